### What happened, and what to do.

error-unexpected = Desculpe, algo deu errado do nosso lado. Nada se perdeu. Se acontecer de novo, passe este número a quem cuida do bot: `{ $number }`.
error-not_saved = Não deu para salvar isso, então não aconteceu. Nada do que veio antes se perdeu. Tente de novo daqui a um minuto; se continuar assim, avise quem cuida do bot.
error-not_seated = Você não tem lugar nesta mesa. Fique assistindo ou assuma um lugar livre com `/seat take`; `/follow` avisa como acaba.
error-kept = O computador está jogando por você. Aperte **Voltei** para assumir.
error-moved = Outra coisa aconteceu um instante antes. Dê mais uma olhada e tente de novo.
error-paused = Esta mesa está em pausa. A moderação pode liberar.
error-no_game_here = Não há jogo neste canal. Comece um com `/game new`.
error-gone = Esse jogo acabou. Comece um novo com `/game new`.
error-unreadable = Isto está salvo, mas não consigo mais ler. Se for um jogo, ninguém pode continuar por enquanto, e a moderação pode fechá-lo com `/moderate end`. Quem cuida do bot vê mais com `rentroll doctor`.
error-not_ready = Acabei de ligar e ainda estou arrumando esta mesa. Tente de novo daqui a pouco.
error-one_moment = Só um instante: já volto. Nada foi feito; aperte de novo daqui a alguns segundos.
error-old_button = Esse botão é de muito tempo atrás. Use a mensagem mais nova daqui.
error-retired = Isto acabou: não há mais votação da próxima edição nem fila para uma mesa. `/game new` abre uma mesa.
error-hidden = Isso fica num canal que você não pode ver.
error-old_command = Não entendi: o comando mudou, ou uma das opções não é deste servidor. Escolha de novo na lista.
error-several = Há mais de um com esse nome. Escolha na lista.
attention-call = Você perguntou bastante agora há pouco: dê um tempinho ao pessoal. Você pode perguntar de novo <t:{ $when }:R>.
attention-post = Você deixou este servidor ocupado agora há pouco: dê um tempinho a ele. Você pode fazer isso de novo <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = A mesa espera por { $who }, que precisa { $what }.
error-asked-roll = rolar os dados
error-asked-jail = tentar sair da prisão
error-asked-end_turn = encerrar a vez
error-asked-buy = decidir se compra
error-asked-tax = escolher como pagar o imposto
error-asked-auction = dar um lance ou passar
error-asked-debt = pagar o que deve
error-asked-mortgaged = quitar uma hipoteca ou mantê-la
error-asked-shortage = pedir construções escassas
error-asked-place = colocar uma construção
error-asked-go = receber o salário ou seguir adiante
error-asked-trip = pedir a pergunta
error-asked-challenge = responder a uma pergunta
error-asked-prize = escolher uma propriedade
error-asked-court = se declarar no tribunal
error-asked-offline = mover o peão offline
error-refused = O Discord não aceitou: { $reason }. Nada mudou.
error-outage = O Discord está com problemas agora, então não deu para terminar. Tente de novo daqui a um minuto.
error-limit = Foram pedidos demais aqui de uma vez, então não deu para terminar. Tente de novo daqui a um minuto.
error-permission = Preciso de **{ $permission }** em { $place } para isso. A moderação pode liberar nas permissões do canal.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-attach_files = Anexar arquivos
permission-create_public_threads = Criar tópicos públicos
permission-send_messages_in_threads = Enviar mensagens em tópicos
