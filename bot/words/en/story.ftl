### The story: what has just happened, in plain sentences without markup.
###
### The attributes of a message are variants of the sentence. The turn decides which one is used, so a story always reads the same.

story-cards_shuffled = The cards are shuffled.
story-dealt = { $who } is dealt { $deeds }.
story-dealt_paid = { $who } is dealt { $deeds } for { $amount }.
story-completed = { $who } now holds { $groups }!

## Who begins

story-first_throws = Who goes first? { $throws }.
story-first_again = A tie! Once more: { $throws }.
story-first_throw = { $who } rolls { $total }
story-next_throw = { $who } { $total }
story-goes_first = { $who } goes first.

## Throwing and moving. $deeds is a list of the verb phrases below

story-does = { $who } { $deeds }.
story-rolls = rolls { $first } + { $second }
story-rolls_doubles = rolls doubles ({ $first } + { $second })
story-walks_free = walks free
story-collects = collects { $amount }
story-collects_at = collects { $amount } at { $place }
story-visits_jail = drops by the jail, just visiting
story-parks = takes a break on { $place }
    .quiet = has a quiet moment on { $place }
story-comes_home = comes home to { $place }
    .looks = has a look at { $place }, all their own
story-rests = rests on { $place } for free: it is mortgaged
story-lands = lands on { $place }

story-rolls_rent = { $who } rolls { $first } + { $second } to set the rent.
story-speeding = { $who } { $rolls } for the third time in a row: to jail for speeding.
story-last_try = { $who } { $rolls }: no doubles on the last try, so the fine is due.

## Jail

story-to_jail = { $who } goes straight to jail.
    .off = Off to jail with { $who }, and no salary on the way.
    .view = { $who } gets a room with a barred view.
story-no_doubles = { $who } { $rolls }, no doubles, and stays in jail.
    .in = { $who } { $rolls }, no doubles, and stays in.
    .cell = { $who } { $rolls }, no doubles, and settles back into the cell.
story-stays_in_jail = { $who } stays in jail.
story-out_of_jail = { $who } is out of jail.
story-gives_jail_card = { $giver } hands { $taker } a jail card.
story-plays_jail_card = { $who } plays a jail card and walks free.
story-returns_jail_card = { $who } puts a jail card back under its deck.

## Cards

story-card = The card: "{ $text }"
story-card_of = { $who }'s card: "{ $text }"
story-no_repairs = No { $houses }, nothing to pay.

## Money

story-pays = { $payer } pays { $payee } { $what }.
story-pays_much = { $payer } pays { $payee } { $what }. Ouch.
    .hurts = { $payer } pays { $payee } { $what }. That hurts.
    .gulp = { $payer } pays { $payee } { $what }. Gulp.
story-pays_bank = { $payer } pays { $what }.
story-pays_pot = { $payer } pays { $what } into the pot.
story-salary = { $who } collects a salary of { $amount }.
story-empties_pot = { $who } empties the pot: { $amount }!
story-buys = { $who } buys { $deed } for { $amount }.
story-fine =
    { $payer } pays the fine of { $amount }{ $to ->
        [pot] {" "}into the pot
       *[bank] {""}
    }{ $out ->
        [yes] {" "}and walks out of jail
       *[no] {""}
    }.
story-lawyer = { $who } hires a lawyer for { $amount }.
story-interest = { $who } pays { $amount } interest; { $deed } stays mortgaged.
story-all_pay = { $payers } pay { $payee } { $amount } each.
story-pays_all = { $payer } pays { $amount } each to { $payees }.

## Deeds and mortgages

story-deed_goes = { $deed } goes to { $who }.
story-mortgages = { $who } mortgages { $deeds } for { $amount }.
story-free_of_mortgage = { $deed } is free of its mortgage.
story-lifts =
    { $who } lifts the { $count ->
        [one] mortgage
       *[other] mortgages
    } on { $deeds } for { $amount }.

## Buildings. $count is the number of lots

story-builds =
    { $who } builds { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}each
    } on { $deeds } for { $amount }.
story-places_building = { $who } puts { $buildings } on { $deed }.
story-sells =
    { $who } sells { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}each
    } on { $deeds } for { $amount }.
story-breaks_hotels =
    { $who } turns the { $count ->
        [one] { $hotel }
       *[other] { $hotels }
    } on { $deeds } into { $buildings }{ $count ->
        [one] {""}
       *[other] {" "}each
    } for { $amount }.
story-wants_building = { $who } wants { $buildings } too.
story-wants_none = { $who } wants none.
story-shortage = { $who } wants { $buildings }, and too few are left for all: { $others } may ask too.
story-may_place = { $who } may place { $buildings }.

