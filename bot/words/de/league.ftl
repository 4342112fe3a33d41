### Ligaabende.

league-command = Ein Ligaabend: ausgeloste Tische, Punkte und ein Finale
league-command_open = Einen Ligaabend in diesem Kanal eröffnen
league-command_start = Die ersten Tische des Ligaabends in diesem Kanal auslosen
league-command_call_off = Den Ligaabend in diesem Kanal absagen
league-option_rounds = Wie viele Runden, 1 bis 6
league-option_edition = Was gespielt wird; ohne Angabe die übliche Ausgabe dieses Servers
league-option_minutes = Wie lange ein Tisch spielt, 15 bis 180 Minuten
league-opened = Der Ligaabend ist eröffnet.
league-starting = Die Tische sind ausgelost.
league-ended = Der Ligaabend ist abgesagt. Tische, an denen schon gespielt wird, spielen als gewöhnliche Spiele weiter.
league-title = ## Ligaabend { $number }: { $edition }, { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
league-about = Melde dich an, dann lost dich der Abend an einen Vierertisch, oder an einen zu dritt oder zu fünft, wenn es sonst nicht aufgeht. Am Vierertisch bringen die Plätze 12, 8, 4 und 0 Punkte. In der letzten Runde treffen sich die Besten am ersten Tisch. Ab { $least } Leuten kann es losgehen.
league-each_table = An jedem Tisch: { $variant }.
league-sealed = -# Die Würfel aller Tische sind versiegelt als `{ $hash }…`.
league-unsealed = -# Das Geheimnis des Abends war `{ $secret }`, versiegelt als `{ $hash }…`. Das Geheimnis eines Tisches ist SHA-256 des Textes `rentroll-night-1:secret:round:table`.
league-nobody = Noch hat sich niemand angemeldet.
league-signed_up = **{ $count ->
        [one] Eine Anmeldung
       *[other] { $count } Anmeldungen
    }**: { $names }
league-round = **Runde { $round } von { $rounds }**
league-drawn = **Runde { $round } von { $rounds } ist ausgelost.** Für alle, die nicht kommen, spielt der Computer, und bei der nächsten Auslosung fehlen sie.
league-table_drawn = Tisch { $place } in <#{ $thread }>: { $people }
league-final_table = Das Finale, in <#{ $thread }>: { $people }
league-table_coming = Tisch { $place } wird gerade gedeckt: { $people }
league-table_playing = Tisch { $place } spielt in <#{ $thread }>: { $people }
league-table_over = Tisch { $place } ist fertig (<#{ $thread }>): { $people }
league-standing = **Punktestand**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · nicht mehr dabei
league-winner = Der Abend geht an **{ $names }**.
league-done = Der Ligaabend ist aus. Unten steht die Abschlusstabelle.
league-off = Der Ligaabend wurde abgesagt.
league-thread = Ligaabend { $number }, Runde { $round }, Tisch { $place }
league-sign_up = Anmelden
league-sign_off = Abmelden
league-start = Tische auslosen
league-call_off = Absagen
league-no_threads = Ein Ligaabend braucht Threads für seine Tische: Eröffne ihn in einem Textkanal.
league-there = In diesem Kanal gibt es schon einen Ligaabend.
league-none_here = In diesem Kanal gibt es keinen Ligaabend. Die Moderation eröffnet einen mit `/league open`.
league-is_over = Dieser Ligaabend ist aus.
league-begun = Die Tische sind schon ausgelost.
league-already_in = Du bist schon angemeldet.
league-not_in = Du bist nicht angemeldet.
league-full = Ein Ligaabend hat Platz für { $most } Leute, und so viele sind schon angemeldet.
league-too_few = Dafür müssen mindestens { $least } Leute angemeldet sein.
league-not_yours = Das kann nur, wer den Ligaabend eröffnet hat, oder die Moderation.
league-opened_log = hat in <#{ $channel }> einen Ligaabend eröffnet: { $edition }, { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
league-started_log = hat die Tische von Ligaabend { $number } auslosen lassen
league-called_off_log = hat Ligaabend { $number } abgesagt
