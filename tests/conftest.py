"""How all tests are run: by how many workers, in which order, and what of it is traced."""

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
"""What proves the engine; the coverage tracer would treble the time of the rest."""
SLOWEST = (
    "bot/play/test_whole_games.py",
    "bot/play/test_browser.py",
    "bot/servers/test_browser_moderator.py",
    "soak/test_kill.py",
    "bot/messages/test_at_most_once.py",
    "soak/test_ordeal.py",
    "bench/test_bench.py",
)
"""They come first, so that no worker is left alone with one of them at the end."""
IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that have to be free there: several times what all tests keep at once."""

# A test makes many files and none outlives it; on a disk, making them is a fifth of all work.
if (
    "TMPDIR" not in os.environ
    and os.access(IN_MEMORY, os.W_OK)
    and shutil.disk_usage(IN_MEMORY).free > ROOM
):
    os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """None for one file, which is done before workers have started; else two more than cores.

    About half of the time of a test of the bot goes by with waiting, for what it drives.
    """
    if len(config.args) == 1 and config.args[0].partition("::")[0].endswith(".py"):
        return 0
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not _named(item, SLOWEST))


def pytest_configure(config: pytest.Config) -> None:
    """Whatever is read from here on stays: it is looked through once, in the end.

    In a worker pytest-cov has begun to trace as if it were none. It begins anew with the session,
    on top of that, and what lies beneath would go on whenever that one is told to pause.
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
def _not_for_one_alone() -> Iterator[None]:
    """Of hundreds of bots and playgrounds in one process none keeps it as if it were the only one.

    A bot would look for garbage among all that was ever read here, for a second, at every start;
    and aiohttp remembers the last thousand handlers, with all that anybody posted to them.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(runtime, "run", asyncio.run)
        patched.setattr(web_app, "_cached_build_middleware", web_app._build_middlewares)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Of what is read before the tests, only the engine's own lines are of interest."""
    if _tracer(session.config) is not None:
        for module in pkgutil.walk_packages(engine.__path__, "engine."):
            importlib.import_module(module.name)
    with _untraced(session.config):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Without the tracer, also while a test is set up, which `no_cover` would not spare."""
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
