### Before the game, and after it.

## The lobby's message

lobby-title = ## { $edition }: a mesa de { $host }
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }**, peão: { $token }
lobby-seated_robot = { $number }. **{ $name }**, peão: { $token } (computador { $temper })
lobby-waiting = Faltam { $missing } para começar. Aperte **Entrar** ou **Adicionar computador**.
lobby-ready = Tudo pronto! { $host } pode apertar **Começar**.
lobby-counts = -# Conta na classificação: quem fica ganha pontuação, quem sai de vez termina em último lugar.
lobby-counts_alone = -# Conta na classificação; a pontuação precisa de uma segunda pessoa na mesa.
lobby-official = Regras oficiais: esta mesa não muda nada.
lobby-changes = **Escolhido para esta mesa:**
lobby-printed = { $edition } tem regras próprias
lobby-paragraph = -# **{ $heading }:** { $rules }
lobby-rule = - { $rule }
lobby-more_few = e mais { $count }
lobby-more_rules = - e mais { $count }: aperte **Cartão de regras**
lobby-dice = -# Segredo dos dados, já definido: `{ $hash }…` Confira: `/dice`.
lobby-begun = ## { $edition }: o jogo começou
    Na mesa: { $players }. Divirtam-se!
lobby-begun_dice = -# Os dados estão definidos: segredo `{ $hash }…`, semente `{ $seed_hash }…`. `/dice` mostra como todo mundo vai poder conferir no fim.
lobby-begun_plain = -# Os dados vêm de uma semente secreta: `{ $hash }…` Ela aparece no fim, para todo mundo poder conferir: `/dice`.
lobby-closed = ## { $edition }: esta mesa está fechada
    Abra outra com `/game new`.
lobby-pick_token = Escolha o seu peão
lobby-pick_guest = Adicionar um computador à sua escolha
lobby-token_taken = Está com { $name }
lobby-token_robot = { $name } deixaria com você
lobby-join = Entrar
lobby-leave = Sair
lobby-add = Adicionar computador
lobby-remove = Remover computador
lobby-settings = Ajustes
lobby-rules = Cartão de regras
lobby-start = Começar

## Private answers

lobby-opened = Sua mesa está pronta: { $link }
    Chame o pessoal ou adicione computadores.
lobby-rematched = As mesmas pessoas e regras outra vez: { $link }
    Quem não quiser jogar pode apertar **Sair**.
lobby-joined = Boas-vindas! Você tem um lugar: { $link }
lobby-left = Você saiu da mesa.
lobby-left_last = Não sobrou mais ninguém aqui, então a mesa foi fechada.
lobby-token_yours = O peão { $token } é seu.
lobby-robot_added = { $name } entra na mesa: computador { $temper }.
lobby-robot_removed = { $name } saiu.
lobby-started = O jogo começou. Boa sorte!
lobby-shown_again = Aqui está de novo: { $link }

## Refusals

lobby-busy_lobby = Já tem uma mesa sendo montada neste canal: { $link }
    Entre nela ou abra a sua em um tópico: `/game new` com a opção `thread`.
lobby-busy_game = Já tem um jogo rolando neste canal: { $link }
    Use outro canal ou abra o seu em um tópico: `/game new` com a opção `thread`.
lobby-busy_unreadable = O jogo deste canal está danificado e não pode continuar: { $link }
    A moderação pode fechá-lo com `/moderate end`. Até lá, abra o seu em um tópico: `/game new` com a opção `thread`.
lobby-none_here = Nenhuma mesa está sendo montada neste canal. Abra uma com `/game new`.
lobby-has_begun = Este jogo já começou.
lobby-is_over = Esse jogo acabou. **Revanche**, embaixo do cartão final, começa outro igual.
lobby-is_closed = Essa mesa está fechada. Abra uma nova com `/game new`.
lobby-edition_removed = **{ $edition }** foi removida deste servidor e não dá mais para jogá-la. Quem é host escolhe outra edição em Ajustes.
lobby-full = Todos os { $seats } lugares estão ocupados. O host pode mudar o número em **Ajustes** ou remover um computador.
lobby-already_in = Você já tem um lugar nesta mesa.
lobby-not_in = Você ainda não tem lugar nesta mesa. Aperte **Entrar** primeiro.
lobby-the_host = o host
lobby-host_only = Só { $host }, host desta mesa, pode fazer isso.
lobby-too_few = { $edition } precisa de pelo menos { $least } jogadores. Espere alguém entrar ou aperte **Adicionar computador**.
lobby-token_gone = O peão { $token } já está com { $name }. Escolha outro.
lobby-no_such_token = Esta edição não tem esse peão. Ela tem: { $tokens }.
lobby-no_robot = Não há computador para remover.
lobby-no_such_robot = Não existe esse computador. Escolha um da lista.
lobby-no_such_edition = Não existe uma edição chamada `{ $edition }`. Existem: { $editions }.
lobby-too_many_sit = Já há { $count } jogadores aqui, e { $edition } só tem { $seats } lugares.
lobby-wrong_seats = { $edition } é para { $least } a { $most } jogadores.
lobby-no_such_rule = Não existe uma regra da casa chamada `{ $rule }`. Tente uma destas: { $known }.
lobby-not_a_number = `{ $text }` não é um número inteiro para { $rule }.
lobby-wrong_minutes = Um jogo com tempo dura de { $least } a { $most } minutos.
lobby-no_room = Este servidor já tem tantos tópicos abertos quanto o Discord permite. Abra a mesa aqui, sem `thread`.
lobby-in_thread = Isto já é um tópico, e tópicos não podem ter tópicos. Deixe `thread` de fora.
lobby-no_threads = Este tipo de canal não tem tópicos. Deixe `thread` de fora.
lobby-no_rematch_here = Nenhum jogo terminou neste canal ainda.
lobby-rematch_not_over = Esse jogo ainda está rolando.
lobby-rematch_stranger = Só quem jogou pode pedir revanche. Comece um jogo novo com `/game new`.
lobby-here = este canal

