"""Bodies with buttons, selects and rows."""

from __future__ import annotations

from tests.bot.playground.conformance.rows import (
    bad,
    button,
    entities,
    good,
    option,
    options,
    row,
    rows,
    select,
)

SEND = "message_create"
FIRST = "components.0.components.0"
WEB = "https://example.org"


def linked(url: str) -> dict[str, object]:
    return {"type": 2, "style": 5, "label": "Rules", "url": url}


ROWS = [
    good(SEND, "five rows", rows(*(button(custom_id=str(n)) for n in range(5)))),
    bad(
        SEND,
        "six rows",
        rows(*(button(custom_id=str(n)) for n in range(6))),
        "components: BASE_TYPE_MAX_LENGTH",
    ),
    good(
        SEND,
        "five buttons in a row",
        {"components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
    ),
    bad(
        SEND,
        "six buttons in a row",
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        "components.0.components: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "an empty row",
        {"components": [row()]},
        "components.0.components: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "a row without a list",
        {"components": [{"type": 1}]},
        "components.0.components: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "a button and a select in a row",
        {"components": [row(button(), select())]},
        "components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    bad(
        SEND,
        "two selects in a row",
        {"components": [row(select(), select(custom_id="other"))]},
        "components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    bad(
        SEND,
        "a button outside a row",
        {"components": [button()]},
        "components.0: UNION_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "a text input in a message",
        rows({"type": 4, "custom_id": "x", "style": 1, "label": "x"}),
        f"{FIRST}: UNION_TYPE_CHOICES",
    ),
    bad(SEND, "a row in a row", rows(row(button())), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(
        SEND,
        "a component without a type",
        rows({"label": "x"}),
        f"{FIRST}.type: BASE_TYPE_REQUIRED",
    ),
    bad(SEND, "a string as component", rows("x"), f"{FIRST}: MODEL_TYPE_CONVERT"),
    bad(SEND, "an object as components", {"components": {}}, "components: LIST_TYPE_CONVERT"),
    bad(
        SEND,
        "the same custom id twice",
        rows(button(), button()),
        "components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    bad(
        SEND,
        "the same custom id on two kinds",
        rows(button(custom_id="x"), select(custom_id="x")),
        "components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    bad(
        SEND,
        "the same component id twice",
        rows(button(id=4), button(custom_id="other", id=4)),
        "components.1.components.0.id: COMPONENT_ID_DUPLICATED",
    ),
    good(SEND, "the component id 0 twice", rows(button(id=0), button(custom_id="other", id=0))),
    bad(SEND, "a negative component id", rows(button(id=-1)), f"{FIRST}.id: NUMBER_TYPE_MIN"),
]

BUTTONS = [
    good(SEND, "a disabled button", rows(button(disabled=True))),
    good(SEND, "a label of 80", rows(button(label="x" * 80))),
    bad(
        SEND, "a label of 81", rows(button(label="x" * 81)), f"{FIRST}.label: BASE_TYPE_MAX_LENGTH"
    ),
    good(SEND, "a custom id of 100", rows(button(custom_id="x" * 100))),
    bad(
        SEND,
        "a custom id of 101",
        rows(button(custom_id="x" * 101)),
        f"{FIRST}.custom_id: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "an empty custom id",
        rows(button(custom_id="")),
        f"{FIRST}.custom_id: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "a button without custom id",
        rows({"type": 2, "style": 1, "label": "Roll"}),
        f"{FIRST}.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    bad(
        SEND,
        "a button without style",
        rows({"type": 2, "label": "Roll", "custom_id": "x"}),
        f"{FIRST}.style: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND, "an unknown button style", rows(button(style=7)), f"{FIRST}.style: BASE_TYPE_CHOICES"
    ),
    bad(
        SEND,
        "a button without label and emoji",
        rows({"type": 2, "style": 1, "custom_id": "x"}),
        f"{FIRST}.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    bad(
        SEND,
        "a button with custom id and URL",
        rows(button(url=WEB)),
        f"{FIRST}.custom_id: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    good(SEND, "a link", rows(linked(WEB))),
    good(SEND, "a link with the scheme discord", rows(linked("discord://-/channels/1/2"))),
    good(SEND, "a link of 512", rows(linked(f"{WEB}/".ljust(512, "x")))),
    bad(
        SEND,
        "a link of 513",
        rows(linked(f"{WEB}/".ljust(513, "x"))),
        f"{FIRST}.url: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        SEND,
        "a link with the scheme mailto",
        rows(linked("mailto:a@b.c")),
        f"{FIRST}.url: URL_TYPE_INVALID_SCHEME",
    ),
    bad(
        SEND, "a link that is no URL", rows(linked("nowhere")), f"{FIRST}.url: URL_TYPE_INVALID_URL"
    ),
    bad(
        SEND,
        "a link button without URL",
        rows({"type": 2, "style": 5, "label": "Rules"}),
        f"{FIRST}.url: BUTTON_COMPONENT_URL_REQUIRED",
    ),
    bad(
        SEND,
        "a link with custom id",
        rows(linked(WEB) | {"custom_id": "x"}),
        f"{FIRST}.custom_id: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    good(SEND, "a premium button", rows({"type": 2, "style": 6, "sku_id": "1"})),
    bad(
        SEND,
        "a premium button without SKU",
        rows({"type": 2, "style": 6}),
        f"{FIRST}.sku_id: BUTTON_COMPONENT_SKU_ID_REQUIRED",
    ),
    bad(
        SEND,
        "a premium button with a label",
        rows({"type": 2, "style": 6, "sku_id": "1", "label": "Buy"}),
        f"{FIRST}.sku_id: BUTTON_COMPONENT_SKU_ID_MUTUALLY_EXCLUSIVE",
    ),
    good(SEND, "an emoji", rows(button(label=None, emoji={"name": "\U0001f3b2"}))),
    good(SEND, "an emoji with a joiner", rows(button(emoji={"name": "2\ufe0f\u20e3"}))),
    good(SEND, "the information sign", rows(button(emoji={"name": "\u2139\ufe0f"}))),
    good(
        SEND,
        "a custom emoji of the application",
        rows(button(emoji={"name": "dice", "id": "1"})),
        emojis=frozenset({"1"}),
    ),
    # DISCORD.md, application emojis: an application has up to 2,000 and can use no others here.
    bad(
        SEND,
        "an unknown custom emoji",
        rows(select(options=[option(emoji={"name": "dice", "id": "2"})])),
        f"{FIRST}.options.0.emoji.id: BUTTON_COMPONENT_INVALID_EMOJI",
        emojis=frozenset({"1"}),
    ),
    bad(
        SEND,
        "a word as emoji",
        rows(button(emoji={"name": "dice"})),
        f"{FIRST}.emoji.name: BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    bad(
        SEND,
        "an emoji without name",
        rows(button(emoji={"id": None})),
        f"{FIRST}.emoji.name: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "an emoji as a string",
        rows(button(emoji="\U0001f3b2")),
        f"{FIRST}.emoji: MODEL_TYPE_CONVERT",
    ),
]

SELECTS = [
    good(SEND, "a select of 25", rows(select(options=options(25)))),
    bad(
        SEND,
        "a select of 26",
        rows(select(options=options(26))),
        f"{FIRST}.options: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND, "a select of none", rows(select(options=[])), f"{FIRST}.options: BASE_TYPE_BAD_LENGTH"
    ),
    bad(
        SEND,
        "a select without options",
        rows({"type": 3, "custom_id": "x"}),
        f"{FIRST}.options: BASE_TYPE_REQUIRED",
    ),
    bad(
        SEND,
        "a select without custom id",
        rows({"type": 3, "options": options(1)}),
        f"{FIRST}.custom_id: BASE_TYPE_REQUIRED",
    ),
    good(SEND, "a placeholder of 150", rows(select(placeholder="x" * 150))),
    bad(
        SEND,
        "a placeholder of 151",
        rows(select(placeholder="x" * 151)),
        f"{FIRST}.placeholder: BASE_TYPE_MAX_LENGTH",
    ),
    *(
        bad(
            SEND,
            f"an option's {field} of 101",
            rows(select(options=[option() | {field: "x" * 101}])),
            f"{FIRST}.options.0.{field}: {code}",
        )
        for field, code in {
            "label": "BASE_TYPE_BAD_LENGTH",
            "value": "BASE_TYPE_BAD_LENGTH",
            "description": "BASE_TYPE_MAX_LENGTH",
        }.items()
    ),
    bad(
        SEND,
        "two options of one value",
        rows(select(options=[option(1), option(1)])),
        f"{FIRST}.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    good(SEND, "one default option", rows(select(options=[option(1, default=True), option(2)]))),
    bad(
        SEND,
        "two default options with max_values of 1",
        rows(select(options=[option(1, default=True), option(2, default=True)])),
        f"{FIRST}.options: SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    good(SEND, "min_values of 0", rows(select(min_values=0, max_values=3))),
    bad(
        SEND,
        "max_values above the number of options",
        rows(select(max_values=4)),
        f"{FIRST}.options: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        SEND,
        "min_values above max_values",
        rows(select(min_values=3, max_values=2)),
        f"{FIRST}.min_values: SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX_VALUES",
    ),
    bad(
        SEND,
        "max_values of 26",
        rows(select(max_values=26)),
        f"{FIRST}.max_values: NUMBER_TYPE_MAX",
    ),
    bad(
        SEND, "max_values of 0", rows(select(max_values=0)), f"{FIRST}.max_values: NUMBER_TYPE_MIN"
    ),
    *(good(SEND, f"a select of type {kind}", rows(entities(kind))) for kind in (5, 6, 7, 8)),
    good(
        SEND,
        "a default user",
        rows(entities(5, default_values=[{"id": "1", "type": "user"}])),
    ),
    bad(
        SEND,
        "a default role in a user select",
        rows(entities(5, default_values=[{"id": "1", "type": "role"}])),
        f"{FIRST}.default_values.0.type: BASE_TYPE_CHOICES",
    ),
    bad(
        SEND,
        "two default users with max_values of 1",
        rows(entities(5, default_values=[{"id": str(n), "type": "user"} for n in range(2)])),
        f"{FIRST}.default_values: BASE_TYPE_BAD_LENGTH",
    ),
    good(SEND, "thread types only", rows(entities(8, channel_types=[11, 12]))),
    bad(
        SEND,
        "unknown channel types",
        rows(entities(8, channel_types=[99])),
        f"{FIRST}.channel_types.0: BASE_TYPE_CHOICES",
    ),
]

TABLE = [*ROWS, *BUTTONS, *SELECTS]
