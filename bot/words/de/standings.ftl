### Wertung: die Rangliste einer Saison, Laufbahnen, Rekorde und die Liste der Spiele.

standings-command_leaderboard = Die Besten dieses Servers, Saison für Saison
standings-command_records = Die Rekorde dieses Servers, jeder mit seinem Spiel zum Ansehen
standings-command_stats = Jemandes Saison: Wertungszahl, Plätze, Lieblinge, Rekorde
standings-command_games = Spiele dieses Servers, laufende und fertige
standings-command = Deine Teilnahme an der Wertung dieses Servers
standings-command_opt_out = In der Wertung vergessen werden und künftig draußen bleiben
standings-command_opt_in = Wieder an der Wertung teilnehmen
standings-command_season = Saisons der Wertung dieses Servers
standings-command_new = Eine neue Saison beginnen: Alle starten wieder bei 1.000
standings-command_undo = Die Saison zurücknehmen, die zuletzt begonnen hat, einen Tag lang
standings-option_player = Wessen; ohne Angabe deine
standings-option_name = Wie die Saison heißt
standings-option_season = Welche Saison; ohne Angabe die jetzige
standings-option_week = Nur die Spiele der letzten sieben Tage
standings-title = **{ $season }** · seit { $since }
standings-week_title = **Die letzten sieben Tage**
standings-first_season = Saison 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = noch keine Wertungszahl
standings-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
standings-wins =
    { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
standings-page = -# Seite { $page } von { $pages } · { $players } · eine Wertungszahl gibt es nur, wenn ein zweiter Mensch mitspielt
standings-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
standings-empty = In dieser Saison hat noch niemand ein Spiel beendet. Starte eines mit `/game new`.
standings-week_empty = In den letzten sieben Tagen hat niemand ein Spiel beendet. Starte eines mit `/game new`.
standings-no_season = Auf diesem Server ist noch kein Spiel zu Ende gegangen. Starte eines mit `/game new`.
standings-older = Frühere Saison
standings-newer = Spätere Saison
standings-records = Rekorde
standings-table = Rangliste
standings-week = Diese Woche
standings-records_title = **{ $season }** · Rekorde
standings-record = **{ $title }**: { $value }, { $names }
standings-record_place = **{ $title }**: { $value } für { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [das Ende]({ $link })
standings-record_game = Spiel #{ $game }: Schlusskarte und Wiederholung
standings-watch_record = Das Spiel zu einem Rekord ansehen
standings-all_records = **Rekorde aller Saisons**
standings-all_seasons = Alle Saisons
standings-season_records = Diese Saison
standings-no_records = In dieser Saison gibt es noch keine Rekorde.
standings-kind_rent_paid = Höchste gezahlte Miete
standings-kind_rent_taken = Höchste kassierte Miete
standings-kind_best_deed = Bestes Grundstück
standings-kind_trade = Bester Handel
standings-kind_richest = Größtes Vermögen
standings-kind_comeback = Größte Aufholjagd
standings-kind_fastest = Schnellster Sieg
standings-kind_longest = Längstes Spiel
standings-turns =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
standings-comeback = von { $share } % aus
standings-comeback_note = von allem
standings-stats_title = **{ $name }** in **{ $season }**
standings-stats_none = { $name } hat in **{ $season }** noch kein Spiel beendet.
standings-stats_out = { $name } nimmt nicht an der Wertung teil.
standings-stats_out_self = Du nimmst nicht an der Wertung dieses Servers teil. `/standings opt-in` holt dich zurück.
standings-standing = { $rank } von { $players }, { $games }
standings-standing_none = noch ohne Platz, { $games }
standings-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
standings-of_games = { $count } von { $games }
standings-rivals = **Im Vergleich**
standings-rival = { $name }: { $games }, vorn in { $ahead }, hinten in { $behind }
standings-rival_level = { $name }: { $games }, vorn in { $ahead }, hinten in { $behind }, gleichauf in { $level }
standings-you_and = **Du und { $name }**: { $games }, du vorn in { $ahead }, hinten in { $behind }
standings-you_and_level = **Du und { $name }**: { $games }, du vorn in { $ahead }, hinten in { $behind }, gleichauf in { $level }
standings-stats_alt = { $name } in { $season }. { $standing }. Wertungszahl { $rating }. { $games }, { $wins }. Plätze: { $places }. Lieblingsfigur { $token }, Lieblingsausgabe { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title }: { $value }.
standings-best_alt_note = { $title }: { $value } ({ $note }).
standings-ask_out = Deine Spiele hier ({ $count }) würden endgültig vergessen: Wertungszahl, Plätze, Rekorde und Medaillen. Neue würden nicht aufgeschrieben.
standings-forget_me = Vergiss mich
standings-is_out = Erledigt: Deine Spiele sind aus der Wertung dieses Servers verschwunden und deine Medaillen mit ihnen; neue werden nicht aufgeschrieben. `/standings opt-in` holt dich zurück, von null an.
standings-was_out = Du nimmst schon jetzt nicht an der Wertung dieses Servers teil.
standings-is_in = Willkommen zurück: Dein nächstes Spiel zählt wieder.
standings-was_in = Du nimmst schon an der Wertung dieses Servers teil.
standings-season_sure = **{ $season } beginnen?** Alle starten wieder bei 1.000; die Rangliste bis jetzt bleibt in `/leaderboard`.
standings-season_begin = Beginnen
standings-season_done = **{ $season }** hat begonnen. Falls das ein Versehen war: `/season undo`, einen Tag lang.
standings-season_begun = **{ $season }** hat begonnen. Alle starten bei 1.000; die Rangliste der Saison davor bleibt in `/leaderboard`.
standings-season_begun_log = hat die Saison **{ $season }** begonnen.
standings-season_undo = Zurücknehmen
standings-season_undo_sure = **{ $season } zurücknehmen?** Die Saison davor geht weiter, und Spiele, die seitdem zu Ende gingen, zählen für sie.
standings-season_undone = **{ $season }** wurde zurückgenommen: Die Saison davor geht weiter, mit allen Spielen, die seitdem zu Ende gingen.
standings-season_undone_log = hat die Saison **{ $season }** zurückgenommen.
standings-season_undo_late = Es gibt keine Saison zum Zurücknehmen: Das geht mit der letzten, und nur einen Tag lang.
standings-season_named = Eine Saison namens **{ $season }** gab es schon. Nimm einen anderen Namen.
standings-season_unknown = Eine Saison namens **{ $season }** gab es hier nicht.
standings-season_nameless = Eine Saison braucht einen Namen von höchstens { $most } Zeichen.
gamelist-title = **Spiele auf diesem Server**
gamelist-none = Hier wurde noch kein Spiel gespielt. Starte eines mit `/game new`.
gamelist-running = **Laufend**
gamelist-finished = **Fertig**
gamelist-damaged = • Spiel { $game } ist beschädigt und lässt sich nicht zeigen
gamelist-lobby = • { $edition }: { $names } · die [Lobby]({ $link }) ist offen
gamelist-live = • { $edition }: { $names } · Zug { $turn } · [zuschauen]({ $link })
gamelist-paused = • { $edition }: { $names } · Pause · [ansehen]({ $link })
gamelist-over = • { $edition }: { $winners }, <t:{ $when }:d> · [das Ende]({ $link })
gamelist-over_gone = • { $edition }: { $winners }, <t:{ $when }:d>
gamelist-won = Sieg für **{ $names }** gegen { $others }
gamelist-won_alone = Sieg für **{ $names }**
gamelist-page = -# Seite { $page } von { $pages }
gamelist-choose = Ein fertiges Spiel ansehen
gamelist-follow = Einem laufenden Spiel bis zum Ende folgen
gamelist-follow_option = { $edition }: { $names }
gamelist-follow_note = #{ $game } · Zug { $turn }
gamelist-option = { $edition }, Sieg für { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# Es zählt für die Wertung.
gamelist-not_tutorial = -# Es war eine Übung und zählt nicht für die Wertung.
gamelist-not_substituted = -# Jemand hat einen Platz aufgegeben, also zählt es nicht für die Wertung.
gamelist-not_undone = -# Würfel, Karten oder Fragen wurden zurückgenommen, also zählt es nicht für die Wertung.
gamelist-not_computers = -# Es haben nur Computer gespielt, also zählt es nicht für die Wertung.
gamelist-end_card = Schlusskarte
gamelist-replay = Noch einmal ansehen
gamelist-to_list = Alle Spiele
gamelist-film = Das ganze Spiel noch einmal.
gamelist-no_film = Dieses Spiel ließ sich nicht zeichnen. Sonst ist alles damit in Ordnung.
gamelist-gone = Dieses Spiel wird nicht mehr aufbewahrt.
