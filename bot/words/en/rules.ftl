### The rules in a sentence or two each, as a table plays them.
###
### The attributes of a rule are its title and, where tables play it otherwise, the text of each case.
###
### Every rule is given the edition's words: $go, $jail, $parking, $to_jail, $tax_name, $tax2_name (spaces); $house, $houses, $hotel, $hotels, $railroad (within a sentence); $houses_many, $hotels_many (five of them, where that is another word); $railroads (several); $Houses, $Hotels (at its beginning). And its sums: $cash, $salary, $double_salary, $fine, $lawyer, $tax, $tax2, $unit, $percent, $interest, $house_stock, $hotel_stock, $before (houses before a hotel), $turns (in jail).

rule-SET-1 = You start on { $go } with { $cash } and no deeds. Everything else is the Bank's, { $house_stock } { $houses } and { $hotel_stock } { $hotels } included, and the Bank never runs out of money.
    .title = What everybody starts with
rule-SET-2 = { $least } to { $most } players.
    .title = How many can play
rule-SET-3 = Everybody picks a token of their own.
    .title = Tokens
rule-SET-4 = The decks are shuffled once before the game, never again.
    .title = Shuffling
rule-SET-5 = Everybody throws the dice and the highest total begins; a tie throws again. Then it goes round in seat order.
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
rule-GO-2 = You can earn it twice in one turn: pass { $go }, then draw the card that sends you there.
    .title = Salary twice
rule-GO-3 = Being sent to jail pays no salary, and walking backward pays none.
    .title = No salary

rule-BUY-1 = On a deed nobody owns you buy it at its price, or it is auctioned at once.
    .title = Buy or auction
    .no_auctions = On a deed nobody owns you may buy it at its price. If you do not, it stays with the Bank.
    .laps = On a deed nobody owns you buy it at its price, or it is auctioned; but only after going round { $laps ->
        [one] once
       *[other] { $laps } times
    }.
rule-BUY-2 = You pay in cash. You may mortgage, sell buildings or trade to raise it, then buy.
    .title = Cash first
rule-BUY-3 = Landing on your own deed costs nothing and does nothing.
    .title = Your own deed

rule-AUC-1 = Every player still in the game, from jail too, and also the one who did not buy.
    .title = Who may bid
rule-AUC-2 = Bidding opens at { $unit } or more and goes up. Nobody bids more cash than they hold.
    .title = Bids
rule-AUC-3 = The highest bidder pays the Bank and has it. It ends when all others passed or the bidding clock runs out.
    .title = Winning an auction
rule-AUC-4 = While yours is the highest bid you can do nothing that leaves you less cash than it.
    .title = A bid binds
rule-AUC-5 = If nobody bids, the deed stays with the Bank.
    .title = No bids
rule-AUC-6 = Once you pass, you are out of that auction, as long as the bid you passed against stands.
    .title = Passing
rule-AUC-7 = If the highest bidder has to pay a debt and cannot cover the bid any more, or leaves the game, bidding starts again at its opening price for everybody, those who passed included. When only one player is left who could place a contested building, it goes to that player at the deed's price.
    .title = When a bid falls

rule-RENT-1 = Landing on someone else's deed costs its rent. A mortgaged deed earns nothing.
    .title = Rent
rule-RENT-2 = Holding a whole colour group doubles the rent of its lots without buildings, even while another lot of it is mortgaged.
    .title = A whole group
    .clear = Holding a whole colour group doubles the rent of its lots without buildings, as long as none of its lots is mortgaged.
rule-RENT-3 = { $Houses } and { $hotels } replace the plain rent by the figure on the deed. Empty lots of the group still earn double.
    .title = Rent with buildings
rule-RENT-4 = Each { $railroad } earns { $rail_rents } when its owner holds { $rail_counts } of them. Mortgaged ones count as held but earn nothing themselves.
    .title = Rent by number held
rule-RENT-5 = A utility earns { $multipliers } times the dice when its owner holds { $utility_counts }. The throw that brought you there counts; a mortgaged one counts as held.
    .title = Rent by the dice
    .fresh = A utility earns { $multipliers } times the dice when its owner holds { $utility_counts }. You roll anew for it; a mortgaged one counts as held.
rule-RENT-6 = An owner in jail still collects rent.
    .title = Owners in jail
    .none = An owner in jail collects no rent.
rule-RENT-7 = Rent is paid by itself, at once.
    .title = Collecting
    .on_request = Owners must ask for their rent, but not while the deed is mortgaged. It lapses when player { $window } after the visitor rolls. From a visitor who leaves the game it is collected by itself.

rule-CARD-1 = Draw the top card, do what it says at once, and put it back at the bottom.
    .title = Cards
rule-CARD-2 = Keep it until you use it; then it goes under its deck. You may trade it.
    .title = Get Out of Jail Free
rule-CARD-3 = You move forward and deal with the space as if your dice had brought you there.
    .title = Advance cards
