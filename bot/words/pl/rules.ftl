### Zasady, każda w zdaniu lub dwóch, tak jak gra stół.
###
### Atrybuty zasady to jej tytuł i, gdzie stoły grają inaczej, tekst każdego przypadku.

rule-SET-1 = Zaczynasz na polu { $go } z kwotą { $cash } i bez posiadłości. Cała reszta należy do Banku, także budynki: { $house_stock } { $house_stock ->
        [one] { $house }
        [few] { $houses }
       *[many] { $houses_many }
    } i { $hotel_stock } { $hotel_stock ->
        [one] { $hotel }
        [few] { $hotels }
       *[many] { $hotels_many }
    }. Pieniądze nigdy się w nim nie kończą.
    .title = Z czym się zaczyna
rule-SET-2 = Liczba graczy: od { $least } do { $most }.
    .title = Ile osób może grać
rule-SET-3 = Każdy wybiera własny pionek.
    .title = Pionki
rule-SET-4 = Talie tasuje się raz przed grą i nigdy więcej.
    .title = Tasowanie
rule-SET-5 = Wszyscy rzucają kośćmi i zaczyna najwyższa suma; przy remisie rzuca się jeszcze raz. Potem gra idzie po kolei według miejsc.
    .title = Kto zaczyna

rule-MOVE-1 = Rzuć dwiema kośćmi i idź do przodu o ich sumę. Na jednym polu może stać kilka pionków.
    .title = Ruch
rule-MOVE-2 = Po dublecie najpierw załatwiasz sprawy na polu, potem rzucasz jeszcze raz.
    .title = Dublety
rule-MOVE-3 = Przy trzecim dublecie w jednej turze nie ruszasz się: idziesz do więzienia i tura się kończy.
    .title = Trzy dublety

rule-GO-1 = Za dojście na pole { $go } albo przejście przez nie dostajesz od razu { $salary }, po rzucie i z karty.
    .title = Pensja
    .double = Przejście przez pole { $go } daje { $salary }, a stanięcie dokładnie na nim { $double_salary }.
rule-GO-2 = W jednej turze możesz ją dostać dwa razy: przejdź przez pole { $go }, a potem pociągnij kartę, która cię tam wysyła.
    .title = Pensja dwa razy
rule-GO-3 = Droga do więzienia nie daje pensji, ruch do tyłu też nie.
    .title = Bez pensji

rule-BUY-1 = Stoisz na niczyjej posiadłości: kupujesz ją po cenie z karty albo od razu idzie na licytację.
    .title = Kup albo licytacja
    .no_auctions = Stoisz na niczyjej posiadłości: możesz ją kupić po cenie z karty. Jeśli nie, zostaje w Banku.
    .laps = Stoisz na niczyjej posiadłości: kupujesz ją po cenie z karty albo idzie na licytację; ale dopiero po { $laps ->
        [one] jednym okrążeniu
       *[many] { $laps } okrążeniach
    }.
rule-BUY-2 = Płacisz gotówką. Żeby ją zebrać, możesz zastawiać, sprzedawać budynki i wymieniać się, a potem kupić.
    .title = Najpierw gotówka
rule-BUY-3 = Postój na własnym polu nic nie kosztuje i nic nie robi.
    .title = Własne pole

rule-AUC-1 = Każdy, kto jeszcze gra, także z więzienia, i także ten, kto nie chce kupić.
    .title = Kto może licytować
rule-AUC-2 = Licytacja zaczyna się od { $unit } lub więcej i idzie w górę. Nikt nie daje więcej gotówki, niż ma.
    .title = Stawki
rule-AUC-3 = Kto da najwięcej, płaci Bankowi i bierze. Koniec jest wtedy, gdy wszyscy inni pasują albo mija czas licytacji.
    .title = Wygrana w licytacji
rule-AUC-4 = Dopóki twoja stawka jest najwyższa, nie możesz zrobić nic, po czym zostałoby ci mniej gotówki, niż ona wynosi.
    .title = Stawka wiąże
