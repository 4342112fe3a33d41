"""Information commands, in every situation a channel can be in."""

from __future__ import annotations

import pytest

from bot.support.parsing import as_choice
from bot.tables.table import LiveTable
from editions import load
from engine.actions import Buy, EndTurn, Resign, Roll, TimeUp
from engine.asked import waiting
from engine.edition import Seat
from engine.rng import fingerprint
from engine.state import GameState
from tests.support.answering import LATE, answer_within
from tests.support.evening import Evening, buttons, option
from tests.support.looking import (
    ANA,
    EPHEMERAL,
    answered,
    ask,
    choose,
    content,
    lobby,
    press,
    suggested,
)
from tests.support.players import Json, Person
from tests.support.tables import arrange, give, start_table, turn_of

FLAG = 5
"""Discord's type number of boolean options."""

SHOWN = option("everyone", True, FLAG)

LOOKS = (
    ("board",),
    ("board", option("as", "text")),
    ("player",),
    ("log",),
    ("why",),
)
"""Commands that need a table that has begun."""

DICE = ("dice",)
"""A command that needs a table too, but answers in a lobby already."""


def files(message: Json) -> list[str]:
    return [attachment["filename"] for attachment in message["attachments"]]


async def played_out(evening: Evening) -> LiveTable:
    """Return a finished game, whose first player gave up after a roll."""
    table = await start_table(evening, robots=0)
    first = table.state.turn.seat
    await table.submit(first, Roll())
    await table.submit(first, Resign())
    assert table.over
    return table


@pytest.mark.asyncio
async def test_without_a_game_every_command_says_how_to_start_one(evening: Evening):
    ana = await evening.seat("Ana")
    for command, *options in (*LOOKS, DICE, ("deed", option("name", "Boardwalk"))):
        told = await ask(ana, command, *options, channel="table-one")
        assert "/game new" in told["content"], command
        assert told["flags"] & EPHEMERAL


@pytest.mark.asyncio
async def test_in_a_lobby_only_rules_deeds_and_help_can_be_read(evening: Evening):
    ana, ben, cleo = [await evening.seat(name) for name in ("Ana", "Ben", "Cleo")]
    await lobby(evening, ana, ben)
    for command, *options in LOOKS:
        told = await ask(ana, command, *options)
        assert "not begun yet" in told["content"], command
    rules = await ask(ana, "rules")
    assert "The salary is $300" in rules["content"]
    salary = await choose(ana, rules, "GO")
    assert "pays $300" in salary["content"], "the table's rules, not the edition's"
    name = load("nyc").board.name[39]
    deed = await ask(ana, "deed", option("name", name))
    assert name in deed["content"]
    assert files(deed) == ["deed.png"]
    assert "Your lobby" in (await ask(ana, "help"))["content"]
    assert "Ana starts the game" in (await ask(ben, "help"))["content"]
    assert "**Join**" in (await ask(cleo, "help"))["content"]


@pytest.mark.asyncio
async def test_the_board_is_shown_as_a_picture_with_words_for_it(evening: Evening):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    told = await ask(ana, "board")
    assert told["flags"] & EPHEMERAL
    assert "is about to roll" in told["content"]
    (picture,) = told["attachments"]
    assert "Ana: $1,500" in picture["description"]


@pytest.mark.asyncio
async def test_the_board_in_words_is_turned_page_by_page_and_comes_as_a_file(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "board", option("as", "text"))
    read = page["content"]
    assert buttons(page)["Back"]["disabled"]
    while not buttons(page)["Next"].get("disabled"):
        page = await press(ana, page, "Next")
        read += page["content"]
    for name in table.ed.board.name:
        assert name in read.replace("\\", "")
    back = await press(ana, page, "Back")
    assert back["id"] == page["id"], "pages turn in their place"
    whole = await press(ana, back, "All as a file")
    assert "39. Boardwalk" in await content(evening, whole)


