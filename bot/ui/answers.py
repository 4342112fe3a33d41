"""Answers to interactions: private or aloud, acknowledged in time, and not lost on the way."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.discord_io import ALREADY_ANSWERED, NOBODY, is_final
from bot.painter import Picture, files_of
from bot.ui.commands import linked
from bot.ui.message import Answer, Message
from bot.ui.parts import fitting, view_of
from bot.ui.tokens import Token

_log = logging.getLogger(__name__)

OTHERS = 1.0
"""Seconds more that another process has to answer first; Discord waits three."""
EVERYONE = "everyone"
"""The option of a command that makes its answer one for the whole channel."""
_WAITED_FOR = "waited for by everyone"
_THINKING = "thinking"
"""Noted of an answer that began a message of its own, which may be changed in any case."""
TOKEN = "token"
"""Noted of a press that may be answered by a change of the message it was on."""
_TAKEN = "taken"
"""Noted of an interaction that Discord has, though its word of that was lost."""


async def redraw(it: discord.Interaction[Any], message: Answer, *, private: bool) -> None:
    """Change the message of an interaction, or answer with a new one.

    What everybody sees is not one person's to change: there the answer is a new one, and
    also where Discord refuses the change.
    """
    shown = await _painted(it, message)
    if private or it.extras.get(_THINKING):
        try:
            await it.edit_original_response(
                content=fitting(shown.message.text),
                view=view_of(shown.message.rows),
                attachments=shown.files(),
                allowed_mentions=NOBODY,
            )
        except discord.HTTPException as error:
            if is_final(error):
                raise
            _log.info("an answer could not be changed: %s", error)
        else:
            return
    await _whisper(it, shown)


async def replace_page(it: discord.Interaction[Any], message: Answer) -> None:
    """The last words of a private page that nothing can be done on any more; else an answer."""
    if it.message is None or not it.message.flags.ephemeral:
        await whisper(it, message)
        return
    if not it.response.is_done():  # a form would have been the first answer
        await defer(it)
    await redraw(it, message, private=True)


@dataclass(frozen=True)
class _Painted:
    """A message whose picture is ready to be sent, as often as it takes."""

    message: Message
    picture: Picture | None

    def files(self) -> list[discord.File]:
        """New ones for every attempt, as sending uses them up."""
        return files_of(self.message, self.picture)


async def _painted(it: discord.Interaction[Any], message: Answer) -> _Painted:
    if isinstance(message, str):
        message = Message(message)
    message = linked(message, it.client.command_ids)
    picture = await it.client.painter.paint(message.picture) if message.picture else None
    return _Painted(message, picture)


async def whisper(it: discord.Interaction[Any], message: Answer) -> None:
    """A private answer to any interaction, whether it was acknowledged or not.

    Who sees a message is settled when it is begun: one that everybody waits for goes.
    """
    await _whisper(it, await _painted(it, message))


async def _whisper(it: discord.Interaction[Any], shown: _Painted) -> None:
    if it.extras.pop(_WAITED_FOR, False):
        with suppress(discord.NotFound):
            await it.delete_original_response()
    await _send(it, shown, private=True)


async def proclaim(it: discord.Interaction[Any], message: Answer) -> None:
    """An answer for the whole channel, to a command that was acknowledged as one."""
    shown = await _painted(it, message)
    it.extras.pop(_WAITED_FOR, None)
    await _send(it, shown, private=False)


async def answer(it: discord.Interaction[Any], message: Answer) -> None:
    """An answer to a command, private unless everyone shall see it."""
    await (proclaim if is_aloud(it) else whisper)(it, message)


async def _send(it: discord.Interaction[Any], shown: _Painted, *, private: bool) -> None:
    """Send an answer; where that is refused, privately, and at last directly."""
    token: Token | None = it.extras.get(TOKEN)
    if token is not None:
        await acknowledge_soon(it, token, 0)
    text = fitting(shown.message.text)
    more: dict[str, Any] = {"view": view_of(shown.message.rows)} if shown.message.rows else {}
    for ephemeral in (private, True):
        taken = _TAKEN in it.extras or (token is not None and token.taken)
        begun = it.response.is_done() or taken
        send: Any = it.followup.send if begun else it.response.send_message
        if begun:
            it.client.keeper.tokens.follow_up(it.channel_id or 0)
        try:
            await send(
                text, ephemeral=ephemeral, files=shown.files(), allowed_mentions=NOBODY, **more
            )
        except discord.HTTPException as error:
            if is_final(error):
                raise
            _log.info("an answer was refused: %s", error)
        else:
            return
    with suppress(discord.Forbidden):  # the buttons would not work there
        await it.user.send(text, files=shown.files(), allowed_mentions=NOBODY)


async def answer_for_others(it: discord.Interaction[Any], text: str) -> None:
    """Answer what is another process's business, unless that one has answered by then."""
    await asyncio.sleep(OTHERS)
    try:
        await it.response.send_message(text, ephemeral=True)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.debug("somebody else has answered: %s", error)


async def acknowledge(it: discord.Interaction[Any]) -> None:
    """Tell Discord at once that the answer to a command is under way, and who will see it."""
    aloud = it.extras[_WAITED_FOR] = is_aloud(it)
    await defer(it, ephemeral=not aloud, thinking=True)


def is_aloud(it: discord.Interaction[Any]) -> bool:
    """Whether the answer to a command is for the whole channel."""
    return it.command is not None and bool(getattr(it.namespace, EVERYONE, False))


async def acknowledge_soon(it: discord.Interaction[Any], token: Token, seconds: float) -> None:
    """Acknowledge a press in silence, unless it is answered by then."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await token.answered.wait()
    async with token.lock:
        if not token.answered.is_set():
            token.answered.set()
            try:
                await defer(it)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                _log.info("a press could not be acknowledged: %s", error)
            token.taken = it.response.is_done()


async def defer(
    it: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Acknowledge. Where the reply is lost, discord.py asks again and hears that it was done.

    Where nothing can be begun any more, the answer itself looks for a way to whoever asked.
    """
    it.extras[_THINKING] = thinking
    try:
        await it.response.defer(ephemeral=ephemeral, thinking=thinking)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            it.extras[_TAKEN] = True
            return
        if is_final(error):
            raise
        it.extras.update({_THINKING: False, _WAITED_FOR: False})
        if thinking and not ephemeral:
            await defer(it, ephemeral=True, thinking=True)
