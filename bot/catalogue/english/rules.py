"""The rules in a sentence or two each, as a table plays them.

`rule.ID.title` and `rule.ID` belong together; `rule.ID.case` takes the place of
`rule.ID` at tables where that case holds (see bot/views/rulebook.py).
"""

from __future__ import annotations

_RULES: dict[str, str] = {
    "SET-1": "What everybody starts with | You start on {go} with {cash} and no deeds. Everything "
    "else is the Bank's, {house_stock} {houses} and {hotel_stock} {hotels} included, and the Bank "
    "never runs out of money.",
    "SET-2": "How many can play | {least} to {most} players.",
    "SET-3": "Tokens | Everybody picks a token of their own.",
    "SET-4": "Shuffling | The decks are shuffled once before the game, never again.",
    "SET-5": "Who begins | Everybody throws the dice and the highest total begins; a tie throws "
    "again. Then it goes round in seat order.",
    "MOVE-1": "Moving | Throw two dice and move forward by their sum. Spaces can be shared.",
    "MOVE-2": "Doubles | After doubles you deal with the space first, then roll again.",
    "MOVE-3": "Three doubles | Your third doubles in one turn do not move you: you go to jail and "
    "the turn is over.",
    "GO-1": "Salary | Reaching or passing {go} pays {salary} at once, by dice or by card.",
    "GO-2": "Salary twice | You can earn it twice in one turn: pass {go}, then draw the card that "
    "sends you there.",
    "GO-3": "No salary | Being sent to jail pays no salary, and walking backward pays none.",
    "BUY-1": "Buy or auction | On a deed nobody owns you buy it at its price, or it is auctioned "
    "at once.",
    "BUY-2": "Cash first | You pay in cash. You may mortgage, sell buildings or trade to raise it, "
    "then buy.",
    "BUY-3": "Your own deed | Landing on your own deed costs nothing and does nothing.",
    "AUC-1": "Who may bid | Every player still in the game, from jail too, and also the one who "
    "did not buy.",
    "AUC-2": "Bids | Bidding opens at {unit} or more and goes up. Nobody bids more cash than they "
    "hold.",
    "AUC-3": "Winning an auction | The highest bidder pays the Bank and has it. It ends when all "
    "others passed or the bidding clock runs out.",
    "AUC-4": "A bid binds | While yours is the highest bid you can do nothing that leaves you less "
    "cash than it.",
    "AUC-5": "No bids | If nobody bids, the deed stays with the Bank.",
    "AUC-6": "Passing | Once you pass, you are out of that auction, as long as the bid you passed "
    "against stands.",
    "AUC-7": "When a bid falls | If the highest bidder has to pay a debt and cannot cover the bid "
    "any more, or leaves the game, bidding starts again from {unit} for everybody, those who "
    "passed included.",
    "RENT-1": "Rent | Landing on someone else's deed costs its rent. A mortgaged deed earns "
    "nothing.",
    "RENT-2": "A whole group | Holding a whole colour group doubles the rent of its lots without "
    "buildings, even while another lot of it is mortgaged.",
    "RENT-3": "Rent with buildings | {Houses} and {hotels} replace the plain rent by the figure on "
    "the deed. Empty lots of the group still earn double.",
    "RENT-4": "Rent by number held | Each {railroad} earns {rail_rents} when its owner holds "
    "{rail_counts} of them. Mortgaged ones count as held but earn nothing themselves.",
    "RENT-5": "Rent by the dice | A utility earns {multipliers} times the dice when its owner "
    "holds {utility_counts}. The throw that brought you there counts; a mortgaged one counts as "
    "held.",
    "RENT-6": "Owners in jail | An owner in jail still collects rent.",
    "RENT-7": "Collecting | Rent is paid by itself, at once.",
    "CARD-1": "Cards | Draw the top card, do what it says at once, and put it back at the bottom.",
    "CARD-2": "Get Out of Jail Free | Keep it until you use it; then it goes under its deck. You "
    "may trade it.",
    "CARD-3": "Advance cards | You move forward and deal with the space as if your dice had "
    "brought you there.",
    "CARD-4": "The nearest one | If someone else owns it, you pay as many times its rent, or as "
    "many times a fresh throw, as the card says. An unowned one you may buy.",
    "CARD-5": "Going back | Going back counts as landing there, even on another card space.",
    "CARD-6": "Repairs | You pay for every {house} and {hotel} of yours. The sum is fixed when the "
    "card is drawn; selling buildings afterwards does not lower it.",
    "CARD-7": "From or to each player | It goes round the table from your left, one payment at a "
    "time. Whoever cannot pay settles that first.",
    "TAX-1": "{tax_name} | {tax_name}: pay {tax} or {percent}% of all you are worth, as you "
    "choose.",
    "TAX-2": "Total worth | Your cash, the prices of all your deeds, mortgaged or not, and what "
    "your buildings cost.",
    "TAX-3": "Choosing the tax | Both sums are shown before you choose.",
    "TAX-6": "An absent player's tax | When time runs out the smaller of the two sums is paid.",
    "TAX-4": "{tax2_name} | {tax2_name} costs {tax2}.",
    "TAX-5": "Where taxes go | Taxes and fines go to the Bank. {parking} gives nothing.",
    "JAIL-1": "Going to jail | By {to_jail}, by a card or by three doubles: straight there, no "
    "salary, turn over.",
    "JAIL-2": "Just visiting | Landing on {jail} by moving is a visit: nothing happens.",
    "JAIL-3": "Rolling for doubles | On each of up to {turns} turns in jail you may roll for "
    "doubles. They free you and move you, without an extra roll.",
    "JAIL-4": "Playing a jail card | Before rolling you may play the card, even one you just "
    "traded for; then roll and move as usual.",
    "JAIL-5": "Paying the fine | Before rolling you may pay {fine} and then move as usual, but not "
    "on your last turn in jail.",
    "JAIL-6": "The last try | If the last roll brings no doubles either, you pay {fine} and move "
    "by it.",
    "JAIL-7": "Life in jail | You still collect rent, bid, build, sell, mortgage and trade.",
    "BLD-1": "When you may build | At any time, also off your turn, on a colour group you hold "
    "whole without mortgages. Not while you owe money.",
    "BLD-2": "Evenly | Lots of a group never differ by more than one building, up or down.",
    "BLD-3": "Up to the {hotel} | {before} {houses} on every lot of the group, then a {hotel} for "
    "one more building's price; the {houses} go back to the Bank. One {hotel} to a lot.",
    "BLD-4": "What there is | {house_stock} {houses} and {hotel_stock} {hotels} are all. With none "
    "left you wait, and no level can be skipped.",
    "BLD-5": "Shortage | When there are too few for all who could build, the others are asked too. "
    "What more than one want is auctioned building by building, from {unit}.",
    "BLD-6": "Selling buildings | Back to the Bank at half price, any time, evenly.",
    "BLD-7": "Selling a {hotel} | It becomes {before} {houses} if the Bank has them. If not, the "
    "group can be sold down in one step to a level the Bank can supply.",
    "BLD-8": "No trading of buildings | Buildings never change hands between players.",
    "MORT-1": "Mortgaging | Any time, for the value on the deed, if no building stands in its "
    "group.",
    "MORT-2": "Lifting | Costs the mortgage value plus {interest}%. Only the owner can do it.",
    "MORT-3": "Getting a mortgaged deed | You lift it at once, or pay {interest}% now and "
    "{interest}% again when you lift it later.",
    "MORT-4": "Rounding | {interest}% is always of the mortgage value. Every percentage is rounded "
    "up to {unit}.",
    "TRADE-1": "Trading | Any two players, any time: cash, deeds and jail cards. No loans, no "
    "promises.",
    "TRADE-2": "Built groups | No deed of a group with buildings on it can be traded.",
    "TRADE-3": "Checked twice | If one side has no longer got what was offered, nothing moves and "
    "the offer is off.",
    "TRADE-4": "Interest in a trade | Whoever gets mortgaged deeds must be able to pay {interest}% "
    "on all of them.",
    "TRADE-5": "Counter-offers | A counter takes the offer's place. Its maker may withdraw an "
    "offer any time.",
    "DEBT-1": "Owing more than you hold | Sell buildings, mortgage and trade until you can pay; it "
    "is then paid at once. Nothing else goes on for you before that.",
    "DEBT-2": "When you can go bankrupt | Only if your cash, half your buildings and all mortgage "
    "values together are less than the debt.",
    "DEBT-3": "Trading in debt | You may trade to raise money, not to give things away: a trade "
    "after which you could raise less than before, and less than you owe, is refused.",
    "DEBT-4": "Several debts | The oldest is paid first. If you cannot pay that one, you go "
    "bankrupt to whom you owe it.",
    "BANK-1": "Bankrupt to a player | Your buildings are sold for half, then cash, deeds and jail "
    "cards go to your creditor, who pays {interest}% on each mortgaged deed or lifts it.",
    "BANK-2": "Bankrupt to the Bank | Your deeds are auctioned one by one, free of mortgages; "
    "cards and buildings go back.",
    "BANK-3": "Out of the game | Your token leaves the board and you are skipped from then on.",
    "BANK-4": "Giving up | Resigning is going bankrupt: to whom you have owed money longest, else "
    "to the Bank.",
    "END-1": "Winning | The last player left wins at once.",
    "END-2": "Ranks | The winner first, then whoever stayed in longest.",
    "SHORT-1": "Deeds to begin with | Each player is dealt {dealt} deeds before play, free.",
    "SHORT-2": "An early {hotel} | {Hotels} come after {before} {houses}, so they cost and sell "
    "for one {house} less in all.",
    "SHORT-3": "A short stay in jail | You leave on your next turn: by card, by {fine}, or by "
    "rolling; without doubles you pay {fine} and move by that roll.",
    "SHORT-4": "A flat tax | {tax_name} is {tax}, with no choice.",
    "SHORT-5": "The first bankruptcy ends it | Once the creditor has paid {interest}% on the "
    "mortgaged deeds, the richest wins: cash, deeds at their price, mortgaged ones at half, "
    "buildings at cost. Resigning without a debt does not end it.",
    "TIME-1": "Deeds to begin with | Each player is dealt {dealt} deeds before play and pays their "
    "prices.",
    "TIME-2": "When time is up | The richest wins at once: cash, deeds at their price, mortgaged "
    "ones at half, buildings at cost.",
    "EXP-1": "American Expansion | Landing on {go} by dice: take the {salary}, or go to any space "
    "but a corner instead.",
    "TRIP-1": "Just Visit America | Visiting jail by dice you are asked a question. Right: go to "
    "an unowned deed of your choice and buy it, raising cash if need be. Wrong: nothing.",
    "SHOW-1": "The game show | On {parking} you answer questions. After each right one take a free "
    "deed of that side of the board, or risk it for the next. A wrong one ends it with nothing.",
    "SHOW-2": "When deeds run out | A side without unowned deeds gives way to the next. With none "
    "above the side on offer there is no further question, with none at all no show.",
    "LAW-1": "In court | On {to_jail}: plead guilty, or pay a lawyer {lawyer} and roll. Odd sets "
    "you free, even jails you.",
    "CHAL-1": "Questions | Four answers, one of them right. No answer in time is a wrong one.",
    "OFF-1": "The offline token | It starts on {go}, where it blocks nothing.",
    "OFF-2": "No rent offline | Where it stands no rent is due, whatever a card says.",
    "OFF-3": "Doubles move it | Whoever throws doubles deals with the space, moves the token to "
    "another deed, then rolls again.",
    "OFF-4": "Landing on it | When somebody lands on its space and the deed is owned, the owner "
    "moves it elsewhere.",
    "OFF-5": "Where it may stand | Only on deeds, owned or not. It never keeps one from sale.",
    "HOUSE-1": "A pot on {parking} | Taxes and fines gather on {parking}, and whoever lands there "
    "takes them.",
    "HOUSE-2": "Double salary | Landing exactly on {go} pays {double_salary}.",
    "HOUSE-3": "No auctions | A deed that is not bought stays with the Bank.",
    "HOUSE-4": "No rent in jail | Owners in jail collect no rent.",
    "HOUSE-5": "Numbers of your own | Start with {cash}, salary {salary}, {house_stock} {houses} "
    "and {hotel_stock} {hotels}.",
    "HOUSE-6": "Laps before buying | You may buy deeds only after going round {laps}.",
}
"""Title and text of each rule, with a bar between them."""

