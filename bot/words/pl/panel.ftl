### Prywatny panel.

## Pierwsza strona

panel-title = **{ $name }**: gotówka { $cash }, majątek { $worth }
panel-title_hidden = **{ $name }**: gotówka { $cash }; majątek jest ukryty do czasu wyboru podatku
panel-waiting = -# Stół czeka na ruch: { $who }.
panel-bound = -# Z tego { $bound } wiąże stawka albo odsetki; wolne jest { $spendable }.
panel-kept = Komputer gra za ciebie, więc możesz tylko patrzeć. Naciśnij **Wracam do gry**, by grać dalej.
panel-out = To dla ciebie koniec tej gry. Dzięki za wspólną zabawę!
panel-over = Ta gra jest skończona.
panel-paused = Ten stół ma przerwę. Możesz patrzeć, ale nikt nie może działać.
panel-debt = Twój dług: { $amount }{ $cause }. Czeka **{ $to }**; brakuje { $missing }.
panel-later_debt = -# Następny dług: { $amount }{ $cause }. Czeka { $to }.
panel-cards = Karty wyjścia: { $cards }
panel-can_build = **Budowa:** { $items }
panel-can_sell = **Sprzedaż:** { $items }
panel-can_mortgage = **Zastaw:** { $items }
panel-can_lift = **Wykup:** { $items }
panel-nothing = Nie ma jeszcze nic do budowy, sprzedaży ani zastawu. Najpierw kup parę pól!
panel-nothing_now = W tej chwili nie ma nic do budowy, sprzedaży ani zastawu.
panel-nothing_mortgaged = Wszystkie twoje posiadłości są w zastawie i żadnej nie możesz teraz wykupić: najtańsza kosztuje { $price }.
panel-by_itself = -# Automatycznie, zgodnie z twoim wyborem: { $what }. Wyłączysz to w **Preferencjach**.
panel-own_roll = twój rzut
panel-own_end = koniec twojej tury
panel-priced = { $name } { $price }
panel-each = { $name } po { $price }
panel-more = { $items } i jeszcze { $count }
panel-command_panel = Twoje karty, gotówka i wszystko, co możesz z nimi zrobić

## Przyciski

panel-build = Buduj
panel-sell = Sprzedaj
panel-mortgage = Zastaw
panel-lift = Wykup
panel-pay = Podpowiedz, jak zapłacić
panel-undo = Cofnij mój ostatni ruch
panel-trade = Wymiana
panel-preferences = Preferencje
panel-refresh = Odśwież
panel-concede = Poddaj grę
panel-home = Moje karty
panel-im_back = Wracam do gry

## Budowa i sprzedaż

panel-build_page = **Budowa**: do wydania { $spendable }. W Banku: { $houses } i { $hotels }.
panel-sell_page = **Sprzedaż**: Bank oddaje połowę ceny budynków. Masz { $cash }.
panel-no_build = Możesz budować, gdy masz wszystkie posiadłości jednej grupy kolorów.
panel-no_sell = Nie masz budynków na sprzedaż.
panel-blocked = -# { $group }: { $reason }
panel-which_group = Która grupa?
panel-group_note = Masz { $held } z { $all }
panel-one_lot_build = Buduj na jednej działce
panel-one_lot_sell = Sprzedaj z jednej działki
panel-all_to = Wszystkie { $group } pola → { $level }: { $amount }
panel-all_bare = Opróżnij wszystkie { $group } pola: { $amount }
panel-lot_to = { $lot } → { $level }: { $amount }
panel-lot_bare = Opróżnij pole { $lot }: { $amount }
panel-lot_rent = Czynsz potem: { $rent }
panel-already = Pole { $lot } już tak wygląda.
panel-full = Wszystko zabudowane.

## Zastawy

