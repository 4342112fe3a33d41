"""Bodies of messages, except for their components: text, embeds, mentions, references, files."""

from __future__ import annotations

from typing import Any

from tests.bot.playground.conformance.rows import V2, bad, button, good, layout, row, rows, words

SEND = "message_create"
EDIT = "message_edit"
HOOK = "webhook_message"
HOOK_EDIT = "webhook_edit"


def embedded(**embed: Any) -> dict[str, Any]:
    return {"embeds": [embed]}


def named(name: str = "Rent", value: str = "50", **more: Any) -> dict[str, Any]:
    return {"name": name, "value": value, **more}


TEXT = [
    good(SEND, "plain text", {"content": "hi"}),
    good(SEND, "2000 characters", {"content": "x" * 2000}),
    good(SEND, "2000 characters outside the basic plane", {"content": "\U0001f3b2" * 2000}),
    bad(SEND, "2001 characters", {"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    bad(SEND, "4001 characters", {"content": "x" * 4001}, "content: BASE_TYPE_MAX_LENGTH"),
    bad(SEND, "a list as content", {"content": ["hi"]}, "content: STRING_TYPE_CONVERT"),
    bad(SEND, "nothing at all", {}, ": EMPTY_MESSAGE"),
    bad(SEND, "blanks only", {"content": " \n "}, ": EMPTY_MESSAGE"),
    bad(SEND, "null fields only", {"content": None, "embeds": None}, ": EMPTY_MESSAGE"),
    bad(SEND, "a list as body", [], ": MODEL_TYPE_CONVERT"),
    good(SEND, "a file alone", {}, attachments=("board.png",)),
    good(SEND, "a sticker alone", {"sticker_ids": ["1"]}),
    good(SEND, "buttons alone", {"components": [row(button())]}),
    good(SEND, "an unknown field", {"content": "hi", "colour": "red"}),
    good(SEND, "tts", {"content": "hi", "tts": True}),
    bad(SEND, "tts as text", {"content": "hi", "tts": "yes"}, "tts: BOOLEAN_TYPE_CONVERT"),
    good(SEND, "suppressed notifications", {"content": "hi", "flags": 4096}),
    bad(SEND, "flags as words", {"content": "hi", "flags": "v2"}, "flags: NUMBER_TYPE_COERCE"),
    good(SEND, "three stickers", {"sticker_ids": ["1", "2", "3"]}),
    bad(SEND, "four stickers", {"sticker_ids": ["1"] * 4}, "sticker_ids: BASE_TYPE_MAX_LENGTH"),
    bad(
        SEND,
        "a sticker without digits",
        {"sticker_ids": ["x"]},
        "sticker_ids.0: NUMBER_TYPE_COERCE",
    ),
    good(EDIT, "nothing changed", {}),
    good(EDIT, "new text", {"content": "hi"}),
    good(EDIT, "text removed", {"content": None}),
    bad(EDIT, "2001 characters", {"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    bad(
        EDIT,
        "all parts removed",
        {"content": None, "embeds": [], "components": [], "attachments": []},
        ": EMPTY_MESSAGE",
    ),
    good(
        EDIT,
        "all parts but a file removed",
        {"content": None, "embeds": [], "components": [], "attachments": [{"id": "7"}]},
    ),
    good(HOOK, "plain text", {"content": "hi"}),
    good(HOOK, "an ephemeral message", {"content": "hi", "flags": 64}),
    bad(HOOK, "2001 characters", {"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    bad(HOOK, "nothing at all", {}, ": EMPTY_MESSAGE"),
    good(HOOK, "under another name", {"content": "hi", "username": "Banker"}),
    bad(
        HOOK,
        "a name of 81 characters",
        {"content": "hi", "username": "x" * 81},
        "username: BASE_TYPE_BAD_LENGTH",
    ),
    good(HOOK_EDIT, "new text", {"content": "hi"}),
    bad(HOOK_EDIT, "2001 characters", {"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    bad(HOOK_EDIT, "a string as embeds", {"embeds": "hi"}, "embeds: LIST_TYPE_CONVERT"),
]

EMBEDS = [
    good(SEND, "an embed with a title", embedded(title="Rent")),
    good(SEND, "ten embeds", {"embeds": [{"title": "Rent"}] * 10}),
    bad(
        SEND, "eleven embeds", {"embeds": [{"title": "Rent"}] * 11}, "embeds: BASE_TYPE_MAX_LENGTH"
    ),
    bad(SEND, "a string as embed", {"embeds": ["hi"]}, "embeds.0: MODEL_TYPE_CONVERT"),
    bad(SEND, "an empty embed", embedded(), "embeds.0.description: BASE_TYPE_REQUIRED"),
    bad(SEND, "a long title", embedded(title="x" * 257), "embeds.0.title: BASE_TYPE_MAX_LENGTH"),
    good(SEND, "the longest title", embedded(title="x" * 256)),
    good(SEND, "the longest description", embedded(description="x" * 4096)),
    bad(
        SEND,
        "a long description",
        embedded(description="x" * 4097),
        "embeds.0.description: BASE_TYPE_MAX_LENGTH",
    ),
    good(SEND, "25 fields", embedded(fields=[named()] * 25)),
    bad(
        SEND, "26 fields", embedded(fields=[named()] * 26), "embeds.0.fields: BASE_TYPE_MAX_LENGTH"
    ),
    bad(
        SEND,
        "a long field name",
        embedded(fields=[named("x" * 257)]),
        "embeds.0.fields.0.name: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "a long field value",
        embedded(fields=[named(value="x" * 1025)]),
        "embeds.0.fields.0.value: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "a field without a value",
        embedded(fields=[{"name": "Rent"}]),
        "embeds.0.fields.0.value: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "a field with a blank value",
        embedded(fields=[named(value=" ")]),
        "embeds.0.fields.0.value: BASE_TYPE_REQUIRED",
    ),
    good(SEND, "the longest footer", embedded(footer={"text": "x" * 2048})),
    bad(
        SEND,
        "a long footer",
        embedded(footer={"text": "x" * 2049}),
        "embeds.0.footer.text: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "a long author",
        embedded(author={"name": "x" * 257}),
        "embeds.0.author.name: BASE_TYPE_MAX_LENGTH",
    ),
    good(SEND, "the last colour", embedded(title="Rent", color=0xFFFFFF)),
    bad(
        SEND,
        "a colour above FFFFFF",
        embedded(title="Rent", color=0x1000000),
        "embeds.0.color: NUMBER_TYPE_MAX",
    ),
    bad(
        SEND,
        "a colour as a word",
        embedded(title="Rent", color="red"),
        "embeds.0.color: NUMBER_TYPE_COERCE",
    ),
    good(SEND, "a timestamp", embedded(title="Rent", timestamp="2026-08-01T12:00:00+00:00")),
    bad(
        SEND,
        "a timestamp in words",
        embedded(title="Rent", timestamp="noon"),
        "embeds.0.timestamp: DATE_TIME_TYPE_PARSE",
    ),
    good(SEND, "a picture sent along", embedded(image={"url": "attachment://board.png"})),
    bad(
        SEND,
        "a picture with the scheme file",
        embedded(image={"url": "file:///board.png"}),
        "embeds.0.image.url: URL_TYPE_INVALID_SCHEME",
    ),
    bad(
        SEND,
        "an embed URL that is no URL",
        embedded(title="Rent", url="nowhere"),
        "embeds.0.url: URL_TYPE_INVALID_URL",
    ),
    good(SEND, "6000 characters in two embeds", {"embeds": [{"description": "x" * 3000}] * 2}),
    bad(
        SEND,
        "6001 characters in two embeds",
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000, "title": "y"}]},
        "embeds: MAX_EMBED_SIZE_EXCEEDED",
    ),
    bad(
        EDIT,
        "6001 characters in two embeds",
        {
            "embeds": [
                {"description": "x" * 3000},
                {"description": "x" * 2999, "footer": {"text": "yy"}},
            ]
        },
        "embeds: MAX_EMBED_SIZE_EXCEEDED",
    ),
]

AROUND = [
    good(SEND, "no allowed mentions", {"content": "hi", "allowed_mentions": {"parse": []}}),
    good(
        SEND,
        "one allowed user",
        {"content": "hi", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
    ),
    bad(
        SEND,
        "an unknown parse type",
        {"content": "hi", "allowed_mentions": {"parse": ["here"]}},
        "allowed_mentions.parse.0: BASE_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "101 allowed users",
        {"content": "hi", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "the same person twice",
        {"content": "hi", "allowed_mentions": {"users": ["1", "1"]}},
        "allowed_mentions.users.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
    ),
    bad(
        SEND,
        "parse of users and a list of users",
        {"content": "hi", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    bad(
        SEND,
        "a list as allowed_mentions",
        {"content": "hi", "allowed_mentions": []},
        "allowed_mentions: MODEL_TYPE_CONVERT",
    ),
    good(SEND, "a nonce of 25 characters", {"content": "hi", "nonce": "x" * 25}),
    good(SEND, "a number as nonce", {"content": "hi", "nonce": 7}),
    bad(SEND, "a nonce of 26", {"content": "hi", "nonce": "x" * 26}, "nonce: NONCE_TYPE_TOO_LONG"),
    bad(SEND, "a list as nonce", {"content": "hi", "nonce": []}, "nonce: NONCE_TYPE_INVALID_TYPE"),
    bad(
        SEND,
        "a nonce beyond 64 bits",
        {"content": "hi", "nonce": 2**63},
        "nonce: NONCE_TYPE_OUT_OF_BOUNDS",
    ),
    good(SEND, "a reply", {"content": "hi", "message_reference": {"message_id": "1"}}),
    bad(
        SEND,
        "a reply without message id",
        {"content": "hi", "message_reference": {}},
        "message_reference.message_id: BASE_TYPE_REQUIRED",
    ),
    good(
        SEND,
        "a forwarded message",
        {"message_reference": {"type": 1, "message_id": "1", "channel_id": "2"}},
    ),
    bad(
        SEND,
        "a forwarded message without channel",
        {"message_reference": {"type": 1, "message_id": "1"}},
        "message_reference.channel_id: BASE_TYPE_REQUIRED",
    ),
    good(
        SEND,
        "a file with alt text",
        {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1024}]},
        attachments=("a.png",),
    ),
    bad(
        SEND,
        "alt text of 1025",
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description: BASE_TYPE_MAX_LENGTH",
        attachments=("a.png",),
    ),
    bad(
        SEND,
        "eleven files listed",
        {"attachments": [{"id": n} for n in range(11)]},
        "attachments: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "eleven files sent",
        {"content": "hi"},
        "attachments: BASE_TYPE_MAX_LENGTH",
        attachments=tuple(f"{n}.png" for n in range(11)),
    ),
    bad(
        EDIT,
        "a file without its id",
        {"attachments": [{"filename": "a.png"}]},
        "attachments.0.id: BASE_TYPE_REQUIRED",
    ),
    good(
        SEND,
        "a poll",
        {"poll": {"question": {"text": "Who?"}, "answers": [{"poll_media": {"text": "Ana"}}]}},
    ),
    bad(
        SEND,
        "a poll without answers",
        {"poll": {"question": {"text": "Who?"}, "answers": []}},
        "poll.answers: BASE_TYPE_BAD_LENGTH",
    ),
]

OLD = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
V2_FLAG = [
    good(SEND, "components V2", layout(words())),
    bad(SEND, "components V2 with text", layout(words(), content="hi"), f"content: {OLD}"),
    bad(
        SEND,
        "components V2 with an embed",
        layout(words(), embeds=[{"title": "hi"}]),
        f"embeds: {OLD}",
    ),
    bad(
        SEND,
        "components V2 with a sticker",
        layout(words(), sticker_ids=["1"]),
        f"sticker_ids: {OLD}",
    ),
    bad(
        SEND,
        "components V2 with a poll",
        layout(
            words(),
            poll={"question": {"text": "Who?"}, "answers": [{"poll_media": {"text": "Ana"}}]},
        ),
        f"poll: {OLD}",
    ),
    bad(SEND, "an empty message with the V2 flag", {"flags": V2}, ": EMPTY_MESSAGE"),
    bad(
        SEND,
        "components V2 without the flag",
        {"components": [words()]},
        "components.0: UNION_TYPE_CHOICES",
    ),
    good(EDIT, "components V2 in a V2 message", {"components": [words()]}, v2=True),
    good(EDIT, "components V2 with the flag in a V2 message", layout(words()), v2=True),
    good(EDIT, "a V1 message changed to V2", layout(words(), content=None, embeds=[])),
    bad(EDIT, "text in a V2 message", {"content": "hi"}, f"content: {OLD}", v2=True),
    # DISCORD.md, components v2: `content` has to be null when a V1 message becomes V2.
    bad(
        EDIT,
        "components V2 beside kept text",
        layout(words()),
        f"content: {OLD}",
        f"embeds: {OLD}",
        legacy=frozenset({"content", "embeds"}),
    ),
    good(
        EDIT,
        "components V2 in place of text",
        layout(words(), content=None, embeds=[]),
        legacy=frozenset({"content", "embeds"}),
    ),
    good(EDIT, "buttons below text", rows(button()), legacy=frozenset({"content"})),
    bad(
        EDIT,
        "a V2 message changed to V1",
        {"flags": 0},
        "flags: MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
        v2=True,
    ),
    bad(HOOK_EDIT, "text in a V2 message", {"content": "hi"}, f"content: {OLD}", v2=True),
    good(SEND, "components V1 without the V2 flag", rows(button()), v2=True),
]

TABLE = [*TEXT, *EMBEDS, *AROUND, *V2_FLAG]
