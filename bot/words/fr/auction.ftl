### Auctions.

auction-thread = Salle des ventes
auction-direct = Une vente aux enchères a commencé à ta table : { $link }
auction-no_room = -# Ce serveur a autant de fils ouverts que Discord le permet : les enchères se font ici.
auction-no_thread = -# Avec la permission **{ $permission }** dans { $place }, je tiendrais les ventes dans un fil à part.

## The live message

auction-title = ### Enchères : { $what }
auction-price = Aucune enchère pour l’instant. Le prix imprimé est { $price }.
auction-building = Aucune enchère pour l’instant. On construit là où cela ne coûte pas plus que l’enchère.
auction-building_any = Aucune enchère pour l’instant. Elles partent de { $least }, et qui l’emporte choisit le terrain.
auction-opens = Les enchères partent du prix de construction : { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } sans terrain pour cela
auction-leads = **{ $bid }** par { $name } : c’est l’enchère en tête.
auction-still_in = Encore en lice : { $names }.
auction-nobody = Il ne reste personne pour surenchérir.
auction-clock = Le marteau tombe { $when }, sauf nouvelle enchère.
auction-held = Les enchères attendent qu’autre chose soit réglé.
auction-paused = Cette table est en pause, et les enchères aussi.
auction-estate = -# Suite d’une faillite. Encore à venir : { $count }.
auction-shortage = -# Il n’en reste pas assez pour tous ceux qui veulent construire.
auction-call = -# { $mentions } : faites vos enchères.

## Buttons and forms

auction-bid = Enchérir : { $amount }
auction-own = Autre montant
auction-max = Enchère maximale
auction-pass = Passer
auction-own_title = Ton enchère
auction-own_label = Au moins { $least } ; tu as { $most }
auction-max_title = Ton maximum secret
auction-max_label = Au moins { $least } ; tu as { $most }
auction-max_kept = C’est gardé secret : j’enchéris pour toi jusqu’à **{ $amount }**, pas plus haut que nécessaire. Un nouveau maximum le remplace.
auction-max_beaten = Cela ne suffit pas : { $name } mène déjà à **{ $bid }**, je n’enchéris donc plus pour toi. Fixe un maximum plus haut, enchéris ou passe.
auction-max_low = L’enchère est à { $bid }. Ton maximum doit être d’au moins { $least }.
auction-max_opens = Tes enchères partent ici de { $least }, ton maximum doit donc être au moins de ce montant.
auction-max_cash = Tu peux dépenser { $most } ici, ton maximum ne peut donc pas être { $amount }.
auction-none = Il n’y a pas de vente en cours à cette table.
auction-not_money = « { $text } » n’est pas un montant que je comprends. Écris-le comme { $example }, par pas entiers de { $least }.
auction-did_bid = Tu enchéris à { $amount }.
auction-did_pass = Tu passes : celle-ci est pour les autres.

## The result

auction-sold = Adjugé : **{ $what }** revient à { $name } pour **{ $amount }**.
auction-unsold = Aucune enchère. **{ $what }** reste à la Banque.
auction-sold_building = Adjugé : { $name } obtient { $what } pour **{ $amount }**.
auction-unsold_building = Aucune enchère pour { $what }.
auction-uncontested = Personne d’autre ne peut plus placer { $what } : { $name } peut construire au prix habituel d’un bâtiment.
auction-no_takers = Personne ne peut plus placer { $what } : cela reste à la Banque.
auction-over = Cette vente est finie.
auction-back = Retour à la table
auction-beaten = Ton maximum de { $amount } pour **{ $what }** est battu : { $name } enchérit à **{ $bid }**. { $link }

## Commands

auction-command = Enchéris dans la vente de cette table
auction-command_amount = Enchéris à un montant
auction-command_max = Fixe un maximum secret : le bot enchérit pour toi, pas plus haut que nécessaire
auction-command_pass = Quitte la vente, ou renonce à un bâtiment qui attend d’être placé
auction-option_amount = Combien, par exemple 120
