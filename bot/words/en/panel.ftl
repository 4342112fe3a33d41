### The private panel.

## The first page

panel-title = **{ $name }**: { $cash } in cash, { $worth } in all
panel-title_hidden = **{ $name }**: { $cash } in cash; the total worth is hidden until the tax is chosen
panel-waiting = -# The table waits for { $who }.
panel-bound = -# { $bound } of it is reserved for a bid or for interest; you can spend { $spendable }.
panel-kept = The computer is playing for you, so you can only look. Press **I'm back** to take over.
panel-out = You are out of this game. Thank you for playing!
panel-over = This game is over.
panel-paused = This table is paused. You can look, but nobody can act.
panel-debt = You owe **{ $to }** { $amount }{ $cause }; { $missing } is missing.
panel-later_debt = -# After that you owe { $to } { $amount }{ $cause }.
panel-cards = Jail cards: { $cards }
panel-can_build = **Build** { $items }
panel-can_sell = **Sell** { $items }
panel-can_mortgage = **Mortgage** { $items }
panel-can_lift = **Lift** { $items }
panel-nothing = Nothing to build, sell or mortgage yet. Buy some deeds first!
panel-nothing_now = Nothing to build, sell or mortgage right now.
panel-nothing_mortgaged = All your deeds are mortgaged, and you cannot lift one now: the cheapest costs { $price }.
panel-by_itself = -# Automatic, as you chose: { $what }. **Preferences** changes it.
panel-own_roll = your roll
panel-own_end = the end of your turn
panel-priced = { $name } { $price }
panel-each = { $name } { $price } each
panel-more = { $items } and { $count } more
panel-command_panel = Your hand, your cash, and everything you can do with them

## Buttons

panel-build = Build
panel-sell = Sell
panel-mortgage = Mortgage
panel-lift = Lift
panel-pay = Suggest a way to pay
panel-undo = Take back my last move
panel-trade = Trade
panel-preferences = Preferences
panel-refresh = Refresh
panel-concede = Concede
panel-home = My hand
panel-im_back = I'm back

## Building and selling

panel-build_page = **Build**: { $spendable } to spend. The Bank has { $houses } and { $hotels }.
panel-sell_page = **Sell**: buildings go back to the Bank at half their price. You have { $cash }.
panel-no_build = You can build when you hold every deed of a colour group.
panel-no_sell = You have no buildings to sell.
panel-blocked = -# { $group }: { $reason }
panel-which_group = Which group?
panel-group_note = You hold { $held } of { $all }
panel-one_lot_build = Build on one lot
panel-one_lot_sell = Sell from one lot
panel-all_to = All { $group } lots to { $level }: { $amount }
panel-all_bare = Clear all { $group } lots: { $amount }
panel-lot_to = { $lot } to { $level }: { $amount }
panel-lot_bare = Clear { $lot }: { $amount }
panel-lot_rent = Rent then: { $rent }
panel-already = Nothing to do: { $lot } is like that already.
panel-full = Everything is built.

## Mortgages

panel-mortgage_page = **Mortgage**: you get cash now and no rent until you lift it for { $percent }% more. You have { $cash }.
panel-lift_page = **Lift**: pay a mortgage back with { $percent }% interest and collect rent again. { $spendable } to spend.
panel-no_mortgage = You have no deed to mortgage. Sell a group's buildings before its deeds.
panel-no_lift = You have no mortgage that you could lift now.
panel-which_mortgage = Mortgage one deed or several
panel-which_lift = Lift one mortgage or several
panel-deed_option = { $deed }: { $amount }
panel-mortgage_note = { $group }, you hold { $held } of { $all }; lifting costs { $back }
panel-lift_note = { $group }, you hold { $held } of { $all }; { $interest } of it is interest

## Debts

panel-advice = You owe **{ $to }** { $amount }{ $cause } and have { $cash }. This would pay it at the smallest loss:
panel-advice_total = It brings { $total }.
panel-more_steps = - and { $count } more
panel-step_mortgage = Mortgage { $deed }: { $amount }
panel-step_sell = Sell { $buildings } on { $lot }: { $amount }
panel-step_down = Take { $lot } down from { $before } to { $after }: { $amount }
panel-step_group = Take all { $group } lots down to { $level }: { $amount }
panel-bare_lot = an empty lot
panel-bare_lots = empty lots
panel-confirm = Do all of this
panel-no_debt = You owe nothing. All is well!
panel-no_way = You owe **{ $to }** { $amount }{ $cause }. Even if you sold and mortgaged everything, you would have only { $raisable }, so only a trade can save you now.
panel-moved_on = The table has moved on; nothing was done. This is how it looks now:
panel-stopped = Stopped: { $reason }
panel-command_advice = A suggestion for how to pay your debt

## Preferences

panel-wishes = **Your preferences**, at every table you play at.
panel-wish_ping = How should I call you when it is your turn?
panel-wish_ping_now = **Calling you** when the game waits for you: { $ping }.
panel-wish_auto_roll = **Auto-roll** is { $state }. When it is on, I roll for you if rolling is all you can do.
panel-wish_end_normal = **Your turn ends automatically** when there is nothing to build, nothing to lift and no open offer. You can sell, mortgage and trade while others play.
panel-wish_end_always = **Your turn always ends automatically**, even when you could build. You can build, sell and trade while others play.
panel-wish_end_never = **Your turn stays open** until you end it.
panel-on = on
panel-off = off
panel-roll_on = Turn auto-roll on
panel-roll_off = Turn auto-roll off
panel-end_normal = End my turn when nothing is left
panel-end_always = Always end my turn
panel-end_never = Keep my turn open
panel-ping_always = Always
panel-ping_idle = Only when time runs short
panel-ping_direct = By direct message
panel-ping_never = Never
panel-ping_always_note = A mention in the channel when the game waits for you and you are not there
panel-ping_idle_note = A mention only when half of your time is gone
panel-ping_direct_note = A private message instead of a mention
panel-ping_never_note = You look at the table yourself
panel-command_preferences = How I call you, and what I do for you
panel-option_ping = How I call you when it is your turn
panel-option_auto_roll = Roll automatically when rolling is all you can do
panel-option_auto_end = When your turn ends automatically
panel-saved = Saved.
