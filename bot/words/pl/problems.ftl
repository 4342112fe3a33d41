### Co jest nie tak w pliku edycji. Przed zdaniem stoi miejsce, np. `spaces[3].price`,
### dlatego zaczyna się małą literą i nie kończy kropką.

## Wokół

problem-got = { $text }; jest { $got }
problem-near = { $text }; może { $near }?
problem-line = wiersz { $number }
problem-first =
    { $count ->
        [one] { $text } (i jeszcze 1 błąd)
        [few] { $text } (i jeszcze { $count } błędy)
       *[many] { $text } (i jeszcze { $count } błędów)
    }
problem-none_defined = żadne, bo nic nie jest zdefiniowane

## Co jest zamiast tego

problem-got_nothing = puste miejsce
problem-got_huge = ogromna liczba
problem-got_list = lista
problem-got_table = tabela
problem-got_date = data lub godzina
problem-got_else = coś innego

## Kilka rzeczy

problem-many_numbers = liczby całkowite
problem-many_spaces = pola
problem-many_groups = grupy
problem-many_decks = talie
problem-many_cards = karty
problem-many_tokens = pionki
problem-many_variants = warianty
problem-many_modules = moduły
problem-many_questions = pytania
problem-many_choices = odpowiedzi
problem-many_choices_in_order = odpowiedzi w kolejności oryginału
problem-many_corners = nazwy, po jednej na róg, od pola START
problem-many_languages = języki
problem-list = tu powinna być lista: { $what }
problem-exactly = { $what }: ma być { $most }, jest { $found }
problem-between = { $what }: ma być od { $least } do { $most }, jest { $found }
problem-at_most = { $what }: najwyżej { $most }, jest { $found }

## Cały plik

problem-unknown = nie ma edycji '{ $id }': wybierz jedną z { $names } albo podaj ścieżkę do pliku
problem-no_file = tu nie ma pliku edycji
problem-readable = nie da się odczytać pliku: { $reason }
problem-file_size = najwyżej { $most } KiB, plik jest większy
problem-file_picture = obraz
problem-file_pdf = PDF
problem-file_archive = archiwum albo dokument edytora tekstu
problem-file_document = dokument edytora tekstu
problem-file_page = strona internetowa
problem-text_file = potrzebny jest zwykły plik tekstowy z końcówką .toml, a to jest { $what }
problem-empty_file = potrzebne są wiersze edycji, a ten plik jest pusty
problem-no_bytes = potrzebny jest zwykły plik tekstowy, a tu są bajty, które nie są tekstem
problem-utf8 = zapisz tekst jako UTF-8, tu jest inne kodowanie: { $line }
problem-characters = liczba znaków: najwyżej { $most }, jest { $found }
problem-dots = liczba kropek: najwyżej { $most }, jest { $found }
problem-sensible = potrzebny jest TOML o rozsądnej wielkości i głębokości
problem-depth = tabele i listy jedna w drugiej: najwyżej { $most }

## Wiersz, którego nie da się odczytać

problem-at_line = { $what }; jest: { $line }
problem-curly = weź słowa w proste cudzysłowy "takie jak te", nie drukarskie
problem-curly_more =
    { $count ->
        [one] weź słowa w proste cudzysłowy "takie jak te", nie drukarskie (także w 1 innym wierszu)
       *[other] weź słowa w proste cudzysłowy "takie jak te", nie drukarskie (także w { $count } innych wierszach)
    }
problem-section_twice = każda sekcja tylko raz: zaczyna się już w wierszu { $line }, przenieś tam jej wiersze
problem-section_taken = daj sekcji nazwę, której nic powyżej nie zajęło
problem-key_twice = każdy klucz tylko raz
problem-key_twice_at = każdy klucz tylko raz: jest już w wierszu { $line }
problem-close_section = brakuje ] na końcu nazwy sekcji
problem-close_lines = po słowach w kilku wierszach brakuje trzech cudzysłowów zamykających
problem-close_quote = po słowach brakuje cudzysłowu zamykającego
problem-close_list = brakuje ], które zamyka poprzednią listę
problem-close_brace = w tym samym wierszu brakuje zamykającego {"}"}
problem-no_comma_brace = bez przecinka przed {"}"}
problem-key_in_braces = między {"{"} a {"}"} stoi klucz, wszystko w jednym wierszu
problem-comma = brakuje przecinka przed { $rest }
problem-comma_above = brakuje przecinka na końcu poprzedniego wiersza
problem-no_comma_end = bez przecinka na końcu tego wiersza
problem-quotes_inside = bez cudzysłowów wewnątrz słów i niczego po zamykającym
problem-digits_only = liczby całkowite pisz samymi cyframi, np. 1000
problem-own_line = każdy klucz w osobnym wierszu
problem-value = po znaku równości brakuje wartości
problem-truth = napisz { $value }, małymi literami i bez cudzysłowów
problem-in_quotes = słowa stoją w prostych cudzysłowach
problem-equals_for_colon = zamiast dwukropka potrzebny jest znak równości
problem-name_in_quotes = nazwa z kilku słów stoi przed znakiem równości w cudzysłowach
problem-equals = między kluczem a wartością brakuje znaku równości
problem-remark = uwaga zaczyna się od #
problem-key_first = przed znakiem równości brakuje klucza
problem-no_backslashes = słowa bez ukośników wstecznych
problem-entry = potrzebny jest klucz, znak równości i wartość albo wiersz zaczynający się od #

