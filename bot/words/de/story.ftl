### Die Geschichte: was gerade geschehen ist, in einfachen Sätzen ohne Auszeichnung.
###
### Die Attribute einer Nachricht sagen dasselbe anders; welches erzählt wird, richtet sich nach dem Zug.

story-cards_shuffled = Die Karten sind gemischt.
story-dealt = { $who } bekommt { $deeds } zugeteilt.
story-dealt_paid = { $who } bekommt { $deeds } für { $amount } zugeteilt.
story-completed = { $who } hat jetzt { $groups }!

## Wer beginnt

story-first_throws = Wer fängt an? { $throws }.
story-first_again = Gleichstand! Noch einmal: { $throws }.
story-first_throw = { $who } würfelt { $total }
story-next_throw = { $who } { $total }
story-goes_first = { $who } fängt an.

## Würfeln und ziehen. $deeds sind einige der Verben darunter, hintereinander

story-does = { $who } { $deeds }.
story-rolls = würfelt { $first } + { $second }
story-rolls_doubles = würfelt einen Pasch ({ $first } + { $second })
story-walks_free = kommt frei
story-collects = kassiert { $amount }
story-collects_at = kassiert { $amount } auf { $place }
story-visits_jail = schaut im Gefängnis vorbei, nur zu Besuch
story-parks = macht Pause auf { $place }
    .quiet = verschnauft auf { $place }
story-comes_home = ist auf { $place } zu Hause
    .looks = sieht auf { $place } nach dem Rechten
story-rests = rastet umsonst auf { $place }: beliehen
story-lands = landet auf { $place }

story-rolls_rent = { $who } würfelt { $first } + { $second } um die Miete.
story-speeding = { $who } { $rolls }, zum dritten Mal hintereinander: wegen Raserei ins Gefängnis.
story-last_try = { $who } { $rolls }: auch beim letzten Versuch kein Pasch, also ist die Kaution fällig.

## Gefängnis

story-to_jail = { $who } muss direkt ins Gefängnis.
    .off = Ab ins Gefängnis mit { $who }, und unterwegs kein Gehalt.
    .view = { $who } bekommt ein Zimmer mit Gitterblick.
story-no_doubles = { $who } { $rolls }, kein Pasch, und bleibt im Gefängnis.
    .in = { $who } { $rolls }, kein Pasch, und bleibt sitzen.
    .cell = { $who } { $rolls }, kein Pasch, und macht es sich wieder in der Zelle bequem.
story-stays_in_jail = { $who } bleibt im Gefängnis.
story-out_of_jail = { $who } ist aus dem Gefängnis heraus.
story-gives_jail_card = { $giver } gibt { $taker } eine Freikarte.
story-plays_jail_card = { $who } zückt eine Freikarte und kommt frei.
story-returns_jail_card = { $who } legt eine Freikarte unter ihren Stapel zurück.

## Karten

story-card = Die Karte: „{ $text }“
story-card_of = Die Karte für { $who }: „{ $text }“
story-no_repairs = Keine { $houses }, nichts zu zahlen.

## Geld

story-pays = { $payer } zahlt an { $payee } { $what }.
story-pays_much = { $payer } zahlt an { $payee } { $what }. Autsch.
    .hurts = { $payer } zahlt an { $payee } { $what }. Das tut weh.
    .gulp = { $payer } zahlt an { $payee } { $what }. Schluck.
story-pays_bank = { $payer } zahlt { $what }.
story-pays_pot = { $payer } zahlt { $what } in den Topf.
story-salary = { $who } kassiert { $amount } Gehalt.
story-empties_pot = { $who } leert den Topf: { $amount }!
story-buys = { $who } kauft { $deed } für { $amount }.
story-fine =
    { $payer } zahlt { $amount } Kaution{ $to ->
        [pot] {" "}in den Topf
       *[bank] {""}
    }{ $out ->
        [yes] {" "}und spaziert aus dem Gefängnis
       *[no] {""}
    }.
story-lawyer = { $who } holt sich für { $amount } anwaltlichen Beistand.
story-interest = { $who } zahlt { $amount } Zinsen; { $deed } bleibt beliehen.
story-all_pay = { $payers } zahlen an { $payee } je { $amount }.
story-pays_all = { $payer } zahlt je { $amount } an { $payees }.

## Grundstücke und Hypotheken

story-deed_goes = { $deed } geht an { $who }.
story-mortgages = { $who } beleiht { $deeds } für { $amount }.
story-free_of_mortgage = { $deed } ist frei von seiner Hypothek.
story-lifts =
    { $who } löst die { $count ->
        [one] Hypothek
       *[other] Hypotheken
    } auf { $deeds } für { $amount } ab.

## Gebäude. $count ist die Zahl der Straßen

story-builds =
    { $who } baut { $count ->
        [one] {""}
       *[other] je{" "}
    }{ $buildings } auf { $deeds } für { $amount }.
story-places_building = { $who } setzt { $buildings } auf { $deed }.
story-sells =
    { $who } verkauft { $count ->
        [one] {""}
       *[other] je{" "}
    }{ $buildings } auf { $deeds } für { $amount }.
story-breaks_hotels =
    { $who } tauscht auf { $deeds } { $count ->
        [one] 1 { $hotel } gegen { $buildings }
       *[other] die { $hotels } gegen je { $buildings }
    } und bekommt { $amount }.
story-wants_building = { $who } will auch bauen: { $buildings }.
story-wants_none = { $who } will keine.
story-shortage = { $who } will { $buildings }, und es sind zu wenige für alle da; auch gefragt: { $others }.
story-may_place = { $who } darf { $buildings } setzen.

## Auktionen

