"""Something shown in Discord, as plain data: words, components, and a picture still to paint."""

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
"""A time that is shown as "in so many minutes"; a few seconds more or less look the same."""


@dataclass(frozen=True)
class Drawing:
    """A picture that can be painted later; two with the same alt text and key look the same."""

    name: str
    alt: str
    paint: Callable[[], Image.Image | bytes] = field(compare=False, repr=False)
    key: str = ""
    aside: str = field(default="", compare=False, repr=False)
    """Words after the alt text that are no reason to show it anew, such as the time of day."""
    slow: bool = False
    """It takes seconds: of these only one is painted at a time."""


@dataclass(frozen=True)
class Message:
    """A message as it should stand.

    `occasion` names what it calls people for: an edit calls nobody, so another occasion is
    another message. `last` words end a message's life: it stays, but is not kept any more.
    """

    text: str
    rows: Rows = ()
    picture: Drawing | None = None
    attached: str = ""
    """The content of a text file that goes with it."""
    file_name: str = "table.txt"
    keeps_picture: bool = False
    """An edit leaves the picture that stands there."""
    pings: tuple[int, ...] = ()
    """Users whom a new message calls."""
    call: str = ""
    """A line that only a new message has."""
    occasion: str = ""
    direct: int = 0
    """The user whose direct messages it goes to; 0: the table's channel."""
    tells: tuple[int, ...] = ()
    """Users who get the way to a new message in their direct messages."""
    silent: bool = False
    last: bool = False
    important: bool = False
    """Last words that are posted anew where they cannot be told in their message."""
    picture_only: bool = False
    """Without its picture it is not worth posting."""

    @cached_property
    def mark(self) -> str:
        """A short text that differs where two messages would look different."""
        picture = (self.picture.alt, self.picture.key) if self.picture else self.keeps_picture
        said = repr((without_clocks(self.text), self.rows, picture)).encode()
        return "@".join([blake2b(said, digest_size=12).hexdigest(), *_CLOCK.findall(self.text)])


def without_clocks(text: str) -> str:
    return _CLOCK.sub("", text)


def same_but_for_clocks(one: str, other: str) -> bool:
    """Whether two messages with these marks look the same, but for how much time is left."""
    return one.partition("@")[0] == other.partition("@")[0]


Answer: TypeAlias = Message | str
"""What somebody is told who asked: a message, or words alone."""


def question(text: str, label: str, custom_id: str, style: Style = "danger") -> Message:
    """A message with one button: whoever presses it means it."""
    return Message(text, [[Button(label, custom_id, style)]])
