"""Bodies for threads, channels, guilds, roles, members, bulk deletion, emojis and events."""

from __future__ import annotations

from tests.bot.playground.conformance.rows import bad, good

FROM = "thread_from_message"
THREAD = "thread_create"
CHANNEL = "channel_create"
CHANGED = "channel_edit"
GUILD = "guild_edit"
ROLE = "role_create"
ROLE_EDIT = "role_edit"
MEMBER = "member_edit"
SWEEP = "bulk_delete"

THREADS = [
    *(
        good(FROM, f"kept for {minutes} minutes", {"name": "x", "auto_archive_duration": minutes})
        for minutes in (60, 1440, 4320, 10080)
    ),
    bad(
        FROM,
        "an unknown archive time",
        {"name": "x", "auto_archive_duration": 61},
        "auto_archive_duration: BASE_TYPE_CHOICES",
    ),
    bad(FROM, "without name", {}, "name: BASE_TYPE_REQUIRED"),
    bad(FROM, "an empty name", {"name": ""}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(FROM, "a blank name", {"name": "  "}, "name: BASE_TYPE_BAD_LENGTH"),
    good(FROM, "a name of 100", {"name": "x" * 100}),
    bad(FROM, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    good(FROM, "slow mode of six hours", {"name": "x", "rate_limit_per_user": 21600}),
    bad(
        FROM,
        "slow mode above six hours",
        {"name": "x", "rate_limit_per_user": 21601},
        "rate_limit_per_user: NUMBER_TYPE_MAX",
    ),
    good(THREAD, "private", {"name": "x", "type": 12, "invitable": False}),
    bad(THREAD, "a channel's type", {"name": "x", "type": 0}, "type: BASE_TYPE_CHOICES"),
    bad(THREAD, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    good(THREAD, "a forum post", {"name": "x", "message": {"content": "hi"}}),
    bad(
        THREAD,
        "a forum post of 4001",
        {"name": "x", "message": {"content": "x" * 4001}},
        "message.content: BASE_TYPE_MAX_LENGTH",
    ),
    bad(THREAD, "an empty forum post", {"name": "x", "message": {}}, "message: EMPTY_MESSAGE"),
]

CHANNELS = [
    good(CHANNEL, "a text channel", {"name": "table-one", "type": 0, "topic": "x" * 1024}),
    bad(CHANNEL, "without name", {}, "name: BASE_TYPE_REQUIRED"),
    bad(CHANNEL, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(CHANNEL, "a thread's type", {"name": "x", "type": 11}, "type: BASE_TYPE_CHOICES"),
    bad(
        CHANNEL,
        "a topic of 4097",
        {"name": "x", "topic": "x" * 4097},
        "topic: BASE_TYPE_MAX_LENGTH",
    ),
    good(
        CHANNEL,
        "one overwrite",
        {"name": "x", "permission_overwrites": [{"id": "1", "type": 0, "deny": "1024"}]},
    ),
    bad(
        CHANNEL,
        "an overwrite without id",
        {"name": "x", "permission_overwrites": [{"type": 0}]},
        "permission_overwrites.0.id: BASE_TYPE_REQUIRED",
    ),
    bad(
        CHANNEL,
        "an overwrite of an unknown type",
        {"name": "x", "permission_overwrites": [{"id": "1", "type": 2}]},
        "permission_overwrites.0.type: BASE_TYPE_CHOICES",
    ),
    bad(
        CHANNEL,
        "a word as parent",
        {"name": "x", "parent_id": "x"},
        "parent_id: NUMBER_TYPE_COERCE",
    ),
    good(CHANGED, "archived and locked", {"archived": True, "locked": True}),
    good(CHANGED, "renamed", {"name": "table-two"}),
    bad(CHANGED, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(CHANGED, "archived as text", {"archived": "yes"}, "archived: BOOLEAN_TYPE_CONVERT"),
    bad(
        CHANGED,
        "slow mode above six hours",
        {"rate_limit_per_user": 21601},
        "rate_limit_per_user: NUMBER_TYPE_MAX",
    ),
    bad(
        CHANGED,
        "an unknown archive time",
        {"auto_archive_duration": 61},
        "auto_archive_duration: BASE_TYPE_CHOICES",
    ),
]

PEOPLE = [
    good(GUILD, "renamed", {"name": "Rentroll HQ"}),
    bad(GUILD, "a name of one", {"name": "x"}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(GUILD, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(GUILD, "a null name", {"name": None}, "name: BASE_TYPE_REQUIRED"),
    bad(
        GUILD,
        "an unknown verification level",
        {"verification_level": 5},
        "verification_level: BASE_TYPE_CHOICES",
    ),
    bad(GUILD, "an unknown AFK timeout", {"afk_timeout": 61}, "afk_timeout: BASE_TYPE_CHOICES"),
    bad(
        GUILD,
        "an unknown locale",
        {"preferred_locale": "xx"},
        "preferred_locale: BASE_TYPE_CHOICES",
    ),
    good(ROLE, "an empty body", {}),
    good(ROLE, "a role", {"name": "Banker", "permissions": "8", "color": 255, "hoist": True}),
    bad(ROLE, "a name of 101", {"name": "x" * 101}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(ROLE, "a colour above FFFFFF", {"color": 0x1000000}, "color: NUMBER_TYPE_MAX"),
    bad(ROLE, "permissions as words", {"permissions": "all"}, "permissions: NUMBER_TYPE_COERCE"),
    bad(ROLE, "hoist as text", {"hoist": "yes"}, "hoist: BOOLEAN_TYPE_CONVERT"),
    good(ROLE_EDIT, "renamed", {"name": "Banker"}),
    bad(ROLE_EDIT, "a negative colour", {"color": -1}, "color: NUMBER_TYPE_MIN"),
    good(MEMBER, "a nickname", {"nick": "Ana"}),
    good(MEMBER, "no nickname", {"nick": None}),
    bad(MEMBER, "a nickname of 33", {"nick": "x" * 33}, "nick: BASE_TYPE_MAX_LENGTH"),
    bad(
        MEMBER,
        "one role twice",
        {"roles": ["1", "1"]},
        "roles.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
    ),
    bad(MEMBER, "a role that is no id", {"roles": ["banker"]}, "roles.0: NUMBER_TYPE_COERCE"),
    bad(
        MEMBER,
        "a timeout that is no timestamp",
        {"communication_disabled_until": "noon"},
        "communication_disabled_until: DATE_TIME_TYPE_PARSE",
    ),
    good(SWEEP, "two messages", {"messages": ["1", "2"]}),
    good(SWEEP, "ids as numbers", {"messages": [1, 2]}),
    good(SWEEP, "100 messages", {"messages": [str(n) for n in range(100)]}),
    bad(SWEEP, "one message", {"messages": ["1"]}, "messages: BASE_TYPE_BAD_LENGTH"),
    bad(
        SWEEP,
        "101 messages",
        {"messages": [str(n) for n in range(101)]},
        "messages: BASE_TYPE_BAD_LENGTH",
    ),
    bad(SWEEP, "nothing", {}, "messages: BASE_TYPE_REQUIRED"),
    bad(
        SWEEP,
        "one message twice",
        {"messages": ["1", "1"]},
        "messages.1: SET_TYPE_ALREADY_CONTAINS_VALUE",
    ),
    bad(SWEEP, "a string as messages", {"messages": ["1", "x"]}, "messages.1: NUMBER_TYPE_COERCE"),
]

NEW_EMOJI, EMOJI, NEW_EVENT, EVENT = "emoji_create", "emoji_edit", "event_create", "event_edit"


def night(**changes: object) -> dict[str, object]:
    """Return the body of a scheduled event outside Discord."""
    return {
        "name": "League night",
        "privacy_level": 2,
        "scheduled_start_time": "2030-01-01T18:00:00+00:00",
        "scheduled_end_time": "2030-01-01T21:00:00+00:00",
        "entity_type": 3,
        "entity_metadata": {"location": "#lobby"},
        **changes,
    }


# Published description: names of 2 to 32 characters; Discord's help adds letters, digits, `_`.
EMOJIS = [
    good(NEW_EMOJI, "a die", {"name": "die_6", "image": "data:image/png;base64,AAAA"}),
    good(NEW_EMOJI, "a name of 32", {"name": "x" * 32, "image": "data:"}),
    bad(NEW_EMOJI, "no image", {"name": "die"}, "image: BASE_TYPE_REQUIRED"),
    bad(NEW_EMOJI, "a name of 1", {"name": "d", "image": "data:"}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(NEW_EMOJI, "a name of 33", {"name": "x" * 33, "image": "x"}, "name: BASE_TYPE_BAD_LENGTH"),
    bad(NEW_EMOJI, "two words", {"name": "a die", "image": "x"}, "name: STRING_TYPE_REGEX"),
    good(EMOJI, "a new name", {"name": "dice"}),
    bad(EMOJI, "no name", {"name": None}, "name: BASE_TYPE_REQUIRED"),
]

# Published description, and Discord's page of scheduled events: external ones have a location and
# an end, which is after the start.
EVENTS = [
    good(NEW_EVENT, "a league night", night(description="Six tables")),
    bad(NEW_EVENT, "a name of 101", night(name="x" * 101), "name: BASE_TYPE_BAD_LENGTH"),
    bad(
        NEW_EVENT,
        "no start",
        night(scheduled_start_time=None),
        "scheduled_start_time: BASE_TYPE_REQUIRED",
    ),
    bad(
        NEW_EVENT,
        "no end",
        night(scheduled_end_time=None),
        "scheduled_end_time: BASE_TYPE_REQUIRED",
    ),
    bad(
        NEW_EVENT, "no location", night(entity_metadata=None), "entity_metadata: BASE_TYPE_REQUIRED"
    ),
    bad(
        NEW_EVENT,
        "a location of 101",
        night(entity_metadata={"location": "x" * 101}),
        "entity_metadata.location: BASE_TYPE_BAD_LENGTH",
    ),
    bad(
        NEW_EVENT,
        "a public privacy level",
        night(privacy_level=1),
        "privacy_level: BASE_TYPE_CHOICES",
    ),
    bad(
        NEW_EVENT,
        "an end before the start",
        night(scheduled_end_time="2030-01-01T17:00:00+00:00"),
        "scheduled_end_time: GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID",
    ),
    bad(
        NEW_EVENT,
        "a start that is no timestamp",
        night(scheduled_start_time="noon"),
        "scheduled_start_time: DATE_TIME_TYPE_PARSE",
    ),
    good(EVENT, "a started event", {"status": 2}),
    bad(EVENT, "an unknown status", {"status": 5}, "status: BASE_TYPE_CHOICES"),
    bad(EVENT, "an empty name", {"name": ""}, "name: BASE_TYPE_BAD_LENGTH"),
]

TABLE = [*THREADS, *CHANNELS, *PEOPLE, *EMOJIS, *EVENTS]