@pytest.mark.asyncio
async def test_a_public_answer_is_seen_by_all_and_a_long_one_is_a_file(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    for command, *options in (*LOOKS, DICE, ("rules",), ("deed", option("name", "Boardwalk"))):
        mark = ben.mark()
        told = await ask(ana, command, *options, SHOWN)
        assert not told["flags"] & EPHEMERAL, command
        assert (await answered(ben, mark))["id"] == told["id"], command
    words = await ask(ana, "board", option("as", "text"), SHOWN)
    assert files(words) == ["table.txt"]
    assert table.ed.board.name[39] in await content(evening, words)


@pytest.mark.asyncio
async def test_a_refusal_is_private_even_if_the_answer_would_be_public(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    told = await ask(ana, "board", SHOWN)
    assert told["flags"] & EPHEMERAL
    assert "no game" in told["content"]
    await ben.settled()
    assert ben.inbox.all("MESSAGE_CREATE") == []
    answer_within(evening, LATE, monkeypatch)
    told = await ask(ana, "board", SHOWN)
    assert told["flags"] & EPHEMERAL
    await evening.until(lambda: ben.inbox.all("MESSAGE_DELETE"))
    (thought,) = ben.inbox.all("MESSAGE_CREATE")
    assert thought["id"] == ben.inbox.all("MESSAGE_DELETE")[0]["id"]
    assert await ben.history(ben.channel()) == []


@pytest.mark.asyncio
async def test_turning_a_page_that_everyone_sees_gives_a_private_copy(evening: Evening):
    await start_table(evening, robots=0)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    shown = await ask(ana, "rules", SHOWN)
    own = await choose(ben, shown, "JAIL")
    assert own["flags"] & EPHEMERAL
    assert own["id"] != shown["id"]
    assert "JAIL-3" in own["content"].replace("\\", "")


@pytest.mark.asyncio
async def test_the_deed_command_shows_owner_rent_and_mortgage(evening: Evening):
    table = await start_table(evening, robots=0)
    await arrange(table, lambda s: give(s, ANA, 37, 39))
    ana = await evening.seat("Ana")
    assert await suggested(ana, "deed", "name", "board") == ["Boardwalk"]
    told = await ask(ana, "deed", option("name", as_choice(39)))
    assert "Ana owns it: rent $100" in told["content"]
    (picture,) = told["attachments"]
    assert "Boardwalk" in picture["description"]
    assert "$220 to lift it" in picture["description"]
    typed = await ask(ana, "deed", option("name", "park pl"))
    assert "Park Place" in typed["content"]
    none = await ask(ana, "deed", option("name", "*Nowhere*"))
    assert "no deed called \\*Nowhere\\*" in none["content"]


@pytest.mark.asyncio
async def test_a_players_hand_can_be_seen_by_all(evening: Evening):
    def with_railroads(s: GameState) -> None:
        turn_of(ANA)(s)
        give(s, 2, 5, 15)

    await start_table(evening, robots=1, change=with_railroads)
    ana = await evening.seat("Ana")
    assert "Ana's hand" in (await ask(ana, "player"))["content"]
    assert await suggested(ana, "player", "who", "robo") == ["Robo 1"]
    robot = await ask(ana, "player", option("who", as_choice(2)))
    assert "Robo 1's hand: $1,500 in cash" in robot["content"]
    (picture,) = robot["attachments"]
    assert "Reading Railroad" in picture["description"]
    nobody = await ask(ana, "player", option("who", "Zoe"))
    assert "Nobody called Zoe" in nobody["content"]
    dan = await evening.seat("Dan")
    onlooker = await ask(dan, "player")
    assert "'s hand" in onlooker["content"], "the hand of the player on turn"


@pytest.mark.asyncio
async def test_the_log_goes_back_to_the_beginning_and_forth_again(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=3, seed="4")
    ana = await evening.seat("Ana")
    await play_on(evening, table, ana, 40)
    newest = await ask(ana, "log")
    assert buttons(newest)["Newer"]["disabled"]
    assert table.news(1)[0] in newest["content"].replace("\\", "")
    page, pages = newest, 1
    while not buttons(page)["Older"].get("disabled"):
        page, pages = await press(ana, page, "Older"), pages + 1
    assert pages > 1
    assert "The cards are shuffled." in page["content"]
    for _ in range(pages - 1):
        page = await press(ana, page, "Newer")
    assert buttons(page)["Newer"]["disabled"]


async def play_on(evening: Evening, table: LiveTable, person: Person, rounds: int) -> None:
    """Play some moves of the person's seat with the safe default action."""
    seat = table.seat_of(int(person.id))
    assert seat is not None
    for _ in range(rounds):
        await evening.until(lambda: seat in waiting(table.state) or table.over)
        await table.submit(seat, TimeUp(), "vote")
    await evening.idle()


@pytest.mark.asyncio
async def test_since_my_last_turn_tells_what_others_did_meanwhile(evening: Evening):
    table = await start_table(evening, robots=0, seed="2")
    first = table.state.turn.seat
    mine, other = table.names[first], table.names[1 - first]
    person = await evening.seat(mine)
    await table.submit(first, Roll())
    await table.submit(first, Buy())
    nothing = await ask(person, "log", option("since_my_turn", True, FLAG))
    assert "Nothing has happened since" in nothing["content"]
    await table.submit(first, EndTurn())
    await table.submit(Seat(1 - first), Roll())
    since = await ask(person, "log", option("since_my_turn", True, FLAG))
    assert f"{other} rolls" in since["content"]
    assert f"{mine} rolls" not in since["content"]
    story = await ask(person, "log")
    assert f"{mine} rolls" in story["content"]
    again = await press(person, story, "Since my last turn")
    assert again["content"] == since["content"]
    dan = await evening.seat("Dan")
    stranger = await ask(dan, "log", option("since_my_turn", True, FLAG))
    assert "no seat at this table" in stranger["content"]


@pytest.mark.asyncio
async def test_older_payments_are_pages_away(evening: Evening):
    dan = await evening.seat("Dan")
    table = await start_table(evening, people=(), robots=3, edition="harbour", variant="short")
    await evening.until(lambda: table.over)
    newest = await ask(dan, "why")
    assert buttons(newest)["Newer"]["disabled"]
    older = await press(dan, newest, "Older")
    assert "newest first" in older["content"]
    assert older["content"] != newest["content"]
    assert (await press(dan, older, "Newer"))["content"] == newest["content"]


@pytest.mark.asyncio
async def test_the_seed_is_a_hash_until_the_end(evening: Evening):
    table = await start_table(evening, robots=0, seed="hush hush")
    ana = await evening.seat("Ana")
    during = (await ask(ana, "dice"))["content"]
    assert fingerprint("hush hush") in during
    assert "hush hush" not in during
    assert "throws so far" in during
    first = table.state.turn.seat
    await table.submit(first, Resign())
    await evening.until(lambda: table.over)
    after = await ask(ana, "dice")
    assert "`hush hush`" in after["content"]
    assert fingerprint("hush hush") in after["content"]
    assert "hush hush" in await content(evening, after)


@pytest.mark.asyncio
async def test_a_finished_game_can_still_be_looked_at_after_a_restart(evening: Evening):
    table = await played_out(evening)
    await evening.until(lambda: evening.parts.tables.find(table.game) is None)
    await evening.restart_bot()
    ana = await evening.seat("Ana")
    for command, *options in (*LOOKS, DICE):
        told = await ask(ana, command, *options)
        assert "/game new" not in told["content"], command
    story = await ask(ana, "log")
    assert "rolls" in story["content"]
    assert "rolls" in (await press(ana, story, "Refresh"))["content"]
    assert "The game is over" in (await ask(ana, "help"))["content"]
    assert "`1`" in (await ask(ana, "dice"))["content"], "the seed"


@pytest.mark.asyncio
async def test_a_button_of_a_game_that_is_gone_says_so(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "board", option("as", "text"))
    await evening.parts.tables.put_away(table)
    again = await press(ana, page, "Refresh")
    assert "Board" in again["content"], "what was played can still be read"
