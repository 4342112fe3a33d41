"""The engine and the views are pure functions of their arguments."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import partial

import pytest

from tests.structure.tree import complaints, imported_names, python_files, view_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

# Names that a view may import from the store: plain data.
# fmt: off
STORED_DATA = {
    "Commit", "Counts", "DiceParts", "Earned", "Feat", "GameRow", "GameSettings",
    "GuildSettings", "KeptFeat", "League", "LeagueTable", "Ping", "FinalPlace", "Placing", "Post",
    "Preferences", "Rating", "Reason", "Season", "Sitting", "Speed", "Theme", "Timer", "Version",
}
# fmt: on

KINDS = "bot.store.messages.kinds"
"""The module of message kinds, which has only plain data."""

CLOCKS = {"now", "utcnow", "today", "time", "monotonic", "perf_counter"}

IMPURE_CALLS = {
    "open": "reads or writes a file",
    "print": "writes to the terminal",
    "input": "reads from the terminal",
    "eval": "runs text as code",
    "exec": "runs text as code",
    "__import__": "hides an import",
    "hash": "differs from one process to the next",
    "id": "differs from one process to the next",
}

EDITION_IDS = {"america", "classic", "dotcom", "herenow", "horse", "nyc"}


def reads_the_store(source: str) -> Iterator[str]:
    """Yield the imports from the store that are not plain data."""
    for line, name in imported_names(source):
        module, _, last = name.rpartition(".")
        if f"{name}.".startswith("bot.store.") and not (module == KINDS or last in STORED_DATA):
            yield f"{line}: a view is given what it shows and may not import {name}"


def waits_or_reads_a_clock(source: str) -> Iterator[str]:
    """Yield the coroutines, awaits and clock calls, which a view must not have."""
    for node in nodes(source):
        match node:
            case ast.AsyncFunctionDef() | ast.Await():
                yield f"{node.lineno}: a view waits for nothing"
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in CLOCKS:
                yield f"{node.lineno}: {name}() is a clock; a view is given the time"


def impure_calls(source: str) -> Iterator[str]:
    """Yield the calls of built-ins that have side effects or another result each time."""
    for node in nodes(source):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in IMPURE_CALLS
        ):
            yield f"{node.lineno}: {node.func.id}() {IMPURE_CALLS[node.func.id]}"


def is_set(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"set", "frozenset"}
    )


def set_orders(source: str) -> Iterator[str]:
    """Yield the places that iterate over a set, whose order is not defined."""
    for node in nodes(source):
        match node:
            case ast.For(iter=iterable) if is_set(iterable):
                pass
            case ast.ListComp(generators=parts) | ast.DictComp(generators=parts) if any(
                is_set(part.iter) for part in parts
            ):
                pass
            case ast.Call(
                func=ast.Name(id="list" | "tuple" | "iter" | "enumerate" | "zip"), args=args
            ) if any(is_set(arg) for arg in args):
                pass
            case _:
                continue
        yield f"{node.lineno}: goes through a set in its own order; sort it first"


def docstrings(source: str) -> set[ast.expr]:
    return {
        node.body[0].value
        for node in nodes(source)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if node.body and isinstance(node.body[0], ast.Expr)
    }


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    for child in ast.walk(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child


def edition_names(source: str, ids: Collection[str]) -> Iterator[str]:
    """Yield the texts that are an edition's id, and comparisons of an id with a text."""
    prose = docstrings(source)
    for text in texts(parsed(source)):
        if text not in prose and str(text.value) in ids:
            yield f'{text.lineno}: the engine knows no edition, so not "{text.value!s}" either'
    for node in nodes(source):
        match node:
            case ast.Compare(left=left, comparators=others, lineno=line):
                sides = [left, *others]
            case ast.Match(subject=subject, cases=cases, lineno=line):
                sides = [subject, *(text for case in cases for text in texts(case.pattern))]
            case _:
                continue
        if any(isinstance(side, ast.Attribute) and side.attr == "id" for side in sides) and any(
            True for side in sides if not isinstance(side, ast.Attribute) for _ in texts(side)
        ):
            yield f"{line}: compares an id with a fixed text; let the data say it"


