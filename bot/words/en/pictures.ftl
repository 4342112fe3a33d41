### Words painted into pictures. Short: each has a small place, and shrinks when it is long. No markup.

picture-turn = turn { $turn }
picture-turn_of = turn { $turn } of { $last }
picture-start = the start
picture-end = the end
picture-out_of_game = out of the game
picture-cash = cash
picture-worth = worth
# The time of a timed game
picture-last_round = last round
picture-minutes = { $gone } of { $whole } min
# A likelihood, such as 1 in 9.
picture-chance = { $share } in { $of }
# $chance and $any are likelihoods.
picture-danger = Worst throw: { $rent } on { $place } ({ $chance }). Any rent: { $any }.

## What a space costs or does

picture-collect = collect { $amount }
picture-tax_choice = { $flat } or { $percent }%
picture-tax_percent = { $percent }%
picture-draw_card = draw a card
picture-salary_or_move = { $amount } or move on
picture-to_court = to court
picture-to_jail = straight to jail
picture-quiz_deed = quiz for a deed
picture-quiz_trip = quiz for a trip
picture-in_pot = { $amount } in the pot
picture-in_jail = in jail
picture-nothing_happens = nothing happens
picture-rent_now = rent { $amount }
picture-rent_now_dice = rent { $amount } × dice
picture-no_rent_mortgaged = mortgaged: no rent
picture-no_rent_offline = offline: no rent

## A title deed. $building, $buildings, $hotel: the edition's words

picture-title_deed = Title deed
picture-rent = Rent
picture-rent_group = With the whole group
picture-rent_group_clear = With the group, none mortgaged
picture-rent_held = Rent with { $count } held
picture-rent_all_held =
    { $count ->
        [2] Rent with both held
       *[other] Rent with all { $count } held
    }
picture-times_dice = { $amount } × dice
picture-times_roll = { $amount } × new roll
picture-price = Price
picture-each_building = Each { $building }
picture-hotel_cost = { $cost } + { $buildings }
picture-mortgage_value = Mortgage value
picture-mortgaged = Mortgaged
picture-no_rent_due = No rent is due here
picture-bank_lent = The Bank lent
picture-interest = Interest, { $percent }%
picture-to_lift = To lift it
picture-new_owner = A new owner pays { $interest } at once, or lifts the mortgage.
picture-no_rent = no rent
picture-belongs_with = Belongs with
picture-nobody_owns = Nobody owns it yet
picture-deed_price = price { $amount }
picture-deed_mortgaged = mortgaged

## A card and what it does

picture-from_bank = from the Bank
picture-from_each = from each player
picture-to_bank = to the Bank
picture-to_each = to each player
picture-for_each = for each { $building }
picture-move_there = move there
picture-times_new_roll = { $amount } × a new roll
picture-times_rent = { $times } × the rent
picture-if_owned = if someone owns it
picture-spaces_back =
    { $count ->
        [one] 1 space back
       *[other] { $count } spaces back
    }
picture-then_there = then do what it says there
picture-no_salary = no salary on the way
picture-keep = Yours to keep
picture-keep_until = until you use or trade it

## A hand

picture-hand_out = Out of the game
picture-hand_empty = No deeds yet
picture-no_deeds = no deeds
picture-complete_groups =
    { $count ->
        [one] 1 complete group
       *[other] { $count } complete groups
    }
picture-free_deed = free, { $price }
picture-some = { $held } of { $all }
picture-complete = complete

## An auction. The states of bidders are drawn in a narrow column

picture-auction = Auction
picture-estate_then = estate sale, then { $deeds }
picture-estate_more =
    estate sale, then { $count ->
        [one] 1 more deed
       *[other] { $count } more deeds
    }
picture-too_few = { $buildings } wanted, too few in the Bank
picture-not_bidding = not bidding
picture-may_not_buy = may not buy yet
picture-passed = passed
picture-leading = leading
picture-in_debt = in debt
picture-cannot_raise = cannot raise
picture-no_lot = no lot for it
picture-still_in = still in
picture-buys = buys it
picture-leads = leads
picture-wants = wants { $buildings }
picture-wants_from = wants { $buildings }, from { $amount }
picture-completes = completes { $group }
picture-would_complete = would complete { $group }
picture-holds = holds { $held } of { $all }
picture-now_holds = now holds { $held } of { $all }
# A group, as the object of "completes" and "breaks up"
picture-group = the group
picture-color_group = the { $color } group
picture-its_group = its group
picture-one_building = One { $building }
picture-in_bank = { $count } in the Bank
picture-costs = costs { $amount }
picture-costs_between = costs { $least } to { $most }
picture-sold_for = sold for
picture-not_sold = not sold
picture-highest_bid = highest bid
picture-no_bid = no bid
picture-no_bid_yet = no bid yet
picture-bids_start = bids start at { $amount }
picture-stays = stays with the Bank
picture-winner_chooses = the winner chooses the lot
picture-within_bid = build for at most the bid
picture-printed_price = printed price { $amount }
picture-under_price = under 1% of the printed price
picture-of_price = { $percent }% of the printed price

## A trade

picture-trade = Trade
picture-impossible = not possible right now
picture-gives = gives
picture-gives_nothing = nothing
picture-jail_card = jail card, { $deck }
picture-breaks_up = breaks up { $group }
picture-then_owes =
    then owes { $interest } interest on { $count ->
        [one] 1 mortgaged deed
       *[other] { $count } mortgaged deeds
    }
picture-groups_label = complete groups
picture-rent_round = rent/round
picture-rent_chance = chance of rent

## A lobby

picture-players = { $least } to { $most } players
picture-seats_taken = { $taken } of { $all }
picture-waiting_for = waiting for { $count } more
picture-table_full = the table is full
picture-ready = ready when you are
picture-open_seat = open seat
picture-official = Official rules
picture-no_house_rules = There are no house rules at this table.
picture-house_rules = House rules at this table

## The end card. The sentences follow the winners' names, $winners is how many they are

picture-called_off = Called off
picture-broke_up =
    The table broke up after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
picture-won_last_player =
    { $winners ->
        [one] wins
       *[other] share the win
    } as the last one at the table, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
picture-won_time_limit =
    { $winners ->
        [one] wins with { $worth }
       *[other] share the win with { $worth } each
    } when time was up, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
picture-won_conceded =
    { $winners ->
        [one] wins with { $worth }
       *[other] share the win with { $worth } each
    }: the others concede, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
picture-won_first_bankruptcy =
    { $winners ->
        [one] wins with { $worth }
       *[other] share the win with { $worth } each
    } when the first one went bankrupt, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
picture-at_best = at best { $amount }
picture-out_in_turn = out in turn { $turn }
picture-worth_title = What everyone was worth

## A player's card of figures

picture-rating = Rating
picture-games =
    { $count ->
        [one] Game
       *[other] Games
    }
picture-wins =
    { $count ->
        [one] Win
       *[other] Wins
    }
picture-won = Won
picture-percent = { $percent }%
picture-rating_course = Rating, game by game
picture-places = Places
picture-place = { $place }.
picture-no_rated_games = No game against other people yet
picture-after_games =
    after { $count ->
        [one] 1 rated game
       *[other] { $count } rated games
    }
picture-favourite_token = Favourite token
picture-favourite_edition = Favourite edition
