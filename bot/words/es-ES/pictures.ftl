### Words painted into pictures. Short: each has a small place, and shrinks when it is long. No markup.

picture-turn = turno { $turn }
picture-turn_of = turno { $turn } de { $last }
picture-start = el inicio
picture-end = el final
picture-out_of_game = fuera de la partida
picture-cash = efectivo
picture-worth = patrimonio
# The time of a timed game
picture-last_round = última ronda
picture-minutes = { $gone } de { $whole } min
# How likely something is: $share in $of, as 1 in 9.
picture-chance = { $share } de { $of }
# $chance and $any are such likelihoods.
picture-danger = Peor tirada: { $rent } en { $place } ({ $chance }). Algún alquiler: { $any }.

## What a space costs or does

picture-collect = cobra { $amount }
picture-tax_choice = { $flat } o { $percent } %
picture-tax_percent = { $percent } %
picture-draw_card = roba una carta
picture-salary_or_move = { $amount } o seguir
picture-to_court = al tribunal
picture-to_jail = directo a la cárcel
picture-quiz_deed = pregunta con premio
picture-quiz_trip = pregunta con viaje
picture-in_pot = { $amount } en el bote
picture-in_jail = en la cárcel
picture-nothing_happens = no pasa nada
picture-rent_now = alquiler { $amount }
picture-rent_now_dice = alquiler { $amount } × dados
picture-no_rent_mortgaged = hipotecada: sin alquiler
picture-no_rent_offline = offline: sin alquiler

## A title deed. $building, $buildings, $hotel: the edition's words

picture-title_deed = Título de propiedad
picture-rent = Alquiler
picture-rent_group = Con todo el grupo
picture-rent_group_clear = Con el grupo, sin hipotecas
picture-rent_held = Alquiler teniendo { $count }
picture-rent_all_held =
    { $count ->
        [2] Alquiler con el grupo (2)
       *[other] Alquiler con el grupo ({ $count })
    }
