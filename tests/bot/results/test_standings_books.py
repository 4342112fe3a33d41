"""Stored standings: ratings, seasons, records, careers and users who opted out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.results.final_places import parts_of, places_of
from bot.results.standings.ratings import (
    KINDS,
    Record,
    Rival,
    StandingsLine,
    career_of,
    rate,
    rate_places,
    records_of,
    rivals_of,
    shown,
    table_of,
)
from bot.results.standings.views import ON_PAGE, records_page, stats_facts, table_page
from bot.store.database.address import Address
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.database.repository import AlreadyExists
from bot.store.games.games import Games
from bot.store.results.placings import Feat, FinalPlace, KeptFeat, RecordedGame, Standings
from bot.store.results.seasons import Season
from bot.store.users.personal_data import Privacy
from bot.tables.game_record import why_not
from bot.ui.components import Button
from bot.words import say
from editions.loader import load
from engine.actions import Resign
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Seat
from engine.events import GameEnded, TurnBegan
from engine.game import apply
from engine.setup import blank
from engine.state import Result as GameResult
from renders.sitters import Sitters
from renders.story import Story

pytestmark = pytest.mark.both_databases

ANA, BEN, CLEO, DAN = 11, 12, 13, 14
ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
HERE, THERE = 1, 2
WINNER, LOSER = 1138, 927
"""The displayed ratings of two newcomers after their first game."""


class Books:
    """Standings in a database, with games that a test makes up."""

    def __init__(self, db: Database) -> None:
        self.games = Games(db)
        self.book = Standings(db)
        self.now = 1000.0

    async def about(self, user: int) -> dict[str, Any]:
        """Return the data about a user in the standings."""
        known = (await Privacy(self.book.db).about(user))["standings"]
        return dict(known)

    async def play(self, guild: int = HERE, /, **ranks: int) -> int:
        """Record a game that ends with these ranks, and return its id."""
        users = {name.lower(): user for user, name in NAMES.items()}
        return await self.end(
            guild,
            *(FinalPlace(users[name], name.title(), "Iron", rank) for name, rank in ranks.items()),
        )

    async def end(self, guild: int, *places: FinalPlace, **more: Any) -> int:
        game = await self.games.create(guild, int(self.now), GameSettings(), [], self.now)
        self.now += 1
        result = RecordedGame(game, guild, "classic", "Classic", self.now, 40, 4, places)
        assert await self.book.record(replace(result, **more), rate_places)
        return game

    async def lines(self, guild: int = HERE, at: int = 0) -> list[tuple[int, str, int, int, int]]:
        """Return rank, name, games, wins and rating of everyone in a season."""
        season = (await self.book.seasons(guild))[at]
        table = table_of(await self.book.placings(season.id))
        return [(one.rank, one.name, one.games, one.wins, one.rating) for one in table]


@pytest_asyncio.fixture
async def books(database: Address) -> AsyncIterator[Books]:
    db = await Database.open(database)
    yield Books(db)
    await db.close()


# Ratings


def test_a_newcomers_rating_is_1000_and_a_win_gains_more_than_a_loss_costs():
    after = rate([None, None], [1, 2])
    assert [shown(one) for one in after] == [WINNER, LOSER]
    assert [shown(one) for one in rate([None], [1])] == [1000], "alone there is no one to beat"
    assert rate([], []) == []


def test_tied_newcomers_get_equal_ratings_in_any_order_of_seats():
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
async def test_a_game_is_recorded_once(books: Books):
    game = await books.play(ana=1, ben=2)
    places = [FinalPlace(ANA, "Ana", "Iron", 2), FinalPlace(BEN, "Ben", "Iron", 1)]
    again = RecordedGame(game, HERE, "classic", "Classic", 5.0, 1, 2, places)
    assert not await books.book.record(again, rate_places)
    assert await books.lines() == [(1, "Ana", 1, 1, WINNER), (2, "Ben", 1, 0, LOSER)]
    assert await books.book.reason(game) == ""


@pytest.mark.asyncio
async def test_standings_remain_after_their_games_are_deleted(books: Books):
    first = await books.play(ana=1, ben=2)
    await books.games.db.write("DELETE FROM games WHERE id = ?", (first,))
    again = await books.play(ana=1, ben=2)
    assert again in (first, first + 1), "SQLite gives the number away again"
    assert [line[2] for line in await books.lines()] == [2, 2]


@pytest.mark.asyncio
async def test_standings_of_two_servers_are_separate(books: Books):
    await books.play(HERE, ana=1, ben=2)
    await books.play(THERE, ana=2, ben=1)
    assert [line[1] for line in await books.lines(HERE)] == ["Ana", "Ben"]
    assert [line[1] for line in await books.lines(THERE)] == ["Ben", "Ana"]
    await books.book.opt_out(HERE, ANA)
    assert [line[1] for line in await books.lines(HERE)] == ["Ben"]
    assert [line[1] for line in await books.lines(THERE)] == ["Ben", "Ana"]
    await Privacy(books.book.db).forget_guild(THERE)
    assert await books.book.seasons(THERE) == []
    assert len(await books.lines(HERE)) == 1


@pytest.mark.asyncio
async def test_a_new_season_resets_all_ratings_and_keeps_the_old_table(books: Books):
    await books.play(ana=1, ben=2)
    await books.book.begin_season(HERE, "Spring cup", books.now)
    assert await books.lines() == []
    await books.play(ana=2, ben=1)
    assert await books.lines() == [(1, "Ben", 1, 1, WINNER), (2, "Ana", 1, 0, LOSER)]
    assert await books.lines(at=1) == [(1, "Ana", 1, 1, WINNER), (2, "Ben", 1, 0, LOSER)]
    assert [one.name for one in await books.book.seasons(HERE)] == ["Spring cup", "Season 1"]
    with pytest.raises(AlreadyExists):
        await books.book.begin_season(HERE, "SPRING CUP", books.now)
    await books.book.begin_season(THERE, "Spring cup", books.now)


@pytest.mark.asyncio
async def test_only_the_last_season_can_be_undone_and_not_the_first_with_games(books: Books):
    book = books.book
    assert await book.retractable_season(HERE, 0.0) is None
    first = await book.begin_season(HERE, "One", books.now)
    assert await book.retractable_season(HERE, 0.0) == first
    await books.play(ana=1, ben=2)
    assert await book.retractable_season(HERE, 0.0) is None
    second = await book.begin_season(HERE, "Two", books.now + 1)
    assert await book.take_back_season(HERE, first.id, 0.0) is None
    assert await book.take_back_season(THERE, second.id, 0.0) is None
    assert await book.take_back_season(HERE, second.id, second.began + 1) is None
    assert await book.take_back_season(HERE, second.id, second.began) == second
    assert await book.take_back_season(HERE, second.id, 0.0) is None, "once"
    assert await book.seasons(HERE) == [first]


@pytest.mark.asyncio
async def test_a_game_recorded_late_belongs_to_the_season_in_which_it_ended(
    books: Books,
):
    await books.play(ana=1, ben=2)
    await books.book.begin_season(HERE, "Spring cup", 2000.0)
    await books.end(HERE, FinalPlace(CLEO, "Cleo", "Iron", 1), ended=1999.0)
    await books.end(HERE, FinalPlace(DAN, "Dan", "Iron", 1), ended=2000.0)
    await books.end(HERE, FinalPlace(ANA, "Ana", "Iron", 1), ended=3.0)
    assert [line[1] for line in await books.lines()] == ["Dan"]
    assert {line[1] for line in await books.lines(at=1)} == {"Ana", "Ben", "Cleo"}


@pytest.mark.asyncio
async def test_results_of_a_user_who_opts_out_are_deleted_and_not_recorded(books: Books):
    await books.end(
        HERE,
        FinalPlace(ANA, "Ana", "Iron", 1, [Feat("richest", 900, "$900")]),
        FinalPlace(BEN, "Ben", "Iron", 2),
    )
    assert await books.book.count(HERE, ANA) == 1
    await books.book.opt_out(HERE, ANA)
    await books.book.opt_out(HERE, ANA)
    assert await books.lines() == [(1, "Ben", 1, 0, LOSER)], "others keep what they have"
    (season,) = await books.book.seasons(HERE)
    assert await books.book.feats(season.id) == []
    await books.play(ana=1, ben=2)
    assert await books.lines() == [(1, "Ben", 2, 0, LOSER)], "and there was nobody to rate against"
    assert await books.about(ANA) == {
        "placings": [], "feats": [], "achievements": [], "opted_out_in": [HERE],
    }  # fmt: skip

    await books.book.opt_in(HERE, ANA)
    await books.play(ana=1, ben=2)
    ana = next(line for line in await books.lines() if line[1] == "Ana")
    assert ana[2:4] == (1, 1), "from nothing"
    await books.book.opt_out(HERE, ANA)
    await Privacy(books.book.db).forget_user(ANA, lambda name, others: "Somebody")
    assert not any((await books.about(ANA)).values())


@pytest.mark.asyncio
async def test_records_compare_base_units_and_name_the_edition(books: Books):
    """$2M in Here & Now are 200 base units, less than 500 shells."""
    sums = {"herenow": 200, "harbour": 500, "classic": 450}
    for edition, amount in sums.items():
        ed = load(edition)
        done = Feat("rent_paid", amount, ed.currency.show(amount), "A Street")
        place = FinalPlace(ANA, "Ana", "Boot", 1, [done])
        await books.end(HERE, place, edition=edition, title=ed.name)
    (record,) = records_of(await books.book.all_feats(HERE))
    assert (record.feat.shown, record.edition) == ("500 shells", "harbour")
    page = records_page([Season(1, "One", 0.0)], 0, [record], {ANA: "Ana"}, {})
    line = "**Highest rent paid**: 500 shells for A Street, Ana (Lantern Harbour)"
    assert page.text.splitlines()[1] == line
    (mine,) = records_of(one for one in await books.book.feats(1) if one.user == ANA)
    assert mine == record


@pytest.mark.asyncio
async def test_everything_about_a_user_can_be_shown(books: Books):
    await books.end(
        HERE, FinalPlace(ANA, "Ana", "Boot", 1, [Feat("rent_paid", 500, "$500", "Boardwalk")])
    )
    about = await books.about(ANA)
    (placing,) = about["placings"]
    assert (placing["season"], placing["name"], placing["token"]) == ("Season 1", "Ana", "Boot")
    (feat,) = about["feats"]
    assert (feat["kind"], feat["shown"], feat["place"]) == ("rent_paid", "$500", "Boardwalk")


def test_a_game_without_people_or_with_undone_dice_does_not_count():
    usual = GameSettings()
    assert why_not(usual, [ANA, BEN], False) == ""
    assert why_not(usual, [ANA, 0], False) == ""
    assert why_not(usual, [0, 0], False) == "computers"
    assert why_not(GameSettings(tutorial=True), [ANA, 0], False) == "tutorial"
    assert why_not(usual, [ANA, BEN], True) == "substituted", "nobody knows who played it"
    assert why_not(usual, [ANA, BEN], False, undone=True) == "undone"


def feat(result: int, user: int, kind: str, amount: int) -> KeptFeat:
    return KeptFeat(result, user, Feat(kind, amount))


def test_a_record_stays_with_its_first_holder_until_it_is_beaten():
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
            FinalPlace(ANA, "Ana", token, rank, [Feat("richest", 1000 * rank, "much")]),
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
    facts = stats_facts(season, career, 2, "Classic", "Race Car")
    assert (facts.standing, facts.rating) == ("1st of 2, 6 games", "1,138")
    assert (facts.token_note, facts.edition_note) == ("2 times", "3 of 6 games")
    assert facts.bests[0].value == "much"


def test_feats_of_a_played_game_match_its_story():
    ed = load("classic")
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(4)], "7")
    start = blank(ed, [player.token for player in arena.state.players], "7")
    sitters = Sitters.of([*NAMES.values()])
    story = Story.from_log(ed, start, [arena.opening, *arena.play(2000)], sitters)
    assert story.result is not None
    assert story.result.reason == "last_player"
    people = [Sitting(name, "Iron", user) for user, name in NAMES.items()]
    mixed = [*people[:3], Sitting("Robo", "Hat", robot="steady")]
    places = places_of(story, mixed, [ANA, BEN, CLEO, 0])
    assert [place.user for place in places] == [ANA, BEN, CLEO]
    assert [place.rank for place in places] == list(story.result.ranks[:3])
    for seat, place in enumerate(places_of(story, people, [*NAMES])):
        feats = {feat.kind: feat for feat in place.feats}
        paid = [rent.amount for rent in story.rents if rent.visitor == seat]
        if paid:
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
    (ana, _) = places_of(story, seats, [ANA, BEN])
    assert ana.rank == 1
    assert "fastest" not in {feat.kind for feat in ana.feats}


def test_players_who_share_a_seat_share_its_rating_change():
    ana = FinalPlace(ANA, "Ana", "Iron", 1)
    whole = rate_places([None, None], [ana, FinalPlace(BEN, "Ben", "Boot", 2)])
    assert whole == rate([None, None], [1, 2]), "a seat of one's own is as before"
    parts = [
        FinalPlace(BEN, "Ben", "Boot", 2, shared_seat=1, share=0.25),
        FinalPlace(CLEO, "Cleo", "Boot", 2, shared_seat=1, share=0.75),
    ]
    alone, ben, cleo = rate_places([None] * 3, [ana, *parts])
    assert alone == whole[0], "whoever plays against them meets one player"
    lost = whole[1][0] - 25
    assert ben[0] - 25 == pytest.approx(lost * 0.25)
    assert cleo[0] - 25 == pytest.approx(lost * 0.75)
    strong, weak = (40.0, 2.0), (10.0, 8.0)
    against_strong = rate_places([None, strong, weak], [ana, *reversed(parts)])[0]
    against_weak = rate_places([None, weak, strong], [ana, *reversed(parts)])[0]
    assert against_strong[0] > against_weak[0], "the one with more turns weighs more"


@pytest.mark.asyncio
async def test_two_players_who_share_the_only_human_seat_get_no_rating(books: Books):
    parts = [
        FinalPlace(BEN, "Ben", "Boot", 2, shared_seat=1, share=0.5),
        FinalPlace(CLEO, "Cleo", "Boot", 2, shared_seat=1, share=0.5),
    ]
    await books.end(HERE, *parts)
    assert {(rank, rating) for rank, _, _, _, rating in await books.lines()} == {(0, 1000)}


def ranked(ranks: tuple[int, ...], sitters: Sitters, seats: list[Sitting], users: list[int]) -> Any:
    """Return name, rank, share and `left` of everyone who counts in a short game."""
    ed = load("classic")
    start = blank(ed, ed.tokens[: len(ranks)], "7")
    turns = [[TurnBegan(Seat(turn % len(ranks)))] for turn in range(4 * len(ranks))]
    story = Story.from_log(ed, start, [*turns, [GameEnded(GameResult("conceded", ranks))]], sitters)
    return [
        (sitters.names[part.who], part.rank, part.share, part.left)
        for part in parts_of(story, seats, users)
    ]


ANA_SITS, BEN_SITS, CLEO_SITS = (Sitting(NAMES[who], "Iron", who) for who in (ANA, BEN, CLEO))
ROBO_BEN = Sitting("Robo Ben", "Iron", robot="steady", kept=True)
BEN_LEFT = Sitters(("Ana", "Ben", "Cleo", "Robo Ben"), (ZERO, ONE, TWO, ONE), ((4, 3),))


def test_a_player_who_left_ranks_behind_everybody_who_stayed():
    seats, users = [ANA_SITS, ROBO_BEN, CLEO_SITS], [ANA, BEN, CLEO, 0]
    found = ranked((1, 2, 3), BEN_LEFT, seats, users)
    assert found == [("Ana", 1, 1, False), ("Ben", 3, 1, True), ("Cleo", 2, 1, False)]


def test_nobody_ranks_first_if_the_computer_wins_on_a_seat_that_was_left():
    seats, users = [ANA_SITS, ROBO_BEN, CLEO_SITS], [ANA, BEN, CLEO, 0]
    found = ranked((2, 1, 3), BEN_LEFT, seats, users)
    assert found == [("Ana", 2, 1, False), ("Ben", 4, 1, True), ("Cleo", 3, 1, False)]


def test_the_first_to_leave_ranks_last_and_an_away_player_ranks_before_them():
    names = ("Ana", "Ben", "Cleo", "Robo Ben", "Robo Ana")
    sitters = Sitters(names, (ZERO, ONE, TWO, ONE, ZERO), ((4, 3), (7, 4)))
    robo_ana = Sitting("Robo Ana", "Iron", robot="steady", kept=True)
    away = Sitting("Cleo", "Iron", CLEO, kept=True, misses=3)
    found = ranked((1, 2, 3), sitters, [robo_ana, ROBO_BEN, away], [ANA, BEN, CLEO, 0, 0])
    assert [(name, rank) for name, rank, _, _ in found] == [("Ana", 3), ("Ben", 4), ("Cleo", 2)]


def test_the_share_of_a_seat_counts_turns_without_the_computers():
    sitters = Sitters(("Ana", "Ben", "Robo Ben", "Cleo"), (ZERO, ONE, ONE, ONE), ((2, 2), (4, 3)))
    found = ranked((2, 1), sitters, [ANA_SITS, CLEO_SITS], [ANA, BEN, 0, CLEO])
    assert found == [("Ana", 2, 1, False), ("Ben", 1, 1 / 3, False), ("Cleo", 1, 2 / 3, False)]


def test_a_player_with_two_seats_is_ranked_once_and_only_after_a_turn():
    names = ("Ana", "Ben", "Cleo", "Robo Ben", "Ben")
    sitters = Sitters(names, (ZERO, ONE, TWO, ONE, TWO), ((8, 3), (10, 4)))
    found = ranked((2, 3, 1), sitters, [ANA_SITS, ROBO_BEN, BEN_SITS], [ANA, BEN, CLEO, 0, BEN])
    assert found == [("Ana", 2, 1, False), ("Ben", 3, 1, True), ("Cleo", 1, 1, False)]
    at_once = Sitters(("Ana", "Ben", "Cleo"), (ZERO, ONE, ONE), ((0, 2),))
    found = ranked((1, 2), at_once, [ANA_SITS, CLEO_SITS], [ANA, BEN, CLEO])
    assert found == [("Ana", 1, 1, False), ("Cleo", 2, 1, False)]


def test_numbers_have_english_ordinals():
    numbers = (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)
    words = "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th"
    assert " ".join(say("name-ordinal", number=number) for number in numbers) == words


def test_names_are_escaped_and_every_page_fits_a_message():
    season = Season(1, "*Spring* @everyone", 0.0)
    nasty = "**@everyone** " + "_" * 80
    lines = [StandingsLine(rank, rank, nasty, 1, 1, 1000) for rank in range(1, ON_PAGE + 2)]
    page = table_page([season, season], 0, lines, 0)
    assert "**@everyone" not in page.text
    assert len(page.text) <= 2000
    records = [Record(Feat("longest", 5), tuple(range(1, 9)))]
    told = records_page([season], 0, records, dict.fromkeys(range(1, 9), nasty), {})
    assert len(told.text) <= 2000
    money = [Record(Feat(kind, 9, "$9", "A Street"), (1, 2, 3), 7, "x", "x" * 40) for kind in KINDS]
    links = {7: f"https://discord.com/channels/{'/'.join(['1' * 19] * 3)}"}
    told = records_page([season], 0, money, dict.fromkeys(range(9), "x" * 32), links)
    assert len(told.text) <= 2000
    assert told.text.endswith("(" + "x" * 40 + ")"), "the ends are in the list below"
    ids = [part.custom_id for row in page.rows for part in row if isinstance(part, Button)]
    assert len(ids) == len(set(ids))
