### Vor dem Spiel und danach.

## Die Nachricht der Lobby

lobby-title = ## { $edition }: Tisch von { $host }
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }** · { $token }
lobby-seated_robot = { $number }. **{ $name }** · { $token } (Computer, { $temper })
lobby-waiting =
    { $missing ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $missing }.
    } Drück **Mitspielen** oder **Computer dazu**.
lobby-ready = Bereit! { $host } kann **Starten** drücken.
lobby-counts = -# Zählt für die Wertung: Wer bleibt, wird gewertet, wer endgültig geht, kommt auf den letzten Platz.
lobby-counts_alone = -# Zählt für die Wertung; eine Wertungszahl gibt es nur, wenn ein zweiter Mensch mitspielt.
lobby-official = Offizielle Regeln: Dieser Tisch ändert nichts.
lobby-changes = **Für diesen Tisch gewählt:**
lobby-printed = { $edition } hat eigene Regeln
lobby-paragraph = -# **{ $heading }:** { $rules }
lobby-rule = - { $rule }
lobby-more_few =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
lobby-more_rules = - und { $count } weitere: Drück **Regelkarte**
lobby-dice = -# Das Würfelgeheimnis steht fest: `{ $hash }…` Prüfen: `/dice`.
lobby-begun = ## { $edition }: Das Spiel läuft
    Es spielen { $players }. Viel Spaß!
lobby-begun_dice = -# Die Würfel stehen fest: Geheimnis `{ $hash }…`, Startwert `{ $seed_hash }…`. `/dice` zeigt, wie am Ende alle nachrechnen können.
lobby-begun_plain = -# Die Würfel stehen durch einen geheimen Startwert fest: `{ $hash }…` Am Ende wird er gezeigt, damit alle nachrechnen können: `/dice`.
lobby-closed = ## { $edition }: Dieser Tisch ist geschlossen
    Eröffne einen neuen mit `/game new`.
lobby-pick_token = Such dir eine Figur aus
lobby-pick_guest = Einen Computer deiner Wahl dazusetzen
lobby-token_taken = hat schon { $name }
lobby-token_robot = { $name } würde sie dir überlassen
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-add = Computer dazu
lobby-remove = Computer weg
lobby-settings = Einstellungen
lobby-rules = Regelkarte
lobby-start = Starten

## Antworten unter vier Augen

lobby-opened = Dein Tisch ist gedeckt: { $link }
    Lade die anderen ein oder setz Computer dazu.
lobby-rematched = Noch einmal dieselben Leute und Regeln: { $link }
    Wer nicht mag, drückt **Aufstehen**.
lobby-joined = Willkommen! Du sitzt mit am Tisch: { $link }
lobby-left = Du bist vom Tisch aufgestanden.
lobby-left_last = Außer dir saß niemand mehr hier, also ist der Tisch geschlossen.
lobby-token_yours = Deine Figur: { $token }.
lobby-robot_added = { $name } setzt sich dazu: ein Computer ({ $temper }).
lobby-robot_removed = { $name } ist gegangen.
lobby-started = Das Spiel läuft. Viel Glück!
lobby-shown_again = Hier ist es noch einmal: { $link }

## Absagen

lobby-busy_lobby = In diesem Kanal wird schon ein Tisch gedeckt: { $link }
    Setz dich dazu oder eröffne deinen in einem Thread: `/game new` mit der Option `thread`.
lobby-busy_game = In diesem Kanal läuft schon ein Spiel: { $link }
    Nimm einen anderen Kanal oder eröffne deinen Tisch in einem Thread: `/game new` mit der Option `thread`.
lobby-busy_unreadable = Das Spiel in diesem Kanal ist beschädigt und kann nicht weitergehen: { $link }
    Die Moderation kann es mit `/moderate end` schließen. Bis dahin eröffne deinen Tisch in einem Thread: `/game new` mit der Option `thread`.
