### The coach of the two-minute tutorial.

tutorial-command_tutorial = Apprends le jeu en deux minutes, contre un ordinateur
tutorial-thread = Tutoriel pour { $who }
tutorial-robot = Robo Rita
tutorial-ready = Ta table d’entraînement est prête : <#{ $channel }>. Je m’assieds à côté de toi.
tutorial-already = Tu as déjà une table d’entraînement : <#{ $channel }>.
tutorial-no_room = Il y a une partie dans ce salon, et je ne peux pas ouvrir de fil privé ici. Utilise `/tutorial` dans un autre salon, ou demande à la modération de m’accorder **Créer des fils privés** et **Envoyer des messages dans les fils**.
tutorial-no_guild = Je ne peux le faire que dans le salon d’un serveur.
tutorial-not_yours = Cette table d’entraînement est à quelqu’un d’autre. Commence la tienne avec `/tutorial`.
tutorial-stop = Arrêter le tutoriel
tutorial-line = **Coach, étape { $step } sur { $steps } environ :** { $words }
tutorial-watching = **Coach :** { $words }
tutorial-press = Appuie sur **{ $label }**.

## What to do, and why

tutorial-first = { $press } Deux dés te font avancer sur le plateau. Tu commences avec { $cash } et quelques propriétés ; qui tombe dessus te paie un loyer.
tutorial-roll = { $press } Sur une propriété libre, tu peux l’acheter ; si elle est à { $other }, tu paies un loyer.
tutorial-again = { $press } Un double te donne un autre lancer. Trois de suite, ce serait la prison.
tutorial-jail_roll = { $press } Tu es en prison. Un double te libère ; sinon tu attends, ou tu paies { $fine } et tu pars.
tutorial-jail_card = { $press } Une carte de sortie ouvre la porte gratuitement.
tutorial-buy = { $press } Tu vis de tes propriétés : { $deed } coûte { $price } une fois et rapporte un loyer pour le reste de la partie.
tutorial-buy_group = { $press } Avec { $deed }, tu as tout le groupe { $group } : son loyer double aussitôt, et tu peux y construire.
tutorial-buy_near = { $press } Tu en as déjà { $held } sur { $all } ici. C’est un groupe entier qui fait gagner.
tutorial-buy_rail = { $press } Chaque { $railroad } à toi fait monter le loyer de tout l’ensemble.
tutorial-decline = { $press } { $deed } coûte { $price } et tu as { $cash } : c’est trop pour l’instant. C’est mis aux enchères, et tu peux encore enchérir.
tutorial-auction = { $press } Tu pourrais acheter { $deed } pour { $price }. Pour une fois, découvre les enchères : ce que quelqu’un laisse revient à la meilleure enchère, et { $other } peut enchérir tout comme toi.
tutorial-outbid = { $press } { $other } enchérit à { $bid }. Dans une vraie partie, continue tant que la propriété vaut ce prix pour toi. Ici, laisse filer : ce que { $other } paie ne servira plus à construire, et la propriété peut toujours te revenir par un échange.
tutorial-bid = { $press } { $deed } vaut { $price } et l’enchère est à { $bid }. À ce prix, c’est une affaire.
tutorial-bid_first = { $press } Personne n’a encore enchéri pour { $deed }. Le prix serait { $price }, alors commence bas.
tutorial-pass = { $press } Toutes les enchères ne sont pas pour toi : garde ton argent pour les loyers et les maisons.
tutorial-tax_blind = Tu choisis avant que quiconque compte : { $flat }, ou { $percent } % de tout ce que tu possèdes. Les deux reviennent au même avec { $even } en tout.
tutorial-tax = { $press } { $percent } % de tout ce que tu possèdes, c’est moins que { $flat } tant que ta fortune est inférieure à { $even }.
tutorial-tax_flat = { $press } Ta fortune dépasse { $even }, donc { $flat } revient moins cher.
tutorial-build = { $press } Tu as tout le groupe { $group }, alors construis : { $rent } de loyer deviennent { $built }. Sinon, tu trouves cela sous **Mon panneau**, **Construire**.
tutorial-build_label = Construire : { $cost }
tutorial-trade = { $press } { $other } possède { $deed } : avec cette propriété, tout le groupe { $group } serait à toi. Je t’ai préparé une offre équitable : regarde les deux côtés avant et après, puis appuie sur **Envoyer l’offre** en dessous.
tutorial-trade_label = Échanger avec { $other }
tutorial-end = { $press } Tout est réglé ici. Avant de finir un tour, tu peux construire, hypothéquer ou échanger : **Mon panneau** et **Échanger** sont toujours là.
tutorial-end_why = { $press } Si de l’argent a bougé et que tu te demandes pourquoi, `/why` montre le calcul et sa règle.
tutorial-end_look = { $press } `/board` et `/deed` montrent tout en détail, `/rules` explique chaque mot.
tutorial-debt = Tu dois { $amount } et tu as { $cash }. Appuie sur **Trouver de l’argent** et suis la proposition : hypothèque une propriété ou vends un bâtiment, et la dette se paie toute seule.
tutorial-broke = { $press } Rien de ce que tu possèdes ne couvre { $amount }, cette partie est donc perdue. La prochaine sera la bonne.
tutorial-offer = { $who } te propose un échange ; il a son propre message. Ne cède jamais la dernière propriété d’un groupe pour moins de deux bonnes. Dans le doute, appuie sur **Refuser**.
tutorial-other = Les boutons sous le plateau montrent ce que tu peux répondre. { $press }
tutorial-wait = C’est à { $other } d’agir. Regarde le plateau : les loyers te reviennent tout seuls.
tutorial-paid = C’est à { $other } d’agir. Tes propriétés rapportent chaque fois que { $other } s’y arrête.

## The end

tutorial-done = **Coach :** C’était le tutoriel ! Tu as maintenant { $cash } et { $deeds }, et tu connais le chemin : lancer, acheter ou enchérir, échanger pour compléter un groupe, construire, encaisser.
    Appuie sur **Jouer** pour une vraie partie : j’ouvre un lobby que les autres peuvent rejoindre, et les ordinateurs sont bienvenus. `/rules` contient toutes les règles, `/help` ce que tu peux faire. Cette partie d’entraînement est fermée et ne compte nulle part.
tutorial-play = Jouer
tutorial-stopped = **Coach :** C’est arrêté. Reviens quand tu veux avec `/tutorial`. Cette partie d’entraînement est fermée et ne compte nulle part.
