"""A host's command line: running, stopping, copying, listing, exporting; and no secret in a log."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image

from bot.cli import main
from bot.config import FORMATS, BadSetting, CannotDo, Config, environment
from bot.hosting import run
from bot.logs import HIDDEN, set_up
from bot.playground.server import Settings, serve
from bot.store.codec import digest
from engine.edition import Edition
from engine.events import Event
from engine.game import fold
from engine.rng import fingerprint
from engine.setup import blank
from tests.bot.evening import Evening
from tests.bot.tables import arrange, start_table, turn_of

ROOT = Path(__file__).resolve().parents[2]
SECRET = "MTIzNDU2.fake-Secret_token.very-long"
PATIENCE = 30.0


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting of the machine, and no .env file, reaches these tests."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("RENTROLL_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)


@pytest.fixture
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


class Process:
    """`rentroll` in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    async def until(self, text: str) -> None:
        """Read what it prints until it says this."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while text not in self.said:
                line = await self.process.stdout.readline()
                assert line, f"it ended: {self.said}"
                self.said += line.decode()

    async def end(self, number: signal.Signals | None = None) -> int:
        """Ask it to end, if need be, and wait for it; returns the exit code."""
        if number is not None:
            self.process.send_signal(number)
        async with asyncio.timeout(PATIENCE):
            rest, _ = await self.process.communicate()
        self.said += rest.decode()
        return self.process.returncode or 0


@asynccontextmanager
async def rentroll(*args: str, **env: str) -> AsyncIterator[Process]:
    """Run a command with its two outputs in one."""
    program = "import sys; from bot.cli import main; sys.exit(main())"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, *args),
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
    with closing(sqlite3.connect("file:rentroll.sqlite3?mode=rw", uri=True)) as made:
        assert made.execute("SELECT count(*) FROM games").fetchone() == (0,)


@pytest.mark.asyncio
async def test_the_playground_alone_says_how_to_reach_it():
    async with rentroll("playground", "--port", "0", "--no-rate-limits") as playground:
        await playground.until("RENTROLL_PLAYGROUND=http://127.0.0.1:")
        assert "token playground" in playground.said
        assert await playground.end(signal.SIGTERM) == 0
    assert "Traceback" not in playground.said


@pytest.mark.asyncio
@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_refused_token_is_one_line_and_never_shown(form: str):
    running = await serve(Settings(port=0))
    env = {"DISCORD_TOKEN": SECRET, "RENTROLL_PLAYGROUND": running.url}
    args = ("--log-level", "debug", "--log-format", form)
    try:
        async with rentroll("run", *args, **env) as bot:
            assert await bot.end() == 2
    finally:
        await running.close()
    assert bot.said.splitlines()[-1].startswith("error: Discord does not accept this token")
    assert "Traceback" not in bot.said
    for part in SECRET.split("."):
        assert part not in bot.said


@pytest.mark.usefixtures("_logging_as_before")
def test_a_token_in_an_error_is_blotted_out():
    for form in FORMATS.values():
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


@pytest.mark.usefixtures("_logging_as_before")
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


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.LoginFailure("Improper token"), "does not accept this token"),
        (discord.PrivilegedIntentsRequired(None), "refuses the intents"),
        (OSError(errno.EADDRINUSE, "in use"), "port is in use already"),
        (OSError(errno.EACCES, "Permission denied"), "Permission denied"),
        (sqlite3.DatabaseError("file is not a database"), "file is not a database"),
    ],
)
def test_what_a_host_can_mend_is_said_in_one_line(error: Exception, words: str):
    with pytest.raises(CannotDo, match=words) as caught:
        run._run(_fail(error), Config())
    assert "\n" not in str(caught.value)


def newer_database(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.commit()
    return path


@pytest.mark.asyncio
async def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path):
    newer = newer_database(tmp_path / "newer.db")
    text = tmp_path / "text.db"
    text.write_text("not a database, but long enough to be looked at " * 20)
    running = await serve(Settings(port=0))
    try:
        for path, words in (
            (newer, "it was written by a newer one"),
            (text, "file is not a database"),
            (tmp_path / "nowhere" / "x.db", "unable to open database file"),
        ):
            async with rentroll(
                "run", "--database", str(path), RENTROLL_PLAYGROUND=running.url
            ) as bot:
                assert await bot.end() == 2
            assert words in bot.said.splitlines()[-1]
            assert "Traceback" not in bot.said
    finally:
        await running.close()


@pytest.mark.asyncio
async def test_a_port_in_use_is_one_line():
    running = await serve(Settings(port=0))
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
        (["playground", "--host", "0.0.0.0", "--port", "0"], "without --open-to-others"),
        (["games"], "there is no database rentroll.sqlite3"),
        (["backup", "copy.db"], "there is no database"),
        (["export", "seven"], "expected a whole number"),
        (["replay", "7", "-o", "x.gif", "--size", "7"], "--size"),
    ],
)
@pytest.mark.usefixtures("_logging_as_before")
def test_what_makes_no_sense_is_refused_in_one_line(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
):
    assert main(args) == 2
    (line,) = [one for one in capsys.readouterr().err.splitlines() if one.startswith("error: ")]
    assert words in line


def test_settings_come_from_the_environment_and_below_it_from_a_file(tmp_path: Path):
    (tmp_path / ".env").write_text(
        "# settings\n\nDISCORD_TOKEN='abc'\nexport RENTROLL_PORT=99\nRENTROLL_DB=\n"
    )
    config = Config.read(environment({"RENTROLL_PORT": "100"}, tmp_path))
    assert (config.token, config.port, config.database.name) == ("abc", 100, "rentroll.sqlite3")
    (tmp_path / ".env").write_text("nonsense\n")
    with pytest.raises(BadSetting, match="line 1"):
        environment({}, tmp_path)


def test_the_example_of_a_settings_file_is_what_would_be_anyway(tmp_path: Path):
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text())
    assert Config.read(environment({}, tmp_path)) == Config()


async def command(*args: str) -> Any:
    """Run a command beside the bot of this process."""
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
    assert await command("backup", str(tmp_path), source) == 2
    assert await command("backup", str(tmp_path / "nowhere" / "x"), source) == 2
    assert await command("backup", str(evening.database), source, "--force") == 2, "not onto itself"
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT id, status FROM games").fetchall() == [(table.game, "live")]
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        sqlite3.connect(f"file:{target}.part?mode=ro", uri=True)


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
    await evening.bot.tables.tick()
    assert table.over
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
async def test_a_replay_of_a_stored_game_skips_what_was_taken_back(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await start_table(evening, people=(), robots=2, seed="4")
    await evening.until(lambda: table.state.turn.number > 6)
    await table.undo(table.seq - 3, "moderator")
    film = tmp_path / "film.gif"
    database = f"--database={evening.database}"
    assert await command("replay", str(table.game), "-o", str(film), "--size", "512", database) == 0
    with Image.open(film) as picture:
        assert picture.format == "GIF"
        picture.seek(3)
        assert picture.width == 512
    where = str(tmp_path / "nowhere" / "film.gif")
    capsys.readouterr()
    assert await command("replay", str(table.game), "-o", where, "--size=512", database) == 2
    assert "cannot write" in capsys.readouterr().err
    assert await command("export", "99", database) == 2
    assert "there is no game 99" in capsys.readouterr().err
