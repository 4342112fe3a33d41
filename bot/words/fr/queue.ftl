### The queue for a table, where a server has as many as it may have.

queue-joined = Toutes les tables de ce serveur sont prises. Tu as le numéro **{ $place }** dans la file d’attente. Quand c’est ton tour, on t’appelle dans <#{ $channel }>, et la table reste à toi pendant { $minutes } minutes, avec les réglages que tu as choisis.
queue-leave = Quitter la file
queue-left = Tu n’es plus dans la file d’attente.
queue-not_in = Tu n’es pas dans la file d’attente de ce serveur.
queue-call = <@{ $user }>, une table est libre, et c’est ton tour. Elle reste à toi jusqu’à <t:{ $due }:t>.
queue-open = Ouvrir ma table
queue-lapsed_told = Une table libre attendait ici la personne suivante de la file, mais personne ne l’a ouverte. `/game new` en ouvre une.
queue-lapsed = Cette place dans la file a expiré, ou elle a déjà servi. `/game new` ouvre une table ou te donne une nouvelle place.
queue-not_yours = Cette table attend quelqu’un d’autre. `/game new` ouvre la tienne ou te donne une place dans la file d’attente.
queue-no_room = Toutes les tables de ce serveur sont prises, et { $most } personnes attendent déjà. Réessaie un peu plus tard.
