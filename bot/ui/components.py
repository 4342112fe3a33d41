"""Components and forms as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Entity: TypeAlias = Literal["channel", "place", "role"]
"""The kind of server objects in a list that Discord fills.

`place`: channels and forums. A forum has only threads.
"""


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True)
class Link:
    """A button that opens a web address. Discord does not tell the bot when a user presses it."""

    label: str
    url: str


@dataclass(frozen=True)
class SelectOption:
    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A list of at most 25 choices. It fills a whole row of a message."""

    custom_id: str
    placeholder: str
    choices: Sequence[SelectOption]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class EntitySelect:
    """A list of a server's channels or roles that Discord fills.

    It takes a whole row of a message.
    """

    custom_id: str
    placeholder: str
    kind: Entity
    chosen: Sequence[int] = ()
    most: int = 25


Part: TypeAlias = Button | Link | Select | EntitySelect
Rows: TypeAlias = Sequence[Sequence[Part]]
"""At most five rows of a message, each with up to five buttons or one list.

An empty row is not shown.
"""

IN_A_ROW, MOST_CHOICES = 5, 25
"""Most buttons in one row of a message, and most choices in one list."""


def in_rows(buttons: Sequence[Button], most: int = 5) -> list[list[Part]]:
    """Arrange buttons in rows of five. Drop the buttons that do not fit into `most` rows."""
    starts = range(0, len(buttons), IN_A_ROW)[:most]
    return [[*buttons[start : start + IN_A_ROW]] for start in starts]


@dataclass(frozen=True)
class Field:
    """A text input of a form."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    longest: int = 100
    """Most characters that people may type into the input."""
    lines: bool = False
    """True if the input has several lines."""


@dataclass(frozen=True)
class Modal:
    """A form that Discord shows over the chat. The router finds its handler by its custom id."""

    custom_id: str
    title: str
    fields: Sequence[Field] = field(default_factory=tuple)


LONGEST_CHOICE = 100
"""Most characters in the name of a suggestion or choice."""
LONGEST_TEXT = 2000
"""Most characters in the text of a message."""


def fitting(text: str, limit: int = LONGEST_TEXT) -> str:
    """Cut a text to at most `limit` characters. A cut text ends with an ellipsis.

    No backslash remains before the ellipsis.
    """
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\") + "…"
