"""A process that hangs or cannot save ends, to be restarted, and its tables say so."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.hosting import saving_check, watchdog
from bot.hosting.watchdog import Watchdog, notify
from bot.store.database.writer import DatabaseFailed, Owner, Transaction
from bot.store.messages.kinds import TABLE
from bot.store.messages.posts import Post, Sending
from bot.support.failures import NotNow
from engine.actions import Roll
from engine.edition import Seat
from tests.support.evening import Evening, buttons
from tests.support.reading import private, saying, see
from tests.support.tables import start_table, turn_of

BOT = (lambda: True, lambda: 2)
FULL = DatabaseFailed("database or disk is full", passing=True)


def test_systemd_is_notified_over_its_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    where = tmp_path / "notify"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.bind(str(where))
        monkeypatch.setenv("NOTIFY_SOCKET", str(where))
        now = 100.0
        dog = Watchdog(*BOT, clock=lambda: now)
        dog.beat()
        assert systemd.recv(200) == b"READY=1"
        assert systemd.recv(200) == b"WATCHDOG=1\nSTATUS=2 servers"
        dog.beat()
        now += watchdog.NOTIFY_EVERY
        dog.beat()
        assert systemd.recv(200).startswith(b"WATCHDOG=1"), "once in a while, and ready only once"
    notify("nobody is there any more")
    monkeypatch.delenv("NOTIFY_SOCKET")
    notify("nobody wants to know")


def test_the_watchdog_gives_up_an_event_loop_without_heartbeats():
    now, given_up = 0.0, []
    dog = Watchdog(*BOT, lambda: given_up.append(now), lambda: now)
    now = watchdog.LONGEST - 1
    dog.check()
    dog.beat()
    now += watchdog.LONGEST - 1
    dog.check()
    assert given_up == []
    now += 1
    dog.check()
    assert given_up == [now]


STUCK = """
import asyncio, time
from bot.hosting import watchdog
watchdog.LONGEST = watchdog.BEAT = 0.05
async def run():
    with watchdog.Watchdog(lambda: False, lambda: 0):
        while True: pass
