### Names of things within a sentence.

name-bank = the Bank
# A player whose name has no visible letters
name-player = Player { $number }
name-pot = the pot
name-utility = utility
name-nothing = nothing
# The players who had one seat, in order
name-then = { $first }, then { $last }
# A rank. ORDINAL chooses the language's form for it
name-ordinal =
    { ORDINAL($number) ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }

## Names in the rules for spaces that a board does not have

space-go = GO
space-jail = Jail
space-free_parking = Free Parking
space-go_to_jail = Go To Jail
space-tax = Income tax
space-tax2 = A second tax

## Several things in a row. $sound is i or o if the last one begins so, else other: Spanish says "e" and "u" there

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Counted. $one, $few and $many are the edition's words for one, two and five; $sound says whether $one begins with a vowel

name-buildings =
    { $count ->
        [one] { $sound ->
            [vowel] an { $one }
           *[consonant] a { $one }
        }
       *[other] { $count } { $many }
    }
name-buildings_counted =
    { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }
name-deeds =
    { $count ->
        [one] a deed
       *[other] { $count } deeds
    }
name-jail_cards =
    { $count ->
        [one] a jail card
       *[other] { $count } jail cards
    }

## A complete group, as the object of "holds"

# Use $railroad (one) or $railroads (several), as your sentence needs
name-whole_railroads = every { $railroad }
name-whole_color = the whole { $color } group
name-whole_group = the whole group

## Both sides of a trade

name-terms = { $give } for { $ask }

## A sum and its purpose

name-sum = { $amount } { $cause }
cause-rent = rent for { $place }
cause-rent_built = rent for { $place } with { $buildings }
cause-rent_dice = rent for { $place } ({ $times } times the dice)
cause-tax = { $place }
cause-tax_percent = { $place } ({ $percent }% of everything)
cause-price = for { $place }
cause-interest = interest on { $place }
cause-fine = to get out of jail
cause-repairs = for repairs
cause-card = for a card
