### Pictures in words: alt texts, and the whole table for screen readers. Plain text without markup.

alt-nobody = personne
alt-on = sur { $place }
alt-jailed = en prison
alt-visiting = en visite à la prison
alt-out = hors jeu
alt-player = { $name } : { $has }
alt-cash = { $amount } en espèces
alt-worth = fortune de { $amount } en tout
alt-worth_hidden = fortune cachée jusqu’au choix de la taxe
alt-jail_cards =
    { $count ->
        [one] { $count } carte de sortie
       *[other] { $count } cartes de sortie
    }
alt-deeds =
    { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
alt-whole_color = tout le groupe { $color }
alt-mortgaged = hypothéquée
alt-some_mortgaged =
    { $count ->
        [one] { $count } hypothéquée
       *[other] { $count } hypothéquées
    }
alt-pot = Dans la cagnotte : { $amount }
alt-bank = La Banque a { $houses } et { $hotels }
alt-offline = Le jeton hors ligne est sur { $place }.

## The turn, and what is asked

alt-turn = Tour { $turn } : { $what }
alt-turn_of = Tour { $turn }, à { $who } : { $what }
alt-ends_turn = { $who } peut construire, échanger ou finir le tour.
alt-rolls = { $who } va lancer les dés.
alt-rolls_again = { $who } relance après un double.
alt-time = Temps joué : { $gone } sur { $whole } minutes.
alt-last_round = Dernier tour : { $gone } sur { $whole } minutes de jeu.
alt-danger = Sur { $throws } lancers, { $any } mènent à un loyer, dont { $ways } au pire : { $rent } sur { $place }.
alt-in_jail = { $who } est en prison (essai { $turn } sur { $turns }) et peut { $ways }.
alt-way_doubles = tenter un double
alt-way_fine = payer { $amount }
alt-way_card = jouer une carte de sortie
alt-buy =
    { $who } peut acheter { $deed } pour { $price } ou { $auctions ->
        [no] laisser
       *[yes] passer aux enchères
    }.
alt-tax = { $who } choisit comment payer { $place } : { $flat } ou { $percent } % de tout.
alt-tax_known = { $who } choisit comment payer { $place } : { $flat } ou { $percent } % de tout ({ $share }).
alt-debt = { $who } doit à { $to } { $what }.
alt-debt_short = { $who } doit à { $to } { $what } et doit encore trouver { $missing }.
alt-debt_later = { $who } doit ensuite à { $to } { $what }.
alt-mortgaged_deed = { $who } reçoit { $deed } avec une hypothèque et peut la lever pour { $cost } ou la garder pour { $interest } d’intérêts.
alt-shortage = { $who } veut { $buildings } et la Banque en a { $left }.
alt-shortage_others = { $who } veut { $buildings } et la Banque en a { $left }. Peuvent aussi demander : { $others }.
alt-salary = { $who } peut prendre le salaire ou aller sur une case de son choix.
alt-question = Question pour { $who } : « { $text } »
alt-choices = Au choix : { $choices }.
alt-trip_won = Bonne réponse : { $who } doit choisir une propriété libre où aller et l’acheter.
alt-prize = Bonne réponse : { $who } peut choisir une propriété.
alt-court = { $who } est au tribunal et peut aller en prison ou prendre un avocat pour { $fee }.
alt-offline_move = { $who } doit déplacer le jeton hors ligne.
alt-moves_on =
    { $who } avancera ensuite de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
alt-collects_each = Ensuite, { $others } : { $amount } par personne à verser à { $who }.
alt-pays_each = { $who } verse ensuite { $amount } par personne à { $others }.
alt-estate = Ensuite aux enchères : { $deeds }.
alt-building_sale = Demandes, { $buildings } : { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Ensuite la partie s’achève, et on compte toutes les fortunes.

## Spaces

alt-title_open = En cours
alt-title_players = Joueurs
alt-title_board = Plateau
alt-title_bank = Banque
alt-last_throw = Le dernier lancer était { $first } et { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } a { $groups }.
alt-deeds_of = { $who } possède : { $deeds }.
alt-here = Ici : { $names }.
alt-offline_token = le jeton hors ligne
alt-name_jailed = { $name } (en prison)
alt-for_sale = à vendre pour { $price }
alt-owned = à { $who }
alt-no_rent_mortgaged = hypothéquée, sans loyer
alt-no_rent_offline = sans loyer, le jeton hors ligne étant ici
alt-no_rent_jail = sans loyer, car à quelqu’un en prison
alt-rent = loyer { $amount }
alt-rent_dice = loyer { $amount } fois les dés
alt-salary_here = { $amount } de salaire
alt-salary_or_move_here = { $amount } de salaire, ou une case au choix
alt-court_here = au tribunal
alt-trip_here = en visite par les dés, une question pour un voyage vers une propriété libre
alt-show_here = des questions pour une propriété libre
alt-tax_here = payer { $amount }
alt-tax_choice_here = payer { $amount } ou { $percent } % de tout
alt-card_here = tirer une carte
alt-pot_here = { $amount } dans la cagnotte
alt-unsold = Propriétés à vendre : { $count }.
alt-deck =
    { $deck } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pile.

## A deed, a card, a hand

alt-deed = Titre de propriété : { $deed }, prix { $price }
alt-deed_family = Titre de propriété : { $deed } ({ $family }), prix { $price }
alt-unowned = Encore à personne
alt-owner = À { $who } : { $rent }
alt-owner_built = À { $who }, avec { $buildings } : { $rent }
alt-all_rents = Tous les loyers : { $rents }
alt-group_rent = { $amount } avec tout le groupe
alt-built_rent = { $amount } avec { $buildings }
alt-held_rent = { $amount } en en ayant { $count }
alt-times_dice = { $amount } fois les dés
alt-building_cost = Chaque bâtiment coûte { $amount }
alt-mortgage = Hypothèque { $amount }
alt-card = Carte { $deck } : « { $text } »
alt-hand = Jeu, { $who } : { $cash } en espèces, { $worth }
alt-hand_out = { $who } est hors jeu
alt-complete = Complets : { $groups }
alt-group = { $family } ({ $held } sur { $all }) : { $deeds }
alt-some_group = Groupe
alt-no_deeds = Aucune propriété

## An auction, a trade

alt-auction = Enchères. { $what }
alt-auction_open = { $lot } est aux enchères, aucune enchère pour l’instant. Peuvent enchérir : { $raisers }.
alt-auction_led = { $lot } est aux enchères : { $who } mène avec { $amount }. Peuvent surenchérir : { $raisers }.
alt-bids_open = Les enchères partent du prix de construction : { $openings }
alt-bids_open_at_one = Les enchères partent de { $least }, et qui l’emporte choisit le terrain
alt-auction_sold = Vente terminée. { $who } achète { $lot } pour { $price }.
alt-auction_unsold = Vente terminée. Aucune enchère pour { $lot }.
alt-lot = Prix imprimé : { $price }
alt-lot_family = Groupe : { $family }, prix { $price }
alt-lot_gives = { $who } obtient ainsi { $group }
alt-lot_would_give = { $who } obtiendrait ainsi { $group }
alt-not_bidding = N’enchérissent pas : { $names }
alt-cash_left = Il reste { $amount } à { $who }
alt-trade = Un échange : { $offer }
alt-trade_mortgaged = Hypothéquées : { $deeds }
alt-trade_cash = Argent, { $who } : { $now } maintenant, { $then } après
alt-trade_rent = Loyers pour { $who } : environ { $now } par tour de table maintenant, { $then } après
alt-trade_chance = Chance que { $who } touche un loyer pendant un tour de table : { $now } maintenant, { $then } après
alt-trade_completes = { $who } obtiendrait { $group }
alt-trade_breaks = { $who } n’aurait plus { $group }

## A lobby, the end

alt-lobby =
    Une table { $edition }, { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } pour l’instant
alt-sitting = À table : { $names }
alt-seats_free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    } ; il faut être { $least } pour jouer
alt-house_rule = Règle maison : { $rule }
alt-called_off = La partie a été annulée
alt-turning_point = Tour { $turn } : { $what }
