"""A discord.py bot for the tests, which runs in its own process.

It prints the events it gets and the results of its requests as lines of JSON.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
from typing import Any

import discord
from discord import app_commands, ui

from bot.playground.client import point_at
from tests.support.players import picture

FRUIT = ["apple", "apricot", "banana", "cherry", "damson"]


def tell(what: str, **more: Any) -> None:
    print(json.dumps({"what": what, **more}), flush=True)


class Panel(ui.View):
    """A view with buttons for all kinds of answers and with selects."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count 0", custom_id="count")
    async def count(self, it: discord.Interaction, button: ui.Button[Any]) -> None:
        number = int((button.label or "").split()[1]) + 1
        button.label = f"Count {number}"
        await it.response.edit_message(content=f"counted {number}", view=self)

    @ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, it: discord.Interaction, button: ui.Button[Any]) -> None:
        await it.response.send_message(f"only {it.user.display_name}", ephemeral=True)

    @ui.button(label="Form", custom_id="form")
    async def form(self, it: discord.Interaction, button: ui.Button[Any]) -> None:
        await it.response.send_modal(Form())

    @ui.button(label="Later", custom_id="later")
    async def later(self, it: discord.Interaction, button: ui.Button[Any]) -> None:
        await it.response.defer()
        await it.edit_original_response(content="edited later")
        await it.followup.send("and more")

    @ui.button(label="Broken", custom_id="broken")
    async def broken(self, it: discord.Interaction, button: ui.Button[Any]) -> None:
        tell("ignored", custom_id="broken")

    @ui.select(
        custom_id="fruit",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in FRUIT],
    )
    async def fruit(self, it: discord.Interaction, select: ui.Select[Any]) -> None:
        await it.response.send_message("chose " + ", ".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, it: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await it.response.send_message("user " + select.values[0].display_name)

    @ui.select(cls=ui.ChannelSelect, custom_id="where")
    async def where(self, it: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
        await it.response.send_message("channel " + select.values[0].name)


class Form(ui.Modal, title="Tell me"):
    """A modal with a text input, a select and a file upload."""

    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", max_length=20)
    )
    taste: ui.Label[Any] = ui.Label(
        text="Fruit",
        component=ui.Select(
            custom_id="taste", options=[discord.SelectOption(label=name) for name in FRUIT]
        ),
    )
    paper: ui.Label[Any] = ui.Label(
        text="Paper", component=ui.FileUpload(custom_id="paper", required=False)
    )

    async def on_submit(self, it: discord.Interaction) -> None:
        name, taste, paper = self.name.component, self.taste.component, self.paper.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(taste, ui.Select)
        assert isinstance(paper, ui.FileUpload)
        sizes = [len(await file.read()) for file in paper.values]
        await it.response.send_message(f"{name.value} likes {taste.values[0]} {sizes}")


class Showcase(ui.LayoutView):
    """A message with components V2 around a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="the board")
        )
        button: ui.Button[Any] = ui.Button(label="Roll", custom_id="roll")
        section: ui.Section[Any] = ui.Section("Ana is to roll", accessory=button)
        self.add_item(ui.Container(ui.TextDisplay("# Board"), gallery, section))


class Tree(app_commands.CommandTree["Probe"]):
    async def on_error(
        self, interaction: discord.Interaction[Probe], error: app_commands.AppCommandError
    ) -> None:
        original = getattr(error, "original", error)
        tell("failed", error=repr(original), code=getattr(original, "code", None))


class Probe(discord.Client):
    def __init__(self, intents: discord.Intents, **options: Any) -> None:
        super().__init__(intents=intents, **options)
        self._connection.guild_ready_timeout = 0.1
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        add_commands(self.tree)
        await self.tree.sync()

    async def on_ready(self) -> None:
        guilds = {guild.name: [channel.name for channel in guild.channels] for guild in self.guilds}
        tell("ready", guilds=guilds, user=str(self.user))

    async def on_resumed(self) -> None:
        tell("resumed")

    async def on_message(self, message: discord.Message) -> None:
        tell("message", content=message.content, author=message.author.name)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        tell("deleted", id=str(event.message_id))

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        tell("reaction", emoji=str(event.emoji), user=str(event.user_id))

    async def on_thread_create(self, thread: discord.Thread) -> None:
        tell("thread", name=thread.name, id=str(thread.id))

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        tell("thread_update", archived=after.archived, locked=after.locked)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        tell("joined", name=guild.name)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        tell("channel_deleted", name=channel.name)


async def suggest(it: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    fitting = [name for name in FRUIT if name.startswith(current)]
    return [app_commands.Choice(name=name.title(), value=name) for name in fitting]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Says the text")
    async def echo(it: discord.Interaction, text: str, private: bool = False) -> None:
        response = await it.response.send_message(text, ephemeral=private)
        tell("echoed", id=str(response.message_id))

    @tree.command(description="Thinks first")
    async def think(it: discord.Interaction, private: bool = False) -> None:
        await it.response.defer(ephemeral=private, thinking=True)
        await it.followup.send("thought", ephemeral=not private)
        await it.followup.send("more", ephemeral=private)
        await it.edit_original_response(content="thought twice")

    @tree.command(description="Answers when told to")
    async def late(it: discord.Interaction) -> None:
        tell("waiting", id=str(it.id))
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        try:
            await it.response.send_message("too late")
        except discord.HTTPException as error:
            tell("refused", status=error.status, code=error.code)

    @tree.command(description="Picks a fruit")
    @app_commands.autocomplete(fruit=suggest)
    async def pick(it: discord.Interaction, fruit: str) -> None:
        await it.response.send_message(f"picked {fruit}")

    @tree.command(description="Shows a panel")
    async def panel(it: discord.Interaction) -> None:
        await it.response.send_message("panel", view=Panel())

    @tree.command(description="Opens a form")
    async def form(it: discord.Interaction) -> None:
        await it.response.send_modal(Form())

    @tree.command(description="Shows pictures")
    async def gallery(it: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(picture()), "board.png", description="a board")
        embed = discord.Embed(title="Board").set_image(url="attachment://inside.png")
        inside = discord.File(io.BytesIO(picture(200)), "inside.png")
        await it.response.send_message(embed=embed, files=[file, inside])
        message = await it.original_response()
        fetched = await message.attachments[0].read()
        tell("fetched", size=len(fetched), width=message.attachments[0].width)
        await message.edit(attachments=[discord.File(io.BytesIO(picture(10)), "new.png")])

    @tree.command(description="Shows components")
    async def layout(it: discord.Interaction) -> None:
        await it.response.send_message(
            view=Showcase(),
            file=discord.File(io.BytesIO(picture()), "board.png", description="alt"),
        )

    @tree.command(description="Begins a thread")
    async def thread(it: discord.Interaction) -> None:
        await it.response.send_message("on this")
        message = await it.original_response()
        thread = await message.create_thread(name="Table", auto_archive_duration=60)
        await thread.send("welcome")
        await thread.add_user(it.user)

    @tree.command(description="Looks at a file")
    async def look(it: discord.Interaction, file: discord.Attachment) -> None:
        await it.response.send_message(f"{file.filename} {len(await file.read())}")

    @tree.command(description="Says who and where")
    @app_commands.default_permissions(manage_guild=True)
    async def staff(
        it: discord.Interaction, who: discord.Member, role: discord.Role, where: discord.TextChannel
    ) -> None:
        await it.response.send_message(f"{who.display_name} {role.name} {where.name}")

    @tree.context_menu(name="Inspect")
    async def inspect(it: discord.Interaction, message: discord.Message) -> None:
        await it.response.send_message(f"said {message.content}", ephemeral=True)

    @tree.context_menu(name="Greet")
    async def greet(it: discord.Interaction, member: discord.Member) -> None:
        await it.response.send_message(f"hello {member.display_name}")

    @tree.command(description="Writes, edits, reacts, pins and deletes")
    async def work(it: discord.Interaction) -> None:
        await it.response.defer(ephemeral=True)
        channel = it.channel
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("first", allowed_mentions=discord.AllowedMentions.none())
        await message.edit(content="second")
        await message.add_reaction("\N{THUMBS UP SIGN}")
        await message.pin()
        pinned = [pin.id async for pin in channel.pins()]
        reply = await message.reply("answer")
        await reply.delete()
        newest = [entry.content async for entry in channel.history(limit=1)]
        tell("worked", pinned=pinned == [message.id], newest=newest)
        await it.delete_original_response()

    @tree.command(description="Tries a forbidden thing")
    async def post(it: discord.Interaction, channel: str) -> None:
        await it.response.defer(ephemeral=True)
        target = it.client.get_partial_messageable(int(channel))
        try:
            await target.send("hello")
        except discord.HTTPException as error:
            tell("refused", status=error.status, code=error.code)
            await it.followup.send(f"refused {error.code}")
        else:
            await it.followup.send("sent")

    game = app_commands.Group(name="game", description="Games")

    @game.command(description="A new game")
    async def new(it: discord.Interaction, seats: app_commands.Range[int, 2, 8]) -> None:
        await it.response.send_message(f"a game for {seats}")

    tree.add_command(game)


def main() -> None:
    url, token, timeout = sys.argv[1:]
    point_at(url)
    probe = Probe(discord.Intents.all(), max_messages=100, heartbeat_timeout=float(timeout))
    probe.run(token, log_handler=None)


if __name__ == "__main__":
    main()
