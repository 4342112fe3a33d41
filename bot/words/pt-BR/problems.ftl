### O que está errado no arquivo de uma edição. Antes vem o lugar, por exemplo `spaces[3].price`:
### por isso começam com minúscula e não têm ponto.

## Em volta

problem-got = { $text }; está escrito { $got }
problem-near = { $text }; você quis dizer { $near }?
problem-line = linha { $number }
problem-first =
    { $count ->
        [1] { $text } (e mais 1 problema)
       *[other] { $text } (e mais { $count } problemas)
    }
problem-none_defined = nenhum, porque nada foi definido

## O que está lá em vez disso

problem-got_nothing = nada
problem-got_huge = um número enorme
problem-got_list = uma lista
problem-got_table = uma tabela
problem-got_date = uma data ou hora
problem-got_else = outra coisa

## Várias coisas

problem-many_numbers = números inteiros
problem-many_spaces = espaços
problem-many_groups = grupos
problem-many_decks = baralhos
problem-many_cards = cartas
problem-many_tokens = peões
problem-many_variants = tipos de jogo
problem-many_modules = módulos
problem-many_questions = perguntas
problem-many_choices = respostas
problem-many_choices_in_order = respostas na ordem do original
problem-many_corners = nomes, um por canto a partir da partida
problem-many_languages = idiomas
problem-list = aqui vai uma lista: { $what }
problem-exactly = aqui vão { $most } { $what }, há { $found }
problem-between = aqui vão de { $least } a { $most } { $what }, há { $found }
problem-at_most = no máximo { $most } { $what }, há { $found }

## O arquivo inteiro

problem-unknown = a edição '{ $id }' não existe: escolha uma de { $names }, ou o caminho de um arquivo
problem-no_file = aqui não há arquivo de edição
problem-readable = não dá para ler o arquivo: { $reason }
problem-file_size = no máximo { $most } KiB, o arquivo é maior
problem-file_picture = uma imagem
problem-file_pdf = um PDF
problem-file_archive = um arquivo compactado ou um documento de editor de texto
problem-file_document = um documento de editor de texto
problem-file_page = uma página da web
problem-text_file = precisa ser um arquivo de texto simples que termine em .toml, isto é { $what }
problem-empty_file = precisa das linhas de uma edição, este arquivo está vazio
problem-no_bytes = precisa ser um arquivo de texto simples, aqui há bytes que não são texto
problem-utf8 = salve o texto como UTF-8, aqui há outra codificação: { $line }
problem-characters = no máximo { $most } caracteres, há { $found }
problem-dots = no máximo { $most } pontos, há { $found }
problem-sensible = precisa ser um TOML de tamanho e profundidade razoáveis
problem-depth = no máximo { $most } tabelas ou listas uma dentro da outra

## Uma linha que não dá para ler

problem-at_line = { $what }; está escrito: { $line }
problem-curly = use aspas retas "como estas" em volta das palavras, não curvas
problem-curly_more =
    { $count ->
        [1] use aspas retas "como estas" em volta das palavras, não curvas (também em mais 1 linha)
       *[other] use aspas retas "como estas" em volta das palavras, não curvas (também em mais { $count } linhas)
    }
problem-section_twice = cada seção uma vez só: ela já começa na linha { $line }, ponha as linhas dela lá
problem-section_taken = dê à seção um nome que nada acima tenha usado
problem-key_twice = cada chave uma vez só
problem-key_twice_at = cada chave uma vez só: ela já está na linha { $line }
problem-close_section = falta um ] no fim do nome da seção
problem-close_lines = faltam três aspas de fechamento depois de um texto de várias linhas
problem-close_quote = faltam as aspas de fechamento depois das palavras
problem-close_list = falta o ] que fecha a lista anterior
problem-close_brace = falta um {"}"} de fechamento na mesma linha
problem-no_comma_brace = sem vírgula antes de {"}"}
problem-key_in_braces = entre {"{"} e {"}"} vai uma chave, tudo em uma linha
problem-comma = falta uma vírgula antes de { $rest }
problem-comma_above = falta uma vírgula no fim da linha anterior
problem-no_comma_end = sem vírgula no fim desta linha
problem-quotes_inside = sem aspas dentro das palavras, e nada depois das de fechamento
problem-digits_only = escreva números inteiros só com algarismos, como 1000
problem-own_line = cada chave na sua própria linha
problem-value = falta um valor depois do sinal de igual
problem-truth = escreva { $value }, em minúsculas e sem aspas
problem-in_quotes = palavras ficam entre aspas retas
problem-equals_for_colon = use um sinal de igual em vez dos dois-pontos
problem-name_in_quotes = um nome de várias palavras fica entre aspas antes do sinal de igual
problem-equals = falta um sinal de igual entre a chave e o valor
problem-remark = um comentário começa com #
problem-key_first = falta uma chave antes do sinal de igual
problem-no_backslashes = palavras sem barras invertidas
problem-entry = aqui vai uma chave, um sinal de igual e um valor, ou uma linha que comece com #

