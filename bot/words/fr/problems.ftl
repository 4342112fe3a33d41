### Ce qui cloche dans le fichier d'une édition. L'endroit est écrit devant, par exemple
### `spaces[3].price` : pas de majuscule au début, pas de point à la fin.

## Autour

problem-got = { $text } ; il y a { $got }
problem-near = { $text } ; tu voulais dire { $near } ?
problem-line = ligne { $number }
problem-first =
    { $count ->
        [one] { $text } (et 1 autre problème)
       *[other] { $text } (et { $count } autres problèmes)
    }
problem-none_defined = aucun, car rien n’est défini

## Ce qu'il y a à la place

problem-got_nothing = un vide
problem-got_huge = un nombre énorme
problem-got_list = une liste
problem-got_table = un tableau
problem-got_date = une date ou une heure
problem-got_else = autre chose

## Plusieurs choses

problem-many_numbers = nombres entiers
problem-many_spaces = cases
problem-many_groups = groupes
problem-many_decks = paquets
problem-many_cards = cartes
problem-many_tokens = pions
problem-many_variants = variantes
problem-many_modules = modules
problem-many_questions = questions
problem-many_choices = réponses
problem-many_choices_in_order = réponses dans l’ordre de l’original
problem-many_corners = noms, un par coin à partir du Départ
problem-many_languages = langues
problem-list = il faut une liste : { $what }
problem-exactly = il faut { $most } { $what }, il y en a { $found }
problem-between = il faut { $least } à { $most } { $what }, il y en a { $found }
problem-at_most = au plus { $most } { $what }, il y en a { $found }

## Le fichier entier

problem-unknown = l’édition '{ $id }' n’existe pas : choisis parmi { $names }, ou donne le chemin d’un fichier
problem-no_file = il n’y a pas de fichier d’édition ici
problem-readable = ce fichier ne se lit pas : { $reason }
problem-file_size = au plus { $most } Kio, le fichier est plus gros
problem-file_picture = une image
problem-file_pdf = un PDF
problem-file_archive = une archive ou un document de traitement de texte
problem-file_document = un document de traitement de texte
problem-file_page = une page web
problem-text_file = il faut un simple fichier texte qui finit par .toml, ceci est { $what }
problem-empty_file = il faut les lignes d’une édition, ce fichier est vide
problem-no_bytes = il faut un simple fichier texte, celui-ci contient des octets qui ne sont pas du texte
problem-utf8 = enregistre le texte en UTF-8, il y a un autre encodage ici : { $line }
problem-characters = au plus { $most } caractères, il y en a { $found }
problem-dots = au plus { $most } points, il y en a { $found }
problem-sensible = il faut un TOML de taille et de profondeur raisonnables
problem-depth = au plus { $most } tableaux ou listes imbriqués

## Une ligne illisible

problem-at_line = { $what } ; il y a : { $line }
problem-curly = mets des guillemets droits "comme ceux-ci" autour des mots, pas des courbes
problem-curly_more =
    { $count ->
        [one] mets des guillemets droits "comme ceux-ci" autour des mots, pas des courbes (dans 1 autre ligne aussi)
       *[other] mets des guillemets droits "comme ceux-ci" autour des mots, pas des courbes (dans { $count } autres lignes aussi)
    }
problem-section_twice = chaque section une seule fois : elle commence déjà à la ligne { $line }, mets ses lignes là-bas
problem-section_taken = donne à la section un nom que rien n’a pris plus haut
problem-key_twice = chaque clé une seule fois
problem-key_twice_at = chaque clé une seule fois : elle est déjà à la ligne { $line }
problem-close_section = il manque un ] à la fin du nom de la section
problem-close_lines = il manque trois guillemets fermants après un texte de plusieurs lignes
problem-close_quote = il manque le guillemet fermant après les mots
problem-close_list = il manque le ] qui ferme la liste d’avant
problem-close_brace = il manque un {"}"} fermant sur la même ligne
problem-no_comma_brace = pas de virgule avant {"}"}
problem-key_in_braces = il faut une clé entre {"{"} et {"}"}, le tout sur une ligne
problem-comma = il manque une virgule avant { $rest }
problem-comma_above = il manque une virgule à la fin de la ligne d’avant
problem-no_comma_end = pas de virgule à la fin de cette ligne
problem-quotes_inside = pas de guillemets à l’intérieur des mots, et rien après le guillemet fermant
problem-digits_only = écris les nombres entiers en chiffres seulement, comme 1000
problem-own_line = chaque clé sur sa propre ligne
problem-value = il manque une valeur après le signe égal
problem-truth = écris { $value }, en minuscules et sans guillemets
problem-in_quotes = les mots se mettent entre guillemets droits
problem-equals_for_colon = mets un signe égal au lieu du deux-points
problem-name_in_quotes = un nom de plusieurs mots se met entre guillemets avant le signe égal
problem-equals = il manque un signe égal entre la clé et sa valeur
problem-remark = une remarque commence par #
problem-key_first = il manque une clé avant le signe égal
problem-no_backslashes = des mots sans barres obliques inverses
problem-entry = il faut une clé, un signe égal et une valeur, ou une ligne qui commence par #

