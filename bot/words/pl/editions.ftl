### Własne edycje serwera: wgrywanie, oglądanie, próbowanie, przechowywanie.

edition-command = Własne edycje tego serwera
edition-command_upload = Sprawdź plik edycji, obejrzyj go i opublikuj tutaj
edition-command_new = Weź plik z objaśnieniami, by zrobić z niego własną edycję
edition-command_edit = Zmień edycję listami i formularzami, bez pliku
edition-command_list = Własne edycje tego serwera: wersje, przez kogo i kiedy opublikowane
edition-command_preview = Obejrzyj edycję: planszę, parę aktów własności i kart
edition-command_export = Weź z powrotem plik edycji, w dowolnej wersji
edition-command_restore = Uczyń wcześniejszą wersję edycji znów najnowszą
edition-command_remove = Zdejmij z półki jedną z własnych edycji tego serwera
edition-command_lab = Niech komputer zagra w edycję wiele razy i powie, czy to dobra zabawa
edition-option_file = Plik TOML; /edycja nowa daje plik na początek
edition-option_base = Edycja, od której zaczyna się twoja
edition-option_id = Id twojej edycji, na przykład my_town
edition-option_edition = Która edycja
edition-option_version = Która wersja; najnowsza, jeśli żadnej nie podasz
edition-option_restored = Która wersja ma być znów najnowsza
edition-option_games = Ile gier (300)

## Plik

edition-too_big = Ten plik ma { $size }; serwer przyjmuje najwyżej { $most }. Edycja wielkości { $most } jest już bardzo długa: czy to na pewno ten plik?
edition-damaged = Ta wersja jest uszkodzona i nie da się jej narysować. Wyeksportuj jej plik i wgraj go jeszcze raz.
edition-unreadable = Nie udało się pobrać tego pliku z Discorda. Wgraj go jeszcze raz.
edition-problems = **{ $file }** nie jest jeszcze edycją. Do poprawienia: { $count }. Nic nie zostało opublikowane.
edition-problem_count =
    { $count ->
        [one] { $count } problem
        [few] { $count } problemy
       *[many] { $count } problemów
    }
