"""Fingerprints of states: by what a state holds, and not by how its classes are written."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.store import codec
from bot.store.codec import digest, encode, is_fingerprint
from engine.actions import Decline, Roll
from engine.state import GameState
from tests.tables import ANA, Game


def a_state() -> GameState:
    """A state with nested structs of many kinds: an auction is on the stack."""
    game = Game({}, {"owns": [5]}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    return game.s


def backwards(value: Any) -> Any:
    """Return the same value of classes that declare their fields in the opposite order."""
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


def test_every_field_but_what_is_only_remembered_counts() -> None:
    state = a_state()
    mark = digest(state)
    for name in GameState.__struct_fields__:
        other = replace(state, **{name: "another value"})
        assert (digest(other) == mark) == (name in ("refused", "bids", "dealt")), name
    assert not is_fingerprint(mark, replace(state, last_id=state.last_id + 1))


@pytest.mark.parametrize("order", codec._EARLIER_ORDERS)
def test_fingerprints_of_earlier_versions_are_known(order: tuple[str, ...]) -> None:
    """The fingerprints that earlier versions really wrote are in `older/`."""
    state = a_state()
    mark = codec._fingerprint(encode({name: getattr(state, name) for name in order}))
    assert mark != digest(state)
    assert is_fingerprint(mark, state)
    assert not is_fingerprint(mark, replace(state, last_id=state.last_id + 1))
