### Auctions.

auction-thread = Sala de subastas
auction-direct = Ha empezado una subasta en tu mesa: { $link }
auction-no_room = -# Este servidor tiene tantos hilos abiertos como permite Discord, así que se puja aquí.
auction-no_thread = -# Con el permiso **{ $permission }** en { $place }, haría las subastas en un hilo propio.

## The live message

auction-title = ### Subasta: { $what }
auction-price = Aún no hay pujas. El precio impreso es { $price }.
auction-building = Aún no hay pujas. Se construye donde no cueste más que la puja.
auction-building_any = Aún no hay pujas. Se empieza con { $least }, y quien gane elige el terreno.
auction-opens = Las pujas se abren con el precio de construir: { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } sin terreno para eso
auction-leads = En cabeza: **{ $bid }** de { $name }.
auction-still_in = Siguen: { $names }.
auction-nobody = No queda nadie que pueda subirla.
auction-clock = El martillo cae { $when } si nadie puja.
auction-held = Las pujas esperan hasta que se resuelva otra cosa.
auction-paused = Esta mesa está en pausa, y las pujas también.
auction-estate = -# De una bancarrota. Quedan por salir: { $count }.
auction-shortage = -# No quedan para todos los que quieren construir.
auction-call = -# { $mentions }: se admiten pujas.

## Buttons and forms

auction-bid = Pujar { $amount }
auction-own = Otra cantidad
auction-max = Puja máxima
auction-pass = Pasar
auction-own_title = Tu puja
auction-own_label = Al menos { $least }; tienes { $most }
auction-max_title = Tu máximo secreto
auction-max_label = Al menos { $least }; tienes { $most }
auction-max_kept = Queda en secreto: pujo por ti hasta **{ $amount }**, solo lo necesario. Un nuevo máximo lo sustituye.
auction-max_beaten = No alcanza: { $name } ya va en cabeza con **{ $bid }**, así que dejo de pujar por ti. Pon un máximo más alto, puja tú o pasa.
auction-max_low = La puja va por { $bid }. Tu máximo debe ser al menos { $least }.
auction-max_opens = Tus pujas se abren aquí con { $least }, así que tu máximo debe llegar al menos a eso.
auction-max_cash = Aquí puedes gastar { $most }, así que tu máximo no puede ser { $amount }.
auction-none = En esta mesa no hay ninguna subasta en marcha.
auction-not_money = «{ $text }» no es una cantidad que yo entienda. Escríbela como { $example }, en pasos enteros de { $least }.
auction-did_bid = Pujas { $amount }.
auction-did_pass = Pasas: esta es para otros.

## The result

auction-sold = Adjudicado: **{ $what }** pasa a { $name } por **{ $amount }**.
auction-unsold = Nadie ha pujado. **{ $what }** se queda en la Banca.
auction-sold_building = Adjudicado: { $name } se lleva { $what } por **{ $amount }**.
auction-unsold_building = Nadie ha pujado por { $what }.
auction-uncontested = Nadie más puede usar ya { $what }: { $name } puede construir al precio normal de un edificio.
auction-no_takers = Ya nadie puede usar { $what }: se queda en la Banca.
auction-over = Esta subasta ha terminado.
auction-back = Volver a la mesa
auction-beaten = Han superado tu máximo de { $amount } por **{ $what }**: { $name } ha pujado **{ $bid }**. { $link }

## Commands

auction-command = Puja en la subasta de esta mesa
auction-command_amount = Puja una cantidad
auction-command_max = Fija un máximo secreto: el bot puja por ti, solo lo necesario
auction-command_pass = Deja la subasta o renuncia a un edificio por colocar
auction-option_amount = Cuánto, por ejemplo 120
