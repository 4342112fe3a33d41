### Auctions.

auction-thread = Casa de leilões
auction-direct = Começou um leilão na sua mesa: { $link }
auction-no_room = -# Este servidor já tem tantos tópicos abertos quanto o Discord permite, então os lances são aqui.
auction-no_thread = -# Com a permissão **{ $permission }** em { $place } eu faria os leilões num tópico só deles.

## The live message

auction-title = ### Leilão: { $what }
auction-price = Nenhum lance ainda. O preço impresso é { $price }.
auction-building = Nenhum lance ainda. Constrói-se onde isso não custe mais que o lance.
auction-building_any = Nenhum lance ainda. Começa em { $least }, e quem vencer escolhe o terreno.
auction-opens = Os lances começam no preço de construir: { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } sem terreno para isso
auction-leads = **{ $bid }** de { $name } lidera.
auction-still_in = Ainda no leilão: { $names }.
auction-nobody = Não resta ninguém para cobrir.
auction-clock = O martelo bate { $when } se ninguém der lance.
auction-held = Os lances esperam até outra coisa se resolver.
auction-paused = Esta mesa está em pausa, e os lances também.
auction-estate = -# De um espólio. Ainda por vir: { $count }.
auction-shortage = -# Não há o bastante para todos que querem construir.
auction-call = -# { $mentions }: seus lances, por favor.

## Buttons and forms

auction-bid = Lance de { $amount }
auction-own = Outro valor
auction-max = Lance máximo
auction-pass = Passar
auction-own_title = Seu lance
auction-own_label = Pelo menos { $least }; você tem { $most }
auction-max_title = Seu máximo secreto
auction-max_label = Pelo menos { $least }; você tem { $most }
auction-max_kept = Fica em segredo: dou lances por você até **{ $amount }**, só o necessário. Um novo máximo substitui este.
auction-max_beaten = Não bastou: { $name } já lidera com **{ $bid }**, então paro de dar lances por você. Defina um máximo maior, dê um lance ou passe.
auction-max_low = O leilão está em { $bid }. Seu máximo precisa ser pelo menos { $least }.
auction-max_opens = Seus lances aqui começam em { $least }, então seu máximo precisa chegar pelo menos a isso.
auction-max_cash = Você tem { $most } para gastar aqui, então seu máximo não pode ser { $amount }.
auction-none = Não há leilão nesta mesa.
auction-not_money = Não entendo “{ $text }” como valor. Escreva assim: { $example }, em passos inteiros de { $least }.
auction-did_bid = Você oferece { $amount }.
auction-did_pass = Você passa: esta fica para os outros.

## The result

auction-sold = Vendido: **{ $what }** fica com { $name } por **{ $amount }**.
auction-unsold = Ninguém deu lance. **{ $what }** fica com o Banco.
auction-sold_building = Vendido: { $name } leva { $what } por **{ $amount }**.
auction-unsold_building = Ninguém deu lance por { $what }.
auction-uncontested = Ninguém mais pode usar { $what }: { $name } pode construir pelo preço normal de uma construção.
auction-no_takers = Ninguém mais pode usar { $what }: fica com o Banco.
auction-over = Este leilão acabou.
auction-back = De volta à mesa
auction-beaten = Seu máximo de { $amount } por **{ $what }** foi superado: { $name } ofereceu **{ $bid }**. { $link }

## Commands

auction-command = Dar lances no leilão desta mesa
auction-command_amount = Dar um lance
auction-command_max = Definir um máximo secreto: o bot dá lances por você, só o necessário
auction-command_pass = Sair do leilão ou abrir mão de uma construção que espera um terreno
auction-option_amount = Quanto, por exemplo 120
