### Before the game, and after it.

## The lobby's message

lobby-title = ## { $edition } : table ouverte par { $host }
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }**, pion { $token }
lobby-seated_robot = { $number }. **{ $name }**, pion { $token } (ordinateur { $temper })
lobby-waiting = Il manque encore { $missing ->
        [one] { $missing } personne
       *[other] { $missing } personnes
    }. Appuie sur **Rejoindre** ou **Ajouter un ordi**.
lobby-ready = Tout est prêt ! { $host } peut appuyer sur **Commencer**.
lobby-counts = -# Compte au classement : rester jusqu’au bout compte pour la cote, partir pour de bon vaut le dernier rang.
lobby-counts_alone = -# Compte au classement ; pour une cote, il faut une deuxième personne à la table.
lobby-official = Règles officielles : cette table ne change rien.
lobby-changes = **Choisi pour cette table :**
lobby-printed = { $edition } a ses propres règles
lobby-paragraph = -# **{ $heading } :** { $rules }
lobby-rule = - { $rule }
lobby-more_few = et { $count } de plus
lobby-more_rules = - et { $count } de plus : appuie sur **Fiche des règles**
lobby-dice = -# Secret des dés, déjà fixé : `{ $hash }…` Vérifier : `/dice`.
lobby-begun = ## { $edition } : la partie a commencé
    Autour de la table : { $players }. Amusez-vous bien !
lobby-begun_dice = -# Les dés sont fixés : secret `{ $hash }…`, graine `{ $seed_hash }…`. `/dice` montre comment tout le monde pourra vérifier à la fin.
lobby-begun_plain = -# Les dés sont fixés par une graine secrète : `{ $hash }…` Elle est montrée à la fin, pour que tout le monde puisse vérifier : `/dice`.
lobby-closed = ## { $edition } : cette table est fermée
    Ouvre-en une autre avec `/game new`.
lobby-pick_token = Choisis ton pion
lobby-pick_guest = Ajouter un ordi de ton choix
lobby-token_taken = Pris par { $name }
lobby-token_robot = { $name } te le laisserait
lobby-join = Rejoindre
lobby-leave = Partir
lobby-add = Ajouter un ordi
lobby-remove = Retirer un ordi
lobby-settings = Réglages
lobby-rules = Fiche des règles
lobby-start = Commencer

## Private answers

lobby-opened = Ta table est mise : { $link }
    Invite du monde, ou ajoute des ordinateurs.
lobby-rematched = Les mêmes personnes et les mêmes règles, encore une fois : { $link }
    Qui ne veut pas jouer peut appuyer sur **Partir**.
lobby-joined = Bienvenue ! Ta place est ici : { $link }
lobby-left = Tu as quitté la table.
lobby-left_last = Il n’y a plus personne ici, la table est donc fermée.
lobby-token_yours = Le pion { $token } est à toi.
lobby-robot_added = { $name } prend place : un ordinateur { $temper }.
lobby-robot_removed = { $name } s’en va.
lobby-started = La partie a commencé. Bonne chance !
lobby-shown_again = La revoilà : { $link }

## Refusals

lobby-busy_lobby = Une table se prépare déjà dans ce salon : { $link }
    Rejoins-la, ou ouvre la tienne dans un fil : `/game new` avec l’option `thread`.
lobby-busy_game = Une partie se joue déjà dans ce salon : { $link }
    Va dans un autre salon, ou ouvre la tienne dans un fil : `/game new` avec l’option `thread`.
lobby-busy_unreadable = La partie de ce salon est abîmée et ne peut pas continuer : { $link }
    La modération peut la fermer avec `/moderate end`. D’ici là, ouvre la tienne dans un fil : `/game new` avec l’option `thread`.
