### Klasyfikacja: tabela sezonu, kariery, rekordy i lista gier.

standings-command_leaderboard = Najlepsi gracze tego serwera, sezon po sezonie
standings-command_records = Rekordy tego serwera, każdy z grą do obejrzenia
standings-command_stats = Sezon gracza: ranking, miejsca, ulubione, rekordy
standings-command_games = Gry tego serwera, trwające i skończone
standings-command = Twój udział w klasyfikacji tego serwera
standings-command_opt_out = Zniknij z klasyfikacji i nie bierz w niej odtąd udziału
standings-command_opt_in = Bierz znów udział w klasyfikacji
standings-command_season = Sezony klasyfikacji tego serwera
standings-command_new = Zacznij nowy sezon: wszyscy znów startują od 1000
standings-command_undo = Cofnij ostatnio rozpoczęty sezon, do jednego dnia
standings-option_player = Czyje; twoje, jeśli to pominiesz
standings-option_name = Jak nazywa się sezon
standings-option_season = Który sezon; obecny, jeśli to pominiesz
standings-option_week = Tylko gry z ostatnich siedmiu dni
standings-title = **{ $season }** · od { $since }
standings-week_title = **Ostatnie siedem dni**
standings-first_season = Sezon 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = jeszcze bez rankingu
standings-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
standings-wins =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
standings-page = -# Strona { $page } z { $pages } · { $players } · do rankingu potrzeba przy stole jeszcze jednego człowieka
standings-players =
    { $count ->
        [one] { $count } gracz
       *[many] { $count } graczy
    }
