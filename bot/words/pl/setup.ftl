### Co wybiera serwer i co robią jego moderatorzy.

## Strona ustawień

setup-command_setup = Wybierz, kto, w co i gdzie gra na tym serwerze
setup-title = ## Rentroll na tym serwerze: { $section }
setup-line = **{ $name }**: { $value }
setup-foot = -# Każdy wybór liczy się od razu; rozpoczęte gry zachowują swoje zasady.
setup-pick_section = Dział
setup-section_people = Kto i gdzie
setup-section_people_note = Kanały, role, gry naraz
setup-about_people = Gdzie wolno otwierać stoły, kto może to robić i kto może siadać. Moderatorzy nie potrzebują żadnej z tych ról.
setup-section_members = Stoły jednej osoby
setup-section_members_note = Ile naraz i ile na godzinę
setup-about_members = Granice, żeby nikt nie zapełnił serwera w pojedynkę. Moderatorów nie dotyczą.
setup-section_games = Gry
setup-section_games_note = Edycja, rodzaj gry, tempo, wygląd
setup-about_games = Tak zaczyna nowy stół; gospodarz może wybrać co innego.
setup-section_rules = Edycje i zasady domowe
setup-section_rules_note = W co wolno grać i ile może być własnych edycji
setup-about_rules = Odznacz to, w co nikt tu nie powinien grać.
setup-section_quiet = Wiadomości
setup-section_quiet_note = Wzmianki, odzywki komputerów, język
setup-about_quiet = Czy wzmiankować graczy, gdy przychodzi ich tura. Kto prosi o wiadomości prywatne, dostaje je i tak.
setup-section_log = Dziennik i przechowywanie
setup-section_log_note = Kanał dziennika, jak długo trzymać skończone gry
setup-about_log = Gdzie moderatorzy mogą czytać, co i przez kogo zostało zmienione i zrobione.
setup-placeholder = { $name }: { $value }
setup-name_channels = Kanały do gry
setup-any_channels = wszędzie
setup-name_starters = Role, które mogą otwierać stoły
setup-nobody = moderatorzy
setup-any_starters = wszyscy
setup-name_joiners = Role, które mogą dołączać
setup-any_joiners = wszyscy
setup-name_most_games = Limit
setup-most_games =
    { $count ->
        [0] Dowolnie wiele gier naraz
        [one] Jedna gra naraz
        [few] { $count } gry naraz
       *[many] { $count } gier naraz
    }
setup-name_most_each = Stoły jednej osoby
setup-most_each =
    { $count ->
        [0] Dowolnie wiele otwartych stołów na osobę
        [one] Jeden otwarty stół na osobę
        [few] { $count } otwarte stoły na osobę
       *[many] { $count } otwartych stołów na osobę
    }
setup-name_most_hourly = Nowe stoły jednej osoby
setup-most_hourly =
    { $count ->
        [0] Dowolnie wiele nowych stołów na godzinę
        [one] { $count } nowy stół na godzinę
        [few] { $count } nowe stoły na godzinę
       *[many] { $count } nowych stołów na godzinę
    }
setup-name_edition = Zwykła edycja
setup-name_variant = Zwykły rodzaj gry
setup-name_speed = Zwykłe tempo
setup-name_theme = Zwykły wygląd
setup-theme_light = Jasne obrazki
setup-theme_dark = Ciemne obrazki
setup-name_editions = Dozwolone edycje
setup-name_rules = Dozwolone zasady domowe
setup-all = wszystkie
setup-all_but = wszystkie poza: { $names }
setup-no_rules = Żadnych zasad domowych
setup-rule_modules = Dodatkowe gry edycji
setup-rule_others = Każda inna zasada, wpisana w /gra nowa
setup-name_most_editions = Własne edycje
setup-most_editions =
    { $count ->
        [0] Bez własnych edycji
        [one] Najwyżej jedna własna edycja
        [few] Najwyżej { $count } własne edycje
       *[many] Najwyżej { $count } własnych edycji
    }
