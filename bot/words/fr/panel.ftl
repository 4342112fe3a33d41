### The private panel.

## The first page

panel-title = **{ $name }** : { $cash } en espèces, { $worth } en tout
panel-title_hidden = **{ $name }** : { $cash } en espèces ; la fortune reste cachée jusqu’au choix de la taxe
panel-waiting = -# La table attend { $who }.
panel-bound = -# Dont { $bound } retenus par une enchère ou des intérêts ; il reste { $spendable } à dépenser.
panel-kept = L’ordinateur joue pour toi, tu peux seulement regarder. Appuie sur **Me revoilà** pour reprendre.
panel-out = Tu n’es plus dans cette partie. Merci d’avoir joué !
panel-over = Cette partie est finie.
panel-paused = Cette table est en pause. Tu peux regarder, mais personne ne peut agir.
panel-debt = Tu dois à **{ $to }** { $amount }{ $cause } ; il manque { $missing }.
panel-later_debt = -# Ensuite, tu dois à { $to } { $amount }{ $cause }.
panel-cards = Cartes de sortie : { $cards }
panel-can_build = **Construire** { $items }
panel-can_sell = **Vendre** { $items }
panel-can_mortgage = **Hypothéquer** { $items }
panel-can_lift = **Lever** { $items }
panel-nothing = Rien à construire, vendre ou hypothéquer pour l’instant. Achète d’abord des propriétés !
panel-nothing_now = Rien à construire, vendre ou hypothéquer en ce moment.
panel-nothing_mortgaged = Toutes tes propriétés sont hypothéquées, et tu ne peux lever aucune hypothèque : la moins chère demande { $price }.
panel-by_itself = -# Automatique, comme tu l’as choisi : { $what }. **Préférences** l’arrête.
panel-own_roll = ton lancer
panel-own_end = la fin de ton tour
panel-priced = { $name } { $price }
panel-each = { $name } { $price } l’unité
panel-more = { $items } et { $count } de plus
panel-command_panel = Ton jeu, ton argent, et tout ce que tu peux en faire

## Buttons

panel-build = Construire
panel-sell = Vendre
panel-mortgage = Hypothéquer
panel-lift = Lever
panel-pay = Proposer comment payer
panel-undo = Reprendre mon dernier coup
panel-trade = Échanger
panel-preferences = Préférences
panel-refresh = Actualiser
panel-concede = Concéder
panel-home = Mon jeu
panel-im_back = Me revoilà

## Building and selling

panel-build_page = **Construire** : { $spendable } à dépenser. La Banque a { $houses } et { $hotels }.
panel-sell_page = **Vendre** : la Banque reprend les bâtiments à moitié prix. Tu as { $cash }.
panel-no_build = Tu peux construire quand tu as toutes les propriétés d’un groupe de couleur.
panel-no_sell = Tu n’as aucun bâtiment à vendre.
panel-blocked = -# { $group } : { $reason }
panel-which_group = Quel groupe ?
panel-group_note = Tu en as { $held } sur { $all }
panel-one_lot_build = Construire sur un terrain
panel-one_lot_sell = Vendre sur un terrain
panel-all_to = Tous les terrains ({ $group }) à { $level } : { $amount }
panel-all_bare = Vider tous les terrains ({ $group }) : { $amount }
panel-lot_to = { $lot } à { $level } : { $amount }
panel-lot_bare = Vider { $lot } : { $amount }
panel-lot_rent = Loyer ensuite : { $rent }
panel-already = { $lot } en est déjà là.
panel-full = Tout est construit.

## Mortgages

panel-mortgage_page = **Hypothéquer** : de l’argent tout de suite, plus de loyer jusqu’à ce que tu lèves l’hypothèque pour { $percent } % de plus. Tu as { $cash }.
panel-lift_page = **Lever** : rembourse une hypothèque avec { $percent } % d’intérêts et touche à nouveau le loyer. { $spendable } à dépenser.
panel-no_mortgage = Tu n’as rien à hypothéquer. Vends les bâtiments d’un groupe avant ses propriétés.
panel-no_lift = Tu n’as aucune hypothèque à lever pour l’instant.
panel-which_mortgage = Hypothéquer une ou plusieurs propriétés
panel-which_lift = Lever une ou plusieurs hypothèques
panel-deed_option = { $deed } : { $amount }
panel-mortgage_note = { $group }, tu en as { $held } sur { $all } ; la lever coûte { $back }
panel-lift_note = { $group }, tu en as { $held } sur { $all } ; dont { $interest } d’intérêts

## Debts

panel-advice = Tu dois à **{ $to }** { $amount }{ $cause } et tu as { $cash }. Voici de quoi payer en cédant le moins possible :
panel-advice_total = Cela rapporte { $total }.
panel-more_steps = - et { $count } de plus
panel-step_mortgage = Hypothéquer { $deed } : { $amount }
panel-step_sell = Vendre { $buildings } sur { $lot } : { $amount }
panel-step_down = Réduire { $lot } de { $before } à { $after } : { $amount }
panel-step_group = Réduire tous les terrains ({ $group }) à { $level } : { $amount }
panel-bare_lot = un terrain nu
panel-bare_lots = des terrains nus
panel-confirm = Faire tout cela
panel-no_debt = Tu ne dois rien. Tout va bien !
panel-no_way = Tu dois à **{ $to }** { $amount }{ $cause }. Même en vendant et en hypothéquant tout, tu n’aurais que { $raisable } : seul un échange peut encore te sauver.
panel-moved_on = La table a avancé ; rien n’a été fait. Voici où elle en est :
panel-stopped = Arrêté. { $reason }
panel-command_advice = Une proposition pour payer ce que tu dois

## Preferences

panel-wishes = **Tes préférences**, à toutes les tables où tu joues.
panel-wish_ping = Comment t’appeler quand c’est ton tour ?
panel-wish_ping_now = **T’appeler** quand la partie t’attend : { $ping }.
panel-wish_auto_roll = **Lancer automatique** : { $state }. Avec lui, les dés roulent tout seuls quand tu ne peux rien faire d’autre.
panel-wish_end_normal = **Ton tour finit tout seul** quand il n’y a rien à construire, aucune hypothèque à lever et aucune offre en cours. Vends, hypothèque et échange pendant que les autres jouent.
panel-wish_end_always = **Ton tour finit toujours tout seul**, même quand tu pourrais construire. Construis, vends et échange pendant que les autres jouent.
panel-wish_end_never = **Ton tour reste ouvert** jusqu’à ce que tu le finisses.
panel-on = activé
panel-off = désactivé
panel-roll_on = Activer le lancer automatique
panel-roll_off = Désactiver le lancer automatique
panel-end_normal = Finir mon tour s’il ne reste rien
panel-end_always = Toujours finir mon tour
panel-end_never = Garder mon tour ouvert
panel-ping_always = Toujours
panel-ping_idle = Seulement quand le temps presse
panel-ping_direct = En message privé
panel-ping_never = Jamais
panel-ping_always_note = Une mention dans le salon quand la partie t’attend et que tu n’es pas là
panel-ping_idle_note = Une mention seulement quand la moitié de ton temps est passée
panel-ping_direct_note = Un message privé au lieu d’une mention
panel-ping_never_note = Tu y veilles toi-même
panel-command_preferences = Comment je t’appelle, et ce qui se fait tout seul
panel-option_ping = Comment t’appeler quand c’est ton tour
panel-option_auto_roll = Lancer tout seul quand tu ne peux rien faire d’autre
panel-option_auto_end = Quand ton tour finit tout seul
panel-saved = Enregistré.
