### Opowieść: co się właśnie dzieje, prostymi zdaniami bez znaczników.
###
### Atrybuty wiadomości to inne sposoby powiedzenia tego samego.

story-cards_shuffled = Karty są potasowane.
story-dealt = { $who } dostaje z rozdania: { $deeds }.
story-dealt_paid = { $who } dostaje z rozdania za { $amount }: { $deeds }.
story-completed = { $who } ma teraz komplet: { $groups }!

## Kto zaczyna

story-first_throws = Kto zaczyna? { $throws }.
story-first_again = Remis! Jeszcze raz: { $throws }.
story-first_throw = { $who } rzuca { $total }
story-next_throw = { $who } { $total }
story-goes_first = Zaczyna { $who }.

## Rzuty i ruchy. $deeds to kilka z poniższych czasowników z rzędu

story-does = { $who } { $deeds }.
story-rolls = rzuca { $first } + { $second }
story-rolls_doubles = rzuca dublet ({ $first } + { $second })
story-walks_free = wychodzi na wolność
story-collects = bierze { $amount }
story-collects_at = bierze { $amount } na polu { $place }
story-visits_jail = zagląda do więzienia, tylko z wizytą
story-parks = robi sobie przerwę na polu { $place }
    .quiet = ma chwilę spokoju na polu { $place }
story-comes_home = wraca na własne pole { $place }
    .looks = dogląda swojego pola { $place }
story-rests = odpoczywa za darmo na polu { $place }, bo jest zastawione
story-lands = staje na polu { $place }

story-rolls_rent = { $who } rzuca { $first } + { $second }, by ustalić czynsz.
story-speeding = { $who } { $rolls } po raz trzeci z rzędu: do więzienia za nadmierną prędkość.
story-last_try = { $who } { $rolls }: ostatnia próba bez dubletu, więc czas na grzywnę.

## Więzienie

story-to_jail = { $who } idzie prosto do więzienia.
    .off = Do więzienia trafia { $who }, i to bez pensji po drodze.
    .view = { $who } dostaje pokój z widokiem na kraty.
story-no_doubles = { $who } { $rolls }, bez dubletu, i zostaje w więzieniu.
    .in = { $who } { $rolls }, bez dubletu, i siedzi dalej.
    .cell = { $who } { $rolls }, bez dubletu, i mości się z powrotem w celi.
story-stays_in_jail = { $who } zostaje w więzieniu.
story-out_of_jail = { $who } wychodzi z więzienia.
story-gives_jail_card = { $giver } oddaje kartę wyjścia graczowi { $taker }.
story-plays_jail_card = { $who } zagrywa kartę wyjścia i jest na wolności.
story-returns_jail_card = { $who } wkłada kartę wyjścia pod jej talię.

## Karty

story-card = Karta: „{ $text }”
story-card_of = { $who } ciągnie kartę: „{ $text }”
story-no_repairs = Nie ma tu nic do remontu ({ $houses }: 0), więc nic się nie płaci.

## Pieniądze

story-pays = { $payer } płaci { $what }, a dostaje to { $payee }.
story-pays_much = { $payer } płaci graczowi { $payee } { $what }. Auć.
    .hurts = { $payer } płaci graczowi { $payee } { $what }. To boli.
    .gulp = { $payer } płaci graczowi { $payee } { $what }. Ojej.
story-pays_bank = { $payer } płaci { $what }.
story-pays_pot = { $payer } płaci do puli { $what }.
story-salary = { $who } bierze { $amount } pensji.
story-empties_pot = { $who } zgarnia całą pulę: { $amount }!
story-buys = { $who } kupuje pole { $deed } za { $amount }.
story-fine =
    { $payer } płaci { $to ->
        [pot] {"do puli "}
       *[bank] {""}
    }{ $amount } grzywny{ $out ->
        [yes] {" "}i wychodzi z więzienia
       *[no] {""}
    }.
story-lawyer = { $who } bierze adwokata za { $amount }.
story-interest = { $who } płaci { $amount } odsetek; pole { $deed } zostaje w zastawie.
story-all_pay = { $payers } płacą graczowi { $payee } po { $amount }.
story-pays_all = { $payer } płaci po { $amount } każdemu z graczy: { $payees }.

## Posiadłości i zastawy

story-deed_goes = Pole { $deed } dostaje { $who }.
story-mortgages = { $who } zastawia za { $amount }: { $deeds }.
story-free_of_mortgage = Pole { $deed } jest wolne od zastawu.
story-lifts =
    { $who } wykupuje z zastawu za { $amount } { $count ->
        [one] pole
       *[many] pola
    } { $deeds }.

## Budynki. $count to liczba działek

story-builds =
    { $who } buduje za { $amount } na { $count ->
        [one] polu { $deeds }: { $buildings }
       *[many] polach { $deeds }: na każdym { $buildings }
    }.
story-places_building = { $who } buduje na polu { $deed }: { $buildings }.
story-sells =
    { $who } sprzedaje za { $amount } z { $count ->
        [one] pola { $deeds }: { $buildings }
       *[many] pól { $deeds }: z każdego { $buildings }
    }.
story-breaks_hotels =
    { $who } zamienia za { $amount } na { $count ->
        [one] polu { $deeds }: { $hotel } → { $buildings }
       *[many] polach { $deeds }: { $hotels } → na każdym { $buildings }
    }.
story-wants_building = { $who } też chce budować: { $buildings }.
story-wants_none = { $who } nic nie chce.
story-shortage = { $who } chce budować ({ $buildings }), a dla wszystkich nie wystarczy. Zgłosić się mogą też: { $others }.
story-may_place = { $who } może teraz budować: { $buildings }.

