### A server's settings, and its moderators' commands.

## The settings page

setup-command_setup = Choose who plays what, and where, in this server
setup-title = ## Rentroll in this server: { $section }
setup-line = **{ $name }**: { $value }
setup-foot = -# Changes count at once; running games keep their rules.
setup-pick_section = Section
setup-section_people = Who and where
setup-section_people_note = Channels, roles, games at once
setup-about_people = Where tables may be opened, who may open them, and who may sit down. Moderators need none of these roles.
setup-section_members = Tables per member
setup-section_members_note = How many at once, and how many an hour
setup-about_members = Limits that keep one member from filling the server. They do not apply to moderators.
setup-section_games = Games
setup-section_games_note = Edition, kind of game, speed, look
setup-about_games = New tables start with these choices; the host of a table can change them.
setup-section_rules = Editions and house rules
setup-section_rules_note = Which may be played, and how many of your own
setup-about_rules = Unselect everything that nobody should play here.
setup-section_quiet = Messages
setup-section_quiet_note = Mentions, computers' talk, language
setup-about_quiet = Should I mention players when it is their turn? Players who chose direct messages always get them.
setup-section_log = Log and keeping
setup-section_log_note = Log channel, how long finished games stay
setup-about_log = In this channel, moderators can read who changed or did something.
setup-placeholder = { $name }: { $value }
setup-name_channels = Channels for games
setup-any_channels = everywhere
setup-name_starters = Roles that may open tables
setup-nobody = moderators
setup-any_starters = everyone
setup-name_joiners = Roles that may join
setup-any_joiners = everyone
setup-name_most_games = Limit
setup-most_games =
    { $count ->
        [0] Any number of games at once
        [one] One game at once
       *[other] { $count } games at once
    }
setup-name_most_each = Open tables per member
setup-most_each =
    { $count ->
        [0] Any number of open tables each
        [one] One open table each
       *[other] { $count } open tables each
    }
setup-name_most_hourly = New tables per member
setup-most_hourly =
    { $count ->
        [0] Any number of new tables an hour
       *[other] { $count } new tables an hour
    }
setup-name_edition = Usual edition
setup-name_variant = Usual kind of game
setup-name_speed = Usual speed
setup-name_theme = Usual look
setup-theme_light = Light pictures
setup-theme_dark = Dark pictures
setup-name_editions = Editions that may be played
setup-name_rules = House rules that may be chosen
setup-all = all
setup-all_but = all but { $names }
setup-no_rules = No house rules at all
setup-rule_modules = Optional games of an edition
setup-rule_others = Any other rule, typed with /game new
setup-name_most_editions = Editions of your own
setup-most_editions =
    { $count ->
        [0] No editions of your own
        [one] At most one edition of your own
       *[other] At most { $count } editions of your own
    }
setup-name_most_kilobytes = Largest edition file
setup-most_kilobytes = Edition files of up to { $count } KiB
setup-name_pings = Mentions
setup-pings_on = Mention players when it is their turn
setup-pings_off = Mention nobody
setup-name_talk = Computers' talk
setup-talk_on = Computers say a word now and then
setup-talk_off = Computers keep quiet
setup-name_language = Language
setup-language_auto = As in this server's Discord settings
setup-language_name = English
setup-name_log = Log channel
setup-any_log = none
setup-name_retention_days = Finished games are kept
setup-retention_days =
    { $count ->
        [0] As long as this bot usually keeps them
       *[other] For { $count } days
    }
setup-retention_host =
    { $count ->
        [one] At most one day: this bot keeps nothing longer
       *[other] At most { $count } days: this bot keeps nothing longer
    }
setup-changed = changed the settings. **{ $name }**: { $old } → { $new }
setup-log_here = From now on I write here what moderators change and do.
setup-expired = This page is too old, or you are no longer a moderator. Use `/{ $command }` again.

## Limits of a server

