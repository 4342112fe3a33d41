### The live table.

## What is asked of whom

table-ask-roll = **{ $who }**, te toca tirar.
table-ask-again = ¡Dobles! **{ $who }**, tira otra vez.
table-ask-jail = **{ $who }** está en la cárcel, turno { $turn } de { $turns }. Los dobles abren la puerta.
table-ask-jail_last = **{ $who }** está en la cárcel, turno { $turn } de { $turns }. Los dobles abren la puerta; sin ellos, pagas { $fine } y avanzas.
table-ask-end_turn = ¿Algo más, **{ $who }**? Construye o haz un trato y luego termina tu turno.
table-ask-buy = **{ $who }**, ¿compras **{ $deed }** por { $price } o dejas que se subaste?
table-ask-buy_or_leave = **{ $who }**, ¿compras **{ $deed }** por { $price } o la dejas?
table-ask-buy_short = **{ $who }**, **{ $deed }** cuesta { $price } y solo puedes gastar { $cash }. Reúne dinero primero o déjala pasar.
table-ask-buy_poor = **{ $who }**, no te llega para **{ $deed }**: cuesta { $price } y solo puedes gastar { $cash }.
table-ask-tax = **{ $who }**, { $space }: ¿{ $flat } o el { $percent } % de todo lo que tienes?
table-ask-tax_blind = **{ $who }**, { $space }: ¿{ $flat } o el { $percent } % de todo lo que tienes? Elige antes de contar.
table-ask-debt = A **{ $who }** le faltan { $missing } para pagar a { $to }. Vende, hipoteca o haz un trato: se paga en cuanto haya dinero.
table-ask-debt_hopeless = A **{ $who }** le faltan { $missing } para pagar a { $to }. Aun vendiéndolo e hipotecándolo todo faltarían { $short }: solo un trato puede ayudar ya.
table-ask-mortgaged = **{ $who }**, **{ $deed }** te llega hipotecada. ¿Levantas la hipoteca ahora por { $lift } o pagas { $interest } de intereses y la dejas así?
table-ask-shortage =
    { $asker } quiere construir y en la Banca escasean { $buildings }: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }. **{ $who }**: ¿cuántos edificios?
table-ask-place = **{ $who }**, ¿dónde pones { $buildings }?
table-ask-place_within = **{ $who }**, ¿dónde pones { $buildings }? Construir ahí puede costar como mucho tu puja de { $bid }.
table-ask-place_nowhere = **{ $who }**, ahora ningún terreno tuyo admite { $buildings }. Si sigue así cuando se acabe el tiempo, vuelve a la Banca.
table-ask-go = **{ $who }** está en { $go }: ¿cobras el sueldo de { $salary } o prefieres ir a cualquier otra casilla?
table-ask-trip = **{ $who }**, te espera una pregunta. Si aciertas, viajas a una propiedad libre que elijas y la compras.
table-ask-challenge_trip = **{ $who }**, una pregunta por un viaje a una propiedad libre, que luego compras; si fallas, todo sigue igual.
    { $topic }: **{ $question }**
table-ask-challenge_show = **{ $who }**, una pregunta por { $deeds }, gratis; si fallas, no ganas nada.
    { $topic }: **{ $question }**
table-ask-prize = ¡Correcto! **{ $who }**, elige tu propiedad.
table-ask-trip_prize = ¡Correcto! **{ $who }**, elige la propiedad a la que viajas y que compras. Puedes gastar { $cash }.
table-ask-trip_short = ¡Correcto! **{ $who }**, viajas a una propiedad libre y la compras. La más barata cuesta { $price } y solo puedes gastar { $cash }: reúne dinero primero.
table-ask-prize_or_on = ¡Correcto! **{ $who }**, elige tu propiedad ({ $now }) o juégatela en la pregunta { $next } por { $then }. Si fallas, te quedas sin nada.
table-ask-court = **{ $who }** está ante el tribunal: ¿cárcel, o abogado por { $fee } y una tirada? Impar: libertad.
table-ask-offline = **{ $who }**, mueve la ficha offline. Donde está no se paga alquiler.
table-ask-offline_from = **{ $who }**, llévate la ficha offline de **{ $deed }**. Donde está no se paga alquiler.
table-ask-auction = **{ $what }** sale a subasta. { $bid }
table-bid = { $who } va en cabeza con { $bid }.
table-no_bid = Aún no hay pujas.
table-no_bid_from = Aún no hay pujas; se abren con { $least }.
table-thinking = **{ $who }** está pensando.
table-unsaved = ⚠️ **Ahora mismo este bot no puede guardar nada, así que la partida espera.** No se pierde nada de lo que has visto. Seguirá sola; si no lo hace, avisa a quien gestiona el bot.
table-deadline = El tiempo se acaba <t:{ $due }:R>.
table-ends = -# Esta partida termina a las <t:{ $due }:t> (<t:{ $due }:R>); entonces gana quien tenga más.
table-time_left =
    -# { $minutes ->
        [one] Queda 1 minuto
       *[other] Quedan { $minutes } minutos
    } del tiempo acordado.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** aún puede pedir { $amount } de alquiler.
