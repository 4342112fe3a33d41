"""Fingerprints of states depend on the values, and not on the order of their classes' fields."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.store.database import codec
from bot.store.database.codec import digest, encode, is_fingerprint
from engine.actions import Decline, Roll
from engine.state import GameState
from tests.support.engine_tables import ANA, Game


def a_state() -> GameState:
    """Return a state with nested structs of many kinds: an auction is on the stack."""
    game = Game({}, {"owns": [5]}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    return game.s


def backwards(value: Any) -> Any:
    """Return the same value, built from classes that declare their fields in reverse order."""
    if isinstance(value, list | tuple):
        return [backwards(one) for one in value]
    if isinstance(value, dict):
        return {key: backwards(one) for key, one in value.items()}
    if not isinstance(value, Struct):
        return value
    names = value.__struct_fields__[::-1]
    tag = value.__struct_config__.tag
    kind = msgspec.defstruct(type(value).__name__, names, tag=tag)
    return kind(**{name: backwards(getattr(value, name)) for name in names})


def test_the_order_of_declarations_does_not_matter() -> None:
    state = a_state()
    turned = cast(GameState, backwards(state))
    assert encode(turned) != encode(state)
    assert digest(turned) == digest(state)


def test_every_field_counts_except_those_that_older_games_lack() -> None:
    state = a_state()
    mark = digest(state)
    for name in GameState.__struct_fields__:
        other = replace(state, **{name: "another value"})
        assert (digest(other) == mark) == (name in ("refused", "bids", "dealt")), name
    assert not is_fingerprint(mark, replace(state, last_id=state.last_id + 1))


@pytest.mark.parametrize("order", codec._EARLIER_ORDERS)
def test_fingerprints_of_earlier_versions_are_known(order: tuple[str, ...]) -> None:
    """The files in `older/` contain fingerprints that earlier versions wrote."""
    state = a_state()
    mark = codec._fingerprint(encode({name: getattr(state, name) for name in order}))
    assert mark != digest(state)
    assert is_fingerprint(mark, state)
    assert not is_fingerprint(mark, replace(state, last_id=state.last_id + 1))
