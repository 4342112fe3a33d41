### Słowa malowane na obrazkach. Krótkie: każde ma mało miejsca. Bez znaczników.

picture-turn = tura { $turn }
picture-turn_of = tura { $turn } z { $last }
picture-start = początek
picture-end = koniec
picture-out_of_game = poza grą
picture-cash = gotówka
picture-worth = majątek
# Czas gry na czas
picture-last_round = ostatnia runda
picture-minutes = { $gone } z { $whole } min
# Jak prawdopodobne: $share na $of, na przykład 1 na 9.
picture-chance = { $share } na { $of }
# $chance i $any to takie prawdopodobieństwa.
picture-danger = Najgorszy rzut: { $rent } na polu { $place } ({ $chance }). Jakiś czynsz: { $any }.

## Ile pole kosztuje albo co robi

picture-collect = weź { $amount }
picture-tax_choice = { $flat } albo { $percent }%
picture-tax_percent = { $percent }%
picture-draw_card = pociągnij kartę
picture-salary_or_move = { $amount } albo inne pole
picture-to_court = do sądu
picture-to_jail = prosto do więzienia
picture-quiz_deed = quiz o pole
picture-quiz_trip = quiz o podróż
picture-in_pot = { $amount } w puli
picture-in_jail = w więzieniu
picture-nothing_happens = nic się nie dzieje
picture-rent_now = czynsz { $amount }
picture-rent_now_dice = czynsz { $amount } × oczka
picture-no_rent_mortgaged = zastaw: bez czynszu
picture-no_rent_offline = offline: bez czynszu

## Akt własności. $building, $buildings, $hotel: słowa edycji

picture-title_deed = Akt własności
picture-rent = Czynsz
picture-rent_group = Z całą grupą
picture-rent_group_clear = Z grupą bez zastawów
picture-rent_held = Czynsz, gdy masz { $count }
picture-rent_all_held =
    { $count ->
        [2] Czynsz, gdy masz oba
       *[many] Czynsz, gdy masz wszystkie { $count }
    }
