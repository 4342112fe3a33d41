### How a game ended, what turned it, and the awards at its end. Plain text without markup.

ending-last_player =
    La partida ha terminado: { $names } { $winners ->
        [one] gana y se queda con la mesa
       *[other] comparten la victoria y se quedan con la mesa
    }.
ending-first_bankruptcy =
    La primera bancarrota ha terminado la partida: { $names } { $winners ->
        [one] gana
       *[other] comparten la victoria
    }.
ending-time_limit =
    Se acabó el tiempo: { $names } { $winners ->
        [one] gana
       *[other] comparten la victoria
    }.
ending-conceded =
    Los demás se rinden: { $names } { $winners ->
        [one] gana
       *[other] comparten la victoria
    }.
ending-undone = En esta partida se deshicieron dados, cartas o preguntas, así que no cuenta para la clasificación, los récords ni los premios.

## Turning points. $group is a complete group as something to be held

point-group = { $who } ya tiene { $group }.
point-rent = { $who } cobra { $amount } a { $other } en { $place }.
point-lead = { $who } se pone en cabeza.
point-bankrupt = { $who } se queda sin dinero y fuera.
point-bankrupt_at = { $who } queda fuera: { $place } fue una parada de más.
point-resigned = { $who } deja la mesa.
point-handover = { $who } toma el relevo de { $other }.

## Awards: a title of a few words, and for what. $who got it

award-best_deed = { $who } cobró { $amount } de alquiler solo en { $place }.
    .title = El felpudo de oro
award-top_rent = { $other } dio a { $who } { $amount } por una sola parada en { $place }.
    .title = La factura del día
award-comeback = { $who } cayó al { $count } % de la riqueza de la mesa, y ganó.
    .title = El ave fénix
award-trade = { $who } sacó { $amount } de un solo trato con { $other }.
    .title = El trato del día
award-jail =
    { $who } pasó { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    } entre rejas. ¿Buenas vistas?
    .title = La celda reservada
# $houses: the edition's word for several houses
award-builder = { $who } invirtió { $amount } en { $houses } y demás obras.
    .title = Siempre de obras
award-guest = { $who } pagó { $amount } de alquiler y cayó bien en todas partes.
    .title = La visita ideal
award-cards = { $who } se sacó { $amount } de la manga, carta a carta.
    .title = El favor de las cartas
award-tax = { $who } pagó { $amount } de impuestos. Las carreteras lo agradecen.
    .title = Pilar de la sociedad
award-doubles = { $who } sacó dobles { $count } veces.
    .title = Ver doble
award-bargain = { $who } consiguió { $place } { $amount } por debajo de su precio.
    .title = La puja discreta
award-laps = { $who } dio { $count } vueltas al tablero.
    .title = Carrera de fondo
award-deals =
    { $who } cerró { $count ->
        [one] 1 trato
       *[other] { $count } tratos
    } con un apretón de manos.
    .title = Hablando se entiende la gente
award-quiz =
    { $who } acertó { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }.
    .title = Me lo sabía
award-pot = { $who } paró a descansar y encontró { $amount }.
    .title = Un buen sitio para parar
