### The story: what has just happened, in plain sentences without markup.
###
### The attributes of a message are other ways to say the same; which one is told goes by the turn, so that a story is the same at every telling.

story-cards_shuffled = Les cartes sont mélangées.
story-dealt = { $who } reçoit { $deeds }.
story-dealt_paid = { $who } reçoit { $deeds } pour { $amount }.
story-completed = { $who } a maintenant { $groups } !

## Who begins

story-first_throws = Qui commence ? { $throws }.
story-first_again = Égalité ! On recommence : { $throws }.
story-first_throw = { $who } fait { $total }
story-next_throw = { $who } { $total }
story-goes_first = { $who } commence.

## Throwing and moving. $deeds are some of the verbs below, in a row

story-does = { $who } { $deeds }.
story-rolls = fait { $first } + { $second }
story-rolls_doubles = fait un double ({ $first } + { $second })
story-walks_free = sort de prison
story-collects = touche { $amount }
story-collects_at = touche { $amount } sur { $place }
story-visits_jail = passe à la prison, en simple visite
story-parks = fait une pause sur { $place }
    .quiet = souffle un peu sur { $place }
story-comes_home = rentre à la maison sur { $place }
    .looks = admire { $place }, son petit chez-soi
story-rests = se repose gratis sur { $place } : hypothèque oblige
story-lands = tombe sur { $place }

story-rolls_rent = { $who } fait { $first } + { $second } pour fixer le loyer.
story-speeding = { $who } { $rolls } pour la troisième fois de suite : en prison pour excès de vitesse.
story-last_try = { $who } { $rolls } : pas de double au dernier essai, l’amende est due.

## Jail

story-to_jail = { $who } file droit en prison.
    .off = En prison, { $who }, et sans salaire en chemin.
    .view = { $who } gagne une chambre avec vue sur les barreaux.
story-no_doubles = { $who } { $rolls }, pas de double, et reste en prison.
    .in = { $who } { $rolls }, pas de double, et ne sort pas.
    .cell = { $who } { $rolls }, pas de double, et retrouve sa cellule.
story-stays_in_jail = { $who } reste en prison.
story-out_of_jail = { $who } sort de prison.
story-gives_jail_card = { $giver } donne une carte de sortie à { $taker }.
story-plays_jail_card = { $who } joue une carte de sortie et quitte la prison.
story-returns_jail_card = { $who } remet une carte de sortie sous sa pile.

## Cards

story-card = La carte : « { $text } »
story-card_of = Carte tirée par { $who } : « { $text } »
story-no_repairs = Pas de { $houses }, rien à payer.

## Money

story-pays = { $payer } verse à { $payee } { $what }.
story-pays_much = { $payer } verse à { $payee } { $what }. Aïe.
    .hurts = { $payer } verse à { $payee } { $what }. Ça fait mal.
    .gulp = { $payer } verse à { $payee } { $what }. Gloups.
story-pays_bank = { $payer } paie { $what }.
story-pays_pot = { $payer } paie { $what } : dans la cagnotte.
story-salary = { $who } touche un salaire de { $amount }.
story-empties_pot = { $who } vide la cagnotte : { $amount } !
story-buys = { $who } achète { $deed } pour { $amount }.
story-fine =
    { $payer } paie l’amende de { $amount }{ $to ->
        [pot] {" "}à la cagnotte
       *[bank] {""}
    }{ $out ->
        [yes] {" "}et sort de prison
       *[no] {""}
    }.
story-lawyer = { $who } prend un avocat pour { $amount }.
story-interest = { $who } paie { $amount } d’intérêts ; { $deed } garde son hypothèque.
story-all_pay = { $payers } versent { $amount } par personne à { $payee }.
story-pays_all = { $payer } verse { $amount } par personne à { $payees }.

## Deeds and mortgages

story-deed_goes = { $deed } revient à { $who }.
story-mortgages = { $who } hypothèque { $deeds } pour { $amount }.
story-free_of_mortgage = { $deed } n’a plus d’hypothèque.
story-lifts =
    { $who } lève { $count ->
        [one] l’hypothèque
       *[other] les hypothèques
    } sur { $deeds } pour { $amount }.

## Buildings. $count is the number of lots

story-builds =
    { $who } construit { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}par terrain
    } sur { $deeds } pour { $amount }.
story-places_building = { $who } place { $buildings } sur { $deed }.
story-sells =
    { $who } vend { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}par terrain
    } sur { $deeds } pour { $amount }.
story-breaks_hotels =
    Sur { $deeds }, { $who } remplace { $count ->
        [one] 1 { $hotel }
       *[other] les { $hotels }
    } par { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}par terrain
    } pour { $amount }.
story-wants_building = { $who } veut aussi { $buildings }.
story-wants_none = { $who } n’en veut pas.
story-shortage = { $who } veut { $buildings }, et il n’en reste pas assez pour tout le monde. Peuvent aussi en demander : { $others }.
story-may_place = { $who } peut placer { $buildings }.

## Auctions

