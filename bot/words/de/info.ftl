### Auskunft über einen Tisch.

info-command_board = Der Spielplan, als Bild oder in Worten
info-command_deed = Eine Besitzkarte: Mieten, Preis und wie es jetzt darum steht
info-command_player = Was jemand besitzt, und wie viel das wert ist
info-command_log = Was bisher geschehen ist
info-command_why = Die letzten Zahlungen, Zeile für Zeile mit ihren Regeln
info-command_rules = Wonach dieser Tisch spielt, zum Lesen und Suchen
info-command_dice = Die Würfel: wie sie festgelegt sind und wie sie gefallen sind
info-command_help = Was du gerade tun kannst
info-option_style = Ein Bild, oder alles in Worten
info-option_everyone = Es allen hier zeigen, nicht nur dir
info-option_name = Der Name des Grundstücks
info-option_who = Wessen; ohne Angabe deine
info-option_since_my_turn = Nur was geschah, seit du zuletzt selbst etwas getan hast
info-option_about = Ein Thema, die Kennung einer Regel wie RENT-2, oder irgendein Wort
info-option_edition = Die Regeln einer anderen Ausgabe
info-style_picture = Bild
info-style_text = Worte
info-back = Zurück
info-next = Weiter
info-older = Älter
info-newer = Neuer
info-refresh = Aktualisieren
info-page = -# Seite { $page } von { $pages }
info-as_file = Alles als Datei
info-board_file = Der ganze Tisch in Worten.
info-deed_unknown = Ein Grundstück namens { $name } gibt es hier nicht. Fang an zu tippen und wähl eines aus der Liste.
info-deed_mortgaged_side = Die beliehene Seite von { $name }: { $mortgage } von der Bank, { $lift } zum Ablösen
info-player_unknown = An diesem Tisch sitzt niemand namens { $name }.
info-nothing_yet = Noch ist nichts geschehen.
info-not_begun = Das Spiel hat noch nicht begonnen.
info-log_title = **Die Geschichte bisher**
info-since_title = **Seit deinem letzten Zug**
info-since_nothing = Seit du zuletzt etwas getan hast, ist nichts geschehen.
info-since_button = Seit meinem letzten Zug
info-log_turn = -# Zug { $turn } · { $who }
info-log_setup = -# Vor dem ersten Zug
info-why_title = **Die letzten Zahlungen, die neuesten zuerst**
info-why_title_of = **Die letzten Zahlungen von { $who }, die neuesten zuerst**
info-why_none = Noch ist kein Geld geflossen.
info-why_none_of = { $who } hat noch nichts gezahlt und nichts bekommen.
info-why_payment = **{ $payer } → { $payee }: { $amount }** (Zug { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id }: { $text }
info-rules_none = Hier gibt es kein Spiel, also sind dies die Regeln von **{ $edition }**.
info-rules_table = **{ $edition }**: { $variant }
info-rules_official = Offizielle Regeln, nichts geändert.
info-rules_differ = Anders als gewöhnlich:
info-rules_item = • { $rule }
info-rules_hint = -# Wähl unten ein Thema oder tipp `/rules` mit einem Wort wie *Hotel*.
info-rules_undo = -# `/undo` nimmt deine eigenen letzten Schritte sofort zurück, wenn sie nichts Neues zeigen und niemand sonst betreffen; sonst müssen alle Anwesenden einverstanden sein. Hinter Würfel, eine Karte oder eine Frage zurück verrät, was kommt: Dazu braucht es alle, die einen Platz haben, auch Abwesende, oder die Moderation, und das Spiel zählt dann für keine Wertung, keinen Rekord und keine Auszeichnung.
info-rules_choose = Lies nach über …
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(Gilt an diesem Tisch nicht.)*
info-rules_nothing = Keine Regel sagt etwas über „{ $wanted }“. Wähl ein Thema:
info-rules_found = -# Über „{ $wanted }“, { $count } gefunden
info-rules_subject = Thema: { $title }
info-dice_sealed = **Die Würfel sind versiegelt.** Für diesen Tisch wurde ein Geheimnis gezogen. Sein Fingerabdruck (SHA-256), von dem die Lobby die erste Hälfte zeigt:
    `{ $hash }`
info-dice_settled = **Die Würfel stehen fest.** Sie entstehen aus einem Geheimnis und aus euren eigenen Klicks. Der Fingerabdruck (SHA-256) des Geheimnisses:
    `{ $hash }`
info-dice_presses = Discords Kennungen der Klicks auf **Mitspielen** und **Starten** seitdem:
    `{ $ids }`
info-dice_unpressed = Seitdem hat niemand **Mitspielen** gedrückt.
info-dice_seed_hash = Der Fingerabdruck des Startwerts, der aus beidem gemischt wurde:
    `{ $hash }`
info-dice_recipe = -# Der Startwert ist SHA-256 des Textes `rentroll-dice-1:secret:ids`, mit Kommas zwischen den Kennungen. Niemand kann diese Kennungen vorher wissen, auch nicht, wer den Bot betreibt. Das Geheimnis wird gezeigt, wenn das Spiel aus ist, damit alle jeden Wurf nachrechnen können.
info-dice_secret = **Das Geheimnis dieses Spiels:** `{ $secret }`
    Sein Fingerabdruck (SHA-256):
    `{ $hash }`
info-dice_mixed = **Der Startwert** ist SHA-256 des Textes `rentroll-dice-1:secret:ids`, mit Kommas zwischen den Kennungen:
    `{ $seed }`
info-dice_hash = **Die Würfel stehen fest.** Jeder Wurf entsteht aus einem geheimen Startwert, der vor dem Spiel gezogen wurde. Sein Fingerabdruck (SHA-256):
    `{ $hash }`
    -# Am Ende wird der Startwert gezeigt, damit alle jeden Wurf nachrechnen können.
info-dice_seed = **Der Startwert dieses Spiels:** `{ $seed }`
    Sein Fingerabdruck (SHA-256), bekannt seit dem ersten Wurf:
    `{ $hash }`
info-dice_old = -# So war es früher: Der Bot wählte den Startwert allein. Spiele, die jetzt beginnen, mischen ihn aus einem Geheimnis und aus den Klicks auf **Mitspielen** und **Starten**.
info-dice_practice = -# Das hier ist Übung: Der Startwert ist vorgegeben und für alle gleich.
info-dice_check = **Einen Wurf nachrechnen:** Nummer *n* des Spiels ist Wort *n mod 8* (vier Bytes, big-endian) von SHA-256 des Textes `seed:k`, mit *k* = *n div 8*. Sein Rest bei Teilung durch 36 zählt die Würfe 1 1, 1 2, … 6 6. Alle Würfe mit ihren Nummern stehen in der Datei.
info-dice_first = -# Probier es aus: `printf '%s' '{ $seed }:{ $block }' | sha256sum`, Wort { $word } der Antwort ist `{ $hex }`: { $first } und { $second }.
info-dice_none = Noch hat niemand gewürfelt.
info-dice_count = **{ $count } Würfe bisher**, im Schnitt { $average } (faire Würfel: 7,0), davon Pasch: { $doubles } (zu erwarten etwa { $expected }).
info-dice_few = -# Zu wenige Würfe für ein Urteil.
info-dice_usual = -# Nichts Ungewöhnliches: So weit streuen faire Würfel meistens.
info-dice_odd = -# Ungewöhnlich: So weit liegen faire Würfel etwa in einem von zwanzig Spielen daneben.
info-dice_throws = Nummer  erst. zweit.  Wurf von   wofür
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll** ist das klassische Brettspiel um Straßen und Mieten, gespielt wird gleich hier mit Knöpfen: mit deinen Leuten, mit Computern oder mit beiden.
info-help_none = Hier ist noch kein Spiel
info-help_none_what = Drück **Neues Spiel**: Eine Lobby geht auf, in der alle mitspielen können, und Computer füllen leere Plätze. Zum ersten Mal dabei? Das Tutorial dauert zwei Minuten.
info-help_direct = Gespielt wird auf Servern
info-help_direct_what = Im Kanal eines Servers öffnet `/game new` eine Lobby, in der alle mitspielen können, und `/tutorial` erklärt das Spiel in zwei Minuten.
info-help_lobby_out = Gleich beginnt ein Spiel
info-help_lobby_out_what = Drück **Mitspielen** unter der Lobby, um dabei zu sein.
info-the_host = Der Host
info-help_lobby_in = Du bist dabei
info-help_lobby_in_what = Such dir in der Lobby eine Figur aus. { $host } startet das Spiel.
info-help_lobby_host = Deine Lobby
info-help_lobby_host_what = Setz Computer dazu, ändere die Einstellungen und drück **Starten**, wenn alle da sind.
info-help_watching = Du schaust zu
info-help_watching_what = `/board` zeigt den Tisch, `/log` erzählt, was geschehen ist. Mit `/seat take` übernimmst du einen Platz, den jemand verlassen hat.
info-help_kept = Der Computer spielt für dich
info-help_kept_what = Drück **Bin wieder da** am Tisch oder nimm `/back`, und das Spiel gehört wieder dir.
info-help_paused = Der Tisch macht Pause
info-help_paused_what = Nichts ist verloren. Die Moderation lässt ihn weiterspielen.
info-help_out = Du bist aus diesem Spiel
info-help_out_what = Schau mit `/board` und `/log` zu und bleib für die Revanche.
info-help_debt = Du schuldest { $amount }
info-help_debt_what = Du hast { $cash }. `/advice` schlägt vor, was du verkaufen oder beleihen kannst; mit `/panel` wählst du selbst, mit `/trade` fragst du die anderen. Bezahlt wird von selbst, sobald du kannst.
info-help_offer = Jemand bietet dir einen Handel an
info-help_offer_what = `/offers` zeigt das Angebot: Nimm an, lehn ab oder mach ein Gegenangebot.
info-help_auction = Eine Auktion läuft
info-help_auction_what = Biete mit den Knöpfen oder mit `/bid`; `/pass` steigt aus. Du kannst { $cash } ausgeben.
info-help_roll = Du bist dran
info-help_roll_what = Drück **Würfeln** oder nimm `/roll`. Vorher darfst du bauen oder handeln.
info-help_jail = Du sitzt im Gefängnis
info-help_jail_what = Würfle auf Pasch (`/roll`), zahl { $fine } (`/pay`) oder setz eine Freikarte ein (`/usecard`), soweit die Knöpfe es anbieten.
info-help_buy = { $deed } ist zu haben
info-help_buy_what = Es kostet { $price }, und du kannst { $cash } ausgeben: `/buy` oder `/decline`.
info-help_end_turn = Dein Zug ist fast vorbei
info-help_end_turn_what = Baue oder handle, wenn du magst (`/panel`, `/trade`), dann `/end`.
info-help_asked = Du wirst etwas gefragt
info-help_asked_what = Die Knöpfe unter dem Spielplan zeigen, was du antworten kannst.
info-help_waiting = Andere sind dran
info-help_waiting_what = Der Tisch wartet auf { $who }. Bauen, beleihen und handeln darfst du jederzeit: `/panel`, `/trade`.
info-help_over = Das Spiel ist aus
info-help_over_what = `/game rematch` spielt es noch einmal mit denselben Leuten. `/dice` zeigt das Geheimnis, `/log` die ganze Geschichte.
info-help_commands = -# **Anfangen:** `/game new` `/game join` `/tutorial`
    -# **Spielen:** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Schauen:** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Vergleichen:** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = Neues Spiel
info-help_tutorial = Tutorial, zwei Minuten
info-help_rules = Regeln
info-help_since = Seit meinem letzten Zug
