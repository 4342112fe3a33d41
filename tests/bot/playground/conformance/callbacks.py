"""First responses to interactions: messages, choices and modals."""

from __future__ import annotations

from typing import Any

from tests.bot.playground.conformance.rows import (
    bad,
    button,
    entities,
    good,
    label,
    layout,
    modal,
    option,
    options,
    row,
    select,
    text_input,
    words,
)

ANSWER = "interaction_callback"
FIRST = "data.components.0"
INNER = f"{FIRST}.component"


def said(**data: Any) -> dict[str, Any]:
    return {"type": 4, "data": data}


def offered(*choices: Any) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": list(choices)}}


def asked(component: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return modal(label(component, **changes))


def group(kind: int, count: int, **changes: Any) -> dict[str, Any]:
    return {"type": kind, "custom_id": "x", "options": options(count), **changes}


KINDS = [
    good(ANSWER, "a pong", {"type": 1}),
    good(ANSWER, "a message", said(content="hi", flags=64)),
    bad(ANSWER, "an empty message", {"type": 4}, "data: EMPTY_MESSAGE"),
    bad(ANSWER, "2001 characters", said(content="x" * 2001), "data.content: BASE_TYPE_MAX_LENGTH"),
    bad(ANSWER, "a string as data", {"type": 4, "data": "hi"}, "data: MODEL_TYPE_CONVERT"),
    good(ANSWER, "a message with components V2", {"type": 4, "data": layout(words())}),
    good(ANSWER, "a deferred message", {"type": 5}),
    good(ANSWER, "a private deferred message", {"type": 5, "data": {"flags": 64}}),
    bad(
        ANSWER,
        "a deferred message with flags as text",
        {"type": 5, "data": {"flags": "x"}},
        "data.flags: NUMBER_TYPE_COERCE",
    ),
    # DISCORD.md, components v2: type 5 with the V2 flag is a 400.
    bad(
        ANSWER,
        "a deferred message with the V2 flag",
        {"type": 5, "data": {"flags": 1 << 15}},
        "data.flags: MESSAGE_CANNOT_DEFER_WITH_COMPONENTS_V2",
    ),
    good(ANSWER, "a deferred update", {"type": 6}),
    good(ANSWER, "an update", {"type": 7, "data": {"content": "hi"}}),
    good(ANSWER, "an empty update", {"type": 7}),
    bad(
        ANSWER,
        "an update to six buttons",
        {"type": 7, "data": {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]}},
        f"{FIRST}.components: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "an update of a V2 message to text",
        {"type": 7, "data": {"content": "hi"}},
        "data.content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        v2=True,
    ),
    good(ANSWER, "an update to text and components V2", said(content="hi"), v2=True),
    bad(ANSWER, "no type", {"data": {"content": "hi"}}, "type: BASE_TYPE_REQUIRED"),
    bad(ANSWER, "an unknown type", {"type": 99}, "type: BASE_TYPE_CHOICES"),
    bad(ANSWER, "an activity", {"type": 12}, "type: BASE_TYPE_CHOICES"),
]

CHOICES = [
    good(ANSWER, "no choices", offered()),
    good(ANSWER, "25 choices", offered(*({"name": str(n), "value": n} for n in range(25)))),
    bad(
        ANSWER,
        "26 choices",
        offered(*({"name": str(n), "value": n} for n in range(26))),
        "data.choices: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        ANSWER,
        "a choice with a name of 101",
        offered({"name": "x" * 101, "value": "x"}),
        "data.choices.0.name: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a choice without name",
        offered({"name": "", "value": "x"}),
        "data.choices.0.name: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a choice with a value of 101",
        offered({"name": "x", "value": "x" * 101}),
        "data.choices.0.value: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        ANSWER,
        "a choice without value",
        offered({"name": "x"}),
        "data.choices.0.value: BASE_TYPE_REQUIRED",
    ),
    bad(
        ANSWER,
        "a choice with the value true",
        offered({"name": "x", "value": True}),
        "data.choices.0.value: NUMBER_TYPE_COERCE",
    ),
    bad(ANSWER, "choices without data", {"type": 8}, "data: BASE_TYPE_REQUIRED"),
]

