### The queue for a table, where a server has as many as it may have.

queue-joined = Alle Tische dieses Servers sind besetzt. Du bist die Nummer **{ $place }** in der Warteschlange. Wenn du dran bist, wirst du in <#{ $channel }> gerufen, und der Tisch bleibt { $minutes } Minuten für dich frei, mit den Einstellungen, die du gewählt hast.
queue-leave = Nicht mehr warten
queue-left = Du bist nicht mehr in der Warteschlange.
queue-not_in = Du bist nicht in der Warteschlange dieses Servers.
queue-call = <@{ $user }>, ein Tisch ist frei, und du bist dran. Er bleibt bis <t:{ $due }:t> für dich frei.
queue-open = Meinen Tisch eröffnen
queue-lapsed_told = Hier war ein Tisch für die nächste Person in der Warteschlange frei, aber niemand hat ihn eröffnet. Mit `/game new` geht es.
queue-lapsed = Dieser Platz in der Warteschlange ist verfallen oder schon eingelöst. `/game new` eröffnet einen Tisch oder gibt dir einen neuen Platz.
queue-not_yours = Dieser Tisch ist für jemand anderen frei. `/game new` eröffnet einen eigenen oder gibt dir einen Platz in der Warteschlange.
queue-no_room = Alle Tische dieses Servers sind besetzt, und { $most } Leute warten schon. Versuch es etwas später noch einmal.