setup-name_most_kilobytes = Największy plik edycji
setup-most_kilobytes = Pliki edycji do { $count } KiB
setup-name_pings = Wzmianki
setup-pings_on = Wzmiankuj graczy, gdy przychodzi ich tura
setup-pings_off = Nie wzmiankuj nikogo
setup-name_talk = Odzywki komputerów
setup-talk_on = Komputery czasem coś powiedzą
setup-talk_off = Komputery milczą
setup-name_language = Język
setup-language_auto = Taki, jaki Discord ma dla tego serwera
setup-language_name = Polski
setup-name_log = Kanał dziennika
setup-any_log = brak
setup-name_retention_days = Przechowywanie skończonych gier
setup-retention_days =
    { $count ->
        [0] Tak długo, jak ustala operator tego bota
        [one] Przez { $count } dzień
       *[many] Przez { $count } dni
    }
setup-retention_host =
    { $count ->
        [one] Najwyżej { $count } dzień: operator tego bota nie przechowuje niczego dłużej
       *[many] Najwyżej { $count } dni: operator tego bota nie przechowuje niczego dłużej
    }
setup-changed = zmienia ustawienia. **{ $name }**: { $old } → { $new }
setup-log_here = Odtąd na tym kanale widać, co moderatorzy zmieniają i robią.
setup-expired = Ta strona jest otwarta już jakiś czas albo nie masz już roli moderatora. Użyj `/{ $command }` jeszcze raz.

## Na co serwer nie pozwala

setup-not_here = Na tym serwerze stoły otwiera się tylko tutaj: { $places }.
setup-not_you_open = Na tym serwerze stoły może otwierać tylko: { $roles }. Dołączyć możesz i tak.
setup-not_you_join = Na tym serwerze przy stole może siadać tylko: { $roles }. Możesz za to kibicować.
setup-enough =
    { $count ->
        [one] Na tym serwerze gra się w jedną grę naraz i właśnie trwa. Spróbuj ponownie, gdy się skończy.
       *[many] Na tym serwerze liczba gier naraz to najwyżej { $count } i tyle właśnie trwa. Spróbuj ponownie, gdy któraś się skończy.
    }
setup-enough_each =
    { $count ->
        [one] Twój drugi stół jest jeszcze otwarty, a na tym serwerze każdy ma jeden naraz. Dokończ grę albo odejdź od stołu, zanim się zacznie: `/games` pokazuje, gdzie jest.
       *[many] Liczba twoich otwartych stołów to { $count }, a więcej nie może tu mieć nikt. Dokończ którąś grę albo odejdź od stołu, zanim się zacznie: `/games` pokazuje, gdzie są.
    }
setup-enough_hourly =
    { $count ->
        [one] W ciągu godziny masz już { $count } nowy stół. Daj innym chwilę, żeby na niego trafić.
        [few] W ciągu godziny masz już { $count } nowe stoły. Daj innym chwilę, żeby na nie trafić.
       *[many] W ciągu godziny masz już { $count } nowych stołów. Daj innym chwilę, żeby na nie trafić.
    }
setup-barred_edition = W edycję { $edition } nie gra się na tym serwerze. Wybierz jedną z tych: { $editions }.
setup-barred_rule = Na tym serwerze nie gra się z: { $rules }.

## Moderatorzy przy pracy