def test_views_do_not_read_the_store_or_a_clock():
    wrong = complaints(reads_the_store, view_files())
    wrong += complaints(waits_or_reads_a_clock, view_files())
    assert not wrong, wrong


def test_the_engine_never_touches_the_world_or_asks_for_a_hash():
    wrong = complaints(impure_calls, python_files("engine"))
    assert not wrong, wrong


def test_the_engine_never_depends_on_the_order_of_a_set():
    wrong = complaints(set_orders, python_files("engine"))
    assert not wrong, wrong


def test_the_engine_never_asks_which_edition_it_plays():
    ids = EDITION_IDS | {path.parent.name for path in ROOT.glob("editions/*/edition.toml")}
    wrong = complaints(partial(edition_names, ids=ids), python_files("engine"))
    assert not wrong, wrong


@pytest.mark.parametrize(
    "source", ["from bot.store.games import Games", "from bot.store import db", "import bot.store"]
)
def test_a_view_that_reads_the_store_is_reported(source):
    (complaint,) = reads_the_store(source)
    assert complaint.startswith("1: a view is given what it shows and may not import bot.store")


@pytest.mark.parametrize(
    "source",
    ["async def f(): pass", "time.time()", "datetime.now(UTC)", "table.now()", "monotonic()"],
)
def test_a_view_that_waits_or_reads_a_clock_is_reported(source):
    assert len(list(waits_or_reads_a_clock(source))) == 1


def test_a_view_with_data_and_the_time_as_arguments_is_not_reported():
    source = "from bot.store.games import GameRow\ndef f(now): return datetime.fromtimestamp(now)"
    assert list(reads_the_store(source)) == []
    assert list(waits_or_reads_a_clock(source)) == []


@pytest.mark.parametrize("name", sorted(IMPURE_CALLS))
def test_an_impure_call_is_reported(name):
    (complaint,) = impure_calls(f"def f(x):\n    return {name}(x)")
    assert complaint.startswith(f"2: {name}() ")


def test_a_method_or_a_field_with_such_a_name_is_not_reported():
    assert list(impure_calls("card.id\ntable.open()\nid = 3\nreprint(id)")) == []


@pytest.mark.parametrize(
    "source",
    [
        "for seat in {1, 2}: pass",
        "for seat in set(seats): pass",
        "[seat for seat in {s for s in seats}]",
        "{seat: 0 for seat in frozenset(seats)}",
        "list(set(seats))",
        "tuple({1, 2})",
        "next(iter(set(seats)))",
    ],
)
def test_a_set_in_its_own_order_is_reported(source):
    (complaint,) = set_orders(source)
    assert complaint == "1: goes through a set in its own order; sort it first"


@pytest.mark.parametrize(
    "source",
    [
        "for seat in sorted(set(seats)): pass",
        "for seat in seats: pass",
        "seat in {1, 2}",
        "any(rich(seat) for seat in set(seats))",
        "len(set(seats))",
    ],
)
def test_a_set_whose_order_does_not_matter_is_not_reported(source):
    assert list(set_orders(source)) == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('edition.name == "nyc"', '1: the engine knows no edition, so not "nyc" either'),
        ('x = {"horse": 6}', '1: the engine knows no edition, so not "horse" either'),
        ('edition.id != "mine"', "1: compares an id with a fixed text; let the data say it"),
        ('ed.id in ("mine", "ours")', "1: compares an id with a fixed text; let the data say it"),
        (
            'match ed.id:\n    case "mine": pass',
            "1: compares an id with a fixed text; let the data say it",
        ),
    ],
)
def test_a_rule_that_asks_for_the_edition_is_reported(source, complaint):
    assert list(edition_names(source, EDITION_IDS)) == [complaint]


@pytest.mark.parametrize(
    "source",
    [
        '"""classic"""\ndef f():\n    "nyc"',
        'x = "american_expansion"',
        "group.id == wanted",
        'group.kind == "street"',
        "match card.id:\n    case other: pass",
    ],
)
def test_a_rule_that_asks_the_data_is_not_reported(source):
    assert list(edition_names(source, EDITION_IDS)) == []
