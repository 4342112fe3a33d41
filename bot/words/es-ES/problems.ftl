### Qué falla en el archivo de una edición. Delante va el sitio, por ejemplo `spaces[3].price`:
### por eso empiezan en minúscula y no llevan punto.

## Alrededor

problem-got = { $text }; pone { $got }
problem-near = { $text }; ¿querías decir { $near }?
problem-line = línea { $number }
problem-first =
    { $count ->
        [one] { $text } (y 1 problema más)
       *[other] { $text } (y { $count } problemas más)
    }
problem-none_defined = ninguno, porque no hay ninguno definido

## Lo que hay en su lugar

problem-got_nothing = nada
problem-got_huge = un número enorme
problem-got_list = una lista
problem-got_table = una tabla
problem-got_date = una fecha o una hora
problem-got_else = otra cosa

## Varias cosas

problem-many_numbers = números enteros
problem-many_spaces = casillas
problem-many_groups = grupos
problem-many_decks = mazos
problem-many_cards = cartas
problem-many_tokens = fichas
problem-many_variants = modalidades
problem-many_modules = módulos
problem-many_questions = preguntas
problem-many_choices = respuestas
problem-many_choices_in_order = respuestas en el orden del original
problem-many_corners = nombres, uno por esquina desde la SALIDA
problem-many_languages = idiomas
problem-list = aquí va una lista: { $what }
problem-exactly = aquí van { $most } { $what }, hay { $found }
problem-between = aquí van de { $least } a { $most } { $what }, hay { $found }
problem-at_most = como mucho { $most } { $what }, hay { $found }

## El archivo entero

problem-unknown = no existe la edición '{ $id }': elige una de { $names }, o la ruta de un archivo
problem-no_file = aquí no hay ningún archivo de edición
problem-readable = el archivo no se puede leer: { $reason }
problem-file_size = como mucho { $most } KiB, el archivo es mayor
problem-file_picture = una imagen
problem-file_pdf = un PDF
problem-file_archive = un archivo comprimido o un documento de un procesador de textos
problem-file_document = un documento de un procesador de textos
problem-file_page = una página web
problem-text_file = hace falta un archivo de texto sin formato que acabe en .toml, esto es { $what }
problem-empty_file = hacen falta las líneas de una edición, este archivo está vacío
problem-no_bytes = hace falta un archivo de texto sin formato, aquí hay bytes que no son texto
problem-utf8 = guarda el texto como UTF-8, aquí hay otra codificación: { $line }
problem-characters = como mucho { $most } caracteres, hay { $found }
problem-dots = como mucho { $most } puntos, hay { $found }
problem-sensible = hace falta un TOML de tamaño y profundidad razonables
problem-depth = como mucho { $most } tablas o listas una dentro de otra

## Una línea que no se entiende

problem-at_line = { $what }; pone: { $line }
problem-curly = pon comillas rectas "como estas" alrededor de las palabras, no curvas
problem-curly_more =
    { $count ->
        [one] pon comillas rectas "como estas" alrededor de las palabras, no curvas (también en 1 línea más)
       *[other] pon comillas rectas "como estas" alrededor de las palabras, no curvas (también en { $count } líneas más)
    }
problem-section_twice = cada sección una sola vez: ya empieza en la línea { $line }, pon allí sus líneas
problem-section_taken = dale a la sección un nombre que nada de arriba tenga
problem-key_twice = cada clave una sola vez
problem-key_twice_at = cada clave una sola vez: ya está en la línea { $line }
problem-close_section = falta un ] al final del nombre de la sección
problem-close_lines = faltan tres comillas de cierre tras un texto de varias líneas
problem-close_quote = faltan las comillas de cierre tras las palabras
problem-close_list = falta el ] que cierra la lista anterior
problem-close_brace = falta un {"}"} de cierre en la misma línea
problem-no_comma_brace = sobra la coma antes de {"}"}
problem-key_in_braces = entre {"{"} y {"}"} va una clave, todo en una línea
problem-comma = falta una coma antes de { $rest }
problem-comma_above = falta una coma al final de la línea anterior
problem-no_comma_end = sobra la coma al final de esta línea
problem-quotes_inside = sin comillas dentro de las palabras, y nada tras las de cierre
problem-digits_only = escribe los números enteros solo con cifras, como 1000
problem-own_line = cada clave en su propia línea
problem-value = falta un valor tras el signo igual
problem-truth = escribe { $value }, en minúsculas y sin comillas
problem-in_quotes = las palabras van entre comillas rectas
problem-equals_for_colon = pon un signo igual en vez de los dos puntos
problem-name_in_quotes = un nombre de varias palabras va entre comillas antes del signo igual
problem-equals = falta un signo igual entre la clave y su valor
problem-remark = una nota empieza por #
problem-key_first = falta una clave antes del signo igual
problem-no_backslashes = palabras sin barras invertidas
problem-entry = aquí va una clave, un signo igual y un valor, o una línea que empiece por #