_CASES: dict[str, str] = {
    "GO-1.double": "Passing {go} pays {salary}, landing exactly on it {double_salary}.",
    "BUY-1.no_auctions": "On a deed nobody owns you may buy it at its price. If you do not, it "
    "stays with the Bank.",
    "BUY-1.laps": "On a deed nobody owns you buy it at its price, or it is auctioned; but only "
    "after going round {laps}.",
    "RENT-2.clear": "Holding a whole colour group doubles the rent of its lots without buildings, "
    "as long as none of its lots is mortgaged.",
    "RENT-5.fresh": "A utility earns {multipliers} times the dice when its owner holds "
    "{utility_counts}. You roll anew for it; a mortgaged one counts as held.",
    "RENT-6.none": "An owner in jail collects no rent.",
    "RENT-7.on_request": "Owners must ask for their rent. It lapses when player {window} after "
    "the visitor rolls. From a visitor who leaves the game it is collected by itself.",
    "TAX-1.flat": "{tax_name} costs {tax}.",
    "TAX-3.blind": "You choose before anybody counts: until then neither the share nor what you "
    "are worth is shown to anyone.",
    "TAX-3.flat": "There is nothing to choose: the tax is a flat {tax}.",
    "TAX-5.pot": "Taxes and fines go into the pot on {parking}, for whoever lands there.",
    "JAIL-3.short": "On your next turn you may roll for doubles. They free you and move you, "
    "without an extra roll.",
    "JAIL-5.any_turn": "Before rolling you may pay {fine} on any turn in jail, then move as usual.",
    "JAIL-6.short": "Without doubles on your one turn in jail you pay {fine} and move by that "
    "roll.",
    "BANK-1.mortgaged": "Your buildings are sold for half and your deeds mortgaged; then cash, "
    "deeds and jail cards go to your creditor, who pays {interest}% on each deed or lifts it.",
    "END-1.worth": "The first bankruptcy ends the game and the richest wins.",
    "END-1.timed": "The last player left wins; when time is up, the richest does.",
    "END-2.worth": "By worth, richest first; equal worth shares a rank.",
}

