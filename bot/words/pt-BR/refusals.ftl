### What the rules say no to, and what to do instead. The ids are the engine's codes.

refusal-already_highest = Seu lance de { $bid } já lidera. Espere alguém cobrir.
refusal-already_mortgaged = Essa propriedade já está sob hipoteca.
refusal-already_rolled = Você já rolou. Termine a sua vez primeiro.
refusal-bad_count = Esse número não serve aqui.
refusal-bad_partner = Escolha outra pessoa que ainda esteja no jogo.
refusal-bid_stands = Seu lance de { $bid } lidera e vale, então você não pode passar.
refusal-bid_too_low = Dê um lance de pelo menos { $minimum }.
refusal-can_still_pay = Você deve { $owed } e ainda consegue levantar { $raisable }: venda, hipoteque ou troque.
refusal-cannot_pay_interest = { $seat } não conseguiria pagar os juros de { $needed } das propriedades sob hipoteca.
refusal-debt_first = { $seat } tem { $owed } a pagar e depois só conseguiria levantar { $raisable }: a troca precisa render pelo menos { $worth }.
refusal-empty_offer = Uma proposta precisa de algo em pelo menos um dos lados.
refusal-fully_built = { $most ->
    [0] Aqui não dá para construir mais nada.
   *[other] É demais: aqui cabem no máximo { $most }.
    }
refusal-game_ends = O jogo está acabando: ninguém mais troca, constrói nem cobra aluguel.
refusal-game_over = Este jogo acabou.
refusal-group_has_buildings = Venda primeiro as construções deste grupo.
refusal-group_incomplete = Para construir você precisa de todas as propriedades deste grupo.
refusal-group_mortgaged = Quite as hipotecas deste grupo antes de construir.
refusal-in_debt = Acerte a sua dívida primeiro.
refusal-last_jail_turn = No último turno na prisão você rola primeiro; sem dupla, vem a multa.
refusal-listed_twice = Há uma propriedade repetida nesta proposta.
refusal-lot_too_dear = Escolha um terreno onde construir não custe mais que o seu lance de { $bid }.
refusal-must_roll = Você ainda precisa rolar os dados.
refusal-must_take_question = Não dá para fugir da pergunta: ouça e responda.
refusal-no_claim = { $blocked ->
    [mortgaged] A propriedade está sob hipoteca, então o aluguel dela não pode ser cobrado agora.
    [offline] O peão offline está nessa casa, então o aluguel dela não pode ser cobrado agora.
   *[other] Não há aluguel para você cobrar.
    }
refusal-no_debt = Você não tem dívida, então não há por que falir.
refusal-no_hotels = { $left ->
    [0] No Banco não resta nada disso. Espere até voltar mais.
   *[other] O Banco só tem mais { $left }: não dá para isso.
    }
refusal-no_houses = { $left ->
    [0] No Banco não resta nada disso. Espere até voltarem mais.
   *[other] O Banco só tem mais { $left }: não dá para isso.
    }
refusal-no_jail_card = Não há essa carta de saída nessa mão.
refusal-no_legal_lot = Você não tem agora um terreno que possa receber essa construção.
refusal-no_offer = Não há proposta aberta para responder.
refusal-no_such_seat = Não há ninguém nesse lugar.
refusal-no_time_limit = Este jogo não tem limite de tempo.
refusal-not_a_prize = Essa propriedade não pode ser escolhida aqui.
refusal-not_a_target = Escolha outro espaço: esse não vale aqui.
refusal-must_take = Não dá para fugir: pegue uma das propriedades.
refusal-not_a_deed = Esse espaço não tem propriedade.
refusal-not_a_lot = Só dá para construir nos terrenos de um grupo de cor.
refusal-not_ahead = Só dá para reconhecer a vitória de quem tem mais patrimônio que todo mundo.
refusal-not_asked = A pergunta não era para você, ou você já respondeu.
refusal-not_enough_cash = Isso custa { $needed }, e você tem { $spendable } livres para gastar.
refusal-not_enough_houses = No Banco só restam { $left } para isso. Venda mais níveis do grupo.
refusal-not_in_auction = Você não está mais neste leilão.
refusal-not_in_jail = Você não está na prisão.
refusal-not_mortgaged = Essa propriedade não está sob hipoteca.
refusal-not_now = Outra coisa vem primeiro: { $asked }.
refusal-not_owner = Essa propriedade é de outra pessoa.
refusal-not_your_turn = É a vez de { $seat }.
refusal-not_yours = Quem decide isso é { $seat }.
refusal-nothing_asked = Ninguém está perguntando nada a você agora.
refusal-nothing_to_sell = { $most ->
    [0] Não há nenhuma construção ali.
   *[other] Não há essa construção para vender; no máximo { $most }.
    }
refusal-one_kind_at_a_time = As construções estão escassas: peça primeiro as menores, depois a grande.
refusal-other_deed_first = Outra propriedade vem primeiro.
refusal-out_of_game = Você está fora deste jogo.
refusal-scarce = Outros também poderiam construir e não há para todo mundo: construa terreno por terreno.
refusal-shortage_open = As construções escassas estão sendo divididas. Tente de novo quando isso acabar.
refusal-stale = O jogo já seguiu em frente; veja o que se pergunta agora.
refusal-tax_first = Até { $seat } escolher o imposto, nenhuma troca pode diminuir esse patrimônio: a proposta espera.
refusal-too_many_offers = Você tem { $most } propostas abertas. Retire uma primeiro.
refusal-trip_first = { $seat } precisa guardar { $needed } para uma viagem, e só sobrariam { $raisable }.
refusal-uneven = Construa e venda por igual: os terrenos de um grupo podem diferir em no máximo um nível.
refusal-unsettled_mortgage = Decida primeiro sobre essa propriedade sob hipoteca.
refusal-which_one = Há mais de uma opção. Diga qual.

## What comes first, after a colon

asked-auction = um leilão
asked-building_sale = um leilão de construções
asked-buy = comprar ou não
asked-challenge = uma pergunta
asked-court = o tribunal
asked-debt = uma dívida
asked-each_player = uma carta
asked-end_turn = o fim da vez
asked-estate_sale = o leilão de um espólio
asked-final_count = a contagem final
asked-go = a escolha no Início
asked-jail = a saída da prisão
asked-mortgaged = uma propriedade sob hipoteca
asked-move_on = um movimento
asked-offline = o peão offline
asked-place = onde construir
asked-prize = um prêmio
asked-roll = rolar os dados
asked-shortage = construções escassas
asked-tax = um imposto
asked-trip = uma viagem
