"""The table of the week: where moderators want it, once, whoever was stopped when."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.actions.weekly import LOOK
from bot.standings import rate_places
from bot.store.codec import GameSettings
from bot.store.standings import Feat, Place, Placing, Result
from bot.store.weekly import WeeklyTables
from bot.tables.weekly import WEEK, best_of_week, last_due, next_due
from tests.bot.evening import Evening
from tests.bot.finishing import until
from tests.bot.moderating import choose, guild_id, page_of, section, setting
from tests.bot.reading import private, saying, see
from tests.bot.tables import channel_id
from tests.bot.test_at_most_once import Trap
from tests.playground.players import Json

BEST = "Best of the week"


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_a_table_is_due_at_nine_on_its_day():
    monday = at("2026-11-16 09:00")
    assert last_due(monday, 0) == monday
    assert last_due(monday - 1, 0) == monday - WEEK
    assert last_due(at("2026-11-18 23:00"), 0) == monday
    assert last_due(at("2026-11-18 23:00"), 6) == at("2026-11-15 09:00")
    assert next_due(at("2026-11-18 08:00"), 2) == at("2026-11-18 09:00")


def placing(result: int, user: int, rank: int) -> Placing:
    name = f"P{user}"
    return Placing(
        result, result, user, name, "Iron", rank, True, (0.0, 0.0), "classic", "C", 0.0, 9, 3
    )


def test_wins_come_first_then_places_and_equal_weeks_share_a_rank():
    lines = best_of_week(
        [
            placing(1, 1, 1), placing(1, 2, 2), placing(1, 3, 3),
            placing(2, 4, 1), placing(2, 2, 2), placing(2, 3, 3),
        ]
    )  # fmt: skip
    assert [(one.rank, one.name, one.wins, one.games) for one in lines] == [
        (1, "P1", 1, 1), (1, "P4", 1, 1), (3, "P2", 0, 2), (4, "P3", 0, 2),
    ]  # fmt: skip


async def played(evening: Evening, ended: float, winner: str = "Ana", loser: str = "Ben") -> None:
    """A game that ended at this time, without playing it."""
    bot, guild = evening.bot, guild_id(evening)
    game = await bot.games.create(guild, int(ended), GameSettings(), [], ended)
    feat = Feat("rent_taken", 1400, "$1,400", "Boardwalk")
    places = [
        Place(int((await evening.seat(winner)).id), winner, "Iron", 1, [feat]),
        Place(int((await evening.seat(loser)).id), loser, "Boot", 2),
    ]
    result = Result(game, guild, "classic", "Classic", ended, 40, 2, places)
    assert await bot.standings.record(result, rate_places)
    await bot.games.set_status(game, "closed", ended)


def tables(evening: Evening) -> list[Json]:
    return [m for m in evening.people["Mia"].inbox.all("MESSAGE_CREATE") if BEST in m["content"]]


async def wanted(evening: Evening) -> float:
    """A server wants its table on Mondays; it is Tuesday, and returns next Monday's moment."""
    await evening.seat("Mia")
    evening.time.now = at("2027-01-19 12:00")
    await setting(evening, weekly=channel_id(evening, "table-two"))
    await evening.bot.weekly.begin(guild_id(evening))
    return at("2027-01-25 09:00")


