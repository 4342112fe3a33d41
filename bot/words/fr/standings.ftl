### Standings: the table of a season, careers, records, and the list of games.

standings-command_leaderboard = Le haut du classement de ce serveur, saison par saison
standings-command_records = Les records de ce serveur, chacun avec sa partie à revoir
standings-command_stats = La saison de quelqu’un : cote, rangs, préférences, records
standings-command_games = Les parties de ce serveur, en cours et finies
standings-command = Ta participation au classement de ce serveur
standings-command_opt_out = Fais-toi oublier du classement, et n’y figure plus
standings-command_opt_in = Participe de nouveau au classement
standings-command_season = Les saisons du classement de ce serveur
standings-command_new = Commence une nouvelle saison : tout le monde repart à 1 000
standings-command_undo = Annuler la dernière saison commencée, pendant un jour
standings-option_player = De qui ; toi, si tu ne dis rien
standings-option_name = Comment s’appelle la saison
standings-option_season = Quelle saison ; l’actuelle, si tu ne dis rien
standings-option_week = Seulement les parties des sept derniers jours
standings-title = **{ $season }** · depuis le { $since }
standings-week_title = **Les sept derniers jours**
standings-first_season = Saison 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = pas encore de cote
standings-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
standings-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
standings-page = -# Page { $page } sur { $pages } · { $players } · pour une cote, il faut une autre personne à la table
standings-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
standings-empty = Personne n’a encore fini de partie cette saison. Commences-en une avec `/game new`.
standings-week_empty = Personne n’a fini de partie ces sept derniers jours. Commences-en une avec `/game new`.
standings-no_season = Aucune partie n’a encore été finie sur ce serveur. Commences-en une avec `/game new`.
standings-older = Saison précédente
standings-newer = Saison suivante
standings-records = Records
standings-table = Tableau
standings-week = Cette semaine
standings-records_title = **{ $season }** · records
standings-record = **{ $title }** : { $value }, { $names }
standings-record_place = **{ $title }** : { $value } pour { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [la fin]({ $link })
standings-record_game = Partie #{ $game } : sa carte de fin et sa rediffusion
standings-watch_record = Voir la partie d’un record
standings-all_records = **Records de toutes les saisons**
standings-all_seasons = Toutes les saisons
standings-season_records = Cette saison
standings-no_records = Pas encore de records cette saison.
standings-kind_rent_paid = Plus gros loyer payé
standings-kind_rent_taken = Plus gros loyer touché
standings-kind_best_deed = Meilleure propriété
standings-kind_trade = Meilleur échange
standings-kind_richest = Plus grande fortune
standings-kind_comeback = Plus belle remontée
standings-kind_fastest = Victoire la plus rapide
standings-kind_longest = Partie la plus longue
standings-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
standings-comeback = depuis { $share } %
standings-comeback_note = du total
standings-stats_title = **{ $name }** dans **{ $season }**
standings-stats_none = { $name } n’a pas encore fini de partie dans **{ $season }**.
standings-stats_out = { $name } ne participe pas au classement.
standings-stats_out_self = Tu ne participes pas au classement de ce serveur. `/standings opt-in` t’y ramène.
standings-standing = { $rank } sur { $players }, { $games }
standings-standing_none = pas encore au classement, { $games }
standings-times =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
standings-of_games = { $count } sur { $games }
standings-rivals = **Face à face**
standings-rival = { $name } : { $games }, devant { $ahead } fois, derrière { $behind } fois
standings-rival_level = { $name } : { $games }, devant { $ahead } fois, derrière { $behind } fois, à égalité { $level } fois
standings-you_and = **Toi et { $name }** : { $games }, toi devant { $ahead } fois, derrière { $behind } fois
standings-you_and_level = **Toi et { $name }** : { $games }, toi devant { $ahead } fois, derrière { $behind } fois, à égalité { $level } fois
standings-stats_alt = { $name } dans { $season }. { $standing }. Cote { $rating }. { $games }, { $wins }. Rangs : { $places }. Pion préféré { $token }, édition préférée { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title } : { $value }.
standings-best_alt_note = { $title } : { $value } ({ $note }).
standings-ask_out = Tes parties ici ({ $count }) seraient oubliées pour de bon : cote, rangs, records et médailles. Les nouvelles ne seraient pas notées.
standings-forget_me = Oublie-moi
standings-is_out = C’est fait : tes parties ont disparu du classement de ce serveur, et tes médailles avec elles ; les nouvelles parties ne sont pas notées. `/standings opt-in` t’y ramène, en partant de zéro.
standings-was_out = Tu ne participes déjà pas au classement de ce serveur.
standings-is_in = Quel plaisir de te revoir : ta prochaine partie compte de nouveau.
standings-was_in = Tu participes déjà au classement de ce serveur.
standings-season_sure = **Commencer { $season } ?** Tout le monde repart à 1 000 ; le classement actuel reste dans `/leaderboard`.
standings-season_begin = Commencer
standings-season_done = **{ $season }** a commencé. Si c’était une erreur : `/season undo`, pendant un jour.
standings-season_begun = **{ $season }** a commencé. Tout le monde part à 1 000 ; le tableau de la saison précédente reste dans `/leaderboard`.
standings-season_begun_log = a commencé la saison **{ $season }**.
standings-season_undo = Annuler
standings-season_undo_sure = **Annuler { $season } ?** La saison d’avant continue, et les parties finies depuis comptent pour elle.
standings-season_undone = **{ $season }** est annulée : la saison d’avant continue, avec toutes les parties finies depuis.
standings-season_undone_log = a annulé la saison **{ $season }**.
standings-season_undo_late = Il n’y a pas de saison à annuler : c’est possible pour la dernière, et pendant un jour.
standings-season_named = Il y a déjà eu une saison appelée **{ $season }**. Choisis un autre nom.
standings-season_unknown = Il n’y a pas eu de saison appelée **{ $season }** ici.
standings-season_nameless = Une saison a besoin d’un nom de { $most } caractères au plus.
gamelist-title = **Parties de ce serveur**
gamelist-none = Aucune partie n’a encore été jouée ici. Commences-en une avec `/game new`.
gamelist-running = **En cours**
gamelist-finished = **Finies**
gamelist-damaged = • La partie { $game } est abîmée et ne peut pas être montrée
gamelist-lobby = • { $edition } : { $names } · le [lobby]({ $link }) est ouvert
gamelist-live = • { $edition } : { $names } · tour { $turn } · [regarder]({ $link })
gamelist-paused = • { $edition } : { $names } · en pause · [voir]({ $link })
gamelist-over = • { $edition } : { $winners }, <t:{ $when }:d> · [la fin]({ $link })
gamelist-over_gone = • { $edition } : { $winners }, <t:{ $when }:d>
gamelist-won = victoire : **{ $names }**, contre { $others }
gamelist-won_alone = victoire : **{ $names }**
gamelist-page = -# Page { $page } sur { $pages }
gamelist-choose = Voir une partie finie
gamelist-follow = Suivre une partie en cours jusqu’à la fin
gamelist-follow_option = { $edition } : { $names }
gamelist-follow_note = #{ $game } · tour { $turn }
gamelist-option = { $edition }, victoire : { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# Elle compte au classement.
gamelist-not_tutorial = -# C’était une leçon, elle ne compte pas au classement.
gamelist-not_substituted = -# Quelqu’un a laissé sa place, elle ne compte donc pas au classement.
gamelist-not_undone = -# Des dés, des cartes ou des questions ont été repris, elle ne compte donc pas au classement.
gamelist-not_computers = -# Seuls des ordinateurs ont joué, elle ne compte donc pas au classement.
gamelist-end_card = Carte de fin
gamelist-replay = Rediffusion
gamelist-to_list = Toutes les parties
gamelist-film = Toute la partie encore une fois.
gamelist-no_film = Cette partie n’a pas pu être dessinée. Elle n’a pas d’autre problème.
gamelist-gone = Cette partie n’est plus conservée.
