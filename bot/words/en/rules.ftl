### The rules in a sentence or two each, as a table plays them.
###
### The attributes of a rule are its title and a text for each variant of the rule.
###
### Every rule is given the edition's words: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (spaces); $house, $houses, $hotel, $hotels, $railroad (within a sentence); $houses_many, $hotels_many (five of them, if that word differs); $railroads (several); $Houses, $Hotels (at its beginning). And its sums: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before (houses before a hotel), $turns (in jail).

rule-SET-1 = You start on { $go } with { $cash } and no deeds. Everything else belongs to the Bank, also { $house_stock } { $houses } and { $hotel_stock } { $hotels }. The Bank never runs out of money.
    .title = What everybody starts with
rule-SET-2 = { $least } to { $most } players.
    .title = How many can play
rule-SET-3 = Everybody picks a token of their own.
    .title = Tokens
rule-SET-4 = The decks are shuffled once before the game, never again.
    .title = Shuffling
rule-SET-5 = Everybody throws the dice and the highest total begins; players who tie throw again. Then play goes round in seat order.
    .title = Who begins

rule-MOVE-1 = Throw two dice and move forward by their sum. Spaces can be shared.
    .title = Moving
rule-MOVE-2 = After doubles you deal with the space first, then roll again.
    .title = Doubles
rule-MOVE-3 = Your third doubles in one turn do not move you: you go to jail and the turn is over.
    .title = Three doubles

rule-GO-1 = Reaching or passing { $go } pays { $salary } at once, by dice or by card.
    .title = Salary
    .double = Passing { $go } pays { $salary }, landing exactly on it { $double_salary }.
rule-GO-2 = You can get it twice in one turn: pass { $go }, then draw the card that sends you there.
    .title = Salary twice
rule-GO-3 = You get no salary when you are sent to jail or move backward.
    .title = No salary

rule-BUY-1 = If you land on a deed that nobody owns, you buy it at its price, or it is auctioned at once.
    .title = Buy or auction
    .no_auctions = If you land on a deed that nobody owns, you may buy it at its price. If you do not, it stays with the Bank.
    .laps = If you land on a deed that nobody owns, you buy it at its price, or it is auctioned; but only after going round { $laps ->
        [one] once
       *[other] { $laps } times
    }.
rule-BUY-2 = You pay in cash. You may mortgage, sell buildings or trade to raise it, then buy.
    .title = Cash first
rule-BUY-3 = Landing on your own deed costs nothing and does nothing.
    .title = Your own deed

rule-AUC-1 = Every player still in the game may bid, even from jail, and so may the one who did not buy.
    .title = Who may bid
rule-AUC-2 = Bidding opens at { $unit } or more and goes up. Nobody can bid more cash than they hold.
    .title = Bids
rule-AUC-3 = The auction ends when all others have passed or the bidding clock runs out. The highest bidder pays the Bank and gets it.
    .title = Winning an auction
rule-AUC-4 = While your bid is the highest, you cannot do anything that leaves you with less cash than the bid.
    .title = A bid binds
rule-AUC-5 = If nobody bids, the deed stays with the Bank.
    .title = No bids
rule-AUC-6 = If you pass, you are out of that auction while the bid you passed against stands.
    .title = Passing
rule-AUC-7 = If the highest bidder has to pay a debt and can no longer cover the bid, or leaves the game, bidding starts again at its opening price. Everybody may bid again, even those who passed. If only one player is left who could place a contested building, that player gets it at the usual price of a building.
    .title = When a bid falls

rule-RENT-1 = Landing on someone else's deed costs its rent. A mortgaged deed earns nothing.
    .title = Rent
rule-RENT-2 = Holding a whole colour group doubles the rent of its lots without buildings, even while another lot of it is mortgaged.
    .title = A whole group
    .clear = Holding a whole colour group doubles the rent of its lots without buildings, as long as none of its lots is mortgaged.
rule-RENT-3 = { $Houses } and { $hotels } raise the rent to the figure on the deed. Empty lots of the group still earn double.
    .title = Rent with buildings
rule-RENT-4 = Each { $railroad } earns { $rail_rents } when its owner holds { $rail_counts } of them. Mortgaged ones count as held but earn nothing.
    .title = Rent by number held
