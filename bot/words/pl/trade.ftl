### Wymiany.

trade-thread = Wymiany
trade-direct = Ktoś proponuje ci wymianę: { $link }
trade-no_room = -# Ten serwer ma już tyle otwartych wątków, na ile pozwala Discord, więc oferta jest tutaj.
trade-no_thread = -# Z uprawnieniem **{ $permission }** ({ $place }) wymiany miałyby osobny wątek.

## Układanie

trade-whom = **Wymiana.** Z kim?
trade-partner = Z kim się wymieniasz?
trade-partner_note =
    { $cash }, { $deeds ->
        [one] 1 posiadłość
       *[many] { $deeds } posiadłości
    }
trade-nobody = Nie ma już z kim się wymieniać.
trade-out = To dla ciebie koniec tej gry, więc nie ma już czym się wymieniać.
trade-title = **Wymiana z graczem { $name }**
trade-title_counter = **Twoja kontroferta dla gracza { $name }**
trade-give = Dajesz: { $goods }
trade-ask = Dostajesz: { $goods }
trade-nothing = jeszcze nic
trade-group_give = Co dajesz: wybierz grupę
trade-group_ask = Co dostajesz: wybierz grupę
trade-group_note = wybrane { $count } z { $all }
trade-group_single = { $group }: { $deed }
trade-deeds_give = Które pola dajesz ({ $group })?
trade-deeds_ask = Które pola dostajesz ({ $group })?
trade-deed_note = cena { $price }
trade-deed_mortgaged = zastawione, po wymianie { $interest } odsetek
trade-cash = Gotówka
trade-cash_title = Gotówka w tej wymianie
trade-cash_give = Dajesz (masz { $most })
trade-cash_ask = Dostajesz ({ $name } ma { $most })
trade-fair = Co byłoby uczciwe?
trade-fair_found = -# Gracz komputerowy uzna to za uczciwe dla obu stron. { $name } może mieć inne zdanie.
trade-fair_none = -# Żadnej wymiany z graczem { $name } komputer nie uzna teraz za uczciwą dla obu stron.
trade-fair_theirs = -# { $name } może się zgodzić, ale komputer nie uznałby tego za dobre dla ciebie.
trade-fair_not_so = -# Cokolwiek dodasz, komputer nie uzna wymiany z tymi polami za uczciwą dla obu stron.
trade-cards_give = Daj karty wyjścia: { $count } z { $all }
trade-cards_ask = Weź karty wyjścia: { $count } z { $all }
trade-other = Z kimś innym
trade-clear = Od nowa
trade-refresh = Odśwież
trade-send = Wyślij ofertę
trade-send_counter = Wyślij kontrofertę
trade-not_possible = -# Teraz to niemożliwe. { $reason }
trade-sent = Wysłane. Teraz decyduje { $name }. `/offers` pokazuje wszystkie otwarte oferty.
trade-to_offer = Zobacz ofertę
trade-another = Następna wymiana

## Oferta

trade-offer = ### { $maker } proponuje wymianę graczowi { $to }
trade-offer_gives = **{ $name }** daje: { $goods }.
trade-offer_nothing = nic
trade-outlook = -# { $name }: { $changes }.
trade-rent = czynsz na rundę { $now } → { $then }
trade-chance = szansa na czynsz { $now } → { $then }
trade-completes = komplet: { $group }
trade-breaks = rozbity komplet: { $group }
trade-interest = { $name } płaci potem { $interest } odsetek ({ $count }) albo więcej, by od razu wykupić z zastawu.
trade-interest_deeds =
    { $count ->
        [one] 1 zastawione pole
        [few] { $count } zastawione pola
       *[many] { $count } zastawionych pól
    }
trade-for_you = { $mention }, decyzja należy do ciebie.
trade-warning = Teraz to niemożliwe. { $reason }
trade-accept = Przyjmij
trade-decline = Odrzuć
trade-counter = Kontroferta
trade-withdraw = Wycofaj

## Jak się skończyło

trade-accepted = Umowa stoi! { $maker } daje: { $give }. { $to } daje: { $ask }.
trade-rejected = { $to } odmawia: { $terms }.
trade-withdrawn = { $maker } wycofuje tę ofertę: { $terms }.
trade-countered = { $to } odpowiada kontrofertą. Poprzednia oferta: { $terms }.
trade-out_of_game = Nieaktualne: jedna ze stron jest już poza grą. Oferta: { $terms }.
trade-impossible = Ta oferta stała się niemożliwa i jest zamknięta: { $terms }.
    -# { $reason }
trade-game_over = Gra jest skończona, a z nią ta oferta.
trade-closed = Ta oferta jest zamknięta.
trade-terms = { $give }, w zamian: { $ask }
trade-fell_through = Ta wymiana nie jest już możliwa, więc jest zamknięta. Jej wiadomość mówi dlaczego.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } zbyt często już odmawia, żeby teraz o tym myśleć.
trade-no_leader = { $maker } ma wtedy dużą przewagę.
trade-no_gives_group = { $maker } ma wtedy komplet: { $group }.
trade-no_breaks_group = { $to } traci wtedy komplet: { $group }.
trade-no_nothing = { $to } nic za to nie dostaje.
trade-no_little = To za mało dla gracza { $to }.

## Odmowy

trade-not_for_you = Na tę ofertę odpowiada { $name }.
trade-not_by_you = Tę ofertę może wycofać tylko { $name }.
trade-no_seat = Przy tym stole nie siedzi nikt o imieniu { $name }.
trade-yourself = Wymiana ze sobą to żadna wymiana. Wybierz kogoś innego.

## Polecenia

trade-command_trade = Ułóż wymianę z innym graczem
trade-option_partner = Z kim się wymieniasz
trade-command_offers = Oferty otwarte przy tym stole
trade-no_offers = Przy tym stole nie ma otwartych ofert. Złóż jakąś przez `/trade`.
trade-offers = **Otwarte oferty**
trade-offers_line = - { $maker } → { $to }: { $terms }
trade-offers_link = ([pokaż]({ $link }))
