### Die Werkstatt für Ausgaben: Entwürfe, die mit Listen und Formularen geändert werden.

workshop-title = ## { $name }: { $section }
workshop-value = - { $name }: **{ $value }**
workshop-empty = nichts
workshop-lab_hint = -# Jede Änderung bleibt sofort gespeichert, eine Woche lang. Drück auf Ausprobieren, und das Labor sagt, ob es Spaß macht und fair ist.
workshop-refused = So ließe es sich nicht spielen, darum wurde nichts geändert:
    { $problems }
workshop-not_colour = { $text } kenne ich nicht als Farbe. Schreib sie als # mit sechs Zeichen, zum Beispiel #b3402e, wie jede Farbauswahl sie anzeigt, oder als englisches Wort wie gold. Nichts wurde geändert.
workshop-card_gone = Diese Karte ist nicht mehr im Stapel.
workshop-variant_taken = Eine Spielart mit diesem Namen gibt es schon, oder es sind { $most }, und mehr dürfen es nicht sein. Nichts wurde geändert.
workshop-variant_name = Gib ihr einen Namen aus ein paar einfachen Buchstaben, etwa Schnelles Spiel. Nichts wurde geändert.
workshop-copy = Unser { $name }
workshop-deck_part = { $name }: { $first } bis { $last }

## Buttons

workshop-edit = Bearbeiten
workshop-change = Ändern
workshop-take_out = Herausnehmen
workshop-add_variant = Neue Spielart
workshop-save = Als neue Version sichern
workshop-shade_light = Helle Farben
workshop-shade_dark = Dunkle Farben

## Lists

workshop-pick_section = Was soll sich ändern?
workshop-pick_spaces = Ein Feld wählen
workshop-pick_groups = Eine Gruppe wählen
workshop-pick_deck = Einen Stapel wählen
workshop-pick_cards = Eine Karte wählen
workshop-pick_new = Eine Karte hinzufügen
workshop-put_back = Herausgenommen: wieder hinein
workshop-pick_rules = Eigene Regeln
workshop-pick_variants = Wähle eine Spielart
workshop-pick_modules = Module, die ein Tisch wählen kann
workshop-pick_words = Wähle eine Sprache
workshop-pick_texts = Wähle ein paar Texte
workshop-missing =
    { $count ->
        [one] 1 Text zu übersetzen
       *[other] { $count } Texte zu übersetzen
    }
workshop-translated = Übersetzt
workshop-pick_motif = Verzierung in der Mitte
workshop-pick_face = Schrift der Titel

## Ornaments and typefaces

workshop-motif_plain = Keine
workshop-motif_stars = Sterne
workshop-motif_circuit = Leiterbahnen
workshop-motif_skyline = Hochhäuser
workshop-motif_waves = Wellen
workshop-motif_lantern = Laterne
workshop-motif_sunrise = Sonnenaufgang
workshop-motif_horseshoe = Hufeisen
workshop-motif_leaves = Blätter
workshop-motif_gears = Zahnräder
workshop-motif_peaks = Gipfel
workshop-face_serif = Mit Serifen
workshop-face_slab = Kräftige Serifen
workshop-face_poster = Plakat
workshop-face_mono = Schreibmaschine
workshop-face_western = Western
workshop-face_round = Rund
workshop-face_book = Buch
workshop-face_bold = Fett

## Sections