## Valores do tipo certo

problem-table = aqui vai uma tabela de chaves e valores
problem-no_key = esta chave não existe
problem-key_of_kind = esta chave não existe para o tipo '{ $kind }'
problem-key_of_card = esta chave não existe para '{ $does }'
problem-id = aqui vai uma palavra curta de minúsculas, algarismos, - e _
problem-id_key = o identificador é uma palavra curta de minúsculas, algarismos, - e _
problem-id_free = esse identificador já tem dono, como todos estes: { $names }
problem-shipped_id = precisa ser o identificador de uma edição que já vem junto, não um caminho
problem-one_of = pode ser: { $names }
problem-true_or_false = aqui vai true ou false
problem-whole = aqui vai um número inteiro, 0 ou mais
problem-whole_above = aqui vai um número inteiro acima de { $least }
problem-whole_between = aqui vai um número inteiro de { $least } a { $most }
problem-power_of_ten = aqui vai 1, 10, 100 ou outra potência de dez
problem-sign = aqui vai um sinal ou uma palavra
problem-sign_no_number = aqui vai um sinal ou uma palavra sem algarismos, mais, menos, pontos, vírgulas ou apóstrofos, que mudariam a soma
problem-colour = aqui vai uma cor como #1f2328

## Palavras que podem ser mostradas

problem-some_words = faltam palavras
problem-no_end_spaces = sem espaços no começo nem no fim
problem-long_word = palavras de no máximo { $most } letras
problem-calls_nobody = palavras que não mencionem ninguém
problem-no_less_than = sem sinal de menor antes de uma letra
problem-no_links = palavras sem links
problem-no_backticks = palavras sem crases soltas nem barras invertidas
problem-no_doubled = sem asteriscos, sublinhados, tis ou barras em dobro
problem-no_stars_around = sem asteriscos nem sublinhados em volta das palavras
problem-no_heading = palavras que não comecem como citação, título ou lista
problem-visible = só sinais visíveis, sem { $sign }
problem-plain_spaces = só espaços comuns, sem { $sign }
problem-accents = no máximo { $most } acentos em uma letra
problem-around_number = { $what }, nem em volta de um número

## Uma edição que parte de outra

problem-chain = no máximo { $most } edições em sequência, há mais
problem-sound_parent = precisa ser uma edição sem problemas, { $id } tem alguns
problem-take_out =
    { $what ->
        [group] aqui vai o identificador de um grupo para tirar
        [variant] aqui vai o identificador de um tipo de jogo para tirar
        [deck] aqui vai o identificador de um baralho para tirar
       *[card] aqui vai o identificador de uma carta para tirar
    }
problem-new_card = aqui vai o id de uma carta deste baralho, ou uma carta nova com o texto (text) e o que ela faz (do)
problem-spaces_list = aqui vai uma lista de espaços; uma tabela de mudanças precisa de extends
problem-spaces_changes = aqui vai uma lista de espaços ou uma tabela de mudanças
problem-parent_space = aqui vai uma posição de 0 a { $last }, ou um nome do tabuleiro de origem
problem-space_change = aqui vai um nome novo ou uma tabela de chaves mudadas
problem-leftover = palavras sem { $name }, porque nenhum espaço tem mais esse nome

## Tabuleiro, grupos e peões

