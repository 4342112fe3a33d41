"""Slash commands and the buttons that go with them, by subject."""

from __future__ import annotations

from bot.client import Rentroll
from bot.cogs import (
    auction,
    edition,
    game,
    games,
    info,
    lobby,
    moderate,
    panel,
    play,
    privacy,
    seats,
    setup,
    standings,
    trade,
    tutorial,
)


def add_all(bot: Rentroll) -> None:
    """Everything people can ask for."""
    for cog in (
        game,
        lobby,
        play,
        auction,
        trade,
        panel,
        info,
        tutorial,
        seats,
        standings,
        games,
        edition,
        privacy,
        setup,
        moderate,
    ):
        cog.add_to(bot)
