### Clocks, absences, leaving, undo.

seat-command = Deja, toma o cede un asiento
seat-command_back = Vuelve a jugar donde la máquina juega por ti
seat-command_undo = Deshaz tu última jugada o pídeselo a la mesa
seat-command_leave = Deja esta partida; la máquina sigue por ti
seat-command_take = Toma un asiento que alguien ha dejado
seat-command_replace = Pide a la mesa sustituir a alguien que no está
seat-option_player = De quién es el asiento; no hace falta si solo hay uno libre
seat-option_absent = Quién no está
time-last_round =
    La última ronda: el tiempo acordado termina en { $minutes ->
        [one] un minuto
       *[other] unos { $minutes } minutos
    }.
seat-kept = { $name } lleva un rato fuera: la máquina sigue hasta su regreso.
seat-resting = Ahora mismo no hay nadie en la mesa: espera a la primera persona que vuelva.
seat-returned = { $name } ha vuelto.
seat-welcome_back = ¡Qué bien que hayas vuelto! Juegas tú otra vez.
seat-not_away = Ya estás jugando; la máquina no te guarda el asiento.
seat-leave_sure = ¿Dejar esta partida para siempre? La máquina sigue con todo lo tuyo hasta que alguien tome tu asiento.
seat-leave_counts = -# En la clasificación, quien se va queda por detrás de todos los que se quedan; si alguien toma tu asiento, su puesto se reparte según los turnos de cada cual. Para rendirte y conservar tu puesto, usa `/game concede`.
seat-leave_last = ¿Dejar esta partida para siempre? No queda nadie más, así que la partida termina sin que nadie gane y no cuenta para nadie.
seat-leave_button = Dejar la partida
seat-left = { $name } ha dejado la mesa.
seat-left_private = Has dejado la partida. ¡Gracias por jugar!
seat-put_away = **{ $name }** se ha ido y ya no queda nadie en esta mesa: la partida se recoge. Empieza otra con `/game new`.
seat-vacant = **{ $was }** ya no juega. Por ahora sigue **{ $name }**: quien no tenga asiento puede tomarlo.
seat-take_button = Tomar este asiento
seat-taken = { $name } toma el relevo de { $was }.
seat-taken_public = **{ $name }** ha tomado el relevo de **{ $was }**.
seat-taken_private = ¡Hola! Todo lo que era de { $was } ahora es tuyo. Abre tu panel para verlo. En la clasificación, el puesto de este asiento se reparte según los turnos de cada cual.
seat-none_free = Aquí no hay ningún asiento libre. Queda uno libre cuando alguien se va.
seat-not_free = Ese asiento ya está ocupado.
seat-offer_over = La partida ha terminado, así que este asiento ya no está libre.
seat-have_one = Ya tienes un asiento en esta mesa.
seat-out = Ya estás fuera de esta partida; no hay asiento que dejar.
seat-which = Hay varios asientos libres: { $names }. Di cuál quieres.
seat-no_such = Aquí no juega nadie con ese nombre.
seat-not_yourself = Para dejar tu propio asiento, usa `/seat leave`.
seat-a_computer = { $name } ya es una máquina.
seat-not_absent = { $name } no se ha ido. Solo se puede sustituir a alguien por quien ya juega la máquina o que ha hecho esperar diez minutos a una mesa sin prisas.
seat-replaced = La mesa ha dado a la máquina el asiento de { $name }.
vote-only_players = Solo pueden votar quienes siguen jugando aquí.
vote-agree = De acuerdo
vote-object = Seguir jugando
vote-undo = **{ $name }** pide deshacer: { $move }
vote-undo_more =
    -# Con ello se va lo que siguió: { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }.
