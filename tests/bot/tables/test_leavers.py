"""Seats that change hands: ratings, names, and what stays the same."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from bot.lobby.views import lobby_message
from bot.play.seats.views import counts_if_left
from bot.store.database.codec import GameSettings, Sitting
from bot.store.games.dice import DiceParts
from bot.store.games.tenures import Tenure
from bot.tables.lobby import join, opened
from bot.tables.sitters import names_at, sitters_of
from bot.tables.table import LiveTable
from engine.actions import Resign, TimeUp
from engine.asked import waiting
from engine.edition import Seat
from engine.errors import Illegal
from engine.state import GameState
from renders.sitters import Sitters, letters
from tests.bot.play.test_seats import leave
from tests.bot.results.test_ending import end_card, file_of
from tests.support.evening import Evening, buttons, sub, whispered
from tests.support.finishing import asked, filmed, give_up, recorded
from tests.support.players import Person
from tests.support.reading import press, private, saying, see
from tests.support.tables import start_table

ANA, BEN, CLEO, DAN = (Seat(i) for i in range(4))


def far_ahead(s: GameState) -> None:
    """Give Ana more cash than all others together, and everybody enough to stay in the game."""
    for seat, cash in enumerate((90_000, 20_000, 15_000, 10_000)[: len(s.players)]):
        s.players[seat].cash = cash


async def play_to(evening: Evening, table: LiveTable, turn: int) -> None:
    """Let the clock make all decisions until Ana's first turn from this number on."""
    while not _reached(table.state, turn):
        before = table.seq
        people = [seat for seat in waiting(table.state) if seat not in table.automatic]
        if people:
            with suppress(Illegal):  # an automatic roll or turn end came first
                await table.submit(people[0], TimeUp())
        else:
            await evening.until(partial(moved_on, table, before))


def moved_on(table: LiveTable, before: int) -> bool:
    return table.seq > before


def _reached(s: GameState, turn: int) -> bool:
    return s.turn.number >= turn and s.turn.seat == ANA and not s.pending


async def take(evening: Evening, person: Person) -> None:
    """Press the button that offers a seat."""
    offer = await see(evening, person, lambda m: "Take this seat" in buttons(m))
    await press(person, offer, "Take this seat")
    await evening.until(lambda: whispered(person, "is yours now"))


async def placings(evening: Evening, table: LiveTable) -> dict[str, Any]:
    await recorded(evening, table)
    (season,) = await evening.bot.stores.standings.seasons(table.guild)
    return {one.name: one for one in await evening.bot.stores.standings.placings(season.id)}


@pytest.mark.asyncio
async def test_a_player_who_left_for_good_ranks_last_and_all_are_rated(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, change=far_ahead)
    await play_to(evening, table, 4)
    ben = evening.people["Ben"]
    await ben.slash("seat", sub("leave"))
    sure = await evening.until(lambda: whispered(ben, "Leave this game for good?"))
    assert "you then rank behind everybody who stayed" in sure["content"]
    await press(ben, sure, "Leave the game")
    await play_to(evening, table, 8)
    await give_up(table, CLEO)
    await table.submit(BEN, Resign(), "robot")
    card = await end_card(evening.people["Ana"])
    assert "It counts in the standings: 1. Ana, 2. Cleo, 3. Ben (left)." in card["content"]
    found = await placings(evening, table)
    assert {name: one.rank for name, one in found.items()} == {"Ana": 1, "Cleo": 2, "Ben": 3}
    assert all(one.rated for one in found.values())
    await asked(evening, ben, "leaderboard", "**Ana**", "**Cleo**", "**Ben**")


@pytest.mark.asyncio
async def test_a_player_who_is_away_at_the_end_ranks_behind_those_present(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ben = table.seats[BEN]
    await table.reseat(BEN, Sitting(ben.name, ben.token, ben.user, kept=True, misses=3))
    await give_up(table, CLEO, ANA)
    found = await placings(evening, table)
    assert {name: one.rank for name, one in found.items()} == {"Ana": 2, "Cleo": 3, "Ben": 4}, (
        "the computer won, so no person did"
    )


@pytest.mark.asyncio
async def test_both_players_of_a_seat_that_was_taken_over_are_named_and_rated(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=far_ahead)
    eve = await evening.seat("Eve")
    first = letters(table.names)
    await play_to(evening, table, 7)
    await leave(evening, evening.people["Ben"])
    assert letters(table.names) == first, "the computer's name changes no letter"
    await take(evening, eve)
    assert table.names == ("Ana", "Eve")
    assert letters(table.names) == first, "nor does that of a newcomer"
    assert letters(table.scene().names) == first
    await play_to(evening, table, 11)
    log = await asked(evening, eve, "log", "**The story so far**")
    assert "Ben" in log["content"]
    assert "Eve" in log["content"]
    news = table.news(60)
    await evening.restart_bot()
    (again,) = evening.parts.tables.all()
    assert letters(again.names) == first
    told = again.news(60)
    assert told == news[-len(told) :], "also after a restart everybody did what they did"
    assert any(line.startswith("Ben ") for line in told)
    await give_up(again, BEN)
    card = await end_card(evening.people["Ana"])
    turns = [3, 2]
    assert f"2. Ben ({turns[0]} turns), then Eve ({turns[1]} turns)" in card["content"]
    assert "It counts in the standings: 1. Ana, 2. Ben (60%), 2. Eve (40%)." in card["content"]
    assert "Ben, then Eve" in card["attachments"][0]["description"]
    found = await placings(evening, again)
    await asked(evening, eve, "games", "**Ana** won against Ben, then Eve")
    lost = {name: 25 - one.rating[0] for name, one in found.items()}
    assert lost["Ben"] == pytest.approx(1.5 * lost["Eve"])
    assert lost["Ana"] < 0


@pytest.mark.asyncio
async def test_both_players_of_a_seat_are_in_the_replay_and_may_ask_for_a_rematch(
    evening: Evening,
):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=far_ahead)
    ben, eve = evening.people["Ben"], await evening.seat("Eve")
    await play_to(evening, table, 7)
    await leave(evening, ben)
    await take(evening, eve)
    await play_to(evening, table, 11)
    await give_up(table, BEN)
    await filmed(evening, table)
    film = await see(evening, eve, saying("The whole game once more"))
    page = file_of(evening, film, 1).decode()
    data = json.loads(page.split('id="data">')[1].split("</script>")[0])
    assert data["names"] == ["Ana", "Ben", "Eve"]
    assert data["seats"][1]["name"] == "Ben, then Eve"
    assert {"line": "Eve takes over from Ben.", "turn": 7} in data["points"]
    told = [line for moment in data["moments"] for line in moment.get("said", ())]
    assert any(line.startswith("Ben ") for line in told)
    assert any(line.startswith("Eve ") for line in told)
    (change,) = [moment for moment in data["moments"] if "sitting" in moment]
    assert change["sitting"] == [[1, 2]]

    card = await end_card(ben)
    await press(ben, card, "Rematch")
    lobby = await see(evening, ben, saying("Ben's table", "**Eve**", "**Ana**"))
    assert "**Ben**" in lobby["content"], "one seat more"


