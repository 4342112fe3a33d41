"""How all tests are run: by how many workers, in which order, and what of it is traced."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest

TRACED = (
    "narration/",
    "test_ai.py",
    "test_building.py",
    "test_coach.py",
    "test_dice_verify.py",
    "test_edition_words.py",
    "test_editions.py",
    "test_engine.py",
    "test_facade.py",
    "test_fair_trades.py",
    "test_golden.py",
    "test_modules.py",
    "test_money.py",
    "test_opponents.py",
    "test_refusals.py",
    "test_scenarios.py",
    "test_setting_up.py",
    "test_stalemate.py",
    "test_statistics.py",
)
"""What proves the engine; the coverage tracer would treble the time of the rest."""
SLOWEST = (
    "bot/test_whole_games.py",
    "bot/test_browser.py",
    "bot/test_browser_moderator.py",
    "bot/test_kill.py",
    "bot/test_at_most_once.py",
    "cluster/test_ordeal.py",
    "bench/test_bench.py",
)
"""They come first, so that no worker is left alone with one of them at the end."""


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """None for one file, which is done before workers have started; else one more than cores.

    Now and then each waits, for the browser or for another process.
    """
    if len(config.args) == 1 and config.args[0].partition("::")[0].endswith(".py"):
        return 0
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not _named(item, SLOWEST))


def pytest_configure() -> None:
    """Whatever is read from here on stays: it is looked through once, in the end."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Without the tracer, also while a test is set up, which `no_cover` would not spare."""
    tracer = getattr(item.config.pluginmanager.get_plugin("_cov"), "cov_controller", None)
    if tracer is None or _named(item, TRACED):
        return (yield)
    tracer.pause()
    try:
        return (yield)
    finally:
        tracer.resume()


def _named(item: pytest.Item, names: tuple[str, ...]) -> bool:
    return item.nodeid.removeprefix("tests/").startswith(names)