rule-CARD-4 = If someone else owns it, you pay as many times its rent, or as many times a fresh throw, as the card says. An unowned one you may buy.
    .title = The nearest one
rule-CARD-5 = Going back counts as landing there, even on another card space.
    .title = Going back
rule-CARD-6 = You pay for every { $house } and { $hotel } of yours. The sum is fixed when the card is drawn; selling buildings afterwards does not lower it.
    .title = Repairs
rule-CARD-7 = It goes round the table from your left, one payment at a time. Whoever cannot pay settles that first.
    .title = From or to each player

rule-TAX-1 = { $tax_name }: pay { $tax } or { $percent }% of all you are worth, as you choose.
    .title = { $tax_name }
    .flat = { $tax_name } costs { $tax }.
rule-TAX-2 = Your cash, the prices of all your deeds, mortgaged or not, and what your buildings cost. While you choose the tax, no trade may make that less, unless you are in debt.
    .title = Total worth
rule-TAX-3 = Both sums are shown before you choose.
    .title = Choosing the tax
    .blind = You choose before anybody counts: until then neither the share nor what you are worth is shown to anyone.
    .flat = There is nothing to choose: the tax is a flat { $tax }.
rule-TAX-6 = When time runs out the smaller of the two sums is paid.
    .title = An absent player's tax
    .blind = When time runs out { $tax } is paid if it can be raised, else the share.
rule-TAX-4 = { $tax2_name } costs { $tax2 }.
    .title = { $tax2_name }
rule-TAX-5 = Taxes and fines go to the Bank. { $parking } gives nothing.
    .title = Where taxes go
    .pot = Taxes and fines go into the pot on { $parking }, for whoever lands there.

rule-JAIL-1 = By { $to_jail }, by a card or by three doubles: straight there, no salary, turn over.
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
rule-JAIL-6 = If the last roll brings no doubles either, you pay { $fine } and move by it.
    .title = The last try
    .short = Without doubles on your one turn in jail you pay { $fine } and move by that roll.
rule-JAIL-7 = You still collect rent, bid, build, sell, mortgage and trade.
    .title = Life in jail

rule-BLD-1 = At any time, also off your turn, on a colour group you hold whole without mortgages. Not while you owe money.
    .title = When you may build
rule-BLD-2 = Lots of a group never differ by more than one building, up or down.
    .title = Evenly
rule-BLD-3 = { $before } { $houses } on every lot of the group, then a { $hotel } for one more building's price; the { $houses } go back to the Bank. One { $hotel } to a lot.
    .title = Up to the { $hotel }
rule-BLD-4 = { $house_stock } { $houses } and { $hotel_stock } { $hotels } are all. With none left you wait, and no level can be skipped.
    .title = What there is
rule-BLD-5 = When there are too few for all who could build, the others are asked too. What more than one want is auctioned building by building. Your bids open at the price of building on your cheapest lot, and the winner builds where that costs no more than the bid.
    .title = Shortage
    .one = When there are too few for all who could build, the others are asked too. What more than one want is auctioned building by building, from { $unit }, and the winner chooses any lot.
rule-BLD-6 = Back to the Bank at half price, any time, evenly.
    .title = Selling buildings
rule-BLD-7 = It becomes { $before } { $houses } if the Bank has them. At any time the whole group can be sold down in one step to an even level the Bank can supply, or to nothing.
    .title = Selling a { $hotel }
rule-BLD-8 = Buildings never change hands between players.
    .title = No trading of buildings

rule-MORT-1 = Any time, for the value on the deed, if no building stands in its group.
    .title = Mortgaging
rule-MORT-2 = Costs the mortgage value plus { $interest }%. Only the owner can do it.
    .title = Lifting
rule-MORT-3 = You lift it at once, or pay { $interest }% now and { $interest }% again when you lift it later.
    .title = Getting a mortgaged deed
rule-MORT-4 = { $interest }% is always of the mortgage value. Every percentage is rounded up to { $unit }.
    .title = Rounding

rule-TRADE-1 = Any two players, any time: cash, deeds and jail cards. No loans, no promises.
    .title = Trading
rule-TRADE-2 = No deed of a group with buildings on it can be traded.
    .title = Built groups
rule-TRADE-3 = If one side has no longer got what was offered, nothing moves and the offer is off.
    .title = Checked twice
rule-TRADE-4 = Whoever gets mortgaged deeds must be able to pay { $interest }% on all of them.
    .title = Interest in a trade
rule-TRADE-5 = A counter takes the offer's place. Its maker may withdraw an offer any time.
    .title = Counter-offers

rule-DEBT-1 = Sell buildings, mortgage and trade until you can pay; it is then paid at once. Nothing else goes on for you before that.
    .title = Owing more than you hold
rule-DEBT-2 = Only if your cash, half your buildings and all mortgage values together are less than the debt.
    .title = When you can go bankrupt
