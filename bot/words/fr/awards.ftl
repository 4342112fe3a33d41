### How a game ended, what turned it, and the awards at its end. Plain text without markup.

ending-last_player =
    La partie est finie, il ne reste plus d’autre joueur : { $names } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    }.
ending-first_bankruptcy =
    La première faillite a mis fin à la partie : { $names } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    }.
ending-time_limit =
    Le temps est écoulé : { $names } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    }.
ending-conceded =
    Les autres concèdent la partie : { $names } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    }.
ending-undone = Des dés, des cartes ou des questions ont été repris dans cette partie : elle ne compte pour aucun classement, record ni trophée.

## Turning points. $group is a complete group as something to be held

point-group = { $who } a maintenant { $group }.
point-rent = { $who } touche { $amount } quand { $other } tombe sur { $place }.
point-lead = { $who } prend la tête.
point-bankrupt = Plus d’argent pour { $who }, c’est la sortie.
point-bankrupt_at = C’est fini pour { $who } : { $place } était l’arrêt de trop.
point-resigned = { $who } quitte la table.
point-handover = { $who } remplace { $other }.

## Awards: a title of a few words, and for what. $who got it

award-best_deed = { $who } a touché { $amount } de loyers rien que sur { $place }.
    .title = Le paillasson en or
award-top_rent = { $other } a remis { $amount } à { $who } pour un seul arrêt sur { $place }.
    .title = L’addition du jour
award-comeback = { $who } n’avait plus que { $count } % des richesses de la table, et gagne quand même.
    .title = Jamais dire jamais
award-trade = Un seul échange avec { $other } a enrichi { $who } de { $amount }.
    .title = L’affaire du jour
award-jail =
    { $who } a passé { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } derrière les barreaux. Jolie vue ?
    .title = La cellule réservée
# $houses: the edition's word for several houses
award-builder = { $who } a mis { $amount } dans ses { $houses } et plus encore.
    .title = Toujours en chantier
award-guest = { $who } a payé { $amount } de loyers, et partout on lui a ouvert la porte.
    .title = La visite qu’on adore
award-cards = { $who } a tiré { $amount } d’un simple bout de carton.
    .title = L’amour des cartes
award-tax = { $who } a payé { $amount } de taxes. Les routes disent merci.
    .title = Le pilier de la société
award-doubles = { $who } a fait { $count } doubles.
    .title = On voit double
award-bargain = { $who } a obtenu { $place } à { $amount } sous son prix.
    .title = L’enchère discrète
award-laps = { $who } a fait { $count } fois le tour du plateau.
    .title = La course de fond
award-deals =
    { $who } a topé pour { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    }.
    .title = On peut en discuter
award-quiz =
    { $who } a donné { $count ->
        [one] { $count } bonne réponse
       *[other] { $count } bonnes réponses
    }.
    .title = Je le savais
award-pot = Le temps d’une pause, { $who } a trouvé { $amount }.
    .title = Une place en or