## Des valeurs du bon genre

problem-table = il faut un tableau de clés et de valeurs
problem-no_key = cette clé n’existe pas
problem-key_of_kind = cette clé n’existe pas pour le genre '{ $kind }'
problem-key_of_card = cette clé n’existe pas pour '{ $does }'
problem-id = il faut un mot court en minuscules, chiffres, - et _
problem-id_key = l’identifiant est un mot court en minuscules, chiffres, - et _
problem-id_free = cet identifiant est déjà pris, comme tous ceux-ci : { $names }
problem-shipped_id = il faut l’identifiant d’une édition fournie, pas un chemin
problem-one_of = au choix : { $names }
problem-true_or_false = il faut true ou false
problem-whole = il faut un nombre entier, 0 ou plus
problem-whole_above = il faut un nombre entier au-dessus de { $least }
problem-whole_between = il faut un nombre entier de { $least } à { $most }
problem-power_of_ten = il faut 1, 10, 100 ou une autre puissance de dix
problem-sign = il faut un signe ou un mot
problem-sign_no_number = il faut un signe ou un mot sans chiffre, plus, moins, point, virgule ni apostrophe, qui changeraient la somme
problem-colour = il faut une couleur comme #1f2328

## Des mots qu'on peut montrer

problem-some_words = il manque des mots
problem-no_end_spaces = pas d’espaces au début ni à la fin
problem-long_word = des mots de { $most } lettres au plus
problem-calls_nobody = des mots qui ne mentionnent personne
problem-no_less_than = pas de signe inférieur devant une lettre
problem-no_links = des mots sans liens
problem-no_backticks = des mots sans accents graves seuls ni barres obliques inverses
problem-no_doubled = pas d’étoiles, de tirets bas, de tildes ni de barres en double
problem-no_stars_around = pas d’étoiles ni de tirets bas autour des mots
problem-no_heading = des mots qui ne commencent pas comme une citation, un titre ou une liste
problem-visible = des signes visibles seulement, sans { $sign }
problem-plain_spaces = des espaces ordinaires, sans { $sign }
problem-accents = au plus { $most } accents sur une lettre
problem-around_number = { $what }, autour d’un nombre aussi

## Une édition qui part d'une autre

problem-chain = au plus { $most } éditions à la suite, il y en a plus
problem-sound_parent = il faut une édition sans problèmes, { $id } en a
problem-take_out =
    { $what ->
        [group] il faut l’identifiant d’un groupe à enlever
        [variant] il faut l’identifiant d’une variante à enlever
        [deck] il faut l’identifiant d’un paquet à enlever
       *[card] il faut l’identifiant d’une carte à enlever
    }
problem-new_card = il faut l’identifiant d’une carte de ce paquet, ou une nouvelle carte avec son texte (text) et ce qu’elle fait (do)
problem-spaces_list = il faut une liste de cases ; un tableau de changements demande extends
problem-spaces_changes = il faut une liste de cases ou un tableau de changements
problem-parent_space = il faut une position de 0 à { $last }, ou un nom du plateau d’origine
problem-space_change = il faut un nouveau nom ou un tableau de clés changées
problem-leftover = des mots sans { $name }, car aucune case ne s’appelle plus ainsi

## Plateau, groupes et pions

