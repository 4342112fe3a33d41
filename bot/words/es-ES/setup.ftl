### What a server chooses, and what its moderators do.

## The settings page

setup-command_setup = Elige quién juega a qué, y dónde, en este servidor
setup-title = ## Rentroll en este servidor: { $section }
setup-line = **{ $name }**: { $value }
setup-foot = -# Lo que elijas vale al momento; las partidas empezadas conservan sus reglas.
setup-pick_section = Sección
setup-section_people = Quién y dónde
setup-section_people_note = Canales, roles, partidas a la vez
setup-about_people = Dónde se pueden abrir mesas, quién puede abrirlas y quién puede sentarse. La moderación no necesita ninguno de estos roles.
setup-section_members = Mesas por miembro
setup-section_members_note = Cuántas a la vez y cuántas por hora
setup-about_members = Límites para que nadie llene el servidor por su cuenta. No valen para la moderación.
setup-section_games = Partidas
setup-section_games_note = Edición, modalidad, velocidad, aspecto
setup-about_games = Así empieza una mesa nueva; quien la abra puede elegir otra cosa.
setup-section_rules = Ediciones y reglas de la casa
setup-section_rules_note = A qué se puede jugar y cuántas ediciones propias
setup-about_rules = Quita la marca de aquello a lo que nadie deba jugar aquí.
setup-section_quiet = Mensajes
setup-section_quiet_note = Menciones, charla del ordenador, idioma
setup-about_quiet = Si se menciona a los jugadores cuando les toca. Quienes pidieron mensajes directos los reciben en todo caso.
setup-section_log = Registro y conservación
setup-section_log_note = Canal de registro, cuánto se guardan las partidas terminadas
setup-about_log = Dónde puede leer la moderación qué se ha cambiado y hecho, y quién.
setup-placeholder = { $name }: { $value }
setup-name_channels = Canales para partidas
setup-any_channels = en todas partes
setup-name_starters = Roles que pueden abrir mesas
setup-nobody = la moderación
setup-any_starters = todo el mundo
setup-name_joiners = Roles que pueden unirse
setup-any_joiners = todo el mundo
setup-name_most_games = Límite
setup-most_games =
    { $count ->
        [0] Partidas a la vez sin límite
        [one] Una partida a la vez
       *[other] { $count } partidas a la vez
    }
setup-name_most_each = Mesas por miembro
setup-most_each =
    { $count ->
        [0] Mesas abiertas por miembro sin límite
        [one] Una mesa abierta por miembro
       *[other] { $count } mesas abiertas por miembro
    }
setup-name_most_hourly = Mesas nuevas por miembro
setup-most_hourly =
    { $count ->
        [0] Mesas nuevas por hora sin límite
        [one] Una mesa nueva por hora
       *[other] { $count } mesas nuevas por hora
    }
setup-name_edition = Edición habitual
setup-name_variant = Modalidad habitual
setup-name_speed = Velocidad habitual
setup-name_theme = Aspecto habitual
setup-theme_light = Imágenes claras
setup-theme_dark = Imágenes oscuras
setup-name_editions = Ediciones permitidas
setup-name_rules = Reglas de la casa permitidas
setup-all = todas
setup-all_but = todas menos { $names }
setup-no_rules = Ninguna regla de la casa
setup-rule_modules = Juegos opcionales de una edición
setup-rule_others = Cualquier otra regla, escrita con /partida nueva
setup-name_most_editions = Ediciones propias
setup-most_editions =
    { $count ->
        [0] Sin ediciones propias
        [one] Una edición propia como mucho
       *[other] { $count } ediciones propias como mucho
    }
setup-name_most_kilobytes = Tamaño máximo de una edición
setup-most_kilobytes = Archivos de edición de hasta { $count } KiB
setup-name_pings = Menciones
setup-pings_on = Mencionar a los jugadores cuando les toque
setup-pings_off = No mencionar a nadie
setup-name_talk = Charla del ordenador
setup-talk_on = El ordenador suelta una frase de vez en cuando
setup-talk_off = El ordenador calla
setup-name_language = Idioma
setup-language_auto = El que Discord tenga para este servidor
setup-language_name = Español
setup-name_log = Canal de registro
setup-any_log = ninguno
setup-name_retention_days = Se guardan las partidas terminadas
setup-retention_days =
    { $count ->
        [0] El tiempo que diga quien gestiona este bot
        [one] Durante 1 día
       *[other] Durante { $count } días
    }
setup-retention_host =
    { $count ->
        [one] Un día como mucho: quien gestiona este bot no guarda nada más tiempo
       *[other] { $count } días como mucho: quien gestiona este bot no guarda nada más tiempo
    }
setup-changed = ha cambiado los ajustes. **{ $name }**: { $old } → { $new }
setup-log_here = Desde ahora, este canal dice lo que la moderación cambia y hace.
setup-expired = Esta página lleva un rato abierta, o ya no moderas este servidor. Usa `/{ $command }` otra vez.

## What a server does not allow

