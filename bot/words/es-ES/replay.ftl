### The page on which a finished game can be browsed.

replay-turn = Turno
replay-of = de
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-first = Al principio
replay-last = Al final
replay-speed = Velocidad
replay-moment = Momento
replay-board = Tablero
replay-players = Jugadores
replay-cash = Efectivo
replay-deeds = Propiedades
replay-jail = en la cárcel
replay-out = fuera
replay-worth = El patrimonio de cada cual
replay-story = Historia
replay-points = Momentos clave
replay-free = de nadie
replay-mortgaged = hipotecada
replay-made = Hecho por Rentroll, un proyecto de fans independiente.
