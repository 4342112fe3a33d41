### Wörter in Bildern. Kurz: Jedes hat wenig Platz und schrumpft, wenn es lang ist. Ohne Auszeichnung.

picture-turn = Zug { $turn }
picture-turn_of = Zug { $turn } von { $last }
picture-start = der Anfang
picture-end = das Ende
picture-out_of_game = aus dem Spiel
picture-cash = bar
picture-worth = Vermögen
picture-last_round = letzte Runde
picture-minutes = { $gone } von { $whole } min
# Wie wahrscheinlich etwas ist: $share von $of, wie 1 von 9.
picture-chance = { $share } von { $of }
# $chance und $any sind solche Wahrscheinlichkeiten.
picture-danger = Schlimmster Wurf: { $rent } auf { $place } ({ $chance }). Irgendeine Miete: { $any }.

## Was ein Feld kostet oder tut

picture-collect = kassiere { $amount }
picture-tax_choice = { $flat } oder { $percent } %
picture-tax_percent = { $percent } %
picture-draw_card = zieh eine Karte
picture-salary_or_move = { $amount } oder weiter
picture-to_court = vor Gericht
picture-to_jail = direkt ins Gefängnis
picture-quiz_deed = Quiz um Grundstück
picture-quiz_trip = Quiz um eine Reise
picture-in_pot = { $amount } im Topf
picture-in_jail = im Gefängnis
picture-nothing_happens = nichts passiert
picture-rent_now = Miete { $amount }
picture-rent_now_dice = Miete { $amount } × Wurf
picture-no_rent_mortgaged = beliehen: keine Miete
picture-no_rent_offline = offline: keine Miete

## Eine Besitzkarte. $building, $buildings, $hotel: die Wörter der Ausgabe

picture-title_deed = Besitzkarte
picture-rent = Miete
picture-rent_group = Mit der ganzen Gruppe
picture-rent_group_clear = Mit Gruppe ohne Hypothek
picture-rent_held = Miete, wenn man { $count } hat
picture-rent_all_held =
    { $count ->
        [2] Miete, wenn man beide hat
       *[other] Miete, wenn man alle { $count } hat
    }
