### The live table.

## What is asked of whom

table-ask-roll = **{ $who }**, é a sua vez de rolar.
table-ask-again = Dupla! **{ $who }**, role de novo.
table-ask-jail = **{ $who }** está na prisão, turno { $turn } de { $turns }. Uma dupla abre a porta.
table-ask-jail_last = **{ $who }** está na prisão, turno { $turn } de { $turns }. Uma dupla abre a porta; sem ela, você paga { $fine } e segue em frente.
table-ask-end_turn = Mais alguma coisa, **{ $who }**? Construa ou troque, depois encerre a vez.
table-ask-buy = **{ $who }**, quer comprar **{ $deed }** por { $price } ou deixar ir a leilão?
table-ask-buy_or_leave = **{ $who }**, quer comprar **{ $deed }** por { $price } ou deixar para lá?
table-ask-buy_short = **{ $who }**, **{ $deed }** custa { $price } e você só pode gastar { $cash }. Levante dinheiro primeiro ou deixe passar.
table-ask-buy_poor = **{ $who }**, **{ $deed }** não cabe no seu bolso: custa { $price }, e você só pode gastar { $cash }.
table-ask-tax = **{ $who }**, { $space }: { $flat } ou { $percent }% de tudo o que você tem?
table-ask-tax_blind = **{ $who }**, { $space }: { $flat } ou { $percent }% de tudo o que você tem? Escolha antes de fazer a conta.
table-ask-debt = **{ $who }** precisa de mais { $missing } para pagar a dívida com { $to }. Venda, hipoteque ou troque: o pagamento sai assim que houver dinheiro.
table-ask-debt_hopeless = **{ $who }** precisa de mais { $missing } para pagar a dívida com { $to }. Mesmo vendendo e hipotecando tudo, faltariam { $short }: agora só uma troca ajuda.
table-ask-mortgaged = **{ $who }**, **{ $deed }** chegou a você com hipoteca. Quitar agora por { $lift } ou pagar { $interest } de juros e deixar assim?
table-ask-shortage = { $asker } quer construir e faltam construções no Banco ({ $buildings }): só há { $left }. **{ $who }**, quantas você quer?
table-ask-place = **{ $who }**, onde você coloca { $buildings }?
table-ask-place_within = **{ $who }**, onde você coloca { $buildings }? Construir ali pode custar no máximo o seu lance de { $bid }.
table-ask-place_nowhere = **{ $who }**, nenhum terreno seu pode receber { $buildings } agora. Se continuar assim quando o tempo acabar, volta para o Banco.
table-ask-go = **{ $who }** está em { $go }: receber o salário de { $salary } ou ir para qualquer outro espaço?
table-ask-trip = **{ $who }**, uma pergunta espera por você. Acerte e viaje para uma propriedade livre à sua escolha, para comprá-la.
table-ask-challenge_trip = **{ $who }**, uma pergunta que vale uma viagem a uma propriedade livre, que você então compra; errar não muda nada.
    { $topic }: **{ $question }**
table-ask-challenge_show = **{ $who }**, uma pergunta que vale { $deeds }, de graça; quem erra não ganha nada.
    { $topic }: **{ $question }**
table-ask-prize = Certo! **{ $who }**, escolha a sua propriedade.
table-ask-trip_prize = Certo! **{ $who }**, escolha a propriedade para onde você viaja e que você compra. Você pode gastar { $cash }.
table-ask-trip_short = Certo! **{ $who }**, você viaja para uma propriedade livre e a compra. A mais barata custa { $price } e você só pode gastar { $cash }: levante dinheiro primeiro.
table-ask-prize_or_on = Certo! **{ $who }**, escolha a sua propriedade ({ $now }) ou siga para a pergunta { $next }, que vale { $then }. Se errar lá, você fica sem nada.
table-ask-court = **{ $who }** está no tribunal: prisão, ou um advogado por { $fee } e uma rolagem? Ímpar dá liberdade.
table-ask-offline = **{ $who }**, mova o peão offline. Onde ele está não se paga aluguel.
table-ask-offline_from = **{ $who }**, tire o peão offline de **{ $deed }**. Onde ele está não se paga aluguel.
table-ask-auction = **{ $what }** está em leilão. { $bid }
table-bid = { $who } lidera com { $bid }.
table-no_bid = Nenhum lance ainda.
table-no_bid_from = Nenhum lance ainda; começam em { $least }.
table-thinking = **{ $who }** está pensando.
table-unsaved = ⚠️ **Este bot não consegue salvar nada no momento, por isso o jogo espera.** Nada do que você viu se perdeu. Ele segue sozinho; se não seguir, avise quem cuida do bot.
table-deadline = O tempo acaba <t:{ $due }:R>.
table-ends = -# Este jogo acaba às <t:{ $due }:t> (<t:{ $due }:R>); aí vence quem tiver mais.
table-time_left =
    -# { $minutes ->
        [1] Resta 1 minuto
       *[other] Restam { $minutes } minutos
    } do tempo combinado.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** ainda pode cobrar { $amount } de aluguel.
