### The rules in a sentence or two each, as a table plays them.
###
### The attributes of a rule are its title and, where tables play it otherwise, the text of each case.
###
### Every rule is given the edition's words: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (spaces); $house, $houses, $hotel, $hotels, $railroad (within a sentence); $houses_many, $hotels_many (five of them, where that is another word); $railroads (several); $Houses, $Hotels (at its beginning). And its sums: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before (houses before a hotel), $turns (in jail).

rule-SET-1 = Você começa em { $go } com { $cash } e sem propriedades. Todo o resto é do Banco, inclusive { $house_stock } { $houses } e { $hotel_stock } { $hotels }, e o Banco nunca fica sem dinheiro.
    .title = Como se começa
rule-SET-2 = { $least } a { $most } jogadores.
    .title = Quantas pessoas jogam
rule-SET-3 = Cada um escolhe um peão só seu.
    .title = Peões
rule-SET-4 = Os baralhos são embaralhados uma vez antes do jogo, e nunca mais.
    .title = Embaralhar
rule-SET-5 = Todo mundo rola os dados e o maior total começa; no empate se rola de novo. Depois segue a ordem dos lugares.
    .title = Quem começa

rule-MOVE-1 = Role dois dados e avance a soma deles. Um espaço pode ter vários peões.
    .title = Movimento
rule-MOVE-2 = Depois de uma dupla você resolve o espaço primeiro e então rola de novo.
    .title = Duplas
rule-MOVE-3 = A terceira dupla na mesma vez não move você: é prisão, e a vez acaba.
    .title = Três duplas

rule-GO-1 = Chegar a { $go } ou passar por lá paga { $salary } na hora, com dados ou com carta.
    .title = Salário
    .double = Passar por { $go } paga { $salary }; parar exatamente lá paga { $double_salary }.
rule-GO-2 = Dá para ganhar duas vezes na mesma vez: passe por { $go } e depois tire a carta que leva você até lá.
    .title = Salário duas vezes
rule-GO-3 = Ir para a prisão não paga salário, e andar para trás também não.
    .title = Sem salário

rule-BUY-1 = Numa propriedade sem dono você a compra pelo preço, ou ela vai a leilão na hora.
    .title = Comprar ou leiloar
    .no_auctions = Numa propriedade sem dono você pode comprá-la pelo preço. Se não comprar, ela fica com o Banco.
    .laps = Numa propriedade sem dono você a compra pelo preço, ou ela vai a leilão; mas só depois de dar { $laps ->
        [1] uma volta
       *[other] { $laps } voltas
    }.
rule-BUY-2 = Você paga em dinheiro. Pode hipotecar, vender construções ou trocar para levantá-lo, e então comprar.
    .title = Dinheiro primeiro
rule-BUY-3 = Parar na sua própria propriedade não custa nada e não faz nada.
    .title = A sua propriedade

rule-AUC-1 = Todos que ainda estão no jogo, da prisão também, e até quem não comprou.
    .title = Quem pode dar lances
rule-AUC-2 = Os lances começam em { $unit } ou mais e vão subindo. Ninguém oferece mais dinheiro do que tem.
    .title = Lances
rule-AUC-3 = Quem deu o maior lance paga ao Banco e leva. Acaba quando todos os outros passaram ou quando o relógio do leilão chega ao fim.
    .title = Vencer um leilão
rule-AUC-4 = Enquanto o maior lance for seu, você não pode fazer nada que deixe você com menos dinheiro do que ele.
    .title = Lance dado vale
rule-AUC-5 = Se ninguém dá lance, a propriedade fica com o Banco.
    .title = Sem lances
rule-AUC-6 = Quem passa está fora daquele leilão, enquanto valer o lance contra o qual passou.
    .title = Passar
rule-AUC-7 = Se quem deu o maior lance precisa pagar uma dívida e não consegue mais cobri-lo, ou deixa o jogo, os lances recomeçam no preço de abertura para todo mundo, inclusive quem passou. Se só resta uma pessoa que possa colocar uma construção disputada, ela a tem pelo preço de construir.
    .title = Quando um lance cai

rule-RENT-1 = Parar na propriedade de outra pessoa custa o aluguel dela. Sob hipoteca, não rende nada.
    .title = Aluguel
