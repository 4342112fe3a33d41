### Following a game without a seat at it.

follow-command_follow = Reçois un message quand la partie de ce salon va finir, et quand elle est finie
follow-begun = Tu suis cette partie : tu reçois un message privé quand elle est près de finir, et un autre quand elle est finie.
follow-stopped = Tu ne suis plus cette partie.
follow-stop = Ne plus suivre
follow-again = Suivre à nouveau
follow-seated = Tu joues à cette table : sa fin ne t’échappera pas.
follow-over = Cette partie est finie.
follow-no_room = Tu ne peux pas suivre cette partie. On peut suivre au plus { $games } parties à la fois, et au plus { $people } personnes peuvent suivre une partie.
follow-near_end = La partie avec { $names } peut finir d’un instant à l’autre : { $link }
follow-ended = La partie avec { $names } est finie, victoire : **{ $winners }**. { $link }
follow-closed = La partie avec { $names } a été fermée avant la fin : { $link }
follow-called = <@{ $user }> { $words }
