### Bilder in Worten: Alternativtexte und der ganze Tisch für Screenreader. Einfacher Text ohne Auszeichnung.

alt-nobody = niemand
alt-on = auf { $place }
alt-jailed = im Gefängnis
alt-visiting = zu Besuch im Gefängnis
alt-out = aus dem Spiel
alt-player = { $name }: { $has }
alt-cash = { $amount } bar
alt-worth = Vermögen { $amount }
alt-worth_hidden = Vermögen verborgen, bis die Steuer gewählt ist
alt-jail_cards =
    { $count ->
        [one] 1 Freikarte
       *[other] { $count } Freikarten
    }
alt-deeds =
    { $count ->
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
alt-whole_color = die ganze Gruppe { $color }
alt-mortgaged = beliehen
alt-some_mortgaged = { $count } beliehen
alt-pot = Im Topf: { $amount }
alt-bank = Die Bank hat { $houses } und { $hotels }
alt-offline = Der Offline-Stein steht auf { $place }.

## Der Zug, und was gefragt ist

alt-turn = Zug { $turn }: { $what }
alt-turn_of = Zug { $turn }, dran ist { $who }: { $what }
alt-ends_turn = { $who } darf bauen, handeln oder den Zug beenden.
alt-rolls = { $who } muss würfeln.
alt-rolls_again = { $who } würfelt nach einem Pasch noch einmal.
alt-time = Gespielt: { $gone } von { $whole } Minuten.
alt-last_round = Letzte Runde: { $gone } von { $whole } Minuten sind gespielt.
alt-danger = Von { $throws } Würfen treffen { $any } auf eine Miete, { $ways } auf die schlimmste: { $rent } auf { $place }.
alt-in_jail = { $who } sitzt im Gefängnis (Versuch { $turn } von { $turns }) und darf { $ways }.
alt-way_doubles = auf Pasch würfeln
alt-way_fine = { $amount } zahlen
alt-way_card = eine Freikarte einsetzen
alt-buy =
    { $who } darf { $deed } für { $price } kaufen oder { $auctions ->
        [no] liegen lassen
       *[yes] versteigern lassen
    }.
alt-tax = { $who } wählt, was für { $place } gezahlt wird: { $flat } oder { $percent } % von allem.
alt-tax_known = { $who } wählt, was für { $place } gezahlt wird: { $flat } oder { $percent } % von allem ({ $share }).
alt-debt = { $who } muss an { $to } { $what } zahlen.
alt-debt_short = { $who } muss an { $to } { $what } zahlen und noch { $missing } auftreiben.
alt-debt_later = { $who } muss danach auch an { $to } { $what } zahlen.
alt-mortgaged_deed = { $who } hat { $deed } beliehen bekommen und darf es für { $cost } ablösen oder für { $interest } Zinsen so behalten.
alt-shortage = { $who } will { $buildings }, und die Bank hat { $left }.
alt-shortage_others = { $who } will { $buildings }, und die Bank hat { $left }; auch gefragt: { $others }.
alt-salary = { $who } darf das Gehalt nehmen oder auf ein Feld nach Wahl ziehen.
alt-question = Frage an { $who }: „{ $text }“
alt-choices = Zur Wahl stehen: { $choices }.
alt-trip_won = { $who } hat richtig geantwortet und muss ein freies Grundstück wählen, hinreisen und es kaufen.
alt-prize = { $who } hat richtig geantwortet und darf sich einen Preis aussuchen.
alt-court = { $who } steht vor Gericht und darf ins Gefängnis gehen oder für { $fee } anwaltlichen Beistand holen.
alt-offline_move = { $who } muss den Offline-Stein versetzen.
alt-moves_on =
    { $who } zieht danach { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter.
alt-collects_each = { $who } kassiert danach von { $others }, je { $amount }.
alt-pays_each = { $who } zahlt danach an { $others }, je { $amount }.
alt-estate = Danach zu versteigern: { $deeds }.
alt-building_sale = Gewünscht, { $buildings }: { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Danach endet das Spiel, und alle Vermögen werden gezählt.

## Felder

alt-title_open = Offen
alt-title_players = Am Tisch
alt-title_board = Spielplan
alt-title_bank = Bank
alt-last_throw = Der letzte Wurf war { $first } und { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } hat { $groups }.
alt-deeds_of = Grundstücke von { $who }: { $deeds }.
alt-here = Hier: { $names }.
alt-offline_token = der Offline-Stein
alt-name_jailed = { $name } (im Gefängnis)
alt-for_sale = zu kaufen für { $price }
alt-owned = gehört { $who }
alt-no_rent_mortgaged = beliehen, keine Miete
alt-no_rent_offline = keine Miete, weil hier der Offline-Stein steht
alt-no_rent_jail = keine Miete: wem es gehört, sitzt im Gefängnis
alt-rent = Miete { $amount }
alt-rent_dice = Miete { $amount } mal den Wurf
alt-salary_here = { $amount } Gehalt
alt-salary_or_move_here = { $amount } Gehalt oder ein Zug auf ein Feld nach Wahl
alt-court_here = vor Gericht
alt-trip_here = wer durch Würfel zu Besuch kommt, beantwortet eine Frage um eine Reise zu einem freien Grundstück
alt-show_here = beantworte eine Frage um ein freies Grundstück
alt-tax_here = zahl { $amount }
alt-tax_choice_here = zahl { $amount } oder { $percent } % von allem
alt-card_here = zieh eine Karte
alt-pot_here = { $amount } im Topf
alt-unsold = Grundstücke zu kaufen: { $count }.
alt-deck =
    { $deck }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } im Stapel.

## Ein Grundstück, eine Karte, eine Hand

alt-deed = Besitzkarte von { $deed }, Preis { $price }
alt-deed_family = Besitzkarte von { $deed } ({ $family }), Preis { $price }
alt-unowned = Gehört noch niemandem
alt-owner = Gehört { $who }: { $rent }
alt-owner_built = Gehört { $who }, bebaut ({ $buildings }): { $rent }
alt-all_rents = Alle Mieten: { $rents }
alt-group_rent = { $amount } mit der ganzen Gruppe
alt-built_rent = { $amount } für { $buildings }
alt-held_rent = { $amount }, wenn man { $count } hat
alt-times_dice = { $amount } mal den Wurf
alt-building_cost = Jedes Gebäude kostet { $amount }
alt-mortgage = Hypothek { $amount }
alt-card = Karte vom Stapel { $deck }: „{ $text }“
alt-hand = Die Hand von { $who }: { $cash } bar, { $worth }
alt-hand_out = { $who } ist aus dem Spiel
alt-complete = Komplett: { $groups }
alt-group = { $family } ({ $held } von { $all }): { $deeds }
alt-some_group = Gruppe
alt-no_deeds = Noch keine Grundstücke

## Eine Auktion, ein Handel

alt-auction = Auktion. { $what }
alt-auction_open = { $lot } wird versteigert, noch kein Gebot; bieten kann noch: { $raisers }.
alt-auction_led = { $lot } wird versteigert: { $who } führt mit { $amount }; höher gehen kann noch: { $raisers }.
alt-bids_open = Gebote beginnen beim Baupreis: { $openings }
alt-bids_open_at_one = Gebote beginnen bei { $least }, und wer gewinnt, sucht sich eine Straße aus
alt-auction_sold = Auktion vorbei. { $who } kauft { $lot } für { $price }.
alt-auction_unsold = Auktion vorbei. Kein Gebot auf { $lot }.
alt-lot = Preis { $price }
alt-lot_family = { $family }, Preis { $price }
alt-lot_gives = Damit hat { $who } { $group }
alt-lot_would_give = Damit hätte { $who } { $group }
alt-not_bidding = Bieten nicht: { $names }
alt-cash_left = { $who } hat noch { $amount }
alt-trade = Ein Handel: { $offer }
alt-trade_mortgaged = Beliehen: { $deeds }
alt-trade_cash = Bargeld von { $who }: jetzt { $now }, danach { $then }
alt-trade_rent = Mieten von { $who }: jetzt etwa { $now } pro Runde, danach { $then }
alt-trade_chance = Chance, dass { $who } in einer Runde Miete bekommt: jetzt { $now }, danach { $then }
alt-trade_completes = { $who } würde { $group } vollenden
alt-trade_breaks = { $who } würde { $group } auseinanderreißen

## Eine Lobby, das Ende

alt-lobby =
    Ein Tisch für { $edition }, bisher { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
alt-sitting = Am Tisch: { $names }
alt-seats_free =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    } frei; das Spiel braucht { $least }
alt-house_rule = Hausregel: { $rule }
alt-called_off = Das Spiel wurde abgebrochen
alt-turning_point = Zug { $turn }: { $what }
