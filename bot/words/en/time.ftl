### Clocks, absences, leaving, undo.

seat-command = Leave, take over or give away a seat
seat-command_back = Play on yourself where the computer plays for you
seat-command_undo = Take back your last move, or ask the table to
seat-command_leave = Leave this game; the computer plays on for you
seat-command_take = Take over a seat that its player has left
seat-command_replace = Ask the table to replace a player who is away
seat-option_player = Whose seat; not needed where only one is free
seat-option_absent = Who is away
time-last_round =
    The last round: in about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } the agreed time is over.
seat-kept = { $name } has been away for a while: the computer plays on until they are back.
seat-resting = Nobody is at the table right now: it waits for the first to be back.
seat-returned = { $name } is back.
seat-welcome_back = Welcome back! You are playing again.
seat-not_away = You are playing already; the computer does not keep your seat.
seat-leave_sure = Leave this game for good? The computer plays on with all you own, until someone takes your seat over.
seat-leave_counts = -# In the standings whoever leaves ranks behind everybody who stayed; if somebody takes your seat over, you share its rank by turns. To admit defeat and keep your rank, use `/game concede`.
seat-leave_last = Leave this game for good? You are the last person here, so the game ends without a winner and counts for nobody.
seat-leave_button = Leave the game
seat-left = { $name } left the table.
seat-left_private = You left the game. Thank you for playing!
seat-put_away = **{ $name }** left, and nobody is at this table any more: the game is put away. Start a new one with `/game new`.
seat-vacant = **{ $was }** is not playing any more. **{ $name }** plays on for now: anyone without a seat may take over.
seat-take_button = Take this seat
seat-taken = { $name } takes over from { $was }.
seat-taken_public = **{ $name }** took over from **{ $was }**.
seat-taken_private = Welcome! All that belonged to { $was } is yours now. Open your panel to look at it. In the standings you share the rank of this seat, by turns.
seat-none_free = No seat is free here. One becomes free when a player leaves.
seat-not_free = That seat is taken already.
seat-offer_over = The game has ended, so this seat is not free any more.
seat-have_one = You have a seat at this table already.
seat-out = You are out of this game already; there is no seat to leave.
seat-which = Several seats are free: { $names }. Say which one you would like.
seat-no_such = Nobody of that name plays here.
seat-not_yourself = To give up your own seat, use `/seat leave`.
seat-a_computer = { $name } is a computer already.
seat-not_absent = { $name } is not away. Only someone for whom the computer plays already, or who kept an unhurried table waiting for ten minutes, can be replaced.
seat-replaced = The table gave { $name }'s seat to the computer.
vote-only_players = Only those who are still playing here can vote.
vote-agree = Agree
vote-object = Play on
vote-undo = **{ $name }** asks to take back: { $move }
vote-undo_more =
    -# With it goes what followed: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
vote-undo_chance = -# The same dice, cards and questions come again, and everybody knows them. So all who have a seat must agree, also those who are away; then the game counts for no standings, record or award. A moderator can do it too.
vote-some_move = their last move.
vote-some_end = the end of their turn.
vote-replace = Shall the computer, or a newcomer, take the seat of **{ $name }**, who is away?
vote-concede = Has **{ $name }** won? If all others agree, the game ends now, and what everybody is worth decides the ranks.
vote-concede_ranks = As it stands: { $places }.
vote-concede_done = All agree: **{ $name }** has won.
vote-concede_refused = **{ $who }** would rather play on, so the game goes on.
vote-concede_lapsed = **{ $name }** is not ahead of everybody any more, so the game goes on.
vote-agreed = Agreed: { $names } (of { $needed } needed).
vote-missing = -# Still asked: { $names }.
vote-asked = The table has been asked. It needs everyone who plays here to agree.
vote-asked_others = The others have been asked. All of them must agree.
vote-asked_all = The table has been asked. As it shows what comes next, everyone who has a seat must agree, also those who are away. A moderator can do it too.
vote-asked_already = That vote is open already: [here it is]({ $link }).
vote-counted = Your vote is counted.
vote-counted_waits = Your vote is counted: all agree. The game ends as soon as what is open is decided.
vote-not_yours = That is for the others to say.
concede-title = **Concede?**
concede-vote = **{ $name }** is ahead of everybody. If all others agree, the game ends now:
concede-vote_own = You are ahead of everybody. If all others agree, the game ends now:
concede-vote_button = { $name } has won
concede-vote_own_button = Ask the others
concede-alone = **Give up alone**: all you own goes to the Bank and is auctioned, and you come in place { $rank } of { $seats }. The others play on.
concede-alone_ends = **Give up alone**: that ends the game, and you come in place { $rank } of { $seats }.
concede-debt = You owe money, so you cannot give up: pay, or go bankrupt if you cannot.
concede-button = I give up
concede-counts = -# It counts in the standings, by the ranks of that moment.
concede-not_now = Nobody can be conceded to right now: something else is open, or another player is ahead.
vote-undo_done = Taken back: the table stands as it did before **{ $name }**'s move.
vote-undo_lapsed = The game went on, so **{ $name }**'s last move stays.
vote-undo_refused = **{ $who }** would rather play on, so **{ $name }**'s last move stays.
vote-replace_lapsed = **{ $name }** is playing, so the seat stays theirs.
vote-over = That vote is over.
vote-game_over = The game has ended, and this vote with it.
vote-no_place = I could not post the vote here: I may not write in this channel.
undo-told = { $name } took back their last move.
undo-told_vote = The table agreed to take back { $name }'s last move.
undo-done = Taken back.
undo-counts_no_more = That went back past dice, a card or a question, so the game counts for no standings, record or award.
undo-sure = **Take back** { $move }
    The same dice, cards and questions come again, so you know what comes. The game can be played to its end, but **it will count for no standings, record or award**, and its end card says why.
undo-own_move = your last move.
undo-own_end = the end of your turn.
undo-sure_button = Take it back
undo-nothing = There is nothing of yours to take back.
