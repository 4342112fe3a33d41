"""Tests of an answer after the HTTP session was closed, as at the end of a stop."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_api.sender import TransientError
from bot.discord_api.tokens import Token
from bot.ui.message import Message
from tests.support.evening import Evening


@pytest.mark.asyncio
async def test_an_answer_after_the_session_was_closed_raises_a_transient_error(evening: Evening):
    bot = evening.bot
    press: Any = SimpleNamespace(id=1, token="x", application_id=2, channel_id=3, message=None)
    await bot.http.close()
    with pytest.raises(TransientError):
        await bot.parts.sender.answer(Token(press, bot.now), Message("…"), None, private=True)
