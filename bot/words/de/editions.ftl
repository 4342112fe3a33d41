### Eigene Ausgaben eines Servers: hochladen, ansehen, ausprobieren, aufbewahren.

edition-command = Die eigenen Ausgaben dieses Servers
edition-command_upload = Eine Ausgabendatei prüfen, ansehen und dann hier veröffentlichen
edition-command_new = Eine erklärte Datei holen, aus der eine eigene Ausgabe wird
edition-command_edit = Eine Ausgabe mit Listen und Formularen ändern, ohne Datei
edition-command_list = Die eigenen Ausgaben dieses Servers: Versionen, von wem und von wann
edition-command_preview = Eine Ausgabe ansehen: Spielplan, ein paar Grundstücke und Karten
edition-command_export = Die Datei einer Ausgabe zurückholen, in jeder Version
edition-command_restore = Eine frühere Version einer Ausgabe wieder zur neuesten machen
edition-command_remove = Eine eigene Ausgabe dieses Servers aus dem Regal nehmen
edition-command_lab = Den Computer eine Ausgabe oft spielen lassen: Macht sie Spaß?
edition-option_file = Eine TOML-Datei; /ausgabe neu gibt dir eine für den Anfang
edition-option_base = Die Ausgabe, von der deine ausgeht
edition-option_id = Die Kennung deiner Ausgabe, zum Beispiel my_town
edition-option_edition = Welche Ausgabe
edition-option_version = Welche Version; ohne Angabe die neueste
edition-option_restored = Welche Version wieder die neueste sein soll
edition-option_games = Wie viele Spiele (300)

## Die Datei

edition-too_big = Diese Datei hat { $size }; dieser Server nimmt höchstens { $most }. Eine Ausgabe von { $most } ist schon sehr lang: Ist es die richtige Datei?
edition-damaged = Diese Version ist beschädigt und lässt sich nicht zeichnen. Exportiere ihre Datei und lade sie neu hoch.
edition-unreadable = Ich konnte diese Datei nicht von Discord holen. Bitte lade sie noch einmal hoch.
edition-problems = **{ $file }** ist noch keine Ausgabe, zu beheben: { $count }. Veröffentlicht wurde nichts.
edition-problem_count =
    { $count ->
        [one] 1 Problem
       *[other] { $count } Probleme
    }
