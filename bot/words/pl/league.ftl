### Wieczory ligowe.

league-command = Wieczór ligowy: losowane stoły dla zapisanych, punkty i finał
league-command_open = Otwórz wieczór ligowy na tym kanale
league-command_start = Wylosuj pierwsze stoły wieczoru ligowego na tym kanale
league-command_call_off = Odwołaj wieczór ligowy na tym kanale
league-option_rounds = Ile rund, od 1 do 6
league-option_edition = W co gracie; zwykła edycja tego serwera, jeśli to pominiesz
league-option_minutes = Jak długo gra stół, od 15 do 180 minut
league-opened = Wieczór ligowy jest otwarty.
league-starting = Stoły są wylosowane.
league-ended = Wieczór ligowy jest odwołany. Stoły, które już grają, grają dalej jako zwykłe gry.
league-title = ## Wieczór ligowy { $number }: { $edition }, { $count ->
        [one] jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
league-about = Zapisz się, a los da ci stół na cztery osoby, albo na trzy do pięciu, jeśli tak wyjdzie z liczby. Przy stole na cztery osoby miejsca dają 12, 8, 4 i 0 punktów. W ostatniej rundzie najlepsi spotykają się przy pierwszym stole. Żeby zacząć, potrzeba { $least } osób.
league-each_table = Przy każdym stole: { $variant }.
league-sealed = -# Kości wszystkich stołów są zapieczętowane jako `{ $hash }…`.
league-unsealed = -# Sekret wieczoru: `{ $secret }`, zapieczętowany jako `{ $hash }…`. Sekret stołu to SHA-256 tekstu `rentroll-night-1:secret:round:table`.
league-nobody = Nikt się jeszcze nie zapisał.
league-signed_up = **{ $count ->
        [one] Zapisana jest jedna osoba
        [few] Zapisane są { $count } osoby
       *[many] Zapisanych jest { $count } osób
    }**: { $names }
league-round = **Runda { $round } z { $rounds }**
league-drawn = **Runda { $round } z { $rounds } jest wylosowana.** Za kogoś, kto się nie zjawi, gra komputer, a następne losowanie go omija.
league-table_drawn = Stół { $place } w <#{ $thread }>: { $people }
league-final_table = Finał w <#{ $thread }>: { $people }
league-table_coming = Stół { $place } właśnie się nakrywa: { $people }
league-table_playing = Stół { $place } gra w <#{ $thread }>: { $people }
league-table_over = Stół { $place } skończył (<#{ $thread }>): { $people }
league-standing = **Tabela**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } · już nie gra
league-winner = Wieczór wygrywa: **{ $names }**.
league-done = To już koniec. Końcowa tabela jest niżej.
league-off = Wieczór jest odwołany.
league-thread = Wieczór ligowy { $number }, runda { $round }, stół { $place }
league-sign_up = Zapisz się
league-sign_off = Wypisz się
league-start = Wylosuj stoły
league-call_off = Odwołaj
league-no_threads = Wieczór ligowy potrzebuje wątków na stoły: otwórz go na kanale tekstowym.
league-there = Na tym kanale już jest wieczór ligowy.
league-none_here = Na tym kanale nie ma wieczoru ligowego. Moderatorzy otwierają go przez `/league open`.
league-is_over = Ten wieczór ligowy jest skończony.
league-begun = Stoły są już wylosowane.
league-already_in = Jesteś już na liście.
league-not_in = Nie ma cię na liście.
league-full = Wieczór ligowy mieści { $most ->
        [one] { $most } osobę
        [few] { $most } osoby
       *[many] { $most } osób
    } i tyle jest już na liście.
league-too_few = Na liście musi być co najmniej { $least ->
        [one] { $least } osoba
        [few] { $least } osoby
       *[many] { $least } osób
    }.
league-not_yours = Może to zrobić tylko osoba, która otworzyła wieczór ligowy, albo moderator.
league-opened_log = otwiera wieczór ligowy na <#{ $channel }>: { $edition }, { $count ->
        [one] jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
league-started_log = losuje stoły wieczoru ligowego { $number }
league-called_off_log = odwołuje wieczór ligowy { $number }
