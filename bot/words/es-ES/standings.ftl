### Standings: the table of a season, careers, records, and the list of games.

standings-command_leaderboard = Los mejores jugadores de este servidor, temporada a temporada
standings-command_records = Los récords de este servidor, cada uno con su partida para verla
standings-command_stats = La temporada de un jugador: puntuación, puestos, favoritos, récords
standings-command_games = Partidas de este servidor, en curso y terminadas
standings-command = Tu parte en la clasificación de este servidor
standings-command_opt_out = Que la clasificación te olvide y no te cuente más
standings-command_opt_in = Vuelve a participar en la clasificación
standings-command_season = Temporadas de la clasificación de este servidor
standings-command_new = Empieza una temporada: todos vuelven a salir con 1000
standings-command_undo = Deshacer la última temporada que empezó, durante un día
standings-option_player = De quién; lo tuyo, si no dices nada
standings-option_name = Cómo se llama la temporada
standings-option_season = Qué temporada; la actual, si no dices nada
standings-option_week = Solo las partidas de los últimos siete días
standings-title = **{ $season }** · desde { $since }
standings-week_title = **Los últimos siete días**
standings-first_season = Temporada 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = aún sin puntuación
standings-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
standings-wins =
    { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
standings-page = -# Página { $page } de { $pages } · { $players } · para puntuar hace falta otra persona en la mesa
standings-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
standings-empty = Nadie ha terminado aún una partida en esta temporada. Empieza una con `/game new`.
standings-week_empty = Nadie ha terminado una partida en los últimos siete días. Empieza una con `/game new`.
standings-no_season = En este servidor aún no ha terminado ninguna partida. Empieza una con `/game new`.
standings-older = Temporada anterior
standings-newer = Temporada siguiente
standings-records = Récords
standings-table = Tabla
standings-week = Esta semana
standings-records_title = **{ $season }** · récords
standings-record = **{ $title }**: { $value }, { $names }
standings-record_place = **{ $title }**: { $value } por { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [el final]({ $link })
standings-record_game = Partida #{ $game }: su tarjeta final y su repetición
standings-watch_record = Ver la partida de un récord
standings-all_records = **Récords de todas las temporadas**
standings-all_seasons = Todas las temporadas
standings-season_records = Esta temporada
standings-no_records = Aún no hay récords en esta temporada.
standings-kind_rent_paid = Mayor alquiler pagado
standings-kind_rent_taken = Mayor alquiler cobrado
standings-kind_best_deed = Mejor propiedad
standings-kind_trade = Mejor trato
standings-kind_richest = Mayor patrimonio
standings-kind_comeback = Mayor remontada
standings-kind_fastest = Victoria más rápida
standings-kind_longest = Partida más larga
standings-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
standings-comeback = desde el { $share } %
standings-comeback_note = de todo
standings-stats_title = **{ $name }** en **{ $season }**
standings-stats_none = { $name } aún no ha terminado ninguna partida en **{ $season }**.
standings-stats_out = { $name } no participa en la clasificación.
standings-stats_out_self = No participas en la clasificación de este servidor. `/standings opt-in` te trae de vuelta.
standings-standing = { $rank } de { $players }, { $games }
standings-standing_none = aún sin puesto, { $games }
standings-times =
    { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }
standings-of_games = { $count } de { $games }
standings-rivals = **Cara a cara**
standings-rival = { $name }: { $games }, por delante en { $ahead }, por detrás en { $behind }
standings-rival_level = { $name }: { $games }, por delante en { $ahead }, por detrás en { $behind }, a la par en { $level }
standings-you_and = **Tú y { $name }**: { $games }, tú por delante en { $ahead }, por detrás en { $behind }
standings-you_and_level = **Tú y { $name }**: { $games }, tú por delante en { $ahead }, por detrás en { $behind }, a la par en { $level }
standings-stats_alt = { $name } en { $season }. { $standing }. Puntuación { $rating }. { $games }, { $wins }. Puestos: { $places }. Ficha favorita: { $token }; edición favorita: { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title }: { $value }.
standings-best_alt_note = { $title }: { $value } ({ $note }).
standings-ask_out = Tus partidas de aquí ({ $count }) se olvidarían para siempre: puntuación, puestos, récords y medallas. Las nuevas no se anotarían.
standings-forget_me = Olvídame
standings-is_out = Hecho: tus partidas ya no están en la clasificación de este servidor, y tus medallas tampoco; las nuevas no se anotan. `/standings opt-in` te trae de vuelta, desde cero.
standings-was_out = Ya no participas en la clasificación de este servidor.
standings-is_in = ¡Qué bien que vuelvas! Tu próxima partida cuenta de nuevo.
standings-was_in = Ya participas en la clasificación de este servidor.
standings-season_sure = **¿Empezar { $season }?** Todo el mundo vuelve a 1000; la tabla de hasta ahora sigue en `/leaderboard`.
standings-season_begin = Empezarla
standings-season_done = **{ $season }** ha empezado. Si ha sido un error: `/season undo`, durante un día.
standings-season_begun = **{ $season }** ha empezado. Todos salen con 1000; la tabla de la temporada anterior sigue en `/leaderboard`.
standings-season_begun_log = ha empezado la temporada **{ $season }**.
standings-season_undo = Deshacer
standings-season_undo_sure = **¿Deshacer { $season }?** La temporada anterior continúa, y las partidas terminadas desde entonces cuentan para ella.
standings-season_undone = Se ha deshecho **{ $season }**: la temporada anterior continúa, con todas las partidas terminadas desde entonces.
standings-season_undone_log = ha deshecho la temporada **{ $season }**.
standings-season_undo_late = No hay ninguna temporada que deshacer: solo se puede con la última, y durante un día.
standings-season_named = Ya hubo una temporada llamada **{ $season }**. Elige otro nombre.
standings-season_unknown = Aquí no ha habido ninguna temporada llamada **{ $season }**.
standings-season_nameless = Una temporada necesita un nombre de { $most } caracteres como mucho.
gamelist-title = **Partidas en este servidor**
gamelist-none = Aquí aún no se ha jugado ninguna partida. Empieza una con `/game new`.
gamelist-running = **En curso**
gamelist-finished = **Terminadas**
gamelist-damaged = • La partida { $game } está dañada y no se puede mostrar
gamelist-lobby = • { $edition }: { $names } · [sala]({ $link }) abierta
gamelist-live = • { $edition }: { $names } · turno { $turn } · [mirar]({ $link })
gamelist-paused = • { $edition }: { $names } · en pausa · [ver]({ $link })
gamelist-over = • { $edition }: { $winners }, <t:{ $when }:d> · [el final]({ $link })
gamelist-over_gone = • { $edition }: { $winners }, <t:{ $when }:d>
gamelist-won = victoria de **{ $names }** ante { $others }
gamelist-won_alone = victoria de **{ $names }**
gamelist-page = -# Página { $page } de { $pages }
gamelist-choose = Ver una partida terminada
gamelist-follow = Seguir una partida hasta el final
gamelist-follow_option = { $edition }: { $names }
gamelist-follow_note = #{ $game } · turno { $turn }
gamelist-option = { $edition }, victoria de { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# Cuenta para la clasificación.
gamelist-not_tutorial = -# Era una lección y no cuenta para la clasificación.
gamelist-not_substituted = -# Alguien dejó su asiento, así que no cuenta para la clasificación.
gamelist-not_undone = -# Se deshicieron dados, cartas o preguntas, así que no cuenta para la clasificación.
gamelist-not_computers = -# Solo jugaron máquinas, así que no cuenta para la clasificación.
gamelist-end_card = Tarjeta final
gamelist-replay = Repetición
gamelist-to_list = Todas las partidas
gamelist-film = La partida entera otra vez.
gamelist-no_film = No se pudo dibujar esta partida. Por lo demás, está bien.
gamelist-gone = Esa partida ya no se guarda.
