"""Good and bad request bodies per endpoint, with the faults that must be found in them."""

from __future__ import annotations

from tests.bot.playground.conformance import (
    callbacks,
    commands,
    components,
    edges,
    layouts,
    messages,
    servers,
)

TABLE = [
    *messages.TABLE,
    *components.TABLE,
    *layouts.TABLE,
    *callbacks.TABLE,
    *commands.TABLE,
    *servers.TABLE,
    *edges.TABLE,
]
