### Editions of a server's own: uploading, looking at, trying out, keeping.

edition-command = As edições próprias deste servidor
edition-command_upload = Conferir um arquivo de edição, ver como fica e publicar aqui
edition-command_new = Receber um arquivo comentado para fazer a sua própria edição
edition-command_edit = Mudar uma edição com listas e formulários, sem arquivo
edition-command_list = As edições próprias deste servidor: versões, quem publicou e quando
edition-command_preview = Ver uma edição: o tabuleiro, algumas propriedades e cartas
edition-command_export = Receber de volta o arquivo de uma edição, em qualquer versão
edition-command_restore = Fazer de uma versão anterior de uma edição a mais nova outra vez
edition-command_remove = Tirar da estante uma das edições próprias deste servidor
edition-command_lab = O computador joga uma edição muitas vezes e diz se ela é divertida
edition-option_file = Um arquivo TOML; /edição nova dá um para começar
edition-option_base = A edição da qual a sua parte
edition-option_id = O id da sua edição, por exemplo my_town
edition-option_edition = Qual edição
edition-option_version = Qual versão; sem nada, a mais nova
edition-option_restored = Qual versão volta a ser a mais nova
edition-option_games = Quantos jogos (300)

## The file

edition-too_big = Esse arquivo tem { $size }; este servidor aceita no máximo { $most }. Uma edição de { $most } já é muito longa: é o arquivo certo?
edition-damaged = Esta versão está danificada e não pode ser desenhada. Exporte o arquivo e envie de novo.
edition-unreadable = Não consegui buscar esse arquivo no Discord. Envie de novo, por favor.
edition-problems = **{ $file }** ainda não é uma edição: { $count } para corrigir. Nada foi publicado.
edition-problem_count =
    { $count ->
        [1] 1 problema
       *[other] { $count } problemas
    }
