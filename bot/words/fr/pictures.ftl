### Words painted into pictures. Short: each has a small place, and shrinks when it is long. No markup.

picture-turn = tour { $turn }
picture-turn_of = tour { $turn } sur { $last }
picture-start = le début
picture-end = la fin
picture-out_of_game = hors jeu
picture-cash = argent
picture-worth = fortune
# The time of a timed game
picture-last_round = dernier tour
picture-minutes = { $gone } sur { $whole } min
# How likely something is: $share in $of, as 1 in 9.
picture-chance = { $share } sur { $of }
# $chance and $any are such likelihoods.
picture-danger = Pire lancer : { $rent } sur { $place } ({ $chance }). Un loyer quelconque : { $any }.

## What a space costs or does

picture-collect = touche { $amount }
picture-tax_choice = { $flat } ou { $percent } %
picture-tax_percent = { $percent } %
picture-draw_card = tire une carte
picture-salary_or_move = { $amount } ou ailleurs
picture-to_court = au tribunal
picture-to_jail = droit en prison
picture-quiz_deed = quiz : propriété
picture-quiz_trip = quiz : voyage
picture-in_pot = cagnotte : { $amount }
picture-in_jail = en prison
picture-nothing_happens = il ne se passe rien
picture-rent_now = loyer { $amount }
picture-rent_now_dice = loyer { $amount } × dés
picture-no_rent_mortgaged = hypothéquée : sans loyer
picture-no_rent_offline = hors ligne : sans loyer

## A title deed. $building, $buildings, $hotel: the edition's words

picture-title_deed = Titre de propriété
picture-rent = Loyer
picture-rent_group = Avec tout le groupe
picture-rent_group_clear = Groupe entier sans hypothèque
picture-rent_held = Loyer avec { $count }
picture-rent_all_held =
    { $count ->
        [2] Loyer avec les deux
       *[other] Loyer avec les { $count }
    }
