### The page on which a finished game can be browsed.

replay-turn = Turno
replay-of = de
replay-play = Reproduzir
replay-pause = Pausar
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-first = Ao começo
replay-last = Ao fim
replay-speed = Velocidade
replay-moment = Momento
replay-board = Tabuleiro
replay-players = Jogadores
replay-cash = Dinheiro
replay-deeds = Propriedades
replay-jail = na prisão
replay-out = fora
replay-worth = O patrimônio de cada um
replay-story = História
replay-points = Viradas
replay-free = de ninguém
replay-mortgaged = hipotecada
replay-made = Feito por Rentroll, um projeto independente de fãs.
