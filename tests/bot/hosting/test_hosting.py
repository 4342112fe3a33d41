"""Commands, settings and log lines for hosts, in which no secret ever appears.

It is one module because each test starts the same command line.
"""

from __future__ import annotations

import asyncio
import errno
import io
import json
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot.app import run
from bot.cli import main
from bot.hosting.config import FORMATS, SETTINGS, Config, environment, misspelt, where_it_runs
from bot.hosting.logs import HIDDEN, set_up
from bot.hosting.records import list_games
from bot.hosting.version import version
from bot.playground.server import PlaygroundSettings, serve
from bot.store.database.codec import digest
from bot.store.database.database import Database
from bot.store.database.schema import MARK
from bot.store.database.sqlite import failed, read_only
from bot.store.database.writer import DatabaseFailed
from bot.support.failures import BadSetting, CannotDo
from bot.tables.clocks import DECISION
from engine.decisions import TaxChoice
from engine.edition import Edition
from engine.events import Event
from engine.game import fold
from engine.rng import fingerprint
from engine.setup import blank
from tests.support.evening import Evening, sub
from tests.support.moderating import choose, page_of
from tests.support.paths import ROOT
from tests.support.patience import PATIENCE, patience
from tests.support.tables import arrange, start_table, turn_of

SECRET = "MTIzNDU2.fake-Secret_token.very-long"


pytestmark = pytest.mark.usefixtures("without_settings")


BOUND = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""A prefix that runs a command as root, but subject to the permissions of files."""
AS_A_USER = BOUND if os.geteuid() == 0 else ()
needs_bounds = pytest.mark.skipif(
    os.geteuid() == 0 and not shutil.which(BOUND[0]), reason="root may read all"
)


class Process:
    """A running `rentroll` command, with its output so far in `said`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    async def until(self, text: str, within: float = PATIENCE) -> None:
        """Read the output until it contains this text."""
        assert self.process.stdout is not None
        async with patience(within):
            while text not in self.said:
                line = await self.process.stdout.readline()
                assert line, f"it ended: {self.said}"
                self.said += line.decode()

    async def end(self, number: signal.Signals | None = None) -> int:
        """Send a signal, if one is given, wait for the end and return the exit code."""
        if number is not None:
            self.process.send_signal(number)
        async with patience():
            rest, _ = await self.process.communicate()
        self.said += rest.decode()
        return self.process.returncode or 0


@asynccontextmanager
async def rentroll(*args: str, through: Sequence[str] = (), **env: str) -> AsyncIterator[Process]:
    """Run a command with standard output and error merged. `through`: a prefix of the command."""
    program = "import sys; from bot.cli import main; sys.exit(main())"
    process = await asyncio.create_subprocess_exec(
        *(*through, sys.executable, "-c", program, *args),
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **env},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        process._transport.close()  # type: ignore[attr-defined]


@pytest.mark.asyncio
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_run_opens_a_playground_with_the_bot_in_it_and_closes_both(number: signal.Signals):
    async with rentroll("run", "--port", "0") as bot:
        await bot.until("Rentroll's playground is open: http://127.0.0.1:")
        await bot.until("connected to Gateway")
        assert await bot.end(number) == 0
    assert "Traceback" not in bot.said
    with closing(sqlite3.connect("file:playground.sqlite3?mode=rw", uri=True)) as made:
        assert made.execute("SELECT count(*) FROM games").fetchone() == (0,)


def there(name: str) -> bool:
    return Path(name).exists()


@pytest.mark.asyncio
async def test_run_logs_why_it_opens_a_playground_and_which_settings_are_ignored():
    settings = {"RENTROLL_LOGLEVEL": "debug", "DISCORD_BOT_TOKEN": SECRET, "RENTROLL_DB": "my.db"}
    async with rentroll("run", "--port", "0", **settings) as bot:
        await bot.until("Rentroll's playground is open")
        await bot.end(signal.SIGTERM)
    assert "RENTROLL_LOGLEVEL is no setting. Did you mean RENTROLL_LOG_LEVEL?" in bot.said
    assert "DISCORD_BOT_TOKEN is no setting. Did you mean DISCORD_TOKEN?" in bot.said
    assert "neither DISCORD_TOKEN nor RENTROLL_TOKEN_FILE is set, so a playground opens" in bot.said
    assert "RENTROLL_DB counts on Discord only" in bot.said
    assert SECRET not in bot.said
    assert (there("playground.sqlite3"), there("my.db")) == (True, False)


