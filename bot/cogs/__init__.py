"""Slash commands and the buttons that go with them, by subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from bot.app import Rentroll


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
