### Lo que el modelo piensa de una mesa y lo que haría.

coach-command_coach = Qué haría en tu lugar alguien que juega bien, y por qué; solo lo ves tú
coach-button = Una segunda opinión
coach-title = ## Lo que yo haría
coach-not_asked = Ahora mismo no tienes nada que decidir.
coach-now = -# Posibilidades de ganar: { $chances }
coach-share = { $who } { $percent } %
coach-gain = Así tus posibilidades pasan del { $before } al { $after } %.
coach-trade = Con este trato tus posibilidades pasan del { $before } al { $after } %, y las de { $who }, del { $theirs } al { $then } %.
coach-ahead = Unas rondas después, esto vale un { $points } % más que la siguiente mejor jugada.
coach-change = { $who } { $before } → { $after } %
coach-changes = Posibilidades: { $chances }
coach-buy = **Compra** { $deed } por { $price }.
coach-decline = **No compres** { $deed } por { $price }: te conviene más una subasta.
coach-bid = **Puja** { $amount }.
coach-pass = **Pasa**: para ti no vale más.
coach-roll = **Tira los dados.**
coach-stay = **Tira a por dobles**: ahora mismo en la cárcel se está bien.
coach-fine = **Paga la multa** y sal de la cárcel.
coach-card = **Usa tu carta de cárcel.**
coach-end = **Termina tu turno**: guarda el dinero para lo que viene.
coach-build = **Construye**: { $deeds }, hasta { $buildings } en cada terreno.
coach-build_one = **Construye** en { $deed }.
coach-sell = **Vende** edificios: { $deed }.
coach-mortgage = **Hipoteca** { $deed }: el dinero rinde más en otra parte.
coach-lift = **Levanta la hipoteca** de { $deed }.
coach-offer = **Propón un trato a { $who }:** das { $give } y recibes { $get }.
coach-counter = **Haz una contraoferta:** das { $give } y recibes { $get }.
coach-accept = **Acepta la oferta.**
coach-reject = **Rechaza la oferta.**
coach-bankrupt = Ya no se puede reunir más dinero: **declárate en bancarrota**.
coach-claim = **Pide el alquiler** pendiente.
coach-other = Apenas importa: elige la respuesta que más te guste.
coach-off = En esta mesa el consejero calla: cuenta para la clasificación y no todos estuvieron de acuerdo. Quien abrió la mesa puede permitirlo antes de empezar, en **Ajustes**, **Reglas de la casa**.
coach-moments = Momentos clave
coach-moments_title = ## Lo que decidió la partida
coach-moments_none = Hasta el final nada cambió mucho las posibilidades.
coach-moment_deal = **Antes del primer turno:** { $words }
    -# { $chances }
coach-moment = **Turno { $turn }:** { $words }
    -# { $chances }
coach-allow = Permitir consejero
coach-forbid = Sin consejero
coach-allowed = -# Aquí se puede pedir consejo: `/coach`. Quien se une está de acuerdo.
