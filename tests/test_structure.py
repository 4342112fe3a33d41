"""The tree keeps its shape: who may import whom, what the engine never does, how long a file is.

Each check is a small function from source to complaints, so the second half
of this file can show that every one of them is able to complain.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path, PurePath

import pytest

from tests.syntax import nodes, parsed

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("bot", "editions", "engine", "renders")
LONGEST_MODULE = 400

# Beside the standard library. The bot may import anything; nothing may import the bot.
MAY_IMPORT = {
    "engine": {"engine", "msgspec"},
    "editions": {"babel", "editions", "engine", "msgspec"},
    "renders": {"renders", "engine", "PIL", "isal", "zlib_ng"},
}

# Within the bot, where arrows point too: what each part leaves to those above it.
MAY_NOT_IMPORT = {
    "store": (
        "bot.tables",
        "bot.views",
        "bot.actions",
        "bot.messages",
        "bot.cogs",
        "bot.ui",
        "bot.troubles",
        "discord",
    ),
    "narration": (
        "bot.tables",
        "bot.views",
        "bot.actions",
        "bot.messages",
        "bot.cogs",
        "bot.ui",
        "bot.troubles",
        "discord",
    ),
    "tables": ("bot.views", "bot.actions", "bot.messages", "bot.cogs", "bot.troubles", "discord"),
    "ui": ("bot.tables", "bot.views", "bot.actions", "bot.messages", "bot.cogs", "bot.troubles"),
    "views": (
        "bot.app",
        "bot.painter",
        "bot.discord_io",
        "bot.actions",
        "bot.messages",
        "bot.cogs",
        "bot.troubles",
        "discord",
    ),
    "messages": ("bot.actions", "bot.cogs", "bot.troubles"),
    "actions": ("bot.cogs", "bot.troubles"),
}

# Imports that are allowed all the same, by file, each with its reason.
IMPORTED_ALL_THE_SAME = {
    "bot/views/game_list.py": {
        "bot.discord_io.address": "makes words of numbers and asks nothing of Discord",
    },
}

# What a view may take out of the store: plain data that somebody else has read.
# fmt: off
STORED_DATA = {
    "Commit", "DiceParts", "Earned", "GameRow", "GameSettings", "GuildSettings", "League",
    "LeagueTable", "Ping", "Post", "Preferences", "Reason", "Season", "Sitting", "Theme",
    "Timer", "Version", "Vote",
}
# fmt: on

CLOCKS = {"now", "utcnow", "today", "time", "monotonic", "perf_counter"}

# Whoever keeps messages, and whoever answers interactions, speaks to Discord; so does the stand-in.
SPEAKS_TO_DISCORD = (
    "bot/discord_io.py",
    "bot/token_requests.py",
    "bot/messages",
    "bot/ui/answers.py",
    "bot/ui/router.py",
    "bot/playground",
)

# By these names Discord is reached: the one object that knows it, and the client library's ways.
# fmt: off
WAYS_TO_DISCORD = {
    "discord_io", "http", "response", "followup", "original_response", "edit_original_response",
    "delete_original_response", "create_dm", "create_thread", "get_partial_messageable",
    "fetch_channel", "fetch_message", "fetch_user", "fetch_member", "sync",
}
# fmt: on

# Who else takes such a way, and why.
SPEAKS_ALL_THE_SAME = {
    "bot/app.py": {"discord_io": "puts everything together"},
    "bot/command_sync.py": {
        "http": "commands are told at the start, before anything is shown",
        "sync": "the same, by the library's own comparison",
    },
    "bot/cluster/member.py": {"http": "how many shards Discord recommends"},
    "bot/cogs/game.py": {"discord_io": "a lobby's own thread is there before the game is"},
    "bot/cogs/tutorial.py": {"discord_io": "a lesson's own thread is there before the game is"},
    "bot/cogs/play.py": {"delete_original_response": "a private list goes when it is answered"},
    "bot/budget.py": {"response": "reads the status of every answer, whoever asked"},
    "bot/hosting/time_check.py": {"discord_io": "asks what time it is, and shows nothing"},
    "bot/hosting/metrics.py": {"response": "counts every answer, whoever asked"},
    "bot/store/postgres_session.py": {"sync": "waits for what was sent to the database"},
    "bot/wall_clock.py": {"response": "reads the date of every answer, whoever asked"},
    "bot/ui/tokens.py": {"response": "asks the library whether a press was answered, and how"},
    "bot/actions/league.py": {"discord_io": "a table's own thread is there before its game is"},
    "bot/actions/queue.py": {"discord_io": "asks whether somebody has left, and shows nothing"},
    "bot/actions/editions.py": {
        "edit_original_response": "a private page tells how far the laboratory is",
    },
    "bot/actions/workshop.py": {"edit_original_response": "the same"},
}

# Discord's codes have their names in discord_io. These compare them, to word or to place an answer.
KNOWS_CODES = "bot/discord_io.py"
COMPARES_CODES = ("bot/ui/answers.py", "bot/troubles.py")
# These read the status of every answer: a limit that is reached concerns all requests.
COMPARES_STATUS = ("bot/budget.py", "bot/hosting/metrics.py")

PARTS = (*LAYERS, "tests", "docs")
PAGES = ("README.md", "CONTRIBUTING.md", "PRIVACY.md", "docs/architecture.md", "docs/hosting.md")

# What only a command line needs; nothing else of the bot may lean on it.
FOR_THE_COMMAND_LINE = ("bot/cli.py", "bot/tools")

# The part of the standard library that meets the world: files, clocks, chance, threads, network.
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

# What only those need who have an extra; imported late, so that others never meet it.
FOR_AN_EXTRA = {
    "bot/store/postgres.py": "a database on a server",
    "bot/store/postgres_dialect.py": "the same",
    "bot/store/postgres_session.py": "the same",
    "bot/store/postgres_leases.py": "the same",
    "bot/store/postgres_lock.py": "the same",
    "bot/cluster/member.py": "one of several processes, which need one",
}

# Where the name of an import is not the name of its distribution.
USED_BY_OTHERS = {"orjson"}
"""What nothing of ours imports, because discord.py does where it is installed."""
DISTRIBUTIONS = {"PIL": "pillow", "discord": "discord-py", "fluent": "fluent-runtime"}

Check = Callable[[str], Iterator[str]]


def imported_modules(source: str) -> Iterator[tuple[int, str]]:
    """Each absolute import, wherever it stands, as its line and dotted name."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def top(module: str) -> str:
    return module.partition(".")[0]