setup-not_here = En este servidor solo se abren mesas en { $places }.
setup-not_you_open = En este servidor solo pueden abrir mesas { $roles }. Pero puedes unirte a una.
setup-not_you_join = En este servidor solo pueden sentarse a una mesa { $roles }. Eso sí, puedes mirar cuanto quieras.
setup-enough =
    { $count ->
        [one] Este servidor juega una partida a la vez, y ya está en marcha. Inténtalo de nuevo cuando termine.
       *[other] Este servidor juega { $count } partidas a la vez, y ya hay tantas. Inténtalo de nuevo cuando termine una de ellas.
    }
setup-enough_each =
    { $count ->
        [one] Tu otra mesa sigue abierta, y en este servidor cada cual tiene una a la vez. Termina la partida o deja la mesa antes de que empiece: `/games` muestra dónde está.
       *[other] Tienes { $count } mesas abiertas, y en este servidor nadie puede tener más. Termina una partida o deja una mesa antes de que empiece: `/games` muestra dónde están.
    }
setup-enough_hourly =
    { $count ->
        [one] Has abierto una mesa en menos de una hora. Da un rato a los demás para encontrarla.
       *[other] Has abierto { $count } mesas en menos de una hora. Da un rato a los demás para encontrarlas.
    }
setup-barred_edition = A { $edition } no se juega en este servidor. Elige una de estas: { $editions }.
setup-barred_rule = Este servidor no juega con: { $rules }.

## Moderators at work

