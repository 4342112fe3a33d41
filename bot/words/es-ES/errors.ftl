### What happened, and what to do.

error-unexpected = Perdona, algo ha fallado por nuestra parte. No se ha perdido nada. Si vuelve a pasar, da este número a quien gestiona el bot: `{ $number }`.
error-not_saved = Eso no se ha podido guardar, así que no ha ocurrido. No se pierde nada de lo anterior. Prueba otra vez en un minuto; si sigue así, avisa a quien gestiona el bot.
error-not_seated = No tienes asiento en esta mesa. Mira la partida o toma un asiento libre con `/seat take`; `/follow` te cuenta cómo acaba.
error-kept = La máquina juega por ti. Pulsa **He vuelto** para retomar el mando.
error-moved = Justo antes ha pasado otra cosa. Mira otra vez y vuelve a probar.
error-paused = Esta mesa está en pausa. La moderación puede reanudarla.
error-no_game_here = En este canal no hay ninguna partida. Empieza una con `/game new`.
error-gone = Esa partida ha terminado. Empieza otra con `/game new`.
error-unreadable = Esto está guardado, pero ya no puedo leerlo. Si es una partida, por ahora nadie puede seguir jugando, y la moderación puede cerrarla con `/moderate end`. Quien gestiona el bot ve más con `rentroll doctor`.
error-not_ready = Acabo de arrancar y aún estoy poniendo esta mesa. Prueba otra vez en un momento.
error-one_moment = Un momento, por favor: vuelvo enseguida. No se ha hecho nada; vuelve a pulsar en unos segundos.
error-old_button = Ese botón es de hace mucho. Usa el mensaje más nuevo de aquí.
error-retired = Esto ha terminado: ya no hay votaciones sobre la próxima edición ni cola para una mesa. `/game new` abre una mesa.
error-hidden = Eso está en un canal que no puedes ver.
error-old_command = No lo entiendo: el comando ha cambiado, o una de sus opciones no es de este servidor. Elígelo otra vez en la lista.
error-several = Hay varios con ese nombre. Elige en la lista.
attention-call = Has preguntado mucho últimamente: da un respiro a los demás. Podrás volver a preguntar <t:{ $when }:R>.
attention-post = Has dado mucho trabajo a este servidor últimamente: dale un respiro. Podrás volver a hacerlo <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = La mesa espera a { $who }: toca { $what }.
error-asked-roll = tirar
error-asked-jail = intentar salir de la cárcel
error-asked-end_turn = terminar el turno
error-asked-buy = decidir si compra
error-asked-tax = elegir cómo pagar el impuesto
error-asked-auction = pujar o pasar
error-asked-debt = pagar la deuda
error-asked-mortgaged = levantar una hipoteca o dejarla
error-asked-shortage = pedir edificios escasos
error-asked-place = colocar un edificio
error-asked-go = cobrar el sueldo o seguir
error-asked-trip = pedir la pregunta
error-asked-challenge = responder a una pregunta
error-asked-prize = elegir una propiedad
error-asked-court = declarar
error-asked-offline = mover la ficha offline
error-refused = Discord no lo ha aceptado: { $reason }. No se ha cambiado nada.
error-outage = Discord tiene problemas en este momento y no se ha podido terminar. Prueba otra vez en un minuto.
error-limit = Aquí se ha pedido demasiado a la vez y no se ha podido terminar. Prueba otra vez en un minuto.
error-permission = Para eso necesito **{ $permission }** en { $place }. La moderación puede darlo en los permisos del canal.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-attach_files = Adjuntar archivos
permission-create_public_threads = Crear hilos públicos
permission-send_messages_in_threads = Enviar mensajes en hilos
