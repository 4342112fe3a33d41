### Was geschehen ist und was zu tun ist.

error-unexpected = Entschuldige, da ist bei uns etwas schiefgegangen. Verloren ist nichts. Wenn es wieder passiert, gib diese Nummer an die Leute weiter, die den Bot betreiben: `{ $number }`.
error-not_saved = Das ließ sich nicht speichern, also ist es nicht geschehen. Von vorher ist nichts verloren. Versuch es in einer Minute noch einmal; wenn es dabei bleibt, sag es den Leuten, die den Bot betreiben.
error-not_seated = Du hast keinen Platz an diesem Tisch. Schau zu oder übernimm mit `/seat take` einen Platz, der frei ist; mit `/follow` erfährst du, wie es ausgeht.
error-kept = Der Computer spielt gerade für dich. Drück **Bin wieder da**, um zu übernehmen.
error-moved = Kurz davor ist etwas anderes passiert. Schau noch einmal hin und versuch es erneut.
error-paused = Dieser Tisch macht Pause. Die Moderation kann ihn weiterspielen lassen.
error-no_game_here = In diesem Kanal gibt es kein Spiel. Starte eines mit `/game new`.
error-gone = Das Spiel ist aus. Starte ein neues mit `/game new`.
error-unreadable = Das ist gespeichert, aber ich kann es nicht mehr lesen. Ist es ein Spiel, kann vorerst niemand weiterspielen, und die Moderation kann es mit `/moderate end` schließen. Wer den Bot betreibt, erfährt mit `rentroll doctor` mehr.
error-not_ready = Ich bin gerade erst gestartet und decke diesen Tisch noch. Versuch es gleich noch einmal.
error-one_moment = Einen Moment bitte: Ich bin gleich wieder da. Es wurde nichts getan; drück in ein paar Sekunden noch einmal.
error-old_button = Dieser Knopf ist uralt. Nimm die neueste Nachricht hier.
error-retired = Das ist vorbei: Abstimmungen über die nächste Ausgabe und die Warteschlange für einen Tisch gibt es nicht mehr. `/game new` eröffnet einen Tisch.
error-hidden = Das liegt in einem Kanal, in den du nicht schauen kannst.
error-old_command = Das verstehe ich nicht: Der Befehl hat sich geändert, oder eine seiner Optionen stammt nicht von diesem Server. Wähl ihn noch einmal aus der Liste.
error-several = So heißen mehrere. Wähl aus der Liste.
attention-call = Du hast in letzter Zeit viel gefragt: Gib den anderen einen Moment. Fragen kannst du wieder <t:{ $when }:R>.
attention-post = Du hast diesen Server in letzter Zeit gut beschäftigt: Gib ihm einen Moment. Das geht wieder <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = Der Tisch wartet auf { $who }: { $what }.
error-asked-roll = würfeln
error-asked-jail = aus dem Gefängnis kommen
error-asked-end_turn = den Zug beenden
error-asked-buy = kaufen oder nicht
error-asked-tax = wählen, wie die Steuer gezahlt wird
error-asked-auction = bieten oder passen
error-asked-debt = die Schulden zahlen
error-asked-mortgaged = eine Hypothek ablösen oder behalten
error-asked-shortage = knappe Gebäude verlangen
error-asked-place = ein Gebäude setzen
error-asked-go = das Gehalt nehmen oder weiterziehen
error-asked-trip = sich die Frage stellen lassen
error-asked-challenge = eine Frage beantworten
error-asked-prize = ein Grundstück aussuchen
error-asked-court = sich vor Gericht erklären
error-asked-offline = den Offline-Stein versetzen
error-refused = Das hat Discord nicht angenommen: { $reason }. Geändert wurde nichts.
error-outage = Discord hat gerade Schwierigkeiten, darum ließ sich das nicht zu Ende bringen. Versuch es in einer Minute noch einmal.
error-limit = Hier wurde zu viel auf einmal verlangt, darum ließ sich das nicht zu Ende bringen. Versuch es in einer Minute noch einmal.
error-permission = Dafür brauche ich **{ $permission }** in { $place }. Die Moderation kann es in den Berechtigungen des Kanals erlauben.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-attach_files = Dateien anhängen
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
