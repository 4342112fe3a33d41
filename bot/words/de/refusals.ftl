### Wozu die Regeln nein sagen, und was stattdessen geht. Die Namen sind die des Spielwerks.

refusal-already_highest = Dein Gebot von { $bid } führt schon. Warte, bis jemand mehr bietet.
refusal-already_mortgaged = Dieses Grundstück ist schon beliehen.
refusal-already_rolled = Du hast schon gewürfelt. Bring erst deinen Zug zu Ende.
refusal-bad_count = Diese Zahl passt hier nicht.
refusal-bad_partner = Such dir jemand anderen aus, der noch mitspielt.
refusal-bid_stands = Dein Gebot von { $bid } führt und bindet dich, also kannst du nicht passen.
refusal-bid_too_low = Biete mindestens { $minimum }.
refusal-can_still_pay = Du schuldest { $owed } und kannst noch { $raisable } aufbringen: Verkaufe, beleihe oder handle.
refusal-cannot_pay_interest = { $seat } könnte die { $needed } Zinsen auf die beliehenen Grundstücke nicht zahlen.
refusal-debt_first = { $seat } hat { $owed } zu zahlen und könnte danach nur noch { $raisable } aufbringen: Der Handel muss mindestens { $worth } einbringen.
refusal-empty_offer = Ein Angebot braucht auf mindestens einer Seite etwas.
refusal-fully_built = { $most ->
    [0] Hier kann nichts mehr gebaut werden.
   *[other] Das ist zu viel: Hier gehen höchstens { $most }.
    }
refusal-game_ends = Das Spiel endet gerade: Niemand handelt, baut oder verlangt noch Miete.
refusal-game_over = Dieses Spiel ist aus.
refusal-group_has_buildings = Verkaufe erst die Gebäude dieser Gruppe.
refusal-group_incomplete = Zum Bauen brauchst du alle Grundstücke dieser Gruppe.
refusal-group_mortgaged = Löse erst die Hypotheken dieser Gruppe ab, dann kannst du bauen.
refusal-in_debt = Zahle erst deine Schulden.
refusal-last_jail_turn = Im letzten Zug im Gefängnis würfelst du erst; ohne Pasch folgt die Kaution.
refusal-listed_twice = Ein Grundstück steht zweimal in diesem Angebot.
refusal-lot_too_dear = Nimm eine Straße, auf der Bauen nicht mehr kostet als dein Gebot von { $bid }.
refusal-must_roll = Du musst noch würfeln.
refusal-must_take_question = An der Frage führt kein Weg vorbei: Lass sie dir stellen und antworte.
refusal-no_claim = { $blocked ->
    [mortgaged] Das Grundstück ist beliehen, also kann seine Miete jetzt nicht verlangt werden.
    [offline] Auf dem Feld steht der Offline-Stein, also kann die Miete jetzt nicht verlangt werden.
   *[other] Es gibt keine Miete, die du verlangen könntest.
    }
refusal-no_debt = Du hast keine Schulden, also kannst du auch nicht pleitegehen.
refusal-no_hotels = { $left ->
    [0] Davon hat die Bank keines mehr. Warte, bis wieder eines zurückkommt.
   *[other] Davon hat die Bank nur noch { $left }: Das reicht dafür nicht.
    }
refusal-no_houses = { $left ->
    [0] Davon hat die Bank keine mehr. Warte, bis wieder welche zurückkommen.
   *[other] Davon hat die Bank nur noch { $left }: Das reicht dafür nicht.
    }
refusal-no_jail_card = Eine solche Freikarte ist nicht auf dieser Hand.
refusal-no_legal_lot = Du hast gerade keine Straße, auf der dieses Gebäude stehen dürfte.
refusal-no_offer = Es gibt kein offenes Angebot, auf das du antworten könntest.
refusal-no_such_seat = Da sitzt niemand.
refusal-no_time_limit = Dieses Spiel geht nicht auf Zeit.
refusal-not_a_prize = Dieses Grundstück kannst du dir hier nicht aussuchen.
refusal-not_a_target = Nimm ein anderes Feld: Dieses steht hier nicht zur Wahl.
refusal-must_take = Daran führt kein Weg vorbei: Nimm eines der Grundstücke.
refusal-not_a_deed = Dieses Feld kann man nicht besitzen.
refusal-not_a_lot = Bauen kannst du nur auf den Straßen einer Farbgruppe.
refusal-not_ahead = Geschlagen geben könnt ihr euch nur, wenn jemand mehr Vermögen hat als alle anderen.
refusal-not_asked = Du bist nicht gefragt, oder du hast schon geantwortet.
refusal-not_enough_cash = Das kostet { $needed }, und du hast { $spendable } frei.
refusal-not_enough_houses = Dafür hat die Bank nur noch { $left }. Verkaufe die Gruppe weiter herunter.
refusal-not_in_auction = Bei dieser Auktion bist du nicht mehr dabei.
refusal-not_in_jail = Du sitzt nicht im Gefängnis.
refusal-not_mortgaged = Dieses Grundstück ist nicht beliehen.
refusal-not_now = Erst kommt etwas anderes: { $asked }.
refusal-not_owner = Dieses Grundstück gehört jemand anderem.
refusal-not_your_turn = Dran ist { $seat }.
refusal-not_yours = Das entscheidet { $seat }.
refusal-nothing_asked = Gerade wirst du nichts gefragt.
refusal-nothing_to_sell = { $most ->
    [0] Dort steht kein Gebäude.
   *[other] So ein Gebäude steht nicht zum Verkauf; höchstens { $most }.
    }
refusal-one_kind_at_a_time = Gebäude sind knapp: Frag erst nach den kleineren, dann nach dem großen.
refusal-other_deed_first = Erst kommt ein anderes Grundstück.
refusal-out_of_game = Du bist aus diesem Spiel.
refusal-scarce = Andere könnten auch bauen, und es sind zu wenige für alle da: Baue Straße für Straße.
refusal-shortage_open = Gerade werden knappe Gebäude verteilt. Versuch es danach noch einmal.
refusal-stale = Das Spiel ist schon weiter; schau, was jetzt gefragt ist.
refusal-tax_first = Bis { $seat } die Steuer gewählt hat, darf kein Handel dieses Vermögen verringern: Das Angebot wartet.
refusal-too_many_offers = Du hast { $most } Angebote offen. Zieh erst eines zurück.
refusal-trip_first = { $seat } muss { $needed } für eine Reise behalten, und es blieben nur { $raisable }.
refusal-uneven = Baue und verkaufe gleichmäßig: Die Straßen einer Gruppe dürfen sich um höchstens ein Gebäude unterscheiden.
refusal-unsettled_mortgage = Entscheide erst über das beliehene Grundstück.
refusal-which_one = Da passen mehrere. Sag, was du meinst.

## Was zuerst kommt, nach einem Doppelpunkt

asked-auction = eine Auktion
asked-building_sale = eine Auktion von Gebäuden
asked-buy = ob gekauft wird
asked-challenge = eine Frage
asked-court = das Gericht
asked-debt = Schulden
asked-each_player = eine Karte
asked-end_turn = das Ende des Zugs
asked-estate_sale = die Auktion eines Nachlasses
asked-final_count = die Schlussrechnung
asked-go = die Wahl auf LOS
asked-jail = der Weg aus dem Gefängnis
asked-mortgaged = ein beliehenes Grundstück
asked-move_on = ein Zug
asked-offline = der Offline-Stein
asked-place = wo gebaut wird
asked-prize = ein Preis
asked-roll = würfeln
asked-shortage = knappe Gebäude
asked-tax = eine Steuer
asked-trip = eine Reise
