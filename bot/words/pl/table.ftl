### Stół na żywo.

## O co i kogo pyta stół

table-ask-roll = **{ $who }**, rzucasz.
table-ask-again = Dublet! **{ $who }**, rzucasz jeszcze raz.
table-ask-jail = **{ $who }** siedzi w więzieniu, tura { $turn } z { $turns }. Dublet otwiera drzwi.
table-ask-jail_last = **{ $who }** siedzi w więzieniu, tura { $turn } z { $turns }. Dublet otwiera drzwi; bez niego płacisz { $fine } i ruszasz dalej.
table-ask-end_turn = Coś jeszcze, **{ $who }**? Buduj albo się wymieniaj, a potem zakończ turę.
table-ask-buy = **{ $who }**, kupujesz pole **{ $deed }** za { $price } czy idzie na licytację?
table-ask-buy_or_leave = **{ $who }**, kupujesz pole **{ $deed }** za { $price } czy zostawiasz?
table-ask-buy_short = **{ $who }**, pole **{ $deed }** kosztuje { $price }, a możesz wydać tylko { $cash }. Najpierw zdobądź gotówkę albo odpuść.
table-ask-buy_poor = **{ $who }**, nie stać cię na pole **{ $deed }**: kosztuje { $price }, a możesz wydać tylko { $cash }.
table-ask-tax = **{ $who }**, { $space }: { $flat } czy { $percent }% całego majątku?
table-ask-tax_blind = **{ $who }**, { $space }: { $flat } czy { $percent }% całego majątku? Wybierasz przed liczeniem.
table-ask-debt = **{ $who }** potrzebuje jeszcze { $missing }. Na zapłatę czeka { $to }. Sprzedawaj, zastawiaj albo się wymieniaj: dług spłaci się sam, gdy tylko będzie gotówka.
table-ask-debt_hopeless = **{ $who }** potrzebuje jeszcze { $missing }. Na zapłatę czeka { $to }. Nawet po sprzedaży i zastawie wszystkiego zabraknie { $short }: pomoże już tylko wymiana.
table-ask-mortgaged = **{ $who }**, dostajesz zastawione pole **{ $deed }**. Wykupujesz je od razu za { $lift } czy płacisz { $interest } odsetek i zostawiasz w zastawie?
table-ask-shortage = { $asker } chce budować, a w Banku brakuje: { $buildings }. Zostało { $left }. **{ $who }**, ile chcesz?
table-ask-place = **{ $who }**, na której działce budujesz ({ $buildings })?
table-ask-place_within = **{ $who }**, na której działce budujesz ({ $buildings })? Budowa może tam kosztować najwyżej tyle co twoja stawka { $bid }.
table-ask-place_nowhere = **{ $who }**, nie masz teraz działki na ten budynek ({ $buildings }). Jeśli tak zostanie do końca czasu, wróci do Banku.
table-ask-go = **{ $who }** stoi na polu { $go }: bierzesz { $salary } pensji czy wolisz przejść na dowolne inne pole?
table-ask-trip = **{ $who }**, czeka na ciebie pytanie. Za dobrą odpowiedź jedziesz na wybrane wolne pole i je kupujesz.
table-ask-challenge_trip = **{ $who }**, pytanie o podróż na wolne pole, które potem kupujesz; zła odpowiedź nic nie zmienia.
    { $topic }: **{ $question }**
table-ask-challenge_show = **{ $who }**, pytanie. Do wygrania za darmo: { $deeds }; zła odpowiedź nic nie daje.
    { $topic }: **{ $question }**
table-ask-prize = Dobrze! **{ $who }**, wybierz posiadłość.
table-ask-trip_prize = Dobrze! **{ $who }**, wybierz posiadłość, na którą jedziesz i którą kupujesz. Możesz wydać { $cash }.
table-ask-trip_short = Dobrze! **{ $who }**, jedziesz na wolne pole i je kupujesz. Najtańsze kosztuje { $price }, a możesz wydać tylko { $cash }: najpierw zdobądź gotówkę.
table-ask-prize_or_on = Dobrze! **{ $who }**, wybierz posiadłość ({ $now }) albo graj dalej: w pytaniu { $next } do wygrania { $then }. Po złej odpowiedzi zostajesz z niczym.
table-ask-court = **{ $who }** staje przed sądem: więzienie czy adwokat za { $fee } i rzut? Nieparzyste uwalniają.
table-ask-offline = **{ $who }**, przesuń pionek offline. Tam, gdzie stoi, nie płaci się czynszu.
table-ask-offline_from = **{ $who }**, zabierz pionek offline z pola **{ $deed }**. Tam, gdzie stoi, nie płaci się czynszu.
table-ask-auction = **{ $what }** idzie pod młotek. { $bid }
table-bid = Prowadzi { $who }, stawka { $bid }.
table-no_bid = Jeszcze bez stawki.
table-no_bid_from = Jeszcze bez stawki; początek od { $least }.
table-thinking = **{ $who }** się namyśla.
table-unsaved = ⚠️ **Bot nie może teraz niczego zapisać, więc gra czeka.** Nic z tego, co widać, nie zginęło. Gra ruszy sama; jeśli nie ruszy, daj znać operatorowi bota.
table-deadline = Czas mija <t:{ $due }:R>.
table-ends = -# Gra kończy się o <t:{ $due }:t> (<t:{ $due }:R>); wygrywa najbogatsza osoba.
table-time_left =
    -# Do końca umówionego czasu: { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** wciąż może upomnieć się o czynsz: { $amount }.
