### Was ein Server wählt und was seine Moderation tut.

## Die Seite mit den Einstellungen

setup-command_setup = Wählen, wer auf diesem Server was spielt, und wo
setup-title = ## Rentroll auf diesem Server: { $section }
setup-line = **{ $name }**: { $value }
setup-foot = -# Was du wählst, gilt sofort; Spiele, die schon laufen, behalten ihre Regeln.
setup-pick_section = Abschnitt
setup-section_people = Wer und wo
setup-section_people_note = Kanäle, Rollen, Spiele zugleich
setup-about_people = Wo Tische eröffnet werden dürfen, von wem, und wer sich dazusetzen darf. Die Moderation braucht keine dieser Rollen.
setup-section_members = Tische pro Mitglied
setup-section_members_note = Wie viele zugleich, und wie viele pro Stunde
setup-about_members = Grenzen, damit niemand den Server allein füllt. Für die Moderation gelten sie nicht.
setup-section_games = Spiele
setup-section_games_note = Ausgabe, Spielart, Tempo, Bilder
setup-about_games = Damit beginnt ein neuer Tisch; der Host kann etwas anderes wählen.
setup-section_rules = Ausgaben und Hausregeln
setup-section_rules_note = Was gespielt werden darf und wie viele eigene Ausgaben es gibt
setup-about_rules = Nimm den Haken weg von allem, was hier niemand spielen soll.
setup-section_quiet = Nachrichten
setup-section_quiet_note = Erwähnungen, Sprüche der Computer, Sprache
setup-about_quiet = Ob jemand erwähnt wird, wenn der eigene Zug beginnt. Wer Direktnachrichten wollte, bekommt sie auf jeden Fall.
setup-section_log = Protokoll und Aufbewahrung
setup-section_log_note = Protokollkanal, wie lange fertige Spiele bleiben
setup-about_log = Wo die Moderation nachlesen kann, was geändert und getan wurde, und von wem.
setup-placeholder = { $name }: { $value }
setup-name_channels = Kanäle für Spiele
setup-any_channels = überall
setup-name_starters = Rollen, die Tische eröffnen dürfen
setup-nobody = Moderation
setup-any_starters = alle
setup-name_joiners = Rollen, die mitspielen dürfen
setup-any_joiners = alle
setup-name_most_games = Obergrenze
setup-most_games =
    { $count ->
        [0] Beliebig viele Spiele zugleich
        [one] Ein Spiel zugleich
       *[other] { $count } Spiele zugleich
    }
setup-name_most_each = Tische pro Mitglied
setup-most_each =
    { $count ->
        [0] Beliebig viele offene Tische für alle
        [one] Je ein offener Tisch
       *[other] Je { $count } offene Tische
    }
setup-name_most_hourly = Neue Tische pro Mitglied
setup-most_hourly =
    { $count ->
        [0] Beliebig viele neue Tische pro Stunde
        [one] Ein neuer Tisch pro Stunde
       *[other] { $count } neue Tische pro Stunde
    }
setup-name_edition = Übliche Ausgabe
setup-name_variant = Übliche Spielart
setup-name_speed = Übliches Tempo
setup-name_theme = Übliche Bilder
setup-theme_light = Helle Bilder
setup-theme_dark = Dunkle Bilder
setup-name_editions = Ausgaben, die gespielt werden dürfen
setup-name_rules = Hausregeln, die gewählt werden dürfen
setup-all = alle
setup-all_but = alle außer { $names }
setup-no_rules = Gar keine Hausregeln
setup-rule_modules = Zusatzspiele einer Ausgabe
setup-rule_others = Jede andere Regel, eingetippt bei /spiel neu
setup-name_most_editions = Eigene Ausgaben
setup-most_editions =
    { $count ->
        [0] Keine eigenen Ausgaben
        [one] Höchstens eine eigene Ausgabe
       *[other] Höchstens { $count } eigene Ausgaben
    }
setup-name_most_kilobytes = Größte Ausgabendatei
setup-most_kilobytes = Ausgabendateien bis { $count } KiB
setup-name_pings = Erwähnungen
setup-pings_on = Erwähnen, wer dran ist
setup-pings_off = Niemanden erwähnen
setup-name_talk = Sprüche der Computer
setup-talk_on = Computer sagen ab und zu etwas
setup-talk_off = Computer schweigen
setup-name_language = Sprache
setup-language_auto = Wie Discord sie für diesen Server kennt
setup-language_name = Deutsch
setup-name_log = Protokollkanal
setup-any_log = keiner
setup-name_retention_days = Fertige Spiele bleiben
setup-retention_days =
    { $count ->
        [0] So lange, wie es für diesen Bot festgelegt ist
       *[other] { $count } Tage lang
    }
