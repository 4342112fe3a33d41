### Pictures in words: alt texts, and the whole table for screen readers. Plain text without markup.

alt-nobody = ninguém
alt-on = em { $place }
alt-jailed = na prisão
alt-visiting = em visita à prisão
alt-out = fora do jogo
alt-player = { $name }: { $has }
alt-cash = { $amount } em dinheiro
alt-worth = patrimônio de { $amount }
alt-worth_hidden = patrimônio escondido até o imposto ser escolhido
alt-jail_cards =
    { $count ->
        [1] 1 carta de saída
       *[other] { $count } cartas de saída
    }
alt-deeds =
    { $count ->
        [1] 1 propriedade
       *[other] { $count } propriedades
    }
alt-whole_color = todo o grupo { $color }
alt-mortgaged = sob hipoteca
alt-some_mortgaged = { $count } sob hipoteca
alt-pot = No pote: { $amount }
alt-bank = O Banco tem { $houses } e { $hotels }
alt-offline = O peão offline está em { $place }.

## The turn, and what is asked

alt-turn = Turno { $turn }: { $what }
alt-turn_of = Turno { $turn }, vez de { $who }: { $what }
alt-ends_turn = { $who } pode construir, trocar ou encerrar a vez.
alt-rolls = { $who } vai rolar os dados.
alt-rolls_again = { $who } rola de novo depois de uma dupla.
alt-time = Tempo de jogo: { $gone } de { $whole } minutos.
alt-last_round = Última rodada: { $gone } de { $whole } minutos de jogo.
alt-danger = De { $throws } resultados, { $any } levam a um aluguel e { $ways } ao pior: { $rent } em { $place }.
alt-in_jail = { $who } está na prisão (tentativa { $turn } de { $turns }) e pode { $ways }.
alt-way_doubles = tentar uma dupla
alt-way_fine = pagar { $amount }
alt-way_card = usar uma carta de saída
alt-buy =
    { $who } pode comprar { $deed } por { $price } ou { $auctions ->
        [no] deixar
       *[yes] mandar a leilão
    }.
alt-tax = { $who } escolhe como pagar { $place }: { $flat } ou { $percent }% de tudo.
alt-tax_known = { $who } escolhe como pagar { $place }: { $flat } ou { $percent }% de tudo ({ $share }).
alt-debt = { $who } deve { $what } para { $to }.
alt-debt_short = { $who } deve { $what } para { $to } e precisa achar mais { $missing }.
alt-debt_later = { $who } também deve { $what } para { $to }, depois disso.
alt-mortgaged_deed = { $who } recebeu { $deed } com hipoteca e pode quitar por { $cost } ou deixar assim por { $interest } de juros.
alt-shortage = { $who } quer { $buildings } e o Banco tem { $left }.
alt-shortage_others = { $who } quer { $buildings } e o Banco tem { $left }. Também podem pedir: { $others }.
alt-salary = { $who } pode receber o salário ou ir a um espaço à escolha.
alt-question = Pergunta para { $who }: “{ $text }”
alt-choices = Para escolher: { $choices }.
alt-trip_won = { $who } acertou e precisa escolher uma propriedade livre para visitar e comprar.
alt-prize = { $who } acertou e pode escolher um prêmio.
alt-court = { $who } está no tribunal e pode ir para a prisão ou contratar um advogado por { $fee }.
alt-offline_move = { $who } precisa mover o peão offline.
alt-moves_on =
    { $who } depois anda { $steps ->
        [1] 1 espaço
       *[other] { $steps } espaços
    }.
