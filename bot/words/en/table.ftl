### The live table.

## Questions to players

table-ask-roll = **{ $who }**, it's your roll.
table-ask-again = Doubles! **{ $who }**, roll again.
table-ask-jail = **{ $who }** is in jail, turn { $turn } of { $turns }. Doubles set you free.
table-ask-jail_last = **{ $who }** is in jail, turn { $turn } of { $turns }. Doubles set you free; without them you pay { $fine } and move on.
table-ask-end_turn = Anything else, **{ $who }**? Build or trade, then end your turn.
table-ask-buy = **{ $who }**, buy **{ $deed }** for { $price }, or let it go to auction?
table-ask-buy_or_leave = **{ $who }**, buy **{ $deed }** for { $price }, or leave it?
table-ask-buy_short = **{ $who }**, **{ $deed }** costs { $price } and you can spend only { $cash }. Raise cash first, or let it go.
table-ask-buy_poor = **{ $who }**, you cannot afford **{ $deed }**: it costs { $price }, and you can spend only { $cash }.
table-ask-tax = **{ $who }**, { $space }: { $flat }, or { $percent }% of everything you own?
table-ask-tax_blind = **{ $who }**, { $space }: { $flat }, or { $percent }% of everything you own? You choose before anybody counts.
table-ask-debt = **{ $who }** needs { $missing } more to pay { $to }. Sell, mortgage or trade: it is paid as soon as the cash is there.
table-ask-debt_hopeless = **{ $who }** needs { $missing } more to pay { $to }. Even if you sell and mortgage everything, { $short } is missing: only a trade can help now.
table-ask-mortgaged = **{ $who }**, **{ $deed }** came to you mortgaged. Lift it now for { $lift }, or keep it mortgaged for { $interest } interest?
table-ask-shortage = { $asker } wants to build and the Bank is short of { $buildings }: { $left } left. **{ $who }**, how many do you want?
table-ask-place = **{ $who }**, where do you put { $buildings }?
table-ask-place_within = **{ $who }**, where do you put { $buildings }? Building there may cost at most your bid of { $bid }.
table-ask-place_nowhere = **{ $who }**, none of your lots can take { $buildings } now. If that is still so when time runs out, it goes back to the Bank.
table-ask-go = **{ $who }** stands on { $go }: take the salary of { $salary }, or go to any other space instead?
table-ask-trip = **{ $who }**, a question is waiting. Answer it correctly to travel to an unowned deed of your choice and buy it.
table-ask-challenge_trip = **{ $who }**, answer correctly to travel to an unowned deed and buy it. A wrong answer changes nothing.
    { $topic }: **{ $question }**
table-ask-challenge_show = **{ $who }**, answer correctly to win { $deeds }. A wrong answer wins nothing.
    { $topic }: **{ $question }**
table-ask-prize = Right! **{ $who }**, choose your deed.
table-ask-trip_prize = Right! **{ $who }**, choose the deed you travel to and buy. You can spend { $cash }.
table-ask-trip_short = Right! **{ $who }**, you travel to an unowned deed and buy it. The cheapest costs { $price } and you can spend only { $cash }: raise cash first.
table-ask-prize_or_on = Right! **{ $who }**, choose your deed ({ $now }), or go on to question { $next } for { $then }. If that answer is wrong, you win nothing.
table-ask-court = **{ $who }** is in court: go to jail, or pay a lawyer { $fee } and roll? Odd sets you free.
table-ask-offline = **{ $who }**, move the offline token. No rent is paid where it stands.
table-ask-offline_from = **{ $who }**, move the offline token away from **{ $deed }**. No rent is paid where it stands.
table-ask-auction = **{ $what }** is up for auction. { $bid }
table-bid = { $who } leads with { $bid }.
table-no_bid = No bid yet.
table-no_bid_from = No bid yet; bids open at { $least }.
table-thinking = **{ $who }** is thinking.
table-unsaved = ⚠️ **This bot cannot save anything at the moment, so the game waits.** Nothing you saw is lost. The game goes on as soon as saving works; if that takes long, tell the people who run this bot.
table-deadline = The clock runs out <t:{ $due }:R>.
table-ends = -# This game ends at <t:{ $due }:t> (<t:{ $due }:R>); then the richest wins.
table-time_left =
    -# { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } of the agreed time { $minutes ->
        [one] is
       *[other] are
    } left.