picture-times_dice = { $amount } × oczka
picture-times_roll = { $amount } × nowy rzut
picture-price = Cena
picture-each_building = Budowa: { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Kwota zastawu
picture-mortgaged = W zastawie
picture-no_rent_due = Tu nie płaci się czynszu
picture-bank_lent = Bank pożycza
picture-interest = Odsetki, { $percent }%
picture-to_lift = Wykup
picture-new_owner = Kto je przejmie, płaci od razu { $interest } albo wykupuje zastaw.
picture-no_rent = bez czynszu
picture-belongs_with = Razem z
picture-nobody_owns = Jeszcze niczyje
picture-deed_price = cena { $amount }
picture-deed_mortgaged = w zastawie

## Karta i co ona robi

picture-from_bank = z Banku
picture-from_each = od każdego gracza
picture-to_bank = do Banku
picture-to_each = dla każdego gracza
picture-for_each = za każdy budynek: { $building }
picture-move_there = idź tam
picture-times_new_roll = { $amount } × nowy rzut
picture-times_rent = { $times } × czynsz
picture-if_owned = jeśli to pole czyjeś
picture-spaces_back =
    { $count ->
        [one] 1 pole wstecz
        [few] { $count } pola wstecz
       *[many] { $count } pól wstecz
    }
picture-then_there = potem rób, co mówi pole
picture-no_salary = bez pensji po drodze
picture-keep = Zatrzymaj
picture-keep_until = aż użyjesz albo wymienisz

## Karty w ręku

picture-hand_out = Poza grą
picture-hand_empty = Jeszcze bez posiadłości
picture-no_deeds = bez posiadłości
picture-complete_groups =
    { $count ->
        [one] 1 pełna grupa
        [few] { $count } pełne grupy
       *[many] { $count } pełnych grup
    }
picture-free_deed = wolne, { $price }
picture-some = { $held } z { $all }
picture-complete = komplet

## Licytacja. Stany licytujących stoją w wąskiej kolumnie

picture-auction = Licytacja
picture-estate_then = majątek bankruta, potem { $deeds }
picture-estate_more =
    majątek bankruta, potem jeszcze { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
picture-too_few = { $buildings }: chętnych więcej niż w Banku
picture-not_bidding = nie licytuje
picture-may_not_buy = jeszcze nie kupuje
picture-passed = pas
picture-leading = prowadzi
picture-in_debt = dług
picture-cannot_raise = nie przebije
picture-no_lot = bez działki
picture-still_in = w grze
picture-buys = kupuje
picture-leads = prowadzi
picture-wants = chce: { $buildings }
picture-wants_from = chce: { $buildings }, od { $amount }
picture-completes = kompletuje { $group }
picture-would_complete = skompletuje { $group }
picture-holds = ma { $held } z { $all }
picture-now_holds = ma teraz { $held } z { $all }
# Grupa jako coś, co się kompletuje albo rozbija.
picture-group = grupę
picture-color_group = grupę: { $color }
picture-its_group = grupa
picture-one_building = 1 × { $building }
picture-in_bank = { $count } w Banku
picture-costs = kosztuje { $amount }
picture-costs_between = kosztuje od { $least } do { $most }
picture-sold_for = sprzedane za
picture-not_sold = bez nabywcy
picture-highest_bid = najwyższa stawka
picture-no_bid = bez stawki
picture-no_bid_yet = jeszcze bez stawki
picture-bids_start = stawki od { $amount }
picture-stays = zostaje w Banku
picture-winner_chooses = kto wygra, wybiera działkę
picture-within_bid = budowa najwyżej za tę stawkę
picture-printed_price = cena z karty { $amount }
picture-under_price = poniżej 1% ceny z karty
picture-of_price = { $percent }% ceny z karty

## Wymiana

picture-trade = Wymiana
picture-impossible = teraz niemożliwe
picture-gives = daje
picture-gives_nothing = nic
picture-jail_card = karta wyjścia, { $deck }
picture-breaks_up = rozbija { $group }
picture-then_owes =
    potem { $interest } odsetek za { $count ->
        [one] 1 zastawione pole
        [few] { $count } zastawione pola
       *[many] { $count } zastawionych pól
    }
picture-groups_label = pełne grupy
picture-rent_round = czynsz/runda
picture-rent_chance = szansa na czynsz

## Poczekalnia

picture-players = gracze: { $least }–{ $most }
picture-seats_taken = { $taken } z { $all }
picture-waiting_for = brakuje graczy: { $count }
picture-table_full = stół jest pełny
picture-ready = można zaczynać
picture-open_seat = wolne miejsce
picture-official = Zasady oficjalne
picture-no_house_rules = Przy tym stole nie ma zasad domowych.
picture-house_rules = Zasady domowe tego stołu

## Karta końcowa. Zdania stoją po imionach zwycięzców, $winners to ich liczba

picture-called_off = Przerwana
picture-broke_up =
    Stół rozchodzi się po { $turns ->
        [one] 1 turze
       *[many] { $turns } turach
    }.
picture-won_last_player =
    { $winners ->
        [one] wygrywa i zostaje przy stole do końca
       *[many] wygrywają razem i zostają do końca
    }, po { $turns ->
        [one] 1 turze
       *[many] { $turns } turach
    }.
picture-won_time_limit =
    { $winners ->
        [one] wygrywa z majątkiem { $worth }
       *[many] wygrywają razem, każdy z { $worth }
    }, gdy mija czas, po { $turns ->
        [one] 1 turze
       *[many] { $turns } turach
    }.
picture-won_conceded =
    { $winners ->
        [one] wygrywa z majątkiem { $worth }
       *[many] wygrywają razem, każdy z { $worth }
    }, bo reszta się poddaje, po { $turns ->
        [one] 1 turze
       *[many] { $turns } turach
    }.
picture-won_first_bankruptcy =
    { $winners ->
        [one] wygrywa z majątkiem { $worth }
       *[many] wygrywają razem, każdy z { $worth }
    } przy pierwszym bankructwie, po { $turns ->
        [one] 1 turze
       *[many] { $turns } turach
    }.
picture-at_best = maks. { $amount }
picture-out_in_turn = do tury { $turn }
picture-worth_title = Majątek graczy

## Karta statystyk gracza

picture-rating = Ranking
picture-games =
    { $count ->
        [one] Gra
        [few] Gry
       *[many] Gier
    }
picture-wins =
    { $count ->
        [one] Wygrana
        [few] Wygrane
       *[many] Wygranych
    }
picture-won = Wygrane
picture-percent = { $percent }%
picture-rating_course = Ranking, gra po grze
picture-places = Miejsca
picture-place = { $place }.
picture-no_rated_games = Jeszcze bez gry z innymi ludźmi
picture-after_games =
    po { $count ->
        [one] 1 grze rankingowej
       *[many] { $count } grach rankingowych
    }
picture-favourite_token = Ulubiony pionek
picture-favourite_edition = Ulubiona edycja
