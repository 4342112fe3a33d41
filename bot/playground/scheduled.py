"""Changes to the scheduled events of guilds, with their gateway events."""

from __future__ import annotations

from datetime import datetime

from bot.playground.limits.events import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from bot.playground.stage import Stage
from bot.playground.world import Guild, Json, ScheduledEvent

MOST = 100
"""Most scheduled and active events of one guild."""
NEXT = {SCHEDULED: {ACTIVE, CANCELED}, ACTIVE: {COMPLETED}}
"""The statuses to which a scheduled event can change, by its present status."""


def add(stage: Stage, guild: Guild, creator_id: int, body: Json) -> ScheduledEvent:
    """Create a scheduled event in a guild from a request body."""
    event = ScheduledEvent(stage.world.ids.next(), guild.id, creator_id, "", "", "", "")
    _set(event, body)
    guild.events[event.id] = event
    _tell(stage, "CREATE", event)
    return event


def change(stage: Stage, guild: Guild, event: ScheduledEvent, body: Json) -> None:
    """Change a scheduled event with the fields in a request body.

    Remove it from the guild if it is now completed or canceled.
    """
    _set(event, body)
    _tell(stage, "UPDATE", event)
    if event.status in (COMPLETED, CANCELED):
        del guild.events[event.id]


def remove(stage: Stage, guild: Guild, event: ScheduledEvent) -> None:
    """Delete a scheduled event, and send its gateway event."""
    del guild.events[event.id]
    _tell(stage, "DELETE", event)


def set_interest(stage: Stage, event: ScheduledEvent, user_id: int, *, interested: bool) -> None:
    """Mark a person as interested in a scheduled event, or remove the mark.

    Send the gateway event. If nothing changes, do nothing.
    """
    if interested == (user_id in event.interested):
        return
    if interested:
        event.interested.append(user_id)
    else:
        event.interested.remove(user_id)
    data = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "guild_id": str(event.guild_id),
    }
    name = "ADD" if interested else "REMOVE"
    stage.hub.in_guild(event.guild_id, f"GUILD_SCHEDULED_EVENT_USER_{name}", data)


def _set(event: ScheduledEvent, body: Json) -> None:
    """Update a scheduled event with the fields in a request body. Other fields stay."""
    event.name = (body.get("name") or event.name).strip()
    event.description = body.get("description", event.description)
    event.location = (body.get("entity_metadata") or {}).get("location", event.location)
    event.status = body.get("status") or event.status
    for name in ("start", "end"):
        given = body.get(f"scheduled_{name}_time")
        if given is not None:
            setattr(event, name, datetime.fromisoformat(given).isoformat())


def _tell(stage: Stage, what: str, event: ScheduledEvent) -> None:
    shape = stage.shapes.event(event)
    stage.hub.in_guild(event.guild_id, f"GUILD_SCHEDULED_EVENT_{what}", shape)
