### Der Tisch, an dem gespielt wird.

## Was wer gefragt wird

table-ask-roll = **{ $who }**, du bist dran: würfle!
table-ask-again = Pasch! **{ $who }**, würfle noch einmal.
table-ask-jail = **{ $who }** sitzt im Gefängnis, Zug { $turn } von { $turns }. Ein Pasch öffnet die Tür.
table-ask-jail_last = **{ $who }** sitzt im Gefängnis, Zug { $turn } von { $turns }. Ein Pasch öffnet die Tür; ohne ihn zahlst du { $fine } und ziehst weiter.
table-ask-end_turn = Noch etwas, **{ $who }**? Baue oder handle, dann beende deinen Zug.
table-ask-buy = **{ $who }**, willst du **{ $deed }** für { $price } kaufen, oder soll es versteigert werden?
table-ask-buy_or_leave = **{ $who }**, willst du **{ $deed }** für { $price } kaufen oder liegen lassen?
table-ask-buy_short = **{ $who }**, **{ $deed }** kostet { $price }, und du kannst nur { $cash } ausgeben. Beschaff dir erst Geld oder verzichte.
table-ask-buy_poor = **{ $who }**, **{ $deed }** kannst du dir nicht leisten: Es kostet { $price }, und du kannst nur { $cash } ausgeben.
table-ask-tax = **{ $who }**, { $space }: { $flat } oder { $percent } % von allem, was du hast?
table-ask-tax_blind = **{ $who }**, { $space }: { $flat } oder { $percent } % von allem, was du hast? Erst wählen, dann zählen.
table-ask-debt = **{ $who }** braucht noch { $missing }, um an { $to } zu zahlen. Verkaufe, beleihe oder handle: Bezahlt wird, sobald das Geld da ist.
table-ask-debt_hopeless = **{ $who }** braucht noch { $missing }, um an { $to } zu zahlen. Selbst wenn alles verkauft und beliehen ist, fehlen { $short }: Jetzt hilft nur noch ein Handel.
table-ask-mortgaged = **{ $who }**, **{ $deed }** kommt beliehen zu dir. Gleich ablösen für { $lift }, oder { $interest } Zinsen zahlen und so behalten?
table-ask-shortage = { $asker } will bauen, aber die { $buildings } der Bank sind knapp: noch { $left }. **{ $who }**, wie viele willst du?
table-ask-place = **{ $who }**, wohin kommt dein Bau ({ $buildings })?
table-ask-place_within = **{ $who }**, wohin kommt dein Bau ({ $buildings })? Bauen darf dort höchstens so viel kosten wie dein Gebot von { $bid }.
table-ask-place_nowhere = **{ $who }**, für deinen Bau ({ $buildings }) hast du gerade keine Straße. Bleibt es so, bis die Zeit um ist, geht er an die Bank zurück.
table-ask-go = **{ $who }** steht auf { $go }: { $salary } Gehalt nehmen oder dafür auf ein beliebiges anderes Feld?
table-ask-trip = **{ $who }**, auf dich wartet eine Frage. Antwortest du richtig, reist du zu einem freien Grundstück deiner Wahl und kaufst es.
table-ask-challenge_trip = **{ $who }**, eine Frage für eine Reise zu einem freien Grundstück, das du dann kaufst; eine falsche Antwort ändert nichts.
    { $topic }: **{ $question }**
table-ask-challenge_show = **{ $who }**, eine Frage um { $deeds }, geschenkt; eine falsche Antwort bringt nichts.
    { $topic }: **{ $question }**
