### O que o modelo pensa de uma mesa e o que ele faria.

coach-command_coach = O que alguém que joga bem faria no seu lugar, e por quê; só você vê
coach-button = Uma segunda opinião
coach-title = ## O que eu faria
coach-not_asked = Agora você não tem nada a decidir.
coach-now = -# Chances de vitória: { $chances }
coach-share = { $who } { $percent }%
coach-gain = Assim sua chance vai de { $before } para { $after }%.
coach-trade = Com esta troca sua chance vai de { $before } para { $after }%, e a de { $who } vai de { $theirs } para { $then }%.
coach-ahead = Algumas rodadas depois, isto vale { $points } % a mais do que a segunda melhor jogada.
coach-change = { $who } { $before } → { $after }%
coach-changes = Chances: { $chances }
coach-buy = **Compre** { $deed } por { $price }.
coach-decline = **Não compre** { $deed } por { $price }: um leilão é melhor para você.
coach-bid = **Dê um lance** de { $amount }.
coach-pass = **Passe**: para você não vale mais que isso.
coach-roll = **Role os dados.**
coach-stay = **Tente uma dupla**: a prisão é um bom lugar agora.
coach-fine = **Pague a multa** e saia da prisão.
coach-card = **Use sua carta de saída.**
coach-end = **Encerre sua vez**: guarde o dinheiro para o que vem pela frente.
coach-build = **Construa**: { $deeds }, até { $buildings } em cada terreno.
coach-build_one = **Construa** em { $deed }.
coach-sell = **Venda** construções: { $deed }.
coach-mortgage = **Hipoteque** { $deed }: o dinheiro rende mais em outro lugar.
coach-lift = **Quite a hipoteca** de { $deed }.
coach-offer = **Proponha uma troca a { $who }:** você dá { $give } e recebe { $get }.
coach-counter = **Faça uma contraproposta:** você dá { $give } e recebe { $get }.
coach-accept = **Aceite a proposta.**
coach-reject = **Recuse a proposta.**
coach-bankrupt = Não dá para levantar mais dinheiro: **vá à falência**.
coach-claim = **Cobre o aluguel** em aberto.
coach-other = Quase não faz diferença: escolha a resposta que preferir.
coach-off = Nesta mesa o conselheiro fica em silêncio: ela conta, e nem todos concordaram. O host pode permitir antes do jogo, em **Ajustes**, **Regras da casa**.
coach-moments = Viradas
coach-moments_title = ## O que decidiu o jogo
coach-moments_none = Até o fim, nada mudou muito as chances.
coach-moment_deal = **Antes do primeiro turno:** { $words }
    -# { $chances }
coach-moment = **Turno { $turn }:** { $words }
    -# { $chances }
coach-allow = Permitir o conselheiro
coach-forbid = Sem conselheiro
coach-allowed = -# Aqui se pode pedir conselho: `/coach`. Quem entra concorda com isso.
