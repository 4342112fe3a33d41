### Pictures in words: alt texts, and the whole table for screen readers. Plain text without markup.

alt-nobody = nadie
alt-on = en { $place }
alt-jailed = en la cárcel
alt-visiting = de visita en la cárcel
alt-out = fuera de la partida
alt-player = { $name }: { $has }
alt-cash = { $amount } en efectivo
alt-worth = patrimonio de { $amount } en total
alt-worth_hidden = patrimonio oculto hasta que se elija el impuesto
alt-jail_cards =
    { $count ->
        [one] 1 carta de cárcel
       *[other] { $count } cartas de cárcel
    }
alt-deeds =
    { $count ->
        [one] 1 propiedad
       *[other] { $count } propiedades
    }
alt-whole_color = todo el grupo { $color }
alt-mortgaged = hipotecada
alt-some_mortgaged =
    { $count ->
        [one] 1 hipotecada
       *[other] { $count } hipotecadas
    }
alt-pot = En el bote: { $amount }
alt-bank = La Banca tiene { $houses } y { $hotels }
alt-offline = La ficha offline está en { $place }.

## The turn, and what is asked

alt-turn = Turno { $turn }: { $what }
alt-turn_of = Turno { $turn }, de { $who }: { $what }
alt-ends_turn = { $who } puede construir, hacer tratos o terminar el turno.
alt-rolls = { $who } va a tirar.
alt-rolls_again = { $who } tira otra vez tras sacar dobles.
alt-time = Tiempo jugado: { $gone } de { $whole } minutos.
alt-last_round = Última ronda: { $gone } de { $whole } minutos jugados.
alt-danger = De { $throws } tiradas, { $any } caen en un alquiler y { $ways } en el peor: { $rent } en { $place }.
alt-in_jail = { $who } está en la cárcel (intento { $turn } de { $turns }) y puede { $ways }.
alt-way_doubles = tirar a dobles
alt-way_fine = pagar { $amount }
alt-way_card = usar una carta de cárcel
alt-buy =
    { $who } puede comprar { $deed } por { $price } o { $auctions ->
        [no] dejarla
       *[yes] mandarla a subasta
    }.
alt-tax = { $who } elige cómo pagar { $place }: { $flat } o el { $percent } % de todo.
alt-tax_known = { $who } elige cómo pagar { $place }: { $flat } o el { $percent } % de todo ({ $share }).
alt-debt = { $who } debe a { $to } { $what }.
alt-debt_short = { $who } debe a { $to } { $what } y tiene que reunir { $missing } más.
alt-debt_later = Después, { $who } debe también a { $to } { $what }.
alt-mortgaged_deed = { $who } recibe { $deed } con hipoteca y puede levantarla por { $cost } o dejarla así por { $interest } de intereses.
alt-shortage = { $who } quiere { $buildings } y la Banca tiene { $left }.
alt-shortage_others = { $who } quiere { $buildings } y la Banca tiene { $left }: { $others } también pueden pedir.
alt-salary = { $who } puede cobrar el sueldo o ir a la casilla que elija.
alt-question = Pregunta para { $who }: «{ $text }»
alt-choices = Para elegir: { $choices }.
alt-trip_won = { $who } ha acertado y debe elegir una propiedad libre para ir y comprarla.
alt-prize = { $who } ha acertado y puede elegir un premio.
alt-court = { $who } está ante el tribunal y puede ir a la cárcel o contratar a un abogado por { $fee }.
alt-offline_move = { $who } debe mover la ficha offline.
alt-moves_on =
    Después, { $who } avanzará { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }.