@pytest.mark.parametrize(
    ("env", "named", "said"),
    [
        ({"DISCORD_TOKEN": "x.y.z"}, False, []),
        ({"DISCORD_TOKEN": "x.y.z", "RENTROLL_DB": "my.db"}, False, []),
        ({"DISCORD_TOKEN": ""}, False, ["DISCORD_TOKEN is empty, so a playground opens"]),
        ({"RENTROLL_TOKEN_REQUIRED": "yes"}, False, []),
        (
            {"RENTROLL_PLAYGROUND": "http://localhost:1", "RENTROLL_DB": "data/my.db"},
            False,
            [
                "joins the playground at http://localhost:1",
                "the database is data/playground.sqlite3",
            ],
        ),
        (
            {"RENTROLL_PLAYGROUND": "http://localhost:1", "RENTROLL_DB": "data/my.db"},
            True,
            ["joins the playground at http://localhost:1"],
        ),
    ],
)
def test_the_log_says_why_a_playground_is_used_and_with_which_database(
    env: dict[str, str], named: bool, said: list[str]
):
    config = Config.read(env, Path("other.db") if named else None)
    found = list(where_it_runs(env, config, named=named))
    assert len(found) == len(said)
    assert all(part in words for part, words in zip(said, found, strict=True))


@pytest.mark.parametrize(
    "name", ["DISCORD_BOT_TOKEN", "DISCORDTOKEN", "discord_token", "DISCORD_TOKN"]
)
def test_names_similar_to_the_tokens_are_noticed_while_it_is_not_set(name: str):
    assert [found for found, _ in misspelt({name: "x"}, {})] == [name]
    similar = [] if name.upper().startswith("DISCORD_TOKEN") else [name]
    with_token = [found for found, _ in misspelt({name: "x", "DISCORD_TOKEN": "y"}, {})]
    assert not {*with_token} & {*similar}


@pytest.mark.parametrize("name", ["RENTROLL_TOKEN", "RENTROLL_DISCORD_TOKEN", "rentroll_token"])
def test_a_misspelt_token_is_not_taken_for_a_token_file(name: str):
    assert list(misspelt({name: "x"}, {})) == [(name, "Did you mean DISCORD_TOKEN?")]


