### What a server chooses, and what its moderators do.

## The settings page

setup-command_setup = Escolher quem joga o quê, e onde, neste servidor
setup-title = ## Rentroll neste servidor: { $section }
setup-line = **{ $name }**: { $value }
setup-foot = -# O que você escolher vale na hora; jogos já começados mantêm as regras deles.
setup-pick_section = Seção
setup-section_people = Quem e onde
setup-section_people_note = Canais, cargos, jogos ao mesmo tempo
setup-about_people = Onde se podem abrir mesas, quem abre e quem pode se sentar. A moderação não precisa de nenhum destes cargos.
setup-section_members = Mesas de cada membro
setup-section_members_note = Quantas ao mesmo tempo, e quantas por hora
setup-about_members = Limites para que ninguém encha o servidor por conta própria. Não valem para a moderação.
setup-section_games = Jogos
setup-section_games_note = Edição, tipo de jogo, ritmo, visual
setup-about_games = Assim começa uma mesa nova; o host pode escolher outra coisa.
setup-section_rules = Edições e regras da casa
setup-section_rules_note = O que se pode jogar, e quantas edições próprias
setup-about_rules = Desmarque o que ninguém deve jogar aqui.
setup-section_quiet = Mensagens
setup-section_quiet_note = Menções, conversa dos computadores, idioma
setup-about_quiet = Se os jogadores são mencionados quando é a vez deles. Quem pediu mensagens diretas recebe de qualquer jeito.
setup-section_log = Registro e arquivo
setup-section_log_note = Canal de registro, por quanto tempo jogos ficam guardados
setup-about_log = Onde a moderação pode ler o que foi mudado e feito, e por quem.
setup-placeholder = { $name }: { $value }
setup-name_channels = Canais para jogos
setup-any_channels = em todo lugar
setup-name_starters = Cargos que podem abrir mesas
setup-nobody = a moderação
setup-any_starters = todo mundo
setup-name_joiners = Cargos que podem entrar
setup-any_joiners = todo mundo
setup-name_most_games = Limite
setup-most_games =
    { $count ->
        [0] Quantos jogos quiser ao mesmo tempo
        [1] Um jogo por vez
       *[other] { $count } jogos ao mesmo tempo
    }
setup-name_most_each = Mesas de cada membro
setup-most_each =
    { $count ->
        [0] Quantas mesas abertas cada um quiser
        [1] Uma mesa aberta por membro
       *[other] { $count } mesas abertas por membro
    }
setup-name_most_hourly = Mesas novas de cada membro
setup-most_hourly =
    { $count ->
        [0] Quantas mesas novas por hora quiser
        [1] { $count } mesa nova por hora
       *[other] { $count } mesas novas por hora
    }
setup-name_edition = Edição habitual
setup-name_variant = Tipo de jogo habitual
setup-name_speed = Ritmo habitual
setup-name_theme = Visual habitual
setup-theme_light = Imagens claras
setup-theme_dark = Imagens escuras
setup-name_editions = Edições que se podem jogar
setup-name_rules = Regras da casa que se podem escolher
setup-all = todas
setup-all_but = todas menos { $names }
setup-no_rules = Nenhuma regra da casa
setup-rule_modules = Jogos opcionais de uma edição
setup-rule_others = Qualquer outra regra, digitada com /jogo novo
setup-name_most_editions = Edições próprias
setup-most_editions =
    { $count ->
        [0] Nenhuma edição própria
        [1] No máximo uma edição própria
       *[other] No máximo { $count } edições próprias
    }
setup-name_most_kilobytes = Maior arquivo de edição
setup-most_kilobytes = Arquivos de edição de até { $count } KiB
setup-name_pings = Menções
setup-pings_on = Mencionar os jogadores quando for a vez deles
setup-pings_off = Não mencionar ninguém
setup-name_talk = Conversa dos computadores
setup-talk_on = Os computadores soltam uma frase de vez em quando
setup-talk_off = Os computadores ficam calados
setup-name_language = Idioma
setup-language_auto = Como no Discord deste servidor
setup-language_name = Português (Brasil)
setup-name_log = Canal de registro
setup-any_log = nenhum
setup-name_retention_days = Jogos terminados ficam guardados
setup-retention_days =
    { $count ->
        [0] Enquanto quem cuida deste bot quiser
        [1] Por { $count } dia
       *[other] Por { $count } dias
    }
setup-retention_host =
    { $count ->
        [1] No máximo { $count } dia: quem cuida deste bot não guarda nada por mais tempo
       *[other] No máximo { $count } dias: quem cuida deste bot não guarda nada por mais tempo
    }
setup-changed = mudou os ajustes. **{ $name }**: { $old } → { $new }
setup-log_here = A partir de agora este canal conta o que a moderação muda e faz.
setup-expired = Esta página ficou aberta por um bom tempo, ou você não está mais na moderação. Use `/{ $command }` de novo.

## What a server does not allow

