"""Components as plain data, and the discord.py objects made of them at the last moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import discord

from bot.ui.places import CHANNELS, PARENTS

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
    disabled: bool = False


@dataclass(frozen=True)
class EntitySelect:
    """A list of a server's channels or roles, which Discord itself fills; a row of its own."""

    custom_id: str
    placeholder: str
    kind: Entity
    chosen: Sequence[int] = ()
    least: int = 0
    most: int = 25


Part: TypeAlias = Button | Link | Select | EntitySelect
Rows: TypeAlias = Sequence[Sequence[Part]]
"""At most five rows: of up to five buttons, or of one select."""

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


def view_of(rows: Rows) -> discord.ui.View:
    """A view that the client forgets at once: answers are routed by custom id alone.

    discord.py keeps every unfinished view in memory and watches it; a finished
    one is only sent.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for part in row:
            view.add_item(_item(part, number))
    view.stop()
    return view


def _item(part: Part, row: int) -> discord.ui.Item[discord.ui.View]:
    if isinstance(part, Button):
        return discord.ui.Button(
            label=part.label[:80],
            custom_id=part.custom_id,
            style=discord.ButtonStyle[part.style],
            disabled=part.disabled,
            row=row,
        )
    if isinstance(part, Link):
        return discord.ui.Button(label=part.label[:80], url=part.url, row=row)
    shared: dict[str, Any] = {
        "custom_id": part.custom_id,
        "placeholder": part.placeholder[:150],
        "min_values": part.least,
        "max_values": part.most,
        "row": row,
    }
    if isinstance(part, EntitySelect):
        return _entities(part, shared)
    return discord.ui.Select(
        options=[
            discord.SelectOption(
                label=choice.label[:100],
                value=choice.value,
                description=choice.description[:100] or None,
                default=choice.default,
            )
            for choice in part.choices
        ],
        disabled=part.disabled,
        **shared,
    )


def _entities(part: EntitySelect, shared: dict[str, Any]) -> discord.ui.Item[discord.ui.View]:
    chosen = [discord.Object(number) for number in part.chosen[: part.most]]
    if part.kind == "role":
        return discord.ui.RoleSelect(default_values=chosen, **shared)
    kinds = PARENTS if part.kind == "place" else CHANNELS
    return discord.ui.ChannelSelect(channel_types=kinds, default_values=chosen, **shared)


def modal_of(modal: Modal) -> discord.ui.Modal:
    """A form to open; like views it is answered by custom id."""
    made = discord.ui.Modal(title=modal.title[:45], custom_id=modal.custom_id, timeout=None)
    for one in modal.fields:
        made.add_item(
            discord.ui.TextInput(
                label=one.label[:45],
                custom_id=one.name,
                default=one.value or None,
                placeholder=one.placeholder[:100] or None,
                required=one.required,
                max_length=one.longest,
                style=discord.TextStyle.long if one.lines else discord.TextStyle.short,
            )
        )
    made.stop()
    return made