asyncio.run(run())
"""


@pytest.mark.asyncio
async def test_a_stuck_process_ends_with_exit_code_75():
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", STUCK), stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode == NotNow.code
    assert b"the event loop has hung" in said
    assert b"in run" in said, "where it was"


def why_it_ends(evening: Evening) -> str:
    return str(evening.bot.failure or "")


def make_full(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise FULL

    monkeypatch.setattr(evening.bot.db, "_transact", full)


@pytest.mark.asyncio
async def test_a_table_shows_that_saving_fails_instead_of_a_thinking_computer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    ana = await evening.seat("Ana")
    table = await start_table(evening, robots=1, change=turn_of(0))
    await see(evening, ana, lambda m: "My panel" in buttons(m))
    with monkeypatch.context() as broken:
        make_full(evening, broken)
        await ana.slash("roll")
        await see(evening, ana, private("I could not save that, so it has not happened"))
        shown = await see(evening, ana, saying("cannot save anything at the moment"))
        assert "is thinking" not in shown["content"]
        assert table.seq == 0
    await evening.bot.db.remember("anything", "that can be written")
    await see(evening, ana, lambda m: m["id"] == shown["id"] and "cannot save" not in m["content"])
    assert "Traceback" not in caplog.text


@pytest.mark.asyncio
async def test_a_write_begun_before_a_failure_does_not_prove_recovery(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=1, change=turn_of(0))
    await evening.idle()
    begun, go_on = threading.Event(), threading.Event()

    def slowly(_: Transaction) -> None:
        begun.set()
        go_on.wait()

    writing = asyncio.create_task(evening.bot.db.transact(slowly))
    await asyncio.to_thread(begun.wait)
    with monkeypatch.context() as broken:
        make_full(evening, broken)
        with pytest.raises(DatabaseFailed):
            await table.submit(Seat(0), Roll())
        go_on.set()
        await writing
        assert table.unsaved
    await evening.bot.db.remember("anything", "that can be written")
    assert not table.unsaved


@pytest.mark.asyncio
async def test_a_failed_note_before_sending_is_repeated_at_the_next_try(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    note, send = evening.bot.stores.posts.note_sending, evening.parts.sender.send
    tries, known = [FULL], []

    async def fail_once(owner: Owner, one: Sending) -> None:
        if tries:
            raise tries.pop()
        await note(owner, one)

    async def look_first(*args: Any) -> int:
        known.extend(await evening.bot.stores.posts.senders())
        return await send(*args)

    monkeypatch.setattr(evening.bot.stores.posts, "note_sending", fail_once)
    monkeypatch.setattr(evening.parts.sender, "send", look_first)
    table = await start_table(evening, robots=1, change=turn_of(0))
    await evening.until(lambda: known)
    assert known[0] == Owner("game", table.game)


@pytest.mark.asyncio
async def test_a_table_whose_post_could_not_be_saved_says_so_and_is_not_posted_twice(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana, save = await evening.seat("Ana"), evening.bot.stores.posts.save
    begun = asyncio.Event()
    with monkeypatch.context() as broken:

        async def too_late(game: int, post: Post) -> None:
            await begun.wait()
            make_full(evening, broken)
            await save(game, post)

        broken.setattr(evening.bot.stores.posts, "save", too_late)
        table = await start_table(evening, robots=1, change=turn_of(0))
        begun.set()
        first = await see(evening, ana, lambda m: "My panel" in buttons(m))
        await ana.slash("roll")
        shown = await see(evening, ana, saying("cannot save anything at the moment"))
        assert shown["id"] == first["id"]
    await evening.bot.db.remember("anything", "that can be written")
    await see(evening, ana, lambda m: m["id"] == shown["id"] and "cannot save" not in m["content"])
    await evening.idle()
    assert str((await evening.bot.stores.posts.of(table.game))[TABLE].message) == first["id"]
    assert await evening.bot.stores.posts.senders() == []


@pytest.mark.asyncio
async def test_a_database_that_fails_for_five_minutes_ends_the_process(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    make_full(evening, monkeypatch)
    check = evening.parts.saving_check
    with pytest.raises(DatabaseFailed):
        await evening.bot.db.remember("anything", "at all")
    await check.tick()
    assert why_it_ends(evening) == "", "not at once"
    check._since -= saving_check.LONGEST_FAILURE
    await check.tick()
    words = "could not be written for 5 minutes: database or disk is full"
    await evening.until(lambda: words in why_it_ends(evening))
    await evening.until(evening.bot.is_closed)


@pytest.mark.asyncio
async def test_a_database_that_recovers_does_not_end_the_process(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    check = evening.parts.saving_check
    with monkeypatch.context() as broken:
        make_full(evening, broken)
        with pytest.raises(DatabaseFailed):
            await evening.bot.db.remember("anything", "at all")
    check._tried -= saving_check.EVERY
    await check.tick()
    assert "can be written again" in caplog.text
    check._since -= saving_check.LONGEST_FAILURE
    await check.tick()
    assert why_it_ends(evening) == ""


@pytest.mark.asyncio
@pytest.mark.only_sqlite
async def test_writing_works_again_after_another_process_unlocks_the_database(evening: Evening):
    with closing(sqlite3.connect(evening.database, isolation_level=None)) as other:
        await evening.bot.db._writer.visit(  # type: ignore[attr-defined]
            lambda connection: connection.execute("PRAGMA busy_timeout = 1")
        )
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseFailed, match="locked"):
            await evening.bot.db.remember("anything", "at all")
        assert evening.parts.saving_check._failing is not None
        other.execute("ROLLBACK")
    await evening.bot.db.remember("anything", "at all")
    assert evening.parts.saving_check._failing is None
