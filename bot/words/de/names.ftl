### Wie Dinge in einem Satz der Geschichte oder des Bots heißen.

name-bank = die Bank
# Jemand, dessen Name nichts zeigt
name-player = Platz { $number }
name-pot = den Topf
name-utility = Versorgungswerk
name-nothing = nichts
name-then = { $first }, dann { $last }
name-ordinal = { $number }.

## Wie eine Regel ein Feld nennt, das ein Spielplan nicht hat

space-go = LOS
space-jail = Gefängnis
space-free_parking = Frei parken
space-go_to_jail = Ab ins Gefängnis
space-tax = Einkommensteuer
space-tax2 = Eine zweite Steuer

## Mehrere Dinge hintereinander

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Gezählt. $one, $few und $many sind die Wörter der Ausgabe; ihr Geschlecht kennt niemand, darum steht auch die Eins als Zahl

name-buildings =
    { $count ->
        [one] 1 { $one }
       *[other] { $count } { $many }
    }
name-buildings_counted =
    { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }
name-deeds =
    { $count ->
        [one] ein Grundstück
       *[other] { $count } Grundstücke
    }
name-jail_cards =
    { $count ->
        [one] eine Freikarte
       *[other] { $count } Freikarten
    }

## Eine ganze Gruppe, als etwas, das man hat

name-whole_railroads = alle { $railroads }
name-whole_color = die ganze Gruppe { $color }
name-whole_group = die ganze Gruppe

## Beide Seiten eines Handels

name-terms = { $give } für { $ask }

## Eine Summe, und wofür sie ist

name-sum = { $amount } { $cause }
cause-rent = Miete für { $place }
cause-rent_built = Miete für { $place } ({ $buildings })
cause-rent_dice = Miete für { $place } ({ $times } mal der Wurf)
cause-tax = { $place }
cause-tax_percent = { $place } ({ $percent } % von allem)
cause-price = für { $place }
cause-interest = Zinsen auf { $place }
cause-fine = Kaution
cause-repairs = für Reparaturen
cause-card = für eine Karte
