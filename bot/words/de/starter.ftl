### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: eine Ausgabe aus der Familie von { $parent }.
    {""}
    Diese Datei sagt nur, was anders ist als bei { $parent }. Ändere eine Zeile und speichere; dann
    {"  "}rentroll edition check PATH     nennt jeden Fehler mit seiner Stelle
    {"  "}rentroll edition show PATH      zeigt den ganzen Spielplan
    {"  "}rentroll edition lab PATH       spielt sie oft und sagt, ob sie Spaß macht
    Eine Zeile, die mit # beginnt, ist eine Bemerkung und tut nichts. Nimm das # weg, um sie zu benutzen.
starter-tagline = Was es ist, für die Liste zur Auswahl.
starter-notes = Was hier anders ist, in ein, zwei Sätzen.
starter-tokens = Mindestens eine Figur für jede Person.
starter-spaces = Neue Namen, nach der Stelle (LOS ist 0). Nicht nur der Name lässt sich ändern:
starter-groups = Das Wort für die Farbe einer Gruppe, und was ein Haus dort kostet.
starter-currency = Beträge in dieser Datei sind die von { $parent }; hier steht, wie sie gezeigt werden.
starter-terms = Deine Wörter für Gebäude und Arten von Grundstücken.
starter-rules = Jede Regel, und was jede Spielart ändert.
starter-cards =
    Karten, nach ihren Kennungen. Ein Text in Anführungszeichen ist ein neuer Text und muss sagen, was die Karte tut:
    { $sum } bleibt { $sum }.
starter-example = ändert auch den Betrag; false nimmt eine Karte heraus.
starter-colours = Farben, als #rrggbb. Sie dürfen auch in theme.toml neben dieser Datei stehen, ohne "theme.".
