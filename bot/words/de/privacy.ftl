### Was über Menschen gespeichert ist: es zu sehen und vergessen zu lassen.

privacy-command = Was dieser Bot über dich speichert
privacy-command_show = Alles, was über dich gespeichert ist, als Datei nur für dich
privacy-command_delete = Alles über dich vergessen lassen; fragt vorher
privacy-shown = Alles, was ich über dich gespeichert habe, auf allen Servern. Niemand sonst sieht diese Nachricht. `/privacy delete` entfernt es.
privacy-ask = **Alles über dich vergessen, auf allen Servern?** Das lässt sich nicht rückgängig machen.
    - Du verlässt jedes Spiel. { $games ->
        [0] Gerade sitzt du in keinem.
       *[other] Gerade sitzt du in **{ $games }**.
    } Der Computer spielt unter einem anderen Namen für dich weiter.
    - Deine Vorlieben, Wertungen, Stimmen und Höchstgebote werden gelöscht, und keine Ausgabe von dir trägt noch deinen Namen.
    - Fertige Spiele bleiben, ohne dich: Ihre Aufzeichnungen kennen Plätze, keine Menschen.
privacy-sent_away = - Die Moderation hat dich aus einem Spiel weggeschickt oder auf einem Server gesperrt. Das gilt weiter: Ich behalte ein Zeichen, das weder deinen Namen noch deine Kennung enthält, an dem ich dich dort erkenne.
privacy-ask_foot = -# Was ich in Kanäle geschrieben habe, liegt bei Discord; die Moderation kann es dort löschen.
privacy-button = Vergiss mich
privacy-done = Erledigt: Ich habe dich vergessen. Wenn du wieder spielst, fangen wir von vorn an.
privacy-somebody = Jemand
