### Przed grą i po niej.

## Wiadomość poczekalni

lobby-title = ## { $edition }: stół otwiera { $host }
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }**, pionek: { $token }
lobby-seated_robot = { $number }. **{ $name }**, pionek: { $token } ({ $temper } komputer)
lobby-waiting =
    { $missing ->
        [one] Brakuje jeszcze jednego gracza.
       *[many] Brakuje jeszcze { $missing } graczy.
    } Naciśnij **Dołącz** albo **Dodaj komputer**.
lobby-ready = Gotowe! { $host } może nacisnąć **Start**.
lobby-counts = -# Liczy się do klasyfikacji: kto zostaje, gra o ranking; kto odchodzi na dobre, zajmuje ostatnie miejsce.
lobby-counts_alone = -# Liczy się do klasyfikacji; do rankingu potrzeba przy stole jeszcze jednego człowieka.
lobby-official = Zasady oficjalne: ten stół niczego nie zmienia.
lobby-changes = **Wybrane przy tym stole:**
lobby-printed = Edycja { $edition } ma własne zasady
lobby-paragraph = -# **{ $heading }:** { $rules }
lobby-rule = - { $rule }
lobby-more_few = i jeszcze { $count }
lobby-more_rules = - i jeszcze { $count }: naciśnij **Karta zasad**
lobby-dice = -# Sekret kości jest ustalony: `{ $hash }…` Sprawdź: `/dice`.
lobby-begun = ## { $edition }: gra się zaczyna
    Grają: { $players }. Dobrej zabawy!
lobby-begun_dice = -# Kości są ustalone: sekret `{ $hash }…`, ziarno `{ $seed_hash }…`. `/dice` pokazuje, jak każdy może je na koniec sprawdzić.
lobby-begun_plain = -# Kości wynikają z tajnego ziarna: `{ $hash }…` Na koniec jest ono jawne i każdy może wszystko sprawdzić: `/dice`.
lobby-closed = ## { $edition }: ten stół jest zamknięty
    Otwórz następny przez `/game new`.
lobby-pick_token = Wybierz pionek
lobby-pick_guest = Dodaj wybranego gracza komputerowego
lobby-token_taken = Ma go { $name }
lobby-token_robot = { $name } chętnie ci go odda
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-add = Dodaj komputer
lobby-remove = Usuń komputer
lobby-settings = Ustawienia
lobby-rules = Karta zasad
lobby-start = Start

## Prywatne odpowiedzi

lobby-opened = Twój stół czeka: { $link }
    Zaproś innych albo dodaj graczy komputerowych.
lobby-rematched = Ci sami ludzie, te same zasady: { $link }
    Kto nie chce grać, może nacisnąć **Odejdź**.
lobby-joined = Witaj! Masz miejsce: { $link }
lobby-left = Odchodzisz od stołu.
lobby-left_last = Nikogo więcej tu nie ma, więc stół się zamyka.
lobby-token_yours = Twój pionek: { $token }.
lobby-robot_added = { $name } siada przy stole: { $temper } gracz komputerowy.
lobby-robot_removed = { $name } odchodzi.
lobby-started = Gra się zaczyna. Powodzenia!
lobby-shown_again = Proszę, jeszcze raz: { $link }

## Odmowy

lobby-busy_lobby = Na tym kanale już zbiera się stół: { $link }
    Dołącz do niego albo otwórz własny w wątku: `/game new` z opcją `thread`.
lobby-busy_game = Na tym kanale już trwa gra: { $link }
    Wybierz inny kanał albo otwórz stół w wątku: `/game new` z opcją `thread`.
lobby-busy_unreadable = Gra na tym kanale jest uszkodzona i nie może trwać dalej: { $link }
    Moderator może ją zamknąć przez `/moderate end`. Do tego czasu otwórz stół w wątku: `/game new` z opcją `thread`.