setup-not_here = Neste servidor, mesas só se abrem em { $places }.
setup-not_you_open = Neste servidor, abrir mesas é só para { $roles }. Mas você pode entrar em uma.
setup-not_you_join = Neste servidor, sentar à mesa é só para { $roles }. Mas pode assistir à vontade.
setup-enough =
    { $count ->
        [1] Este servidor joga um jogo por vez, e ele já está em andamento. Tente de novo quando ele acabar.
       *[other] Este servidor joga até { $count } jogos ao mesmo tempo, e o limite foi atingido. Tente de novo quando um deles acabar.
    }
setup-enough_each =
    { $count ->
        [1] A sua outra mesa ainda está aberta, e neste servidor cada um tem uma por vez. Termine o jogo ou saia da mesa antes de ele começar: `/games` mostra onde ela está.
       *[other] Você tem { $count } mesas abertas, e neste servidor esse é o limite de cada um. Termine um jogo ou saia de uma mesa antes de o jogo começar: `/games` mostra onde elas estão.
    }
setup-enough_hourly =
    { $count ->
        [1] Você abriu { $count } mesa em uma hora. Dê um tempo para o pessoal encontrá-la.
       *[other] Você abriu { $count } mesas em uma hora. Dê um tempo para o pessoal encontrá-las.
    }
setup-barred_edition = { $edition } não se joga neste servidor. Escolha uma destas: { $editions }.
setup-barred_rule = Este servidor não joga com: { $rules }.

## Moderators at work