workshop-section_name = Name und Figuren
workshop-section_spaces = Felder: Namen, Preise, Mieten
workshop-section_groups = Gruppen und ihre Farben
workshop-section_cards = Karten
workshop-section_money = Geld
workshop-section_rules = Regeln
workshop-section_variants = Spielarten
workshop-section_modules = Module
workshop-section_look = Aussehen
workshop-section_words = Übersetzungen
workshop-note_spaces = Wähle ein Feld und drück auf Ändern. Mieten stehen der Reihe nach: unbebaut, je Haus, Hotel.
workshop-note_groups = Wähle eine Gruppe und drück auf Ändern.
workshop-note_cards = Wähle einen Stapel, um ihn umzubenennen, dann eine Karte. Eine Karte muss sagen, was sie tut: dieselbe Summe, derselbe Ort.
workshop-note_money = Wie Summen aussehen, und wie viel es gibt.
workshop-note_rules = Was in der Liste eingeschaltet ist, gilt sofort; Ändern setzt die Zahlen.
workshop-note_variants = Ein Tisch wählt eine davon oder das normale Spiel. Wähle eine und drücke Ändern für ihre Zahlen; was in der Liste eingeschaltet ist, gilt sofort.
workshop-note_modules = Eckenspiele und Ähnliches, die ein Tisch einschalten kann. In der Liste steht nur, was auf diesem Spielplan geht.
workshop-note_look = Eine Verzierung, eine Schrift und die Farben des Papiers bei Tag und bei Nacht.
workshop-note_words = Wähle eine Sprache, dann ein paar Texte, dann drücke Ändern. Was leer bleibt, steht weiter in der Sprache des Originals. In einer Karte stehen {"{"}amount{"}"} und {"{"}to{"}"} für ihren Betrag und ihren Ort.

## Lines of the forms

workshop-field_name = Name
workshop-field_tagline = Was es ist, in wenigen Worten
workshop-field_notes = Was hier anders ist
workshop-field_tokens = Figuren, mit Kommas dazwischen
workshop-field_prefix = Vor einer Summe, zum Beispiel $
workshop-field_suffix = Nach einer Summe, zum Beispiel Taler
workshop-field_jail_fine = Kaution für das Gefängnis
workshop-field_mortgage_interest = Zinsen auf Hypotheken, in Prozent
workshop-field_jail_turns = Züge im Gefängnis, höchstens
workshop-field_dealt_deeds = Vorher ausgeteilte Grundstücke
workshop-field_houses_before_hotel = Häuser vor einem Hotel
workshop-field_variant = Wie sie heißt
workshop-field_paper = Papier
workshop-field_ink = Tinte
workshop-field_line = Linien
workshop-field_accent = Akzent
workshop-field_centre = Mitte des Spielplans
workshop-field_space = Name des Feldes
workshop-field_price = Preis
workshop-field_mortgage = Hypothek
workshop-field_rents = Mieten: unbebaut, je Haus, Hotel
workshop-field_flat = Feste Steuer
workshop-field_percent = Oder Prozent vom Vermögen (0: keine)
workshop-field_color = Wort für die Farbe
workshop-field_hex = Farbe, zum Beispiel #b3402e
workshop-field_house_cost = Preis eines Gebäudes
workshop-field_rents_held = Mieten bei 1, 2 und mehr davon
workshop-field_multipliers = Mal Würfel bei 1, 2 und mehr davon
workshop-field_deck = Name des Stapels
workshop-field_text = Was auf der Karte steht
workshop-field_amount = Summe
workshop-field_per_house = Für jedes Haus
workshop-field_per_hotel = Für jedes Hotel
workshop-field_to = Auf welches Feld: Name oder Nummer
workshop-field_steps = Wie viele Felder
workshop-field_times = Mal die übliche Miete
workshop-field_dice_times = Oder mal ein neuer Wurf (0: nein)

## New cards, as they begin

workshop-new_collect_bank = Die Bank ist dir hold: Du bekommst { $sum }.
workshop-new_pay_bank = Eine Rechnung kommt: Zahle { $sum } an die Bank.
workshop-new_collect_each_player = Du hast Geburtstag: Alle anderen geben dir { $sum }.
workshop-new_pay_each_player = Eine Runde für alle: Gib allen anderen je { $sum }.
workshop-new_repairs = Reparaturen: Zahle { $house } für jedes Haus und { $hotel } für jedes Hotel.
workshop-new_advance_to = Rücke vor: { $space }.
workshop-new_move_back = Gehe { $steps } Felder zurück.
workshop-new_go_to_jail = Geh ins Gefängnis. Du kommst nicht über LOS und bekommst kein Gehalt.
workshop-new_get_out_of_jail_free = Du kommst aus dem Gefängnis frei. Behalte diese Karte, bis du sie brauchst oder tauschst.
