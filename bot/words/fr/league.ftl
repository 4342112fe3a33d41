### League nights.

league-command = Une soirée de ligue : inscriptions, tables tirées au sort, points, finale
league-command_open = Ouvre une soirée de ligue dans ce salon
league-command_start = Tire au sort les premières tables de la soirée de ligue de ce salon
league-command_call_off = Annule la soirée de ligue de ce salon
league-option_rounds = Combien de manches, de 1 à 6
league-option_edition = À quoi on joue ; sinon, l’édition habituelle de ce serveur
league-option_minutes = Combien de temps joue une table, de 15 à 180 minutes
league-opened = La soirée de ligue est ouverte.
league-starting = Les tables sont tirées au sort.
league-ended = La soirée de ligue est annulée. Les tables en cours continuent comme des parties ordinaires.
league-title = ## Soirée de ligue { $number } : { $edition }, { $count ->
        [one] une manche
       *[other] { $count } manches
    }
league-about = Inscris-toi, et le sort te donne une table de quatre, ou de trois à cinq si le nombre l’exige. À une table de quatre, les rangs rapportent 12, 8, 4 et 0 points. À la dernière manche, le haut du classement se retrouve à la première table. Il faut { $least } personnes pour commencer.
league-each_table = À chaque table : { $variant }.
league-sealed = -# Les dés de toutes les tables sont scellés sous `{ $hash }…`.
league-unsealed = -# Le secret de la soirée était `{ $secret }`, scellé sous `{ $hash }…`. Le secret d’une table est le SHA-256 du texte `rentroll-night-1:secret:round:table`.
league-nobody = Aucune inscription pour l’instant.
league-signed_up = **{ $count ->
        [one] Une inscription
       *[other] { $count } inscriptions
    }** : { $names }
league-round = **Manche { $round } sur { $rounds }**
league-drawn = **La manche { $round } sur { $rounds } est tirée au sort.** L’ordinateur joue pour qui ne vient pas, et le tirage suivant se fait sans cette personne.
league-table_drawn = Table { $place } dans <#{ $thread }> : { $people }
league-final_table = La finale, dans <#{ $thread }> : { $people }
league-table_coming = La table { $place } se prépare : { $people }
league-table_playing = La table { $place } joue dans <#{ $thread }> : { $people }
league-table_over = La table { $place } a fini (<#{ $thread }>) : { $people }
league-standing = **Classement**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · a quitté la soirée
league-winner = La soirée revient à **{ $names }**.
league-done = C’est fini. Le classement final est ci-dessous.
league-off = Elle a été annulée.
league-thread = Soirée de ligue { $number }, manche { $round }, table { $place }
league-sign_up = S’inscrire
league-sign_off = Se désinscrire
league-start = Tirer les tables
league-call_off = Annuler la soirée
league-no_threads = Une soirée de ligue a besoin de fils pour ses tables : ouvre-la dans un salon textuel.
league-there = Il y a déjà une soirée de ligue dans ce salon.
league-none_here = Il n’y a pas de soirée de ligue dans ce salon. La modération en ouvre une avec `/league open`.
league-is_over = Cette soirée de ligue est finie.
league-begun = Les tables sont déjà tirées au sort.
league-already_in = Ton inscription est déjà faite.
league-not_in = Tu n’as pas d’inscription à cette soirée.
league-full = Une soirée de ligue accueille { $most } personnes, et il y a déjà autant d’inscriptions.
league-too_few = Il faut au moins { $least } inscriptions.
league-not_yours = Seules la modération et la personne qui a ouvert la soirée peuvent le faire.
league-opened_log = a ouvert une soirée de ligue dans <#{ $channel }> : { $edition }, { $count ->
        [one] une manche
       *[other] { $count } manches
    }
league-started_log = a fait tirer les tables de la soirée de ligue { $number }
league-called_off_log = a annulé la soirée de ligue { $number }
