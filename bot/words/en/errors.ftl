### Errors: the cause, and the next step.

error-unexpected = Sorry, that went wrong on our side. Nothing was lost. If it happens again, give this number to the people who run this bot: `{ $number }`.
error-not_saved = I could not save that, so it has not happened. Nothing else is lost. Try again in a minute. If it keeps failing, tell the people who run this bot.
error-not_seated = You have no seat at this table. Watch along, or take over a seat that is free with `/seat take`; `/follow` tells you how it ends.
error-kept = The computer is playing for you. Press **I'm back** to take over.
error-moved = Something else happened just before that. Have another look, and try again.
error-paused = This table is paused. A moderator can resume it.
error-no_game_here = There is no game in this channel. Start one with `/game new`.
error-gone = That game is over. Start a new one with `/game new`.
error-unreadable = I can no longer read this: its saved data is damaged. If it is a game, nobody can play on for now; a moderator can close it with `/moderate end`. The people who run this bot learn more with `rentroll doctor`.
error-not_ready = I have just started and am still loading this table. Please try again in a moment.
error-one_moment = One moment, please: I will be right back. Nothing was done; press again in a few seconds.
error-old_button = That button is too old. Use the newest message here.
error-retired = This is over: votes on the next edition and the queue for a table no longer exist. `/game new` opens a table.
error-hidden = That is in a channel you cannot see.
error-old_command = I do not understand that: the command has changed, or one of its options is not from this server. Choose it from the list again.
error-several = There are several with that name. Choose one from the list.
attention-call = You have asked the others a lot lately: give them a moment. You can ask again <t:{ $when }:R>.
attention-post = You have kept this server busy lately: give it a moment. You can do that again <t:{ $when }:R>.
error-now = { $reason }
    -# { $now }
error-waiting = The table waits for { $who } to { $what }.
error-asked-roll = roll
error-asked-jail = try to leave jail
error-asked-end_turn = end the turn
error-asked-buy = decide whether to buy
error-asked-tax = choose how to pay the tax
error-asked-auction = bid or pass
error-asked-debt = pay what is owed
error-asked-mortgaged = lift a mortgage or keep it
error-asked-shortage = ask for scarce buildings
error-asked-place = place a building
error-asked-go = take the salary or move on
error-asked-trip = ask for the question
error-asked-challenge = answer a question
error-asked-prize = choose a deed
error-asked-court = go to jail or hire a lawyer
error-asked-offline = move the offline token
error-refused = Discord did not accept that: { $reason }. Nothing was changed.
error-outage = Discord is in trouble just now, so that could not be finished. Try again in a minute.
error-limit = That was too much at once for Discord, so I could not finish it. Try again in a minute.
error-permission = I need **{ $permission }** in { $place } for that. A moderator can grant it in the channel's permissions.

## Permissions, as Discord's own settings call them in this language

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
