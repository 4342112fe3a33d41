### Was das Modell von einem Tisch hält und was es tun würde.

coach-command_coach = Was jemand mit viel Übung an deiner Stelle täte und warum; nur du siehst es
coach-button = Eine zweite Meinung
coach-title = ## Was ich tun würde
coach-not_asked = Gerade wirst du nichts gefragt.
coach-now = -# Chancen auf den Sieg: { $chances }
coach-share = { $who } { $percent } %
coach-gain = Damit geht deine Chance von { $before } auf { $after } %.
coach-trade = Mit diesem Handel geht deine Chance von { $before } auf { $after } %, die von { $who } von { $theirs } auf { $then } %.
coach-ahead = Ein paar Runden weitergespielt gewinnt das um { $points } % öfter als der nächstbeste Zug.
coach-change = { $who } { $before } → { $after } %
coach-changes = Chancen: { $chances }
coach-buy = **Kaufe** { $deed } für { $price }.
coach-decline = **Nicht kaufen**: { $deed } für { $price }. Eine Auktion nützt dir mehr.
coach-bid = **Biete** { $amount }.
coach-pass = **Passe**: Mehr ist es dir nicht wert.
coach-roll = **Würfle.**
coach-stay = **Würfle auf einen Pasch**: Im Gefängnis sitzt du gerade gut.
coach-fine = **Zahle die Kaution** und verlasse das Gefängnis.
coach-card = **Nutze deine Freikarte.**
coach-end = **Beende deinen Zug**: Behalte dein Geld für das, was vor dir liegt.
coach-build = **Baue**: { $deeds }, je bis { $buildings }.
coach-build_one = **Baue** auf { $deed }.
coach-sell = **Verkaufe** Gebäude: { $deed }.
coach-mortgage = **Beleihe** { $deed }: Das Geld bringt anderswo mehr.
coach-lift = **Löse die Hypothek** ab: { $deed }.
coach-offer = **Biete { $who } einen Handel an:** Du gibst { $give }, du bekommst { $get }.
coach-counter = **Mach ein Gegenangebot:** Du gibst { $give }, du bekommst { $get }.
coach-accept = **Nimm das Angebot an.**
coach-reject = **Lehne das Angebot ab.**
coach-bankrupt = Mehr Geld ist nicht aufzutreiben: **Du bist pleite.**
coach-claim = **Verlange die Miete**, die offen ist.
coach-other = Es macht kaum einen Unterschied: Nimm die Antwort, die dir gefällt.
coach-off = An diesem Tisch schweigt der Coach: Er zählt für die Wertung, und nicht alle waren einverstanden. Der Host kann ihn vor dem Spiel erlauben, unter **Einstellungen**, **Hausregeln**.
coach-moments = Wendepunkte
coach-moments_title = ## Was das Spiel entschieden hat
coach-moments_none = Bis zum Ende hat nichts die Chancen stark verändert.
coach-moment_deal = **Vor dem ersten Zug:** { $words }
    -# { $chances }
coach-moment = **Zug { $turn }:** { $words }
    -# { $chances }
coach-allow = Coach erlauben
coach-forbid = Ohne Coach
coach-allowed = -# Hier darf der Coach gefragt werden: `/coach`. Wer mitspielt, ist damit einverstanden.
