### Die Regeln in ein, zwei Sätzen, so wie ein Tisch sie spielt.
###
### Die Attribute einer Regel sind ihr Titel und, wo Tische sie anders spielen, der Text für jeden Fall.
###
### Jede Regel bekommt die Wörter der Ausgabe: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (Felder); $house, $houses, $hotel, $hotels, $railroad (im Satz); $houses_many, $hotels_many, $railroads (mehrere); $Houses, $Hotels (am Satzanfang). Und ihre Summen: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before, $turns.

rule-SET-1 = Du beginnst auf { $go } mit { $cash } und ohne Grundstücke. Alles andere gehört der Bank, auch { $house_stock } { $houses } und { $hotel_stock } { $hotels }, und der Bank geht das Geld nie aus.
    .title = Womit alle beginnen
rule-SET-2 = { $least } bis { $most } Personen.
    .title = Wie viele spielen können
rule-SET-3 = Alle suchen sich eine eigene Figur aus.
    .title = Figuren
rule-SET-4 = Die Stapel werden einmal vor dem Spiel gemischt und dann nie wieder.
    .title = Mischen
rule-SET-5 = Alle würfeln, und die höchste Summe beginnt; bei Gleichstand wird noch einmal gewürfelt. Danach geht es reihum.
    .title = Wer beginnt

rule-MOVE-1 = Wirf zwei Würfel und zieh ihre Summe vorwärts. Auf einem Feld dürfen mehrere stehen.
    .title = Ziehen
rule-MOVE-2 = Nach einem Pasch erledigst du erst das Feld, dann würfelst du noch einmal.
    .title = Pasch
rule-MOVE-3 = Mit dem dritten Pasch in einem Zug ziehst du nicht mehr: Du musst ins Gefängnis, und der Zug ist vorbei.
    .title = Drei Pasche

rule-GO-1 = Wer { $go } erreicht oder überquert, bekommt sofort { $salary }, ob durch Würfel oder Karte.
    .title = Gehalt
    .double = Wer { $go } überquert, bekommt { $salary }, wer genau darauf landet, { $double_salary }.
rule-GO-2 = Das geht auch zweimal in einem Zug: { $go } überqueren und dann die Karte ziehen, die dich hinschickt.
    .title = Gehalt zweimal
rule-GO-3 = Auf dem Weg ins Gefängnis gibt es kein Gehalt, und beim Rückwärtsgehen auch nicht.
    .title = Kein Gehalt

rule-BUY-1 = Gehört ein Grundstück niemandem, kaufst du es zu seinem Preis, oder es wird sofort versteigert.
    .title = Kaufen oder versteigern
    .no_auctions = Gehört ein Grundstück niemandem, darfst du es zu seinem Preis kaufen. Tust du es nicht, bleibt es bei der Bank.
    .laps = Gehört ein Grundstück niemandem, kaufst du es zu seinem Preis, oder es wird versteigert; aber erst nach { $laps ->
        [one] einer Runde
       *[other] { $laps } Runden
    }.
rule-BUY-2 = Du zahlst bar. Dafür darfst du erst beleihen, Gebäude verkaufen oder handeln und dann kaufen.
    .title = Erst das Geld
rule-BUY-3 = Auf deinem eigenen Grundstück zahlst du nichts, und es passiert nichts.
    .title = Eigenes Grundstück

rule-AUC-1 = Alle, die noch im Spiel sind, auch aus dem Gefängnis, und auch wer gerade nicht gekauft hat.
    .title = Wer bieten darf
rule-AUC-2 = Es beginnt bei { $unit } oder mehr und geht nach oben. Niemand bietet mehr Geld, als da ist.
    .title = Gebote
rule-AUC-3 = Das höchste Gebot zahlt an die Bank und bekommt den Zuschlag. Schluss ist, wenn alle anderen passen oder die Uhr der Auktion abläuft.
    .title = Eine Auktion gewinnen
rule-AUC-4 = Solange dein Gebot das höchste ist, darfst du nichts tun, was dir weniger Geld lässt als dieses Gebot.
    .title = Ein Gebot bindet
