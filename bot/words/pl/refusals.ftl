### Czego zasady nie pozwalają i co zrobić zamiast tego.

refusal-already_highest = Twoja stawka { $bid } już prowadzi. Poczekaj, aż ktoś ją przebije.
refusal-already_mortgaged = To pole już jest w zastawie.
refusal-already_rolled = Twój rzut już był. Najpierw dokończ turę.
refusal-bad_count = Ta liczba tu nie pasuje.
refusal-bad_partner = Wybierz kogoś, kto jeszcze gra.
refusal-bid_stands = Twoja stawka { $bid } prowadzi i wiąże, więc nie możesz spasować.
refusal-bid_too_low = Daj co najmniej { $minimum }.
refusal-can_still_pay = Masz do zapłaty { $owed } i możesz jeszcze zebrać { $raisable }: sprzedawaj, zastawiaj albo się wymieniaj.
refusal-cannot_pay_interest = { $seat } nie zdoła zapłacić { $needed } odsetek za zastawione pola.
refusal-debt_first = { $seat } ma do zapłaty { $owed }, a potem może zebrać tylko { $raisable }: wymiana musi przynieść co najmniej { $worth }.
refusal-empty_offer = Oferta musi mieć coś przynajmniej po jednej stronie.
refusal-fully_built = { $most ->
    [0] Tu nie da się już nic zbudować.
   *[other] To za dużo: tutaj najwyżej { $most }.
    }
refusal-game_ends = Gra się kończy: nikt już nie handluje, nie buduje ani nie żąda czynszu.
refusal-game_over = Ta gra jest skończona.
refusal-group_has_buildings = Najpierw sprzedaj budynki tej grupy.
refusal-group_incomplete = Żeby tu budować, musisz mieć wszystkie pola tej grupy.
refusal-group_mortgaged = Zanim zbudujesz, wykup zastawy tej grupy.
refusal-in_debt = Najpierw spłać dług.
refusal-last_jail_turn = W ostatniej turze w więzieniu najpierw rzucasz; bez dubletu przychodzi grzywna.
refusal-listed_twice = Jedna posiadłość jest w tej ofercie dwa razy.
refusal-lot_too_dear = Wybierz działkę, na której budowa kosztuje najwyżej tyle co twoja stawka { $bid }.
refusal-must_roll = Najpierw musisz rzucić.
refusal-must_take_question = Pytania nie da się ominąć: wysłuchaj go i odpowiedz.
refusal-no_claim = { $blocked ->
    [mortgaged] To pole jest w zastawie, więc nie można się teraz upomnieć o jego czynsz.
    [offline] Na tym polu stoi pionek offline, więc nie można się teraz upomnieć o jego czynsz.
   *[other] Nie ma czynszu, o który możesz się upomnieć.
    }
refusal-no_debt = Nie masz długu, więc nie ma powodu do bankructwa.
refusal-no_hotels = { $left ->
    [0] W Banku nie ma już żadnego. Poczekaj, aż któryś wróci.
   *[other] W Banku zostało ich tylko { $left }, a to za mało.
    }
refusal-no_houses = { $left ->
    [0] W Banku nie ma już żadnych. Poczekaj, aż jakieś wrócą.
   *[other] W Banku zostało ich tylko { $left }, a to za mało.
    }
refusal-no_jail_card = Nie ma tu takiej karty wyjścia.
refusal-no_legal_lot = Nie masz teraz działki, na której można postawić ten budynek.
refusal-no_offer = Nie ma otwartej oferty, na którą można odpowiedzieć.
refusal-no_such_seat = Nikt tam nie siedzi.
refusal-no_time_limit = Ta gra nie ma limitu czasu.
refusal-not_a_prize = Tej posiadłości nie można tu wybrać.
refusal-not_a_target = Wybierz inne pole: tego nie można tu wybrać.
refusal-must_take = Nie da się tego ominąć: wybierz jedną z posiadłości.
refusal-not_a_deed = Tego pola nie można mieć na własność.
refusal-not_a_lot = Budować można tylko na działkach grup kolorów.
refusal-not_ahead = Uznać można tylko wygraną kogoś, kto ma większy majątek niż wszyscy inni.
refusal-not_asked = To pytanie nie jest do ciebie albo masz je już za sobą.
refusal-not_enough_cash = To kosztuje { $needed }, a do wydania jest { $spendable }.
refusal-not_enough_houses = W Banku zostało ich na to tylko { $left }. Sprzedaj grupę niżej.
refusal-not_in_auction = Nie bierzesz już udziału w tej licytacji.
refusal-not_in_jail = Nie jesteś w więzieniu.
refusal-not_mortgaged = To pole nie jest w zastawie.
refusal-not_now = Najpierw coś innego: { $asked }.
refusal-not_owner = To pole należy do kogoś innego.
refusal-not_your_turn = Teraz gra { $seat }.
refusal-not_yours = O tym decyduje { $seat }.
refusal-nothing_asked = Nikt cię teraz o nic nie pyta.
refusal-nothing_to_sell = { $most ->
    [0] Nie stoi tam żaden budynek.
   *[other] Nie ma takiego budynku do sprzedania; najwyżej { $most }.
    }
refusal-one_kind_at_a_time = Budynków brakuje: najpierw proś o mniejsze, potem o duży.
refusal-other_deed_first = Najpierw inne pole.
refusal-out_of_game = To dla ciebie koniec tej gry.
refusal-scarce = Inni też mogą budować, a dla wszystkich nie wystarczy: buduj działka po działce.
refusal-shortage_open = Trwa podział brakujących budynków. Spróbuj, gdy się skończy.
refusal-stale = Gra poszła już dalej; zobacz, o co stół pyta teraz.
refusal-tax_first = Dopóki { $seat } nie wybierze podatku, żadna wymiana nie może zmniejszyć tego majątku: oferta czeka.
refusal-too_many_offers = Masz już { $most } otwartych ofert. Najpierw jedną wycofaj.
refusal-trip_first = { $seat } musi zachować { $needed } na podróż, a zostałoby tylko { $raisable }.
refusal-uneven = Buduj i sprzedawaj równo: działki grupy mogą się różnić najwyżej o jeden budynek.
refusal-unsettled_mortgage = Najpierw zdecyduj o tym zastawionym polu.
refusal-which_one = Pasuje kilka. Powiedz, o które chodzi.

## Co jest najpierw, po dwukropku

asked-auction = licytacja
asked-building_sale = licytacja budynków
asked-buy = decyzja o zakupie
asked-challenge = pytanie
asked-court = sąd
asked-debt = dług
asked-each_player = karta
asked-end_turn = koniec tury
asked-estate_sale = licytacja majątku
asked-final_count = końcowe liczenie
asked-go = wybór na polu START
asked-jail = wyjście z więzienia
asked-mortgaged = zastawione pole
asked-move_on = ruch
asked-offline = pionek offline
asked-place = miejsce budowy
asked-prize = nagroda
asked-roll = rzut
asked-shortage = brakujące budynki
asked-tax = podatek
asked-trip = podróż
