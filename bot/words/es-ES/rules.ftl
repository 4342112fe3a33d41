### The rules in a sentence or two each, as a table plays them.
###
### The attributes of a rule are its title and, where tables play it otherwise, the text of each case.
###
### Every rule is given the edition's words: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (spaces); $house, $houses, $hotel, $hotels, $railroad (within a sentence); $houses_many, $hotels_many (five of them, where that is another word); $railroads (several); $Houses, $Hotels (at its beginning). And its sums: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before (houses before a hotel), $turns (in jail).

rule-SET-1 = Empiezas en { $go } con { $cash } y sin propiedades. Todo lo demás es de la Banca, incluidos los edificios: { $house_stock } { $houses } y { $hotel_stock } { $hotels }. A la Banca nunca se le acaba el dinero.
    .title = Con qué se empieza
rule-SET-2 = De { $least } a { $most } jugadores.
    .title = Cuántos pueden jugar
rule-SET-3 = Cada cual elige una ficha propia.
    .title = Fichas
rule-SET-4 = Los mazos se barajan una vez antes de la partida y nunca más.
    .title = Barajar
rule-SET-5 = Todos tiran los dados y empieza el total más alto; en caso de empate se tira otra vez. Luego se sigue por orden de asiento.
    .title = Quién empieza

rule-MOVE-1 = Tira dos dados y avanza su suma. Las casillas se pueden compartir.
    .title = Moverse
rule-MOVE-2 = Tras sacar dobles, primero resuelves la casilla y luego tiras otra vez.
    .title = Dobles
rule-MOVE-3 = Los terceros dobles en un mismo turno no te mueven: vas a la cárcel y el turno termina.
    .title = Tres dobles

rule-GO-1 = Llegar a { $go } o pasar por ahí da { $salary } al momento, con los dados o con una carta.
    .title = Sueldo
    .double = Pasar por { $go } da { $salary }; caer justo ahí, { $double_salary }.
rule-GO-2 = Puedes cobrarlo dos veces en un turno: pasas por { $go } y luego robas la carta que te manda allí.
    .title = Sueldo doble en un turno
rule-GO-3 = Si te mandan a la cárcel no hay sueldo, y por ir hacia atrás tampoco.
    .title = Sin sueldo

rule-BUY-1 = Si caes en una propiedad que no es de nadie, la compras por su precio o se subasta al momento.
    .title = Comprar o subastar
    .no_auctions = Si caes en una propiedad que no es de nadie, puedes comprarla por su precio. Si no, se queda en la Banca.
    .laps = Si caes en una propiedad que no es de nadie, la compras por su precio o se subasta; pero solo después de dar { $laps ->
        [one] una vuelta
       *[other] { $laps } vueltas
    }.
rule-BUY-2 = Se paga en efectivo. Puedes hipotecar, vender edificios o hacer tratos para reunirlo y luego comprar.
    .title = Primero, el dinero
rule-BUY-3 = Caer en tu propia propiedad no cuesta nada ni hace nada.
    .title = Tu propia propiedad

rule-AUC-1 = Todos los que sigan en la partida, también desde la cárcel, y también quien no quiso comprar.
    .title = Quién puede pujar
rule-AUC-2 = Las pujas se abren con { $unit } o más y van subiendo. Nadie puja más efectivo del que tiene.
    .title = Pujas
rule-AUC-3 = La puja más alta paga a la Banca y se la lleva. Termina cuando todos los demás han pasado o se acaba el tiempo.
    .title = Ganar una subasta
rule-AUC-4 = Mientras tu puja sea la más alta, no puedes hacer nada que te deje con menos efectivo que ella.
    .title = Una puja obliga
rule-AUC-5 = Si nadie puja, la propiedad se queda en la Banca.
    .title = Sin pujas
rule-AUC-6 = Si pasas, quedas fuera de esa subasta mientras siga en pie la puja ante la que pasaste.
    .title = Pasar
rule-AUC-7 = Si quien va en cabeza tiene que pagar una deuda y ya no puede cubrir su puja, o deja la partida, las pujas empiezan de nuevo desde el precio de salida para todos, también para quienes pasaron. Si solo queda una persona que pueda colocar un edificio disputado, lo tiene al precio de construir.
    .title = Cuando cae una puja

