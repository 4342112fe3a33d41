### A server's own editions: upload, preview, test and versions.

edition-command = This server's own editions
edition-command_upload = Check an edition file, look at it, then publish it here
edition-command_new = Get a commented file to start your own edition from
edition-command_edit = Change an edition with lists and forms, without a file
edition-command_list = This server's own editions: versions, who published them and when
edition-command_preview = Look at an edition: its board, a few deeds and cards
edition-command_export = Get the file of an edition back, in any version
edition-command_restore = Make an earlier version of an edition the newest again
edition-command_remove = Remove one of this server's own editions
edition-command_lab = Let the computer play an edition many times to see if it is fun
edition-option_file = A TOML file; /edition new gives you one to begin with
edition-option_base = The edition to start from
edition-option_id = Your edition's id, for example my_town
edition-option_edition = Which edition
edition-option_version = Which version; the newest, if you name none
edition-option_restored = The version to make the newest again
edition-option_games = How many games (300)

## The file

edition-too_big = That file has { $size }; this server takes at most { $most }. Even a very long edition is smaller: is it the right file?
edition-damaged = This version is damaged and cannot be drawn. Export its file and upload it again.
edition-unreadable = I could not fetch that file from Discord. Please upload it again.
edition-problems = **{ $file }** is not an edition yet: { $count } to fix. Nothing was published.
edition-problem_count =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
edition-problem = - `{ $place }`: { $text }
edition-problem_line = - `{ $place }` (line { $number }): { $text }
edition-problem_whole = - { $text }
edition-problems_more = -# These are the first { $shown }; the attached file has all { $count }.
edition-shipped_id = `{ $id }` is an edition that comes with the game. Give yours another id, in the line `id = …` of the file, and upload it again. Nothing was published.
edition-full = This server has { $most } editions, the most it may have. Upload a newer version of one of them, or remove one with `/edition remove`. Nothing was published.
edition-same = This file is exactly version { $version } of `{ $id }`, so there is nothing to publish.

## The preview

edition-preview_title = ## { $name }
    `{ $id }` · { $least } to { $most } players · { $spaces } spaces · { $cards } cards
edition-preview_new = A new edition for this server. Nobody else sees this yet.
edition-preview_newer = Version { $version } of this edition; version { $before } was published { $when }. Running games keep theirs. Nobody else sees this yet.
edition-preview_version = Version { $version }, published { $when } by { $who }.
edition-preview_shipped = This edition comes with the game.
edition-preview_rules = **Its own rules:**
edition-preview_warnings = **Worth a look:**
edition-preview_item = - { $text }
edition-preview_more = - and { $count } more
edition-alt_board = The board of { $name }: { $spaces }
edition-alt_deeds = Beside it the deeds of { $deeds }.
edition-publish = Publish
edition-replace = Replace version { $version }
edition-discard = Discard
edition-try = Try it out
edition-try_again = Try again
edition-draft_gone = That draft is gone: it was published or discarded, you began another one, or a week has passed. Upload the file again, or use `/edition edit`.
edition-discarded = Discarded. Nothing was published.
edition-published = **{ $name }** is published as version { $version }. Play it with `/game new edition:{ $id }`.
edition-open_table = Open a table

## The laboratory

edition-lab_title = ## { $name } in the lab
edition-lab_soon = **Lab:** the first games begin soon …
edition-lab_playing = **Lab:** { $played } of { $games } quick games played …
edition-lab_failed = **Lab:** the games could not be played to an end. Try again later.
edition-lab_games = **Lab:** { $games } quick games by { $players } computer players
edition-lab_length = - { $ended } of them end: half within { $median } turns, 95 of 100 within { $most }
edition-lab_seats = - Wins by seat: { $wins }
edition-lab_visits = - Most visited: { $most }; least: { $least }
edition-lab_returns = - Pays back best: { $most }; worst: { $least }
edition-lab_card = - The card that decides most: { $card } ({ $share } of those who draw it win)
edition-lab_remark = - **{ $remark }**
edition-lab_fine = Nothing stands out: a fair board with games that end.
lab-computers = Computer players cannot play this board: they fail and fall back on their simplest move. Look for numbers that are 0 or far too large.
lab-endless = { $share } of the games do not end: raise rents or lower the salary.
lab-long = Games are long ({ $turns } turns): higher rents or cheaper houses help.
lab-short = Games are very short ({ $turns } turns): lower rents or more cash help.
lab-unfair = Seat { $seat } wins { $share } of the games, { $even } would be fair.
lab-rich = The group { $group } pays back far more than the others.
lab-poor = The group { $group } hardly pays back what it costs.
edition-wrong_games = Please choose { $least } to { $most } games.

## Starting one

edition-starter = This file is ready to play: **{ $name }** with your id `{ $id }`. Open it in any text editor, change what you like, and send it back with `/edition upload`. Its comments explain every line.

## The list

edition-none = This server has no editions of its own yet. Make one with lists and forms: `/edition edit`. Or get a file with `/edition new` and publish it with `/edition upload`. There is room for { $most }.
edition-bytes =
    { $count ->
        [one] 1 byte
       *[other] { $count } bytes
    }
edition-kilobytes = { $count } KiB
edition-list_title = **Editions of this server** ({ $count } of { $most })
edition-list_item =
    - **{ $name }** `{ $id }` · version { $version } · { $size } · { $when } by { $who }{ $open ->
        [0] {""}
       *[other] {" "}· { $open } open
    }
edition-list_pick = Versions of an edition
edition-list_note =
    { $count ->
        [one] 1 version
       *[other] { $count } versions
    }
edition-nobody = someone unknown
edition-refresh = Refresh
edition-back_to_list = All editions
edition-details_title = **{ $name }** `{ $id }`
edition-details_item = - Version { $version }: **{ $name }**, { $size }, { $when } by { $who }
edition-export_pick = Export a version
edition-preview = Preview
edition-remove = Remove
edition-exported = **{ $name }**, version { $version }. Any server can upload this file.
edition-not_own = `{ $id }` is not one of this server's own editions. `/edition list` shows them.
edition-no_version = `{ $id }` has no version { $version } here.
edition-restored = Version { $before } of **{ $name }** is the newest again, as version { $version }. Running games keep theirs.
edition-newest = Version { $version } is already the newest version of `{ $id }`.
edition-gone = That edition no longer exists.

## Removing

edition-remove_sure =
    { $versions ->
        [one] Remove **{ $name }**? Running games go on; new ones cannot choose it. Export it first if you may want it back.
       *[other] Remove **{ $name }** with all { $versions } of its versions? Running games go on; new ones cannot choose it. Export it first if you may want it back.
    }
edition-remove_now = Remove it
edition-remove_keep = Keep it
edition-removed = **{ $name }** is removed.

## What the log channel says, after a moderator's name

edition-log_published = published the edition **{ $name }** (`{ $id }`), version { $version }
edition-log_restored = made version { $before } of the edition **{ $name }** (`{ $id }`) the newest again, as version { $version }
edition-log_removed = removed the edition **{ $name }** (`{ $id }`)