standings-empty = W tym sezonie nikt jeszcze nie skończył gry. Zacznij przez `/game new`.
standings-week_empty = Przez ostatnie siedem dni nikt nie skończył gry. Zacznij przez `/game new`.
standings-no_season = Na tym serwerze nie skończyła się jeszcze żadna gra. Zacznij przez `/game new`.
standings-older = Wcześniejszy sezon
standings-newer = Późniejszy sezon
standings-records = Rekordy
standings-table = Tabela
standings-week = Ten tydzień
standings-records_title = **{ $season }** · rekordy
standings-record = **{ $title }**: { $value }, { $names }
standings-record_place = **{ $title }**: { $value } za pole { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [koniec]({ $link })
standings-record_game = Gra #{ $game }: karta końcowa i powtórka
standings-watch_record = Obejrzyj grę z rekordem
standings-all_records = **Rekordy wszystkich sezonów**
standings-all_seasons = Wszystkie sezony
standings-season_records = Ten sezon
standings-no_records = W tym sezonie nie ma jeszcze rekordów.
standings-kind_rent_paid = Najwyższy zapłacony czynsz
standings-kind_rent_taken = Najwyższy pobrany czynsz
standings-kind_best_deed = Najlepsza posiadłość
standings-kind_trade = Najlepsza wymiana
standings-kind_richest = Największy majątek
standings-kind_comeback = Największy powrót
standings-kind_fastest = Najszybsza wygrana
standings-kind_longest = Najdłuższa gra
standings-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
standings-comeback = od { $share }%
standings-comeback_note = wszystkiego
standings-stats_title = **{ $name }**, **{ $season }**
standings-stats_none = { $name } nie ma jeszcze skończonej gry w sezonie **{ $season }**.
standings-stats_out = { $name } nie bierze udziału w klasyfikacji.
standings-stats_out_self = Nie bierzesz udziału w klasyfikacji tego serwera. `/standings opt-in` przywraca cię do niej.
standings-standing = { $rank } na { $players }, { $games }
standings-standing_none = jeszcze bez miejsca, { $games }
standings-times =
    { $count ->
        [one] { $count } raz
       *[many] { $count } razy
    }
standings-of_games = { $count } z { $games }
standings-rivals = **Pojedynki**
standings-rival = { $name }: { $games }, wyżej w { $ahead }, niżej w { $behind }
standings-rival_level = { $name }: { $games }, wyżej w { $ahead }, niżej w { $behind }, po równo w { $level }
standings-you_and = **Ty i { $name }**: { $games }, ty wyżej w { $ahead }, niżej w { $behind }
standings-you_and_level = **Ty i { $name }**: { $games }, ty wyżej w { $ahead }, niżej w { $behind }, po równo w { $level }
standings-stats_alt = { $name }, { $season }. { $standing }. Ranking { $rating }. { $games }, { $wins }. Miejsca: { $places }. Ulubiony pionek: { $token }, ulubiona edycja: { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title }: { $value }.
standings-best_alt_note = { $title }: { $value } ({ $note }).
standings-ask_out = Twoje gry tutaj ({ $count }) znikną na dobre: ranking, miejsca, rekordy i medale. Nowe nie będą zapisywane.
standings-forget_me = Zapomnij mnie
standings-is_out = Gotowe: twoje gry znikają z klasyfikacji tego serwera, a z nimi medale; nowe nie są zapisywane. `/standings opt-in` przywraca cię do niej, od zera.
standings-was_out = Już teraz nie bierzesz udziału w klasyfikacji tego serwera.
standings-is_in = Witaj z powrotem: twoja następna gra znów się liczy.
standings-was_in = Już bierzesz udział w klasyfikacji tego serwera.
standings-season_sure = **Rozpocząć { $season }?** Wszyscy zaczynają znowu od 1000; dotychczasowa tabela zostaje w `/leaderboard`.
standings-season_begin = Rozpocznij
standings-season_done = **{ $season }**: sezon się zaczyna. Jeśli to pomyłka: `/season undo`, do jednego dnia.
standings-season_begun = Zaczyna się **{ $season }**. Wszyscy startują od 1000; tabela poprzedniego sezonu zostaje w `/leaderboard`.
standings-season_begun_log = rozpoczyna sezon **{ $season }**.
standings-season_undo = Cofnij
standings-season_undo_sure = **Cofnąć { $season }?** Poprzedni sezon trwa dalej, a gry skończone od tej pory liczą się do niego.
standings-season_undone = **{ $season }**: sezon cofnięty. Poprzedni trwa dalej, ze wszystkimi grami skończonymi od tej pory.
standings-season_undone_log = cofa sezon **{ $season }**.
standings-season_undo_late = Nie ma sezonu do cofnięcia: można cofnąć tylko ostatni i tylko przez jeden dzień.
standings-season_named = Sezon **{ $season }** już tu był. Wybierz inną nazwę.
standings-season_unknown = Nie było tu sezonu **{ $season }**.
standings-season_nameless = Sezon musi mieć nazwę, najwyżej { $most } znaków.
gamelist-title = **Gry na tym serwerze**
gamelist-none = Nikt tu jeszcze nie grał. Zacznij przez `/game new`.
gamelist-running = **Trwające**
gamelist-finished = **Skończone**
gamelist-damaged = • Gra { $game } jest uszkodzona i nie da się jej pokazać
gamelist-lobby = • { $edition }: { $names } · [poczekalnia]({ $link }) jest otwarta
gamelist-live = • { $edition }: { $names } · tura { $turn } · [kibicuj]({ $link })
gamelist-paused = • { $edition }: { $names } · przerwa · [zobacz]({ $link })
gamelist-over = • { $edition }: { $winners }, <t:{ $when }:d> · [koniec]({ $link })
gamelist-over_gone = • { $edition }: { $winners }, <t:{ $when }:d>
gamelist-won = wygrana: **{ $names }**; dalej: { $others }
gamelist-won_alone = wygrana: **{ $names }**
gamelist-page = -# Strona { $page } z { $pages }
gamelist-choose = Obejrzyj skończoną grę
gamelist-follow = Obserwuj trwającą grę do końca
gamelist-follow_option = { $edition }: { $names }
gamelist-follow_note = #{ $game } · tura { $turn }
gamelist-option = { $edition }, wygrana: { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# Liczy się do klasyfikacji.
gamelist-not_tutorial = -# To była lekcja i nie liczy się do klasyfikacji.
gamelist-not_substituted = -# Ktoś oddał swoje miejsce, więc nie liczy się do klasyfikacji.
gamelist-not_undone = -# Cofnięto kości, karty albo pytania, więc nie liczy się do klasyfikacji.
gamelist-not_computers = -# Grały same komputery, więc nie liczy się do klasyfikacji.
gamelist-end_card = Karta końcowa
gamelist-replay = Powtórka
gamelist-to_list = Wszystkie gry
gamelist-film = Cała gra jeszcze raz.
gamelist-no_film = Tej gry nie udało się narysować. Poza tym nic jej nie jest.
gamelist-gone = Ta gra nie jest już przechowywana.