lobby-none_here = In diesem Kanal wird kein Tisch gedeckt. Eröffne einen mit `/game new`.
lobby-has_begun = Dieses Spiel läuft schon.
lobby-is_over = Das Spiel ist aus. **Revanche** unter seiner Schlusskarte spielt es noch einmal.
lobby-is_closed = Der Tisch ist geschlossen. Eröffne einen neuen mit `/game new`.
lobby-edition_removed = **{ $edition }** wurde von diesem Server entfernt und lässt sich nicht mehr spielen. Der Host wählt unter Einstellungen eine andere Ausgabe.
lobby-full = Alle { $seats } Plätze sind besetzt. Der Host kann die Zahl unter **Einstellungen** ändern oder einen Computer wegschicken.
lobby-already_in = Du sitzt schon an diesem Tisch.
lobby-not_in = Du hast noch keinen Platz an diesem Tisch. Drück erst **Mitspielen**.
lobby-the_host = der Host
lobby-host_only = Das kann nur { $host }: Host dieses Tisches.
lobby-too_few = { $edition } braucht mindestens { $least } am Tisch. Warte, bis jemand kommt, oder drück **Computer dazu**.
lobby-token_gone = { $token } gehört schon { $name }. Such dir eine andere Figur aus.
lobby-no_such_token = So eine Figur hat diese Ausgabe nicht. Es gibt: { $tokens }.
lobby-no_robot = Es sitzt kein Computer am Tisch, der gehen könnte.
lobby-no_such_robot = So einen Computer gibt es nicht. Such dir einen aus der Liste aus.
lobby-no_such_edition = Eine Ausgabe namens `{ $edition }` gibt es nicht. Es gibt: { $editions }.
lobby-too_many_sit = Hier sitzen schon { $count }, und { $edition } hat nur { $seats } Plätze.
lobby-wrong_seats = { $edition } ist für { $least } bis { $most } Personen.
lobby-no_such_rule = Eine Hausregel namens `{ $rule }` gibt es nicht. Versuch eine von diesen: { $known }.
lobby-not_a_number = `{ $text }` ist keine ganze Zahl für { $rule }.
lobby-wrong_minutes = Ein Spiel auf Zeit dauert { $least } bis { $most } Minuten.
lobby-no_room = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Eröffne den Tisch hier, ohne `thread`.
lobby-in_thread = Das hier ist schon ein Thread, und Threads haben keine eigenen Threads. Lass `thread` weg.
lobby-no_threads = Diese Art Kanal hat keine Threads. Lass `thread` weg.
lobby-no_rematch_here = In diesem Kanal ist noch kein Spiel zu Ende gegangen.
lobby-rematch_not_over = Das Spiel läuft noch.
lobby-rematch_stranger = Eine Revanche kann nur verlangen, wer mitgespielt hat. Starte ein neues Spiel mit `/game new`.
lobby-here = diesem Kanal

## Spielarten, Tempo, Computer

lobby-variant_standard = Normales Spiel
lobby-variant_standard_note = Gespielt wird, bis nur noch eine Person übrig ist
lobby-variant_short = Kurzes Spiel
lobby-variant_short_note = Drei Grundstücke für alle zum Anfang; die erste Pleite beendet es
lobby-variant_timed = Spiel auf Zeit
lobby-variant_timed_minutes = Spiel auf Zeit, { $minutes } Minuten
lobby-variant_timed_note = Zwei Grundstücke für alle zum Anfang; nach Ablauf gewinnt das größte Vermögen
lobby-speed_live = Live
lobby-speed_live_note = 60 Sekunden für eine Entscheidung, weniger für Gebote und Fragen
lobby-speed_relaxed = Gemütlich
lobby-speed_relaxed_note = 10 Minuten für eine Entscheidung, weniger für Gebote und Fragen
lobby-speed_slow = Langsam
lobby-speed_slow_note = ein Tag für eine Entscheidung, weniger für Gebote und Fragen
lobby-speed_none = Ohne Uhr
lobby-speed_none_note = keine Uhr, außer 10 Minuten nach jedem Gebot in einer Auktion
lobby-speed_line = { $speed }: { $note }
lobby-temper_steady = besonnen
lobby-temper_bold = mutig
lobby-temper_careful = vorsichtig
lobby-temper_easy = leicht
lobby-temper_normal = normal
lobby-temper_hard = schwer
lobby-level_easy = leicht
lobby-level_normal = normal
lobby-level_hard = schwer
lobby-level_expert = meisterhaft
lobby-expert_full = -# An anderen Tischen denken zu viele Meister nach: Vorerst spielt der Meister hier wie schwer.
lobby-robot_words = { $figure } { $level }, { $temper }
lobby-guest = { $figure } { $name }, { $level }
lobby-character_rita = geduldig
lobby-character_rita_note = Wartet auf den richtigen Moment und sagt wenig
lobby-character_max = gerissen
lobby-character_max_note = Will aus jedem Handel ein Schnäppchen machen
lobby-character_zoe = sparsam
lobby-character_zoe_note = Hält den Beutel voll und den Kopf kühl
lobby-character_vic = waghalsig
lobby-character_vic_note = Bietet hoch und baut früh
lobby-character_kit = gesellig
lobby-character_kit_note = Handelt mit allen, und das ständig
lobby-character_una = missgünstig
lobby-character_una_note = Kann nicht mit ansehen, wenn andere gewinnen