rule-AUC-5 = Bietet niemand, bleibt das Grundstück bei der Bank.
    .title = Keine Gebote
rule-AUC-6 = Wer passt, ist aus der Auktion, solange das Gebot gilt, gegen das gepasst wurde.
    .title = Passen
rule-AUC-7 = Muss, wer führt, Schulden zahlen und kann das Gebot nicht mehr decken, oder verlässt das Spiel, dann bieten alle neu ab dem Eröffnungspreis, auch wer gepasst hat. Kann nur noch eine Person das umkämpfte Gebäude setzen, bekommt sie es zum Baupreis.
    .title = Wenn ein Gebot fällt

rule-RENT-1 = Auf einem fremden Grundstück zahlst du Miete. Ein beliehenes bringt nichts.
    .title = Miete
rule-RENT-2 = Wer eine ganze Farbgruppe hat, bekommt für ihre unbebauten Straßen die doppelte Miete, auch wenn eine andere Straße der Gruppe beliehen ist.
    .title = Eine ganze Gruppe
    .clear = Wer eine ganze Farbgruppe hat, bekommt für ihre unbebauten Straßen die doppelte Miete, solange keine Straße der Gruppe beliehen ist.
rule-RENT-3 = { $Houses } und { $hotels } ersetzen die einfache Miete durch den Betrag auf der Besitzkarte. Leere Straßen der Gruppe bringen weiter das Doppelte.
    .title = Miete mit Gebäuden
rule-RENT-4 = Miete je { $railroad }: { $rail_rents }, wenn man { $rail_counts } davon hat. Beliehene zählen mit, bringen aber selbst nichts.
    .title = Miete nach Anzahl
rule-RENT-5 = Ein Versorgungswerk bringt { $multipliers } mal den Wurf, wenn man { $utility_counts } davon hat. Es zählt der Wurf, der dich hinbrachte; ein beliehenes zählt mit.
    .title = Miete nach Würfeln
    .fresh = Ein Versorgungswerk bringt { $multipliers } mal den Wurf, wenn man { $utility_counts } davon hat. Dafür würfelst du neu; ein beliehenes zählt mit.
rule-RENT-6 = Auch wer im Gefängnis sitzt, bekommt Miete.
    .title = Miete im Gefängnis
    .none = Wer im Gefängnis sitzt, bekommt keine Miete.
rule-RENT-7 = Miete wird von selbst und sofort bezahlt.
    .title = Kassieren
    .on_request = Miete muss verlangt werden, solange das Grundstück nicht beliehen ist. Sie verfällt, sobald die { $window }. Person nach dem Besuch würfelt. Wer als Besuch das Spiel verlässt, zahlt sie von selbst.

rule-CARD-1 = Zieh die oberste Karte, tu sofort, was sie sagt, und leg sie unter den Stapel.
    .title = Karten
rule-CARD-2 = Behalt sie, bis du sie einsetzt; dann kommt sie unter ihren Stapel. Du darfst mit ihr handeln.
    .title = Freikarte
rule-CARD-3 = Du ziehst vorwärts und erledigst das Feld, als hätten dich die Würfel hingebracht.
    .title = Karten zum Vorrücken
rule-CARD-4 = Gehört es jemand anderem, zahlst du so oft die Miete oder so oft einen neuen Wurf, wie die Karte sagt. Gehört es niemandem, darfst du es kaufen.
    .title = Das nächste seiner Art
rule-CARD-5 = Zurückgehen gilt als Landen, auch auf einem weiteren Kartenfeld.
    .title = Zurückgehen
rule-CARD-6 = Du zahlst je { $house } und je { $hotel }. Die Summe steht fest, wenn die Karte gezogen wird; späteres Verkaufen senkt sie nicht.
    .title = Reparaturen
rule-CARD-7 = Es geht links von dir reihum, eine Zahlung nach der anderen. Wer nicht zahlen kann, klärt das zuerst.
    .title = Von allen oder an alle