setup-retention_host =
    { $count ->
        [one] Höchstens einen Tag: Länger bewahrt dieser Bot nichts auf
       *[other] Höchstens { $count } Tage: Länger bewahrt dieser Bot nichts auf
    }
setup-changed = hat die Einstellungen geändert. **{ $name }**: { $old } → { $new }
setup-log_here = Ab jetzt steht in diesem Kanal, was die Moderation ändert und tut.
setup-expired = Diese Seite ist schon eine Weile offen, oder du gehörst nicht mehr zur Moderation. Nimm noch einmal `/{ $command }`.

## Was ein Server nicht erlaubt

setup-not_here = Auf diesem Server werden Tische nur in { $places } eröffnet.
setup-not_you_open = Auf diesem Server können nur { $roles } Tische eröffnen. Mitspielen kannst du trotzdem.
setup-not_you_join = Auf diesem Server können sich nur { $roles } an einen Tisch setzen. Zuschauen ist herzlich erlaubt.
setup-enough =
    { $count ->
        [one] Auf diesem Server läuft immer nur ein Spiel, und das läuft schon. Versuch es wieder, wenn es vorbei ist.
       *[other] Auf diesem Server laufen höchstens { $count } Spiele zugleich, und so viele sind es gerade. Versuch es wieder, wenn eines davon vorbei ist.
    }
setup-enough_each =
    { $count ->
        [one] Dein anderer Tisch ist noch offen, und auf diesem Server haben alle nur einen zugleich. Spiel ihn zu Ende oder verlass ihn, bevor das Spiel beginnt: `/games` zeigt, wo er ist.
       *[other] Du hast { $count } offene Tische, und mehr hat auf diesem Server niemand. Spiel einen zu Ende oder verlass einen, bevor das Spiel beginnt: `/games` zeigt, wo sie sind.
    }
setup-enough_hourly =
    { $count ->
        [one] Du hast in der letzten Stunde schon einen Tisch eröffnet. Lass den anderen etwas Zeit, ihn zu finden.
       *[other] Du hast in der letzten Stunde { $count } Tische eröffnet. Lass den anderen etwas Zeit, sie zu finden.
    }
setup-barred_edition = { $edition } wird auf diesem Server nicht gespielt. Nimm eine von diesen: { $editions }.
setup-barred_rule = Damit wird auf diesem Server nicht gespielt: { $rules }.

## Die Moderation bei der Arbeit

