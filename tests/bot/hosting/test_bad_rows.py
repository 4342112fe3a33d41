"""A damaged row affects only its own game, server or person, and the doctor names it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.cli import main
from bot.hosting.damage import damage
from bot.hosting.records import Listed, list_games
from bot.messages.record import Records
from bot.store.database.checkup import find_damage
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.rows import Unreadable
from bot.store.games.maximum_bids import BidLimits
from bot.store.messages.kinds import AUCTION, TABLE
from bot.store.results.league_nights import Leagues
from bot.store.servers.editions import EditionDraft
from bot.store.shards.shard import EVERYTHING
from bot.store.users.people import Preferences
from bot.tables.permits import CLOSED
from editions.loader import load
from engine.actions import TimeUp
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import opened, press, told
from tests.support.moderating import moderates, setting
from tests.support.patience import until
from tests.support.tables import channel_id, start_table

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]

BAD = ["", "{", "[]", '{"edition": 5}', "null", b"\x00", b"\xff\xfe", 'x"\ud83d']
"""Values that are invalid as settings of any kind."""


async def damaged(evening: Evening, sql: str, *values: object) -> None:
    """Change a value in the database, and restart the bot."""
    await evening.idle()
    await evening.bot.db.write(sql, values)
    await evening.restart_bot()


def told_of(caplog: pytest.LogCaptureFixture, words: str) -> int:
    """Count the log lines with these words. None of them may have a traceback."""
    found = [record for record in caplog.records if words in record.getMessage()]
    assert not any(record.exc_info for record in found)
    return len(found)


def found_by_doctor(evening: Evening) -> list[str]:
    return [f"{one.found} {one.advice}" for one in damage(evening.database)]


async def test_intact_rows_are_not_reported_as_damage(evening: Evening):
    await start_table(evening)
    await setting(evening, most_games=3)
    await evening.idle()
    assert found_by_doctor(evening) == []


@pytest.mark.only_sqlite
@pytest.mark.parametrize("bad", BAD)
async def test_a_game_with_unreadable_settings_goes_on_with_derived_ones(
    evening: Evening, caplog: pytest.LogCaptureFixture, bad: object
):
    broken = await start_table(evening, people=("Ana", "Ben"), robots=0)
    raw = bad.encode(errors="surrogatepass") if isinstance(bad, str) else bad
    await evening.idle()
    await evening.stop_bot()
    await run_on_file(evening, "UPDATE games SET settings = CAST(? AS TEXT)", raw)
    listed = {game.id: game.edition for game in await _listed(evening)}
    assert listed == {broken.game: "(damaged)"}
    (found,) = await asyncio.to_thread(found_by_doctor, evening)
    assert f"game {broken.game} is damaged: games.settings" in found
    assert "the bot replaces such rows" in found
    await evening.start_bot()
    table = evening.table()
    assert table.settings == GameSettings(speed="none", seats=2, host=table.seats[0].user)
    assert told_of(caplog, f"games, row {broken.game}: settings") == 1
    assert told_of(caplog, "a damaged row is replaced: games.settings") == 1
    assert found_by_doctor(evening) == []


async def run_on_file(evening: Evening, sql: str, *values: object) -> None:
    """Change a file while no bot uses it."""
    with closing(sqlite3.connect(evening.database)) as connection:
        connection.execute(sql, values)
        connection.commit()


async def _listed(evening: Evening) -> list[Listed]:
    return await asyncio.to_thread(list_games, evening.database)


async def test_a_lobby_whose_settings_cannot_be_read_says_so_and_can_be_ended(evening: Evening):
    mia, ana, ben = [await evening.seat(name) for name in ("Mia", "Ana", "Ben")]
    first = await opened(ana)
    second = await opened(ben, channel="table-two")
    await damaged(
        evening,
        "UPDATE games SET settings = '{' WHERE channel = ?",
        channel_id(evening, "lobby"),
    )
    await evening.idle()
    mark = len(ben.inbox.got)
    await ben.click(first, buttons(first)["Join"]["custom_id"])
    await told(ben, "saved data is damaged", "/moderate end", after=mark)
    await press(mia, second, "Join")
    await moderates(mia, "end", says="closed")
    await opened(ana)


@pytest.mark.only_sqlite
async def test_a_game_is_not_deleted_because_its_date_cannot_be_read(evening: Evening):
    broken = await start_table(evening)
    await setting(evening, retention_days=7)
    await evening.idle()
    await evening.bot.db.write("UPDATE commits SET at = 'x'")
    await damaged(evening, "UPDATE games SET changed = 'x', status = 'over'")
    await evening.parts.chores.run(evening.time.now + 400 * 86_400)
    assert await evening.bot.stores.games.game(broken.game) is not None


@pytest.mark.only_sqlite
async def test_a_message_with_an_unreadable_record_is_posted_again(evening: Evening):
    table = await start_table(evening)
    await damaged(evening, "UPDATE posts SET message = 'x' WHERE kind = 'table'")
    await evening.until(lambda: evening.parts.tables.find(table.game))

    async def healed() -> bool:
        return TABLE in await evening.bot.stores.posts.of(table.game)

    await until(healed)
    assert found_by_doctor(evening) == []


async def test_unreadable_server_settings_open_nothing_that_was_closed(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    ana, mia = await evening.seat("Ana"), await evening.seat("Mia")
    table = await start_table(evening, "table-two")
    await setting(evening, starters=(5,), barred_editions=("nyc",))
    await damaged(evening, "UPDATE guild_settings SET chosen = '{'")
    assert evening.parts.tables.find(table.game) is not None
    limits = evening.bot.stores.guild_settings.of(table.guild)
    assert limits == CLOSED
    assert "nyc" in limits.barred_editions
    assert not limits.pings
    await ana.slash("game", sub("new"))
    await told(ana, "only moderators can open tables")
    lobby = await opened(mia)
    mark = len(ana.inbox.got)
    await ana.click(lobby, buttons(lobby)["Join"]["custom_id"])
    await told(ana, "only moderators can sit down", after=mark)
    assert told_of(caplog, f"guild_settings, row {table.guild}: chosen") == 1
    (found,) = found_by_doctor(evening)
    assert f"server {table.guild} is damaged: guild_settings.chosen" in found
    assert "`/setup`" in found
    await mia.slash("setup")
    await told(mia, "Roles that may join", "moderators")
    # A moderator's new choice is stored and changes nothing else.
    await evening.bot.stores.guild_settings.change(
        table.guild, lambda was: replace(was, joiners=())
    )
    assert evening.bot.stores.guild_settings.of(table.guild).starters == CLOSED.starters
    assert found_by_doctor(evening) == []


async def test_a_person_with_unreadable_preferences_has_the_default_ones(evening: Evening):
    await evening.bot.stores.people.choose(5, Preferences(ping="never"))
    await evening.bot.stores.people.choose(6, Preferences(ping="never"))
    await damaged(evening, 'UPDATE preferences SET chosen = \'{"ping": "x"}\' WHERE user = 5')
    assert evening.bot.stores.people.of(5) == Preferences()
    assert evening.bot.stores.people.of(6).ping == "never"
    (found,) = found_by_doctor(evening)
    assert "user 5 is damaged: preferences.chosen" in found
    assert "`/preferences`" in found


async def test_an_own_edition_that_cannot_be_read_is_left_out(evening: Evening):
    store = evening.bot.stores.editions
    for name in ("mine", "yours"):
        ed = replace(load("classic"), id=name)
        await store.publish(EditionDraft(0, 1, 5, name, name.encode()), ed, 9, 1.0)
    await damaged(evening, "UPDATE editions SET edition = x'81' WHERE id = 'mine'")
    assert list(await evening.bot.stores.editions.own(1)) == ["yours"]
    assert (await evening.parts.lobbies.server_editions.of(1, 1)).older == {}
    (found,) = found_by_doctor(evening)
    assert "editions.edition" in found
    assert "`/edition upload`" in found


@pytest.mark.only_sqlite
async def test_unreadable_limits_bans_and_departures_are_left_out(evening: Evening):
    table = await start_table(evening)
    db = evening.bot.db
    await evening.bot.stores.limits.keep(table.game, 3, 5, 100)
    await evening.bot.stores.limits.keep(table.game, 3, 6, 200)
    await evening.bot.stores.bans.add(table.game, 5, "Eve")
    await evening.bot.stores.privacy.depart(77, 1.0)
    await evening.bot.stores.privacy.depart(78, 1.0)
    await db.write("UPDATE limits SET amount = 'x' WHERE user = 5")
    await db.write("UPDATE bans SET name = x'00'")
    await db.write("UPDATE departures SET since = 'x' WHERE guild = 77")
    limits = BidLimits(db)
    await limits.load()
    assert limits.of(table.game, 3) == {6: 200}
    assert await evening.bot.stores.privacy.departed() == {78: 1.0}
    await damaged(evening, "UPDATE facts SET value = 'never' WHERE name = 'chores'")
    assert await evening.bot.stores.bans.holds(table.game, 5)
    assert await evening.bot.stores.bans.of(table.game) == []
    await evening.parts.chores.tick()
    damage_in = {found.table for found in find_damage(evening.database)}
    assert damage_in == {"bans", "departures"}


async def test_personal_data_can_be_deleted_despite_a_damaged_row(evening: Evening):
    seats = [Sitting("Ana", "dog", 5)]
    games = evening.bot.stores.games
    for place in (10, 11):
        await games.create(1, place, GameSettings(host=5), seats, evening.time())
    await evening.bot.db.write("UPDATE games SET settings = '{\"host\":5,' WHERE channel = 10")
    await evening.parts.personal_data.everything_about(5)
    await evening.parts.personal_data.forget_user(5)
    rows = await evening.bot.db.rows("SELECT settings FROM games ORDER BY id")
    assert rows[0][0] == ""
    assert '"host":0' in rows[1][0]


async def test_the_host_can_still_list_games_and_is_told_why_one_cannot_be_exported(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.CRITICAL)
    broken = await start_table(evening)
    await damaged(evening, "UPDATE commits SET events = x'ff', move = x'ff'")
    assert [game.edition for game in await _listed(evening)] == ["classic"]
    args = ["export", str(broken.game), "--database", str(evening.database)]
    assert await asyncio.to_thread(main, args) == 2


async def test_options_of_damaged_games_are_offered_to_moderators(evening: Evening):
    mia = await evening.seat("Mia")
    broken = await start_table(evening)
    await damaged(evening, "UPDATE games SET settings = '', edition = x'00'")
    await moderates(mia, "end", option("game", broken.game, 4), says="The damaged game is closed")


async def test_a_league_night_with_unreadable_settings_uses_those_of_its_tables(evening: Evening):
    table = await start_table(evening, minutes=45)
    books = evening.parts.league.books
    number = await books.open(table.guild, table.channel, 5, GameSettings(), 2, 1.0)
    for user in (1, 2, 3):
        await books.sign_up(number, user, f"P{user}", user)
    await books.begin_round(number, 0, [[1, 2, 3]])
    night = await books.league(number)
    assert night is not None
    await books.note_game(number, night.tables[0], table.game)
    await evening.bot.db.write("UPDATE leagues SET settings = '{'")
    for _ in range(2):  # the first restart replaces it on disk
        night = await Leagues(evening.bot.db).league(number)
        assert night is not None
        assert night.settings == replace(table.settings, host=0, seats=0)
    empty = await books.open(table.guild, 99, 5, GameSettings(), 2, 1.0)
    await evening.bot.db.write("UPDATE leagues SET settings = '{' WHERE number = ?", (empty,))
    with pytest.raises(Unreadable):
        await books.league(empty)
    assert await evening.parts.keeper.sources["league"].desired(empty, Records()) is None


@pytest.mark.only_sqlite
async def test_an_invalid_number_in_one_row_does_not_block_other_rows(evening: Evening):
    table = await start_table(evening)
    books, bot = evening.parts.league.books, evening.bot
    nights = [await books.open(table.guild, place, 5, GameSettings(), 2, 1.0) for place in (1, 2)]
    await bot.stores.privacy.depart(77, 1.0)
    await bot.db.write(
        "UPDATE leagues SET guild = 'x', secret = x'01' WHERE number = ?", nights[:1]
    )
    assert await books.untold() == [(nights[1], table.guild)]
    await bot.db.write("INSERT INTO seasons (guild, name, began) VALUES ('x', 'one', 1.0)")
    assert all(isinstance(guild, int) for guild in await bot.stores.privacy.guilds())
    await bot.parts.chores.note_moved_servers(EVERYTHING, {one.id for one in evening.bot.guilds})
    await bot.db.write("UPDATE leagues SET secret = x'01' WHERE number = ?", nights[1:])
    night = await books.league(nights[1])
    assert night is not None
    assert night.secret == ""
    await bot.db.write("UPDATE leagues SET round = 'x' WHERE number = ?", nights[1:])
    with pytest.raises(Unreadable):
        await books.league(nights[1])


async def test_a_stored_post_with_an_invalid_number_in_its_kind_is_ignored(evening: Evening):
    table = await start_table(evening)
    await evening.idle()
    sql = (
        "INSERT INTO posts (game, kind, channel, message, made) VALUES (?, 'auction:x', 1, 2, 3.0)"
    )
    await evening.bot.db.write(sql, (table.game,))
    assert AUCTION.of("x") not in await evening.bot.stores.posts.of(table.game)
    assert TABLE in await evening.bot.stores.posts.of(table.game)


async def test_a_version_is_kept_while_a_game_that_may_need_it_is_damaged(evening: Evening):
    store = evening.bot.stores.editions
    await store.publish(
        EditionDraft(0, 1, 5, "mine", b"1"), replace(load("classic"), id="mine"), 9, 1.0
    )
    await evening.bot.db.write("UPDATE editions SET removed = 1")
    broken = await evening.bot.stores.games.create(1, 10, GameSettings(own=1), [], evening.time())
    await evening.bot.db.write("UPDATE games SET settings = '{' WHERE id = ?", (broken,))
    await evening.parts.edition_actions.sweep_removed()
    assert await evening.bot.db.rows("SELECT number FROM editions") == [(1,)]
    await evening.bot.stores.privacy.delete_game(broken)
    await evening.parts.edition_actions.sweep_removed()
    assert await evening.bot.db.rows("SELECT number FROM editions") == []


async def test_names_are_updated_at_other_tables_if_one_is_unreadable(evening: Evening):
    broken = await start_table(evening)
    other = await start_table(evening, "table-two")
    await evening.idle()
    db = evening.bot.db
    await db.write("UPDATE seats SET kept = 7 WHERE game = ? AND seat = 0", (broken.game,))
    await db.write(
        "UPDATE seats SET user = 0, name = 'X' WHERE game = ? AND seat = 0", (other.game,)
    )
    await evening.parts.personal_data.catch_up()
    assert other.seats[0].user == 0
    assert broken.seats[0].user != 0


@pytest.mark.parametrize("kind", ["vote:x", "vote:replace:9:x", "x", "\ufffd"])
async def test_a_vote_of_an_unknown_kind_is_left_out(evening: Evening, kind: str):
    table = await start_table(evening)
    db = evening.bot.db
    await evening.idle()
    await db.write("INSERT INTO votes (game, kind, about, user) VALUES (1, ?, 0, 5)", (kind,))
    post = "INSERT INTO posts (game, kind, channel, message, made) VALUES (1, ?, 1, 2, 3.0)"
    await db.write(post, (kind,))
    await evening.restart_bot()
    await evening.idle()
    await evening.table().submit(table.state.turn.seat, TimeUp())
    await evening.idle()
    assert not evening.parts.keeper.failing


@pytest.mark.only_sqlite
async def test_votes_and_posts_whose_kind_is_not_text_are_left_out(evening: Evening):
    table = await start_table(evening)
    await evening.idle()
    for kind in ("votes", "posts"):
        rest = "about, user" if kind == "votes" else "channel, message, made"
        values = "0, 5" if kind == "votes" else "1, 2, 3.0"
        await evening.bot.db.write(
            f"INSERT INTO {kind} (game, kind, {rest}) VALUES (?, x'00', {values})", (table.game,)
        )
    await evening.restart_bot()
    await evening.idle()
    moved = channel_id(evening, "table-two")
    await evening.table().move(moved, without=(TABLE,))
    await evening.idle()
    assert evening.table().channel == moved


@pytest.mark.only_sqlite
async def test_an_unreadable_fact_does_not_stop_the_bot(evening: Evening):
    table = await start_table(evening)
    await damaged(evening, "UPDATE facts SET name = x'00' WHERE name LIKE 'commands:%'")
    await damaged(evening, "UPDATE facts SET value = x'00' WHERE name = 'command ids'")
    assert evening.table().game == table.game
