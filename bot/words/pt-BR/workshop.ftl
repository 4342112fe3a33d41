### A oficina de edições: rascunhos que se mudam com listas e formulários.

workshop-title = ## { $name }: { $section }
workshop-value = - { $name }: **{ $value }**
workshop-empty = nada
workshop-lab_hint = -# Cada mudança fica salva na hora, por uma semana. Aperte Experimentar e o laboratório diz se é divertida e justa.
workshop-refused = Assim não daria para jogar, então nada mudou:
    { $problems }
workshop-not_colour = { $text } não é uma cor que eu conheça. Escreva com # e seis sinais, como #b3402e, que qualquer seletor de cores mostra, ou com uma palavra inglesa como gold. Nada mudou.
workshop-card_gone = Essa carta não está mais no baralho.
workshop-variant_taken = Já existe um tipo de jogo com esse nome, ou há { $most } e não pode haver mais. Nada mudou.
workshop-variant_name = Dê um nome de algumas letras simples, como jogo rápido. Nada mudou.
workshop-copy = Nosso { $name }
workshop-deck_part = { $name }: { $first } a { $last }

## Buttons

workshop-edit = Editar
workshop-change = Mudar
workshop-take_out = Tirar
workshop-add_variant = Novo tipo de jogo
workshop-save = Salvar como nova versão
workshop-shade_light = Cores claras
workshop-shade_dark = Cores escuras

## Lists

workshop-pick_section = O que mudar
workshop-pick_spaces = Escolha um espaço
workshop-pick_groups = Escolha um grupo
workshop-pick_deck = Escolha um baralho
workshop-pick_cards = Escolha uma carta
workshop-pick_new = Adicione uma carta
workshop-put_back = Tirada: pôr de volta
workshop-pick_rules = Regras próprias
workshop-pick_variants = Escolha um tipo de jogo
workshop-pick_modules = Módulos que uma mesa pode escolher
workshop-pick_words = Escolha um idioma
workshop-pick_texts = Escolha alguns textos
workshop-missing =
    { $count ->
        [1] 1 texto para traduzir
       *[other] { $count } textos para traduzir
    }
workshop-translated = Traduzido
workshop-pick_motif = Enfeite do meio
workshop-pick_face = Letra dos títulos

## Ornaments and typefaces

workshop-motif_plain = Nenhum
workshop-motif_stars = Estrelas
workshop-motif_circuit = Circuito
workshop-motif_skyline = Arranha-céus
workshop-motif_waves = Ondas
workshop-motif_lantern = Lanterna
workshop-motif_sunrise = Nascer do sol
workshop-motif_horseshoe = Ferradura
workshop-motif_leaves = Folhas
workshop-motif_gears = Engrenagens
workshop-motif_peaks = Picos
workshop-face_serif = Com serifa
workshop-face_slab = Serifa grossa
workshop-face_poster = Cartaz
workshop-face_mono = Máquina de escrever
workshop-face_western = Faroeste
workshop-face_round = Redonda
workshop-face_book = Livro
workshop-face_bold = Negrito

## Sections

workshop-section_name = Nome e peões
workshop-section_spaces = Espaços: nomes, preços, aluguéis
workshop-section_groups = Grupos e suas cores
workshop-section_cards = Cartas
workshop-section_money = Dinheiro
workshop-section_rules = Regras
workshop-section_variants = Tipos de jogo
workshop-section_modules = Módulos
workshop-section_look = Aparência
workshop-section_words = Traduções
workshop-note_spaces = Escolha um espaço e aperte Mudar. Os aluguéis vão em ordem: terreno vazio, cada casa, hotel.
workshop-note_groups = Escolha um grupo e aperte Mudar.
workshop-note_cards = Escolha um baralho para mudar o nome dele e depois uma carta. Uma carta tem que dizer o que faz: a mesma soma, o mesmo lugar.
workshop-note_money = Como as somas aparecem e quanto existe.
workshop-note_rules = O que você ligar na lista vale na hora; Mudar define os números.
workshop-note_variants = Uma mesa escolhe um deles, ou o jogo padrão. Escolha um e aperte Mudar para os números dele; o que estiver ligado na lista vale na hora.
workshop-note_modules = Jogos de canto e afins, que uma mesa pode ligar. A lista só mostra o que este tabuleiro permite.
workshop-note_look = Um enfeite, uma letra e as cores do papel de dia e de noite.
workshop-note_words = Escolha um idioma, depois alguns textos, depois aperte Mudar. Os textos que ficarem vazios continuam no idioma do original. Numa carta, {"{"}amount{"}"} e {"{"}to{"}"} representam a soma e o lugar dela.

## Lines of the forms

workshop-field_name = Nome
workshop-field_tagline = O que é, em poucas palavras
workshop-field_notes = O que muda aqui
workshop-field_tokens = Peões, separados por vírgulas
workshop-field_prefix = Antes de uma soma, como $
workshop-field_suffix = Depois de uma soma, como réis
workshop-field_jail_fine = Multa para sair da prisão
workshop-field_mortgage_interest = Juros das hipotecas, em %
workshop-field_jail_turns = Vezes na prisão, no máximo
workshop-field_dealt_deeds = Propriedades distribuídas antes
workshop-field_houses_before_hotel = Casas antes de um hotel
workshop-field_variant = Como se chama
workshop-field_paper = Papel
workshop-field_ink = Tinta
workshop-field_line = Linhas
workshop-field_accent = Destaque
workshop-field_centre = Meio do tabuleiro
workshop-field_space = Nome do espaço
workshop-field_price = Preço
workshop-field_mortgage = Hipoteca
workshop-field_rents = Aluguéis: vazio, cada casa, hotel
workshop-field_flat = Imposto fixo
workshop-field_percent = Ou % do patrimônio (0: nenhum)
workshop-field_color = Palavra para a cor
workshop-field_hex = Cor, como #b3402e
workshop-field_house_cost = Preço de uma construção
workshop-field_rents_held = Aluguéis com 1, 2 e mais
workshop-field_multipliers = Vezes os dados com 1, 2 e mais
workshop-field_deck = Nome do baralho
workshop-field_text = O que a carta diz
workshop-field_amount = Soma
workshop-field_per_house = Por casa
workshop-field_per_hotel = Por hotel
workshop-field_to = Para qual espaço: nome ou número
workshop-field_steps = Quantos espaços
workshop-field_times = Vezes o aluguel normal
workshop-field_dice_times = Ou vezes nova rolagem (0: não)

## New cards, as they begin

workshop-new_collect_bank = O Banco gosta de você: receba { $sum }.
workshop-new_pay_bank = Chega uma conta: pague { $sum } para o Banco.
workshop-new_collect_each_player = É seu aniversário: receba { $sum } de cada jogador.
workshop-new_pay_each_player = Você paga a rodada: dê { $sum } a cada jogador.
workshop-new_repairs = Reparos: pague { $house } por casa e { $hotel } por hotel.
workshop-new_advance_to = Avance até { $space }.
workshop-new_move_back = Volte { $steps } espaços.
workshop-new_go_to_jail = Vá para a prisão. Você não passa pelo Início nem recebe salário.
workshop-new_get_out_of_jail_free = Saia da prisão de graça. Guarde esta carta até usar ou trocar.
