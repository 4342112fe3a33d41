"""Slash commands for playing, which do the same as buttons and answer with one private line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.support.parsing import as_choice
from bot.tables.table import LiveTable
from engine.edition import Pos
from engine.state import GameState
from tests.support.evening import Evening, option, whispered
from tests.support.players import Json, Person
from tests.support.seeing import table_now
from tests.support.situations import BROWN, SITUATIONS
from tests.support.tables import give, start_table, turn_of


async def at_table(evening: Evening, change: Any, **more: Any) -> tuple[LiveTable, Person]:
    table = await start_table(evening, change=change, **{"robots": 0, **more})
    return table, evening.people["Ana"]


async def moved(evening: Evening, table: LiveTable, seq: int) -> str:
    """Return the name of the action that follows an entry of the log."""
    await evening.until(lambda: table.seq > seq)
    (commit,) = await table.games.commits(table.game, seq, seq + 1)
    return str(commit.move.__struct_config__.tag)


def answered(person: Person) -> Json | None:
    """Return the private answer, or None until it has a text."""
    last = whispered(person, "")
    return last if last is not None and last["content"] else None


COMMANDS: list[tuple[str, str, list[Json], str]] = [
    ("roll", "roll", [], "roll"),
    ("jail", "pay", [option("what", "fine")], "pay_fine"),
    ("jail", "usecard", [], "use_card"),
    ("buy", "buy", [], "buy"),
    ("buy", "decline", [], "decline"),
    ("tax", "pay", [option("what", "flat")], "pay_flat"),
    ("tax", "pay", [option("what", "percent")], "pay_percent"),
    ("end of turn", "end", [], "end_turn"),
    ("claim", "claim", [], "claim_rent"),
    ("debt", "mortgage", [option("deed", "boardwalk")], "mortgage"),
    ("court", "choose", [option("answer", "Go to jail")], "plead_guilty"),
    ("challenge", "choose", [option("answer", as_choice("answer:2:{ref}"))], "answer"),
    ("go", "choose", [option("answer", as_choice("expand:5:{ref}"))], "expand"),
    ("offline", "choose", [option("answer", as_choice("move_token:5:{ref}"))], "move_token"),
    ("shortage", "choose", [option("answer", "None")], "want"),
    ("placement", "choose", [option("answer", "Baltic Avenue ($50)")], "build"),
    ("mortgaged deed", "choose", [option("answer", "Keep it, pay $3")], "keep_mortgaged"),
    ("trip", "choose", [option("answer", "Ask me")], "take_question"),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "command", "options", "action"), COMMANDS)
async def test_every_button_is_a_command_too(
    evening: Evening, name: str, command: str, options: list[Json], action: str
):
    found = SITUATIONS[name]
    table, ana = await at_table(evening, found.change, robots=1, **found.settings)
    ref = table.state.pending[-1].id if table.state.pending else 0
    given = [{**one, "value": one["value"].format(ref=ref)} for one in options]
    seq = table.seq
    assert await ana.outcome(await ana.slash(command, given)) == "done"
    assert await moved(evening, table, seq) == action
    answer = await evening.until(lambda: answered(ana))
    assert "\n" not in answer["content"]


@pytest.mark.asyncio
async def test_the_roll_command_answers_with_the_roll(evening: Evening):
    _, ana = await at_table(evening, turn_of(0))
    await ana.slash("roll")
    answer = await evening.until(lambda: whispered(ana, "Ana rolls"))
    assert answer["flags"] & 64, "nobody else sees it"


def with_browns(level: int = 0) -> Any:
    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, *BROWN)
        for pos in BROWN:
            s.level[pos] = level
        s.bank.houses -= 2 * level

    return change


@pytest.mark.asyncio
async def test_lots_are_built_on_and_sold_by_name_and_count(evening: Evening):
    table, ana = await at_table(evening, with_browns())
    seq = table.seq
    await ana.slash("build", [option("where", "Baltic Avenue")])
    assert await moved(evening, table, seq) == "build"
    assert table.state.level[3] == 1
    await ana.slash("sell", [option("where", "baltic avenue"), option("count", 1, 4)])
    assert await moved(evening, table, seq + 1) == "sell"
    assert table.state.level[3] == 0


@pytest.mark.asyncio
async def test_whole_groups_are_built_and_sold_by_suggestion(evening: Evening):
    table, ana = await at_table(evening, with_browns())
    suggested = await suggestions(ana, "build", "where", "each lot to 2 houses")
    (whole,) = suggested
    assert "$200" in whole["name"]
    seq = table.seq
    await ana.slash("build", [option("where", whole["value"])])
    assert await moved(evening, table, seq) == "build_up"
    assert [table.state.level[pos] for pos in BROWN] == [2, 2]
    (down,) = await suggestions(ana, "sell", "where", "down to an empty lot")
    assert "$100" in down["name"]
    await ana.slash("sell", [option("where", down["value"])])
    assert await moved(evening, table, seq + 1) == "sell_down"


@pytest.mark.asyncio
async def test_deeds_are_mortgaged_and_lifted_by_suggestion(evening: Evening):
    table, ana = await at_table(evening, with_browns())
    (baltic,) = await suggestions(ana, "mortgage", "deed", "balt")
    seq = table.seq
    await ana.slash("mortgage", [option("deed", baltic["value"])])
    assert await moved(evening, table, seq) == "mortgage"
    (back,) = await suggestions(ana, "lift", "deed", "")
    assert "$33" in back["name"]
    await ana.slash("lift", [option("deed", back["value"])])
    assert await moved(evening, table, seq + 1) == "lift"
    assert not table.state.mortgaged[Pos(3)]


@pytest.mark.asyncio
async def test_spectators_and_empty_channels_get_no_suggestions(evening: Evening):
    await at_table(evening, with_browns())
    cleo = await evening.seat("Cleo")
    assert await suggestions(cleo, "mortgage", "deed", "") == []
    ana = evening.people["Ana"]
    assert await suggestions(ana, "mortgage", "deed", "", channel="table-one") == []


@pytest.mark.asyncio
async def test_a_deed_that_is_not_yours_is_refused_in_words(evening: Evening):
    table, ana = await at_table(evening, with_browns())
    seq = table.seq
    await ana.slash("mortgage", [option("deed", "Boardwalk")])
    await evening.until(lambda: whispered(ana, "Pick one of the suggestions"))
    assert table.seq == seq


@pytest.mark.asyncio
async def test_a_command_at_the_wrong_time_says_what_comes_first(evening: Evening):
    table, ana = await at_table(evening, turn_of(1))
    await ana.slash("roll")
    await evening.until(lambda: whispered(ana, "It is Ben's turn."))
    await ana.slash("buy")
    await evening.until(lambda: whispered(ana, "Something else comes first"))
    assert table.state.turn.seat == 1


@pytest.mark.asyncio
async def test_a_command_where_nobody_plays_says_how_to_begin(evening: Evening):
    _, ana = await at_table(evening, turn_of(0))
    await ana.slash("roll", channel="table-one")
    await evening.until(lambda: whispered(ana, "no game in this channel"))


@pytest.mark.asyncio
async def test_a_command_posts_the_table_again_at_the_end(evening: Evening):
    _, ana = await at_table(evening, turn_of(0))
    first = await evening.until(lambda: table_now(ana))
    await ana.slash("table")
    await evening.until(lambda: whispered(ana, "Here it comes"))
    new = await ana.wait_message(lambda m: m["attachments"] and m["id"] != first["id"])
    assert new["channel_id"] == first["channel_id"]


async def suggestions(
    person: Person, command: str, name: str, typed: str, channel: str = "lobby"
) -> list[Json]:
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(channel),
        command_id=person.command(command),
        options=[{**option(name, typed), "focused": True}],
    )
    told = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    found: list[Json] = told["choices"]
    return found
