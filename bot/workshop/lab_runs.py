"""Background runs of the laboratory, which show progress and findings in a Discord message."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.discord_api.sender import PATIENCE, DiscordRefusal, TransientError, in_time
from bot.support.background import BackgroundTasks
from bot.words import in_a_row, safe, say
from bot.workshop.laboratory.process import LabFailed, Laboratory
from bot.workshop.laboratory.report import LabReport, card_text, number, percent, remarks
from engine.edition import Edition
from renders.words import group_name, shorten

_log = logging.getLogger(__name__)

NAMED = 3
"""Most names listed from each end of the rankings of spaces and of groups of deeds."""

Show = Callable[[str], Awaitable[object]]
"""A coroutine function that puts the laboratory's text into its Discord message."""


def lab_text(ed: Edition, found: LabReport) -> str:
    """Return the laboratory's findings about an edition as text, with remarks for its author."""
    visits = sorted(found.visits, key=lambda name: -found.visits[name])
    groups = sorted(found.group_return, key=lambda name: -found.group_return[name])
    called = {group.id: group_name(ed, group.id) for group in ed.groups}
    lines = [
        say("edition-lab_games", games=found.games, players=found.players),
        say(
            "edition-lab_length",
            ended=percent(found.ended),
            median=number(round(found.turns_median)),
            most=number(found.turns_p95),
        ),
        say("edition-lab_seats", wins=in_a_row(map(percent, found.seat_wins))),
        say(
            "edition-lab_visits",
            most=_short_names(visits[:NAMED]),
            least=_short_names(visits[-NAMED:]),
        ),
    ]
    if len(groups) > 1:
        groups = [called.get(group, group) for group in groups]
        best, worst = groups[:NAMED], groups[NAMED:][-NAMED:] or groups[-1:]
        lines.append(say("edition-lab_returns", most=_short_names(best), least=_short_names(worst)))
    if found.cards:
        card = found.cards[0]
        share = percent(card.win_share)
        lines.append(
            say("edition-lab_card", card=safe(shorten(card_text(ed, card.card), 60)), share=share)
        )
    told = [say("edition-lab_remark", remark=safe(one)) for one in remarks(found, called)]
    return "\n".join([*lines, *(told or [say("edition-lab_fine")])])


def _short_names(names: list[str]) -> str:
    return in_a_row(safe(shorten(name, 30)) for name in names)


class _Stopped(Exception):
    """Ends a laboratory run whose Discord message is gone, or that another run has replaced."""


class LabRuns:
    """Runs of the laboratory in the background, each with a message that shows its progress.

    Each run has a key. A new run with the same key ends the earlier one. `rhythm` is the fewest
    seconds between two edits of a message that show progress.
    """

    def __init__(
        self,
        background: BackgroundTasks,
        rhythm: float,
    ) -> None:
        self.background = background
        self.rhythm = rhythm
        self.laboratory = Laboratory()
        self._newest: dict[str, int] = {}
        self._count = 0

    def begin(self, key: str, ed: Edition, games: int, show: Show, server: int) -> None:
        """Start a run in the background.

        `show` edits the run's message. `server` is the id of the server that asked for it.
        """
        self._count += 1
        self._newest[key] = self._count
        self.background.run(self._judge(key, self._count, ed, games, show, server))

    def stop(self, key: str) -> None:
        """End the run with this key at its next progress report, without showing its findings.

        If there is no such run, do nothing.
        """
        self._newest.pop(key, None)

    async def _judge(
        self, key: str, run: int, ed: Edition, games: int, show: Show, server: int
    ) -> None:
        shown = time.monotonic()

        async def told(played: int) -> None:
            nonlocal shown
            if self._newest.get(key) != run:
                raise _Stopped
            if time.monotonic() - shown >= self.rhythm:
                shown = time.monotonic()
                try:
                    await _show(show, say("edition-lab_playing", played=played, games=games))
                except TransientError as error:  # the next update shows newer progress
                    _log.info("the lab's message could not be changed: %r", error)

        try:
            text = lab_text(ed, await self.laboratory.judge(ed, games, told, server))
        except LabFailed:
            text = say("edition-lab_failed")
        except _Stopped:
            return
        finally:
            wanted = self._newest.get(key) == run
            if wanted:
                self.stop(key)
        if wanted:
            with suppress(_Stopped, TransientError):
                await _show(show, text)


async def _show(show: Show, words: str) -> None:
    """Edit the message of a run. Raise _Stopped if Discord refuses the edit."""
    try:
        async with in_time(PATIENCE):
            await show(words)
    except DiscordRefusal as late:
        _log.debug("the lab's message can no longer be changed: %s", late)
        raise _Stopped from late
