"""Every write to the database names its server."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.structure.tree import complaints, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes

SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|BEGIN) ")

# Writes that belong to no single server, by function, each with its reason.
UNSCOPED = {
    "bot/store/servers/bans.py": {
        "lift": "a moderator of the server names the game, and a number is never used twice",
        "forget_user": "a person, in all servers",
        "_mark": "a fact of the installation",
    },
    "bot/store/copies/copying.py": {"copy": "a whole database", "_copy_table": "a whole database"},
    "bot/store/database/database.py": {
        "remember": "facts of the installation",
        "delete_fact": "facts of the installation",
    },
    "bot/store/servers/editions.py": {
        "drop_draft": "belongs to its author",
        "drop_old_drafts": "a chore that one process does",
        "sweep": "a chore that one process does",
    },
    "bot/store/games/followers.py": {"forget_user": "a person, in all servers"},
    "bot/store/results/league_nights.py": {"drop_old": "a chore that one process does"},
    "bot/store/games/maximum_bids.py": {"forget_user": "a person, in all servers"},
    "bot/store/database/ownership.py": {"claim": "a whole database, before anybody plays"},
    "bot/store/users/personal_data.py": {
        "forget_user": "a person, in all servers",
        "forget_names": "a person, in all servers",
    },
}


def unscoped_writes(source: str) -> Iterator[str]:
    """Yield the functions that write without naming a server."""
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


def test_every_write_names_its_server():
    """Otherwise a process that has lost a shard could go on writing its data."""
    for path in python_files("bot/store"):
        if "postgres" in path.parts:
            continue  # below the transactions
        found = set(unscoped_writes((ROOT / path).read_text(encoding="utf-8")))
        assert found == UNSCOPED.get(path.as_posix(), {}).keys(), path


def statements(source: str) -> Iterator[str]:
    """Yield the texts that begin like an SQL statement."""
    for node in nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value):
            yield f"{node.lineno}: {node.value[:60]!r} belongs into bot/store"


def test_only_the_store_speaks_sql():
    others = [path for path in python_files("bot") if path.parts[:2] != ("bot", "store")]
    wrong = complaints(statements, others)
    assert not wrong, wrong


def test_a_text_that_is_sql_is_reported():
    assert list(statements('rows("SELECT 1")\nsay("UPDATE")')) == [
        "1: 'SELECT 1' belongs into bot/store"
    ]
