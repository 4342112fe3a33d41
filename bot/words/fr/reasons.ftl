### Why money moved: one line for each part of a sum. The ids are the engine's labels.

reason-line = { $what } : { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Loyer, { $place }
reason-rent_houses = Loyer, { $place }, { $buildings }
reason-rent_hotel = Loyer, { $place }, { $hotel }
reason-rent_whole_group = Loyer, { $place }, doublé pour le groupe entier
reason-rent_held = Loyer, { $place }, { $count } en main
reason-rent_dice = Loyer, { $place }, { $times } × { $throw } aux dés
reason-card_times = Loyer, { $place }, { $times } fois selon la carte
reason-repairs = Réparations, { $buildings }
reason-lift_value = Valeur de l’hypothèque, { $place }
reason-interest = Intérêts, { $place }, { $percent } %
reason-tax_percent = { $place }, { $percent } % de la fortune
reason-card = Carte, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Labels that need nothing but a place

reason-salary = Salaire
reason-pot = La cagnotte
reason-price = Prix
reason-dealt = Prix d’une propriété distribuée
reason-fine = Amende de prison
reason-fine_forced = Amende de prison après le dernier essai
reason-lawyer = Honoraires d’avocat
reason-build = Construction
reason-sell = Bâtiments vendus
reason-mortgage = Hypothèque
reason-trade = Échange
reason-estate = Biens d’une faillite
reason-bid = Enchère gagnante
reason-bid_building = Enchère gagnante, un bâtiment
