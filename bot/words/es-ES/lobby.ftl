### Before the game, and after it.

## The lobby's message

lobby-title = ## { $edition }: la mesa de { $host }
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }** · ficha: { $token }
lobby-seated_robot = { $number }. **{ $name }** · ficha: { $token } (máquina { $temper })
lobby-waiting =
    { $missing ->
        [one] Falta 1 persona por llegar.
       *[other] Faltan { $missing } por llegar.
    } Pulsa **Unirse** o **Añadir máquina**.
lobby-ready = ¡Todo a punto! { $host } puede pulsar **Empezar**.
lobby-counts = -# Cuenta para la clasificación: quien se queda, puntúa; quien se va para siempre queda en último lugar.
lobby-counts_alone = -# Cuenta para la clasificación; para puntuar hace falta otra persona en la mesa.
lobby-official = Reglas oficiales: esta mesa no cambia nada.
lobby-changes = **Elegido para esta mesa:**
lobby-printed = { $edition } tiene reglas propias
lobby-paragraph = -# **{ $heading }:** { $rules }
lobby-rule = - { $rule }
lobby-more_few = y { $count } más
lobby-more_rules = - y { $count } más: pulsa **Hoja de reglas**
lobby-dice = -# Secreto de los dados, ya fijado: `{ $hash }…` Comprobar: `/dice`.
lobby-begun = ## { $edition }: la partida ha empezado
    Juegan { $players }. ¡A disfrutar!
lobby-begun_dice = -# Los dados están fijados: secreto `{ $hash }…`, semilla `{ $seed_hash }…`. `/dice` muestra cómo podrá comprobarlos cualquiera al final.
lobby-begun_plain = -# Los dados dependen de una semilla secreta: `{ $hash }…` Se muestra al final para que cualquiera pueda comprobarlos: `/dice`.
lobby-closed = ## { $edition }: esta mesa está cerrada
    Abre otra con `/game new`.
lobby-pick_token = Elige tu ficha
lobby-pick_guest = Añade la máquina que prefieras
lobby-token_taken = La tiene { $name }
lobby-token_robot = { $name } te la cedería
lobby-join = Unirse
lobby-leave = Salir
lobby-add = Añadir máquina
lobby-remove = Quitar máquina
lobby-settings = Ajustes
lobby-rules = Hoja de reglas
lobby-start = Empezar

## Private answers

lobby-opened = Tu mesa está puesta: { $link }
    Invita a los demás o añade máquinas.
lobby-rematched = La misma gente y las mismas reglas otra vez: { $link }
    Quien no quiera jugar puede pulsar **Salir**.
lobby-joined = ¡Hola! Ya tienes asiento: { $link }
lobby-left = Has dejado la mesa.
lobby-left_last = No quedaba nadie más, así que la mesa se cierra.
lobby-token_yours = Tu ficha: { $token }.
lobby-robot_added = { $name } toma asiento: una máquina { $temper }.
lobby-robot_removed = { $name } se va.
lobby-started = La partida ha empezado. ¡Suerte!
lobby-shown_again = Aquí está otra vez: { $link }

## Refusals

lobby-busy_lobby = En este canal ya se está preparando una mesa: { $link }
    Únete a ella o abre la tuya en un hilo: `/game new` con la opción `thread`.
lobby-busy_game = En este canal ya se está jugando una partida: { $link }
    Usa otro canal o abre la tuya en un hilo: `/game new` con la opción `thread`.
lobby-busy_unreadable = La partida de este canal está dañada y no puede seguir: { $link }
    La moderación puede cerrarla con `/moderate end`. Mientras tanto, abre la tuya en un hilo: `/game new` con la opción `thread`.
