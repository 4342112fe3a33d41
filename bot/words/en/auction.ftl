### Auctions.

auction-thread = Auction house
auction-direct = An auction has begun at your table: { $link }
auction-no_room = -# This server has as many open threads as Discord allows, so the bidding is here.
auction-no_thread = -# With the permission **{ $permission }** in { $place } I can hold auctions in their own thread.

## The live message

auction-title = ### Auction: { $what }
auction-price = No bid yet. The printed price is { $price }.
auction-building = No bid yet. The winner builds on a lot where a building costs no more than the bid.
auction-building_any = No bid yet. Bids open at { $least }, and the winner chooses any lot.
auction-opens = Bids open at the price of building: { $openings }.
auction-opens_at = { $name } { $amount }
auction-opens_never = { $name } (no lot to build on)
auction-leads = **{ $bid }** by { $name } leads.
auction-still_in = Still in: { $names }.
auction-nobody = Nobody else can raise it.
auction-clock = The hammer falls { $when } unless somebody bids.
auction-held = Bidding waits until something else is settled.
auction-paused = This table is paused, and so is the bidding.
auction-estate = -# From an estate. Still to come: { $count }.
auction-shortage = -# The Bank has too few for everybody who wants to build.
auction-call = -# { $mentions }: your bids, please.

## Buttons and forms

auction-bid = Bid { $amount }
auction-own = Own amount
auction-max = Maximum bid
auction-pass = Pass
auction-own_title = Your bid
auction-own_label = At least { $least }; you have { $most }
auction-max_title = Your secret maximum
auction-max_label = At least { $least }; you have { $most }
auction-max_kept = This stays secret: I bid for you up to **{ $amount }**, and never more than needed. A new maximum replaces it.
auction-max_beaten = { $name } already leads with **{ $bid }**, so I have stopped bidding for you. Set a higher maximum, bid yourself, or pass.
auction-max_low = The bidding stands at { $bid }. Your maximum must be at least { $least }.
auction-max_opens = Your bids here open at { $least }, so your maximum must be at least that much.
auction-max_cash = You have { $most } to spend here, so your maximum cannot be { $amount }.
auction-none = There is no auction going on at this table.
auction-not_money = I cannot read “{ $text }” as an amount. Write it like { $example }, in whole steps of { $least }.
auction-did_bid = You bid { $amount }.
auction-did_pass = You pass.

## The result

auction-sold = Sold: **{ $what }** goes to { $name } for **{ $amount }**.
auction-unsold = Nobody bid. **{ $what }** stays with the Bank.
auction-sold_building = Sold: { $name } gets { $what } for **{ $amount }**.
auction-unsold_building = Nobody bid for { $what }.
auction-uncontested = Nobody else can use { $what } any more: { $name } may build at the usual price of a building.
auction-no_takers = Nobody can use { $what } any more: it stays with the Bank.
auction-over = This auction is over.
auction-back = Back to the table
auction-beaten = Your maximum of { $amount } for **{ $what }** was beaten: { $name } bid **{ $bid }**. { $link }

## Commands

auction-command = Bid in the auction at this table
auction-command_amount = Bid an amount
auction-command_max = Set a secret maximum: the bot bids for you, only as high as needed
auction-command_pass = Leave the auction, or give up a building you could place
auction-option_amount = How much, for example 120
