### Following a game without a seat at it.

follow-command_follow = Receber um aviso quando o jogo deste canal estiver para acabar, e quando acabar
follow-begun = Você acompanha este jogo: chega uma mensagem direta quando ele estiver para acabar, e outra quando acabar.
follow-stopped = Você não acompanha mais este jogo.
follow-stop = Parar de acompanhar
follow-again = Acompanhar de novo
follow-seated = Você joga nesta mesa: o fim dela você não vai perder.
follow-over = Este jogo acabou.
follow-no_room = Você não pode acompanhar este jogo. Dá para acompanhar no máximo { $games } jogos ao mesmo tempo, e no máximo { $people } pessoas podem acompanhar um jogo.
follow-near_end = O jogo de { $names } pode acabar a qualquer momento: { $link }
follow-ended = O jogo de { $names } acabou, com vitória de **{ $winners }**: { $link }
follow-closed = O jogo de { $names } foi fechado antes do fim: { $link }
follow-called = <@{ $user }> { $words }