rule-RENT-5 = A utility earns { $multipliers } times the dice when its owner holds { $utility_counts }. The throw that brought you there counts. A mortgaged one counts as held.
    .title = Rent by the dice
    .fresh = A utility earns { $multipliers } times the dice when its owner holds { $utility_counts }. You roll again for it. A mortgaged one counts as held.
rule-RENT-6 = An owner in jail still collects rent.
    .title = Owners in jail
    .none = An owner in jail collects no rent.
rule-RENT-7 = Rent is paid automatically and at once.
    .title = Collecting
    .on_request = Owners must ask for their rent, and cannot while the deed is mortgaged. The rent lapses when { $window ->
                [1] the next player
                [2] the second player after the visitor
               *[other] player number { $window } after the visitor
            } rolls. A visitor who leaves the game pays it automatically.

rule-CARD-1 = Draw the top card, do what it says at once, and put it back at the bottom.
    .title = Cards
rule-CARD-2 = Keep it until you use it; then it goes back under its deck. You may trade it.
    .title = Get Out of Jail Free
rule-CARD-3 = You move forward and deal with the space as if your dice had brought you there.
    .title = Advance cards
rule-CARD-4 = If another player owns it, you pay the multiple of its rent, or of a new throw, that the card says. If nobody owns it, you may buy it.
    .title = The nearest one
rule-CARD-5 = Going back counts as landing there, even on another card space.
    .title = Going back
rule-CARD-6 = You pay for every { $house } and { $hotel } you own. The sum is fixed when the card is drawn; selling buildings afterwards does not lower it.
    .title = Repairs
rule-CARD-7 = The payments go round the table from your left, one at a time. A player who cannot pay settles that debt first.
    .title = From or to each player

rule-TAX-1 = { $tax_name }: pay { $tax } or { $percent }% of your total worth, as you choose.
    .title = { $tax_name }
    .flat = { $tax_name } costs { $tax }.
rule-TAX-2 = Your total worth is your cash, the prices of all your deeds, mortgaged or not, and the cost of your buildings. While you choose the tax, no trade may lower it, unless you are in debt.
    .title = Total worth
rule-TAX-3 = Both sums are shown before you choose.
    .title = Choosing the tax
    .blind = You choose before anybody counts. Until then nobody sees the share or your worth.
    .flat = There is nothing to choose: the tax is a flat { $tax }.
rule-TAX-6 = When time runs out the smaller of the two sums is paid.
    .title = An absent player's tax
    .blind = When time runs out you pay { $tax } if you can raise it, otherwise the share.
