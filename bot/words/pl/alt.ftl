### Obrazki słowami: teksty alternatywne i cały stół dla czytników ekranu. Bez znaczników.

alt-nobody = nikt
alt-on = na polu { $place }
alt-jailed = w więzieniu
alt-visiting = z wizytą w więzieniu
alt-out = poza grą
alt-player = { $name }: { $has }
alt-cash = { $amount } w gotówce
alt-worth = majątek { $amount }
alt-worth_hidden = majątek ukryty do czasu wyboru podatku
alt-jail_cards =
    { $count ->
        [one] 1 karta wyjścia z więzienia
        [few] { $count } karty wyjścia z więzienia
       *[many] { $count } kart wyjścia z więzienia
    }
alt-deeds =
    { $count ->
        [one] 1 posiadłość
       *[many] { $count } posiadłości
    }
alt-whole_color = wszystkie { $color } pola
alt-mortgaged = w zastawie
alt-some_mortgaged = { $count } w zastawie
alt-pot = W puli: { $amount }
alt-bank = W Banku: { $houses } i { $hotels }
alt-offline = Pionek offline stoi na polu { $place }.

## Tura i o co pyta stół

alt-turn = Tura { $turn }: { $what }
alt-turn_of = Tura { $turn }, gra { $who }: { $what }
alt-ends_turn = { $who } może budować, wymieniać się albo zakończyć turę.
alt-rolls = { $who } zaraz rzuca.
alt-rolls_again = { $who } rzuca jeszcze raz po dublecie.
alt-time = Czas gry: { $gone } z { $whole } minut.
alt-last_round = Ostatnia runda: { $gone } z { $whole } minut gry.
alt-danger = Rzuty, które trafiają na czynsz: { $any } z { $throws }; na najgorszy, { $rent } na polu { $place }: { $ways }.
alt-in_jail = { $who } siedzi w więzieniu (próba { $turn } z { $turns }) i może { $ways }.
alt-way_doubles = rzucić o dublet
alt-way_fine = zapłacić { $amount }
alt-way_card = zagrać kartę wyjścia
alt-buy =
    { $who } może kupić pole { $deed } za { $price } albo { $auctions ->
        [no] je zostawić
       *[yes] oddać je na licytację
    }.
alt-tax = { $who } wybiera, jak zapłacić ({ $place }): { $flat } albo { $percent }% majątku.
alt-tax_known = { $who } wybiera, jak zapłacić ({ $place }): { $flat } albo { $percent }% majątku, czyli { $share }.
alt-debt = { $who } ma do zapłaty { $what }. Czeka na to { $to }.
alt-debt_short = { $who } ma do zapłaty { $what } i musi znaleźć jeszcze { $missing }. Czeka na to { $to }.
alt-debt_later = { $who } ma potem do zapłaty { $what }. Czeka na to { $to }.
alt-mortgaged_deed = { $who } dostaje zastawione pole { $deed } i może je wykupić za { $cost } albo zostawić w zastawie za { $interest } odsetek.
alt-shortage = { $who } chce budować ({ $buildings }), a w Banku zostało { $left }.
alt-shortage_others = { $who } chce budować ({ $buildings }), a w Banku zostało { $left }. Zgłosić się mogą też: { $others }.
alt-salary = { $who } może wziąć pensję albo przejść na wybrane pole.
alt-question = { $who } słyszy pytanie: „{ $text }”
alt-choices = Do wyboru: { $choices }.
alt-trip_won = { $who } ma rację i musi wybrać wolne pole, pojechać tam i je kupić.
alt-prize = { $who } ma rację i może wybrać nagrodę.
alt-court = { $who } staje przed sądem i może iść do więzienia albo wziąć adwokata za { $fee }.
alt-offline_move = { $who } musi przesunąć pionek offline.
alt-moves_on =
    { $who } rusza się potem o { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }.
