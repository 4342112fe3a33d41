### Jak co się nazywa w zdaniach opowieści i bota.

name-bank = Bank
# Ktoś, czyje imię niczego nie pokazuje
name-player = Gracz { $number }
name-pot = pula
name-utility = zakład komunalny
name-nothing = nic
# Ci, którzy po kolei mieli jedno miejsce
name-then = { $first }, potem { $last }
name-ordinal = { $number }.

## Jak zasada nazywa pole, którego plansza nie ma

space-go = START
space-jail = Więzienie
space-free_parking = Darmowy parking
space-go_to_jail = Idź do więzienia
space-tax = Podatek dochodowy
space-tax2 = Drugi podatek

## Kilka rzeczy z rzędu

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Policzone. $one, $few i $many to słowa edycji na jeden, dwa i pięć

name-buildings =
    { $count ->
        [one] { $one }
        [few] { $count } { $few }
       *[many] { $count } { $many }
    }
name-buildings_counted =
    { $count } { $count ->
        [one] { $one }
        [few] { $few }
       *[many] { $many }
    }
name-deeds =
    { $count ->
        [one] 1 posiadłość
       *[many] { $count } posiadłości
    }
name-jail_cards =
    { $count ->
        [one] karta wyjścia
        [few] { $count } karty wyjścia
       *[many] { $count } kart wyjścia
    }

## Pełna grupa jako coś, co się ma. $railroads to kilka z nich

name-whole_railroads = wszystkie { $railroads }
name-whole_color = wszystkie { $color } pola
name-whole_group = całą grupę

## Obie strony wymiany

name-terms = { $give }, w zamian: { $ask }

## Kwota i za co ona jest

name-sum = { $amount } ({ $cause })
cause-rent = czynsz za pole { $place }
cause-rent_built = czynsz za pole { $place }, { $buildings }
cause-rent_dice = czynsz za pole { $place }, { $times } razy oczka
cause-tax = { $place }
cause-tax_percent = { $place }, { $percent }% majątku
cause-price = za pole { $place }
cause-interest = odsetki za pole { $place }
cause-fine = za wyjście z więzienia
cause-repairs = za remonty
cause-card = za kartę
