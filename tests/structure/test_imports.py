"""The packages that each layer may import."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from tests.structure.tree import (
    FOR_AN_EXTRA,
    LAYERS,
    complaints,
    imported_modules,
    imported_names,
    late_imports,
    product_files,
    python_files,
    top,
)
from tests.support.paths import ROOT
from tests.support.syntax import nodes

# Packages that each layer may import beside the standard library. The imports between the
# rooms of the bot are contracts of import-linter, in pyproject.toml.
MAY_IMPORT = {
    "engine": {"engine", "msgspec"},
    "editions": {"babel", "editions", "engine", "msgspec"},
    "renders": {"renders", "engine", "PIL", "isal", "zlib_ng"},
}

# The modules that may import the client's class or receive the client, at most five.
MAY_KNOW_THE_CLIENT = {
    "bot/app/client.py": "is the client",
    "bot/discord_api/gateway.py": "opens and closes the library's shards",
    "bot/discord_api/command_tree.py": "the library's tree of commands asks for the client",
    "bot/app/run.py": "starts the client",
    "bot/app/wiring.py": "makes every object",
}
CLIENTS = {"Rentroll", "ShardedClient", "AutoShardedClient", "Client"}
"""The client's class and its base classes."""

# Modules of the standard library for files, clocks, randomness, threads and the network.
# fmt: off
IMPURE = {
    "asyncio", "calendar", "concurrent", "contextvars", "ctypes", "datetime", "fileinput",
    "getpass", "glob", "http", "importlib", "io", "locale", "logging", "mmap",
    "multiprocessing", "os", "pathlib", "platform", "queue", "random", "sched", "secrets",
    "select", "selectors", "shelve", "shutil", "signal", "socket", "sqlite3", "ssl",
    "subprocess", "sys", "tempfile", "threading", "time", "tkinter", "urllib", "uuid",
    "warnings", "zoneinfo",
}
# fmt: on


def forbidden_imports(source: str, layer: str) -> Iterator[str]:
    """Yield the imports that this layer ("" for a file outside all layers) may not have."""
    allowed = MAY_IMPORT.get(layer)
    for line, module in imported_modules(source):
        name = top(module)
        if allowed is not None and name not in allowed and name not in sys.stdlib_module_names:
            yield f"{line}: {layer} may not import {module}"
        elif allowed is None and layer != "bot" and name == "bot":
            yield f"{line}: nothing outside the bot may import {module}"
        elif layer == "engine" and name in IMPURE:
            yield f"{line}: the engine is pure and may not import {module}"


def client_imports(source: str) -> Iterator[str]:
    """Yield the imports of the client's class, also inside functions."""
    for line, name in imported_names(source):
        if name.startswith("bot.app.client") or name.rpartition(".")[2] in CLIENTS:
            yield f"{line}: the client is for few modules"


def client_parameters(source: str) -> Iterator[str]:
    """Yield the parameters and fields that are annotated with the client's class."""
    for node in nodes(source):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            named = re.findall(r"\w+", ast.unparse(node.annotation))
            if not CLIENTS.isdisjoint(named):
                yield f"{node.lineno}: gives the client to an object"


def test_every_import_points_towards_the_engine():
    wrong = ""
    for path in python_files():
        layer = path.parts[0] if path.parts[0] in LAYERS else ""
        if path.parts[0] != "tests":
            wrong += complaints(partial(forbidden_imports, layer=layer), [path])
    assert not wrong, wrong


def test_modules_that_need_an_extra_are_imported_inside_functions():
    modules = {path.removesuffix(".py").replace("/", ".") for path in FOR_AN_EXTRA}
    for path in python_files(*LAYERS):
        if str(path) not in FOR_AN_EXTRA:
            source = (ROOT / path).read_text(encoding="utf-8")
            early = {name for _, name in imported_modules(source)} - {*late_imports(source)}
            assert not early & modules, path


def test_few_modules_know_the_client():
    ours = product_files([*MAY_KNOW_THE_CLIENT, "bot/playground"])
    knowing = complaints(client_imports, ours) + complaints(client_parameters, ours)
    assert not knowing, f"give each object what it uses, in bot/app/wiring.py{knowing}"
    assert len(MAY_KNOW_THE_CLIENT) <= 5


@pytest.mark.parametrize("path", MAY_KNOW_THE_CLIENT)
def test_a_module_that_may_know_the_client_does(path: str):
    source = (ROOT / path).read_text(encoding="utf-8")
    assert [*client_imports(source), *client_parameters(source)]


@pytest.mark.parametrize(
    "source",
    [
        "import bot.app.client",
        "from bot.app.client import Rentroll",
        "from bot.discord_api.sharded_client import ShardedClient",
        "def f():\n    from discord import Client",
    ],
)
def test_an_import_of_the_client_is_reported(source: str):
    assert [line.partition(":")[2] for line in client_imports(source)] == [
        " the client is for few modules"
    ]


@pytest.mark.parametrize(
    "source",
    [
        "def f(bot: Rentroll): ...",
        "def f(*, client: discord.Client | None = None): ...",
        "def f(client: 'discord.AutoShardedClient'): ...",
        "async def f(*clients: app.Rentroll): ...",
        "lend: Callable[[ShardedClient], None]",
    ],
)
def test_a_parameter_that_takes_the_client_is_reported(source: str):
    assert list(client_parameters(source)) == ["1: gives the client to an object"]


@pytest.mark.parametrize(
    "source",
    [
        "def f(session: aiohttp.ClientSession, http: HTTPClient): ...",
        "def f(get_guild: Callable[[int], discord.Guild | None]): ...",
    ],
)
def test_a_parameter_that_takes_a_part_of_the_client_is_not_reported(source: str):
    assert list(client_parameters(source)) == []


def test_an_import_inside_a_function_is_a_late_one():
    source = "import a\nif TYPE_CHECKING:\n    import b\ndef f():\n    from c.d import e"
    assert sorted(late_imports(source)) == ["b", "c.d"]


@pytest.mark.parametrize(
    ("layer", "source", "complaint"),
    [
        ("engine", "import bot.cli", "1: engine may not import bot.cli"),
        ("engine", "from editions import load", "1: engine may not import editions"),
        ("engine", "from PIL import Image", "1: engine may not import PIL"),
        ("engine", "import discord", "1: engine may not import discord"),
        ("engine", "import math\nimport random", "2: the engine is pure and may not import random"),
        ("engine", "from os import path", "1: the engine is pure and may not import os"),
        ("engine", "def f():\n    import time", "2: the engine is pure and may not import time"),
        ("editions", "import renders", "1: editions may not import renders"),
        ("editions", "from bot import cli", "1: editions may not import bot"),
        ("renders", "import editions", "1: renders may not import editions"),
        ("renders", "import msgspec", "1: renders may not import msgspec"),
        ("", "import bot", "1: nothing outside the bot may import bot"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_reported(layer, source, complaint):
    assert list(forbidden_imports(source, layer)) == [complaint]


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("engine", "from __future__ import annotations\nimport msgspec\nfrom engine.ai import x"),
        ("engine", "from . import rent"),
        ("editions", "import pathlib, tomllib\nfrom engine.edition import Edition"),
        ("renders", "import io\nfrom PIL import Image\nfrom engine.view import SeatView"),
        ("bot", "import asyncio, discord, engine, editions, renders, bot.cli"),
        ("", "import engine"),
    ],
)
def test_an_import_that_points_the_right_way_is_not_reported(layer, source):
    assert list(forbidden_imports(source, layer)) == []
