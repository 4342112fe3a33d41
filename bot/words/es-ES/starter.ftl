### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: una edición de la familia de { $parent }.
    {""}
    Este archivo solo dice lo que cambia respecto a { $parent }. Cambia una línea y guarda; luego
    {"  "}rentroll edition check PATH     dice cada error con su sitio
    {"  "}rentroll edition show PATH      enseña el tablero entero
    {"  "}rentroll edition lab PATH       la juega muchas veces y dice si es divertida
    Una línea que empieza por # es una nota y no hace nada. Quita el # para usarla.
starter-tagline = Qué es, para la lista donde se elige.
starter-notes = Qué es distinto aquí, en una o dos frases.
starter-tokens = Al menos una ficha por persona.
starter-spaces = Nombres nuevos, por posición (la SALIDA es 0). Puede cambiar más que el nombre:
starter-groups = La palabra para el color de un grupo, y lo que cuesta allí una casa.
starter-currency = Las sumas de este archivo son las de { $parent }; aquí se dice cómo se muestran.
starter-terms = Tus palabras para edificios y familias de propiedades.
starter-rules = Cualquier regla, y lo que cambia cada modalidad.
starter-cards =
    Cartas, por su identificador. Un texto entre comillas es un texto nuevo, y debe decir lo que hace la carta:
    { $sum } sigue siendo { $sum }.
starter-example = cambia también la suma; false quita una carta.
starter-colours = Colores, como #rrggbb. También pueden ir en theme.toml junto a este archivo, sin "theme.".
