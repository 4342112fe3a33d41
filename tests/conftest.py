"""The number of test workers, the order of the tests, and which of them are traced."""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import pkgutil
import shutil
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web_app

import engine
from bot.hosting import runtime

TRACED = (
    "bot/words/narration/",
    "engine/test_ai.py",
    "engine/test_building.py",
    "engine/test_claims.py",
    "engine/test_coach.py",
    "bot/cli/test_dice_verify.py",
    "editions/test_edition_words.py",
    "editions/test_editions.py",
    "engine/test_engine.py",
    "engine/test_facade.py",
    "engine/test_expert.py",
    "engine/test_fair_trades.py",
    "engine/test_final_count.py",
    "engine/test_golden.py",
    "engine/test_modules.py",
    "engine/test_money.py",
    "engine/test_opponents.py",
    "engine/test_options.py",
    "bot/words/test_refusals.py",
    "engine/test_scenarios.py",
    "engine/test_setting_up.py",
    "engine/test_stalemate.py",
    "engine/test_statistics.py",
    "engine/test_tax_trades.py",
    "engine/test_trips.py",
)
"""Tests that prove the engine. The coverage tracer would treble the time of all others."""
SLOWEST = (
    "bot/play/test_whole_games.py",
    "bot/play/test_browser.py",
    "bot/servers/test_browser_moderator.py",
    "soak/test_kill.py",
    "bot/messages/test_at_most_once.py",
    "soak/test_ordeal.py",
    "bench/test_bench.py",
)
"""Tests that run first, so that at the end no worker is left alone with one of them."""
IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that must be free in `IN_MEMORY`, several times as many as all tests use at once."""

# Tests make many files. On a disk, creating them takes a fifth of all time.
if (
    "TMPDIR" not in os.environ
    and os.access(IN_MEMORY, os.W_OK)
    and shutil.disk_usage(IN_MEMORY).free > ROOM
):
    os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return 0 for a single file, which is done before workers have started, else cores plus two.

    A test of the bot spends about half of its time waiting.
    """
    if len(config.args) == 1 and config.args[0].partition("::")[0].endswith(".py"):
        return 0
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not _named(item, SLOWEST))


def pytest_configure(config: pytest.Config) -> None:
    """Turn the garbage collector off until collection ends, and pause pytest-cov's first tracer.

    In a worker, pytest-cov starts one tracer here and a second one with the session. The first
    would go on whenever the second is paused.
    """
    gc.disable()
    if hasattr(config, "workerinput") and (tracer := _tracer(config)) is not None:
        tracer.pause()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 10, 10)


@pytest.fixture(scope="session", autouse=True)
def _no_process_wide_state() -> Iterator[None]:
    """No cleanup or cache that is meant for a single bot or playground per process.

    A bot would run a full garbage collection of a second at every start. And aiohttp keeps its last
    thousand handlers, with all their data.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(runtime, "run", asyncio.run)
        patched.setattr(web_app, "_cached_build_middleware", web_app._build_middlewares)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Trace the engine's own lines while tests are collected, and nothing else."""
    if _tracer(session.config) is not None:
        for module in pkgutil.walk_packages(engine.__path__, "engine."):
            importlib.import_module(module.name)
    with _untraced(session.config):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test untraced, set-up included, unless it is in `TRACED`.

    The mark `no_cover` would still trace the set-up.
    """
    if _named(item, TRACED):
        return (yield)
    with _untraced(item.config):
        return (yield)


def _tracer(config: pytest.Config) -> Any:
    return getattr(config.pluginmanager.get_plugin("_cov"), "cov_controller", None)


@contextmanager
def _untraced(config: pytest.Config) -> Iterator[None]:
    tracer = _tracer(config)
    if tracer is None:
        yield
        return
    tracer.pause()
    try:
        yield
    finally:
        tracer.resume()


def _named(item: pytest.Item, names: tuple[str, ...]) -> bool:
    return item.nodeid.removeprefix("tests/").startswith(names)
