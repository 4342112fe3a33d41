### Co bot przechowuje o ludziach: jak to zobaczyć i jak kazać zapomnieć.

privacy-command = Co ten bot o tobie przechowuje
privacy-command_show = Wszystko, co jest o tobie zapisane, jako plik tylko dla ciebie
privacy-command_delete = Każ zapomnieć wszystko o sobie; najpierw pyta
privacy-shown = Wszystko, co mam o tobie zapisane, na wszystkich serwerach. Nikt inny nie widzi tej wiadomości. `/privacy delete` to usuwa.
privacy-ask = **Zapomnieć wszystko o tobie, na wszystkich serwerach?** Tego nie da się cofnąć.
    - Odchodzisz z każdej gry. { $games ->
        [0] Teraz nie grasz w żadnej.
       *[other] Teraz grasz w tylu: **{ $games }**.
    } Komputer gra za ciebie dalej pod innym imieniem.
    - Twoje preferencje, klasyfikacja, głosy i limity znikają, a żadna twoja edycja nie nosi już twojego imienia.
    - Skończone gry zostają, ale bez ciebie: ich zapisy znają miejsca, nie ludzi.
privacy-sent_away = - Moderator nie pozwala ci wrócić do pewnej gry albo grać na pewnym serwerze. To nadal obowiązuje: trzymam znak bez twojego imienia i id, po którym cię tam poznam.
privacy-ask_foot = -# To, co piszę na kanałach, jest u Discorda; moderator może to tam usunąć.
privacy-button = Zapomnij mnie
privacy-done = Gotowe: już cię nie pamiętam. Jeśli znów zagrasz, zaczniemy od zera.
privacy-somebody = Ktoś
