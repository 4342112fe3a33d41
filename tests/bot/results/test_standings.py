"""Commands about standings: leaderboard, records, careers, seasons and opting out."""

from __future__ import annotations

import pytest

from bot.results.standings.actions import DAY
from bot.results.standings.ratings import rate_places
from bot.results.standings.views import ON_PAGE
from bot.store.database.codec import GameSettings, Sitting
from bot.store.messages.kinds import END
from bot.store.results.placings import FinalPlace, RecordedGame
from engine.edition import Seat
from tests.support.evening import Evening, option, sub
from tests.support.finishing import asked, filmed, finish, give_up, recorded
from tests.support.moderating import begins_season, guild_id, logged, setting
from tests.support.reading import button, newest, parts, pick, press, private, saying, see
from tests.support.tables import channel_id, start_table


def silent(evening: Evening) -> None:
    """Stop recording and showing, as if the bot died right after the last commit."""
    evening.parts.tables.listeners.remove(evening.parts.scorekeeper.changed)
    evening.parts.keeper.closed = True


@pytest.mark.asyncio
async def test_a_finished_game_is_on_the_leaderboard_at_once(evening: Evening):
    cleo = await evening.seat("Cleo")
    refusal = await asked(evening, cleo, "leaderboard", "No game has been finished")
    assert not refusal["components"]
    await finish(evening, "Ana", "Ben")
    board = await asked(evening, cleo, "leaderboard", "**Season 1**")
    assert "`  1.` **Ana** 1,138 · 1 game, 1 win" in board["content"]
    assert "`  2.` **Ben** 927 · 1 game, 0 wins" in board["content"]
    assert "Page 1 of 1 · 2 players" in board["content"]
    await press(cleo, board, "Records")
    records = await see(evening, cleo, private("records"))
    assert "**Longest game**: 1 turn, Ana and Ben" in records["content"]
    assert "**Richest**: $1,500, Ana and Ben (Classic)" in records["content"]
    await press(cleo, records, "Table")
    await evening.until(lambda: "**Ana** 1,138" in (newest(cleo, private()) or {})["content"])
    await cleo.slash("leaderboard", [option("everyone", True, 5)])
    ben = evening.people["Ben"]
    public = await see(evening, ben, lambda m: "**Season 1**" in m["content"])
    assert not public.get("flags", 0) & 64
    await press(ben, public, "Records")
    await see(evening, ben, private("records"))


async def _played(evening: Evening, winner: str, loser: str) -> None:
    """Record a game that ends now, without playing it."""
    bot, guild, now = evening.bot, guild_id(evening), evening.time()
    game = await bot.stores.games.create(guild, int(now), GameSettings(), [], now)
    first, second = [int((await evening.seat(name)).id) for name in (winner, loser)]
    places = [FinalPlace(first, winner, "Iron", 1), FinalPlace(second, loser, "Boot", 2)]
    result = RecordedGame(game, guild, "classic", "Classic", now, 40, 2, places)
    assert await bot.stores.standings.record(result, rate_places)


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_the_leaderboard_of_a_week_has_the_games_of_the_last_seven_days(evening: Evening):
    mia, day = await evening.seat("Mia"), 24 * 3600
    await _played(evening, "Ana", "Ben")
    evening.time.now += 5 * day
    await _played(evening, "Ben", "Cleo")
    evening.time.now += day
    board = await asked(evening, mia, "leaderboard", "**Season 1**")
    await press(mia, board, "This week")
    week = await see(evening, mia, private("**The last seven days**", "3 players"))
    (ben,) = [line for line in week["content"].splitlines() if "**Ben**" in line]
    assert "2 games, 1 win" in ben
    evening.time.now += 2 * day
    week = await asked(evening, mia, "leaderboard", "2 players", options=[option("week", True, 5)])
    assert "1 game, 1 win" in week["content"]
    assert "Ana" not in week["content"]
    await press(mia, week, "Table")
    await see(evening, mia, private("**Season 1**", "3 players"))
    evening.time.now += 6 * day
    await asked(
        evening,
        mia,
        "leaderboard",
        "in the last seven days. Start one",
        options=[option("week", True, 5)],
    )


@pytest.mark.asyncio
async def test_a_game_that_ended_just_before_a_crash_is_counted_once(evening: Evening):
    table = await start_table(evening, robots=0)
    silent(evening)
    await give_up(table, 1)
    assert await evening.bot.stores.standings.reason(table.game) is None
    for _ in range(3):
        await evening.restart_bot()
        await recorded(evening, table)
    board = await asked(evening, evening.people["Ana"], "leaderboard", "**Season 1**")
    assert "**Ana** 1,138 · 1 game, 1 win" in board["content"]
    again = await evening.row(table.game)
    await evening.parts.scorekeeper.record(await evening.parts.tables.read(again))
    board = await asked(evening, evening.people["Ana"], "leaderboard", "**Season 1**")
    assert "**Ana** 1,138 · 1 game, 1 win" in board["content"]