rule-AUC-5 = Jeśli nikt nie licytuje, posiadłość zostaje w Banku.
    .title = Bez stawek
rule-AUC-6 = Po spasowaniu jesteś poza tą licytacją, dopóki stoi stawka, przy której był pas.
    .title = Pas
rule-AUC-7 = Jeśli ktoś z najwyższą stawką musi spłacić dług i nie ma już pokrycia albo odchodzi z gry, licytacja rusza od nowa od ceny wywoławczej dla wszystkich, także po pasie. Jeśli sporny budynek może postawić już tylko jedna osoba, dostaje go po cenie budowy.
    .title = Gdy stawka przepada

rule-RENT-1 = Postój na cudzym polu kosztuje czynsz. Zastawione pole nic nie przynosi.
    .title = Czynsz
rule-RENT-2 = Cała grupa kolorów podwaja czynsz swoich działek bez budynków, nawet gdy inna działka jest w zastawie.
    .title = Cała grupa
    .clear = Cała grupa kolorów podwaja czynsz swoich działek bez budynków, o ile żadna nie jest w zastawie.
rule-RENT-3 = { $Houses } i { $hotels } zmieniają zwykły czynsz na kwotę z aktu. Puste działki grupy nadal dają podwójny.
    .title = Czynsz z budynkami
rule-RENT-4 = Pole typu { $railroad } przynosi { $rail_rents }, gdy właściciel ma ich { $rail_counts }. Zastawione też się liczą, ale same nic nie przynoszą.
    .title = Czynsz według liczby
rule-RENT-5 = Zakład komunalny przynosi oczka razy { $multipliers }, gdy właściciel ma ich { $utility_counts }. Liczy się rzut, który cię tu przyniósł; zastawiony też się liczy.
    .title = Czynsz według kości
    .fresh = Zakład komunalny przynosi oczka razy { $multipliers }, gdy właściciel ma ich { $utility_counts }. Rzucasz o to od nowa; zastawiony też się liczy.
rule-RENT-6 = Właściciel w więzieniu nadal pobiera czynsz.
    .title = Właściciel w więzieniu
    .none = Właściciel w więzieniu nie pobiera czynszu.
rule-RENT-7 = Czynsz płaci się sam, od razu.
    .title = Pobieranie czynszu
    .on_request = O czynsz trzeba się upomnieć, a pole nie może być w zastawie. Przepada, gdy rzuca gracz numer { $window } po gościu. Gdy gość odchodzi z gry, czynsz pobiera się sam.

rule-CARD-1 = Pociągnij kartę z wierzchu, zrób od razu, co mówi, i odłóż ją na spód.
    .title = Karty
rule-CARD-2 = Zatrzymujesz ją, aż jej użyjesz; potem wraca pod talię. Możesz się nią wymieniać.
    .title = Karta wyjścia z więzienia
rule-CARD-3 = Idziesz do przodu i załatwiasz sprawy na polu tak, jak po rzucie.
    .title = Karty ruchu naprzód
rule-CARD-4 = Jeśli ma je ktoś inny, płacisz tyle razy czynsz albo tyle razy nowy rzut, ile mówi karta. Niczyje możesz kupić.
    .title = Najbliższe pole
rule-CARD-5 = Ruch do tyłu liczy się jak stanięcie na polu, nawet jeśli to znów pole z kartą.
    .title = Ruch do tyłu
rule-CARD-6 = Płacisz za każdy swój budynek ({ $house }, { $hotel }). Kwota jest ustalona w chwili pociągnięcia karty; późniejsza sprzedaż jej nie zmniejsza.
    .title = Remonty
rule-CARD-7 = Idzie to wokół stołu od lewej, płatność po płatności. Kto nie może zapłacić, najpierw załatwia swój dług.
    .title = Od każdego i dla każdego

rule-TAX-1 = { $tax_name }: płacisz { $tax } albo { $percent }% całego majątku, do wyboru.
    .title = { $tax_name }
    .flat = { $tax_name } kosztuje { $tax }.
