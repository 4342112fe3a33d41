### Before the game, and after it.

## The lobby's message

lobby-title = ## { $edition }: { $host }'s table
lobby-setting = { $variant } · { $speed }
lobby-seated = { $number }. **{ $name }** with the { $token }
lobby-seated_robot = { $number }. **{ $name }** with the { $token } ({ $temper } computer)
lobby-waiting = Waiting for { $missing } more. Press **Join**, or **Add computer**.
lobby-ready = Ready! { $host } can press **Start**.
lobby-counts = -# Counts in the standings: if you leave for good, you come last.
lobby-counts_alone = -# Counts in the standings; a rating needs a second person at the table.
lobby-official = Official rules: this table changes nothing.
lobby-changes = **Chosen for this table:**
lobby-printed = { $edition } has rules of its own
lobby-paragraph = -# **{ $heading }:** { $rules }
lobby-rule = - { $rule }
lobby-more_few = and { $count } more
lobby-more_rules = - and { $count } more: press **Rules card**
lobby-dice = -# The dice's secret is fixed: `{ $hash }…` Check it: `/dice`.
lobby-begun = ## { $edition }: the game has begun
    { $players } are playing. Have fun!
lobby-begun_dice = -# The dice are settled: secret `{ $hash }…`, seed `{ $seed_hash }…`. `/dice` shows how everyone can check them at the end.
lobby-begun_plain = -# The dice come from a secret seed: `{ $hash }…` It is shown at the end, so that everyone can check them: `/dice`.
lobby-closed = ## { $edition }: this table is closed
    Start another one with `/game new`.
lobby-pick_token = Choose your token
lobby-pick_guest = Add a computer player of your choice
lobby-token_taken = { $name } has it
lobby-token_robot = { $name } has it, but you may take it
lobby-join = Join
lobby-leave = Leave
lobby-add = Add computer
lobby-remove = Remove computer
lobby-settings = Settings
lobby-rules = Rules card
lobby-start = Start

## Private answers

lobby-opened = Your table is set: { $link }
    Invite the others, or add computer players.
lobby-rematched = The same people and rules again: { $link }
    If you do not want to play, press **Leave**.
lobby-joined = Welcome! You are seated: { $link }
lobby-left = You have left the table.
lobby-left_last = You were the last one here, so the table is closed.
lobby-token_yours = The { $token } is yours.
lobby-robot_added = { $name } sits down: a { $temper } computer player.
lobby-robot_removed = { $name } has left.
lobby-started = The game has begun. Good luck!
lobby-shown_again = Here it is again: { $link }

## Refusals

lobby-busy_lobby = A table is already being set up in this channel: { $link }
    Join it, or open yours in a thread: `/game new` with the option `thread`.
lobby-busy_game = A game is already being played in this channel: { $link }
    Use another channel, or open yours in a thread: `/game new` with the option `thread`.
lobby-busy_unreadable = The game in this channel is damaged and cannot go on: { $link }
    A moderator can close it with `/moderate end`. Until then, open yours in a thread: `/game new` with the option `thread`.
lobby-none_here = No table is being set up in this channel. Open one with `/game new`.
lobby-has_begun = This game has already begun.
lobby-is_over = That game is over. **Rematch** below its end card plays it again.
lobby-is_closed = That table is closed. Open a new one with `/game new`.
lobby-edition_removed = **{ $edition }** was removed from this server and cannot be played any more. The host can choose another edition under Settings.
lobby-full = All { $seats } seats are taken. The host can change the number in **Settings**, or remove a computer player.
lobby-already_in = You already have a seat at this table.
lobby-not_in = You have no seat at this table yet. Press **Join** first.
lobby-the_host = the host
lobby-host_only = Only { $host }, the host of this table, can do that.
lobby-too_few = { $edition } needs at least { $least } players. Wait for someone to join, or press **Add computer**.
lobby-token_gone = The { $token } is taken by { $name }. Choose another one.
lobby-no_such_token = This edition has no such token. It has: { $tokens }.
lobby-no_robot = There is no computer player to remove.
lobby-no_such_robot = There is no such computer player. Choose one from the list.
lobby-no_such_edition = There is no edition called `{ $edition }`. There are: { $editions }.
lobby-too_many_sit = { $count } players sit here already, and { $edition } has only { $seats } seats.
lobby-wrong_seats = { $edition } is for { $least } to { $most } players.
lobby-no_such_rule = There is no house rule called `{ $rule }`. Try one of these: { $known }.
lobby-not_a_number = `{ $text }` is not a whole number for { $rule }.
lobby-wrong_minutes = A timed game lasts { $least } to { $most } minutes.
lobby-no_room = This server has as many open threads as Discord allows. Open the table here, without `thread`.
lobby-in_thread = This is a thread already, and threads cannot have threads. Leave out `thread`.
lobby-no_threads = This kind of channel has no threads. Leave out `thread`.
lobby-no_rematch_here = No game has ended in this channel yet.
lobby-rematch_not_over = That game is still being played.
lobby-rematch_stranger = Only players of that game can ask for a rematch. Start a new game with `/game new`.
lobby-here = this channel

