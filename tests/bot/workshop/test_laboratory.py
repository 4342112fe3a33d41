"""The laboratory's child process and its queue."""

from __future__ import annotations

import asyncio
import errno
import io
import os
import signal
import sys
from types import SimpleNamespace

import msgspec
import pytest

from bot.workshop.laboratory import process, worker
from bot.workshop.laboratory.fair_queue import Turns
from bot.workshop.laboratory.process import LabFailed, Laboratory
from bot.workshop.laboratory.report import lab_plan, run_lab
from bot.workshop.laboratory.worker import Judged, Order, Played
from editions.loader import load
from engine.rules import configure


async def ignore(played: int) -> None:
    """Ignore the progress."""


@pytest.mark.asyncio
async def test_the_event_loop_runs_while_another_process_finds_the_same_results():
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    played: list[int] = []

    async def told(games: int) -> None:
        played.append(games)

    ticking = asyncio.create_task(tick())
    found = await Laboratory().judge(load("harbour"), 50, told, 0)
    ticking.cancel()
    assert found == run_lab(lab_plan(configure(load("harbour"))), 50, 1)
    assert played == [25, 50]
    assert ticks > 10


@pytest.mark.asyncio
async def test_an_error_in_the_progress_callback_ends_the_games():
    lab = Laboratory()

    async def enough(played: int) -> None:
        raise KeyError(played)

    with pytest.raises(KeyError):
        await lab.judge(load("classic"), 1000, enough, 0)
    assert (await lab.judge(load("harbour"), 25, ignore, 0)).games == 25


@pytest.mark.asyncio
async def test_cancelling_the_task_ends_its_games():
    begun = asyncio.Event()

    async def told(played: int) -> None:
        begun.set()

    lab = Laboratory()
    task = asyncio.create_task(lab.judge(load("classic"), 1000, told, 0))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not lab.turns.busy


@pytest.mark.asyncio
async def test_a_task_that_is_cancelled_while_its_process_exits_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
):
    killed: list[asyncio.subprocess.Process] = []
    kill, begun = asyncio.subprocess.Process.kill, asyncio.Event()

    def noted(one: asyncio.subprocess.Process) -> None:
        kill(one)
        killed.append(one)
        begun.set()

    async def enough(played: int) -> None:
        raise KeyError(played)

    monkeypatch.setattr(asyncio.subprocess.Process, "kill", noted)
    task = asyncio.create_task(Laboratory().judge(load("classic"), 1000, enough, 0))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert [one.returncode for one in killed] == [-signal.SIGKILL]


@pytest.mark.asyncio
async def test_servers_take_turns_even_if_one_has_many_requests():
    turns, order = Turns(), []

    async def ask(server: str, number: int) -> None:
        async with turns.turn(ord(server)):
            order.append(f"{server}{number}")
            await asyncio.sleep(0)

    async with turns.turn(ord("A")):
        asked = [asyncio.create_task(ask("A", number)) for number in range(2, 6)]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(ask(*one)) for one in (("B", 1), ("B", 2), ("C", 1))]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert order == ["B1", "C1", "A2", "B2", "A3", "A4", "A5"]
    assert not turns.busy


@pytest.mark.asyncio
async def test_a_cancelled_request_does_not_block_the_queue():
    turns, order = Turns(), []

    async def ask(server: int) -> None:
        async with turns.turn(server):
            order.append(server)

    async with turns.turn(1):
        asked = [asyncio.create_task(ask(server)) for server in (1, 2, 3, 2)]
        await asyncio.sleep(0)
        asked[1].cancel()
        asked[2].cancel()
        await asyncio.sleep(0)
    late = asked[3]
    late.cancel()  # cancelled in the moment in which it gets the turn
    await asyncio.gather(*asked, return_exceptions=True)
    assert order == [1]
    assert not turns.busy


@pytest.mark.asyncio
async def test_after_the_time_limit_finished_games_are_evaluated(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(process, "LONGEST_LAB_RUN", 0.0)
    assert (await Laboratory().judge(load("harbour"), 1000, ignore, 0)).games == 25


@pytest.mark.asyncio
async def test_a_process_that_exits_without_findings_raises_lab_failed(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(LabFailed):
        await Laboratory().judge(load("harbour"), 25, ignore, 0)


def test_a_process_that_may_not_lower_its_priority_still_plays(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
):
    def forbidden(by: int) -> int:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    order = Order(lab_plan(configure(load("harbour"))), 25, 60.0)
    given = SimpleNamespace(buffer=io.BytesIO(msgspec.msgpack.encode(order)))
    monkeypatch.setattr(os, "nice", forbidden)
    monkeypatch.setattr(sys, "stdin", given)
    worker.main()
    last = capsysbinary.readouterr().out.splitlines()[-1]
    assert msgspec.json.decode(last, type=Played | Judged) == Judged(
        run_lab(lab_plan(configure(load("harbour"))), 25, 1)
    )


@pytest.mark.asyncio
async def test_a_process_that_never_answers_times_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(process, "LONGEST_LAB_RUN", 0.1)
    monkeypatch.setattr(process, "LAB_EXIT_GRACE", 0.0)
    with pytest.raises(LabFailed):
        await Laboratory().judge(load("classic"), 1000, ignore, 0)
