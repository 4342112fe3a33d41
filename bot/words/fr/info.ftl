### Information about a table.

info-command_board = Le plateau, en image ou en mots
info-command_deed = Un titre de propriété : ses loyers, son prix et où il en est
info-command_player = Ce que quelqu’un possède, et sa fortune
info-command_log = Ce qui s’est passé jusqu’ici
info-command_why = Les derniers paiements, ligne par ligne avec leurs règles
info-command_rules = Ce que joue cette table, à lire et à chercher
info-command_dice = Les dés : comment ils sont fixés, et comment ils sont tombés
info-command_help = Ce que tu peux faire en ce moment
info-option_style = Une image, ou tout en mots
info-option_everyone = Montre-le à tout le monde ici, pas seulement à toi
info-option_name = Le nom de la propriété
info-option_who = De qui ; toi, si tu ne dis rien
info-option_since_my_turn = Seulement depuis ta dernière action
info-option_about = Un sujet, l’identifiant d’une règle comme RENT-2, ou un mot
info-option_edition = Les règles d’une autre édition
info-style_picture = image
info-style_text = mots
info-back = Retour
info-next = Suivant
info-older = Plus ancien
info-newer = Plus récent
info-refresh = Actualiser
info-page = -# Page { $page } sur { $pages }
info-as_file = Tout en un fichier
info-board_file = Toute la table en mots.
info-deed_unknown = Aucune propriété ne s’appelle { $name } ici. Commence à taper et choisis dans la liste.
info-deed_mortgaged_side = { $name }, côté hypothèque : { $mortgage } de la Banque, { $lift } pour la lever
info-player_unknown = Personne ne s’appelle { $name } à cette table.
info-nothing_yet = Il ne s’est encore rien passé.
info-not_begun = La partie n’a pas encore commencé.
info-log_title = **L’histoire jusqu’ici**
info-since_title = **Depuis ton dernier tour**
info-since_nothing = Il ne s’est rien passé depuis ta dernière action.
info-since_button = Depuis mon dernier tour
info-log_turn = -# Tour { $turn } · { $who }
info-log_setup = -# Avant le premier tour
info-why_title = **Les derniers paiements, le plus récent d’abord**
info-why_title_of = **{ $who } : les derniers paiements, le plus récent d’abord**
info-why_none = Aucun argent n’a encore circulé.
info-why_none_of = { $who } n’a encore rien payé ni reçu.
info-why_payment = **{ $payer } → { $payee } : { $amount }** (tour { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id } : { $text }
info-rules_none = Il n’y a pas de partie ici, voici donc les règles pour **{ $edition }**.
info-rules_table = **{ $edition }** : { $variant }
info-rules_official = Règles officielles, rien de changé.
info-rules_differ = Joué autrement que d’habitude :
info-rules_item = • { $rule }
info-rules_hint = -# Choisis un sujet ci-dessous, ou tape `/rules` avec un mot comme *hôtel*.
info-rules_undo = -# `/undo` reprend tes propres derniers pas tout de suite s’ils ne révèlent rien et ne concernent que toi ; sinon, les personnes présentes doivent être d’accord. Revenir avant un lancer, une carte ou une question montre ce qui vient ensuite : il faut l’accord de tous ceux qui ont une place, même absents, ou la modération, et la partie ne compte alors pour aucun classement, record ni trophée.
info-rules_choose = Lire sur…
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(Pas joué à cette table.)*
info-rules_nothing = Aucune règle ne parle de « { $wanted } ». Choisis un sujet :
info-rules_found = -# À propos de « { $wanted } », { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
info-rules_subject = Sujet : { $title }
info-dice_sealed = **Les dés sont scellés.** Un secret a été tiré pour cette table. Son empreinte (SHA-256), dont le lobby montre la première moitié :
    `{ $hash }`
info-dice_settled = **Les dés sont fixés.** Ils viennent d’un secret et de vos propres appuis. L’empreinte (SHA-256) du secret :
    `{ $hash }`
info-dice_presses = Les identifiants Discord des appuis sur **Rejoindre** et **Commencer** depuis :
    `{ $ids }`
info-dice_unpressed = Personne n’a appuyé sur **Rejoindre** depuis.
info-dice_seed_hash = L’empreinte de la graine tirée des deux :
    `{ $hash }`
info-dice_recipe = -# La graine est le SHA-256 du texte `rentroll-dice-1:secret:ids`, avec des virgules entre les identifiants. Personne ne peut connaître ces identifiants d’avance, pas même qui héberge le bot. Le secret est montré à la fin de la partie, pour que tout le monde puisse vérifier chaque lancer.
info-dice_secret = **Le secret de cette partie :** `{ $secret }`
    Son empreinte (SHA-256) :
    `{ $hash }`
info-dice_mixed = **La graine** est le SHA-256 du texte `rentroll-dice-1:secret:ids`, avec des virgules entre les identifiants :
    `{ $seed }`
info-dice_hash = **Les dés sont fixés.** Chaque lancer vient d’une seule graine secrète, tirée avant la partie. Son empreinte (SHA-256) :
    `{ $hash }`
    -# À la fin, la graine est montrée, pour que tout le monde puisse vérifier chaque lancer.
info-dice_seed = **La graine de cette partie :** `{ $seed }`
    Son empreinte (SHA-256), connue depuis le premier lancer :
    `{ $hash }`
info-dice_old = -# C’est l’ancienne façon : le bot a choisi la graine seul. Les parties qui commencent maintenant la tirent d’un secret et des appuis sur **Rejoindre** et **Commencer**.
info-dice_practice = -# C’est un entraînement : la graine est fixe, la même pour tout le monde.
info-dice_check = **Pour vérifier un lancer :** le numéro *n* de la partie est le mot *n mod 8* (quatre octets, gros-boutiste) du SHA-256 du texte `seed:k`, avec *k* = *n div 8*. Son reste par 36 compte les lancers 1 1, 1 2, … 6 6. Tous les lancers et leurs numéros sont dans le fichier.
info-dice_first = -# Essaie : `printf '%s' '{ $seed }:{ $block }' | sha256sum`, le mot { $word } de la réponse est `{ $hex }` : { $first } et { $second }.
info-dice_none = Personne n’a encore lancé.
info-dice_count = **{ $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    } jusqu’ici**, { $average } en moyenne (dés justes : 7,0), { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    } (environ { $expected } attendus).
info-dice_few = -# Trop peu de lancers pour juger.
info-dice_usual = -# Rien d’inhabituel : des dés justes s’écartent autant la plupart du temps.
info-dice_odd = -# Inhabituel : des dés justes s’écartent autant dans environ une partie sur vingt.
info-dice_throws = numéro  premier second  lancé par  pour
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll**, c’est le grand classique des jeux de plateau immobiliers, joué ici même avec des boutons : entre amis, avec des ordinateurs, ou les deux.
info-help_none = Pas encore de partie ici
info-help_none_what = Appuie sur **Nouvelle partie** : un lobby s’ouvre, les autres peuvent le rejoindre, et des ordinateurs occupent les places vides. C’est ta première fois ? Le tutoriel prend deux minutes.
info-help_direct = On joue sur les serveurs
info-help_direct_what = Dans le salon d’un serveur, `/game new` ouvre un lobby que les autres peuvent rejoindre, et `/tutorial` apprend le jeu en deux minutes.
info-help_lobby_out = Une partie va commencer
info-help_lobby_out_what = Appuie sur **Rejoindre** sous le message du lobby pour jouer.
info-the_host = L’hôte
info-help_lobby_in = Tu as ta place
info-help_lobby_in_what = Choisis ton pion sous le message du lobby. { $host } commence la partie.
info-help_lobby_host = Ton lobby
info-help_lobby_host_what = Ajoute des ordinateurs, change les réglages, et appuie sur **Commencer** quand tout le monde est là.
info-help_watching = Tu regardes
info-help_watching_what = `/board` montre la table, `/log` raconte ce qui s’est passé. Avec `/seat take`, tu prends une place que quelqu’un a quittée.
info-help_kept = L’ordinateur joue pour toi
info-help_kept_what = Appuie sur **Me revoilà** à la table, ou utilise `/back`, et la partie est de nouveau à toi.
info-help_paused = La table est en pause
info-help_paused_what = Rien n’est perdu. La modération la relancera.
info-help_out = Tu n’es plus dans cette partie
info-help_out_what = Suis-la avec `/board` et `/log`, et reste pour la revanche.
info-help_debt = Tu dois { $amount }
info-help_debt_what = Tu as { $cash }. `/advice` propose quoi vendre ou hypothéquer ; `/panel` te laisse choisir, `/trade` demande aux autres. C’est payé tout seul dès que tu le peux.
info-help_offer = On te propose un échange
info-help_offer_what = `/offers` le montre : accepte, refuse, ou fais une contre-offre.
info-help_auction = Une vente aux enchères est en cours
info-help_auction_what = Enchéris avec les boutons ou `/bid` ; `/pass` te fait sortir. Tu peux dépenser { $cash }.
info-help_roll = C’est ton tour
info-help_roll_what = Appuie sur **Lancer** ou utilise `/roll`. Tu peux construire ou échanger avant.
info-help_jail = Tu es en prison
info-help_jail_what = Tente un double (`/roll`), paie { $fine } (`/pay`) ou joue une carte de sortie (`/usecard`), selon ce que les boutons proposent.
info-help_buy = { $deed } est à vendre
info-help_buy_what = Cela coûte { $price } et tu peux dépenser { $cash } : `/buy` ou `/decline`.
info-help_end_turn = Ton tour est presque fini
info-help_end_turn_what = Construis ou échange si tu veux (`/panel`, `/trade`), puis `/end`.
info-help_asked = On te demande quelque chose
info-help_asked_what = Les boutons sous le plateau montrent ce que tu peux répondre.
info-help_waiting = C’est aux autres d’agir
info-help_waiting_what = La table attend { $who }. Tu peux construire, hypothéquer et échanger à tout moment : `/panel`, `/trade`.
info-help_over = La partie est finie
info-help_over_what = `/game rematch` la rejoue avec les mêmes personnes. `/dice` montre le secret, `/log` toute l’histoire.
info-help_commands = -# **Commencer :** `/game new` `/game join` `/tutorial`
    -# **Jouer :** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Regarder :** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Comparer :** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = Nouvelle partie
info-help_tutorial = Tutoriel de deux minutes
info-help_rules = Règles
info-help_since = Depuis mon dernier tour
