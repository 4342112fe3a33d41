### Uhren, Abwesenheit, Gehen, Zurücknehmen.

seat-command = Einen Platz verlassen, übernehmen oder weitergeben
seat-command_back = Selbst weiterspielen, wo der Computer für dich spielt
seat-command_undo = Deinen letzten Spielzug zurücknehmen oder den Tisch darum bitten
seat-command_leave = Dieses Spiel verlassen; der Computer spielt für dich weiter
seat-command_take = Einen verlassenen Platz übernehmen
seat-command_replace = Den Tisch bitten, jemand Abwesenden zu ersetzen
seat-option_player = Wessen Platz; unnötig, wenn nur einer frei ist
seat-option_absent = Wer weg ist
time-last_round =
    Die letzte Runde: In etwa { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } ist die vereinbarte Zeit um.
seat-kept = { $name } ist schon eine Weile weg: Bis zur Rückkehr spielt der Computer weiter.
seat-resting = Gerade ist niemand am Tisch: Er wartet, bis jemand zurückkommt.
seat-returned = { $name } ist zurück.
seat-welcome_back = Willkommen zurück! Du spielst wieder selbst.
seat-not_away = Du spielst schon selbst; der Computer hält deinen Platz nicht.
seat-leave_sure = Dieses Spiel endgültig verlassen? Der Computer spielt mit allem weiter, was du hast, bis jemand deinen Platz übernimmt.
seat-leave_counts = -# Wer geht, steht in der Wertung hinter allen, die geblieben sind; übernimmt jemand deinen Platz, teilt ihr euch seinen Rang nach Zügen. Willst du dich geschlagen geben und deinen Rang behalten, nimm `/game concede`.
seat-leave_last = Dieses Spiel endgültig verlassen? Außer dir ist niemand mehr hier, also endet es ohne Sieg und zählt für niemanden.
seat-leave_button = Spiel verlassen
seat-left = { $name } hat den Tisch verlassen.
seat-left_private = Du hast das Spiel verlassen. Danke fürs Mitspielen!
seat-put_away = **{ $name }** ist gegangen, und niemand ist mehr an diesem Tisch: Das Spiel ist weggeräumt. Starte ein neues mit `/game new`.
seat-vacant = **{ $was }** spielt nicht mehr mit. Vorerst spielt **{ $name }** weiter: Wer keinen Platz hat, darf übernehmen.
seat-take_button = Platz übernehmen
seat-taken = { $name } übernimmt von { $was }.
seat-taken_public = **{ $name }** hat von **{ $was }** übernommen.
seat-taken_private = Willkommen! Alles, was { $was } gehörte, gehört jetzt dir. Schau es dir in deiner Übersicht an. In der Wertung teilt ihr euch den Rang dieses Platzes nach Zügen.
seat-none_free = Hier ist kein Platz frei. Einer wird frei, wenn jemand geht.
seat-not_free = Dieser Platz ist schon besetzt.
seat-offer_over = Das Spiel ist aus, also ist dieser Platz nicht mehr frei.
seat-have_one = Du hast schon einen Platz an diesem Tisch.
seat-out = Du bist schon aus diesem Spiel; es gibt keinen Platz zu verlassen.
seat-which = Mehrere Plätze sind frei: { $names }. Sag, welchen du möchtest.
seat-no_such = Hier spielt niemand mit diesem Namen.
seat-not_yourself = Deinen eigenen Platz gibst du mit `/seat leave` auf.
seat-a_computer = { $name } ist schon ein Computer.
seat-not_absent = { $name } ist nicht weg. Ersetzen lässt sich nur, für wen der Computer schon spielt oder wer einen Tisch ohne Eile zehn Minuten warten ließ.
seat-replaced = Der Tisch hat den Platz von { $name } dem Computer gegeben.
vote-only_players = Abstimmen kann nur, wer hier noch mitspielt.
vote-agree = Einverstanden
vote-object = Weiterspielen
vote-undo = **{ $name }** möchte zurücknehmen: { $move }
vote-undo_more =
    -# Damit geht auch, was darauf folgte: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
