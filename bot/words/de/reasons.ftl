### Warum Geld geflossen ist: eine Zeile für jeden Teil einer Summe. Die Namen sind die des Spielwerks.

reason-line = { $what }: { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Miete, { $place }
reason-rent_houses = Miete, { $place }, { $buildings }
reason-rent_hotel = Miete, { $place }, { $hotel }
reason-rent_whole_group = Miete, { $place }, verdoppelt für die ganze Gruppe
reason-rent_held = Miete, { $place }, { $count } in einer Hand
reason-rent_dice = Miete, { $place }, { $times } × { $throw } auf den Würfeln
reason-card_times = Miete, { $place }, { $times }-mal durch die Karte
reason-repairs = Reparaturen, { $buildings }
reason-lift_value = Hypothekenwert, { $place }
reason-interest = Zinsen, { $place }, { $percent } %
reason-tax_percent = { $place }, { $percent } % des Vermögens
reason-card = Karte, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Was nichts als einen Ort braucht

reason-salary = Gehalt
reason-pot = Der Topf
reason-price = Preis
reason-dealt = Preis eines zugeteilten Grundstücks
reason-fine = Kaution
reason-fine_forced = Kaution nach dem letzten Versuch
reason-lawyer = Anwaltlicher Beistand
reason-build = Bauen
reason-sell = Verkaufte Gebäude
reason-mortgage = Hypothek
reason-trade = Handel
reason-estate = Nachlass
reason-bid = Höchstes Gebot
reason-bid_building = Höchstes Gebot, ein Gebäude