problem-sizes = le nombre de cases est un multiple de 4, de { $least } à { $most } ; il y en a { $found }
problem-board = il faut { $parts }
problem-board_go = une case de genre 'go', et la toute première
problem-board_jail = une seule case de genre 'jail' (il y en a { $found })
problem-board_street = au moins une case de genre 'street'
problem-corner = ici, il faut un coin ({ $names })
problem-jail_corner = la prison va dans un coin, donc en { $one }, { $two } ou { $three }
problem-own_name = il faut un nom à elle seule, car c’est une propriété
problem-group = il faut un groupe de genre { $kind } ({ $names })
problem-group_unused = il faut au moins une case de ce groupe sur le plateau
problem-mortgage = au plus le prix, { $price }
problem-rents = il faut { $count } loyers comme aux autres rues (terrain nu, chaque maison, hôtel), il y en a { $found }
problem-falling = un loyer ne devrait jamais baisser ; après { $before } vient { $now }
problem-building_pays = le dernier loyer doit être d’au moins { $least }, ce que rapporte déjà le terrain nu
problem-no_rents = il faut au moins un titre qui rapporte un loyer
problem-per_deed = il faut { $count } nombres, un par propriété détenue, il y en a { $found }
problem-token_once = chaque pion une seule fois
problem-token_each = il en faut un pour chacune des { $players } personnes, il y en a { $found }
problem-players_min = pas plus que players.max ({ $most })

## Cartes

problem-position = donne la position, car { $count } cases portent ce nom
problem-space = il faut le nom ou la position d’une case
problem-no_cards = il manque au moins une carte
problem-only_kept = une carte au moins doit retourner dans le paquet, ici on les garde toutes
problem-deck_unused = aucune case de genre 'card' n’utilise ce paquet
problem-kind_on_board = il faut un genre qui est sur le plateau
problem-own_text = il faut un texte à elle, car une autre carte dit la même chose
problem-unsaid = le texte devrait dire { $sum }, comme { $key }
problem-circle = des cartes ne doivent pas faire tourner en rond : de la case { $start } à { $target }, puis retour

## Règles, modules et questions

problem-not_standard = il faut un autre nom ; standard est le jeu lui-même
problem-setup = ces règles ne vont pas : { $what }
problem-module_space = { $module } demande une case de genre '{ $kind }'
problem-module_questions = { $module } demande des questions
problem-module_once = chaque module une seule fois
problem-own_id = il faut un identifiant à elle seule
problem-question_once = il faut une question posée une seule fois
problem-four_choices = il faut quatre réponses différentes
problem-questions_here = les questions vont dans ce fichier, sous [[questions]]
problem-questions_file = il faut un fichier à côté, comme challenge.toml
problem-only_questions = rien que [[questions]] dans ce fichier

## Aspect

problem-one_theme = l’aspect va ici ou dans { $file }, pas aux deux endroits
problem-id_of =
    { $what ->
        [group] il faut l’identifiant d’un groupe de cette édition
       *[deck] il faut l’identifiant d’un paquet de cette édition
    }
problem-icon_key = il faut une position, l’identifiant d’un groupe ou d’un paquet, ou un genre de case
problem-name_of =
    { $what ->
        [icon] il faut le nom d’une icône
       *[motif] il faut le nom d’un ornement
    }
problem-contrast = il faut un contraste d’au moins { $least } avec { $ground }, c’est { $found }
problem-band =
    { $shade ->
        [light] il faut un contraste d’au moins { $least } avec le papier clair, c’est { $found }
       *[dark] il faut un contraste d’au moins { $least } avec le papier sombre, c’est { $found }
    }
problem-group_colour = ce groupe n’a pas encore de couleur, comme #c0392b
problem-colour_apart = il faut une couleur qu’on distingue de celle de { $other }

## Traductions dans le fichier

problem-language = il faut une langue comme Discord la nomme, par exemple de ou pt-BR
problem-complete =
    { $more ->
        [0] la traduction a des trous, il manque { $names }
       *[other] la traduction a des trous, il manque { $names } et { $more } autres
    }
problem-unsaid_blank = le texte doit dire { $sum }, comme { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = le texte devrait dire { $name }, comme l’original ({"{"}to{"}"})
problem-other_number = pas d’autres nombres que ceux de l’original, il y a { $number }
problem-same_numbers = les nombres de l’original, { $text }
