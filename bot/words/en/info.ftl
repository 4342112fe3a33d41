### Information about a table.

info-command_board = The board, as a picture or in words
info-command_deed = A title deed: its rents, its price and its owner
info-command_player = A player's cash, deeds and worth
info-command_log = What has happened so far
info-command_why = The last payments, line by line with their rules
info-command_rules = The rules of this table, to read or to search
info-command_dice = The dice: proof that they are fair, and all throws so far
info-command_help = What you can do right now
info-option_style = A picture, or everything in words
info-option_everyone = Show it to everyone here, not only to you
info-option_name = The deed's name
info-option_who = Which player; you if you leave it out
info-option_since_my_turn = Only what happened since your last move
info-option_about = A subject, a rule's id such as RENT-2, or any word
info-option_edition = The rules of another edition
info-style_picture = picture
info-style_text = words
info-back = Back
info-next = Next
info-older = Older
info-newer = Newer
info-refresh = Refresh
info-page = -# Page { $page } of { $pages }
info-as_file = All as a file
info-board_file = The whole table in words.
info-deed_unknown = There is no deed called { $name } here. Start typing and choose one from the list.
info-deed_mortgaged_side = The mortgaged side of { $name }: { $mortgage } from the Bank, { $lift } to lift it
info-player_unknown = Nobody called { $name } sits at this table.
info-nothing_yet = Nothing has happened yet.
info-not_begun = The game has not begun yet.
info-log_title = **The story so far**
info-since_title = **Since your last turn**
info-since_nothing = Nothing has happened since your last move.
info-since_button = Since my last turn
info-log_turn = -# Turn { $turn } · { $who }
info-log_setup = -# Before the first turn
info-why_title = **The last payments, newest first**
info-why_title_of = **The last payments of { $who }, newest first**
info-why_none = No money has moved yet.
info-why_none_of = { $who } has not paid or received anything yet.
info-why_payment = **{ $payer } → { $payee }: { $amount }** (turn { $turn })
info-why_line = • { $line }
info-why_rule = -# { $id }: { $text }
info-rules_none = There is no game here, so these are the rules of **{ $edition }**.
info-rules_table = **{ $edition }**: { $variant }
info-rules_official = Official rules, nothing changed.
info-rules_differ = Different from the usual rules:
info-rules_item = • { $rule }
info-rules_hint = -# Choose a subject below, or type `/rules` with a word such as *hotel*.
info-rules_undo = -# `/undo` takes back your last steps at once if they revealed nothing and concern nobody else. Otherwise the players who are here must agree. To go back past dice, a card or a question, everyone with a seat must agree, even if away, or a moderator does it. That game then does not count for standings, records or awards.
info-rules_choose = Read about…
info-rules_heading = **{ $id } · { $title }**
info-rules_not_here = { $text } *(Not played at this table.)*
info-rules_nothing = No rule says anything about “{ $wanted }”. Choose a subject:
info-rules_found = -# About “{ $wanted }”, { $count } found
info-rules_subject = Subject: { $title }
info-dice_sealed = **The dice are sealed.** A secret was drawn for this table. Its fingerprint (SHA-256); the lobby shows the first half:
    `{ $hash }`
info-dice_settled = **The dice are settled.** They come from a secret and from your own presses. The fingerprint (SHA-256) of the secret:
    `{ $hash }`
info-dice_presses = Discord's ids of the presses of **Join** and **Start** since:
    `{ $ids }`
info-dice_unpressed = Nobody has pressed **Join** since.
info-dice_seed_hash = The fingerprint of the seed that was mixed from both:
    `{ $hash }`
info-dice_recipe = -# The seed is SHA-256 of the text `rentroll-dice-1:secret:ids`, with commas between the ids. Nobody can know these ids in advance, not even the people who run the bot. The secret is shown when the game is over, so that everybody can check every throw.
info-dice_secret = **The secret of this game:** `{ $secret }`
    Its fingerprint (SHA-256):
    `{ $hash }`
info-dice_mixed = **The seed** is SHA-256 of the text `rentroll-dice-1:secret:ids`, with commas between the ids:
    `{ $seed }`
info-dice_hash = **The dice are settled.** Every throw comes from one secret seed, drawn before the game. Its fingerprint (SHA-256) is:
    `{ $hash }`
    -# At the end the seed is shown, so that everybody can check every throw.
info-dice_seed = **The seed of this game:** `{ $seed }`
    Its fingerprint (SHA-256), known since the first throw:
    `{ $hash }`