rule-RENT-2 = Ter um grupo de cor inteiro dobra o aluguel dos terrenos sem construções, mesmo com outro terreno do grupo sob hipoteca.
    .title = Um grupo inteiro
    .clear = Ter um grupo de cor inteiro dobra o aluguel dos terrenos sem construções, desde que nenhum terreno do grupo esteja sob hipoteca.
rule-RENT-3 = { $Houses } e { $hotels } fazem valer o valor do título em vez do aluguel simples. Terrenos vazios do grupo continuam rendendo o dobro.
    .title = Aluguel com construções
rule-RENT-4 = Cada { $railroad } rende { $rail_rents } para quem tem { $rail_counts } do grupo. Sob hipoteca, conta para o grupo, mas não rende nada.
    .title = Aluguel pela quantidade
rule-RENT-5 = Uma companhia rende { $multipliers } vezes os dados para quem tem { $utility_counts }. Vale a rolagem que levou você até lá; uma sob hipoteca entra na conta.
    .title = Aluguel pelos dados
    .fresh = Uma companhia rende { $multipliers } vezes os dados para quem tem { $utility_counts }. Você rola de novo para isso; uma sob hipoteca entra na conta.
rule-RENT-6 = Quem está na prisão continua recebendo aluguel.
    .title = Donos na prisão
    .none = Quem está na prisão não recebe aluguel.
rule-RENT-7 = O aluguel é pago automaticamente, na hora.
    .title = Cobrança
    .on_request = Cada um precisa cobrar o seu aluguel, e não pode enquanto a propriedade estiver sob hipoteca. Ele caduca quando rola o jogador nº { $window } depois de quem visitou. De quem deixa o jogo ele é cobrado automaticamente.

rule-CARD-1 = Tire a carta de cima, faça na hora o que ela diz e devolva embaixo do baralho.
    .title = Cartas
rule-CARD-2 = Guarde até usar; depois ela vai para baixo do baralho dela. Você pode trocá-la.
    .title = Carta de saída da prisão
rule-CARD-3 = Você avança e resolve o espaço como se os dados tivessem levado você até lá.
    .title = Cartas de avançar
rule-CARD-4 = Se for de outra pessoa, você paga tantas vezes o aluguel, ou tantas vezes uma nova rolagem, quanto a carta disser. Se não for de ninguém, você pode comprar.
    .title = O mais próximo
rule-CARD-5 = Voltar vale como parar ali, mesmo em outro espaço de carta.
    .title = Andar para trás
rule-CARD-6 = Você paga por cada { $house } e cada { $hotel } que tiver. O valor se fixa quando a carta sai; vender construções depois não o diminui.
    .title = Reparos
rule-CARD-7 = Segue a mesa a partir da sua esquerda, um pagamento por vez. Quem não consegue pagar resolve isso primeiro.
    .title = De ou para cada jogador

rule-TAX-1 = { $tax_name }: pague { $tax } ou { $percent }% de todo o seu patrimônio, como preferir.
    .title = { $tax_name }
    .flat = { $tax_name } custa { $tax }.
rule-TAX-2 = Seu dinheiro, os preços de todas as suas propriedades, com ou sem hipoteca, e o custo das suas construções. Enquanto você escolhe o imposto, nenhuma troca pode diminuí-lo, a não ser que você tenha uma dívida.
    .title = Patrimônio
rule-TAX-3 = Os dois valores aparecem antes da escolha.
    .title = Escolher o imposto
    .blind = Você escolhe antes de qualquer conta: até lá, nem a porcentagem nem o seu patrimônio aparecem para ninguém.
    .flat = Não há escolha: o imposto é fixo, { $tax }.
rule-TAX-6 = Quando o tempo acaba, paga-se o menor dos dois valores.
    .title = Imposto de quem está ausente
    .blind = Quando o tempo acaba, paga-se { $tax } se der para levantar esse valor; senão, a porcentagem.
