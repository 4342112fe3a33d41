"""The list of all API routes."""

from __future__ import annotations

from bot.playground.rest import (
    channels,
    commands,
    emojis,
    events,
    guilds,
    interactions,
    messages,
    reactions,
    threads,
    users,
)

ROUTES = [
    *users.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
    *messages.ROUTES,
    *reactions.ROUTES,
    *threads.ROUTES,
    *channels.ROUTES,
    *guilds.ROUTES,
    *emojis.ROUTES,
    *events.ROUTES,
]
