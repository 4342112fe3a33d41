### Why money moved: one line for each part of a sum. The ids are the engine's labels.

reason-line = { $what }: { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Aluguel, { $place }
reason-rent_houses = Aluguel, { $place }, { $buildings }
reason-rent_hotel = Aluguel, { $place }, { $hotel }
reason-rent_whole_group = Aluguel, { $place }, em dobro pelo grupo inteiro
reason-rent_held = Aluguel, { $place }, tendo { $count }
reason-rent_dice = Aluguel, { $place }, { $times } × { $throw } nos dados
reason-card_times = Aluguel, { $place }, { $times } vezes pela carta
reason-repairs = Reparos, { $buildings }
reason-lift_value = Valor da hipoteca, { $place }
reason-interest = Juros, { $place }, { $percent }%
reason-tax_percent = { $place }, { $percent }% do patrimônio
reason-card = Carta, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Labels that need nothing but a place

reason-salary = Salário
reason-pot = O pote
reason-price = Preço
reason-dealt = Preço de uma propriedade distribuída
reason-fine = Multa da prisão
reason-fine_forced = Multa da prisão depois da última tentativa
reason-lawyer = Honorários de advogado
reason-build = Construção
reason-sell = Construções vendidas
reason-mortgage = Hipoteca
reason-trade = Troca
reason-estate = Espólio
reason-bid = Lance vencedor
reason-bid_building = Lance vencedor, uma construção