moderate-command = Pausar, encerrar ou consertar um jogo
moderate-command_pause = Parar um jogo e os relógios dele por um tempo
moderate-command_resume = Deixar um jogo pausado continuar
moderate-command_end = Encerrar um jogo sem vencedor, ou todas as mesas que um membro abriu
moderate-command_kick = Tirar alguém de um jogo de vez; pergunta antes
moderate-command_forgive = Deixar voltar alguém que foi tirado de um jogo
moderate-command_undo = Desfazer as últimas jogadas; pergunta antes
moderate-command_redo = Refazer o que o último /moderate undo desfez
moderate-command_block = Bloquear um membro em todos os jogos deste servidor
moderate-command_unblock = Deixar jogar de novo um membro bloqueado
moderate-command_transfer = Passar o papel de host a outra pessoa, ou levar um jogo a outro canal
moderate-command_revive = Trazer de volta um jogo que foi fechado
moderate-option_game = Qual jogo; sem nada, o deste canal
moderate-option_closed = Qual jogo
moderate-option_opener = Mesas de quem: todas as que este membro abriu
moderate-option_blocked = Quem deve ficar de fora
moderate-option_unblocked = Quem pode jogar de novo
moderate-option_player = Quem
moderate-option_forgiven = Quem pode voltar
moderate-option_host = Quem deve ser host
moderate-option_moves = Quantas jogadas, com tudo o que veio depois
moderate-option_channel = Onde o jogo deve continuar
moderate-option_revive = Onde o jogo deve continuar; sem nada, aqui
moderate-damaged = danificado
moderate-choice = { $number }: { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = jogo { $number } ({ $names }) em <#{ $channel }>
moderate-paused = Em pausa: ninguém pode jogar e nenhum relógio corre, até `/moderate resume`.
moderate-paused_told = A moderação pôs a mesa em pausa.
moderate-paused_log = pôs em pausa: { $game }.
moderate-resumed = O jogo continua.
moderate-resumed_told = A mesa continua.
moderate-resumed_log = deixou continuar: { $game }.
moderate-ended = O jogo está fechado, sem vencedor. Se foi engano: `/moderate revive`.
moderate-ended_unreadable = O jogo danificado está fechado, e o canal está livre.
moderate-ended_lobby = A mesa está fechada.
moderate-ended_told = A moderação encerrou o jogo.
moderate-ended_log = encerrou: { $game }.
moderate-end_all_sure =
    { $count ->
        [1] **Encerrar a mesa que { $name } abriu?** Ela se fecha sem vencedor.
       *[other] **Encerrar todas as { $count } mesas que { $name } abriu?** Elas se fecham sem vencedor.
    }
moderate-end_all_button =
    { $count ->
        [1] Encerrar
       *[other] Encerrar { $count } mesas
    }
moderate-ended_all =
    { $count ->
        [0] Já tinham acabado.
        [1] Uma mesa foi fechada. Jogos já começados voltam com `/moderate revive`.
       *[other] { $count } mesas foram fechadas. Jogos já começados voltam com `/moderate revive`.
    }
moderate-block_done = { $name } não pode mais abrir mesas nem entrar em uma neste servidor. Se foi engano: `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [1] { $name } ainda tem lugar em uma mesa. Tirar de lá também?
       *[other] { $name } ainda tem lugar em { $count } mesas. Tirar de todas também?
    }
moderate-unseated =
    { $count ->
        [0] Feito: não restava nenhum lugar.
        [1] Feito: um lugar ficou com o computador, ou está livre.
       *[other] Feito: { $count } lugares ficaram com o computador, ou estão livres.
    }
moderate-blocked_log = bloqueou **{ $player }** em todos os jogos.
moderate-unblocked = { $name } pode jogar de novo neste servidor.
moderate-unblocked_log = deixou **{ $player }** jogar de novo.
moderate-kick_sure = **Tirar { $name } deste jogo?** O computador fica com o lugar, até alguém assumir. { $name } não pode voltar, a não ser que você mude de ideia depois: `/moderate forgive`.
moderate-kick_sure_lobby = **Tirar { $name } desta mesa?** O lugar fica livre para outros. { $name } não pode voltar, a não ser que você mude de ideia depois: `/moderate forgive`.
moderate-kick_button = Tirar
moderate-kicked = { $name } não pode voltar a este jogo. Se foi engano: `/moderate forgive`.
moderate-kicked_told = A moderação deu o lugar de { $name } ao computador.
moderate-kicked_log = tirou **{ $player }**: { $game }.
moderate-forgiven = { $name } pode voltar a este jogo. Se houver um lugar livre, `/seat take` o assume.
moderate-forgiven_lobby = { $name } pode se sentar de novo a esta mesa.
moderate-forgiven_blocked = Só que o bloqueio de { $name } ainda vale para todos os jogos deste servidor: `/moderate unblock` acaba com ele.
moderate-forgiven_log = deixou **{ $player }** voltar: { $game }.
moderate-undo_sure = **Desfazer { $moves }, e tudo o que veio depois?**
moderate-undo_counts = Isso volta para antes dos dados, de uma carta ou de uma pergunta, então o jogo não vai contar para classificação, recorde nem prêmio.
moderate-undo_button = Desfazer
moderate-undone = Desfeito: { $moves }, e tudo o que veio depois.
moderate-undone_told = A moderação desfez { $moves }.
moderate-undone_log = desfez { $moves }: { $game }.
moderate-redo_button = Refazer
moderate-redone = Refeito: { $moves }, e tudo o que veio depois. O jogo está como estava antes.
moderate-redone_told = A moderação refez { $moves }.
moderate-redone_log = refez { $moves }: { $game }.
moderate-moves =
    { $count ->
        [1] a última jogada de { $names }
       *[other] as últimas { $count } jogadas de { $names }
    }
moderate-host = Agora { $name } é host.
moderate-host_told = Agora { $name } é host.
moderate-host_log = passou o papel de host a **{ $player }**: { $game }.
moderate-moved = O jogo continua em <#{ $channel }>.
moderate-moved_told = A moderação trouxe a mesa para cá.
moderate-moved_away = Esta mesa foi para <#{ $channel }>: [aqui está]({ $link }).
moderate-moved_log = levou { $game } para <#{ $to }>.
moderate-revived = O jogo está de volta, em <#{ $channel }>.
moderate-revived_told = A mesa está de volta, e o jogo continua.
moderate-revived_log = trouxe de volta: { $game }.
moderate-lost_log = Um canal foi apagado, e com ele se fechou: { $game }. `/moderate revive` o traz de volta em outro lugar.

## Refusals

moderate-banned = A moderação tirou você deste jogo. As outras mesas estão abertas para você.
moderate-blocked = A moderação deste servidor bloqueou você nos jogos daqui. Mas pode assistir à vontade.
moderate-is_blocked = O bloqueio de { $name } já está valendo.
moderate-not_blocked = Ninguém com esse nome está sob bloqueio nos jogos deste servidor. A lista mostra quem está.
moderate-has_none = Nenhuma mesa aberta é de { $name }.
moderate-undo_late = Outra coisa foi desfeita nesse meio-tempo. Use `/moderate undo` de novo.
moderate-redo_late = Não há nada para refazer: a moderação não desfez nada aqui, isso já foi refeito, ou alguém jogou desde então.
moderate-none_here = Não há jogo neste canal. A opção `game` mostra os deste servidor.
moderate-no_such = Não há esse jogo neste servidor.
moderate-not_begun = Este jogo ainda não começou: a mesa ainda está sendo montada.
moderate-unreadable = Este jogo está danificado e não pode continuar. `/moderate end` o fecha; o motivo está no registro de quem cuida do bot.
moderate-is_paused = Este jogo já está em pausa.
moderate-not_paused = Este jogo não está em pausa.
moderate-nobody = Ninguém com esse nome joga lá. A lista mostra quem joga.
moderate-is_out = { $name } já está fora desse jogo.
moderate-not_banned = Ninguém com esse nome foi tirado desse jogo. A lista mostra quem foi.
moderate-nothing = Ninguém fez uma jogada ainda.
moderate-transfer_what = Diga quem deve ser host ou onde o jogo deve continuar.
moderate-is_host = { $name } já é host.
moderate-is_there = O jogo já está nesse canal.
moderate-busy = Já há um jogo em <#{ $channel }>. Escolha outro canal.
moderate-not_closed = Não há jogo fechado com esse número neste servidor. A lista mostra quais existem.
