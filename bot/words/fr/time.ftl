### Clocks, absences, leaving, undo.

seat-command = Quitte, reprends ou donne une place
seat-command_back = Rejoue toi-même là où l’ordinateur joue pour toi
seat-command_undo = Reprends ton dernier coup, ou demande-le à la table
seat-command_leave = Quitte cette partie ; l’ordinateur continue pour toi
seat-command_take = Prends une place que quelqu’un a quittée
seat-command_replace = Demande à la table de remplacer quelqu’un qui ne répond plus
seat-option_player = La place de qui ; inutile s’il n’y en a qu’une de libre
seat-option_absent = Qui ne répond plus
time-last_round =
    Dernière ligne droite : dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } environ, le temps convenu est écoulé.
seat-kept = { $name } ne répond plus depuis un moment : l’ordinateur joue en attendant.
seat-resting = Il n’y a personne à la table en ce moment : elle attend le premier retour.
seat-returned = { $name } est de retour.
seat-welcome_back = Te revoilà ! Tu joues à nouveau.
seat-not_away = Tu joues déjà ; l’ordinateur ne garde pas ta place.
seat-leave_sure = Quitter cette partie pour de bon ? L’ordinateur continue avec tout ce que tu possèdes, jusqu’à ce que quelqu’un reprenne ta place.
seat-leave_counts = -# Au classement, partir te met derrière toutes les personnes qui restent ; si quelqu’un reprend ta place, vous en partagez le rang, selon les tours joués. Pour t’incliner et garder ton rang, utilise `/game concede`.
seat-leave_last = Quitter cette partie pour de bon ? Il n’y a plus que toi ici, la partie finira donc sans victoire et ne comptera pour personne.
seat-leave_button = Quitter la partie
seat-left = { $name } quitte la table.
seat-left_private = Tu as quitté la partie. Merci d’avoir joué !
seat-put_away = Après le départ de **{ $name }**, il n’y a plus personne à cette table : la partie est rangée. Commences-en une nouvelle avec `/game new`.
seat-vacant = **{ $was }** ne joue plus. **{ $name }** continue pour l’instant : toute personne sans place peut prendre la suite.
seat-take_button = Prendre cette place
seat-taken = { $name } remplace { $was }.
seat-taken_public = **{ $name }** remplace **{ $was }**.
seat-taken_private = Bienvenue ! Tout ce que { $was } possédait est maintenant à toi. Ouvre ton panneau pour le voir. Au classement, vous partagez le rang de cette place, selon les tours joués.
seat-none_free = Aucune place n’est libre ici. Une place se libère quand quelqu’un part.
seat-not_free = Cette place est déjà prise.
seat-offer_over = La partie est finie, cette place n’est donc plus libre.
seat-have_one = Tu as déjà une place à cette table.
seat-out = Tu n’es déjà plus dans cette partie ; il n’y a pas de place à quitter.
seat-which = Plusieurs places sont libres : { $names }. Dis laquelle tu veux.
seat-no_such = Personne de ce nom ne joue ici.
seat-not_yourself = Pour laisser ta propre place, utilise `/seat leave`.
seat-a_computer = { $name } est déjà un ordinateur.
seat-not_absent = { $name } répond encore. On ne peut remplacer que quelqu’un pour qui l’ordinateur joue déjà, ou qui a fait attendre dix minutes une table sans hâte.
seat-replaced = La table a donné à l’ordinateur la place occupée par { $name }.
vote-only_players = Il faut encore jouer ici pour pouvoir voter.
vote-agree = D’accord
vote-object = On continue
vote-undo = **{ $name }** demande à reprendre : { $move }
vote-undo_more =
    -# Avec ce qui a suivi : { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
