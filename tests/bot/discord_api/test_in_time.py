"""Tests that interactions are acknowledged in three seconds, even if the disk is slow."""

from __future__ import annotations

import asyncio
import inspect
import io
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from discord import app_commands

from bot.app.client import Rentroll
from bot.discord_api.answers import Ack
from bot.ui.custom_ids import Press
from tests.support.evening import Evening, option, sub
from tests.support.lobbying import opened, told
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.seeing import a_game, forge, the_table

Command: TypeAlias = "app_commands.Command[Any, ..., Any]"

NUMBER, FLAG, MEMBER, FILE = 4, 5, 6, 11


@contextmanager
def books_shut(evening: Evening) -> Iterator[None]:
    """Hold all reads and writes of the database until the block is left."""
    db, open_again = evening.bot.db, asyncio.Event()

    def later(visit: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def wait(*args: Any) -> Any:
            await open_again.wait()
            return await visit(*args)

        return wait

    with pytest.MonkeyPatch.context() as shut:
        shut.setattr(db, "rows", later(db.rows))
        shut.setattr(db, "transact", later(db.transact))
        yield
    open_again.set()


def commands(bot: Rentroll) -> list[Command]:
    return [one for one in bot.parts.tree.walk_commands() if isinstance(one, app_commands.Command)]


async def use(evening: Evening, person: Person, command: Command) -> str:
    """Use a command with a value in every required option, and return the outcome."""
    needed = [one for one in command.parameters if one.required]
    given = [await filled(evening, person, one) for one in needed]
    group, _, name = command.qualified_name.partition(" ")
    return await person.outcome(await person.slash(group, sub(name, *given) if name else given))


async def filled(evening: Evening, person: Person, needed: app_commands.Parameter) -> Json:
    kind = needed.type.value
    value: Any = (
        needed.choices[0].value
        if needed.choices
        else {NUMBER: 1, FLAG: True, MEMBER: person.id}.get(kind)
    )
    if kind == FILE:
        url = f"{evening.running.url}/page/upload?as={person.name}"
        async with evening.session.post(url, data={"file": io.BytesIO(b"x")}) as answer:
            value = (await answer.json())["id"]
    return option(needed.name, "x" if value is None else value, kind)


@pytest.mark.asyncio
async def test_every_command_is_acknowledged_before_the_database_is_read(evening: Evening):
    await a_game(evening)
    mia = await evening.seat("Mia")
    with books_shut(evening):
        late = [
            command.qualified_name
            for command in commands(evening.bot)
            if await use(evening, mia, command) != "done"
        ]
    assert late == []


@pytest.mark.asyncio
async def test_every_press_is_acknowledged_before_the_database_is_read(evening: Evening):
    """The game is not in memory, so that the bot has to read it first."""
    _, ana = await a_game(evening)
    message = the_table(ana)
    verbs = evening.parts.router.verbs.items()
    pressed = [
        Press(77, name, ("1",) * verb.takes.start).custom_id
        for name, verb in verbs
        if verb.ack is not Ack.FORM
    ]
    with books_shut(evening):
        late = [
            custom_id
            for custom_id in pressed
            if await forge(evening, ana, message, custom_id) != "done"
        ]
    assert late == []


@pytest.mark.asyncio
async def test_only_presses_that_open_a_form_skip_the_first_acknowledgement(evening: Evening):
    verbs = evening.parts.router.verbs
    opening = {name for name, verb in verbs.items() if "click.reply.open(" in source(verb.handler)}
    assert opening == {name for name, verb in verbs.items() if verb.ack is Ack.FORM}


def source(handler: Any) -> str:
    return inspect.getsource(handler)


@pytest.mark.asyncio
async def test_a_user_who_joins_while_the_disk_is_slow_gets_an_answer(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    await opened(ana)
    with books_shut(evening):
        nonce = await ben.slash("game", sub("join"))
        assert await ben.outcome(nonce) == "done"
    await told(ben, "You are seated")

    async def seated() -> bool:
        (row,) = await evening.bot.stores.games.with_status("lobby")
        return [sitting.name for sitting in await evening.bot.stores.games.seats(row.id)] == [
            "Ana",
            "Ben",
        ]

    await until(seated)


@pytest.mark.asyncio
async def test_a_slow_change_of_one_lobby_holds_up_no_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Changes of a lobby wait for each other, but not for another lobby's changes."""
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    await opened(ana)
    await opened(ben, channel="table-one")
    here, there = [row.id for row in await evening.bot.stores.games.with_status("lobby")]
    lobbies, go_on, asked = evening.parts.lobbies, asyncio.Event(), asyncio.Event()
    save = lobbies.games.save_lobby

    async def slow(game: int, *rest: Any) -> None:
        if game == here:
            asked.set()
            await go_on.wait()
        await save(game, *rest)

    monkeypatch.setattr(lobbies.games, "save_lobby", slow)
    held_up = asyncio.create_task(lobbies.change(here, lambda lobby: lobby))
    await asked.wait()
    await lobbies.change(there, lambda lobby: lobby)
    again = asyncio.create_task(lobbies.change(here, lambda lobby: lobby))
    await lobbies.change(there, lambda lobby: lobby)
    assert not held_up.done()
    assert not again.done()
    go_on.set()
    await asyncio.gather(held_up, again)
