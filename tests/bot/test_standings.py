"""Standings: ratings, seasons, records, who counts and who wants no part, and the list of games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.present.standings import ON_PAGE, ordinal, records_page, stats_facts, table_page
from bot.standings import (
    Line,
    Record,
    Rival,
    career_of,
    places_of,
    rate,
    records_of,
    rivals_of,
    shown,
    table_of,
    why_not,
)
from bot.store.codec import GameSettings, Sitting
from bot.store.db import Database
from bot.store.games import Games
from bot.store.standings import Feat, KeptFeat, Place, Result, Season, SeasonNameTaken, Standings
from bot.tables.seating import handed_over, taken_over
from bot.tables.table import Table
from bot.ui.parts import Button
from editions.loader import load
from engine.actions import Resign
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Seat
from engine.game import apply
from engine.setup import blank
from renders.story import Story
from tests.bot.evening import Evening, option, sub
from tests.bot.reading import button, newest, parts, pick, press, private, see
from tests.bot.tables import start_table
from tests.playground.players import Json, Person

ANA, BEN, CLEO, DAN = 11, 12, 13, 14
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
HERE, THERE = 1, 2
WINNER, LOSER = 1138, 927
"""What two newcomers have after their first game."""


class Books:
    """Standings on disk with games that a test makes up."""

    def __init__(self, db: Database) -> None:
        self.games = Games(db)
        self.book = Standings(db)
        self.now = 1000.0

    async def play(self, guild: int = HERE, /, **ranks: int) -> int:
        """A game that ends with these ranks; returns its id."""
        users = {name.lower(): user for user, name in NAMES.items()}
        return await self.end(
            guild,
            *(Place(users[name], name.title(), "Iron", rank) for name, rank in ranks.items()),
        )

    async def end(self, guild: int, *places: Place, **more: Any) -> int:
        game = await self.games.create(guild, int(self.now), GameSettings(), [], self.now)
        self.now += 1
        result = Result(game, guild, "classic", "Classic", self.now, 40, 4, places)
        assert await self.book.record(replace(result, **more), rate)
        return game

    async def lines(self, guild: int = HERE, at: int = 0) -> list[tuple[int, str, int, int, int]]:
        """Rank, name, games, wins and rating of everyone in a season."""
        season = (await self.book.seasons(guild))[at]
        table = table_of(await self.book.placings(season.id))
        return [(one.rank, one.name, one.games, one.wins, one.rating) for one in table]


@pytest_asyncio.fixture
async def books(tmp_path: Path) -> AsyncIterator[Books]:
    db = await Database.open(tmp_path / "books.db")
    yield Books(db)
    await db.close()


# Numbers.


def test_a_newcomer_has_a_thousand_and_a_win_is_worth_more_than_a_loss_costs():
    after = rate([None, None], [1, 2])
    assert [shown(one) for one in after] == [WINNER, LOSER]
    assert [shown(one) for one in rate([None], [1])] == [1000], "alone there is no one to beat"
    assert rate([], []) == []


def test_a_tie_leaves_equals_equal_and_ranks_count_in_any_order():
    level = rate([None, None], [1, 1])
    assert level[0] == pytest.approx(level[1])
    first, second, third = (shown(one) for one in rate([None] * 3, [3, 1, 2]))
    assert second > third > first
    shared = [shown(one) for one in rate([None] * 4, [1, 1, 3, 4])]
    assert shared[0] == shared[1] > shared[2] > shared[3]


def test_beating_a_strong_player_brings_more_than_beating_a_weak_one():
    strong, weak = (35.0, 4.0), (15.0, 4.0)
    over_strong = shown(rate([None, strong], [1, 2])[0])
    assert over_strong > shown(rate([None, weak], [1, 2])[0])


@pytest.mark.asyncio
async def test_games_wins_and_ratings_add_up_game_by_game(books: Books):
    await books.play(ana=1, ben=2)
    assert await books.lines() == [(1, "Ana", 1, 1, WINNER), (2, "Ben", 1, 0, LOSER)]
    await books.play(ana=2, ben=1)
    (ana, ben) = sorted(await books.lines(), key=lambda line: line[1])
    before = rate([None, None], [1, 2])
    after = rate(before, [2, 1])
    assert (ana[2:], ben[2:]) == ((2, 1, shown(after[0])), (2, 1, shown(after[1])))


@pytest.mark.asyncio
async def test_players_with_the_same_rating_share_a_rank(books: Books):
    await books.play(ana=1, ben=1, cleo=3, dan=3)
    ranks = [(rank, name) for rank, name, *_ in await books.lines()]
    assert ranks == [(1, "Ana"), (1, "Ben"), (3, "Cleo"), (3, "Dan")]
    (ana, ben, cleo, _) = await books.lines()
    assert ana[4] == ben[4] > cleo[4]
    assert (ana[3], cleo[3]) == (1, 0), "a shared win is a win"


@pytest.mark.asyncio
async def test_games_against_computers_count_but_give_no_rating(books: Books):
    await books.play(cleo=1)
    await books.play(ana=2, ben=1)
    lines = await books.lines()
    assert lines[-1] == (0, "Cleo", 1, 1, 1000)
    assert [line[1] for line in lines] == ["Ben", "Ana", "Cleo"], "unrated players come last"


@pytest.mark.asyncio
async def test_a_game_is_written_down_once(books: Books):
    game = await books.play(ana=1, ben=2)
    places = [Place(ANA, "Ana", "Iron", 2), Place(BEN, "Ben", "Iron", 1)]
    again = Result(game, HERE, "classic", "Classic", 5.0, 1, 2, places)
    assert not await books.book.record(again, rate)
    assert await books.lines() == [(1, "Ana", 1, 1, WINNER), (2, "Ben", 1, 0, LOSER)]
    assert await books.book.reason(game) == ""


@pytest.mark.asyncio
async def test_standings_outlive_the_games_they_come_from(books: Books):
    first = await books.play(ana=1, ben=2)
    await books.games.db.write("DELETE FROM games WHERE id = ?", (first,))
    assert await books.play(ana=1, ben=2) == first, "SQLite gives the number away again"
    assert [line[2] for line in await books.lines()] == [2, 2]


@pytest.mark.asyncio
async def test_two_servers_know_nothing_of_each_other(books: Books):
    await books.play(HERE, ana=1, ben=2)
    await books.play(THERE, ana=2, ben=1)
    assert [line[1] for line in await books.lines(HERE)] == ["Ana", "Ben"]
    assert [line[1] for line in await books.lines(THERE)] == ["Ben", "Ana"]
    await books.book.opt_out(HERE, ANA)
    assert [line[1] for line in await books.lines(HERE)] == ["Ben"]
    assert [line[1] for line in await books.lines(THERE)] == ["Ben", "Ana"]
    await books.book.forget_guild(THERE)
    assert await books.book.seasons(THERE) == []
    assert len(await books.lines(HERE)) == 1


@pytest.mark.asyncio
async def test_a_new_season_starts_everyone_anew_and_keeps_the_old_table(books: Books):
    await books.play(ana=1, ben=2)
    await books.book.begin_season(HERE, "Spring cup", books.now)
    assert await books.lines() == []
    await books.play(ana=2, ben=1)
    assert await books.lines() == [(1, "Ben", 1, 1, WINNER), (2, "Ana", 1, 0, LOSER)]
    assert await books.lines(at=1) == [(1, "Ana", 1, 1, WINNER), (2, "Ben", 1, 0, LOSER)]
    assert [one.name for one in await books.book.seasons(HERE)] == ["Spring cup", "Season 1"]
    with pytest.raises(SeasonNameTaken):
        await books.book.begin_season(HERE, "SPRING CUP", books.now)
    await books.book.begin_season(THERE, "Spring cup", books.now)


@pytest.mark.asyncio
async def test_a_game_belongs_to_the_season_it_ended_in_however_late_it_is_written_down(
    books: Books,
):
    await books.play(ana=1, ben=2)
    await books.book.begin_season(HERE, "Spring cup", 2000.0)
    await books.end(HERE, Place(CLEO, "Cleo", "Iron", 1), ended=1999.0)
    await books.end(HERE, Place(DAN, "Dan", "Iron", 1), ended=2000.0)
    await books.end(HERE, Place(ANA, "Ana", "Iron", 1), ended=3.0)
    assert [line[1] for line in await books.lines()] == ["Dan"]
    assert {line[1] for line in await books.lines(at=1)} == {"Ana", "Ben", "Cleo"}


@pytest.mark.asyncio
async def test_whoever_opts_out_is_forgotten_and_left_out_until_they_opt_in(books: Books):
    await books.end(
        HERE,
        Place(ANA, "Ana", "Iron", 1, [Feat("richest", 900, "$900")]),
        Place(BEN, "Ben", "Iron", 2),
    )
    assert await books.book.count(HERE, ANA) == 1
    await books.book.opt_out(HERE, ANA)
    await books.book.opt_out(HERE, ANA)
    assert await books.lines() == [(1, "Ben", 1, 0, LOSER)], "others keep what they have"
    (season,) = await books.book.seasons(HERE)
    assert await books.book.feats(season.id) == []
    await books.play(ana=1, ben=2)
    assert await books.lines() == [(1, "Ben", 2, 0, LOSER)], "and there was nobody to rate against"
    assert await books.book.about(ANA) == {"placings": [], "feats": [], "opted_out_in": [HERE]}

    await books.book.opt_in(HERE, ANA)
    await books.play(ana=1, ben=2)
    ana = next(line for line in await books.lines() if line[1] == "Ana")
    assert ana[2:4] == (1, 1), "from nothing"
    await books.book.opt_out(HERE, ANA)
    await books.book.forget(ANA)
    assert not any((await books.book.about(ANA)).values())


@pytest.mark.asyncio
async def test_everything_about_a_user_can_be_shown(books: Books):
    await books.end(
        HERE, Place(ANA, "Ana", "Boot", 1, [Feat("rent_paid", 500, "$500", "Boardwalk")])
    )
    about = await books.book.about(ANA)
    (placing,) = about["placings"]
    assert (placing["season"], placing["name"], placing["token"]) == ("Season 1", "Ana", "Boot")
    (feat,) = about["feats"]
    assert (feat["kind"], feat["shown"], feat["place"]) == ("rent_paid", "$500", "Boardwalk")


def test_games_count_only_when_the_same_people_played_them_to_the_end():
    ana, ben = Sitting("Ana", "Iron", ANA), Sitting("Ben", "Boot", BEN)
    robot = Sitting("Robo", "Hat", robot="steady")
    usual = GameSettings()
    assert why_not(usual, [ana, ben], False) == ""
    assert why_not(usual, [ana, robot], False) == ""
    assert why_not(usual, [robot, robot], False) == "computers"
    assert why_not(GameSettings(tutorial=True), [ana, robot], False) == "tutorial"
    assert why_not(usual, [ana, ben], True) == "substituted"
    away = Sitting("Ben", "Boot", BEN, kept=True, misses=3)
    assert why_not(usual, [ana, away], False) == "substituted", "away when it ended"


def feat(result: int, user: int, kind: str, amount: int) -> KeptFeat:
    return KeptFeat(result, user, Feat(kind, amount))


def test_a_record_stays_with_who_set_it_first_until_somebody_does_better():
    found = records_of(
        [
            feat(1, ANA, "rent_paid", 500),
            feat(2, BEN, "rent_paid", 500),
            feat(1, ANA, "fastest", 60),
            feat(3, BEN, "fastest", 41),
            feat(4, ANA, "fastest", 41),
            feat(1, ANA, "comeback", 9),
            feat(2, BEN, "comeback", 6),
            feat(1, ANA, "longest", 60),
            feat(2, ANA, "longest", 90),
            feat(2, BEN, "longest", 90),
        ]
    )
    assert found == [
        Record(Feat("rent_paid", 500), (ANA,)),
        Record(Feat("comeback", 6), (BEN,)),
        Record(Feat("fastest", 41), (BEN,)),
        Record(Feat("longest", 90), (ANA, BEN)),
    ]


@pytest.mark.asyncio
async def test_head_to_head_counts_who_came_out_ahead(books: Books):
    await books.play(ana=1, ben=2, cleo=3)
    await books.play(ana=3, ben=1, cleo=2)
    await books.play(ana=1, ben=1)
    await books.play(ben=1, cleo=2)
    (season,) = await books.book.seasons(HERE)
    placings = await books.book.placings(season.id)
    assert rivals_of(ANA, placings) == [
        Rival(BEN, "Ben", 3, ahead=1, behind=1),
        Rival(CLEO, "Cleo", 2, ahead=1, behind=1),
    ]
    assert rivals_of(ANA, placings)[0].level == 1
    assert rivals_of(DAN, placings) == []


@pytest.mark.asyncio
async def test_a_career_has_places_favourites_and_the_course_of_the_rating(books: Books):
    for edition, token, rank in (
        ("classic", "Iron", 1),
        ("nyc", "Taxi", 3),
        ("classic", "Boot", 2),
        ("nyc", "Hot Dog", 1),
        ("nyc", "Taxi", 1),
    ):
        await books.end(
            HERE,
            Place(ANA, "Ana", token, rank, [Feat("richest", 1000 * rank, "much")]),
            edition=edition,
        )
    await books.play(ana=1, ben=2)
    (season,) = await books.book.seasons(HERE)
    placings = await books.book.placings(season.id)
    career = career_of(ANA, placings, await books.book.feats(season.id))
    assert career is not None
    assert career.places == {1: 4, 2: 1, 3: 1}
    assert (career.edition, career.edition_games) == ("classic", 3), "the latest of two equals"
    assert (career.token, career.token_games) == ("Iron", 2)
    assert career.ratings == (1000, WINNER)
    assert [record.feat.amount for record in career.records] == [3000]
    assert career_of(DAN, placings, []) is None
    facts = stats_facts(season, career, 2, "Classic")
    assert (facts.standing, facts.rating) == ("1st of 2, 6 games", "1,138")
    assert (facts.token_note, facts.edition_note) == ("2 times", "3 of 6 games")
    assert facts.bests[0].value == "much"


def test_feats_of_a_real_game_are_those_of_its_story():
    ed = load("classic")
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(4)], "7")
    start = blank(ed, [player.token for player in arena.state.players], "7")
    story = Story.from_log(ed, start, [arena.opening, *arena.play(2000)])
    assert story.result is not None
    assert story.result.reason == "last_player"
    people = [Sitting(name, "Iron", user) for user, name in NAMES.items()]
    places = places_of(story, [*people[:3], Sitting("Robo", "Hat", robot="steady")])
    assert [place.user for place in places] == [ANA, BEN, CLEO]
    assert [place.rank for place in places] == list(story.result.ranks[:3])
    for seat, place in enumerate(places_of(story, people)):
        feats = {feat.kind: feat for feat in place.feats}
        paid = [rent.amount for rent in story.rents if rent.visitor == seat]
        assert feats["rent_paid"].amount == max(paid)
        assert feats["rent_paid"].shown == ed.currency.show(max(paid))
        assert feats["rent_paid"].place in ed.board.name
        assert feats["richest"].amount == max(story.worth[seat])
        assert feats["longest"].amount == story.turn
        assert ("fastest" in feats) == (place.rank == 1)


def test_a_win_by_resignation_is_no_record_of_speed():
    ed = load("classic")
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(2)], "7")
    start = blank(ed, [player.token for player in arena.state.players], "7")
    ended = apply(ed, arena.state, Seat(1), Resign())
    story = Story.from_log(ed, start, [arena.opening, ended.events])
    seats = [Sitting("Ana", "Iron", ANA), Sitting("Ben", "Boot", BEN)]
    (ana, _) = places_of(story, seats)
    assert ana.rank == 1
    assert "fastest" not in {feat.kind for feat in ana.feats}


def test_ordinals():
    numbers = (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)
    words = "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th"
    assert " ".join(map(ordinal, numbers)) == words


def test_names_format_nothing_and_every_page_fits_a_message():
    season = Season(1, "*Spring* @everyone", 0.0)
    nasty = "**@everyone** " + "_" * 80
    lines = [Line(rank, rank, nasty, 1, 1, 1000) for rank in range(1, ON_PAGE + 2)]
    page = table_page([season, season], 0, lines, 0)
    assert "**@everyone" not in page.text
    assert len(page.text) <= 2000
    records = [Record(Feat("longest", 5), tuple(range(1, 9)))]
    told = records_page([season], 0, records, dict.fromkeys(range(1, 9), nasty))
    assert len(told.text) <= 2000
    ids = [part.custom_id for row in page.rows for part in row if isinstance(part, Button)]
    assert len(ids) == len(set(ids))


# In the server.


async def finish(evening: Evening, *people: str, channel: str = "lobby", **more: Any) -> Table:
    """A game that all but the first give up one after another, the last one first."""
    table = await start_table(evening, channel, people, **{"robots": 0, **more})
    await give_up(table, *reversed(range(1, len(table.seats))))
    await recorded(evening, table)
    return table


async def give_up(table: Table, *seats: int) -> None:
    for seat in seats:
        await table.submit(Seat(seat), Resign())


async def recorded(evening: Evening, table: Table) -> None:
    """Until a game is in the books and the table is let go."""
    async with asyncio.timeout(20):
        while await evening.bot.standings.reason(table.game) is None:
            await asyncio.sleep(0.01)
        while evening.bot.tables.find(table.game) is not None:
            await asyncio.sleep(0.01)


def silent(evening: Evening) -> None:
    """The bot dies right after the last commit: nobody hears of it."""
    evening.bot.tables.listeners.remove(evening.bot.scorekeeper._changed)
    evening.bot.tables.listeners.remove(evening.bot.endings._changed)


async def asked(evening: Evening, person: Person, command: str, *words: str, **more: Any) -> Json:
    """What a person is answered in private; it says these words."""
    mark = person.mark()
    await person.slash(command, **more)
    found: Json = await evening.until(
        lambda: next(
            (
                data
                for name, data in reversed(person.inbox.got[mark:])
                if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and private(*words)(data)
            ),
            None,
        )
    )
    return found


@pytest.mark.asyncio
async def test_a_finished_game_is_on_the_leaderboard_at_once_and_for_all_to_see(evening: Evening):
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
    assert "**Richest**: $1,500, Ana and Ben" in records["content"]
    await press(cleo, records, "Table")
    await evening.until(lambda: "**Ana** 1,138" in (newest(cleo, private()) or {})["content"])
    await cleo.slash("leaderboard", [option("everyone", True, 5)])
    ben = evening.people["Ben"]
    public = await ben.wait_message(lambda m: "**Season 1**" in m["content"])
    assert not public.get("flags", 0) & 64
    await press(ben, public, "Records")
    await see(evening, ben, private("records"))


@pytest.mark.asyncio
async def test_a_game_that_ended_just_before_a_crash_is_counted_once(evening: Evening):
    table = await start_table(evening, robots=0)
    silent(evening)
    await give_up(table, 1)
    assert await evening.bot.standings.reason(table.game) is None
    for _ in range(3):
        await evening.stop_bot()
        await evening.start_bot()
        await recorded(evening, table)
    board = await asked(evening, evening.people["Ana"], "leaderboard", "**Season 1**")
    assert "**Ana** 1,138 · 1 game, 1 win" in board["content"]
    again = await evening.bot.games.game(table.game)
    assert again is not None
    await evening.bot.scorekeeper.record(await evening.bot.tables.read(again))
    board = await asked(evening, evening.people["Ana"], "leaderboard", "**Season 1**")
    assert "**Ana** 1,138 · 1 game, 1 win" in board["content"]


@pytest.mark.asyncio
async def test_a_game_in_which_a_newcomer_took_a_seat_over_counts_for_nobody(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    cleo = await evening.seat("Cleo")
    left = handed_over(table.seats[1])
    await table.reseat(Seat(1), left)
    await table.reseat(Seat(1), taken_over(left, int(cleo.id), "Cleo", ["Ana"]))
    assert not any(sitting.automatic for sitting in table.seats), "nobody sees it any more"
    await give_up(table, 1)
    await recorded(evening, table)
    assert await evening.bot.standings.reason(table.game) == "substituted"
    board = await asked(evening, cleo, "leaderboard", "**Season 1**")
    assert "Nobody has finished a game" in board["content"]


@pytest.mark.asyncio
async def test_someone_who_was_away_and_came_back_has_played(evening: Evening):
    table = await start_table(evening, robots=0)
    ben = table.seats[1]
    await table.reseat(Seat(1), Sitting(ben.name, ben.token, ben.user, kept=True, misses=3))
    await table.reseat(Seat(1), ben)
    await give_up(table, 1)
    await recorded(evening, table)
    assert await evening.bot.standings.reason(table.game) == ""


@pytest.mark.asyncio
async def test_lessons_and_games_of_computers_count_for_nobody(evening: Evening):
    lesson = await finish(evening, "Ana", robots=1, tutorial=True)
    assert await evening.bot.standings.reason(lesson.game) == "tutorial"
    robots = await start_table(evening, people=(), robots=2)
    await give_up(robots, 1)
    await recorded(evening, robots)
    assert await evening.bot.standings.reason(robots.game) == "computers"
    (season,) = await evening.bot.standings.seasons(lesson.guild)
    assert await evening.bot.standings.placings(season.id) == []


@pytest.mark.asyncio
async def test_opting_out_asks_first_then_forgets_and_opting_in_starts_from_nothing(
    evening: Evening,
):
    await finish(evening, "Ana", "Ben")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    asked_for = await asked(evening, ana, "standings", "1 game", options=sub("opt-out"))
    board = await asked(evening, ben, "leaderboard", "**Season 1**")
    assert "**Ana**" in board["content"], "not before it is confirmed"
    await press(ana, asked_for, "Forget me")
    await see(evening, ana, private("your games are gone"))
    board = await asked(evening, ben, "leaderboard", "1 player")
    assert "Ana" not in board["content"]
    await asked(evening, ana, "standings", "take no part", options=sub("opt-out"))
    await asked(evening, ana, "stats", "`/standings opt-in` brings you back")
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
async def test_a_moderator_begins_a_season_and_the_old_one_stays_a_press_away(evening: Evening):
    await finish(evening, "Ana", "Ben")
    ana, mia = evening.people["Ana"], await evening.seat("Mia")
    nonce = await ana.slash("season", sub("new", option("name", "Mine")))
    await ana.refusal(nonce)
    await mia.slash("season", sub("new", option("name", "  Spring   cup ")))
    await ana.wait_message(lambda m: "**Spring cup** has begun" in m["content"])
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
async def test_long_tables_have_pages_and_their_buttons_outlive_a_restart(evening: Evening):
    ana = await evening.seat("Ana")
    guild = int(ana.guild()["id"])
    for number in range(23):
        game = await evening.bot.games.create(guild, 900 + number, GameSettings(), [], 0.0)
        place = Place(5000 + number, f"Guest {number:02}", "Iron", 1)
        rival = Place(7000, "Zoe", "Boot", 2)
        result = Result(game, guild, "classic", "Classic", 0.0, 9, 2, [place, rival])
        assert await evening.bot.standings.record(result, rate)
    board = await asked(evening, ana, "leaderboard", "Page 1 of 3 · 24 players")
    assert board["content"].count("Guest") == ON_PAGE
    assert button(board, "Back")["disabled"]
    await evening.stop_bot()
    await evening.start_bot()
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
    await mia.slash("season", sub("new", option("name", "Two")))
    await ana.wait_message(lambda m: "**Two** has begun" in m["content"])
    page = await asked(evening, ana, "stats", "not finished a game in **Two**")
    await evening.stop_bot()
    await evening.start_bot()
    await press(ana, page, "Earlier season")
    old = await see(evening, ana, private("**Ana** in **Season 1**"))
    assert old["attachments"][0]["filename"] == "stats.png"
    await press(ana, old, "Later season")
    gone = await see(evening, ana, private("in **Two**"))
    assert not gone["attachments"]


# The list of games.


@pytest.mark.asyncio
async def test_games_lists_what_runs_and_what_is_over_with_links(evening: Evening):
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "games", "No game has been played here yet")
    over = await finish(evening, "Ana", "Ben")
    await start_table(evening, "table-one", ("Ana", "Dan"), robots=0)
    await finish(evening, "Eve", robots=1, tutorial=True, channel="table-two")
    await evening.people["Ana"].slash("game", sub("new"), channel="table-two")
    await evening.until(lambda: newest(cleo, lambda m: "Join" in str(m["components"])))
    listed = await asked(evening, cleo, "games", "**Running**", "**Finished**")
    text = listed["content"]
    assert "Ana and Dan · turn 1 · [watch](https://discord.com/channels/" in text
    assert "[lobby](https://discord.com/channels/" in text
    assert "**Ana** won against Ben" in text
    assert "Eve" not in text, "a lesson is nobody else's business"
    end = (await evening.bot.games.posts(over.game))["end"]
    assert f"/{end.channel}/{end.message})" in text


@pytest.mark.asyncio
async def test_a_finished_game_shows_its_end_card_and_its_replay_again(evening: Evening):
    over = await finish(evening, "Ana", "Ben", "Cleo")
    dan = await evening.seat("Dan")
    listed = await asked(evening, dan, "games", "**Finished**")
    (found,) = parts(listed, 3)
    await pick(dan, listed, "Look at", found["options"][0]["label"])
    page = await see(evening, dan, private("1\\. Ana", "2\\. Ben", "3\\. Cleo"))
    assert "It counts in the standings" in page["content"]
    await evening.stop_bot()
    await evening.start_bot()
    await press(dan, page, "End card")
    card = await see(evening, dan, private("## Ana wins!"))
    assert card["attachments"][0]["filename"] == "end.png"
    await press(dan, page, "Replay")
    film = await see(evening, dan, private("The whole game once more"))
    assert film["attachments"][0]["filename"] == "replay.gif"
    await press(dan, page, "All games")
    await see(evening, dan, private("**Games in this server**"))
    await evening.bot.games.db.write("DELETE FROM games WHERE id = ?", (over.game,))
    await press(dan, page, "Replay")
    await see(evening, dan, private("no longer kept"))


@pytest.mark.asyncio
async def test_games_says_why_a_game_does_not_count(evening: Evening):
    table = await start_table(evening, robots=0)
    await table.reseat(Seat(1), handed_over(table.seats[1]))
    await give_up(table, 1)
    await recorded(evening, table)
    ana = evening.people["Ana"]
    listed = await asked(evening, ana, "games", "**Finished**")
    (found,) = parts(listed, 3)
    await pick(ana, listed, "Look at", found["options"][0]["label"])
    await see(evening, ana, private("Somebody gave up a seat"))


@pytest.mark.asyncio
async def test_games_of_hidden_channels_are_seen_by_their_players_only(evening: Evening):
    over = await finish(evening, "Ana", "Ben", channel="table-one")
    ana, cleo = evening.people["Ana"], await evening.seat("Cleo")
    page = await asked(evening, cleo, "games", "**Ana** won")
    (found,) = parts(page, 3)
    await pick(cleo, page, "Look at", found["options"][0]["label"])
    look = await see(evening, cleo, private("1\\. Ana"))
    hide = {"channel_id": over.channel, "target_id": cleo.id, "deny": ["view_channel"]}
    evening.running.control.permission(hide)
    await evening.until(lambda: _hidden(evening, over.channel, int(cleo.id)))
    await asked(evening, cleo, "games", "No game has been played here yet")
    await press(cleo, look, "End card")
    await see(evening, cleo, private("where you cannot look"))
    await asked(evening, ana, "games", "**Ana** won")


def _hidden(evening: Evening, channel: int, user: int) -> bool:
    place = evening.bot.get_channel(channel)
    return any(target.id == user for target in getattr(place, "overwrites", {}))


@pytest.mark.asyncio
async def test_a_game_whose_channel_is_gone_is_listed_without_a_link(evening: Evening):
    over = await finish(evening, "Ana", "Ben", channel="table-one")
    await _ended(evening, over)
    evening.running.control.delete_channel({"channel_id": over.channel})
    await evening.until(lambda: evening.bot.get_channel(over.channel) is None)
    cleo, mia = await evening.seat("Cleo"), await evening.seat("Mia")
    await asked(evening, cleo, "games", "No game has been played here yet")
    for person in (evening.people["Ana"], mia):
        listed = await asked(evening, person, "games", "**Ana** won against Ben")
        assert "discord.com" not in listed["content"]


async def _ended(evening: Evening, table: Table) -> None:
    """Until the replay is posted: a channel deleted before would close the game."""
    async with asyncio.timeout(20):
        while "replay" not in await evening.bot.games.posts(table.game):
            await asyncio.sleep(0.02)


@pytest.mark.asyncio
async def test_many_games_have_pages(evening: Evening):
    ana = await evening.seat("Ana")
    over = await finish(evening, "Ana", "Ben")
    await _ended(evening, over)
    db = evening.bot.games.db
    for number in range(9):
        copy = await db.write(
            "INSERT INTO games (guild, channel, status, settings, edition, start, seq, created,"
            " changed) SELECT guild, channel, status, settings, edition, start, seq, created, ?"
            " FROM games WHERE id = ?",
            (float(number), over.game),
        )
        for table, columns in (
            ("seats", "seat, user, name, token, robot, kept, misses"),
            ("commits", "seq, actor, by, move, events, digest, at"),
        ):
            await db.write(
                f"INSERT INTO {table} (game, {columns}) SELECT ?, {columns} FROM {table}"
                " WHERE game = ?",
                (copy, over.game),
            )
    listed = await asked(evening, ana, "games", "Page 1 of 2")
    assert listed["content"].count("**Ana** won") == 8
    await press(ana, listed, "Next")
    second = await see(evening, ana, private("Page 2 of 2"))
    assert second["content"].count("**Ana** won") == 2
    (found,) = parts(second, 3)
    await pick(ana, second, "Look at", found["options"][-1]["label"])
    look = await see(evening, ana, private("1\\. Ana"))
    await press(ana, look, "All games")
    await evening.until(lambda: "Page 2 of 2" in (newest(ana, private()) or {})["content"])