vote-undo_chance = -# Les mêmes dés, cartes et questions reviennent, et tout le monde les connaît. Il faut donc l’accord de toutes les places, même absentes ; la partie ne compte alors pour aucun classement, record ni trophée. La modération peut aussi le faire.
vote-some_move = son dernier coup.
vote-some_end = la fin de son tour.
vote-replace = **{ $name }** ne répond plus. Donner sa place à l’ordinateur, ou à une nouvelle personne ?
vote-concede = La victoire revient-elle à **{ $name }** ? Si tous les autres sont d’accord, la partie finit maintenant, et les fortunes décident des rangs.
vote-concede_ranks = Pour l’instant : { $places }.
vote-concede_done = Tout le monde est d’accord : la victoire revient à **{ $name }**.
vote-concede_refused = **{ $who }** préfère jouer encore, la partie continue donc.
vote-concede_lapsed = **{ $name }** n’est plus devant tout le monde, la partie continue donc.
vote-agreed = D’accord : { $count } sur { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# On attend encore : { $names }.
vote-asked = La question est posée à la table. Il faut l’accord de tous ceux qui jouent ici.
vote-asked_others = La question est posée aux autres. Il faut l’accord de tous.
vote-asked_replace = La question est posée aux autres. À partir de quatre votes possibles, le tien compris, la majorité suffit ; sinon, il faut l’accord de tous.
vote-asked_all = La question est posée à la table. Les mêmes dés, cartes et questions reviennent, donc tout le monde saurait ce qui vient. Il faut l’accord de toutes les places, même absentes. La modération peut le faire sans vote.
vote-asked_already = Ce vote est déjà ouvert : [le voici]({ $link }).
vote-counted = Ta voix est comptée.
vote-counted_waits = Ta voix est comptée : tout le monde est d’accord. La partie finit dès que ce qui est en cours est décidé.
vote-not_yours = C’est aux autres de le dire.
concede-title = **Concéder la partie ?**
concede-vote = **{ $name }** est devant tout le monde. Si tous les autres sont d’accord, la partie finit maintenant :
concede-vote_own = Tu es devant tout le monde. Si tous les autres sont d’accord, la partie finit maintenant :
concede-vote_button = Victoire pour { $name }
concede-vote_own_button = Demander aux autres
concede-alone = **Abandonner de ton côté** : tout ce que tu possèdes revient à la Banque, et tu finis au rang { $rank } sur { $seats }. Les autres continuent.
concede-alone_ends = **Abandonner de ton côté** : cela met fin à la partie, et tu finis au rang { $rank } sur { $seats }.
concede-debt = Tu dois de l’argent, tu ne peux donc pas abandonner : paie, ou fais faillite si tu ne peux pas.
concede-button = J’abandonne
concede-counts = -# Cela compte au classement, avec les rangs de ce moment-là.
concede-not_now = On ne peut concéder la partie à personne en ce moment : autre chose est en cours, ou quelqu’un d’autre est devant.
vote-undo_done = C’est repris : la table est comme avant le coup joué par **{ $name }**.
vote-undo_lapsed = La partie a continué, le dernier coup joué par **{ $name }** reste donc.
vote-undo_refused = **{ $who }** préfère continuer, le dernier coup joué par **{ $name }** reste donc.
vote-replace_lapsed = **{ $name }** joue et garde donc sa place.
vote-over = Ce vote est fini.
vote-game_over = La partie est finie, et ce vote avec elle.
vote-no_place = Je n’ai pas pu ouvrir le vote ici : je ne peux pas écrire dans ce salon.
undo-told = { $name } a repris son dernier coup.
undo-told_vote = La table est d’accord pour reprendre le dernier coup joué par { $name }.
undo-done = C’est repris.
undo-counts_no_more = C’était avant un lancer, une carte ou une question : la partie ne compte donc plus pour aucun classement, record ni trophée.
undo-sure = **Reprendre** { $move }
    Les mêmes dés, cartes et questions reviennent, tu sais donc ce qui vient. La partie peut se jouer jusqu’au bout, mais **elle ne comptera pour aucun classement, record ni trophée**, et sa carte de fin dira pourquoi.
undo-own_move = ton dernier coup.
undo-own_end = la fin de ton tour.
undo-sure_button = Reprendre le coup
undo-nothing = Tu n’as rien à reprendre.
