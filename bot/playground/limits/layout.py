"""Rules for components V2: their nesting, and the limits of a whole message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.playground.limits.components import (
    BUTTON,
    ROW,
    button,
    component_id,
    no_id_twice,
    row,
    walk,
)
from bot.playground.limits.fields import (
    COLOUR,
    BodyPlace,
    Rule,
    flag,
    in_turn,
    link,
    listing,
    one_of,
    record,
    text,
    together,
    variants,
    when,
    whole,
)
from bot.playground.limits.problems import Problem

SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY = 9, 10, 11, 12
FILE, SEPARATOR, CONTAINER = 13, 14, 17
V2_FLAG = 1 << 15
MOST_COMPONENTS = 40
ALL_CHARACTERS = 4000
"""Most characters of all text displays of a message together."""
REFERENCE = "attachment://"

_alt_text = text(1, 1024)


def _refers_to_a_file(url: str, place: BodyPlace) -> Iterator[Problem]:
    name = url.removeprefix(REFERENCE)
    if url.startswith(REFERENCE) and name not in place.context.attachments:
        yield place.problem(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment '{name}' was not found",
        )


def _media(*schemes: str) -> Rule:
    url = in_turn(link(2048, *schemes), _refers_to_a_file)
    return record({"url": url}, required=["url"])


_any_media = _media("http", "https", "attachment")

text_display: Rule = record(
    {"id": component_id, "content": text(1, ALL_CHARACTERS)}, required=["content"]
)
thumbnail: Rule = record(
    {"id": component_id, "media": _any_media, "description": _alt_text, "spoiler": flag},
    required=["media"],
)
gallery: Rule = record(
    {
        "id": component_id,
        "items": listing(
            record(
                {"media": _any_media, "description": _alt_text, "spoiler": flag},
                required=["media"],
            ),
            1,
            10,
        ),
    },
    required=["items"],
)
file: Rule = record(
    {"id": component_id, "file": _media("attachment"), "spoiler": flag}, required=["file"]
)
separator: Rule = record({"id": component_id, "divider": flag, "spacing": one_of(1, 2)})
section: Rule = record(
    {
        "id": component_id,
        "components": listing(variants({TEXT_DISPLAY: text_display}), 1, 3),
        "accessory": variants({BUTTON: button, THUMBNAIL: thumbnail}),
    },
    required=["components", "accessory"],
)

_inside_a_container: dict[int, Rule] = {
    ROW: row,
    SECTION: section,
    TEXT_DISPLAY: text_display,
    GALLERY: gallery,
    FILE: file,
    SEPARATOR: separator,
}
container: Rule = record(
    {
        "id": component_id,
        "components": listing(variants(_inside_a_container), 1),
        "accent_color": whole(0, COLOUR),
        "spoiler": flag,
    },
    required=["components"],
)


def _few_enough(components: list[Any], place: BodyPlace) -> Iterator[Problem]:
    if sum(1 for _ in walk(components)) > MOST_COMPONENTS:
        yield place.problem(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components ({MOST_COMPONENTS}) is exceeded",
        )


def _short_enough(components: list[Any], place: BodyPlace) -> Iterator[Problem]:
    shown = (c.get("content") for _, c in walk(components) if c.get("type") == TEXT_DISPLAY)
    if sum(len(content) for content in shown if isinstance(content, str)) > ALL_CHARACTERS:
        yield place.problem(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {ALL_CHARACTERS}",
        )


layout: Rule = together(
    listing(variants({**_inside_a_container, CONTAINER: container})),
    when(lambda value: isinstance(value, list), together(_few_enough, _short_enough, no_id_twice)),
)
