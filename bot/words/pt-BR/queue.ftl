### The queue for a table, where a server has as many as it may have.

queue-joined = Todas as mesas deste servidor estão ocupadas. Você é o número **{ $place }** da fila. Quando chegar a sua vez, o aviso sai em <#{ $channel }>, e a mesa fica guardada para você por { $minutes } minutos, com as configurações que você escolheu.
queue-leave = Sair da fila
queue-left = Você não está mais na fila.
queue-not_in = Você não está na fila deste servidor.
queue-call = <@{ $user }>, há uma mesa livre, e é a sua vez. Ela fica guardada para você até <t:{ $due }:t>.
queue-open = Abrir minha mesa
queue-lapsed_told = Uma mesa livre ficou guardada aqui para a próxima pessoa da fila, mas ninguém veio. `/game new` abre uma.
queue-lapsed = Este lugar na fila expirou ou já foi usado. `/game new` abre uma mesa ou dá um novo lugar a você.
queue-not_yours = Esta mesa está guardada para outra pessoa. `/game new` abre uma sua ou dá um lugar na fila a você.
queue-no_room = Todas as mesas deste servidor estão ocupadas, e { $most } pessoas já esperam por uma. Tente um pouco mais tarde.
