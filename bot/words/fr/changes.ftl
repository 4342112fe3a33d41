### The rules that a table changes, each in one sentence without a full stop. The ids are the names of the rules.
###
### $value is what the rule is set to: a number, a word, or yes and no; $sum is a number as money.
### $house, $houses, $hotel, $hotels and $utilities are the edition's own words ($houses_many and $hotels_many for five of them, where that is another word), and $hotel_sound says whether $hotel begins with a vowel.

change-starting_cash = Tout le monde commence avec { $sum }
change-salary = Le salaire est de { $sum }
change-jail_fine = Sortir de prison coûte { $sum }
change-house_stock =
    La Banque a { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-hotel_stock =
    La Banque a { $value } { $value ->
        [one] { $hotel }
       *[other] { $hotels }
    }
change-mortgage_interest = Les intérêts des hypothèques sont de { $value } %
change-houses_before_hotel =
    Avant 1 { $hotel }, il faut { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-building_bids_from_one =
    Les enchères pour les bâtiments disputés partent { $value ->
        [yes] du plus petit montant
       *[no] du prix de construction
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] Une hypothèque dans le groupe met fin au double loyer
       *[no] Un groupe entier double le loyer, hypothèque ou non
    }
change-utility_fresh_roll =
    Loyer, { $utilities } : selon { $value ->
        [yes] un nouveau lancer
       *[no] le lancer qui y a mené
    }
change-rent_collection =
    { $value ->
        [on_request] Il faut réclamer ses loyers
       *[automatic] Le loyer se paie tout seul
    }
change-rent_claim_window = Un loyer est perdu quand la place n° { $value } après celle du visiteur lance les dés
change-income_tax =
    L’impôt sur le revenu est une somme fixe{ $value ->
        [flat] {""}
       *[choice] {" "}ou une part de ce que tu possèdes, au choix
    }
change-income_tax_blind =
    La taxe se choisit { $value ->
        [yes] avant de connaître la part
       *[no] en voyant les deux sommes
    }
change-jail_turns =
    La prison dure { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    } au plus
change-jail_fine_any_turn =
    { $value ->
        [yes] L’amende peut se payer à chaque tour en prison
       *[no] Au dernier tour en prison, il faut lancer avant de payer
    }
change-bankrupt_mortgages_first =
    En cas de faillite, les propriétés { $value ->
        [yes] sont hypothéquées avant d’être transmises
       *[no] sont transmises telles quelles
    }
change-dealt_deeds =
    { $value ->
        [0] Aucune propriété n’est distribuée
        [one] Chaque joueur reçoit { $value } propriété
       *[other] Chaque joueur reçoit { $value } propriétés
    }
change-dealt_deeds_are_paid =
    Les propriétés distribuées sont { $value ->
        [yes] à payer
       *[no] gratuites
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] La première faillite met fin à la partie
       *[no] On joue jusqu’à ce qu’il ne reste qu’une personne
    }
change-time_limit =
    { $value ->
        [yes] La partie finit à une heure convenue
       *[no] Il n’y a pas de limite de temps
    }
change-american_expansion =
    { $value ->
        [yes] Expansion américaine : Départ te mène sur une case au choix au lieu du salaire
       *[no] Pas d’expansion américaine sur Départ
    }
change-just_visit_america =
    En visite à la prison, { $value ->
        [yes] on peut gagner un voyage
       *[no] on ne fait que visiter
    }
change-free_parking_game_show =
    Parking gratuit { $value ->
        [yes] est un jeu télévisé
       *[no] n’a pas de jeu télévisé
    }
change-american_legal_system =
    { $value ->
        [yes] Un tribunal décide qui va en prison
       *[no] On va en prison sans passer au tribunal
    }
change-lawyer_fee = Un avocat coûte { $sum }
change-offline_token =
    { $value ->
        [yes] Le jeton hors ligne dispense une propriété de loyer
       *[no] Il n’y a pas de jeton hors ligne
    }
change-free_parking_pot =
    { $value ->
        [yes] Taxes et amendes vont dans une cagnotte sur Parking gratuit
       *[no] Parking gratuit n’a pas de cagnotte
    }
change-double_salary_on_go =
    Tomber pile sur Départ rapporte { $value ->
        [yes] le double du salaire
       *[no] le salaire habituel
    }
change-no_auctions =
    { $value ->
        [yes] Les propriétés que personne n’achète restent à la Banque
       *[no] Les propriétés non achetées vont aux enchères
    }
change-no_rent_in_jail =
    En prison, on { $value ->
        [yes] ne touche aucun loyer
       *[no] touche ses loyers
    }
change-laps_before_buying =
    { $value ->
        [0] On peut acheter des propriétés dès le début
        [one] On ne peut acheter qu’après { $value } tour de plateau
       *[other] On ne peut acheter qu’après { $value } tours de plateau
    }
