### Standings: the table of a season, careers, records, and the list of games.

standings-command_leaderboard = Quem joga melhor neste servidor, temporada por temporada
standings-command_records = Os recordes deste servidor, cada um com o seu jogo para assistir
standings-command_stats = A temporada de alguém: pontuação, colocações, favoritos, recordes
standings-command_games = Jogos deste servidor, em andamento e terminados
standings-command = A sua parte na classificação deste servidor
standings-command_opt_out = Sumir da classificação e ficar de fora daqui em diante
standings-command_opt_in = Participar da classificação de novo
standings-command_season = Temporadas da classificação deste servidor
standings-command_new = Começar uma temporada nova: todo mundo volta a 1.000
standings-command_undo = Desfazer a última temporada que começou, por um dia
standings-option_player = De quem; sem nada, a sua
standings-option_name = Como a temporada se chama
standings-option_season = Qual temporada; sem nada, a atual
standings-option_week = Só os jogos dos últimos sete dias
standings-title = **{ $season }** · desde { $since }
standings-week_title = **Os últimos sete dias**
standings-first_season = Temporada 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = ainda sem pontuação
standings-games =
    { $count ->
        [1] 1 jogo
       *[other] { $count } jogos
    }
standings-wins =
    { $count ->
        [1] 1 vitória
       *[other] { $count } vitórias
    }
standings-page = -# Página { $page } de { $pages } · { $players } · a pontuação precisa de outra pessoa na mesa
standings-players =
    { $count ->
        [1] 1 jogador
       *[other] { $count } jogadores
    }
