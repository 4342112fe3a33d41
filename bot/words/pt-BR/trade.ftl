### Trades.

trade-thread = Trocas
trade-direct = Alguém propõe uma troca a você: { $link }
trade-no_room = -# Este servidor já tem tantos tópicos abertos quanto o Discord permite, então a proposta fica aqui.
trade-no_thread = -# Com a permissão **{ $permission }** em { $place } eu guardaria as trocas num tópico só delas.

## The builder

trade-whom = **Uma troca.** Com quem?
trade-partner = Escolha com quem
trade-partner_note =
    { $cash }, { $deeds ->
        [1] 1 propriedade
       *[other] { $deeds } propriedades
    }
trade-nobody = Não resta ninguém com quem trocar.
trade-out = Você está fora deste jogo, então não há nada para trocar.
trade-title = **Uma troca com { $name }**
trade-title_counter = **Sua contraproposta para { $name }**
trade-give = Você dá: { $goods }
trade-ask = Você recebe: { $goods }
trade-nothing = nada ainda
trade-group_give = Propriedades que você dá: escolha um grupo
trade-group_ask = Propriedades que você recebe: escolha um grupo
trade-group_note = { $count } de { $all } escolhidas
trade-group_single = { $group }: { $deed }
trade-deeds_give = Quais propriedades do grupo { $group } você dá?
trade-deeds_ask = Quais propriedades do grupo { $group } você recebe?
trade-deed_note = preço { $price }
trade-deed_mortgaged = sob hipoteca, { $interest } de juros para quem recebe
trade-cash = Dinheiro
trade-cash_title = Dinheiro nesta troca
trade-cash_give = Você dá (você tem { $most })
trade-cash_ask = Você recebe ({ $name } tem { $most })
trade-fair = O que seria justo?
trade-fair_found = -# Um computador acharia isto justo para os dois lados. { $name } pode achar outra coisa.
trade-fair_none = -# Não há agora uma troca com { $name } que um computador acharia justa para os dois lados.
trade-fair_theirs = -# { $name } pode aceitar, mas um computador não acharia isso bom para você.
trade-fair_not_so = -# Não importa o que se some: um computador não acharia justa para os dois lados uma troca com estas propriedades.
trade-cards_give = Dar cartas de saída: { $count } de { $all }
trade-cards_ask = Receber cartas de saída: { $count } de { $all }
trade-other = Outra pessoa
trade-clear = Recomeçar
trade-refresh = Atualizar
trade-send = Enviar proposta
trade-send_counter = Enviar contraproposta
trade-not_possible = -# Não dá agora. { $reason }
trade-sent = Enviada para { $name }. `/offers` mostra todas as abertas.
trade-to_offer = Ver a proposta
trade-another = Outra troca

## The offer

trade-offer = ### { $maker } propõe uma troca a { $to }
trade-offer_gives = **{ $name }** dá { $goods }.
trade-offer_nothing = nada
trade-outlook = -# { $name }: { $changes }.
trade-rent = aluguel por rodada { $now } → { $then }
trade-chance = chance de aluguel { $now } → { $then }
trade-completes = completa { $group }
trade-breaks = desfaz { $group }
trade-interest = { $name } depois deve { $interest } de juros por { $count } com hipoteca, ou paga mais para quitar.
trade-interest_deeds =
    { $count ->
        [1] 1 propriedade
       *[other] { $count } propriedades
    }
trade-for_you = { $mention }, a decisão é sua.
trade-warning = Não dá agora. { $reason }
trade-accept = Aceitar
trade-decline = Recusar
trade-counter = Contrapropor
trade-withdraw = Retirar

## How it ended

trade-accepted = Fechado! { $maker } dá { $give } por { $ask } de { $to }.
trade-rejected = { $to } recusou: { $terms }.
trade-withdrawn = { $maker } retirou esta proposta: { $terms }.
trade-countered = { $to } respondeu com uma contraproposta. Esta era: { $terms }.
trade-out_of_game = Cancelada: um dos lados está fora do jogo. Era: { $terms }.
trade-impossible = Esta proposta ficou impossível e foi fechada: { $terms }.
    -# { $reason }
trade-game_over = O jogo acabou, e esta proposta também.
trade-closed = Esta proposta está fechada.
trade-terms = { $give } por { $ask }
trade-fell_through = Essa troca não é mais possível, então foi fechada. A mensagem dela diz por quê.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } já recusou isto vezes demais para pensar nisso agora.
trade-no_leader = { $maker } ficaria muito à frente.
trade-no_gives_group = { $maker } teria { $group }.
trade-no_breaks_group = { $to } perderia { $group }.
trade-no_nothing = { $to } não receberia nada em troca.
trade-no_little = Isso é pouco para { $to }.

## Refusals

trade-not_for_you = Quem responde a esta proposta é { $name }.
trade-not_by_you = Só { $name } pode retirar esta proposta.
trade-no_seat = Não há ninguém chamado { $name } nesta mesa.
trade-yourself = Não dá para fazer uma troca entre você e você. Escolha outra pessoa.

## Commands

trade-command_trade = Montar uma troca com outra pessoa da mesa
trade-option_partner = Com quem trocar
trade-command_offers = As propostas abertas nesta mesa
trade-no_offers = Nenhuma proposta aberta nesta mesa. Faça uma com `/trade`.
trade-offers = **Propostas abertas**
trade-offers_line = - { $maker } para { $to }: { $terms }
trade-offers_link = ([ver]({ $link }))