panel-mortgage_page = **Zastaw**: gotówka od razu, ale bez czynszu do czasu wykupu, który kosztuje { $percent }% więcej. Masz { $cash }.
panel-lift_page = **Wykup**: oddaj kwotę zastawu z { $percent }% odsetek i znów pobieraj czynsz. Do wydania { $spendable }.
panel-no_mortgage = Nie masz nic do zastawienia. Zanim zastawisz pole, sprzedaj budynki jego grupy.
panel-no_lift = Nie masz zastawu, który możesz teraz wykupić.
panel-which_mortgage = Zastaw jedną posiadłość lub kilka
panel-which_lift = Wykup jedną posiadłość lub kilka
panel-deed_option = { $deed }: { $amount }
panel-mortgage_note = { $group }, masz { $held } z { $all }; wykup kosztuje { $back }
panel-lift_note = { $group }, masz { $held } z { $all }; w tym odsetki { $interest }

## Długi

panel-advice = Twój dług: { $amount }{ $cause }. Czeka **{ $to }**, a w gotówce masz { $cash }. Tak go spłacisz i oddasz jak najmniej:
panel-advice_total = Razem daje to { $total }.
panel-more_steps = - i jeszcze { $count }
panel-step_mortgage = Zastaw pole { $deed }: { $amount }
panel-step_sell = Sprzedaj z pola { $lot }: { $buildings } ({ $amount })
panel-step_down = Rozbierz na polu { $lot }: { $before } → { $after }: { $amount }
panel-step_group = Wszystkie { $group } pola w dół → { $level }: { $amount }
panel-bare_lot = pusta działka
panel-bare_lots = puste działki
panel-confirm = Zrób to wszystko
panel-no_debt = Nie masz długów. Wszystko gra!
panel-no_way = Twój dług: { $amount }{ $cause }. Czeka **{ $to }**. Nawet po sprzedaży i zastawie wszystkiego będziesz mieć tylko { $raisable }, więc uratuje cię już tylko wymiana.
panel-moved_on = Przy stole coś się zmieniło, więc nic nie zrobiono. Teraz wygląda to tak:
panel-stopped = Zatrzymano. { $reason }
panel-command_advice = Podpowiedź, jak spłacić dług

## Preferencje

panel-wishes = **Twoje preferencje**, przy każdym stole, przy którym grasz.
panel-wish_ping = Jak cię wołać, gdy przychodzi twoja tura?
panel-wish_ping_now = **Wołanie**, gdy gra na ciebie czeka: { $ping }.
panel-wish_auto_roll = **Automatyczny rzut**: { $state }. Kości rzucają się same, gdy nie możesz zrobić nic innego.
panel-wish_end_normal = **Tura kończy się sama**, gdy nie ma nic do budowy, nic do wykupu i żadnej otwartej oferty. Sprzedawaj, zastawiaj i wymieniaj się, gdy grają inni.
panel-wish_end_always = **Tura zawsze kończy się sama**, także gdy możesz budować. Buduj, sprzedawaj i wymieniaj się, gdy grają inni.
panel-wish_end_never = **Tura trwa**, dopóki jej nie zakończysz.
panel-on = włączony
panel-off = wyłączony
panel-roll_on = Włącz automatyczny rzut
panel-roll_off = Wyłącz automatyczny rzut
panel-end_normal = Kończ turę, gdy nic nie zostało
panel-end_always = Zawsze kończ moją turę
panel-end_never = Nie kończ mojej tury
panel-ping_always = Zawsze
panel-ping_idle = Tylko gdy kończy się czas
panel-ping_direct = W wiadomości prywatnej
panel-ping_never = Nigdy
panel-ping_always_note = Wzmianka na kanale, gdy gra na ciebie czeka, a ciebie nie ma
panel-ping_idle_note = Wzmianka dopiero, gdy minie połowa twojego czasu
panel-ping_direct_note = Wiadomość prywatna zamiast wzmianki
panel-ping_never_note = Pilnujesz tego bez mojej pomocy
panel-command_preferences = Jak cię wołać i co ma się dziać samo
panel-option_ping = Jak cię wołać, gdy przychodzi twoja tura
panel-option_auto_roll = Automatyczny rzut, gdy nie można zrobić nic innego
panel-option_auto_end = Kiedy twoja tura kończy się sama
panel-saved = Zapisane.