standings-empty = Ninguém terminou um jogo nesta temporada ainda. Comece um com `/game new`.
standings-week_empty = Ninguém terminou um jogo nos últimos sete dias. Comece um com `/game new`.
standings-no_season = Nenhum jogo terminou neste servidor ainda. Comece um com `/game new`.
standings-older = Temporada anterior
standings-newer = Temporada seguinte
standings-records = Recordes
standings-table = Tabela
standings-week = Esta semana
standings-records_title = **{ $season }** · recordes
standings-record = **{ $title }**: { $value }, { $names }
standings-record_place = **{ $title }**: { $value } por { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [o fim]({ $link })
standings-record_game = Jogo #{ $game }: o cartão final e o replay
standings-watch_record = Ver o jogo de um recorde
standings-all_records = **Recordes de todas as temporadas**
standings-all_seasons = Todas as temporadas
standings-season_records = Esta temporada
standings-no_records = Ainda não há recordes nesta temporada.
standings-kind_rent_paid = Maior aluguel pago
standings-kind_rent_taken = Maior aluguel recebido
standings-kind_best_deed = Melhor propriedade
standings-kind_trade = Melhor troca
standings-kind_richest = Maior patrimônio
standings-kind_comeback = Maior reviravolta
standings-kind_fastest = Vitória mais rápida
standings-kind_longest = Jogo mais longo
standings-turns =
    { $count ->
        [1] 1 turno
       *[other] { $count } turnos
    }
standings-comeback = a partir de { $share }%
standings-comeback_note = de tudo
standings-stats_title = **{ $name }** em **{ $season }**
standings-stats_none = { $name } ainda não terminou um jogo em **{ $season }**.
standings-stats_out = { $name } não participa da classificação.
standings-stats_out_self = Você não participa da classificação deste servidor. `/standings opt-in` traz você de volta.
standings-standing = { $rank } de { $players }, { $games }
standings-standing_none = ainda sem colocação, { $games }
standings-times =
    { $count ->
        [1] uma vez
       *[other] { $count } vezes
    }
standings-of_games = { $count } de { $games }
standings-rivals = **Cara a cara**
standings-rival = { $name }: { $games }, à frente em { $ahead }, atrás em { $behind }
standings-rival_level = { $name }: { $games }, à frente em { $ahead }, atrás em { $behind }, empate em { $level }
standings-you_and = **Você e { $name }**: { $games }, você à frente em { $ahead }, atrás em { $behind }
standings-you_and_level = **Você e { $name }**: { $games }, você à frente em { $ahead }, atrás em { $behind }, empate em { $level }
standings-stats_alt = { $name } em { $season }. { $standing }. Pontuação { $rating }. { $games }, { $wins }. Colocações: { $places }. Peão favorito { $token }, edição favorita { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title }: { $value }.
standings-best_alt_note = { $title }: { $value } ({ $note }).
standings-ask_out = Seus jogos aqui ({ $count }) seriam esquecidos de vez: pontuação, colocações, recordes e medalhas. Os novos não seriam anotados.
standings-forget_me = Pode me esquecer
standings-is_out = Feito: seus jogos saíram da classificação deste servidor, e as suas medalhas com eles; os novos não são anotados. `/standings opt-in` traz você de volta, do zero.
standings-was_out = Você já não participa da classificação deste servidor.
standings-is_in = Que bom ter você de volta: o seu próximo jogo conta de novo.
standings-was_in = Você já participa da classificação deste servidor.
standings-season_sure = **Começar { $season }?** Todo mundo volta a 1.000; a tabela até aqui fica em `/leaderboard`.
standings-season_begin = Começar
standings-season_done = **{ $season }** começou. Se foi engano: `/season undo`, por um dia.
standings-season_begun = **{ $season }** começou. Todo mundo parte de 1.000; a tabela da temporada anterior continua em `/leaderboard`.
standings-season_begun_log = começou a temporada **{ $season }**.
standings-season_undo = Desfazer
standings-season_undo_sure = **Desfazer { $season }?** A temporada anterior continua, e os jogos que acabaram desde então contam para ela.
standings-season_undone = **{ $season }** foi desfeita: a temporada anterior continua, com todos os jogos que acabaram desde então.
standings-season_undone_log = desfez a temporada **{ $season }**.
standings-season_undo_late = Não há temporada para desfazer: só dá com a última, e por um dia.
standings-season_named = Já houve uma temporada chamada **{ $season }**. Escolha outro nome.
standings-season_unknown = Não houve aqui nenhuma temporada chamada **{ $season }**.
standings-season_nameless = Uma temporada precisa de um nome de até { $most } caracteres.
gamelist-title = **Jogos neste servidor**
gamelist-none = Ninguém jogou aqui ainda. Comece um jogo com `/game new`.
gamelist-running = **Em andamento**
gamelist-finished = **Terminados**
gamelist-damaged = • O jogo { $game } está danificado e não pode ser mostrado
gamelist-lobby = • { $edition }: { $names } · [lobby]({ $link }) aberto
gamelist-live = • { $edition }: { $names } · turno { $turn } · [assistir]({ $link })
gamelist-paused = • { $edition }: { $names } · em pausa · [ver]({ $link })
gamelist-over = • { $edition }: { $winners }, <t:{ $when }:d> · [o fim]({ $link })
gamelist-over_gone = • { $edition }: { $winners }, <t:{ $when }:d>
gamelist-won = vitória de **{ $names }** contra { $others }
gamelist-won_alone = vitória de **{ $names }**
gamelist-page = -# Página { $page } de { $pages }
gamelist-choose = Ver um jogo terminado
gamelist-follow = Acompanhar um jogo até o fim
gamelist-follow_option = { $edition }: { $names }
gamelist-follow_note = #{ $game } · turno { $turn }
gamelist-option = { $edition }, vitória de { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# Conta na classificação.
gamelist-not_tutorial = -# Era uma aula e não conta na classificação.
gamelist-not_substituted = -# Alguém deixou o lugar, por isso não conta na classificação.
gamelist-not_undone = -# Dados, cartas ou perguntas foram desfeitos, por isso não conta na classificação.
gamelist-not_computers = -# Só computadores jogaram, por isso não conta na classificação.
gamelist-end_card = Cartão final
gamelist-replay = Replay
gamelist-to_list = Todos os jogos
gamelist-film = O jogo inteiro de novo.
gamelist-no_film = Não foi possível desenhar este jogo. Fora isso, está tudo certo com ele.
gamelist-gone = Esse jogo não está mais guardado.
