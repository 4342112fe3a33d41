### Clocks, absences, leaving, undo.

seat-command = Leave, take over or give away a seat
seat-command_back = Take your seat back from the computer
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
seat-resting = Nobody is at the table right now. The game waits until somebody is back.
seat-returned = { $name } is back.
seat-welcome_back = Welcome back! You are playing again.
seat-not_away = You are playing already; the computer does not play for you.
seat-leave_sure = Leave this game for good? The computer plays on with everything you own, until someone takes your seat over.
seat-leave_counts = -# In the standings you then rank behind everybody who stayed. If somebody takes your seat over, you share its rank, in proportion to the turns played. To give up and keep your rank, use `/game concede`.
seat-leave_last = Leave this game for good? You are the last person here, so the game ends without a winner and counts for nobody.
seat-leave_button = Leave the game
seat-left = { $name } left the table.
seat-left_private = You left the game. Thank you for playing!
seat-put_away = **{ $name }** left, and nobody is at this table any more, so the game is closed. Start a new one with `/game new`.
seat-vacant = **{ $was }** is not playing any more. **{ $name }** plays on for now: anyone without a seat may take over.
seat-take_button = Take this seat
seat-taken = { $name } takes over from { $was }.
seat-taken_public = **{ $name }** took over from **{ $was }**.
seat-taken_private = Welcome! Everything { $was } owned is yours now. Open your panel to see it. In the standings you share this seat's rank, in proportion to the turns played.
seat-none_free = No seat is free here. One becomes free when a player leaves.
seat-not_free = That seat is taken already.
seat-offer_over = The game has ended, so this seat is not free any more.
seat-have_one = You have a seat at this table already.
seat-out = You are out of this game already; there is no seat to leave.
seat-which = Several seats are free: { $names }. Say which one you would like.
seat-no_such = Nobody with that name plays here.
seat-not_yourself = To give up your own seat, use `/seat leave`.
seat-a_computer = { $name } is a computer already.
seat-not_absent = { $name } is not away. You can replace a player only if the computer already plays for them, or if a table without a clock has waited ten minutes for them.
seat-replaced = The table gave { $name }'s seat to the computer.
vote-only_players = Only those who are still playing here can vote.
vote-agree = Agree
vote-object = Play on
vote-undo = **{ $name }** asks to take back: { $move }
vote-undo_more =
    -# Everything after it goes too: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
vote-undo_chance = -# The same dice, cards and questions come again, and everybody knows them. So everyone with a seat must agree, even if away, or a moderator does it. The game then does not count for standings, records or awards.
vote-some_move = their last move.
vote-some_end = the end of their turn.
vote-replace = **{ $name }** is away. Shall the computer, or a newcomer, take the seat?
vote-concede = Has **{ $name }** won? If all others agree, the game ends now, and worth decides the ranks.
vote-concede_ranks = As it stands: { $places }.
vote-concede_done = All agree: **{ $name }** has won.
vote-concede_refused = **{ $who }** would rather play on, so the game goes on.
vote-concede_lapsed = **{ $name }** is not ahead of everybody any more, so the game goes on.
vote-agreed = Agreed: { $count } of { $needed }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }.
vote-missing = -# Still to answer: { $names }.
vote-asked = The table has been asked. Everyone who plays here must agree.
vote-asked_others = The others have been asked. All of them must agree.
vote-asked_replace = The others have been asked. With four or more voters, you included, a majority is enough; otherwise all must agree.
vote-asked_all = The table has been asked. The same dice, cards and questions come again, so everybody would know what comes next. Everyone with a seat must agree, even players who are away. A moderator can do it without a vote.
vote-asked_already = That vote is open already: [here it is]({ $link }).
vote-counted = Your vote is counted.
vote-counted_waits = Your vote is counted: all agree. The game ends as soon as the open question is settled.
vote-not_yours = Only the others can answer that.
concede-title = **Concede?**
concede-vote = **{ $name }** is ahead of everybody. If all others agree, the game ends now:
concede-vote_own = You are ahead of everybody. If all others agree, the game ends now:
concede-vote_button = { $name } has won
concede-vote_own_button = Ask the others
concede-alone = **Give up alone**: all you own goes to the Bank, and you come in place { $rank } of { $seats }. The others play on.
concede-alone_ends = **Give up alone**: that ends the game, and you come in place { $rank } of { $seats }.
concede-debt = You owe money, so you cannot give up: pay, or go bankrupt if you cannot.
concede-button = I give up
concede-counts = -# It counts in the standings, with the ranks at that moment.
concede-not_now = You cannot concede right now: something else is open, or another player is ahead.
vote-undo_done = Taken back: the table is as it was before **{ $name }**'s move.
vote-undo_lapsed = The game went on, so **{ $name }**'s last move stays.
vote-undo_refused = **{ $who }** would rather play on, so **{ $name }**'s last move stays.
vote-replace_lapsed = **{ $name }** is playing, so the seat stays theirs.
vote-over = That vote is over.
vote-game_over = The game has ended, and this vote with it.
vote-no_place = I could not post the vote here: I may not write in this channel.
undo-told = { $name } took back their last move.
undo-told_vote = The table agreed to take back { $name }'s last move.
undo-done = Taken back.
undo-counts_no_more = That went back past dice, a card or a question, so the game no longer counts for standings, records or awards.
undo-sure = **Take back** { $move }
    The same dice, cards and questions come again, so you know them already. You can play the game to its end, but **it will not count for standings, records or awards**, and its end card says why.
undo-own_move = your last move.
undo-own_end = the end of your turn.
undo-sure_button = Take it back
undo-nothing = You have no move to take back.