## Valores del tipo correcto

problem-table = aquí va una tabla de claves y valores
problem-no_key = esta clave no existe
problem-key_of_kind = esta clave no existe para el tipo '{ $kind }'
problem-key_of_card = esta clave no existe para '{ $does }'
problem-id = aquí va una palabra corta de minúsculas, cifras, - y _
problem-id_key = el identificador es una palabra corta de minúsculas, cifras, - y _
problem-id_free = ese identificador está cogido, como todos estos: { $names }
problem-shipped_id = hace falta el identificador de una edición incluida, no una ruta
problem-one_of = puede ser: { $names }
problem-true_or_false = aquí va true o false
problem-whole = aquí va un número entero, 0 o más
problem-whole_above = aquí va un número entero mayor que { $least }
problem-whole_between = aquí va un número entero de { $least } a { $most }
problem-power_of_ten = aquí va 1, 10, 100 u otra potencia de diez
problem-sign = aquí va un signo o una palabra
problem-sign_no_number = aquí va un signo o una palabra sin cifras, más, menos, puntos, comas ni apóstrofos, que cambiarían la suma
problem-colour = aquí va un color como #1f2328

## Palabras que se pueden mostrar

problem-some_words = faltan palabras
problem-no_end_spaces = sin espacios al principio ni al final
problem-long_word = palabras de { $most } letras como mucho
problem-calls_nobody = palabras que no mencionen a nadie
problem-no_less_than = sin signo de menor que delante de una letra
problem-no_links = palabras sin enlaces
problem-no_backticks = palabras sin acentos graves sueltos ni barras invertidas
problem-no_doubled = sin asteriscos, guiones bajos, virgulillas ni barras dobles
problem-no_stars_around = sin asteriscos ni guiones bajos alrededor de las palabras
problem-no_heading = palabras que no empiecen como una cita, un título o una lista
problem-visible = solo signos visibles, sin { $sign }
problem-plain_spaces = solo espacios normales, sin { $sign }
problem-accents = como mucho { $most } acentos en una letra
problem-around_number = { $what }, tampoco alrededor de un número

## Una edición que parte de otra

problem-chain = como mucho { $most } ediciones seguidas, hay más
problem-sound_parent = hace falta una edición sin problemas propios, { $id } los tiene
problem-take_out =
    { $what ->
        [group] aquí va el identificador de un grupo que quitar
        [variant] aquí va el identificador de una modalidad que quitar
        [deck] aquí va el identificador de un mazo que quitar
       *[card] aquí va el identificador de una carta que quitar
    }
problem-new_card = aquí va el identificador de una carta de este mazo, o una carta nueva con su texto (text) y lo que hace (do)
problem-spaces_list = aquí va una lista de casillas; una tabla de cambios necesita extends
problem-spaces_changes = aquí va una lista de casillas o una tabla de cambios
problem-parent_space = aquí va una posición de 0 a { $last }, o un nombre del tablero de partida
problem-space_change = aquí va un nombre nuevo o una tabla de claves cambiadas
problem-leftover = palabras sin { $name }, porque ya ninguna casilla se llama así

## Tablero, grupos y fichas