def forbidden_imports(source: str, layer: str) -> Iterator[str]:
    """Imports that point the wrong way for a file of this layer ("" for a file outside them)."""
    allowed = MAY_IMPORT.get(layer)
    for line, module in imported_modules(source):
        name = top(module)
        if allowed is not None and name not in allowed and name not in sys.stdlib_module_names:
            yield f"{line}: {layer} may not import {module}"
        elif allowed is None and layer != "bot" and name == "bot":
            yield f"{line}: nothing outside the bot may import {module}"
        elif layer == "engine" and name in IMPURE:
            yield f"{line}: the engine is pure and may not import {module}"


def imported_names(source: str) -> Iterator[tuple[int, str]]:
    """Each import again, with the name that is taken out of a module as its last part."""
    for node in nodes(source):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name


def upward_imports(source: str, part: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """Imports of a part of the bot that stands above the one this file is of."""
    for line, name in imported_names(source):
        for above in MAY_NOT_IMPORT.get(part, ()):
            if name not in allowed and f"{name}.".startswith(f"{above}."):
                yield f"{line}: {part} may not import {above}"


def reads_the_store(source: str) -> Iterator[str]:
    """Imports from the store of something else than data."""
    for line, name in imported_names(source):
        if f"{name}.".startswith("bot.store.") and name.rpartition(".")[2] not in STORED_DATA:
            yield f"{line}: a view is given what it shows and may not import {name}"


def waits_or_reads_a_clock(source: str) -> Iterator[str]:
    """What a pure function does not do."""
    for node in nodes(source):
        match node:
            case ast.AsyncFunctionDef() | ast.Await():
                yield f"{node.lineno}: a view waits for nothing"
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in CLOCKS:
                yield f"{node.lineno}: {name}() is a clock; a view is given the time"


def ways_to_discord(source: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """Places that could ask something of Discord."""
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and node.attr in WAYS_TO_DISCORD - set(allowed):
            yield f"{node.lineno}: only the keeper and answers to interactions may use {node.attr}"


def code_names(source: str) -> dict[str, int]:
    """Discord's codes by their names, as the one module that knows them says."""
    named: dict[str, int] = {}
    for node in parsed(source).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(code))):
                named[name] = code
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for target, value in zip(names, values, strict=True):
                    assert isinstance(target, ast.Name)
                    assert isinstance(value, ast.Constant)
                    named[target.id] = int(str(value.value))
    return named