table-offers_here = -# Ofertas abiertas: { $offers }
table-offer = [{ $maker } a { $to }]({ $link })
table-offers = -# Ofertas abiertas: { $count }. Míralas con `/offers`.
table-resting = La partida espera a que alguien pulse **He vuelto**.
table-kept = -# La máquina juega por { $who } hasta su regreso: botón **He vuelto**.
table-paused = Esta mesa está en pausa. La moderación puede reanudarla.
table-over = La partida ha terminado. ¡Gracias por jugar!
table-closed = Esta partida se cerró antes de terminar.
table-practice_finished = Esta partida de práctica ha terminado. No cuenta para nada.
table-left = Ese era un mensaje antiguo de esta mesa. El actual está aquí: { $link }
table-fresh = La mesa está puesta.
table-goes_on = La partida sigue con el turno { $turn }.
table-no_pictures = -# Aquí no puedo adjuntar imágenes. La moderación puede darme **Adjuntar archivos** en este canal; mientras tanto, `/board` muestra la mesa como texto.

## Buttons

table-do-roll = Tirar
table-do-roll_jail = Tirar a dobles
table-do-pay_fine = Pagar { $amount }
table-do-use_card = Usar carta de cárcel
table-do-use_card_of = Usar carta de cárcel ({ $deck })
table-do-buy = Comprar por { $amount }
table-do-decline = A subasta
table-do-decline_leave = Dejarla
table-do-pay_flat = Pagar { $amount }
table-do-pay_percent = Pagar el { $percent } %
table-do-pay_percent_known = Pagar el { $percent } % ({ $amount })
table-do-end_turn = Terminar turno
table-do-lift = Levantar por { $amount }
table-do-keep_mortgaged = Dejarla así, pagar { $amount }
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = Renunciar
table-do-take_salary = Cobrar { $amount }
table-do-take_question = Pregúntame
table-do-next_question = Otra pregunta
table-do-plead_guilty = Ir a la cárcel
table-do-hire_lawyer = Abogado por { $amount }
table-do-bankrupt = Bancarrota
table-do-claim_rent = { $who }: pedir { $amount }
table-do-want = { $count }
table-do-want_none = Nada
table-do-answer = { $letter }: { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, de { $owner }
table-note-after = después de { $space }
table-note-held = { $owner }: { $spaces }
table-note-free = libres: { $spaces }
table-pick-expand = Ir a otra casilla
table-pick-take = Elige una propiedad
table-pick-move_token = Mover la ficha a
table-pick-build = Elige un terreno
table-pick-want = ¿Cuántos?
table-pick-which = ¿Cuál?
table-pick-others = Otras casillas
table-give_up = ¿Te declaras en bancarrota? { $name } se lo queda todo.
table-give_up_bank = ¿Te declaras en bancarrota? Todo vuelve a la Banca.
table-give_up_rank = Quedas en el puesto { $rank } de { $seats }.
table-give_up_ends = Con eso termina la partida.
table-give_up_button = Sí, bancarrota
table-raise = Reunir dinero
table-to_auction = Pujar aquí
table-panel = Mi panel
table-trade = Trato
table-back = He vuelto

## Pings

ping-turn = { $who }, es tu turno. [A la mesa]({ $link })
ping-needed = { $who }, la mesa te espera. [A la mesa]({ $link })
ping-reminder = { $who }, aún te toca. La máquina decide <t:{ $due }:R>. [A la mesa]({ $link })
ping-direct = Es tu turno en { $link }.
ping-direct_needed = La mesa te espera en { $link }.
ping-direct_reminder = Aún te toca en { $link }. La máquina decide <t:{ $due }:R>.

## Trouble with showing

table-missing = No puedo mostrar la mesa en <#{ $channel }>: allí necesito **{ $permission }**. La moderación puede darlo en los permisos del canal. Mientras tanto, la partida sigue.

## Commands

play-command_roll = Tira los dados
play-command_buy = Compra la propiedad en la que estás
play-command_decline = No comprar la propiedad en la que estás
play-command_pay = Paga la multa de la cárcel, el impuesto fijo o el porcentaje
play-option_what = Qué pagar
play-pay-fine = multa de la cárcel
play-pay-flat = impuesto fijo
play-pay-percent = porcentaje de todo
play-command_usecard = Sal de la cárcel con una carta
play-command_end = Termina tu turno
play-command_build = Construye en un terreno o en un grupo entero
play-option_where = Un terreno o un grupo entero
play-command_sell = Vende edificios de un terreno o de un grupo entero
play-option_count = Cuántos, en un solo terreno
play-command_mortgage = Hipoteca una propiedad
play-command_lift = Levanta una hipoteca
play-option_deed = Una de tus propiedades
play-command_claim = Pide el alquiler que te deben
play-command_bankrupt = Declárate en bancarrota cuando no puedas pagar lo que debes
play-command_choose = Responde a lo que te pregunte la mesa
play-option_answer = Una de tus respuestas posibles
play-command_table = Trae la mesa aquí abajo, con los mensajes más nuevos
play-build_option = { $deed }: hasta { $most }, { $cost } por edificio
play-sell_option = { $deed }: hasta { $most }, { $cost } de vuelta por edificio
play-group_build_option = { $group }, cada terreno a { $level }: { $amount }
play-group_sell_option = { $group }, cada terreno baja a { $level }: { $amount } de vuelta
play-mortgage_option = { $deed }: { $amount }
play-done = Hecho.
play-gave_up = Quedas fuera de la partida. ¡Gracias por jugar!
play-shown = Aquí viene.
play-not_possible = Eso no se puede ahora. Elige una de las sugerencias.
