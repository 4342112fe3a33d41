### What happened, and what to do.

error-unexpected = Oups, il y a eu un souci de notre côté. Rien n’est perdu. Si cela se reproduit, donne ce numéro à qui héberge le bot : `{ $number }`.
error-not_saved = Cela n’a pas pu être enregistré : rien ne s’est donc passé, et rien d’avant n’est perdu. Réessaie dans une minute ; si cela dure, préviens qui héberge le bot.
error-not_seated = Tu n’as pas de place à cette table. Regarde, ou prends une place libre avec `/seat take` ; `/follow` te dira comment elle finit.
error-kept = L’ordinateur joue pour toi. Appuie sur **Me revoilà** pour reprendre.
error-moved = Autre chose s’est passé juste avant. Regarde encore une fois, et réessaie.
error-paused = Cette table est en pause. La modération peut la relancer.
error-no_game_here = Il n’y a pas de partie dans ce salon. Commences-en une avec `/game new`.
error-gone = Cette partie est finie. Commences-en une nouvelle avec `/game new`.
error-unreadable = C’est enregistré, mais je n’arrive plus à le lire. Si c’est une partie, personne ne peut y jouer pour l’instant, et la modération peut la fermer avec `/moderate end`. Qui héberge le bot en voit plus avec `rentroll doctor`.
error-not_ready = Je viens de démarrer et je prépare encore cette table. Réessaie dans un instant.
error-one_moment = Un instant, s’il te plaît : je reviens tout de suite. Rien n’a été fait ; appuie à nouveau dans quelques secondes.
error-old_button = Ce bouton date d’il y a longtemps. Utilise le message le plus récent.
error-retired = C’est terminé : les votes sur la prochaine édition et la file d’attente pour une table n’existent plus. `/game new` ouvre une table.
error-hidden = C’est dans un salon que tu ne peux pas voir.
error-old_command = Je ne comprends pas : la commande a changé, ou une de ses options ne vient pas de ce serveur. Choisis-la à nouveau dans la liste.
error-several = Il y en a plusieurs de ce nom. Choisis dans la liste.
attention-call = Tu as beaucoup demandé ces temps-ci : laisse-leur un moment. Tu pourras redemander <t:{ $when }:R>.
attention-post = Tu as bien occupé ce serveur ces temps-ci : laisse-lui un moment. Tu pourras recommencer <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = La table attend { $who } pour { $what }.
error-asked-roll = lancer les dés
error-asked-jail = tenter de sortir de prison
error-asked-end_turn = finir le tour
error-asked-buy = décider d’acheter ou non
error-asked-tax = choisir comment payer la taxe
error-asked-auction = enchérir ou passer
error-asked-debt = payer ce qui est dû
error-asked-mortgaged = lever une hypothèque ou la garder
error-asked-shortage = demander des bâtiments rares
error-asked-place = placer un bâtiment
error-asked-go = prendre le salaire ou aller ailleurs
error-asked-trip = demander la question
error-asked-challenge = répondre à une question
error-asked-prize = choisir une propriété
error-asked-court = plaider
error-asked-offline = déplacer le jeton hors ligne
error-refused = Discord n’en a pas voulu : { $reason }. Rien n’a changé.
error-outage = Discord a des ennuis en ce moment : cela n’a pas pu aboutir. Réessaie dans une minute.
error-limit = Trop de demandes ici d’un coup : cela n’a pas pu aboutir. Réessaie dans une minute.
error-permission = Pour cela, il me faut **{ $permission }** dans { $place }. La modération peut l’accorder dans les permissions du salon.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-attach_files = Joindre des fichiers
permission-create_public_threads = Créer des fils publics
permission-send_messages_in_threads = Envoyer des messages dans les fils