vote-undo_chance = -# Saldrán los mismos dados, cartas y preguntas, y todos los conocen. Por eso deben estar de acuerdo todos los que tienen asiento, también quienes no estén; entonces la partida no cuenta para la clasificación, los récords ni los premios. La moderación también puede hacerlo.
vote-some_move = su última jugada.
vote-some_end = el final de su turno.
vote-replace = ¿Debe tomar la máquina, o alguien nuevo, el asiento de **{ $name }**, que no está?
vote-concede = ¿Ha ganado **{ $name }**? Si todos los demás están de acuerdo, la partida termina ya y el patrimonio de cada cual decide los puestos.
vote-concede_ranks = Así quedaría: { $places }.
vote-concede_done = Todos de acuerdo: **{ $name }** ha ganado.
vote-concede_refused = **{ $who }** prefiere seguir jugando, así que la partida sigue.
vote-concede_lapsed = **{ $name }** ya no va por delante de todos, así que la partida sigue.
vote-agreed = De acuerdo: { $count } de { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# Falta la respuesta de: { $names }.
vote-asked = La pregunta ya está en la mesa. Deben estar de acuerdo todos los que juegan aquí.
vote-asked_others = La pregunta ya está en la mesa. Deben estar de acuerdo todos los demás.
vote-asked_replace = La pregunta ya está en la mesa. Con cuatro votos posibles o más, contando el tuyo, basta la mayoría; si no, deben estar de acuerdo todos.
vote-asked_all = La pregunta ya está en la mesa. Saldrán los mismos dados, cartas y preguntas, así que todos sabrían lo que viene. Deben estar de acuerdo todos los que tienen asiento, también quienes no estén. La moderación puede hacerlo sin votación.
vote-asked_already = Esa votación ya está abierta: [aquí está]({ $link }).
vote-counted = Voto anotado.
vote-counted_waits = Voto anotado: todos están de acuerdo. La partida termina en cuanto se decida lo que queda pendiente.
vote-not_yours = Eso lo deciden los demás.
concede-title = **¿Rendirse?**
concede-vote = **{ $name }** va por delante de todos. Si todos los demás están de acuerdo, la partida termina ya:
concede-vote_own = Vas por delante de todos. Si todos los demás están de acuerdo, la partida termina ya:
concede-vote_button = Ha ganado { $name }
concede-vote_own_button = Preguntar a los demás
concede-alone = **Abandonar por tu cuenta**: todo lo tuyo vuelve a la Banca y quedas en el puesto { $rank } de { $seats }. Los demás siguen jugando.
concede-alone_ends = **Abandonar por tu cuenta**: con eso termina la partida, y quedas en el puesto { $rank } de { $seats }.
concede-debt = Debes dinero, así que no puedes abandonar: paga o, si no puedes, declárate en bancarrota.
concede-button = Abandono
concede-counts = -# Cuenta para la clasificación, con los puestos de ese momento.
concede-not_now = Ahora mismo no se puede dar la victoria a nadie: hay algo pendiente o va por delante otra persona.
vote-undo_done = Deshecho: la mesa está como antes de la jugada de **{ $name }**.
vote-undo_lapsed = La partida ha seguido, así que la última jugada de **{ $name }** se queda.
vote-undo_refused = **{ $who }** prefiere seguir jugando, así que la última jugada de **{ $name }** se queda.
vote-replace_lapsed = **{ $name }** está jugando, así que conserva su asiento.
vote-over = Esa votación ha terminado.
vote-game_over = La partida ha terminado, y esta votación con ella.
vote-no_place = No he podido publicar aquí la votación: no puedo escribir en este canal.
undo-told = { $name } ha deshecho su última jugada.
undo-told_vote = La mesa ha aceptado deshacer la última jugada de { $name }.
undo-done = Deshecho.
undo-counts_no_more = Eso iba más atrás de unos dados, una carta o una pregunta, así que la partida no cuenta para la clasificación, los récords ni los premios.
undo-sure = **Deshacer** { $move }
    Saldrán los mismos dados, cartas y preguntas, así que sabes lo que viene. La partida se puede jugar hasta el final, pero **no contará para la clasificación, los récords ni los premios**, y su tarjeta final dice por qué.
undo-own_move = tu última jugada.
undo-own_end = el final de tu turno.
undo-sure_button = Deshacerlo
undo-nothing = No hay nada tuyo que deshacer.
