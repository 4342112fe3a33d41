### The page that shows a finished game step by step.

replay-turn = Turn
replay-of = of
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-first = To the beginning
replay-last = To the end
replay-speed = Speed
replay-moment = Moment
replay-board = Board
replay-players = Players
replay-cash = Cash
replay-deeds = Deeds
replay-jail = in jail
replay-out = out
replay-worth = What everybody was worth
replay-story = Story
replay-points = Turning points
replay-free = nobody's
replay-mortgaged = mortgaged
replay-made = Made by Rentroll, an independent fan project.
