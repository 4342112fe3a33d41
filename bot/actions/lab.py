"""What the laboratory says about an edition, while it plays and after."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.client import Rentroll
from bot.discord_io import Refusal, Trouble, classified
from bot.laboratory.background import LabFailed, Laboratory
from bot.laboratory.lab import Findings
from bot.words import safe, say
from engine.edition import Edition
from renders.words import shorten

_log = logging.getLogger(__name__)

NAMED = 3
"""So many spaces or groups are named at each end of a list."""

Show = Callable[[str], Awaitable[object]]


def lab_text(ed: Edition, found: Findings) -> str:
    """The findings in a few lines, and what an author should look at."""
    visits = sorted(found.visits, key=lambda name: -found.visits[name])
    groups = sorted(found.group_return, key=lambda name: -found.group_return[name])
    lines = [
        say("edition-lab_games", games=found.games, players=found.players),
        say(
            "edition-lab_length",
            ended=f"{found.ended:.0%}",
            median=f"{found.turns_median:g}",
            most=f"{found.turns_p95:g}",
        ),
        say("edition-lab_seats", wins=", ".join(f"{share:.0%}" for share in found.seat_wins)),
        say("edition-lab_visits", most=_few(visits[:NAMED]), least=_few(visits[-NAMED:])),
    ]
    if len(groups) > 1:
        best, worst = groups[:NAMED], groups[NAMED:][-NAMED:] or groups[-1:]
        lines.append(say("edition-lab_returns", most=_few(best), least=_few(worst)))
    if found.cards:
        card = found.cards[0]
        share = f"{card.win_share:.0%}"
        lines.append(say("edition-lab_card", card=_card(ed, card.card), share=share))
    remarks = [say("edition-lab_remark", remark=safe(remark)) for remark in found.remarks]
    return "\n".join([*lines, *(remarks or [say("edition-lab_fine")])])


def _few(names: list[str]) -> str:
    return ", ".join(safe(shorten(name, 30)) for name in names)


def _card(ed: Edition, name: str) -> str:
    deck_id, card_id = name.split(".", 1)
    texts = (
        card.text
        for deck in ed.decks
        if deck.id == deck_id
        for card in deck.cards
        if card.id == card_id
    )
    return safe(shorten(next(texts), 60))


class _Stopped(Exception):
    """Nobody looks at these games any more."""


class LabRuns:
    """Lets the laboratory work for messages that show how far it is.

    A message is known by a key; what is begun for the same key ends what went on before.
    """

    def __init__(self, bot: Rentroll) -> None:
        self.bot = bot
        self.laboratory = Laboratory()
        self._newest: dict[str, int] = {}
        self._count = 0

    def begin(self, key: str, ed: Edition, games: int, show: Show, server: int = 0) -> None:
        """Play in the background; `show` changes the message to these words about the lab."""
        self._count += 1
        self._newest[key] = self._count
        self.bot.background.run(self._judge(key, self._count, ed, games, show, server))

    def stop(self, key: str) -> None:
        """The message is about something else now."""
        self._newest.pop(key, None)

    async def _judge(
        self, key: str, run: int, ed: Edition, games: int, show: Show, server: int
    ) -> None:
        shown = self.bot.loop.time()

        async def told(played: int) -> None:
            nonlocal shown
            if self._newest.get(key) != run:
                raise _Stopped
            if self.bot.loop.time() - shown >= self.bot.rhythm:
                shown = self.bot.loop.time()
                try:
                    await _show(show, say("edition-lab_playing", played=played, games=games))
                except Trouble as error:  # the next time tells more anyway
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
            with suppress(_Stopped, Trouble):
                await _show(show, text)


async def _show(show: Show, words: str) -> None:
    """Change a message; where Discord refuses it is gone, and _Stopped."""
    try:
        with classified():
            await show(words)
    except Refusal as late:
        _log.debug("the lab's message can be changed no more: %s", late)
        raise _Stopped from late