rule-DEBT-3 = You may trade to raise money, not to give things away. If you could not pay everything afterwards, you must be able to raise as much as before and get the value of what you give: for a deed half its price less { $interest }% of its mortgage value, and its mortgage value on top while it is not mortgaged.
    .title = Trading in debt
rule-DEBT-4 = The oldest is paid first. If you cannot pay that one, you go bankrupt to whom you owe it.
    .title = Several debts

rule-BANK-1 = Your buildings are sold for half, then cash, deeds and jail cards go to your creditor, who pays { $interest }% on each mortgaged deed or lifts it.
    .title = Bankrupt to a player
    .mortgaged = Your buildings are sold for half and your deeds mortgaged; then cash, deeds and jail cards go to your creditor, who pays { $interest }% on each deed or lifts it.
rule-BANK-2 = Your deeds are auctioned one by one, free of mortgages; cards and buildings go back.
    .title = Bankrupt to the Bank
rule-BANK-3 = Your token leaves the board and you are skipped from then on.
    .title = Out of the game
rule-BANK-4 = Resigning is going bankrupt: to whom you have owed money longest, else to the Bank.
    .title = Giving up

rule-END-1 = The last player left wins at once.
    .title = Winning
    .worth = The first bankruptcy ends the game and the richest wins.
    .timed = The last player left wins; when time is up, the richest does.
rule-END-2 = The winner first, then whoever stayed in longest.
    .title = Ranks
    .worth = By worth, richest first; equal worth shares a rank.
rule-END-3 = When all others agree, whoever is worth most wins at once: cash, deeds at their price, mortgaged ones at half, buildings at cost.
    .title = Conceding

rule-SHORT-1 = Each player is dealt { $dealt } deeds before play, free.
    .title = Deeds to begin with
rule-SHORT-2 = { $Hotels } come after { $before } { $houses }, so they cost and sell for one { $house } less in all.
    .title = An early { $hotel }
rule-SHORT-3 = You leave on your next turn: by card, by { $fine }, or by rolling; without doubles you pay { $fine } and move by that roll.
    .title = A short stay in jail
rule-SHORT-4 = { $tax_name } is { $tax }, with no choice.
    .title = A flat tax
rule-SHORT-5 = Open debts and { $interest }% on the mortgaged deeds are still paid; nobody trades, builds, bids or claims rent any more. Then the richest wins: cash, deeds at their price, mortgaged ones at half, buildings at cost. Resigning without a debt does not end it.
    .title = The first bankruptcy ends it

rule-TIME-1 = Each player is dealt { $dealt } deeds before play and pays their prices.
    .title = Deeds to begin with
rule-TIME-2 = No turn and no extra roll begins, and nobody trades, builds or claims rent; the landing in progress is finished. Then the richest wins: cash, deeds at their price, mortgaged ones at half, buildings at cost.
    .title = When time is up

rule-EXP-1 = Landing on { $go } by dice: take the { $salary }, or go to any space but a corner instead.
    .title = American Expansion

rule-TRIP-1 = Visiting jail by dice you are asked a question. Right: go to an unowned deed of your choice and buy it, raising cash if need be; until then nothing you do may put every unowned deed out of reach. Wrong: nothing.
    .title = Just Visit America

rule-SHOW-1 = On { $parking } you answer questions. After each right one take a free deed of that side of the board, or risk it for the next. A wrong one ends it with nothing.
    .title = The game show
rule-SHOW-2 = A side without unowned deeds gives way to the next. With none above the side on offer there is no further question, with none at all no show.
    .title = When deeds run out

rule-LAW-1 = On { $to_jail }: plead guilty, or pay a lawyer { $lawyer } and roll. Odd sets you free, even jails you.
    .title = In court

rule-CHAL-1 = Four answers, one of them right. No answer in time is a wrong one.
    .title = Questions

rule-OFF-1 = It starts on { $go }, where it blocks nothing.
    .title = The offline token
rule-OFF-2 = Where it stands no rent is due, whatever a card says. Rent of an earlier visit can be asked for again once it has moved on.
    .title = No rent offline
rule-OFF-3 = Whoever throws doubles deals with the space, moves the token to another deed, then rolls again.
    .title = Doubles move it
rule-OFF-4 = When somebody lands on its space and the deed is owned, the owner moves it elsewhere.
    .title = Landing on it
rule-OFF-5 = Only on deeds, owned or not. It never keeps one from sale.
    .title = Where it may stand

rule-HOUSE-1 = Taxes and fines gather on { $parking }, and whoever lands there takes them.
    .title = A pot on { $parking }
rule-HOUSE-2 = Landing exactly on { $go } pays { $double_salary }.
    .title = Double salary
rule-HOUSE-3 = A deed that is not bought stays with the Bank, and so does an estate that falls to it. Contested buildings are still auctioned.
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
