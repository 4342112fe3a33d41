### The coach of the two-minute tutorial.

tutorial-command_tutorial = Learn the game in two minutes, against a computer player
tutorial-thread = Tutorial for { $who }
tutorial-robot = Robo Rita
tutorial-ready = Your practice table is ready: <#{ $channel }>. I'll sit next to you.
tutorial-already = You have a practice table already: <#{ $channel }>.
tutorial-no_room = There is a game in this channel, and I may not open a private thread here. Use `/tutorial` in another channel, or ask a moderator to grant me **Create Private Threads** and **Send Messages in Threads**.
tutorial-no_guild = I can only do that in a server's channel.
tutorial-not_yours = This practice table is somebody else's. Start yours with `/tutorial`.
tutorial-stop = Stop the tutorial
tutorial-line = **Coach, step { $step } of about { $steps }:** { $words }
tutorial-watching = **Coach:** { $words }
tutorial-press = Press **{ $label }**.

## What to do, and why

tutorial-first = { $press } Two dice move you along the board. You begin with { $cash } and a few deeds. When others land on them, they pay you rent.
tutorial-roll = { $press } Land on a free deed and you may buy it; land on { $other }'s and you pay rent.
tutorial-again = { $press } Doubles give you another throw. A third time in a row would mean jail.
tutorial-jail_roll = { $press } You are in jail. Doubles free you; without them you wait, or pay { $fine } and go.
tutorial-jail_card = { $press } A jail card opens the door for nothing.
tutorial-buy = { $press } Deeds are what you live on: { $deed } costs { $price } once and earns rent for the rest of the game.
tutorial-buy_group = { $press } With { $deed } you hold the whole { $group } group: its rent doubles at once, and you may build on it.
tutorial-buy_near = { $press } You hold { $held } of { $all } here already. A whole group is what wins games.
tutorial-buy_rail = { $press } Every { $railroad } you hold makes all of them dearer to visit.
tutorial-decline = { $press } { $deed } costs { $price } and you have { $cash }: too much for now. It is auctioned, and you may still bid.
tutorial-auction = { $press } You could buy { $deed } for { $price }. This once, try an auction: a deed that is not bought goes to the highest bidder, and you and { $other } may both bid.
tutorial-outbid = { $press } { $other } bids { $bid }. In a real game, bid up to the deed's worth to you. Here, let it go: { $other } then has less cash for houses, and you can still get the deed by a trade.
tutorial-bid = { $press } { $deed } is worth { $price } and the bid stands at { $bid }. At that price it is a bargain.
tutorial-bid_first = { $press } Nobody has bid for { $deed } yet. Its price would be { $price }, so start low.
tutorial-pass = { $press } Not every auction is yours: keep your cash for rent and houses.
tutorial-tax_blind = You choose before anybody counts: { $flat }, or { $percent }% of all you own. Both cost the same if you own { $even } in all.
tutorial-tax = { $press } { $percent }% of all you own is less than { $flat } if you are worth less than { $even }.
tutorial-tax_flat = { $press } You are worth more than { $even }, so { $flat } is the cheaper way.
tutorial-build = { $press } You hold the whole { $group } group, so build: { $rent } rent becomes { $built }. Otherwise you find this under **My panel**, **Build**.
tutorial-build_label = Build: { $cost }
tutorial-trade = { $press } { $other } holds { $deed }, and with it the whole { $group } group would be yours. I have put a fair offer together: look at both sides before and after, then press **Send offer** below it.
tutorial-trade_label = Trade with { $other }
tutorial-end = { $press } You are done here. Before ending a turn you could build, mortgage or trade: **My panel** and **Trade** are always there.
tutorial-end_why = { $press } If you wonder why money moved, `/why` shows the sum and its rule.
tutorial-end_look = { $press } `/board` and `/deed` show everything in detail, `/rules` explains any word.
tutorial-debt = You owe { $amount } and have { $cash }. Press **Raise cash** and take the suggestion: mortgage a deed or sell a building, and the debt is paid at once.
tutorial-broke = { $press } You cannot raise { $amount }, so this game is lost. The next one is yours.
tutorial-offer = { $who } offers you a trade, in a message of its own. Never give away the last deed of a group for less than two good ones. When in doubt, press **Decline**.
tutorial-other = The buttons under the board show what you can answer. { $press }
tutorial-wait = It is { $other }'s move. Watch the board: rent comes to you automatically.
tutorial-paid = It is { $other }'s move. Your deeds earn money whenever { $other } stops there.

## The end

tutorial-done = **Coach:** That was the tutorial! You have { $cash } and { $deeds } now, and you know the way: roll, buy or bid, trade for a group, build, collect.
    Press **Play** for a real game: I open a lobby that others can join, and computer players are welcome. `/rules` has every rule, `/help` what you can do. This practice game is closed and counts nowhere.
tutorial-play = Play
tutorial-stopped = **Coach:** Stopped. Come back any time with `/tutorial`. This practice game is closed and counts nowhere.
