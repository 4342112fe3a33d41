### Trades.

trade-thread = Trades
trade-direct = Somebody offers you a trade: { $link }
trade-no_room = -# This server has as many open threads as Discord allows, so the offer stands here.
trade-no_thread = -# With the permission **{ $permission }** in { $place } I can keep trades in their own thread.

## The builder

trade-whom = **A trade.** With whom?
trade-partner = Choose a partner
trade-partner_note =
    { $cash }, { $deeds ->
        [one] 1 deed
       *[other] { $deeds } deeds
    }
trade-nobody = There is nobody left to trade with.
trade-out = You are out of this game, so there is nothing left to trade.
trade-title = **A trade with { $name }**
trade-title_counter = **Your counter-offer to { $name }**
trade-give = You give: { $goods }
trade-ask = You get: { $goods }
trade-nothing = nothing yet
trade-group_give = Deeds you give: choose a group
trade-group_ask = Deeds you get: choose a group
trade-group_note = { $count } chosen of { $all }
trade-group_single = { $group }: { $deed }
trade-deeds_give = Which { $group } deeds do you give?
trade-deeds_ask = Which { $group } deeds do you get?
trade-deed_note = price { $price }
trade-deed_mortgaged = mortgaged, { $interest } interest for the new owner
trade-cash = Cash
trade-cash_title = Cash in this trade
trade-cash_give = You give (you have { $most })
trade-cash_ask = You get ({ $name } has { $most })
trade-fair = What would they want?
trade-fair_found = -# A computer player would call this fair to both of you. { $name } may disagree.
trade-fair_none = -# There is no trade with { $name } right now that a computer player would call fair to both of you.
trade-fair_theirs = -# { $name } may agree to this, but a computer player would not call it good for you.
trade-fair_not_so = -# With these deeds there is no trade that a computer player would call fair to both of you.
trade-cards_give = Give jail cards: { $count } of { $all }
trade-cards_ask = Get jail cards: { $count } of { $all }
trade-other = Other partner
trade-clear = Start over
trade-refresh = Refresh
trade-send = Send offer
trade-send_counter = Send counter-offer
trade-not_possible = -# Not possible right now: { $reason }
trade-sent = Sent to { $name }. `/offers` shows all that are open.
trade-to_offer = See the offer
trade-another = Another trade

## The offer

trade-offer = ### { $maker } offers { $to } a trade
trade-offer_gives = **{ $name }** gives { $goods }.
trade-offer_nothing = nothing
trade-outlook = -# { $name }: { $changes }.
trade-rent = rent a round { $now } → { $then }
trade-chance = chance of rent { $now } → { $then }
trade-completes = completes { $group }
trade-breaks = breaks up { $group }
trade-interest = { $name } then owes { $interest } interest on { $count } received mortgaged, or pays more to lift the mortgage.
trade-interest_deeds =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
trade-for_you = { $mention }, it is up to you.
trade-warning = Not possible right now: { $reason }
trade-accept = Accept
trade-decline = Decline
trade-counter = Counter
trade-withdraw = Withdraw

## How it ended

trade-accepted = Deal! { $maker } gives { $give } for { $ask } from { $to }.
trade-rejected = { $to } declined: { $terms }.
trade-withdrawn = { $maker } took this offer back: { $terms }.
trade-countered = { $to } answered with a counter-offer. This was: { $terms }.
trade-out_of_game = Off: one of the two players is out of the game. This was: { $terms }.
trade-impossible = This offer became impossible and is closed: { $terms }.
    -# { $reason }
trade-game_over = The game is over, and so is this offer.
trade-closed = This offer is closed.
trade-terms = { $give } for { $ask }
trade-fell_through = That trade is not possible any more, so it is closed. Its message says why.

## Why a computer player declined. $group is a whole group, as in "the whole orange group"

trade-no_asked_often = { $to } has refused this too often to think about it now.
trade-no_leader = That would put { $maker } far ahead.
trade-no_gives_group = That would give { $maker } { $group }.
trade-no_breaks_group = { $to } would lose { $group }.
trade-no_nothing = { $to } would get nothing for it.
trade-no_little = That is too little for { $to }.

## Refusals

trade-not_for_you = This offer is for { $name } to answer.
trade-not_by_you = Only { $name } can take this offer back.
trade-no_seat = Nobody called { $name } sits at this table.
trade-yourself = You cannot trade with yourself. Pick another player.

## Commands

trade-command_trade = Put together a trade with another player
trade-option_partner = Who to trade with
trade-command_offers = The offers that are open at this table
trade-no_offers = No offers are open at this table. Make one with `/trade`.
trade-offers = **Open offers**
trade-offers_line = - { $maker } to { $to }: { $terms }
trade-offers_link = ([show]({ $link }))
