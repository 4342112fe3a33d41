### Co model sądzi o stole i co by zrobił.

coach-command_coach = Co na twoim miejscu zrobiłby mocny gracz i dlaczego; widzisz to tylko ty
coach-button = Druga opinia
coach-title = ## Co ja bym zrobił
coach-not_asked = Teraz nikt cię o nic nie pyta.
coach-now = -# Szanse na wygraną: { $chances }
coach-share = { $who } { $percent }%
coach-gain = Twoje szanse zmienią się z { $before } na { $after }%.
coach-trade = Po tej wymianie twoje szanse zmienią się z { $before } na { $after }%, a szanse gracza { $who } z { $theirs } na { $then }%.
coach-ahead = Po kilku rundach daje to o { $points } pkt proc. więcej niż następny najlepszy ruch.
coach-change = { $who } { $before } → { $after }%
coach-changes = Szanse: { $chances }
coach-buy = **Kup** { $deed } za { $price }.
coach-decline = **Nie kupuj** { $deed } za { $price }: licytacja bardziej ci się opłaci.
coach-bid = **Licytuj** { $amount }.
coach-pass = **Pasuj**: dla ciebie to nie jest warte więcej.
coach-roll = **Rzuć kośćmi.**
coach-stay = **Rzucaj na dublet**: w więzieniu jest teraz dobrze.
coach-fine = **Zapłać grzywnę** i wyjdź z więzienia.
coach-card = **Użyj karty wyjścia.**
coach-end = **Zakończ turę**: zachowaj pieniądze na to, co przed tobą.
coach-build = **Buduj**: { $deeds }, wszędzie do poziomu: { $buildings }.
coach-build_one = **Buduj** na polu { $deed }.
coach-sell = **Sprzedaj** budynki: { $deed }.
coach-mortgage = **Zastaw** { $deed }: pieniądze dadzą więcej gdzie indziej.
coach-lift = **Wykup z zastawu** { $deed }.
coach-offer = **Zaproponuj wymianę, gracz { $who }:** dajesz { $give }, dostajesz { $get }.
coach-counter = **Złóż kontrofertę:** dajesz { $give }, dostajesz { $get }.
coach-accept = **Przyjmij ofertę.**
coach-reject = **Odrzuć ofertę.**
coach-bankrupt = Więcej pieniędzy zebrać się nie da: **ogłoś bankructwo**.
coach-claim = **Upomnij się o czynsz**, który ci się należy.
coach-other = To prawie bez znaczenia: wybierz odpowiedź, która ci się podoba.
coach-off = Przy tym stole trener milczy: gra się liczy, a nie wszyscy się zgodzili. Gospodarz może na to pozwolić przed grą: **Ustawienia**, **Zasady domowe**.
coach-moments = Punkty zwrotne
coach-moments_title = ## Co rozstrzygnęło grę
coach-moments_none = Do samego końca nic mocno nie zmieniło szans.
coach-moment_deal = **Przed pierwszą turą:** { $words }
    -# { $chances }
coach-moment = **Tura { $turn }:** { $words }
    -# { $chances }
coach-allow = Pozwól na trenera
coach-forbid = Bez trenera
coach-allowed = -# Tu wolno pytać trenera: `/coach`. Kto dołącza, ten się na to zgadza.
