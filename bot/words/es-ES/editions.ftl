### Editions of a server's own: uploading, looking at, trying out, keeping.

edition-command = Las ediciones propias de este servidor
edition-command_upload = Revisa un archivo de edición, míralo y publícalo aquí
edition-command_new = Recibe un archivo comentado para hacer una edición propia
edition-command_edit = Cambia una edición con listas y formularios, sin archivo
edition-command_list = Las ediciones propias de este servidor: versiones, quién las publicó y cuándo
edition-command_preview = Mira una edición: su tablero, algunas propiedades y cartas
edition-command_export = Recupera el archivo de una edición, en cualquier versión
edition-command_restore = Hacer que una versión anterior de una edición vuelva a ser la última
edition-command_remove = Quita una de las ediciones propias de este servidor
edition-command_lab = Que la máquina juegue muchas veces una edición y diga si es divertida
edition-option_file = Un archivo TOML; /edición nueva te da uno para empezar
edition-option_base = La edición de la que parte la tuya
edition-option_id = El id de tu edición, por ejemplo my_town
edition-option_edition = Qué edición
edition-option_version = Qué versión; la más nueva, si no dices nada
edition-option_restored = Qué versión vuelve a ser la última
edition-option_games = Cuántas partidas (300)

## The file

edition-too_big = Ese archivo ocupa { $size }; este servidor acepta { $most } como mucho. Una edición de { $most } ya es muy larga: ¿es el archivo correcto?
edition-damaged = Esta versión está dañada y no se puede dibujar. Exporta su archivo y súbelo otra vez.
edition-unreadable = No he podido traer ese archivo de Discord. Súbelo otra vez, por favor.
edition-problems = **{ $file }** aún no es una edición: { $count } por arreglar. No se ha publicado nada.
edition-problem_count =
    { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }
