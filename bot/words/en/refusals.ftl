### What the rules say no to, and what to do instead. The ids are the engine's codes.

refusal-already_highest = Your bid of { $bid } already leads. Wait until somebody raises it.
refusal-already_mortgaged = That deed is mortgaged already.
refusal-already_rolled = You have rolled. Finish your turn first.
refusal-bad_count = That number does not fit here.
refusal-bad_partner = Pick another player who is still in the game.
refusal-bid_stands = Your bid of { $bid } leads and is binding, so you cannot pass.
refusal-bid_too_low = Bid at least { $minimum }.
refusal-can_still_pay = You owe { $owed } and can still raise { $raisable }: sell, mortgage or trade.
refusal-cannot_pay_interest = { $seat } could not pay the interest of { $needed } on the mortgaged deeds.
refusal-debt_first = { $seat } has { $owed } to pay and could then raise only { $raisable }: the trade must bring at least { $worth }.
refusal-empty_offer = An offer needs something on at least one side.
refusal-fully_built = { $most ->
    [0] Nothing more can be built here.
   *[other] That is too many: at most { $most } here.
    }
refusal-game_ends = The game is ending: nobody trades, builds or claims rent any more.
refusal-game_over = This game is over.
refusal-group_has_buildings = Sell the buildings of this group first.
refusal-group_incomplete = You need every deed of this group to build on it.
refusal-group_mortgaged = Lift the mortgages of this group before you build.
refusal-in_debt = Settle your debt first.
refusal-last_jail_turn = On your last jail turn you roll first; without doubles the fine follows.
refusal-listed_twice = A deed stands in this offer twice.
refusal-lot_too_dear = Pick a lot where building costs no more than your bid of { $bid }.
refusal-must_roll = You still have to roll.
refusal-must_take_question = There is no way past the question: have it asked, then answer.
refusal-no_claim = { $blocked ->
    [mortgaged] The deed is mortgaged, so its rent cannot be claimed now.
    [offline] The offline token is on that space, so its rent cannot be claimed now.
   *[other] There is no rent for you to claim.
    }
refusal-no_debt = You have no debt, so there is nothing to go bankrupt over.
refusal-no_hotels = { $left ->
    [0] The Bank has none left of these. Wait until one comes back.
   *[other] The Bank has only { $left } left of these: too few for that.
    }
refusal-no_houses = { $left ->
    [0] The Bank has none left of these. Wait until some come back.
   *[other] The Bank has only { $left } left of these: too few for that.
    }
refusal-no_jail_card = There is no such jail card in that hand.
refusal-no_legal_lot = You have no lot that could take this building now.
refusal-no_offer = There is no open offer to answer.
refusal-no_such_seat = Nobody sits there.
refusal-no_time_limit = This game has no time limit.
refusal-not_a_prize = That deed cannot be chosen here.
refusal-not_a_target = Pick another space: that one cannot be chosen here.
refusal-must_take = There is no way past it: take one of the deeds.
refusal-not_a_deed = That space has no deed.
refusal-not_a_lot = You can only build on the lots of a colour group.
refusal-not_ahead = Only whoever is worth more than everybody else can be conceded to.
refusal-not_asked = You were not asked, or you have answered.
refusal-not_enough_cash = That takes { $needed }, and { $spendable } is free to spend.
refusal-not_enough_houses = The Bank has only { $left } left for that. Sell the group further down.
refusal-not_in_auction = You are not in this auction any more.
refusal-not_in_jail = You are not in jail.
refusal-not_mortgaged = That deed is not mortgaged.
refusal-not_now = Something else comes first: { $asked }.
refusal-not_owner = That deed is in other hands.
refusal-not_your_turn = It is { $seat }'s turn.
refusal-not_yours = That is for { $seat } to decide.
refusal-nothing_asked = Nothing is asked of you right now.
refusal-nothing_to_sell = { $most ->
    [0] No building stands there.
   *[other] There is no such building to sell; at most { $most }.
    }
refusal-one_kind_at_a_time = Buildings are scarce: ask for the smaller ones first, then for the big one.
refusal-other_deed_first = Another deed comes first.
refusal-out_of_game = You are out of this game.
refusal-scarce = Others could build too and there are too few for all: build lot by lot.
refusal-shortage_open = Scarce buildings are being shared out. Try again when that is done.
refusal-stale = That was about an earlier moment; look at what is asked now.
refusal-tax_first = Until { $seat } has chosen the tax, no trade may lower that player's worth: the offer waits.
refusal-too_many_offers = You have { $most } offers open. Withdraw one first.
refusal-trip_first = { $seat } has a trip to make: it takes { $needed }, and { $raisable } would be left.
refusal-uneven = Build and sell evenly: lots of a group may differ by one at most.
refusal-unsettled_mortgage = Decide about that mortgaged deed first.
refusal-which_one = Several fit. Say which one.

## What comes first, after a colon

asked-auction = an auction
asked-building_sale = an auction of buildings
asked-buy = whether to buy
asked-challenge = a question
asked-court = the court
asked-debt = a debt
asked-each_player = a card
asked-end_turn = the end of the turn
asked-estate_sale = an estate sale
asked-final_count = the final count
asked-go = the choice at GO
asked-jail = the way out of jail
asked-mortgaged = a mortgaged deed
asked-move_on = a move
asked-offline = the offline token
asked-place = where to build
asked-prize = a prize
asked-roll = roll
asked-shortage = scarce buildings
asked-tax = a tax
asked-trip = a trip
