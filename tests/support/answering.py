"""Answers that are refused, late or direct."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_api.answers import Reply
from bot.playground.faults import Fault
from bot.ui.message import Answer
from tests.support.evening import Evening
from tests.support.players import Person

GONE, ASLEEP = 10008, 50083
CALLBACK, ORIGINAL = ("POST", "/callback"), ("PATCH", "@original")
AT_ONCE, LATE = 60.0, 0.0


def refuse(evening: Evening, method: str, path: str, code: int, times: int = 1) -> Fault:
    """The next requests there are refused like this."""
    fault = Fault("error", method, path, times=times, code=code)
    evening.running.stage.faults.requests.append(fault)
    return fault


def answer_within(evening: Evening, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Let every answer be ready at once, or (0) only after it was acknowledged."""
    evening.parts.router.answers.within = seconds
    painted = Reply._painted

    async def late(reply: Reply, message: Answer) -> Any:
        await reply.acknowledge()
        return await painted(reply, message)

    if not seconds:
        patch.setattr(Reply, "_painted", late)


def directly(person: Person, text: str) -> bool:
    """Whether somebody got a direct message that says this."""
    sent = person.inbox.all("MESSAGE_CREATE")
    return any(text in one["content"] and one.get("guild_id") is None for one in sent)
