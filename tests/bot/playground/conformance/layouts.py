"""Bodies with components V2."""

from __future__ import annotations

from tests.bot.playground.conformance.rows import (
    bad,
    box,
    button,
    gallery,
    good,
    layout,
    picture,
    row,
    section,
    select,
    words,
)

SEND = "message_create"
FIRST = "components.0"
LOST = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
SENT = "attachment://board.png"


def thumbnail(**changes: object) -> dict[str, object]:
    return {"type": 11, **picture(), **changes}


def document(url: str) -> dict[str, object]:
    return {"type": 13, "file": {"url": url}}


TABLE = [
    good(
        SEND,
        "one of everything",
        layout(
            words("# Board"),
            section(words(), accessory=thumbnail()),
            gallery(picture(SENT)),
            document(SENT),
            {"type": 14, "divider": True, "spacing": 2},
            row(button()),
            box(words(), row(select()), accent_color=0xFFFFFF, spoiler=False),
        ),
        attachments=("board.png",),
    ),
    good(SEND, "forty components", layout(*(words() for _ in range(40)))),
    bad(
        SEND,
        "41 components",
        layout(*(words() for _ in range(41))),
        "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    good(SEND, "a container with 39 components", layout(box(*(words() for _ in range(39))))),
    bad(
        SEND,
        "a container with forty components",
        layout(box(*(words() for _ in range(40)))),
        "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    bad(
        SEND,
        "14 sections with text and button",
        layout(*(section(words(), accessory=button(custom_id=str(n))) for n in range(14))),
        "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    good(SEND, "4000 characters in two texts", layout(words("x" * 2000), box(words("x" * 2000)))),
    bad(
        SEND,
        "4001 characters in two texts",
        layout(words("x" * 2000), box(words("x" * 2001))),
        "components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    bad(
        SEND,
        "4001 characters in one text",
        layout(words("x" * 4001)),
        f"{FIRST}.content: BASE_TYPE_BAD_LENGTH",
        "components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    bad(SEND, "an empty text", layout(words("")), f"{FIRST}.content: BASE_TYPE_BAD_LENGTH"),
    bad(
        SEND,
        "a text display without content",
        layout({"type": 10}),
        f"{FIRST}.content: BASE_TYPE_REQUIRED",
    ),
    bad(SEND, "a button outside rows", layout(button()), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(SEND, "a thumbnail outside sections", layout(thumbnail()), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(SEND, "a label in a message", layout({"type": 18}), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(SEND, "an unknown type", layout({"type": 99}), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(
        SEND,
        "a container in a container",
        layout(box(box(words()))),
        f"{FIRST}.components.0: UNION_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "a button in a container",
        layout(box(button())),
        f"{FIRST}.components.0: UNION_TYPE_CHOICES",
    ),
    bad(SEND, "a text in a row", layout(row(words())), f"{FIRST}.components.0: UNION_TYPE_CHOICES"),
    bad(SEND, "an empty container", layout(box()), f"{FIRST}.components: BASE_TYPE_MIN_LENGTH"),
    bad(
        SEND,
        "a container's colour above FFFFFF",
        layout(box(words(), accent_color=0x1000000)),
        f"{FIRST}.accent_color: NUMBER_TYPE_MAX",
    ),
    good(SEND, "a section of three", layout(section(words(), words(), words()))),
    bad(
        SEND,
        "a section of four",
        layout(section(words(), words(), words(), words())),
        f"{FIRST}.components: BASE_TYPE_BAD_LENGTH",
    ),
    bad(SEND, "a section of none", layout(section()), f"{FIRST}.components: BASE_TYPE_BAD_LENGTH"),
    bad(
        SEND,
        "a section without accessory",
        layout({"type": 9, "components": [words()]}),
        f"{FIRST}.accessory: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "a section with a select as accessory",
        layout(section(words(), accessory=select())),
        f"{FIRST}.accessory: UNION_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "a separator in a section",
        layout(section({"type": 14})),
        f"{FIRST}.components.0: UNION_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "the same custom id inside and outside a container",
        layout(section(words()), row(button())),
        "components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    good(SEND, "a gallery of ten", layout(gallery(*(picture() for _ in range(10))))),
    bad(
        SEND,
        "a gallery of eleven",
        layout(gallery(*(picture() for _ in range(11)))),
        f"{FIRST}.items: BASE_TYPE_BAD_LENGTH",
    ),
    bad(SEND, "a gallery of none", layout(gallery()), f"{FIRST}.items: BASE_TYPE_BAD_LENGTH"),
    # DISCORD.md, limits of components v2: alt text up to 1,024.
    good(SEND, "alt text of 1024", layout(gallery(picture(description="x" * 1024)))),
    good(
        SEND,
        "alt text of 1024 in a thumbnail",
        layout(section(words(), accessory=thumbnail(description="x" * 1024))),
    ),
    bad(
        SEND,
        "alt text of 1025 in a thumbnail",
        layout(section(words(), accessory=thumbnail(description="x" * 1025))),
        f"{FIRST}.accessory.description: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "alt text of 1025 in a gallery",
        layout(gallery(picture(description="x" * 1025))),
        f"{FIRST}.items.0.description: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "a gallery item without picture",
        layout(gallery({"description": "x"})),
        f"{FIRST}.items.0.media: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "a picture that was not sent",
        layout(gallery(picture(SENT))),
        f"{FIRST}.items.0.media.url: {LOST}",
    ),
    bad(
        SEND,
        "a thumbnail that was not sent",
        layout(section(words(), accessory=thumbnail(media={"url": SENT}))),
        f"{FIRST}.accessory.media.url: {LOST}",
        attachments=("other.png",),
    ),
    good(SEND, "a file that was sent", layout(document(SENT)), attachments=("board.png",)),
    bad(SEND, "a file that was not sent", layout(document(SENT)), f"{FIRST}.file.url: {LOST}"),
    bad(
        SEND,
        "a file from the web",
        layout(document("https://example.org/a.txt")),
        f"{FIRST}.file.url: URL_TYPE_INVALID_SCHEME",
    ),
    good(SEND, "a file that no component shows", layout(words()), attachments=("board.png",)),
    bad(
        SEND,
        "an unknown separator spacing",
        layout({"type": 14, "spacing": 3}),
        f"{FIRST}.spacing: BASE_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "a separator with text as divider",
        layout({"type": 14, "divider": "yes"}),
        f"{FIRST}.divider: BOOLEAN_TYPE_CONVERT",
    ),
]
