### Was im Zwei-Minuten-Tutorial vorgesagt wird.

tutorial-command_tutorial = Das Spiel in zwei Minuten lernen, gegen einen Computer
tutorial-thread = Tutorial für { $who }
tutorial-robot = Robo Rita
tutorial-ready = Dein Übungstisch ist gedeckt: <#{ $channel }>. Ich setze mich neben dich.
tutorial-already = Du hast schon einen Übungstisch: <#{ $channel }>.
tutorial-no_room = In diesem Kanal läuft ein Spiel, und ich darf hier keinen privaten Thread öffnen. Nimm `/tutorial` in einem anderen Kanal oder bitte die Moderation, mir **Private Threads erstellen** und **Nachrichten in Threads senden** zu erlauben.
tutorial-no_guild = Das kann ich nur im Kanal eines Servers.
tutorial-not_yours = Dieser Übungstisch gehört jemand anderem. Starte deinen mit `/tutorial`.
tutorial-stop = Tutorial beenden
tutorial-line = **Coach, Schritt { $step } von etwa { $steps }:** { $words }
tutorial-watching = **Coach:** { $words }
tutorial-press = Drück **{ $label }**.

## Was zu tun ist, und warum

tutorial-first = { $press } Zwei Würfel bringen dich über den Spielplan. Du beginnst mit { $cash } und ein paar Grundstücken; wer darauf landet, zahlt dir Miete.
tutorial-roll = { $press } Landest du auf einem freien Grundstück, darfst du es kaufen; gehört es { $other }, zahlst du Miete.
tutorial-again = { $press } Ein Pasch bringt dir noch einen Wurf. Ein drittes Mal hintereinander hieße Gefängnis.
tutorial-jail_roll = { $press } Du sitzt im Gefängnis. Ein Pasch befreit dich; ohne ihn wartest du, oder du zahlst { $fine } und gehst.
tutorial-jail_card = { $press } Eine Freikarte öffnet die Tür umsonst.
tutorial-buy = { $press } Von Grundstücken lebst du: { $deed } kostet einmal { $price } und bringt Miete bis zum Schluss.
tutorial-buy_group = { $press } Mit { $deed } hast du die ganze Gruppe { $group }: Ihre Miete verdoppelt sich sofort, und du darfst darauf bauen.
tutorial-buy_near = { $press } Hier hast du schon { $held } von { $all }. Ganze Gruppen gewinnen Spiele.
tutorial-buy_rail = { $press } { $railroad }: Je mehr davon dir gehören, desto teurer wird jeder Besuch.
tutorial-decline = { $press } { $deed } kostet { $price }, und du hast { $cash }: im Moment zu viel. Es wird versteigert, und du darfst trotzdem mitbieten.
tutorial-auction = { $press } Du könntest { $deed } für { $price } kaufen. Sieh dir dieses eine Mal eine Auktion an: Worauf jemand verzichtet, das geht an das höchste Gebot, und { $other } und du dürft beide bieten.
tutorial-outbid = { $press } { $other } bietet { $bid }. In einem echten Spiel bietest du weiter, solange dir das Grundstück so viel wert ist. Hier lass es gut sein: Was { $other } zahlt, fehlt dann für Häuser, und das Grundstück kann immer noch durch einen Handel zu dir kommen.
tutorial-bid = { $press } { $deed } ist { $price } wert, und das Gebot steht bei { $bid }. Zu dem Preis ist das ein Schnäppchen.
tutorial-bid_first = { $press } Auf { $deed } hat noch niemand geboten. Der Preis wäre { $price }, also fang niedrig an.
tutorial-pass = { $press } Nicht jede Auktion ist für dich: Spar dein Geld für Mieten und Häuser.
tutorial-tax_blind = Du wählst, bevor jemand zählt: { $flat } oder { $percent } % von allem, was du hast. Beides ist gleich viel, wenn du insgesamt { $even } hast.
tutorial-tax = { $press } { $percent } % von allem, was du hast, sind weniger als { $flat }, solange dein Vermögen unter { $even } liegt.
tutorial-tax_flat = { $press } Dein Vermögen liegt über { $even }, also kommst du mit { $flat } billiger weg.
tutorial-build = { $press } Du hast die ganze Gruppe { $group }, also bau: Aus { $rent } Miete werden { $built }. Sonst findest du das unter **Meine Übersicht**, **Bauen**.
tutorial-build_label = Bauen: { $cost }
tutorial-trade = { $press } { $other } hat { $deed }, und damit wäre die ganze Gruppe { $group } dein. Ich habe ein faires Angebot zusammengestellt: Sieh dir beide Seiten an, vorher und nachher, dann drück darunter **Angebot schicken**.
tutorial-trade_label = Handel mit { $other }
tutorial-end = { $press } Hier ist alles erledigt. Bevor ein Zug endet, kannst du bauen, beleihen oder handeln: **Meine Übersicht** und **Handeln** sind immer da.
tutorial-end_why = { $press } Wenn Geld geflossen ist und du dich fragst, warum: `/why` zeigt die Rechnung und ihre Regel.
tutorial-end_look = { $press } `/board` und `/deed` zeigen alles im Einzelnen, `/rules` erklärt jedes Wort.
tutorial-debt = Du schuldest { $amount } und hast { $cash }. Drück **Geld beschaffen** und nimm den Vorschlag: Beleih ein Grundstück oder verkauf ein Gebäude, und die Schulden zahlen sich von selbst.
tutorial-broke = { $press } Nichts, was du hast, deckt { $amount }, also ist dieses Spiel verloren. Das nächste gehört dir.
tutorial-offer = { $who } bietet dir einen Handel an; er hat eine eigene Nachricht. Gib das letzte Grundstück einer Gruppe nie für weniger als zwei gute her. Im Zweifel drück **Ablehnen**.
tutorial-other = Die Knöpfe unter dem Spielplan zeigen, was du antworten kannst. { $press }
tutorial-wait = { $other } ist dran. Behalt den Spielplan im Auge: Miete kommt von selbst zu dir.
tutorial-paid = { $other } ist dran. Deine Grundstücke verdienen, sooft { $other } dort hält.

## Das Ende

tutorial-done = **Coach:** Das war das Tutorial! Du hast jetzt { $cash } und { $deeds }, und du weißt, wie es geht: würfeln, kaufen oder bieten, eine Gruppe zusammenhandeln, bauen, kassieren.
    Drück **Spielen** für ein richtiges Spiel: Ich öffne eine Lobby, in der alle mitspielen können, und Computer sind willkommen. `/rules` kennt jede Regel, `/help` sagt, was du tun kannst. Dieses Übungsspiel ist geschlossen und zählt nirgends.
tutorial-play = Spielen
tutorial-stopped = **Coach:** Schluss für jetzt. Komm jederzeit mit `/tutorial` wieder. Dieses Übungsspiel ist geschlossen und zählt nirgends.
