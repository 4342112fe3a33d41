"""A bot on nextcord, which has neither components V2 nor selects in modals."""

from __future__ import annotations

import io

import nextcord
from common import API, BUTTONS, FRUIT, KINDS, TOKEN, picture, tell
from nextcord import ui
from nextcord.ext import commands

nextcord.http.Route.BASE = API
intents = nextcord.Intents(guilds=True, guild_messages=True, message_content=True)
bot = commands.AutoShardedBot(shard_count=2, intents=intents)
SELECTS = (ui.UserSelect, ui.RoleSelect, ui.MentionableSelect, ui.ChannelSelect)


def file(name: str = "board.png") -> nextcord.File:
    return nextcord.File(io.BytesIO(picture(name)), name, description="The board")


@bot.slash_command(description="Says it all")
async def say(
    it: nextcord.Interaction,
    text: str,
    times: int,
    loud: bool,
    who: nextcord.User,
    where: nextcord.TextChannel,
    role: nextcord.Role,
    share: float,
    paper: nextcord.Attachment,
):
    size = len(await paper.read())
    said = f"{text} {times} {loud} {who.name} {where.name} {role.name} {share} {size}"
    await it.response.send_message(said.lower())


@say.on_autocomplete("text")
async def fruit(it: nextcord.Interaction, text: str):
    await it.response.send_autocomplete([name for name in FRUIT if name.startswith(text)])


@bot.user_command(name="Greet")
async def greet(it: nextcord.Interaction, target: nextcord.Member):
    await it.response.send_message(f"hello {target.name}", ephemeral=True)


@bot.message_command(name="Quote")
async def quote(it: nextcord.Interaction, target: nextcord.Message):
    await it.response.send_message(f"quoted {target.content}")


def view(*items: ui.Item) -> ui.View:
    shown = ui.View(timeout=None, auto_defer=False)
    for item in items:
        shown.add_item(item)
    return shown


@bot.slash_command(description="Buttons")
async def panel(it: nextcord.Interaction):
    buttons = (ui.Button(label=name, custom_id=name) for name in BUTTONS)
    await it.response.send_message("panel", view=view(*buttons))


@bot.slash_command(description="Lists")
async def lists(it: nextcord.Interaction):
    options = [nextcord.SelectOption(label=name) for name in FRUIT]
    rows = [ui.StringSelect(custom_id="string", options=options, max_values=2)]
    rows += [kind(custom_id=kind.__name__) for kind in SELECTS]
    await it.response.send_message("lists", view=view(*rows))


@bot.slash_command(description="A thread")
async def thread(it: nextcord.Interaction):
    await it.response.defer(ephemeral=True)
    start = await it.channel.send("start")
    made = await start.create_thread(name="Table", auto_archive_duration=60)
    await made.send("inside")
    await made.edit(archived=True)
    archived = [one.name async for one in it.channel.archived_threads()]
    await it.edit_original_message(content=f"archived {archived[0]}")


class Form(ui.Modal):
    """A modal with one text input in an action row."""

    def __init__(self) -> None:
        super().__init__("Form", custom_id="form")
        self.name = ui.TextInput("Name", custom_id="name")
        self.add_item(self.name)

    async def callback(self, it: nextcord.Interaction) -> None:
        await it.response.send_message(f"form: {self.name.value}")


async def pressed(it: nextcord.Interaction, custom_id: str) -> None:
    match custom_id:
        case "edit":
            await it.response.edit_message(content="edited")
        case "later":
            await it.response.defer()
            await it.edit_original_message(content="edited later")
            more = await it.followup.send("more", wait=True)
            await more.edit(content="more, edited")
        case "form":
            await it.response.send_modal(Form())
        case "file":
            await it.response.send_message(file=file())
            await it.edit_original_message(attachments=[], file=file("new.png"))


async def chosen(it: nextcord.Interaction) -> None:
    kind = KINDS[it.data["component_type"]]
    found = [one for group in it.data.get("resolved", {}).values() for one in group.values()]
    named = [one.get("username") or one.get("name") for one in found]
    names = [name for name in named if name] or it.data["values"]
    await it.response.send_message(f"{kind}: {', '.join(names)}")


@bot.listen()
async def on_interaction(it: nextcord.Interaction) -> None:
    if it.type is not nextcord.InteractionType.component:
        return
    if it.data["component_type"] == 2:
        await pressed(it, it.data["custom_id"])
    else:
        await chosen(it)


@bot.listen()
async def on_message(message: nextcord.Message) -> None:
    if not message.author.bot:
        tell("message", content=message.content)


@bot.listen()
async def on_ready() -> None:
    tell("ready")


bot.run(TOKEN)
