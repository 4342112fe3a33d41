### What things are called within a sentence of the story or of the bot.

name-bank = la Banque
# Somebody whose name shows nothing
name-player = Place { $number }
name-pot = la cagnotte
name-utility = compagnie
name-nothing = rien
# Those who had one seat, one after another
name-then = { $first }, puis { $last }
# A rank. ORDINAL chooses among the forms that a language has for them
name-ordinal =
    { ORDINAL($number) ->
        [one] { $number }er
       *[other] { $number }e
    }

## What a rule calls a space that a board does not have

space-go = Départ
space-jail = Prison
space-free_parking = Parking gratuit
space-go_to_jail = File en prison
space-tax = Impôt sur le revenu
space-tax2 = Une seconde taxe

## Several things in a row

list-comma = { $first }, { $last }
list-semicolon = { $first } ; { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

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
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
name-jail_cards =
    { $count ->
        [one] { $count } carte de sortie
       *[other] { $count } cartes de sortie
    }

## A complete group, as something to be held. $railroads are several of them, where a translation says it

name-whole_railroads = l’ensemble des { $railroads }
name-whole_color = tout le groupe { $color }
name-whole_group = tout le groupe

## Both sides of a trade

name-terms = { $give } contre { $ask }

## A sum, and what it is for

name-sum = { $amount } { $cause }
cause-rent = de loyer pour { $place }
cause-rent_built = de loyer pour { $place } avec { $buildings }
cause-rent_dice = de loyer pour { $place } ({ $times } fois les dés)
cause-tax = ({ $place })
cause-tax_percent = ({ $place }, { $percent } % de tout)
cause-price = pour { $place }
cause-interest = d’intérêts sur { $place }
cause-fine = pour sortir de prison
cause-repairs = de réparations
cause-card = pour une carte
