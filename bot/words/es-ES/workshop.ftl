### El taller de ediciones: borradores que se cambian con listas y formularios.

workshop-title = ## { $name }: { $section }
workshop-value = - { $name }: **{ $value }**
workshop-empty = nada
workshop-lab_hint = -# Cada cambio se guarda enseguida, durante una semana. Pulsa Probarla y el laboratorio dirá si es divertida y justa.
workshop-refused = Así no se podría jugar, así que no ha cambiado nada:
    { $problems }
workshop-not_colour = { $text } no es un color que conozca. Escríbelo con # y seis signos, como #b3402e, que muestra cualquier selector de color, o con una palabra inglesa como gold. No ha cambiado nada.
workshop-card_gone = Esa carta ya no está en el mazo.
workshop-variant_taken = Ya hay una modalidad con ese nombre, o hay { $most } y no puede haber más. No se ha cambiado nada.
workshop-variant_name = Ponle un nombre de unas cuantas letras sencillas, como partida rápida. No se ha cambiado nada.
workshop-copy = Nuestro { $name }
workshop-deck_part = { $name }: { $first } a { $last }

## Buttons

workshop-edit = Editar
workshop-change = Cambiar
workshop-take_out = Quitar
workshop-add_variant = Nueva modalidad
workshop-save = Guardar como versión nueva
workshop-shade_light = Colores claros
workshop-shade_dark = Colores oscuros

## Lists

workshop-pick_section = Qué cambiar
workshop-pick_spaces = Elige una casilla
workshop-pick_groups = Elige un grupo
workshop-pick_deck = Elige un mazo
workshop-pick_cards = Elige una carta
workshop-pick_new = Añade una carta
workshop-put_back = Quitada: volver a ponerla
workshop-pick_rules = Reglas propias
workshop-pick_variants = Elige una modalidad
workshop-pick_modules = Módulos que una mesa puede elegir
workshop-pick_words = Elige un idioma
workshop-pick_texts = Elige unos textos
workshop-missing =
    { $count ->
        [one] 1 texto por traducir
       *[other] { $count } textos por traducir
    }
workshop-translated = Traducido
workshop-pick_motif = Adorno del centro
workshop-pick_face = Letra de los títulos

## Ornaments and typefaces

workshop-motif_plain = Ninguno
workshop-motif_stars = Estrellas
workshop-motif_circuit = Circuito
workshop-motif_skyline = Rascacielos
workshop-motif_waves = Olas
workshop-motif_lantern = Farol
workshop-motif_sunrise = Amanecer
workshop-motif_horseshoe = Herradura
workshop-motif_leaves = Hojas
workshop-motif_gears = Engranajes
workshop-motif_peaks = Cumbres
workshop-face_serif = Con remates
workshop-face_slab = Remates gruesos
workshop-face_poster = Cartel
workshop-face_mono = Máquina de escribir
workshop-face_western = Del Oeste
workshop-face_round = Redonda
workshop-face_book = Libro
workshop-face_bold = Negrita

## Sections

workshop-section_name = Nombre y fichas
workshop-section_spaces = Casillas: nombres, precios, alquileres
workshop-section_groups = Grupos y sus colores
workshop-section_cards = Cartas
workshop-section_money = Dinero
workshop-section_rules = Reglas
workshop-section_variants = Modalidades
workshop-section_modules = Módulos
workshop-section_look = Aspecto
workshop-section_words = Traducciones
workshop-note_spaces = Elige una casilla y pulsa Cambiar. Los alquileres van en fila: terreno vacío, cada casa, hotel.
workshop-note_groups = Elige un grupo y pulsa Cambiar.
workshop-note_cards = Elige un mazo para cambiarle el nombre y luego una carta. Una carta tiene que decir lo que hace: la misma suma, el mismo lugar.
workshop-note_money = Cómo se escriben las sumas y cuánto hay.
workshop-note_rules = Lo que actives en la lista vale enseguida; Cambiar fija los números.
workshop-note_variants = Una mesa elige una de ellas, o la partida normal. Elige una y pulsa Cambiar para sus números; lo que esté activado en la lista cuenta enseguida.
workshop-note_modules = Juegos de esquina y similares, que una mesa puede activar. En la lista solo está lo que este tablero permite.
workshop-note_look = Un adorno, una letra y los colores del papel de día y de noche.
workshop-note_words = Elige un idioma, luego unos textos, luego pulsa Cambiar. Los textos que dejes vacíos siguen en el idioma del original. En una carta, {"{"}amount{"}"} y {"{"}to{"}"} representan su suma y su lugar.

## Lines of the forms

workshop-field_name = Nombre
workshop-field_tagline = Qué es, en pocas palabras
workshop-field_notes = Qué es distinto aquí
workshop-field_tokens = Fichas, separadas por comas
workshop-field_prefix = Antes de una suma, como $
workshop-field_suffix = Después de una suma, como duros
workshop-field_jail_fine = Multa para salir de la cárcel
workshop-field_mortgage_interest = Intereses de las hipotecas, en %
workshop-field_jail_turns = Turnos en la cárcel, como mucho
workshop-field_dealt_deeds = Propiedades repartidas antes
workshop-field_houses_before_hotel = Casas antes de un hotel
workshop-field_variant = Cómo se llama
workshop-field_paper = Papel
workshop-field_ink = Tinta
workshop-field_line = Líneas
workshop-field_accent = Acento
workshop-field_centre = Centro del tablero
workshop-field_space = Nombre de la casilla
workshop-field_price = Precio
workshop-field_mortgage = Hipoteca
workshop-field_rents = Alquileres: vacío, cada casa, hotel
workshop-field_flat = Impuesto fijo
workshop-field_percent = O % del patrimonio (0: ninguno)
workshop-field_color = Palabra para el color
workshop-field_hex = Color, como #b3402e
workshop-field_house_cost = Precio de un edificio
workshop-field_rents_held = Alquileres con 1, 2 y más
workshop-field_multipliers = Veces los dados con 1, 2 y más
workshop-field_deck = Nombre del mazo
workshop-field_text = Qué dice la carta
workshop-field_amount = Suma
workshop-field_per_house = Por cada casa
workshop-field_per_hotel = Por cada hotel
workshop-field_to = A qué casilla: nombre o número
workshop-field_steps = Cuántas casillas
workshop-field_times = Veces el alquiler normal
workshop-field_dice_times = O veces otra tirada (0: no)

## New cards, as they begin

workshop-new_collect_bank = La Banca está de tu parte: cobra { $sum }.
workshop-new_pay_bank = Llega una factura: paga { $sum } a la Banca.
workshop-new_collect_each_player = Es tu cumpleaños: cobra { $sum } de cada jugador.
workshop-new_pay_each_player = Invitas a todos: paga { $sum } a cada jugador.
workshop-new_repairs = Reparaciones: paga { $house } por cada casa y { $hotel } por cada hotel.
workshop-new_advance_to = Avanza hasta { $space }.
workshop-new_move_back = Retrocede { $steps } casillas.
workshop-new_go_to_jail = Ve a la cárcel. No pasas por SALIDA ni cobras sueldo.
workshop-new_get_out_of_jail_free = Sales gratis de la cárcel. Guarda esta carta hasta usarla o cambiarla.
