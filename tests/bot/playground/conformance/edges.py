"""Bodies at the limits of single fields: the last value that fits and the first that does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.bot.playground.conformance.callbacks import asked, group
from tests.bot.playground.conformance.rows import (
    Row,
    argument,
    bad,
    button,
    command,
    entities,
    gallery,
    good,
    label,
    layout,
    modal,
    option,
    options,
    picture,
    rows,
    select,
    text_input,
)

SEND, HOOK, ANSWER = "message_create", "webhook_message", "interaction_callback"
INNER = "data.components.0.component"
FIRST = "components.0.components.0"
WEB = "https://example.org/"
MAX_LENGTH, BAD_LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
MAX, MIN = "NUMBER_TYPE_MAX", "NUMBER_TYPE_MIN"

Make = Callable[[Any], Any]


def text(count: int) -> str:
    return "x" * count


def address(count: int) -> str:
    return WEB.ljust(count, "x")


def ids(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def edge(endpoint: str, fault: str, fits: Any, fits_not: Any, make: Make) -> Iterator[Row]:
    """Yield a row with a value at the limit and one with a value just beyond it."""
    place = fault.partition(":")[0] or "all"
    yield good(endpoint, f"{place} at {fits}", make(fits))
    yield bad(endpoint, f"{place} at {fits_not}", make(fits_not), fault)


def longest(
    endpoint: str, path: str, most: int, make: Make, code: str = MAX_LENGTH
) -> Iterator[Row]:
    return edge(endpoint, f"{path}: {code}", most, most + 1, make)


def not_empty(endpoint: str, path: str, make: Make) -> Iterator[Row]:
    return edge(endpoint, f"{path}: {BAD_LENGTH}", 1, 0, lambda count: make(text(count)))


def every(endpoint: str, path: str, choices: list[Any], wrong: Any, make: Make) -> Iterator[Row]:
    for choice in choices:
        yield good(endpoint, f"{path} of {choice}", make(choice))
    yield bad(endpoint, f"{path} of {wrong}", make(wrong), f"{path}: BASE_TYPE_CHOICES")


def field(key: str, **more: Any) -> Make:
    return lambda value: {key: value, **more}


def said(name: str) -> Make:
    return field(name, content="hi")


def poll(**changes: Any) -> dict[str, Any]:
    answer = {"poll_media": {"text": "Ana"}}
    return {"poll": {"question": {"text": "Who?"}, "answers": [answer], **changes}}


def embedded(**embed: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "Rent", **embed}]}


def attached(**changes: Any) -> dict[str, Any]:
    return {"attachments": [{"id": 0, **changes}]}


MESSAGES = [
    *longest(SEND, "embeds.0.url", 2048, lambda n: embedded(url=address(n))),
    *longest(SEND, "embeds.0.image.url", 2048, lambda n: embedded(image={"url": address(n)})),
    *longest(
        SEND,
        "allowed_mentions.roles",
        100,
        lambda n: {"content": "hi", "allowed_mentions": {"roles": ids(n)}},
    ),
    *longest(
        SEND, "attachments.0.filename", 1024, lambda n: attached(filename=text(n)), BAD_LENGTH
    ),
    *not_empty(SEND, "attachments.0.filename", lambda name: attached(filename=name)),
    *longest(SEND, "attachments.0.title", 1024, lambda n: attached(title=text(n))),
    *longest(SEND, "attachments.0.waveform", 400, lambda n: attached(waveform=text(n))),
    *longest(SEND, "poll.question.text", 300, lambda n: poll(question={"text": text(n)})),
    *longest(
        SEND,
        "poll.answers.0.poll_media.text",
        55,
        lambda n: poll(answers=[{"poll_media": {"text": text(n)}}]),
    ),
    *longest(
        SEND,
        "poll.answers",
        10,
        lambda n: poll(answers=[{"poll_media": {"text": "Ana"}}] * n),
        BAD_LENGTH,
    ),
    *edge(SEND, f"poll.duration: {MAX}", 768, 769, lambda n: poll(duration=n)),
    *edge(SEND, f"poll.duration: {MIN}", 1, 0, lambda n: poll(duration=n)),
    *every(SEND, "poll.layout_type", [1], 2, lambda n: poll(layout_type=n)),
    *edge(SEND, "nonce: NONCE_TYPE_OUT_OF_BOUNDS", -(2**63), -(2**63) - 1, said("nonce")),
    *not_empty(HOOK, "username", said("username")),
    *longest(HOOK, "avatar_url", 2048, lambda n: said("avatar_url")(address(n))),
    *longest(HOOK, "thread_name", 100, lambda n: said("thread_name")(text(n))),
    *longest(HOOK, "applied_tags", 5, lambda n: said("applied_tags")(ids(n))),
]

COMPONENTS = [
    *every(
        SEND,
        f"{FIRST}.channel_types.0",
        [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15],
        6,
        lambda kind: rows(entities(8, channel_types=[kind])),
    ),
    *every(SEND, f"{FIRST}.style", [1, 2, 3, 4], 0, lambda style: rows(button(style=style))),
    *longest(
        SEND,
        f"{FIRST}.emoji.name",
        32,
        lambda n: rows(button(emoji={"name": "\U0001f3b2" * n})),
    ),
    *not_empty(
        SEND, f"{FIRST}.options.0.label", lambda each: rows(select(options=[option(label=each)]))
    ),
    *edge(
        SEND,
        f"{FIRST}.min_values: {MAX}",
        25,
        26,
        lambda n: rows(select(options=options(25), min_values=n, max_values=25)),
    ),
    *edge(
        SEND,
        f"{FIRST}.max_values: {MIN}",
        1,
        0,
        lambda n: rows(entities(5, min_values=0, max_values=n)),
    ),
    *longest(
        SEND,
        "components.0.items.0.media.url",
        2048,
        lambda n: layout(gallery(picture(address(n)))),
    ),
    *not_empty(ANSWER, "data.title", lambda title: modal(label(text_input()), title=title)),
    *not_empty(ANSWER, "data.components.0.label", lambda each: asked(text_input(), label=each)),
    *not_empty(
        ANSWER, "data.components.0.description", lambda each: asked(text_input(), description=each)
    ),
    *longest(ANSWER, f"{INNER}.label", 45, lambda n: asked(text_input(label=text(n))), BAD_LENGTH),
    *edge(ANSWER, f"{INNER}.max_length: {MIN}", 1, 0, lambda n: asked(text_input(max_length=n))),
    *edge(
        ANSWER,
        f"{INNER}.min_values: {MAX}",
        10,
        11,
        lambda n: asked(group(22, 10, min_values=n, max_values=10)),
    ),
    *edge(
        ANSWER,
        f"{INNER}.max_values: {MIN}",
        1,
        0,
        lambda n: asked(group(22, 1, required=False, min_values=0, max_values=n)),
    ),
]

COMMANDS = [
    *longest(
        "command_create",
        "description_localizations.de",
        100,
        lambda n: command(description_localizations={"de": text(n)}),
        BAD_LENGTH,
    ),
    *not_empty(
        "command_create",
        "description_localizations.de",
        lambda each: command(description_localizations={"de": each}),
    ),
    *not_empty(
        "command_create",
        "options.0.choices.0.name",
        lambda each: command(argument(choices=[{"name": each, "value": "x"}])),
    ),
    *edge(
        "command_create",
        f"options.0.max_length: {MIN}",
        1,
        0,
        lambda n: command(argument(max_length=n)),
    ),
    *every("command_create", "contexts.0", [0, 1, 2], -1, lambda n: command(contexts=[n])),
    *every(
        "command_create", "integration_types.0", [0, 1], 2, lambda n: command(integration_types=[n])
    ),
    *every("command_create", "handler", [1, 2], 3, lambda n: command(handler=n)),
    *not_empty("command_create", "name", lambda name: {"type": 2, "name": name}),
    *longest("command_edit", "description", 100, lambda n: {"description": text(n)}),
    *edge(
        "commands_overwrite",
        ": 30032",
        15,
        16,
        lambda n: [{"type": 3, "name": str(number)} for number in range(n)],
    ),
]

SERVERS = [
    *every("thread_create", "type", [10, 11, 12], 13, field("type", name="x")),
    *longest(
        "thread_create",
        "applied_tags",
        5,
        lambda n: {"name": "x", "message": {"content": "x"}, "applied_tags": ids(n)},
    ),
    *every("channel_create", "type", [0, 2, 4, 5, 13, 14, 15], 1, field("type", name="x")),
    *edge("channel_create", f"position: {MIN}", 0, -1, field("position", name="x")),
    *edge("channel_create", f"bitrate: {MIN}", 8000, 7999, field("bitrate", name="x")),
    *edge("channel_create", f"user_limit: {MIN}", 0, -1, field("user_limit", name="x")),
    *longest(
        "channel_create",
        "permission_overwrites",
        100,
        lambda n: {"name": "x", "permission_overwrites": [{"id": each} for each in ids(n)]},
    ),
    *longest(
        "channel_create",
        "available_tags",
        20,
        lambda n: {"name": "x", "available_tags": [{"name": "x"}] * n},
    ),
    *longest(
        "channel_create",
        "available_tags.0.name",
        50,
        lambda n: {"name": "x", "available_tags": [{"name": text(n)}]},
    ),
    *longest("channel_edit", "applied_tags", 5, lambda n: {"applied_tags": ids(n)}),
    *edge("guild_edit", f"name: {BAD_LENGTH}", "xx", "y", field("name")),
    *longest("guild_edit", "description", 300, lambda n: {"description": text(n)}),
    *every("guild_edit", "verification_level", [0, 1, 2, 3, 4], -1, field("verification_level")),
    *every(
        "guild_edit",
        "default_message_notifications",
        [0, 1],
        2,
        field("default_message_notifications"),
    ),
    *every("guild_edit", "explicit_content_filter", [0, 1, 2], 3, field("explicit_content_filter")),
    *every("guild_edit", "afk_timeout", [60, 300, 900, 1800, 3600], 0, field("afk_timeout")),
    *not_empty("role_create", "name", field("name")),
    *longest("role_edit", "unicode_emoji", 100, lambda n: {"unicode_emoji": text(n)}),
    *longest("member_edit", "roles", 350, lambda n: {"roles": ids(n)}),
]

TABLE = [*MESSAGES, *COMPONENTS, *COMMANDS, *SERVERS]
