### The queue for a table, where a server has as many as it may have.

queue-joined = Todas las mesas de este servidor están ocupadas. Tienes el puesto **{ $place }** de la cola. Cuando te toque, recibirás un aviso en <#{ $channel }> y la mesa se te guardará { $minutes } minutos, con los ajustes que has elegido.
queue-leave = Salir de la cola
queue-left = Ya no estás en la cola.
queue-not_in = No estás en la cola de este servidor.
queue-call = <@{ $user }>, hay una mesa libre y te toca. Se te guarda hasta las <t:{ $due }:t>.
queue-open = Abrir mi mesa
queue-lapsed_told = Aquí se guardó una mesa libre para quien seguía en la cola, pero nadie la abrió. Con `/game new` se abre una.
queue-lapsed = Este puesto de la cola ha caducado o ya se ha usado. `/game new` abre una mesa o te da otro puesto.
queue-not_yours = Esta mesa se guarda para otra persona. `/game new` abre una tuya o te da un puesto en la cola.
queue-no_room = Todas las mesas de este servidor están ocupadas, y ya esperan { $most } personas. Inténtalo un poco más tarde.