moderate-command = Ein Spiel anhalten, beenden oder in Ordnung bringen
moderate-command_pause = Ein Spiel und seine Uhren eine Weile anhalten
moderate-command_resume = Ein angehaltenes Spiel weiterlaufen lassen
moderate-command_end = Ein Spiel ohne Sieg beenden, oder alle Tische, die ein Mitglied eröffnet hat
moderate-command_kick = Jemanden endgültig aus einem Spiel wegschicken; fragt vorher
moderate-command_forgive = Weggeschickte wieder in ein Spiel zurückkommen lassen
moderate-command_undo = Die letzten Spielzüge zurücknehmen; fragt vorher
moderate-command_redo = Wiederherstellen, was /moderate undo zuletzt zurückgenommen hat
moderate-command_block = Ein Mitglied für alle Spiele dieses Servers sperren
moderate-command_unblock = Ein gesperrtes Mitglied wieder mitspielen lassen
moderate-command_transfer = Einen neuen Host bestimmen oder ein Spiel in einen anderen Kanal verlegen
moderate-command_revive = Ein geschlossenes Spiel zurückholen
moderate-option_game = Welches Spiel; ohne Angabe das in diesem Kanal
moderate-option_closed = Welches Spiel
moderate-option_opener = Wessen Tische: alle, die dieses Mitglied eröffnet hat
moderate-option_blocked = Wer gesperrt werden soll
moderate-option_unblocked = Wer wieder mitspielen darf
moderate-option_player = Wer
moderate-option_forgiven = Wer zurückkommen darf
moderate-option_host = Wer der Host sein soll
moderate-option_moves = Wie viele Spielzüge, mit allem, was darauf folgte
moderate-option_channel = Wo das Spiel weitergehen soll
moderate-option_revive = Wo das Spiel weitergehen soll; ohne Angabe hier
moderate-damaged = beschädigt
moderate-choice = { $number }: { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = Spiel { $number } ({ $names }) in <#{ $channel }>
moderate-paused = Pause: Niemand kann etwas tun, und keine Uhr läuft, bis `/moderate resume`.
moderate-paused_told = Die Moderation hat den Tisch angehalten.
moderate-paused_log = hat { $game } angehalten.
moderate-resumed = Das Spiel geht weiter.
moderate-resumed_told = Der Tisch spielt weiter.
moderate-resumed_log = hat { $game } weiterlaufen lassen.
moderate-ended = Das Spiel ist geschlossen, ohne Sieg. Falls das ein Versehen war: `/moderate revive`.
moderate-ended_unreadable = Das beschädigte Spiel ist geschlossen, und der Kanal ist frei.
moderate-ended_lobby = Der Tisch ist geschlossen.
moderate-ended_told = Die Moderation hat das Spiel beendet.
moderate-ended_log = hat { $game } beendet.
moderate-end_all_sure =
    { $count ->
        [one] **Den Tisch beenden, den { $name } eröffnet hat?** Er schließt ohne Sieg.
       *[other] **Alle { $count } Tische beenden, die { $name } eröffnet hat?** Sie schließen ohne Sieg.
    }
moderate-end_all_button =
    { $count ->
        [one] Beenden
       *[other] { $count } Tische beenden
    }
moderate-ended_all =
    { $count ->
        [0] Da war schon nichts mehr offen.
        [one] Ein Tisch ist geschlossen. Begonnene Spiele bringt `/moderate revive` zurück.
       *[other] { $count } Tische sind geschlossen. Begonnene Spiele bringt `/moderate revive` zurück.
    }
moderate-block_done = { $name } kann auf diesem Server keinen Tisch mehr eröffnen und nirgends mitspielen. Falls das ein Versehen war: `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [one] { $name } sitzt noch an einem Tisch. Auch von dort wegschicken?
       *[other] { $name } sitzt noch an { $count } Tischen. Auch von dort überall wegschicken?
    }
moderate-unseated =
    { $count ->
        [0] Erledigt: Da war kein Platz mehr besetzt.
        [one] Erledigt: Ein Platz ging an den Computer oder ist frei.
       *[other] Erledigt: { $count } Plätze gingen an den Computer oder sind frei.
    }
moderate-blocked_log = hat **{ $player }** für alle Spiele gesperrt.
moderate-unblocked = { $name } darf auf diesem Server wieder mitspielen.
moderate-unblocked_log = lässt **{ $player }** wieder mitspielen.
moderate-kick_sure = **{ $name } aus diesem Spiel wegschicken?** Der Computer bekommt den Platz, bis ihn jemand übernimmt. { $name } kann nicht zurückkommen, außer du überlegst es dir später anders: `/moderate forgive`.
moderate-kick_sure_lobby = **{ $name } von diesem Tisch wegschicken?** Der Platz wird frei für andere. { $name } kann nicht zurückkommen, außer du überlegst es dir später anders: `/moderate forgive`.
moderate-kick_button = Wegschicken
moderate-kicked = { $name } kann nicht in dieses Spiel zurückkommen. Falls das ein Versehen war: `/moderate forgive`.
moderate-kicked_told = Die Moderation hat den Platz von { $name } dem Computer gegeben.
moderate-kicked_log = hat **{ $player }** weggeschickt, aus { $game }.
moderate-forgiven = { $name } darf in dieses Spiel zurückkommen. Ist dort ein Platz frei, geht das mit `/seat take`.
moderate-forgiven_lobby = { $name } darf sich wieder an diesen Tisch setzen.
moderate-forgiven_blocked = Nur ist { $name } noch für alle Spiele dieses Servers gesperrt: `/moderate unblock` ändert das.
moderate-forgiven_log = lässt **{ $player }** zurückkommen, in { $game }.
moderate-undo_sure = **Zurücknehmen: { $moves }, und alles, was darauf folgte?**
moderate-undo_counts = Das geht hinter Würfel, eine Karte oder eine Frage zurück, also zählt das Spiel dann für keine Wertung, keinen Rekord und keine Auszeichnung.
moderate-undo_button = Zurücknehmen
moderate-undone = Zurückgenommen: { $moves }, und alles, was darauf folgte.
moderate-undone_told = Von der Moderation zurückgenommen: { $moves }.
moderate-undone_log = hat etwas zurückgenommen, { $moves }, in { $game }.
moderate-redo_button = Wiederherstellen
moderate-redone = Wiederhergestellt: { $moves }, und alles, was darauf folgte. Das Spiel steht wieder wie vorher.
moderate-redone_told = Von der Moderation wiederhergestellt: { $moves }.
moderate-redone_log = hat etwas wiederhergestellt, { $moves }, in { $game }.
moderate-moves =
    { $count ->
        [one] der letzte Spielzug von { $names }
       *[other] die letzten { $count } Spielzüge von { $names }
    }
moderate-host = { $name } ist jetzt der Host.
moderate-host_told = { $name } ist jetzt der Host.
moderate-host_log = hat **{ $player }** zum Host gemacht, für { $game }.
moderate-moved = Das Spiel geht in <#{ $channel }> weiter.
moderate-moved_told = Die Moderation hat den Tisch hierher verlegt.
moderate-moved_away = Dieser Tisch ist nach <#{ $channel }> umgezogen: [hier ist er]({ $link }).
moderate-moved_log = hat { $game } nach <#{ $to }> verlegt.
moderate-revived = Das Spiel ist zurück, in <#{ $channel }>.
moderate-revived_told = Der Tisch ist zurück, und das Spiel geht weiter.
moderate-revived_log = hat { $game } zurückgeholt.
moderate-lost_log = Ein Kanal wurde gelöscht und damit geschlossen: { $game }. `/moderate revive` holt es anderswo zurück.

## Absagen

moderate-banned = Die Moderation hat dich aus diesem Spiel weggeschickt. Andere Tische stehen dir offen.
moderate-blocked = Die Moderation dieses Servers hat dich für seine Spiele gesperrt. Zuschauen ist herzlich erlaubt.
moderate-is_blocked = { $name } ist schon gesperrt.
moderate-not_blocked = Für die Spiele dieses Servers ist niemand mit diesem Namen gesperrt. Die Liste zeigt, wer es ist.
moderate-has_none = { $name } hat keinen Tisch eröffnet, der noch offen ist.
moderate-undo_late = Inzwischen wurde etwas anderes zurückgenommen. Nimm noch einmal `/moderate undo`.
moderate-redo_late = Hier gibt es nichts wiederherzustellen: Die Moderation hat nichts zurückgenommen, es ist schon wiederhergestellt, oder jemand hat seitdem weitergespielt.
moderate-none_here = In diesem Kanal ist kein Spiel. Die Option `game` zeigt die Spiele dieses Servers.
moderate-no_such = So ein Spiel gibt es auf diesem Server nicht.
moderate-not_begun = Dieses Spiel hat noch nicht begonnen: Sein Tisch wird erst gedeckt.
moderate-unreadable = Dieses Spiel ist beschädigt und kann nicht weitergehen. `/moderate end` schließt es; der Grund steht im Protokoll des Bots.
moderate-is_paused = Dieses Spiel macht schon Pause.
moderate-not_paused = Dieses Spiel macht keine Pause.
moderate-nobody = Dort spielt niemand mit diesem Namen. Die Liste zeigt, wer spielt.
moderate-is_out = { $name } ist schon aus diesem Spiel.
moderate-not_banned = Aus diesem Spiel wurde niemand mit diesem Namen weggeschickt. Die Liste zeigt, wer es wurde.
moderate-nothing = Noch hat niemand etwas gespielt.
moderate-transfer_what = Sag, wer der Host sein soll oder wo das Spiel weitergehen soll.
moderate-is_host = { $name } ist schon der Host.
moderate-is_there = Das Spiel ist schon in diesem Kanal.
moderate-busy = In <#{ $channel }> gibt es schon ein Spiel. Nimm einen anderen Kanal.
moderate-not_closed = Ein geschlossenes Spiel mit dieser Nummer gibt es auf diesem Server nicht. Die Liste zeigt, welche es gibt.
