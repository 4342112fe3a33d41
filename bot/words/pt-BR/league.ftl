### League nights.

league-command = Uma noite de liga: mesas sorteadas entre quem se inscreve, pontos, uma final
league-command_open = Abrir uma noite de liga neste canal
league-command_start = Sortear as primeiras mesas da noite de liga deste canal
league-command_call_off = Cancelar a noite de liga deste canal
league-option_rounds = Quantas rodadas, de 1 a 6
league-option_edition = O que se joga; sem nada, a edição habitual deste servidor
league-option_minutes = Quanto tempo uma mesa joga, de 15 a 180 minutos
league-opened = A noite de liga está aberta.
league-starting = As mesas estão sorteadas.
league-ended = A noite de liga foi cancelada. As mesas em andamento continuam como jogos comuns.
league-title = ## Noite de liga { $number }: { $edition }, { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
league-about = Inscreva-se e entre no sorteio de uma mesa de quatro, ou de três a cinco se o número pedir. Numa mesa de quatro, as posições valem 12, 8, 4 e 0 pontos. Na última rodada, quem tem mais pontos se encontra na primeira mesa. Para começar é preciso ter { $least } pessoas.
league-each_table = Em cada mesa: { $variant }.
league-sealed = -# Os dados de todas as mesas estão lacrados como `{ $hash }…`.
league-unsealed = -# O segredo da noite era `{ $secret }`, lacrado como `{ $hash }…`. O segredo de uma mesa é o SHA-256 do texto `rentroll-night-1:secret:round:table`.
league-nobody = Ninguém se inscreveu ainda.
league-signed_up = **{ $count ->
        [1] Uma inscrição
       *[other] { $count } inscrições
    }**: { $names }
league-round = **Rodada { $round } de { $rounds }**
league-drawn = **A rodada { $round } de { $rounds } está sorteada.** O computador joga por quem não aparecer, e essa pessoa fica fora do próximo sorteio.
league-table_drawn = Mesa { $place } em <#{ $thread }>: { $people }
league-final_table = A final, em <#{ $thread }>: { $people }
league-table_coming = A mesa { $place } está sendo montada: { $people }
league-table_playing = A mesa { $place } joga em <#{ $thread }>: { $people }
league-table_over = A mesa { $place } terminou (<#{ $thread }>): { $people }
league-standing = **Classificação**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, { $tables ->
        [1] { $tables } mesa
       *[other] { $tables } mesas
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } · saiu
league-winner = A noite é de **{ $names }**!
league-done = Acabou. A tabela final está abaixo.
league-off = Foi cancelada.
league-thread = Noite de liga { $number }, rodada { $round }, mesa { $place }
league-sign_up = Inscrever-se
league-sign_off = Cancelar inscrição
league-start = Sortear as mesas
league-call_off = Cancelar a noite
league-no_threads = Uma noite de liga precisa de tópicos para as mesas: abra num canal de texto.
league-there = Já há uma noite de liga neste canal.
league-none_here = Não há noite de liga neste canal. A moderação abre uma com `/league open`.
league-is_over = Esta noite de liga acabou.
league-begun = As mesas já foram sorteadas.
league-already_in = Você já se inscreveu.
league-not_in = Você não se inscreveu.
league-full = Uma noite de liga tem lugar para { $most } pessoas, e já são tantas inscrições.
league-too_few = É preciso ter pelo menos { $least } inscrições.
league-not_yours = Só quem abriu a noite de liga, ou a moderação, pode fazer isso.
league-opened_log = abriu uma noite de liga em <#{ $channel }>: { $edition }, { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
league-started_log = sorteou as mesas da noite de liga { $number }
league-called_off_log = cancelou a noite de liga { $number }