alt-collects_each = Después, { $who } cobra de { $others }, { $amount } por cabeza.
alt-pays_each = Después, { $who } paga a { $others }, { $amount } por cabeza.
alt-estate = Después salen a subasta: { $deeds }.
alt-building_sale = Se piden { $buildings }: { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Después termina la partida y se cuenta lo que tiene cada cual.

## Spaces

alt-title_open = Pendiente
alt-title_players = Jugadores
alt-title_board = Tablero
alt-title_bank = Banca
alt-last_throw = La última tirada fue { $first } y { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } tiene { $groups }.
alt-deeds_of = Propiedades de { $who }: { $deeds }.
alt-here = Aquí: { $names }.
alt-offline_token = la ficha offline
alt-name_jailed = { $name } (en la cárcel)
alt-for_sale = en venta por { $price }
alt-owned = de { $who }
alt-no_rent_mortgaged = hipotecada, sin alquiler
alt-no_rent_offline = sin alquiler, porque aquí está la ficha offline
alt-no_rent_jail = sin alquiler mientras quien la tiene esté en la cárcel
alt-rent = alquiler { $amount }
alt-rent_dice = alquiler { $amount } por punto de los dados
alt-salary_here = sueldo de { $amount }
alt-salary_or_move_here = sueldo de { $amount } o ir a la casilla que se elija
alt-court_here = al tribunal
alt-trip_here = quien llega con los dados responde una pregunta por un viaje a una propiedad libre
alt-show_here = responde una pregunta por una propiedad libre
alt-tax_here = paga { $amount }
alt-tax_choice_here = paga { $amount } o el { $percent } % de todo
alt-card_here = roba una carta
alt-pot_here = { $amount } en el bote
alt-unsold = Propiedades en venta: { $count }.
alt-deck =
    { $deck }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en el mazo.

## A deed, a card, a hand

alt-deed = Título de propiedad de { $deed }, precio { $price }
alt-deed_family = Título de propiedad de { $deed } ({ $family }), precio { $price }
alt-unowned = Aún no es de nadie
alt-owner = Es de { $who }: { $rent }
alt-owner_built = Es de { $who }, con { $buildings }: { $rent }
alt-all_rents = Todos los alquileres: { $rents }
alt-group_rent = { $amount } con todo el grupo
alt-built_rent = { $amount } con { $buildings }
alt-held_rent = { $amount } teniendo { $count }
alt-times_dice = { $amount } por punto de los dados
alt-building_cost = Cada edificio cuesta { $amount }
alt-mortgage = Hipoteca { $amount }
alt-card = Carta de { $deck }: «{ $text }»
alt-hand = La mano de { $who }: { $cash } en efectivo, { $worth }
alt-hand_out = { $who } está fuera de la partida
alt-complete = Grupos completos: { $groups }
alt-group = { $family } ({ $held } de { $all }): { $deeds }
alt-some_group = Grupo
alt-no_deeds = Aún sin propiedades

## An auction, a trade

alt-auction = Subasta. { $what }
alt-auction_open = { $lot } está en subasta, aún sin pujas; pueden pujar: { $raisers }.
alt-auction_led = { $lot } está en subasta: { $who } va en cabeza con { $amount }; pueden subir: { $raisers }.
alt-bids_open = Las pujas se abren con el precio de construir: { $openings }
alt-bids_open_at_one = Las pujas se abren con { $least }, y quien gane elige el terreno
alt-auction_sold = Subasta terminada. { $who } compra { $lot } por { $price }.
alt-auction_unsold = Subasta terminada. Nadie ha pujado por { $lot }.
alt-lot = Su precio es { $price }
alt-lot_family = Es { $family }, precio { $price }
alt-lot_gives = Con ella, { $who } tiene { $group }
alt-lot_would_give = Con ella, { $who } tendría { $group }
alt-not_bidding = No pujan: { $names }
alt-cash_left = A { $who } le quedan { $amount }
alt-trade = Un trato: { $offer }
alt-trade_mortgaged = Con hipoteca: { $deeds }
alt-trade_cash = Efectivo de { $who }: { $now } ahora, { $then } después
alt-trade_rent = Alquileres de { $who }: unos { $now } por ronda ahora, { $then } después
alt-trade_chance = Probabilidad de que alguien pague alquiler a { $who } en una ronda: { $now } ahora, { $then } después
alt-trade_completes = { $who } completaría { $group }
alt-trade_breaks = { $who } rompería { $group }

## A lobby, the end

alt-lobby =
    Una mesa de { $edition }, { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    } hasta ahora
alt-sitting = En la mesa: { $names }
alt-seats_free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }; la partida necesita { $least }
alt-house_rule = Regla de la casa: { $rule }
alt-called_off = La partida se suspendió
alt-turning_point = Turno { $turn }: { $what }