alt-collects_each = { $who } depois recebe { $amount } de cada: { $others }.
alt-pays_each = { $who } depois paga { $amount } a cada: { $others }.
alt-estate = Depois vão a leilão: { $deeds }.
alt-building_sale = Pedidos, { $buildings }: { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Depois o jogo acaba, e conta-se o que cada um tem.

## Spaces

alt-title_open = Em aberto
alt-title_players = Jogadores
alt-title_board = Tabuleiro
alt-title_bank = Banco
alt-last_throw = A última rolagem foi { $first } e { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } tem { $groups }.
alt-deeds_of = Propriedades de { $who }: { $deeds }.
alt-here = Aqui: { $names }.
alt-offline_token = o peão offline
alt-name_jailed = { $name } (na prisão)
alt-for_sale = à venda por { $price }
alt-owned = pertence a { $who }
alt-no_rent_mortgaged = sob hipoteca, sem aluguel
alt-no_rent_offline = sem aluguel, porque o peão offline está aqui
alt-no_rent_jail = sem aluguel enquanto o dono está na prisão
alt-rent = aluguel { $amount }
alt-rent_dice = aluguel { $amount } vezes os dados
alt-salary_here = { $amount } de salário
alt-salary_or_move_here = { $amount } de salário, ou ir a um espaço à escolha
alt-court_here = ao tribunal
alt-trip_here = quem visita com os dados responde a uma pergunta por uma viagem a uma propriedade livre
alt-show_here = responda a uma pergunta por uma propriedade livre
alt-tax_here = pague { $amount }
alt-tax_choice_here = pague { $amount } ou { $percent }% de tudo
alt-card_here = tire uma carta
alt-pot_here = { $amount } no pote
alt-unsold = Propriedades à venda: { $count }.
alt-deck =
    { $deck }: { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } no baralho.

## A deed, a card, a hand

alt-deed = Título de propriedade de { $deed }, preço { $price }
alt-deed_family = Título de propriedade de { $deed } ({ $family }), preço { $price }
alt-unowned = Ainda não é de ninguém
alt-owner = Pertence a { $who }: { $rent }
alt-owner_built = Pertence a { $who }, com { $buildings }: { $rent }
alt-all_rents = Todos os aluguéis: { $rents }
alt-group_rent = { $amount } com o grupo inteiro
alt-built_rent = { $amount } com { $buildings }
alt-held_rent = { $amount } tendo { $count }
alt-times_dice = { $amount } vezes os dados
alt-building_cost = Cada construção custa { $amount }
alt-mortgage = Hipoteca { $amount }
alt-card = Carta de { $deck }: “{ $text }”
alt-hand = A mão de { $who }: { $cash } em dinheiro, { $worth }
alt-hand_out = { $who } está fora do jogo
alt-complete = Completos: { $groups }
alt-group = { $family } ({ $held } de { $all }): { $deeds }
alt-some_group = Grupo
alt-no_deeds = Nenhuma propriedade ainda

## An auction, a trade

alt-auction = Leilão. { $what }
alt-auction_open = { $lot } está em leilão, nenhum lance ainda; no leilão: { $raisers }.
alt-auction_led = { $lot } está em leilão: { $who } lidera com { $amount }; quem pode cobrir: { $raisers }.
alt-bids_open = Os lances começam no preço de construir: { $openings }
alt-bids_open_at_one = Os lances começam em { $least }, e quem vencer escolhe o terreno
alt-auction_sold = Fim do leilão. { $who } compra { $lot } por { $price }.
alt-auction_unsold = Fim do leilão. Ninguém deu lance por { $lot }.
alt-lot = Preço { $price }
alt-lot_family = Grupo { $family }, preço { $price }
alt-lot_gives = Com isso { $who } tem { $group }
alt-lot_would_give = Com isso { $who } teria { $group }
alt-not_bidding = Fora dos lances: { $names }
alt-cash_left = { $who } fica com { $amount }
alt-trade = Uma troca: { $offer }
alt-trade_mortgaged = Sob hipoteca: { $deeds }
alt-trade_cash = Dinheiro de { $who }: { $now } agora, { $then } depois
alt-trade_rent = Aluguéis de { $who }: cerca de { $now } por rodada agora, { $then } depois
alt-trade_chance = Chance de alguém pagar aluguel a { $who } numa rodada: { $now } agora, { $then } depois
alt-trade_completes = { $who } completaria { $group }
alt-trade_breaks = { $who } desfaria { $group }

## A lobby, the end

alt-lobby =
    Uma mesa de { $edition }, { $count ->
        [1] 1 jogador
       *[other] { $count } jogadores
    } até agora
alt-sitting = Na mesa: { $names }
alt-seats_free =
    { $count ->
        [1] 1 lugar livre
       *[other] { $count } lugares livres
    }; o jogo precisa de { $least }
alt-house_rule = Regra da casa: { $rule }
alt-called_off = O jogo foi cancelado
alt-turning_point = Turno { $turn }: { $what }