@pytest.mark.asyncio
async def test_a_player_who_left_gets_the_seat_back_in_a_rematch(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ben = evening.people["Ben"]
    await leave(evening, ben)
    await give_up(table, CLEO, ANA)
    await press(ben, await end_card(ben), "Rematch")
    lobby = await see(evening, ben, saying("Ben's table"))
    assert "2. **Ben** with the" in lobby["content"]
    assert "Robo" not in lobby["content"]


@pytest.mark.asyncio
async def test_only_players_of_a_game_may_ask_for_a_rematch(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    eve = await evening.seat("Eve")
    await give_up(table, BEN)
    await press(eve, await end_card(eve), "Rematch")
    await see(evening, eve, private("Only players of that game"))


@pytest.mark.asyncio
async def test_a_player_whose_data_was_deleted_is_not_named_in_a_game_they_left(
    evening: Evening,
):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=far_ahead)
    ben, eve = evening.people["Ben"], await evening.seat("Eve")
    await play_to(evening, table, 5)
    await leave(evening, ben)
    await take(evening, eve)
    assert any("Ben" in line for line in table.news(60))
    await evening.parts.personal_data.forget_user(int(ben.id))
    assert not any("Ben" in line for line in table.news(60))
    assert [tenure.user for tenure in await evening.bot.stores.games.tenures(table.game)] == [
        0,
        int(eve.id),
    ]
    await give_up(table, BEN)
    card = await end_card(eve)
    assert "Ben" not in card["content"]
    assert set(await placings(evening, table)) == {"Ana", "Eve"}


@pytest.mark.asyncio
async def test_an_old_game_without_records_of_its_players_does_not_count(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0)
    await leave(evening, evening.people["Ben"])
    await evening.bot.db.write("DELETE FROM tenures WHERE game = ?", (table.game,))
    table.tenures = []
    await table.submit(BEN, Resign(), "robot")
    card = await end_card(evening.people["Ana"])
    assert "Somebody gave up a seat, so it does not count" in card["content"]
    await recorded(evening, table)
    assert await evening.bot.stores.standings.reason(table.game) == "substituted"


def test_leaving_says_how_it_affects_the_standings():
    assert "rank behind everybody who stayed" in counts_if_left("")
    for reason in ("tutorial", "undone", "substituted"):
        assert "does not count in the standings" in counts_if_left(reason)


def test_the_lobby_says_who_is_rated():
    alone = opened(GameSettings(), 1, "Ana")
    parts = DiceParts("secret", ())
    assert "a rating needs a second person" in lobby_message(7, alone, parts).text
    with_ben = join(alone, 2, "Ben")
    assert "if you leave for good" in lobby_message(7, with_ben, parts).text


def test_seat_names_are_those_at_the_time_of_an_entry():
    seats = [Sitting("Ana", "Iron", 1), Sitting("Eve", "Boot", 9)]
    tenures = [Tenure(1, 0, 2, "Ben"), Tenure(1, 5, 0, ""), Tenure(1, 8, 9, "Eve")]
    assert [names_at(seats, tenures, seq)[1] for seq in (0, 4, 5, 7, 8, 99)] == [
        *("Ben", "Ben", "Robo Ben", "Robo Ben", "Eve", "Eve")
    ]  # fmt: skip
    sitters, users = sitters_of(seats, tenures, [0, 1, 2, 5, 6, 9])
    assert sitters == Sitters(
        ("Ana", "Ben", "Robo Ben", "Eve"), (ANA, BEN, BEN, BEN), ((3, 2), (5, 3))
    )
    assert users == (1, 2, 0, 9)
    assert sitters.last == (0, 3)


def test_a_player_who_returns_to_their_seat_is_the_same_sitter():
    seats = [Sitting("Ana", "Iron", 1), Sitting("Ben", "Boot", 2)]
    tenures = [Tenure(1, 0, 2, "Ben"), Tenure(1, 5, 0, ""), Tenure(1, 8, 2, "Ben")]
    sitters, users = sitters_of(seats, tenures, range(20))
    assert (sitters.names, users) == (("Ana", "Ben", "Robo Ben"), (1, 2, 0))
    assert sitters.changes == ((5, 2), (8, 1))
    at_once, _ = sitters_of(seats, [Tenure(1, 0, 2, "Ben"), Tenure(1, 5, 2, "Ben")], range(9))
    assert at_once.changes == ()