## Licytacje

story-leaves_to_auction = { $who } rezygnuje, więc pole { $deed } idzie pod młotek.
story-leaves_to_bank = { $who } rezygnuje, więc pole { $deed } zostaje w Banku.
story-hammer = { $lot } idzie pod młotek.
story-bids = { $who } daje { $amount }
story-passes = { $who } pasuje
story-bidding = { $bids }.
story-many_bids =
    Najpierw { $first }, a po { $count ->
        [one] jednej stawce
       *[many] { $count } stawkach
    } prowadzi { $leader }: { $amount }
story-more_bids =
    Licytacja trwa, a po { $count ->
        [one] jednej stawce
       *[many] { $count } stawkach
    } prowadzi { $leader }: { $amount }
story-pass =
    { $who } { $count ->
        [one] pasuje
       *[many] pasują
    }
story-bids_and_passes = { $bids }; { $passes }
story-struck = { $who } nie ma już pokrycia dla swojej stawki { $amount }: stawka przepada.
story-bidding_again = Licytacja rusza od nowa dla wszystkich.
story-bidding_again_for = Licytacja rusza od nowa dla wszystkich: { $lot }.
story-sold = Sprzedane: pole { $deed } dostaje { $who } za { $amount }.
story-unsold = Nikt nie licytuje, więc pole { $deed } zostaje w Banku.
story-sold_building = Sprzedane za { $amount }: { $buildings }. Buduje { $who }.
story-unsold_building = Nikt nie licytuje, więc dziś bez budowy: { $buildings }.
story-uncontested = Nikt inny nie może już tego postawić ({ $buildings }): { $who } może budować po zwykłej cenie.
story-no_takers = Nikt nie może już tego postawić ({ $buildings }), więc nie ma czego licytować.
story-no_sale = Licytacja odwołana: { $lot }.
story-count_first_bankruptcy = To koniec gry: po spłacie długów liczy się majątek wszystkich.
story-count_time_limit = Czas minął: to, co się zaczęło, jeszcze się dokończy, a potem liczy się majątek.

## Długi, oferty, roszczenia

story-owes_now = { $who } ma teraz do zapłaty { $amount }, a czeka na to { $to }.
story-owes = { $who } ma do zapłaty { $what }, ale w gotówce tylko { $cash }. Czeka na to { $to }.
story-owes_broke = { $who } ma do zapłaty { $what }, ale w kieszeni pustki. Czeka na to { $to }.
story-owes_also = { $who } ma też do zapłaty { $what }, a czeka na to { $to }; najpierw starszy dług.
story-offers = { $maker } proponuje wymianę graczowi { $to }: { $terms }.
story-deal = Umowa stoi! { $maker } daje graczowi { $to }: { $terms }.
story-counters = { $who } składa kontrofertę: { $terms }.
story-declines = { $who } odmawia.
    .rather = { $who } raczej nie skorzysta.
    .says = Nic z tego, mówi { $who }.
story-withdraws = { $who } wycofuje ofertę.
story-deal_off = Wymiana nie dochodzi do skutku: { $maker } i { $to }.
story-deal_off_debts = Wymiana nie dochodzi do skutku: { $maker } i { $to }. Najpierw długi.
story-claims = { $owner } może zażądać { $what }, a płaci { $lander }.
story-claim_lapsed = { $owner } zapomina upomnieć się o { $amount }; { $lander } milczy.

## Gry narożne i pionek offline

story-questions_shuffled = Pytania są potasowane.
story-question = { $who } słyszy pytanie: „{ $text }”
story-answer_right = { $who } mówi „{ $answer }” i ma rację!
story-answer_wrong = { $who } mówi „{ $answer }”, ale to nie to. Dobra odpowiedź: „{ $right }”.
story-silence_right = { $who } milczy i ma rację!
story-silence_wrong = { $who } milczy. Dobra odpowiedź: „{ $right }”.
story-offline = Pionek offline stoi teraz na polu { $place }: bez czynszu.
story-trip = { $who } dostaje pytanie o podróż na wolne pole.
story-trip_won = { $who } musi wybrać wolne pole, pojechać tam i je kupić.
story-trip_lapsed = { $who } nie ma już w zasięgu żadnego wolnego pola: podróż przepada.
story-prize = { $who } może wybrać posiadłość.
story-court = { $who } staje przed sądem.
story-guilty = { $who } rzuca w sądzie { $total }: parzyste, wyrok skazujący. Do więzienia!
story-not_guilty = { $who } rzuca w sądzie { $total }: nieparzyste, uniewinnienie. Można zostać.

## Koniec

story-gives_up = { $who } poddaje się i odchodzi od stołu.
story-bankrupt = { $who } bankrutuje.
    .bow = { $who } bankrutuje i z ukłonem odchodzi od stołu.
    .pockets = { $who } wywraca obie kieszenie: bankructwo.
story-takes_over = { $who } przejmuje: { $goods }.
story-bank_takes_over = Bank przejmuje: { $goods }.
story-last_player =
    { $count ->
        [one] Przy stole zostaje tylko { $names } i wygrywa grę
       *[many] Przy stole zostają tylko { $names } i razem wygrywają
    }!
story-first_bankruptcy =
    Pierwsze bankructwo kończy grę. Z największym majątkiem { $count ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }!
story-late = { $who }: czas minął.
story-time_limit =
    Koniec czasu. Z największym majątkiem { $count ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }!
story-conceded =
    Reszta stołu się poddaje. Z największym majątkiem { $count ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }!
story-ranks = Miejsca na koniec: { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
