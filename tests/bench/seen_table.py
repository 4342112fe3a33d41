"""One table as people see it: its messages, and the time until they show each commit."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from msgspec import Struct

from bot.ui.custom_ids import NotOurs, parse
from tests.bench.processes import Json
from tests.support.pressing import EPHEMERAL, Shown, components

BUTTON, DANGER = 2, 4
SHOWN = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
WAITS = 3.0
"""Seconds that a person waits for a press to change something before they press again."""


class Committed(Struct, frozen=True):
    """A stored state of the table, and the messages that should show it."""

    at: float
    shown: list[Shown]
    measured: bool


class SeenTable:
    """The commits that the bot reports for a table, compared with the messages people see."""

    def __init__(self, game: int, *, computers: bool = False) -> None:
        self.game = game
        self.computers = computers
        self.asked: list[int] = []
        self.pressed_at: float | None = None
        self.current = False
        """True if people see the newest state."""
        self.unseen: list[Committed] = []
        """States that are not shown yet, oldest first."""
        self._messages: dict[str, Json] = {}
        self._changed_at = 0.0

    def saved(self, at: float, asked: Sequence[int], shown: list[Shown], *, measured: bool) -> None:
        """Note a state that the bot has stored, or has read at its start."""
        self.asked = list(asked)
        self.unseen.append(Committed(at, shown, measured))

    def changed(self, name: str, message: Json, at: float) -> None:
        """Note a posted, edited or deleted message of this table."""
        if name == "MESSAGE_DELETE" or not components(message):
            self._messages.pop(message["id"], None)
        else:
            self._messages[message["id"]] = message
        self._changed_at = at

    def take_seen(self) -> list[tuple[float, bool]]:
        """Return the commits that became visible, and remove them from `unseen`.

        Each has its seconds from commit to display, and whether it is measured.
        """
        for number in reversed(range(len(self.unseen))):
            if self._shows(self.unseen[number].shown):
                seen, self.unseen = self.unseen[: number + 1], self.unseen[number + 1 :]
                self.current = not self.unseen
                return [(max(0.0, self._changed_at - one.at), one.measured) for one in seen]
        self.current = not self.unseen
        return []

    def _shows(self, wanted: list[Shown]) -> bool:
        open_ = self._messages.values()
        return all(any(map(one.in_message, open_)) for one in wanted)

    @property
    def ready(self) -> bool:
        """True if somebody is asked, sees the newest state and has a button to press."""
        if self.pressed_at is not None and perf_counter() - self.pressed_at < WAITS:
            return False  # an earlier press has no result yet
        return self.current and bool(self.asked) and bool(self.buttons())

    def buttons(self) -> list[tuple[Json, str]]:
        """Return the buttons that act without a confirmation, each with its message."""
        return [
            (message, part["custom_id"])
            for message in self._messages.values()
            for part in components(message)
            if part["type"] == BUTTON
            and part["style"] != DANGER
            and not part.get("disabled")
            and ":do:" in part["custom_id"]
        ]


def game_of(message: Json) -> int | None:
    """Return the game of a public message by the custom ids of its buttons, or None."""
    if message.get("flags", 0) & EPHEMERAL:
        return None
    for part in components(message):
        try:
            return parse(part["custom_id"]).game
        except NotOurs:
            continue
    return None
