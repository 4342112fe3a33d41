"""Achievements: how they are earned, announced and shown, and when they are deleted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.results.achievements import earning as achievements
from bot.results.achievements.earning import ACHIEVEMENTS, BY_ID, FinishedPlayer, earned_over
from bot.results.achievements.views import PAGES, earned_lines, plate_page
from bot.results.standings.ratings import rate_places
from bot.store.database.codec import GameSettings
from bot.store.results.earned import Earned
from bot.store.results.placings import Counts, FinalPlace, RecordedGame
from editions.loader import load
from engine import Pos, Seat
from engine.dealings import Asked, OfferClosed, OfferMade
from engine.decisions import Debt
from engine.edition import Edition
from engine.events import (
    DeedMoved,
    DiceThrown,
    Event,
    GameEnded,
    MoneyPaid,
    SentToJail,
    TurnBegan,
    WentOut,
)
from engine.setup import blank
from engine.state import BANK, Offer
from engine.state import Result as Ending
from engine.why import Why
from renders.story import Story
from tests.support.evening import Evening, buttons, option, sub
from tests.support.finishing import asked, finish, give_up, recorded
from tests.support.reading import button, pick, press, private, see
from tests.support.tables import start_table

ANA, BEN, CY = Seat(0), Seat(1), Seat(2)
BOARDWALK, PARK, BALTIC = Pos(39), Pos(37), Pos(3)
WON = GameEnded(Ending("last_player", (1, 2, 3)))


def story(*events: Event, players: int = 3, ed: Edition | None = None) -> Story:
    ed = ed or load("classic")
    start = blank(ed, ed.tokens[:players])
    return Story.from_log(ed, start, [[TurnBegan(ANA)], events])


def earned_in(told: Story, seat: Seat) -> list[str]:
    rank = told.result.ranks[seat] if told.result else 2
    return achievements.earned_in(told, FinishedPlayer(seat, seat, rank))


def rent(amount: int, pos: Pos = BOARDWALK, visitor: Seat = BEN) -> MoneyPaid:
    return MoneyPaid(visitor, ANA, amount, Why("rent", pos))


def bankrupt(seat: Seat, heir: Seat = ANA) -> list[Event]:
    return [Asked(Debt(9, seat, heir, 500, Why("rent", BOARDWALK))), WentOut(seat, heir, False)]


def deeds(*positions: int) -> list[Event]:
    return [DeedMoved(Pos(pos), ANA) for pos in positions]


def trades(count: int, cash: int = 0) -> list[Event]:
    made: list[Event] = []
    for number in range(1, count + 1):
        offer = Offer(number, ANA, BEN, ask_cash=cash)
        made += [OfferMade(offer), OfferClosed(number, "accepted")]
    return made


def turns(count: int) -> list[Event]:
    return [TurnBegan(Seat(number % 3)) for number in range(1, count + 1)]


def by_worth(*worth: int) -> GameEnded:
    ranks = tuple(1 + sorted(worth, reverse=True).index(one) for one in worth)
    return GameEnded(Ending("time_limit", ranks, worth))


IN_A_GAME: dict[str, tuple[list[Event], list[Event]]] = {
    "landlord": (deeds(1, 3), deeds(1, 6)),
    "three_groups": (deeds(1, 3, 37, 39, 12, 28), deeds(1, 3, 37, 39)),
    "railroads": (deeds(5, 15, 25, 35), deeds(5, 15, 25)),
    "utilities": (deeds(12, 28), deeds(12)),
    "big_rent": ([rent(1000)], [rent(999)]),
    "huge_rent": ([rent(2000)], [rent(1999)]),
    "best_deed": ([rent(1500)] * 2, [rent(1500), rent(1500, PARK)]),
    "cheap_street": ([rent(400, BALTIC)], [rent(399, BALTIC), rent(900)]),
    "no_houses": ([WON], [MoneyPaid(ANA, BANK, 50, Why("build", BALTIC)), WON]),
    "no_rent": (
        [*bankrupt(BEN), *bankrupt(CY), WON],
        [MoneyPaid(ANA, BEN, 4, Why("rent", BALTIC)), *bankrupt(BEN), *bankrupt(CY), WON],
    ),
    "quick_win": (
        [*turns(59), *bankrupt(BEN), *bankrupt(CY), WON],
        [*turns(60), *bankrupt(BEN), *bankrupt(CY), WON],
    ),
    "marathon": (turns(299), turns(298)),
    "jailbird": (
        [SentToJail(ANA, Pos(10), "space"), *turns(18)],
        [SentToJail(ANA, Pos(10), "space"), *turns(15)],
    ),
    "doubles": ([DiceThrown(ANA, 2, 2, "move")] * 10, [DiceThrown(ANA, 2, 3, "move")] * 10),
    "builder": (
        [MoneyPaid(ANA, BANK, 5000, Why("build", BALTIC))],
        [MoneyPaid(ANA, BANK, 4999, Why("build", BALTIC))],
    ),
    "taxes": (
        [MoneyPaid(ANA, BANK, 200, Why("tax", Pos(4)))] * 5,
        [MoneyPaid(ANA, BANK, 200, Why("tax", Pos(4)))] * 4,
    ),
    "lucky_cards": (
        [MoneyPaid(BANK, ANA, 200, Why("card"))] * 3,
        [MoneyPaid(BANK, ANA, 200, Why("card"))] * 2,
    ),
    "unlucky_cards": (
        [MoneyPaid(ANA, BANK, 200, Why("card"))] * 3,
        [MoneyPaid(ANA, BANK, 200, Why("card"))] * 2,
    ),
    "bargain": (
        [MoneyPaid(ANA, BANK, 200, Why("bid", BOARDWALK))],
        [MoneyPaid(ANA, BANK, 201, Why("bid", BOARDWALK))],
    ),
    "sharp_trade": (trades(1, 1000), trades(1, 999)),
    "deals": (trades(5), trades(4)),
    "creditor": (bankrupt(BEN), [*bankrupt(BEN, CY), WentOut(CY, ANA, True)]),
    "photo_finish": ([by_worth(1040, 1000, 0)], [by_worth(1060, 1000, 0)]),
    "front_runner": (
        [MoneyPaid(BANK, ANA, 5, Why("card")), *turns(12), WON],
        [*turns(12), MoneyPaid(BANK, BEN, 5, Why("card")), *turns(1), WON],
    ),
}


@pytest.mark.parametrize("name", IN_A_GAME)
def test_an_achievement_of_one_game_is_earned_at_its_exact_limit(name: str):
    enough, too_little = IN_A_GAME[name]
    assert name in earned_in(story(*enough), ANA)
    assert name not in earned_in(story(*enough), CY) or name == "marathon"
    assert name not in earned_in(story(*too_little), ANA)


def test_a_full_table_and_three_estates_need_more_people():
    won = GameEnded(Ending("last_player", (1, 2, 3, 4, 5, 6)))
    estates = [event for seat in (1, 2, 3) for event in bankrupt(Seat(seat))]
    earned = earned_in(story(*estates, won, players=6), ANA)
    assert {"full_table", "three_estates"} <= set(earned)
    assert "full_table" not in earned_in(story(WON), ANA)
    assert "three_estates" not in earned_in(story(*bankrupt(BEN), *bankrupt(CY)), ANA)


def test_the_comeback_achievement_has_the_condition_of_the_award():
    poor = [MoneyPaid(ANA, BEN, 1400, Why("rent", PARK)), *turns(12)]
    back = story(*poor, MoneyPaid(BEN, ANA, 2000, Why("rent", PARK)), *turns(3), WON)
    assert "comeback" in earned_in(back, ANA)
    assert "comeback" not in earned_in(story(*turns(12), WON), ANA)


NOTHING = Counts(0, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("name", "field", "least"),
    [
        ("newcomer", "games", 1), ("games_10", "games", 10), ("games_100", "games", 100),
        ("first_win", "wins", 1), ("wins_5", "wins", 5), ("wins_25", "wins", 25),
        ("streak_3", "streak", 3), ("streak_5", "streak", 5),
        ("editions_3", "editions", 3), ("editions_6", "editions", 6),
        ("met_5", "met", 5), ("seconds_5", "seconds", 5), ("good_sport", "last_in_a_row", 3),
    ],
)  # fmt: skip
def test_an_achievement_over_time_is_earned_at_its_exact_limit(name: str, field: str, least: int):
    def counted(number: int) -> list[str]:
        return earned_over(msgspec.convert({**vars(NOTHING), field: number}, Counts))

    assert name in counted(least)
    assert name not in counted(least - 1)


def test_every_achievement_is_tested_here_and_eight_are_secret():
    proven = {*IN_A_GAME, "full_table", "three_estates", "comeback"}
    over_time = {one.id for one in ACHIEVEMENTS if one.over_time}
    assert proven | over_time == BY_ID.keys()
    assert len(BY_ID) == len(ACHIEVEMENTS) == 40
    assert sum(one.secret for one in ACHIEVEMENTS) == 8


# Pages


def page(*names: str, number: int = 0, name: str = "Ana", asked: str = "") -> Any:
    earned = [Earned(7, one, 5.0 + at) for at, one in enumerate(names)]
    return plate_page(7, name, earned, number, load("classic"), "light", asked)


def choices(shown: Any) -> dict[str, str]:
    """Return the description of each medal in the select menu of a page."""
    (asking,), _ = shown.rows
    return {choice.label: choice.description for choice in asking.choices}


def test_a_secret_achievement_is_shown_once_it_is_earned():
    hidden = page("newcomer", asked="good_sport")
    told = page("newcomer", "good_sport", asked="good_sport")
    for shown in (hidden.text, hidden.picture.alt, str(hidden.rows)):
        assert "Still smiling" not in shown
    assert choices(told)["✓ Still smiling"] == "come last three times in a row"
    assert "**Still smiling**: come last three times in a row · earned <t:6:D>" in told.text
    assert "The newest: Still smiling, <t:6:d>" in told.text


def test_the_select_menu_explains_every_medal_of_the_page():
    assert choices(page("newcomer"))["✓ Unpacked"] == "finish a game"
    assert choices(page())["Regular"] == "finish ten games"
    assert "**Regular**: finish ten games" in page(asked="games_10").text


@pytest.mark.parametrize("number", range(PAGES))
def test_the_fullest_page_fits_a_message(number: int):
    shown = page(*BY_ID, number=number, name="W" * 40)
    assert len(shown.text) <= 2000
    assert len(shown.picture.alt) <= 1024
    assert len(choices(shown)) == 20
    assert all(len(how) <= 100 for how in choices(shown).values())
    assert f"Page {number + 1} of {PAGES}" in shown.text


def test_many_achievements_of_one_player_are_shortened_to_one_line():
    (line,) = earned_lines([Earned(7, one, 1.0) for one in BY_ID], {7: "Ana_", 8: "Ben"})
    titles = "*Unpacked*, *Regular*, *Part of the furniture*, *Keys in hand* and 36 more"
    assert line == f"**Ana\\_** earned {titles}."


# Stored achievements


async def earned(evening: Evening, guild: int, name: str) -> list[str]:
    user = int((await evening.seat(name)).id)
    return sorted(one.name for one in await evening.bot.stores.achievements.of(guild, user))


def end_cards(evening: Evening, name: str) -> list[str]:
    messages = evening.people[name].inbox.all("MESSAGE_CREATE")
    return [m["content"] for m in messages if "Rematch" in buttons(m)]


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_an_achievement_is_on_the_end_card_once_and_on_the_medals_page(evening: Evening):
    table = await finish(evening, "Ana", "Ben")
    (card,) = await evening.until(lambda: end_cards(evening, "Ana"))
    assert "**Ana** earned *Unpacked* and *Keys in hand*." in card
    assert "**Ben** earned *Unpacked*." in card
    await finish(evening, "Ana", "Ben")
    cards = await evening.until(lambda: end_cards(evening, "Ana")[1:])
    assert "earned" not in cards[0]
    assert await earned(evening, table.guild, "Ana") == ["first_win", "newcomer"]

    ana, ben = evening.people["Ana"], evening.people["Ben"]
    plate = await asked(evening, ana, "achievements", "**Ana** has earned 2 of 40 medals")
    (picture,) = plate["attachments"]
    assert picture["filename"] == "medals.png"
    assert "Earned on this page: Unpacked and Keys in hand." in picture["description"]
    theirs = [option("member", ana.id, 6)]
    seen = await asked(evening, ben, "achievements", "**Ana** has earned 2", options=theirs)
    assert button(seen, "Back")["disabled"]
    await evening.restart_bot()
    await press(ben, seen, "Next")
    second = await see(evening, ben, private("**Ana** has earned 2 of 40", "Page 2 of 2"))
    await pick(ben, second, "How do I earn", "Open door")
    await see(evening, ben, private("**Open door**: make five trades in a game", "Page 2 of 2"))


@pytest.mark.asyncio
async def test_three_wins_in_a_row_earn_more_than_three_wins(evening: Evening):
    for winner in ("Ana", "Ana", "Ben", "Ana"):
        loser = "Ben" if winner == "Ana" else "Ana"
        table = await finish(evening, winner, loser)
    assert "streak_3" not in await earned(evening, table.guild, "Ana")
    await finish(evening, "Ana", "Ben")
    table = await finish(evening, "Ana", "Ben")
    assert "streak_3" in await earned(evening, table.guild, "Ana")
    assert "good_sport" in await earned(evening, table.guild, "Ben"), "last three times in a row"
    assert "seconds_5" in await earned(evening, table.guild, "Ben")


@pytest.mark.asyncio
async def test_achievements_of_a_game_before_a_crash_are_announced_once(evening: Evening):
    table = await start_table(evening, robots=0)
    evening.parts.tables.listeners.remove(evening.parts.scorekeeper.changed)
    evening.parts.keeper.closed = True
    await give_up(table, 1)
    for _ in range(3):
        await evening.restart_bot()
        await recorded(evening, table)
        await evening.idle()
    (card,) = end_cards(evening, "Ana")
    assert card.count("earned") == 2
    assert await earned(evening, table.guild, "Ana") == ["first_win", "newcomer"]


@pytest.mark.asyncio
async def test_the_end_card_is_not_faster_than_the_standings(evening: Evening):
    table = await start_table(evening, robots=0)
    evening.parts.tables.listeners.remove(evening.parts.scorekeeper.changed)
    await give_up(table, 1)
    (card,) = await evening.until(lambda: end_cards(evening, "Ana"))
    assert "**Ana** earned" in card


@pytest.mark.asyncio
async def test_tutorials_and_opted_out_users_earn_no_achievements(evening: Evening):
    lesson = await finish(evening, "Ana", robots=1, tutorial=True)
    assert await earned(evening, lesson.guild, "Ana") == []
    await finish(evening, "Ben", "Cleo")
    ben = evening.people["Ben"]
    out = await asked(evening, ben, "standings", "1 game", options=sub("opt-out"))
    await press(ben, out, "Forget me")
    await see(evening, ben, private("your games and medals are gone"))
    table = await finish(evening, "Ben", "Cleo")
    assert await earned(evening, table.guild, "Ben") == []
    await asked(evening, ben, "achievements", "You take no part in the standings")
    cleo = evening.people["Cleo"]
    theirs = [option("member", ben.id, 6)]
    await asked(evening, cleo, "achievements", "Ben takes no part", options=theirs)


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_achievements_are_stored_per_server_and_outlive_their_games(
    evening: Evening,
):
    ana = int((await evening.seat("Ana")).id)
    books, games = evening.bot.stores.standings, evening.bot.stores.games
    for number, guild in enumerate((71, 72), 1):
        game = await games.create(guild, 900 + number, GameSettings(), [], 0.0)
        place = FinalPlace(ana, "Ana", "Iron", 1, earned=("landlord",))
        result = RecordedGame(game, guild, "classic", "Classic", float(number), 9, 2, [place])
        assert await books.record(result, rate_places, earned_over)
        assert not await books.record(result, rate_places, earned_over), "once"
        await evening.bot.stores.privacy.delete_game(game)
    for guild in (71, 72):
        kept = await evening.bot.stores.achievements.of(guild, ana)
        assert {one.name for one in kept} == {"newcomer", "first_win", "landlord"}
    await evening.bot.stores.privacy.forget_guild(71)
    assert await evening.bot.stores.achievements.of(71, ana) == []
    about = (await evening.bot.stores.privacy.about(ana))["standings"]["achievements"]
    assert [one["name"] for one in about] == ["first_win", "landlord", "newcomer"]
    await evening.bot.stores.privacy.forget_user(ana, lambda name, others: name)
    assert await evening.bot.stores.achievements.of(72, ana) == []
