### What a server chooses, and what its moderators do.

## The settings page

setup-command_setup = Choisis qui joue à quoi, et où, sur ce serveur
setup-title = ## Rentroll sur ce serveur : { $section }
setup-line = **{ $name }** : { $value }
setup-foot = -# Ce que tu choisis compte aussitôt ; les parties commencées gardent leurs règles.
setup-pick_section = Rubrique
setup-section_people = Qui et où
setup-section_people_note = Salons, rôles, parties en même temps
setup-about_people = Où l’on peut ouvrir des tables, qui peut le faire, et qui peut s’asseoir. La modération n’a besoin d’aucun de ces rôles.
setup-section_members = Tables par membre
setup-section_members_note = Combien à la fois, et combien par heure
setup-about_members = Des limites pour que personne ne remplisse le serveur à soi seul. Elles ne valent pas pour la modération.
setup-section_games = Parties
setup-section_games_note = Édition, type de partie, vitesse, apparence
setup-about_games = Une nouvelle table commence ainsi ; son hôte peut choisir autre chose.
setup-section_rules = Éditions et règles maison
setup-section_rules_note = Ce qu’on peut jouer, et combien d’éditions à vous
setup-about_rules = Décoche ce que personne ne doit jouer ici.
setup-section_quiet = Messages
setup-section_quiet_note = Mentions, bavardage des ordinateurs, langue
setup-about_quiet = Faut-il mentionner les joueurs quand c’est leur tour ? Qui a demandé des messages privés en reçoit dans tous les cas.
setup-section_log = Journal et conservation
setup-section_log_note = Salon du journal, durée de garde des parties finies
setup-about_log = Où la modération peut lire ce qui a été changé et fait, et par qui.
setup-placeholder = { $name } : { $value }
setup-name_channels = Salons pour jouer
setup-any_channels = partout
setup-name_starters = Rôles qui peuvent ouvrir des tables
setup-nobody = la modération
setup-any_starters = tout le monde
setup-name_joiners = Rôles qui peuvent rejoindre
setup-any_joiners = tout le monde
setup-name_most_games = Limite
setup-most_games =
    { $count ->
        [0] Autant de parties qu’on veut en même temps
        [one] Une seule partie à la fois
       *[other] { $count } parties en même temps
    }
setup-name_most_each = Tables par membre
setup-most_each =
    { $count ->
        [0] Autant de tables ouvertes qu’on veut par personne
        [one] Une table ouverte par personne
       *[other] { $count } tables ouvertes par personne
    }
setup-name_most_hourly = Nouvelles tables par membre
setup-most_hourly =
    { $count ->
        [0] Autant de nouvelles tables qu’on veut par heure
        [one] Une nouvelle table par heure
       *[other] { $count } nouvelles tables par heure
    }
setup-name_edition = Édition habituelle
setup-name_variant = Type de partie habituel
setup-name_speed = Vitesse habituelle
setup-name_theme = Apparence habituelle
setup-theme_light = Images claires
setup-theme_dark = Images sombres
setup-name_editions = Éditions qu’on peut jouer
setup-name_rules = Règles maison qu’on peut choisir
setup-all = toutes
setup-all_but = toutes sauf { $names }
setup-no_rules = Aucune règle maison
setup-rule_modules = Jeux facultatifs d’une édition
setup-rule_others = Toute autre règle, tapée avec /partie nouvelle
setup-name_most_editions = Éditions à vous
setup-most_editions =
    { $count ->
        [0] Aucune édition à vous
        [one] Au plus une édition à vous
       *[other] Au plus { $count } éditions à vous
    }
setup-name_most_kilobytes = Taille d’un fichier d’édition
setup-most_kilobytes = Fichiers d’édition jusqu’à { $count } Kio
setup-name_pings = Mentions
setup-pings_on = Mentionner les joueurs quand c’est leur tour
setup-pings_off = Ne mentionner personne
setup-name_talk = Bavardage des ordinateurs
setup-talk_on = Les ordinateurs disent un mot de temps en temps
setup-talk_off = Les ordinateurs se taisent
setup-name_language = Langue
setup-language_auto = Comme Discord pour ce serveur
setup-language_name = Français
setup-name_log = Salon du journal
setup-any_log = aucun
setup-name_retention_days = Garde des parties finies
setup-retention_days =
    { $count ->
        [0] Aussi longtemps que le dit l’hébergement du bot
        [one] Pendant { $count } jour
       *[other] Pendant { $count } jours
    }
setup-retention_host =
    { $count ->
        [one] { $count } jour au plus : l’hébergement du bot ne garde rien plus longtemps
       *[other] { $count } jours au plus : l’hébergement du bot ne garde rien plus longtemps
    }
setup-changed = a changé les réglages. **{ $name }** : { $old } → { $new }
setup-log_here = Désormais, ce salon dit ce que la modération change et fait.
setup-expired = Cette page est ouverte depuis un moment, ou tu ne fais plus partie de la modération. Utilise à nouveau `/{ $command }`.

## What a server does not allow

