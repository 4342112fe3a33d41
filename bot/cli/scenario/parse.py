"""The parser of scenario files. Each error names its place in the file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from bot.cli.scenario.faults import ScenarioError, complaint

MOST_BYTES = 2 * 1024 * 1024
MOST_AMOUNT = 10**12
MOST_DEPTH = 10
MOST_DOTS = 100
"""Most dots in one line. `tomllib`'s memory grows with the square of a dotted key's parts."""


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
    """A step of a scenario: who does which action. `given`: the keys that only this action has."""

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
    offline: str | int | None = None


_STEP_KEYS = ("player", "do", "refused", "expect")
_ENDLESS = re.compile(r"[0-9][0-9_]{600,}")


def read_scenario(path: Path) -> Scenario:
    """Read and check a scenario file. Raise ScenarioError with the place of the first error."""
    return parse(_toml(_text(path)))


def _text(path: Path) -> str:
    try:
        if path.exists() and not path.is_file():  # a pipe or a device might never end
            raise ScenarioError("file", "expected an ordinary file")
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise ScenarioError("file", f"expected a readable file, got: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise ScenarioError("file", f"expected at most {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark first
    except UnicodeDecodeError as error:
        raise ScenarioError(f"byte {error.start}", "expected UTF-8 text") from None


def _toml(text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ScenarioError(f"line {number}", f"expected at most {MOST_DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("file", f"expected TOML: {error}") from None
    except RecursionError:
        raise ScenarioError("file", f"expected at most {MOST_DEPTH} levels of nesting") from None
    except ValueError:
        # Python refuses numbers of thousands of digits. Shortened to 20 digits, which is still too
        # large, `_check_bounds` can name their place.
        shorter = _ENDLESS.sub("9" * 20, text)
        if shorter == text:
            raise ScenarioError("file", "expected TOML that can be read") from None
        return _toml(shorter)


def parse(raw: dict[str, Any]) -> Scenario:
    """Return the Scenario in a file's TOML data. Raise ScenarioError if the data are invalid."""
    _check_bounds(raw, "")
    table = dict(raw)
    steps = table.get("steps", [])
    if not isinstance(steps, list):
        raise ScenarioError("steps", "expected [[steps]] tables")
    table["steps"] = [_gather(step, i) for i, step in enumerate(steps)]
    try:
        scenario = msgspec.convert(table, Scenario)
    except msgspec.ValidationError as error:
        raise complaint(str(error), table) from None
    for i, throw in enumerate(scenario.dice):
        if not all(1 <= die <= 6 for die in throw):
            raise ScenarioError(f"dice[{i}]", f"expected two numbers from 1 to 6, got {[*throw]}")
    return scenario


def _check_bounds(value: object, place: str, depth: int = 0) -> None:
    """Raise ScenarioError for a number beyond MOST_AMOUNT, or nesting deeper than MOST_DEPTH."""
    if depth > MOST_DEPTH:
        raise ScenarioError(place, f"expected at most {MOST_DEPTH} levels of nesting")
    if isinstance(value, dict):
        for key, item in value.items():
            _check_bounds(item, f"{place}.{key}" if place else key, depth + 1)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _check_bounds(item, f"{place}[{i}]", depth + 1)
    elif isinstance(value, int) and abs(value) > MOST_AMOUNT:
        raise ScenarioError(place, f"expected a whole number of at most {MOST_AMOUNT}")


def _gather(step: object, index: int) -> object:
    """Return a step with all keys of its action moved into the table `given`."""
    if not isinstance(step, dict):
        raise ScenarioError(f"steps[{index}]", "expected a table")
    own = {key: step[key] for key in step if key in _STEP_KEYS}
    own["given"] = {key: step[key] for key in step if key not in _STEP_KEYS}
    return own