def code_numbers(source: str, codes: Collection[int], attributes: Collection[str]) -> Iterator[str]:
    """Discord's codes as numbers, and errors that are compared with any number."""
    for node in nodes(source):
        match node:
            case ast.Constant(value=int(code)) if code in codes:
                yield f"{node.lineno}: {code} has a name in discord_io"
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                if any(isinstance(one, ast.Attribute) and one.attr in attributes for one in sides):
                    numbers = [one for side in sides for one in ast.walk(side) if is_number(one)]
                    if numbers:
                        yield f"{node.lineno}: compares an error with a number"


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def code_imports(source: str, names: Collection[str]) -> Iterator[str]:
    """Imports of Discord's codes by their names."""
    for line, name in imported_names(source):
        module, _, last = name.rpartition(".")
        if module == "bot.discord_io" and last in names:
            yield f"{line}: only discord_io knows what {last} means; catch its Refusal"


def tool_imports(source: str) -> Iterator[str]:
    """Imports of what is there for the command line alone."""
    for line, name in imported_names(source):
        if f"{name}.".startswith("bot.tools."):
            yield f"{line}: only the command line may import bot.tools"


def impure_calls(source: str) -> Iterator[str]:
    """Calls of built-ins that touch the world or give another answer next time."""
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
    """Places that make a sequence out of a set, whose order is nobody's promise."""
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
    """Texts that are an edition's id, and ids compared with a text: data decides, code obeys."""
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


def too_long(source: str) -> Iterator[str]:
    length = len(source.splitlines())
    if length > LONGEST_MODULE:
        yield f"{length}: {length} lines, at most {LONGEST_MODULE}; give a part its own module"


def unlisted_packages(modules: Iterable[PurePath], listed: Iterable[str]) -> Iterator[str]:
    """Folders with code and the packages of pyproject.toml that are not each other's."""
    present = {".".join(path.parent.parts) for path in modules}
    for name in sorted(present - set(listed)):
        yield f'"{name}" holds code, but pyproject.toml does not list it under packages'
    for name in sorted(set(listed) - present):
        yield f'"{name}" is listed in pyproject.toml, but there is no such package'


def unshipped_files(files: Iterable[PurePath], patterns: Iterable[str]) -> Iterator[str]:
    """Data files of a package that no pattern of its package-data matches."""
    for path in sorted(files):
        if not any(len(path.parts) == len(PurePath(p).parts) and path.match(p) for p in patterns):
            yield f"{path} is not covered by package-data and would be missing once installed"


