### What is stored about people: to see it, and to have it forgotten.

privacy-command = O que este bot guarda sobre você
privacy-command_show = Tudo o que está guardado sobre você, num arquivo só para você
privacy-command_delete = Fazer esquecer tudo sobre você; pergunta antes
privacy-shown = Tudo o que guardei sobre você, em todos os servidores. Ninguém mais vê esta mensagem. `/privacy delete` apaga tudo.
privacy-ask = **Esquecer tudo sobre você, em todos os servidores?** Isso não dá para desfazer.
    - Você deixa todos os jogos. { $games ->
        [0] Agora você não está em nenhum.
       *[other] Agora você está em **{ $games }**.
    } O computador continua por você com outro nome.
    - Suas preferências, classificação, votos e lances máximos são apagados, e nenhuma edição sua leva mais o seu nome.
    - Jogos terminados ficam, sem você: os registros deles conhecem lugares, não pessoas.
privacy-sent_away = - A moderação tirou você de um jogo ou bloqueou você num servidor. Isso continua valendo: guardo uma marca sem o seu nome nem o seu id, pela qual reconheço você lá.
privacy-ask_foot = -# O que escrevi nos canais é do Discord; a moderação pode apagar por lá.
privacy-button = Pode me esquecer
privacy-done = Feito: esqueci você. Se jogar de novo, começamos do zero.
privacy-somebody = Alguém