lobby-none_here = Na tym kanale nie zbiera się żaden stół. Otwórz go przez `/game new`.
lobby-has_begun = Ta gra już trwa.
lobby-is_over = Ta gra jest skończona. **Rewanż** pod kartą końcową zaczyna ją od nowa.
lobby-is_closed = Ten stół jest zamknięty. Otwórz nowy przez `/game new`.
lobby-edition_removed = Edycji **{ $edition }** nie ma już na tym serwerze, więc nie można w nią grać. Gospodarz wybiera inną edycję w Ustawieniach.
lobby-full = Wszystkie miejsca są zajęte ({ $seats }). Gospodarz może zmienić ich liczbę w **Ustawieniach** albo usunąć gracza komputerowego.
lobby-already_in = Masz już miejsce przy tym stole.
lobby-not_in = Nie masz jeszcze miejsca przy tym stole. Najpierw naciśnij **Dołącz**.
lobby-the_host = gospodarz
lobby-host_only = Może to zrobić tylko gospodarz tego stołu: { $host }.
lobby-too_few = { $edition }: potrzeba co najmniej { $least } graczy. Poczekaj, aż ktoś dołączy, albo naciśnij **Dodaj komputer**.
lobby-token_gone = Ten pionek ({ $token }) ma już { $name }. Wybierz inny.
lobby-no_such_token = W tej edycji nie ma takiego pionka. Są: { $tokens }.
lobby-no_robot = Nie ma gracza komputerowego do usunięcia.
lobby-no_such_robot = Nie ma takiego gracza komputerowego. Wybierz kogoś z listy.
lobby-no_such_edition = Nie ma edycji `{ $edition }`. Są: { $editions }.
lobby-too_many_sit =
    { $count ->
        [one] Siedzi tu już { $count } osoba
        [few] Siedzą tu już { $count } osoby
       *[many] Siedzi tu już { $count } osób
    }, a { $edition } ma tylko { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }.
lobby-wrong_seats = { $edition }: liczba graczy od { $least } do { $most }.
lobby-no_such_rule = Nie ma zasady domowej `{ $rule }`. Spróbuj jednej z tych: { $known }.
lobby-not_a_number = `{ $text }` to nie jest liczba całkowita dla { $rule }.
lobby-wrong_minutes = Gra na czas trwa od { $least } do { $most } minut.
lobby-no_room = Ten serwer ma już tyle otwartych wątków, na ile pozwala Discord. Otwórz stół tutaj, bez `thread`.
lobby-in_thread = To już jest wątek, a wątki nie mają wątków. Pomiń `thread`.
lobby-no_threads = Na takim kanale nie ma wątków. Pomiń `thread`.
lobby-no_rematch_here = Na tym kanale nie skończyła się jeszcze żadna gra.
lobby-rematch_not_over = Ta gra jeszcze trwa.
lobby-rematch_stranger = O rewanż mogą prosić tylko uczestnicy tej gry. Zacznij nową przez `/game new`.
lobby-here = ten kanał

## Warianty, tempo, gracze komputerowi