story-leaves_to_auction = { $who } laisse { $deed }, qui part aux enchères.
story-leaves_to_bank = { $who } laisse { $deed } à la Banque.
story-hammer = Aux enchères : { $lot }.
story-bids = { $who } enchérit à { $amount }
story-passes = { $who } passe
story-bidding = { $bids }.
story-many_bids =
    D’abord { $first }, et après { $count ->
        [one] { $count } enchère
       *[other] { $count } enchères
    } { $leader } mène avec { $amount }
story-more_bids =
    Les enchères continuent, et après { $count ->
        [one] { $count } enchère
       *[other] { $count } enchères
    } { $leader } mène avec { $amount }
story-pass =
    { $who } { $count ->
        [one] passe
       *[other] passent
    }
story-bids_and_passes = { $bids } ; { $passes }
story-struck = { $who } ne peut plus couvrir son enchère de { $amount } : elle est annulée.
story-bidding_again = Les enchères reprennent à zéro pour tout le monde.
story-bidding_again_for = { $lot } : les enchères reprennent à zéro pour tout le monde.
story-sold = Adjugé : { $deed } revient à { $who } pour { $amount }.
story-unsold = Personne n’enchérit, { $deed } reste à la Banque.
story-sold_building = Adjugé : { $who } obtient { $buildings } pour { $amount }.
story-unsold_building = Personne n’enchérit : { $buildings }, ce ne sera pour personne aujourd’hui.
story-uncontested = Personne d’autre ne peut plus placer { $buildings } : { $who } peut construire au prix habituel.
story-no_takers = Personne ne peut plus placer { $buildings } : il n’y a rien à vendre.
story-no_sale = La vente est annulée : { $lot }.
story-count_first_bankruptcy = C’est la fin de la partie : une fois les dettes payées, on compte tout.
story-count_time_limit = Le temps est écoulé : on termine ce qui a commencé, puis on compte tout.

## Debts, offers, claims

story-owes_now = { $who } doit maintenant { $amount } à { $to }.
story-owes = { $who } doit à { $to } { $what } mais n’a que { $cash }.
story-owes_broke = { $who } doit à { $to } { $what } mais n’a rien.
story-owes_also = { $who } doit aussi à { $to } { $what } ; la dette la plus ancienne passe d’abord.
story-offers = { $maker } propose à { $to } { $terms }.
story-deal = Marché conclu ! { $maker } donne à { $to } { $terms }.
story-counters = Contre-offre, { $who } propose : { $terms }.
story-declines = { $who } dit non.
    .rather = { $who } préfère en rester là.
    .says = Pas d’accord, dit { $who }.
story-withdraws = { $who } retire son offre.
story-deal_off = L’échange entre { $maker } et { $to } tombe à l’eau.
story-deal_off_debts = L’échange entre { $maker } et { $to } tombe à l’eau : les dettes d’abord.
story-claims = { $owner } peut réclamer à { $lander } { $what }.
story-claim_lapsed = { $owner } a oublié de réclamer { $amount } ; { $lander } ne dit rien.

## Corner games and the offline token

story-questions_shuffled = Les questions du défi sont mélangées.
story-question = Question pour { $who } : « { $text } »
story-answer_right = { $who } dit { $answer }, et c’est juste !
story-answer_wrong = { $who } dit { $answer }, et ce n’est pas ça. La réponse : { $right }.
story-silence_right = { $who } ne dit rien, et c’est juste !
story-silence_wrong = { $who } ne dit rien. La réponse : { $right }.
story-offline = Le jeton hors ligne est maintenant sur { $place } : pas de loyer là-bas.
story-trip = Une question pour { $who }, avec un voyage vers une propriété libre à la clé.
story-trip_won = { $who } doit choisir une propriété libre où aller et l’acheter.
story-trip_lapsed = Plus aucune propriété libre à portée : pas de voyage pour { $who }.
story-prize = { $who } peut choisir une propriété.
story-court = { $who } passe devant le tribunal.
story-guilty = { $who } fait { $total } au tribunal : pair, donc coupable. En prison !
story-not_guilty = { $who } fait { $total } au tribunal : impair, donc non coupable, et reste libre.

## The end

story-gives_up = { $who } abandonne et quitte la table.
story-bankrupt = { $who } fait faillite.
    .bow = { $who } fait faillite et quitte la table en saluant.
    .pockets = { $who } retourne ses deux poches : faillite.
story-takes_over = { $who } récupère { $goods }.
story-bank_takes_over = La Banque récupère { $goods }.
story-last_player =
    Plus personne en face : { $names } { $count ->
        [one] gagne la partie
       *[other] se partagent la victoire
    } !
story-first_bankruptcy =
    La première faillite met fin à la partie. Avec la plus grande fortune, { $names } { $count ->
        [one] gagne la partie
       *[other] se partagent la victoire
    } !
story-late = Temps écoulé pour { $who }.
story-time_limit =
    Le temps est écoulé. Avec la plus grande fortune, { $names } { $count ->
        [one] gagne la partie
       *[other] se partagent la victoire
    } !
story-conceded =
    Les autres concèdent la partie. Avec la plus grande fortune, { $names } { $count ->
        [one] gagne la partie
       *[other] se partagent la victoire
    } !
story-ranks = Classement final : { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
