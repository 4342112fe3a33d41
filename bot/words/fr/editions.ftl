### Editions of a server's own: uploading, looking at, trying out, keeping.

edition-command = Les éditions propres à ce serveur
edition-command_upload = Vérifie un fichier d’édition, regarde-le, puis publie-le ici
edition-command_new = Reçois un fichier commenté pour créer ta propre édition
edition-command_edit = Change une édition avec des listes et des formulaires, sans fichier
edition-command_list = Les éditions de ce serveur : versions, qui les a publiées et quand
edition-command_preview = Regarde une édition : son plateau, quelques titres et cartes
edition-command_export = Récupère le fichier d’une édition, dans n’importe quelle version
edition-command_restore = Faire d’une ancienne version d’une édition la plus récente
edition-command_remove = Retire une des éditions de ce serveur
edition-command_lab = Fais jouer une édition par l’ordinateur, souvent, pour savoir si elle est amusante
edition-option_file = Un fichier TOML ; /édition nouvelle t’en donne un pour commencer
edition-option_base = L’édition dont part la tienne
edition-option_id = L’identifiant de ton édition, par exemple ma_ville
edition-option_edition = Quelle édition
edition-option_version = Quelle version ; la plus récente, si tu ne dis rien
edition-option_restored = Quelle version redevient la plus récente
edition-option_games = Combien de parties (300)

## The file

