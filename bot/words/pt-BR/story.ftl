### The story: what has just happened, in plain sentences without markup.
###
### The attributes of a message are other ways to say the same; which one is told goes by the turn, so that a story is the same at every telling.

story-cards_shuffled = As cartas são embaralhadas.
story-dealt = { $who } recebe { $deeds }.
story-dealt_paid = { $who } recebe { $deeds } por { $amount }.
story-completed = { $who } agora tem { $groups }!

## Who begins

story-first_throws = Quem começa? { $throws }.
story-first_again = Empate! Mais uma vez: { $throws }.
story-first_throw = { $who } tira { $total }
story-next_throw = { $who } { $total }
story-goes_first = { $who } começa.

## Throwing and moving. $deeds are some of the verbs below, in a row

story-does = { $who } { $deeds }.
story-rolls = tira { $first } + { $second }
story-rolls_doubles = tira uma dupla ({ $first } + { $second })
story-walks_free = ganha a liberdade
story-collects = recebe { $amount }
story-collects_at = recebe { $amount } em { $place }
story-visits_jail = passa na prisão, só de visita
story-parks = faz uma pausa em { $place }
    .quiet = tem um momento de sossego em { $place }
story-comes_home = volta para casa em { $place }
    .looks = dá uma olhada em { $place }, onde já manda
story-rests = descansa de graça em { $place }: está sob hipoteca
story-lands = para em { $place }

story-rolls_rent = { $who } tira { $first } + { $second } para definir o aluguel.
story-speeding = { $who } { $rolls } pela terceira vez seguida: prisão por excesso de velocidade.
story-last_try = { $who } { $rolls }: nada de dupla na última tentativa, então é preciso pagar a multa.

## Jail

story-to_jail = { $who } vai direto para a prisão.
    .off = Lá vai { $who } para a prisão, e sem salário no caminho.
    .view = { $who } ganha um quarto com vista para as grades.
story-no_doubles = { $who } { $rolls }, sem dupla, e continua na prisão.
    .in = { $who } { $rolls }, sem dupla, e fica lá dentro.
    .cell = { $who } { $rolls }, sem dupla, e se ajeita de novo na cela.
story-stays_in_jail = { $who } continua na prisão.
story-out_of_jail = { $who } sai da prisão.
story-gives_jail_card = { $giver } entrega uma carta de saída para { $taker }.
story-plays_jail_card = { $who } usa uma carta de saída e ganha a liberdade.
story-returns_jail_card = { $who } devolve uma carta de saída ao fundo do baralho.

## Cards

story-card = A carta: “{ $text }”
story-card_of = A carta de { $who }: “{ $text }”
story-no_repairs = Sem { $houses }, nada a pagar.

## Money

story-pays = { $payer } paga { $what } para { $payee }.
story-pays_much = { $payer } paga { $what } para { $payee }. Ai.
    .hurts = { $payer } paga { $what } para { $payee }. Essa doeu.
    .gulp = { $payer } paga { $what } para { $payee }. Glup.
story-pays_bank = { $payer } paga { $what }.
story-pays_pot = { $payer } paga { $what } para o pote.
story-salary = { $who } recebe um salário de { $amount }.
story-empties_pot = { $who } esvazia o pote: { $amount }!
story-buys = { $who } compra { $deed } por { $amount }.
story-fine =
    { $payer } paga a multa de { $amount }{ $to ->
        [pot] {" "}para o pote
       *[bank] {""}
    }{ $out ->
        [yes] {" "}e sai da prisão
       *[no] {""}
    }.
story-lawyer = { $who } contrata um advogado por { $amount }.
story-interest = { $who } paga { $amount } de juros; { $deed } continua sob hipoteca.
story-all_pay = { $payers } pagam { $amount } cada para { $payee }.
story-pays_all = { $payer } paga { $amount } a cada um: { $payees }.

## Deeds and mortgages

story-deed_goes = { $deed } fica com { $who }.
story-mortgages = { $who } hipoteca { $deeds } por { $amount }.
story-free_of_mortgage = { $deed } está livre da hipoteca.
story-lifts =
    { $who } quita { $count ->
        [1] a hipoteca
       *[other] as hipotecas
    } de { $deeds } por { $amount }.

## Buildings. $count is the number of lots

story-builds =
    { $who } constrói { $buildings } em { $count ->
        [1] { $deeds }
       *[other] cada terreno ({ $deeds })
    } por { $amount }.
story-places_building = { $who } coloca { $buildings } em { $deed }.
story-sells =
    { $who } vende { $buildings } { $count ->
        [1] em { $deeds }
       *[other] de cada terreno ({ $deeds })
    } por { $amount }.
story-breaks_hotels =
    { $who } desmonta { $count ->
        [1] 1 { $hotel } em { $deeds }, deixa { $buildings }
       *[other] { $hotels } em { $deeds }, deixa { $buildings } em cada terreno
    } e recebe { $amount }.
story-wants_building = { $who } também quer { $buildings }.
story-wants_none = { $who } não quer nada.
story-shortage = { $who } quer { $buildings }, e não há o bastante para todo mundo. Também podem pedir: { $others }.
story-may_place = { $who } pode colocar { $buildings }.

## Auctions

