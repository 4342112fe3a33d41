### Strona, na której można przeglądać skończoną grę.

replay-turn = Tura
replay-of = z
replay-play = Odtwórz
replay-pause = Pauza
replay-back = Krok wstecz
replay-on = Krok dalej
replay-first = Na początek
replay-last = Na koniec
replay-speed = Tempo
replay-moment = Chwila
replay-board = Plansza
replay-players = Gracze
replay-cash = Gotówka
replay-deeds = Posiadłości
replay-jail = w więzieniu
replay-out = poza grą
replay-worth = Majątek graczy
replay-story = Opowieść
replay-points = Punkty zwrotne
replay-free = niczyje
replay-mortgaged = w zastawie
replay-made = Wykonanie: Rentroll, niezależny projekt fanowski.
