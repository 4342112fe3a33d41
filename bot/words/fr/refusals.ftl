### What the rules say no to, and what to do instead. The ids are the engine's codes.

refusal-already_highest = Ton enchère de { $bid } mène déjà. Attends que quelqu’un la dépasse.
refusal-already_mortgaged = Cette propriété est déjà hypothéquée.
refusal-already_rolled = Tu as déjà lancé. Finis d’abord ton tour.
refusal-bad_count = Ce nombre ne va pas ici.
refusal-bad_partner = Choisis quelqu’un d’autre, encore dans la partie.
refusal-bid_stands = Ton enchère de { $bid } mène et t’engage : tu ne peux pas passer.
refusal-bid_too_low = Enchéris au moins à { $minimum }.
refusal-can_still_pay = Tu dois { $owed } et tu peux encore réunir { $raisable } : vends, hypothèque ou échange.
refusal-cannot_pay_interest = { $seat } ne pourrait pas payer les { $needed } d’intérêts sur les propriétés hypothéquées.
refusal-debt_first = { $seat } doit payer { $owed } et ne pourrait alors réunir que { $raisable } : l’échange doit rapporter au moins { $worth }.
refusal-empty_offer = Une offre doit contenir quelque chose, au moins d’un côté.
refusal-fully_built = { $most ->
    [0] On ne peut plus rien construire ici.
   *[other] C’est trop : au plus { $most } ici.
    }
refusal-game_ends = La partie s’achève : plus personne n’échange, ne construit ni ne réclame de loyer.
refusal-game_over = Cette partie est finie.
refusal-group_has_buildings = Vends d’abord les bâtiments de ce groupe.
refusal-group_incomplete = Il te faut toutes les propriétés de ce groupe pour y construire.
refusal-group_mortgaged = Lève les hypothèques de ce groupe avant de construire.
refusal-in_debt = Règle d’abord ta dette.
refusal-last_jail_turn = À ton dernier tour en prison, tu lances d’abord ; sans double, l’amende suit.
refusal-listed_twice = Une propriété figure deux fois dans cette offre.
refusal-lot_too_dear = Choisis un terrain où construire ne coûte pas plus que ton enchère de { $bid }.
refusal-must_roll = Tu dois encore lancer les dés.
refusal-must_take_question = Impossible d’éviter la question : fais-la poser, puis réponds.
refusal-no_claim = { $blocked ->
    [mortgaged] La propriété est hypothéquée : son loyer ne peut pas être réclamé maintenant.
    [offline] Le jeton hors ligne est sur cette case : son loyer ne peut pas être réclamé maintenant.
   *[other] Tu n’as aucun loyer à réclamer.
    }
refusal-no_debt = Tu n’as pas de dette, donc aucune raison de faire faillite.
refusal-no_hotels = { $left ->
    [0] La Banque n’en a plus. Attends qu’il en revienne.
   *[other] La Banque n’en a plus que { $left } : c’est trop peu pour ça.
    }
refusal-no_houses = { $left ->
    [0] La Banque n’en a plus. Attends qu’il en revienne.
   *[other] La Banque n’en a plus que { $left } : c’est trop peu pour ça.
    }
refusal-no_jail_card = Il n’y a pas cette carte de sortie dans ce jeu.
refusal-no_legal_lot = Tu n’as en ce moment aucun terrain qui puisse recevoir ce bâtiment.
refusal-no_offer = Il n’y a aucune offre à laquelle répondre.
refusal-no_such_seat = Personne n’est assis là.
refusal-no_time_limit = Cette partie n’a pas de limite de temps.
refusal-not_a_prize = Cette propriété ne peut pas être choisie ici.
refusal-not_a_target = Choisis une autre case : celle-là n’est pas possible ici.
refusal-must_take = Impossible d’y couper : prends une des propriétés.
refusal-not_a_deed = Cette case n’est pas une propriété.
refusal-not_a_lot = On ne construit que sur les terrains d’un groupe de couleur.
refusal-not_ahead = On ne peut concéder la partie qu’à la plus grande fortune, si personne ne l’égale.
refusal-not_asked = On ne t’a rien demandé, ou tu as déjà répondu.
refusal-not_enough_cash = Il faut { $needed }, et tu peux dépenser { $spendable }.
refusal-not_enough_houses = La Banque n’en a que { $left } pour cela. Vends encore plus bas dans le groupe.
refusal-not_in_auction = Tu n’es plus dans cette vente.
refusal-not_in_jail = Tu n’es pas en prison.
refusal-not_mortgaged = Cette propriété n’est pas hypothéquée.
refusal-not_now = Autre chose passe d’abord : { $asked }.
refusal-not_owner = Cette propriété est à quelqu’un d’autre.
refusal-not_your_turn = C’est à { $seat } de jouer.
refusal-not_yours = C’est à { $seat } de décider.
refusal-nothing_asked = On ne te demande rien pour l’instant.
refusal-nothing_to_sell = { $most ->
    [0] Il n’y a aucun bâtiment à cet endroit.
   *[other] Il n’y a pas de tel bâtiment à vendre ; au plus { $most }.
    }
refusal-one_kind_at_a_time = Les bâtiments sont rares : demande d’abord les petits, puis le grand.
refusal-other_deed_first = Une autre propriété passe d’abord.
refusal-out_of_game = Tu n’es plus dans cette partie.
refusal-scarce = D’autres pourraient aussi construire et il n’y en a pas assez pour tout le monde : construis terrain par terrain.
refusal-shortage_open = On est en train de partager les bâtiments rares. Réessaie juste après.
refusal-stale = La partie a déjà avancé ; regarde ce qui est demandé maintenant.
refusal-tax_first = Tant que { $seat } n’a pas choisi la taxe, aucun échange ne peut réduire sa fortune : l’offre attend.
refusal-too_many_offers = Tu as déjà { $most } offres en cours. Retires-en une d’abord.
refusal-trip_first = { $seat } doit garder { $needed } pour un voyage, et il ne resterait que { $raisable }.
refusal-uneven = Construis et vends de façon égale : un bâtiment d’écart au plus entre les terrains d’un groupe.
refusal-unsettled_mortgage = Décide d’abord de cette propriété hypothéquée.
refusal-which_one = Plusieurs conviennent. Dis laquelle.

## What comes first, after a colon

asked-auction = une vente aux enchères
asked-building_sale = des bâtiments aux enchères
asked-buy = acheter ou non
asked-challenge = une question
asked-court = le tribunal
asked-debt = une dette
asked-each_player = une carte
asked-end_turn = la fin du tour
asked-estate_sale = la vente d’une faillite
asked-final_count = le décompte final
asked-go = le choix sur Départ
asked-jail = la sortie de prison
asked-mortgaged = une propriété hypothéquée
asked-move_on = un déplacement
asked-offline = le jeton hors ligne
asked-place = où construire
asked-prize = un lot à choisir
asked-roll = lancer les dés
asked-shortage = les bâtiments rares
asked-tax = une taxe
asked-trip = un voyage