## Die Einstellungen

lobby-settings_title = **Einstellungen deines Tischs** · { $edition }
    Was du hier wählst, gilt sofort, und alle sehen es in der Lobby.
lobby-house_title = **Hausregeln deines Tischs** · { $edition }
    Nur was du hier wählst, weicht von den offiziellen Regeln ab.
lobby-pick_edition = Ausgabe
lobby-edition_note = { $least } bis { $most } Personen. { $about }
lobby-edition_line = { $name } ({ $least } bis { $most }): { $about }
lobby-pick_variant = Spielart
lobby-pick_speed = Tempo
lobby-pick_seats = Plätze
lobby-seats_choice = { $count } Plätze
lobby-pick_modules = Zusatzspiele dieser Ausgabe
lobby-pick_house = Hausregeln
lobby-house_page = Hausregeln
lobby-main_page = Zurück
lobby-numbers = Zahlen
lobby-minutes = Minuten
lobby-refresh = Aktualisieren
lobby-look_light = Helle Bilder
lobby-look_dark = Dunkle Bilder
lobby-numbers_title = Zahlen deines Tischs
lobby-minutes_title = Wie lange wollt ihr spielen?
lobby-minutes_label = Minuten
lobby-number_starting_cash = Startgeld
lobby-number_salary = Gehalt beim Gang über LOS
lobby-number_house_stock = { $houses } in der Bank
lobby-number_hotel_stock = { $hotels } in der Bank
lobby-number_laps_before_buying = Runden, bevor gekauft werden darf

## Die Regelkarte

lobby-card_title = ## { $edition }
lobby-card_players = Für { $least } bis { $most } Personen · { $variant }: { $variant_note }
    { $speed }: { $note }
lobby-card_official = Dieser Tisch spielt nach den offiziellen Regeln und ändert nichts.
lobby-card_more = - und { $count } weitere: Den Rest zeigt `/rules`
lobby-card_foot = -# `/rules` schlägt jede Regel nach.

## Das Ende

lobby-end_title = ## { $winners }
lobby-end_one = { $name } gewinnt!
lobby-end_several = { $names } teilen sich den Sieg!
lobby-end_rank = { $rank }. { $name }: { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    })
lobby-end_then = { $first }, dann { $then }
lobby-end_counts_as = -# Für die Wertung zählt es so: { $places }. Wer gegangen ist, steht ganz hinten; wer sich einen Platz geteilt hat, teilt auch das Ergebnis.
lobby-end_counts_alone = -# Es zählt für die Wertung, aber eine Wertungszahl gibt es nur, wenn ein zweiter Mensch mitspielt.
lobby-end_place_shared = { $rank }. { $name } ({ $percent } %)
lobby-end_place_left = { $rank }. { $name } (gegangen)
lobby-end_awards = **Auszeichnungen**
lobby-end_award = - **{ $title }**: { $line }
lobby-end_secret = -# Das Geheimnis aller Würfel und Karten war `{ $secret }`, versiegelt als `{ $hash }…`. `/dice` zeigt, wie sich jeder Wurf nachrechnen lässt.
lobby-end_seed = -# Der Startwert aller Würfel und Karten war `{ $seed }`, am Anfang versiegelt als `{ $hash }…`. `/dice` zeigt, wie sich jeder Wurf nachrechnen lässt.
lobby-end_undone = In diesem Spiel wurden Würfel, Karten oder Fragen zurückgenommen, also zählt es für keine Wertung, keinen Rekord und keine Auszeichnung.
lobby-end_replay = Das ganze Spiel noch einmal, Zug für Zug:
lobby-end_replay_alt = Eine Animation des ganzen Spiels: der Spielplan Zug für Zug, bis zum Ende.
lobby-rematch = Revanche