rule-TAX-2 = Gotówka, ceny wszystkich posiadłości, zastawionych i nie, oraz koszt budynków. Gdy wybierasz podatek, żadna wymiana nie może go zmniejszyć, chyba że masz dług.
    .title = Majątek
rule-TAX-3 = Przed wyborem widzisz obie kwoty.
    .title = Wybór podatku
    .blind = Wybierasz, zanim ktokolwiek policzy: do tego czasu nikt nie widzi ani procentu, ani twojego majątku.
    .flat = Nie ma wyboru: podatek to zawsze { $tax }.
rule-TAX-6 = Gdy mija czas, płaci się mniejszą z obu kwot.
    .title = Podatek nieobecnych
    .blind = Gdy mija czas, płaci się { $tax }, jeśli da się tyle zebrać, a jeśli nie, to procent.
rule-TAX-4 = { $tax2_name } kosztuje { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Podatki i grzywny idą do Banku. Pole { $parking } nic nie daje.
    .title = Dokąd idą podatki
    .pot = Podatki i grzywny idą do puli na polu { $parking }, dla tego, kto tam stanie.

rule-JAIL-1 = Przez pole { $to_jail }, przez kartę albo przez trzy dublety: prosto tam, bez pensji, koniec tury.
    .title = Droga do więzienia
rule-JAIL-2 = Stanięcie na polu { $jail } w zwykłym ruchu to wizyta: nic się nie dzieje.
    .title = Tylko z wizytą
rule-JAIL-3 = W każdej turze w więzieniu (najwyżej { $turns }) możesz rzucać o dublet. Dublet uwalnia i rusza pionek, ale bez dodatkowego rzutu.
    .title = Rzut o dublet
    .short = W następnej turze możesz rzucić o dublet. Dublet uwalnia i rusza pionek, ale bez dodatkowego rzutu.
rule-JAIL-4 = Przed rzutem możesz zagrać kartę wyjścia, nawet świeżo z wymiany; potem rzucasz i ruszasz jak zwykle.
    .title = Zagranie karty wyjścia
rule-JAIL-5 = Przed rzutem możesz zapłacić { $fine } i ruszyć jak zwykle, ale nie w ostatniej turze w więzieniu.
    .title = Zapłata grzywny
    .any_turn = Przed rzutem możesz w każdej turze w więzieniu zapłacić { $fine } i ruszyć jak zwykle.
rule-JAIL-6 = Jeśli i ostatni rzut nie jest dubletem, płacisz { $fine } i ruszasz o tyle, ile wypadło.
    .title = Ostatnia próba
    .short = Bez dubletu w jedynej turze w więzieniu płacisz { $fine } i ruszasz o tyle, ile wypadło.
rule-JAIL-7 = Nadal pobierasz czynsz, licytujesz, budujesz, sprzedajesz, zastawiasz i się wymieniasz.
    .title = Życie w więzieniu

rule-BLD-1 = W każdej chwili, także poza swoją turą, na grupie kolorów, którą masz całą i bez zastawów. Nie wtedy, gdy masz dług.
    .title = Kiedy wolno budować
rule-BLD-2 = Działki grupy nigdy nie różnią się o więcej niż jeden budynek, w górę i w dół.
    .title = Równo
rule-BLD-3 = Najpierw { $before } { $houses } na każdej działce grupy, potem za cenę jeszcze jednego budynku { $hotel }; { $houses } wracają do Banku. Na jednej działce najwyżej 1 × { $hotel }.
    .title = Na koniec { $hotel }
rule-BLD-4 = To wszystko, co jest: { $house_stock } { $house_stock ->
        [one] { $house }
        [few] { $houses }
       *[many] { $houses_many }
    } i { $hotel_stock } { $hotel_stock ->
        [one] { $hotel }
        [few] { $hotels }
       *[many] { $hotels_many }
    }. Gdy się skończą, czekasz, a żadnego poziomu nie można przeskoczyć.
    .title = Ile ich jest
rule-BLD-5 = Gdy nie wystarcza dla wszystkich, którzy mogą budować, pytani są też inni. To, czego chce więcej niż jedna osoba, licytuje się budynek po budynku. Twoje stawki zaczynają się od ceny budowy na twojej najtańszej działce, a buduje się tam, gdzie to kosztuje najwyżej tyle co stawka.
    .title = Niedobór
    .one = Gdy nie wystarcza dla wszystkich, którzy mogą budować, pytani są też inni. To, czego chce więcej niż jedna osoba, licytuje się budynek po budynku, od { $unit }, a kto wygra, wybiera dowolną działkę.
rule-BLD-6 = Wracają do Banku za pół ceny, zawsze, równo.
    .title = Sprzedaż budynków
rule-BLD-7 = W zamian stają { $before } { $houses }, jeśli Bank je ma. W każdej chwili całą grupę można sprzedać jednym krokiem do równego poziomu, na który Bankowi wystarcza, albo do zera.
    .title = Sprzedaż: { $hotel }
rule-BLD-8 = Budynki nigdy nie przechodzą z rąk do rąk między graczami.
    .title = Bez wymiany budynków

rule-MORT-1 = W każdej chwili, za kwotę z aktu, jeśli w grupie nie stoi żaden budynek.
    .title = Zastawianie
rule-MORT-2 = Kosztuje kwotę zastawu plus { $interest }%. Może to zrobić tylko właściciel.
    .title = Wykup
rule-MORT-3 = Wykupujesz je od razu albo płacisz { $interest }% teraz i znów { $interest }% przy późniejszym wykupie.
    .title = Gdy dostajesz zastawione pole
rule-MORT-4 = { $interest }% liczy się zawsze od kwoty zastawu. Każdy procent zaokrągla się w górę do { $unit }.
    .title = Zaokrąglanie

rule-TRADE-1 = Dwoje dowolnych graczy, w każdej chwili: gotówka, posiadłości i karty wyjścia. Bez pożyczek i obietnic.
    .title = Wymiana
rule-TRADE-2 = Nie można wymieniać pól z grupy, na której stoją budynki.
    .title = Zabudowane grupy
rule-TRADE-3 = Jeśli jedna ze stron nie ma już tego, co w ofercie, nic się nie rusza i oferta przepada.
    .title = Sprawdzane dwa razy
rule-TRADE-4 = Kto dostaje zastawione pola, musi mieć na { $interest }% od wszystkich.
    .title = Odsetki w wymianie
rule-TRADE-5 = Kontroferta zastępuje ofertę. Swoją ofertę można wycofać w każdej chwili.
    .title = Kontroferty

rule-DEBT-1 = Sprzedawaj budynki, zastawiaj i wymieniaj się, aż możesz zapłacić; wtedy dług spłaca się od razu. Wcześniej nie dzieje się dla ciebie nic innego.
    .title = Dług większy niż gotówka
rule-DEBT-2 = Tylko jeśli gotówka, połowa ceny budynków i kwoty zastawu posiadłości, które nie są zastawione, razem to mniej niż dług.
    .title = Kiedy można zbankrutować
rule-DEBT-3 = Wymieniać się można, by zebrać pieniądze, nie by coś rozdawać. Jeśli potem nie da się zapłacić wszystkiego, trzeba móc zebrać tyle co przedtem i dostać wartość tego, co się daje: za pole pół ceny minus { $interest }% wartości zastawu, a póki nie jest w zastawie, jeszcze wartość zastawu.
    .title = Wymiana w długach
rule-DEBT-4 = Najpierw spłaca się najstarszy. Jeśli nie możesz go spłacić, bankrutujesz na rzecz osoby albo Banku, gdzie masz ten dług.
    .title = Kilka długów

rule-BANK-1 = Budynki sprzedaje się za pół ceny, potem gotówka, posiadłości i karty wyjścia idą do wierzyciela, który płaci { $interest }% od każdego zastawionego pola albo je wykupuje.
    .title = Bankructwo wobec gracza
    .mortgaged = Budynki sprzedaje się za pół ceny, a posiadłości zastawia; potem gotówka, posiadłości i karty wyjścia idą do wierzyciela, który płaci { $interest }% od każdego pola albo je wykupuje.
rule-BANK-2 = Posiadłości idą na licytację jedna po drugiej, wolne od zastawu; karty i budynki wracają.
    .title = Bankructwo wobec Banku
    .no_auctions = Posiadłości wracają do Banku, wolne od zastawu, tak samo karty i budynki. Licytacji nie ma.
rule-BANK-3 = Pionek znika z planszy, a twoja kolej jest odtąd pomijana.
    .title = Poza grą
rule-BANK-4 = Poddanie się to bankructwo: wobec tego, kto najdłużej czeka na pieniądze, a jeśli nikt, to wobec Banku.
    .title = Poddanie się

rule-END-1 = Ostatnia osoba przy stole od razu wygrywa.
    .title = Wygrana
    .worth = Pierwsze bankructwo kończy grę i wygrywa najbogatsza osoba.
    .timed = Wygrywa ostatnia osoba przy stole, a gdy minie czas, najbogatsza.
rule-END-2 = Najpierw zwycięzca, potem ten, kto najdłużej został w grze.
    .title = Miejsca
    .worth = Według majątku, od największego; równy majątek to równe miejsce.
rule-END-3 = Gdy wszyscy pozostali się zgadzają, od razu wygrywa osoba z największym majątkiem: gotówka, posiadłości po cenie, zastawione za połowę, budynki po koszcie.
    .title = Poddanie gry

rule-SHORT-1 = Przed grą każdy dostaje posiadłości za darmo: { $dealt }.
    .title = Posiadłości na początek
rule-SHORT-2 = { $Hotels } stają już, gdy są { $before } { $houses }, więc razem kosztują i są warte o jeden budynek ({ $house }) mniej.
    .title = Wcześniej { $hotel }
rule-SHORT-3 = Wychodzisz w następnej turze: kartą, za { $fine } albo rzutem; bez dubletu płacisz { $fine } i ruszasz o tyle, ile wypadło.
    .title = Krótki pobyt w więzieniu
rule-SHORT-4 = { $tax_name } to { $tax }, bez wyboru.
    .title = Stały podatek
rule-SHORT-5 = Otwarte długi i { $interest }% od zastawionych pól są jeszcze płacone; nikt już nie handluje, nie buduje, nie licytuje ani nie żąda czynszu. Potem wygrywa najbogatsza osoba: gotówka, pola po cenie, zastawione po połowie, budynki po koszcie. Poddanie się bez długu nie kończy gry.
    .title = Pierwsze bankructwo kończy grę

rule-TIME-1 = Przed grą każdy dostaje posiadłości ({ $dealt }) i płaci ich ceny.
    .title = Posiadłości na początek
rule-TIME-2 = Nie zaczyna się żadna tura ani dodatkowy rzut i nikt nie handluje, nie buduje ani nie żąda czynszu; to, co trwa, zostaje dokończone. Potem wygrywa najbogatsza osoba: gotówka, pola po cenie, zastawione po połowie, budynki po koszcie.
    .title = Gdy mija czas

rule-EXP-1 = Rzut prowadzi cię na pole { $go }: weź { $salary } albo przejdź na dowolne pole poza narożnymi.
    .title = Amerykańska ekspansja

rule-TRIP-1 = Gdy rzut prowadzi cię z wizytą do więzienia, dostajesz pytanie. Dobrze: jedziesz na wybrane niczyje pole i je kupujesz, w razie potrzeby zbierając gotówkę; do tego czasu nie możesz zrobić nic, przez co wszystkie niczyje pola będą poza zasięgiem. Źle: nic.
    .title = Z wizytą w Ameryce

rule-SHOW-1 = Na polu { $parking } odpowiadasz na pytania. Po pierwszej dobrej odpowiedzi możesz wziąć za darmo niczyją posiadłość z pierwszego boku planszy, po drugiej z drugiego i tak dalej, albo przejść do następnego pytania. Po czwartej musisz wziąć. Zła odpowiedź kończy teleturniej z niczym.
    .title = Teleturniej
rule-SHOW-2 = Gdy jakiś bok nie ma niczyich posiadłości, wchodzi następny. Gdy nie ma ich żaden dalszy bok, nie ma dalszego pytania. Gdy nie ma ich żaden bok, nie ma teleturnieju.
    .title = Gdy brakuje posiadłości

rule-LAW-1 = Na polu { $to_jail }: przyznaj się albo zapłać adwokatowi { $lawyer } i rzuć. Nieparzyste uwalniają, parzyste wsadzają.
    .title = W sądzie

rule-CHAL-1 = Cztery odpowiedzi, jedna dobra. Brak odpowiedzi na czas to zła odpowiedź.
    .title = Pytania

rule-OFF-1 = Zaczyna na polu { $go }, gdzie niczego nie blokuje.
    .title = Pionek offline
rule-OFF-2 = Tam, gdzie stoi, nie płaci się czynszu, cokolwiek mówi karta. O czynsz za wcześniejszą wizytę można się upomnieć znowu, gdy pionek odejdzie.
    .title = Offline bez czynszu
rule-OFF-3 = Kto rzuci dublet, załatwia sprawy na polu, przesuwa ten pionek na inną posiadłość i rzuca jeszcze raz.
    .title = Rusza go dublet
rule-OFF-4 = Gdy ktoś stanie na jego polu, a pole jest czyjeś, właściciel przesuwa go gdzie indziej.
    .title = Gdy ktoś tam stanie
rule-OFF-5 = Tylko na posiadłościach, czyichś i niczyich. Nigdy nie przeszkadza w zakupie.
    .title = Gdzie może stać

rule-HOUSE-1 = Podatki i grzywny zbierają się na polu { $parking } i bierze je ten, kto tam stanie.
    .title = Pula na polu { $parking }
rule-HOUSE-2 = Stanięcie dokładnie na polu { $go } daje { $double_salary }.
    .title = Podwójna pensja
rule-HOUSE-3 = Posiadłość, której nikt nie kupi, zostaje w Banku, także ta po bankrucie. Sporne budynki nadal idą na licytację.
    .title = Bez licytacji
rule-HOUSE-4 = Właściciel w więzieniu nie pobiera czynszu.
    .title = Bez czynszu w więzieniu
rule-HOUSE-5 = Na start { $cash }, pensja { $salary }, { $house_stock } { $house_stock ->
        [one] { $house }
        [few] { $houses }
       *[many] { $houses_many }
    } i { $hotel_stock } { $hotel_stock ->
        [one] { $hotel }
        [few] { $hotels }
       *[many] { $hotels_many }
    }.
    .title = Własne liczby
rule-HOUSE-6 = Kupować można dopiero po { $laps ->
        [one] jednym okrążeniu
       *[many] { $laps } okrążeniach
    }.
    .title = Okrążenia przed zakupami

## Tematy

topic-SET = Przygotowanie
topic-MOVE = Ruch
topic-GO = Pensja
topic-BUY = Kupowanie
topic-AUC = Licytacje
topic-RENT = Czynsz
topic-CARD = Karty
topic-TAX = Podatki
topic-JAIL = Więzienie
topic-BLD = Budynki
topic-MORT = Zastawy
topic-TRADE = Wymiany
topic-DEBT = Długi
topic-BANK = Bankructwo
topic-END = Koniec
topic-SHORT = Gra krótka
topic-TIME = Gra na czas
topic-EXP = Amerykańska ekspansja
topic-TRIP = Podróże
topic-SHOW = Teleturniej
topic-LAW = Sąd
topic-CHAL = Pytania
topic-OFF = Pionek offline
topic-HOUSE = Zasady domowe