picture-times_dice = { $amount } × dés
picture-times_roll = { $amount } × nouveau lancer
picture-price = Prix
picture-each_building = Par { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Hypothèque
picture-mortgaged = Hypothéquée
picture-no_rent_due = Aucun loyer n’est dû ici
picture-bank_lent = Prêté par la Banque
picture-interest = Intérêts, { $percent } %
picture-to_lift = Pour la lever
picture-new_owner = Qui la reçoit paie { $interest } aussitôt, ou lève l’hypothèque.
picture-no_rent = sans loyer
picture-belongs_with = Va avec
picture-nobody_owns = Encore à personne
picture-deed_price = prix { $amount }
picture-deed_mortgaged = hypothéquée

## A card and what it does

picture-from_bank = de la Banque
picture-from_each = de chaque joueur
picture-to_bank = à la Banque
picture-to_each = à chaque joueur
picture-for_each = par { $building }
picture-move_there = va sur cette case
picture-times_new_roll = { $amount } × un nouveau lancer
picture-times_rent = { $times } × le loyer
picture-if_owned = si elle est à quelqu’un
picture-spaces_back =
    { $count ->
        [one] recule de { $count } case
       *[other] recule de { $count } cases
    }
picture-then_there = puis fais ce qui y est dit
picture-no_salary = sans salaire en chemin
picture-keep = À garder
picture-keep_until = pour l’utiliser ou l’échanger

## A hand

picture-hand_out = Hors jeu
picture-hand_empty = Aucune propriété
picture-no_deeds = aucune propriété
picture-complete_groups =
    { $count ->
        [one] { $count } groupe complet
       *[other] { $count } groupes complets
    }
picture-free_deed = libre, { $price }
picture-some = { $held } sur { $all }
picture-complete = complet

## An auction. The states of bidders stand in a narrow column

picture-auction = Enchères
picture-estate_then = vente de faillite, puis { $deeds }
picture-estate_more =
    vente de faillite, puis { $count ->
        [one] { $count } autre propriété
       *[other] { $count } autres propriétés
    }
picture-too_few = { $buildings } : trop de demandes pour la Banque
picture-not_bidding = sans enchère
picture-may_not_buy = pas encore
picture-passed = passe
picture-leading = en tête
picture-in_debt = en dette
picture-cannot_raise = ne suit plus
picture-no_lot = sans terrain
picture-still_in = en lice
picture-buys = achète
picture-leads = mène
picture-wants = veut { $buildings }
picture-wants_from = veut { $buildings }, dès { $amount }
picture-completes = complète { $group }
picture-would_complete = compléterait { $group }
picture-holds = en a { $held } sur { $all }
picture-now_holds = en a maintenant { $held } sur { $all }
# A group as something that is completed or broken up.
picture-group = le groupe
picture-color_group = le groupe { $color }
picture-its_group = son groupe
picture-one_building = 1 { $building }
picture-in_bank = { $count } à la Banque
picture-costs = coûte { $amount }
picture-costs_between = coûte de { $least } à { $most }
picture-sold_for = vendu pour
picture-not_sold = invendu
picture-highest_bid = meilleure enchère
picture-no_bid = aucune enchère
picture-no_bid_yet = aucune enchère
picture-bids_start = enchères dès { $amount }
picture-stays = reste à la Banque
picture-winner_chooses = le terrain reste à choisir
picture-within_bid = à bâtir au plus à ce prix
picture-printed_price = prix imprimé { $amount }
picture-under_price = moins de 1 % du prix imprimé
picture-of_price = { $percent } % du prix imprimé

## A trade

picture-trade = Échange
picture-impossible = impossible pour l’instant
picture-gives = donne
picture-gives_nothing = rien
picture-jail_card = carte de sortie, { $deck }
picture-breaks_up = casse { $group }
picture-then_owes =
    doit ensuite { $interest } d’intérêts sur { $count ->
        [one] { $count } propriété hypothéquée
       *[other] { $count } propriétés hypothéquées
    }
picture-groups_label = groupes complets
picture-rent_round = loyers/tour
picture-rent_chance = chance de loyer

## A lobby

picture-players = { $least } à { $most } joueurs
picture-seats_taken = { $taken } sur { $all }
picture-waiting_for = il en manque { $count }
picture-table_full = la table est complète
picture-ready = on peut commencer
picture-open_seat = place libre
picture-official = Règles officielles
picture-no_house_rules = Pas de règles maison à cette table.
picture-house_rules = Règles maison de cette table

## The end card. The sentences follow the winners' names, $winners is how many they are

picture-called_off = Partie annulée
picture-broke_up =
    La table s’est séparée après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
picture-won_last_player =
    { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    } : plus personne d’autre à la table, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
picture-won_time_limit =
    { $winners ->
        [one] gagne avec { $worth }
       *[other] se partagent la victoire avec { $worth } par personne
    } à la fin du temps, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
picture-won_conceded =
    { $winners ->
        [one] gagne avec { $worth }
       *[other] se partagent la victoire avec { $worth } par personne
    } : les autres concèdent la partie, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
picture-won_first_bankruptcy =
    { $winners ->
        [one] gagne avec { $worth }
       *[other] se partagent la victoire avec { $worth } par personne
    } à la première faillite, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
picture-at_best = max. { $amount }
picture-out_in_turn = sortie tour { $turn }
picture-worth_title = Les fortunes au fil du jeu

## A player's card of figures

picture-rating = Cote
picture-games =
    { $count ->
        [one] Partie
       *[other] Parties
    }
picture-wins =
    { $count ->
        [one] Victoire
       *[other] Victoires
    }
picture-won = Gagné
picture-percent = { $percent } %
picture-rating_course = Cote, partie après partie
picture-places = Rangs
picture-place = { $place }.
picture-no_rated_games = Aucune partie contre d’autres personnes
picture-after_games =
    après { $count ->
        [one] { $count } partie cotée
       *[other] { $count } parties cotées
    }
picture-favourite_token = Pion préféré
picture-favourite_edition = Édition préférée
