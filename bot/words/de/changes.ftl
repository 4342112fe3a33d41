### Die Regeln, die ein Tisch ändert, jede in einem Satz ohne Punkt. Die Namen sind die der Regeln.
###
### $value ist, worauf die Regel steht: eine Zahl, ein Wort oder ja und nein; $sum ist eine Zahl als Geld.
### $house, $houses, $hotel, $hotels und $utilities sind die Wörter der Ausgabe ($houses_many und $hotels_many für fünf davon), $hotel_sound wird hier nicht gebraucht.

change-starting_cash = Alle beginnen mit { $sum }
change-salary = Das Gehalt ist { $sum }
change-jail_fine = Aus dem Gefängnis zu kommen kostet { $sum }
change-house_stock =
    Die Bank hat { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-hotel_stock =
    Die Bank hat { $value } { $value ->
        [one] { $hotel }
       *[other] { $hotels }
    }
change-mortgage_interest = Die Zinsen auf Hypotheken sind { $value } %
change-houses_before_hotel =
    Erst { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }, dann 1 { $hotel }
change-building_bids_from_one =
    Gebote auf knappe Gebäude beginnen { $value ->
        [yes] beim kleinsten Betrag
       *[no] beim Baupreis
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] Eine Hypothek in der Gruppe beendet die doppelte Miete
       *[no] Eine ganze Gruppe verdoppelt die Miete, beliehen oder nicht
    }
change-utility_fresh_roll =
    Die Miete für { $utilities } geht nach { $value ->
        [yes] einem neuen Wurf
       *[no] dem Wurf, der hinführte
    }
change-rent_collection =
    { $value ->
        [on_request] Miete muss verlangt werden
       *[automatic] Miete wird von selbst bezahlt
    }
change-rent_claim_window = Miete verfällt, sobald die { $value }. Person nach dem Besuch würfelt
change-income_tax =
    Die Einkommensteuer ist ein fester Betrag{ $value ->
        [flat] {""}
       *[choice] {" "}oder ein Anteil des Vermögens, nach Wahl
    }
change-income_tax_blind =
    Die Steuer wird gewählt, { $value ->
        [yes] bevor der Anteil bekannt ist
       *[no] wenn beide Beträge bekannt sind
    }
change-jail_turns =
    Das Gefängnis dauert höchstens { $value ->
        [one] 1 Zug
       *[other] { $value } Züge
    }
change-jail_fine_any_turn =
    { $value ->
        [yes] Die Kaution kann in jedem Zug im Gefängnis gezahlt werden
       *[no] Im letzten Zug im Gefängnis wird erst gewürfelt, dann gezahlt
    }
change-bankrupt_mortgages_first =
    Grundstücke aus einer Pleite { $value ->
        [yes] werden beliehen, bevor sie weitergehen
       *[no] gehen weiter, wie sie sind
    }
change-dealt_deeds =
    { $value ->
        [0] Es werden keine Grundstücke zugeteilt
        [one] Alle bekommen 1 Grundstück zugeteilt
       *[other] Alle bekommen { $value } Grundstücke zugeteilt
    }
change-dealt_deeds_are_paid =
    Zugeteilte Grundstücke { $value ->
        [yes] werden bezahlt
       *[no] sind umsonst
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] Die erste Pleite beendet das Spiel
       *[no] Wer zuletzt am Tisch bleibt, gewinnt
    }
change-time_limit =
    { $value ->
        [yes] Das Spiel endet zu einer vereinbarten Zeit
       *[no] Es gibt keine Zeitgrenze
    }
change-american_expansion =
    { $value ->
        [yes] American Expansion: LOS bringt dich statt des Gehalts auf ein beliebiges Feld
       *[no] Auf LOS gibt es keine American Expansion
    }
change-just_visit_america =
    Wer zu Besuch ins Gefängnis kommt, { $value ->
        [yes] kann eine Reise gewinnen
       *[no] ist nur zu Besuch
    }
change-free_parking_game_show =
    Frei parken { $value ->
        [yes] ist eine Quizshow
       *[no] hat keine Quizshow
    }
change-american_legal_system =
    { $value ->
        [yes] Ein Gericht entscheidet, wer ins Gefängnis muss
       *[no] Vor dem Gefängnis steht niemand vor Gericht
    }
change-lawyer_fee = Anwaltlicher Beistand kostet { $sum }
change-offline_token =
    { $value ->
        [yes] Der Offline-Stein macht ein Grundstück mietfrei
       *[no] Es gibt keinen Offline-Stein
    }
change-free_parking_pot =
    { $value ->
        [yes] Steuern und Kautionen kommen in einen Topf auf Frei parken
       *[no] Frei parken hat keinen Topf
    }
change-double_salary_on_go =
    Wer genau auf LOS landet, bekommt { $value ->
        [yes] das doppelte Gehalt
       *[no] das übliche Gehalt
    }
change-no_auctions =
    { $value ->
        [yes] Grundstücke, die niemand kauft, bleiben bei der Bank
       *[no] Grundstücke, die nicht gekauft werden, werden versteigert
    }
change-no_rent_in_jail =
    Wer im Gefängnis sitzt, bekommt { $value ->
        [yes] keine Miete
       *[no] Miete
    }
change-laps_before_buying =
    { $value ->
        [0] Grundstücke sind von Anfang an zu kaufen
        [one] Grundstücke sind erst nach 1 Runde zu kaufen
       *[other] Grundstücke sind erst nach { $value } Runden zu kaufen
    }
