### The rules that a table changes, each in one sentence without a full stop. The ids are the names of the rules.
###
### $value is what the rule is set to: a number, a word, or yes and no; $sum is a number as money.
### $house, $houses, $hotel, $hotels and $utilities are the edition's own words ($houses_many and $hotels_many for five of them, where that is another word), and $hotel_sound says whether $hotel begins with a vowel.

change-starting_cash = Todo mundo começa com { $sum }
change-salary = O salário é { $sum }
change-jail_fine = Sair da prisão custa { $sum }
change-house_stock =
    O Banco tem { $value } { $value ->
        [1] { $house }
       *[other] { $houses }
    }
change-hotel_stock =
    O Banco tem { $value } { $value ->
        [1] { $hotel }
       *[other] { $hotels }
    }
change-mortgage_interest = Os juros das hipotecas são de { $value }%
change-houses_before_hotel =
    Antes de { $hotel } é preciso ter { $value } { $value ->
        [1] { $house }
       *[other] { $houses }
    }
change-building_bids_from_one =
    Os lances por construções disputadas começam { $value ->
        [yes] no menor valor possível
       *[no] no preço de construir
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] Uma hipoteca no grupo acaba com o aluguel dobrado
       *[no] Um grupo inteiro dobra o aluguel, com ou sem hipoteca
    }
change-utility_fresh_roll =
    O aluguel em { $utilities } segue { $value ->
        [yes] uma nova rolagem
       *[no] a rolagem que levou até lá
    }
change-rent_collection =
    { $value ->
        [on_request] Cada um precisa cobrar o seu aluguel
       *[automatic] O aluguel é pago automaticamente
    }
change-rent_claim_window = O aluguel caduca quando rola o jogador nº { $value } depois de quem visitou
change-income_tax =
    O imposto de renda é um valor fixo{ $value ->
        [flat] {""}
       *[choice] {" "}ou uma parte do que você tem, à sua escolha
    }
change-income_tax_blind =
    O imposto é escolhido { $value ->
        [yes] antes de se saber a porcentagem em dinheiro
       *[no] com os dois valores à vista
    }
change-jail_turns =
    A prisão dura no máximo { $value ->
        [1] 1 turno
       *[other] { $value } turnos
    }
change-jail_fine_any_turn =
    { $value ->
        [yes] A multa pode ser paga em qualquer turno na prisão
       *[no] No último turno na prisão é preciso rolar antes de pagar
    }
change-bankrupt_mortgages_first =
    Numa falência, as propriedades { $value ->
        [yes] são hipotecadas antes de passar a quem recebe
       *[no] passam a quem recebe do jeito que estão
    }
change-dealt_deeds =
    { $value ->
        [0] Nenhuma propriedade é distribuída
        [1] Cada jogador recebe 1 propriedade
       *[other] Cada jogador recebe { $value } propriedades
    }
change-dealt_deeds_are_paid =
    As propriedades distribuídas são { $value ->
        [yes] pagas
       *[no] de graça
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] A primeira falência encerra o jogo
       *[no] Vence a última pessoa na mesa
    }
change-time_limit =
    { $value ->
        [yes] O jogo acaba numa hora combinada
       *[no] Não há limite de tempo
    }
change-american_expansion =
    { $value ->
        [yes] Expansão americana: em vez do salário, o Início leva você a qualquer espaço
       *[no] Não há Expansão americana no Início
    }
change-just_visit_america =
    Quem visita a prisão { $value ->
        [yes] pode ganhar uma viagem
       *[no] só visita
    }
change-free_parking_game_show =
    A Parada livre { $value ->
        [yes] é um programa de perguntas
       *[no] não tem programa de perguntas
    }
change-american_legal_system =
    { $value ->
        [yes] Um tribunal decide quem vai para a prisão
       *[no] Ninguém passa pelo tribunal antes da prisão
    }
change-lawyer_fee = Um advogado custa { $sum }
change-offline_token =
    { $value ->
        [yes] O peão offline deixa uma propriedade sem aluguel
       *[no] Não há peão offline
    }
change-free_parking_pot =
    { $value ->
        [yes] Impostos e multas vão para um pote na Parada livre
       *[no] A Parada livre não tem pote
    }
change-double_salary_on_go =
    Parar no Início paga { $value ->
        [yes] o dobro do salário
       *[no] o salário normal
    }
change-no_auctions =
    { $value ->
        [yes] Propriedades que ninguém compra ficam com o Banco
       *[no] Propriedades não compradas vão a leilão
    }
change-no_rent_in_jail =
    Quem está na prisão { $value ->
        [yes] não recebe aluguel
       *[no] recebe aluguel
    }
change-laps_before_buying =
    { $value ->
        [0] Dá para comprar propriedades desde o começo
        [1] Propriedades só se vendem depois de 1 volta
       *[other] Propriedades só se vendem depois de { $value } voltas
    }
