### The page on which a finished game can be browsed.

replay-turn = Tour
replay-of = sur
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-first = Au début
replay-last = À la fin
replay-speed = Vitesse
replay-moment = Moment
replay-board = Plateau
replay-players = Joueurs
replay-cash = Argent
replay-deeds = Propriétés
replay-jail = en prison
replay-out = hors jeu
replay-worth = Les fortunes au fil du jeu
replay-story = Histoire
replay-points = Tournants
replay-free = à personne
replay-mortgaged = hypothéquée
replay-made = Fait par Rentroll, un projet de fans indépendant.