alt-collects_each = { $who } bierze potem po { $amount }. Płacą: { $others }.
alt-pays_each = { $who } płaci potem po { $amount }. Biorą: { $others }.
alt-estate = Potem pod młotek: { $deeds }.
alt-building_sale = Chętni ({ $buildings }): { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Potem gra się kończy i liczy się majątek wszystkich.

## Pola

alt-title_open = Otwarte sprawy
alt-title_players = Gracze
alt-title_board = Plansza
alt-title_bank = Bank
alt-last_throw = Ostatni rzut: { $first } i { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } ma komplet: { $groups }.
alt-deeds_of = { $who }, posiadłości: { $deeds }.
alt-here = Tutaj: { $names }.
alt-offline_token = pionek offline
alt-name_jailed = { $name } (w więzieniu)
alt-for_sale = na sprzedaż za { $price }
alt-owned = właściciel: { $who }
alt-no_rent_mortgaged = w zastawie, bez czynszu
alt-no_rent_offline = bez czynszu, bo stoi tu pionek offline
alt-no_rent_jail = bez czynszu, dopóki właściciel siedzi w więzieniu
alt-rent = czynsz { $amount }
alt-rent_dice = czynsz { $amount } razy oczka
alt-salary_here = { $amount } pensji
alt-salary_or_move_here = { $amount } pensji albo przejście na wybrane pole
alt-court_here = do sądu
alt-trip_here = goście po rzucie odpowiadają na pytanie o podróż na wolne pole
alt-show_here = pytanie o wolną posiadłość
alt-tax_here = zapłać { $amount }
alt-tax_choice_here = zapłać { $amount } albo { $percent }% majątku
alt-card_here = pociągnij kartę
alt-pot_here = { $amount } w puli
alt-unsold = Posiadłości na sprzedaż: { $count }.
alt-deck =
    { $deck }: w talii { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }.

## Akt własności, karta, ręka

alt-deed = Akt własności: { $deed }, cena { $price }
alt-deed_family = Akt własności: { $deed } ({ $family }), cena { $price }
alt-unowned = Jeszcze niczyje
alt-owner = Właściciel: { $who }, { $rent }
alt-owner_built = Właściciel: { $who }, { $buildings }, { $rent }
alt-all_rents = Wszystkie czynsze: { $rents }
alt-group_rent = { $amount } z całą grupą
alt-built_rent = { $amount } ({ $buildings })
alt-held_rent = { $amount } przy { $count } posiadanych
alt-times_dice = { $amount } razy oczka
alt-building_cost = Każdy budynek kosztuje { $amount }
alt-mortgage = Zastaw { $amount }
alt-card = Karta { $deck }: „{ $text }”
alt-hand = { $who }: { $cash } w gotówce, { $worth }
alt-hand_out = { $who } jest poza grą
alt-complete = Komplet: { $groups }
alt-group = { $family } ({ $held } z { $all }): { $deeds }
alt-some_group = Grupa
alt-no_deeds = Jeszcze bez posiadłości

## Licytacja, wymiana

alt-auction = Licytacja. { $what }
alt-auction_open = { $lot } idzie pod młotek, jeszcze bez stawki; licytować mogą: { $raisers }.
alt-auction_led = { $lot } idzie pod młotek: prowadzi { $who }, stawka { $amount }; przebić mogą: { $raisers }.
alt-bids_open = Stawki zaczynają się od ceny budowy: { $openings }
alt-bids_open_at_one = Stawki zaczynają się od { $least }, a kto wygra, wybiera działkę
alt-auction_sold = Koniec licytacji. Za { $price } kupuje { $who }: { $lot }.
alt-auction_unsold = Koniec licytacji. Bez stawek: { $lot }.
alt-lot = Cena { $price }
alt-lot_family = Grupa: { $family }, cena { $price }
alt-lot_gives = { $who } ma dzięki temu komplet: { $group }
alt-lot_would_give = { $who } może dzięki temu mieć komplet: { $group }
alt-not_bidding = Nie licytują: { $names }
alt-cash_left = { $who } ma jeszcze { $amount }
alt-trade = Wymiana: { $offer }
alt-trade_mortgaged = W zastawie: { $deeds }
alt-trade_cash = { $who }, gotówka: teraz { $now }, potem { $then }
alt-trade_rent = { $who }, czynsze na rundę: teraz około { $now }, potem { $then }
alt-trade_chance = { $who }, szansa na czynsz w ciągu rundy: teraz { $now }, potem { $then }
alt-trade_completes = { $who } będzie mieć komplet: { $group }
alt-trade_breaks = { $who } rozbija komplet: { $group }

## Poczekalnia, koniec

alt-lobby =
    Stół, { $edition }, na razie { $count ->
        [one] 1 gracz
       *[many] { $count } graczy
    }
alt-sitting = Przy stole: { $names }
alt-seats_free =
    Wolne { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }; do gry potrzeba: { $least }
alt-house_rule = Zasada domowa: { $rule }
alt-called_off = Gra przerwana
alt-turning_point = Tura { $turn }: { $what }