## Variants, speeds, computer players

lobby-variant_standard = Jogo normal
lobby-variant_standard_note = Até sobrar uma só pessoa
lobby-variant_short = Jogo curto
lobby-variant_short_note = Três propriedades para cada um no começo; a primeira falência encerra
lobby-variant_timed = Jogo com tempo
lobby-variant_timed_minutes = Jogo com tempo, { $minutes } minutos
lobby-variant_timed_note = Duas propriedades para cada um no começo; vence quem tiver mais no fim do tempo
lobby-speed_live = Ao vivo
lobby-speed_live_note = 60 segundos por decisão, menos para lances e perguntas
lobby-speed_relaxed = Tranquilo
lobby-speed_relaxed_note = 10 minutos por decisão, menos para lances e perguntas
lobby-speed_slow = Lento
lobby-speed_slow_note = um dia por decisão, menos para lances e perguntas
lobby-speed_none = Sem relógio
lobby-speed_none_note = sem relógio, exceto 10 minutos após cada lance em um leilão
lobby-speed_line = { $speed }: { $note }
lobby-temper_steady = equilibrado
lobby-temper_bold = ousado
lobby-temper_careful = cauteloso
lobby-temper_easy = fácil
lobby-temper_normal = normal
lobby-temper_hard = difícil
lobby-level_easy = fácil
lobby-level_normal = normal
lobby-level_hard = difícil
lobby-level_expert = especialista
lobby-expert_full = -# Há especialistas demais pensando em outras mesas: por enquanto, o especialista daqui joga como difícil.
lobby-robot_words = { $figure } { $level }, { $temper }
lobby-guest = { $figure } { $name }, { $level }
lobby-character_rita = paciente
lobby-character_rita_note = Espera a hora certa e fala pouco
lobby-character_max = astuto
lobby-character_max_note = Quer uma pechincha em cada negócio
lobby-character_zoe = econômico
lobby-character_zoe_note = Bolso cheio e cabeça fria
lobby-character_vic = imprudente
lobby-character_vic_note = Dá lances altos e constrói cedo
lobby-character_kit = sociável
lobby-character_kit_note = Troca com todo mundo, o tempo todo
lobby-character_una = invejoso
lobby-character_una_note = Não suporta ver os outros ganharem

## The private settings

lobby-settings_title = **Ajustes da sua mesa** · { $edition }
    O que você escolher vale na hora, e todo mundo vê no lobby.
lobby-house_title = **Regras da casa da sua mesa** · { $edition }
    Só o que você escolher aqui muda nas regras oficiais.
lobby-pick_edition = Edição
lobby-edition_note = { $least } a { $most } jogadores. { $about }
lobby-edition_line = { $name } ({ $least } a { $most }): { $about }
lobby-pick_variant = Tipo de jogo
lobby-pick_speed = Ritmo
lobby-pick_seats = Lugares
lobby-seats_choice = { $count } lugares
lobby-pick_modules = Jogos opcionais desta edição
lobby-pick_house = Regras da casa
lobby-house_page = Regras da casa
lobby-main_page = Voltar
lobby-numbers = Números
lobby-minutes = Minutos
lobby-refresh = Atualizar
lobby-look_light = Visual claro
lobby-look_dark = Visual escuro
lobby-numbers_title = Números da sua mesa
lobby-minutes_title = Quanto tempo vocês vão jogar?
lobby-minutes_label = Minutos
lobby-number_starting_cash = Dinheiro inicial
lobby-number_salary = Salário ao passar pelo Início
lobby-number_house_stock = { $houses } no Banco
lobby-number_hotel_stock = { $hotels } no Banco
lobby-number_laps_before_buying = Voltas antes de poder comprar

## The rules card