lobby-none_here = En este canal no se está preparando ninguna mesa. Abre una con `/game new`.
lobby-has_begun = Esta partida ya ha empezado.
lobby-is_over = Esa partida ha terminado. **Revancha**, bajo su tarjeta final, la juega otra vez.
lobby-is_closed = Esa mesa está cerrada. Abre otra con `/game new`.
lobby-edition_removed = **{ $edition }** se ha quitado de este servidor y ya no se puede jugar. Quien abrió la mesa elige otra edición en Ajustes.
lobby-full = Los { $seats } asientos están ocupados. Quien abrió la mesa puede cambiar el número en **Ajustes** o quitar una máquina.
lobby-already_in = Ya tienes un asiento en esta mesa.
lobby-not_in = Aún no tienes asiento en esta mesa. Pulsa primero **Unirse**.
lobby-the_host = la persona anfitriona
lobby-host_only = Eso solo lo puede hacer { $host }, que lleva esta mesa.
lobby-too_few = { $edition } necesita al menos { $least } jugadores. Espera a que llegue alguien o pulsa **Añadir máquina**.
lobby-token_gone = La ficha { $token } ya la tiene { $name }. Elige otra.
lobby-no_such_token = Esta edición no tiene esa ficha. Tiene: { $tokens }.
lobby-no_robot = No hay ninguna máquina que quitar.
lobby-no_such_robot = No hay ninguna máquina así. Elige una de la lista.
lobby-no_such_edition = No hay ninguna edición llamada `{ $edition }`. Hay: { $editions }.
lobby-too_many_sit = Aquí ya hay { $count } jugadores y { $edition } solo tiene { $seats } asientos.
lobby-wrong_seats = { $edition } es para { $least } a { $most } jugadores.
lobby-no_such_rule = No hay ninguna regla de la casa llamada `{ $rule }`. Prueba una de estas: { $known }.
lobby-not_a_number = `{ $text }` no es un número entero para { $rule }.
lobby-wrong_minutes = Una partida a tiempo dura de { $least } a { $most } minutos.
lobby-no_room = Este servidor tiene tantos hilos abiertos como permite Discord. Abre la mesa aquí, sin `thread`.
lobby-in_thread = Esto ya es un hilo, y los hilos no pueden tener hilos. Quita `thread`.
lobby-no_threads = Este tipo de canal no tiene hilos. Quita `thread`.
lobby-no_rematch_here = En este canal aún no ha terminado ninguna partida.
lobby-rematch_not_over = Esa partida aún se está jugando.
lobby-rematch_stranger = Solo quienes jugaron pueden pedir la revancha. Abre otra partida con `/game new`.
lobby-here = este canal

## Variants, speeds, computer players

lobby-variant_standard = Partida normal
lobby-variant_standard_note = Se juega hasta que quede solo uno
lobby-variant_short = Partida corta
lobby-variant_short_note = Tres propiedades cada uno al empezar; termina con la primera bancarrota
lobby-variant_timed = Partida a tiempo
lobby-variant_timed_minutes = Partida a tiempo, { $minutes } minutos
lobby-variant_timed_note = Dos propiedades cada uno al empezar; gana quien tenga más al acabarse el tiempo
lobby-speed_live = En vivo
lobby-speed_live_note = 60 segundos por decisión, menos para pujas y preguntas
lobby-speed_relaxed = Tranquila
lobby-speed_relaxed_note = 10 minutos por decisión, menos para pujas y preguntas
lobby-speed_slow = Lenta
lobby-speed_slow_note = un día por decisión, menos para pujas y preguntas
lobby-speed_none = Sin reloj
lobby-speed_none_note = sin reloj, salvo 10 minutos tras cada puja en una subasta
lobby-speed_line = { $speed }: { $note }
lobby-temper_steady = constante
lobby-temper_bold = audaz
lobby-temper_careful = prudente
lobby-temper_easy = fácil
lobby-temper_normal = normal
lobby-temper_hard = difícil
lobby-level_easy = fácil
lobby-level_normal = normal
lobby-level_hard = difícil
lobby-level_expert = experto
lobby-expert_full = -# Hay demasiados expertos pensando en otras mesas: por ahora, aquí el experto juega como difícil.
lobby-robot_words = { $level }, { $temper } { $figure }
lobby-guest = { $figure } { $name }, { $level }
lobby-character_rita = paciente
lobby-character_rita_note = Espera su momento y habla poco
lobby-character_max = astuta
lobby-character_max_note = De cada trato quiere sacar una ganga
lobby-character_zoe = ahorradora
lobby-character_zoe_note = La bolsa llena y la cabeza fría
lobby-character_vic = temeraria
lobby-character_vic_note = Puja alto y construye pronto
lobby-character_kit = sociable
lobby-character_kit_note = Hace tratos con todo el mundo, a todas horas
lobby-character_una = envidiosa
lobby-character_una_note = No soporta ver ganar a los demás

## The private settings

lobby-settings_title = **Ajustes de tu mesa** · { $edition }
    Lo que elijas aquí vale al momento y todos lo ven en la sala.
lobby-house_title = **Reglas de la casa de tu mesa** · { $edition }
    Solo lo que elijas aquí se aparta de las reglas oficiales.
lobby-pick_edition = Edición
lobby-edition_note = { $least } a { $most } jugadores. { $about }
lobby-edition_line = { $name } ({ $least } a { $most }): { $about }
lobby-pick_variant = Modalidad
lobby-pick_speed = Velocidad
lobby-pick_seats = Asientos
lobby-seats_choice = { $count } asientos
lobby-pick_modules = Juegos opcionales de esta edición
lobby-pick_house = Reglas de la casa
lobby-house_page = Reglas de la casa
lobby-main_page = Atrás
lobby-numbers = Números
lobby-minutes = Minutos
lobby-refresh = Actualizar
lobby-look_light = Aspecto claro
lobby-look_dark = Aspecto oscuro
lobby-numbers_title = Números de tu mesa
lobby-minutes_title = ¿Cuánto va a durar?
lobby-minutes_label = Minutos
lobby-number_starting_cash = Efectivo inicial
lobby-number_salary = Sueldo al pasar por SALIDA
lobby-number_house_stock = { $houses } en la Banca
lobby-number_hotel_stock = { $hotels } en la Banca
lobby-number_laps_before_buying = Vueltas antes de poder comprar

