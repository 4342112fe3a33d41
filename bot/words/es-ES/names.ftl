### What things are called within a sentence of the story or of the bot.

name-bank = la Banca
# Somebody whose name shows nothing
name-player = Jugador { $number }
name-pot = el bote
name-utility = servicio público
name-nothing = nada
# Those who had one seat, one after another
name-then = { $first }, luego { $last }
# A rank. ORDINAL chooses among the forms that a language has for them
name-ordinal = { $number }.º

## What a rule calls a space that a board does not have

space-go = SALIDA
space-jail = Cárcel
space-free_parking = Parking gratuito
space-go_to_jail = A la cárcel
space-tax = Impuesto sobre la renta
space-tax2 = Un segundo impuesto

## Several things in a row

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-or =
    { $sound ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }

## Counted. $one, $few and $many are the edition's words for one, two and five; $sound says whether $one begins with a vowel

name-buildings =
    { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }
name-buildings_counted =
    { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }
name-deeds =
    { $count ->
        [one] una propiedad
       *[other] { $count } propiedades
    }
name-jail_cards =
    { $count ->
        [one] una carta de cárcel
       *[other] { $count } cartas de cárcel
    }

## A complete group, as something to be held. $railroads are several of them, where a translation says it

name-whole_railroads = el grupo completo de { $railroads }
name-whole_color = todo el grupo { $color }
name-whole_group = todo el grupo

## Both sides of a trade

name-terms = { $give } por { $ask }

## A sum, and what it is for

name-sum = { $amount } { $cause }
cause-rent = de alquiler por { $place }
cause-rent_built = de alquiler por { $place } con { $buildings }
cause-rent_dice = de alquiler por { $place } ({ $times } × dados)
cause-tax = de { $place }
cause-tax_percent = de { $place } (el { $percent } % de todo)
cause-price = por { $place }
cause-interest = de intereses por { $place }
cause-fine = para salir de la cárcel
cause-repairs = por reparaciones
cause-card = por una carta
