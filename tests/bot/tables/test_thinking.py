"""Experts think in processes of their own, and play like hard where they cannot."""

from __future__ import annotations

import io
import pickle
import sys

import msgspec
import pytest
from msgspec.structs import replace

from bot.tables import thinker
from bot.tables.computers import Robots
from bot.tables.thinking import Thinkers
from engine.actions import Action, Buy, Decline, EndTurn, Roll
from engine.ai.expert import Expert
from engine.edition import Edition, Seat
from engine.state import GameState
from engine.view import view
from tests.support.engine_tables import ANA, Game
from tests.support.evening import Evening
from tests.support.tables import start_table, turn_of


def a_choice() -> Game:
    """Return a game in which Ana has landed on Baltic Avenue."""
    game = Game({}, {}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    return game


@pytest.mark.asyncio
async def test_another_process_decides_as_an_expert_would() -> None:
    game, thinkers = a_choice(), Thinkers(1, 1)
    try:
        for _ in range(2):
            found = await thinkers.compare(game.ed, game.s, ANA, "expert/rita", [Seat(1)])
            assert {type(action) for action, _ in found} <= {Buy, Decline}
            assert found[0][0].ref == game.s.pending[-1].id  # type: ignore[union-attr]
    finally:
        await thinkers.close()


@pytest.mark.asyncio
async def test_a_worker_that_fails_leaves_the_move_to_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    game, thinkers = a_choice(), Thinkers(1, 1)
    assert await thinkers.compare(game.ed, game.s, ANA, "expert") == []
    await thinkers.close()


@pytest.mark.asyncio
async def test_a_busy_worker_is_given_up_after_a_short_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.tables.thinking.WAIT", 0.01)
    game, thinkers = a_choice(), Thinkers(1, 1)
    async with thinkers._free:
        assert await thinkers.compare(game.ed, game.s, ANA, "expert") == []


def test_only_some_tables_have_experts_that_think() -> None:
    thinkers = Thinkers(1, 1)
    assert thinkers.has_room(1)
    assert thinkers.admit(1)
    assert thinkers.admit(1)
    assert not thinkers.has_room(2)
    assert not thinkers.admit(2)
    thinkers.forget(1)
    assert thinkers.admit(2)
    assert not Thinkers(0, 20).has_room(1)


def test_a_move_computed_for_an_older_state_is_discarded() -> None:
    game, robots = a_choice(), Robots()
    decline = Decline(game.s.pending[-1].id)
    robots.thought = game.s, ANA, decline
    assert robots.next_action(game.ed, game.s, [ANA], {ANA: "expert/kit"}) == (ANA, decline)
    robots.thought = a_choice().s, ANA, Decline(99)
    found = robots.next_action(game.ed, game.s, [ANA], {ANA: "expert/kit"})
    assert found is not None
    assert found[1].ref == game.s.pending[-1].id  # type: ignore[union-attr]
    assert not isinstance(robots.policies[ANA, "expert/kit"], Expert)


class Pipe:
    """Standard input or output as bytes."""

    def __init__(self, data: bytes = b"") -> None:
        self.buffer = io.BytesIO(data)


def test_a_worker_answers_until_its_input_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "SECONDS", 600.0)
    game = a_choice()
    asked = (msgspec.msgpack.encode(game.ed), game.s, ANA)
    question = pickle.dumps((*asked, "expert", ()))
    out = Pipe()
    monkeypatch.setattr(sys, "stdin", Pipe(thinker.LENGTH.pack(len(question)) + question))
    advice = pickle.loads(thinker.answer(pickle.dumps((*asked, thinker.COACH, ()))))
    assert {kind for kind, _, _ in advice} == {"Buy", "Decline"}
    monkeypatch.setattr(sys, "stdout", out)
    thinker.main()
    told = thinker.read(io.BytesIO(out.buffer.getvalue()))
    assert told is not None
    own = Expert().compare(view(game.ed, game.s, ANA))
    assert [(kind, chance) for kind, _, chance in pickle.loads(told)] == [
        (type(action).__name__, chance) for action, chance in own
    ]


@pytest.mark.asyncio
async def test_an_expert_at_a_table_is_asked_in_its_process(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Seat, str, list[Seat]]] = []

    async def compare(
        ed: Edition, s: GameState, seat: Seat, name: str, people: list[Seat]
    ) -> list[tuple[Action, float]]:
        asked.append((seat, name, people))
        return []

    thinkers = evening.parts.tables.thinkers
    assert thinkers is not None
    monkeypatch.setattr(thinkers, "compare", compare)
    table = await start_table(evening, robots=1, people=("Ana",), change=turn_of(0, "end"))
    table.seats[1] = replace(table.seats[1], robot="expert/kit")
    await table.submit(ANA, EndTurn())
    await evening.until(lambda: asked)
    assert asked[0] == (Seat(1), "expert/kit", [ANA])
