"""Bodies on which the published description and our checks disagree, and why."""

from __future__ import annotations

WHOLE_MESSAGE = "The description checks single fields, not whether a message is empty."
CONTENT = "The description allows 4000 characters, as for people who pay, but not for bots."
TOGETHER = "The description has no limits over several values together."
FIELDS_TOGETHER = "The description cannot express that one field requires or excludes another."
SECOND_KIND = "The description does not distinguish components V1 from V2."
FILES = "The description does not cover the files sent with a body."
SCHEMES = "The description accepts URLs with any scheme."
NAMES = "The description limits the length of names, not their characters."
BLANKS = "The description accepts texts of whitespace only."
CHOICE_VALUES = "The description allows 6000 characters in a choice's value; commands allow 100."
MODAL_SIZE = "The description allows forty components in a modal; Discord takes five."
WIDTH = "The description limits the number of components in a row, not their width."
LOOSE_UNION = (
    "The description allows several kinds of bodies for this route, and another kind fits."
)
UNICODE = "The description accepts any text and any id as an emoji."
LANGUAGES = "The description limits the number of languages, not which ones."
COMMAND_COUNT = "The description has one higher limit for commands of all types together."
FORWARDS = "The description has replies to messages, but no forwarded messages."
POLL_ANSWERS = "The description allows 300 characters in an answer, as in the question; Discord 55."
ACTIVITIES = "The playground has no activities to launch."

OPTIONAL = (
    "DISCORD.md, not the description, says that only optional components can have min_values 0."
)
LATER = "The description is older than `file_types`, which Discord added in August 2026."
DEFERRED = "The description allows any flag in a deferred answer."
SPANS = "The description does not compare times, and does not require the end of an event."

BY_REASON: dict[str, list[str]] = {
    OPTIONAL: [
        f"interaction_callback: min_values of 0 in a required component of type {kind}"
        for kind in (3, 5, 19, 22)
    ],
    LATER: ["interaction_callback: an upload of an invalid file type"],
    DEFERRED: ["interaction_callback: a deferred message with the V2 flag"],
    SPANS: ["event_create: no end", "event_create: an end before the start"],
    WHOLE_MESSAGE: [
        "message_create: nothing at all",
        "message_create: blanks only",
        "message_create: null fields only",
        "message_create: an empty message with the V2 flag",
        "message_create: an empty embed",
        "message_edit: all parts removed",
        "webhook_message: nothing at all",
        "interaction_callback: an empty message",
        "thread_create: an empty forum post",
    ],
    CONTENT: ["message_create: 2001 characters", "message_edit: 2001 characters"],
    TOGETHER: [
        "message_create: 6001 characters in two embeds",
        "message_edit: 6001 characters in two embeds",
        "message_create: six rows",
        "message_create: a container with forty components",
        "message_create: 14 sections with text and button",
        "message_create: 4001 characters in two texts",
        "message_create: the same custom id twice",
        "message_create: the same custom id on two kinds",
        "message_create: the same custom id inside and outside a container",
        "message_create: the same component id twice",
        "message_create: two options of one value",
        "interaction_callback: the same custom id twice",
        "command_create: two options of one name",
        "command_create: two choices of one name",
        "command_create: required options last",
        "command_create: required options last in a subcommand",
        "command_create: a subcommand beside an option",
        "command_create: 8001 characters",
        "command_create: 8001 characters in a subcommand",
        "command_edit: required options last",
        "commands_overwrite: two commands of one name",
    ],
    FIELDS_TOGETHER: [
        "message_create: parse of users and a list of users",
        "message_create: a button without custom id",
        "message_create: a button without label and emoji",
        "message_create: a button with custom id and URL",
        "message_create: a link button without URL",
        "message_create: a link with custom id",
        "message_create: a premium button without SKU",
        "message_create: a premium button with a label",
        "message_create: two default options with max_values of 1",
        "message_create: max_values above the number of options",
        "message_create: min_values above max_values",
        "message_create: two default users with max_values of 1",
        "interaction_callback: a row's text input without label",
        "interaction_callback: a value longer than max_length",
        "interaction_callback: min_length above max_length",
        "interaction_callback: a disabled select",
        "interaction_callback: a radio group with two defaults",
        "command_create: no description",
        "command_create: an empty description",
        "command_create: autocomplete and choices",
        "command_create: autocomplete for a user option",
        "command_create: a number with min_value above max_value",
        "command_create: a group without subcommands",
        "command_create: a context menu command with a description",
        "command_create: a context menu command with options",
    ],
    SECOND_KIND: [
        "message_create: components V2 with text",
        "message_create: components V2 with an embed",
        "message_create: components V2 with a sticker",
        "message_create: components V2 with a poll",
        "message_create: components V2 without the flag",
        "message_edit: text in a V2 message",
        "message_edit: components V2 beside kept text",
        "message_edit: a V2 message changed to V1",
        "webhook_edit: text in a V2 message",
        "interaction_callback: an update of a V2 message to text",
    ],
    FILES: [
        "message_create: eleven files sent",
        "message_create: a picture that was not sent",
        "message_create: a thumbnail that was not sent",
        "message_create: a file that was not sent",
    ],
    SCHEMES: [
        "message_create: a picture with the scheme file",
        "message_create: a link with the scheme mailto",
        "message_create: a file from the web",
    ],
    NAMES: [
        "command_create: a capital name",
        "command_create: a name with an accented capital",
        "command_create: a name of two words",
        "command_create: a name with an exclamation mark",
        "command_create: a capital option name",
        "commands_overwrite: a capital name among others",
        "emoji_create: two words",
    ],
    BLANKS: [
        "message_create: a field with a blank value",
        "thread_from_message: a blank name",
        "event_edit: an empty name",
    ],
    CHOICE_VALUES: [
        "interaction_callback: a choice with a value of 101",
        "command_create: a choice's value of 101",
    ],
    MODAL_SIZE: ["interaction_callback: a modal of six"],
    WIDTH: [
        "message_create: a button and a select in a row",
        "message_create: two selects in a row",
        "interaction_callback: two text inputs in a row",
    ],
    LOOSE_UNION: [
        "webhook_message: a name of 81 characters",
        "webhook_message: username at 0",
        "webhook_message: avatar_url at 2049",
        "webhook_message: thread_name at 101",
        "webhook_message: applied_tags at 6",
        "thread_create: applied_tags at 6",
        "channel_edit: applied_tags at 6",
        "thread_create: a forum post of 4001",
        "channel_edit: archived as text",
        "channel_edit: slow mode above six hours",
        "channel_edit: an unknown archive time",
    ],
    UNICODE: ["message_create: a word as emoji", "message_create: an unknown custom emoji"],
    LANGUAGES: ["command_create: an unknown language"],
    COMMAND_COUNT: [
        "commands_overwrite: 101 commands",
        "commands_overwrite: sixteen context menu commands",
        "commands_overwrite: all at 16",
    ],
    FORWARDS: ["message_create: a forwarded message"],
    POLL_ANSWERS: ["message_create: poll.answers.0.poll_media.text at 56"],
    ACTIVITIES: ["interaction_callback: an activity"],
}

DIFFERENCES = {title: reason for reason, titles in BY_REASON.items() for title in titles}
