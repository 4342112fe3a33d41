### Words painted into pictures. Short: each has a small place, and shrinks when it is long. No markup.

picture-turn = turno { $turn }
picture-turn_of = turno { $turn } de { $last }
picture-start = o começo
picture-end = o fim
picture-out_of_game = fora do jogo
picture-cash = dinheiro
picture-worth = patrimônio
# The time of a timed game
picture-last_round = última rodada
picture-minutes = { $gone } de { $whole } min
# How likely something is: $share in $of, as 1 in 9.
picture-chance = { $share } em { $of }
# $chance and $any are such likelihoods.
picture-danger = Pior resultado: { $rent } em { $place } ({ $chance }). Algum aluguel: { $any }.

## What a space costs or does

picture-collect = receba { $amount }
picture-tax_choice = { $flat } ou { $percent }%
picture-tax_percent = { $percent }%
picture-draw_card = tire uma carta
picture-salary_or_move = { $amount } ou siga
picture-to_court = ao tribunal
picture-to_jail = direto à prisão
picture-quiz_deed = quiz: propriedade
picture-quiz_trip = quiz: viagem
picture-in_pot = { $amount } no pote
picture-in_jail = na prisão
picture-nothing_happens = nada acontece
picture-rent_now = aluguel { $amount }
picture-rent_now_dice = aluguel { $amount } × dados
picture-no_rent_mortgaged = hipoteca: sem aluguel
picture-no_rent_offline = offline: sem aluguel

## A title deed. $building, $buildings, $hotel: the edition's words

picture-title_deed = Título de propriedade
picture-rent = Aluguel
picture-rent_group = Com o grupo inteiro
picture-rent_group_clear = Com o grupo, sem hipotecas
picture-rent_held = Aluguel tendo { $count }
picture-rent_all_held =
    { $count ->
        [2] Aluguel tendo o par
       *[other] Aluguel tendo o grupo todo
    }
