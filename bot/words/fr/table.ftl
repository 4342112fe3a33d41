### The live table.

## What is asked of whom

table-ask-roll = **{ $who }**, à toi de lancer.
table-ask-again = Un double ! **{ $who }**, relance.
table-ask-jail = **{ $who }** est en prison, tour { $turn } sur { $turns }. Un double ouvre la porte.
table-ask-jail_last = **{ $who }** est en prison, tour { $turn } sur { $turns }. Un double ouvre la porte ; sinon, tu paies { $fine } et tu avances.
table-ask-end_turn = Autre chose, **{ $who }** ? Construis ou échange, puis finis ton tour.
table-ask-buy = **{ $who }**, tu achètes **{ $deed }** pour { $price }, ou on passe aux enchères ?
table-ask-buy_or_leave = **{ $who }**, tu achètes **{ $deed }** pour { $price }, ou tu laisses ?
table-ask-buy_short = **{ $who }**, **{ $deed }** coûte { $price } et tu ne peux dépenser que { $cash }. Trouve d’abord de l’argent, ou laisse filer.
table-ask-buy_poor = **{ $who }**, **{ $deed }** est hors de portée : cela coûte { $price } et tu ne peux dépenser que { $cash }.
table-ask-tax = **{ $who }**, { $space } : { $flat }, ou { $percent } % de tout ce que tu possèdes ?
table-ask-tax_blind = **{ $who }**, { $space } : { $flat }, ou { $percent } % de tout ce que tu possèdes ? Choisis avant de compter.
table-ask-debt = Il manque { $missing } à **{ $who }** pour payer { $to }. Vends, hypothèque ou échange : la dette est réglée dès que l’argent est là.
table-ask-debt_hopeless = Il manque { $missing } à **{ $who }** pour payer { $to }. Même en vendant et hypothéquant tout, il manquerait { $short } : seul un échange peut encore aider.
table-ask-mortgaged = **{ $who }**, **{ $deed }** t’arrive avec une hypothèque. Tu la lèves tout de suite pour { $lift }, ou tu paies { $interest } d’intérêts et tu la gardes ?
table-ask-shortage = { $asker } veut construire et la Banque est à court ({ $buildings }) : il en reste { $left }. **{ $who }**, combien en veux-tu ?
table-ask-place = **{ $who }**, où places-tu { $buildings } ?
table-ask-place_within = **{ $who }**, où places-tu { $buildings } ? Y construire ne doit pas coûter plus que ton enchère de { $bid }.
table-ask-place_nowhere = **{ $who }**, aucun de tes terrains ne peut recevoir { $buildings } pour l’instant. Sinon, à la fin du temps, cela revient à la Banque.
table-ask-go = **{ $who }** est sur { $go } : tu prends le salaire de { $salary }, ou tu vas sur une autre case de ton choix ?
table-ask-trip = **{ $who }**, une question t’attend. Réponds juste : tu pars vers une propriété libre de ton choix et tu l’achètes.
table-ask-challenge_trip = **{ $who }**, une question pour un voyage vers une propriété libre, que tu achètes alors ; une mauvaise réponse ne change rien.
    { $topic } : **{ $question }**
table-ask-challenge_show = **{ $who }**, une question pour recevoir { $deeds }, sans rien payer ; une mauvaise réponse ne rapporte rien.
    { $topic } : **{ $question }**
table-ask-prize = Exact ! **{ $who }**, choisis ta propriété.
table-ask-trip_prize = Exact ! **{ $who }**, choisis la propriété où tu vas et que tu achètes. Tu peux dépenser { $cash }.
table-ask-trip_short = Exact ! **{ $who }**, tu pars vers une propriété libre et tu l’achètes. La moins chère coûte { $price } et tu ne peux dépenser que { $cash } : trouve d’abord de l’argent.
table-ask-prize_or_on = Exact ! **{ $who }**, choisis ta propriété ({ $now }), ou tente la question { $next } pour { $then }. Avec une mauvaise réponse, tu n’aurais rien.
table-ask-court = **{ $who }** est au tribunal : la prison, ou un avocat pour { $fee } et un lancer ? Impair, tu restes libre.
table-ask-offline = **{ $who }**, déplace le jeton hors ligne. Là où il est, aucun loyer n’est dû.
table-ask-offline_from = **{ $who }**, déplace le jeton hors ligne : il quitte **{ $deed }**. Là où il est, aucun loyer n’est dû.
table-ask-auction = **{ $what }** est aux enchères. { $bid }
table-bid = { $who } mène avec { $bid }.
table-no_bid = Aucune enchère pour l’instant.
table-no_bid_from = Aucune enchère pour l’instant ; elles partent de { $least }.
table-thinking = **{ $who }** réfléchit.
table-unsaved = ⚠️ **Ce bot ne peut rien enregistrer en ce moment, la partie attend donc.** Rien de ce que tu as vu n’est perdu. Elle reprend toute seule ; sinon, préviens qui héberge le bot.
table-deadline = Le chrono s’arrête <t:{ $due }:R>.
table-ends = -# Cette partie finit à <t:{ $due }:t> (<t:{ $due }:R>) ; la plus grande fortune gagne alors.
table-time_left =
    -# Il reste { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } du temps convenu.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** peut encore réclamer { $amount } de loyer.