lobby-card_title = ## { $edition }
lobby-card_players = { $least } a { $most } jogadores · { $variant }: { $variant_note }
    { $speed }: { $note }
lobby-card_official = Esta mesa joga pelas regras oficiais e não muda nada.
lobby-card_more = - e mais { $count }: `/rules` mostra o resto
lobby-card_foot = -# `/rules` explica qualquer regra.

## The end

lobby-end_title = ## { $winners }
lobby-end_one = Vitória de { $name }!
lobby-end_several = Vitória dividida: { $names }!
lobby-end_rank = { $rank }. { $name }: { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [1] { $turns } turno
       *[other] { $turns } turnos
    })
lobby-end_then = { $first }, depois { $then }
lobby-end_counts_as = -# Conta na classificação: { $places }. Quem saiu fica em último lugar; quem dividiu um lugar divide o resultado dele.
lobby-end_counts_alone = -# Conta na classificação, mas a pontuação precisa de outra pessoa na mesa.
lobby-end_place_shared = { $rank }. { $name } ({ $percent }%)
lobby-end_place_left = { $rank }. { $name } (saiu)
lobby-end_awards = **Prêmios**
lobby-end_award = - **{ $title }**: { $line }
lobby-end_secret = -# O segredo de todos os dados e cartas era `{ $secret }`, lacrado como `{ $hash }…`. `/dice` mostra como conferir cada rolagem.
lobby-end_seed = -# A semente de todos os dados e cartas era `{ $seed }`, lacrada no começo como `{ $hash }…`. `/dice` mostra como conferir cada rolagem.
lobby-end_undone = Dados, cartas ou perguntas foram desfeitos neste jogo, por isso ele não conta para classificação, recorde nem prêmio.
lobby-end_replay = O jogo inteiro de novo, turno a turno:
lobby-end_replay_alt = Uma animação do jogo inteiro: o tabuleiro turno a turno, até o fim.
lobby-rematch = Revanche

## Slash commands

lobby-command = Montar, entrar, começar e repetir jogos
lobby-command_new = Abrir uma mesa neste canal
lobby-command_join = Pegar um lugar na mesa que está sendo montada aqui
lobby-command_leave = Deixar o seu lugar antes de o jogo começar
lobby-command_token = Escolher o seu peão
lobby-command_computer = Adicionar ou remover um computador
lobby-command_settings = Mudar a edição, as regras ou o ritmo da sua mesa
lobby-command_card = Tudo o que esta mesa joga de outro jeito
lobby-command_start = Começar o jogo
lobby-command_show = Mostrar o lobby ou a mesa de novo, aqui embaixo
lobby-command_concede = Desistir, ou concordar que quem está na frente venceu
lobby-command_rematch = Repetir o último jogo daqui, com as mesmas pessoas e regras
lobby-option_edition = Qual tabuleiro
lobby-option_variant = Normal, curto ou com tempo
lobby-option_modules = Jogos opcionais da edição, separados por vírgulas
lobby-option_house = Regras da casa, por exemplo: free_parking_pot, starting_cash=2000
lobby-option_speed = Quanto tempo cada um pode pensar
lobby-option_seats = Quantos lugares, contando os computadores
lobby-option_minutes = Quanto dura um jogo com tempo
lobby-option_look = Imagens claras ou escuras
lobby-option_thread = Abrir um tópico próprio para o jogo
lobby-option_token = Um dos peões desta edição
lobby-option_computer = Adicionar ou remover
lobby-option_level = Em que nível ele joga
lobby-option_character = Quem ele é

## Settings that do not go together. $rule is the one that is wrong, as it is typed

wrong-rule = `{ $rule }`: { $what }.
wrong-named = **{ $rule }:** { $what }.
wrong-alone = { $what }.
wrong-choice = não dá para escolher `{ $value }`. Há: `{ $known }`
wrong-module = esta edição não tem `{ $value }`
wrong-range = precisa ser um número inteiro de { $least } a { $most }, não { $value }
wrong-kind = isso não se ajusta assim
wrong-houses = no máximo { $houses }: as propriedades não têm aluguéis para mais
wrong-questions = esta edição não tem perguntas para um jogo que as faz
wrong-pot_or_show = a parada livre não pode ser pote e show de perguntas ao mesmo tempo: escolha um
wrong-no_parking = este tabuleiro não tem parada livre
wrong-no_court = nenhum espaço deste tabuleiro manda para a prisão
wrong-laps = nesta variante, propriedades são distribuídas antes do jogo, então não há o que esperar
wrong-none_dealt = nenhuma propriedade é distribuída, então não há o que pagar
wrong-cash = no mínimo { $cash }: é o que custam as { $deeds } propriedades mais caras, e é preciso pagá-las
wrong-deal = não há propriedades para distribuir { $deeds } a cada jogador
wrong-offline = o peão offline precisa de pelo menos duas propriedades para circular
