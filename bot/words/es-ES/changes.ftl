### The rules that a table changes, each in one sentence without a full stop. The ids are the names of the rules.
###
### $value is what the rule is set to: a number, a word, or yes and no; $sum is a number as money.
### $house, $houses, $hotel, $hotels and $utilities are the edition's own words ($houses_many and $hotels_many for five of them, where that is another word), and $hotel_sound says whether $hotel begins with a vowel.

change-starting_cash = Se empieza con { $sum }
change-salary = El sueldo es de { $sum }
change-jail_fine = Salir de la cárcel cuesta { $sum }
change-house_stock =
    La Banca tiene { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-hotel_stock =
    La Banca tiene { $value } { $value ->
        [one] { $hotel }
       *[other] { $hotels }
    }
change-mortgage_interest = Los intereses de las hipotecas son del { $value } %
change-houses_before_hotel =
    Antes de cada { $hotel } hacen falta { $value } { $value ->
        [one] { $house }
       *[other] { $houses }
    }
change-building_bids_from_one =
    Las pujas por edificios escasos empiezan { $value ->
        [yes] con la suma más pequeña
       *[no] con el precio de construir
    }
change-double_rent_needs_clear_group =
    { $value ->
        [yes] Una hipoteca en el grupo acaba con su alquiler doble
       *[no] Un grupo entero dobla el alquiler, hipotecado o no
    }
change-utility_fresh_roll =
    El alquiler de { $utilities } depende de { $value ->
        [yes] una nueva tirada
       *[no] la tirada que llevó allí
    }
change-rent_collection =
    { $value ->
        [on_request] El alquiler hay que pedirlo
       *[automatic] El alquiler se paga solo
    }
change-rent_claim_window = El alquiler caduca cuando tira el jugador { $value } después de la visita
change-income_tax =
    El impuesto sobre la renta es una cantidad fija{ $value ->
        [flat] {""}
       *[choice] {" "}o una parte de lo que tienes, a tu elección
    }
change-income_tax_blind =
    El impuesto se elige { $value ->
        [yes] antes de saber el porcentaje
       *[no] viendo las dos sumas
    }
change-jail_turns =
    La cárcel dura { $value ->
        [one] 1 turno
       *[other] { $value } turnos
    } como mucho
change-jail_fine_any_turn =
    { $value ->
        [yes] La multa se puede pagar en cualquier turno en la cárcel
       *[no] En el último turno en la cárcel hay que tirar antes de pagar
    }
change-bankrupt_mortgages_first =
    En una bancarrota, las propiedades { $value ->
        [yes] se hipotecan antes de pasar al acreedor
       *[no] pasan al acreedor tal como están
    }
change-dealt_deeds =
    { $value ->
        [0] No se reparten propiedades
        [one] Cada jugador recibe 1 propiedad
       *[other] Cada jugador recibe { $value } propiedades
    }
change-dealt_deeds_are_paid =
    Las propiedades repartidas { $value ->
        [yes] se pagan
       *[no] son gratis
    }
change-ends_at_first_bankruptcy =
    { $value ->
        [yes] La primera bancarrota termina la partida
       *[no] Gana quien quede al final en la mesa
    }
change-time_limit =
    { $value ->
        [yes] La partida termina a una hora acordada
       *[no] No hay límite de tiempo
    }
change-american_expansion =
    { $value ->
        [yes] Expansión americana: SALIDA te lleva a cualquier casilla en vez de darte el sueldo
       *[no] En SALIDA no hay expansión americana
    }
change-just_visit_america =
    Quien visita la cárcel { $value ->
        [yes] puede ganar un viaje
       *[no] solo está de visita
    }
change-free_parking_game_show =
    En el parking gratuito { $value ->
        [yes] hay un concurso
       *[no] no hay concurso
    }
change-american_legal_system =
    { $value ->
        [yes] Un tribunal decide quién va a la cárcel
       *[no] Nadie pasa por el tribunal antes de la cárcel
    }
change-lawyer_fee = Un abogado cuesta { $sum }
change-offline_token =
    { $value ->
        [yes] La ficha offline deja una propiedad sin alquiler
       *[no] No hay ficha offline
    }
change-free_parking_pot =
    { $value ->
        [yes] Los impuestos y las multas van a un bote en el parking gratuito
       *[no] En el parking gratuito no hay bote
    }
change-double_salary_on_go =
    Caer en SALIDA da { $value ->
        [yes] el doble del sueldo
       *[no] el sueldo normal
    }
change-no_auctions =
    { $value ->
        [yes] Las propiedades que nadie compra se quedan en la Banca
       *[no] Las propiedades que no se compran se subastan
    }
change-no_rent_in_jail =
    Desde la cárcel { $value ->
        [yes] no se cobra alquiler
       *[no] se cobra alquiler
    }
change-laps_before_buying =
    { $value ->
        [0] Se pueden comprar propiedades desde el principio
        [one] Las propiedades solo se venden después de 1 vuelta
       *[other] Las propiedades solo se venden después de { $value } vueltas
    }
