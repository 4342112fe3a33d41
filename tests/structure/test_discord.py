"""The modules that send requests to Discord, and those that know its codes."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import partial

from tests.structure.tree import SUBJECTS, complaints, imported_names, product_files, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

# Modules that keep messages or answer interactions, and the playground.
SPEAKS_TO_DISCORD = (
    "bot/discord_api/sender.py",
    "bot/messages",
    "bot/discord_api/answers.py",
    "bot/discord_api/router.py",
    "bot/playground",
)

# Attributes through which requests reach Discord.
# fmt: off
WAYS_TO_DISCORD = {
    "sender", "http", "response", "followup", "original_response", "edit_original_response",
    "delete_original_response", "create_dm", "create_thread", "get_partial_messageable",
    "fetch_channel", "fetch_message", "fetch_user", "fetch_member", "sync",
}
# fmt: on

# Requests that the client library sends directly.
REQUESTS = {"http", "create_dm", "fetch_commands", "fetch_message", "sync"}

# Other modules that use such an attribute, and why.
EXCEPTIONS = {
    "bot/app/wiring.py": {
        "http": "gives it to the objects that ask Discord",
        "create_dm": "gives it to the objects that ask Discord",
    },
    "bot/discord_api/command_sync.py": {
        "http": "registers the commands at the start, before any message",
        "sync": "registers the commands that the library finds changed",
    },
    "bot/discord_api/gateway.py": {"http": "asks how many shards Discord recommends"},
    "bot/play/tutorial/commands.py": {"sender": "opens a lesson's thread before its game"},
    "bot/discord_api/budget.py": {"response": "reads the status of every answer"},
    "bot/hosting/time_check.py": {"sender": "asks Discord for the time"},
    "bot/hosting/metrics.py": {"response": "counts every answer"},
    "bot/store/postgres/session.py": {"sync": "waits for the statements sent to the database"},
    "bot/hosting/wall_clock.py": {"response": "reads the date of every answer"},
}

# Discord's codes have names in this module. The modules below compare them.
KNOWS_CODES = "bot/discord_api/sender.py"

COMPARES_CODES = ("bot/discord_api/answers.py", "bot/discord_api/error_replies.py")

# These read the status of every answer, because a rate limit concerns all requests.
COMPARES_STATUS = ("bot/discord_api/budget.py", "bot/hosting/metrics.py")


def ways_to_discord(source: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """Yield the uses of attributes through which requests reach Discord."""
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and node.attr in WAYS_TO_DISCORD - set(allowed):
            yield f"{node.lineno}: only the keeper and answers to interactions may use {node.attr}"


def requests_without_timeout(source: str) -> Iterator[str]:
    """Yield the client library's requests that have no timeout."""
    for node in nodes(source):
        if isinstance(node, ast.AsyncWith):
            for one in ast.walk(node):
                one.timed = any("time" in ast.unparse(item) for item in node.items)  # type: ignore[attr-defined]
    for node in nodes(source):
        if isinstance(node, ast.Await) and not getattr(node, "timed", False):
            asked = ast.unparse(node.value.func) if isinstance(node.value, ast.Call) else ""
            if REQUESTS & set(asked.split(".")):
                yield f"{node.lineno}: {asked} waits for Discord for ever"


def code_names(source: str) -> dict[str, int]:
    """Return Discord's codes by their names in a source."""
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
    """Yield Discord's codes written as numbers, and errors compared with any number."""
    for node in nodes(source):
        match node:
            case ast.Constant(value=int(code)) if code in codes:
                yield f"{node.lineno}: {code} has a name in discord_api/sender.py"
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                if any(isinstance(one, ast.Attribute) and one.attr in attributes for one in sides):
                    numbers = [one for side in sides for one in ast.walk(side) if is_number(one)]
                    if numbers:
                        yield f"{node.lineno}: compares an error with a number"


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def code_imports(source: str, names: Collection[str]) -> Iterator[str]:
    """Yield the imports of Discord's codes by name."""
    for line, name in imported_names(source):
        module, _, last = name.rpartition(".")
        if module == "bot.discord_api.sender" and last in names:
            yield f"{line}: only discord_api/sender.py uses {last}, so catch its Refusal"


def test_only_the_keeper_and_answers_to_interactions_speak_to_discord():
    wrong = ""
    for path in product_files(SPEAKS_TO_DISCORD):
        allowed = EXCEPTIONS.get(path.as_posix(), {})
        wrong += complaints(partial(ways_to_discord, allowed=allowed), [path])
    assert not wrong, wrong


def test_every_request_by_the_client_library_has_a_timeout():
    wrong = complaints(requests_without_timeout, product_files(("bot/playground",)))
    assert not wrong, wrong
    endless = "async def f(bot):\n    await bot.http.send_message(1)\n"
    timed = "async def f(bot):\n  async with in_time(1):\n    await bot.http.send_message(1)\n"
    assert list(requests_without_timeout(endless))
    assert not list(requests_without_timeout(timed))


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


def test_tables_and_subject_rooms_make_no_discord_files():
    paths = python_files("bot/tables", *(f"bot/{room}" for room in SUBJECTS))
    assert [path for path in paths if "discord.File" in (ROOT / path).read_text()] == []


def test_a_direct_call_to_discord_is_reported():
    source = "async def f(bot, it):\n    await bot.sender.send(1)\n    await it.response.defer()"
    assert [complaint[:1] for complaint in ways_to_discord(source)] == ["2", "3"]
    assert len(list(ways_to_discord(source, {"sender"}))) == 1


def test_a_code_of_discord_is_reported_as_a_number_and_by_its_name():
    named = code_names("GONE, HIDDEN = 10008, 50001\nLOCKED = 160005\nOTHER = other()")
    assert named == {"GONE": 10008, "HIDDEN": 50001, "LOCKED": 160005}
    attributes = ("code", "status")
    numbers = partial(code_numbers, codes=named.values(), attributes=attributes)
    assert list(numbers("LATE = 10008")) == ["1: 10008 has a name in discord_api/sender.py"]
    for source in ("error.code == 7", "e.status >= 500", "e.code in (1, X)"):
        assert list(numbers(source)) == ["1: compares an error with a number"]
    assert list(numbers('error.code in GONE\nrow.status == "live"\ncount == 10')) == []
    (complaint,) = code_imports("from bot.discord_api.sender import GONE, Refusal", named)
    assert complaint == "1: only discord_api/sender.py uses GONE, so catch its Refusal"


def test_every_exception_is_still_needed():
    for file, ways in EXCEPTIONS.items():
        parts = nodes((ROOT / file).read_text(encoding="utf-8"))
        used = {node.attr for node in parts if isinstance(node, ast.Attribute)}
        assert ways.keys() <= used, file
