### The remarks in the file with which an edition of one's own begins. `starter-tagline` and
### `starter-notes` are values in it: at most 60 characters, and plain words.

starter-intro =
    { $name }: uma edição da família de { $parent }.
    {""}
    Este arquivo só diz o que muda em relação a { $parent }. Mude uma linha e salve; depois
    {"  "}rentroll edition check PATH     aponta cada erro com o seu lugar
    {"  "}rentroll edition show PATH      mostra o tabuleiro inteiro
    {"  "}rentroll edition lab PATH       joga muitas vezes e diz se é divertida
    Uma linha que começa com # é um comentário e não faz nada. Tire o # para usá-la.
starter-tagline = O que é, para a lista de escolha.
starter-notes = O que é diferente aqui, em uma ou duas frases.
starter-tokens = Pelo menos um peão por pessoa.
starter-spaces = Nomes novos, por posição (a partida é 0). Dá para mudar mais que o nome:
starter-groups = A palavra para a cor de um grupo, e quanto custa uma casa ali.
starter-currency = As somas deste arquivo são as de { $parent }; aqui se diz como aparecem.
starter-terms = Suas palavras para construções e famílias de propriedades.
starter-rules = Qualquer regra, e o que cada tipo de jogo muda.
starter-cards =
    Cartas, pelo identificador. Um texto entre aspas é um texto novo, e precisa dizer o que a carta faz:
    { $sum } continua { $sum }.
starter-example = muda também a soma; false tira uma carta.
starter-colours = Cores, como #rrggbb. Também podem ficar em theme.toml ao lado deste arquivo, sem "theme.".
