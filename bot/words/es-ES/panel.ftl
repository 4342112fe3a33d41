### The private panel.

## The first page

panel-title = **{ $name }**: { $cash } en efectivo, { $worth } en total
panel-title_hidden = **{ $name }**: { $cash } en efectivo; el patrimonio queda oculto hasta elegir el impuesto
panel-waiting = -# La mesa espera a { $who }.
panel-bound = -# De ahí, { $bound } están comprometidos por una puja o por intereses; libres: { $spendable }.
panel-kept = La máquina juega por ti, así que solo puedes mirar. Pulsa **He vuelto** para retomar el mando.
panel-out = Estás fuera de esta partida. ¡Gracias por jugar!
panel-over = Esta partida ha terminado.
panel-paused = Esta mesa está en pausa. Puedes mirar, pero nadie puede actuar.
panel-debt = Debes a **{ $to }** { $amount }{ $cause }; faltan { $missing }.
panel-later_debt = -# Después debes a { $to } { $amount }{ $cause }.
panel-cards = Cartas de cárcel: { $cards }
panel-can_build = **Construir** { $items }
panel-can_sell = **Vender** { $items }
panel-can_mortgage = **Hipotecar** { $items }
panel-can_lift = **Levantar** { $items }
panel-nothing = Aún no hay nada que construir, vender o hipotecar. ¡Compra primero alguna propiedad!
panel-nothing_now = Ahora mismo no hay nada que construir, vender o hipotecar.
panel-nothing_mortgaged = Todas tus propiedades están hipotecadas y ahora no puedes levantar ninguna: la más barata cuesta { $price }.
panel-by_itself = -# En automático, como elegiste: { $what }. Se quita en **Preferencias**.
panel-own_roll = tu tirada
panel-own_end = el final de tu turno
panel-priced = { $name } { $price }
panel-each = { $name } { $price } por edificio
panel-more = { $items } y { $count } más
panel-command_panel = Tu mano, tu dinero y todo lo que puedes hacer con ellos

## Buttons

panel-build = Construir
panel-sell = Vender
panel-mortgage = Hipotecar
panel-lift = Levantar hipoteca
panel-pay = Sugerir cómo pagar
panel-undo = Deshacer mi última jugada
panel-trade = Trato
panel-preferences = Preferencias
panel-refresh = Actualizar
panel-concede = Rendirse
panel-home = Mi mano
panel-im_back = He vuelto

## Building and selling

panel-build_page = **Construir**: { $spendable } para gastar. La Banca tiene { $houses } y { $hotels }.
panel-sell_page = **Vender**: los edificios vuelven a la Banca a mitad de precio. Tienes { $cash }.
panel-no_build = Puedes construir cuando tengas todas las propiedades de un grupo de color.
panel-no_sell = No tienes edificios que vender.
panel-blocked = -# { $group }: { $reason }
panel-which_group = ¿Qué grupo?
panel-group_note = Tienes { $held } de { $all }
panel-one_lot_build = Construir en un terreno
panel-one_lot_sell = Vender de un terreno
panel-all_to = Todo el grupo { $group } a { $level }: { $amount }
panel-all_bare = Vaciar todo el grupo { $group }: { $amount }
panel-lot_to = { $lot } a { $level }: { $amount }
panel-lot_bare = Vaciar { $lot }: { $amount }
panel-lot_rent = Alquiler entonces: { $rent }
panel-already = { $lot } ya está así.
panel-full = Todo está construido.

## Mortgages

panel-mortgage_page = **Hipotecar**: dinero ahora, sin alquiler hasta que la levantes por un { $percent } % más. Tienes { $cash }.
panel-lift_page = **Levantar**: devuelve una hipoteca con un { $percent } % de intereses y vuelve a cobrar alquiler. { $spendable } para gastar.
panel-no_mortgage = No tienes ninguna propiedad que hipotecar. Vende los edificios de un grupo antes que sus propiedades.
panel-no_lift = No tienes ninguna hipoteca que puedas levantar ahora.
panel-which_mortgage = Hipotecar una o varias propiedades
panel-which_lift = Levantar una o varias hipotecas
panel-deed_option = { $deed }: { $amount }
panel-mortgage_note = { $group }, tienes { $held } de { $all }; levantarla cuesta { $back }
panel-lift_note = { $group }, tienes { $held } de { $all }; { $interest } son intereses

## Debts

panel-advice = Debes a **{ $to }** { $amount }{ $cause } y tienes { $cash }. Con esto lo pagarías perdiendo lo menos posible:
panel-advice_total = Reúne { $total }.
panel-more_steps = - y { $count } más
panel-step_mortgage = Hipotecar { $deed }: { $amount }
panel-step_sell = Vender { $buildings } en { $lot }: { $amount }
panel-step_down = Bajar { $lot } de { $before } a { $after }: { $amount }
panel-step_group = Bajar todo el grupo { $group } a { $level }: { $amount }
panel-bare_lot = terreno vacío
panel-bare_lots = terrenos vacíos
panel-confirm = Hacer todo esto
panel-no_debt = No debes nada. ¡Todo va bien!
panel-no_way = Debes a **{ $to }** { $amount }{ $cause }. Aunque lo vendieras y lo hipotecaras todo, solo tendrías { $raisable }: ya solo puede salvarte un trato.
panel-moved_on = La mesa ha seguido; no se ha hecho nada. Ahora está así:
panel-stopped = Detenido. { $reason }
panel-command_advice = Una sugerencia para pagar lo que debes

## Preferences

panel-wishes = **Tus preferencias**, en todas las mesas en las que juegas.
panel-wish_ping = ¿Cómo te aviso cuando sea tu turno?
panel-wish_ping_now = **Avisarte** cuando la partida te espere: { $ping }.
panel-wish_auto_roll = **Tirada automática**: { $state }. Con ella, los dados se tiran solos cuando solo puedes tirar.
panel-wish_end_normal = **Tu turno termina solo** cuando no hay nada que construir, nada que levantar ni ofertas abiertas. Vende, hipoteca y haz tratos mientras juegan otros.
panel-wish_end_always = **Tu turno siempre termina solo**, aunque pudieras construir. Construye, vende y haz tratos mientras juegan otros.
panel-wish_end_never = **Tu turno sigue abierto** hasta que lo termines.
panel-on = sí
panel-off = no
panel-roll_on = Activar tirada automática
panel-roll_off = Quitar tirada automática
panel-end_normal = Terminar mi turno si no queda nada
panel-end_always = Terminar siempre mi turno
panel-end_never = Dejar abierto mi turno
panel-ping_always = Siempre
panel-ping_idle = Solo cuando queda poco tiempo
panel-ping_direct = Por mensaje directo
panel-ping_never = Nunca
panel-ping_always_note = Una mención en el canal cuando la partida te espera y no estás
panel-ping_idle_note = Una mención solo cuando ha pasado la mitad de tu tiempo
panel-ping_direct_note = Un mensaje privado en vez de una mención
panel-ping_never_note = Ya estarás al tanto tú
panel-command_preferences = Cómo te aviso y qué ocurre solo
panel-option_ping = Cómo te aviso cuando es tu turno
panel-option_auto_roll = Tirar solo cuando no puedes hacer otra cosa
panel-option_auto_end = Cuándo termina solo tu turno
panel-saved = Guardado.
