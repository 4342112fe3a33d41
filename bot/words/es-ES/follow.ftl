### Following a game without a seat at it.

follow-command_follow = Recibe un aviso cuando la partida de este canal esté a punto de terminar y cuando termine
follow-begun = Sigues esta partida: recibirás un mensaje directo cuando esté a punto de terminar y otro cuando termine.
follow-stopped = Ya no sigues esta partida.
follow-stop = Dejar de seguirla
follow-again = Volver a seguirla
follow-seated = Juegas en esta mesa: no te vas a perder el final.
follow-over = Esta partida ha terminado.
follow-no_room = No puedes seguir esta partida. Se pueden seguir como mucho { $games } partidas a la vez, y a una partida pueden seguirla como mucho { $people } personas.
follow-near_end = La partida de { $names } puede terminar en cualquier momento: { $link }
follow-ended = La partida de { $names } ha terminado con victoria de **{ $winners }**: { $link }
follow-closed = La partida de { $names } se cerró antes de terminar: { $link }
follow-called = <@{ $user }> { $words }