_TOPICS: dict[str, str] = {
    "SET": "Setting up",
    "MOVE": "Moving",
    "GO": "Salary",
    "BUY": "Buying",
    "AUC": "Auctions",
    "RENT": "Rent",
    "CARD": "Cards",
    "TAX": "Taxes",
    "JAIL": "Jail",
    "BLD": "Buildings",
    "MORT": "Mortgages",
    "TRADE": "Trades",
    "DEBT": "Debt",
    "BANK": "Bankruptcy",
    "END": "The end",
    "SHORT": "The short game",
    "TIME": "The timed game",
    "EXP": "American Expansion",
    "TRIP": "Trips",
    "SHOW": "The game show",
    "LAW": "The court",
    "CHAL": "Questions",
    "OFF": "The offline token",
    "HOUSE": "House rules",
}

RULE_IDS: tuple[str, ...] = tuple(_RULES)
TOPICS: tuple[str, ...] = tuple(_TOPICS)

TEXT: dict[str, str] = {
    **{f"rule.{rule}.title": both.partition(" | ")[0] for rule, both in _RULES.items()},
    **{f"rule.{rule}": both.partition(" | ")[2] for rule, both in _RULES.items()},
    **{f"rule.{case}": text for case, text in _CASES.items()},
    **{f"topic.{topic}": title for topic, title in _TOPICS.items()},
}
