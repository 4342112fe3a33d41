### The queue for a table, where a server has as many as it may have.

queue-joined = Wszystkie stoły tego serwera są zajęte. Twój numer w kolejce: **{ $place }**. Gdy przyjdzie twoja kolej, dostaniesz wezwanie na <#{ $channel }>, a stół poczeka na ciebie { $minutes } min, z wybranymi ustawieniami.
queue-leave = Wyjdź z kolejki
queue-left = Nie czekasz już w kolejce.
queue-not_in = Nie czekasz w kolejce tego serwera.
queue-call = <@{ $user }>, jest wolny stół i teraz twoja kolej. Czeka na ciebie do <t:{ $due }:t>.
queue-open = Otwórz mój stół
queue-lapsed_told = Czekał tu wolny stół dla następnej osoby z kolejki, ale nikt go nie otworzył. `/game new` otwiera stół.
queue-lapsed = To miejsce w kolejce wygasło albo jest już wykorzystane. `/game new` otwiera stół albo daje ci nowe miejsce.
queue-not_yours = Ten stół czeka na kogoś innego. `/game new` otwiera twój własny albo daje ci miejsce w kolejce.
queue-no_room = Wszystkie stoły tego serwera są zajęte, a liczba czekających to już { $most }. Spróbuj trochę później.
