### Auktionen.

auction-thread = Auktionshaus
auction-direct = An deinem Tisch hat eine Auktion begonnen: { $link }
auction-no_room = -# Dieser Server hat so viele offene Threads, wie Discord erlaubt, also wird hier geboten.
auction-no_thread = -# Mit der Berechtigung **{ $permission }** in { $place } bekämen Auktionen einen eigenen Thread.

## Die Nachricht

auction-title = ### Auktion: { $what }
auction-price = Noch kein Gebot. Der aufgedruckte Preis ist { $price }.
auction-building = Noch kein Gebot. Gebaut wird, wo das nicht mehr kostet als das Gebot.
auction-building_any = Noch kein Gebot. Es beginnt bei { $least }, und wer gewinnt, sucht sich eine Straße aus.
auction-opens = Gebote beginnen beim Baupreis: { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } ohne Straße dafür
auction-leads = **{ $bid }** von { $name } führt.
auction-still_in = Noch dabei: { $names }.
auction-nobody = Niemand ist mehr da, um höher zu gehen.
auction-clock = Der Hammer fällt { $when }, wenn niemand mehr bietet.
auction-held = Die Auktion ruht, bis etwas anderes geklärt ist.
auction-paused = Dieser Tisch macht Pause, und die Auktion auch.
auction-estate = -# Aus einem Nachlass. Es folgen noch: { $count }.
auction-shortage = -# Es sind zu wenige da für alle, die bauen wollen.
auction-call = -# { $mentions }: eure Gebote, bitte.

## Knöpfe und Formulare

auction-bid = { $amount } bieten
auction-own = Eigener Betrag
auction-max = Höchstgebot
auction-pass = Passen
auction-own_title = Dein Gebot
auction-own_label = Mindestens { $least }; du hast { $most }
auction-max_title = Dein geheimes Höchstgebot
auction-max_label = Mindestens { $least }; du hast { $most }
auction-max_kept = Bleibt geheim: Ich biete für dich bis **{ $amount }**, nur so hoch wie nötig. Ein neues Höchstgebot ersetzt es.
auction-max_beaten = Das reicht nicht: { $name } führt schon mit **{ $bid }**, also biete ich nicht mehr für dich. Nenn ein höheres Höchstgebot, biete selbst oder passe.
auction-max_low = Das Gebot steht bei { $bid }. Dein Höchstgebot muss mindestens { $least } sein.
auction-max_opens = Deine Gebote beginnen hier bei { $least }, also muss dein Höchstgebot mindestens so hoch sein.
auction-max_cash = Du kannst hier { $most } ausgeben, also geht ein Höchstgebot von { $amount } nicht.
auction-none = An diesem Tisch läuft keine Auktion.
auction-not_money = „{ $text }“ verstehe ich nicht als Betrag. Schreib ihn wie { $example }, in ganzen Schritten von { $least }.
auction-did_bid = Du bietest { $amount }.
auction-did_pass = Du passt: Das hier ist für andere.

## Das Ergebnis

auction-sold = Verkauft: **{ $what }** geht für **{ $amount }** an { $name }.
auction-unsold = Kein Gebot. **{ $what }** bleibt bei der Bank.
auction-sold_building = Verkauft: { $name } bekommt { $what } für **{ $amount }**.
auction-unsold_building = Kein Gebot auf { $what }.
auction-uncontested = { $what } kann sonst niemand mehr brauchen: { $name } darf zum Baupreis bauen.
auction-no_takers = { $what } kann niemand mehr brauchen und bleibt bei der Bank.
auction-over = Diese Auktion ist vorbei.
auction-back = Zurück zum Tisch
auction-beaten = Dein Höchstgebot von { $amount } auf **{ $what }** ist überboten: { $name } bietet **{ $bid }**. { $link }

## Befehle

auction-command = Bei der Auktion an diesem Tisch mitbieten
auction-command_amount = Einen Betrag bieten
auction-command_max = Geheimes Höchstgebot: Der Bot bietet für dich, nur so hoch wie nötig
auction-command_pass = Aus der Auktion aussteigen oder auf ein Gebäude verzichten, das noch zu setzen ist
auction-option_amount = Wie viel, zum Beispiel 120
