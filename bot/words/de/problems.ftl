### Was an der Datei einer Ausgabe nicht stimmt. Davor steht die Stelle, etwa `spaces[3].price`;
### darum klein am Anfang und ohne Punkt. Wörter in '…' stehen so in der Datei.

## Drumherum

problem-got = { $text }; da steht: { $got }
problem-near = { $text }; meinst du { $near }?
problem-line = Zeile { $number }
problem-first =
    { $count ->
        [one] { $text } (und noch 1 Fehler)
       *[other] { $text } (und noch { $count } Fehler)
    }
problem-none_defined = keine, denn es ist keine angelegt

## Was da stattdessen steht

problem-got_nothing = nichts
problem-got_huge = eine riesige Zahl
problem-got_list = eine Liste
problem-got_table = eine Tabelle
problem-got_date = ein Datum oder eine Uhrzeit
problem-got_else = etwas anderes

## Mehreres

problem-many_numbers = ganze Zahlen
problem-many_spaces = Felder
problem-many_groups = Gruppen
problem-many_decks = Stapel
problem-many_cards = Karten
problem-many_tokens = Figuren
problem-many_variants = Spielarten
problem-many_modules = Module
problem-many_questions = Fragen
problem-many_choices = Antworten
problem-many_choices_in_order = Antworten in der Reihenfolge des Originals
problem-many_corners = Namen, einer für jede Ecke von LOS an
problem-many_languages = Sprachen
problem-list = hier gehört eine Liste hin: { $what }
problem-exactly = hier gehören { $most } { $what } hin, es sind { $found }
problem-between = hier gehören { $least } bis { $most } { $what } hin, es sind { $found }
problem-at_most = höchstens { $most } { $what }, es sind { $found }

## Die Datei als Ganzes

problem-unknown = die Ausgabe '{ $id }' gibt es nicht: nimm eine von { $names } oder den Pfad einer Datei
problem-no_file = hier liegt keine Datei einer Ausgabe
problem-readable = die Datei lässt sich nicht lesen: { $reason }
problem-file_size = höchstens { $most } KiB, die Datei ist größer
problem-file_picture = ein Bild
problem-file_pdf = ein PDF
problem-file_archive = ein Archiv oder das Dokument einer Textverarbeitung
problem-file_document = das Dokument einer Textverarbeitung
problem-file_page = eine Webseite
problem-text_file = gebraucht wird eine reine Textdatei, die auf .toml endet; das hier ist { $what }
problem-empty_file = gebraucht werden die Zeilen einer Ausgabe; diese Datei ist leer
problem-no_bytes = gebraucht wird eine reine Textdatei; hier stehen Bytes, die kein Text sind
problem-utf8 = speichere den Text als UTF-8; hier steht eine andere Kodierung: { $line }
problem-characters = höchstens { $most } Zeichen, es sind { $found }
problem-dots = höchstens { $most } Punkte, es sind { $found }
problem-sensible = so groß oder so verschachtelt liest es niemand
problem-depth = höchstens { $most } Tabellen oder Listen ineinander

## Eine Zeile, die sich nicht lesen lässt

problem-at_line = { $what }; da steht: { $line }
problem-curly = setze gerade Anführungszeichen "wie diese" um Wörter, keine runden
problem-curly_more =
    { $count ->
        [one] setze gerade Anführungszeichen "wie diese" um Wörter, keine runden (auch in 1 weiteren Zeile)
       *[other] setze gerade Anführungszeichen "wie diese" um Wörter, keine runden (auch in { $count } weiteren Zeilen)
    }
problem-section_twice = jeden Abschnitt nur einmal: Er beginnt schon in Zeile { $line }, setze seine Zeilen dorthin
problem-section_taken = gib dem Abschnitt einen Namen, den darüber noch nichts hat
problem-key_twice = jeden Schlüssel nur einmal
problem-key_twice_at = jeden Schlüssel nur einmal: Er steht schon in Zeile { $line }
problem-close_section = am Ende des Abschnittsnamens fehlt ein ]
problem-close_lines = nach Wörtern über mehrere Zeilen fehlen drei schließende Anführungszeichen
problem-close_quote = nach den Wörtern fehlt das schließende Anführungszeichen
problem-close_list = der Liste davor fehlt das schließende ]
problem-close_brace = in derselben Zeile fehlt das schließende {"}"}
problem-no_comma_brace = vor {"}"} gehört kein Komma
problem-key_in_braces = zwischen {"{"} und {"}"} gehört ein Schlüssel, alles in einer Zeile
problem-comma = vor { $rest } fehlt ein Komma
problem-comma_above = am Ende der Zeile davor fehlt ein Komma
problem-no_comma_end = ans Ende dieser Zeile gehört kein Komma
problem-quotes_inside = keine Anführungszeichen innerhalb der Wörter, und nichts nach dem schließenden
problem-digits_only = schreib ganze Zahlen nur mit Ziffern, etwa 1000
problem-own_line = jeder Schlüssel braucht seine eigene Zeile
problem-value = nach dem Gleichheitszeichen fehlt ein Wert
problem-truth = schreib { $value }, klein und ohne Anführungszeichen
problem-in_quotes = Wörter stehen zwischen geraden Anführungszeichen
problem-equals_for_colon = statt des Doppelpunkts gehört hier ein Gleichheitszeichen hin
problem-name_in_quotes = ein Name aus mehreren Wörtern steht vor dem Gleichheitszeichen in Anführungszeichen
problem-equals = zwischen Schlüssel und Wert fehlt ein Gleichheitszeichen
problem-remark = eine Bemerkung beginnt mit #
problem-key_first = vor dem Gleichheitszeichen fehlt ein Schlüssel
problem-no_backslashes = Wörter ohne umgekehrte Schrägstriche
problem-entry = ein Schlüssel, ein Gleichheitszeichen und ein Wert, oder eine Zeile, die mit # beginnt

