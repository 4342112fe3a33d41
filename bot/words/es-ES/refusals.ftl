### What the rules say no to, and what to do instead. The ids are the engine's codes.

refusal-already_highest = Tu puja de { $bid } ya va en cabeza. Espera a que alguien la suba.
refusal-already_mortgaged = Esa propiedad ya está hipotecada.
refusal-already_rolled = Ya has tirado. Acaba primero tu turno.
refusal-bad_count = Ese número no vale aquí.
refusal-bad_partner = Elige a otra persona que siga en la partida.
refusal-bid_stands = Tu puja de { $bid } va en cabeza y te obliga, así que no puedes pasar.
refusal-bid_too_low = Puja al menos { $minimum }.
refusal-can_still_pay = Debes { $owed } y aún puedes reunir { $raisable }: vende, hipoteca o haz un trato.
refusal-cannot_pay_interest = { $seat } no podría pagar los intereses de { $needed } por las propiedades hipotecadas.
refusal-debt_first = { $seat } tiene que pagar { $owed } y después solo podría reunir { $raisable }: el trato debe aportar al menos { $worth }.
refusal-empty_offer = Una oferta necesita algo en al menos un lado.
refusal-fully_built = { $most ->
    [0] Aquí no se puede construir nada más.
   *[other] Son demasiados: aquí, { $most } como mucho.
    }
refusal-game_ends = La partida está terminando: ya nadie negocia, construye ni reclama alquiler.
refusal-game_over = Esta partida ha terminado.
refusal-group_has_buildings = Vende primero los edificios de este grupo.
refusal-group_incomplete = Para construir necesitas todas las propiedades de este grupo.
refusal-group_mortgaged = Levanta las hipotecas de este grupo antes de construir.
refusal-in_debt = Salda primero tu deuda.
refusal-last_jail_turn = En tu último turno en la cárcel tiras primero; sin dobles, llega la multa.
refusal-listed_twice = Una propiedad está dos veces en esta oferta.
refusal-lot_too_dear = Elige un terreno donde construir no cueste más que tu puja de { $bid }.
refusal-must_roll = Aún tienes que tirar.
refusal-must_take_question = No hay forma de esquivar la pregunta: pídela y responde.
refusal-no_claim = { $blocked ->
    [mortgaged] La propiedad está hipotecada, así que ahora no se puede pedir su alquiler.
    [offline] La ficha offline está en esa casilla, así que ahora no se puede pedir su alquiler.
   *[other] No hay ningún alquiler que puedas pedir.
    }
refusal-no_debt = No tienes deudas, así que no hay motivo de bancarrota.
refusal-no_hotels = { $left ->
    [0] A la Banca no le queda ninguno. Espera a que vuelva alguno.
   *[other] Existencias de la Banca: solo { $left }. No alcanza para eso.
    }
refusal-no_houses = { $left ->
    [0] A la Banca no le queda nada de eso. Espera a que vuelvan más.
   *[other] Existencias de la Banca: solo { $left }. No alcanza para eso.
    }
refusal-no_jail_card = Esa carta de cárcel no está en esa mano.
refusal-no_legal_lot = Ahora no tienes ningún terreno que admita este edificio.
refusal-no_offer = No hay ninguna oferta abierta que responder.
refusal-no_such_seat = Ahí no hay nadie.
refusal-no_time_limit = Esta partida no tiene límite de tiempo.
refusal-not_a_prize = Esa propiedad no se puede elegir aquí.
refusal-not_a_target = Elige otra casilla: esa no se puede elegir aquí.
refusal-must_take = No hay más remedio: quédate con una de las propiedades.
refusal-not_a_deed = Esa casilla no tiene propiedad.
refusal-not_a_lot = Solo puedes construir en los terrenos de un grupo de color.
refusal-not_ahead = Solo se puede dar la victoria a quien tenga más patrimonio que todos los demás.
refusal-not_asked = No se te ha preguntado, o ya has respondido.
refusal-not_enough_cash = Hacen falta { $needed } y tienes { $spendable } libres.
refusal-not_enough_houses = Existencias de la Banca para eso: solo { $left }. Vende más edificios del grupo.
refusal-not_in_auction = Ya no estás en esta subasta.
refusal-not_in_jail = No estás en la cárcel.
refusal-not_mortgaged = Esa propiedad no está hipotecada.
refusal-not_now = Antes va otra cosa: { $asked }.
refusal-not_owner = Esa propiedad es de otra persona.
refusal-not_your_turn = Es el turno de { $seat }.
refusal-not_yours = Eso lo decide { $seat }.
refusal-nothing_asked = Ahora mismo no se te pregunta nada.
refusal-nothing_to_sell = { $most ->
    [0] Ahí no hay ningún edificio.
   *[other] No hay tantos edificios que vender; { $most } como mucho.
    }
refusal-one_kind_at_a_time = Los edificios escasean: pide primero los pequeños y luego el grande.
refusal-other_deed_first = Antes va otra propiedad.
refusal-out_of_game = Estás fuera de esta partida.
refusal-scarce = Otros también podrían construir y no hay para todos: construye terreno a terreno.
refusal-shortage_open = Se están repartiendo los edificios que quedan. Prueba cuando acabe.
refusal-stale = La partida ya ha avanzado; mira lo que se pregunta ahora.
refusal-tax_first = Hasta que { $seat } elija el impuesto, ningún trato puede reducir su patrimonio: la oferta espera.
refusal-too_many_offers = Tienes { $most } ofertas abiertas. Retira una primero.
refusal-trip_first = { $seat } debe guardar { $needed } para un viaje, y solo quedarían { $raisable }.
refusal-uneven = Construye y vende por igual: los terrenos de un grupo se llevan uno como mucho.
refusal-unsettled_mortgage = Decide primero sobre esa propiedad hipotecada.
refusal-which_one = Hay varias posibilidades. Di cuál.

## What comes first, after a colon

asked-auction = una subasta
asked-building_sale = una subasta de edificios
asked-buy = si comprar o no
asked-challenge = una pregunta
asked-court = el tribunal
asked-debt = una deuda
asked-each_player = una carta
asked-end_turn = el final del turno
asked-estate_sale = una subasta de bienes
asked-final_count = el recuento final
asked-go = la elección en SALIDA
asked-jail = la salida de la cárcel
asked-mortgaged = una propiedad hipotecada
asked-move_on = un avance
asked-offline = la ficha offline
asked-place = dónde construir
asked-prize = un premio
asked-roll = tirar
asked-shortage = edificios escasos
asked-tax = un impuesto
asked-trip = un viaje