setup-not_here = In this server, tables are opened only in { $places }.
setup-not_you_open = In this server, only { $roles } can open tables. You can still join one.
setup-not_you_join = In this server, only { $roles } can sit down at a table. You are welcome to watch.
setup-enough =
    { $count ->
        [one] This server allows one game at a time, and one is running. Try again when it is over.
       *[other] This server allows { $count } games at a time, and that many are running. Try again when one of them is over.
    }
setup-enough_each =
    { $count ->
        [one] You already have an open table, and this server allows one per person. Finish it, or leave it before it begins: `/games` shows where it is.
       *[other] You have { $count } open tables, and this server allows no more per person. Finish one, or leave one before it begins: `/games` shows where they are.
    }
setup-enough_hourly = You have opened { $count } tables within an hour. Give the others a while to find them.
setup-barred_edition = { $edition } is not played in this server. Choose one of these: { $editions }.
setup-barred_rule = This server does not allow these rules: { $rules }.

## Moderators at work

moderate-command = Pause, end or repair a game
moderate-command_pause = Stop a game and its clocks for a while
moderate-command_resume = Resume a paused game
moderate-command_end = End a game without a winner, or all tables that a member opened
moderate-command_kick = Send a player away from a game for good; asks first
moderate-command_forgive = Let someone come back who was sent away from a game
moderate-command_undo = Take back the last moves of the players; asks first
moderate-command_redo = Put back what /moderate undo took back last
moderate-command_block = Keep a member out of all games of this server
moderate-command_unblock = Let a member play again who was kept out
moderate-command_transfer = Make someone else the host, or move a game to another channel
moderate-command_revive = Bring back a game that was closed
moderate-option_game = Which game; the one in this channel if you leave it out
moderate-option_closed = Which game
moderate-option_opener = Whose tables: all that this member opened
moderate-option_blocked = Who to keep out
moderate-option_unblocked = Who may play again
moderate-option_player = Who
moderate-option_forgiven = Who may come back
moderate-option_host = The new host
moderate-option_moves = How many moves of the players; everything after them goes too
moderate-option_channel = The channel to move the game to
moderate-option_revive = The channel to bring it back to; this one if you leave it out
moderate-damaged = damaged
moderate-choice = { $number }: { $edition }, { $names }
moderate-who = **{ $name }** (<@{ $user }>)
moderate-game = game { $number } ({ $names }) in <#{ $channel }>
moderate-paused = Paused: nobody can act and no clock runs, until `/moderate resume`.
moderate-paused_told = A moderator paused the table.
moderate-paused_log = paused { $game }.
moderate-resumed = The game goes on.
moderate-resumed_told = The table goes on.
moderate-resumed_log = let { $game } go on.
moderate-ended = The game is closed, without a winner. If that was a mistake: `/moderate revive`.
moderate-ended_unreadable = The damaged game is closed, and the channel is free.
moderate-ended_lobby = The table is closed.
moderate-ended_told = A moderator ended the game.
moderate-ended_log = ended { $game }.
moderate-end_all_sure =
    { $count ->
        [one] **End the table that { $name } opened?** It closes without a winner.
       *[other] **End all { $count } tables that { $name } opened?** They close without a winner.
    }
moderate-end_all_button =
    { $count ->
        [one] End it
       *[other] End { $count } tables
    }
moderate-ended_all =
    { $count ->
        [0] They were over already.
        [one] One table is closed. Games that had begun come back with `/moderate revive`.
       *[other] { $count } tables are closed. Games that had begun come back with `/moderate revive`.
    }
moderate-block_done = { $name } can neither open nor join a table in this server. If that was a mistake: `/moderate unblock`.
moderate-unseat_sure =
    { $count ->
        [one] { $name } still has a seat at one table. Send them away from it as well?
       *[other] { $name } still has a seat at { $count } tables. Send them away from all of them as well?
    }
moderate-unseated =
    { $count ->
        [0] Done: there was no seat left.
        [one] Done: one seat went to the computer, or is free.
       *[other] Done: { $count } seats went to the computer, or are free.
    }
