"""A count of the bot's messages in a playground, compared with the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from bot.playground.world import World, WorldMessage
from bot.store.database.address import Address
from tests.support.databases import on_disk

COMMAND, THREAD_NOTE = 20, 18
"""Types of messages that are not counted: answers to commands, and notes about new threads."""
KNOWN = (
    "SELECT message, kind || ' of ' || game || ' (' || status || ')'"
    " FROM posts JOIN games ON id = game WHERE message != 0"
)


def standing(world: World) -> dict[int, WorldMessage]:
    """Return the bot's public messages in all channels, by id, without command answers."""
    return {
        message.id: message
        for channel in world.channels.values()
        for message in channel.messages.values()
        if message.author_id in world.applications
        and message.visible_to is None
        and message.type not in (COMMAND, THREAD_NOTE)
    }


def can_be_pressed(message: WorldMessage) -> bool:
    """Return True if a message has more than links and the button that opens an edition's table."""
    parts = [part for row in message.components for part in row["components"]]
    return any(":edition-open:" not in part.get("custom_id", ":edition-open:") for part in parts)


def miscount(world: World, database: Address, crowded: Container[int | None] = ()) -> str:
    """Return the differences between the bot's messages and its database, or "" if there are none.

    Channels in `crowded` may have several threads of the same name.
    """
    rows = on_disk(database, KNOWN)
    known, names = Counter(message for message, _ in rows), dict(rows)
    open_ends = on_disk(database, "SELECT sender, kind FROM sending")
    left = on_disk(database, "SELECT kind FROM posts WHERE kind LIKE 'left:%'")
    stands = standing(world)
    calls = {id_ for id_, one in stands.items() if one.mentions and not _in_thread(world, one)}
    alive = {id_ for id_, one in stands.items() if can_be_pressed(one)}
    threads = Counter((c.parent_id, c.name) for c in world.channels.values() if c.thread)
    wrong = {
        "known twice": [id_ for id_, count in known.items() if count > 1],
        "not there": [names[id_] for id_ in known.keys() - stands.keys()],
        "with buttons, and unknown": [stands[id_].content for id_ in alive - known.keys()],
        "calls, and unknown": [stands[id_].content for id_ in calls - known.keys()],
        "still being sent": open_ends,
        "left behind": left,
        "placeholders": [one for one in stands.values() if one.content == "…"],
        "threads": [one for one, n in threads.items() if n > 1 and one[0] not in crowded],
    }
    return "; ".join(f"{what}: {which}" for what, which in wrong.items() if which)


def _in_thread(world: World, message: WorldMessage) -> bool:
    return world.channels[message.channel_id].thread is not None
