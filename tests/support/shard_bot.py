"""A discord.py bot with some of several shards, which runs in a child process.

It prints the events it gets as lines of JSON, and answers every interaction with its name.
"""

from __future__ import annotations

import sys
from typing import Any

import discord

from bot.playground.client import point_at
from tests.support.probe_bot import tell


class ShardBot(discord.AutoShardedClient):
    def __init__(self, name: str, shards: list[int] | None, count: int | None) -> None:
        chosen: Any = {} if shards is None else {"shard_ids": shards}
        super().__init__(intents=discord.Intents.all(), shard_count=count, **chosen)
        self._connection.guild_ready_timeout = 0.1
        self.http.user_agent += f" {name}"
        self.name = name

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return at once, so that the playground has to refuse an early IDENTIFY."""
        tell("identifies", shard=shard_id)

    async def on_ready(self) -> None:
        guilds = {str(guild.id): guild.shard_id for guild in self.guilds}
        tell("ready", guilds=guilds, shards=sorted(self.shards), count=self.shard_count)

    async def on_shard_resumed(self, shard_id: int) -> None:
        tell("resumed", shard=shard_id)

    async def on_message(self, message: discord.Message) -> None:
        tell("message", content=message.content)

    async def on_interaction(self, it: discord.Interaction) -> None:
        tell("interaction", guild=str(it.guild_id), shard=it.guild.shard_id if it.guild else 0)
        await it.response.send_message(self.name)


def main() -> None:
    url, token, name, shards, count = sys.argv[1:]
    point_at(url)
    chosen = [int(number) for number in shards.split(",")] if shards else None
    ShardBot(name, chosen, int(count) or None).run(token, log_handler=None)


if __name__ == "__main__":
    main()