picture-times_dice = { $amount } × dados
picture-times_roll = { $amount } × nueva tirada
picture-price = Precio
picture-each_building = Cada { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Valor de hipoteca
picture-mortgaged = Hipotecada
picture-no_rent_due = Aquí no se paga alquiler
picture-bank_lent = La Banca prestó
picture-interest = Intereses, { $percent } %
picture-to_lift = Para levantarla
picture-new_owner = Quien la reciba paga { $interest } al momento o levanta la hipoteca.
picture-no_rent = sin alquiler
picture-belongs_with = Va con
picture-nobody_owns = Aún no es de nadie
picture-deed_price = precio { $amount }
picture-deed_mortgaged = hipotecada

## A card and what it does

picture-from_bank = de la Banca
picture-from_each = de cada jugador
picture-to_bank = a la Banca
picture-to_each = a cada jugador
picture-for_each = por cada { $building }
picture-move_there = ve allí
picture-times_new_roll = { $amount } × nueva tirada
picture-times_rent = { $times } × el alquiler
picture-if_owned = si es de alguien
picture-spaces_back =
    { $count ->
        [one] 1 casilla atrás
       *[other] { $count } casillas atrás
    }
picture-then_there = y haz lo que diga allí
picture-no_salary = sin sueldo por el camino
picture-keep = Para guardar
picture-keep_until = hasta que la uses o la des en un trato

## A hand

picture-hand_out = Fuera de la partida
picture-hand_empty = Aún sin propiedades
picture-no_deeds = sin propiedades
picture-complete_groups =
    { $count ->
        [one] 1 grupo completo
       *[other] { $count } grupos completos
    }
picture-free_deed = libre, { $price }
picture-some = { $held } de { $all }
picture-complete = completo

## An auction. The states of bidders stand in a narrow column

picture-auction = Subasta
picture-estate_then = bancarrota, luego { $deeds }
picture-estate_more =
    bancarrota, luego { $count ->
        [one] 1 propiedad más
       *[other] { $count } propiedades más
    }
picture-too_few = se piden { $buildings }, y la Banca no alcanza
picture-not_bidding = no puja
picture-may_not_buy = aún no compra
picture-passed = pasa
picture-leading = lidera
picture-in_debt = con deuda
picture-cannot_raise = no llega
picture-no_lot = sin terreno
picture-still_in = sigue
picture-buys = la compra
picture-leads = lidera
picture-wants = quiere { $buildings }
picture-wants_from = quiere { $buildings }, desde { $amount }
picture-completes = completa { $group }
picture-would_complete = completaría { $group }
picture-holds = tiene { $held } de { $all }
picture-now_holds = ya tiene { $held } de { $all }
# A group as something that is completed or broken up.
picture-group = el grupo
picture-color_group = el grupo { $color }
picture-its_group = su grupo
picture-one_building = 1 { $building }
picture-in_bank = { $count } en la Banca
picture-costs = cuesta { $amount }
picture-costs_between = cuesta de { $least } a { $most }
picture-sold_for = vendida por
picture-not_sold = sin vender
picture-highest_bid = puja más alta
picture-no_bid = sin pujas
picture-no_bid_yet = aún sin pujas
picture-bids_start = pujas desde { $amount }
picture-stays = se queda en la Banca
picture-winner_chooses = quien gane elige el terreno
picture-within_bid = obra por la puja como máximo
picture-printed_price = precio impreso { $amount }
picture-under_price = menos del 1 % del precio impreso
picture-of_price = { $percent } % del precio impreso

## A trade

picture-trade = Trato
picture-impossible = ahora no es posible
picture-gives = da
picture-gives_nothing = nada
picture-jail_card = carta de cárcel, { $deck }
picture-breaks_up = rompe { $group }
picture-then_owes =
    deberá { $interest } de intereses por { $count ->
        [one] 1 propiedad hipotecada
       *[other] { $count } propiedades hipotecadas
    }
picture-groups_label = grupos completos
picture-rent_round = alquiler/ronda
picture-rent_chance = prob. de alquiler

## A lobby

picture-players = { $least } a { $most } jugadores
picture-seats_taken = { $taken } de { $all }
picture-waiting_for =
    { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
picture-table_full = la mesa está llena
picture-ready = todo listo
picture-open_seat = asiento libre
picture-official = Reglas oficiales
picture-no_house_rules = En esta mesa no hay reglas de la casa.
picture-house_rules = Reglas de la casa de esta mesa

## The end card. The sentences follow the winners' names, $winners is how many they are

picture-called_off = Suspendida
picture-broke_up =
    La mesa se levantó tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_last_player =
    { $winners ->
        [one] gana y se queda con la mesa
       *[other] comparten la victoria y se quedan con la mesa
    }, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_time_limit =
    { $winners ->
        [one] gana con { $worth }
       *[other] comparten la victoria con { $worth } por cabeza
    } al acabarse el tiempo, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_conceded =
    { $winners ->
        [one] gana con { $worth }
       *[other] comparten la victoria con { $worth } por cabeza
    }: los demás se rinden, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_first_bankruptcy =
    { $winners ->
        [one] gana con { $worth }
       *[other] comparten la victoria con { $worth } por cabeza
    } en la primera bancarrota, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
picture-at_best = llegó a { $amount }
picture-out_in_turn = fuera: turno { $turn }
picture-worth_title = El patrimonio de cada cual

## A player's card of figures

picture-rating = Puntuación
picture-games =
    { $count ->
        [one] Partida
       *[other] Partidas
    }
picture-wins =
    { $count ->
        [one] Victoria
       *[other] Victorias
    }
picture-won = Ganadas
picture-percent = { $percent } %
picture-rating_course = Puntuación, partida a partida
picture-places = Puestos
picture-place = { $place }.º
picture-no_rated_games = Aún sin partidas contra otras personas
picture-after_games =
    tras { $count ->
        [one] 1 partida puntuada
       *[other] { $count } partidas puntuadas
    }
picture-favourite_token = Ficha favorita
picture-favourite_edition = Edición favorita
