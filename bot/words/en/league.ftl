### League nights.

league-command = A league night: sign up, play at drawn tables, collect points, reach the final
league-command_open = Open a league night in this channel
league-command_start = Draw the first tables of the league night in this channel
league-command_call_off = Call off the league night in this channel
league-option_rounds = How many rounds, 1 to 6
league-option_edition = Which edition; this server's usual one if you leave it out
league-option_minutes = How long a table plays, 15 to 180 minutes
league-opened = The league night is open.
league-starting = The tables are drawn.
league-ended = The league night is called off. Tables that are already playing go on as ordinary games.
league-title = ## League night { $number }: { $edition }, { $count ->
        [one] one round
       *[other] { $count } rounds
    }
league-about = Sign up to be drawn for a table of four (or three, or five, if the numbers need it). At a table of four, the places bring 12, 8, 4 and 0 points. In the last round the best play at the first table. It takes { $least } people to begin.
league-each_table = At each table: { $variant }.
league-sealed = -# The dice of all tables are sealed as `{ $hash }…`.
league-unsealed = -# The secret of the night was `{ $secret }`, sealed as `{ $hash }…`. A table's own secret is SHA-256 of the text `rentroll-night-1:secret:round:table`.
league-nobody = Nobody has signed up yet.
league-signed_up = **{ $count ->
        [one] One has signed up
       *[other] { $count } have signed up
    }**: { $names }
league-round = **Round { $round } of { $rounds }**
league-drawn = **Round { $round } of { $rounds } is drawn.** If you do not turn up, the computer plays for you, and you are left out of the next draw.
league-table_drawn = Table { $place } in <#{ $thread }>: { $people }
league-final_table = The final, in <#{ $thread }>: { $people }
league-table_coming = Table { $place } is being set up: { $people }
league-table_playing = Table { $place } plays in <#{ $thread }>: { $people }
league-table_over = Table { $place } is done (<#{ $thread }>): { $people }
league-standing = **Standing**
league-line = `{ $rank }.` **{ $name }** · { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
league-line_away = `{ $rank }.` { $name } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · left
league-winner = The night goes to **{ $names }**.
league-done = It is over. The final table is below.
league-off = It was called off.
league-thread = League night { $number }, round { $round }, table { $place }
league-sign_up = Sign up
league-sign_off = Sign off
league-start = Draw the tables
league-call_off = Call it off
league-no_threads = A league night needs threads for its tables: open it in a text channel.
league-there = There is a league night in this channel already.
league-none_here = There is no league night in this channel. Moderators open one with `/league open`.
league-is_over = This league night is over.
league-begun = The tables were drawn already.
league-already_in = You have signed up already.
league-not_in = You have not signed up.
league-full = This league night is full: { $most } people have signed up.
league-too_few = At least { $least } people must sign up first.
league-not_yours = Only the person who opened this league night, or a moderator, can do that.
league-opened_log = opened a league night in <#{ $channel }>: { $edition }, { $count ->
        [one] one round
       *[other] { $count } rounds
    }
league-started_log = drew the tables of league night { $number }
league-called_off_log = called off league night { $number }
