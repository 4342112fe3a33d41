### Dlaczego ruszyły się pieniądze: po wierszu na każdą część kwoty.

reason-line = { $what }: { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Czynsz, { $place }
reason-rent_houses = Czynsz, { $place }, { $buildings }
reason-rent_hotel = Czynsz, { $place }, { $hotel }
reason-rent_whole_group = Czynsz, { $place }, podwójny za całą grupę
reason-rent_held = Czynsz, { $place }, liczba posiadanych: { $count }
reason-rent_dice = Czynsz, { $place }, { $times } × { $throw } oczek
reason-card_times = Czynsz, { $place }, { $times } razy według karty
reason-repairs = Remonty, { $buildings }
reason-lift_value = Kwota zastawu, { $place }
reason-interest = Odsetki, { $place }, { $percent }%
reason-tax_percent = { $place }, { $percent }% majątku
reason-card = Karta, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Etykiety, którym wystarcza pole

reason-salary = Pensja
reason-pot = Pula
reason-price = Cena
reason-dealt = Cena rozdanej posiadłości
reason-fine = Grzywna
reason-fine_forced = Grzywna po ostatniej próbie
reason-lawyer = Honorarium adwokata
reason-build = Budowa
reason-sell = Sprzedane budynki
reason-mortgage = Zastaw
reason-trade = Wymiana
reason-estate = Majątek bankruta
reason-bid = Zwycięska stawka
reason-bid_building = Zwycięska stawka, jeden budynek