edition-problem = - `{ $place }`: { $text }
edition-problem_line = - `{ $place }` (wiersz { $number }): { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# Tu pierwsze { $shown }; w pliku jest całość: { $count }.
edition-shipped_id = `{ $id }` to edycja dołączona do gry. Nadaj swojej własne id w wierszu `id = …` pliku i wgraj ją jeszcze raz. Nic nie zostało opublikowane.
edition-full = Ten serwer ma już tyle edycji, ile może ({ $most }): wgraj nowszą wersję jednej z nich albo usuń którąś przez `/edition remove`. Nic nie zostało opublikowane.
edition-same = W tym pliku nie ma nic nowego: to wersja { $version } edycji `{ $id }`, co do litery.

## Podgląd

edition-preview_title = ## { $name }
    `{ $id }` · gracze: { $least }–{ $most } · pola: { $spaces } · karty: { $cards }
edition-preview_new = Nowa edycja dla tego serwera. Nikt inny jeszcze tego nie widzi.
edition-preview_newer = Wersja { $version } tej edycji; wersja { $before }: { $when }. Rozpoczęte gry zachowują swoją. Nikt inny jeszcze tego nie widzi.
edition-preview_version = Wersja { $version }, opublikowana { $when }, autor: { $who }.
edition-preview_shipped = Ta edycja jest dołączona do gry.
edition-preview_rules = **Własne zasady:**
edition-preview_warnings = **Warto zerknąć:**
edition-preview_item = - { $text }
edition-preview_more = - i jeszcze { $count }
edition-alt_board = Plansza edycji { $name }: { $spaces }
edition-alt_deeds = Obok akty własności: { $deeds }.
edition-publish = Opublikuj
edition-replace = Zastąp wersję { $version }
edition-discard = Odrzuć
edition-try = Wypróbuj
edition-try_again = Spróbuj jeszcze raz
edition-draft_gone = Tego szkicu już tu nie ma: jest opublikowany albo odrzucony, jest już nowszy albo minął tydzień. Wgraj plik jeszcze raz albo użyj `/edition edit`.
edition-discarded = Odrzucone. Nic nie zostało opublikowane.
edition-published = Edycja **{ $name }** jest opublikowana jako wersja { $version }. Zagraj w nią przez `/game new edition:{ $id }`.
edition-open_table = Otwórz stół

## Laboratorium

edition-lab_title = ## { $name } w laboratorium
edition-lab_soon = **Laboratorium:** pierwsze gry zaraz ruszają …
edition-lab_playing = **Laboratorium:** szybkie gry, { $played } z { $games } …
edition-lab_failed = **Laboratorium:** gier nie udało się dograć do końca. Spróbuj później.
edition-lab_games = **Laboratorium:** szybkie gry: { $games }, gracze komputerowi: { $players }
edition-lab_length = - Dochodzi do końca: { $ended }; środkowa długość to { $median } tur, w 95 na 100 najwyżej { $most }
edition-lab_seats = - Wygrane według miejsca: { $wins }
edition-lab_visits = - Najczęściej odwiedzane: { $most }; najrzadziej: { $least }
edition-lab_returns = - Zwraca się najlepiej: { $most }; najgorzej: { $least }
edition-lab_card = - Karta, która rozstrzyga najwięcej: { $card } (po jej pociągnięciu wygrywa { $share })
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Nic nie rzuca się w oczy: uczciwa plansza i gry, które się kończą.
lab-computers = Gracze komputerowi nie radzą sobie na tej planszy: zawodzą i wykonują najmniejszy możliwy ruch. Poszukaj liczb równych 0 albo o wiele za dużych.
lab-endless = { $share } gier nie dobiega końca: podnieś czynsze albo obniż pensję.
lab-long = Gry są długie (tury: { $turns }): pomogą wyższe czynsze albo tańsze domy.
lab-short = Gry są bardzo krótkie (tury: { $turns }): pomogą niższe czynsze albo więcej gotówki.
lab-unfair = Miejsce { $seat } wygrywa { $share } gier, a sprawiedliwie byłoby { $even }.
lab-rich = Grupa { $group } przynosi dużo więcej niż pozostałe.
lab-poor = Grupa { $group } ledwie zwraca to, co kosztuje.
edition-wrong_games = Wybierz liczbę gier od { $least } do { $most }.

## Na początek

edition-starter = Oto plik, w który już da się grać: **{ $name }** z twoim id `{ $id }`. Otwórz go w dowolnym edytorze tekstu, zmień, co chcesz, i odeślij przez `/edition upload`. Uwagi objaśniają każdy wiersz.

## Lista

edition-none = Ten serwer nie ma jeszcze własnych edycji. Z `/edition edit` powstaje ona z list i formularzy; albo `/edition new` daje plik na początek, a `/edition upload` go publikuje. Miejsca: { $most }.
edition-bytes =
    { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[many] { $count } bajtów
    }
edition-kilobytes = { $count } KiB
edition-list_title = **Edycje tego serwera** ({ $count } z { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · wersja { $version } · { $size } · { $when }, autor: { $who }{ $open ->
        [0] {""}
       *[other] {" "}· otwarte gry: { $open }
    }
edition-list_pick = Wersje edycji
edition-list_note =
    { $count ->
        [one] { $count } wersja
        [few] { $count } wersje
       *[many] { $count } wersji
    }
edition-nobody = ktoś nieznany
edition-refresh = Odśwież
edition-back_to_list = Wszystkie edycje
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Wersja { $version }: **{ $name }**, { $size }, { $when }, autor: { $who }
edition-export_pick = Eksportuj wersję
edition-preview = Podgląd
edition-remove = Usuń
edition-exported = **{ $name }**, wersja { $version }. Ten plik można wgrać na każdym serwerze.
edition-not_own = `{ $id }` nie należy do własnych edycji tego serwera. Pokazuje je `/edition list`.
edition-no_version = `{ $id }` nie ma tu wersji { $version }.
edition-restored = Wersja { $before } edycji **{ $name }** jest znów najnowsza, jako wersja { $version }. Rozpoczęte gry zachowują swoją.
edition-newest = Wersja { $version } jest już najnowszą wersją `{ $id }`.
edition-gone = Tej edycji już tu nie ma.

## Usuwanie

edition-remove_sure =
    { $versions ->
        [one] Usunąć edycję **{ $name }**? Rozpoczęte gry trwają dalej; nowe nie mogą jej wybrać. Jeśli może się jeszcze przydać, najpierw ją wyeksportuj.
       *[many] Usunąć edycję **{ $name }** ze wszystkimi wersjami ({ $versions })? Rozpoczęte gry trwają dalej; nowe nie mogą jej wybrać. Jeśli może się jeszcze przydać, najpierw ją wyeksportuj.
    }
edition-remove_now = Usuń ją
edition-remove_keep = Zachowaj ją
edition-removed = Edycja **{ $name }** jest usunięta.

## Co mówi kanał dziennika, po imieniu moderatora

edition-log_published = publikuje edycję **{ $name }** (`{ $id }`), wersja { $version }
edition-log_restored = przywraca wersję { $before } edycji **{ $name }** (`{ $id }`) jako najnowszą, wersja { $version }
edition-log_removed = usuwa edycję **{ $name }** (`{ $id }`)