## Werte der richtigen Art

problem-table = hier gehört eine Tabelle aus Schlüsseln und Werten hin
problem-no_key = diesen Schlüssel gibt es nicht
problem-key_of_kind = diesen Schlüssel gibt es bei der Art '{ $kind }' nicht
problem-key_of_card = diesen Schlüssel gibt es bei '{ $does }' nicht
problem-id = ein kurzes Wort aus kleinen Buchstaben, Ziffern, - und _
problem-id_key = die Kennung ist ein kurzes Wort aus kleinen Buchstaben, Ziffern, - und _
problem-id_free = diese Kennung ist vergeben, wie alle von { $names }
problem-shipped_id = gebraucht wird die Kennung einer mitgelieferten Ausgabe, kein Pfad
problem-one_of = möglich: { $names }
problem-true_or_false = hier gehört true oder false hin
problem-whole = eine ganze Zahl, 0 oder mehr
problem-whole_above = eine ganze Zahl über { $least }
problem-whole_between = eine ganze Zahl von { $least } bis { $most }
problem-power_of_ten = 1, 10, 100 oder eine andere Zehnerpotenz
problem-sign = ein Zeichen oder Wort
problem-sign_no_number = ein Zeichen oder Wort ohne Ziffern, Plus, Minus, Punkte, Kommas oder Apostrophe, denn die würden den Betrag ändern
problem-colour = eine Farbe wie #1f2328

## Wörter, die gezeigt werden dürfen

problem-some_words = hier fehlen Wörter
problem-no_end_spaces = keine Leerzeichen am Anfang oder Ende
problem-long_word = Wörter mit höchstens { $most } Buchstaben
problem-calls_nobody = Wörter, die niemanden erwähnen
problem-no_less_than = kein Kleiner-Zeichen vor einem Buchstaben
problem-no_links = Wörter ohne Links
problem-no_backticks = Wörter ohne Backticks und umgekehrte Schrägstriche
problem-no_doubled = keine doppelten Sterne, Unterstriche, Tilden oder senkrechten Striche
problem-no_stars_around = keine Sterne oder Unterstriche um Wörter herum
problem-no_heading = Wörter, die nicht wie ein Zitat, eine Überschrift oder eine Liste beginnen
problem-visible = nur sichtbare Zeichen, ohne { $sign }
problem-plain_spaces = nur gewöhnliche Leerzeichen, ohne { $sign }
problem-accents = höchstens { $most } Akzente auf einem Buchstaben
problem-around_number = { $what }, auch um eine Zahl herum

## Eine Ausgabe, die auf einer anderen aufbaut

problem-chain = höchstens { $most } Ausgaben hintereinander, hier sind es mehr
problem-sound_parent = gebraucht wird eine Ausgabe ohne eigene Fehler, { $id } hat welche
problem-take_out =
    { $what ->
        [group] die Kennung einer Gruppe, die wegfallen soll
        [variant] die Kennung einer Spielart, die wegfallen soll
        [deck] die Kennung eines Stapels, der wegfallen soll
       *[card] die Kennung einer Karte, die wegfallen soll
    }
problem-new_card = hier gehört die Kennung einer Karte dieses Stapels hin, oder eine neue Karte mit ihrem Text (text) und dem, was sie tut (do)
problem-spaces_list = hier gehört eine Liste von Feldern hin; eine Tabelle mit Änderungen braucht extends
problem-spaces_changes = eine Liste von Feldern oder eine Tabelle mit Änderungen
problem-parent_space = eine Stelle von 0 bis { $last } oder ein Name vom Spielplan der Vorlage
problem-space_change = ein neuer Name oder eine Tabelle mit geänderten Schlüsseln
problem-leftover = Wörter ohne { $name }, denn so heißt jetzt kein Feld mehr