rule-RENT-1 = Caer en una propiedad ajena cuesta su alquiler. Una propiedad hipotecada no da nada.
    .title = Alquiler
rule-RENT-2 = Tener todo un grupo de color dobla el alquiler de sus terrenos sin edificios, aunque otro de sus terrenos esté hipotecado.
    .title = Un grupo entero
    .clear = Tener todo un grupo de color dobla el alquiler de sus terrenos sin edificios, siempre que ninguno de sus terrenos esté hipotecado.
rule-RENT-3 = { $Houses } y { $hotels } cambian el alquiler simple por la cifra del título. Los terrenos vacíos del grupo siguen dando el doble.
    .title = Alquiler con edificios
rule-RENT-4 = Cada { $railroad } da { $rail_rents } si se tienen { $rail_counts } en total. Con hipoteca también cuentan, pero no dan nada.
    .title = Alquiler según cuántas
rule-RENT-5 = Un servicio público da { $multipliers } por punto de los dados si se tienen { $utility_counts }. Cuenta la tirada que te llevó allí; con hipoteca también cuentan.
    .title = Alquiler según los dados
    .fresh = Un servicio público da { $multipliers } por punto de los dados si se tienen { $utility_counts }. Tiras de nuevo para eso; con hipoteca también cuentan.
rule-RENT-6 = Desde la cárcel se sigue cobrando alquiler.
    .title = Alquiler desde la cárcel
    .none = Desde la cárcel no se cobra alquiler.
rule-RENT-7 = El alquiler se paga solo, al momento.
    .title = Cobrar
    .on_request = El alquiler hay que pedirlo, y no se puede mientras la propiedad esté hipotecada. Caduca cuando tira el jugador { $window } después de la visita. Si la visita deja la partida, se cobra solo.

rule-CARD-1 = Roba la carta de arriba, haz al momento lo que diga y devuélvela al fondo.
    .title = Cartas
rule-CARD-2 = Guárdala hasta que la uses; entonces vuelve bajo su mazo. Puedes darla en un trato.
    .title = Carta de cárcel
rule-CARD-3 = Avanzas y resuelves la casilla como si te hubieran llevado los dados.
    .title = Cartas de avanzar
rule-CARD-4 = Si es de otra persona, pagas tantas veces su alquiler, o tantas veces una nueva tirada, como diga la carta. Si no es de nadie, puedes comprarla.
    .title = La más cercana
rule-CARD-5 = Retroceder cuenta como caer allí, también en otra casilla de carta.
    .title = Retroceder
rule-CARD-6 = Pagas por cada { $house } y cada { $hotel } que tengas. La suma queda fijada al robar la carta; vender edificios después no la baja.
    .title = Reparaciones
rule-CARD-7 = Se va por la mesa empezando a tu izquierda, pago a pago. Quien no pueda pagar lo arregla primero.
    .title = De o a cada jugador

rule-TAX-1 = { $tax_name }: paga { $tax } o el { $percent } % de tu patrimonio, a tu elección.
    .title = { $tax_name }
    .flat = { $tax_name } cuesta { $tax }.
rule-TAX-2 = Tu efectivo, el precio de todas tus propiedades, hipotecadas o no, y lo que costaron tus edificios. Mientras eliges el impuesto, ningún trato puede reducirlo, salvo que tengas una deuda.
    .title = Patrimonio
rule-TAX-3 = Antes de elegir se muestran las dos sumas.
    .title = Elegir el impuesto
    .blind = Eliges antes de que nadie cuente: hasta entonces no se muestra a nadie ni el porcentaje ni tu patrimonio.
    .flat = No hay nada que elegir: el impuesto es fijo, { $tax }.
rule-TAX-6 = Cuando se acaba el tiempo se paga la menor de las dos sumas.
    .title = El impuesto de quien no está
    .blind = Cuando se acaba el tiempo se pagan { $tax } si se pueden reunir; si no, el porcentaje.