table-ask-prize = Richtig! **{ $who }**, such dir ein Grundstück aus.
table-ask-trip_prize = Richtig! **{ $who }**, zu welchem Grundstück reist du, um es zu kaufen? Du kannst { $cash } ausgeben.
table-ask-trip_short = Richtig! **{ $who }**, du reist zu einem freien Grundstück und kaufst es. Das billigste kostet { $price }, und du kannst nur { $cash } ausgeben: Beschaff dir erst Geld.
table-ask-prize_or_on = Richtig! **{ $who }**, such dir ein Grundstück aus ({ $now }) oder wag dich an Frage { $next }, da geht es um { $then }. Antwortest du dort falsch, gehst du leer aus.
table-ask-court = **{ $who }** steht vor Gericht: Gefängnis, oder für { $fee } anwaltlicher Beistand und ein Wurf? Ungerade heißt frei.
table-ask-offline = **{ $who }**, versetze den Offline-Stein. Wo er steht, wird keine Miete fällig.
table-ask-offline_from = **{ $who }**, versetze den Offline-Stein, weg von **{ $deed }**. Wo er steht, wird keine Miete fällig.
table-ask-auction = **{ $what }** wird versteigert. { $bid }
table-bid = { $who } führt mit { $bid }.
table-no_bid = Noch kein Gebot.
table-no_bid_from = Noch kein Gebot; es beginnt bei { $least }.
table-thinking = **{ $who }** überlegt.
table-unsaved = ⚠️ **Dieser Bot kann gerade nichts speichern, also wartet das Spiel.** Nichts von dem, was du gesehen hast, ist verloren. Es geht von selbst weiter; wenn nicht, sag es den Leuten, die den Bot betreiben.
table-deadline = Die Uhr läuft <t:{ $due }:R> ab.
table-ends = -# Das Spiel endet um <t:{ $due }:t> (<t:{ $due }:R>); dann gewinnt das größte Vermögen.
table-time_left =
    -# { $minutes ->
        [one] Noch 1 Minute
       *[other] Noch { $minutes } Minuten
    } der vereinbarten Zeit.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** kann noch { $amount } Miete verlangen.
table-offers_here = -# Offene Angebote: { $offers }
table-offer = [{ $maker } an { $to }]({ $link })
table-offers = -# Offene Angebote: { $count }. Du siehst sie mit `/offers`.
table-resting = Das Spiel wartet, bis jemand **Bin wieder da** drückt.
table-kept = -# Der Computer spielt für { $who }, bis zum Druck auf **Bin wieder da**.
table-paused = Dieser Tisch macht Pause. Die Moderation kann ihn weiterspielen lassen.
table-over = Das Spiel ist aus. Danke fürs Mitspielen!
table-closed = Dieses Spiel wurde vor seinem Ende geschlossen.
table-practice_finished = Dieses Übungsspiel ist zu Ende. Es zählt nirgends.
table-left = Das war eine alte Nachricht dieses Tischs. Gespielt wird hier: { $link }
table-fresh = Der Tisch ist gedeckt.
table-goes_on = Das Spiel geht mit Zug { $turn } weiter.
table-no_pictures = -# Ich darf hier keine Bilder anhängen. Die Moderation kann mir in diesem Kanal **Dateien anhängen** erlauben; bis dahin zeigt `/board` den Tisch als Text.

## Knöpfe

