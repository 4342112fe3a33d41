"""A bot on py-cord."""

from __future__ import annotations

import io

import discord
from common import API, BUTTONS, FRUIT, KINDS, TOKEN, picture, tell
from discord import ui

discord.http.Route.API_BASE_URL = API
intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
bot = discord.AutoShardedBot(shard_count=2, intents=intents)
SELECTS = [discord.ComponentType(number) for number in (5, 6, 7, 8)]


def file(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(picture(name)), name, description="The board")


async def fruit(context: discord.AutocompleteContext) -> list[str]:
    return [name for name in FRUIT if name.startswith(context.value)]


@bot.slash_command(description="Says it all")
@discord.option("text", str, autocomplete=fruit)
@discord.option("times", int)
@discord.option("loud", bool)
@discord.option("who", discord.User)
@discord.option("where", discord.TextChannel)
@discord.option("role", discord.Role)
@discord.option("share", float)
@discord.option("paper", discord.Attachment)
async def say(it, text, times, loud, who, where, role, share, paper):
    size = len(await paper.read())
    said = f"{text} {times} {loud} {who.name} {where.name} {role.name} {share} {size}"
    await it.respond(said.lower())


@bot.user_command(name="Greet")
async def greet(it, target: discord.Member):
    await it.respond(f"hello {target.name}", ephemeral=True)


@bot.message_command(name="Quote")
async def quote(it, target: discord.Message):
    await it.respond(f"quoted {target.content}")


def view(*items: ui.Item) -> ui.View:
    return ui.View(*items, timeout=None)


@bot.slash_command(description="Buttons")
async def panel(it):
    await it.respond("panel", view=view(*(ui.Button(label=n, custom_id=n) for n in BUTTONS)))


@bot.slash_command(description="Lists")
async def lists(it):
    options = [discord.SelectOption(label=name) for name in FRUIT]
    rows = [ui.Select(custom_id="string", options=options, max_values=2)]
    rows += [ui.Select(kind, custom_id=str(kind.value)) for kind in SELECTS]
    await it.respond("lists", view=view(*rows))


@bot.slash_command(description="Components V2")
async def layout(it):
    box = ui.Container(
        ui.TextDisplay("# Board"),
        ui.Section(ui.TextDisplay("Ana"), accessory=ui.Button(label="x", custom_id="x")),
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        ),
        ui.Separator(),
        ui.File("attachment://log.txt"),
        colour=discord.Colour(0x3BA55D),
    )
    files = [file(), discord.File(io.BytesIO(b"log"), "log.txt")]
    await it.respond(view=ui.DesignerView(box, timeout=None), files=files)


@bot.slash_command(description="A thread")
async def thread(it):
    await it.defer(ephemeral=True)
    start = await it.channel.send("start")
    made = await start.create_thread(name="Table", auto_archive_duration=60)
    await made.send("inside")
    await made.archive()
    archived = [one.name async for one in it.channel.archived_threads()]
    await it.interaction.edit_original_response(content=f"archived {archived[0]}")


class Form(ui.DesignerModal):
    """A modal with every component that it can have."""

    def __init__(self) -> None:
        boxes = [discord.RadioGroupOption(label=name, value=name) for name in FRUIT]
        ticks = [discord.CheckboxGroupOption(label=name, value=name) for name in FRUIT]
        options = [discord.SelectOption(label=name) for name in FRUIT]
        self.parts = [
            ui.InputText(custom_id="name"),
            ui.Select(custom_id="fruit", options=options),
            ui.RadioGroup(custom_id="radio", options=boxes),
            ui.CheckboxGroup(custom_id="boxes", options=ticks),
            ui.FileUpload(custom_id="paper", required=False),
        ]
        labels = [ui.Label(label=f"Question {n}", item=one) for n, one in enumerate(self.parts)]
        super().__init__(*labels, title="Form", custom_id="form")

    async def callback(self, it: discord.Interaction) -> None:
        name, list_, radio, boxes, paper = self.parts
        files = len(paper.values or [])
        ticked = ",".join(boxes.values)
        said = f"{name.value} {list_.values[0]} {radio.value} {ticked} {files}"
        await it.response.send_message(f"form: {said}")


async def pressed(it: discord.Interaction, custom_id: str) -> None:
    match custom_id:
        case "edit":
            await it.response.edit_message(content="edited")
        case "later":
            await it.response.defer()
            await it.edit_original_response(content="edited later")
            more = await it.followup.send("more", wait=True)
            await more.edit(content="more, edited")
        case "form":
            await it.response.send_modal(Form())
        case "file":
            await it.response.send_message(file=file())
            await it.edit_original_response(attachments=[], file=file("new.png"))


async def chosen(it: discord.Interaction) -> None:
    kind = KINDS[it.data["component_type"]]
    found = [one for group in it.data.get("resolved", {}).values() for one in group.values()]
    named = [one.get("username") or one.get("name") for one in found]
    names = [name for name in named if name] or it.data["values"]
    await it.response.send_message(f"{kind}: {', '.join(names)}")


@bot.listen()
async def on_interaction(it: discord.Interaction) -> None:
    if it.type is not discord.InteractionType.component:
        return
    if it.data["component_type"] == 2:
        await pressed(it, it.data["custom_id"])
    else:
        await chosen(it)


@bot.listen()
async def on_message(message: discord.Message) -> None:
    if not message.author.bot:
        tell("message", content=message.content)


@bot.listen()
async def on_ready() -> None:
    tell("ready")


bot.run(TOKEN)
