### Pictures in words: alt texts, and the whole table for screen readers. Plain text without markup.

alt-nobody = nobody
alt-on = on { $place }
alt-jailed = in jail
alt-visiting = visiting the jail
alt-out = out of the game
alt-player = { $name }: { $has }
alt-cash = { $amount } in cash
alt-worth = worth { $amount } in all
alt-worth_hidden = worth hidden until the tax is chosen
alt-jail_cards =
    { $count ->
        [one] 1 jail card
       *[other] { $count } jail cards
    }
alt-deeds =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
alt-whole_color = all { $color }
alt-mortgaged = mortgaged
alt-some_mortgaged = { $count } mortgaged
alt-pot = In the pot: { $amount }
alt-bank = The Bank has { $houses } and { $hotels }
alt-offline = The offline token is on { $place }.

## The turn and its question

alt-turn = Turn { $turn }: { $what }
alt-turn_of = Turn { $turn }, { $who }'s: { $what }
alt-ends_turn = { $who } may build, trade or end the turn.
alt-rolls = { $who } is about to roll.
alt-rolls_again = { $who } rolls again after doubles.
alt-time = Time played: { $gone } of { $whole } minutes.
alt-last_round = The last round: { $gone } of { $whole } minutes are played.
alt-danger = Throws that cost rent: { $any } of { $throws }. The worst: { $rent } on { $place }, { $ways } of { $throws }.
alt-in_jail = { $who } is in jail (try { $turn } of { $turns }) and may { $ways }.
alt-way_doubles = roll for doubles
alt-way_fine = pay { $amount }
alt-way_card = play a jail card
alt-buy =
    { $who } may buy { $deed } for { $price } or { $auctions ->
        [no] leave it
       *[yes] send it to auction
    }.
alt-tax = { $who } chooses how to pay { $place }: { $flat } or { $percent }% of everything they own.
alt-tax_known = { $who } chooses how to pay { $place }: { $flat } or { $percent }% of everything they own ({ $share }).
alt-debt = { $who } owes { $to } { $what }.
alt-debt_short = { $who } owes { $to } { $what } and must find { $missing } more.
alt-debt_later = After that { $who } also owes { $to } { $what }.
alt-mortgaged_deed = { $deed } came to { $who } mortgaged: lift the mortgage for { $cost }, or keep it and pay { $interest } interest.
alt-shortage = { $who } wants { $buildings } and the Bank has only { $left }.
alt-shortage_others = { $who } wants { $buildings } and the Bank has only { $left }: { $others } may ask too.
alt-salary = { $who } may take the salary or move on to a space of their choice.
alt-question = { $who } is asked: “{ $text }”
alt-choices = To choose from: { $choices }.
alt-trip_won = { $who } answered correctly and must choose an unowned deed to travel to and buy.
alt-prize = { $who } answered correctly and may choose a prize.
alt-court = { $who } is in court and may go to jail or hire a lawyer for { $fee }.
alt-offline_move = { $who } must move the offline token.
alt-moves_on =
    { $who } will then move { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
alt-collects_each = { $who } then collects from { $others }, { $amount } each.
alt-pays_each = { $who } then pays { $others }, { $amount } each.
alt-estate = Then up for auction: { $deeds }.
alt-building_sale = Players want { $buildings }: { $wishes }.
alt-wish = { $who } { $count }
alt-final_count = Then the game ends and everybody's worth is counted.

## Spaces

alt-title_open = Open
alt-title_players = Players
alt-title_board = Board
alt-title_bank = Bank
alt-last_throw = The last throw was { $first } and { $second }.
alt-rank_worth = { $rank }. { $name }, { $worth }
alt-holds = { $who } holds { $groups }.
alt-deeds_of = { $who }'s deeds: { $deeds }.
alt-here = Here: { $names }.
alt-offline_token = the offline token
alt-name_jailed = { $name } (in jail)
alt-for_sale = for sale at { $price }
alt-owned = owned by { $who }
alt-no_rent_mortgaged = mortgaged, no rent
alt-no_rent_offline = no rent, as the offline token is here
alt-no_rent_jail = no rent while its owner is in jail
alt-rent = rent { $amount }
alt-rent_dice = rent { $amount } times the dice
alt-salary_here = { $amount } salary
alt-salary_or_move_here = { $amount } salary, or a move to a space of your choice
alt-court_here = to court
alt-trip_here = land here by dice, answer a question, and travel to an unowned deed
alt-show_here = answer questions to win a deed
alt-tax_here = pay { $amount }
alt-tax_choice_here = pay { $amount } or { $percent }% of everything
alt-card_here = draw a card
alt-pot_here = { $amount } in the pot
alt-unsold = Deeds for sale: { $count }.
alt-deck =
    { $deck }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the deck.

## A deed, a card, a hand

alt-deed = Title deed of { $deed }, price { $price }
alt-deed_family = Title deed of { $deed } ({ $family }), price { $price }
alt-unowned = Nobody owns it yet
alt-owner = { $who } owns it: { $rent }
alt-owner_built = { $who } owns it with { $buildings }: { $rent }
alt-all_rents = All rents: { $rents }
alt-group_rent = { $amount } with the whole group
alt-built_rent = { $amount } with { $buildings }
alt-held_rent = { $amount } with { $count } held
alt-times_dice = { $amount } times the dice
alt-building_cost = Each building costs { $amount }
alt-mortgage = Mortgage { $amount }
alt-card = { $deck } card: “{ $text }”
alt-hand = { $who }'s hand: { $cash } in cash, { $worth }
alt-hand_out = { $who } is out of the game
alt-complete = Complete: { $groups }
alt-group = { $family } ({ $held } of { $all }): { $deeds }
alt-some_group = Group
alt-no_deeds = No deeds yet

## An auction, a trade

alt-auction = Auction. { $what }
alt-auction_open = { $lot } is up for auction, no bid yet; { $raisers } may bid.
alt-auction_led = { $lot } is up for auction: { $who } leads with { $amount }; { $raisers } may raise.
alt-bids_open = Bids open at the price of building: { $openings }
alt-bids_open_at_one = Bids open at { $least }, and the winner chooses any lot
alt-auction_sold = Auction over. { $who } buys { $lot } for { $price }.
alt-auction_unsold = Auction over. Nobody bid for { $lot }.
alt-lot = Price { $price }
alt-lot_family = It is { $family }, price { $price }
alt-lot_gives = It gives { $who } { $group }
alt-lot_would_give = It would give { $who } { $group }
alt-not_bidding = Not bidding: { $names }
alt-cash_left = { $who } has { $amount } left
alt-trade = A trade: { $offer }
alt-trade_mortgaged = Mortgaged: { $deeds }
alt-trade_cash = { $who }'s cash: { $now } now, { $then } after
alt-trade_rent = { $who }'s rents: about { $now } a round now, { $then } after
alt-trade_chance = Chance that somebody pays { $who } rent in a round: { $now } now, { $then } after
alt-trade_completes = { $who } would complete { $group }
alt-trade_breaks = { $who } would break up { $group }

## A lobby, the end

alt-lobby =
    A table of { $edition }, { $count ->
        [one] 1 player
       *[other] { $count } players
    } so far
alt-sitting = Sitting: { $names }
alt-seats_free =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    } free; the game needs { $least }
alt-house_rule = House rule: { $rule }
alt-called_off = The game was called off
alt-turning_point = Turn { $turn }: { $what }