## Wartości właściwego rodzaju

problem-table = tu powinna być tabela kluczy i wartości
problem-no_key = nie ma takiego klucza
problem-key_of_kind = rodzaj '{ $kind }' nie ma takiego klucza
problem-key_of_card = '{ $does }' nie ma takiego klucza
problem-id = potrzebne jest krótkie słowo z małych liter, cyfr, - i _
problem-id_key = identyfikator to krótkie słowo z małych liter, cyfr, - i _
problem-id_free = ten identyfikator jest zajęty, jak wszystkie te: { $names }
problem-shipped_id = potrzebny jest identyfikator edycji z gry, nie ścieżka
problem-one_of = do wyboru: { $names }
problem-true_or_false = tu powinno być true albo false
problem-whole = potrzebna jest liczba całkowita, 0 lub więcej
problem-whole_above = potrzebna jest liczba całkowita większa niż { $least }
problem-whole_between = potrzebna jest liczba całkowita od { $least } do { $most }
problem-power_of_ten = potrzebne jest 1, 10, 100 albo inna potęga dziesięciu
problem-sign = potrzebny jest znak albo słowo
problem-sign_no_number = potrzebny jest znak albo słowo bez cyfr, plusów, minusów, kropek, przecinków i apostrofów, bo zmieniłyby kwotę
problem-colour = potrzebny jest kolor, np. #1f2328

## Słowa, które można pokazać

problem-some_words = brakuje słów
problem-no_end_spaces = bez spacji na początku i na końcu
problem-long_word = słowa najwyżej { $most }-literowe
problem-calls_nobody = słowa bez wzmianek o kimkolwiek
problem-no_less_than = bez znaku mniejszości przed literą
problem-no_links = słowa bez linków
problem-no_backticks = słowa bez grawisów i ukośników wstecznych
problem-no_doubled = bez podwójnych gwiazdek, podkreśleń, tyld i kresek
problem-no_stars_around = bez gwiazdek i podkreśleń wokół słów
problem-no_heading = słowa, które nie zaczynają się jak cytat, nagłówek czy lista
problem-visible = tylko widoczne znaki, bez { $sign }
problem-plain_spaces = tylko zwykłe spacje, bez { $sign }
problem-accents = akcenty na jednej literze: najwyżej { $most }
problem-around_number = { $what }, także wokół liczby

## Edycja, która powstaje z innej

problem-chain = edycje jedna po drugiej: najwyżej { $most }, jest więcej
problem-sound_parent = potrzebna jest edycja bez własnych błędów, a { $id } je ma
problem-take_out =
    { $what ->
        [group] potrzebny jest identyfikator grupy do usunięcia
        [variant] potrzebny jest identyfikator wariantu do usunięcia
        [deck] potrzebny jest identyfikator talii do usunięcia
       *[card] potrzebny jest identyfikator karty do usunięcia
    }
problem-new_card = potrzebny jest identyfikator karty z tej talii albo nowa karta z tekstem (text) i tym, co robi (do)
problem-spaces_list = tu powinna być lista pól; tabela zmian potrzebuje extends
problem-spaces_changes = tu powinna być lista pól albo tabela zmian
problem-parent_space = potrzebne jest miejsce od 0 do { $last } albo nazwa z planszy wyjściowej
problem-space_change = potrzebna jest nowa nazwa albo tabela zmienionych kluczy
problem-leftover = słowa bez { $name }, bo żadne pole już się tak nie nazywa

## Plansza, grupy i pionki