rule-TAX-4 = { $tax2_name } cuesta { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Los impuestos y las multas van a la Banca. { $parking } no da nada.
    .title = Adónde van los impuestos
    .pot = Los impuestos y las multas van al bote de { $parking }, para quien caiga allí.

rule-JAIL-1 = Por { $to_jail }, por una carta o por tres dobles: directamente allí, sin sueldo, y el turno termina.
    .title = Ir a la cárcel
rule-JAIL-2 = Caer en { $jail } al moverte es una visita: no pasa nada.
    .title = Solo de visita
rule-JAIL-3 = En cada turno en la cárcel, hasta { $turns }, puedes tirar a dobles. Te liberan y te mueven, sin tirada extra.
    .title = Tirar a dobles
    .short = En tu próximo turno puedes tirar a dobles. Te liberan y te mueven, sin tirada extra.
rule-JAIL-4 = Antes de tirar puedes usar la carta, también una recién conseguida en un trato; luego tiras y avanzas como siempre.
    .title = Usar una carta de cárcel
rule-JAIL-5 = Antes de tirar puedes pagar { $fine } y avanzar como siempre, pero no en tu último turno en la cárcel.
    .title = Pagar la multa
    .any_turn = Antes de tirar puedes pagar { $fine } en cualquier turno en la cárcel y avanzar como siempre.
rule-JAIL-6 = Si la última tirada tampoco trae dobles, pagas { $fine } y avanzas con ella.
    .title = El último intento
    .short = Sin dobles en tu único turno en la cárcel, pagas { $fine } y avanzas con esa tirada.
rule-JAIL-7 = Sigues cobrando alquiler, pujando, construyendo, vendiendo, hipotecando y haciendo tratos.
    .title = La vida en la cárcel

rule-BLD-1 = En cualquier momento, también fuera de tu turno, en un grupo de color que tengas entero y sin hipotecas. No mientras debas dinero.
    .title = Cuándo puedes construir
rule-BLD-2 = Los terrenos de un grupo nunca se llevan más de un edificio, ni al subir ni al bajar.
    .title = Por igual
rule-BLD-3 = { $before } { $houses } en cada terreno del grupo y luego 1 { $hotel } por el precio de otro edificio; lo anterior ({ $houses }) vuelve a la Banca. Por terreno, solo 1 { $hotel }.
    .title = Hasta { $hotel }
rule-BLD-4 = No hay más que { $house_stock } { $houses } y { $hotel_stock } { $hotels }. Si no quedan, esperas, y no se puede saltar ningún nivel.
    .title = Existencias limitadas
rule-BLD-5 = Cuando no alcanza para todos los que podrían construir, se pregunta también a los demás. Lo que quiera más de uno se subasta edificio a edificio. Tus pujas se abren con el precio de construir en tu terreno más barato, y se construye donde no cueste más que la puja.
    .title = Escasez
    .one = Cuando no alcanza para todos los que podrían construir, se pregunta también a los demás. Lo que quiera más de uno se subasta edificio a edificio, desde { $unit }, y quien gana elige cualquier terreno.
rule-BLD-6 = Vuelven a la Banca a mitad de precio, en cualquier momento y por igual.
    .title = Vender edificios
rule-BLD-7 = Se convierte en { $before } { $houses } si a la Banca le quedan. En cualquier momento el grupo entero se puede vender de una vez hasta un nivel parejo que la Banca pueda cubrir, o del todo.
    .title = Vender: { $hotel }
rule-BLD-8 = Los edificios nunca cambian de manos entre jugadores.
    .title = Sin tratos con edificios

rule-MORT-1 = En cualquier momento, por el valor que dice el título, si no hay edificios en su grupo.
    .title = Hipotecar
rule-MORT-2 = Cuesta el valor de la hipoteca más un { $interest } %. Solo puede hacerlo quien tiene la propiedad.
    .title = Levantar
rule-MORT-3 = La levantas al momento, o pagas un { $interest } % ahora y otro { $interest } % cuando la levantes más tarde.
    .title = Recibir una propiedad hipotecada
rule-MORT-4 = El { $interest } % es siempre del valor de la hipoteca. Todo porcentaje se redondea hacia arriba a { $unit }.
    .title = Redondeo

rule-TRADE-1 = Entre dos jugadores cualesquiera, en cualquier momento: efectivo, propiedades y cartas de cárcel. Sin préstamos ni promesas.
    .title = Tratos
rule-TRADE-2 = Las propiedades de un grupo con edificios no pueden entrar en un trato.
    .title = Grupos construidos
rule-TRADE-3 = Si una de las partes ya no tiene lo ofrecido, no se mueve nada y la oferta queda sin efecto.
    .title = Doble comprobación
rule-TRADE-4 = Quien recibe propiedades hipotecadas debe poder pagar el { $interest } % de todas ellas.
    .title = Intereses en un trato
rule-TRADE-5 = Una contraoferta ocupa el lugar de la oferta. Quien hizo una oferta puede retirarla cuando quiera.
    .title = Contraofertas

rule-DEBT-1 = Vende edificios, hipoteca y haz tratos hasta que puedas pagar; entonces se paga al momento. Hasta ese momento no puedes hacer nada más.
    .title = Deber más de lo que tienes
rule-DEBT-2 = Solo si tu efectivo, la mitad del precio de tus edificios y los valores de hipoteca de tus propiedades sin hipotecar suman menos que la deuda.
    .title = Cuándo hay bancarrota
rule-DEBT-3 = Puedes hacer tratos para reunir dinero, no para regalar cosas. Si después no pudieras pagarlo todo, debes poder reunir tanto como antes y recibir el valor de lo que das: por una propiedad, la mitad de su precio menos el { $interest } % de su valor de hipoteca, más ese valor si no está hipotecada.
    .title = Tratos con deudas
rule-DEBT-4 = Primero se paga la más antigua. Si no puedes pagarla, vas a la bancarrota ante la persona o la Banca a la que se la debes.
    .title = Varias deudas

rule-BANK-1 = Tus edificios se venden a la mitad; luego el efectivo, las propiedades y las cartas de cárcel pasan a tu acreedor, que paga un { $interest } % por cada propiedad hipotecada o la levanta.
    .title = Bancarrota ante un jugador
    .mortgaged = Tus edificios se venden a la mitad y tus propiedades se hipotecan; luego el efectivo, las propiedades y las cartas de cárcel pasan a tu acreedor, que paga un { $interest } % por cada propiedad o la levanta.
rule-BANK-2 = Tus propiedades se subastan una a una, libres de hipotecas; las cartas y los edificios se devuelven.
    .title = Bancarrota ante la Banca
    .no_auctions = Tus propiedades vuelven a la Banca, libres de hipotecas, igual que las cartas y los edificios. No se subastan.
rule-BANK-3 = Tu ficha sale del tablero y desde entonces se te salta.
    .title = Fuera de la partida
rule-BANK-4 = Abandonar es ir a la bancarrota: ante quien le debas dinero desde hace más tiempo o, si no, ante la Banca.
    .title = Abandonar

rule-END-1 = Quien quede al final gana al momento.
    .title = Ganar
    .worth = La primera bancarrota termina la partida y gana quien tenga más.
    .timed = Gana quien quede al final; si se acaba el tiempo, quien tenga más.
rule-END-2 = Primero quien gana y después quienes aguantaron más.
    .title = Puestos
    .worth = Por patrimonio, de mayor a menor; a igual patrimonio, mismo puesto.
rule-END-3 = Si todos los demás están de acuerdo, gana al momento quien tenga más: efectivo, propiedades a su precio, las hipotecadas a la mitad, edificios a su coste.
    .title = Rendirse

rule-SHORT-1 = Cada jugador recibe { $dealt } propiedades antes de jugar, gratis.
    .title = Propiedades para empezar
rule-SHORT-2 = { $Hotels } después de { $before } { $houses }: cuestan y se venden en total por 1 { $house } menos.
    .title = Antes de tiempo: { $hotel }
rule-SHORT-3 = Sales en tu próximo turno: con una carta, con { $fine } o tirando; sin dobles, pagas { $fine } y avanzas con esa tirada.
    .title = Una estancia corta en la cárcel
rule-SHORT-4 = { $tax_name } son { $tax }, sin elección.
    .title = Un impuesto fijo
rule-SHORT-5 = Aún se pagan las deudas abiertas y el { $interest } % por las propiedades hipotecadas; ya nadie negocia, construye, puja ni reclama alquiler. Después gana quien tenga más: efectivo, propiedades a su precio, las hipotecadas a la mitad, edificios a su coste. Abandonar sin deudas no la termina.
    .title = Termina con la primera bancarrota

rule-TIME-1 = Cada jugador recibe { $dealt } propiedades antes de jugar y paga sus precios.
    .title = Propiedades para empezar
rule-TIME-2 = No empieza ningún turno ni tirada extra, y nadie negocia, construye ni reclama alquiler; lo que está en curso se termina. Después gana quien tenga más: efectivo, propiedades a su precio, las hipotecadas a la mitad, edificios a su coste.
    .title = Cuando se acaba el tiempo

rule-EXP-1 = Si caes en { $go } con los dados: cobra { $salary } o ve a cualquier casilla que no sea una esquina.
    .title = Expansión americana

rule-TRIP-1 = Si visitas la cárcel con los dados, te hacen una pregunta. Si aciertas, vas a una propiedad libre que elijas y la compras, reuniendo dinero si hace falta; hasta entonces no puedes hacer nada que deje fuera de tu alcance todas las propiedades libres. Si fallas, nada.
    .title = Solo de visita por América

rule-SHOW-1 = En { $parking } respondes preguntas. Tras el primer acierto puedes quedarte gratis con una propiedad libre del primer lado del tablero, tras el segundo con una del segundo, y así sucesivamente, o pasar a la siguiente pregunta. Tras el cuarto tienes que quedarte con una. Con un fallo se acaba y no ganas nada.
    .title = El concurso
rule-SHOW-2 = Si un lado no tiene propiedades libres, le toca al siguiente. Si ningún lado posterior las tiene, no hay más preguntas. Si no las tiene ninguno, no hay concurso.
    .title = Cuando se acaban las propiedades

rule-LAW-1 = En { $to_jail }: declárate culpable, o paga { $lawyer } a un abogado y tira. Impar te deja libre, par te encierra.
    .title = Ante el tribunal

rule-CHAL-1 = Cuatro respuestas, una de ellas correcta. No responder a tiempo es fallar.
    .title = Preguntas

rule-OFF-1 = Empieza en { $go }, donde no bloquea nada.
    .title = La ficha offline
rule-OFF-2 = Donde está no se paga alquiler, diga lo que diga una carta. El alquiler de una visita anterior se puede volver a pedir cuando se haya ido.
    .title = Sin alquiler offline
rule-OFF-3 = Quien saca dobles resuelve la casilla, mueve la ficha a otra propiedad y luego tira otra vez.
    .title = Los dobles la mueven
rule-OFF-4 = Cuando alguien cae en su casilla y la propiedad es de alguien, quien la tiene se lleva la ficha a otro sitio.
    .title = Caer en ella
rule-OFF-5 = Solo en propiedades, sean de alguien o no. Nunca impide una compra.
    .title = Dónde puede estar

rule-HOUSE-1 = Los impuestos y las multas se juntan en { $parking }, y quien cae allí se los lleva.
    .title = Un bote en { $parking }
rule-HOUSE-2 = Caer justo en { $go } da { $double_salary }.
    .title = Sueldo doble
rule-HOUSE-3 = Una propiedad que no se compra se queda en la Banca, también las de una bancarrota. Los edificios disputados se siguen subastando.
    .title = Sin subastas
rule-HOUSE-4 = Desde la cárcel no se cobra alquiler.
    .title = Sin alquiler en la cárcel
rule-HOUSE-5 = Se empieza con { $cash }, sueldo { $salary }, { $house_stock } { $houses } y { $hotel_stock } { $hotels }.
    .title = Números propios
rule-HOUSE-6 = Solo puedes comprar propiedades después de dar { $laps ->
        [one] una vuelta
       *[other] { $laps } vueltas
    }.
    .title = Vueltas antes de comprar

## Topics

topic-SET = Preparación
topic-MOVE = Moverse
topic-GO = Sueldo
topic-BUY = Comprar
topic-AUC = Subastas
topic-RENT = Alquiler
topic-CARD = Cartas
topic-TAX = Impuestos
topic-JAIL = Cárcel
topic-BLD = Edificios
topic-MORT = Hipotecas
topic-TRADE = Tratos
topic-DEBT = Deudas
topic-BANK = Bancarrota
topic-END = El final
topic-SHORT = La partida corta
topic-TIME = La partida a tiempo
topic-EXP = Expansión americana
topic-TRIP = Viajes
topic-SHOW = El concurso
topic-LAW = El tribunal
topic-CHAL = Preguntas
topic-OFF = La ficha offline
topic-HOUSE = Reglas de la casa
