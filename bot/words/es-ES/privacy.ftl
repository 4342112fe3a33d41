### What is stored about people: to see it, and to have it forgotten.

privacy-command = Lo que este bot guarda sobre ti
privacy-command_show = Todo lo que se guarda sobre ti, en un archivo solo para ti
privacy-command_delete = Que se olvide todo sobre ti; pregunta antes
privacy-shown = Todo lo que he guardado sobre ti, en todos los servidores. Nadie más ve este mensaje. `/privacy delete` lo borra.
privacy-ask = **¿Olvidar todo sobre ti, en todos los servidores?** No se puede deshacer.
    - Dejas todas las partidas. { $games ->
        [0] Ahora no estás en ninguna.
        [one] Ahora estás en **{ $games }** partida.
       *[other] Ahora estás en **{ $games }** partidas.
    } La máquina sigue por ti con otro nombre.
    - Se borran tus preferencias, clasificaciones, votos y pujas máximas, y ninguna edición tuya lleva ya tu nombre.
    - Las partidas terminadas se quedan, sin ti: sus registros conocen asientos, no personas.
privacy-sent_away = - La moderación te expulsó de una partida o te tiene fuera de las de un servidor. Eso sigue en pie: guardo una marca que no tiene ni tu nombre ni tu id, por la que te reconozco allí.
privacy-ask_foot = -# Lo que escribí en los canales es de Discord; la moderación puede borrarlo allí.
privacy-button = Olvídame
privacy-done = Hecho: te he olvidado. Si vuelves a jugar, empezamos de cero.
privacy-somebody = Alguien
