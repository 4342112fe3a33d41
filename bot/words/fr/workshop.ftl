### L’atelier des éditions : des brouillons que l’on change avec des listes et des formulaires.

workshop-title = ## { $name } : { $section }
workshop-value = - { $name } : **{ $value }**
workshop-empty = rien
workshop-lab_hint = -# Chaque changement est gardé aussitôt, pour une semaine. Appuie sur Essayer, et le labo dira si c’est amusant et juste.
workshop-refused = Ce ne serait pas jouable, alors rien n’a changé :
    { $problems }
workshop-not_colour = { $text } n’est pas une couleur que je connais. Écris-la avec # et six signes, comme #b3402e, qu’indique n’importe quelle pipette, ou avec un mot anglais comme gold. Rien n’a changé.
workshop-card_gone = Cette carte n’est plus dans le paquet.
workshop-variant_taken = Une variante porte déjà ce nom, ou il y en a { $most }, et il n’en faut pas plus. Rien n’a changé.
workshop-variant_name = Donne-lui un nom de quelques lettres simples, comme partie rapide. Rien n’a changé.
workshop-copy = Notre { $name }
workshop-deck_part = { $name } : { $first } à { $last }

## Buttons

workshop-edit = Modifier
workshop-change = Changer
workshop-take_out = Retirer
workshop-add_variant = Nouvelle variante
workshop-save = Enregistrer comme version
workshop-shade_light = Couleurs claires
workshop-shade_dark = Couleurs sombres

## Lists

workshop-pick_section = Que changer ?
workshop-pick_spaces = Choisis une case
workshop-pick_groups = Choisis un groupe
workshop-pick_deck = Choisis un paquet
workshop-pick_cards = Choisis une carte
workshop-pick_new = Ajoute une carte
workshop-put_back = Retirée : la remettre
workshop-pick_rules = Règles à elle
workshop-pick_variants = Choisis une variante
workshop-pick_modules = Modules au choix des tables
workshop-pick_words = Choisis une langue
workshop-pick_texts = Choisis quelques textes
workshop-missing =
    { $count ->
        [one] 1 texte à traduire
       *[other] { $count } textes à traduire
    }
workshop-translated = Traduit
workshop-pick_motif = Ornement du milieu
workshop-pick_face = Police des titres

## Ornaments and typefaces

workshop-motif_plain = Aucun
workshop-motif_stars = Étoiles
workshop-motif_circuit = Circuit imprimé
workshop-motif_skyline = Gratte-ciel
workshop-motif_waves = Vagues
workshop-motif_lantern = Lanterne
workshop-motif_sunrise = Lever du soleil
workshop-motif_horseshoe = Fer à cheval
workshop-motif_leaves = Feuilles
workshop-motif_gears = Engrenages
workshop-motif_peaks = Sommets
workshop-face_serif = À empattements
workshop-face_slab = Empattements épais
workshop-face_poster = Affiche
workshop-face_mono = Machine à écrire
workshop-face_western = Western
workshop-face_round = Ronde
workshop-face_book = Livre
workshop-face_bold = Grasse

## Sections

workshop-section_name = Nom et pions
workshop-section_spaces = Cases : noms, prix, loyers
workshop-section_groups = Groupes et leurs couleurs
workshop-section_cards = Cartes
workshop-section_money = Argent
workshop-section_rules = Règles
workshop-section_variants = Variantes
workshop-section_modules = Modules
workshop-section_look = Apparence
workshop-section_words = Traductions
workshop-note_spaces = Choisis une case, puis appuie sur Changer. Les loyers se suivent : terrain nu, chaque maison, hôtel.
workshop-note_groups = Choisis un groupe, puis appuie sur Changer.
workshop-note_cards = Choisis un paquet pour le renommer, puis une carte. Une carte doit dire ce qu’elle fait : la même somme, le même endroit.
workshop-note_money = À quoi ressemblent les sommes, et combien il y en a.
workshop-note_rules = Ce qui est activé dans la liste compte aussitôt ; Changer fixe les nombres.
workshop-note_variants = Une table en choisit une, ou la partie standard. Choisis-en une, puis appuie sur Changer pour ses nombres ; ce qui est activé dans la liste compte tout de suite.
workshop-note_modules = Des jeux de coin et autres, qu’une table peut activer. La liste ne montre que ce que ce plateau permet.
workshop-note_look = Un ornement, une police et les couleurs du papier, de jour et de nuit.
workshop-note_words = Choisis une langue, puis quelques textes, puis appuie sur Changer. Les textes laissés vides restent dans la langue de l’original. Dans une carte, {"{"}amount{"}"} et {"{"}to{"}"} remplacent sa somme et son lieu.

## Lines of the forms

workshop-field_name = Nom
workshop-field_tagline = Ce que c’est, en quelques mots
workshop-field_notes = Ce qui change ici
workshop-field_tokens = Pions, séparés par des virgules
workshop-field_prefix = Avant une somme, comme $
workshop-field_suffix = Après une somme, comme écus
workshop-field_jail_fine = Amende pour sortir de prison
workshop-field_mortgage_interest = Intérêts des hypothèques, en %
workshop-field_jail_turns = Tours en prison, au plus
workshop-field_dealt_deeds = Propriétés distribuées au début
workshop-field_houses_before_hotel = Maisons avant un hôtel
workshop-field_variant = Comment elle s’appelle
workshop-field_paper = Papier
workshop-field_ink = Encre
workshop-field_line = Lignes
workshop-field_accent = Accent
workshop-field_centre = Milieu du plateau
workshop-field_space = Nom de la case
workshop-field_price = Prix
workshop-field_mortgage = Hypothèque
workshop-field_rents = Loyers : nu, chaque maison, hôtel
workshop-field_flat = Taxe fixe
workshop-field_percent = Ou % de la fortune (0 : aucun)
workshop-field_color = Mot pour la couleur
workshop-field_hex = Couleur, comme #b3402e
workshop-field_house_cost = Prix d’un bâtiment
workshop-field_rents_held = Loyers avec 1, 2 et plus
workshop-field_multipliers = Fois les dés avec 1, 2 et plus
workshop-field_deck = Nom du paquet
workshop-field_text = Ce que dit la carte
workshop-field_amount = Somme
workshop-field_per_house = Par maison
workshop-field_per_hotel = Par hôtel
workshop-field_to = Vers quelle case : nom ou numéro
workshop-field_steps = Combien de cases
workshop-field_times = Fois le loyer habituel
workshop-field_dice_times = Ou fois un nouveau lancer (0 : non)

## New cards, as they begin

workshop-new_collect_bank = La Banque t’aime bien : reçois { $sum }.
workshop-new_pay_bank = Une facture arrive : paie { $sum } à la Banque.
workshop-new_collect_each_player = C’est ton anniversaire : chaque joueur te donne { $sum }.
workshop-new_pay_each_player = Tournée générale : paie { $sum } à chaque joueur.
workshop-new_repairs = Réparations : paie { $house } par maison et { $hotel } par hôtel.
workshop-new_advance_to = Avance jusqu’à { $space }.
workshop-new_move_back = Recule de { $steps } cases.
workshop-new_go_to_jail = Va en prison. Tu ne passes pas par Départ et ne touches pas de salaire.
workshop-new_get_out_of_jail_free = Sors de prison gratuitement. Garde cette carte jusqu’à t’en servir ou l’échanger.