edition-problem = - `{ $place }`: { $text }
edition-problem_line = - `{ $place }` (Zeile { $number }): { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# Die ersten { $shown }; alle { $count } stehen in der Datei.
edition-shipped_id = `{ $id }` ist eine Ausgabe, die zum Spiel gehört. Gib deiner eine eigene Kennung, in der Zeile `id = …` der Datei, und lade sie noch einmal hoch. Veröffentlicht wurde nichts.
edition-full = Dieser Server hat { $most } Ausgaben, und mehr dürfen es nicht sein: Lade eine neuere Version von einer davon hoch oder entferne eine mit `/edition remove`. Veröffentlicht wurde nichts.
edition-same = In dieser Datei ist nichts neu: Sie ist Version { $version } von `{ $id }`, Buchstabe für Buchstabe.

## Die Vorschau

edition-preview_title = ## { $name }
    `{ $id }` · für { $least } bis { $most } Personen · { $spaces } Felder · { $cards } Karten
edition-preview_new = Eine neue Ausgabe für diesen Server. Noch sieht das niemand außer dir.
edition-preview_newer = Version { $version } dieser Ausgabe; Version { $before } ist von { $when }. Spiele, die schon laufen, behalten ihre. Noch sieht das niemand außer dir.
edition-preview_version = Version { $version }, veröffentlicht { $when } von { $who }.
edition-preview_shipped = Diese Ausgabe gehört zum Spiel.
edition-preview_rules = **Eigene Regeln:**
edition-preview_warnings = **Einen Blick wert:**
edition-preview_item = - { $text }
edition-preview_more = - und { $count } weitere
edition-alt_board = Der Spielplan von { $name }: { $spaces }
edition-alt_deeds = Daneben die Besitzkarten von { $deeds }.
edition-publish = Veröffentlichen
edition-replace = Version { $version } ersetzen
edition-discard = Verwerfen
edition-try = Ausprobieren
edition-try_again = Noch einmal testen
edition-draft_gone = Dieser Entwurf ist nicht mehr hier: Du hast ihn veröffentlicht oder verworfen, einen anderen begonnen, oder eine Woche ist vergangen. Lade die Datei noch einmal hoch, oder nimm `/edition edit`.
edition-discarded = Verworfen. Veröffentlicht wurde nichts.
edition-published = **{ $name }** ist als Version { $version } veröffentlicht. Spiel sie mit `/game new edition:{ $id }`.
edition-open_table = Tisch eröffnen

## Das Labor

edition-lab_title = ## { $name } im Labor
edition-lab_soon = **Labor:** Die ersten Spiele beginnen gleich …
edition-lab_playing = **Labor:** { $played } von { $games } schnellen Spielen gespielt …
edition-lab_failed = **Labor:** Die Spiele ließen sich nicht zu Ende spielen. Versuch es später noch einmal.
edition-lab_games = **Labor:** { $games } schnelle Spiele mit { $players } Computern
edition-lab_length = - { $ended } davon gehen zu Ende; die Hälfte in höchstens { $median } Zügen, 95 von 100 in höchstens { $most }
edition-lab_seats = - Siege nach Platz: { $wins }
edition-lab_visits = - Am meisten besucht: { $most }; am wenigsten: { $least }
edition-lab_returns = - Lohnt sich am meisten: { $most }; am wenigsten: { $least }
edition-lab_card = - Die Karte, die am meisten entscheidet: { $card } ({ $share } derer, die sie ziehen, gewinnen)
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Nichts fällt auf: ein fairer Spielplan, und die Spiele gehen zu Ende.
lab-computers = Computerspieler kommen mit diesem Brett nicht zurecht: Sie versagen und machen nur den kleinstmöglichen Zug. Achte auf Zahlen, die 0 oder viel zu groß sind.
lab-endless = { $share } der Spiele gehen nicht zu Ende: Erhöhe die Mieten oder senke das Gehalt.
lab-long = Die Spiele dauern lange ({ $turns } Züge): Höhere Mieten oder billigere Häuser helfen.
lab-short = Die Spiele sind sehr kurz ({ $turns } Züge): Niedrigere Mieten oder mehr Bargeld helfen.
lab-unfair = Platz { $seat } gewinnt { $share } der Spiele, { $even } wären fair.
lab-rich = Die Gruppe { $group } bringt viel mehr ein als die anderen.
lab-poor = Die Gruppe { $group } bringt kaum ein, was sie kostet.
edition-wrong_games = Bitte wähl { $least } bis { $most } Spiele.

## Eine beginnen

edition-starter = Hier ist eine Datei, die sich schon spielen lässt: **{ $name }** mit deiner Kennung `{ $id }`. Öffne sie in einem Texteditor, ändere, was du magst, und schick sie mit `/edition upload` zurück. Ihre Anmerkungen erklären jede Zeile.

## Die Liste

edition-none = Dieser Server hat noch keine eigenen Ausgaben. Mit `/edition edit` entsteht eine aus Listen und Formularen; oder `/edition new` gibt dir eine Datei für den Anfang, und `/edition upload` veröffentlicht sie. Platz ist für { $most }.
edition-bytes =
    { $count ->
        [one] 1 Byte
       *[other] { $count } Bytes
    }
edition-kilobytes = { $count } KiB
edition-list_title = **Ausgaben dieses Servers** ({ $count } von { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · Version { $version } · { $size } · { $when } von { $who }{ $open ->
        [0] {""}
       *[other] {" "}· { $open } offen
    }
edition-list_pick = Versionen einer Ausgabe
edition-list_note =
    { $count ->
        [one] 1 Version
       *[other] { $count } Versionen
    }
edition-nobody = unbekannt
edition-refresh = Aktualisieren
edition-back_to_list = Alle Ausgaben
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Version { $version }: **{ $name }**, { $size }, { $when } von { $who }
edition-export_pick = Eine Version exportieren
edition-preview = Vorschau
edition-remove = Entfernen
edition-exported = **{ $name }**, Version { $version }. Jeder Server kann diese Datei hochladen.
edition-not_own = `{ $id }` ist keine eigene Ausgabe dieses Servers. `/edition list` zeigt sie.
edition-no_version = `{ $id }` hat hier keine Version { $version }.
edition-restored = Version { $before } von **{ $name }** ist wieder die neueste, als Version { $version }. Spiele, die schon laufen, behalten ihre.
edition-newest = Version { $version } ist schon die neueste von `{ $id }`.
edition-gone = Diese Ausgabe ist nicht mehr hier.

## Entfernen

edition-remove_sure =
    { $versions ->
        [one] **{ $name }** entfernen? Spiele, die schon laufen, gehen weiter; neue können sie nicht mehr wählen. Exportiere sie vorher, falls du sie zurückhaben möchtest.
       *[other] **{ $name }** mit allen { $versions } Versionen entfernen? Spiele, die schon laufen, gehen weiter; neue können sie nicht mehr wählen. Exportiere sie vorher, falls du sie zurückhaben möchtest.
    }
edition-remove_now = Ja, entfernen
edition-remove_keep = Behalten
edition-removed = **{ $name }** ist entfernt.

## Was der Protokollkanal sagt, nach einem Namen aus der Moderation

edition-log_published = hat die Ausgabe **{ $name }** (`{ $id }`) veröffentlicht, Version { $version }
edition-log_restored = hat Version { $before } der Ausgabe **{ $name }** (`{ $id }`) wieder zur neuesten gemacht, als Version { $version }
edition-log_removed = hat die Ausgabe **{ $name }** (`{ $id }`) entfernt
