### The story: what has just happened, in plain sentences without markup.
###
### The attributes of a message are other ways to say the same; which one is told goes by the turn, so that a story is the same at every telling.

story-cards_shuffled = Se barajan las cartas.
story-dealt = { $who } recibe { $deeds }.
story-dealt_paid = { $who } recibe { $deeds } por { $amount }.
story-completed = ¡{ $who } ya tiene { $groups }!

## Who begins

story-first_throws = ¿Quién empieza? { $throws }.
story-first_again = ¡Empate! Otra vez: { $throws }.
story-first_throw = { $who } saca { $total }
story-next_throw = { $who } { $total }
story-goes_first = Empieza { $who }.

## Throwing and moving. $deeds are some of the verbs below, in a row

story-does = { $who } { $deeds }.
story-rolls = saca { $first } + { $second }
story-rolls_doubles = saca dobles ({ $first } + { $second })
story-walks_free = sale en libertad
story-collects = cobra { $amount }
story-collects_at = cobra { $amount } en { $place }
story-visits_jail = pasa por la cárcel, solo de visita
story-parks = se toma un descanso en { $place }
    .quiet = pasa un rato tranquilo en { $place }
story-comes_home = vuelve a casa: { $place }
    .looks = echa un vistazo a lo suyo en { $place }
story-rests = descansa gratis en { $place }: está bajo hipoteca
story-lands = cae en { $place }

story-rolls_rent = { $who } saca { $first } + { $second } para fijar el alquiler.
story-speeding = { $who } { $rolls } por tercera vez seguida: a la cárcel por exceso de velocidad.
story-last_try = { $who } { $rolls }: último intento sin dobles, así que toca pagar la multa.

## Jail

story-to_jail = { $who } va directamente a la cárcel.
    .off = A la cárcel con { $who }, y sin sueldo por el camino.
    .view = { $who } estrena habitación con vistas a los barrotes.
story-no_doubles = { $who } { $rolls }, sin dobles, y se queda en la cárcel.
    .in = { $who } { $rolls }, sin dobles, y sigue dentro.
    .cell = { $who } { $rolls }, sin dobles, y se acomoda otra vez en la celda.
story-stays_in_jail = { $who } se queda en la cárcel.
story-out_of_jail = { $who } sale de la cárcel.
story-gives_jail_card = { $giver } da a { $taker } una carta de cárcel.
story-plays_jail_card = { $who } usa una carta de cárcel y sale en libertad.
story-returns_jail_card = { $who } devuelve una carta de cárcel al fondo de su mazo.

## Cards

story-card = La carta: «{ $text }»
story-card_of = La carta de { $who }: «{ $text }»
story-no_repairs = Sin { $houses }, nada que pagar.

## Money

story-pays = { $payer } paga a { $payee } { $what }.
story-pays_much = { $payer } paga a { $payee } { $what }. Ay.
    .hurts = { $payer } paga a { $payee } { $what }. Eso duele.
    .gulp = { $payer } paga a { $payee } { $what }. Glups.
story-pays_bank = { $payer } paga { $what }.
story-pays_pot = { $payer } paga { $what } al bote.
story-salary = { $who } cobra un sueldo de { $amount }.
story-empties_pot = ¡{ $who } vacía el bote: { $amount }!
story-buys = { $who } compra { $deed } por { $amount }.
story-fine =
    { $payer } paga la multa de { $amount }{ $to ->
        [pot] {" "}al bote
       *[bank] {""}
    }{ $out ->
        [yes] {" "}y sale de la cárcel
       *[no] {""}
    }.
story-lawyer = { $who } contrata a un abogado por { $amount }.
story-interest = { $who } paga { $amount } de intereses; { $deed } sigue bajo hipoteca.
story-all_pay = { $payers } pagan a { $payee } { $amount } por cabeza.
story-pays_all = { $payer } paga { $amount } por cabeza a { $payees }.

## Deeds and mortgages

story-deed_goes = { $deed } pasa a { $who }.
story-mortgages = { $who } hipoteca { $deeds } por { $amount }.
story-free_of_mortgage = { $deed } queda libre de su hipoteca.
story-lifts =
    { $who } levanta { $count ->
        [one] la hipoteca
       *[other] las hipotecas
    } de { $deeds } por { $amount }.

## Buildings. $count is the number of lots

story-builds =
    { $who } construye { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}por terreno
    } en { $deeds } por { $amount }.
story-places_building = { $who } pone { $buildings } en { $deed }.
story-sells =
    { $who } vende { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}por terreno
    } en { $deeds } por { $amount }.
story-breaks_hotels =
    { $who } cambia { $count ->
        [one] 1 { $hotel }
       *[other] { $count } { $hotels }
    } en { $deeds } por { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}en cada terreno
    } y cobra { $amount }.
story-wants_building = { $who } también quiere { $buildings }.
story-wants_none = { $who } no quiere nada.
story-shortage = { $who } quiere { $buildings } y no quedan para todos: { $others } también pueden pedir.
story-may_place = { $who } puede colocar { $buildings }.

## Auctions

