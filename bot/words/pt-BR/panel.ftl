### The private panel.

## The first page

panel-title = **{ $name }**: { $cash } em dinheiro, { $worth } ao todo
panel-title_hidden = **{ $name }**: { $cash } em dinheiro; o patrimônio fica escondido até o imposto ser escolhido
panel-waiting = -# A mesa espera por { $who }.
panel-bound = -# Disso, { $bound } estão presos por um lance ou por juros; { $spendable } estão livres.
panel-kept = O computador está jogando por você, então só dá para olhar. Aperte **Voltei** para assumir.
panel-out = Você está fora deste jogo. Valeu por jogar!
panel-over = Este jogo acabou.
panel-paused = Esta mesa está em pausa. Dá para olhar, mas ninguém pode jogar.
panel-debt = Você deve { $amount }{ $cause } para **{ $to }**; faltam { $missing }.
panel-later_debt = -# Depois disso você deve { $amount }{ $cause } para { $to }.
panel-cards = Cartas de saída: { $cards }
panel-can_build = **Construir** { $items }
panel-can_sell = **Vender** { $items }
panel-can_mortgage = **Hipotecar** { $items }
panel-can_lift = **Quitar** { $items }
panel-nothing = Ainda não há nada para construir, vender ou hipotecar. Compre umas propriedades primeiro!
panel-nothing_now = Nada para construir, vender ou hipotecar agora.
panel-nothing_mortgaged = Todas as suas propriedades têm hipoteca, e não dá para quitar nenhuma agora: a mais barata pede { $price }.
panel-by_itself = -# Automático, como você escolheu: { $what }. **Preferências** desliga.
panel-own_roll = a sua rolagem
panel-own_end = o fim da sua vez
panel-priced = { $name } { $price }
panel-each = { $name } { $price } cada
panel-more = { $items } e mais { $count }
panel-command_panel = Suas propriedades, seu dinheiro e tudo o que dá para fazer com eles

## Buttons

panel-build = Construir
panel-sell = Vender
panel-mortgage = Hipotecar
panel-lift = Quitar
panel-pay = Sugerir como pagar
panel-undo = Desfazer minha última jogada
panel-trade = Trocar
panel-preferences = Preferências
panel-refresh = Atualizar
panel-concede = Desistir
panel-home = Minha mão
panel-im_back = Voltei

## Building and selling

panel-build_page = **Construir**: { $spendable } para gastar. O Banco tem { $houses } e { $hotels }.
panel-sell_page = **Vender**: as construções voltam para o Banco pela metade do preço. Você tem { $cash }.
panel-no_build = Você pode construir quando tiver todas as propriedades de um grupo de cor.
panel-no_sell = Você não tem construções para vender.
panel-blocked = -# { $group }: { $reason }
panel-which_group = Qual grupo?
panel-group_note = Você tem { $held } de { $all }
panel-one_lot_build = Construir num só terreno
panel-one_lot_sell = Vender de um só terreno
panel-all_to = Todo o grupo { $group } até { $level }: { $amount }
panel-all_bare = Esvaziar o grupo { $group }: { $amount }
panel-lot_to = { $lot } até { $level }: { $amount }
panel-lot_bare = Esvaziar { $lot }: { $amount }
panel-lot_rent = Aluguel depois: { $rent }
panel-already = { $lot } já está assim.
panel-full = Já está tudo construído.

## Mortgages

panel-mortgage_page = **Hipotecar**: dinheiro agora, nada de aluguel até quitar por { $percent }% a mais. Você tem { $cash }.
panel-lift_page = **Quitar**: devolva a hipoteca com { $percent }% de juros e volte a receber aluguel. { $spendable } para gastar.
panel-no_mortgage = Você não tem propriedade para hipotecar. Venda as construções de um grupo antes de hipotecar nele.
panel-no_lift = Você não tem hipoteca que possa quitar agora.
panel-which_mortgage = Hipotecar uma ou mais propriedades
panel-which_lift = Quitar uma ou mais hipotecas
panel-deed_option = { $deed }: { $amount }
panel-mortgage_note = { $group }, você tem { $held } de { $all }; quitar custa { $back }
panel-lift_note = { $group }, você tem { $held } de { $all }; { $interest } são juros

## Debts

panel-advice = Você deve { $amount }{ $cause } para **{ $to }** e tem { $cash }. Isto pagaria tudo, abrindo mão do mínimo possível:
panel-advice_total = Rende { $total }.
panel-more_steps = - e mais { $count }
panel-step_mortgage = Hipotecar { $deed }: { $amount }
panel-step_sell = Vender { $buildings } em { $lot }: { $amount }
panel-step_down = Baixar { $lot } de { $before } para { $after }: { $amount }
panel-step_group = Baixar todo o grupo { $group } para { $level }: { $amount }
panel-bare_lot = terreno vazio
panel-bare_lots = terrenos vazios
panel-confirm = Fazer tudo isso
panel-no_debt = Você não deve nada. Tudo em paz!
panel-no_way = Você deve { $amount }{ $cause } para **{ $to }**. Mesmo vendendo e hipotecando tudo, você teria só { $raisable }, então agora só uma troca salva você.
panel-moved_on = A mesa já seguiu em frente; nada foi feito. Agora está assim:
panel-stopped = Parou aqui. { $reason }
panel-command_advice = Uma sugestão de como pagar o que você deve

## Preferences

panel-wishes = **Suas preferências**, em todas as mesas onde você joga.
panel-wish_ping = Como devo chamar você quando for a sua vez?
panel-wish_ping_now = **Chamar você** quando o jogo estiver esperando: { $ping }.
panel-wish_auto_roll = **Rolar sozinho** está { $state }. Assim os dados rolam sozinhos quando rolar é tudo o que você pode fazer.
panel-wish_end_normal = **Sua vez se encerra sozinha** quando não há nada para construir, nada para quitar e nenhuma proposta aberta. Venda, hipoteque e troque enquanto os outros jogam.
panel-wish_end_always = **Sua vez sempre se encerra sozinha**, mesmo quando daria para construir. Construa, venda e troque enquanto os outros jogam.
panel-wish_end_never = **Sua vez fica aberta** até você encerrar.
panel-on = ligado
panel-off = desligado
panel-roll_on = Ligar rolar sozinho
panel-roll_off = Desligar rolar sozinho
panel-end_normal = Encerrar a vez se não restar nada
panel-end_always = Sempre encerrar a vez
panel-end_never = Manter a vez aberta
panel-ping_always = Sempre
panel-ping_idle = Só quando o tempo estiver acabando
panel-ping_direct = Por mensagem direta
panel-ping_never = Nunca
panel-ping_always_note = Uma menção no canal quando o jogo espera por você e você não está
panel-ping_idle_note = Uma menção só quando metade do seu tempo já passou
panel-ping_direct_note = Uma mensagem particular em vez de menção
panel-ping_never_note = Você cuida disso por conta própria
panel-command_preferences = Como eu chamo você e o que acontece sozinho
panel-option_ping = Como eu chamo você quando for a sua vez
panel-option_auto_roll = Rolar sozinho quando rolar é tudo o que dá para fazer
panel-option_auto_end = Quando a sua vez se encerra sozinha
panel-saved = Salvo.
