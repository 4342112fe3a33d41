### Jak skończyła się gra, co ją odmieniło, i wyróżnienia na koniec. Zwykły tekst bez znaczników.

ending-last_player =
    Koniec gry: { $winners ->
        [one] wygrywa { $names }, bo nikt inny nie został przy stole
       *[many] wygrywają razem { $names }, bo nikt inny nie został przy stole
    }.
ending-first_bankruptcy =
    Pierwsze bankructwo kończy grę: { $winners ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }.
ending-time_limit =
    Koniec czasu: { $winners ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }.
ending-conceded =
    Reszta stołu się poddaje: { $winners ->
        [one] wygrywa { $names }
       *[many] wygrywają razem { $names }
    }.
ending-undone = W tej grze cofnięto kości, karty albo pytania, więc nie liczy się do klasyfikacji, rekordów ani wyróżnień.

## Punkty zwrotne. $group to pełna grupa jako coś, co się ma

point-group = { $who } ma teraz komplet: { $group }.
point-rent = { $who } zgarnia { $amount } na polu { $place }, a płaci { $other }.
point-lead = { $who } wychodzi na prowadzenie.
point-bankrupt = { $who } nie ma już pieniędzy i odpada.
point-bankrupt_at = { $who } odpada: { $place } to o jeden postój za dużo.
point-resigned = { $who } odchodzi od stołu.
point-handover = { $who } przejmuje miejsce po graczu { $other }.

## Wyróżnienia: tytuł z paru słów i za co. $who je dostaje

award-best_deed = { $who } zgarnia { $amount } czynszu na samym polu { $place }.
    .title = Złoty próg
award-top_rent = { $other } płaci graczowi { $who } { $amount } za jeden postój ({ $place }).
    .title = Rachunek dnia
award-comeback = { $who } schodzi do { $count }% bogactwa stołu i wygrywa.
    .title = Powrót z dna
award-trade = Na jednej wymianie { $who } zyskuje { $amount }. Po drugiej stronie: { $other }.
    .title = Interes dnia
award-jail =
    { $who } spędza za kratami { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[many] { $count } tur
    }. Ładny widok?
    .title = Cela z rezerwacją
# $houses: słowo edycji na kilka domów
award-builder = { $who } wydaje { $amount } na { $houses } i większe budowle.
    .title = Wieczna budowa
award-guest = { $who } płaci { $amount } czynszu i wszędzie jest mile widzianym gościem.
    .title = Ulubiony gość
award-cards = { $who } wyciąga z kart { $amount }.
    .title = W zmowie z kartami
award-tax = { $who } płaci { $amount } podatków. Drogi dziękują.
    .title = Filar społeczeństwa
award-doubles = { $who } rzuca dublet { $count } razy.
    .title = Podwójne widzenie
award-bargain = { $who } dostaje pole { $place } o { $amount } poniżej ceny.
    .title = Cicha licytacja
award-laps = { $who } obchodzi planszę { $count } razy.
    .title = Bieg długodystansowy
award-deals =
    { $who } podaje rękę na { $count ->
        [one] { $count } wymianę
        [few] { $count } wymiany
       *[many] { $count } wymian
    }.
    .title = Da się dogadać
award-quiz =
    { $who } daje { $count ->
        [one] { $count } dobrą odpowiedź
        [few] { $count } dobre odpowiedzi
       *[many] { $count } dobrych odpowiedzi
    }.
    .title = Chodząca encyklopedia
award-pot = { $who } staje na chwilę i znajduje { $amount }.
    .title = Dobre miejsce na postój