story-leaves_to_auction = { $who } verzichtet auf { $deed }: Das wird versteigert.
story-leaves_to_bank = { $who } lässt { $deed } bei der Bank.
story-hammer = Zur Auktion: { $lot }.
story-bids = { $who } bietet { $amount }
story-passes = { $who } passt
story-bidding = { $bids }.
story-many_bids =
    Zuerst { $first }, und nach { $count ->
        [one] einem Gebot
       *[other] { $count } Geboten
    } führt { $leader } mit { $amount }
story-more_bids =
    Es wird weiter geboten, und nach { $count ->
        [one] einem Gebot
       *[other] { $count } Geboten
    } führt { $leader } mit { $amount }
story-pass =
    { $who } { $count ->
        [one] passt
       *[other] passen
    }
story-bids_and_passes = { $bids }; { $passes }
story-struck = { $who } kann das Gebot von { $amount } nicht mehr decken: Es ist gestrichen.
story-bidding_again = Alle dürfen von vorn bieten.
story-bidding_again_for = Auf { $lot } dürfen alle von vorn bieten.
story-sold = Verkauft: { $deed } geht für { $amount } an { $who }.
story-unsold = Niemand bietet, also bleibt { $deed } bei der Bank.
story-sold_building = Verkauft: { $who } bekommt { $buildings } für { $amount }.
story-unsold_building = Niemand bietet, und so bekommt heute niemand { $buildings }.
story-uncontested = { $buildings } kann sonst niemand mehr brauchen: { $who } darf zum üblichen Preis bauen.
story-no_takers = { $buildings } kann niemand mehr brauchen, also wird nichts versteigert.
story-no_sale = Die Versteigerung entfällt: { $lot }.
story-count_first_bankruptcy = Damit endet das Spiel: Sobald alle Schulden bezahlt sind, wird gezählt.
story-count_time_limit = Die Zeit ist um: Was begonnen hat, geht noch zu Ende, dann wird gezählt.

## Schulden, Angebote, Forderungen

story-owes_now = { $who } schuldet jetzt { $amount }, zu zahlen an { $to }.
story-owes = { $who } muss an { $to } { $what } zahlen, hat aber nur { $cash }.
story-owes_broke = { $who } muss an { $to } { $what } zahlen, hat aber nichts.
story-owes_also = { $who } muss auch an { $to } { $what } zahlen; die älteren Schulden kommen zuerst.
story-offers = { $maker } bietet { $to } an: { $terms }.
story-deal = Abgemacht! { $maker } gibt { $to } { $terms }.
story-counters = { $who } hält dagegen: { $terms }.
story-declines = { $who } sagt nein.
    .rather = { $who } möchte lieber nicht.
    .says = Kein Handel, sagt { $who }.
story-withdraws = { $who } zieht das Angebot zurück.
story-deal_off = Der Handel zwischen { $maker } und { $to } platzt.
story-deal_off_debts = Der Handel zwischen { $maker } und { $to } platzt: Schulden gehen vor.
story-claims = { $owner } darf von { $lander } { $what } verlangen.
story-claim_lapsed = { $owner } vergisst, { $amount } zu verlangen; { $lander } schweigt.

## Eckspiele und der Offline-Stein

story-questions_shuffled = Die Quizfragen sind gemischt.
story-question = Frage an { $who }: „{ $text }“
story-answer_right = { $who } sagt { $answer }, und das stimmt!
story-answer_wrong = { $who } sagt { $answer }, und das stimmt nicht. Richtig ist: { $right }.
story-silence_right = { $who } sagt nichts, und das stimmt!
story-silence_wrong = { $who } sagt nichts. Richtig ist: { $right }.
story-offline = Der Offline-Stein steht jetzt auf { $place }: keine Miete dort.
story-trip = { $who } bekommt eine Frage, es geht um eine Reise zu einem freien Grundstück.
story-trip_won = { $who } muss ein freies Grundstück wählen, hinreisen und es kaufen.
story-trip_lapsed = Für { $who } ist kein freies Grundstück mehr erschwinglich: keine Reise.
story-prize = { $who } darf sich ein Grundstück aussuchen.
story-court = { $who } steht vor Gericht.
story-guilty = { $who } würfelt { $total } vor Gericht: gerade, also schuldig. Ab ins Gefängnis!
story-not_guilty = { $who } würfelt { $total } vor Gericht: ungerade, also nicht schuldig. Freispruch!

## Das Ende

story-gives_up = { $who } gibt auf und verlässt den Tisch.
story-bankrupt = { $who } ist pleite.
    .bow = { $who } ist pleite und verlässt den Tisch mit einer Verbeugung.
    .pockets = { $who } kehrt beide Taschen nach außen: pleite.
story-takes_over = { $who } übernimmt { $goods }.
story-bank_takes_over = Die Bank übernimmt { $goods }.
story-last_player =
    { $names } { $count ->
        [one] bleibt bis zuletzt am Tisch und gewinnt das Spiel
       *[other] bleiben bis zuletzt am Tisch und teilen sich den Sieg
    }!
story-first_bankruptcy =
    Die erste Pleite beendet das Spiel. Mit dem größten Vermögen { $count ->
        [one] gewinnt { $names }
       *[other] teilen sich { $names } den Sieg
    }!
story-late = Die Zeit von { $who } ist um.
story-time_limit =
    Die Zeit ist um. Mit dem größten Vermögen { $count ->
        [one] gewinnt { $names }
       *[other] teilen sich { $names } den Sieg
    }!
story-conceded =
    Die anderen geben sich geschlagen. Mit dem größten Vermögen { $count ->
        [one] gewinnt { $names }
       *[other] teilen sich { $names } den Sieg
    }!
story-ranks = Die Plätze: { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