lobby-none_here = Aucune table ne se prépare dans ce salon. Ouvres-en une avec `/game new`.
lobby-has_begun = Cette partie a déjà commencé.
lobby-is_over = Cette partie est finie. **Revanche**, sous la carte de fin, la rejoue.
lobby-is_closed = Cette table est fermée. Ouvres-en une nouvelle avec `/game new`.
lobby-edition_removed = **{ $edition }** n’est plus sur ce serveur, on ne peut donc plus y jouer. L’hôte choisit une autre édition dans les Réglages.
lobby-full = Les { $seats } places sont prises. L’hôte peut en changer le nombre dans **Réglages**, ou retirer un ordinateur.
lobby-already_in = Tu as déjà une place à cette table.
lobby-not_in = Tu n’as pas encore de place à cette table. Appuie d’abord sur **Rejoindre**.
lobby-the_host = l’hôte
lobby-host_only = Seul l’hôte de cette table peut le faire : { $host }.
lobby-too_few = Pour { $edition }, il faut être au moins { $least }. Attends du monde, ou appuie sur **Ajouter un ordi**.
lobby-token_gone = Le pion { $token } est déjà pris par { $name }. Choisis-en un autre.
lobby-no_such_token = Cette édition n’a pas ce pion. Elle a : { $tokens }.
lobby-no_robot = Il n’y a aucun ordinateur à retirer.
lobby-no_such_robot = Cet ordinateur n’existe pas. Choisis-en un dans la liste.
lobby-no_such_edition = Aucune édition ne s’appelle `{ $edition }`. Il y a : { $editions }.
lobby-too_many_sit = Vous êtes déjà { $count } ici, et { $edition } n’a que { $seats } places.
lobby-wrong_seats = { $edition } se joue de { $least } à { $most }.
lobby-no_such_rule = Aucune règle maison ne s’appelle `{ $rule }`. Essaie l’une de celles-ci : { $known }.
lobby-not_a_number = `{ $text }` n’est pas un nombre entier pour { $rule }.
lobby-wrong_minutes = Une partie chronométrée dure de { $least } à { $most } minutes.
lobby-no_room = Ce serveur a autant de fils ouverts que Discord le permet. Ouvre la table ici, sans `thread`.
lobby-in_thread = C’est déjà un fil, et un fil ne peut pas en contenir d’autres. Enlève `thread`.
lobby-no_threads = Ce genre de salon n’a pas de fils. Enlève `thread`.
lobby-no_rematch_here = Aucune partie ne s’est encore terminée dans ce salon.
lobby-rematch_not_over = Cette partie est encore en cours.
lobby-rematch_stranger = Il faut y avoir joué pour demander la revanche. Commence une nouvelle partie avec `/game new`.
lobby-here = ce salon

## Variants, speeds, computer players

lobby-variant_standard = Partie classique
lobby-variant_standard_note = On joue jusqu’à ce qu’il ne reste qu’une personne
lobby-variant_short = Partie courte
lobby-variant_short_note = Trois propriétés par personne au départ ; la première faillite met fin à la partie
lobby-variant_timed = Partie chronométrée
lobby-variant_timed_minutes = Partie chronométrée, { $minutes } minutes
lobby-variant_timed_note = Deux propriétés par personne au départ ; à la fin du temps, la plus grande fortune gagne
lobby-speed_live = En direct
lobby-speed_live_note = 60 secondes par décision, moins pour les enchères et les questions
lobby-speed_relaxed = Tranquille
lobby-speed_relaxed_note = 10 minutes par décision, moins pour les enchères et les questions
lobby-speed_slow = Lente
lobby-speed_slow_note = un jour par décision, moins pour les enchères et les questions
lobby-speed_none = Sans chrono
lobby-speed_none_note = pas de limite, sauf 10 minutes après chaque enchère
lobby-speed_line = { $speed } : { $note }
lobby-temper_steady = posé
lobby-temper_bold = audacieux
lobby-temper_careful = prudent
lobby-temper_easy = facile
lobby-temper_normal = normal
lobby-temper_hard = difficile
lobby-level_easy = facile
lobby-level_normal = normal
lobby-level_hard = difficile
lobby-level_expert = expert
lobby-expert_full = -# Trop d’experts réfléchissent à d’autres tables : pour l’instant, l’expert d’ici joue comme difficile.
lobby-robot_words = { $figure } { $level }, { $temper }
lobby-guest = { $figure } { $name }, niveau { $level }
lobby-character_rita = patient
lobby-character_rita_note = Attend le bon moment, et parle peu
lobby-character_max = rusé
lobby-character_max_note = Veut faire une affaire à chaque échange
lobby-character_zoe = économe
lobby-character_zoe_note = Garde la bourse pleine et la tête froide
lobby-character_vic = téméraire
lobby-character_vic_note = Enchérit haut et construit tôt
lobby-character_kit = sociable
lobby-character_kit_note = Échange avec tout le monde, tout le temps
lobby-character_una = jaloux
lobby-character_una_note = Ne supporte pas de voir les autres s’enrichir

## The private settings

lobby-settings_title = **Réglages de ta table** · { $edition }
    Ce que tu choisis ici compte aussitôt, et tout le monde le voit dans le lobby.
lobby-house_title = **Règles maison de ta table** · { $edition }
    Seul ce que tu choisis ici diffère des règles officielles.
lobby-pick_edition = Édition
lobby-edition_note = { $least } à { $most } joueurs. { $about }
lobby-edition_line = { $name } ({ $least } à { $most }) : { $about }
lobby-pick_variant = Type de partie
lobby-pick_speed = Vitesse
lobby-pick_seats = Places
lobby-seats_choice = { $count } places
lobby-pick_modules = Jeux facultatifs de cette édition
lobby-pick_house = Règles maison
lobby-house_page = Règles maison
lobby-main_page = Retour
lobby-numbers = Nombres
lobby-minutes = Minutes
lobby-refresh = Actualiser
lobby-look_light = Mode clair
lobby-look_dark = Mode sombre
lobby-numbers_title = Les nombres de ta table
lobby-minutes_title = Combien de temps jouez-vous ?
lobby-minutes_label = Minutes
lobby-number_starting_cash = Argent de départ
lobby-number_salary = Salaire en passant par Départ
lobby-number_house_stock = { $houses } à la Banque
lobby-number_hotel_stock = { $hotels } à la Banque
lobby-number_laps_before_buying = Tours de plateau avant de pouvoir acheter

