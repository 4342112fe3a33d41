"""What people see of the queue for a table: their place, the call, and that it has lapsed."""

from __future__ import annotations

from bot.ui.ids import press_id
from bot.ui.message import Message
from bot.ui.parts import Button
from bot.words import say

OPEN, LEAVE = "queue-open", "queue-leave"


def place_page(place: int, channel: int, minutes: int) -> Message:
    """Which place somebody has, and what happens next."""
    text = say("queue-joined", place=place, channel=channel, minutes=minutes)
    return Message(text, [[Button(say("queue-leave"), press_id(0, LEAVE))]])


def call_message(number: int, user: int, due: float, *, aloud: bool) -> Message:
    """It is somebody's turn; only they are called."""
    button = Button(say("queue-open"), press_id(0, OPEN, number), "success")
    text = say("queue-call", user=user, due=int(due))
    return Message(text, [[button]], pings=(user,) if aloud else ())


def lapsed_message() -> Message:
    """The last words where nobody came."""
    return Message(say("queue-lapsed_told"), last=True)