vote-undo_chance = -# Dieselben Würfel, Karten und Fragen kommen wieder, und alle kennen sie. Darum müssen alle zustimmen, die einen Platz haben, auch Abwesende; danach zählt das Spiel für keine Wertung, keinen Rekord und keine Auszeichnung. Auch die Moderation kann es tun.
vote-some_move = den letzten Spielzug.
vote-some_end = das Ende des eigenen Zugs.
vote-replace = **{ $name }** ist weg. Soll der Computer oder jemand Neues den Platz übernehmen?
vote-concede = Hat **{ $name }** gewonnen? Sind alle anderen einverstanden, endet das Spiel jetzt, und das Vermögen entscheidet über die Plätze.
vote-concede_ranks = So steht es: { $places }.
vote-concede_done = Alle sind einverstanden: Der Sieg geht an **{ $name }**.
vote-concede_refused = **{ $who }** möchte lieber weiterspielen, also geht das Spiel weiter.
vote-concede_lapsed = **{ $name }** liegt nicht mehr vor allen anderen, also geht das Spiel weiter.
vote-agreed = Einverstanden: { $count } von { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# Noch gefragt: { $names }.
vote-asked = Der Tisch ist gefragt. Alle, die hier spielen, müssen zustimmen.
vote-asked_others = Die anderen sind gefragt. Sie müssen alle zustimmen.
vote-asked_replace = Die anderen sind gefragt. Ab vier Stimmen, deine mitgezählt, reicht die Mehrheit; sonst müssen alle zustimmen.
vote-asked_all = Der Tisch ist gefragt. Dieselben Würfel, Karten und Fragen kommen wieder, alle wüssten also, was kommt. Darum müssen alle zustimmen, die einen Platz haben, auch Abwesende. Die Moderation kann es ohne Abstimmung tun.
vote-asked_already = Darüber wird schon abgestimmt: [hier]({ $link }).
vote-counted = Deine Stimme ist gezählt.
vote-counted_waits = Deine Stimme ist gezählt: Alle sind einverstanden. Das Spiel endet, sobald entschieden ist, was gerade offen ist.
vote-not_yours = Das müssen die anderen sagen.
concede-title = **Aufgeben?**
concede-vote = **{ $name }** liegt vor allen anderen. Sind alle anderen einverstanden, endet das Spiel jetzt:
concede-vote_own = Du liegst vor allen anderen. Sind sie alle einverstanden, endet das Spiel jetzt:
concede-vote_button = { $name } hat gewonnen
concede-vote_own_button = Die anderen fragen
concede-alone = **Allein aufgeben**: Alles, was du hast, geht an die Bank, und du kommst auf Platz { $rank } von { $seats }. Die anderen spielen weiter.
concede-alone_ends = **Allein aufgeben**: Damit endet das Spiel, und du kommst auf Platz { $rank } von { $seats }.
concede-debt = Du hast Schulden, also kannst du nicht aufgeben: Zahl sie, oder melde Pleite an, wenn du nicht kannst.
concede-button = Ich gebe auf
concede-counts = -# Es zählt für die Wertung, mit den Plätzen dieses Moments.
concede-not_now = Geschlagen geben könnt ihr euch gerade nicht: Etwas anderes ist noch offen, oder jemand anders liegt vorn.
vote-undo_done = Zurückgenommen: Der Tisch steht wieder wie vor dem Spielzug von **{ $name }**.
vote-undo_lapsed = Das Spiel ging weiter, also bleibt der letzte Spielzug von **{ $name }**.
vote-undo_refused = **{ $who }** möchte lieber weiterspielen, also bleibt der letzte Spielzug von **{ $name }**.
vote-replace_lapsed = **{ $name }** spielt und behält den Platz.
vote-over = Diese Abstimmung ist vorbei.
vote-game_over = Das Spiel ist aus, und diese Abstimmung auch.
vote-no_place = Ich konnte die Abstimmung hier nicht zeigen: Ich darf in diesem Kanal nicht schreiben.
undo-told = { $name } hat den letzten Spielzug zurückgenommen.
undo-told_vote = Der Tisch war einverstanden: Der letzte Spielzug von { $name } ist zurückgenommen.
undo-done = Zurückgenommen.
undo-counts_no_more = Das ging hinter Würfel, eine Karte oder eine Frage zurück, also zählt das Spiel für keine Wertung, keinen Rekord und keine Auszeichnung.
undo-sure = **Zurücknehmen:** { $move }
    Dieselben Würfel, Karten und Fragen kommen wieder, du weißt also, was kommt. Das Spiel lässt sich zu Ende spielen, aber **es zählt dann für keine Wertung, keinen Rekord und keine Auszeichnung**, und seine Schlusskarte sagt, warum.
undo-own_move = deinen letzten Spielzug.
undo-own_end = das Ende deines Zugs.
undo-sure_button = Zurücknehmen
undo-nothing = Von dir gibt es nichts zurückzunehmen.