def distribution(requirement: str) -> str:
    """The bare, normalised name in a requirement such as "discord.py>=2.4"."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[._-]+", "-", name[0]).lower()


def undeclared(imports: Iterable[str], requirements: Iterable[str]) -> Iterator[str]:
    """Third-party imports and declared dependencies that do not meet."""
    declared = {distribution(requirement) for requirement in requirements}
    used = {
        DISTRIBUTIONS.get(name, distribution(name))
        for name in map(top, imports)
        if name not in sys.stdlib_module_names and name not in LAYERS
    }
    for name in sorted(used - declared):
        yield f"{name} is imported, but pyproject.toml does not declare it"
    for name in sorted(declared - used - USED_BY_OTHERS):
        yield f"{name} is declared in pyproject.toml, but nothing imports it"


def late_imports(source: str) -> Iterator[str]:
    """Imports that wait until they are needed, or that only the type checker follows."""
    first = {
        node.lineno for node in parsed(source).body if isinstance(node, ast.Import | ast.ImportFrom)
    }
    yield from (module for line, module in imported_modules(source) if line not in first)


def python_files(*folders: str) -> list[Path]:
    """Every module of these folders, or of the whole tree, relative to its root."""
    found = (path.relative_to(ROOT) for folder in folders or (".",) for path in every(folder))
    return sorted(path for path in found if path.suffix == ".py")


def product_files(without: Iterable[str]) -> list[Path]:
    """Every module of the bot but these."""
    parts = tuple(without)
    return [path for path in python_files("bot") if not any(map(path.is_relative_to, parts))]


def every(folder: str) -> Iterator[Path]:
    """Every file below, leaving out hidden folders and what tools leave behind."""
    for path in (ROOT / folder).iterdir():
        if path.name.startswith(".") or path.name in {"__pycache__", "build", "dist", "htmlcov"}:
            continue
        if path.is_dir():
            yield from every(str(path.relative_to(ROOT)))
        else:
            yield path


def complaints(check: Check, files: Iterable[Path]) -> str:
    return "".join(
        f"\n{path}:{complaint}"
        for path in files
        for complaint in check((ROOT / path).read_text(encoding="utf-8"))
    )


def missing_files(page: str, files: Collection[str]) -> Iterator[str]:
    """Files of the tree that a page names in full, and that are not there."""
    folders = "|".join(PARTS)
    for name in sorted(set(re.findall(rf"`((?:{folders})/[\w./-]+\.\w+)`", page))):
        if name not in files:
            yield f"{name} is named, but it is not there"


def steps(page: str) -> list[tuple[str, list[str]]]:
    """The rows of a followed press: a file, and the functions in it."""
    rows = re.findall(r"^\| \d+ \| `([^`]+)` \| ([^|]+) \|", page, re.MULTILINE)
    return [(file, re.findall(r"`([^`]+)`", names)) for file, names in rows]


def functions(source: str) -> set[str]:
    """The functions of a module, and the methods of its classes after their class's name."""
    found = set()
    for node in parsed(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = (ast.unparse(part) for part in node.body)
            found |= {f"{node.name}.{name}" for name in functions("\n".join(inner))}
    return found


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


# The tree as it is.


def test_every_import_points_towards_the_engine():
    wrong = ""
    for path in python_files():
        layer = path.parts[0] if path.parts[0] in LAYERS else ""
        if path.parts[0] != "tests":
            wrong += complaints(partial(forbidden_imports, layer=layer), [path])
    assert not wrong, wrong


def test_no_part_of_the_bot_imports_what_stands_above_it():
    wrong = ""
    for part in MAY_NOT_IMPORT:
        for path in python_files(f"bot/{part}"):
            allowed = IMPORTED_ALL_THE_SAME.get(path.as_posix(), {})
            wrong += complaints(partial(upward_imports, part=part, allowed=allowed), [path])
    assert not wrong, wrong


def test_views_are_given_what_they_show_and_when_it_is():
    wrong = complaints(reads_the_store, python_files("bot/views"))
    wrong += complaints(waits_or_reads_a_clock, python_files("bot/views"))
    assert not wrong, wrong


def test_only_the_keeper_and_answers_to_interactions_speak_to_discord():
    wrong = ""
    for path in product_files(SPEAKS_TO_DISCORD):
        allowed = SPEAKS_ALL_THE_SAME.get(path.as_posix(), {})
        wrong += complaints(partial(ways_to_discord, allowed=allowed), [path])
    assert not wrong, wrong


def test_only_one_module_knows_the_codes_of_discord():
    named = code_names((ROOT / KNOWS_CODES).read_text(encoding="utf-8"))
    wrong = ""
    for path in product_files((KNOWS_CODES, "bot/playground")):
        compared = {"code"} if path.as_posix() in COMPARES_STATUS else {"code", "status"}
        check = partial(code_numbers, codes=named.values(), attributes=compared)
        wrong += complaints(check, [path])
        if path.as_posix() not in COMPARES_CODES:
            wrong += complaints(partial(code_imports, names=named), [path])
    assert len(named) > 10
    assert not wrong, wrong


def test_every_exception_is_still_needed():
    for file, imports in IMPORTED_ALL_THE_SAME.items():
        found = {name for _, name in imported_names((ROOT / file).read_text(encoding="utf-8"))}
        assert imports.keys() <= found, file
    for file, ways in SPEAKS_ALL_THE_SAME.items():
        parts = nodes((ROOT / file).read_text(encoding="utf-8"))
        used = {node.attr for node in parts if isinstance(node, ast.Attribute)}
        assert ways.keys() <= used, file


def test_nobody_but_who_sends_a_message_makes_a_file_of_it():
    paths = python_files("bot/cogs", "bot/actions", "bot/views", "bot/tables")
    assert [path for path in paths if "discord.File" in (ROOT / path).read_text()] == []


def test_no_part_of_the_bot_leans_on_the_tools_of_the_command_line():
    wrong = complaints(tool_imports, product_files(FOR_THE_COMMAND_LINE))
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


def test_no_module_is_too_long_to_read_in_one_sitting():
    wrong = complaints(too_long, python_files(*LAYERS))
    assert not wrong, wrong


def test_every_package_is_listed_in_pyproject():
    listed = project()["tool"]["setuptools"]["packages"]
    wrong = "\n".join(unlisted_packages(python_files(*LAYERS), listed))
    assert not wrong, wrong


def test_every_package_has_an_init_file():
    bare = {path.parent for path in python_files(*LAYERS)}
    bare -= {path.parent for path in python_files(*LAYERS) if path.name == "__init__.py"}
    assert not bare, f"without __init__.py: {sorted(map(str, bare))}"


@pytest.mark.parametrize("layer", LAYERS)
def test_every_data_file_is_installed_with_its_package(layer):
    patterns = project()["tool"]["setuptools"]["package-data"].get(layer, [])
    files = [path.relative_to(ROOT / layer) for path in every(layer) if path.suffix != ".py"]
    wrong = "\n".join(unshipped_files(files, patterns))
    assert not wrong, wrong


def test_every_dependency_is_declared_and_used():
    """What is imported late, by those who happen to have it, may be declared in an extra."""
    declared = project()["project"]
    extras = set(map(distribution, chain(*declared["optional-dependencies"].values())))
    imports = set()
    for path in python_files(*LAYERS):
        source = (ROOT / path).read_text(encoding="utf-8")
        late = {name for name in late_imports(source) if distribution(top(name)) in extras}
        if str(path) in FOR_AN_EXTRA:
            late = {
                name for _, name in imported_modules(source) if distribution(top(name)) in extras
            }
        imports |= {module for _, module in imported_modules(source)} - late
    wrong = "\n".join(undeclared(imports, declared["dependencies"]))
    assert not wrong, wrong


# Writes that are not one server's, by function: each has its reason.
WRITES_OF_NOBODY = {
    "bot/store/bans.py": {
        "lift": "its game is looked up by a moderator there, and a number is never given twice",
        "forget": "a person, in all servers",
        "_mark": "a fact of the installation",
    },
    "bot/store/copying.py": {"copy": "a whole database", "_copy_table": "the same"},
    "bot/store/db.py": {"remember": "facts of the installation", "forget": "the same"},
    "bot/store/editions.py": {
        "drop_draft": "its author's alone",
        "drop_old_drafts": "a chore that one process does",
        "sweep": "the same",
    },
    "bot/store/followers.py": {"forget": "a person, in all servers"},
    "bot/store/league.py": {"drop_old": "a chore that one process does"},
    "bot/store/limits.py": {"forget": "a person, in all servers"},
    "bot/store/ownership.py": {"claim": "a whole database, before anybody plays"},
    "bot/store/privacy.py": {"forget": "a person, in all servers"},
    "bot/store/remarks.py": {"forget_remarks": "the same"},
    "bot/store/tenures.py": {"forget_tenures": "the same"},
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
        if path.name.startswith("postgres"):
            continue  # what is below transactions
        found = set(unscoped_writes((ROOT / path).read_text(encoding="utf-8")))
        assert found == WRITES_OF_NOBODY.get(path.as_posix(), {}).keys(), path


def test_what_is_for_an_extra_is_imported_late():
    modules = {path.removesuffix(".py").replace("/", ".") for path in FOR_AN_EXTRA}
    for path in python_files(*LAYERS):
        if str(path) not in FOR_AN_EXTRA:
            source = (ROOT / path).read_text(encoding="utf-8")
            early = {name for _, name in imported_modules(source)} - {*late_imports(source)}
            assert not early & modules, path


def test_every_dependency_has_its_reason_on_the_dependencies_page():
    declared = project()["project"]
    extras = declared["optional-dependencies"].values()
    requirements = chain(declared["dependencies"], *extras)
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    named = {distribution(name) for name in re.findall(r"^\| `([^`]+)`", page, re.MULTILINE)}
    assert named == {distribution(requirement) for requirement in requirements}


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page):
    files = {path.relative_to(ROOT).as_posix() for folder in PARTS for path in every(folder)}
    wrong = "\n".join(missing_files((ROOT / page).read_text(encoding="utf-8"), files))
    assert not wrong, wrong


def test_a_press_can_be_followed_through_ten_files_at_most():
    followed = steps((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    files = [file for file, _ in followed]
    assert 0 < len(files) <= 10
    assert len(set(files)) == len(files), "no file is come back to"
    for file, names in followed:
        known = functions((ROOT / file).read_text(encoding="utf-8"))
        assert names, file
        assert set(names) <= known, f"{file}: {sorted(set(names) - known)}"


# Each check is able to fail.


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


@pytest.mark.parametrize(
    ("part", "source", "complaint"),
    [
        ("tables", "from bot.views.table import x", "1: tables may not import bot.views"),
        ("tables", "from bot import cogs", "1: tables may not import bot.cogs"),
        ("tables", "def f():\n    import discord", "2: tables may not import discord"),
        ("store", "import bot.tables.table", "1: store may not import bot.tables"),
        ("ui", "import os\nfrom bot.cogs import play", "2: ui may not import bot.cogs"),
        ("narration", "from discord.ui import View", "1: narration may not import discord"),
        ("views", "from bot.messages import keeper", "1: views may not import bot.messages"),
        ("views", "import discord", "1: views may not import discord"),
        ("actions", "from bot.cogs.play import x", "1: actions may not import bot.cogs"),
    ],
)
def test_an_import_of_what_stands_above_is_reported(part, source, complaint):
    assert list(upward_imports(source, part)) == [complaint]


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("tables", "from bot.store.games import Games\nfrom bot.viewing import x"),
        ("actions", "import discord, bot.tables.table"),
        ("cogs", "from bot.views import table\nimport discord"),
    ],
)
def test_an_import_of_what_stands_below_is_not_reported(part, source):
    assert list(upward_imports(source, part)) == []


def test_an_import_that_is_allowed_all_the_same_is_that_one_only():
    source = "from bot.discord_io import address, DiscordIO"
    (complaint,) = upward_imports(source, "views", {"bot.discord_io.address"})
    assert complaint == "1: views may not import bot.discord_io"


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


def test_a_view_that_is_given_data_and_the_time_is_not_reported():
    source = "from bot.store.games import GameRow\ndef f(now): return datetime.fromtimestamp(now)"
    assert list(reads_the_store(source)) == []
    assert list(waits_or_reads_a_clock(source)) == []


def test_a_way_to_discord_is_reported():
    source = (
        "async def f(bot, it):\n    await bot.discord_io.send(1)\n    await it.response.defer()"
    )
    assert [complaint[:1] for complaint in ways_to_discord(source)] == ["2", "3"]
    assert len(list(ways_to_discord(source, {"discord_io"}))) == 1


def test_a_code_of_discord_is_reported_as_a_number_and_by_its_name():
    named = code_names("GONE, HIDDEN = 10008, 50001\nLOCKED = 160005\nOTHER = other()")
    assert named == {"GONE": 10008, "HIDDEN": 50001, "LOCKED": 160005}
    attributes = ("code", "status")
    numbers = partial(code_numbers, codes=named.values(), attributes=attributes)
    assert list(numbers("LATE = 10008")) == ["1: 10008 has a name in discord_io"]
    for source in ("error.code == 7", "e.status >= 500", "e.code in (1, X)"):
        assert list(numbers(source)) == ["1: compares an error with a number"]
    assert list(numbers('error.code in GONE\nrow.status == "live"\ncount == 10')) == []
    (complaint,) = code_imports("from bot.discord_io import GONE, Refusal", named)
    assert complaint == "1: only discord_io knows what GONE means; catch its Refusal"


@pytest.mark.parametrize("source", ["from bot.tools.watch import x", "from bot import tools"])
def test_an_import_of_a_tool_is_reported(source):
    assert list(tool_imports(source)) == ["1: only the command line may import bot.tools"]


def test_an_import_of_something_that_only_sounds_like_a_tool_is_not_reported():
    assert list(tool_imports("from bot.toolshed import x\nimport bot.typed")) == []


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


def test_a_module_one_line_too_long_is_reported():
    assert list(too_long("x\n" * LONGEST_MODULE)) == []
    assert len(list(too_long("x\n" * (LONGEST_MODULE + 1)))) == 1


def test_a_package_missing_on_either_side_is_reported():
    modules = [PurePath("engine/rent.py"), PurePath("engine/ai/policy.py")]
    assert list(unlisted_packages(modules, ["engine", "engine.ai"])) == []
    assert list(unlisted_packages(modules, ["engine", "bot"])) == [
        '"engine.ai" holds code, but pyproject.toml does not list it under packages',
        '"bot" is listed in pyproject.toml, but there is no such package',
    ]


def test_a_data_file_left_out_of_the_package_is_reported():
    files = [PurePath("classic/edition.toml"), PurePath("classic/art/token.png")]
    assert list(unshipped_files(files, ["*/*.toml", "*/*/*.png"])) == []
    assert list(unshipped_files(files, ["*/*.toml", "*.png"])) == [
        f"{files[1]} is not covered by package-data and would be missing once installed"
    ]


def test_a_dependency_missing_on_either_side_is_reported():
    imports = ["os.path", "engine.rent", "discord.ui", "PIL", "msgspec"]
    assert list(undeclared(imports, ["discord.py>=2.4", "Pillow>=10", "msgspec"])) == []
    assert list(undeclared(imports, ["discord.py>=2.4", "rich", "msgspec"])) == [
        "pillow is imported, but pyproject.toml does not declare it",
        "rich is declared in pyproject.toml, but nothing imports it",
    ]


def test_a_file_that_is_named_and_not_there_is_reported():
    page = "See `bot/app.py`, `bot/gone.py`, `store/db.py` and `docs/`."
    assert list(missing_files(page, {"bot/app.py"})) == [
        "bot/gone.py is named, but it is not there"
    ]


def test_the_steps_of_a_page_are_its_files_and_functions():
    page = "| | file | functions | what |\n| 1 | `a.py` | `A.f`, `g` | `h` |\n| x | `b` | |"
    assert steps(page) == [("a.py", ["A.f", "g"])]
    assert functions("class A:\n    async def f(self): ...\ndef g(): ...") == {"A.f", "g"}


def test_a_complaint_names_its_file_and_line():
    here = Path(__file__).relative_to(ROOT)
    assert complaints(lambda _: iter(["7: no"]), [here]) == f"\n{here}:7: no"