story-leaves_to_auction = { $who } deja { $deed }, y sale a subasta.
story-leaves_to_bank = { $who } deja { $deed } en la Banca.
story-hammer = { $lot } sale a subasta.
story-bids = { $who } puja { $amount }
story-passes = { $who } pasa
story-bidding = { $bids }.
story-many_bids =
    Primero { $first }, y tras { $count ->
        [one] una puja
       *[other] { $count } pujas
    } va en cabeza { $leader } con { $amount }
story-more_bids =
    Las pujas siguen, y tras { $count ->
        [one] una puja
       *[other] { $count } pujas
    } va en cabeza { $leader } con { $amount }
story-pass =
    { $who } { $count ->
        [one] pasa
       *[other] pasan
    }
story-bids_and_passes = { $bids }; { $passes }
story-struck = { $who } ya no puede cubrir la puja de { $amount }: queda anulada.
story-bidding_again = Las pujas empiezan de nuevo para todos.
story-bidding_again_for = Las pujas por { $lot } empiezan de nuevo para todos.
story-sold = Adjudicado: { $deed } pasa a { $who } por { $amount }.
story-unsold = Nadie puja, así que { $deed } se queda en la Banca.
story-sold_building = Adjudicado: { $who } se lleva { $buildings } por { $amount }.
story-unsold_building = Nadie puja por { $buildings }: hoy no hay para nadie.
story-uncontested = Nadie más puede usar ya { $buildings }: { $who } puede construir al precio de siempre.
story-no_takers = Ya nadie puede usar { $buildings }, así que no hay nada que subastar.
story-no_sale = La subasta queda sin efecto: { $lot }.
story-count_first_bankruptcy = Con esto termina la partida: en cuanto se paguen las deudas, se cuenta todo.
story-count_time_limit = Se acabó el tiempo: lo empezado se termina y después se cuenta todo.

## Debts, offers, claims

story-owes_now = { $who } debe ahora { $amount } a { $to }.
story-owes = { $who } debe a { $to } { $what }, pero solo tiene { $cash }.
story-owes_broke = { $who } debe a { $to } { $what }, pero no tiene nada.
story-owes_also = { $who } debe también a { $to } { $what }; primero va la deuda más antigua.
story-offers = { $maker } ofrece a { $to } { $terms }.
story-deal = ¡Trato hecho! { $maker } da a { $to } { $terms }.
story-counters = { $who } hace una contraoferta: { $terms }.
story-declines = { $who } dice que no.
    .rather = { $who } prefiere que no.
    .says = No hay trato, dice { $who }.
story-withdraws = { $who } retira la oferta.
story-deal_off = El trato entre { $maker } y { $to } se cae.
story-deal_off_debts = El trato entre { $maker } y { $to } se cae: primero, las deudas.
story-claims = { $owner } puede pedir a { $lander } { $what }.
story-claim_lapsed = { $owner } olvida pedir { $amount }; { $lander } no dice ni pío.

## Corner games and the offline token

story-questions_shuffled = Se barajan las preguntas.
story-question = Pregunta para { $who }: «{ $text }»
story-answer_right = { $who } dice { $answer }, ¡y acierta!
story-answer_wrong = { $who } dice { $answer }, y no es eso. La respuesta es { $right }.
story-silence_right = { $who } no dice nada, ¡y acierta!
story-silence_wrong = { $who } no dice nada. La respuesta es { $right }.
story-offline = La ficha offline está ahora en { $place }: allí no hay alquiler.
story-trip = { $who } recibe una pregunta por un viaje a una propiedad libre.
story-trip_won = { $who } debe elegir una propiedad libre para ir y comprarla.
story-trip_lapsed = Ya no hay ninguna propiedad libre al alcance de { $who }: no hay viaje.
story-prize = { $who } puede elegir una propiedad.
story-court = { $who } comparece ante el tribunal.
story-guilty = { $who } saca { $total } ante el tribunal: par, o sea, culpable. ¡A la cárcel!
story-not_guilty = { $who } saca { $total } ante el tribunal: impar, o sea, inocente. Puede quedarse.

## The end

story-gives_up = { $who } abandona y deja la mesa.
story-bankrupt = { $who } está en bancarrota.
    .bow = { $who } está en bancarrota y deja la mesa con una reverencia.
    .pockets = { $who } se da la vuelta a los bolsillos: bancarrota.
story-takes_over = { $who } se queda con { $goods }.
story-bank_takes_over = La Banca se queda con { $goods }.
story-last_player =
    { $count ->
        [one] ¡Solo queda { $names } en la mesa y gana la partida!
       *[other] ¡Solo quedan { $names } en la mesa y comparten la victoria!
    }
story-first_bankruptcy =
    La primera bancarrota pone el punto final. Con el mayor patrimonio, ¡{ $names } { $count ->
        [one] gana la partida
       *[other] comparten la victoria
    }!
story-late = A { $who } se le acaba el tiempo.
story-time_limit =
    Se acabó el tiempo. Con el mayor patrimonio, ¡{ $names } { $count ->
        [one] gana la partida
       *[other] comparten la victoria
    }!
story-conceded =
    Los demás se rinden. Con el mayor patrimonio, ¡{ $names } { $count ->
        [one] gana la partida
       *[other] comparten la victoria
    }!
story-ranks = Puestos finales: { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