moderate-command = Pausa, cierra o arregla una partida
moderate-command_pause = Detén una partida y sus relojes por un rato
moderate-command_resume = Reanuda una partida en pausa
moderate-command_end = Cierra una partida sin que nadie gane, o todas las mesas que abrió un miembro
moderate-command_kick = Expulsa a alguien de una partida para siempre; pregunta antes
moderate-command_forgive = Deja volver a alguien a quien se expulsó de una partida
moderate-command_undo = Deshaz las últimas jugadas de los jugadores; pregunta antes
moderate-command_redo = Rehacer lo último que deshizo /moderate undo
moderate-command_block = Bloquea a un miembro en todas las partidas de este servidor
moderate-command_unblock = Deja jugar otra vez a un miembro bloqueado
moderate-command_transfer = Da la mesa a otra persona o lleva la partida a otro canal
moderate-command_revive = Recupera una partida que se cerró
moderate-option_game = Qué partida; si no dices nada, la de este canal
moderate-option_closed = Qué partida
moderate-option_opener = De quién: todas las mesas que abrió este miembro
moderate-option_blocked = A quién bloquear
moderate-option_unblocked = Quién puede volver a jugar
moderate-option_player = Quién
moderate-option_forgiven = Quién puede volver
moderate-option_host = A quién dar la mesa
moderate-option_moves = Cuántas jugadas de los jugadores, con todo lo que siguió
moderate-option_channel = Dónde debe seguir la partida
moderate-option_revive = Dónde debe seguir la partida; si no dices nada, aquí
moderate-damaged = dañada
moderate-choice = { $number }: { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = la partida { $number } ({ $names }) en <#{ $channel }>
moderate-paused = En pausa: nadie puede actuar y ningún reloj corre, hasta `/moderate resume`.
moderate-paused_told = La moderación ha puesto la mesa en pausa.
moderate-paused_log = ha puesto en pausa { $game }.
moderate-resumed = La partida sigue.
moderate-resumed_told = La mesa sigue.
moderate-resumed_log = ha reanudado { $game }.
moderate-ended = La partida está cerrada y no gana nadie. Si fue un error: `/moderate revive`.
moderate-ended_unreadable = La partida dañada está cerrada y el canal queda libre.
moderate-ended_lobby = La mesa está cerrada.
moderate-ended_told = La moderación ha cerrado la partida.
moderate-ended_log = ha cerrado { $game }.
moderate-end_all_sure =
    { $count ->
        [one] **¿Cerrar la mesa que abrió { $name }?** Se cierra sin que nadie gane.
       *[other] **¿Cerrar las { $count } mesas que abrió { $name }?** Se cierran sin que nadie gane.
    }
moderate-end_all_button =
    { $count ->
        [one] Cerrarla
       *[other] Cerrar { $count } mesas
    }
moderate-ended_all =
    { $count ->
        [0] Ya habían terminado.
        [one] Una mesa cerrada. Las partidas empezadas vuelven con `/moderate revive`.
       *[other] { $count } mesas cerradas. Las partidas empezadas vuelven con `/moderate revive`.
    }
moderate-block_done = { $name } no puede abrir mesas ni unirse a ninguna en este servidor. Si fue un error: `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [one] { $name } aún tiene asiento en una mesa. ¿Expulsar también de ahí?
       *[other] { $name } aún tiene asiento en { $count } mesas. ¿Expulsar también de todas ellas?
    }
moderate-unseated =
    { $count ->
        [0] Hecho: ya no quedaba ningún asiento.
        [one] Hecho: un asiento pasa a la máquina o queda libre.
       *[other] Hecho: { $count } asientos pasan a la máquina o quedan libres.
    }
moderate-blocked_log = ha bloqueado a **{ $player }** en todas las partidas.
moderate-unblocked = { $name } puede volver a jugar en este servidor.
moderate-unblocked_log = deja jugar otra vez a **{ $player }**.
moderate-kick_sure = **¿Expulsar a { $name } de esta partida?** La máquina recibe el asiento hasta que alguien lo tome. { $name } no podrá volver, a menos que más tarde cambies de idea: `/moderate forgive`.
moderate-kick_sure_lobby = **¿Expulsar a { $name } de esta mesa?** El asiento queda libre para otros. { $name } no podrá volver, a menos que más tarde cambies de idea: `/moderate forgive`.
moderate-kick_button = Expulsar
moderate-kicked = { $name } no puede volver a esta partida. Si fue un error: `/moderate forgive`.
moderate-kicked_told = La moderación ha dado a la máquina el asiento de { $name }.
moderate-kicked_log = ha expulsado a **{ $player }** de { $game }.
moderate-forgiven = { $name } puede volver a esta partida. Si hay un asiento libre, `/seat take` lo toma.
moderate-forgiven_lobby = { $name } puede volver a sentarse a esta mesa.
moderate-forgiven_blocked = Pero { $name } aún tiene un bloqueo para todas las partidas de este servidor: `/moderate unblock` lo quita.
moderate-forgiven_log = ha dejado volver a **{ $player }** a { $game }.
moderate-undo_sure = **¿Deshacer { $moves }, y todo lo que siguió?**
moderate-undo_counts = Eso va más atrás de unos dados, una carta o una pregunta, así que la partida no contará para la clasificación, los récords ni los premios.
moderate-undo_button = Deshacer
moderate-undone = Deshecho: { $moves }, y todo lo que siguió.
moderate-undone_told = La moderación ha deshecho { $moves }.
moderate-undone_log = ha deshecho { $moves } en { $game }.
moderate-redo_button = Rehacer
moderate-redone = Rehecho: { $moves }, y todo lo que siguió. La partida está como estaba antes.
moderate-redone_told = La moderación ha rehecho { $moves }.
moderate-redone_log = ha rehecho { $moves } en { $game }.
moderate-moves =
    { $count ->
        [one] la última jugada de { $names }
       *[other] las últimas { $count } jugadas de { $names }
    }
moderate-host = La mesa es ahora de { $name }.
moderate-host_told = La mesa es ahora de { $name }.
moderate-host_log = ha dado a **{ $player }** la mesa de { $game }.
moderate-moved = La partida sigue en <#{ $channel }>.
moderate-moved_told = La moderación ha traído la mesa aquí.
moderate-moved_away = Esta mesa se ha ido a <#{ $channel }>: [aquí está]({ $link }).
moderate-moved_log = ha llevado { $game } a <#{ $to }>.
moderate-revived = La partida ha vuelto, en <#{ $channel }>.
moderate-revived_told = La mesa ha vuelto y la partida sigue.
moderate-revived_log = ha recuperado { $game }.
moderate-lost_log = Se borró un canal, y con él se cerró { $game }. `/moderate revive` la recupera en otro sitio.

## Refusals

moderate-banned = La moderación te ha expulsado de esta partida. Las demás mesas están abiertas para ti.
moderate-blocked = La moderación de este servidor no te deja participar en sus partidas. Mirar sí puedes, cuanto quieras.
moderate-is_blocked = { $name } ya tiene un bloqueo.
moderate-not_blocked = En este servidor no hay ningún bloqueo con ese nombre. La lista muestra cuáles hay.
moderate-has_none = { $name } no ha abierto ninguna de las mesas abiertas.
moderate-undo_late = Mientras tanto se ha deshecho otra cosa. Usa `/moderate undo` otra vez.
moderate-redo_late = No hay nada que rehacer: la moderación no ha deshecho nada aquí, ya está rehecho, o alguien ha seguido jugando.
moderate-none_here = No hay ninguna partida en este canal. La opción `game` muestra las de este servidor.
moderate-no_such = No hay tal partida en este servidor.
moderate-not_begun = Esta partida aún no ha empezado: su mesa se está preparando.
moderate-unreadable = Esta partida está dañada y no puede seguir. `/moderate end` la cierra; el motivo está en el registro de quien gestiona el bot.
moderate-is_paused = Esta partida ya está en pausa.
moderate-not_paused = Esta partida no está en pausa.
moderate-nobody = Nadie con ese nombre juega ahí. La lista muestra quién juega.
moderate-is_out = { $name } ya está fuera de esa partida.
moderate-not_banned = No se ha expulsado de esa partida a nadie con ese nombre. La lista muestra a quién se expulsó.
moderate-nothing = Nadie ha hecho aún ninguna jugada.
moderate-transfer_what = Di a quién dar la mesa o dónde debe seguir la partida.
moderate-is_host = La mesa ya es de { $name }.
moderate-is_there = La partida ya está en ese canal.
moderate-busy = En <#{ $channel }> ya hay una partida. Elige otro canal.
moderate-not_closed = En este servidor no hay ninguna partida cerrada con ese número. La lista muestra cuáles hay.
