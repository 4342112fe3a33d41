### Obserwowanie gry bez miejsca przy stole.

follow-command_follow = Dowiedz się, kiedy gra na tym kanale zbliża się do końca i kiedy się kończy
follow-begun = Obserwujesz tę grę: dostaniesz wiadomość prywatną, gdy będzie bliska końca, i drugą, gdy się skończy.
follow-stopped = Nie obserwujesz już tej gry.
follow-stop = Przestań obserwować
follow-again = Obserwuj znowu
follow-seated = Grasz przy tym stole: jego końca nie przegapisz.
follow-over = Ta gra jest skończona.
follow-no_room = Nie możesz obserwować tej gry: naraz można obserwować najwyżej { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }, a jedną grę może obserwować najwyżej { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }.
follow-near_end = Ta gra może się skończyć w każdej chwili ({ $names }): { $link }
follow-ended = Gra jest skończona ({ $names }). Wygrana: **{ $winners }**. { $link }
follow-closed = Gra została zamknięta przed końcem ({ $names }): { $link }
follow-called = <@{ $user }> { $words }
