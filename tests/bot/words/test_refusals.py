"""Every refusal of the engine has words, and every `raise` passes their placeholders."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES, speaking
from bot.words.narration.illegal_actions import codes, reason
from editions.loader import load
from engine.edition import Currency
from engine.errors import Illegal
from tests.support.paths import ROOT
from tests.support.wording import arguments

CODES = codes()
ED = load("classic")
PLAYERS = ["Ana", "Ben", "Cy"]

SAMPLES: dict[str, object] = {"seat": 1, "asked": "roll"}
"""Sample values of parameters that are not numbers. All others get 1234."""


class Raise(NamedTuple):
    """One `raise Illegal(…)` in the sources: its place, code and parameters."""

    place: str
    code: str
    params: frozenset[str]


def raises(source: str, place: str) -> Iterator[Raise]:
    """Yield each `Illegal(…)` of a module, twice if it chooses between two codes."""
    if "Illegal(" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Illegal"):
            continue
        where = f"{place}:{node.lineno}"
        params = frozenset(keyword.arg or "**" for keyword in node.keywords)
        (code,) = node.args
        for choice in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
            assert isinstance(choice, ast.Constant), f"{where}: the code is not written out"
            yield Raise(where, str(choice.value), params)


def all_raises(*folders: str) -> list[Raise]:
    return [
        found
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        for found in raises(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    ]


ENGINE = all_raises("engine")
EVERYWHERE = [*ENGINE, *all_raises("bot")]


PLACEHOLDERS = {code: arguments()[f"refusal-{code}"] for code in sorted(CODES)}


def sentence(code: str, params: frozenset[str]) -> str:
    given = {name: SAMPLES.get(name, 1234) for name in params}
    return reason(Illegal(code, **given), ED, PLAYERS)


def test_the_search_finds_the_refusal_codes_of_the_engine() -> None:
    assert len({found.code for found in ENGINE}) > 40


def test_every_code_of_the_engine_has_words() -> None:
    missing = {found.code: found.place for found in EVERYWHERE if found.code not in CODES}
    assert not missing


def test_every_sentence_for_a_refusal_has_a_code() -> None:
    assert {found.code for found in ENGINE} == CODES


@pytest.mark.parametrize("found", EVERYWHERE, ids=lambda found: f"{found.place} {found.code}")
def test_every_raise_passes_the_placeholders_of_its_sentence(found: Raise) -> None:
    assert PLACEHOLDERS[found.code] <= found.params


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_refusal_is_a_plain_sentence(code: str) -> None:
    shared = frozenset.intersection(*(found.params for found in ENGINE if found.code == code))
    words = sentence(code, shared)
    assert words[0].isupper() or words.startswith(tuple(PLAYERS))
    assert words.endswith(".")
    assert "{" not in words
    assert len(words) < 100


@pytest.mark.parametrize("code", [c for c, names in PLACEHOLDERS.items() if "seat" in names])
def test_a_player_is_called_by_name(code: str) -> None:
    assert "Ben" in sentence(code, frozenset(PLACEHOLDERS[code]))


MONEY = {"bid", "minimum", "needed", "owed", "raisable", "spendable", "worth"}
COUNTS = {"left", "most"}


def test_every_placeholder_is_money_a_count_a_player_or_one_of_a_few_words() -> None:
    used = set[str]().union(*PLACEHOLDERS.values())
    assert used == MONEY | COUNTS | {"seat", "asked", "blocked"}


@pytest.mark.parametrize("code", [c for c, names in PLACEHOLDERS.items() if names & MONEY])
def test_money_is_shown_as_the_edition_shows_it(code: str) -> None:
    names = PLACEHOLDERS[code]
    given = {name: SAMPLES.get(name, 1234) for name in names}
    sums = len(names & MONEY)
    assert reason(Illegal(code, **given), ED, PLAYERS).count("$1,234") == sums
    yen = replace(ED, currency=Currency(prefix="", suffix=" yen", scale=1000))
    assert reason(Illegal(code, **given), yen, PLAYERS).count("1,234,000 yen") == sums


@pytest.mark.parametrize("code", [c for c, names in PLACEHOLDERS.items() if names & COUNTS])
def test_a_count_is_not_shown_as_money(code: str) -> None:
    words = sentence(code, frozenset(PLACEHOLDERS[code]))
    assert "1234" in words
    assert "$" not in words


@pytest.mark.parametrize("code", ["fully_built", "no_hotels", "no_houses", "nothing_to_sell"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_parameter_of_0_is_said_in_words(code: str, language: str) -> None:
    with speaking(language):
        assert "0" not in reason(Illegal(code, most=0, left=0), ED, PLAYERS)


def test_a_name_that_looks_like_a_placeholder_is_only_a_name() -> None:
    names = ["{needed}", "{0}", "%s"]
    assert reason(Illegal("not_your_turn", seat=1), ED, names) == "It is {0}'s turn."


def test_a_raise_without_its_parameters_is_reported() -> None:
    source = 'raise Illegal("bid_too_low")\nraise errors.Illegal("a" if x else "b", most=1)'
    assert list(raises(source, "here")) == [
        Raise("here:1", "bid_too_low", frozenset()),
        Raise("here:2", "a", frozenset({"most"})),
        Raise("here:2", "b", frozenset({"most"})),
    ]
    assert not PLACEHOLDERS["bid_too_low"] <= frozenset()
    with pytest.raises(AssertionError, match="here:1: the code is not written out"):
        list(raises("raise Illegal(code)", "here"))
