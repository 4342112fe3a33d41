"""A scenario file, read and checked for form: every complaint names its place in the file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

MOST_BYTES = 256 * 1024
MOST_AMOUNT = 10**12


class ScenarioError(ValueError):
    """The file itself is wrong: where, and what was expected."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")


class PlayerPart(Struct, forbid_unknown_fields=True):
    name: str
    cash: int | None = None
    at: str | int | None = None
    jail_turn: int | None = None
    owns: list[str | int] = []
    mortgaged: list[str | int] = []
    buildings: dict[str, int] = {}
    jail_cards: list[str] = []


class BankPart(Struct, forbid_unknown_fields=True):
    houses: int | None = None
    hotels: int | None = None
    pot: int | None = None


class PlayerExpect(Struct, forbid_unknown_fields=True):
    cash: int | None = None
    at: str | int | None = None
    in_jail: bool | None = None
    owns: list[str | int] | None = None
    mortgaged: list[str | int] | None = None
    buildings: dict[str, int] | None = None
    jail_cards: list[str] | None = None
    bankrupt: bool | None = None


class Expect(Struct, forbid_unknown_fields=True):
    turn: str | None = None
    waiting: dict[str, str | bool] | None = None
    bank: BankPart | None = None
    over: bool | None = None
    winner: str | list[str] | None = None
    ranks: dict[str, int] | None = None
    players: dict[str, PlayerExpect] = {}


class Step(Struct):
    """One action; the fields that are not named here are the action's own, kept in `given`."""

    player: str
    do: str
    refused: bool | str = False
    expect: Expect | None = None
    given: dict[str, Any] = {}


class Scenario(Struct, forbid_unknown_fields=True):
    title: str
    rules: list[str]
    players: list[PlayerPart]
    edition: str = "classic"
    variant: str = "standard"
    modules: list[str] = []
    flags: dict[str, bool | int | str] = {}
    turn: str | None = None
    dice: list[tuple[int, int]] = []
    decks: dict[str, list[str]] = {}
    bank: BankPart = field(default_factory=BankPart)
    steps: list[Step] = []
    expect: Expect | None = None
    setup: bool = False
    seed: str = "scenario"


_STEP_KEYS = ("player", "do", "refused", "expect")


def read_scenario(path: Path) -> Scenario:
    """The file as a Scenario, or a ScenarioError that says where it is wrong."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ScenarioError("file", f"expected at most {MOST_BYTES} bytes")
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError("file", f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ScenarioError("file", "expected UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("file", f"expected TOML: {error}") from None
    except RecursionError:
        raise ScenarioError("file", "expected tables that are not nested so deeply") from None
    except ValueError:
        # A number of thousands of digits: Python refuses to convert it.
        raise ScenarioError("file", f"expected whole numbers of at most {MOST_AMOUNT}") from None
    return parse(raw)


def parse(raw: dict[str, Any]) -> Scenario:
    table = dict(raw)
    steps = table.get("steps", [])
    if not isinstance(steps, list):
        raise ScenarioError("steps", "expected [[steps]] tables")
    table["steps"] = [_gather(step, i) for i, step in enumerate(steps)]
    try:
        scenario = msgspec.convert(table, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError(*_place(str(error))) from None
    except OverflowError:
        raise ScenarioError("file", f"expected whole numbers of at most {MOST_AMOUNT}") from None
    for i, throw in enumerate(scenario.dice):
        if not all(1 <= die <= 6 for die in throw):
            raise ScenarioError(f"dice[{i}]", f"expected two numbers from 1 to 6, got {[*throw]}")
    return scenario


def _gather(step: object, index: int) -> object:
    """Move an action's own fields out of the way of the step's."""
    if not isinstance(step, dict):
        raise ScenarioError(f"steps[{index}]", "expected a table")
    own = {key: step[key] for key in step if key in _STEP_KEYS}
    own["given"] = {key: step[key] for key in step if key not in _STEP_KEYS}
    return own


def _place(message: str) -> tuple[str, str]:
    """Turn "Expected X, got Y - at `$.a[0].b`" into place and problem."""
    problem, _, where = message.partition(" - at ")
    place = where.strip("`").removeprefix("$").lstrip(".") or "file"
    problem = problem.replace("Object contains unknown field", "there is no such key as")
    problem = problem.replace("Object missing required field", "expected the key")
    return place, problem[:1].lower() + problem[1:]