problem-sizes = el número de casillas es múltiplo de 4, de { $least } a { $most }; hay { $found }
problem-board = hace falta { $parts }
problem-board_go = una casilla de tipo 'go', y que sea la primera
problem-board_jail = una sola casilla de tipo 'jail' (hay { $found })
problem-board_street = al menos una casilla de tipo 'street'
problem-corner = aquí va una esquina ({ $names })
problem-jail_corner = la cárcel va en una esquina, o sea, en { $one }, { $two } o { $three }
problem-own_name = hace falta un nombre propio, porque es una propiedad
problem-group = aquí va un grupo de tipo { $kind } ({ $names })
problem-group_unused = hace falta al menos una casilla de este grupo en el tablero
problem-mortgage = como mucho el precio, { $price }
problem-rents = aquí van { $count } alquileres como en las otras calles (terreno vacío, cada casa, hotel), hay { $found }
problem-falling = un alquiler no debería bajar nunca; tras { $before } viene { $now }
problem-building_pays = el último alquiler debe ser al menos { $least }, lo que ya da el terreno vacío
problem-no_rents = hace falta al menos un título que dé alquiler
problem-per_deed = aquí van { $count } números, uno por propiedad en mano, hay { $found }
problem-token_once = cada ficha una sola vez
problem-token_each = hace falta una para cada una de { $players } personas, hay { $found }
problem-players_min = no más que players.max ({ $most })

## Cartas

problem-position = pon la posición, porque { $count } casillas se llaman así
problem-space = aquí va el nombre o la posición de una casilla
problem-no_cards = falta al menos una carta
problem-only_kept = al menos una carta tiene que volver al mazo, aquí se guardan todas
problem-deck_unused = ninguna casilla de tipo 'card' usa este mazo
problem-kind_on_board = aquí va un tipo que esté en el tablero
problem-own_text = hace falta un texto propio, porque otra carta dice lo mismo
problem-unsaid = el texto debería decir { $sum }, como { $key }
problem-circle = las cartas no deben mandar en círculo: de la casilla { $start } a la { $target } y al final de vuelta

## Reglas, módulos y preguntas

problem-not_standard = hace falta otro nombre; standard es el juego mismo
problem-setup = estas reglas no sirven: { $what }
problem-module_space = { $module } necesita una casilla de tipo '{ $kind }'
problem-module_questions = { $module } necesita preguntas
problem-module_once = cada módulo una sola vez
problem-own_id = hace falta un identificador propio
problem-question_once = aquí va una pregunta que se haga una sola vez
problem-four_choices = aquí van cuatro respuestas distintas
problem-questions_here = las preguntas van en este archivo, como [[questions]]
problem-questions_file = aquí va un archivo al lado de este, como challenge.toml
problem-only_questions = en este archivo solo va [[questions]]

## Aspecto

problem-one_theme = el aspecto va aquí o en { $file }, no en los dos
problem-id_of =
    { $what ->
        [group] aquí va el identificador de un grupo de esta edición
       *[deck] aquí va el identificador de un mazo de esta edición
    }
problem-icon_key = aquí va una posición, el identificador de un grupo o mazo, o un tipo de casilla
problem-name_of =
    { $what ->
        [icon] aquí va el nombre de un icono
       *[motif] aquí va el nombre de un adorno
    }
problem-contrast = hace falta un contraste de { $least } como mínimo con { $ground }, es de { $found }
problem-band =
    { $shade ->
        [light] hace falta un contraste de { $least } como mínimo con el papel claro, es de { $found }
       *[dark] hace falta un contraste de { $least } como mínimo con el papel oscuro, es de { $found }
    }
problem-group_colour = este grupo no tiene color todavía, como #c0392b
problem-colour_apart = hace falta un color que se distinga del de { $other }

## Traducciones en el archivo

problem-language = aquí va un idioma como lo llama Discord, por ejemplo de o pt-BR
problem-complete =
    { $more ->
        [0] la traducción tiene huecos, falta: { $names }
       *[other] la traducción tiene huecos, falta: { $names } y { $more } más
    }
problem-unsaid_blank = el texto tiene que decir { $sum }, como { $key } ({"{"}{ $key }{"}"})
problem-unsaid_place = el texto debería decir { $name }, como el original ({"{"}to{"}"})
problem-other_number = sin más números que los del original, pone { $number }
problem-same_numbers = los números del original, { $text }
