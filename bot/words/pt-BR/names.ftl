### What things are called within a sentence of the story or of the bot.

name-bank = o Banco
# Somebody whose name shows nothing
name-player = Participante { $number }
name-pot = o pote
name-utility = companhia
name-nothing = nada
# Those who had one seat, one after another
name-then = { $first }, depois { $last }
# A rank.
name-ordinal = { $number }º

## What a rule calls a space that a board does not have

space-go = Início
space-jail = Prisão
space-free_parking = Parada livre
space-go_to_jail = Vá para a prisão
space-tax = Imposto de renda
space-tax2 = Um segundo imposto

## Several things in a row

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }

## Counted. $one, $few and $many are the edition's words for one, two and five; $sound says whether $one begins with a vowel

name-buildings =
    { $count ->
        [1] { $count } { $one }
       *[other] { $count } { $many }
    }
name-buildings_counted =
    { $count } { $count ->
        [1] { $one }
       *[other] { $many }
    }
name-deeds =
    { $count ->
        [1] uma propriedade
       *[other] { $count } propriedades
    }
name-jail_cards =
    { $count ->
        [1] uma carta de saída
       *[other] { $count } cartas de saída
    }

## A complete group, as something to be held. $railroads are several of them, where a translation says it

name-whole_railroads = o grupo inteiro de { $railroads }
name-whole_color = todo o grupo { $color }
name-whole_group = o grupo inteiro

## Both sides of a trade

name-terms = { $give } por { $ask }

## A sum, and what it is for

name-sum = { $amount } { $cause }
cause-rent = de aluguel por { $place }
cause-rent_built = de aluguel por { $place } com { $buildings }
cause-rent_dice = de aluguel por { $place } ({ $times } vezes os dados)
cause-tax = de { $place }
cause-tax_percent = de { $place } ({ $percent }% de tudo)
cause-price = por { $place }
cause-interest = de juros por { $place }
cause-fine = para sair da prisão
cause-repairs = por reparos
cause-card = por uma carta
