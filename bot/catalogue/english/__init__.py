"""English, by subject."""

from __future__ import annotations

from bot.catalogue.english import (
    auction,
    editions,
    errors,
    info,
    lobby,
    panel,
    privacy,
    rules,
    setup,
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
    **privacy.TEXT,
    **editions.TEXT,
    **setup.TEXT,
}
