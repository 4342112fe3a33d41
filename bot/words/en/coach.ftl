### The coach: how it rates a table, and the move it suggests.

coach-command_coach = What a strong player would do in your place, and why; only you see it
coach-button = A second opinion
coach-title = ## What I would do
coach-not_asked = You have nothing to decide right now.
coach-now = -# Chances to win: { $chances }
coach-share = { $who } { $percent }%
coach-gain = That takes your chance from { $before } to { $after }%.
coach-trade = This trade takes your chance from { $before } to { $after }%, and that of { $who } from { $theirs } to { $then }%.
coach-ahead = Played on for a few rounds, this wins { $points }% more often than the next best move.
coach-change = { $who } { $before } → { $after }%
coach-changes = Chances: { $chances }
coach-buy = **Buy** { $deed } for { $price }.
coach-decline = **Do not buy** { $deed } for { $price }: an auction serves you better.
coach-bid = **Bid** { $amount }.
coach-pass = **Pass**: it is worth no more to you.
coach-roll = **Roll.**
coach-stay = **Roll for doubles**: jail is a good place just now.
coach-fine = **Pay the fine** and get out of jail.
coach-card = **Use your jail card.**
coach-end = **End your turn**: keep your cash for what lies ahead.
coach-build = **Build**: { $deeds }, up to { $buildings } each.
coach-build_one = **Build** on { $deed }.
coach-sell = **Sell** buildings: { $deed }.
coach-mortgage = **Mortgage** { $deed }: the money is worth more elsewhere.
coach-lift = **Lift the mortgage** of { $deed }.
coach-offer = **Offer { $who } a trade:** you give { $give }, you get { $get }.
coach-counter = **Make a counter-offer:** you give { $give }, you get { $get }.
coach-accept = **Accept the offer.**
coach-reject = **Decline the offer.**
coach-bankrupt = You cannot raise enough money: **go bankrupt**.
coach-claim = **Ask for the rent** you are due.
coach-other = It hardly matters: take the answer you like.
coach-off = This table has no coach: the game counts in the standings, and not everybody agreed to one. The host can allow it before a game begins, in **Settings**, **House rules**.
coach-moments = Turning points
coach-moments_title = ## What decided the game
coach-moments_none = Nothing changed the chances by much before the end.
coach-moment_deal = **Before the first turn:** { $words }
    -# { $chances }
coach-moment = **Turn { $turn }:** { $words }
    -# { $chances }
coach-allow = Allow the coach
coach-forbid = No coach
coach-allowed = -# The coach is allowed here: `/coach`. By joining you agree to that.
