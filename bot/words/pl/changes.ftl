### Zasady, które zmienia stół, każda w jednym zdaniu bez kropki.

change-starting_cash = Każdy zaczyna z kwotą { $sum }
change-salary = Pensja wynosi { $sum }
change-jail_fine = Wyjście z więzienia kosztuje { $sum }
change-house_stock =
    W Banku jest { $value } { $value ->
        [one] { $house }
        [few] { $houses }
       *[many] { $houses_many }
    }
change-hotel_stock =
    W Banku jest { $value } { $value ->
        [one] { $hotel }
        [few] { $hotels }
       *[many] { $hotels_many }
    }
change-mortgage_interest = Odsetki od zastawu to { $value }%
change-houses_before_hotel =
    Zanim stanie { $hotel }, potrzeba: { $value } { $value ->
        [one] { $house }
        [few] { $houses }
       *[many] { $houses_many }
    }
change-building_bids_from_one =
    Licytacja spornych budynków zaczyna się od { $value ->
        [yes] najmniejszej kwoty
       *[no] ceny budowy
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] Zastaw w grupie znosi podwójny czynsz
       *[no] Cała grupa podwaja czynsz, także z zastawem
    }
change-utility_fresh_roll =
    Czynsz ({ $utilities }) zależy od { $value ->
        [yes] nowego rzutu
       *[no] rzutu, który tam prowadzi
    }
change-rent_collection =
    { $value ->
        [on_request] O czynsz trzeba się upomnieć
       *[automatic] Czynsz płaci się sam
    }
change-rent_claim_window = Czynsz przepada, gdy rzuca gracz numer { $value } po gościu
change-income_tax =
    Podatek dochodowy to stała kwota{ $value ->
        [flat] {""}
       *[choice] {" "}albo procent majątku, do wyboru
    }
change-income_tax_blind =
    Podatek wybiera się, { $value ->
        [yes] zanim znany jest procent
       *[no] widząc obie kwoty
    }
change-jail_turns =
    W więzieniu siedzi się najwyżej { $value ->
        [one] { $value } turę
        [few] { $value } tury
       *[many] { $value } tur
    }
change-jail_fine_any_turn =
    { $value ->
        [yes] Grzywnę można zapłacić w każdej turze w więzieniu
       *[no] W ostatniej turze w więzieniu najpierw się rzuca, potem płaci
    }
change-bankrupt_mortgages_first =
    Posiadłości bankruta { $value ->
        [yes] są zastawiane, zanim dostanie je wierzyciel
       *[no] idą do wierzyciela takie, jakie są
    }
change-dealt_deeds =
    { $value ->
        [0] Nie rozdaje się posiadłości
        [one] Każdy dostaje na początek { $value } posiadłość
       *[many] Każdy dostaje na początek { $value } posiadłości
    }
change-dealt_deeds_are_paid =
    Rozdane posiadłości są { $value ->
        [yes] płatne
       *[no] darmowe
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] Pierwsze bankructwo kończy grę
       *[no] Wygrywa ostatnia osoba przy stole
    }
change-time_limit =
    { $value ->
        [yes] Gra kończy się o umówionej porze
       *[no] Nie ma limitu czasu
    }
change-american_expansion =
    { $value ->
        [yes] Amerykańska ekspansja: START zamiast pensji zabiera na dowolne pole
       *[no] Bez amerykańskiej ekspansji na polu START
    }
change-just_visit_america =
    Goście w więzieniu { $value ->
        [yes] mogą wygrać podróż
       *[no] są tylko z wizytą
    }
change-free_parking_game_show =
    Na darmowym parkingu { $value ->
        [yes] jest teleturniej
       *[no] nie ma teleturnieju
    }
change-american_legal_system =
    { $value ->
        [yes] O więzieniu decyduje sąd
       *[no] Do więzienia idzie się bez sądu
    }
change-lawyer_fee = Adwokat kosztuje { $sum }
change-offline_token =
    { $value ->
        [yes] Pionek offline zwalnia jedno pole z czynszu
       *[no] Nie ma pionka offline
    }
change-free_parking_pot =
    { $value ->
        [yes] Podatki i grzywny idą do puli na darmowym parkingu
       *[no] Darmowy parking nie ma puli
    }
change-double_salary_on_go =
    Stanięcie na polu START daje { $value ->
        [yes] podwójną pensję
       *[no] zwykłą pensję
    }
change-no_auctions =
    { $value ->
        [yes] Posiadłości, których nikt nie kupi, zostają w Banku
       *[no] Niekupione posiadłości idą na licytację
    }
change-no_rent_in_jail =
    Właściciel w więzieniu { $value ->
        [yes] nie dostaje czynszu
       *[no] dostaje czynsz
    }
change-laps_before_buying =
    { $value ->
        [0] Kupować można od początku
        [one] Kupować można dopiero po { $value } okrążeniu
       *[many] Kupować można dopiero po { $value } okrążeniach
    }
