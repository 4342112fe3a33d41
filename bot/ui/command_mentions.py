"""Clickable mentions of slash commands in message texts."""

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
    """Return a message with clickable commands, or unchanged if its text would become too long."""
    text = clickable(message.text, ids)
    room = LONGEST_TEXT - len(message.call) - 1
    return message if text == message.text or len(text) > room else replace(message, text=text)


def clickable(text: str, ids: Mapping[str, int]) -> str:
    """Replace each `/command` in a text by a clickable mention, if `ids` has the command's id.

    `ids`: Discord's command ids by English name. The text is in the current task's language. A
    mention has to name its command in English, or Discord ignores the click. A group of commands
    cannot be clicked.
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
    """Return the English names of all commands, by their names in a language."""
    with speaking(language):
        return {_called(say, key): _called(_in_english, key) for key in _COMMANDS}


def _in_english(key: str, /, **words: str | int) -> str:
    return ENGLISH.say(key, words)


def _called(say: Say, key: str) -> str:
    """Return the full name of a command, with its group, in the language of `say`.

    `key`: the id of the message with the command's own name.
    """
    group = key.partition("_")[0]
    return say(key) if group == key else f"{say(group)} {say(key)}"