## Spielplan, Gruppen und Figuren

problem-sizes = die Zahl der Felder ist durch 4 teilbar und liegt zwischen { $least } und { $most }; es sind { $found }
problem-board = gebraucht wird { $parts }
problem-board_go = ein Feld der Art 'go', und zwar als erstes
problem-board_jail = genau ein Feld der Art 'jail' (es sind { $found })
problem-board_street = mindestens ein Feld der Art 'street'
problem-corner = hier ist eine Ecke ({ $names })
problem-jail_corner = das Gefängnis gehört in eine Ecke, also an Stelle { $one }, { $two } oder { $three }
problem-own_name = ein Name, den sonst keins hat, denn das Feld ist ein Grundstück
problem-group = eine Gruppe der Art { $kind } ({ $names })
problem-group_unused = mindestens ein Feld dieser Gruppe muss auf dem Spielplan sein
problem-mortgage = höchstens der Kaufpreis, { $price }
problem-rents = { $count } Mieten wie bei den anderen Straßen (unbebaut, jedes Haus, Hotel), es sind { $found }
problem-falling = Mieten sollten nie fallen; nach { $before } kommt { $now }
problem-building_pays = die letzte Miete muss mindestens { $least } sein, so viel bringt schon das unbebaute Grundstück
problem-no_rents = gebraucht wird mindestens eine Besitzrechtkarte, die Miete bringt
problem-per_deed = { $count } Zahlen, eine je Grundstück im Besitz, es sind { $found }
problem-token_once = jede Figur nur einmal
problem-token_each = eine für jede der { $players } Personen, es sind { $found }
problem-players_min = nicht mehr als players.max ({ $most })

## Karten

problem-position = gib die Stelle an, denn { $count } Felder heißen so
problem-space = der Name oder die Stelle eines Feldes
problem-no_cards = hier fehlt mindestens eine Karte
problem-only_kept = mindestens eine Karte muss zurück in den Stapel, hier darf man alle behalten
problem-deck_unused = kein Feld der Art 'card' benutzt diesen Stapel
problem-kind_on_board = eine Art, die es auf dem Spielplan gibt
problem-own_text = ein eigener Text, denn eine andere Karte sagt dasselbe
problem-unsaid = der Text sollte { $sum } nennen, so viel sagt { $key }
problem-circle = Karten dürfen niemanden im Kreis schicken: von Feld { $start } nach { $target } und am Ende zurück

## Regeln, Module und Fragen

problem-not_standard = ein anderer Name; standard ist das Spiel selbst
problem-setup = die Regeln passen nicht: { $what }
problem-module_space = { $module } braucht ein Feld der Art '{ $kind }'
problem-module_questions = { $module } braucht Fragen
problem-module_once = jedes Modul nur einmal
problem-own_id = eine Kennung, die sonst keine hat
problem-question_once = eine Frage, die nur einmal gestellt wird
problem-four_choices = vier verschiedene Antworten
problem-questions_here = die Fragen stehen in dieser Datei, als [[questions]]
problem-questions_file = eine Datei daneben, etwa challenge.toml
problem-only_questions = in dieser Datei steht nur [[questions]]

## Aussehen

problem-one_theme = das Aussehen steht hier oder in { $file }, nicht an beiden Stellen
problem-id_of =
    { $what ->
        [group] die Kennung einer Gruppe dieser Ausgabe
       *[deck] die Kennung eines Stapels dieser Ausgabe
    }
problem-icon_key = eine Stelle, die Kennung einer Gruppe oder eines Stapels oder eine Art von Feld
problem-name_of =
    { $what ->
        [icon] der Name eines Symbols
       *[motif] der Name eines Ornaments
    }
problem-contrast = ein Kontrast von mindestens { $least } zu { $ground }, es sind { $found }
problem-band =
    { $shade ->
        [light] ein Kontrast von mindestens { $least } zum hellen Papier, es sind { $found }
       *[dark] ein Kontrast von mindestens { $least } zum dunklen Papier, es sind { $found }
    }
problem-group_colour = diese Gruppe hat noch keine Farbe, etwa #c0392b
problem-colour_apart = eine Farbe, die sich von der von { $other } unterscheiden lässt

## Übersetzungen in der Datei

problem-language = eine Sprache, wie Discord sie nennt, etwa de oder pt-BR
problem-complete =
    { $more ->
        [0] die Übersetzung hat Lücken, es fehlt: { $names }
       *[other] die Übersetzung hat Lücken, es fehlt: { $names } und { $more } weitere
    }
problem-unsaid_blank = der Text muss { $sum } nennen, so viel sagt { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = der Text sollte { $name } nennen, wie das Original ({"{"}to{"}"})
problem-other_number = keine anderen Zahlen als im Original, hier steht { $number }
problem-same_numbers = dieselben Zahlen wie im Original, { $text }
