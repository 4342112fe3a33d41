"""A class is in one file, and a live game changes only under its own lock."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping

from tests.structure.tree import LAYERS, complaints, product_files, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes

# Classes whose only subclass is in another file for a good reason.
SPLIT_FOR_A_REASON = {
    "SingleProcess": "a member of a cluster has some servers, a single process has all",
    "Canvas": "a page measures by its own width; boards, sheets and sprites do not",
    "Group": "discord.py's, which has the same name as a group of deeds",
    "Shard": "discord.py's, which has the same name as a part of the games",
    "Mind": "an expert decides as every level does, but tries its moves out first",
    "ShardedClient": "discord.py's client, connected by us; the bot is one",
    "Tally": "awards are given for a tally, and a story is a tally with awards",
    "Words": "a table has words for more things than a picture",
}

TABLE_STATE = {
    "channel", "clocks", "seats", "seq", "settings", "state", "status", "tenures", "undo_stack",
}  # fmt: skip
"""Attributes of a live game that change."""
MAKES_TABLES = ("bot/tables/table.py", "bot/tables/reading.py", "bot/tables/registry.py")
"""Modules that change a table under its lock, or before other objects know it."""


def bases(source: str) -> Iterator[tuple[str, str]]:
    """Yield each class with each of its bases, by their bare names."""
    for node in nodes(source):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                yield node.name, ast.unparse(base).partition("[")[0].rpartition(".")[2]


def split_classes(modules: Mapping[str, str]) -> Iterator[str]:
    """Yield the classes whose only subclass is in another file."""
    homes, children = defaultdict(set), defaultdict(list)
    for path, source in modules.items():
        for node in nodes(source):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(path)
        for name, base in bases(source):
            children[base].append((name, path))
    for base, found in sorted(children.items()):
        if base in homes and len(found) == 1 and found[0][1] not in homes[base]:
            yield base


def table_changes(source: str) -> Iterator[str]:
    """Yield the assignments to `TABLE_STATE` attributes of a table."""
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owner = ast.unparse(node.value)
            if node.attr in TABLE_STATE and (owner == "table" or owner.endswith(".table")):
                yield f"{node.lineno}: only a table itself changes its {node.attr}"


def test_no_class_is_split_over_files():
    modules = {str(path): (ROOT / path).read_text() for path in python_files(*LAYERS)}
    assert {*split_classes(modules)} == SPLIT_FOR_A_REASON.keys()


def test_only_a_table_changes_its_own_state():
    wrong = complaints(table_changes, product_files((*MAKES_TABLES, "bot/playground")))
    assert not wrong, wrong


def test_a_class_that_is_split_is_reported():
    modules = {"a": "class A: ...\nclass B: ...", "b": "class C(x.A[int]): ...\nclass D(B): ..."}
    assert list(split_classes(modules)) == ["A", "B"]
    modules["c"] = "class E(A): ..."
    assert list(split_classes(modules)) == ["B"]


def test_a_table_that_somebody_else_changes_is_reported():
    source = "table.seats[0].name\nself.table.state, x = 1, 2\ntable.news = 3"
    assert list(table_changes(source)) == ["2: only a table itself changes its state"]
