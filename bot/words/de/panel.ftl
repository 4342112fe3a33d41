### Die eigene Übersicht.

## Die erste Seite

panel-title = **{ $name }**: { $cash } bar, { $worth } insgesamt
panel-title_hidden = **{ $name }**: { $cash } bar; dein Vermögen bleibt verborgen, bis die Steuer gewählt ist
panel-waiting = -# Der Tisch wartet auf { $who }.
panel-bound = -# Davon sind { $bound } durch ein Gebot oder Zinsen gebunden; { $spendable } sind frei.
panel-kept = Gerade spielt der Computer für dich, du kannst also nur zusehen. Drück **Bin wieder da**, um zu übernehmen.
panel-out = Du bist aus diesem Spiel. Danke fürs Mitspielen!
panel-over = Dieses Spiel ist aus.
panel-paused = Dieser Tisch macht Pause. Du kannst schauen, aber niemand kann etwas tun.
panel-debt = Du schuldest { $amount }{ $cause }, zu zahlen an **{ $to }**; es fehlen { $missing }.
panel-later_debt = -# Danach schuldest du { $amount }{ $cause }, zu zahlen an { $to }.
panel-cards = Freikarten: { $cards }
panel-can_build = **Bauen:** { $items }
panel-can_sell = **Verkaufen:** { $items }
panel-can_mortgage = **Beleihen:** { $items }
panel-can_lift = **Ablösen:** { $items }
panel-nothing = Noch nichts zu bauen, zu verkaufen oder zu beleihen. Kauf erst ein paar Grundstücke!
panel-nothing_now = Gerade nichts zu bauen, zu verkaufen oder zu beleihen.
panel-nothing_mortgaged = Alle deine Grundstücke sind beliehen, und du kannst jetzt keines ablösen: Das billigste kostet { $price }.
panel-by_itself = -# Automatisch, wie du es wolltest: { $what }. **Vorlieben** ändert das.
panel-own_roll = dein Wurf
panel-own_end = das Ende deines Zugs
panel-priced = { $name } { $price }
panel-each = { $name } je { $price }
panel-more =
    { $items } und { $count ->
        [one] eins mehr
       *[other] { $count } weitere
    }
panel-command_panel = Deine Hand, dein Geld und alles, was du damit tun kannst

## Knöpfe

panel-build = Bauen
panel-sell = Verkaufen
panel-mortgage = Beleihen
panel-lift = Ablösen
panel-pay = Wie kann ich zahlen?
panel-undo = Spielzug zurücknehmen
panel-trade = Handeln
panel-preferences = Vorlieben
panel-refresh = Aktualisieren
panel-concede = Aufgeben
panel-home = Meine Hand
panel-im_back = Bin wieder da

## Bauen und verkaufen

panel-build_page = **Bauen**: Du kannst { $spendable } ausgeben. Die Bank hat { $houses } und { $hotels }.
panel-sell_page = **Verkaufen**: Gebäude gehen zum halben Preis zurück an die Bank. Du hast { $cash }.
panel-no_build = Bauen kannst du, wenn dir alle Grundstücke einer Farbgruppe gehören.
panel-no_sell = Du hast keine Gebäude zu verkaufen.
panel-blocked = -# { $group }: { $reason }
panel-which_group = Welche Gruppe?
panel-group_note = Du hast { $held } von { $all }
panel-one_lot_build = Auf einer Straße bauen
panel-one_lot_sell = Von einer Straße verkaufen
panel-all_to = Überall { $level } ({ $group }): { $amount }
panel-all_bare = Ganz räumen ({ $group }): { $amount }
panel-lot_to = { $lot } auf { $level }: { $amount }
panel-lot_bare = { $lot } räumen: { $amount }
panel-lot_rent = Miete dann: { $rent }
panel-already = So steht { $lot } schon da.
panel-full = Alles ist bebaut.

## Hypotheken

