### Trades.

trade-thread = Tratos
trade-direct = Te ofrecen un trato: { $link }
trade-no_room = -# Este servidor tiene tantos hilos abiertos como permite Discord, así que la oferta queda aquí.
trade-no_thread = -# Con el permiso **{ $permission }** en { $place }, llevaría los tratos en un hilo propio.

## The builder

trade-whom = **Un trato.** ¿Con quién?
trade-partner = Elige con quién
trade-partner_note =
    { $cash }, { $deeds ->
        [one] 1 propiedad
       *[other] { $deeds } propiedades
    }
trade-nobody = No queda nadie con quien hacer un trato.
trade-out = Estás fuera de esta partida, así que no te queda nada que ofrecer.
trade-title = **Un trato con { $name }**
trade-title_counter = **Tu contraoferta a { $name }**
trade-give = Das: { $goods }
trade-ask = Recibes: { $goods }
trade-nothing = nada aún
trade-group_give = Propiedades que das: elige un grupo
trade-group_ask = Propiedades que recibes: elige un grupo
trade-group_note = { $count } de { $all } en el trato
trade-group_single = { $group }: { $deed }
trade-deeds_give = { $group }: ¿qué propiedades das?
trade-deeds_ask = { $group }: ¿qué propiedades recibes?
trade-deed_note = precio { $price }
trade-deed_mortgaged = hipotecada, { $interest } de intereses para quien la reciba
trade-cash = Efectivo
trade-cash_title = Efectivo en este trato
trade-cash_give = Das (tienes { $most })
trade-cash_ask = Recibes ({ $name } tiene { $most })
trade-fair = ¿Qué aceptaría?
trade-fair_found = -# A una máquina le parecería justo para las dos partes. { $name } puede verlo de otra manera.
trade-fair_none = -# Ahora mismo no hay ningún trato con { $name } que a una máquina le parezca justo para las dos partes.
trade-fair_theirs = -# { $name } podría aceptarlo, pero a una máquina no le parecería bueno para ti.
trade-fair_not_so = -# Se añada lo que se añada, un trato con estas propiedades no le parecería a una máquina justo para las dos partes.
trade-cards_give = Dar cartas de cárcel: { $count } de { $all }
trade-cards_ask = Recibir cartas de cárcel: { $count } de { $all }
trade-other = Con otra persona
trade-clear = Empezar de nuevo
trade-refresh = Actualizar
trade-send = Enviar oferta
trade-send_counter = Enviar contraoferta
trade-not_possible = -# Ahora mismo no es posible. { $reason }
trade-sent = Enviada a { $name }. `/offers` muestra todas las abiertas.
trade-to_offer = Ver la oferta
trade-another = Otro trato

## The offer

trade-offer = ### { $maker } ofrece un trato a { $to }
trade-offer_gives = **{ $name }** da { $goods }.
trade-offer_nothing = nada
trade-outlook = -# { $name }: { $changes }.
trade-rent = alquiler por ronda { $now } → { $then }
trade-chance = probabilidad de alquiler { $now } → { $then }
trade-completes = completa { $group }
trade-breaks = rompe { $group }
trade-interest = { $name } deberá entonces { $interest } de intereses por recibir { $count } bajo hipoteca, o pagará más para levantarla.
trade-interest_deeds =
    { $count ->
        [one] 1 propiedad
       *[other] { $count } propiedades
    }
trade-for_you = { $mention }, tú decides.
trade-warning = Ahora mismo no es posible. { $reason }
trade-accept = Aceptar
trade-decline = Rechazar
trade-counter = Contraoferta
trade-withdraw = Retirar

## How it ended

trade-accepted = ¡Trato hecho! { $maker } da { $give } por { $ask } de { $to }.
trade-rejected = { $to } ha rechazado: { $terms }.
trade-withdrawn = { $maker } ha retirado esta oferta: { $terms }.
trade-countered = { $to } ha respondido con una contraoferta. Esto era: { $terms }.
trade-out_of_game = Sin efecto: una de las dos partes está fuera de la partida. Esto era: { $terms }.
trade-impossible = Esta oferta ya no es posible y queda cerrada: { $terms }.
    -# { $reason }
trade-game_over = La partida ha terminado, y esta oferta también.
trade-closed = Esta oferta está cerrada.
trade-terms = { $give } por { $ask }
trade-fell_through = Ese trato ya no es posible, así que queda cerrado. Su mensaje dice por qué.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } lo ha rechazado demasiadas veces para pensarlo ahora.
trade-no_leader = { $maker } tomaría mucha ventaja.
trade-no_gives_group = { $maker } tendría { $group }.
trade-no_breaks_group = { $to } perdería { $group }.
trade-no_nothing = { $to } no recibiría nada a cambio.
trade-no_little = Es demasiado poco para { $to }.

## Refusals

trade-not_for_you = A esta oferta le toca responder a { $name }.
trade-not_by_you = Solo { $name } puede retirar esta oferta.
trade-no_seat = En esta mesa no hay nadie llamado { $name }.
trade-yourself = No puedes hacer un trato contigo. Elige a otra persona.

## Commands

trade-command_trade = Prepara un trato con otra persona
trade-option_partner = Con quién hacer el trato
trade-command_offers = Las ofertas abiertas en esta mesa
trade-no_offers = No hay ofertas abiertas en esta mesa. Haz una con `/trade`.
trade-offers = **Ofertas abiertas**
trade-offers_line = - { $maker } a { $to }: { $terms }
trade-offers_link = ([ver]({ $link }))
