"""A message in Discord as plain data: words, components, and a picture that is painted later."""

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
"""A pattern for a relative time, shown as "in 5 minutes".

The group is the time in tens of seconds since 1970. The last digit is left out.
"""


@dataclass(frozen=True)
class Drawing:
    """A picture to be painted later. Two pictures with equal alt text and key look equal."""

    name: str
    alt: str
    paint: Callable[[], Image.Image | bytes] = field(compare=False, repr=False)
    key: str = ""
    aside: str = field(default="", compare=False, repr=False)
    """Words after the alt text, such as a time of day. New words do not repaint the picture."""
    slow: bool = False
    """True if painting takes seconds. Slow pictures are painted one at a time."""


@dataclass(frozen=True)
class Message:
    """A message as Discord should show it.

    `occasion` names the reason for which the message mentions people. An edit notifies nobody, so
    another occasion needs a new message. A message with `last` stays in Discord after the bot has
    deleted its record.
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
    """Ids of the users that Discord notifies of a new message."""
    call: str = ""
    """The last line of a new message. An edit of the message leaves this line out."""
    occasion: str = ""
    direct: int = 0
    """The id of the user who gets the message as a direct message, or 0 for the table's channel."""
    tells: tuple[int, ...] = ()
    """Ids of the users who get a direct message with a link when the message is new."""
    silent: bool = False
    last: bool = False
    important: bool = False
    """True if a message with `last` is posted as a new one when the old one cannot be edited."""
    picture_only: bool = False
    """True if the message is not posted when its picture cannot be sent."""

    @cached_property
    def mark(self) -> str:
        """A short text that is equal for messages with equal text, components and picture.

        It is a hash, then the times of the clocks in tens of seconds.
        """
        picture = (self.picture.alt, self.picture.key) if self.picture else self.keeps_picture
        said = repr((without_clocks(self.text), self.rows, picture)).encode()
        return "@".join([blake2b(said, digest_size=12).hexdigest(), *_CLOCK.findall(self.text)])


def without_clocks(text: str) -> str:
    return _CLOCK.sub("", text)


def same_but_for_clocks(one: str, other: str) -> bool:
    """Return True if two marks of messages are equal, apart from their clock times."""
    return one.partition("@")[0] == other.partition("@")[0]


Answer: TypeAlias = Message | str
"""The answer to a user's interaction: a message, or only a text."""


def question(text: str, label: str, custom_id: str, style: Style = "danger") -> Message:
    """Return a message with a text and a single button that confirms it."""
    return Message(text, [[Button(label, custom_id, style)]])
