"""A table of valid and invalid request bodies per endpoint, with the expected faults."""

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
