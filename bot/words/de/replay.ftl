### Die Seite, auf der sich ein fertiges Spiel durchblättern lässt.

replay-turn = Zug
replay-of = von
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-moment = Moment
replay-board = Spielplan
replay-players = Am Tisch
replay-cash = Bargeld
replay-deeds = Grundstücke
replay-jail = im Gefängnis
replay-out = raus
replay-worth = Wer wie viel hatte
replay-story = Geschichte
replay-points = Wendepunkte
replay-free = niemandes
replay-mortgaged = beliehen
replay-made = Gemacht mit Rentroll, einem unabhängigen Fanprojekt.
