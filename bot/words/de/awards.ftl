### Wie ein Spiel endete, was es wendete, und die Auszeichnungen am Schluss. Einfacher Text ohne Auszeichnung.

ending-last_player =
    Das Spiel ist aus: { $names } { $winners ->
        [one] bleibt bis zuletzt am Tisch und gewinnt
       *[other] bleiben bis zuletzt am Tisch und teilen sich den Sieg
    }.
ending-first_bankruptcy =
    Die erste Pleite hat das Spiel beendet: { $names } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.
ending-time_limit =
    Die Zeit ist um: { $names } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.
ending-conceded =
    Die anderen geben sich geschlagen: { $names } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.
ending-undone = In diesem Spiel wurden Würfel, Karten oder Fragen zurückgenommen, also zählt es für keine Wertung, keinen Rekord und keine Auszeichnung.

## Wendepunkte. $group ist eine ganze Gruppe als etwas, das man hat

point-group = { $who } hat jetzt { $group }.
point-rent = { $who } kassiert { $amount } von { $other } auf { $place }.
point-lead = { $who } übernimmt die Führung.
point-bankrupt = { $who } hat kein Geld mehr und ist raus.
point-bankrupt_at = { $who } ist raus: { $place } war ein Halt zu viel.
point-resigned = { $who } verlässt den Tisch.
point-handover = { $who } übernimmt den Platz von { $other }.

## Auszeichnungen: ein Titel aus wenigen Wörtern, und wofür. $who hat sie bekommen

award-best_deed = { $who } hat allein auf { $place } { $amount } Miete kassiert.
    .title = Die goldene Schwelle
award-top_rent = { $who } bekam von { $other } { $amount } für einen einzigen Halt auf { $place }.
    .title = Die Rechnung des Tages
award-comeback = { $who } hatte nur noch { $count } % von allem am Tisch und hat gewonnen.
    .title = Totgesagte leben länger
award-trade = Ein Handel mit { $other } hat { $who } um { $amount } reicher gemacht.
    .title = Handel des Tages
award-jail =
    { $who } saß { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } lang hinter Gittern. Schöne Aussicht?
    .title = Die reservierte Zelle
# $houses: das Wort der Ausgabe für mehrere Häuser
award-builder = { $who } hat { $amount } in { $houses } und mehr gesteckt.
    .title = Immer am Bauen
award-guest = { $who } hat { $amount } Miete gezahlt und war überall willkommen.
    .title = Überall gern gesehen
award-cards = { $who } hat { $amount } aus dem Stapel gezaubert.
    .title = Gute Karten
award-tax = { $who } hat { $amount } Steuern gezahlt. Die Straßen sagen danke.
    .title = Stütze der Gesellschaft
award-doubles = { $who } hat { $count }-mal einen Pasch gewürfelt.
    .title = Doppelt gesehen
award-bargain = { $who } bekam { $place } um { $amount } unter Preis.
    .title = Still und günstig
award-laps = { $who } ging { $count }-mal um den Spielplan.
    .title = Die Langstrecke
award-deals =
    { $who } hat { $count ->
        [one] 1 Handel
       *[other] { $count }-mal einen Handel
    } per Handschlag besiegelt.
    .title = Reden wir darüber
award-quiz =
    { $who } hatte { $count ->
        [one] 1 richtige Antwort
       *[other] { $count } richtige Antworten
    }.
    .title = Schon immer gewusst
award-pot = { $who } wollte nur kurz halten und fand { $amount }.
    .title = Richtig geparkt