## Auctions

story-leaves_to_auction = { $who } does not buy { $deed }, so it goes to auction.
story-leaves_to_bank = { $who } leaves { $deed } with the Bank.
story-hammer = { $lot } is up for auction.
story-bids = { $who } bids { $amount }
story-passes = { $who } passes
story-bidding = { $bids }.
story-many_bids =
    { $first } first, and after { $count ->
        [one] one bid
       *[other] { $count } bids
    } { $leader } leads with { $amount }
story-more_bids =
    The bidding goes on, and after { $count ->
        [one] one bid
       *[other] { $count } bids
    } { $leader } leads with { $amount }
story-pass =
    { $who } { $count ->
        [one] passes
       *[other] pass
    }
story-bids_and_passes = { $bids }; { $passes }
story-struck = { $who } can no longer cover the bid of { $amount }, so it is cancelled.
story-bidding_again = Bidding starts again for everybody.
story-bidding_again_for = Bidding for { $lot } starts again for everybody.
story-sold = Sold: { $deed } goes to { $who } for { $amount }.
story-unsold = Nobody bids, so { $deed } stays with the Bank.
story-sold_building = Sold: { $who } gets { $buildings } for { $amount }.
story-unsold_building = Nobody bids, so nobody gets { $buildings } today.
story-uncontested = Nobody else can use { $buildings } any more: { $who } may build at the usual price.
story-no_takers = Nobody can use { $buildings } any more, so there is nothing to sell.
story-no_sale = The sale of { $lot } is off.
story-count_first_bankruptcy = That ends the game: all debts are paid, then everything is counted.
story-count_time_limit = Time is up: the move in progress is finished, then everything is counted.

## Debts, offers, claims

story-owes_now = { $who } now owes { $amount } to { $to }.
story-owes = { $who } owes { $to } { $what } but has only { $cash }.
story-owes_broke = { $who } owes { $to } { $what } but has nothing.
story-owes_also = { $who } also owes { $to } { $what }; the older debt comes first.
story-offers = { $maker } offers { $to } { $terms }.
story-deal = Deal! { $maker } gives { $to } { $terms }.
story-counters = { $who } counters: { $terms }.
story-declines = { $who } says no.
    .rather = { $who } would rather not.
    .says = No deal, says { $who }.
story-withdraws = { $who } takes the offer back.
story-deal_off = The deal between { $maker } and { $to } falls through.
story-deal_off_debts = The deal between { $maker } and { $to } falls through: debts come first.
story-claims = { $owner } may ask { $lander } for { $what }.
story-claim_lapsed = { $owner } forgot to ask { $lander } for { $amount }.

## Corner games and the offline token

story-questions_shuffled = The Challenge questions are shuffled.
story-question = { $who } is asked: "{ $text }"
story-answer_right = { $who } says { $answer }, and is right!
story-answer_wrong = { $who } says { $answer }, which is wrong. The answer is { $right }.
story-silence_right = { $who } says nothing, and is right!
story-silence_wrong = { $who } says nothing. The answer is { $right }.
story-offline = The offline token now stands on { $place }: no rent there.
story-trip = { $who } is asked a question for a trip to an unowned deed.
story-trip_won = { $who } must choose an unowned deed to travel to and buy.
story-trip_lapsed = { $who } can no longer reach any unowned deed: no trip.
story-prize = { $who } may choose a deed.
story-court = { $who } stands before the judge.
story-guilty = { $who } rolls { $total } in court: even, so guilty. To jail!
story-not_guilty = { $who } rolls { $total } in court: odd, so not guilty. Free to stay.

## The end

story-gives_up = { $who } gives up and leaves the table.
story-bankrupt = { $who } is bankrupt.
    .bow = { $who } is bankrupt and leaves the table with a bow.
    .pockets = { $who } turns out both pockets: bankrupt.
story-takes_over = { $who } takes over { $goods }.
story-bank_takes_over = The Bank takes over { $goods }.
story-last_player =
    { $names } is the last one at the table and { $count ->
        [one] wins the game
       *[other] share the win
    }!
story-first_bankruptcy =
    The first bankruptcy ends the game. As the richest, { $names } { $count ->
        [one] wins the game
       *[other] share the win
    }!
story-late = Time is up for { $who }.
story-time_limit =
    Time is up. As the richest, { $names } { $count ->
        [one] wins the game
       *[other] share the win
    }!
story-conceded =
    The others concede. As the richest, { $names } { $count ->
        [one] wins the game
       *[other] share the win
    }!
story-ranks = Final ranks: { $places }.
story-rank = { $rank }. { $name }
story-rank_worth = { $rank }. { $name } ({ $worth })