story-leaves_to_auction = { $who } não compra { $deed }, que vai a leilão.
story-leaves_to_bank = { $who } deixa { $deed } com o Banco.
story-hammer = { $lot } vai a leilão.
story-bids = { $who } oferece { $amount }
story-passes = { $who } passa
story-bidding = { $bids }.
story-many_bids =
    Primeiro { $first }, e depois de { $count ->
        [1] um lance
       *[other] { $count } lances
    } { $leader } lidera com { $amount }
story-more_bids =
    O leilão continua, e depois de { $count ->
        [1] um lance
       *[other] { $count } lances
    } { $leader } lidera com { $amount }
story-pass =
    { $who } { $count ->
        [1] passa
       *[other] passam
    }
story-bids_and_passes = { $bids }; { $passes }
story-struck = { $who } não consegue mais cobrir o lance de { $amount }: ele é anulado.
story-bidding_again = Os lances recomeçam para todo mundo.
story-bidding_again_for = Os lances por { $lot } recomeçam para todo mundo.
story-sold = Vendido: { $deed } fica com { $who } por { $amount }.
story-unsold = Ninguém dá lance, então { $deed } fica com o Banco.
story-sold_building = Vendido: { $who } leva { $buildings } por { $amount }.
story-unsold_building = Ninguém dá lance, e hoje ninguém leva { $buildings }.
story-uncontested = Ninguém mais pode usar { $buildings }: { $who } pode construir pelo preço de sempre.
story-no_takers = Ninguém mais pode usar { $buildings }, então não há nada a leiloar.
story-no_sale = O leilão foi cancelado: { $lot }.
story-count_first_bankruptcy = Isso encerra o jogo: pagas as dívidas, conta-se tudo.
story-count_time_limit = O tempo acabou: o que começou ainda termina, e depois conta-se tudo.

## Debts, offers, claims

story-owes_now = { $who } agora deve { $amount } para { $to }.
story-owes = { $who } deve { $what } para { $to }, mas só tem { $cash }.
story-owes_broke = { $who } deve { $what } para { $to }, mas não tem nada.
story-owes_also = { $who } também deve { $what } para { $to }; a dívida mais antiga vem primeiro.
story-offers = { $maker } propõe a { $to }: { $terms }.
story-deal = Fechado! { $maker } dá a { $to }: { $terms }.
story-counters = { $who } faz uma contraproposta: { $terms }.
story-declines = { $who } diz não.
    .rather = { $who } prefere não.
    .says = Nada feito, diz { $who }.
story-withdraws = { $who } retira a proposta.
story-deal_off = A troca entre { $maker } e { $to } vai por água abaixo.
story-deal_off_debts = A troca entre { $maker } e { $to } vai por água abaixo: as dívidas vêm primeiro.
story-claims = { $owner } pode cobrar de { $lander } { $what }.
story-claim_lapsed = { $owner } esqueceu de cobrar { $amount }; { $lander } fica na moita.

## Corner games and the offline token

story-questions_shuffled = As perguntas do desafio são embaralhadas.
story-question = Pergunta para { $who }: “{ $text }”
story-answer_right = { $who } diz “{ $answer }” e acerta!
story-answer_wrong = { $who } diz “{ $answer }”, e não é isso. A resposta é “{ $right }”.
story-silence_right = { $who } não diz nada e acerta!
story-silence_wrong = { $who } não diz nada. A resposta é “{ $right }”.
story-offline = O peão offline agora está em { $place }: ali não há aluguel.
story-trip = { $who } ouve uma pergunta que vale uma viagem a uma propriedade livre.
story-trip_won = { $who } precisa escolher uma propriedade livre para visitar e comprar.
story-trip_lapsed = Nenhuma propriedade livre está mais ao alcance de { $who }: nada de viagem.
story-prize = { $who } pode escolher uma propriedade.
story-court = { $who } está diante do tribunal.
story-guilty = { $who } tira { $total } no tribunal: par, culpa provada. Prisão!
story-not_guilty = { $who } tira { $total } no tribunal: ímpar, inocência provada. Segue em liberdade.

## The end

story-gives_up = { $who } desiste e deixa a mesa.
story-bankrupt = { $who } vai à falência.
    .bow = { $who } vai à falência e deixa a mesa com uma reverência.
    .pockets = { $who } vira os bolsos do avesso: falência.
story-takes_over = { $who } fica com { $goods }.
story-bank_takes_over = O Banco fica com { $goods }.
story-last_player =
    { $count ->
        [1] Só { $names } continua na mesa e vence o jogo
       *[other] Só { $names } continuam na mesa e dividem a vitória
    }!
story-first_bankruptcy =
    A primeira falência encerra o jogo. Com o maior patrimônio, { $names } { $count ->
        [1] vence o jogo
       *[other] dividem a vitória
    }!
story-late = O tempo de { $who } acabou.
story-time_limit =
    O tempo acabou. Com o maior patrimônio, { $names } { $count ->
        [1] vence o jogo
       *[other] dividem a vitória
    }!
story-conceded =
    Os outros reconhecem a derrota. Com o maior patrimônio, { $names } { $count ->
        [1] vence o jogo
       *[other] dividem a vitória
    }!
story-ranks = Colocação final: { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