problem-sizes = liczba pól to wielokrotność 4, od { $least } do { $most }; jest { $found }
problem-board = potrzebne jest { $parts }
problem-board_go = jedno pole rodzaju 'go', i to pierwsze
problem-board_jail = jedno pole rodzaju 'jail' (jest { $found })
problem-board_street = co najmniej jedno pole rodzaju 'street'
problem-corner = tu jest róg ({ $names })
problem-jail_corner = więzienie stoi w rogu, czyli na miejscu { $one }, { $two } albo { $three }
problem-own_name = potrzebna jest własna nazwa, bo to posiadłość
problem-group = potrzebna jest grupa rodzaju { $kind } ({ $names })
problem-group_unused = na planszy musi być co najmniej jedno pole tej grupy
problem-mortgage = najwyżej cena, { $price }
problem-rents = liczba czynszów jak na innych ulicach: { $count } (pusta działka, każdy dom, hotel), jest { $found }
problem-falling = czynsz nie powinien maleć; po { $before } jest { $now }
problem-building_pays = ostatni czynsz musi wynosić co najmniej { $least }, bo tyle przynosi pusta działka
problem-no_rents = potrzebny jest co najmniej jeden akt własności, który przynosi czynsz
problem-per_deed = liczby, po jednej na posiadłość w ręku: ma być { $count }, jest { $found }
problem-token_once = każdy pionek tylko raz
problem-token_each = po jednym dla każdej osoby: ma być { $players }, jest { $found }
problem-players_min = nie więcej niż players.max ({ $most })

## Karty

problem-position = podaj miejsce, bo tak nazywa się więcej pól ({ $count })
problem-space = potrzebna jest nazwa albo miejsce pola
problem-no_cards = brakuje co najmniej jednej karty
problem-only_kept = co najmniej jedna karta musi wracać do talii, a tu wszystkie można zatrzymać
problem-deck_unused = żadne pole rodzaju 'card' nie używa tej talii
problem-kind_on_board = potrzebny jest rodzaj, który jest na planszy
problem-own_text = potrzebny jest własny tekst, bo inna karta mówi to samo
problem-unsaid = tekst powinien podać { $sum }, tak jak { $key }
problem-circle = karty nie mogą wysyłać w kółko: z pola { $start } na { $target } i w końcu z powrotem

## Zasady, moduły i pytania

problem-not_standard = potrzebna jest inna nazwa; standard to sama gra
problem-setup = te zasady nie pasują: { $what }
problem-module_space = { $module } potrzebuje pola rodzaju '{ $kind }'
problem-module_questions = { $module } potrzebuje pytań
problem-module_once = każdy moduł tylko raz
problem-own_id = potrzebny jest własny identyfikator
problem-question_once = każde pytanie tylko raz
problem-four_choices = potrzebne są cztery różne odpowiedzi
problem-questions_here = pytania stoją w tym pliku, jako [[questions]]
problem-questions_file = potrzebny jest plik obok tego, np. challenge.toml
problem-only_questions = w tym pliku jest tylko [[questions]]

## Wygląd

problem-one_theme = wygląd stoi tutaj albo w { $file }, nie w obu miejscach
problem-id_of =
    { $what ->
        [group] potrzebny jest identyfikator grupy tej edycji
       *[deck] potrzebny jest identyfikator talii tej edycji
    }
problem-icon_key = potrzebne jest miejsce, identyfikator grupy lub talii albo rodzaj pola
problem-name_of =
    { $what ->
        [icon] potrzebna jest nazwa ikony
       *[motif] potrzebna jest nazwa ornamentu
    }
problem-contrast = kontrast z { $ground }: co najmniej { $least }, jest { $found }
problem-band =
    { $shade ->
        [light] kontrast z jasnym papierem: co najmniej { $least }, jest { $found }
       *[dark] kontrast z ciemnym papierem: co najmniej { $least }, jest { $found }
    }
problem-group_colour = ta grupa nie ma jeszcze koloru, np. #c0392b
problem-colour_apart = potrzebny jest kolor, który da się odróżnić od koloru { $other }

## Tłumaczenia w pliku

problem-language = potrzebny jest język tak, jak nazywa go Discord, np. de albo pt-BR
problem-complete =
    { $more ->
        [0] tłumaczenie ma luki, brakuje: { $names }
       *[other] tłumaczenie ma luki, brakuje: { $names } i jeszcze { $more }
    }
problem-unsaid_blank = tekst musi podać { $sum }, tak jak { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = tekst powinien podać { $name }, tak jak oryginał ({"{"}to{"}"})
problem-other_number = bez innych liczb niż w oryginale, jest { $number }
problem-same_numbers = liczby z oryginału, { $text }
