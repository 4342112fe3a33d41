### Informacje o stole.

info-command_board = Plansza, na obrazku albo słowami
info-command_deed = Akt własności: czynsze, cena i co się z nim teraz dzieje
info-command_player = Co ma gracz i jaki jest jego majątek
info-command_log = Co się dotąd wydarzyło
info-command_why = Ostatnie płatności, wiersz po wierszu, z zasadami
info-command_rules = Zasady tego stołu, do czytania i szukania
info-command_dice = Kości: skąd się biorą i jak wypadały
info-command_help = Co możesz teraz zrobić
info-option_style = Obrazek albo wszystko słowami
info-option_everyone = Pokaż wszystkim tutaj, nie tylko tobie
info-option_name = Nazwa pola
info-option_who = Czyje; twoje, jeśli to pominiesz
info-option_since_my_turn = Tylko to, co działo się od twojego ostatniego ruchu
info-option_about = Temat, numer zasady, na przykład RENT-2, albo dowolne słowo
info-option_edition = Zasady innej edycji
info-style_picture = obrazek
info-style_text = słowa
info-back = Wstecz
info-next = Dalej
info-older = Starsze
info-newer = Nowsze
info-refresh = Odśwież
info-page = -# Strona { $page } z { $pages }
info-as_file = Całość jako plik
info-board_file = Cały stół słowami.
info-deed_unknown = Nie ma tu pola o nazwie { $name }. Zacznij pisać i wybierz z listy.
info-deed_mortgaged_side = Strona zastawu, { $name }: { $mortgage } od Banku, wykup { $lift }
info-player_unknown = Przy tym stole nie siedzi nikt o imieniu { $name }.
info-nothing_yet = Nic się jeszcze nie wydarzyło.
info-not_begun = Gra się jeszcze nie zaczęła.
info-log_title = **Dotychczasowa opowieść**
info-since_title = **Od twojej ostatniej tury**
info-since_nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
info-since_button = Od mojej ostatniej tury
info-log_turn = -# Tura { $turn } · { $who }
info-log_setup = -# Przed pierwszą turą
info-why_title = **Ostatnie płatności, od najnowszej**
info-why_title_of = **Ostatnie płatności, od najnowszej: { $who }**
info-why_none = Żadne pieniądze jeszcze się nie ruszyły.
info-why_none_of = { $who } nie ma jeszcze żadnych wydatków ani wpływów.
info-why_payment = **{ $payer } → { $payee }: { $amount }** (tura { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id }: { $text }
info-rules_none = Nie ma tu gry, więc oto zasady edycji **{ $edition }**.
info-rules_table = **{ $edition }**: { $variant }
info-rules_official = Zasady oficjalne, nic nie jest zmienione.
info-rules_differ = Inaczej niż zwykle:
info-rules_item = • { $rule }
info-rules_hint = -# Wybierz temat poniżej albo wpisz `/rules` ze słowem, na przykład *hotel*.
info-rules_undo = -# `/undo` cofa od razu twoje własne ostatnie kroki, jeśli nie odkryły nic nowego i nie dotyczą nikogo innego; w innym razie muszą się zgodzić obecni. Cofnięcie kości, karty lub pytania zdradza, co będzie dalej: potrzebna jest zgoda wszystkich, którzy mają miejsce, także nieobecnych, albo moderator, a gra nie liczy się już do klasyfikacji, rekordów ani wyróżnień.
info-rules_choose = Czytaj o…
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(Nie obowiązuje przy tym stole.)*
info-rules_nothing = Żadna zasada nie mówi nic o „{ $wanted }”. Wybierz temat:
info-rules_found = -# „{ $wanted }”, znaleziono: { $count }
info-rules_subject = Temat: { $title }
info-dice_sealed = **Kości są zapieczętowane.** Dla tego stołu wylosowano sekret. Jego odcisk (SHA-256), którego pierwszą połowę pokazuje poczekalnia:
    `{ $hash }`
info-dice_settled = **Kości są ustalone.** Biorą się z sekretu i z waszych naciśnięć. Odcisk sekretu (SHA-256):
    `{ $hash }`
info-dice_presses = Identyfikatory Discorda późniejszych naciśnięć **Dołącz** i **Start**:
    `{ $ids }`
info-dice_unpressed = Od tego czasu nikt nie nacisnął **Dołącz**.
info-dice_seed_hash = Odcisk ziarna zmieszanego z obu:
    `{ $hash }`
info-dice_recipe = -# Ziarno to SHA-256 tekstu `rentroll-dice-1:secret:ids`, z przecinkami między identyfikatorami. Nikt nie może ich znać wcześniej, nawet operator bota. Po grze sekret jest jawny i każdy może sprawdzić każdy rzut.
info-dice_secret = **Sekret tej gry:** `{ $secret }`
    Jego odcisk (SHA-256):
    `{ $hash }`
info-dice_mixed = **Ziarno** to SHA-256 tekstu `rentroll-dice-1:secret:ids`, z przecinkami między identyfikatorami:
    `{ $seed }`
info-dice_hash = **Kości są ustalone.** Każdy rzut bierze się z tajnego ziarna, wylosowanego przed grą. Jego odcisk (SHA-256):
    `{ $hash }`
    -# Na koniec ziarno jest jawne i każdy może sprawdzić każdy rzut.
info-dice_seed = **Ziarno tej gry:** `{ $seed }`
    Jego odcisk (SHA-256), znany od pierwszego rzutu:
    `{ $hash }`
info-dice_old = -# To dawny sposób: ziarno wybiera sam bot. Nowe gry mieszają je z sekretu i z naciśnięć **Dołącz** i **Start**.
info-dice_practice = -# To trening: ziarno jest ustalone i dla wszystkich takie samo.
info-dice_check = **Jak sprawdzić rzut:** rzut numer *n* to słowo *n mod 8* (cztery bajty, big-endian) z SHA-256 tekstu `seed:k`, gdzie *k* = *n div 8*. Reszta z dzielenia przez 36 numeruje rzuty 1 1, 1 2, … 6 6. Wszystkie rzuty z numerami są w pliku.
info-dice_first = -# Spróbuj: `printf '%s' '{ $seed }:{ $block }' | sha256sum`, słowo { $word } odpowiedzi to `{ $hex }`: { $first } i { $second }.
info-dice_none = Nikt jeszcze nie rzucał.
info-dice_count = **Rzuty dotąd: { $count }**, średnio { $average } (uczciwe kości: 7,0), dublety: { $doubles } (oczekiwane: około { $expected }).
info-dice_few = -# Za mało rzutów, by coś powiedzieć.
info-dice_usual = -# Nic niezwykłego: uczciwe kości najczęściej wahają się właśnie tak.
info-dice_odd = -# To rzadkość: uczciwe kości odbiegają tak daleko w mniej więcej jednej grze na dwadzieścia.
info-dice_throws = numer  pierwsza druga  kto  za co
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll** to klasyczna gra planszowa o handlu nieruchomościami. Gra się tutaj, przyciskami: ze znajomymi, z graczami komputerowymi albo w mieszanym gronie.
info-help_none = Nie ma tu jeszcze gry
info-help_none_what = Naciśnij **Nowa gra**: otworzy się poczekalnia, do której mogą dołączyć inni, a wolne miejsca zajmą gracze komputerowi. Pierwszy raz? Samouczek trwa dwie minuty.
info-help_direct = Gra się na serwerach
info-help_direct_what = Na kanale serwera `/game new` otwiera poczekalnię, do której mogą dołączyć inni, a `/tutorial` uczy gry w dwie minuty.
info-help_lobby_out = Gra zaraz się zacznie
info-help_lobby_out_what = Naciśnij **Dołącz** w wiadomości poczekalni, by zagrać.
info-the_host = Gospodarz
info-help_lobby_in = Masz miejsce
info-help_lobby_in_what = Wybierz pionek w wiadomości poczekalni. Grę zaczyna { $host }.
info-help_lobby_host = Twoja poczekalnia
info-help_lobby_host_what = Dodaj graczy komputerowych, zmień ustawienia i naciśnij **Start**, gdy wszyscy już są.
info-help_watching = Kibicujesz
info-help_watching_what = `/board` pokazuje stół, `/log` opowiada, co się działo. Przez `/seat take` przejmujesz miejsce po kimś, kto odszedł.
info-help_kept = Komputer gra za ciebie
info-help_kept_what = Naciśnij **Wracam do gry** przy stole albo użyj `/back`, a gra znów jest twoja.
info-help_paused = Stół ma przerwę
info-help_paused_what = Nic nie ginie. Moderator wznowi grę.
info-help_out = To dla ciebie koniec tej gry
info-help_out_what = Kibicuj dzięki `/board` i `/log` i zostań na rewanż.
info-help_debt = Masz dług: { $amount }
info-help_debt_what = Masz { $cash }. `/advice` podpowie, co sprzedać albo zastawić; w `/panel` wybierzesz, `/trade` zapyta innych. Dług spłaci się sam, gdy tylko będzie z czego.
info-help_offer = Ktoś proponuje ci wymianę
info-help_offer_what = Pokazuje ją `/offers`: przyjmij, odrzuć albo złóż kontrofertę.
info-help_auction = Trwa licytacja
info-help_auction_what = Licytuj przyciskami albo przez `/bid`; `/pass` kończy twój udział. Możesz wydać { $cash }.
info-help_roll = Twoja tura
info-help_roll_what = Naciśnij **Rzuć** albo użyj `/roll`. Przedtem możesz budować i się wymieniać.
info-help_jail = Jesteś w więzieniu
info-help_jail_what = Rzuć o dublet (`/roll`), zapłać { $fine } (`/pay`) albo zagraj kartę wyjścia (`/usecard`), o ile są takie przyciski.
info-help_buy = Na sprzedaż: { $deed }
info-help_buy_what = Cena to { $price }, a możesz wydać { $cash }: `/buy` albo `/decline`.
info-help_end_turn = Twoja tura prawie się kończy
info-help_end_turn_what = Jeśli chcesz, buduj albo się wymieniaj (`/panel`, `/trade`), potem `/end`.
info-help_asked = Stół o coś cię pyta
info-help_asked_what = Przyciski pod planszą pokazują możliwe odpowiedzi.
info-help_waiting = Teraz ruch innych
info-help_waiting_what = Stół czeka na ruch: { $who }. Budować, zastawiać i wymieniać się możesz zawsze: `/panel`, `/trade`.
info-help_over = Gra jest skończona
info-help_over_what = `/game rematch` to rewanż w tym samym gronie. `/dice` pokazuje sekret, `/log` całą opowieść.
info-help_commands = -# **Zacznij:** `/game new` `/game join` `/tutorial`
    -# **Graj:** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Oglądaj:** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Porównuj:** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = Nowa gra
info-help_tutorial = Dwuminutowy samouczek
info-help_rules = Zasady
info-help_since = Od mojej ostatniej tury