picture-times_dice = { $amount } × dados
picture-times_roll = { $amount } × novos dados
picture-price = Preço
picture-each_building = Cada { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Valor da hipoteca
picture-mortgaged = Hipotecada
picture-no_rent_due = Aqui não se paga aluguel
picture-bank_lent = O Banco emprestou
picture-interest = Juros, { $percent }%
picture-to_lift = Para quitar
picture-new_owner = Quem receber paga { $interest } na hora, ou quita a hipoteca.
picture-no_rent = sem aluguel
picture-belongs_with = No mesmo grupo
picture-nobody_owns = Ainda não é de ninguém
picture-deed_price = preço { $amount }
picture-deed_mortgaged = hipotecada

## A card and what it does

picture-from_bank = do Banco
picture-from_each = de cada jogador
picture-to_bank = para o Banco
picture-to_each = para cada jogador
picture-for_each = por { $building }
picture-move_there = vá até lá
picture-times_new_roll = { $amount } × novos dados
picture-times_rent = { $times } × o aluguel
picture-if_owned = se for de alguém
picture-spaces_back =
    { $count ->
        [1] 1 espaço para trás
       *[other] { $count } espaços para trás
    }
picture-then_there = e faça o que houver lá
picture-no_salary = sem salário no caminho
picture-keep = Guarde com você
picture-keep_until = até usar ou trocar

## A hand

picture-hand_out = Fora do jogo
picture-hand_empty = Nenhuma propriedade ainda
picture-no_deeds = sem propriedades
picture-complete_groups =
    { $count ->
        [1] 1 grupo completo
       *[other] { $count } grupos completos
    }
picture-free_deed = livre, { $price }
picture-some = { $held } de { $all }
picture-complete = completo

## An auction. The states of bidders stand in a narrow column

picture-auction = Leilão
picture-estate_then = espólio, depois { $deeds }
picture-estate_more =
    espólio, depois { $count ->
        [1] mais 1 propriedade
       *[other] mais { $count } propriedades
    }
picture-too_few = pedidos: { $buildings }; falta no Banco
picture-not_bidding = sem lance
picture-may_not_buy = ainda não pode
picture-passed = passou
picture-leading = lidera
picture-in_debt = com dívida
picture-cannot_raise = não cobre
picture-no_lot = sem terreno
picture-still_in = no leilão
picture-buys = compra
picture-leads = lidera
picture-wants = quer { $buildings }
picture-wants_from = quer { $buildings }, desde { $amount }
picture-completes = completa { $group }
picture-would_complete = completaria { $group }
picture-holds = tem { $held } de { $all }
picture-now_holds = agora tem { $held } de { $all }
# A group as something that is completed or broken up.
picture-group = o grupo
picture-color_group = o grupo { $color }
picture-its_group = o grupo
picture-one_building = 1 { $building }
picture-in_bank = { $count } no Banco
picture-costs = custa { $amount }
picture-costs_between = custa { $least } a { $most }
picture-sold_for = vendido por
picture-not_sold = não vendido
picture-highest_bid = maior lance
picture-no_bid = nenhum lance
picture-no_bid_yet = nenhum lance ainda
picture-bids_start = lances a partir de { $amount }
picture-stays = fica com o Banco
picture-winner_chooses = quem vencer escolhe o terreno
picture-within_bid = obra até o valor do lance
picture-printed_price = preço impresso { $amount }
picture-under_price = menos de 1% do preço impresso
picture-of_price = { $percent }% do preço impresso

## A trade

picture-trade = Troca
picture-impossible = não dá agora
picture-gives = dá
picture-gives_nothing = nada
picture-jail_card = carta de saída, { $deck }
picture-breaks_up = desfaz { $group }
picture-then_owes =
    depois deve { $interest } de juros por { $count ->
        [1] 1 hipoteca
       *[other] { $count } hipotecas
    }
picture-groups_label = grupos completos
picture-rent_round = aluguel/rodada
picture-rent_chance = chance de aluguel

## A lobby

picture-players = { $least } a { $most } jogadores
picture-seats_taken = { $taken } de { $all }
picture-waiting_for = faltam { $count }
picture-table_full = a mesa está cheia
picture-ready = tudo pronto
picture-open_seat = lugar livre
picture-official = Regras oficiais
picture-no_house_rules = Nesta mesa não há regras da casa.
picture-house_rules = Regras da casa nesta mesa

## The end card. The sentences follow the winners' names, $winners is how many they are

picture-called_off = Cancelado
picture-broke_up =
    A mesa se desfez depois de { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_last_player =
    { $winners ->
        [1] vence por ficar até o fim na mesa
       *[other] dividem a vitória por ficar até o fim na mesa
    }, depois de { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_time_limit =
    { $winners ->
        [1] vence com { $worth }
       *[other] dividem a vitória com { $worth } cada
    } no fim do tempo, depois de { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_conceded =
    { $winners ->
        [1] vence com { $worth }
       *[other] dividem a vitória com { $worth } cada
    }: os outros reconhecem a derrota, depois de { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
picture-won_first_bankruptcy =
    { $winners ->
        [1] vence com { $worth }
       *[other] dividem a vitória com { $worth } cada
    } na primeira falência, depois de { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
picture-at_best = auge { $amount }
picture-out_in_turn = fora: turno { $turn }
picture-worth_title = O patrimônio de cada um

## A player's card of figures

picture-rating = Pontuação
picture-games =
    { $count ->
        [1] Jogo
       *[other] Jogos
    }
picture-wins =
    { $count ->
        [1] Vitória
       *[other] Vitórias
    }
picture-won = Vencidos
picture-percent = { $percent }%
picture-rating_course = Pontuação, jogo a jogo
picture-places = Colocações
picture-place = { $place }º
picture-no_rated_games = Ainda sem jogos contra outras pessoas
picture-after_games =
    depois de { $count ->
        [1] 1 jogo pontuado
       *[other] { $count } jogos pontuados
    }
picture-favourite_token = Peão favorito
picture-favourite_edition = Edição favorita