moderate-blocked_log = keeps **{ $player }** out of all games.
moderate-unblocked = { $name } may play in this server again.
moderate-unblocked_log = lets **{ $player }** play again.
moderate-kick_sure = **Send { $name } away from this game?** The computer gets the seat, until someone takes it over. { $name } cannot come back, unless you change your mind later: `/moderate forgive`.
moderate-kick_sure_lobby = **Send { $name } away from this table?** The seat is free for others. { $name } cannot come back, unless you change your mind later: `/moderate forgive`.
moderate-kick_button = Send away
moderate-kicked = { $name } cannot come back to this game. If that was a mistake: `/moderate forgive`.
moderate-kicked_told = A moderator gave { $name }'s seat to the computer.
moderate-kicked_log = sent **{ $player }** away from { $game }.
moderate-forgiven = { $name } may come back to this game. If a seat is free there, `/seat take` takes it.
moderate-forgiven_lobby = { $name } may sit down at this table again.
moderate-forgiven_blocked = But { $name } is still kept out of all games of this server: `/moderate unblock` changes that.
moderate-forgiven_log = let **{ $player }** come back to { $game }.
moderate-undo_sure = **Take back { $moves }, and everything after?**
moderate-undo_counts = That goes back past dice, a card or a question, so the game will not count for standings, records or awards.
moderate-undo_button = Take back
moderate-undone = Taken back: { $moves }, and everything after.
moderate-undone_told = A moderator took back { $moves }.
moderate-undone_log = took back { $moves } in { $game }.
moderate-redo_button = Put back
moderate-redone = Put back: { $moves }, and everything after. The game is as it was before.
moderate-redone_told = A moderator put back { $moves }.
moderate-redone_log = put back { $moves } in { $game }.
moderate-moves =
    { $count ->
        [one] the last move of { $names }
       *[other] the last { $count } moves of { $names }
    }
moderate-host = { $name } is the host now.
moderate-host_told = { $name } is the host now.
moderate-host_log = made **{ $player }** the host of { $game }.
moderate-moved = The game goes on in <#{ $channel }>.
moderate-moved_told = A moderator moved the table here.
moderate-moved_away = This table moved to <#{ $channel }>: [here it is]({ $link }).
moderate-moved_log = moved { $game } to <#{ $to }>.
moderate-revived = The game is back, in <#{ $channel }>.
moderate-revived_told = The table is back, and the game goes on.
moderate-revived_log = brought back { $game }.
moderate-lost_log = A channel was deleted, so { $game } was closed. `/moderate revive` brings it back elsewhere.

## Refusals

moderate-banned = A moderator sent you away from this game. Other tables are open to you.
moderate-blocked = The moderators of this server keep you out of its games. You are welcome to watch.
moderate-is_blocked = { $name } is kept out already.
moderate-not_blocked = Nobody with that name is kept out of this server's games. The list shows who is.
moderate-has_none = { $name } has no open table.
moderate-undo_late = Something else was taken back meanwhile. Use `/moderate undo` again.
moderate-redo_late = There is nothing to put back: nothing was taken back by a moderator, it was put back already, or somebody has played on since.
moderate-none_here = There is no game in this channel. The option `game` lists all games of this server.
moderate-no_such = There is no such game in this server.
moderate-not_begun = This game has not begun yet: its table is still being set up.
moderate-unreadable = This game is damaged and cannot go on. `/moderate end` closes it; the bot's own log has the reason.
moderate-is_paused = This game is paused already.
moderate-not_paused = This game is not paused.
moderate-nobody = Nobody with that name plays there. The list shows who does.
moderate-is_out = { $name } is out of that game already.
moderate-not_banned = Nobody with that name was sent away from that game. The list shows who was.
moderate-nothing = No player has made a move yet.
moderate-transfer_what = Choose a new host, or a channel to move the game to.
moderate-is_host = { $name } is the host already.
moderate-is_there = The game is in that channel already.
moderate-busy = There is a game in <#{ $channel }> already. Choose another channel.
moderate-not_closed = This server has no closed game with that number. The list shows all closed games.