table-offers_here = -# Propostas abertas: { $offers }
table-offer = [{ $maker } para { $to }]({ $link })
table-offers = -# Propostas abertas: { $count }. Veja com `/offers`.
table-resting = O jogo espera até alguém apertar **Voltei**.
table-kept = -# O computador joga por { $who } até a volta, com o botão **Voltei**.
table-paused = Esta mesa está em pausa. A moderação pode liberar.
table-over = Fim de jogo. Valeu por jogar!
table-closed = Este jogo foi fechado antes do fim.
table-practice_finished = Este jogo de treino acabou. Ele não conta em lugar nenhum.
table-left = Essa era uma mensagem antiga desta mesa. A atual está aqui: { $link }
table-fresh = A mesa está pronta.
table-goes_on = O jogo segue no turno { $turn }.
table-no_pictures = -# Não posso anexar imagens aqui. A moderação pode me dar **Anexar arquivos** neste canal; até lá, `/board` mostra a mesa em texto.

## Buttons

table-do-roll = Rolar
table-do-roll_jail = Tentar uma dupla
table-do-pay_fine = Pagar { $amount }
table-do-use_card = Usar carta de saída
table-do-use_card_of = Usar carta de saída ({ $deck })
table-do-buy = Comprar por { $amount }
table-do-decline = Leiloar
table-do-decline_leave = Deixar
table-do-pay_flat = Pagar { $amount }
table-do-pay_percent = Pagar { $percent }%
table-do-pay_percent_known = Pagar { $percent }% ({ $amount })
table-do-end_turn = Encerrar a vez
table-do-lift = Quitar por { $amount }
table-do-keep_mortgaged = Manter, pagar { $amount }
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = Abrir mão
table-do-take_salary = Receber { $amount }
table-do-take_question = Pode perguntar
table-do-next_question = Próxima pergunta
table-do-plead_guilty = Ir para a prisão
table-do-hire_lawyer = Advogado por { $amount }
table-do-bankrupt = Falir
table-do-claim_rent = { $who }: cobrar { $amount }
table-do-want = { $count }
table-do-want_none = Nenhuma
table-do-answer = { $letter }: { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, de { $owner }
table-note-after = depois de { $space }
table-note-held = { $owner }: { $spaces }
table-note-free = livres: { $spaces }
table-pick-expand = Ir para outro espaço
table-pick-take = Escolha uma propriedade
table-pick-move_token = Mover o peão para
table-pick-build = Escolha um terreno
table-pick-want = Quantas?
table-pick-which = Qual?
table-pick-others = Outros espaços
table-give_up = Declarar falência? { $name } fica com tudo.
table-give_up_bank = Declarar falência? Tudo volta para o Banco.
table-give_up_rank = Você termina na posição { $rank } de { $seats }.
table-give_up_ends = Isso encerra o jogo.
table-give_up_button = Sim, declaro falência
table-raise = Levantar dinheiro
table-to_auction = Dar lance aqui
table-panel = Meu painel
table-trade = Trocar
table-back = Voltei

## Pings

ping-turn = { $who }, é a sua vez. [Ir para a mesa]({ $link })
ping-needed = { $who }, a mesa espera por você. [Ir para a mesa]({ $link })
ping-reminder = { $who }, ainda é a sua vez. O computador decide <t:{ $due }:R>. [Ir para a mesa]({ $link })
ping-direct = É a sua vez em { $link }.
ping-direct_needed = A mesa espera por você em { $link }.
ping-direct_reminder = Ainda é a sua vez em { $link }. O computador decide <t:{ $due }:R>.

## Trouble with showing

table-missing = Não consigo mostrar a mesa em <#{ $channel }>: preciso de **{ $permission }** lá. A moderação pode liberar nas permissões do canal. Enquanto isso, o jogo segue.

## Commands

play-command_roll = Rolar os dados
play-command_buy = Comprar a propriedade onde você está
play-command_decline = Não comprar a propriedade em que você está
play-command_pay = Pagar a multa da prisão, o imposto fixo ou a porcentagem
play-option_what = O que pagar
play-pay-fine = multa da prisão
play-pay-flat = imposto fixo
play-pay-percent = porcentagem de tudo
play-command_usecard = Sair da prisão com uma carta
play-command_end = Encerrar a sua vez
play-command_build = Construir num terreno ou num grupo inteiro
play-option_where = Um terreno ou um grupo inteiro
play-command_sell = Vender construções de um terreno ou de um grupo inteiro
play-option_count = Quantas, num só terreno
play-command_mortgage = Hipotecar uma propriedade
play-command_lift = Quitar uma hipoteca
play-option_deed = Uma das suas propriedades
play-command_claim = Cobrar o aluguel que devem a você
play-command_bankrupt = Declarar falência quando você não consegue pagar o que deve
play-command_choose = Responder o que a mesa perguntar
play-option_answer = Uma das respostas possíveis
play-command_table = Trazer a mesa para junto das mensagens mais novas
play-build_option = { $deed }: até { $most }, { $cost } cada
play-sell_option = { $deed }: até { $most }, { $cost } de volta cada
play-group_build_option = { $group }, cada terreno até { $level }: { $amount }
play-group_sell_option = { $group }, cada terreno desce para { $level }: { $amount } de volta
play-mortgage_option = { $deed }: { $amount }
play-done = Feito.
play-gave_up = Você está fora do jogo. Valeu por jogar!
play-shown = Lá vem ela.
play-not_possible = Isso não dá agora. Escolha uma das sugestões.
