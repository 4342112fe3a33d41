### Information about a table.

info-command_board = O tabuleiro, em imagem ou em palavras
info-command_deed = Um título de propriedade: aluguéis, preço e como está agora
info-command_player = O que alguém tem e quanto vale tudo
info-command_log = O que aconteceu até agora
info-command_why = Os últimos pagamentos, linha por linha, com as regras
info-command_rules = O que esta mesa joga, para ler e pesquisar
info-command_dice = Os dados: como são definidos e o que saiu
info-command_help = O que você pode fazer agora
info-option_style = Uma imagem, ou tudo em palavras
info-option_everyone = Mostrar para todo mundo aqui, não só para você
info-option_name = O nome da propriedade
info-option_who = Quem; sem nada, você
info-option_since_my_turn = Só o que aconteceu desde a sua última ação
info-option_about = Um assunto, o código de uma regra como RENT-2 ou qualquer palavra
info-option_edition = As regras de outra edição
info-style_picture = imagem
info-style_text = palavras
info-back = Voltar
info-next = Próxima
info-older = Mais antigas
info-newer = Mais novas
info-refresh = Atualizar
info-page = -# Página { $page } de { $pages }
info-as_file = Tudo num arquivo
info-board_file = A mesa inteira em palavras.
info-deed_unknown = Aqui não há propriedade chamada { $name }. Comece a digitar e escolha uma na lista.
info-deed_mortgaged_side = O lado da hipoteca de { $name }: { $mortgage } do Banco, { $lift } para quitar
info-player_unknown = Não há ninguém chamado { $name } nesta mesa.
info-nothing_yet = Nada aconteceu ainda.
info-not_begun = O jogo ainda não começou.
info-log_title = **A história até aqui**
info-since_title = **Desde a sua última vez**
info-since_nothing = Nada aconteceu desde a sua última ação.
info-since_button = Desde a minha última vez
info-log_turn = -# Turno { $turn } · { $who }
info-log_setup = -# Antes do primeiro turno
info-why_title = **Os últimos pagamentos, do mais novo ao mais antigo**
info-why_title_of = **Os últimos pagamentos de { $who }, do mais novo ao mais antigo**
info-why_none = Nenhum dinheiro mudou de mãos ainda.
info-why_none_of = { $who } não pagou nem recebeu nada ainda.
info-why_payment = **{ $payer } → { $payee }: { $amount }** (turno { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id }: { $text }
info-rules_none = Não há jogo aqui, então estas são as regras de **{ $edition }**.
info-rules_table = **{ $edition }**: { $variant }
info-rules_official = Regras oficiais, nada mudou.
info-rules_differ = O que aqui é diferente do normal:
info-rules_item = • { $rule }
info-rules_hint = -# Escolha um assunto abaixo ou digite `/rules` com uma palavra, como *hotel*.
info-rules_undo = -# `/undo` desfaz na hora os seus últimos passos quando não mostram nada novo e não afetam mais ninguém; senão, quem está presente precisa concordar. Voltar para antes dos dados, de uma carta ou de uma pergunta revela o que vem depois: isso pede o acordo de todos que têm lugar, até de quem está ausente, ou da moderação, e o jogo deixa de contar para classificação, recorde ou prêmio.
info-rules_choose = Ler sobre…
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(Não vale nesta mesa.)*
info-rules_nothing = Nenhuma regra fala de “{ $wanted }”. Escolha um assunto:
info-rules_found = -# Sobre “{ $wanted }”: { $count } encontradas
info-rules_subject = Assunto: { $title }
info-dice_sealed = **Os dados estão lacrados.** Um segredo foi sorteado para esta mesa. A impressão digital dele (SHA-256), da qual o lobby mostra a primeira metade:
    `{ $hash }`
info-dice_settled = **Os dados estão definidos.** Eles vêm de um segredo e dos seus próprios cliques. A impressão digital (SHA-256) do segredo:
    `{ $hash }`
info-dice_presses = Os ids do Discord dos cliques em **Entrar** e **Começar** desde então:
    `{ $ids }`
info-dice_unpressed = Ninguém apertou **Entrar** desde então.
info-dice_seed_hash = A impressão digital da semente misturada a partir dos dois:
    `{ $hash }`
info-dice_recipe = -# A semente é o SHA-256 do texto `rentroll-dice-1:secret:ids`, com vírgulas entre os ids. Ninguém pode saber esses ids antes, nem mesmo quem cuida do bot. O segredo aparece no fim do jogo, para todo mundo poder conferir cada rolagem.
info-dice_secret = **O segredo deste jogo:** `{ $secret }`
    A impressão digital dele (SHA-256):
    `{ $hash }`
info-dice_mixed = **A semente** é o SHA-256 do texto `rentroll-dice-1:secret:ids`, com vírgulas entre os ids:
    `{ $seed }`
info-dice_hash = **Os dados estão definidos.** Cada rolagem vem de uma semente secreta, sorteada antes do jogo. A impressão digital dela (SHA-256) é:
    `{ $hash }`
    -# No fim a semente aparece, para todo mundo poder conferir cada rolagem.
info-dice_seed = **A semente deste jogo:** `{ $seed }`
    A impressão digital dela (SHA-256), conhecida desde a primeira rolagem:
    `{ $hash }`
info-dice_old = -# Este é o jeito antigo: o bot escolheu a semente sozinho. Os jogos que começam agora a misturam de um segredo e dos cliques em **Entrar** e **Começar**.
info-dice_practice = -# Isto é treino: a semente é fixa e igual para todo mundo.
info-dice_check = **Para conferir uma rolagem:** o número *n* do jogo é a palavra *n mod 8* (quatro bytes, big-endian) do SHA-256 do texto `seed:k`, com *k* = *n div 8*. O resto da divisão por 36 conta as rolagens 1 1, 1 2, … 6 6. Todas as rolagens e seus números estão no arquivo.
info-dice_first = -# Experimente: `printf '%s' '{ $seed }:{ $block }' | sha256sum`, a palavra { $word } da resposta é `{ $hex }`: { $first } e { $second }.
info-dice_none = Ninguém rolou os dados ainda.
info-dice_count = **{ $count } rolagens até agora**, média de { $average } (dados honestos: 7,0), { $doubles } duplas (o esperado é cerca de { $expected }).
info-dice_few = -# São poucas rolagens para julgar.
info-dice_usual = -# Nada de incomum: dados honestos costumam variar assim.
info-dice_odd = -# Fora do comum: dados honestos se desviam tanto em cerca de um jogo em vinte.
info-dice_throws = número  primeiro segundo  quem rolou  para
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll** é o clássico jogo de tabuleiro de comprar e trocar propriedades, jogado aqui mesmo com botões: com amigos, com computadores ou com os dois.
info-help_none = Ainda não há jogo aqui
info-help_none_what = Aperte **Novo jogo**: abre-se um lobby em que os outros podem entrar, e computadores ocupam os lugares vazios. Primeira vez? O tutorial leva dois minutos.
info-help_direct = Os jogos acontecem nos servidores
info-help_direct_what = No canal de um servidor, `/game new` abre um lobby em que os outros podem entrar, e `/tutorial` ensina o jogo em dois minutos.
info-help_lobby_out = Um jogo está para começar
info-help_lobby_out_what = Aperte **Entrar** na mensagem do lobby para jogar junto.
info-the_host = O host
info-help_lobby_in = Você está dentro
info-help_lobby_in_what = Escolha o seu peão na mensagem do lobby. { $host } dá início ao jogo.
info-help_lobby_host = O seu lobby
info-help_lobby_host_what = Adicione computadores, mude os ajustes e aperte **Começar** quando todo mundo estiver aí.
info-help_watching = Você está assistindo
info-help_watching_what = `/board` mostra a mesa, `/log` conta o que aconteceu. Com `/seat take` você assume um lugar que alguém deixou.
info-help_kept = O computador joga por você
info-help_kept_what = Aperte **Voltei** na mesa ou use `/back`, e o jogo é seu de novo.
info-help_paused = A mesa está em pausa
info-help_paused_what = Nada se perdeu. A moderação libera a mesa.
info-help_out = Você está fora deste jogo
info-help_out_what = Acompanhe com `/board` e `/log` e fique para a revanche.
info-help_debt = Você deve { $amount }
info-help_debt_what = Você tem { $cash }. `/advice` sugere o que vender ou hipotecar; `/panel` deixa você escolher, `/trade` propõe algo aos outros. O pagamento sai sozinho assim que der.
info-help_offer = Alguém propõe uma troca a você
info-help_offer_what = `/offers` mostra: aceite, recuse ou faça uma contraproposta.
info-help_auction = Tem leilão rolando
info-help_auction_what = Dê lances com os botões ou `/bid`; `/pass` sai dele. Você pode gastar { $cash }.
info-help_roll = É a sua vez
info-help_roll_what = Aperte **Rolar** ou use `/roll`. Antes disso dá para construir ou trocar.
info-help_jail = Você está na prisão
info-help_jail_what = Tente uma dupla (`/roll`), pague { $fine } (`/pay`) ou use uma carta de saída (`/usecard`), conforme os botões oferecerem.
info-help_buy = { $deed } está à venda
info-help_buy_what = Custa { $price } e você pode gastar { $cash }: `/buy` ou `/decline`.
info-help_end_turn = A sua vez está quase no fim
info-help_end_turn_what = Construa ou troque se quiser (`/panel`, `/trade`), depois `/end`.
info-help_asked = Há uma pergunta para você
info-help_asked_what = Os botões embaixo do tabuleiro mostram o que você pode responder.
info-help_waiting = Os outros estão jogando
info-help_waiting_what = A mesa espera por { $who }. Você pode construir, hipotecar e trocar a qualquer hora: `/panel`, `/trade`.
info-help_over = O jogo acabou
info-help_over_what = `/game rematch` começa outro com as mesmas pessoas. `/dice` mostra o segredo, `/log` a história inteira.
info-help_commands = -# **Começar:** `/game new` `/game join` `/tutorial`
    -# **Jogar:** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Ver:** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Comparar:** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = Novo jogo
info-help_tutorial = Tutorial de dois minutos
info-help_rules = Regras
info-help_since = Desde a minha última vez
