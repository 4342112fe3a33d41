"""Who speaks to Discord, and who knows its codes."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import partial

from tests.structure.tree import SUBJECTS, complaints, imported_names, product_files, python_files
from tests.support.paths import ROOT
from tests.support.syntax import nodes, parsed

# Whoever keeps messages, and whoever answers interactions, speaks to Discord; so does the stand-in.
SPEAKS_TO_DISCORD = (
    "bot/discord_api/sender.py",
    "bot/messages",
    "bot/discord_api/answers.py",
    "bot/discord_api/router.py",
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

# What the client library asks of Discord by itself.
REQUESTS = {"http", "create_dm", "fetch_commands", "fetch_message", "sync"}

# Who else takes such a way, and why.
SPEAKS_ALL_THE_SAME = {
    "bot/app/wiring.py": {
        "http": "gives it to the objects that ask Discord",
        "create_dm": "the same",
    },
    "bot/discord_api/command_sync.py": {
        "http": "commands are told at the start, before anything is shown",
        "sync": "the same, by the library's own comparison",
    },
    "bot/discord_api/gateway.py": {"http": "how many shards Discord recommends"},
    "bot/play/tutorial/commands.py": {
        "discord_io": "a lesson's own thread is there before the game is"
    },
    "bot/discord_api/budget.py": {"response": "reads the status of every answer, whoever asked"},
    "bot/hosting/time_check.py": {"discord_io": "asks what time it is, and shows nothing"},
    "bot/hosting/metrics.py": {"response": "counts every answer, whoever asked"},
    "bot/store/postgres/session.py": {"sync": "waits for what was sent to the database"},
    "bot/hosting/wall_clock.py": {"response": "reads the date of every answer, whoever asked"},
}

# Discord's codes have their names in discord_io. These compare them, to word or to place an answer.
KNOWS_CODES = "bot/discord_api/sender.py"

COMPARES_CODES = ("bot/discord_api/answers.py", "bot/discord_api/error_replies.py")

# These read the status of every answer: a limit that is reached concerns all requests.
COMPARES_STATUS = ("bot/discord_api/budget.py", "bot/hosting/metrics.py")


def ways_to_discord(source: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """Places that could ask something of Discord."""
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and node.attr in WAYS_TO_DISCORD - set(allowed):
            yield f"{node.lineno}: only the keeper and answers to interactions may use {node.attr}"


def requests_without_timeout(source: str) -> Iterator[str]:
    """Requests by the client library that wait for Discord without a limit."""
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
        if module == "bot.discord_api.sender" and last in names:
            yield f"{line}: only discord_io knows what {last} means; catch its Refusal"


def test_only_the_keeper_and_answers_to_interactions_speak_to_discord():
    wrong = ""
    for path in product_files(SPEAKS_TO_DISCORD):
        allowed = SPEAKS_ALL_THE_SAME.get(path.as_posix(), {})
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


def test_nobody_but_who_sends_a_message_makes_a_file_of_it():
    paths = python_files("bot/tables", *(f"bot/{room}" for room in SUBJECTS))
    assert [path for path in paths if "discord.File" in (ROOT / path).read_text()] == []


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
    (complaint,) = code_imports("from bot.discord_api.sender import GONE, Refusal", named)
    assert complaint == "1: only discord_io knows what GONE means; catch its Refusal"


def test_every_exception_is_still_needed():
    for file, ways in SPEAKS_ALL_THE_SAME.items():
        parts = nodes((ROOT / file).read_text(encoding="utf-8"))
        used = {node.attr for node in parts if isinstance(node, ast.Attribute)}
        assert ways.keys() <= used, file