MODALS = [
    good(ANSWER, "a modal with a text input", asked(text_input())),
    good(ANSWER, "a modal with a row", modal(row(text_input(label="Bid")))),
    good(ANSWER, "a modal with a text display", modal(words(), label(text_input()))),
    bad(ANSWER, "a modal without data", {"type": 9}, "data: BASE_TYPE_REQUIRED"),
    bad(ANSWER, "an empty modal", modal(), "data.components: BASE_TYPE_BAD_LENGTH"),
    good(
        ANSWER,
        "a modal of five",
        modal(*(label(text_input(custom_id=str(n))) for n in range(5))),
    ),
    bad(
        ANSWER,
        "a modal of six",
        modal(*(label(text_input(custom_id=str(n))) for n in range(6))),
        "data.components: BASE_TYPE_BAD_LENGTH",
    ),
    good(ANSWER, "a title of 45", modal(label(text_input()), title="x" * 45)),
    bad(
        ANSWER,
        "a title of 46",
        modal(label(text_input()), title="x" * 46),
        "data.title: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a modal without custom id",
        modal(label(text_input()), custom_id=None),
        "data.custom_id: BASE_TYPE_REQUIRED",
    ),
    bad(
        ANSWER,
        "a label of 46",
        asked(text_input(), label="x" * 46),
        f"{FIRST}.label: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a label description of 101",
        asked(text_input(), description="x" * 101),
        f"{FIRST}.description: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a text input outside rows and labels",
        modal(text_input()),
        f"{FIRST}: UNION_TYPE_CHOICES",
    ),
    bad(ANSWER, "a select outside labels", modal(select()), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(ANSWER, "a container in a modal", modal({"type": 17}), f"{FIRST}: UNION_TYPE_CHOICES"),
    bad(
        ANSWER,
        "a select in a modal's row",
        modal(row(select())),
        f"{FIRST}.components.0: UNION_TYPE_CHOICES",
    ),
    bad(ANSWER, "a button in a label", asked(button()), f"{INNER}: UNION_TYPE_CHOICES"),
    bad(
        ANSWER,
        "a row's text input without label",
        modal(row(text_input())),
        f"{FIRST}.components.0.label: BASE_TYPE_REQUIRED",
    ),
    bad(
        ANSWER,
        "two text inputs in a row",
        modal(row(text_input(label="a"), text_input(label="b", custom_id="b"))),
        f"{FIRST}.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    bad(
        ANSWER,
        "the same custom id twice",
        modal(label(text_input()), label(text_input())),
        "data.components.1.component.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    bad(
        ANSWER,
        "a text input of a third style",
        asked(text_input(style=3)),
        f"{INNER}.style: BASE_TYPE_CHOICES",
    ),
    good(ANSWER, "4000 characters filled in", asked(text_input(value="x" * 4000))),
    bad(
        ANSWER,
        "4001 characters filled in",
        asked(text_input(value="x" * 4001)),
        f"{INNER}.value: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        ANSWER,
        "a value longer than max_length",
        asked(text_input(value="x" * 11, max_length=10)),
        f"{INNER}.value: BASE_TYPE_MAX_LENGTH",
    ),
    bad(
        ANSWER,
        "a max_length of 4001",
        asked(text_input(max_length=4001)),
        f"{INNER}.max_length: NUMBER_TYPE_MAX",
    ),
    bad(
        ANSWER,
        "min_length above max_length",
        asked(text_input(min_length=10, max_length=9)),
        f"{INNER}.min_length: TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX_LENGTH",
    ),
    bad(
        ANSWER,
        "a text input's placeholder of 101",
        asked(text_input(placeholder="x" * 101)),
        f"{INNER}.placeholder: BASE_TYPE_MAX_LENGTH",
    ),
    good(ANSWER, "a select in a label", asked(select(required=False, min_values=0))),
    *(good(ANSWER, f"a select of type {n} in a label", asked(entities(n))) for n in (5, 6, 7, 8)),
    bad(
        ANSWER,
        "a disabled select",
        asked(select(disabled=True)),
        f"{INNER}.disabled: COMPONENT_DISABLED_IN_MODAL",
    ),
    good(ANSWER, "a file upload", asked({"type": 19, "custom_id": "x", "max_values": 10})),
    bad(
        ANSWER,
        "an upload of eleven files",
        asked({"type": 19, "custom_id": "x", "max_values": 11}),
        f"{INNER}.max_values: NUMBER_TYPE_MAX",
    ),
    # DISCORD.md, forms: `min_values: 0` on a required field is refused.
    *(
        bad(
            ANSWER,
            f"min_values of 0 in a required component of type {kind}",
            asked({**component, "min_values": 0}),
            f"{INNER}.min_values: COMPONENT_REQUIRED_MIN_VALUES",
        )
        for kind, component in (
            (3, select()),
            (5, entities(5)),
            (19, {"type": 19, "custom_id": "x"}),
            (22, group(22, 2)),
        )
    ),
    good(
        ANSWER,
        "min_values of 0 in an optional group",
        asked(group(22, 2, required=False, min_values=0)),
    ),
    # DISCORD.md, forms: uploads take `file_types`; a family or an extension.
    good(
        ANSWER,
        "an upload of certain file types",
        asked({"type": 19, "custom_id": "x", "file_types": ["image", ".toml"]}),
    ),
    bad(
        ANSWER,
        "an upload of an invalid file type",
        asked({"type": 19, "custom_id": "x", "file_types": ["toml", 1]}),
        f"{INNER}.file_types.0: FILE_UPLOAD_INVALID_FILE_TYPE",
        f"{INNER}.file_types.1: FILE_UPLOAD_INVALID_FILE_TYPE",
    ),
    # Published description: `max_values` of a checkbox group is by default the number of options.
    good(
        ANSWER,
        "three defaults in a group without max_values",
        asked(group(22, 0) | {"options": [option(n, default=True) for n in range(3)]}),
    ),
    good(ANSWER, "a radio group of two", asked(group(21, 2))),
    bad(
        ANSWER,
        "a radio group of one",
        asked(group(21, 1)),
        f"{INNER}.options: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a radio group of eleven",
        asked(group(21, 11)),
        f"{INNER}.options: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        ANSWER,
        "a radio group with two defaults",
        asked(group(21, 0) | {"options": [option(n, default=True) for n in range(2)]}),
        f"{INNER}.options: SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    good(
        ANSWER,
        "a checkbox group with two defaults",
        asked(group(22, 0) | {"options": [option(n, default=True) for n in range(2)]}),
    ),
    bad(
        ANSWER,
        "a checkbox group of eleven",
        asked(group(22, 11)),
        f"{INNER}.options: BASE_TYPE_BAD_LENGTH",
    ),
    good(ANSWER, "a checkbox", asked({"type": 23, "custom_id": "x", "default": True})),
    bad(
        ANSWER,
        "a checkbox without custom id",
        asked({"type": 23}),
        f"{INNER}.custom_id: BASE_TYPE_REQUIRED",
    ),
]

TABLE = [*KINDS, *CHOICES, *MODALS]