table-do-roll = Würfeln
table-do-roll_jail = Auf Pasch würfeln
table-do-pay_fine = { $amount } zahlen
table-do-use_card = Freikarte einsetzen
table-do-use_card_of = Freikarte ({ $deck }) einsetzen
table-do-buy = Kaufen für { $amount }
table-do-decline = Versteigern
table-do-decline_leave = Liegen lassen
table-do-pay_flat = { $amount } zahlen
table-do-pay_percent = { $percent } % zahlen
table-do-pay_percent_known = { $percent } % zahlen ({ $amount })
table-do-end_turn = Zug beenden
table-do-lift = Ablösen für { $amount }
table-do-keep_mortgaged = Behalten, { $amount } zahlen
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = Verzichten
table-do-take_salary = { $amount } nehmen
table-do-take_question = Frag mich
table-do-next_question = Nächste Frage
table-do-plead_guilty = Ins Gefängnis
table-do-hire_lawyer = Beistand für { $amount }
table-do-bankrupt = Pleite anmelden
table-do-claim_rent = { $who }: { $amount } verlangen
table-do-want = { $count }
table-do-want_none = Keine
table-do-answer = { $letter }: { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, gehört { $owner }
table-note-after = hinter { $space }
table-note-held = { $owner }: { $spaces }
table-note-free = frei: { $spaces }
table-pick-expand = Auf ein anderes Feld
table-pick-take = Such dir ein Grundstück aus
table-pick-move_token = Wohin mit dem Stein?
table-pick-build = Such dir eine Straße aus
table-pick-want = Wie viele?
table-pick-which = Was davon?
table-pick-others = Andere Felder
table-give_up = Pleite anmelden? Alles geht an { $name }.
table-give_up_bank = Pleite anmelden? Alles geht zurück an die Bank.
table-give_up_rank = Du kommst auf Platz { $rank } von { $seats }.
table-give_up_ends = Damit ist das Spiel zu Ende.
table-give_up_button = Ja, ich bin pleite
table-raise = Geld beschaffen
table-to_auction = Hier bieten
table-panel = Meine Übersicht
table-trade = Handeln
table-back = Bin wieder da

## Erwähnungen

ping-turn = { $who }, du bist dran. [Zum Tisch]({ $link })
ping-needed = { $who }, der Tisch wartet auf dich. [Zum Tisch]({ $link })
ping-reminder = { $who }, du bist noch dran. Der Computer entscheidet <t:{ $due }:R>. [Zum Tisch]({ $link })
ping-direct = Du bist dran: { $link }.
ping-direct_needed = Der Tisch wartet auf dich: { $link }.
ping-direct_reminder = Du bist noch dran: { $link }. Der Computer entscheidet <t:{ $due }:R>.

## Wenn sich etwas nicht zeigen lässt

table-missing = Ich kann den Tisch in <#{ $channel }> nicht zeigen: Dafür brauche ich dort **{ $permission }**. Die Moderation kann es in den Berechtigungen des Kanals erlauben. Das Spiel läuft solange weiter.

## Befehle

play-command_roll = Würfeln
play-command_buy = Das Grundstück kaufen, auf dem du stehst
play-command_decline = Das Grundstück, auf dem du stehst, nicht kaufen
play-command_pay = Die Kaution, die feste Steuer oder den Anteil zahlen
play-option_what = Was du zahlst
play-pay-fine = Kaution
play-pay-flat = feste Steuer
play-pay-percent = Anteil von allem
play-command_usecard = Mit einer Freikarte aus dem Gefängnis kommen
play-command_end = Deinen Zug beenden
play-command_build = Auf einer Straße oder einer ganzen Gruppe bauen
play-option_where = Eine Straße oder eine ganze Gruppe
play-command_sell = Gebäude einer Straße oder einer ganzen Gruppe verkaufen
play-option_count = Wie viele, auf einer einzelnen Straße
play-command_mortgage = Ein Grundstück beleihen
play-command_lift = Eine Hypothek ablösen
play-option_deed = Eines deiner Grundstücke
play-command_claim = Die Miete verlangen, die dir zusteht
play-command_bankrupt = Pleite anmelden, wenn du deine Schulden nicht zahlen kannst
play-command_choose = Beantworten, was der Tisch dich gerade fragt
play-option_answer = Eine deiner möglichen Antworten
play-command_table = Den Tisch nach unten zu den neuesten Nachrichten holen
play-build_option = { $deed }: bis zu { $most }, je { $cost }
play-sell_option = { $deed }: bis zu { $most }, je { $cost } zurück
play-group_build_option = { $group }, überall { $level }: { $amount }
play-group_sell_option = { $group }, überall abbauen → { $level }: { $amount } zurück
play-mortgage_option = { $deed }: { $amount }
play-done = Erledigt.
play-gave_up = Du bist aus dem Spiel. Danke fürs Mitspielen!
play-shown = Kommt sofort.
play-not_possible = Das geht gerade nicht. Nimm einen der Vorschläge.