rule-TAX-1 = { $tax_name }: Zahl { $tax } oder { $percent } % deines Vermögens, wie du willst.
    .title = { $tax_name }
    .flat = { $tax_name } kostet { $tax }.
rule-TAX-2 = Dein Bargeld, die Preise aller deiner Grundstücke, beliehen oder nicht, und was deine Gebäude gekostet haben. Solange du die Steuer wählst, darf kein Handel das verringern, außer du hast Schulden.
    .title = Vermögen
rule-TAX-3 = Beide Beträge werden dir vor der Wahl gezeigt.
    .title = Die Steuer wählen
    .blind = Du wählst, bevor jemand zählt: Bis dahin sieht niemand den Anteil oder dein Vermögen.
    .flat = Zu wählen gibt es nichts: Die Steuer beträgt fest { $tax }.
rule-TAX-6 = Läuft die Zeit ab, wird der kleinere der beiden Beträge gezahlt.
    .title = Steuer von Abwesenden
    .blind = Läuft die Zeit ab, werden { $tax } gezahlt, wenn sie aufzubringen sind, sonst der Anteil.
rule-TAX-4 = { $tax2_name } kostet { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Steuern und Kautionen gehen an die Bank. { $parking } bringt nichts.
    .title = Wohin Steuern gehen
    .pot = Steuern und Kautionen kommen in den Topf auf { $parking }, für alle, die dort landen.

rule-JAIL-1 = Durch { $to_jail }, durch eine Karte oder durch drei Pasche: direkt hinein, kein Gehalt, Zug vorbei.
    .title = Ins Gefängnis
rule-JAIL-2 = Wer beim Ziehen auf { $jail } landet, ist nur zu Besuch: Nichts passiert.
    .title = Nur zu Besuch
rule-JAIL-3 = In bis zu { $turns } Zügen im Gefängnis darfst du auf Pasch würfeln. Er befreit dich, und du ziehst damit, aber ohne zusätzlichen Wurf.
    .title = Auf Pasch würfeln
    .short = In deinem nächsten Zug darfst du auf Pasch würfeln. Er befreit dich, und du ziehst damit, aber ohne zusätzlichen Wurf.
rule-JAIL-4 = Vor dem Würfeln darfst du die Karte einsetzen, auch eine gerade erst erhandelte; dann würfelst und ziehst du wie gewohnt.
    .title = Freikarte einsetzen
rule-JAIL-5 = Vor dem Würfeln darfst du { $fine } zahlen und dann wie gewohnt ziehen, aber nicht in deinem letzten Zug im Gefängnis.
    .title = Kaution zahlen
    .any_turn = Vor dem Würfeln darfst du in jedem Zug im Gefängnis { $fine } zahlen und dann wie gewohnt ziehen.
rule-JAIL-6 = Bringt auch der letzte Wurf keinen Pasch, zahlst du { $fine } und ziehst damit.
    .title = Der letzte Versuch
    .short = Ohne Pasch in deinem einen Zug im Gefängnis zahlst du { $fine } und ziehst mit diesem Wurf.
rule-JAIL-7 = Du bekommst weiter Miete, bietest, baust, verkaufst, beleihst und handelst.
    .title = Leben im Gefängnis

rule-BLD-1 = Jederzeit, auch wenn du nicht dran bist, auf einer Farbgruppe, die dir ganz und ohne Hypotheken gehört. Nicht, solange du Schulden hast.
    .title = Wann du bauen darfst
rule-BLD-2 = Die Straßen einer Gruppe unterscheiden sich nie um mehr als ein Gebäude, beim Bauen wie beim Verkaufen.
    .title = Gleichmäßig
rule-BLD-3 = { $before } { $houses } auf jeder Straße der Gruppe, dann 1 { $hotel } zum Preis eines weiteren Gebäudes; die { $houses } gehen zurück an die Bank. Höchstens 1 { $hotel } pro Straße.
    .title = Höchste Stufe: { $hotel }
rule-BLD-4 = Es gibt nur { $house_stock } { $houses } und { $hotel_stock } { $hotels }. Sind keine mehr da, wartest du, und keine Stufe lässt sich überspringen.
    .title = Begrenzter Vorrat
rule-BLD-5 = Reicht es nicht für alle, die bauen könnten, werden die anderen auch gefragt. Was mehrere wollen, wird Gebäude für Gebäude versteigert. Deine Gebote beginnen beim Baupreis deiner billigsten Straße, und gebaut wird, wo das nicht mehr kostet als das Gebot.
    .title = Knappheit
    .one = Reicht es nicht für alle, die bauen könnten, werden die anderen auch gefragt. Was mehrere wollen, wird Gebäude für Gebäude versteigert, ab { $unit }, und wer gewinnt, baut auf einer beliebigen Straße.
rule-BLD-6 = Zum halben Preis zurück an die Bank, jederzeit, gleichmäßig.
    .title = Gebäude verkaufen
rule-BLD-7 = Daraus werden { $before } { $houses }, wenn die Bank sie hat. Jederzeit lässt sich die ganze Gruppe in einem Schritt auf eine gleiche Höhe, für die es bei der Bank reicht, oder ganz verkaufen.
    .title = { $hotel } verkaufen
rule-BLD-8 = Gebäude wechseln nie von Hand zu Hand.
    .title = Kein Handel mit Gebäuden

rule-MORT-1 = Jederzeit, zum Wert auf der Besitzkarte, wenn in der Gruppe kein Gebäude steht.
    .title = Beleihen
rule-MORT-2 = Kostet den Hypothekenwert plus { $interest } %. Das kann nur, wem das Grundstück gehört.
    .title = Ablösen
rule-MORT-3 = Du löst es sofort ab, oder du zahlst jetzt { $interest } % und später beim Ablösen noch einmal { $interest } %.
    .title = Ein beliehenes Grundstück bekommen
rule-MORT-4 = { $interest } % sind immer vom Hypothekenwert. Jeder Anteil wird auf { $unit } aufgerundet.
    .title = Runden

rule-TRADE-1 = Zwei beliebige am Tisch, jederzeit: Bargeld, Grundstücke und Freikarten. Keine Kredite, keine Versprechen.
    .title = Handeln
rule-TRADE-2 = Mit Grundstücken einer bebauten Gruppe kann nicht gehandelt werden.
    .title = Bebaute Gruppen
rule-TRADE-3 = Hat eine Seite nicht mehr, was angeboten war, bewegt sich nichts, und das Angebot ist hinfällig.
    .title = Zweimal geprüft
rule-TRADE-4 = Wer beliehene Grundstücke bekommt, muss auf alle { $interest } % zahlen können.
    .title = Zinsen im Handel
rule-TRADE-5 = Ein Gegenangebot tritt an die Stelle des Angebots. Wer ein Angebot gemacht hat, darf es jederzeit zurückziehen.
    .title = Gegenangebote

rule-DEBT-1 = Verkaufe Gebäude, beleihe und handle, bis du zahlen kannst; dann wird sofort gezahlt. Vorher geht für dich nichts anderes weiter.
    .title = Mehr schulden, als du hast
rule-DEBT-2 = Nur wenn dein Bargeld, der halbe Preis deiner Gebäude und die Hypothekenwerte deiner unbeliehenen Grundstücke zusammen weniger sind als die Schulden.
    .title = Wann du pleitegehen kannst
rule-DEBT-3 = Du darfst handeln, um Geld zu beschaffen, nicht um Dinge zu verschenken. Könntest du danach nicht alles zahlen, musst du so viel aufbringen können wie vorher und den Wert dessen bekommen, was du gibst: für ein Grundstück den halben Preis weniger { $interest } % des Pfandwerts, und solange es nicht beliehen ist, den Pfandwert dazu.
    .title = Handeln mit Schulden
rule-DEBT-4 = Die ältesten werden zuerst gezahlt. Kannst du das nicht, gehst du pleite, und alles geht an die Person oder Bank, der du sie schuldest.
    .title = Mehrere Schulden

rule-BANK-1 = Deine Gebäude werden zur Hälfte verkauft, dann gehen Bargeld, Grundstücke und Freikarten an die Person, der du das Geld schuldest. Sie zahlt { $interest } % auf jedes beliehene Grundstück oder löst es ab.
    .title = Pleite bei einer Person
    .mortgaged = Deine Gebäude werden zur Hälfte verkauft und deine Grundstücke beliehen; dann gehen Bargeld, Grundstücke und Freikarten an die Person, der du das Geld schuldest. Sie zahlt { $interest } % auf jedes Grundstück oder löst es ab.
rule-BANK-2 = Deine Grundstücke werden eins nach dem anderen versteigert, frei von Hypotheken; Karten und Gebäude gehen zurück.
    .title = Pleite bei der Bank
    .no_auctions = Deine Grundstücke gehen frei von Hypotheken an die Bank zurück, ebenso Karten und Gebäude. Sie werden nicht versteigert.
rule-BANK-3 = Deine Figur verlässt den Spielplan, und du wirst von da an übersprungen.
    .title = Aus dem Spiel
rule-BANK-4 = Aufgeben heißt pleitegehen: dort, wo du am längsten Schulden hast, sonst bei der Bank.
    .title = Aufgeben

rule-END-1 = Wer zuletzt übrig bleibt, gewinnt sofort.
    .title = Gewinnen
    .worth = Die erste Pleite beendet das Spiel, und das größte Vermögen gewinnt.
    .timed = Wer zuletzt übrig bleibt, gewinnt; ist die Zeit um, gewinnt das größte Vermögen.
rule-END-2 = Zuerst, wer gewonnen hat, dann, wer am längsten dabei war.
    .title = Plätze
    .worth = Nach Vermögen, das größte zuerst; gleiches Vermögen teilt sich einen Platz.
rule-END-3 = Sind alle anderen einverstanden, gewinnt sofort, wer das größte Vermögen hat: Bargeld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zu dem, was sie gekostet haben.
    .title = Sich geschlagen geben

rule-SHORT-1 = Alle bekommen vor dem Spiel { $dealt } Grundstücke zugeteilt, umsonst.
    .title = Grundstücke zum Anfang
rule-SHORT-2 = { $Hotels } brauchen nur { $before } { $houses }, kosten und bringen also insgesamt 1 { $house } weniger.
    .title = { $hotel } schon früher
rule-SHORT-3 = In deinem nächsten Zug kommst du heraus: mit Karte, mit { $fine } oder durch Würfeln; ohne Pasch zahlst du { $fine } und ziehst mit diesem Wurf.
    .title = Kurz im Gefängnis
rule-SHORT-4 = { $tax_name } kostet { $tax }, ohne Wahl.
    .title = Eine feste Steuer
rule-SHORT-5 = Offene Schulden und { $interest } % auf die beliehenen Grundstücke werden noch gezahlt; niemand handelt, baut, bietet oder verlangt mehr Miete. Dann gewinnt das größte Vermögen: Bargeld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zu dem, was sie gekostet haben. Aufgeben ohne Schulden beendet das Spiel nicht.
    .title = Die erste Pleite beendet es

rule-TIME-1 = Alle bekommen vor dem Spiel { $dealt } Grundstücke zugeteilt und zahlen deren Preise.
    .title = Grundstücke zum Anfang
rule-TIME-2 = Kein Zug und kein weiterer Wurf beginnt, und niemand handelt, baut oder verlangt Miete; was gerade läuft, geht zu Ende. Dann gewinnt das größte Vermögen: Bargeld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zu dem, was sie gekostet haben.
    .title = Wenn die Zeit um ist

rule-EXP-1 = Bringen dich die Würfel auf { $go }: Nimm die { $salary } oder geh stattdessen auf ein beliebiges Feld außer den Ecken.
    .title = American Expansion

rule-TRIP-1 = Bringen dich die Würfel zu Besuch ins Gefängnis, wirst du etwas gefragt. Richtig: Du reist zu einem freien Grundstück deiner Wahl und kaufst es, notfalls beschaffst du dir Geld; bis dahin darfst du nichts tun, was jedes freie Grundstück unerreichbar macht. Falsch: nichts.
    .title = Just Visit America

rule-SHOW-1 = Auf { $parking } beantwortest du Fragen. Nach der ersten richtigen Antwort darfst du ein freies Grundstück der ersten Seite des Spielplans umsonst nehmen, nach der zweiten eines der zweiten und so weiter, oder du gehst zur nächsten Frage. Nach der vierten musst du nehmen. Eine falsche beendet die Show, und du bekommst nichts.
    .title = Die Quizshow
rule-SHOW-2 = Hat eine Seite keine freien Grundstücke mehr, ist die nächste dran. Hat keine spätere Seite welche, kommt keine weitere Frage. Hat keine Seite welche, fällt die Show aus.
    .title = Wenn Grundstücke ausgehen

rule-LAW-1 = Auf { $to_jail }: Bekenn dich schuldig, oder zahl { $lawyer } für anwaltlichen Beistand und würfle. Ungerade heißt frei, gerade Gefängnis.
    .title = Vor Gericht

rule-CHAL-1 = Vier Antworten, eine davon richtig. Keine Antwort in der Zeit ist eine falsche.
    .title = Fragen

rule-OFF-1 = Er beginnt auf { $go }, wo er nichts blockiert.
    .title = Der Offline-Stein
rule-OFF-2 = Wo er steht, ist keine Miete fällig, was auch immer eine Karte sagt. Die Miete eines früheren Besuchs kann wieder verlangt werden, sobald er weitergezogen ist.
    .title = Offline keine Miete
rule-OFF-3 = Wer einen Pasch würfelt, erledigt das Feld, versetzt den Stein auf ein anderes Grundstück und würfelt noch einmal.
    .title = Ein Pasch versetzt ihn
rule-OFF-4 = Landet jemand auf seinem Feld und das Grundstück gehört jemandem, dann versetzt ihn, wem es gehört.
    .title = Auf ihm landen
rule-OFF-5 = Nur auf Grundstücken, ob sie jemandem gehören oder nicht. Er verhindert nie einen Kauf.
    .title = Wo er stehen darf

rule-HOUSE-1 = Steuern und Kautionen sammeln sich auf { $parking }, und wer dort landet, bekommt sie.
    .title = Ein Topf auf { $parking }
rule-HOUSE-2 = Wer genau auf { $go } landet, bekommt { $double_salary }.
    .title = Doppeltes Gehalt
rule-HOUSE-3 = Ein Grundstück, das nicht gekauft wird, bleibt bei der Bank, auch eines aus einer Pleite. Umkämpfte Gebäude werden weiterhin versteigert.
    .title = Keine Auktionen
rule-HOUSE-4 = Wer im Gefängnis sitzt, bekommt keine Miete.
    .title = Keine Miete im Gefängnis
rule-HOUSE-5 = Startgeld { $cash }, Gehalt { $salary }, { $house_stock } { $houses } und { $hotel_stock } { $hotels }.
    .title = Eigene Zahlen
rule-HOUSE-6 = Kaufen darfst du erst nach { $laps ->
        [one] einer Runde
       *[other] { $laps } Runden
    }.
    .title = Runden vor dem Kaufen

## Themen

topic-SET = Vorbereitung
topic-MOVE = Ziehen
topic-GO = Gehalt
topic-BUY = Kaufen
topic-AUC = Auktionen
topic-RENT = Miete
topic-CARD = Karten
topic-TAX = Steuern
topic-JAIL = Gefängnis
topic-BLD = Gebäude
topic-MORT = Hypotheken
topic-TRADE = Handel
topic-DEBT = Schulden
topic-BANK = Pleite
topic-END = Das Ende
topic-SHORT = Das kurze Spiel
topic-TIME = Das Spiel auf Zeit
topic-EXP = American Expansion
topic-TRIP = Reisen
topic-SHOW = Die Quizshow
topic-LAW = Das Gericht
topic-CHAL = Fragen
topic-OFF = Der Offline-Stein
topic-HOUSE = Hausregeln
