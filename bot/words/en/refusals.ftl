### Refusals: the rule that forbids an action, and what to do instead. The ids are the engine's codes.

refusal-already_highest = Your bid of { $bid } already leads. Wait until somebody raises it.
refusal-already_mortgaged = That deed is mortgaged already.
refusal-already_rolled = You have rolled. Finish your turn first.
refusal-bad_count = That number is not possible here.
refusal-bad_partner = Pick another player who is still in the game.
refusal-bid_stands = Your bid of { $bid } leads and is binding, so you cannot pass.
refusal-bid_too_low = Bid at least { $minimum }.
refusal-can_still_pay = You owe { $owed } and can still raise { $raisable }: sell, mortgage or trade.
refusal-cannot_pay_interest = { $seat } could not pay the interest of { $needed } on the mortgaged deeds.
refusal-debt_first = { $seat } owes { $owed } and after this trade could raise only { $raisable }. The trade must bring at least { $worth }.
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
refusal-listed_twice = This offer has the same deed twice.
refusal-lot_too_dear = Pick a lot where building costs no more than your bid of { $bid }.
refusal-must_roll = You still have to roll.
refusal-must_take_question = You cannot skip the question: have it asked, then answer it.
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
refusal-must_take = You cannot skip this: take one of the deeds.
refusal-not_a_deed = That space has no deed.
refusal-not_a_lot = You can only build on the lots of a colour group.
refusal-not_ahead = You can only concede to the player who is worth more than everybody else.
refusal-not_asked = You were not asked, or you have already answered.
refusal-not_enough_cash = That takes { $needed }, and { $spendable } is free to spend.
refusal-not_enough_houses = The Bank has only { $left } left for that. Sell the group further down.
refusal-not_in_auction = You are not in this auction any more.
refusal-not_in_jail = You are not in jail.
refusal-not_mortgaged = That deed is not mortgaged.
refusal-not_now = Something else comes first: { $asked }.
refusal-not_owner = That deed belongs to somebody else.
refusal-not_your_turn = It is { $seat }'s turn.
refusal-not_yours = That is for { $seat } to decide.
refusal-nothing_asked = You have nothing to answer right now.
refusal-nothing_to_sell = { $most ->
    [0] No building stands there.
   *[other] There is no such building to sell; at most { $most }.
    }
refusal-one_kind_at_a_time = Buildings are scarce: ask for the smaller ones first, then for the big one.
refusal-other_deed_first = Another deed comes first.
refusal-out_of_game = You are out of this game.
refusal-scarce = Others could build too, and the Bank has too few for everybody. Build on one lot at a time.
refusal-shortage_open = Scarce buildings are being shared out. Try again when that is done.
refusal-stale = The game has moved on. Look at the question it asks now.
refusal-tax_first = { $seat } must choose the tax first. Until then no trade may lower their worth: the offer waits.
refusal-too_many_offers = You have { $most } offers open. Withdraw one first.
refusal-trip_first = { $seat } must keep { $needed } for a trip, and would have only { $raisable } left.
refusal-uneven = Build and sell evenly: lots of a group may differ by one building at most.
refusal-unsettled_mortgage = Decide about the mortgaged deed first.
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
asked-roll = a roll of the dice
asked-shortage = scarce buildings
asked-tax = a tax
asked-trip = a trip
