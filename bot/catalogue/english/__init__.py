"""English, by subject."""

from __future__ import annotations

from bot.catalogue.english import (
    auction,
    errors,
    info,
    lobby,
    panel,
    rules,
    standings,
    table,
    time,
    trade,
    tutorial,
)

ENGLISH: dict[str, str] = {
    **errors.TEXT,
    **lobby.TEXT,
    **table.TEXT,
    **auction.TEXT,
    **trade.TEXT,
    **panel.TEXT,
    **info.TEXT,
    **rules.TEXT,
    **standings.TEXT,
    **tutorial.TEXT,
    **time.TEXT,
}