edition-problem = - `{ $place }`: { $text }
edition-problem_line = - `{ $place }` (linha { $number }): { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# Estes são os primeiros { $shown }; todos os { $count } estão no arquivo.
edition-shipped_id = `{ $id }` é uma edição que vem com o jogo. Dê à sua um id próprio, na linha `id = …` do arquivo, e envie de novo. Nada foi publicado.
edition-full = Este servidor tem { $most } edições, e não cabem mais: envie uma versão nova de uma delas ou remova uma com `/edition remove`. Nada foi publicado.
edition-same = Não há nada de novo neste arquivo: é a versão { $version } de `{ $id }`, letra por letra.

## The preview

edition-preview_title = ## { $name }
    `{ $id }` · { $least } a { $most } jogadores · { $spaces } espaços · { $cards } cartas
edition-preview_new = Uma edição nova para este servidor. Ninguém mais vê isto ainda.
edition-preview_newer = Versão { $version } desta edição; a versão { $before } é de { $when }. Jogos já começados ficam com a deles. Ninguém mais vê isto ainda.
edition-preview_version = Versão { $version }, publicada { $when } por { $who }.
edition-preview_shipped = Esta edição vem com o jogo.
edition-preview_rules = **Regras próprias:**
edition-preview_warnings = **Vale conferir:**
edition-preview_item = - { $text }
edition-preview_more = - e mais { $count }
edition-alt_board = O tabuleiro de { $name }: { $spaces }
edition-alt_deeds = Ao lado, os títulos de { $deeds }.
edition-publish = Publicar
edition-replace = Substituir a versão { $version }
edition-discard = Descartar
edition-try = Experimentar
edition-try_again = Testar de novo
edition-draft_gone = Esse rascunho não está mais aqui: você publicou ou descartou, começou outro, ou passou uma semana. Envie o arquivo de novo ou use `/edition edit`.
edition-discarded = Descartado. Nada foi publicado.
edition-published = **{ $name }** está publicada como versão { $version }. Jogue com `/game new edition:{ $id }`.
edition-open_table = Abrir uma mesa

## The laboratory

edition-lab_title = ## { $name } no laboratório
edition-lab_soon = **Laboratório:** os primeiros jogos já vão começar …
edition-lab_playing = **Laboratório:** { $played } de { $games } jogos rápidos feitos …
edition-lab_failed = **Laboratório:** não foi possível levar os jogos até o fim. Tente mais tarde.
edition-lab_games = **Laboratório:** { $games } jogos rápidos com { $players } computadores
edition-lab_length = - { $ended } deles chegam ao fim; { $median } turnos na mediana, { $most } ou menos em 95 de 100
edition-lab_seats = - Vitórias por lugar: { $wins }
edition-lab_visits = - Mais visitado: { $most }; menos: { $least }
edition-lab_returns = - Rende mais: { $most }; rende menos: { $least }
edition-lab_card = - A carta que mais decide: { $card } ({ $share } de quem a tira vencem)
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Nada chama a atenção: um tabuleiro justo, com jogos que acabam.
lab-computers = Os jogadores do computador não conseguem jogar neste tabuleiro: eles falham e fazem a menor jogada possível. Procure números que sejam 0 ou grandes demais.
lab-endless = { $share } dos jogos não acabam: aumente os aluguéis ou diminua o salário.
lab-long = Os jogos são longos ({ $turns } turnos): aluguéis mais caros ou casas mais baratas ajudam.
lab-short = Os jogos são muito curtos ({ $turns } turnos): aluguéis mais baratos ou mais dinheiro ajudam.
lab-unfair = O lugar { $seat } vence { $share } dos jogos; o justo seria { $even }.
lab-rich = O grupo { $group } rende muito mais que os outros.
lab-poor = O grupo { $group } mal devolve o que custa.
edition-wrong_games = Escolha de { $least } a { $most } jogos, por favor.

## Starting one

edition-starter = Aqui está um arquivo que já dá para jogar: **{ $name }** com o seu id `{ $id }`. Abra em qualquer editor de texto, mude o que quiser e mande de volta com `/edition upload`. Os comentários explicam cada linha.

## The list

edition-none = Este servidor ainda não tem edições próprias. Com `/edition edit` se faz uma com listas e formulários; ou `/edition new` dá um arquivo para começar, e `/edition upload` o publica. Há espaço para { $most }.
edition-bytes =
    { $count ->
        [1] 1 byte
       *[other] { $count } bytes
    }
edition-kilobytes = { $count } KiB
edition-list_title = **Edições deste servidor** ({ $count } de { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · versão { $version } · { $size } · { $when } por { $who }{ $open ->
        [0] {""}
       *[other] {" "}· mesas abertas: { $open }
    }
edition-list_pick = Versões de uma edição
edition-list_note =
    { $count ->
        [1] 1 versão
       *[other] { $count } versões
    }
edition-nobody = alguém desconhecido
edition-refresh = Atualizar
edition-back_to_list = Todas as edições
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Versão { $version }: **{ $name }**, { $size }, { $when } por { $who }
edition-export_pick = Exportar uma versão
edition-preview = Prévia
edition-remove = Remover
edition-exported = **{ $name }**, versão { $version }. Qualquer servidor pode enviar este arquivo.
edition-not_own = `{ $id }` não é uma edição própria deste servidor. `/edition list` mostra quais são.
edition-no_version = `{ $id }` não tem versão { $version } aqui.
edition-restored = A versão { $before } de **{ $name }** volta a ser a mais nova, como versão { $version }. Jogos já começados ficam com a deles.
edition-newest = A versão { $version } já é a mais nova de `{ $id }`.
edition-gone = Essa edição não está mais aqui.

## Removing

edition-remove_sure =
    { $versions ->
        [1] Remover **{ $name }**? Jogos já começados continuam; os novos não podem escolhê-la. Exporte antes se talvez a queira de volta.
       *[other] Remover **{ $name }** com todas as { $versions } versões? Jogos já começados continuam; os novos não podem escolhê-la. Exporte antes se talvez a queira de volta.
    }
edition-remove_now = Remover
edition-remove_keep = Manter
edition-removed = **{ $name }** foi removida.

## What the log channel says, after a moderator's name

edition-log_published = publicou a edição **{ $name }** (`{ $id }`), versão { $version }
edition-log_restored = fez da versão { $before } da edição **{ $name }** (`{ $id }`) a mais nova outra vez, como versão { $version }
edition-log_removed = removeu a edição **{ $name }** (`{ $id }`)
