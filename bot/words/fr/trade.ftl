### Trades.

trade-thread = Échanges
trade-direct = On te propose un échange : { $link }
trade-no_room = -# Ce serveur a autant de fils ouverts que Discord le permet : l’offre reste ici.
trade-no_thread = -# Avec la permission **{ $permission }** dans { $place }, je garderais les échanges dans un fil à part.

## The builder

trade-whom = **Un échange.** Avec qui ?
trade-partner = Choisis avec qui
trade-partner_note =
    { $cash }, { $deeds ->
        [one] { $deeds } propriété
       *[other] { $deeds } propriétés
    }
trade-nobody = Il ne reste personne avec qui échanger.
trade-out = Tu n’es plus dans cette partie, il n’y a plus rien à échanger.
trade-title = **Un échange avec { $name }**
trade-title_counter = **Ta contre-offre à { $name }**
trade-give = Tu donnes : { $goods }
trade-ask = Tu reçois : { $goods }
trade-nothing = rien pour l’instant
trade-group_give = Propriétés que tu donnes : choisis un groupe
trade-group_ask = Propriétés que tu reçois : choisis un groupe
trade-group_note = choisi : { $count } sur { $all }
trade-group_single = { $group } : { $deed }
trade-deeds_give = { $group } : quelles propriétés donnes-tu ?
trade-deeds_ask = { $group } : quelles propriétés reçois-tu ?
trade-deed_note = prix { $price }
trade-deed_mortgaged = hypothéquée, { $interest } d’intérêts à payer en la recevant
trade-cash = Argent
trade-cash_title = Argent dans cet échange
trade-cash_give = Tu donnes (tu as { $most })
trade-cash_ask = Tu reçois ({ $name } a { $most })
trade-fair = Que voudrait l’autre ?
trade-fair_found = -# Un ordinateur trouverait cela équitable des deux côtés. { $name } peut voir les choses autrement.
trade-fair_none = -# Pour l’instant, un ordinateur ne trouverait aucun échange avec { $name } équitable des deux côtés.
trade-fair_theirs = -# { $name } pourrait accepter, mais un ordinateur ne trouverait pas cela bon pour toi.
trade-fair_not_so = -# Quoi qu’on ajoute, un ordinateur ne trouverait pas équitable des deux côtés un échange avec ces propriétés.
trade-cards_give = Cartes de sortie données : { $count } sur { $all }
trade-cards_ask = Cartes de sortie reçues : { $count } sur { $all }
trade-other = Quelqu’un d’autre
trade-clear = Recommencer
trade-refresh = Actualiser
trade-send = Envoyer l’offre
trade-send_counter = Envoyer la contre-offre
trade-not_possible = -# Impossible pour l’instant. { $reason }
trade-sent = C’est envoyé à { $name }. `/offers` montre toutes les offres en cours.
trade-to_offer = Voir l’offre
trade-another = Autre échange

## The offer

trade-offer = ### { $maker } propose un échange à { $to }
trade-offer_gives = **{ $name }** donne { $goods }.
trade-offer_nothing = rien
trade-outlook = -# { $name } : { $changes }.
trade-rent = loyers par tour de table { $now } → { $then }
trade-chance = chance de loyer { $now } → { $then }
trade-completes = obtiendrait { $group }
trade-breaks = n’aurait plus { $group }
trade-interest = { $name } doit alors { $interest } d’intérêts sur { $count } avec hypothèque, ou paie davantage pour la lever.
trade-interest_deeds =
    { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
trade-for_you = { $mention }, à toi de voir.
trade-warning = Impossible pour l’instant. { $reason }
trade-accept = Accepter
trade-decline = Refuser
trade-counter = Contre-offre
trade-withdraw = Retirer

## How it ended

trade-accepted = Marché conclu ! { $maker } donne à { $to } { $give } contre { $ask }.
trade-rejected = { $to } refuse : { $terms }.
trade-withdrawn = { $maker } retire cette offre : { $terms }.
trade-countered = { $to } répond par une contre-offre. C’était : { $terms }.
trade-out_of_game = Annulé : un des deux côtés n’est plus dans la partie. C’était : { $terms }.
trade-impossible = Cette offre est devenue impossible et se ferme : { $terms }.
    -# { $reason }
trade-game_over = La partie est finie, et cette offre aussi.
trade-closed = Cette offre est fermée.
trade-terms = { $give } contre { $ask }
trade-fell_through = Cet échange n’est plus possible, il est donc fermé. Son message dit pourquoi.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } l’a refusé trop souvent pour y penser maintenant.
trade-no_leader = { $maker } prendrait une grande avance.
trade-no_gives_group = { $maker } aurait { $group }.
trade-no_breaks_group = { $to } perdrait { $group }.
trade-no_nothing = { $to } n’aurait rien en échange.
trade-no_little = C’est trop peu pour { $to }.

## Refusals

trade-not_for_you = C’est à { $name } de répondre à cette offre.
trade-not_by_you = Retirer cette offre, c’est à { $name } de le faire.
trade-no_seat = Personne ne s’appelle { $name } à cette table.
trade-yourself = Tu ne peux pas échanger avec toi-même. Choisis quelqu’un d’autre.

## Commands

trade-command_trade = Prépare un échange avec quelqu’un
trade-option_partner = Avec qui échanger
trade-command_offers = Les offres en cours à cette table
trade-no_offers = Aucune offre en cours à cette table. Fais-en une avec `/trade`.
trade-offers = **Offres en cours**
trade-offers_line = - { $maker } à { $to } : { $terms }
trade-offers_link = ([voir]({ $link }))
