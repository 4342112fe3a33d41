"""Rules for the bodies of messages that a bot sends or edits, also through a webhook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.playground.limits.components import emoji, rows
from bot.playground.limits.embeds import embeds
from bot.playground.limits.fields import (
    BodyPlace,
    Rule,
    filled,
    flag,
    in_turn,
    is_whole,
    link,
    listing,
    number,
    one_of,
    record,
    refuse,
    size,
    snowflake,
    text,
    together,
    when,
    whole,
)
from bot.playground.limits.layout import V2_FLAG, layout
from bot.playground.limits.problems import EMPTY_MESSAGE, Context, Problem

LONGEST_CONTENT = 2000
MOST_ATTACHMENTS = 10
MOST_STICKERS = 3
FORWARD = 1
LEGACY = ("content", "embeds", "sticker_ids", "poll")
"""Names of the fields that a message with components V2 must not have."""


def _exclusive(kind: str) -> Rule:
    return refuse(
        lambda value: kind in (value.get("parse") or []) and bool(value.get(kind)),
        None,
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
    )


allowed_mentions: Rule = in_turn(
    record(
        {
            "parse": listing(one_of("roles", "users", "everyone"), unique=True),
            "users": listing(snowflake, 0, 100, unique=True),
            "roles": listing(snowflake, 0, 100, unique=True),
            "replied_user": flag,
        }
    ),
    together(_exclusive("users"), _exclusive("roles")),
)


def nonce(value: Any, place: BodyPlace) -> Iterator[Problem]:
    """Accept a nonce: a text of at most 25 characters or a signed 64-bit number."""
    if isinstance(value, str):
        if len(value) > 25:
            yield place.problem("NONCE_TYPE_TOO_LONG", "Must be 25 or fewer characters long.")
    elif not is_whole(value):
        yield place.problem("NONCE_TYPE_INVALID_TYPE", "This field must be a string or integer.")
    elif not -(2**63) <= value < 2**63:
        yield place.problem(
            "NONCE_TYPE_OUT_OF_BOUNDS", f"Must be between {-(2**63)} and {2**63 - 1}."
        )


attachment: Rule = record(
    {
        "id": snowflake,
        "filename": text(1, 1024),
        "description": text(0, 1024),
        "title": text(0, 1024),
        "duration_secs": number(0),
        "waveform": text(0, 400),
        "is_spoiler": flag,
    },
    required=["id"],
)

_reference_fields: dict[str, Rule] = {
    "type": one_of(0, FORWARD),
    "message_id": snowflake,
    "channel_id": snowflake,
    "guild_id": snowflake,
    "fail_if_not_exists": flag,
}
message_reference: Rule = in_turn(
    record(_reference_fields, required=["message_id"]),
    when(
        lambda value: value.get("type") == FORWARD,
        record({"channel_id": snowflake}, required=["channel_id"]),
    ),
)

_poll_answer = record({"text": filled(55), "emoji": emoji}, required=["text"])
poll: Rule = record(
    {
        "question": record({"text": filled(300)}, required=["text"]),
        "answers": listing(record({"poll_media": _poll_answer}, required=["poll_media"]), 1, 10),
        "duration": whole(1, 768),
        "allow_multiselect": flag,
        "layout_type": one_of(1),
    },
    required=["question", "answers"],
)

_common: dict[str, Rule] = {
    "content": text(0, LONGEST_CONTENT),
    "embeds": embeds,
    "allowed_mentions": allowed_mentions,
    "attachments": listing(attachment, 0, MOST_ATTACHMENTS),
    "sticker_ids": listing(snowflake, 0, MOST_STICKERS),
    "flags": whole(0),
    "poll": poll,
}
_sent: dict[str, Rule] = {"tts": flag, "nonce": nonce, "enforce_nonce": flag}
_by_webhook: dict[str, Rule] = {
    "tts": flag,
    "username": text(1, 80),
    "avatar_url": link(2048, "http", "https"),
    "thread_name": text(0, 100),
    "applied_tags": listing(snowflake, 0, 5),
}


def has_v2_flag(body: Mapping[str, Any]) -> bool:
    """Return True if the `flags` of a body contain the components V2 flag."""
    flags = body.get("flags")
    return is_whole(flags) and bool(int(flags or 0) & V2_FLAG)


def _is_v2(body: Mapping[str, Any], context: Context) -> bool:
    return has_v2_flag(body) or (context.editing and context.v2)


def _components(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    components = body.get("components")
    if components is not None:
        rule = layout if _is_v2(body, place.context) else rows
        yield from rule(components, place.at("components"))


def _nothing_old_with_v2(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    """Yield a problem for each field in `LEGACY` of a message with components V2.

    A field that an edit keeps is a problem too.
    """
    if _is_v2(body, place.context):
        stays = place.context.legacy - body.keys()
        for field in LEGACY:
            if body.get(field) or field in stays:
                yield place.at(field).problem(
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )


def _v2_stays(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    was_v2 = place.context.editing and place.context.v2
    if was_v2 and body.get("flags") is not None and not has_v2_flag(body):
        yield place.at("flags").problem(
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )


def _files_few_enough(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    if not body.get("attachments"):
        yield from size(
            len(place.context.attachments), 0, MOST_ATTACHMENTS, place.at("attachments")
        )


def _says_something(body: Mapping[str, Any], place: BodyPlace) -> Iterator[Problem]:
    content = (body.get("content") or "").strip()
    parts = [body.get(part) for part in ("embeds", "components", "attachments")]
    others = [body.get(part) for part in ("sticker_ids", "poll")]
    reference = body.get("message_reference")
    forwarded = isinstance(reference, Mapping) and reference.get("type") == FORWARD
    if content or any(parts) or any(others) or place.context.attachments or forwarded:
        return
    cleared = all(part in body for part in ("content", "embeds", "components", "attachments"))
    if cleared or not place.context.editing:
        yield place.problem(EMPTY_MESSAGE, "Cannot send an empty message")


def _message(fields: Mapping[str, Rule]) -> Rule:
    return in_turn(
        record({}),
        together(record(fields), _components, _nothing_old_with_v2, _v2_stays, _files_few_enough),
        _says_something,
    )


def _change(rule: Rule) -> Rule:
    def changed(body: Any, place: BodyPlace) -> Iterator[Problem]:
        return rule(body, replace(place, context=replace(place.context, editing=True)))

    return changed


message_create: Rule = _message(_common | _sent | {"message_reference": message_reference})
message_edit: Rule = _change(_message(_common))
webhook_message: Rule = _message(_common | _by_webhook)