edition-too_big = Ce fichier fait { $size } ; ce serveur accepte au plus { $most }. Une édition de { $most } est déjà très longue : est-ce le bon fichier ?
edition-damaged = Cette version est abîmée et ne peut pas être dessinée. Exporte son fichier et envoie-le à nouveau.
edition-unreadable = Je n’ai pas pu récupérer ce fichier chez Discord. Envoie-le à nouveau.
edition-problems = **{ $file }** n’est pas encore une édition : { $count } à corriger. Rien n’a été publié.
edition-problem_count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
edition-problem = - `{ $place }` : { $text }
edition-problem_line = - `{ $place }` (ligne { $number }) : { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# Les { $shown } premiers ; les { $count } sont tous dans le fichier.
edition-shipped_id = `{ $id }` est une édition fournie avec le jeu. Donne à la tienne son propre identifiant, à la ligne `id = …` du fichier, et envoie-le à nouveau. Rien n’a été publié.
edition-full = Ce serveur a { $most } éditions, et c’est le maximum : envoie une nouvelle version de l’une d’elles, ou retires-en une avec `/edition remove`. Rien n’a été publié.
edition-same = Il n’y a rien de nouveau dans ce fichier : c’est la version { $version } de `{ $id }`, lettre pour lettre.

## The preview

edition-preview_title = ## { $name }
    `{ $id }` · { $least } à { $most } joueurs · { $spaces } cases · { $cards } cartes
edition-preview_new = Une nouvelle édition pour ce serveur. Personne d’autre ne voit encore ceci.
edition-preview_newer = Version { $version } de cette édition ; la version { $before } date du { $when }. Les parties commencées gardent la leur. Personne d’autre ne voit encore ceci.
edition-preview_version = Version { $version }, publiée le { $when } par { $who }.
edition-preview_shipped = Cette édition est fournie avec le jeu.
edition-preview_rules = **Ses propres règles :**
edition-preview_warnings = **À regarder de plus près :**
edition-preview_item = - { $text }
edition-preview_more = - et { $count } de plus
edition-alt_board = Le plateau { $name } : { $spaces }
edition-alt_deeds = À côté, les titres : { $deeds }.
edition-publish = Publier
edition-replace = Remplacer la version { $version }
edition-discard = Jeter
edition-try = Essayer
edition-try_again = Réessayer
edition-draft_gone = Ce brouillon n’est plus ici : tu l’as publié ou jeté, tu en as commencé un autre, ou une semaine est passée. Envoie le fichier à nouveau, ou prends `/edition edit`.
edition-discarded = C’est jeté. Rien n’a été publié.
edition-published = **{ $name }** est publiée en version { $version }. Joues-y avec `/game new edition:{ $id }`.
edition-open_table = Ouvrir une table

## The laboratory

edition-lab_title = ## { $name } au labo
edition-lab_soon = **Labo :** les premières parties commencent bientôt…
edition-lab_playing = **Labo :** { $played } parties rapides sur { $games } jouées…
edition-lab_failed = **Labo :** les parties n’ont pas pu être jouées jusqu’au bout. Réessaie plus tard.
edition-lab_games = **Labo :** { $games } parties rapides à { $players } ordinateurs
edition-lab_length = - { $ended } d’entre elles finissent ; la moitié en { $median } tours ou moins, 95 sur 100 en { $most } ou moins
edition-lab_seats = - Victoires par place : { $wins }
edition-lab_visits = - La plus visitée : { $most } ; la moins : { $least }
edition-lab_returns = - La plus rentable : { $most } ; la moins : { $least }
edition-lab_card = - La carte la plus décisive : { $card } ({ $share } de victoires après l’avoir tirée)
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Rien ne détonne : un plateau équitable, et des parties qui finissent.
lab-computers = Les joueurs ordinateurs ne savent pas jouer sur ce plateau : ils échouent et font le plus petit coup possible. Cherche des nombres nuls ou bien trop grands.
lab-endless = { $share } des parties ne finissent pas : augmente les loyers ou baisse le salaire.
lab-long = Les parties sont longues ({ $turns } tours) : des loyers plus chers ou des maisons moins chères aident.
lab-short = Les parties sont très courtes ({ $turns } tours) : des loyers moins chers ou plus d’argent aident.
lab-unfair = La place { $seat } gagne { $share } des parties, { $even } serait équitable.
lab-rich = Le groupe { $group } rapporte bien plus que les autres.
lab-poor = Le groupe { $group } rembourse à peine ce qu’il coûte.
edition-wrong_games = Choisis de { $least } à { $most } parties.

## Starting one

edition-starter = Voici un fichier qui se joue déjà : **{ $name }** avec ton identifiant `{ $id }`. Ouvre-le dans un éditeur de texte, change ce que tu veux, et renvoie-le avec `/edition upload`. Ses remarques expliquent chaque ligne.

## The list

edition-none = Ce serveur n’a pas encore d’éditions à lui. `/edition edit` en fait une avec des listes et des formulaires ; ou `/edition new` te donne un fichier pour commencer, et `/edition upload` le publie. Il y a de la place pour { $most }.
edition-bytes =
    { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }
edition-kilobytes = { $count } Kio
edition-list_title = **Éditions de ce serveur** ({ $count } sur { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · version { $version } · { $size } · le { $when } par { $who }{ $open ->
        [0] {""}
       *[other] {" "}· { $open } en cours
    }
edition-list_pick = Versions d’une édition
edition-list_note =
    { $count ->
        [one] { $count } version
       *[other] { $count } versions
    }
edition-nobody = une personne inconnue
edition-refresh = Actualiser
edition-back_to_list = Toutes les éditions
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Version { $version } : **{ $name }**, { $size }, le { $when } par { $who }
edition-export_pick = Exporter une version
edition-preview = Aperçu
edition-remove = Retirer
edition-exported = **{ $name }**, version { $version }. N’importe quel serveur peut publier ce fichier.
edition-not_own = `{ $id }` n’est pas une édition de ce serveur. `/edition list` les montre.
edition-no_version = `{ $id }` n’a pas de version { $version } ici.
edition-restored = La version { $before } de **{ $name }** redevient la plus récente, en version { $version }. Les parties commencées gardent la leur.
edition-newest = La version { $version } est déjà la plus récente de `{ $id }`.
edition-gone = Cette édition n’est plus ici.

## Removing

edition-remove_sure =
    { $versions ->
        [one] Retirer **{ $name }** ? Les parties commencées continuent ; les nouvelles ne pourront plus la choisir. Exporte-la d’abord si tu peux en avoir encore besoin.
       *[other] Retirer **{ $name }** avec ses { $versions } versions ? Les parties commencées continuent ; les nouvelles ne pourront plus la choisir. Exporte-la d’abord si tu peux en avoir encore besoin.
    }
edition-remove_now = La retirer
edition-remove_keep = La garder
edition-removed = **{ $name }** est retirée.

## What the log channel says, after a moderator's name

edition-log_published = a publié l’édition **{ $name }** (`{ $id }`), version { $version }
edition-log_restored = a refait de la version { $before } de l’édition **{ $name }** (`{ $id }`) la plus récente, en version { $version }
edition-log_removed = a retiré l’édition **{ $name }** (`{ $id }`)
