"""Whatever is written to the database says whose it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.structure.tree import complaints, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes

SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|BEGIN) ")

# Writes that are not one server's, by function: each has its reason.
WRITES_OF_NOBODY = {
    "bot/store/servers/bans.py": {
        "lift": "its game is looked up by a moderator there, and a number is never given twice",
        "forget": "a person, in all servers",
        "_mark": "a fact of the installation",
    },
    "bot/store/copies/copying.py": {"copy": "a whole database", "_copy_table": "the same"},
    "bot/store/database/database.py": {
        "remember": "facts of the installation",
        "forget": "the same",
    },
    "bot/store/servers/editions.py": {
        "drop_draft": "its author's alone",
        "drop_old_drafts": "a chore that one process does",
        "sweep": "the same",
    },
    "bot/store/games/followers.py": {"forget_user": "a person, in all servers"},
    "bot/store/results/league_nights.py": {"drop_old": "a chore that one process does"},
    "bot/store/games/maximum_bids.py": {"forget_user": "a person, in all servers"},
    "bot/store/database/ownership.py": {"claim": "a whole database, before anybody plays"},
    "bot/store/users/personal_data.py": {
        "forget": "a person, in all servers",
        "forget_names": "the same",
    },
}


def unscoped_writes(source: str) -> Iterator[str]:
    """Functions that write and do not say whose data it is."""
    for function in nodes(source):
        if isinstance(function, ast.FunctionDef):
            if any(ast.unparse(one) == "transaction(None)" for one in function.decorator_list):
                yield function.name
        elif isinstance(function, ast.AsyncFunctionDef):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                    first = {"transact": 1, "write": 2}.get(call.func.attr)
                    if first is not None and len(call.args) <= first:
                        yield function.name


def test_whatever_is_written_says_whose_it_is():
    """Else a process that has lost a shard could go on writing there."""
    for path in python_files("bot/store"):
        if "postgres" in path.parts:
            continue  # what is below transactions
        found = set(unscoped_writes((ROOT / path).read_text(encoding="utf-8")))
        assert found == WRITES_OF_NOBODY.get(path.as_posix(), {}).keys(), path


def statements(source: str) -> Iterator[str]:
    """Texts that begin as SQL does."""
    for node in nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value):
            yield f"{node.lineno}: {node.value[:60]!r} belongs into bot/store"


def test_only_the_store_speaks_sql():
    others = [path for path in python_files("bot") if path.parts[:2] != ("bot", "store")]
    wrong = complaints(statements, others)
    assert not wrong, wrong


def test_a_statement_is_found():
    assert list(statements('rows("SELECT 1")\nsay("UPDATE")')) == [
        "1: 'SELECT 1' belongs into bot/store"
    ]