rule-TAX-4 = { $tax2_name } costs { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Taxes and fines go to the Bank. { $parking } gives nothing.
    .title = Where taxes go
    .pot = Taxes and fines go into the pot on { $parking }. A player who lands there takes it.

rule-JAIL-1 = { $to_jail }, a card or three doubles send you to jail. You go straight there without salary, and your turn is over.
    .title = Going to jail
rule-JAIL-2 = Landing on { $jail } by moving is a visit: nothing happens.
    .title = Just visiting
rule-JAIL-3 = On each of up to { $turns } turns in jail you may roll for doubles. They free you and move you, without an extra roll.
    .title = Rolling for doubles
    .short = On your next turn you may roll for doubles. They free you and move you, without an extra roll.
rule-JAIL-4 = Before rolling you may play the card, even one you just traded for; then roll and move as usual.
    .title = Playing a jail card
rule-JAIL-5 = Before rolling you may pay { $fine } and then move as usual, but not on your last turn in jail.
    .title = Paying the fine
    .any_turn = Before rolling you may pay { $fine } on any turn in jail, then move as usual.
rule-JAIL-6 = If your last roll is not doubles either, you pay { $fine } and move by that roll.
    .title = The last try
    .short = Without doubles on your one turn in jail you pay { $fine } and move by that roll.
rule-JAIL-7 = In jail you still collect rent, bid, build, sell, mortgage and trade.
    .title = Life in jail

rule-BLD-1 = You may build at any time, even when it is not your turn, on a colour group that you hold whole and without mortgages. You may not build while you owe money.
    .title = When you may build
rule-BLD-2 = Lots of a group never differ by more than one building, up or down.
    .title = Evenly
rule-BLD-3 = After { $before } { $houses } on every lot of the group, a { $hotel } costs the price of one more building. The { $houses } go back to the Bank. Each lot holds one { $hotel }.
    .title = Up to the { $hotel }
rule-BLD-4 = There are only { $house_stock } { $houses } and { $hotel_stock } { $hotels }. If none are left, you wait. You cannot skip a level.
    .title = Limited buildings
rule-BLD-5 = If there are too few for everybody who could build, the others are asked too. Buildings that several players want are auctioned one by one. Your bids open at the price of building on your cheapest lot, and the winner builds where that costs no more than the bid.
    .title = Shortage
    .one = If there are too few for everybody who could build, the others are asked too. Buildings that several players want are auctioned one by one, from { $unit }, and the winner chooses any lot.
rule-BLD-6 = You may sell buildings back to the Bank at half price at any time, evenly.
    .title = Selling buildings
rule-BLD-7 = It becomes { $before } { $houses } if the Bank has them. You may also sell the whole group down in one step, to an even level the Bank can supply, or to nothing.
    .title = Selling a { $hotel }
rule-BLD-8 = Buildings never change hands between players.
    .title = No trading of buildings

rule-MORT-1 = You may mortgage a deed at any time for the value printed on it, if no building stands in its group.
    .title = Mortgaging
rule-MORT-2 = Lifting a mortgage costs the mortgage value plus { $interest }%. Only the owner can do it.
    .title = Lifting
rule-MORT-3 = If you get a mortgaged deed, you lift the mortgage at once, or pay { $interest }% now and { $interest }% again when you lift it later.
    .title = Getting a mortgaged deed
rule-MORT-4 = The { $interest }% are always of the mortgage value. Every percentage is rounded up to { $unit }.
    .title = Rounding

rule-TRADE-1 = Any two players may trade cash, deeds and jail cards at any time. There are no loans and no promises.
    .title = Trading
rule-TRADE-2 = Deeds of a group with buildings on it cannot be traded.
    .title = Built groups
rule-TRADE-3 = If one side no longer has everything it offered, nothing changes hands and the offer is off.
    .title = Checked twice
rule-TRADE-4 = A player who gets mortgaged deeds must be able to pay { $interest }% on all of them.
    .title = Interest in a trade
rule-TRADE-5 = A counter-offer replaces the offer. You may withdraw your own offer at any time.
    .title = Counter-offers

rule-DEBT-1 = Sell buildings, mortgage and trade until you can pay; the debt is then paid at once. You cannot do anything else before that.
    .title = Owing more than you hold
rule-DEBT-2 = You can go bankrupt only if your cash, half the price of your buildings and the mortgage values of your unmortgaged deeds together are less than the debt.
    .title = When you can go bankrupt
rule-DEBT-3 = You may trade to raise money, not to give things away. If you still could not pay everything after a trade, you must be able to raise as much as before, and you must get the value of the things you give. A deed counts half its price less { $interest }% of its mortgage value; add its mortgage value if it is not mortgaged.
    .title = Trading in debt
rule-DEBT-4 = The oldest debt is paid first. If you cannot pay it, you go bankrupt to its creditor.
    .title = Several debts

rule-BANK-1 = Your buildings are sold for half, then cash, deeds and jail cards go to your creditor, who pays { $interest }% on each mortgaged deed or lifts it.
    .title = Bankrupt to a player
    .mortgaged = Your buildings are sold for half and your deeds mortgaged; then cash, deeds and jail cards go to your creditor, who pays { $interest }% on each deed or lifts it.
rule-BANK-2 = Your deeds are auctioned one by one, free of mortgages. Cards and buildings go back to the Bank.
    .title = Bankrupt to the Bank
    .no_auctions = Your deeds go back to the Bank, free of mortgages, and so do your cards and buildings. They are not auctioned.
rule-BANK-3 = Your token leaves the board and you are skipped from then on.
    .title = Out of the game
rule-BANK-4 = Giving up counts as bankruptcy: to the player you have owed money longest, otherwise to the Bank.
    .title = Giving up

rule-END-1 = The last player left wins at once.
    .title = Winning
    .worth = The first bankruptcy ends the game and the richest wins.
    .timed = The last player left wins; when time is up, the richest does.
rule-END-2 = The winner comes first. Of the others, the one who stayed in longer ranks higher.
    .title = Ranks
    .worth = By worth, richest first; equal worth shares a rank.
rule-END-3 = If all others agree, the richest player wins at once. What counts is cash, deeds at their price, mortgaged ones at half, and buildings at cost.
    .title = Conceding

rule-SHORT-1 = Each player is dealt { $dealt } deeds before play, for free.
    .title = Deeds to begin with
rule-SHORT-2 = { $Hotels } come after { $before } { $houses }, so they cost and sell for one { $house } less in all.
    .title = An early { $hotel }
rule-SHORT-3 = You leave on your next turn: by card, by { $fine }, or by rolling; without doubles you pay { $fine } and move by that roll.
    .title = A short stay in jail
rule-SHORT-4 = { $tax_name } is { $tax }, with no choice.
    .title = A flat tax
rule-SHORT-5 = Open debts and { $interest }% on the mortgaged deeds are still paid, but nobody trades, builds, bids or claims rent any more. Then the richest wins: cash, deeds at their price, mortgaged ones at half, buildings at cost. Giving up without a debt does not end the game.
    .title = The first bankruptcy ends it

rule-TIME-1 = Each player is dealt { $dealt } deeds before play and pays their prices.
    .title = Deeds to begin with
rule-TIME-2 = When time is up, no turn and no extra roll begins, and nobody trades, builds or claims rent. The landing in progress is finished. Then the richest wins: cash, deeds at their price, mortgaged ones at half, buildings at cost.
    .title = When time is up

rule-EXP-1 = If you land on { $go } by dice, take the { $salary } or go to any space that is not a corner.
    .title = American Expansion

rule-TRIP-1 = If the dice bring you to jail as a visitor, you are asked a question. With a right answer you go to an unowned deed of your choice and buy it, raising cash if you must. Until then you may do nothing that puts every unowned deed out of your reach. A wrong answer costs nothing.
    .title = Just Visit America

rule-SHOW-1 = On { $parking } you answer questions. After the first right answer you may take an unowned deed of the first side of the board for free, after the second one of the second side, and so on, or go on to the next question. After the fourth you must take one. A wrong answer ends the show, and you win nothing.
    .title = The game show
rule-SHOW-2 = If a side has no unowned deeds left, the next side takes its place. If no later side has any, there is no further question. If no side has any, there is no show.
    .title = When deeds run out

rule-LAW-1 = On { $to_jail } you plead guilty, or pay a lawyer { $lawyer } and roll. An odd roll sets you free, an even one sends you to jail.
    .title = In court

rule-CHAL-1 = Each question has four answers, one of them right. No answer in time counts as wrong.
    .title = Questions

rule-OFF-1 = It starts on { $go }, where it blocks nothing.
    .title = The offline token
rule-OFF-2 = No rent is due on its space, even if a card says so. Rent of an earlier visit can be asked for again after the token has moved on.
    .title = No rent offline
rule-OFF-3 = If you throw doubles, you deal with your space, move the token to another deed, then roll again.
    .title = Doubles move it
rule-OFF-4 = If somebody lands on its space and the deed is owned, the owner moves the token elsewhere.
    .title = Landing on it
rule-OFF-5 = The token stands only on deeds, owned or not. A deed under it can still be sold.
    .title = Where it may stand

rule-HOUSE-1 = Taxes and fines gather on { $parking }. A player who lands there takes them.
    .title = A pot on { $parking }
rule-HOUSE-2 = Landing exactly on { $go } pays { $double_salary }.
    .title = Double salary
rule-HOUSE-3 = A deed that is not bought stays with the Bank, and so does an estate that goes to the Bank. Contested buildings are still auctioned.
    .title = No auctions
rule-HOUSE-4 = Owners in jail collect no rent.
    .title = No rent in jail
rule-HOUSE-5 = Start with { $cash }, salary { $salary }, { $house_stock } { $houses } and { $hotel_stock } { $hotels }.
    .title = Numbers of your own
rule-HOUSE-6 = You may buy deeds only after going round { $laps ->
        [one] once
       *[other] { $laps } times
    }.
    .title = Laps before buying

## Topics

topic-SET = Setting up
topic-MOVE = Moving
topic-GO = Salary
topic-BUY = Buying
topic-AUC = Auctions
topic-RENT = Rent
topic-CARD = Cards
topic-TAX = Taxes
topic-JAIL = Jail
topic-BLD = Buildings
topic-MORT = Mortgages
topic-TRADE = Trades
topic-DEBT = Debt
topic-BANK = Bankruptcy
topic-END = The end
topic-SHORT = The short game
topic-TIME = The timed game
topic-EXP = American Expansion
topic-TRIP = Trips
topic-SHOW = The game show
topic-LAW = The court
topic-CHAL = Questions
topic-OFF = The offline token
topic-HOUSE = House rules
