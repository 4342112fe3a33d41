### How a game ended, its turning points, and its awards. Plain text without markup.

ending-last_player =
    The game is over: { $names } { $winners ->
        [one] wins
       *[other] share the win
    } as the last player left.
ending-first_bankruptcy =
    The first bankruptcy has ended the game: { $names } { $winners ->
        [one] wins
       *[other] share the win
    }.
ending-time_limit =
    Time is up: { $names } { $winners ->
        [one] wins
       *[other] share the win
    }.
ending-conceded =
    The others concede: { $names } { $winners ->
        [one] wins
       *[other] share the win
    }.
ending-undone = Dice, cards or questions were taken back, so this game does not count for standings, records or awards.

## Turning points. $group is a complete group, as the object of "holds"

point-group = { $who } now holds { $group }.
point-rent = { $who } collects { $amount } from { $other } on { $place }.
point-lead = { $who } takes the lead.
point-bankrupt = { $who } runs out of money and is out of the game.
point-bankrupt_at = { $who } is out: { $place } was one stop too many.
point-resigned = { $who } leaves the table.
point-handover = { $who } takes over from { $other }.

## Awards: a short title, and the reason. $who is the winner of the award

award-best_deed = { $who } took { $amount } in rent on { $place } alone.
    .title = The golden doorstep
award-top_rent = { $other } paid { $who } { $amount } for one stop on { $place }.
    .title = The bill of the day
award-comeback = { $who } was down to { $count }% of the table's wealth, and won.
    .title = Never count them out
award-trade = One trade with { $other } left { $who } { $amount } better off.
    .title = Deal of the day
award-jail =
    { $who } spent { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } behind bars. Nice view?
    .title = The reserved cell
# $houses: the edition's word for several houses
award-builder = { $who } put { $amount } into { $houses } and more.
    .title = Forever building
award-guest = { $who } paid { $amount } in rent and was welcome everywhere.
    .title = Everyone's best guest
award-cards = { $who } gained { $amount } from cards.
    .title = Friend of the cards
award-tax = { $who } paid { $amount } in taxes. The roads say thank you.
    .title = Pillar of society
award-doubles = { $who } threw doubles { $count } times.
    .title = Seeing double
award-bargain = { $who } bought { $place } for { $amount } less than its price.
    .title = The quiet bidder
award-laps = { $who } went round the board { $count } times.
    .title = The long-distance runner
award-deals =
    { $who } shook hands on { $count ->
        [one] 1 trade
       *[other] { $count } trades
    }.
    .title = Let's talk about it
award-quiz =
    { $who } had { $count ->
        [one] 1 right answer
       *[other] { $count } right answers
    }.
    .title = Knew it all along
award-pot = { $who } landed on the pot and took { $amount }.
    .title = Parked in the right place