info-dice_old = -# This is the old way: the bot chose the seed alone. Games that begin now mix it from a secret and from the presses of **Join** and **Start**.
info-dice_practice = -# This is practice: the seed is set, and the same for everybody.
info-dice_check = **To check a throw:** number *n* of the game is word *n mod 8* (four bytes, big-endian) of SHA-256 of the text `seed:k`, with *k* = *n div 8*. Its remainder by 36 counts the throws 1 1, 1 2, … 6 6. All throws with their numbers are in the file.
info-dice_first = -# Try it: `printf '%s' '{ $seed }:{ $block }' | sha256sum`, word { $word } of the answer is `{ $hex }`: { $first } and { $second }.
info-dice_none = Nobody has thrown yet.
info-dice_count = **{ $count } throws so far**, { $average } on average (fair dice: 7.0), { $doubles } doubles (about { $expected } to be expected).
info-dice_few = -# Too few throws to judge by.
info-dice_usual = -# Nothing unusual: fair dice are this far off most of the time.
info-dice_odd = -# Unusual: fair dice are this far off in about one game in twenty.
info-dice_throws = number  first second  thrown by  for
info-dice_row = `{ $total }` { $bar } { $count }
info-help_title = **{ $situation }**
info-help_about = **Rentroll** is the classic property-trading board game, played right here by buttons: with friends, with computer players, or both.
info-help_none = No game here yet
info-help_none_what = Press **New game**: a lobby opens that others can join, and computer players fill empty seats. New to it? The tutorial takes two minutes.
info-help_direct = Games are played in servers
info-help_direct_what = In a server's channel, `/game new` opens a lobby that others can join, and `/tutorial` teaches the game in two minutes.
info-help_lobby_out = A game is about to begin
info-help_lobby_out_what = Press **Join** on the lobby message to play along.
info-the_host = The host
info-help_lobby_in = You are in
info-help_lobby_in_what = Choose your token on the lobby message. { $host } starts the game.
info-help_lobby_host = Your lobby
info-help_lobby_host_what = Add computer players, change the settings, and press **Start** when everybody is there.
info-help_watching = You are watching
info-help_watching_what = `/board` shows the table, `/log` tells what happened. `/seat take` takes over a seat that its player has left.
info-help_kept = The computer plays for you
info-help_kept_what = Press **I'm back** on the table, or use `/back`, and it is your game again.
info-help_paused = The table is paused
info-help_paused_what = Nothing is lost. A moderator can resume it.
info-help_out = You are out of this game
info-help_out_what = Watch along with `/board` and `/log`, and stay for the rematch.
info-help_debt = You owe { $amount }
info-help_debt_what = You have { $cash }. `/advice` suggests what to sell or mortgage; `/panel` lets you choose, `/trade` asks the others. The debt is paid as soon as you have the cash.
info-help_offer = Someone offers you a trade
info-help_offer_what = `/offers` shows it: accept, decline, or make a counter-offer.
info-help_auction = An auction is on
info-help_auction_what = Bid with the buttons or `/bid`; `/pass` leaves it. You can spend { $cash }.
info-help_roll = It is your turn
info-help_roll_what = Press **Roll** or use `/roll`. You may build or trade before that.
info-help_jail = You are in jail
info-help_jail_what = Roll for doubles (`/roll`), pay { $fine } (`/pay`) or play a jail card (`/usecard`). The buttons show which of these you can do now.
info-help_buy = { $deed } is for sale
info-help_buy_what = It costs { $price } and you can spend { $cash }: `/buy` or `/decline`.
info-help_end_turn = Your turn is nearly over
info-help_end_turn_what = Build or trade if you like (`/panel`, `/trade`), then `/end`.
info-help_asked = You have a question to answer
info-help_asked_what = The buttons under the board show your answers.
info-help_waiting = Waiting for others
info-help_waiting_what = The table waits for { $who }. You may build, mortgage and trade any time: `/panel`, `/trade`.
info-help_over = The game is over
info-help_over_what = `/game rematch` plays it again with the same people. `/dice` shows the secret, `/log` the whole story.
info-help_commands = -# **Begin:** `/game new` `/game join` `/tutorial`
    -# **Play:** `/panel` `/trade` `/build` `/mortgage` `/undo` `/seat leave` `/preferences`
    -# **Look:** `/board` `/deed` `/player` `/log` `/why` `/rules` `/dice`
    -# **Compare:** `/leaderboard` `/stats` `/records` `/achievements` `/games` `/follow`
info-help_new = New game
info-help_tutorial = Two-minute tutorial
info-help_rules = Rules
info-help_since = Since my last turn
