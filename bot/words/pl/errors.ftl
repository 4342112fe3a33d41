### Co się stało i co zrobić.

error-unexpected = Przepraszam, coś poszło nie tak po naszej stronie. Nic nie zginęło. Jeśli to się powtórzy, podaj operatorowi bota ten numer: `{ $number }`.
error-not_saved = Nie udało się tego zapisać, więc tego nie było. Nic wcześniejszego nie zginęło. Spróbuj za minutę; jeśli to nie minie, daj znać operatorowi bota.
error-not_seated = Nie masz miejsca przy tym stole. Kibicuj albo przejmij wolne miejsce przez `/seat take`; `/follow` powie ci, jak się skończy.
error-kept = Komputer gra za ciebie. Naciśnij **Wracam do gry**, by grać dalej.
error-moved = Chwilę wcześniej stało się coś innego. Zerknij jeszcze raz i spróbuj ponownie.
error-paused = Ten stół ma przerwę. Moderator może go wznowić.
error-no_game_here = Na tym kanale nie ma gry. Zacznij przez `/game new`.
error-gone = Ta gra jest skończona. Zacznij nową przez `/game new`.
error-unreadable = To jest zapisane, ale nie umiem już tego odczytać. Jeśli to gra, na razie nikt nie zagra w niej dalej, a moderator może ją zamknąć przez `/moderate end`. Operator bota zobaczy więcej dzięki `rentroll doctor`.
error-not_ready = Dopiero wstaję i jeszcze rozkładam ten stół. Spróbuj za chwilę.
error-one_moment = Chwileczkę: zaraz wracam. Nic się nie stało; naciśnij jeszcze raz za parę sekund.
error-old_button = Ten przycisk jest bardzo stary. Użyj najnowszej wiadomości tutaj.
error-retired = To już koniec: nie ma już głosowań nad następną edycją ani kolejki do stołu. `/game new` otwiera stół.
error-hidden = To jest na kanale, którego nie możesz oglądać.
error-old_command = Nie rozumiem tego: polecenie się zmieniło albo jedna z jego opcji nie jest z tego serwera. Wybierz je z listy jeszcze raz.
error-several = Kilka ma taką nazwę. Wybierz z listy.
attention-call = Ostatnio pytasz bardzo często: daj innym chwilę. Znów zapytasz <t:{ $when }:R>.
attention-post = Ostatnio ten serwer ma przez ciebie sporo ruchu: daj mu chwilę. Znów możesz to zrobić <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = Stół czeka: { $who } ({ $what }).
error-asked-roll = rzut
error-asked-jail = próba wyjścia z więzienia
error-asked-end_turn = koniec tury
error-asked-buy = kupić czy nie
error-asked-tax = wybór, jak zapłacić podatek
error-asked-auction = stawka albo pas
error-asked-debt = spłata długu
error-asked-mortgaged = wykup zastawu albo nie
error-asked-shortage = prośba o brakujące budynki
error-asked-place = miejsce na budynek
error-asked-go = pensja albo inne pole
error-asked-trip = prośba o pytanie
error-asked-challenge = odpowiedź na pytanie
error-asked-prize = wybór posiadłości
error-asked-court = decyzja w sądzie
error-asked-offline = ruch pionka offline
error-refused = Discord tego nie przyjmuje: { $reason }. Nic się nie zmieniło.
error-outage = Discord ma teraz kłopoty, więc nie udało się tego dokończyć. Spróbuj za minutę.
error-limit = Zbyt wiele próśb naraz w tym miejscu, więc nie udało się tego dokończyć. Spróbuj za minutę.
error-permission = Potrzebuję do tego uprawnienia **{ $permission }** ({ $place }). Moderator może je nadać w uprawnieniach kanału.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-attach_files = Załączanie plików
permission-create_public_threads = Tworzenie publicznych wątków
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
