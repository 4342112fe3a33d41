"""Rules for embeds: their parts, and the total length of their texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.playground.limits.fields import (
    COLOUR,
    BodyPlace,
    Rule,
    filled,
    flag,
    in_turn,
    link,
    listing,
    moment,
    record,
    required_problem,
    text,
    whole,
)
from bot.playground.limits.problems import Problem

MOST_EMBEDS = 10
MOST_FIELDS = 25
ALL_CHARACTERS = 6000
"""Most characters of all embeds of a message together."""
VISIBLE = ("title", "description", "fields", "image", "thumbnail", "video", "author", "footer")
"""Names of fields. An embed must have at least one of these fields."""

_page = link(2048, "http", "https")
_picture_url = link(2048, "http", "https", "attachment")
_picture = record({"url": _picture_url}, required=["url"])
_field = record(
    {"name": filled(256), "value": filled(1024), "inline": flag}, required=["name", "value"]
)


def _shows_something(embed: dict[str, Any], place: BodyPlace) -> Iterator[Problem]:
    if not any(embed.get(part) for part in VISIBLE):
        yield required_problem(place.at("description"))


embed: Rule = in_turn(
    record(
        {
            "title": text(0, 256),
            "description": text(0, 4096),
            "url": _page,
            "timestamp": moment,
            "color": whole(0, COLOUR),
            "footer": record({"text": filled(2048), "icon_url": _picture_url}, required=["text"]),
            "image": _picture,
            "thumbnail": _picture,
            "video": _picture,
            "author": record(
                {"name": filled(256), "url": _page, "icon_url": _picture_url}, required=["name"]
            ),
            "fields": listing(_field, 0, MOST_FIELDS),
        }
    ),
    _shows_something,
)


def characters(embed: dict[str, Any]) -> int:
    """Return how many characters of an embed count towards `ALL_CHARACTERS`."""
    parts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    ]
    for field in embed.get("fields") or []:
        parts += [field["name"], field["value"]]
    return sum(len(part.strip()) for part in parts if part)


def _small_enough_together(embeds: list[dict[str, Any]], place: BodyPlace) -> Iterator[Problem]:
    if sum(map(characters, embeds)) > ALL_CHARACTERS:
        yield place.problem(
            "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_CHARACTERS}"
        )


embeds: Rule = in_turn(listing(embed, 0, MOST_EMBEDS), _small_enough_together)