## Befehle

lobby-command = Spiele eröffnen, mitspielen, starten und wiederholen
lobby-command_new = Einen Tisch in diesem Kanal eröffnen
lobby-command_join = Dich an den Tisch setzen, der hier gerade gedeckt wird
lobby-command_leave = Deinen Platz aufgeben, bevor das Spiel beginnt
lobby-command_token = Deine Figur aussuchen
lobby-command_computer = Einen Computer dazusetzen oder wegschicken
lobby-command_settings = Ausgabe, Regeln oder Tempo deines Tischs ändern
lobby-command_card = Alles, was dieser Tisch anders spielt
lobby-command_start = Das Spiel beginnen
lobby-command_show = Die Lobby oder den Tisch hier unten noch einmal zeigen
lobby-command_concede = Aufgeben oder zustimmen, dass gewonnen hat, wer vorn liegt
lobby-command_rematch = Das letzte Spiel hier wiederholen, mit denselben Leuten und Regeln
lobby-option_edition = Welcher Spielplan
lobby-option_variant = Normal, kurz oder auf Zeit
lobby-option_modules = Zusatzspiele der Ausgabe, durch Kommas getrennt
lobby-option_house = Hausregeln, zum Beispiel: free_parking_pot, starting_cash=2000
lobby-option_speed = Wie lange alle überlegen dürfen
lobby-option_seats = Wie viele Plätze, Computer mitgezählt
lobby-option_minutes = Wie lange ein Spiel auf Zeit dauert
lobby-option_look = Helle oder dunkle Bilder
lobby-option_thread = Dem Spiel einen eigenen Thread geben
lobby-option_token = Eine der Figuren dieser Ausgabe
lobby-option_computer = Dazusetzen oder wegschicken
lobby-option_level = Wie gut er spielt
lobby-option_character = Wer es ist

## Settings that do not go together. $rule is the one that is wrong, as it is typed

wrong-rule = `{ $rule }`: { $what }.
wrong-named = **{ $rule }:** { $what }.
wrong-alone = { $what }.
wrong-choice = `{ $value }` gibt es nicht zur Wahl. Es gibt: `{ $known }`
wrong-module = diese Ausgabe hat `{ $value }` nicht
wrong-range = eine ganze Zahl von { $least } bis { $most }, nicht { $value }
wrong-kind = so lässt sich das nicht einstellen
wrong-houses = höchstens { $houses }, denn für mehr haben die Grundstücke keine Mieten
wrong-questions = diese Ausgabe hat keine Fragen für ein Spiel, das welche stellt
wrong-pot_or_show = Frei parken kann nicht Topf und Quizshow zugleich sein: Such dir eins aus
wrong-no_parking = dieser Spielplan hat kein Frei parken
wrong-no_court = auf diesem Spielplan schickt kein Feld ins Gefängnis
wrong-laps = in dieser Variante werden Grundstücke vorher ausgeteilt, also gibt es nichts abzuwarten
wrong-none_dealt = es werden keine Grundstücke ausgeteilt, also gibt es nichts zu bezahlen
wrong-cash = mindestens { $cash }, denn so viel kosten die { $deeds } teuersten Grundstücke, und sie müssen bezahlt werden
wrong-deal = es gibt nicht genug Grundstücke, um allen { $deeds } auszuteilen
wrong-offline = der Offline-Stein braucht mindestens zwei Grundstücke, zwischen denen er wandert
