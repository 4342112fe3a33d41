"""Slash commands and the buttons that go with them, by subject."""

from __future__ import annotations

from bot.client import Rentroll
from bot.cogs import (
    achievements,
    auction,
    coach,
    edition,
    follow,
    game,
    games,
    info,
    league,
    lobby,
    moderate,
    panel,
    play,
    privacy,
    retired,
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
        coach,
        tutorial,
        seats,
        standings,
        achievements,
        games,
        follow,
        league,
        edition,
        privacy,
        setup,
        moderate,
        retired,
    ):
        cog.add_to(bot)