@pytest.mark.asyncio
async def test_a_game_counts_for_a_player_who_was_away_and_returned(evening: Evening):
    table = await start_table(evening, robots=0)
    ben = table.seats[1]
    await table.reseat(Seat(1), Sitting(ben.name, ben.token, ben.user, kept=True, misses=3))
    await table.reseat(Seat(1), ben)
    await give_up(table, 1)
    await recorded(evening, table)
    assert await evening.bot.stores.standings.reason(table.game) == ""


@pytest.mark.asyncio
async def test_tutorials_and_games_of_computers_count_for_nobody(evening: Evening):
    lesson = await finish(evening, "Ana", robots=1, tutorial=True)
    assert await evening.bot.stores.standings.reason(lesson.game) == "tutorial"
    robots = await start_table(evening, people=(), robots=2)
    await give_up(robots, 1)
    await recorded(evening, robots)
    assert await evening.bot.stores.standings.reason(robots.game) == "computers"
    (season,) = await evening.bot.stores.standings.seasons(lesson.guild)
    assert await evening.bot.stores.standings.placings(season.id) == []


@pytest.mark.asyncio
async def test_opting_out_deletes_results_after_a_confirmation(
    evening: Evening,
):
    await finish(evening, "Ana", "Ben")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    asked_for = await asked(evening, ana, "standings", "1 game", options=sub("opt-out"))
    board = await asked(evening, ben, "leaderboard", "**Season 1**")
    assert "**Ana**" in board["content"], "not before it is confirmed"
    await press(ana, asked_for, "Forget me")
    await see(evening, ana, private("your games and medals are gone"))
    board = await asked(evening, ben, "leaderboard", "1 player")
    assert "Ana" not in board["content"]
    await asked(evening, ana, "standings", "take no part", options=sub("opt-out"))
    await asked(evening, ana, "stats", "</standings opt-in:")
    stats = [option("player", ana.id, 6)]
    await asked(evening, ben, "stats", "takes no part", options=stats)
    await finish(evening, "Ana", "Ben")
    board = await asked(evening, ben, "leaderboard", "**Ben** 927 · 2 games")
    assert "Ana" not in board["content"]

    await asked(evening, ana, "standings", "Welcome back", options=sub("opt-in"))
    await asked(evening, ana, "standings", "take part", options=sub("opt-in"))
    await finish(evening, "Ana", "Ben")
    await asked(evening, ben, "leaderboard", "**Ana**", "1 game, 1 win")


