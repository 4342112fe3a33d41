### Clocks, absences, leaving, undo.

seat-command = Deixar, assumir ou passar um lugar
seat-command_back = Voltar a jogar onde o computador joga por você
seat-command_undo = Desfazer a sua última jogada, ou pedir isso à mesa
seat-command_leave = Deixar este jogo; o computador continua por você
seat-command_take = Assumir um lugar que alguém deixou
seat-command_replace = Pedir à mesa que substitua alguém ausente
seat-option_player = De quem é o lugar; não precisa se só um está livre
seat-option_absent = Quem está ausente
time-last_round =
    A última rodada: em cerca de { $minutes ->
        [1] um minuto
       *[other] { $minutes } minutos
    } acaba o tempo combinado.
seat-kept = { $name } sumiu há um tempinho: o computador joga até a volta.
seat-resting = Não há ninguém na mesa agora: ela espera pela primeira pessoa que voltar.
seat-returned = { $name } voltou.
seat-welcome_back = Que bom ter você de volta! O jogo é seu de novo.
seat-not_away = Você já está jogando; o computador não está no seu lugar.
seat-leave_sure = Deixar este jogo de vez? O computador continua com tudo o que é seu, até alguém assumir o lugar.
seat-leave_counts = -# Na classificação, quem sai fica atrás de todo mundo que ficou; se alguém assumir o seu lugar, vocês dividem a colocação conforme os turnos. Para aceitar a derrota sem perder a colocação, use `/game concede`.
seat-leave_last = Deixar este jogo de vez? Não há mais ninguém aqui, então o jogo acaba sem vencedor e não conta para ninguém.
seat-leave_button = Deixar o jogo
seat-left = { $name } deixou a mesa.
seat-left_private = Você deixou o jogo. Valeu por jogar!
seat-put_away = **{ $name }** saiu, e não há mais ninguém nesta mesa: o jogo foi guardado. Comece um novo com `/game new`.
seat-vacant = **{ $was }** não joga mais. **{ $name }** joga por enquanto: quem não tem lugar pode assumir.
seat-take_button = Assumir este lugar
seat-taken = { $name } assume o lugar de { $was }.
seat-taken_public = **{ $name }** assumiu o lugar de **{ $was }**.
seat-taken_private = Boas-vindas! Tudo o que era de { $was } agora é seu. Abra o seu painel para ver. Na classificação, a colocação deste lugar se divide entre vocês conforme os turnos.
seat-none_free = Nenhum lugar está livre aqui. Um fica livre quando alguém sai.
seat-not_free = Esse lugar já está ocupado.
seat-offer_over = O jogo acabou, então este lugar não está mais livre.
seat-have_one = Você já tem um lugar nesta mesa.
seat-out = Você já está fora deste jogo; não há lugar para deixar.
seat-which = Há vários lugares livres: { $names }. Diga qual você quer.
seat-no_such = Ninguém com esse nome joga aqui.
seat-not_yourself = Para deixar o seu próprio lugar, use `/seat leave`.
seat-a_computer = { $name } já é um computador.
seat-not_absent = { $name } não está ausente. Só dá para substituir alguém por quem o computador já joga, ou que deixou uma mesa sem pressa esperando por dez minutos.
seat-replaced = A mesa deu o lugar de { $name } ao computador.
vote-only_players = Só quem ainda joga aqui pode votar.
vote-agree = Concordo
vote-object = Seguir o jogo
vote-undo = **{ $name }** pede para desfazer: { $move }
vote-undo_more =
    -# Junto vai o que veio depois: { $steps ->
        [1] 1 passo
       *[other] { $steps } passos
    }.
