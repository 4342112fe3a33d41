### How a game ended, what turned it, and the awards at its end. Plain text without markup.

ending-last_player =
    Fim de jogo: { $names } { $winners ->
        [1] vence
       *[other] dividem a vitória
    } por ficar até o fim na mesa.
ending-first_bankruptcy =
    A primeira falência encerrou o jogo: { $names } { $winners ->
        [1] vence
       *[other] dividem a vitória
    }.
ending-time_limit =
    O tempo acabou: { $names } { $winners ->
        [1] vence
       *[other] dividem a vitória
    }.
ending-conceded =
    Os outros reconhecem a derrota: { $names } { $winners ->
        [1] vence
       *[other] dividem a vitória
    }.
ending-undone = Dados, cartas ou perguntas foram desfeitos neste jogo, por isso ele não conta para classificação, recorde nem prêmio.

## Turning points. $group is a complete group as something to be held

point-group = { $who } agora tem { $group }.
point-rent = { $who } recebe { $amount } de { $other } em { $place }.
point-lead = { $who } assume a liderança.
point-bankrupt = { $who } fica sem dinheiro e sem jogo.
point-bankrupt_at = { $who } está fora: { $place } foi uma parada a mais.
point-resigned = { $who } deixa a mesa.
point-handover = { $who } assume o lugar de { $other }.

## Awards: a title of a few words, and for what. $who got it

award-best_deed = { $who } recebeu { $amount } de aluguel só em { $place }.
    .title = Endereço de ouro
award-top_rent = { $other } entregou { $amount } a { $who } por uma só parada em { $place }.
    .title = A conta do dia
award-comeback = { $who } chegou a ter só { $count }% da riqueza da mesa, e venceu.
    .title = Das cinzas ao topo
award-trade = Uma só troca com { $other } deixou { $who } com { $amount } a mais.
    .title = Negócio do dia
award-jail =
    { $who } passou { $count ->
        [1] 1 turno
       *[other] { $count } turnos
    } atrás das grades. Bela vista?
    .title = Cela cativa
# $houses: the edition's word for several houses
award-builder = { $who } pôs { $amount } em { $houses } e mais.
    .title = Sempre em obras
award-guest = { $who } pagou { $amount } de aluguel e foi visita querida em todo canto.
    .title = A melhor visita
award-cards = { $who } tirou { $amount } das cartas, como quem tira coelho da cartola.
    .title = Sorte no baralho
award-tax = { $who } pagou { $amount } em impostos. As estradas agradecem.
    .title = Pilar da sociedade
award-doubles = { $who } tirou dupla { $count } vezes.
    .title = Vendo em dobro
award-bargain = { $who } levou { $place } por { $amount } abaixo do preço.
    .title = Lance de mestre
award-laps = { $who } deu { $count } voltas no tabuleiro.
    .title = Pernas de maratona
award-deals =
    { $who } apertou mãos em { $count ->
        [1] 1 troca
       *[other] { $count } trocas
    }.
    .title = Conversando a gente se entende
award-quiz =
    { $who } deu { $count ->
        [1] 1 resposta certa
       *[other] { $count } respostas certas
    }.
    .title = Na ponta da língua
award-pot = { $who } parou para descansar e achou { $amount }.
    .title = A vaga certa
