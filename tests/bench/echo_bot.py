"""The smallest bot to measure: `python -m tests.bench.echo_bot URL TOKEN` runs it."""

from __future__ import annotations

import asyncio
import sys
from io import BytesIO

import discord
from discord import app_commands
from PIL import Image

from bot.playground.client import point_at


def echo_bot() -> discord.Client:
    """Return a bot that answers /text with a word and /picture with a picture."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)
    out = BytesIO()
    Image.effect_noise((256, 256), 60).resize((1024, 1024)).convert("P").save(out, "PNG")

    @tree.command(name="text", description="A word")
    async def text(it: discord.Interaction) -> None:
        await it.response.send_message("pong")

    @tree.command(name="picture", description="A picture")
    async def picture(it: discord.Interaction) -> None:
        await it.response.send_message(file=discord.File(BytesIO(out.getvalue()), "p.png"))

    async def ready() -> None:
        await tree.sync()

    client.setup_hook = ready  # type: ignore[method-assign]
    return client


if __name__ == "__main__":
    point_at(sys.argv[1])
    asyncio.run(echo_bot().start(sys.argv[2]))