rule-TAX-4 = { $tax2_name } custa { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Impostos e multas vão para o Banco. { $parking } não dá nada.
    .title = Para onde vão os impostos
    .pot = Impostos e multas vão para o pote em { $parking }, para quem parar lá.

rule-JAIL-1 = Por { $to_jail }, por uma carta ou por três duplas: direto para lá, sem salário, fim da vez.
    .title = Ir para a prisão
rule-JAIL-2 = Parar em { $jail } andando é só visita: nada acontece.
    .title = Só de visita
rule-JAIL-3 = Em cada um de até { $turns } turnos na prisão você pode tentar uma dupla. Ela liberta e move você, sem rolagem extra.
    .title = Tentar uma dupla
    .short = Na sua próxima vez você pode tentar uma dupla. Ela liberta e move você, sem rolagem extra.
rule-JAIL-4 = Antes de rolar você pode usar a carta, mesmo uma que acabou de vir numa troca; depois role e ande como sempre.
    .title = Usar a carta de saída
rule-JAIL-5 = Antes de rolar você pode pagar { $fine } e andar como sempre, mas não no último turno na prisão.
    .title = Pagar a multa
    .any_turn = Antes de rolar você pode pagar { $fine } em qualquer turno na prisão e andar como sempre.
rule-JAIL-6 = Se a última rolagem também não der dupla, você paga { $fine } e anda o que saiu.
    .title = A última tentativa
    .short = Sem dupla no seu único turno na prisão, você paga { $fine } e anda o que saiu.
rule-JAIL-7 = Você continua recebendo aluguel, dando lances, construindo, vendendo, hipotecando e trocando.
    .title = A vida na prisão

rule-BLD-1 = A qualquer hora, mesmo fora da sua vez, num grupo de cor inteiro e sem hipotecas. Não enquanto você deve dinheiro.
    .title = Quando construir
rule-BLD-2 = Os terrenos de um grupo nunca diferem em mais de uma construção, subindo ou descendo.
    .title = Por igual
rule-BLD-3 = { $before } { $houses } em cada terreno do grupo, depois 1 { $hotel } pelo preço de mais uma construção; as construções anteriores ({ $houses }) voltam para o Banco. 1 { $hotel } por terreno.
    .title = Até { $hotel }
rule-BLD-4 = { $house_stock } { $houses } e { $hotel_stock } { $hotels } é tudo o que há. Se acabar, você espera, e nenhum nível pode ser pulado.
    .title = Estoque limitado
rule-BLD-5 = Quando não há o bastante para todos que poderiam construir, os outros também são consultados. O que mais de um quer vai a leilão, construção por construção. Seus lances começam no preço de construir no seu terreno mais barato, e constrói-se onde isso não custe mais que o lance.
    .title = Escassez
    .one = Quando não há o bastante para todos que poderiam construir, os outros também são consultados. O que mais de um quer vai a leilão, construção por construção, a partir de { $unit }, e quem vence escolhe qualquer terreno.
rule-BLD-6 = De volta para o Banco pela metade do preço, a qualquer hora, por igual.
    .title = Vender construções
rule-BLD-7 = No lugar ficam { $before } { $houses }, se o Banco tiver. A qualquer hora o grupo inteiro pode ser vendido de uma vez até um nível igual que o Banco possa fornecer, ou até zero.
    .title = Vender { $hotel }
rule-BLD-8 = Construções nunca passam de um jogador a outro.
    .title = Construções não se trocam

rule-MORT-1 = A qualquer hora, pelo valor no título, se não houver construção no grupo.
    .title = Hipotecar
rule-MORT-2 = Custa o valor da hipoteca mais { $interest }%. Só quem tem a propriedade pode fazer isso.
    .title = Quitar
rule-MORT-3 = Você quita na hora, ou paga { $interest }% agora e outros { $interest }% quando quitar depois.
    .title = Receber uma hipoteca
rule-MORT-4 = { $interest }% é sempre sobre o valor da hipoteca. Toda porcentagem é arredondada para cima até { $unit }.
    .title = Arredondamento

rule-TRADE-1 = Entre quaisquer dois jogadores, a qualquer hora: dinheiro, propriedades e cartas de saída. Sem empréstimos, sem promessas.
    .title = Trocas
rule-TRADE-2 = Nenhuma propriedade de um grupo com construções pode ser trocada.
    .title = Grupos construídos
rule-TRADE-3 = Se um lado não tem mais o que foi oferecido, nada muda de mãos e a proposta cai.
    .title = Conferida duas vezes
rule-TRADE-4 = Quem recebe propriedades sob hipoteca precisa poder pagar { $interest }% sobre todas elas.
    .title = Juros numa troca
rule-TRADE-5 = Uma contraproposta toma o lugar da proposta. Quem a fez pode retirá-la a qualquer hora.
    .title = Contrapropostas

rule-DEBT-1 = Venda construções, hipoteque e troque até poder pagar; então o pagamento sai na hora. Antes disso nada mais acontece para você.
    .title = Dever mais do que se tem
rule-DEBT-2 = Só se o seu dinheiro, metade do preço das construções e os valores de hipoteca das propriedades livres de hipoteca juntos forem menos que a dívida.
    .title = Quando se pode falir
rule-DEBT-3 = Você pode trocar para levantar dinheiro, não para dar coisas de presente. Se depois não puder pagar tudo, precisa poder levantar tanto quanto antes e receber o valor do que dá: por uma propriedade, metade do preço menos { $interest }% do valor da hipoteca, mais esse valor se ela não estiver sob hipoteca.
    .title = Trocar com dívida
rule-DEBT-4 = A mais antiga é paga primeiro. Se não der para pagar essa, você vai à falência, e tudo fica com a pessoa ou o Banco a quem você deve.
    .title = Várias dívidas

rule-BANK-1 = Suas construções são vendidas pela metade; depois dinheiro, propriedades e cartas de saída vão para quem tem a receber, que paga { $interest }% por propriedade sob hipoteca ou quita.
    .title = Falir por dívida com um jogador
    .mortgaged = Suas construções são vendidas pela metade e suas propriedades, hipotecadas; depois dinheiro, propriedades e cartas de saída vão para quem tem a receber, que paga { $interest }% por propriedade ou quita.
rule-BANK-2 = Suas propriedades vão a leilão uma a uma, livres de hipoteca; cartas e construções voltam.
    .title = Falir por dívida com o Banco
    .no_auctions = Suas propriedades voltam para o Banco, livres de hipoteca, assim como as cartas e as construções. Não há leilão.
rule-BANK-3 = Seu peão sai do tabuleiro e daí em diante a sua vez é pulada.
    .title = Fora do jogo
rule-BANK-4 = Desistir é falir: tudo vai para quem espera há mais tempo pelo seu pagamento; se não houver dívida, para o Banco.
    .title = Desistir

rule-END-1 = A última pessoa no jogo vence na hora.
    .title = Vencer
    .worth = A primeira falência encerra o jogo, e vence quem tiver o maior patrimônio.
    .timed = Vence a última pessoa no jogo; quando o tempo acaba, quem tiver o maior patrimônio.
rule-END-2 = Primeiro quem venceu, depois quem ficou mais tempo no jogo.
    .title = Colocação
    .worth = Pelo patrimônio, do maior ao menor; patrimônio igual divide a colocação.
rule-END-3 = Se todos os outros concordam, quem tem o maior patrimônio vence na hora: dinheiro, propriedades pelo preço, as sob hipoteca pela metade, construções pelo custo.
    .title = Desistência

rule-SHORT-1 = Cada jogador recebe { $dealt } propriedades antes do jogo, de graça.
    .title = Propriedades no começo
rule-SHORT-2 = { $Hotels } vêm depois de { $before } { $houses }, então custam e rendem ao todo 1 { $house } a menos.
    .title = { $hotel } mais cedo
rule-SHORT-3 = Você sai na próxima vez: com carta, com { $fine } ou rolando; sem dupla, paga { $fine } e anda o que saiu.
    .title = Prisão curta
rule-SHORT-4 = { $tax_name } é { $tax }, sem escolha.
    .title = Imposto fixo
rule-SHORT-5 = As dívidas abertas e os { $interest }% sobre as propriedades sob hipoteca ainda são pagos; ninguém mais troca, constrói, dá lances nem cobra aluguel. Depois vence o maior patrimônio: dinheiro, propriedades pelo preço, as sob hipoteca pela metade, construções pelo custo. Desistir sem dívida não encerra o jogo.
    .title = A primeira falência encerra

rule-TIME-1 = Cada jogador recebe { $dealt } propriedades antes do jogo e paga os preços delas.
    .title = Propriedades no começo
rule-TIME-2 = Nenhum turno nem rolagem extra começa, e ninguém troca, constrói nem cobra aluguel; o que está em andamento termina. Depois vence o maior patrimônio: dinheiro, propriedades pelo preço, as sob hipoteca pela metade, construções pelo custo.
    .title = Quando o tempo acaba

rule-EXP-1 = Parando em { $go } com os dados: receba { $salary } ou vá para qualquer espaço que não seja um canto.
    .title = Expansão americana

rule-TRIP-1 = Visitando a prisão com os dados, você ouve uma pergunta. Certo: vá a uma propriedade sem dono à sua escolha e compre-a, levantando dinheiro se preciso; até lá você não pode fazer nada que deixe todas as propriedades sem dono fora do seu alcance. Errado: nada.
    .title = Visite a América

rule-SHOW-1 = Em { $parking } você responde a perguntas. Depois do primeiro acerto, pode levar de graça uma propriedade sem dono do primeiro lado do tabuleiro, depois do segundo uma do segundo, e assim por diante, ou passar à pergunta seguinte. Depois do quarto, precisa levar. Um erro acaba com o programa, e você não ganha nada.
    .title = O programa de perguntas
rule-SHOW-2 = Se um lado não tem propriedades livres, vem o seguinte. Se nenhum lado seguinte tiver, não há outra pergunta. Se nenhum lado tiver, não há programa.
    .title = Quando as propriedades acabam

rule-LAW-1 = Em { $to_jail }: aceite a culpa, ou pague { $lawyer } por um advogado e role. Ímpar liberta, par prende.
    .title = No tribunal

rule-CHAL-1 = Quatro respostas, uma delas certa. Não responder a tempo vale como erro.
    .title = Perguntas

rule-OFF-1 = Ele começa em { $go }, onde não bloqueia nada.
    .title = O peão offline
rule-OFF-2 = Onde ele está não se paga aluguel, diga a carta o que disser. O aluguel de uma visita anterior pode ser cobrado de novo quando ele sair dali.
    .title = Offline, sem aluguel
rule-OFF-3 = Quem tira uma dupla resolve o espaço, move o peão offline para outra propriedade e rola de novo.
    .title = Duplas o movem
rule-OFF-4 = Quando alguém para no espaço dele e a propriedade tem dono, o dono o leva para outro lugar.
    .title = Parar junto dele
rule-OFF-5 = Só em propriedades, com ou sem dono. Ele nunca impede uma venda.
    .title = Onde ele pode ficar

rule-HOUSE-1 = Impostos e multas se juntam em { $parking }, e quem parar lá leva tudo.
    .title = Um pote em { $parking }
rule-HOUSE-2 = Parar exatamente em { $go } paga { $double_salary }.
    .title = Salário dobrado
rule-HOUSE-3 = Uma propriedade que não é comprada fica com o Banco, também as de uma falência. Construções disputadas continuam indo a leilão.
    .title = Sem leilões
rule-HOUSE-4 = Quem está na prisão não recebe aluguel.
    .title = Sem aluguel na prisão
rule-HOUSE-5 = Comece com { $cash }, salário { $salary }, { $house_stock } { $houses } e { $hotel_stock } { $hotels }.
    .title = Números próprios
rule-HOUSE-6 = Você só pode comprar propriedades depois de dar { $laps ->
        [1] uma volta
       *[other] { $laps } voltas
    }.
    .title = Voltas antes de comprar

## Topics

topic-SET = Preparação
topic-MOVE = Movimento
topic-GO = Salário
topic-BUY = Compra
topic-AUC = Leilões
topic-RENT = Aluguel
topic-CARD = Cartas
topic-TAX = Impostos
topic-JAIL = Prisão
topic-BLD = Construções
topic-MORT = Hipotecas
topic-TRADE = Trocas
topic-DEBT = Dívidas
topic-BANK = Falência
topic-END = O fim
topic-SHORT = O jogo curto
topic-TIME = O jogo com tempo
topic-EXP = Expansão americana
topic-TRIP = Viagens
topic-SHOW = O programa de perguntas
topic-LAW = O tribunal
topic-CHAL = Perguntas
topic-OFF = O peão offline
topic-HOUSE = Regras da casa