problem-sizes = o número de espaços é múltiplo de 4, de { $least } a { $most }; há { $found }
problem-board = é preciso { $parts }
problem-board_go = um espaço do tipo 'go', e que seja o primeiro
problem-board_jail = um só espaço do tipo 'jail' (há { $found })
problem-board_street = pelo menos um espaço do tipo 'street'
problem-corner = aqui vai um canto ({ $names })
problem-jail_corner = a prisão fica em um canto, ou seja, em { $one }, { $two } ou { $three }
problem-own_name = precisa de um nome só dela, porque é uma propriedade
problem-group = aqui vai um grupo do tipo { $kind } ({ $names })
problem-group_unused = é preciso pelo menos um espaço deste grupo no tabuleiro
problem-mortgage = no máximo o preço, { $price }
problem-rents = aqui vão { $count } aluguéis como nas outras ruas (terreno vazio, cada casa, hotel), há { $found }
problem-falling = um aluguel não deveria cair nunca; depois de { $before } vem { $now }
problem-building_pays = o último aluguel deve ser pelo menos { $least }, o que o terreno vazio já rende
problem-no_rents = é preciso ao menos um título que renda aluguel
problem-per_deed = aqui vão { $count } números, um por propriedade na mão, há { $found }
problem-token_once = cada peão uma vez só
problem-token_each = é preciso um para cada uma de { $players } pessoas, há { $found }
problem-players_min = não mais que players.max ({ $most })

## Cartas

problem-position = diga a posição, porque { $count } espaços têm esse nome
problem-space = aqui vai o nome ou a posição de um espaço
problem-no_cards = falta pelo menos uma carta
problem-only_kept = pelo menos uma carta precisa voltar ao baralho, aqui dá para guardar todas
problem-deck_unused = nenhum espaço do tipo 'card' usa este baralho
problem-kind_on_board = aqui vai um tipo que esteja no tabuleiro
problem-own_text = precisa de um texto só dela, porque outra carta diz o mesmo
problem-unsaid = o texto deveria dizer { $sum }, como { $key }
problem-circle = cartas não podem mandar em círculo: do espaço { $start } ao { $target } e no fim de volta

## Regras, módulos e perguntas

problem-not_standard = precisa de outro nome; standard é o próprio jogo
problem-setup = estas regras não servem: { $what }
problem-module_space = { $module } precisa de um espaço do tipo '{ $kind }'
problem-module_questions = { $module } precisa de perguntas
problem-module_once = cada módulo uma vez só
problem-own_id = precisa de um identificador só dela
problem-question_once = aqui vai uma pergunta feita uma vez só
problem-four_choices = aqui vão quatro respostas diferentes
problem-questions_here = as perguntas ficam neste arquivo, como [[questions]]
problem-questions_file = aqui vai um arquivo ao lado deste, como challenge.toml
problem-only_questions = neste arquivo só vai [[questions]]

## Aparência

problem-one_theme = a aparência fica aqui ou em { $file }, não nos dois
problem-id_of =
    { $what ->
        [group] aqui vai o identificador de um grupo desta edição
       *[deck] aqui vai o identificador de um baralho desta edição
    }
problem-icon_key = aqui vai uma posição, o identificador de um grupo ou baralho, ou um tipo de espaço
problem-name_of =
    { $what ->
        [icon] aqui vai o nome de um ícone
       *[motif] aqui vai o nome de um ornamento
    }
problem-contrast = é preciso um contraste de no mínimo { $least } com { $ground }, está em { $found }
problem-band =
    { $shade ->
        [light] é preciso um contraste de no mínimo { $least } com o papel claro, está em { $found }
       *[dark] é preciso um contraste de no mínimo { $least } com o papel escuro, está em { $found }
    }
problem-group_colour = este grupo ainda não tem cor, como #c0392b
problem-colour_apart = é preciso uma cor que se distinga da de { $other }

## Traduções no arquivo

problem-language = aqui vai um idioma como o Discord o chama, por exemplo de ou pt-BR
problem-complete =
    { $more ->
        [0] a tradução tem lacunas, falta: { $names }
       *[other] a tradução tem lacunas, falta: { $names } e mais { $more }
    }
problem-unsaid_blank = o texto precisa dizer { $sum }, como { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = o texto deveria dizer { $name }, como o original ({"{"}to{"}"})
problem-other_number = sem outros números além dos do original, está escrito { $number }
problem-same_numbers = os números do original, { $text }
