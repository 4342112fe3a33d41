"""The number of files whose coroutines run for a press."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.structure.follow_press import PressPath, follow_buy
from tests.support.evening import an_evening

MOST_FILES, MOST_RETURNS = 15, 4
"""At most fifteen files. The source of a game is in two, as `messages` may not import `play`."""


@pytest.mark.asyncio
async def test_pressing_buy_runs_coroutines_of_few_files(tmp_path: Path):
    async with an_evening(tmp_path / "rentroll.db") as evening:
        path = await follow_buy(evening)
    assert path.files[0] == "bot/discord_api/router.py"
    assert path.files[-2:] == ["bot/discord_api/sender.py", "bot/discord_api/budget.py"]
    assert len(path.files) <= MOST_FILES, path
    assert len(path.returns) <= MOST_RETURNS, path


def test_a_press_path_counts_returns_to_an_earlier_file():
    path = PressPath([("a", "f"), ("b", "g"), ("b", "h"), ("a", "i"), ("a", "j"), ("b", "k")])
    assert path.files == ["a", "b"]
    assert path.returns == [("a", "i"), ("b", "k")]
