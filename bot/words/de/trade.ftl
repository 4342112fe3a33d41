### Handel.

trade-thread = Handel
trade-direct = Jemand bietet dir einen Handel an: { $link }
trade-no_room = -# Dieser Server hat so viele offene Threads, wie Discord erlaubt, also steht das Angebot hier.
trade-no_thread = -# Mit der Berechtigung **{ $permission }** in { $place } bekäme der Handel einen eigenen Thread.

## Ein Angebot zusammenstellen

trade-whom = **Ein Handel.** Mit wem?
trade-partner = Mit wem willst du handeln?
trade-partner_note =
    { $cash }, { $deeds ->
        [one] 1 Grundstück
       *[other] { $deeds } Grundstücke
    }
trade-nobody = Es ist niemand mehr da, mit dem du handeln könntest.
trade-out = Du bist aus diesem Spiel, also gibt es nichts mehr zu handeln.
trade-title = **Ein Handel mit { $name }**
trade-title_counter = **Dein Gegenangebot an { $name }**
trade-give = Du gibst: { $goods }
trade-ask = Du bekommst: { $goods }
trade-nothing = noch nichts
trade-group_give = Grundstücke, die du gibst: Gruppe wählen
trade-group_ask = Grundstücke, die du bekommst: Gruppe wählen
trade-group_note = { $count } von { $all } gewählt
trade-group_single = { $group }: { $deed }
trade-deeds_give = { $group }: Welche Grundstücke gibst du?
trade-deeds_ask = { $group }: Welche Grundstücke bekommst du?
trade-deed_note = Preis { $price }
trade-deed_mortgaged = beliehen, { $interest } Zinsen, wenn es die Hand wechselt
trade-cash = Bargeld
trade-cash_title = Bargeld in diesem Handel
trade-cash_give = Du gibst (du hast { $most })
trade-cash_ask = Du bekommst ({ $name } hat { $most })
trade-fair = Was wäre fair?
trade-fair_found = -# Ein Computer fände das für euch beide fair. { $name } sieht es vielleicht anders.
trade-fair_none = -# Im Moment gibt es mit { $name } keinen Handel, den ein Computer für euch beide fair fände.
trade-fair_theirs = -# { $name } könnte zustimmen, aber ein Computer fände es für dich nicht gut.
trade-fair_not_so = -# Was auch dazukommt: Einen Handel mit diesen Grundstücken fände ein Computer nicht für euch beide fair.
trade-cards_give = Freikarten geben: { $count } von { $all }
trade-cards_ask = Freikarten bekommen: { $count } von { $all }
trade-other = Mit wem anders
trade-clear = Von vorn
trade-refresh = Aktualisieren
trade-send = Angebot schicken
trade-send_counter = Gegenangebot schicken
trade-not_possible = -# Geht gerade nicht: { $reason }
trade-sent = An { $name } geschickt. `/offers` zeigt alle offenen Angebote.
trade-to_offer = Zum Angebot
trade-another = Noch ein Handel

## Das Angebot

trade-offer = ### { $maker } bietet { $to } einen Handel an
trade-offer_gives = **{ $name }** gibt { $goods }.
trade-offer_nothing = nichts
trade-outlook = -# { $name }: { $changes }.
trade-rent = Miete pro Runde { $now } → { $then }
trade-chance = Chance auf Miete { $now } → { $then }
trade-completes = vollendet { $group }
trade-breaks = reißt { $group } auseinander
trade-interest = { $name } zahlt danach { $interest } Zinsen für { $count } mit Hypothek, oder mehr, um abzulösen.
trade-interest_deeds =
    { $count ->
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
trade-for_you = { $mention }, das liegt bei dir.
trade-warning = Geht gerade nicht: { $reason }
trade-accept = Annehmen
trade-decline = Ablehnen
trade-counter = Gegenangebot
trade-withdraw = Zurückziehen

## Wie es ausging

trade-accepted = Abgemacht! { $maker } gibt { $give } für { $ask } von { $to }.
trade-rejected = { $to } hat abgelehnt: { $terms }.
trade-withdrawn = { $maker } hat dieses Angebot zurückgezogen: { $terms }.
trade-countered = { $to } hat mit einem Gegenangebot geantwortet. Es ging um: { $terms }.
trade-out_of_game = Hinfällig: Eine der beiden Seiten ist aus dem Spiel. Es ging um: { $terms }.
trade-impossible = Dieses Angebot geht nicht mehr und ist geschlossen: { $terms }.
    -# { $reason }
trade-game_over = Das Spiel ist aus, und damit auch dieses Angebot.
trade-closed = Dieses Angebot ist geschlossen.
trade-terms = { $give } für { $ask }
trade-fell_through = Dieser Handel geht nicht mehr, also ist er geschlossen. Seine Nachricht sagt, warum.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } hat das zu oft abgelehnt, um jetzt darüber nachzudenken.
trade-no_leader = Damit läge { $maker } weit vorn.
trade-no_gives_group = Damit hätte { $maker } { $group }.
trade-no_breaks_group = { $to } verlöre { $group }.
trade-no_nothing = { $to } bekäme nichts dafür.
trade-no_little = Das ist { $to } zu wenig.

## Absagen

trade-not_for_you = Auf dieses Angebot antwortet { $name }.
trade-not_by_you = Nur { $name } kann dieses Angebot zurückziehen.
trade-no_seat = An diesem Tisch sitzt niemand namens { $name }.
trade-yourself = Mit dir selbst kannst du nicht handeln. Such dir jemand anderen aus.

## Befehle

trade-command_trade = Einen Handel mit jemandem am Tisch zusammenstellen
trade-option_partner = Mit wem du handeln willst
trade-command_offers = Die offenen Angebote an diesem Tisch
trade-no_offers = An diesem Tisch ist kein Angebot offen. Mach eines mit `/trade`.
trade-offers = **Offene Angebote**
trade-offers_line = - { $maker } an { $to }: { $terms }
trade-offers_link = ([zeigen]({ $link }))
