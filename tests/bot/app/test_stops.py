"""Tests that a stop during the start, play or another stop prints no traceback."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from bot.workshop.laboratory.report import lab_plan
from bot.workshop.laboratory.worker import Order
from editions.loader import load
from engine.rules import configure
from tests.soak.killing import Ordeal, an_ordeal
from tests.support.bot_process import Stops
from tests.support.paths import ROOT
from tests.support.patience import patience, share

KILLED = {-signal.SIGINT, -signal.SIGTERM}
"""Exit codes of a process that a second signal has ended."""
START = (
    "bot.store.database.database:Database.open",
    "bot.app.client:claim",
    "bot.app.client:join",
    "bot.store.database.settings_table:SettingsTable.load",
    "bot.app.client:wire",
    "bot.discord_api.command_sync:CommandSync.update",
    "bot.discord_api.command_sync:CommandSync._note_ids",
    "bot.app.cluster.handover:Handover.start",
    "bot.app.cluster.handover:Handover.run_errands",
    "bot.app.client:start_jobs",
    "bot.discord_api.gateway:Connector._attempt",
    "bot.tables.registry:Tables.read_all",
    "bot.messages.keeper:MessageKeeper.recover_requests",
    "bot.app.cluster.handover:Handover.ready",
)
"""The phases of the start, in order."""
STOP = (
    "bot.app.client:Rentroll._close",
    "bot.support.periodic:PeriodicJobs.close",
    "bot.discord_api.gateway:Gateway.close_all",
    "bot.support.background:BackgroundTasks.close",
    "bot.messages.keeper:MessageKeeper.close",
    "bot.tables.registry:Tables.close",
    "discord.http:HTTPClient.close",
    "bot.store.database.sqlite:SqliteDatabase.close",
    "bot.discord_api.painter:Painter.close",
)
"""The phases of the stop, in order."""
IMPORTED = ("bot.cli.all_commands", "discord", "bot.app.client", "bot.playground.server")
"""Modules that a start imports late, in order."""


async def printed(ordeal: Ordeal, stops: Stops) -> tuple[int, str]:
    """Start a bot that stops at a phase, and return its exit code and output."""
    async with ordeal.alive(stops) as bot, patience():
        code = await bot.wait()
    return code, _read(Path(stops.prints_to))


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.asyncio
async def test_a_stop_at_each_phase_of_the_start_prints_no_traceback(tmp_path: Path):
    async with an_ordeal(tmp_path / "games.db", random.Random("1")) as ordeal:
        game = await ordeal.begin("1")
        for number, place in enumerate(START):
            asked = (signal.SIGTERM, signal.SIGINT)[number % 2]
            file = str(tmp_path / f"{number}.log")
            code, said = await printed(ordeal, Stops((place,), (asked,), prints_to=file))
            assert code == 0, (place, said)
            assert "Traceback" not in said, (place, said)
            assert "ERROR" not in said, (place, said)
            assert "stopping" in said, place
        assert await ordeal.check(game)


@pytest.mark.asyncio
async def test_a_second_stop_at_each_phase_of_the_stop_ends_it_at_once(tmp_path: Path):
    async with an_ordeal(tmp_path / "games.db", random.Random("1")) as ordeal:
        game = await ordeal.begin("1")
        for number, place in enumerate(STOP):
            file = str(tmp_path / f"{number}.log")
            at = ("bot.app.cluster.handover:Handover.ready", place)
            twice = (signal.SIGTERM, (signal.SIGTERM, signal.SIGINT)[number % 2])
            code, said = await printed(ordeal, Stops(at, twice, prints_to=file))
            assert code in KILLED, (place, said)
            assert "Traceback" not in said, (place, said)
        assert await ordeal.check(game)


@pytest.mark.asyncio
async def test_a_stop_that_hangs_ends_the_process_after_a_while(tmp_path: Path):
    file = str(tmp_path / "said.log")
    async with an_ordeal(tmp_path / "games.db", random.Random("1")) as ordeal:
        await ordeal.begin("1")
        stops = Stops(
            ("bot.app.cluster.handover:Handover.ready",),
            (signal.SIGTERM,),
            hangs_at="bot.tables.registry:Tables.close",
            longest=0.5,
            prints_to=file,
        )
        code, said = await printed(ordeal, stops)
    assert code == 0
    assert "the process ends now" in said


async def stop_under_presses(ordeal: Ordeal, game: int, moment: float, folder: Path) -> None:
    """Start a bot, press buttons all the time, and stop it after `moment` seconds."""
    file = folder / f"{moment:.6f}.log"
    asked = ordeal.chance.choice([signal.SIGTERM, signal.SIGINT])
    async with ordeal.alive(Stops(prints_to=str(file))) as bot:
        playing = asyncio.create_task(ordeal.play(game))
        await asyncio.sleep(moment)
        bot.send_signal(asked)
        begun = monotonic()
        async with patience():
            code = await bot.wait()
        took = monotonic() - begun
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    said = _read(file)
    assert code in (0, -asked), said
    assert "Traceback" not in said, said
    assert took < 5.5 / share(), said


@pytest.mark.asyncio
@pytest.mark.parametrize("times", [4, pytest.param(50, marks=pytest.mark.long)])
async def test_a_stop_under_presses_prints_no_traceback_and_loses_nothing(
    times: int, tmp_path: Path
):
    chance, left = random.Random(str(times)), times
    while left:
        async with an_ordeal(tmp_path / f"{left}.db", chance) as ordeal:
            game, goes_on = await ordeal.begin(str(left)), True
            while goes_on and left:  # begin another game when this one is over
                await stop_under_presses(ordeal, game, chance.uniform(0.0, 2.0) / share(), tmp_path)
                left -= 1
                goes_on = left % 5 > 0 or await ordeal.check(game)


FINDER = """
import os, signal, sys
module = sys.argv[1]
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from bot.cli import main
sys.argv[1:] = ["run", "--port", "0"]
sys.exit(main())
"""


@pytest.mark.parametrize("module", IMPORTED)
def test_ctrl_c_while_modules_are_imported_prints_nothing(module: str, tmp_path: Path):
    ended = subprocess.run(
        [sys.executable, "-c", FINDER, module],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == -signal.SIGINT
    assert (ended.stdout, ended.stderr) == (b"", b"")


@pytest.mark.parametrize("order", [b"", b"\x82\xa4pla"])
def test_the_laboratory_ends_without_output_when_the_bot_stops(order: bytes):
    ended = subprocess.run(
        [sys.executable, "-m", "bot.workshop.laboratory.worker"],
        cwd=ROOT,
        input=order,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_laboratory_ends_without_output_when_nobody_reads_its_results(tmp_path: Path):
    reader, writer = os.pipe()
    os.close(reader)
    plan = lab_plan(configure(load("classic")))
    with subprocess.Popen(
        [sys.executable, "-m", "bot.workshop.laboratory.worker"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=writer,
        stderr=subprocess.PIPE,
    ) as worker:
        os.close(writer)
        _, said = worker.communicate(msgspec.msgpack.encode(Order(plan, 50, 20.0)), timeout=60)
    assert (worker.returncode, said) == (0, b"")