@pytest.mark.parametrize("token", [SECRET, SECRET * 9])
@pytest.mark.parametrize("option", [True, False])
@pytest.mark.usefixtures("logging_as_before")
def test_a_token_given_as_its_file_is_not_printed(
    token: str,
    option: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setenv("RENTROLL_TOKEN_FILE", "" if option else token)
    assert main(["run", *(["--token-file", token] if option else [])]) == 2
    said = capsys.readouterr().err
    assert "RENTROLL_TOKEN_FILE: cannot read a file of that name" in said
    assert "the token itself belongs behind DISCORD_TOKEN=" in said
    assert SECRET not in said


def test_names_of_other_programs_are_not_misspelt_settings():
    others = ("GITHUB_TOKEN", "HOME", "DISPLAY", "DISCORD_WEBHOOK", "NPM_TOKEN", "PGHOST")
    assert not list(misspelt(dict.fromkeys(others, "x"), {}))


@pytest.mark.parametrize(
    ("complaint", "code", "said"),
    [
        ("broken by 'NewConnectionError(': Failed to establish", 2, "no package index answers"),
        ("ERROR: No matching distribution found for aiohttp", 2, "No matching distribution"),
    ],
)
def test_make_run_without_a_network_prints_one_sentence(
    complaint: str, code: int, said: str, tmp_path: Path
):
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    made = tmp_path / ".venv" / "bin"
    made.mkdir(parents=True)
    for name, does in (("python", "exit 0"), ("pip", f'echo "{complaint}" >&2; exit 1')):
        (made / name).write_text(f"#!/bin/sh\n{does}\n")
        (made / name).chmod(0o755)
    (tmp_path / ".venv" / ".made").write_text(f"{tmp_path}\n")
    ended = subprocess.run(
        ["make", "run", "PIP=.venv/bin/pip"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == code
    assert said in ended.stderr
    lines = [line for line in ended.stderr.splitlines() if not line.startswith("make")]
    if "index" in said:
        assert len(lines) == 1
        assert "newest" not in ended.stdout


@pytest.mark.asyncio
async def test_the_playground_alone_says_how_to_reach_it():
    async with rentroll("playground", "--port", "0", "--no-rate-limits") as playground:
        await playground.until("RENTROLL_PLAYGROUND=http://127.0.0.1:")
        assert "token playground" in playground.said
        assert await playground.end(signal.SIGTERM) == 0
    assert "Traceback" not in playground.said


@pytest.mark.parametrize(
    "wrong", [("--shards", "0"), ("--max-concurrency", "0"), ("--servers", "-1")]
)
def test_impossible_numbers_for_a_playground_are_refused(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
):
    assert main(["playground", *wrong]) == 2
    assert f"{wrong[0]}: expected at least" in capsys.readouterr().err


@pytest.mark.asyncio
async def test_several_bots_join_a_separate_playground(tmp_path: Path):
    options = ("--no-rate-limits", "--servers", "5", "--shards", "4", "--max-concurrency", "2")
    async with AsyncExitStack() as open_until_the_end:
        enter = open_until_the_end.enter_async_context
        playground = await enter(rentroll("playground", "--port", "0", *options))
        await playground.until("RENTROLL_PLAYGROUND=http://127.0.0.1:")
        url = playground.said.split("RENTROLL_PLAYGROUND=")[1].split()[0]
        for name in ("one", "two"):
            database = str(tmp_path / name)
            bot = await enter(rentroll("run", "--playground", url, "--database", database))
            await bot.until("connected to Gateway")
        session = await enter(aiohttp.ClientSession(headers={"Authorization": "Bot playground"}))
        async with session.get(f"{url}/api/v10/gateway/bot") as response:
            told = await response.json()
        async with session.get(f"{url}/control/state") as response:
            state = await response.json()
    assert told["shards"] == 4
    assert told["session_start_limit"]["max_concurrency"] == 2
    assert len(state["applications"][0]["guilds"]) == 7
    first = [one["connected"] for one in state["sessions"] if one["shard"] == [0, 4]]
    assert first == [True, True]


@pytest.mark.asyncio
async def test_requests_go_through_a_proxy_and_the_gateway_does_not(tmp_path: Path):
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    asked: list[str] = []

    async def forward(request: web.Request) -> web.Response:
        asked.append(request.path)
        async with aiohttp.request(
            request.method,
            running.url + request.path_qs,
            headers=request.headers,
            data=await request.read(),
        ) as answer:
            kind = {"Content-Type": answer.headers.get("Content-Type", "")}
            return web.Response(status=answer.status, body=await answer.read(), headers=kind)

    proxy = web.Application()
    proxy.add_routes([web.route("*", "/{rest:.*}", forward)])
    async with TestServer(proxy) as server:
        env = {"RENTROLL_PLAYGROUND": running.url, "RENTROLL_API": str(server.make_url("/"))}
        async with rentroll("run", "--database", str(tmp_path / "here"), **env) as bot:
            await bot.until("connected to Gateway")
    told = running.control.statistics({})
    await running.close()
    assert "/api/v10/users/@me" in asked
    assert 0 < told["counted"] <= len(asked), "none went another way"


@pytest.mark.asyncio
@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_refused_token_is_one_line_and_never_shown(form: str):
    running = await serve(PlaygroundSettings(port=0))
    env = {"DISCORD_TOKEN": SECRET, "RENTROLL_PLAYGROUND": running.url}
    args = ("--log-level", "debug", "--log-format", form)
    try:
        async with rentroll("run", *args, **env) as bot:
            assert await bot.end() == 2
    finally:
        await running.close()
    last = bot.said.splitlines()[-1]
    assert last.startswith("error: Discord does not accept this token")
    assert f"tried {running.url}" in last, "or a playground is taken for Discord"
    assert "Traceback" not in bot.said
    for part in SECRET.split("."):
        assert part not in bot.said


@pytest.mark.usefixtures("logging_as_before")
def test_a_token_in_an_error_is_hidden():
    for form in FORMATS:
        stream = io.StringIO()
        set_up(Config(token=SECRET, log_format=form), stream)
        log = logging.getLogger("somewhere")
        try:
            raise RuntimeError(f"no luck with {SECRET}")
        except RuntimeError:
            log.exception("the header was %s", {"Authorization": f"Bot {SECRET}"})
        assert SECRET not in stream.getvalue()
        assert stream.getvalue().count(HIDDEN) >= 2, "in the message and in the traceback"
        assert "no luck with" in stream.getvalue()
    assert SECRET not in repr(Config(token=SECRET))


@pytest.mark.usefixtures("logging_as_before")
def test_json_logs_are_one_object_per_line():
    stream = io.StringIO()
    set_up(Config(log_format="json", log_level="warning"), stream)
    logging.getLogger("a.b").warning("two\nlines for %s", "Zoë")
    logging.getLogger("a.b").info("not shown")
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert entry["message"] == "two\nlines for Zoë"
    assert (entry["level"], entry["logger"]) == ("warning", "a.b")
    assert entry["time"].endswith("+00:00")


async def _fail(error: Exception) -> None:
    raise error


def of_sqlite(code: int, words: str) -> DatabaseFailed:
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return failed(error)


UNWELL: Any = SimpleNamespace(status=503, reason="Service Unavailable")


@pytest.mark.parametrize(
    ("error", "words", "code"),
    [
        (discord.LoginFailure("Improper token"), "does not accept this token", 2),
        (discord.PrivilegedIntentsRequired(None), "refuses the intents", 2),
        (discord.ConnectionClosed(UNWELL, shard_id=0, code=4011), r"for good \(code 4011\)", 2),
        (OSError(errno.EADDRINUSE, "in use"), "port is in use already", 2),
        (OSError(errno.EACCES, "Permission denied"), "Permission denied", 2),
        (failed(sqlite3.DatabaseError("file is not a database")), "file is not a database", 2),
        (of_sqlite(sqlite3.SQLITE_CANTOPEN, "unable to open"), "unable to open", 2),
        (of_sqlite(sqlite3.SQLITE_BUSY_RECOVERY, "database is locked"), "is locked", 75),
        (of_sqlite(sqlite3.SQLITE_FULL, "database or disk is full"), "disk is full", 75),
        (OSError(errno.ENOSPC, "No space left on device"), "No space left", 75),
        (aiohttp.ClientConnectionError("no route"), "cannot reach Discord: no route", 75),
        (TimeoutError(), "cannot reach Discord: TimeoutError", 75),
        (discord.DiscordServerError(UNWELL, "down"), "Discord has an outage", 75),
        (discord.GatewayNotFound(), "Discord has an outage", 75),
    ],
)
def test_errors_that_a_host_can_fix_are_one_line(error: Exception, words: str, code: int):
    with pytest.raises(CannotDo, match=words) as caught:
        run._run(_fail(error), Config())
    assert "\n" not in str(caught.value)
    assert caught.value.code == code, "75 where trying again can help, as a service manager does"


@pytest.mark.asyncio
async def test_an_outage_at_the_start_ends_with_exit_code_75():
    running = await serve(PlaygroundSettings(port=0))
    running.control.fault({"kind": "error", "status": 503, "path": "/users/@me"})
    try:
        async with rentroll("run", RENTROLL_PLAYGROUND=running.url) as unwell:
            assert await unwell.end() == 75
    finally:
        await running.close()
    assert unwell.said.splitlines()[-1].startswith("error: Discord has an outage")
    async with rentroll("run", RENTROLL_PLAYGROUND=running.url) as nobody_there:
        assert await nobody_there.end() == 75
    assert nobody_there.said.splitlines()[-1].startswith("error: cannot reach http://127.0.0.1:")
    assert "Traceback" not in unwell.said + nobody_there.said


@pytest.mark.asyncio
async def test_rentroll_guild_is_refused_if_the_bot_is_not_in_that_server():
    running = await serve(PlaygroundSettings(port=0))
    env = {"RENTROLL_GUILD": "1234", "RENTROLL_PLAYGROUND": running.url}
    try:
        async with rentroll("run", **env) as bot:
            assert await bot.end() == 2
    finally:
        await running.close()
    told = "error: RENTROLL_GUILD: the bot is not in that server"
    assert bot.said.splitlines()[-1] == told
    assert "Traceback" not in bot.said


@pytest.mark.asyncio
async def test_the_database_is_opened_before_the_login(tmp_path: Path):
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    async with rentroll(
        "run", "--database", str(other), RENTROLL_PLAYGROUND="http://127.0.0.1:1"
    ) as bot:
        assert await bot.end() == 2
    assert "is a database of another program" in bot.said.splitlines()[-1]
    assert "logging in" not in bot.said


@pytest.mark.asyncio
async def test_the_log_says_that_the_bot_is_ready_with_its_version_and_database():
    async with rentroll("run", "--port", "0") as bot:
        await bot.until("ready: Rentroll ")
        assert await bot.end(signal.SIGTERM) == 0
    (line,) = [line for line in bot.said.splitlines() if "ready: Rentroll" in line]
    assert line.endswith(f"Rentroll {version()}, database playground.sqlite3, 2 servers, 0 games")


@pytest.mark.asyncio
async def test_games_and_moderators_are_logged_by_id(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    mia = await evening.seat("Mia")
    table = await start_table(evening, robots=0, variant="timed", minutes=1)
    told = f"game {table.game} began: server {table.guild}, channel {table.channel}"
    assert told in caplog.text
    evening.time.now += 60
    await evening.parts.tables.tick()
    assert f"game {table.game} is over: server {table.guild}" in caplog.text
    other = await start_table(evening, robots=0, channel="table-one")
    nonce = await mia.slash("moderate", sub("end"), channel="table-one")
    assert await mia.outcome(nonce) == "done"
    told = f"game {other.game} was closed: server {other.guild}"
    await evening.until(lambda: told in caplog.text)
    where = f"server {other.guild}, channel {other.channel}"
    deed = f"{where}: moderator {mia.id} used moderate end (game {other.game})"
    await evening.until(lambda: deed in caplog.text)
    page = await page_of(mia)
    await choose(mia, page, "most_games", "3")
    assert f"moderator {mia.id} used setup set (most_games: 3)" in caplog.text
    for person in evening.people.values():
        assert person.name not in caplog.text.casefold()


@pytest.mark.asyncio
async def test_an_error_at_every_tick_is_logged_once_an_hour(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    tried = 0

    async def winding() -> None:
        nonlocal tried
        tried += 1
        raise OSError(errno.ENOSPC, "No space left on device")

    evening.bot.jobs.every(0.01, winding, timeout=60)
    await evening.until(lambda: tried >= 3)
    assert caplog.text.count("winding failed") == 1
    evening.time.now += 3600
    await evening.until(lambda: caplog.text.count("winding failed") == 2)


@pytest.mark.asyncio
async def test_a_repeated_error_of_a_clock_is_logged_once_an_hour(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, speed="live")

    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(table, "submit", full)
    evening.time.now = table.timers[DECISION].due
    await evening.parts.tables.tick()
    await evening.parts.tables.tick()
    assert caplog.text.count("a clock failed") == 1
    evening.time.now += 3600
    await evening.parts.tables.tick()
    assert caplog.text.count("a clock failed") == 2
    monkeypatch.undo()


def test_the_version_option_prints_the_version(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert capsys.readouterr().out == f"rentroll {pyproject['project']['version']}\n"


def newer_database(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute("PRAGMA user_version = 99")
        connection.commit()
    return path


@pytest.mark.asyncio
async def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path):
    newer = newer_database(tmp_path / "newer.db")
    text = tmp_path / "text.db"
    text.write_text("not a database, but long enough to be looked at " * 20)
    running = await serve(PlaygroundSettings(port=0))
    try:
        for path, words in (
            (newer, "it was written by a newer one"),
            (text, "file is not a database"),
            (tmp_path / "nowhere" / "x.db", f"there is no folder {tmp_path / 'nowhere'}. Make it"),
        ):
            async with rentroll(
                "run", "--database", str(path), RENTROLL_PLAYGROUND=running.url
            ) as bot:
                assert await bot.end() == 2
            assert words in bot.said.splitlines()[-1]
            assert "Traceback" not in bot.said
    finally:
        await running.close()


@pytest.mark.parametrize(("passing", "code"), [(True, 75), (False, 2)])
def test_a_command_that_cannot_read_a_database_says_if_a_retry_may_help(
    passing: bool,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    async def look(_where: Path) -> Database:
        raise DatabaseFailed("it is locked", passing=passing)

    monkeypatch.setattr(Database, "look", look)
    there = tmp_path / "there.db"
    there.touch()
    for command in (["games"], ["export", "1"]):
        assert main([*command, "--database", str(there)]) == code
        assert "cannot be read as a database: it is locked" in capsys.readouterr().err


@pytest.mark.asyncio
async def test_a_port_in_use_is_one_line():
    running = await serve(PlaygroundSettings(port=0))
    port = running.url.rpartition(":")[2]
    try:
        for command in ("run", "playground"):
            async with rentroll(command, "--port", port) as second:
                assert await second.end() == 2
            assert second.said.splitlines()[-1].startswith("error: this port is in use already")
    finally:
        await running.close()


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["run", "--playground", "ftp://example.org"], "expected an address"),
        (["run", "--port", "70000"], "expected 0 to 65535"),
        (["run", "--token-file", "nothing"], "cannot read nothing"),
        (["playground", "--host", "0.0.0.0", "--port", "0"], "playground --open-to-others"),
        (["run", "--host", "0.0.0.0", "--port", "0"], "`rentroll playground --open-to-others`"),
        (["games"], "there is no database rentroll.sqlite3"),
        (["backup", "copy.db"], "there is no database"),
        (["export", "seven"], "expected a whole number"),
        (["replay", "7", "-o", "x.gif", "--size", "7"], "--size"),
        (["replay", "7", "-o", "x.mp4"], "a name that ends in .gif"),
        (["replay", "7", "--html", "-o", "x.gif"], "a name that ends in .html"),
    ],
)
@pytest.mark.usefixtures("logging_as_before")
def test_invalid_settings_and_options_are_refused_in_one_line(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
):
    assert main(args) == 2
    (line,) = [one for one in capsys.readouterr().err.splitlines() if one.startswith("error: ")]
    assert words in line


def test_the_environment_overrides_the_settings_file(tmp_path: Path):
    (tmp_path / ".env").write_text(
        "# settings\n\nDISCORD_TOKEN='abc'\nexport RENTROLL_PORT=99\nRENTROLL_DB=\n"
    )
    config = Config.read(environment({"RENTROLL_PORT": "100"}, tmp_path))
    assert (config.token, config.port, str(config.database)) == ("abc", 100, "rentroll.sqlite3")
    (tmp_path / ".env").write_text("nonsense\n")
    with pytest.raises(BadSetting, match="line 1"):
        environment({}, tmp_path)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("DISCORD_TOKEN=abc # of the bot", "abc"),
        ("DISCORD_TOKEN = 'abc' # of the bot", "abc"),
        ('export DISCORD_TOKEN="a # b"', "a # b"),
        ("DISCORD_TOKEN=a#b", "a#b"),
        ("DISCORD_TOKEN= # none yet", ""),
        ("DISCORD_TOKEN=", ""),
        ("DISCORD_TOKEN=a=b'c", "a=b'c"),
    ],
)
def test_a_line_of_the_settings_file_may_have_quotes_and_a_comment(
    tmp_path: Path, line: str, value: str
):
    (tmp_path / ".env").write_text(f"{line}\n")
    assert environment({}, tmp_path) == {"DISCORD_TOKEN": value}


@pytest.mark.parametrize("line", ["DISCORD_TOKEN='abc", 'DISCORD_TOKEN="a"b', "DISCORD_TOKEN"])
def test_an_ambiguous_line_of_the_settings_file_is_refused(tmp_path: Path, line: str):
    (tmp_path / ".env").write_text(f"\n{line}\n")
    with pytest.raises(BadSetting, match="line 2: expected NAME=value"):
        environment({}, tmp_path)


def test_a_byte_order_mark_is_not_part_of_the_first_name(tmp_path: Path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-8-sig")
    (tmp_path / "token").write_text("abc\n", encoding="utf-8-sig")
    assert environment({}, tmp_path) == {"DISCORD_TOKEN": "abc"}
    assert Config.read({"RENTROLL_TOKEN_FILE": str(tmp_path / "token")}).token == "abc"


@pytest.mark.parametrize("name", ["RENTROLL_TOKEN_FILE", "--token-file"])
@pytest.mark.usefixtures("logging_as_before")
def test_a_token_file_without_a_token_is_an_error_and_no_playground(
    tmp_path: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    (tmp_path / "token").write_text(" \n")
    monkeypatch.setenv("RENTROLL_TOKEN_FILE", "token" if name.startswith("R") else "")
    option = [] if name.startswith("R") else [name, "token"]
    assert main(["run", *option]) == 2
    assert "token is empty" in capsys.readouterr().err
    if not option:
        for other in (["games"], ["health"], ["backup"], ["invite"], ["export", "1"]):
            assert main(other) == 2, "every command knows it"
            assert "token is empty" in capsys.readouterr().err


@pytest.mark.parametrize("blank", ["", "  "])
@pytest.mark.usefixtures("logging_as_before")
def test_a_service_without_a_token_ends_and_opens_no_playground(
    blank: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", blank)
    monkeypatch.setenv("RENTROLL_TOKEN_REQUIRED", "yes")
    assert main(["run"]) == 2
    assert "there is no token, and this service has to have one" in capsys.readouterr().err


def test_a_token_of_the_environment_wins_over_a_file(tmp_path: Path):
    (tmp_path / "token").write_text("of a file\n")
    env = {"RENTROLL_TOKEN_FILE": str(tmp_path / "token")}
    assert Config.read(env).token == "of a file"
    assert str(Config.read(env).database) == "rentroll.sqlite3"
    assert Config.read({**env, "DISCORD_TOKEN": "mine"}).token == "mine"
    with pytest.raises(BadSetting, match="expected yes or no"):
        Config.read({"RENTROLL_TOKEN_REQUIRED": "perhaps"})


def test_a_token_of_several_lines_is_refused_before_it_is_sent(tmp_path: Path):
    (tmp_path / "token").write_text("# the bot's\nabc\n")
    for name, value in (
        ("RENTROLL_TOKEN_FILE", str(tmp_path / "token")),
        ("DISCORD_TOKEN", "abc\ndef"),
    ):
        with pytest.raises(BadSetting, match=f"{name}: expected the token alone") as refused:
            Config.read({name: value})
        assert "abc" not in str(refused.value)


@needs_bounds
@pytest.mark.asyncio
@pytest.mark.parametrize("command", ["games", "backup", "restore COPY", "run", "health", "doctor"])
async def test_a_database_of_another_user_is_a_one_line_error(command: str, tmp_path: Path):
    locked = tmp_path / "locked"
    locked.mkdir(mode=0)
    args = command.replace("COPY", str(locked / "copy.sqlite3")).split()
    database = str(locked / "rentroll.sqlite3")
    async with rentroll(*args, "--database", database, through=AS_A_USER) as asked:
        assert await asked.end() in (1, 2)
    assert str(locked) in asked.said
    assert "ermission denied" in asked.said or "may not be written" in asked.said
    assert "Traceback" not in asked.said


@needs_bounds
@pytest.mark.asyncio
async def test_a_backup_without_read_permission_is_refused_by_name(tmp_path: Path):
    copy = tmp_path / "copy.sqlite3"
    copy.touch(mode=0)
    args = ("restore", str(copy), "--database", str(tmp_path / "here.sqlite3"))
    async with rentroll(*args, through=AS_A_USER) as asked:
        assert await asked.end() == 2
    assert asked.said == f"error: {copy} may not be read by this user\n"


def test_an_empty_setting_is_not_set():
    assert Config.read(dict.fromkeys(SETTINGS, "")) == Config()
    assert Config.read(dict.fromkeys(SETTINGS, " ")) == Config()


def test_an_impossible_port_is_refused():
    with pytest.raises(BadSetting, match="RENTROLL_PORT: expected 0 to 65535, got 65536"):
        Config.read({"RENTROLL_PORT": "65536"})


def test_the_example_settings_file_has_the_default_values(tmp_path: Path):
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text())
    assert Config.read(environment({}, tmp_path)) == Config()


async def command(*args: str) -> Any:
    """Run a command in a thread, while the bot of this process runs."""
    return await asyncio.to_thread(main, list(args))


@pytest.mark.asyncio
async def test_a_backup_while_the_bot_runs_holds_every_game(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await start_table(evening, robots=0)
    source, target = f"--database={evening.database}", tmp_path / "copy.db"
    assert await command("backup", str(target), source) == 0
    assert await command("backup", str(target), source) == 2
    assert "is there already" in capsys.readouterr().err
    await arrange(table, turn_of(0))
    assert await command("backup", str(target), source, "--force") == 0
    assert await command("backup", str(tmp_path / "nowhere" / "x"), source) == 2
    assert await command("backup", str(evening.database), source, "--force") == 2, "not onto itself"
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT id, status FROM games").fetchall() == [(table.game, "live")]
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        sqlite3.connect(f"file:{target}.part?mode=ro", uri=True)


@pytest.mark.asyncio
async def test_a_backup_is_one_file_and_readable_in_a_read_only_folder(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0)
    copy = tmp_path / "copy.db"
    assert await command("backup", str(copy), f"--database={evening.database}") == 0
    assert copy.read_bytes()[18:20] == b"\x01\x01", "the journal's kind: beside it only to write"
    with closing(sqlite3.connect(copy)) as by_hand:
        by_hand.execute("PRAGMA journal_mode = WAL")
    real = os.access

    def access(path: Any, mode: int) -> bool:
        return real(path, mode) and not mode & os.W_OK

    monkeypatch.setattr(os, "access", access)
    assert read_only(copy).endswith("?mode=ro&immutable=1")
    assert [game.id for game in await asyncio.to_thread(list_games, copy)] == [table.game]
    assert read_only(evening.database).endswith("?mode=ro"), "the bot writes to it"


@pytest.mark.asyncio
async def test_games_are_listed_while_the_bot_runs(
    evening: Evening, capsys: pytest.CaptureFixture[str]
):
    database = f"--database={evening.database}"
    assert await command("games", database) == 0
    assert "no games yet" in capsys.readouterr().out
    table = await start_table(evening, robots=1, edition="nyc")
    capsys.readouterr()
    assert await command("games", database, "--json") == 0
    (game,) = json.loads(capsys.readouterr().out)
    assert game["id"] == table.game
    assert (game["status"], game["edition"]) == ("live", "nyc")
    assert game["players"] == ["Ana", "Ben", "Robo 1"] or len(game["players"]) == 3
    assert game["channel"] == str(table.channel)
    assert game["turn"] >= 1
    assert await command("games", database) == 0
    shown = capsys.readouterr().out
    assert "live" in shown
    assert str(table.channel) in shown


async def exported(evening: Evening, game: int, capsys: pytest.CaptureFixture[str]) -> Any:
    capsys.readouterr()
    assert await command("export", str(game), f"--database={evening.database}") == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.asyncio
async def test_an_export_tells_the_whole_game_but_no_secret_before_its_end(
    evening: Evening, capsys: pytest.CaptureFixture[str]
):
    seed = "a seed nobody knows"
    table = await start_table(evening, robots=0, seed=seed, variant="timed", minutes=1)
    data = await exported(evening, table.game, capsys)
    text = json.dumps(data)
    assert seed not in text
    assert data["seed_hash"] == fingerprint(seed)
    shuffles = [e for e in data["commits"][0]["events"] if "shuffled" in e["type"]]
    assert shuffles
    assert all(event["hidden"] is True for event in shuffles), "the decks' order is hidden too"
    for person in evening.people.values():
        assert person.id not in text, "no user's id"
    assert [sorted(seat) for seat in data["seats"]] == [["name", "robot", "token"]] * 2

    evening.time.now += 60
    while not table.over:  # the open decision comes first
        await evening.parts.tables.tick()
        evening.time.now += 1
        await asyncio.sleep(0)
    data = await exported(evening, table.game, capsys)
    assert data["seed"] == seed
    ed = msgspec.convert(data["edition"], Edition, strict=False)
    state = blank(ed, [seat["token"] for seat in data["seats"]], seed)
    for entry in data["commits"]:
        events = msgspec.convert(entry["events"], list[Event], strict=False)
        state = fold(state, events)
        assert digest(state).hex() == entry["digest"], "the log can be checked by anyone"
    assert state == table.state


@pytest.mark.asyncio
async def test_a_replay_of_a_stored_game_skips_undone_entries(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await start_table(evening, people=(), robots=2, seed="4")
    await evening.until(lambda: table.state.turn.number > 6)
    await table.pause()
    back = table.seq - 3
    await table.undo(back, "moderator")
    # A blind choice of a tax would refuse the replay.
    while any(isinstance(asked, TaxChoice) for asked in table.state.pending):
        back -= 1
        await table.undo(back, "moderator")
    film = tmp_path / "film.gif"
    database = f"--database={evening.database}"
    assert await command("replay", str(table.game), "-o", str(film), "--size", "512", database) == 0
    with Image.open(film) as picture:
        assert picture.format == "GIF"
        picture.seek(3)
        assert picture.width == 512
    page = tmp_path / "game.html"
    assert await command("replay", str(table.game), "--html", "-o", str(page), database) == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    where = str(tmp_path / "nowhere" / "film.gif")
    capsys.readouterr()
    assert await command("replay", str(table.game), "-o", where, "--size=512", database) == 2
    assert "cannot write" in capsys.readouterr().err
    assert await command("export", "99", database) == 2
    assert "there is no game 99" in capsys.readouterr().err
