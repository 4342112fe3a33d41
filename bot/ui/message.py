"""A message in Discord as plain data: words, components, and a picture still to paint."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

from PIL import Image

from bot.ui.components import Button, Rows, Style

_CLOCK = re.compile(r"<t:(\d+)\d:R>")
"""A relative time, shown as "in 5 minutes". Its last digit, a few seconds, is ignored."""


@dataclass(frozen=True)
class Drawing:
    """A picture to be painted later. Two with equal alt text and key look equal."""

    name: str
    alt: str
    paint: Callable[[], Image.Image | bytes] = field(compare=False, repr=False)
    key: str = ""
    aside: str = field(default="", compare=False, repr=False)
    """Words after the alt text, such as a time of day. A change of them does not repaint it."""
    slow: bool = False
    """True if painting takes seconds. Slow pictures are painted one at a time."""


@dataclass(frozen=True)
class Message:
    """A message as Discord should show it.

    `occasion` names the reason for which it calls people. An edit notifies nobody, so another
    occasion needs a new message. A message with `last` set stays in Discord after the bot
    forgets it.
    """

    text: str
    rows: Rows = ()
    picture: Drawing | None = None
    attached: str = ""
    """The content of an attached text file, or an empty text for no file."""
    file_name: str = "table.txt"
    keeps_picture: bool = False
    """True if an edit leaves the attached picture as it is."""
    pings: tuple[int, ...] = ()
    """User ids that a new message notifies."""
    call: str = ""
    """A last line of the text, in a new message only. An edit leaves it out."""
    occasion: str = ""
    direct: int = 0
    """The id of the user who gets it as a direct message, or 0 for the table's channel."""
    tells: tuple[int, ...] = ()
    """User ids that get a direct message with a link to a new message."""
    silent: bool = False
    last: bool = False
    important: bool = False
    """True if last words are posted again when their message cannot be edited."""
    picture_only: bool = False
    """True if it is not posted when its picture cannot be sent."""

    @cached_property
    def mark(self) -> str:
        """A short text that is equal if two messages look equal: a hash and the clock times."""
        picture = (self.picture.alt, self.picture.key) if self.picture else self.keeps_picture
        said = repr((without_clocks(self.text), self.rows, picture)).encode()
        return "@".join([blake2b(said, digest_size=12).hexdigest(), *_CLOCK.findall(self.text)])


def without_clocks(text: str) -> str:
    return _CLOCK.sub("", text)


def same_but_for_clocks(one: str, other: str) -> bool:
    """Return True if two marks differ at most in their clock times."""
    return one.partition("@")[0] == other.partition("@")[0]


Answer: TypeAlias = Message | str
"""The answer to a user: a message, or its words alone."""


def question(text: str, label: str, custom_id: str, style: Style = "danger") -> Message:
    """Return a message that asks for confirmation with one button."""
    return Message(text, [[Button(label, custom_id, style)]])