table-dealt = -# { $dealt }
table-claim = -# **{ $who }** may still ask for { $amount } rent.
table-offers_here = -# Open offers: { $offers }
table-offer = [{ $maker } to { $to }]({ $link })
table-offers = -# Open offers: { $count }. See them with `/offers`.
table-resting = The game waits until somebody presses **I'm back**.
table-kept = -# The computer plays for { $who } until they press **I'm back**.
table-paused = This table is paused. A moderator can resume it.
table-over = The game is over. Thank you for playing!
table-closed = This game was closed before its end.
table-practice_finished = This practice game is finished. It counts nowhere.
table-left = That was an old message of this table. The live one is here: { $link }
table-fresh = The table is set.
table-goes_on = The game goes on with turn { $turn }.
table-no_pictures = -# I may not attach pictures here. A moderator can grant me **Attach Files** in this channel; until then `/board` shows the table as text.

## Buttons

table-do-roll = Roll
table-do-roll_jail = Roll for doubles
table-do-pay_fine = Pay { $amount }
table-do-use_card = Use a jail card
table-do-use_card_of = Use the { $deck } jail card
table-do-buy = Buy for { $amount }
table-do-decline = Auction it
table-do-decline_leave = Leave it
table-do-pay_flat = Pay { $amount }
table-do-pay_percent = Pay { $percent }%
table-do-pay_percent_known = Pay { $percent }% ({ $amount })
table-do-end_turn = End turn
table-do-lift = Lift it for { $amount }
table-do-keep_mortgaged = Keep it, pay { $amount }
table-do-build = { $deed } ({ $amount })
table-do-build_paid = { $deed }
table-do-pass = Do without
table-do-take_salary = Take { $amount }
table-do-take_question = Ask me
table-do-next_question = Next question
table-do-plead_guilty = Go to jail
table-do-hire_lawyer = Lawyer for { $amount }
table-do-bankrupt = Go bankrupt
table-do-claim_rent = { $who }: claim { $amount }
table-do-want = { $count }
table-do-want_none = None
table-do-answer = { $letter }: { $text }
table-do-to_space = { $space }
table-note-price = { $amount }
table-note-owner = { $amount }, { $owner }'s
table-note-after = after { $space }
table-note-held = { $owner }: { $spaces }
table-note-free = free: { $spaces }
table-pick-expand = Go to another space
table-pick-take = Choose a deed
table-pick-move_token = Move the token to
table-pick-build = Choose a lot
table-pick-want = How many?
table-pick-which = Which one?
table-pick-others = Other spaces
table-give_up = Go bankrupt? { $name } gets everything.
table-give_up_bank = Go bankrupt? Everything goes back to the Bank.
table-give_up_rank = You come in place { $rank } of { $seats }.
table-give_up_ends = That ends the game.
table-give_up_button = Yes, I go bankrupt
table-raise = Raise cash
table-to_auction = Bid here
table-panel = My panel
table-trade = Trade
table-back = I'm back

## Pings

ping-turn = { $who }, it's your turn. [To the table]({ $link })
ping-needed = { $who }, the table waits for you. [To the table]({ $link })
ping-reminder = { $who }, still your move. The computer decides <t:{ $due }:R>. [To the table]({ $link })
ping-direct = It's your turn at { $link }.
ping-direct_needed = The table waits for you at { $link }.
ping-direct_reminder = Still your move at { $link }. The computer decides <t:{ $due }:R>.

## Trouble with showing

table-missing = I cannot show the table in <#{ $channel }>: I need **{ $permission }** there. A moderator can grant it in the channel's permissions. The game goes on meanwhile.

## Commands

play-command_roll = Throw the dice
play-command_buy = Buy the deed you stand on
play-command_decline = Do not buy the deed you stand on
play-command_pay = Pay the jail fine, the flat tax or the share
play-option_what = What to pay
play-pay-fine = jail fine
play-pay-flat = flat tax
play-pay-percent = share of everything
play-command_usecard = Leave jail with a card
play-command_end = End your turn
play-command_build = Build on a lot, or on a whole group
play-option_where = A lot, or a whole group
play-command_sell = Sell buildings of a lot, or of a whole group
play-option_count = How many, on a single lot
play-command_mortgage = Mortgage a deed
play-command_lift = Lift a mortgage
play-option_deed = One of your deeds
play-command_claim = Ask for rent that is due to you
play-command_bankrupt = Go bankrupt when you cannot pay a debt
play-command_choose = Answer the question the table asks you
play-option_answer = One of your possible answers
play-command_table = Bring the live table down to the newest messages
play-build_option = { $deed }: up to { $most }, { $cost } each
play-sell_option = { $deed }: up to { $most }, { $cost } back each
play-group_build_option = { $group }, each lot to { $level }: { $amount }
play-group_sell_option = { $group }, each lot down to { $level }: { $amount } back
play-mortgage_option = { $deed }: { $amount }
play-done = Done.
play-gave_up = You are out of the game. Thank you for playing!
play-shown = Here it comes.
play-not_possible = That is not possible now. Pick one of the suggestions.
