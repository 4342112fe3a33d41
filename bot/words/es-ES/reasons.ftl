### Why money moved: one line for each part of a sum. The ids are the engine's labels.

reason-line = { $what }: { $amount } [{ $rule }]
reason-at = { $what }, { $place }

reason-rent_bare = Alquiler, { $place }
reason-rent_houses = Alquiler, { $place }, { $buildings }
reason-rent_hotel = Alquiler, { $place }, { $hotel }
reason-rent_whole_group = Alquiler, { $place }, doble por tener todo el grupo
reason-rent_held = Alquiler, { $place }, teniendo { $count }
reason-rent_dice = Alquiler, { $place }, { $times } × { $throw } en los dados
reason-card_times = Alquiler, { $place }, { $times } veces por la carta
reason-repairs = Reparaciones, { $buildings }
reason-lift_value = Valor de hipoteca, { $place }
reason-interest = Intereses, { $place }, { $percent } %
reason-tax_percent = { $place }, { $percent } % del patrimonio
reason-card = Carta, { $deck }
reason-each = { $what }, { $place }, { $count } × { $amount }

## Labels that need nothing but a place

reason-salary = Sueldo
reason-pot = El bote
reason-price = Precio
reason-dealt = Precio de una propiedad repartida
reason-fine = Multa de la cárcel
reason-fine_forced = Multa de la cárcel tras el último intento
reason-lawyer = Honorarios del abogado
reason-build = Construcción
reason-sell = Edificios vendidos
reason-mortgage = Hipoteca
reason-trade = Trato
reason-estate = Bienes de una bancarrota
reason-bid = Puja ganadora
reason-bid_building = Puja ganadora, un edificio
