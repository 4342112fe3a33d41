"""Tests of the marks of messages, which differ if the messages look different."""

from __future__ import annotations

import pytest

from bot.ui.components import Button
from bot.ui.message import Message, same_but_for_clocks

SAID = Message("Ana rolls. Until <t:1000:R>")


@pytest.mark.parametrize("text", ["Ana rolls. Until <t:1900:R>", "Ana rolls. Until <t:1000:R>"])
def test_messages_that_differ_in_a_clock_alone_are_recognised(text: str) -> None:
    other = Message(text)
    assert same_but_for_clocks(SAID.mark, other.mark)
    assert (other.mark == SAID.mark) == (text == SAID.text)


@pytest.mark.parametrize(
    "other",
    [
        Message("Ben rolls. Until <t:1000:R>"),
        Message(SAID.text, [[Button("Roll", "r1:1:roll")]]),
        Message("Ana rolls."),
    ],
)
def test_other_words_and_buttons_are_more_than_a_clock(other: Message) -> None:
    assert not same_but_for_clocks(SAID.mark, other.mark)