table-offers_here = -# Otwarte oferty: { $offers }
table-offer = [{ $maker } → { $to }]({ $link })
table-offers = -# Otwarte oferty: { $count }. Zobacz je przez `/offers`.
table-resting = Gra czeka, aż ktoś naciśnie **Wracam do gry**.
table-kept = -# Komputer zastępuje graczy do chwili, gdy nacisną **Wracam do gry**: { $who }.
table-paused = Ten stół ma przerwę. Moderator może go wznowić.
table-over = Koniec gry. Dzięki za wspólną zabawę!
table-closed = Ta gra została zamknięta przed końcem.
table-practice_finished = Ta gra treningowa jest skończona. Nigdzie się nie liczy.
table-left = To była stara wiadomość tego stołu. Aktualna jest tutaj: { $link }
table-fresh = Stół nakryty.
table-goes_on = Gra toczy się dalej od tury { $turn }.
table-no_pictures = -# Nie mogę tu dodawać obrazków. Moderator może mi nadać uprawnienie **Załączanie plików** na tym kanale; do tego czasu `/board` pokazuje stół słowami.

## Przyciski

table-do-roll = Rzuć
table-do-roll_jail = Rzuć o dublet
table-do-pay_fine = Zapłać { $amount }
table-do-use_card = Użyj karty wyjścia
table-do-use_card_of = Użyj karty wyjścia ({ $deck })
table-do-buy = Kup za { $amount }
table-do-decline = Na licytację
table-do-decline_leave = Zostaw
table-do-pay_flat = Zapłać { $amount }
table-do-pay_percent = Zapłać { $percent }%
table-do-pay_percent_known = Zapłać { $percent }% ({ $amount })
table-do-end_turn = Zakończ turę
table-do-lift = Wykup za { $amount }
table-do-keep_mortgaged = Zostaw, zapłać { $amount }
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = Rezygnuję
table-do-take_salary = Weź { $amount }
table-do-take_question = Pytaj
table-do-next_question = Następne pytanie
table-do-plead_guilty = Do więzienia
table-do-hire_lawyer = Adwokat za { $amount }
table-do-bankrupt = Ogłoś bankructwo
table-do-claim_rent = { $who }: żądaj { $amount }
table-do-want = { $count }
table-do-want_none = Nic
table-do-answer = { $letter }: { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, ma to { $owner }
table-note-after = za polem { $space }
table-note-held = { $owner }: { $spaces }
table-note-free = wolne: { $spaces }
table-pick-expand = Przejdź na inne pole
table-pick-take = Wybierz posiadłość
table-pick-move_token = Dokąd z pionkiem?
table-pick-build = Wybierz działkę
table-pick-want = Ile?
table-pick-which = Które?
table-pick-others = Inne pola
table-give_up = Ogłaszasz bankructwo? Wszystko dostaje { $name }.
table-give_up_bank = Ogłaszasz bankructwo? Wszystko wraca do Banku.
table-give_up_rank = Kończysz na miejscu { $rank } z { $seats }.
table-give_up_ends = To kończy grę.
table-give_up_button = Tak, bankrutuję
table-raise = Zdobądź gotówkę
table-to_auction = Licytuj tutaj
table-panel = Mój panel
table-trade = Wymiana
table-back = Wracam do gry

## Wezwania

ping-turn = { $who }, twoja tura. [Do stołu]({ $link })
ping-needed = { $who }, stół czeka na ciebie. [Do stołu]({ $link })
ping-reminder = { $who }, nadal twój ruch. Komputer zdecyduje <t:{ $due }:R>. [Do stołu]({ $link })
ping-direct = Twoja tura przy stole { $link }.
ping-direct_needed = Stół czeka na ciebie: { $link }.
ping-direct_reminder = Nadal twój ruch przy stole { $link }. Komputer zdecyduje <t:{ $due }:R>.

## Kłopoty z pokazywaniem

table-missing = Nie mogę pokazać stołu na <#{ $channel }>: potrzebuję tam uprawnienia **{ $permission }**. Moderator może je nadać w uprawnieniach kanału. Gra tymczasem trwa.

## Polecenia

play-command_roll = Rzuć kośćmi
play-command_buy = Kup pole, na którym stoisz
play-command_decline = Nie kupuj posiadłości, na której stoisz
play-command_pay = Zapłać grzywnę, podatek stały albo procentowy
play-option_what = Co zapłacić
play-pay-fine = grzywna
play-pay-flat = podatek stały
play-pay-percent = procent majątku
play-command_usecard = Wyjdź z więzienia dzięki karcie
play-command_end = Zakończ swoją turę
play-command_build = Buduj na działce albo na całej grupie
play-option_where = Działka albo cała grupa
play-command_sell = Sprzedaj budynki z działki albo z całej grupy
play-option_count = Ile, na jednej działce
play-command_mortgage = Zastaw posiadłość
play-command_lift = Wykup posiadłość z zastawu
play-option_deed = Jedna z twoich posiadłości
play-command_claim = Upomnij się o należny czynsz
play-command_bankrupt = Ogłoś bankructwo, gdy nie możesz spłacić długu
play-command_choose = Odpowiedz na to, o co pyta stół
play-option_answer = Jedna z możliwych odpowiedzi
play-command_table = Przenieś stół na dół, do najnowszych wiadomości
play-build_option = { $deed }: najwyżej { $most }, po { $cost }
play-sell_option = { $deed }: najwyżej { $most }, zwrot po { $cost }
play-group_build_option = { $group }, każda działka → { $level }: { $amount }
play-group_sell_option = { $group }, każda działka w dół → { $level }: zwrot { $amount }
play-mortgage_option = { $deed }: { $amount }
play-done = Gotowe.
play-gave_up = To dla ciebie koniec tej gry. Dzięki za wspólną zabawę!
play-shown = Już się robi.
play-not_possible = Teraz to niemożliwe. Wybierz jedną z podpowiedzi.