edition-problem = - `{ $place }`: { $text }
edition-problem_line = - `{ $place }` (línea { $number }): { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# Los primeros { $shown }; todos ({ $count }) están en el archivo.
edition-shipped_id = `{ $id }` es una edición que viene con el juego. Da a la tuya un id propio, en la línea `id = …` del archivo, y súbela otra vez. No se ha publicado nada.
edition-full = Este servidor tiene { $most } ediciones y no puede tener más: sube una versión nueva de una de ellas o quita una con `/edition remove`. No se ha publicado nada.
edition-same = En este archivo no hay nada nuevo: es la versión { $version } de `{ $id }`, letra por letra.

## The preview

edition-preview_title = ## { $name }
    `{ $id }` · { $least } a { $most } jugadores · { $spaces } casillas · { $cards } cartas
edition-preview_new = Una edición nueva para este servidor. Aún no la ve nadie más.
edition-preview_newer = Versión { $version } de esta edición; la versión { $before } es de { $when }. Las partidas empezadas conservan la suya. Aún no la ve nadie más.
edition-preview_version = Versión { $version }, publicada { $when } por { $who }.
edition-preview_shipped = Esta edición viene con el juego.
edition-preview_rules = **Reglas propias:**
edition-preview_warnings = **Conviene mirarlo:**
edition-preview_item = - { $text }
edition-preview_more = - y { $count } más
edition-alt_board = El tablero de { $name }: { $spaces }
edition-alt_deeds = Al lado, las propiedades { $deeds }.
edition-publish = Publicar
edition-replace = Sustituir la versión { $version }
edition-discard = Descartar
edition-try = Probarla
edition-try_again = Probar otra vez
edition-draft_gone = Ese borrador ya no está aquí: lo has publicado o descartado, has empezado otro o ha pasado una semana. Sube el archivo otra vez o usa `/edition edit`.
edition-discarded = Descartada. No se ha publicado nada.
edition-published = **{ $name }** está publicada como versión { $version }. Juégala con `/game new edition:{ $id }`.
edition-open_table = Abrir una mesa

## The laboratory

edition-lab_title = ## { $name } en el laboratorio
edition-lab_soon = **Laboratorio:** las primeras partidas empiezan enseguida…
edition-lab_playing = **Laboratorio:** { $played } de { $games } partidas rápidas jugadas…
edition-lab_failed = **Laboratorio:** las partidas no se pudieron jugar hasta el final. Prueba más tarde.
edition-lab_games = **Laboratorio:** { $games } partidas rápidas entre { $players } máquinas
edition-lab_length = - Terminan { $ended } de ellas: la mitad, en { $median } turnos o menos; 95 de cada 100, en { $most } o menos
edition-lab_seats = - Victorias por asiento: { $wins }
edition-lab_visits = - La más visitada: { $most }; la menos: { $least }
edition-lab_returns = - La que más rinde: { $most }; la que menos: { $least }
edition-lab_card = - La carta que más decide: { $card } (gana el { $share } de quienes la roban)
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Nada llama la atención: un tablero justo con partidas que terminan.
lab-computers = Los jugadores del ordenador no saben jugar en este tablero: fallan y hacen la jugada mínima. Busca números que sean 0 o demasiado grandes.
lab-endless = No termina el { $share } de las partidas: sube los alquileres o baja el sueldo.
lab-long = Las partidas son largas ({ $turns } turnos): ayudan alquileres más caros o casas más baratas.
lab-short = Las partidas son muy cortas ({ $turns } turnos): ayudan alquileres más baratos o más dinero.
lab-unfair = El asiento { $seat } gana el { $share } de las partidas; lo justo sería el { $even }.
lab-rich = El grupo { $group } rinde mucho más que los demás.
lab-poor = El grupo { $group } apenas devuelve lo que cuesta.
edition-wrong_games = Elige de { $least } a { $most } partidas, por favor.

## Starting one

edition-starter = Aquí tienes un archivo que ya se puede jugar: **{ $name }** con tu id `{ $id }`. Ábrelo en cualquier editor de texto, cambia lo que quieras y envíalo de vuelta con `/edition upload`. Sus comentarios explican cada línea.

## The list

edition-none = Este servidor aún no tiene ediciones propias. Con `/edition edit` se hace una con listas y formularios; o `/edition new` te da un archivo para empezar y `/edition upload` lo publica. Caben { $most }.
edition-bytes =
    { $count ->
        [one] 1 byte
       *[other] { $count } bytes
    }
edition-kilobytes = { $count } KiB
edition-list_title = **Ediciones de este servidor** ({ $count } de { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · versión { $version } · { $size } · { $when } por { $who }{ $open ->
        [0] {""}
        [one] {" "}· 1 partida abierta
       *[other] {" "}· { $open } partidas abiertas
    }
edition-list_pick = Versiones de una edición
edition-list_note =
    { $count ->
        [one] 1 versión
       *[other] { $count } versiones
    }
edition-nobody = alguien
edition-refresh = Actualizar
edition-back_to_list = Todas las ediciones
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Versión { $version }: **{ $name }**, { $size }, { $when } por { $who }
edition-export_pick = Exportar una versión
edition-preview = Ver
edition-remove = Quitar
edition-exported = **{ $name }**, versión { $version }. Cualquier servidor puede subir este archivo.
edition-not_own = `{ $id }` no es una de las ediciones propias de este servidor. `/edition list` las muestra.
edition-no_version = `{ $id }` no tiene aquí ninguna versión { $version }.
edition-restored = La versión { $before } de **{ $name }** vuelve a ser la última, como versión { $version }. Las partidas empezadas conservan la suya.
edition-newest = La versión { $version } ya es la última de `{ $id }`.
edition-gone = Esa edición ya no está aquí.

## Removing

edition-remove_sure =
    { $versions ->
        [one] ¿Quitar **{ $name }**? Las partidas empezadas siguen; las nuevas no podrán elegirla. Expórtala antes si crees que la vas a querer de vuelta.
       *[other] ¿Quitar **{ $name }** con sus { $versions } versiones? Las partidas empezadas siguen; las nuevas no podrán elegirla. Expórtala antes si crees que la vas a querer de vuelta.
    }
edition-remove_now = Quitarla
edition-remove_keep = Conservarla
edition-removed = **{ $name }** ya no está.

## What the log channel says, after a moderator's name

edition-log_published = ha publicado la edición **{ $name }** (`{ $id }`), versión { $version }
edition-log_restored = ha hecho que la versión { $before } de la edición **{ $name }** (`{ $id }`) vuelva a ser la última, como versión { $version }
edition-log_removed = ha quitado la edición **{ $name }** (`{ $id }`)
