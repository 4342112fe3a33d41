### League nights.

league-command = Una noche de liga: mesas sorteadas entre quienes se apunten, puntos y una final
league-command_open = Abre una noche de liga en este canal
league-command_start = Sortea las primeras mesas de la noche de liga de este canal
league-command_call_off = Suspende la noche de liga de este canal
league-option_rounds = Cuántas rondas, de 1 a 6
league-option_edition = A qué se juega; a la edición habitual del servidor, si no dices nada
league-option_minutes = Cuánto juega cada mesa, de 15 a 180 minutos
league-opened = La noche de liga está abierta.
league-starting = Las mesas están sorteadas.
league-ended = La noche de liga queda suspendida. Las mesas en juego siguen como partidas normales.
league-title = ## Noche de liga { $number }: { $edition }, { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
league-about = Apúntate y te tocará por sorteo una mesa de cuatro, o de tres a cinco si el número lo pide. En una mesa de cuatro, los puestos dan 12, 8, 4 y 0 puntos. En la última ronda, los mejores se ven las caras en la primera mesa. Hacen falta { $least } personas para empezar.
league-each_table = En cada mesa: { $variant }.
league-sealed = -# Los dados de todas las mesas están sellados como `{ $hash }…`.
league-unsealed = -# El secreto de la noche era `{ $secret }`, sellado como `{ $hash }…`. El secreto de cada mesa es el SHA-256 del texto `rentroll-night-1:secret:round:table`.
league-nobody = Aún no se ha apuntado nadie.
league-signed_up = **{ $count ->
        [one] Se ha apuntado una persona
       *[other] Se han apuntado { $count } personas
    }**: { $names }
league-round = **Ronda { $round } de { $rounds }**
league-drawn = **La ronda { $round } de { $rounds } está sorteada.** Por quien no aparezca juega la máquina, y no entra en el siguiente sorteo.
league-table_drawn = Mesa { $place } en <#{ $thread }>: { $people }
league-final_table = La final, en <#{ $thread }>: { $people }
league-table_coming = La mesa { $place } se está poniendo: { $people }
league-table_playing = La mesa { $place } juega en <#{ $thread }>: { $people }
league-table_over = La mesa { $place } ha terminado (<#{ $thread }>): { $people }
league-standing = **Así va**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · se fue
league-winner = La noche es de **{ $names }**.
league-done = Ha terminado. Abajo está la tabla final.
league-off = Se suspendió.
league-thread = Noche de liga { $number }, ronda { $round }, mesa { $place }
league-sign_up = Apuntarse
league-sign_off = Borrarse
league-start = Sortear las mesas
league-call_off = Suspenderla
league-no_threads = Una noche de liga necesita hilos para sus mesas: ábrela en un canal de texto.
league-there = En este canal ya hay una noche de liga.
league-none_here = En este canal no hay ninguna noche de liga. La moderación puede abrir una con `/league open`.
league-is_over = Esta noche de liga ha terminado.
league-begun = Las mesas ya están sorteadas.
league-already_in = Ya estás en la lista.
league-not_in = No estás en la lista.
league-full = En una noche de liga caben { $most } personas, y ya se han apuntado tantas.
league-too_few = Tienen que apuntarse al menos { $least } personas.
league-not_yours = Eso solo lo puede hacer quien abrió la noche de liga, o la moderación.
league-opened_log = ha abierto una noche de liga en <#{ $channel }>: { $edition }, { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
league-started_log = ha sorteado las mesas de la noche de liga { $number }
league-called_off_log = ha suspendido la noche de liga { $number }