moderate-command = Wstrzymaj, zakończ albo napraw grę
moderate-command_pause = Zatrzymaj na jakiś czas grę i jej zegary
moderate-command_resume = Wznów wstrzymaną grę
moderate-command_end = Zakończ bez zwycięzcy grę albo wszystkie stoły otwarte przez jedną osobę
moderate-command_kick = Wyproś gracza z gry na dobre; najpierw pyta
moderate-command_forgive = Pozwól wrócić komuś wyproszonemu z gry
moderate-command_undo = Cofnij ostatnie ruchy graczy; najpierw pyta
moderate-command_redo = Przywróć ruchy cofnięte ostatnio przez /moderate undo
moderate-command_block = Zablokuj komuś udział we wszystkich grach tego serwera
moderate-command_unblock = Pozwól znów grać komuś zablokowanemu
moderate-command_transfer = Zmień gospodarza albo przenieś grę na inny kanał
moderate-command_revive = Przywróć zamkniętą grę
moderate-option_game = Która gra; bez tego ta na tym kanale
moderate-option_closed = Która gra
moderate-option_opener = Czyje stoły: wszystkie otwarte przez tę osobę
moderate-option_blocked = Kto ma nie grać
moderate-option_unblocked = Kto może znów grać
moderate-option_player = Kto
moderate-option_forgiven = Kto może wrócić
moderate-option_host = Kto ma być gospodarzem
moderate-option_moves = Ile ruchów graczy, ze wszystkim, co po nich
moderate-option_channel = Gdzie gra ma się toczyć dalej
moderate-option_revive = Gdzie gra ma się toczyć dalej; bez tego tutaj
moderate-damaged = uszkodzona
moderate-choice = { $number }: { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = gra { $number } ({ $names }) na <#{ $channel }>
moderate-paused = Wstrzymana: nikt nie może działać i żaden zegar nie chodzi, aż do `/moderate resume`.
moderate-paused_told = Moderator wstrzymuje stół.
moderate-paused_log = wstrzymuje: { $game }.
moderate-resumed = Gra toczy się dalej.
moderate-resumed_told = Stół gra dalej.
moderate-resumed_log = wznawia: { $game }.
moderate-ended = Gra jest zamknięta, bez zwycięzcy. Jeśli to pomyłka: `/moderate revive`.
moderate-ended_unreadable = Uszkodzona gra jest zamknięta, a kanał wolny.
moderate-ended_lobby = Stół jest zamknięty.
moderate-ended_told = Moderator kończy grę.
moderate-ended_log = kończy: { $game }.
moderate-end_all_sure =
    { $count ->
        [one] **Zakończyć stół gracza { $name }?** Zamknie się bez zwycięzcy.
       *[many] **Zakończyć wszystkie stoły gracza { $name } ({ $count })?** Zamkną się bez zwycięzcy.
    }
moderate-end_all_button =
    { $count ->
        [one] Zakończ
        [few] Zakończ { $count } stoły
       *[many] Zakończ { $count } stołów
    }
moderate-ended_all =
    { $count ->
        [0] Wszystkie były już skończone.
        [one] Jeden stół jest zamknięty. Rozpoczęte gry przywraca `/moderate revive`.
        [few] { $count } stoły są zamknięte. Rozpoczęte gry przywraca `/moderate revive`.
       *[many] { $count } stołów jest zamkniętych. Rozpoczęte gry przywraca `/moderate revive`.
    }
moderate-block_done = { $name } nie może na tym serwerze otwierać stołów ani do nich dołączać. Jeśli to pomyłka: `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [one] { $name } ma jeszcze miejsce przy jednym stole. Stamtąd też wyprosić?
       *[many] { $name } ma jeszcze miejsce przy { $count } stołach. Stamtąd też wyprosić?
    }
moderate-unseated =
    { $count ->
        [0] Gotowe: nie ma już żadnego miejsca do zwolnienia.
        [one] Gotowe: jedno miejsce przejmuje komputer albo jest wolne.
        [few] Gotowe: { $count } miejsca przejmuje komputer albo są wolne.
       *[many] Gotowe: { $count } miejsc przejmuje komputer albo jest wolnych.
    }
moderate-blocked_log = blokuje udział we wszystkich grach: **{ $player }**.
moderate-unblocked = { $name } może znów grać na tym serwerze.
moderate-unblocked_log = pozwala znów grać: **{ $player }**.
moderate-kick_sure = **Wyprosić z tej gry gracza { $name }?** Miejsce dostaje komputer, aż ktoś je przejmie. { $name } nie może wrócić, chyba że później zmienisz zdanie: `/moderate forgive`.
moderate-kick_sure_lobby = **Wyprosić od tego stołu gracza { $name }?** Miejsce zwalnia się dla innych. { $name } nie może wrócić, chyba że później zmienisz zdanie: `/moderate forgive`.
moderate-kick_button = Wyproś
moderate-kicked = { $name } nie może wrócić do tej gry. Jeśli to pomyłka: `/moderate forgive`.
moderate-kicked_told = Decyzją moderatora miejsce przejmuje komputer. Odchodzi { $name }.
moderate-kicked_log = wyprasza: **{ $player }**; { $game }.
moderate-forgiven = { $name } może wrócić do tej gry. Jeśli jest tam wolne miejsce, zajmie je `/seat take`.
moderate-forgiven_lobby = { $name } może znów usiąść przy tym stole.
moderate-forgiven_blocked = Tyle że { $name } ma jeszcze blokadę na wszystkie gry tego serwera: zdejmie ją `/moderate unblock`.
moderate-forgiven_log = pozwala wrócić: **{ $player }**; { $game }.
moderate-undo_sure = **Cofnąć { $moves } i wszystko, co było potem?**
moderate-undo_counts = To cofnie kości, kartę albo pytanie, więc gra nie będzie się liczyć do klasyfikacji, rekordów ani wyróżnień.
moderate-undo_button = Cofnij
moderate-undone = Cofnięte: { $moves }, ze wszystkim, co po nich.
moderate-undone_told = Moderator cofa: { $moves }.
moderate-undone_log = cofa: { $moves }; { $game }.
moderate-redo_button = Ponów
moderate-redone = Ponowione: { $moves }, ze wszystkim, co po nich. Gra wygląda tak jak wcześniej.
moderate-redone_told = Moderator ponawia: { $moves }.
moderate-redone_log = ponawia: { $moves }; { $game }.
moderate-moves =
    { $count ->
        [one] ostatni ruch ({ $names })
        [few] ostatnie { $count } ruchy ({ $names })
       *[many] ostatnich { $count } ruchów ({ $names })
    }
moderate-host = Gospodarzem jest teraz { $name }.
moderate-host_told = Gospodarzem jest teraz { $name }.
moderate-host_log = zmienia gospodarza na **{ $player }**: { $game }.
moderate-moved = Gra toczy się dalej na <#{ $channel }>.
moderate-moved_told = Moderator przenosi tu stół.
moderate-moved_away = Ten stół jest teraz na <#{ $channel }>: [o tutaj]({ $link }).
moderate-moved_log = przenosi na <#{ $to }>: { $game }.
moderate-revived = Gra wraca, na <#{ $channel }>.
moderate-revived_told = Stół wraca i gra toczy się dalej.
moderate-revived_log = przywraca: { $game }.
moderate-lost_log = Kanał został usunięty, a z nim zamknięta { $game }. `/moderate revive` przywróci ją gdzie indziej.

## Odmowy

moderate-banned = Moderator nie pozwala ci wrócić do tej gry. Inne stoły są dla ciebie otwarte.
moderate-blocked = Moderatorzy tego serwera nie pozwalają ci grać. Możesz za to kibicować.
moderate-is_blocked = { $name } już ma blokadę.
moderate-not_blocked = Nikt o takim imieniu nie ma blokady na tym serwerze. Lista pokazuje, kto ma.
moderate-has_none = { $name } nie ma tu żadnego otwartego stołu.
moderate-undo_late = Tymczasem cofnięto już coś innego. Użyj `/moderate undo` jeszcze raz.
moderate-redo_late = Nie ma czego ponawiać: moderacja nic tu nie cofnęła, ruchy są już ponowione albo ktoś od tej pory zagrał.
moderate-none_here = Na tym kanale nie ma gry. Opcja `game` pokazuje gry tego serwera.
moderate-no_such = Na tym serwerze nie ma takiej gry.
moderate-not_begun = Ta gra się jeszcze nie zaczęła: jej stół dopiero się zbiera.
moderate-unreadable = Ta gra jest uszkodzona i nie może trwać dalej. `/moderate end` ją zamyka; powód jest w dzienniku operatora.
moderate-is_paused = Ta gra już jest wstrzymana.
moderate-not_paused = Ta gra nie jest wstrzymana.
moderate-nobody = Nikt o takim imieniu tam nie gra. Lista pokazuje, kto gra.
moderate-is_out = { $name } jest już poza tą grą.
moderate-not_banned = Nikt o takim imieniu nie ma zakazu powrotu do tej gry. Lista pokazuje, kto ma.
moderate-nothing = Żaden gracz nie wykonał jeszcze ruchu.
moderate-transfer_what = Powiedz, kto ma być gospodarzem albo gdzie gra ma się toczyć dalej.
moderate-is_host = { $name } już jest gospodarzem.
moderate-is_there = Gra już jest na tym kanale.
moderate-busy = Na <#{ $channel }> już jest gra. Wybierz inny kanał.
moderate-not_closed = Na tym serwerze nie ma zamkniętej gry o tym numerze. Lista pokazuje, jakie są.
