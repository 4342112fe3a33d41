"""Components and forms as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Entity: TypeAlias = Literal["channel", "place", "role"]
"""What Discord lists: a place may also be a channel that only has threads, as these go by it."""


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True)
class Link:
    """A button that leads to an address; nobody is told that it was pressed."""

    label: str
    url: str


@dataclass(frozen=True)
class Choice:
    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A list to choose from; it fills a row of its own. At most 25 choices."""

    custom_id: str
    placeholder: str
    choices: Sequence[Choice]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class EntitySelect:
    """A list of a server's channels or roles, which Discord itself fills; a row of its own."""

    custom_id: str
    placeholder: str
    kind: Entity
    chosen: Sequence[int] = ()
    most: int = 25


Part: TypeAlias = Button | Link | Select | EntitySelect
Rows: TypeAlias = Sequence[Sequence[Part]]
"""At most five rows: of up to five buttons, or of one select. An empty one is not shown."""

IN_A_ROW, MOST_CHOICES = 5, 25
"""Buttons in a row of a message, and choices in a list."""


def in_rows(buttons: Sequence[Button], most: int = 5) -> list[list[Part]]:
    """Buttons in as many rows as they need, up to a limit."""
    starts = range(0, len(buttons), IN_A_ROW)[:most]
    return [[*buttons[start : start + IN_A_ROW]] for start in starts]


@dataclass(frozen=True)
class Field:
    """Something to fill in: one line, or several."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    longest: int = 100
    lines: bool = False


@dataclass(frozen=True)
class Modal:
    """A form; its custom id says who reads it."""

    custom_id: str
    title: str
    fields: Sequence[Field] = field(default_factory=tuple)


LONGEST_CHOICE = 100
"""Characters that the name of a suggestion or choice holds."""
LONGEST_TEXT = 2000
"""Characters that a message holds."""


def fitting(text: str, limit: int = LONGEST_TEXT) -> str:
    """A text that fits into a message; what is left out shows, and no escape is halved."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\") + "…"
