### Trener z dwuminutowego samouczka.

tutorial-command_tutorial = Poznaj grę w dwie minuty, z graczem komputerowym
tutorial-thread = Samouczek: { $who }
tutorial-robot = Robo Rita
tutorial-ready = Twój stół treningowy jest gotowy: <#{ $channel }>. Siadam obok ciebie.
tutorial-already = Masz już stół treningowy: <#{ $channel }>.
tutorial-no_room = Na tym kanale trwa gra, a nie mogę tu otworzyć prywatnego wątku. Użyj `/tutorial` na innym kanale albo poproś moderatora o uprawnienia **Tworzenie prywatnych wątków** i **Wysyłanie wiadomości w wątkach** dla mnie.
tutorial-no_guild = Mogę to zrobić tylko na kanale serwera.
tutorial-not_yours = To stół treningowy kogoś innego. Zacznij własny przez `/tutorial`.
tutorial-stop = Przerwij samouczek
tutorial-line = **Trener, krok { $step } z około { $steps }:** { $words }
tutorial-watching = **Trener:** { $words }
tutorial-press = Naciśnij **{ $label }**.

## Co zrobić i dlaczego

tutorial-first = { $press } Dwie kości prowadzą cię po planszy. Zaczynasz z kwotą { $cash } i paroma posiadłościami; kto na nich stanie, płaci ci czynsz.
tutorial-roll = { $press } Na wolnym polu możesz kupić posiadłość; na polu, które ma { $other }, płacisz czynsz.
tutorial-again = { $press } Dublet daje jeszcze jeden rzut. Trzeci z rzędu to już więzienie.
tutorial-jail_roll = { $press } Jesteś w więzieniu. Dublet cię uwalnia; bez niego czekasz albo płacisz { $fine } i wychodzisz.
tutorial-jail_card = { $press } Karta wyjścia otwiera drzwi za darmo.
tutorial-buy = { $press } Z posiadłości się żyje: { $deed } kosztuje { $price } raz, a czynsz przynosi do końca gry.
tutorial-buy_group = { $press } Z polem { $deed } masz całą grupę ({ $group }): jej czynsz od razu się podwaja i możesz na niej budować.
tutorial-buy_near = { $press } Masz tu już { $held } z { $all }. To pełne grupy wygrywają gry.
tutorial-buy_rail = { $press } Im więcej takich pól masz ({ $railroad }), tym droższy postój na każdym z nich.
tutorial-decline = { $press } Pole { $deed } kosztuje { $price }, a masz { $cash }: na razie za dużo. Idzie na licytację, a licytować możesz i tak.
tutorial-auction = { $press } Stać cię na pole { $deed } za { $price }. Tym razem zobacz licytację: z czego ktoś rezygnuje, to dostaje najwyższa stawka, a licytować możecie oboje, ty i { $other }.
tutorial-outbid = { $press } { $other } daje { $bid }. W prawdziwej grze licytuj dalej, dopóki pole jest dla ciebie tyle warte. Tutaj odpuść: tych pieniędzy zabraknie na domy, a pole może jeszcze trafić do ciebie w wymianie.
tutorial-bid = { $press } Pole { $deed } jest warte { $price }, a stawka to { $bid }. Za tyle to okazja.
tutorial-bid_first = { $press } Nikt jeszcze nie licytuje: { $deed }. Cena z karty to { $price }, więc zacznij nisko.
tutorial-pass = { $press } Nie każda licytacja jest dla ciebie: zachowaj gotówkę na czynsz i domy.
tutorial-tax_blind = Wybierasz, zanim ktokolwiek policzy: { $flat } albo { $percent }% majątku. Na jedno wychodzi, gdy masz razem { $even }.
tutorial-tax = { $press } { $percent }% majątku to mniej niż { $flat }, dopóki twój majątek jest mniejszy niż { $even }.
tutorial-tax_flat = { $press } Twój majątek jest większy niż { $even }, więc { $flat } wychodzi taniej.
tutorial-build = { $press } Masz całą grupę ({ $group }), więc buduj: czynsz { $rent } rośnie do { $built }. Kiedy indziej znajdziesz to tu: **Mój panel**, **Buduj**.
tutorial-build_label = Buduj: { $cost }
tutorial-trade = { $press } { $other } ma pole { $deed }, a z nim cała grupa ({ $group }) jest twoja. Uczciwa oferta już czeka: porównaj obie strony przed i po, a potem naciśnij pod nią **Wyślij ofertę**.
tutorial-trade_label = Wymiana: { $other }
tutorial-end = { $press } Tu wszystko załatwione. Przed końcem tury możesz budować, zastawiać albo się wymieniać: **Mój panel** i **Wymiana** są zawsze pod ręką.
tutorial-end_why = { $press } Gdy pieniądze się ruszą i nie wiesz dlaczego, `/why` pokaże rachunek i zasadę.
tutorial-end_look = { $press } `/board` i `/deed` pokazują wszystko dokładnie, `/rules` wyjaśnia każde słowo.
tutorial-debt = Masz do zapłaty { $amount }, a w gotówce { $cash }. Naciśnij **Zdobądź gotówkę** i skorzystaj z podpowiedzi: zastaw pole albo sprzedaj budynek, a dług spłaci się sam.
tutorial-broke = { $press } Nic, co masz, nie pokryje kwoty { $amount }, więc ta gra jest przegrana. Następna będzie twoja.
tutorial-offer = { $who } proponuje ci wymianę; ma ona własną wiadomość. Nie oddawaj ostatniego pola grupy za mniej niż dwa dobre. W razie wątpliwości naciśnij **Odrzuć**.
tutorial-other = Przyciski pod planszą pokazują możliwe odpowiedzi. { $press }
tutorial-wait = Teraz gra { $other }. Patrz na planszę: czynsz przychodzi do ciebie sam.
tutorial-paid = Teraz gra { $other }. Twoje pola zarabiają zawsze, gdy staje na nich { $other }.

## Koniec

tutorial-done = **Trener:** To był samouczek! Masz teraz { $cash } i { $deeds } i znasz drogę: rzucaj, kupuj albo licytuj, wymieniaj się o grupę, buduj, zbieraj czynsz.
    Naciśnij **Zagraj**, a otworzę poczekalnię prawdziwej gry: mogą dołączyć inni, komputery też mile widziane. W `/rules` jest każda zasada, w `/help` to, co możesz zrobić. Ta gra treningowa jest zamknięta i nigdzie się nie liczy.
tutorial-play = Zagraj
tutorial-stopped = **Trener:** Przerwane. Wracaj, kiedy chcesz, przez `/tutorial`. Ta gra treningowa jest zamknięta i nigdzie się nie liczy.