setup-not_here = Sur ce serveur, les tables ne s’ouvrent que dans { $places }.
setup-not_you_open = Sur ce serveur, il faut un de ces rôles pour ouvrir une table : { $roles }. Tu peux toujours en rejoindre une.
setup-not_you_join = Sur ce serveur, il faut un de ces rôles pour s’asseoir à une table : { $roles }. Tu peux volontiers regarder.
setup-enough =
    { $count ->
        [one] Ce serveur joue une seule partie à la fois, et elle est en cours. Réessaie quand elle sera finie.
       *[other] Ce serveur joue { $count } parties en même temps, et elles sont toutes en cours. Réessaie quand l’une d’elles sera finie.
    }
setup-enough_each =
    { $count ->
        [one] Ton autre table est encore ouverte, et sur ce serveur, c’est une à la fois. Finis la partie, ou quitte la table avant le début : `/games` montre où elle est.
       *[other] Tu as { $count } tables ouvertes, et sur ce serveur, personne ne peut en avoir plus. Finis une partie, ou quitte une table avant le début : `/games` montre où elles sont.
    }
setup-enough_hourly =
    { $count ->
        [one] Tu as ouvert { $count } table en moins d’une heure. Laisse aux autres le temps de la trouver.
       *[other] Tu as ouvert { $count } tables en moins d’une heure. Laisse aux autres le temps de les trouver.
    }
setup-barred_edition = { $edition } ne se joue pas sur ce serveur. Choisis parmi : { $editions }.
setup-barred_rule = Ce serveur ne joue pas avec : { $rules }.

## Moderators at work