@pytest.mark.asyncio
async def test_a_moderator_chooses_channel_and_day_on_the_settings_page(evening: Evening):
    mia = await evening.seat("Mia")
    evening.time.now = at("2027-01-19 12:00")
    await played(evening, at("2027-01-12 12:00"))
    page = await section(mia, await page_of(mia), "week")
    assert "**Channel for the table of the week**: none" in page["content"]
    where = mia.channel("table-two")
    page = await choose(mia, page, "weekly", where)
    assert f"<#{where}>" in page["content"]
    due = round(at("2027-01-25 09:00"))
    await mia.wait_message(saying("table of the week will be told here", f"<t:{due}:F>"))
    page = await choose(mia, page, "weekday", "4")
    assert "**Day**: Friday" in page["content"]
    evening.time.now += LOOK
    await evening.bot.weekly.tick()
    await evening.idle()
    assert not tables(evening), "not for a week that was over when it was chosen"
    await played(evening, at("2027-01-21 12:00"))
    evening.time.now = at("2027-01-22 09:00")
    table = await see(evening, mia, saying(BEST))
    assert table["channel_id"] == where
    assert "**Ana** · 1 win in 1 game" in table["content"]
    page = await choose(mia, await section(mia, await page_of(mia), "week"), "weekly")
    assert "**Channel for the table of the week**: none" in page["content"]


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_it_is_posted_once_with_wins_and_news_and_again_a_week_later(evening: Evening):
    monday = await wanted(evening)
    await played(evening, monday - 3 * 24 * 3600)
    await played(evening, monday - 100)
    await played(evening, monday + 50, "Ben", "Ana")
    evening.time.now = monday + 60
    table = await see(evening, evening.people["Mia"], saying(BEST))
    assert "2 games, 2 players" in table["content"]
    assert "` 1.` **Ana** · 2 wins in 2 games" in table["content"]
    assert "**Highest rent taken**: $1,400 for Boardwalk, Ana" in table["content"]
    for _ in range(2):
        await evening.restart_bot()
        await evening.bot.weekly.tick()
        await evening.idle()
    assert len(tables(evening)) == 1
    evening.time.now = monday + WEEK + 1
    await evening.until(lambda: len(tables(evening)) == 2)
    assert "` 1.` **Ben** · 1 win in 1 game" in tables(evening)[1]["content"]


@pytest.mark.asyncio
async def test_a_bot_that_was_down_at_that_hour_posts_it_when_it_is_back(evening: Evening):
    monday = await wanted(evening)
    await played(evening, monday - 100)
    await evening.stop_bot()
    evening.time.now = monday + 5 * 24 * 3600
    await evening.start_bot()
    await see(evening, evening.people["Mia"], saying(BEST))


@pytest.mark.asyncio
async def test_quiet_weeks_post_nothing(evening: Evening):
    monday = await wanted(evening)
    evening.time.now = monday + 1
    await evening.bot.weekly.tick()
    await played(evening, monday - 100)  # written down late
    await evening.restart_bot()
    await evening.bot.weekly.tick()
    await evening.idle()
    assert not tables(evening)


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
async def test_killed_around_the_post_one_table_stands(evening: Evening, instant: str):
    monday = await wanted(evening)
    await played(evening, monday - 100)
    trap = Trap(evening, instant)
    trap.arm("week")
    evening.time.now = monday + 1
    await trap.kill()
    await evening.start_bot()
    await see(evening, evening.people["Mia"], saying(BEST))
    await evening.bot.weekly.tick()
    await evening.idle()
    assert len({m["id"] for m in tables(evening)}) == 1


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_of_two_that_decide_at_once_one_posts(evening: Evening):
    monday = await wanted(evening)
    await setting(evening)
    await played(evening, monday - 100)
    books = [WeeklyTables(evening.bot.db) for _ in range(4)]
    guild = guild_id(evening)
    found = await asyncio.gather(*(one.decide(guild, monday - WEEK, monday, 5) for one in books))
    assert len([number for number in found if number is not None]) == 1


@pytest.mark.asyncio
async def test_a_channel_that_is_gone_is_given_up(evening: Evening):
    monday = await wanted(evening)
    await played(evening, monday - 100)
    where = channel_id(evening, "table-two")
    evening.running.control.delete_channel({"channel_id": where})
    evening.time.now = monday + 1

    async def given_up() -> bool:
        rows = await evening.bot.db.rows("SELECT channel FROM weekly_tables")
        return {channel for (channel,) in rows} == {0} and len(rows) == 2

    await until(given_up)


@pytest.mark.asyncio
async def test_a_channel_where_the_bot_may_not_write_is_refused(evening: Evening):
    mia = await evening.seat("Mia")
    where = mia.channel("table-two")
    await evening.permit(where, deny=["send_messages"])
    page = await section(mia, await page_of(mia), "week")
    nonce = await mia.choose(
        page, page["components"][1]["components"][0]["custom_id"], where, kind=8
    )
    assert await mia.outcome(nonce) == "done"
    await see(evening, mia, private("Send Messages"))
    assert evening.bot.guild_settings.of(guild_id(evening)).weekly == 0
