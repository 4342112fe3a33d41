"""Handlers for the buttons of removed features. They answer that the feature is gone."""

from __future__ import annotations

from bot.discord_api.answers import Ack
from bot.discord_api.router import Click, Router, Target
from bot.words import say

VERBS = {
    "edition-cast": 2,
    "edition-close": 1,
    "queue-leave": 0,
    "queue-open": 1,
}
"""The verb in the custom ids of each removed button, and the number of arguments there."""


def add_to(router: Router) -> None:
    """Register a handler for each verb of a removed feature."""
    routes = router.routes(Target.NOTHING)
    for verb, takes in VERBS.items():
        routes.add(verb, Ack.TURN, _over, takes)


async def _over(click: Click) -> str:
    """Return the words that the feature is gone."""
    return say("error-retired")
