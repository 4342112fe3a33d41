### Information about a table.

info-command_board = El tablero, como imagen o en palabras
info-command_deed = Un título de propiedad: alquileres, precio y cómo está ahora
info-command_player = Lo que tiene un jugador y su patrimonio
info-command_log = Lo que ha pasado hasta ahora
info-command_why = Los últimos pagos, línea a línea y con sus reglas
info-command_rules = A qué se juega en esta mesa, para leer y buscar
info-command_dice = Los dados: cómo se fijan y cómo han caído
info-command_help = Qué puedes hacer ahora mismo
info-option_style = Una imagen, o todo en palabras
info-option_everyone = Que lo vean todos aquí, no solo tú
info-option_name = El nombre de la propiedad
info-option_who = De quién; lo tuyo, si no dices nada
info-option_since_my_turn = Solo lo que ha pasado desde tu última acción
info-option_about = Un tema, el id de una regla como RENT-2 o cualquier palabra
info-option_edition = Las reglas de otra edición
info-style_picture = imagen
info-style_text = palabras
info-back = Atrás
info-next = Siguiente
info-older = Anteriores
info-newer = Más nuevas
info-refresh = Actualizar
info-page = -# Página { $page } de { $pages }
info-as_file = Todo en un archivo
info-board_file = Toda la mesa en palabras.
info-deed_unknown = Aquí no hay ninguna propiedad llamada { $name }. Empieza a escribir y elige una de la lista.
info-deed_mortgaged_side = El lado hipotecado de { $name }: { $mortgage } de la Banca, { $lift } para levantarla
info-player_unknown = En esta mesa no hay nadie llamado { $name }.
info-nothing_yet = Aún no ha pasado nada.
info-not_begun = La partida aún no ha empezado.
info-log_title = **La historia hasta ahora**
info-since_title = **Desde tu último turno**
info-since_nothing = No ha pasado nada desde lo último que hiciste.
info-since_button = Desde mi último turno
info-log_turn = -# Turno { $turn } · { $who }
info-log_setup = -# Antes del primer turno
info-why_title = **Los últimos pagos, primero los más nuevos**
info-why_title_of = **Los últimos pagos de { $who }, primero los más nuevos**
info-why_none = Aún no se ha movido dinero.
info-why_none_of = { $who } aún no ha pagado ni cobrado nada.
info-why_payment = **{ $payer } → { $payee }: { $amount }** (turno { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id }: { $text }
info-rules_none = Aquí no hay ninguna partida, así que estas son las reglas de **{ $edition }**.
info-rules_table = **{ $edition }**: { $variant }
info-rules_official = Reglas oficiales, nada cambiado.
info-rules_differ = Lo que se juega de otra manera:
info-rules_item = • { $rule }
info-rules_hint = -# Elige un tema abajo o escribe `/rules` con una palabra como *hotel*.
info-rules_undo = -# `/undo` deshace al momento tus propios últimos pasos si no muestran nada nuevo ni afectan a nadie más; si no, deben estar de acuerdo quienes estén presentes. Volver más atrás de unos dados, una carta o una pregunta muestra lo que viene: hace falta el acuerdo de todos los que tienen asiento, también de quienes no estén, o la moderación, y la partida deja de contar para la clasificación, los récords y los premios.
info-rules_choose = Leer sobre…
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(No se juega en esta mesa.)*
info-rules_nothing = Ninguna regla dice nada sobre «{ $wanted }». Elige un tema:
info-rules_found =
    -# Sobre «{ $wanted }», { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
info-rules_subject = Tema: { $title }
info-dice_sealed = **Los dados están sellados.** Se ha sacado un secreto para esta mesa. Su huella (SHA-256), de la que la sala muestra la primera mitad:
    `{ $hash }`
info-dice_settled = **Los dados están fijados.** Salen de un secreto y de las pulsaciones de la mesa. La huella (SHA-256) del secreto:
    `{ $hash }`
info-dice_presses = Los ids de Discord de las pulsaciones de **Unirse** y **Empezar** desde entonces:
    `{ $ids }`
info-dice_unpressed = Nadie ha pulsado **Unirse** desde entonces.
info-dice_seed_hash = La huella de la semilla que se mezcló con ambas cosas:
    `{ $hash }`
info-dice_recipe = -# La semilla es el SHA-256 del texto `rentroll-dice-1:secret:ids`, con comas entre los ids. Nadie puede saber antes esos ids, ni siquiera quien gestiona el bot. El secreto se muestra al terminar la partida para que cualquiera pueda comprobar cada tirada.
info-dice_secret = **El secreto de esta partida:** `{ $secret }`
    Su huella (SHA-256):
    `{ $hash }`
info-dice_mixed = **La semilla** es el SHA-256 del texto `rentroll-dice-1:secret:ids`, con comas entre los ids:
    `{ $seed }`
info-dice_hash = **Los dados están fijados.** Cada tirada sale de una única semilla secreta, sacada antes de la partida. Su huella (SHA-256) es:
    `{ $hash }`
    -# Al final se muestra la semilla para que cualquiera pueda comprobar cada tirada.
info-dice_seed = **La semilla de esta partida:** `{ $seed }`
    Su huella (SHA-256), conocida desde la primera tirada:
    `{ $hash }`
info-dice_old = -# Esta es la forma antigua: el bot eligió la semilla a solas. Las partidas que empiezan ahora la mezclan con un secreto y con las pulsaciones de **Unirse** y **Empezar**.
info-dice_practice = -# Esto es una práctica: la semilla es fija y la misma para todo el mundo.
info-dice_check = **Para comprobar una tirada:** el número *n* de la partida es la palabra *n mod 8* (cuatro bytes, big-endian) del SHA-256 del texto `seed:k`, con *k* = *n div 8*. Su resto al dividir entre 36 cuenta las tiradas 1 1, 1 2, … 6 6. Todas las tiradas con sus números están en el archivo.
info-dice_first = -# Pruébalo: `printf '%s' '{ $seed }:{ $block }' | sha256sum`, la palabra { $word } de la respuesta es `{ $hex }`: { $first } y { $second }.
info-dice_none = Nadie ha tirado aún.
info-dice_count = **{ $count ->
        [one] 1 tirada
       *[other] { $count } tiradas
    } hasta ahora**, { $average } de media (dados justos: 7,0), { $doubles } dobles (se esperan unos { $expected }).
info-dice_few = -# Muy pocas tiradas para juzgar.
info-dice_usual = -# Nada raro: los dados justos se desvían así la mayoría de las veces.
info-dice_odd = -# Poco habitual: unos dados justos se desvían tanto en una de cada veinte partidas, más o menos.
info-dice_throws = número    1.º    2.º  quién  para
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll** es el clásico juego de mesa de comprar y vender propiedades, aquí mismo y con botones: con amigos, con máquinas o las dos cosas.
info-help_none = Aquí aún no hay partida
info-help_none_what = Pulsa **Partida nueva**: se abre una sala a la que otros pueden unirse, y las máquinas ocupan los asientos vacíos. ¿Es tu primera vez? El tutorial dura dos minutos.
info-help_direct = Las partidas se juegan en servidores
info-help_direct_what = En un canal de un servidor, `/game new` abre una sala a la que otros pueden unirse, y `/tutorial` enseña el juego en dos minutos.
info-help_lobby_out = Está a punto de empezar una partida
info-help_lobby_out_what = Pulsa **Unirse** en el mensaje de la sala para jugar.
info-the_host = Quien abrió la mesa
info-help_lobby_in = Estás dentro
info-help_lobby_in_what = Elige tu ficha en el mensaje de la sala. { $host } dará comienzo a la partida.
info-help_lobby_host = Tu sala
info-help_lobby_host_what = Añade máquinas, cambia los ajustes y pulsa **Empezar** cuando estén todos.
info-help_watching = Estás mirando
info-help_watching_what = `/board` muestra la mesa, `/log` cuenta lo que ha pasado. Con `/seat take` tomas un asiento que alguien ha dejado.
info-help_kept = La máquina juega por ti
info-help_kept_what = Pulsa **He vuelto** en la mesa o usa `/back`, y la partida vuelve a ser tuya.
info-help_paused = La mesa está en pausa
info-help_paused_what = No se pierde nada. La moderación la reanudará.
info-help_out = Estás fuera de esta partida
info-help_out_what = Sigue mirando con `/board` y `/log`, y quédate para la revancha.
info-help_debt = Debes { $amount }
info-help_debt_what = Tienes { $cash }. `/advice` sugiere qué vender o hipotecar; `/panel` te deja elegir, `/trade` pregunta a los demás. Se paga solo en cuanto puedas.
info-help_offer = Te ofrecen un trato
info-help_offer_what = `/offers` lo muestra: acepta, rechaza o haz una contraoferta.
info-help_auction = Hay una subasta
info-help_auction_what = Puja con los botones o con `/bid`; con `/pass` te retiras. Puedes gastar { $cash }.
info-help_roll = Es tu turno
info-help_roll_what = Pulsa **Tirar** o usa `/roll`. Antes puedes construir o hacer tratos.
info-help_jail = Estás en la cárcel
info-help_jail_what = Tira a dobles (`/roll`), paga { $fine } (`/pay`) o usa una carta de cárcel (`/usecard`), según lo que ofrezcan los botones.
info-help_buy = { $deed } está en venta
info-help_buy_what = Cuesta { $price } y puedes gastar { $cash }: `/buy` o `/decline`.
info-help_end_turn = Tu turno casi ha terminado
info-help_end_turn_what = Construye o haz tratos si quieres (`/panel`, `/trade`) y luego `/end`.
info-help_asked = La mesa te pregunta algo
info-help_asked_what = Los botones bajo el tablero muestran lo que puedes responder.
info-help_waiting = Les toca a otros
info-help_waiting_what = La mesa espera a { $who }. Puedes construir, hipotecar y hacer tratos cuando quieras: `/panel`, `/trade`.
info-help_over = La partida ha terminado
info-help_over_what = `/game rematch` la repite con la misma gente. `/dice` muestra el secreto, `/log` toda la historia.
info-help_commands = -# **Empezar:** `/game new` `/game join` `/tutorial`
    -# **Jugar:** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Mirar:** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Comparar:** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = Partida nueva
info-help_tutorial = Tutorial de dos minutos
info-help_rules = Reglas
info-help_since = Desde mi último turno
