"""Components as plain data, and as Discord wants them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.discord_api.channels import CHANNELS, PARENTS

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


LONGEST_TEXT = 2000
"""Characters that a message holds."""


def fitting(text: str, limit: int = LONGEST_TEXT) -> str:
    """A text that fits into a message; what is left out shows, and no escape is halved."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\") + "…"


def components_of(rows: Rows) -> list[dict[str, Any]]:
    """Rows as Discord wants them."""
    return [{"type": 1, "components": [_component(part) for part in row]} for row in rows if row]


_STYLES: dict[Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_BUTTON, _LINK, _SELECT, _ROLES, _CHANNELS = 2, 5, 3, 6, 8


def _component(part: Part) -> dict[str, Any]:
    if isinstance(part, Button):
        return {
            "type": _BUTTON,
            "label": part.label[:80],
            "custom_id": part.custom_id,
            "style": _STYLES[part.style],
            "disabled": part.disabled,
        }
    if isinstance(part, Link):
        return {"type": _BUTTON, "style": _LINK, "label": part.label[:80], "url": part.url}
    shared: dict[str, Any] = {
        "custom_id": part.custom_id,
        "placeholder": part.placeholder[:150],
        "min_values": part.least if isinstance(part, Select) else 0,
        "max_values": part.most,
    }
    if isinstance(part, Select):
        options = [_option(choice) for choice in part.choices]
        return {"type": _SELECT, "options": options, **shared}
    kind = "role" if part.kind == "role" else "channel"
    chosen = [{"id": str(number), "type": kind} for number in part.chosen[: part.most]]
    shared["default_values"] = chosen
    if part.kind == "role":
        return {"type": _ROLES, **shared}
    kinds = PARENTS if part.kind == "place" else CHANNELS
    return {"type": _CHANNELS, "channel_types": [one.value for one in kinds], **shared}


def _option(choice: Choice) -> dict[str, Any]:
    option = {"label": choice.label[:100], "value": choice.value, "default": choice.default}
    return option | ({"description": choice.description[:100]} if choice.description else {})