moderate-command = Mets en pause, termine ou répare une partie
moderate-command_pause = Arrête une partie et ses chronos pour un moment
moderate-command_resume = Relance une partie en pause
moderate-command_end = Termine une partie sans victoire, ou toutes les tables ouvertes par un membre
moderate-command_kick = Exclus quelqu’un d’une partie pour de bon ; demande d’abord
moderate-command_forgive = Laisse revenir quelqu’un exclu d’une partie
moderate-command_undo = Reprends les derniers coups joués ; demande d’abord
moderate-command_redo = Rétablir ce que /moderate undo a repris en dernier
moderate-command_block = Bloque un membre pour toutes les parties de ce serveur
moderate-command_unblock = Laisse rejouer un membre bloqué
moderate-command_transfer = Change d’hôte, ou déplace une partie vers un autre salon
moderate-command_revive = Rouvre une partie qui a été fermée
moderate-option_game = Quelle partie ; sinon, celle de ce salon
moderate-option_closed = Quelle partie
moderate-option_opener = Les tables de qui : toutes celles que ce membre a ouvertes
moderate-option_blocked = Qui bloquer
moderate-option_unblocked = Qui peut rejouer
moderate-option_player = Qui
moderate-option_forgiven = Qui peut revenir
moderate-option_host = Qui devient l’hôte
moderate-option_moves = Combien de coups joués, avec tout ce qui a suivi
moderate-option_channel = Où la partie doit continuer
moderate-option_revive = Où la partie doit continuer ; sinon, ici
moderate-damaged = abîmée
moderate-choice = { $number } : { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = la partie { $number } ({ $names }) dans <#{ $channel }>
moderate-paused = En pause : personne ne peut agir et aucun chrono ne tourne, jusqu’à `/moderate resume`.
moderate-paused_told = La modération a mis la table en pause.
moderate-paused_log = a mis en pause { $game }.
moderate-resumed = La partie continue.
moderate-resumed_told = La table continue.
moderate-resumed_log = a relancé { $game }.
moderate-ended = La partie est fermée, sans victoire. Si c’était une erreur : `/moderate revive`.
moderate-ended_unreadable = La partie abîmée est fermée, et le salon est libre.
moderate-ended_lobby = La table est fermée.
moderate-ended_told = La modération a terminé la partie.
moderate-ended_log = a terminé { $game }.
moderate-end_all_sure =
    { $count ->
        [one] **Terminer la table ouverte par { $name } ?** Elle se ferme sans victoire.
       *[other] **Terminer les { $count } tables ouvertes par { $name } ?** Elles se ferment sans victoire.
    }
moderate-end_all_button =
    { $count ->
        [one] La terminer
       *[other] Terminer { $count } tables
    }
moderate-ended_all =
    { $count ->
        [0] Elles étaient déjà finies.
        [one] Une table est fermée. Les parties commencées reviennent avec `/moderate revive`.
       *[other] { $count } tables sont fermées. Les parties commencées reviennent avec `/moderate revive`.
    }
moderate-block_done = { $name } ne peut plus ni ouvrir ni rejoindre de table sur ce serveur. Si c’était une erreur : `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [one] { $name } a encore une place à une table. L’en exclure aussi ?
       *[other] { $name } a encore une place à { $count } tables. L’exclure aussi de toutes ?
    }
moderate-unseated =
    { $count ->
        [0] C’est fait : il ne restait aucune place.
        [one] C’est fait : une place revient à l’ordinateur, ou est libre.
       *[other] C’est fait : { $count } places reviennent à l’ordinateur, ou sont libres.
    }
moderate-blocked_log = bloque **{ $player }** pour toutes les parties.
moderate-unblocked = { $name } peut de nouveau jouer sur ce serveur.
moderate-unblocked_log = laisse **{ $player }** jouer de nouveau.
moderate-kick_sure = **Exclure { $name } de cette partie ?** L’ordinateur prend la place, jusqu’à ce que quelqu’un la reprenne. { $name } ne pourra pas revenir, sauf si tu changes d’avis plus tard : `/moderate forgive`.
moderate-kick_sure_lobby = **Exclure { $name } de cette table ?** La place est libre pour les autres. { $name } ne pourra pas revenir, sauf si tu changes d’avis plus tard : `/moderate forgive`.
moderate-kick_button = Exclure
moderate-kicked = { $name } ne peut pas revenir dans cette partie. Si c’était une erreur : `/moderate forgive`.
moderate-kicked_told = La modération a donné à l’ordinateur la place occupée par { $name }.
moderate-kicked_log = a exclu **{ $player }** ; c’était { $game }.
moderate-forgiven = { $name } peut revenir dans cette partie. Si une place y est libre, `/seat take` la prend.
moderate-forgiven_lobby = { $name } peut de nouveau s’asseoir à cette table.
moderate-forgiven_blocked = Mais le blocage de { $name } vaut encore pour toutes les parties de ce serveur : `/moderate unblock` y met fin.
moderate-forgiven_log = laisse **{ $player }** revenir dans { $game }.
moderate-undo_sure = **Reprendre { $moves }, et tout ce qui a suivi ?**
moderate-undo_counts = Cela remonte avant un lancer, une carte ou une question : la partie ne comptera donc plus pour aucun classement, record ni trophée.
moderate-undo_button = Reprendre
moderate-undone = Repris : { $moves }, et tout ce qui a suivi.
moderate-undone_told = La modération a repris { $moves }.
moderate-undone_log = a repris { $moves } dans { $game }.
moderate-redo_button = Rétablir
moderate-redone = Rétabli : { $moves }, et tout ce qui a suivi. La partie est comme avant.
moderate-redone_told = La modération a rétabli { $moves }.
moderate-redone_log = a rétabli { $moves } dans { $game }.
moderate-moves =
    { $count ->
        [one] le dernier coup ({ $names })
       *[other] les { $count } derniers coups ({ $names })
    }
moderate-host = L’hôte est maintenant { $name }.
moderate-host_told = L’hôte est maintenant { $name }.
moderate-host_log = a désigné **{ $player }** comme hôte pour { $game }.
moderate-moved = La partie continue dans <#{ $channel }>.
moderate-moved_told = La modération a déplacé la table ici.
moderate-moved_away = Cette table est partie dans <#{ $channel }> : [la voici]({ $link }).
moderate-moved_log = a déplacé { $game } vers <#{ $to }>.
moderate-revived = La partie est de retour, dans <#{ $channel }>.
moderate-revived_told = La table est de retour, et la partie continue.
moderate-revived_log = a rouvert { $game }.
moderate-lost_log = Un salon a été supprimé, ce qui a fermé { $game }. `/moderate revive` la rouvre ailleurs.

## Refusals

moderate-banned = La modération t’a demandé de quitter cette partie. D’autres tables te sont ouvertes.
moderate-blocked = La modération de ce serveur te bloque pour ses parties. Tu peux volontiers regarder.
moderate-is_blocked = Le blocage vaut déjà pour { $name }.
moderate-not_blocked = Aucun blocage à ce nom sur ce serveur. La liste montre ceux qui existent.
moderate-has_none = Aucune table ouverte ici par { $name }.
moderate-undo_late = Autre chose a été repris entre-temps. Utilise à nouveau `/moderate undo`.
moderate-redo_late = Il n’y a rien à rétablir : la modération n’a rien repris ici, c’est déjà rétabli, ou quelqu’un a joué depuis.
moderate-none_here = Il n’y a pas de partie dans ce salon. L’option `game` montre celles de ce serveur.
moderate-no_such = Il n’y a pas de telle partie sur ce serveur.
moderate-not_begun = Cette partie n’a pas encore commencé : sa table se prépare.
moderate-unreadable = Cette partie est abîmée et ne peut pas continuer. `/moderate end` la ferme ; la raison est dans le journal de l’hébergement.
moderate-is_paused = Cette partie est déjà en pause.
moderate-not_paused = Cette partie n’est pas en pause.
moderate-nobody = Personne de ce nom n’y joue. La liste montre qui y joue.
moderate-is_out = { $name } n’est déjà plus dans cette partie.
moderate-not_banned = Personne de ce nom n’a été exclu de cette partie. La liste montre qui l’a été.
moderate-nothing = Personne n’a encore joué de coup.
moderate-transfer_what = Dis qui devient l’hôte, ou où la partie doit continuer.
moderate-is_host = { $name } est déjà l’hôte.
moderate-is_there = La partie est déjà dans ce salon.
moderate-busy = Il y a déjà une partie dans <#{ $channel }>. Choisis un autre salon.
moderate-not_closed = Il n’y a pas de partie fermée avec ce numéro sur ce serveur. La liste montre lesquelles existent.
