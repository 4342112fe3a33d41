### Standings: the table of a season, player statistics, records, and the list of games.

standings-command_leaderboard = The best players of this server, season by season
standings-command_records = The records of this server, each with its game to watch
standings-command_stats = A player's season: rating, places, favourites, records
standings-command_games = Games of this server, running and finished
standings-command = Your part in this server's standings
standings-command_opt_out = Delete your results from the standings, and stay out of them
standings-command_opt_in = Take part in the standings again
standings-command_season = Seasons of this server's standings
standings-command_new = Begin a new season: everyone starts at 1,000 again
standings-command_undo = Take back the newest season, within a day
standings-option_player = Which player; you if you leave it out
standings-option_name = The name of the new season
standings-option_season = Which season; the current one if you leave it out
standings-option_week = Only the games of the last seven days
standings-title = **{ $season }** · since { $since }
standings-week_title = **The last seven days**
standings-first_season = Season 1
standings-line = { $rank } **{ $name }** { $rating } · { $games }, { $wins }
standings-rank = `{ $rank }.`
standings-no_rank = `  –`
standings-rating = { NUMBER($rating) }
standings-no_rating = no rating yet
standings-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
standings-wins =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
standings-page = -# Page { $page } of { $pages } · { $players } · a rating needs another person at the table
standings-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
standings-empty = Nobody has finished a game in this season yet. Start one with `/game new`.
standings-week_empty = Nobody has finished a game in the last seven days. Start one with `/game new`.
standings-no_season = No game has been finished in this server yet. Start one with `/game new`.
standings-older = Earlier season
standings-newer = Later season
standings-records = Records
standings-table = Table
standings-week = This week
standings-records_title = **{ $season }** · records
standings-record = **{ $title }**: { $value }, { $names }
standings-record_place = **{ $title }**: { $value } for { $place }, { $names }
standings-record_edition = { " " }({ $edition })
standings-record_link = { " " }· [the end]({ $link })
standings-record_game = Game #{ $game }: its end card and its replay
standings-watch_record = See the game of a record
standings-all_records = **Records of all seasons**
standings-all_seasons = All seasons
standings-season_records = This season
standings-no_records = No records yet in this season.
standings-kind_rent_paid = Highest rent paid
standings-kind_rent_taken = Highest rent taken
standings-kind_best_deed = Best deed
standings-kind_trade = Best trade
standings-kind_richest = Richest
standings-kind_comeback = Biggest comeback
standings-kind_fastest = Fastest win
standings-kind_longest = Longest game
standings-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
standings-comeback = from { $share }%
standings-comeback_note = of everything
standings-stats_title = **{ $name }** in **{ $season }**
standings-stats_none = { $name } has not finished a game in **{ $season }** yet.
standings-stats_out = { $name } takes no part in the standings.
standings-stats_out_self = You take no part in the standings of this server. `/standings opt-in` brings you back.
standings-standing = { $rank } of { $players }, { $games }
standings-standing_none = not ranked yet, { $games }
standings-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
standings-of_games = { $count } of { $games }
standings-rivals = **Head to head**
standings-rival = { $name }: { $games }, ahead in { $ahead }, behind in { $behind }
standings-rival_level = { $name }: { $games }, ahead in { $ahead }, behind in { $behind }, level in { $level }
standings-you_and = **You and { $name }**: { $games }, you ahead in { $ahead }, behind in { $behind }
standings-you_and_level = **You and { $name }**: { $games }, you ahead in { $ahead }, behind in { $behind }, level in { $level }
standings-stats_alt = { $name } in { $season }. { $standing }. Rating { $rating }. { $games }, { $wins }. Places: { $places }. Favourite token { $token }, favourite edition { $edition }.
standings-place_alt = { $rank }. { $times }
standings-best_alt = { $title }: { $value }.
standings-best_alt_note = { $title }: { $value } ({ $note }).
standings-ask_out = This deletes your games here ({ $count }) from the standings for good: rating, places, records and medals. New games will not be recorded.
standings-forget_me = Forget me
standings-is_out = Done: your games and medals are gone from this server's standings, and new games are not recorded. `/standings opt-in` brings you back, starting afresh.
standings-was_out = You take no part in the standings of this server already.
standings-is_in = Welcome back: your next game counts again.
standings-was_in = You take part in the standings of this server already.
standings-season_sure = **Begin { $season }?** Everyone starts at 1,000 again; the table so far stays in `/leaderboard`.
standings-season_begin = Begin it
standings-season_done = **{ $season }** has begun. If that was a mistake: `/season undo`, within a day.
standings-season_begun = **{ $season }** has begun. Everyone starts at 1,000; the table of the season before stays in `/leaderboard`.
standings-season_begun_log = began the season **{ $season }**.
standings-season_undo = Take it back
standings-season_undo_sure = **Take back { $season }?** The season before it goes on, and games that ended since count for that one.
standings-season_undone = **{ $season }** was taken back: the season before it goes on, with all games that ended since.
standings-season_undone_log = took back the season **{ $season }**.
standings-season_undo_late = There is no season to take back. Only the newest one can be taken back, and only for a day.
standings-season_named = There was a season called **{ $season }** already. Choose another name.
standings-season_unknown = There was no season called **{ $season }** here.
standings-season_nameless = A season needs a name of up to { $most } characters.
gamelist-title = **Games in this server**
gamelist-none = No game has been played here yet. Start one with `/game new`.
gamelist-running = **Running**
gamelist-finished = **Finished**
gamelist-damaged = • Game { $game } is damaged and cannot be shown
gamelist-lobby = • { $edition }: { $names } · [lobby]({ $link }) is open
gamelist-live = • { $edition }: { $names } · turn { $turn } · [watch]({ $link })
gamelist-paused = • { $edition }: { $names } · paused · [see it]({ $link })
gamelist-over = • { $edition }: { $winners }, <t:{ $when }:d> · [the end]({ $link })
gamelist-over_gone = • { $edition }: { $winners }, <t:{ $when }:d>
gamelist-won = **{ $names }** won against { $others }
gamelist-won_alone = **{ $names }** won
gamelist-page = -# Page { $page } of { $pages }
gamelist-choose = Look at a finished game
gamelist-follow = Follow a running game to its end
gamelist-follow_option = { $edition }: { $names }
gamelist-follow_note = #{ $game } · turn { $turn }
gamelist-option = { $edition }, won by { $names }
gamelist-option_note = #{ $game } · { $date } · { $players }
gamelist-one = **{ $edition }**, <t:{ $when }:f>
gamelist-rank = { $rank }\. { $name }
gamelist-counted = -# It counts in the standings.
gamelist-not_tutorial = -# It was a lesson and does not count in the standings.
gamelist-not_substituted = -# Somebody gave up a seat, so it does not count in the standings.
gamelist-not_undone = -# Dice, cards or questions were taken back, so it does not count in the standings.
gamelist-not_computers = -# Only computers played, so it does not count in the standings.
gamelist-end_card = End card
gamelist-replay = Replay
gamelist-to_list = All games
gamelist-film = The whole game once more.
gamelist-no_film = I could not draw this game. Nothing else is wrong with it.
gamelist-gone = That game is no longer kept.
