"""Commands in a text as people can click them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from bot.ui.components import LONGEST_TEXT
from bot.ui.message import Message
from bot.words import ENGLISH, language_now, say, speaking
from renders.words import Say

_KEYS = [key for key in ENGLISH.keys if key.startswith("command-")]
_GROUPS = {key.partition("_")[0] for key in _KEYS if "_" in key}
_COMMANDS = [key for key in _KEYS if key not in _GROUPS]
_NAMED = re.compile(r"`/([\w-]+(?: [\w-]+)?)`")


def linked(message: Message, ids: Mapping[str, int]) -> Message:
    """A message whose commands can be clicked, unless it would grow too long by that."""
    text = clickable(message.text, ids)
    room = LONGEST_TEXT - len(message.call) - 1
    return message if text == message.text or len(text) > room else replace(message, text=text)


def clickable(text: str, ids: Mapping[str, int]) -> str:
    """A text whose `/commands` can be clicked, as far as Discord's ids of them are known.

    The text is in the language that is spoken now. A mention names its command in English: with
    another name, Discord does nothing when it is clicked, and neither with a group's.
    """
    if _NAMED.search(text) is None:
        return text
    english = _english_names(language_now())

    def mention(found: re.Match[str]) -> str:
        name = english.get(found[1], "")
        number = ids.get(name.partition(" ")[0])
        return f"</{name}:{number}>" if number else found[0]

    return _NAMED.sub(mention, text)


@cache
def _english_names(language: str) -> Mapping[str, str]:
    """What each command of a language is called in English."""
    with speaking(language):
        return {_called(say, key): _called(_in_english, key) for key in _COMMANDS}


def _in_english(key: str, /, **words: str | int) -> str:
    return ENGLISH.say(key, words)


def _called(say: Say, key: str) -> str:
    """A command with its group before it, by the id of its name."""
    group = key.partition("_")[0]
    return say(key) if group == key else f"{say(group)} {say(key)}"