@pytest.mark.asyncio
async def test_a_moderator_begins_a_season_and_the_old_one_can_be_seen(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana, mia = evening.people["Ana"], await evening.seat("Mia")
    nonce = await ana.slash("season", sub("new", option("name", "Mine")))
    await ana.refusal(nonce)
    await begins_season(mia, "  Spring   cup ")
    await see(evening, ana, saying("**Spring cup** has begun"))
    await asked(evening, mia, "season", "already", options=sub("new", option("name", "spring CUP")))
    await asked(
        evening, mia, "season", "40 characters", options=sub("new", option("name", "x" * 41))
    )
    board = await asked(evening, ana, "leaderboard", "**Spring cup**")
    assert "Nobody has finished a game in this season yet" in board["content"]
    assert button(board, "Later season")["disabled"]
    await press(ana, board, "Earlier season")
    old = await see(evening, ana, private("**Season 1**"))
    assert "**Ana** 1,138" in old["content"]
    assert button(old, "Earlier season")["disabled"]
    await finish(evening, "Ana", "Ben")
    await press(ana, old, "Later season")
    await see(evening, ana, private("**Spring cup**", "**Ana** 1,138 · 1 game"))
    named = [option("season", "season 1")]
    await asked(evening, ana, "leaderboard", "**Season 1**", options=named)
    unknown = [option("season", "Winter")]
    await asked(evening, ana, "leaderboard", "no season called", options=unknown)


@pytest.mark.asyncio
async def test_a_season_can_be_undone_for_a_day_without_losing_games(evening: Evening):
    await finish(evening, "Ana", "Ben")
    await finish(evening, "Ana", "Ben")
    ana, mia = evening.people["Ana"], await evening.seat("Mia")
    (first,) = await evening.bot.stores.standings.seasons(guild_id(evening))
    without = await evening.bot.stores.standings.placings(first.id)
    await asked(evening, mia, "season", "no season to take back", options=sub("undo"))
    await setting(evening, log=channel_id(evening, "table-two"))
    old = await asked(evening, mia, "season", "Begin", options=sub("new", option("name", "Cup 1")))
    page = await begins_season(mia, "Cup: two")
    await press(mia, old, "Begin it")
    await see(evening, mia, private("Use `/season` again"))
    await logged(mia, "began the season **Cup: two**")
    assert await evening.bot.stores.standings.placings(first.id) == without, "the old table stays"
    await finish(evening, "Ana", "Ben")
    await asked(evening, ana, "leaderboard", "**Cup: two**", "**Ana** 1,138 · 1 game")
    evening.time.now += 3600
    await press(mia, page, "Take it back")
    await see(evening, ana, saying("**Cup: two** was taken back"))
    await logged(mia, "took back the season **Cup: two**")
    await evening.idle()
    assert await evening.bot.stores.standings.seasons(guild_id(evening)) == [first]
    board = await asked(evening, ana, "leaderboard", "**Season 1**")
    assert "3 games, 3 wins" in board["content"]
    rated = await evening.bot.stores.standings.placings(first.id)
    assert rated[: len(without)] == without
    assert rated[-1].rating != without[-1].rating, "the third game counts on from the second"
    await begins_season(mia, "Three")
    page = await asked(evening, mia, "season", "**Take back Three?**", options=sub("undo"))
    evening.time.now += DAY + 1
    await press(mia, page, "Take it back")
    await see(evening, mia, private("no season to take back"))
    await asked(evening, mia, "season", "no season to take back", options=sub("undo"))


@pytest.mark.asyncio
async def test_a_server_may_let_others_begin_seasons(evening: Evening):
    ana = await evening.seat("Ana")
    evening.running.control.command_permission(
        {
            "guild_id": ana.guild()["id"],
            "command_id": ana.command("season"),
            "target_id": ana.id,
            "type": 2,
            "permission": True,
        }
    )
    await begins_season(ana, "Mine")
    await see(evening, ana, saying("**Mine** has begun"))


@pytest.mark.asyncio
async def test_stats_about_a_removed_edition_are_drawn(evening: Evening):
    ana = await evening.seat("Ana")
    guild = int(ana.guild()["id"])
    game = await evening.bot.stores.games.create(guild, 900, GameSettings(), [], 0.0)
    place = FinalPlace(int(ana.id), "Ana", "Sourdough", 1)
    result = RecordedGame(game, guild, "bakery", "The Bakery", 0.0, 9, 2, [place])
    assert await evening.bot.stores.standings.record(result, rate_places)
    page = await asked(evening, ana, "stats", "**Ana** in **Season 1**")
    assert "not ranked yet, 1 game" in page["attachments"][0]["description"]
    assert "favourite edition The Bakery" in page["attachments"][0]["description"]


@pytest.mark.asyncio
async def test_long_tables_have_pages_and_their_buttons_outlive_a_restart(evening: Evening):
    ana = await evening.seat("Ana")
    guild = int(ana.guild()["id"])
    for number in range(23):
        game = await evening.bot.stores.games.create(guild, 900 + number, GameSettings(), [], 0.0)
        place = FinalPlace(5000 + number, f"Guest {number:02}", "Iron", 1)
        rival = FinalPlace(7000, "Zoe", "Boot", 2)
        result = RecordedGame(game, guild, "classic", "Classic", 0.0, 9, 2, [place, rival])
        assert await evening.bot.stores.standings.record(result, rate_places)
    board = await asked(evening, ana, "leaderboard", "Page 1 of 3 · 24 players")
    assert board["content"].count("Guest") == ON_PAGE
    assert button(board, "Back")["disabled"]
    await evening.restart_bot()
    await press(ana, board, "Next")
    second = await see(evening, ana, private("Page 2 of 3"))
    assert second["content"].count("Guest") == ON_PAGE
    await press(ana, second, "Next")
    last = await see(evening, ana, private("Page 3 of 3"))
    assert last["content"].count("Guest") == 3
    assert "`24.` **Zoe**" in last["content"].replace("` 24.`", "`24.`")
    assert button(last, "Next")["disabled"]


@pytest.mark.asyncio
async def test_two_servers_have_standings_and_games_of_their_own(evening: Evening):
    await finish(evening, "Ana", "Ben", channel="lobby")
    await finish(evening, "Ben", "Ana", channel="games")
    ana = evening.people["Ana"]
    here = await asked(evening, ana, "leaderboard", "`  1.` **Ana**")
    there = await asked(evening, ana, "leaderboard", "`  1.` **Ben**", channel="games")
    assert "1 game, 1 win" in here["content"]
    assert "1 game, 1 win" in there["content"]
    listed = await asked(evening, ana, "games", "**Finished**", channel="games")
    assert listed["content"].count("won against") == 1
    assert "**Ben** won against Ana" in listed["content"]
    records = button(here, "Records")["custom_id"]
    assert records != button(there, "Records")["custom_id"]


@pytest.mark.asyncio
async def test_stats_come_with_a_picture_and_the_head_to_head(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    cleo = await evening.seat("Cleo")
    mine = await asked(evening, ana, "stats", "**Ana** in **Season 1**")
    (picture,) = mine["attachments"]
    assert picture["filename"] == "stats.png"
    assert "1st of 2, 1 game. Rating 1,138. 1 game, 1 win." in picture["description"]
    assert "Longest game: 1 turn." in picture["description"]
    assert "Ben: 1 game, ahead in 1, behind in 0" in mine["content"]
    theirs = [option("player", ana.id, 6)]
    seen = await asked(evening, ben, "stats", "**You and Ana**", options=theirs)
    assert "1 game, you ahead in 0, behind in 1" in seen["content"]
    seen = await asked(evening, cleo, "stats", "**Ana** in", options=theirs)
    assert "You and" not in seen["content"]
    nothing = await asked(evening, cleo, "stats", "Cleo has not finished a game")
    assert not nothing["attachments"]


@pytest.mark.asyncio
async def test_stats_turn_to_other_seasons_also_after_a_restart(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana, mia = evening.people["Ana"], await evening.seat("Mia")
    await begins_season(mia, "Two")
    await see(evening, ana, saying("**Two** has begun"))
    page = await asked(evening, ana, "stats", "not finished a game in **Two**")
    await evening.restart_bot()
    await press(ana, page, "Earlier season")
    old = await see(evening, ana, private("**Ana** in **Season 1**"))
    assert old["attachments"][0]["filename"] == "stats.png"
    await press(ana, old, "Later season")
    gone = await see(evening, ana, private("in **Two**"))
    assert not gone["attachments"]


@pytest.mark.asyncio
async def test_a_record_leads_to_the_end_card_and_the_replay_of_its_game(evening: Evening):
    first = await finish(evening, "Ana", "Ben")
    await filmed(evening, first)
    mia = await evening.seat("Mia")
    await begins_season(mia, "Two")
    await see(evening, mia, saying("**Two** has begun"))
    cleo = await evening.seat("Cleo")
    page = await asked(evening, cleo, "records", "**Records of all seasons**")
    end = (await evening.bot.stores.posts.of(first.game))[END].message
    assert "**Longest game**: 1 turn, Ana and Ben · [the end](https://" in page["content"]
    assert f"/{end})" in page["content"]
    await press(cleo, page, "This season")
    empty = await see(evening, cleo, private("**Two** · records", "No records yet"))
    assert not parts(empty, 3)
    await press(cleo, empty, "All seasons")
    await evening.until(lambda: "of all seasons" in (newest(cleo, private()) or {})["content"])
    page = await see(evening, cleo, private("**Records of all seasons**"))
    await pick(cleo, page, "See the game of a record", "Richest and Longest game")
    game = await see(evening, cleo, private("1\\. Ana", "It counts in the standings"))
    await press(cleo, game, "Replay")
    film = await see(evening, cleo, private("The whole game once more"))
    assert [file["filename"] for file in film["attachments"]] == ["replay.gif", "replay.html"]
    await evening.bot.stores.privacy.delete_game(first.game)
    gone = await asked(evening, cleo, "records", "**Records of all seasons**")
    assert "[the end]" not in gone["content"]
    assert not parts(gone, 3)


@pytest.mark.asyncio
async def test_a_record_of_a_hidden_channel_is_shown_without_a_link(evening: Evening):
    table = await finish(evening, "Ana", "Ben", channel="table-two")
    await filmed(evening, table)
    cleo = await evening.seat("Cleo")
    control, guild = evening.running.control, evening.running.stage.world.guild(table.guild)
    control.permission(
        {"channel_id": table.channel, "target_id": guild.id, "deny": ["view_channel"]}
    )
    place = evening.bot.get_channel(table.channel)
    await evening.until(lambda: place.overwrites)  # type: ignore[union-attr]
    page = await asked(evening, cleo, "records", "**Longest game**: 1 turn, Ana and Ben")
    assert "[the end]" not in page["content"]
    assert not parts(page, 3)


@pytest.mark.asyncio
async def test_the_first_season_is_called_in_the_readers_language(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana = evening.people["Ana"]
    evening.running.stage.world.users[int(ana.id)].locale = "pl"
    await asked(evening, ana, "leaderboard", "**Sezon 1**")
    await asked(evening, ana, "leaderboard", "**Sezon 1**", options=[option("season", "sezon 1")])
    await asked(evening, ana, "stats", "Sezon 1")
