### Zegary, nieobecność, odchodzenie, cofanie.

seat-command = Oddaj, przejmij albo przekaż miejsce
seat-command_back = Graj znów osobiście tam, gdzie komputer gra za ciebie
seat-command_undo = Cofnij swój ostatni ruch albo poproś o to stół
seat-command_leave = Odejdź z tej gry; komputer gra za ciebie dalej
seat-command_take = Przejmij miejsce po kimś, kto odszedł
seat-command_replace = Poproś stół o zastąpienie nieobecnego gracza
seat-option_player = Czyje miejsce; niepotrzebne, gdy wolne jest tylko jedno
seat-option_absent = Kogo nie ma
time-last_round =
    Ostatnia runda: umówiony czas kończy się za około { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
seat-kept = { $name } od dłuższej chwili się nie odzywa: aż do powrotu gra komputer.
seat-resting = Przy stole nie ma teraz nikogo, więc gra czeka, aż ktoś wróci.
seat-returned = { $name } wraca do gry.
seat-welcome_back = Witaj z powrotem! Znów grasz.
seat-not_away = Przecież grasz; komputer nie pilnuje twojego miejsca.
seat-leave_sure = Odejść z tej gry na dobre? Komputer gra dalej wszystkim, co masz, aż ktoś przejmie twoje miejsce.
seat-leave_counts = -# W klasyfikacji ten, kto odchodzi, jest za wszystkimi, którzy zostają; jeśli ktoś gra dalej za ciebie, dzielicie wynik według tur. Żeby się poddać i zachować swoją pozycję, użyj `/game concede`.
seat-leave_last = Odejść z tej gry na dobre? Poza tobą nie ma tu ludzi, więc gra skończy się bez zwycięzcy i nikomu się nie policzy.
seat-leave_button = Odejdź z gry
seat-left = { $name } odchodzi od stołu.
seat-left_private = Odchodzisz z gry. Dzięki za wspólną zabawę!
seat-put_away = **{ $name }** odchodzi i przy tym stole nie ma już nikogo: gra jest odłożona. Zacznij nową przez `/game new`.
seat-vacant = **{ $was }** już nie gra. Na razie gra **{ $name }**: przejąć może każdy, kto nie ma miejsca.
seat-take_button = Przejmij to miejsce
seat-taken = { $name } przejmuje miejsce po graczu { $was }.
seat-taken_public = **{ $name }** przejmuje miejsce po graczu **{ $was }**.
seat-taken_private = Witaj! Wszystko po graczu { $was } jest teraz twoje. Otwórz panel i zobacz. W klasyfikacji dzielicie wynik według tur.
seat-none_free = Nie ma tu wolnego miejsca. Zwalnia się, gdy ktoś odchodzi.
seat-not_free = To miejsce jest już zajęte.
seat-offer_over = Gra jest skończona, więc to miejsce nie jest już wolne.
seat-have_one = Masz już miejsce przy tym stole.
seat-out = To już dla ciebie koniec tej gry; nie ma miejsca do oddania.
seat-which = Wolnych miejsc jest kilka: { $names }. Powiedz, które chcesz.
seat-no_such = Nikt o takim imieniu tu nie gra.
seat-not_yourself = Żeby oddać własne miejsce, użyj `/seat leave`.
seat-a_computer = { $name } to już komputer.
seat-not_absent = { $name } jest na miejscu. Zastąpić można tylko kogoś, za kogo już gra komputer albo na kogo stół bez pośpiechu czeka dziesięć minut.
seat-replaced = Decyzją stołu miejsce przejmuje komputer. Odchodzi { $name }.
vote-only_players = Głosować mogą tylko ci, którzy tu jeszcze grają.
vote-agree = Zgoda
vote-object = Gramy dalej
vote-undo = **{ $name }** prosi o cofnięcie: { $move }
vote-undo_more =
    -# Razem z tym, co było potem: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
vote-undo_chance = -# Te same kości, karty i pytania wrócą i wszyscy je znają. Dlatego muszą się zgodzić wszyscy, którzy mają miejsce, także nieobecni; gra nie liczy się wtedy do klasyfikacji, rekordów ani wyróżnień. Może to też zrobić moderator.
vote-some_move = ostatni ruch.
vote-some_end = koniec własnej tury.
vote-replace = Gracza **{ $name }** nie ma przy stole. Czy to miejsce ma przejąć komputer albo ktoś nowy?
vote-concede = Czy uznajecie, że wygrywa **{ $name }**? Jeśli wszyscy pozostali się zgodzą, gra kończy się teraz, a o miejscach decyduje majątek.
vote-concede_ranks = W tej chwili: { $places }.
vote-concede_done = Wszyscy się zgadzają: wygrywa **{ $name }**.
vote-concede_refused = **{ $who }** woli grać dalej, więc gra się toczy.
vote-concede_lapsed = **{ $name }** nie ma już przewagi nad wszystkimi, więc gra się toczy.
vote-agreed = Zgoda: { $count } z { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# Jeszcze bez odpowiedzi: { $names }.
vote-asked = Pytanie idzie do całego stołu. Muszą się zgodzić wszyscy, którzy tu grają.
vote-asked_others = Pytanie idzie do pozostałych. Muszą się zgodzić wszyscy.
vote-asked_replace = Pytanie idzie do pozostałych. Przy co najmniej czterech głosach, licząc twój, wystarczy większość; inaczej muszą się zgodzić wszyscy.
vote-asked_all = Pytanie idzie do całego stołu. Te same kości, karty i pytania wrócą, więc wszyscy wiedzieliby, co będzie. Muszą się zgodzić wszyscy, którzy mają miejsce, także nieobecni. Moderator może to zrobić bez głosowania.
vote-asked_already = To głosowanie już trwa: [o tutaj]({ $link }).
vote-counted = Twój głos jest policzony.
vote-counted_waits = Twój głos jest policzony: zgadzają się wszyscy. Gra skończy się, gdy tylko rozstrzygnie się to, co jeszcze otwarte.
vote-not_yours = O tym decydują pozostali.
concede-title = **Poddać grę?**
concede-vote = **{ $name }** ma przewagę nad wszystkimi. Jeśli pozostali się zgodzą, gra kończy się teraz:
concede-vote_own = Masz przewagę nad wszystkimi. Jeśli pozostali się zgodzą, gra kończy się teraz:
concede-vote_button = Wygrywa { $name }
concede-vote_own_button = Zapytaj pozostałych
concede-alone = **Poddaj tylko siebie**: wszystko, co masz, wraca do Banku, a ty kończysz na miejscu { $rank } z { $seats }. Reszta gra dalej.
concede-alone_ends = **Poddaj tylko siebie**: to kończy grę, a ty zajmujesz miejsce { $rank } z { $seats }.
concede-debt = Masz dług, więc nie możesz się poddać: zapłać, a jeśli nie masz z czego, ogłoś bankructwo.
concede-button = Poddaję się
concede-counts = -# Liczy się do klasyfikacji, z miejscami z tej chwili.
concede-not_now = Teraz nie można uznać niczyjej wygranej: coś innego jest jeszcze otwarte albo prowadzi kto inny.
vote-undo_done = Cofnięte: stół wygląda jak przed ruchem gracza **{ $name }**.
vote-undo_lapsed = Gra poszła dalej, więc ostatni ruch gracza **{ $name }** zostaje.
vote-undo_refused = **{ $who }** woli grać dalej, więc ostatni ruch gracza **{ $name }** zostaje.
vote-replace_lapsed = **{ $name }** gra, więc miejsce pozostaje bez zmian.
vote-over = To głosowanie jest skończone.
vote-game_over = Gra jest skończona, a z nią to głosowanie.
vote-no_place = Nie mogę tu ogłosić głosowania: nie wolno mi pisać na tym kanale.
undo-told = { $name } cofa swój ostatni ruch.
undo-told_vote = Za zgodą stołu cofamy ostatni ruch gracza { $name }.
undo-done = Cofnięte.
undo-counts_no_more = Cofnięto kości, kartę albo pytanie, więc gra nie liczy się do klasyfikacji, rekordów ani wyróżnień.
undo-sure = **Cofnij** { $move }
    Te same kości, karty i pytania wrócą, więc wiesz, co będzie. Grę można dograć do końca, ale **nie będzie się liczyć do klasyfikacji, rekordów ani wyróżnień**, a karta końcowa powie dlaczego.
undo-own_move = swój ostatni ruch.
undo-own_end = koniec swojej tury.
undo-sure_button = Cofnij
undo-nothing = Nie masz nic do cofnięcia.
