### The coach of the two-minute tutorial.

tutorial-command_tutorial = Aprender o jogo em dois minutos, contra um computador
tutorial-thread = Tutorial de { $who }
tutorial-robot = Robô Rita
tutorial-ready = Sua mesa de treino está pronta: <#{ $channel }>. Eu me sento ao seu lado.
tutorial-already = Você já tem uma mesa de treino: <#{ $channel }>.
tutorial-no_room = Há um jogo neste canal, e não posso abrir um tópico privado aqui. Use `/tutorial` em outro canal, ou peça à moderação que me dê **Criar tópicos privados** e **Enviar mensagens em tópicos**.
tutorial-no_guild = Só posso fazer isso no canal de um servidor.
tutorial-not_yours = Esta mesa de treino é de outra pessoa. Comece a sua com `/tutorial`.
tutorial-stop = Parar o tutorial
tutorial-line = **Instrutor, passo { $step } de uns { $steps }:** { $words }
tutorial-watching = **Instrutor:** { $words }
tutorial-press = Aperte **{ $label }**.

## What to do, and why

tutorial-first = { $press } Dois dados levam você pelo tabuleiro. Você começa com { $cash } e algumas propriedades; quem parar nelas paga aluguel a você.
tutorial-roll = { $press } Pare numa propriedade livre e você pode comprá-la; pare numa de { $other } e você paga aluguel.
tutorial-again = { $press } Uma dupla dá outra rolagem. A terceira seguida seria prisão.
tutorial-jail_roll = { $press } Você está na prisão. Uma dupla liberta; sem ela, você espera, ou paga { $fine } e sai.
tutorial-jail_card = { $press } Uma carta de saída abre a porta de graça.
tutorial-buy = { $press } É de propriedades que se vive: { $deed } custa { $price } uma vez e rende aluguel pelo resto do jogo.
tutorial-buy_group = { $press } Com { $deed } você tem todo o grupo { $group }: o aluguel dobra na hora, e dá para construir.
tutorial-buy_near = { $press } Você já tem { $held } de { $all } aqui. É com grupos inteiros que se vence.
tutorial-buy_rail = { $press } Cada { $railroad } que você tem encarece a visita ao grupo inteiro.
tutorial-decline = { $press } { $deed } custa { $price } e você tem { $cash }: é demais por agora. Vai a leilão, e você ainda pode dar lances.
tutorial-auction = { $press } Você poderia comprar { $deed } por { $price }. Só desta vez, veja um leilão: o que alguém não compra fica com quem der o maior lance, e tanto você quanto { $other } podem dar lances.
tutorial-outbid = { $press } { $other } oferece { $bid }. Num jogo de verdade, continue enquanto a propriedade valer isso para você. Aqui, deixe passar: o que { $other } paga já não vira casas, e a propriedade ainda pode chegar a você por uma troca.
tutorial-bid = { $press } { $deed } vale { $price } e o lance está em { $bid }. Por esse preço é uma pechincha.
tutorial-bid_first = { $press } Ninguém deu lance por { $deed } ainda. O preço seria { $price }, então comece baixo.
tutorial-pass = { $press } Nem todo leilão é para você: guarde dinheiro para aluguéis e casas.
tutorial-tax_blind = Você escolhe antes de qualquer conta: { $flat }, ou { $percent }% de tudo o que você tem. Os dois dão no mesmo se você tem { $even } ao todo.
tutorial-tax = { $press } { $percent }% de tudo o que você tem é menos que { $flat } enquanto o seu patrimônio for menor que { $even }.
tutorial-tax_flat = { $press } Seu patrimônio passa de { $even }, então { $flat } sai mais barato.
tutorial-build = { $press } Você tem todo o grupo { $group }, então construa: o aluguel passa de { $rent } para { $built }. Em outras horas isso fica em **Meu painel**, **Construir**.
tutorial-build_label = Construir: { $cost }
tutorial-trade = { $press } { $other } tem { $deed }, e com ela todo o grupo { $group } seria seu. Montei uma proposta justa: compare os dois lados antes e depois, e aperte **Enviar proposta** embaixo dela.
tutorial-trade_label = Trocar com { $other }
tutorial-end = { $press } Aqui está tudo resolvido. Antes de encerrar a vez você pode construir, hipotecar ou trocar: **Meu painel** e **Trocar** estão sempre aí.
tutorial-end_why = { $press } Sempre que o dinheiro mudar de mãos e você não souber por quê, `/why` mostra a conta e a regra.
tutorial-end_look = { $press } `/board` e `/deed` mostram tudo em detalhe, `/rules` explica qualquer palavra.
tutorial-debt = Você deve { $amount } e tem { $cash }. Aperte **Levantar dinheiro** e aceite a sugestão: hipoteque uma propriedade ou venda uma construção, e a dívida se paga sozinha.
tutorial-broke = { $press } Nada do que você tem cobre { $amount }, então este jogo está perdido. O próximo é seu.
tutorial-offer = { $who } propõe uma troca a você; ela tem uma mensagem própria. Nunca entregue a última propriedade de um grupo por menos de duas boas. Na dúvida, aperte **Recusar**.
tutorial-other = Os botões embaixo do tabuleiro mostram o que você pode responder. { $press }
tutorial-wait = É com { $other } agora. Olhe o tabuleiro: o aluguel chega a você sozinho.
tutorial-paid = É com { $other } agora. Suas propriedades rendem sempre que { $other } para nelas.

## The end

tutorial-done = **Instrutor:** Esse foi o tutorial! Você tem { $cash } e { $deeds } agora, e já sabe o caminho: rolar, comprar ou dar lances, trocar para fechar um grupo, construir, receber.
    Aperte **Jogar** para um jogo de verdade: abro um lobby em que os outros podem entrar, e computadores são bem-vindos. `/rules` tem todas as regras, `/help` o que você pode fazer. Este jogo de treino está fechado e não conta em lugar nenhum.
tutorial-play = Jogar
tutorial-stopped = **Instrutor:** Parado. Volte quando quiser com `/tutorial`. Este jogo de treino está fechado e não conta em lugar nenhum.