picture-times_dice = { $amount } × Wurf
picture-times_roll = { $amount } × neuer Wurf
picture-price = Preis
picture-each_building = Je { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Hypothekenwert
picture-mortgaged = Beliehen
picture-no_rent_due = Hier ist keine Miete fällig
picture-bank_lent = Von der Bank geliehen
picture-interest = Zinsen, { $percent } %
picture-to_lift = Zum Ablösen
picture-new_owner = Wer es neu bekommt, zahlt sofort { $interest } oder löst die Hypothek ab.
picture-no_rent = keine Miete
picture-belongs_with = Gehört zu
picture-nobody_owns = Gehört noch niemandem
picture-deed_price = Preis { $amount }
picture-deed_mortgaged = beliehen

## Eine Karte und was sie tut

picture-from_bank = von der Bank
picture-from_each = von allen anderen
picture-to_bank = an die Bank
picture-to_each = an alle anderen
picture-for_each = je { $building }
picture-move_there = zieh dorthin
picture-times_new_roll = { $amount } × ein neuer Wurf
picture-times_rent = { $times } × die Miete
picture-if_owned = wenn es jemandem gehört
picture-spaces_back =
    { $count ->
        [one] 1 Feld zurück
       *[other] { $count } Felder zurück
    }
picture-then_there = dann tu, was dort gilt
picture-no_salary = unterwegs kein Gehalt
picture-keep = Die darfst du behalten
picture-keep_until = bis du sie einsetzt oder tauschst

## Eine Hand

picture-hand_out = Aus dem Spiel
picture-hand_empty = Noch keine Grundstücke
picture-no_deeds = keine Grundstücke
picture-complete_groups =
    { $count ->
        [one] 1 ganze Gruppe
       *[other] { $count } ganze Gruppen
    }
picture-free_deed = frei, { $price }
picture-some = { $held } von { $all }
picture-complete = komplett

## Eine Auktion. Wie es um die Bietenden steht, hat eine schmale Spalte

picture-auction = Auktion
picture-estate_then = Nachlass, danach { $deeds }
picture-estate_more =
    Nachlass, danach noch { $count ->
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
picture-too_few = { $buildings } gewünscht, zu wenige in der Bank
picture-not_bidding = bietet nicht
picture-may_not_buy = darf noch nicht
picture-passed = passt
picture-leading = führt
picture-in_debt = verschuldet
picture-cannot_raise = zu knapp
picture-no_lot = keine Straße
picture-still_in = noch dabei
picture-buys = kauft
picture-leads = führt
picture-wants = will { $buildings }
picture-wants_from = will { $buildings }, ab { $amount }
picture-completes = vollendet { $group }
picture-would_complete = würde { $group } vollenden
picture-holds = hat { $held } von { $all }
picture-now_holds = hat jetzt { $held } von { $all }
# Eine Gruppe als etwas, das vollendet oder auseinandergerissen wird.
picture-group = die Gruppe
picture-color_group = die Gruppe { $color }
picture-its_group = die Gruppe
picture-one_building = 1 { $building }
picture-in_bank = { $count } in der Bank
picture-costs = kostet { $amount }
picture-costs_between = kostet { $least } bis { $most }
picture-sold_for = verkauft für
picture-not_sold = nicht verkauft
picture-highest_bid = höchstes Gebot
picture-no_bid = kein Gebot
picture-no_bid_yet = noch kein Gebot
picture-bids_start = Gebote ab { $amount }
picture-stays = bleibt bei der Bank
picture-winner_chooses = wer gewinnt, wählt die Straße
picture-within_bid = Bau höchstens zum Gebot
picture-printed_price = aufgedruckter Preis { $amount }
picture-under_price = unter 1 % des Preises
picture-of_price = { $percent } % des Preises

## Ein Handel

picture-trade = Handel
picture-impossible = geht gerade nicht
picture-gives = gibt
picture-gives_nothing = nichts
picture-jail_card = Freikarte, { $deck }
picture-breaks_up = reißt { $group } auseinander
picture-then_owes =
    zahlt danach { $interest } Zinsen für { $count ->
        [one] 1 beliehenes Grundstück
       *[other] { $count } beliehene Grundstücke
    }
picture-groups_label = ganze Gruppen
picture-rent_round = Miete/Runde
picture-rent_chance = Mietchance

## Eine Lobby

picture-players = { $least } bis { $most } Personen
picture-seats_taken = { $taken } von { $all }
picture-waiting_for =
    { $count ->
        [one] es fehlt noch jemand
       *[other] es fehlen noch { $count }
    }
picture-table_full = der Tisch ist voll
picture-ready = es kann losgehen
picture-open_seat = freier Platz
picture-official = Offizielle Regeln
picture-no_house_rules = An diesem Tisch gibt es keine Hausregeln.
picture-house_rules = Hausregeln an diesem Tisch

## Die Schlusskarte. Die Sätze folgen auf die Namen derer, die gewonnen haben, $winners ist ihre Zahl

picture-called_off = Abgebrochen
picture-broke_up =
    Der Tisch hat sich nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } aufgelöst.
picture-won_last_player =
    { $winners ->
        [one] bleibt bis zuletzt am Tisch und gewinnt
       *[other] bleiben bis zuletzt und teilen sich den Sieg
    }, nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }.
picture-won_time_limit =
    { $winners ->
        [one] gewinnt mit { $worth }
       *[other] teilen sich den Sieg mit je { $worth }
    }, als die Zeit um war, nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }.
picture-won_conceded =
    { $winners ->
        [one] gewinnt mit { $worth }
       *[other] teilen sich den Sieg mit je { $worth }
    }: Die anderen geben sich nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } geschlagen.
picture-won_first_bankruptcy =
    { $winners ->
        [one] gewinnt mit { $worth }
       *[other] teilen sich den Sieg mit je { $worth }
    } bei der ersten Pleite, nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }.
picture-at_best = Spitze { $amount }
picture-out_in_turn = raus in Zug { $turn }
picture-worth_title = Wer wie viel hatte

## Die Karte mit den Zahlen einer Person

picture-rating = Wertungszahl
picture-games =
    { $count ->
        [one] Spiel
       *[other] Spiele
    }
picture-wins =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
picture-won = Gewonnen
picture-percent = { $percent } %
picture-rating_course = Wertungszahl, Spiel für Spiel
picture-places = Plätze
picture-place = { $place }.
picture-no_rated_games = Noch kein Spiel gegen andere Menschen
picture-after_games =
    nach { $count ->
        [one] 1 gewertetem Spiel
       *[other] { $count } gewerteten Spielen
    }
picture-favourite_token = Lieblingsfigur
picture-favourite_edition = Lieblingsausgabe