vote-undo_chance = -# Os mesmos dados, cartas e perguntas voltam, e todo mundo já sabe quais são. Por isso todos que têm lugar precisam concordar, até quem está ausente; e o jogo deixa de contar para classificação, recorde ou prêmio. A moderação também pode fazer isso.
vote-some_move = a última jogada.
vote-some_end = o fim da própria vez.
vote-replace = O computador, ou alguém novo, deve assumir o lugar de **{ $name }**, que está ausente?
vote-concede = **{ $name }** venceu? Se todos os outros concordarem, o jogo acaba agora, e o patrimônio de cada um decide a colocação.
vote-concede_ranks = No momento: { $places }.
vote-concede_done = Todo mundo concorda: vitória de **{ $name }**.
vote-concede_refused = **{ $who }** prefere seguir o jogo, então ele continua.
vote-concede_lapsed = **{ $name }** não está mais à frente de todo mundo, então o jogo continua.
vote-agreed = De acordo: { $count } de { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# Falta responder: { $names }.
vote-asked = A pergunta está com a mesa. Todos que jogam aqui precisam concordar.
vote-asked_others = A pergunta está com os outros. Todos precisam concordar.
vote-asked_replace = A pergunta está com os outros. Com quatro votos possíveis ou mais, contando o seu, basta a maioria; senão, todos precisam concordar.
vote-asked_all = A pergunta está com a mesa. Os mesmos dados, cartas e perguntas voltam, então todos saberiam o que vem. Todos que têm lugar precisam concordar, até quem está ausente. A moderação pode fazer isso sem votação.
vote-asked_already = Essa votação já está aberta: [aqui está]({ $link }).
vote-counted = Seu voto foi contado.
vote-counted_waits = Seu voto foi contado: todo mundo concorda. O jogo acaba assim que se resolver o que está em aberto.
vote-not_yours = Isso quem diz são os outros.
concede-title = **Desistir?**
concede-vote = **{ $name }** está à frente de todo mundo. Se todos os outros concordarem, o jogo acaba agora:
concede-vote_own = Você está à frente de todo mundo. Se todos os outros concordarem, o jogo acaba agora:
concede-vote_button = { $name } venceu
concede-vote_own_button = Perguntar aos outros
concede-alone = **Desistir por conta própria**: tudo o que você tem vai para o Banco, e você termina na posição { $rank } de { $seats }. Os outros continuam.
concede-alone_ends = **Desistir por conta própria**: isso encerra o jogo, e você termina na posição { $rank } de { $seats }.
concede-debt = Você tem uma dívida, então não pode desistir: pague, ou vá à falência se não conseguir.
concede-button = Desisto
concede-counts = -# Conta na classificação, pela colocação desse momento.
concede-not_now = Agora não dá para reconhecer a vitória de ninguém: outra coisa está em aberto, ou outra pessoa está na frente.
vote-undo_done = Desfeito: a mesa está como antes da jogada de **{ $name }**.
vote-undo_lapsed = O jogo seguiu, então a última jogada de **{ $name }** fica.
vote-undo_refused = **{ $who }** prefere seguir o jogo, então a última jogada de **{ $name }** fica.
vote-replace_lapsed = **{ $name }** está jogando, então mantém o lugar.
vote-over = Essa votação acabou.
vote-game_over = O jogo acabou, e esta votação com ele.
vote-no_place = Não consegui publicar a votação aqui: não posso escrever neste canal.
undo-told = { $name } desfez a própria última jogada.
undo-told_vote = A mesa concordou em desfazer a última jogada de { $name }.
undo-done = Desfeito.
undo-counts_no_more = Isso voltou para antes dos dados, de uma carta ou de uma pergunta, então o jogo não conta para classificação, recorde nem prêmio.
undo-sure = **Desfazer** { $move }
    Os mesmos dados, cartas e perguntas voltam, então você sabe o que vem. O jogo pode ir até o fim, mas **não vai contar para classificação, recorde nem prêmio**, e o cartão final diz por quê.
undo-own_move = sua última jogada.
undo-own_end = o fim da sua vez.
undo-sure_button = Desfazer
undo-nothing = Não há nada seu para desfazer.