lobby-variant_standard = Gra zwykła
lobby-variant_standard_note = Gra trwa, aż zostanie jedna osoba
lobby-variant_short = Gra krótka
lobby-variant_short_note = Na początek po trzy posiadłości; kończy ją pierwsze bankructwo
lobby-variant_timed = Gra na czas
lobby-variant_timed_minutes = Gra na czas, { $minutes } min
lobby-variant_timed_note = Na początek po dwie posiadłości; po czasie wygrywa najbogatsza osoba
lobby-speed_live = Na żywo
lobby-speed_live_note = 60 sekund na decyzję, mniej na stawki i pytania
lobby-speed_relaxed = Spokojnie
lobby-speed_relaxed_note = 10 minut na decyzję, mniej na stawki i pytania
lobby-speed_slow = Powoli
lobby-speed_slow_note = doba na decyzję, mniej na stawki i pytania
lobby-speed_none = Bez zegara
lobby-speed_none_note = bez zegara, tylko na licytacji 10 minut po każdej stawce
lobby-speed_line = { $speed }: { $note }
lobby-temper_steady = zrównoważony
lobby-temper_bold = śmiały
lobby-temper_careful = ostrożny
lobby-temper_easy = łatwy
lobby-temper_normal = normalny
lobby-temper_hard = trudny
lobby-level_easy = łatwy
lobby-level_normal = normalny
lobby-level_hard = trudny
lobby-level_expert = mistrzowski
lobby-expert_full = -# Przy innych stołach myśli zbyt wielu mistrzów: na razie mistrz gra tutaj jak trudny.
lobby-robot_words = { $figure } { $level }, { $temper }
lobby-guest = { $figure } { $name }, poziom { $level }
lobby-character_rita = cierpliwy
lobby-character_rita_note = Czeka na właściwą chwilę i mało mówi
lobby-character_max = chytry
lobby-character_max_note = Z każdej wymiany chce wyjść z okazją
lobby-character_zoe = oszczędny
lobby-character_zoe_note = Pełny portfel i chłodna głowa
lobby-character_vic = szalony
lobby-character_vic_note = Licytuje wysoko i buduje wcześnie
lobby-character_kit = towarzyski
lobby-character_kit_note = Wymienia się z każdym i bez przerwy
lobby-character_una = zawistny
lobby-character_una_note = Nie może patrzeć, jak zyskują inni

## Prywatne ustawienia

lobby-settings_title = **Ustawienia twojego stołu** · { $edition }
    Każdy wybór liczy się od razu i wszyscy widzą go w poczekalni.
lobby-house_title = **Zasady domowe twojego stołu** · { $edition }
    Od zasad oficjalnych różni się tylko to, co tu wybierzesz.
lobby-pick_edition = Edycja
lobby-edition_note = Gracze: { $least }–{ $most }. { $about }
lobby-edition_line = { $name } ({ $least }–{ $most }): { $about }
lobby-pick_variant = Rodzaj gry
lobby-pick_speed = Tempo
lobby-pick_seats = Miejsca
lobby-seats_choice =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
lobby-pick_modules = Dodatkowe gry tej edycji
lobby-pick_house = Zasady domowe
lobby-house_page = Zasady domowe
lobby-main_page = Wstecz
lobby-numbers = Liczby
lobby-minutes = Minuty
lobby-refresh = Odśwież
lobby-look_light = Jasny wygląd
lobby-look_dark = Ciemny wygląd
lobby-numbers_title = Liczby twojego stołu
lobby-minutes_title = Jak długo gracie?
lobby-minutes_label = Minuty
lobby-number_starting_cash = Gotówka na start
lobby-number_salary = Pensja za przejście przez START
lobby-number_house_stock = { $houses } w Banku
lobby-number_hotel_stock = { $hotels } w Banku
lobby-number_laps_before_buying = Okrążenia przed pierwszymi zakupami

## Karta zasad

lobby-card_title = ## { $edition }
lobby-card_players = Liczba graczy: { $least }–{ $most } · { $variant }: { $variant_note }
    { $speed }: { $note }
lobby-card_official = Ten stół gra według zasad oficjalnych i niczego nie zmienia.
lobby-card_more = - i jeszcze { $count }: resztę pokazuje `/rules`
lobby-card_foot = -# `/rules` wyjaśnia każdą zasadę.

## Koniec

