### The coach of the two-minute tutorial.

tutorial-command_tutorial = Aprende el juego en dos minutos, contra una máquina
tutorial-thread = Tutorial para { $who }
tutorial-robot = Robo Rita
tutorial-ready = Tu mesa de práctica está lista: <#{ $channel }>. Me siento a tu lado.
tutorial-already = Ya tienes una mesa de práctica: <#{ $channel }>.
tutorial-no_room = En este canal hay una partida y no puedo abrir aquí un hilo privado. Usa `/tutorial` en otro canal o pide a la moderación que me dé **Crear hilos privados** y **Enviar mensajes en hilos**.
tutorial-no_guild = Eso solo puedo hacerlo en el canal de un servidor.
tutorial-not_yours = Esta mesa de práctica es de otra persona. Empieza la tuya con `/tutorial`.
tutorial-stop = Dejar el tutorial
tutorial-line = **Guía, paso { $step } de unos { $steps }:** { $words }
tutorial-watching = **Guía:** { $words }
tutorial-press = Pulsa **{ $label }**.

## What to do, and why

tutorial-first = { $press } Dos dados te mueven por el tablero. Empiezas con { $cash } y unas cuantas propiedades; quien caiga en ellas te paga alquiler.
tutorial-roll = { $press } Si caes en una propiedad libre, puedes comprarla; si es de { $other }, pagas alquiler.
tutorial-again = { $press } Los dobles te dan otra tirada. Por tercera vez seguida sería la cárcel.
tutorial-jail_roll = { $press } Estás en la cárcel. Los dobles te liberan; sin ellos esperas, o pagas { $fine } y te vas.
tutorial-jail_card = { $press } Una carta de cárcel abre la puerta gratis.
tutorial-buy = { $press } De las propiedades se vive: { $deed } cuesta { $price } una vez y da alquiler el resto de la partida.
tutorial-buy_group = { $press } Con { $deed } tienes todo el grupo { $group }: su alquiler se dobla al momento y puedes construir.
tutorial-buy_near = { $press } Aquí ya tienes { $held } de { $all }. Las partidas se ganan con grupos enteros.
tutorial-buy_rail = { $press } Con cada { $railroad } que tengas, sube el alquiler de todo ese grupo.
tutorial-decline = { $press } { $deed } cuesta { $price } y tienes { $cash }: demasiado por ahora. Se subasta, y aún puedes pujar.
tutorial-auction = { $press } Podrías comprar { $deed } por { $price }. Esta vez, mira cómo va una subasta: lo que alguien deja se lo lleva la puja más alta, y puede pujar cualquiera, tú o { $other }.
tutorial-outbid = { $press } { $other } puja { $bid }. En una partida de verdad, sigue pujando mientras la propiedad te valga ese precio. Aquí déjala ir: lo que pague { $other } ya no será para casas, y la propiedad aún puede llegarte con un trato.
tutorial-bid = { $press } { $deed } vale { $price } y la puja va por { $bid }. A ese precio es una ganga.
tutorial-bid_first = { $press } Nadie ha pujado aún por { $deed }. Su precio sería { $price }, así que empieza bajo.
tutorial-pass = { $press } No todas las subastas son para ti: guarda tu dinero para alquileres y casas.
tutorial-tax_blind = Eliges antes de que nadie cuente: { $flat } o el { $percent } % de todo lo que tienes. Da lo mismo si tienes { $even } en total.
tutorial-tax = { $press } El { $percent } % de todo lo que tienes es menos que { $flat } mientras tu patrimonio no llegue a { $even }.
tutorial-tax_flat = { $press } Tu patrimonio pasa de { $even }, así que { $flat } sale más barato.
tutorial-build = { $press } Tienes todo el grupo { $group }, así que construye: { $rent } de alquiler se convierten en { $built }. Otras veces lo encuentras en **Mi panel**, **Construir**.
tutorial-build_label = Construir: { $cost }
tutorial-trade = { $press } { $other } tiene { $deed }, y con ella todo el grupo { $group } sería tuyo. Te he preparado una oferta justa: mira las dos partes antes y después, y luego pulsa debajo **Enviar oferta**.
tutorial-trade_label = Trato con { $other }
tutorial-end = { $press } Aquí está todo resuelto. Antes de terminar un turno podrías construir, hipotecar o hacer un trato: **Mi panel** y **Trato** están siempre ahí.
tutorial-end_why = { $press } Si se mueve dinero y no sabes por qué, `/why` muestra la cuenta y su regla.
tutorial-end_look = { $press } `/board` y `/deed` lo muestran todo en detalle, `/rules` explica cualquier palabra.
tutorial-debt = Debes { $amount } y tienes { $cash }. Pulsa **Reunir dinero** y sigue la sugerencia: hipoteca una propiedad o vende un edificio, y la deuda se paga sola.
tutorial-broke = { $press } Nada de lo que tienes cubre { $amount }, así que esta partida está perdida. La próxima es tuya.
tutorial-offer = { $who } te ofrece un trato; tiene su propio mensaje. Nunca des la última propiedad de un grupo por menos de dos buenas. En la duda, pulsa **Rechazar**.
tutorial-other = Los botones bajo el tablero muestran lo que puedes responder. { $press }
tutorial-wait = Le toca a { $other }. Mira el tablero: los alquileres te llegan solos.
tutorial-paid = Le toca a { $other }. Tus propiedades ganan dinero cada vez que { $other } para en ellas.

## The end

tutorial-done = **Guía:** ¡Ese era el tutorial! Ahora tienes { $cash } y { $deeds }, y ya sabes cómo va: tirar, comprar o pujar, hacer tratos para completar un grupo, construir, cobrar.
    Pulsa **Jugar** para una partida de verdad: abro una sala a la que otros pueden unirse, y las máquinas también valen. `/rules` tiene todas las reglas, `/help` lo que puedes hacer. Esta partida de práctica está cerrada y no cuenta para nada.
tutorial-play = Jugar
tutorial-stopped = **Guía:** Lo dejamos. Vuelve cuando quieras con `/tutorial`. Esta partida de práctica está cerrada y no cuenta para nada.
