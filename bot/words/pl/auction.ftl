### Licytacje.

auction-thread = Dom aukcyjny
auction-direct = Przy twoim stole rusza licytacja: { $link }
auction-no_room = -# Ten serwer ma już tyle otwartych wątków, na ile pozwala Discord, więc licytujemy tutaj.
auction-no_thread = -# Z uprawnieniem **{ $permission }** ({ $place }) licytacje miałyby osobny wątek.

## Wiadomość na żywo

auction-title = ### Licytacja: { $what }
auction-price = Jeszcze bez stawki. Cena z karty: { $price }.
auction-building = Jeszcze bez stawki. Buduje się tam, gdzie to kosztuje najwyżej tyle co stawka.
auction-building_any = Jeszcze bez stawki. Początek od { $least }, a kto wygra, wybiera działkę.
auction-opens = Stawki zaczynają się od ceny budowy: { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } bez działki
auction-leads = Prowadzi { $name }: **{ $bid }**.
auction-still_in = Wciąż w grze: { $names }.
auction-nobody = Nie ma już kto przebić.
auction-clock = Młotek spada { $when }, chyba że ktoś przebije.
auction-held = Licytacja czeka, aż rozstrzygnie się coś innego.
auction-paused = Ten stół ma przerwę, licytacja też.
auction-estate = -# Majątek bankruta. Zostało jeszcze: { $count }.
auction-shortage = -# Dla wszystkich chętnych do budowy nie wystarczy.
auction-call = -# { $mentions }: licytujemy!

## Przyciski i formularze

auction-bid = Daj { $amount }
auction-own = Inna kwota
auction-max = Limit
auction-pass = Pas
auction-own_title = Twoja stawka
auction-own_label = Co najmniej { $least }; masz { $most }
auction-max_title = Twój tajny limit
auction-max_label = Co najmniej { $least }; masz { $most }
auction-max_kept = Zostaje między nami: licytuję za ciebie do **{ $amount }**, tylko tak wysoko, jak trzeba. Nowy limit zastąpi ten.
auction-max_beaten = To za mało: { $name } prowadzi już z **{ $bid }**, więc dalej za ciebie nie licytuję. Podaj wyższy limit, licytuj samodzielnie albo pasuj.
auction-max_low = Stawka wynosi { $bid }. Twój limit musi wynosić co najmniej { $least }.
auction-max_opens = Twoje stawki zaczynają się tu od { $least }, więc limit musi wynosić co najmniej tyle.
auction-max_cash = Masz tu do wydania { $most }, więc limit nie może wynosić { $amount }.
auction-none = Przy tym stole nie ma teraz licytacji.
auction-not_money = „{ $text }” to nie jest kwota, którą rozumiem. Napisz tak: { $example }, w pełnych krokach po { $least }.
auction-did_bid = Dajesz { $amount }.
auction-did_pass = Pasujesz: to będzie dla kogoś innego.

## Wynik

auction-sold = Sprzedane: **{ $what }** dostaje { $name } za **{ $amount }**.
auction-unsold = Bez stawek. **{ $what }** zostaje w Banku.
auction-sold_building = Sprzedane za **{ $amount }**: { $what }. Buduje { $name }.
auction-unsold_building = Bez stawek: { $what }.
auction-uncontested = Nikt inny nie może już tego postawić ({ $what }): { $name } może budować po zwykłej cenie budynku.
auction-no_takers = Nikt nie może już tego postawić ({ $what }), więc zostaje w Banku.
auction-over = Ta licytacja jest skończona.
auction-back = Do stołu
auction-beaten = Twój limit { $amount } (**{ $what }**) jest przebity: { $name } daje **{ $bid }**. { $link }

## Polecenia

auction-command = Licytuj przy tym stole
auction-command_amount = Podaj stawkę
auction-command_max = Ustaw tajny limit: bot licytuje za ciebie, tylko tak wysoko, jak trzeba
auction-command_pass = Wyjdź z licytacji albo zrezygnuj z budynku, który czeka na postawienie
auction-option_amount = Ile, na przykład 120