## The rules card

lobby-card_title = ## { $edition }
lobby-card_players = De { $least } à { $most } joueurs · { $variant } : { $variant_note }
    { $speed } : { $note }
lobby-card_official = Cette table suit les règles officielles et ne change rien.
lobby-card_more = - et { $count } de plus : `/rules` montre le reste
lobby-card_foot = -# `/rules` cherche n’importe quelle règle.

## The end

lobby-end_title = ## { $winners }
lobby-end_one = { $name } gagne !
lobby-end_several = { $names } se partagent la victoire !
lobby-end_rank = { $rank }. { $name } : { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    })
lobby-end_then = { $first }, puis { $then }
lobby-end_counts_as = -# La partie compte au classement : { $places }. Un départ vaut le dernier rang ; qui a partagé une place en partage le résultat.
lobby-end_counts_alone = -# La partie compte au classement ; mais pour une cote, il faut une autre personne à la table.
lobby-end_place_shared = { $rank }. { $name } ({ $percent } %)
lobby-end_place_left = { $rank }. { $name } (départ)
lobby-end_awards = **Trophées**
lobby-end_award = - **{ $title }** : { $line }
lobby-end_secret = -# Le secret de tous les dés et de toutes les cartes était `{ $secret }`, scellé sous `{ $hash }…`. `/dice` explique comment vérifier chaque lancer.
lobby-end_seed = -# La graine de tous les dés et de toutes les cartes était `{ $seed }`, scellée au début sous `{ $hash }…`. `/dice` explique comment vérifier chaque lancer.
lobby-end_undone = Des dés, des cartes ou des questions ont été repris dans cette partie : elle ne compte pour aucun classement, record ni trophée.
lobby-end_replay = Toute la partie encore une fois, tour après tour :
lobby-end_replay_alt = Une animation de toute la partie : le plateau tour après tour, jusqu’à la fin.
lobby-rematch = Revanche

## Slash commands

lobby-command = Préparer, rejoindre, commencer et rejouer des parties
lobby-command_new = Ouvre une table dans ce salon
lobby-command_join = Prends place à la table qui se prépare ici
lobby-command_leave = Laisse ta place avant le début de la partie
lobby-command_token = Choisis ton pion
lobby-command_computer = Ajoute ou retire un ordinateur
lobby-command_settings = Change l’édition, les règles ou la vitesse de ta table
lobby-command_card = Tout ce que cette table joue autrement
lobby-command_start = Commence la partie
lobby-command_show = Montre à nouveau le lobby ou la table, tout en bas
lobby-command_concede = Abandonne, ou accorde avec les autres la victoire à qui mène
lobby-command_rematch = Rejoue la dernière partie d’ici, avec les mêmes personnes et règles
lobby-option_edition = Quel plateau
lobby-option_variant = Classique, courte ou chronométrée
lobby-option_modules = Jeux facultatifs de l’édition, séparés par des virgules
lobby-option_house = Règles maison, par exemple : free_parking_pot, starting_cash=2000
lobby-option_speed = Combien de temps on peut réfléchir
lobby-option_seats = Combien de places, ordinateurs compris
lobby-option_minutes = Combien de temps dure une partie chronométrée
lobby-option_look = Images claires ou sombres
lobby-option_thread = Ouvre un fil réservé à la partie
lobby-option_token = Un des pions de cette édition
lobby-option_computer = Ajouter ou retirer
lobby-option_level = À quel niveau il joue
lobby-option_character = Lequel c’est

## Settings that do not go together. $rule is the one that is wrong, as it is typed

wrong-rule = `{ $rule }` : { $what }.
wrong-named = **{ $rule } :** { $what }.
wrong-alone = { $what }.
wrong-choice = `{ $value }` n’est pas au choix. Il y a : `{ $known }`
wrong-module = cette édition n’a pas `{ $value }`
wrong-range = il faut un nombre entier de { $least } à { $most }, pas { $value }
wrong-kind = cela ne se règle pas ainsi
wrong-houses = au plus { $houses } : les propriétés n’ont pas de loyer au-delà
wrong-questions = cette édition n’a pas de questions pour un jeu qui en pose
wrong-pot_or_show = le parking gratuit ne peut pas être à la fois une cagnotte et un jeu télévisé : choisis
wrong-no_parking = ce plateau n’a pas de parking gratuit
wrong-no_court = aucune case de ce plateau n’envoie en prison
wrong-laps = dans cette variante, des propriétés sont distribuées au début : il n’y a rien à attendre
wrong-none_dealt = aucune propriété n’est distribuée : il n’y a rien à payer
wrong-cash = au moins { $cash } : les { $deeds } propriétés les plus chères coûtent cela, et il faut les payer
wrong-deal = il n’y a pas assez de propriétés pour en distribuer { $deeds } à chacun
wrong-offline = le jeton hors ligne a besoin d’au moins deux propriétés
