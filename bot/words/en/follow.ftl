### Following a game without a seat at it.

follow-command_follow = Get a message when the game in this channel is about to end, and when it is over
follow-begun = You follow this game. I send you a direct message when it is about to end, and another when it is over.
follow-stopped = You do not follow this game any more.
follow-stop = Stop following
follow-again = Follow it again
follow-seated = You play at this table yourself, so you will not miss its end.
follow-over = This game is over.
follow-no_room = You cannot follow this game. You can follow at most { $games } games at a time, and at most { $people } people can follow a game.
follow-near_end = The game of { $names } may end any moment: { $link }
follow-ended = The game of { $names } is over, and the winner is **{ $winners }**: { $link }
follow-closed = The game of { $names } was closed before its end: { $link }
follow-called = <@{ $user }> { $words }