panel-mortgage_page = **Beleihen**: Geld sofort, dafür keine Miete, bis du die Hypothek mit { $percent } % Aufschlag ablöst. Du hast { $cash }.
panel-lift_page = **Ablösen**: Zahl eine Hypothek mit { $percent } % Zinsen zurück und kassiere wieder Miete. Du kannst { $spendable } ausgeben.
panel-no_mortgage = Du hast kein Grundstück, das du beleihen kannst. Gebäude einer Gruppe musst du vorher verkaufen.
panel-no_lift = Du hast keine Hypothek, die du jetzt ablösen könntest.
panel-which_mortgage = Ein Grundstück oder mehrere beleihen
panel-which_lift = Eine Hypothek oder mehrere ablösen
panel-deed_option = { $deed }: { $amount }
panel-mortgage_note = { $group }, du hast { $held } von { $all }; Ablösen kostet { $back }
panel-lift_note = { $group }, du hast { $held } von { $all }; davon { $interest } Zinsen

## Schulden

panel-advice = Du schuldest { $amount }{ $cause }, zu zahlen an **{ $to }**, und hast { $cash }. So wäre es bezahlt, und du gibst möglichst wenig her:
panel-advice_total = Das bringt { $total }.
panel-more_steps =
    - und { $count ->
        [one] ein weiterer Schritt
       *[other] { $count } weitere Schritte
    }
panel-step_mortgage = { $deed } beleihen: { $amount }
panel-step_sell = { $buildings } auf { $lot } verkaufen: { $amount }
panel-step_down = { $lot } abbauen, { $before } → { $after }: { $amount }
panel-step_group = Überall abbauen ({ $group }) → { $level }: { $amount }
panel-bare_lot = leere Straße
panel-bare_lots = leere Straßen
panel-confirm = Mach das alles
panel-no_debt = Du schuldest nichts. Alles gut!
panel-no_way = Du schuldest { $amount }{ $cause }, zu zahlen an **{ $to }**. Selbst wenn du alles verkaufst und beleihst, hast du nur { $raisable }, also rettet dich jetzt nur noch ein Handel.
panel-moved_on = Am Tisch ist es weitergegangen; es wurde nichts getan. So sieht es jetzt aus:
panel-stopped = Abgebrochen: { $reason }
panel-command_advice = Ein Vorschlag, wie du deine Schulden zahlen kannst

## Vorlieben

panel-wishes = **Deine Vorlieben**, an jedem Tisch, an dem du spielst.
panel-wish_ping = Wie soll ich dich rufen, wenn du dran bist?
panel-wish_ping_now = **Ruf**, wenn das Spiel auf dich wartet: { $ping }.
panel-wish_auto_roll = **Würfeln von selbst** ist { $state }. Die Würfel rollen dann allein, wenn du sonst nichts tun kannst.
panel-wish_end_normal = **Dein Zug endet von selbst**, wenn es nichts zu bauen, nichts abzulösen und kein offenes Angebot gibt. Verkaufe, beleihe und handle, während andere spielen.
panel-wish_end_always = **Dein Zug endet immer von selbst**, auch wenn du bauen könntest. Baue, verkaufe und handle, während andere spielen.
panel-wish_end_never = **Dein Zug bleibt offen**, bis du ihn beendest.
panel-on = an
panel-off = aus
panel-roll_on = Von selbst würfeln: an
panel-roll_off = Von selbst würfeln: aus
panel-end_normal = Zug beenden, wenn nichts mehr bleibt
panel-end_always = Zug immer beenden
panel-end_never = Zug offen lassen
panel-ping_always = Immer
panel-ping_idle = Nur wenn die Zeit knapp wird
panel-ping_direct = Per Direktnachricht
panel-ping_never = Nie
panel-ping_always_note = Eine Erwähnung im Kanal, wenn das Spiel auf dich wartet und du nicht da bist
panel-ping_idle_note = Eine Erwähnung erst, wenn die Hälfte deiner Zeit um ist
panel-ping_direct_note = Eine private Nachricht statt einer Erwähnung
panel-ping_never_note = Du behältst es selbst im Auge
panel-command_preferences = Wie ich dich rufe und was von selbst geschieht
panel-option_ping = Wie ich dich rufe, wenn du dran bist
panel-option_auto_roll = Von selbst würfeln, wenn du sonst nichts tun kannst
panel-option_auto_end = Wann dein Zug von selbst endet
panel-saved = Gespeichert.