lobby-end_title = ## { $winners }
lobby-end_one = Wygrywa { $name }!
lobby-end_several = Wygrywają razem: { $names }!
lobby-end_rank = { $rank }. { $name }: { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    })
lobby-end_then = { $first }, potem { $then }
lobby-end_counts_as = -# Liczy się do klasyfikacji: { $places }. Kto odchodzi, jest na końcu; kto dzieli z kimś miejsce przy stole, dzieli też wynik.
lobby-end_counts_alone = -# Liczy się do klasyfikacji, ale do rankingu potrzeba przy stole jeszcze jednego człowieka.
lobby-end_place_shared = { $rank }. { $name } ({ $percent }%)
lobby-end_place_left = { $rank }. { $name } (odejście)
lobby-end_awards = **Wyróżnienia**
lobby-end_award = - **{ $title }**: { $line }
lobby-end_secret = -# Sekret wszystkich kości i kart: `{ $secret }`, zapieczętowany jako `{ $hash }…`. `/dice` pokazuje, jak sprawdzić każdy rzut.
lobby-end_seed = -# Ziarno wszystkich kości i kart: `{ $seed }`, zapieczętowane na początku jako `{ $hash }…`. `/dice` pokazuje, jak sprawdzić każdy rzut.
lobby-end_undone = W tej grze cofnięto kości, karty albo pytania, więc nie liczy się do klasyfikacji, rekordów ani wyróżnień.
lobby-end_replay = Cała gra jeszcze raz, tura po turze:
lobby-end_replay_alt = Animacja całej gry: plansza tura po turze, aż do końca.
lobby-rematch = Rewanż

## Polecenia

lobby-command = Otwieraj gry, dołączaj, zaczynaj i powtarzaj
lobby-command_new = Otwórz stół na tym kanale
lobby-command_join = Zajmij miejsce przy stole, który się tu zbiera
lobby-command_leave = Oddaj swoje miejsce przed początkiem gry
lobby-command_token = Wybierz pionek
lobby-command_computer = Dodaj albo usuń gracza komputerowego
lobby-command_settings = Zmień edycję, zasady albo tempo swojego stołu
lobby-command_card = Wszystko, w co ten stół gra inaczej
lobby-command_start = Zacznij grę
lobby-command_show = Pokaż poczekalnię albo stół jeszcze raz, tu na dole
lobby-command_concede = Poddaj się albo uznaj wygraną tego, kto prowadzi
lobby-command_rematch = Zagraj ostatnią grę jeszcze raz, z tymi samymi ludźmi i zasadami
lobby-option_edition = Która plansza
lobby-option_variant = Zwykła, krótka albo na czas
lobby-option_modules = Dodatkowe gry edycji, po przecinku
lobby-option_house = Zasady domowe, na przykład: free_parking_pot, starting_cash=2000
lobby-option_speed = Jak długo wolno się namyślać
lobby-option_seats = Ile miejsc, licząc komputery
lobby-option_minutes = Jak długo trwa gra na czas
lobby-option_look = Jasne albo ciemne obrazki
lobby-option_thread = Otwórz dla gry osobny wątek
lobby-option_token = Jeden z pionków tej edycji
lobby-option_computer = Dodaj albo usuń
lobby-option_level = Jak dobrze gra
lobby-option_character = Kto to ma być

## Settings that do not go together. $rule is the one that is wrong, as it is typed

wrong-rule = `{ $rule }`: { $what }.
wrong-named = **{ $rule }:** { $what }.
wrong-alone = { $what }.
wrong-choice = nie ma wyboru `{ $value }`. Są: `{ $known }`
wrong-module = ta edycja nie ma `{ $value }`
wrong-range = potrzebna jest liczba całkowita od { $least } do { $most }, nie { $value }
wrong-kind = tego nie da się tak ustawić
wrong-houses = najwyżej { $houses }: na więcej posiadłości nie mają czynszów
wrong-questions = ta edycja nie ma pytań do gry, która je zadaje
wrong-pot_or_show = darmowy parking nie może być naraz pulą i teleturniejem: wybierz jedno
wrong-no_parking = ta plansza nie ma darmowego parkingu
wrong-no_court = żadne pole tej planszy nie wysyła do więzienia
wrong-laps = w tym wariancie posiadłości rozdaje się przed grą, więc nie ma na co czekać
wrong-none_dealt = posiadłości się nie rozdaje, więc nie ma za co płacić
wrong-cash = co najmniej { $cash }: tyle kosztują najdroższe posiadłości (rozdaje się { $deeds }), a trzeba za nie zapłacić
wrong-deal = za mało posiadłości, by rozdać { $deeds } każdemu
wrong-offline = pionek offline potrzebuje co najmniej dwóch posiadłości