table-offers_here = -# Offres en cours : { $offers }
table-offer = [{ $maker } à { $to }]({ $link })
table-offers = -# Offres en cours : { $count }. Vois-les avec `/offers`.
table-resting = La partie attend un appui sur **Me revoilà**.
table-kept = -# L’ordinateur joue pour { $who } jusqu’à un appui sur **Me revoilà**.
table-paused = Cette table est en pause. La modération peut la relancer.
table-over = La partie est finie. Merci d’avoir joué !
table-closed = Cette partie a été fermée avant la fin.
table-practice_finished = Cette partie d’entraînement est finie. Elle ne compte nulle part.
table-left = C’était un ancien message de cette table. La table en direct est ici : { $link }
table-fresh = La table est mise.
table-goes_on = La partie continue au tour { $turn }.
table-no_pictures = -# Je ne peux pas joindre d’images ici. La modération peut m’accorder **Joindre des fichiers** dans ce salon ; d’ici là, `/board` montre la table en texte.

## Buttons

table-do-roll = Lancer
table-do-roll_jail = Tenter un double
table-do-pay_fine = Payer { $amount }
table-do-use_card = Jouer une carte de sortie
table-do-use_card_of = Jouer la carte de sortie { $deck }
table-do-buy = Acheter pour { $amount }
table-do-decline = Aux enchères
table-do-decline_leave = Laisser
table-do-pay_flat = Payer { $amount }
table-do-pay_percent = Payer { $percent } %
table-do-pay_percent_known = Payer { $percent } % ({ $amount })
table-do-end_turn = Finir le tour
table-do-lift = Lever pour { $amount }
table-do-keep_mortgaged = Garder, payer { $amount }
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = S’en passer
table-do-take_salary = Prendre { $amount }
table-do-take_question = Pose-la-moi
table-do-next_question = Question suivante
table-do-plead_guilty = Aller en prison
table-do-hire_lawyer = Avocat pour { $amount }
table-do-bankrupt = Faire faillite
table-do-claim_rent = { $who } : réclamer { $amount }
table-do-want = { $count }
table-do-want_none = Rien
table-do-answer = { $letter } : { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, à { $owner }
table-note-after = après { $space }
table-note-held = { $owner } : { $spaces }
table-note-free = libre : { $spaces }
table-pick-expand = Aller sur une autre case
table-pick-take = Choisis une propriété
table-pick-move_token = Déplacer le jeton vers
table-pick-build = Choisis un terrain
table-pick-want = Combien ?
table-pick-which = Laquelle ?
table-pick-others = Autres cases
table-give_up = Faire faillite ? Tout revient à { $name }.
table-give_up_bank = Faire faillite ? Tout revient à la Banque.
table-give_up_rank = Tu finis au rang { $rank } sur { $seats }.
table-give_up_ends = La partie s’arrête alors.
table-give_up_button = Oui, je fais faillite
table-raise = Trouver de l’argent
table-to_auction = Enchérir ici
table-panel = Mon panneau
table-trade = Échanger
table-back = Me revoilà

## Pings

ping-turn = { $who }, c’est ton tour. [Voir la table]({ $link })
ping-needed = { $who }, la table t’attend. [Voir la table]({ $link })
ping-reminder = { $who }, c’est toujours à toi. L’ordinateur décide <t:{ $due }:R>. [Voir la table]({ $link })
ping-direct = C’est ton tour ici : { $link }.
ping-direct_needed = La table t’attend ici : { $link }.
ping-direct_reminder = C’est toujours à toi ici : { $link }. L’ordinateur décide <t:{ $due }:R>.

## Trouble with showing

table-missing = Je ne peux pas montrer la table dans <#{ $channel }> : il m’y faut **{ $permission }**. La modération peut l’accorder dans les permissions du salon. La partie continue pendant ce temps.

## Commands

play-command_roll = Lance les dés
play-command_buy = Achète la propriété où tu te trouves
play-command_decline = N’achète pas la propriété où tu te trouves
play-command_pay = Paie l’amende, la taxe fixe ou la part
play-option_what = Que payer
play-pay-fine = amende de prison
play-pay-flat = taxe fixe
play-pay-percent = part de tout
play-command_usecard = Sors de prison avec une carte
play-command_end = Finis ton tour
play-command_build = Construis sur un terrain ou sur tout un groupe
play-option_where = Un terrain, ou tout un groupe
play-command_sell = Vends les bâtiments d’un terrain ou de tout un groupe
play-option_count = Combien, sur un seul terrain
play-command_mortgage = Hypothèque une propriété
play-command_lift = Lève une hypothèque
play-option_deed = Une de tes propriétés
play-command_claim = Réclame le loyer qui t’est dû
play-command_bankrupt = Fais faillite quand tu ne peux pas payer tes dettes
play-command_choose = Réponds à ce que la table te demande
play-option_answer = Une de tes réponses possibles
play-command_table = Fais redescendre la table en direct sous les derniers messages
play-build_option = { $deed } : jusqu’à { $most }, { $cost } l’unité
play-sell_option = { $deed } : jusqu’à { $most }, { $cost } rendus l’unité
play-group_build_option = { $group }, chaque terrain à { $level } : { $amount }
play-group_sell_option = { $group }, chaque terrain réduit à { $level } : { $amount } rendus
play-mortgage_option = { $deed } : { $amount }
play-done = C’est fait.
play-gave_up = Tu quittes la partie. Merci d’avoir joué !
play-shown = La voilà.
play-not_possible = Ce n’est pas possible maintenant. Choisis une des suggestions.