## Variants, speeds, computer players

lobby-variant_standard = Standard game
lobby-variant_standard_note = Play until one player is left
lobby-variant_short = Short game
lobby-variant_short_note = Three deeds each to begin with; the first bankruptcy ends it
lobby-variant_timed = Timed game
lobby-variant_timed_minutes = Timed game, { $minutes } minutes
lobby-variant_timed_note = Two deeds each to begin with; the richest wins when time is up
lobby-speed_live = Live
lobby-speed_live_note = 60 seconds for a decision, less for bids and questions
lobby-speed_relaxed = Relaxed
lobby-speed_relaxed_note = 10 minutes for a decision, less for bids and questions
lobby-speed_slow = Slow
lobby-speed_slow_note = a day for a decision, less for bids and questions
lobby-speed_none = No clock
lobby-speed_none_note = no clock, except 10 minutes after each bid in an auction
lobby-speed_line = { $speed }: { $note }
lobby-temper_steady = steady
lobby-temper_bold = bold
lobby-temper_careful = careful
lobby-temper_easy = easy
lobby-temper_normal = normal
lobby-temper_hard = hard
lobby-level_easy = easy
lobby-level_normal = normal
lobby-level_hard = hard
lobby-level_expert = expert
lobby-expert_full = -# Too many experts are thinking at other tables: for now, the expert here plays like hard.
lobby-robot_words = { $figure } { $level }, { $temper }
lobby-guest = { $figure } { $name }, { $level }
lobby-character_rita = patient
lobby-character_rita_note = Waits for the right moment, and says little
lobby-character_max = sly
lobby-character_max_note = Wants a bargain out of every deal
lobby-character_zoe = thrifty
lobby-character_zoe_note = Keeps a full purse and a cool head
lobby-character_vic = reckless
lobby-character_vic_note = Bids high and builds early
lobby-character_kit = sociable
lobby-character_kit_note = Trades with everybody, all the time
lobby-character_una = grudging
lobby-character_una_note = Cannot bear to see others gain

## The private settings

lobby-settings_title = **Settings of your table** · { $edition }
    Changes count at once, and everybody sees them in the lobby.
lobby-house_title = **House rules of your table** · { $edition }
    Only what you choose here differs from the official rules.
lobby-pick_edition = Edition
lobby-edition_note = { $least } to { $most } players. { $about }
lobby-edition_line = { $name } ({ $least } to { $most }): { $about }
lobby-pick_variant = Kind of game
lobby-pick_speed = Speed
lobby-pick_seats = Seats
lobby-seats_choice = { $count } seats
lobby-pick_modules = Optional games of this edition
lobby-pick_house = House rules
lobby-house_page = House rules
lobby-main_page = Back
lobby-numbers = Numbers
lobby-minutes = Minutes
lobby-refresh = Refresh
lobby-look_light = Light look
lobby-look_dark = Dark look
lobby-numbers_title = Numbers of your table
lobby-minutes_title = How long will you play?
lobby-minutes_label = Minutes
lobby-number_starting_cash = Starting cash
lobby-number_salary = Salary for passing GO
lobby-number_house_stock = { $houses } in the Bank
lobby-number_hotel_stock = { $hotels } in the Bank
lobby-number_laps_before_buying = Laps before deeds can be bought