## The rules card

lobby-card_title = ## { $edition }
lobby-card_players = { $least } a { $most } jugadores · { $variant }: { $variant_note }
    { $speed }: { $note }
lobby-card_official = Esta mesa juega con las reglas oficiales y no cambia nada.
lobby-card_more = - y { $count } más: `/rules` muestra el resto
lobby-card_foot = -# `/rules` busca cualquier regla.

## The end

lobby-end_title = ## { $winners }
lobby-end_one = ¡Gana { $name }!
lobby-end_several = ¡{ $names } comparten la victoria!
lobby-end_rank = { $rank }. { $name }: { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    })
lobby-end_then = { $first }, luego { $then }
lobby-end_counts_as = -# Cuenta para la clasificación: { $places }. Quien se fue queda en último lugar; quienes compartieron asiento comparten su resultado.
lobby-end_counts_alone = -# Cuenta para la clasificación, pero para puntuar hace falta otra persona en la mesa.
lobby-end_place_shared = { $rank }. { $name } ({ $percent } %)
lobby-end_place_left = { $rank }. { $name } (se fue)
lobby-end_awards = **Premios**
lobby-end_award = - **{ $title }**: { $line }
lobby-end_secret = -# El secreto de todos los dados y cartas era `{ $secret }`, sellado como `{ $hash }…`. `/dice` explica cómo comprobar cada tirada.
lobby-end_seed = -# La semilla de todos los dados y cartas era `{ $seed }`, sellada al empezar como `{ $hash }…`. `/dice` explica cómo comprobar cada tirada.
lobby-end_undone = En esta partida se deshicieron dados, cartas o preguntas, así que no cuenta para la clasificación, los récords ni los premios.
lobby-end_replay = La partida entera otra vez, turno a turno:
lobby-end_replay_alt = Una animación de toda la partida: el tablero turno a turno, hasta el final.
lobby-rematch = Revancha

## Slash commands

lobby-command = Prepara, únete, empieza y repite partidas
lobby-command_new = Abre una mesa en este canal
lobby-command_join = Toma asiento en la mesa que se prepara aquí
lobby-command_leave = Deja tu asiento antes de que empiece la partida
lobby-command_token = Elige tu ficha
lobby-command_computer = Añade o quita una máquina
lobby-command_settings = Cambia la edición, las reglas o la velocidad de tu mesa
lobby-command_card = Todo lo que esta mesa juega de otra manera
lobby-command_start = Empieza la partida
lobby-command_show = Muestra otra vez la sala o la mesa, aquí abajo
lobby-command_concede = Abandona, o da por ganada la partida a quien va en cabeza
lobby-command_rematch = Repite la última partida de aquí, con la misma gente y las mismas reglas
lobby-option_edition = Qué tablero
lobby-option_variant = Normal, corta o a tiempo
lobby-option_modules = Juegos opcionales de la edición, separados por comas
lobby-option_house = Reglas de la casa, por ejemplo: free_parking_pot, starting_cash=2000
lobby-option_speed = Cuánto tiempo hay para pensar
lobby-option_seats = Cuántos asientos, contando las máquinas
lobby-option_minutes = Cuánto dura una partida a tiempo
lobby-option_look = Imágenes claras u oscuras
lobby-option_thread = Abre un hilo propio para la partida
lobby-option_token = Una de las fichas de esta edición
lobby-option_computer = Añadir o quitar
lobby-option_level = Su nivel de juego
lobby-option_character = Quién es

## Settings that do not go together. $rule is the one that is wrong, as it is typed

wrong-rule = `{ $rule }`: { $what }.
wrong-named = **{ $rule }:** { $what }.
wrong-alone = { $what }.
wrong-choice = no se puede elegir `{ $value }`. Hay: `{ $known }`
wrong-module = esta edición no tiene `{ $value }`
wrong-range = tiene que ser un número entero de { $least } a { $most }, no { $value }
wrong-kind = eso no se ajusta así
wrong-houses = como mucho { $houses }: las propiedades no tienen alquileres para más
wrong-questions = esta edición no tiene preguntas para un juego que las hace
wrong-pot_or_show = el parking gratuito no puede ser bote y concurso a la vez: elige uno
wrong-no_parking = este tablero no tiene parking gratuito
wrong-no_court = ninguna casilla de este tablero manda a la cárcel
wrong-laps = en esta variante se reparten propiedades antes de empezar, así que no hay nada que esperar
wrong-none_dealt = no se reparten propiedades, así que no hay nada que pagar
wrong-cash = como mínimo { $cash }: es lo que cuestan las { $deeds } propiedades más caras, y hay que pagarlas
wrong-deal = no hay propiedades para repartir { $deeds } a cada jugador
wrong-offline = la ficha offline necesita al menos dos propiedades entre las que moverse