## The rules card

lobby-card_title = ## { $edition }
lobby-card_players = { $least } to { $most } players · { $variant }: { $variant_note }
    { $speed }: { $note }
lobby-card_official = This table plays by the official rules and changes nothing.
lobby-card_more = - and { $count } more: `/rules` shows the rest
lobby-card_foot = -# `/rules` looks up any rule.

## The end

lobby-end_title = ## { $winners }
lobby-end_one = { $name } wins!
lobby-end_several = { $names } share the win!
lobby-end_rank = { $rank }. { $name }: { $worth }
lobby-end_rank_out = { $rank }. { $name }
lobby-end_sat =
    { $name } ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    })
lobby-end_then = { $first }, then { $then }
lobby-end_counts_as = -# It counts in the standings: { $places }. Players who left come last; players who shared a seat share its result.
lobby-end_counts_alone = -# It counts in the standings, but a rating needs another person at the table.
lobby-end_place_shared = { $rank }. { $name } ({ $percent }%)
lobby-end_place_left = { $rank }. { $name } (left)
lobby-end_awards = **Awards**
lobby-end_award = - **{ $title }**: { $line }
lobby-end_secret = -# The secret of all dice and cards was `{ $secret }`, sealed as `{ $hash }…`. `/dice` shows how to check every throw.
lobby-end_seed = -# The seed of all dice and cards was `{ $seed }`, sealed as `{ $hash }…` at the start. `/dice` shows how to check every throw.
lobby-end_undone = Dice, cards or questions were taken back, so this game does not count for standings, records or awards.
lobby-end_replay = The whole game once more, turn by turn:
lobby-end_replay_alt = An animation of the whole game: the board turn by turn, to the end.
lobby-rematch = Rematch

## Slash commands

lobby-command = Set up, join, start and repeat games
lobby-command_new = Open a table in this channel
lobby-command_join = Take a seat at the table that is being set up here
lobby-command_leave = Give up your seat before the game begins
lobby-command_token = Choose your token
lobby-command_computer = Add or remove a computer player
lobby-command_settings = Change the edition, the rules or the speed of your table
lobby-command_card = All rules that this table plays differently
lobby-command_start = Begin the game
lobby-command_show = Show the lobby or the table again, down here
lobby-command_concede = Give up, or agree that the leader has won
lobby-command_rematch = Play the last game here again, with the same people and rules
lobby-option_edition = Which board
lobby-option_variant = Standard, short or timed
lobby-option_modules = Optional games of the edition, with commas between them
lobby-option_house = House rules, for example: free_parking_pot, starting_cash=2000
lobby-option_speed = How long everybody may think
lobby-option_seats = How many seats, computers included
lobby-option_minutes = How long a timed game lasts
lobby-option_look = Light or dark pictures
lobby-option_thread = Open a thread for the game
lobby-option_token = One of this edition's tokens
lobby-option_computer = Add or remove
lobby-option_level = How well it plays
lobby-option_character = Which character

## Settings that conflict. $rule is the wrong setting, named as people type it or as a form calls
## it; some need no name

wrong-rule = `{ $rule }`: { $what }.
wrong-named = **{ $rule }:** { $what }.
wrong-alone = { $what }.
wrong-choice = there is no choice `{ $value }`. Choose from: `{ $known }`
wrong-module = this edition does not have `{ $value }`
wrong-range = expected a whole number from { $least } to { $most }, got { $value }
wrong-kind = it cannot be set this way
wrong-houses = expected at most { $houses }, because the deeds have no more rents
wrong-questions = this edition has no questions for a game that asks them
wrong-pot_or_show = Free Parking cannot be both a pot and a game show: choose one
wrong-no_parking = this board has no Free Parking
wrong-no_court = this board has no space that sends to jail
wrong-laps = deeds are dealt before play in this kind of game, so there is nothing to wait for
wrong-none_dealt = no deeds are dealt, so there is nothing to pay for
wrong-cash = expected at least { $cash }, the price of the { $deeds } dearest deeds, which must be paid
wrong-deal = there are not { $deeds } deeds to deal to each player
wrong-offline = the offline token needs at least two deeds to move between
