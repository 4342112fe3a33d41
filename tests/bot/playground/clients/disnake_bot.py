"""A bot on disnake."""

from __future__ import annotations

import io

import disnake
from common import API, BUTTONS, FRUIT, KINDS, TOKEN, picture, tell
from disnake import ui
from disnake.ext import commands

disnake.http.Route.BASE = API
intents = disnake.Intents(guilds=True, guild_messages=True, message_content=True)
bot = commands.AutoShardedInteractionBot(shard_count=2, intents=intents)
SELECTS = {
    "user": ui.UserSelect,
    "role": ui.RoleSelect,
    "mentionable": ui.MentionableSelect,
    "channel": ui.ChannelSelect,
}


def file(name: str = "board.png") -> disnake.File:
    return disnake.File(io.BytesIO(picture(name)), name, description="The board")


@bot.slash_command(description="Says it all")
async def say(
    it: disnake.ApplicationCommandInteraction,
    text: str,
    times: int,
    loud: bool,
    who: disnake.User,
    where: disnake.TextChannel,
    role: disnake.Role,
    share: float,
    paper: disnake.Attachment,
) -> None:
    size = len(await paper.read())
    said = f"{text} {times} {loud} {who.name} {where.name} {role.name} {share} {size}"
    await it.response.send_message(said.lower())


@say.autocomplete("text")
async def fruit(it: disnake.ApplicationCommandInteraction, typed: str) -> list[str]:
    return [name for name in FRUIT if name.startswith(typed)]


@bot.user_command(name="Greet")
async def greet(it: disnake.UserCommandInteraction) -> None:
    await it.response.send_message(f"hello {it.target.name}", ephemeral=True)


@bot.message_command(name="Quote")
async def quote(it: disnake.MessageCommandInteraction) -> None:
    await it.response.send_message(f"quoted {it.target.content}")


@bot.slash_command(description="Buttons")
async def panel(it: disnake.ApplicationCommandInteraction) -> None:
    await it.response.send_message(
        "panel", components=[ui.Button(label=name, custom_id=name) for name in BUTTONS]
    )


@bot.slash_command(description="Lists")
async def lists(it: disnake.ApplicationCommandInteraction) -> None:
    rows = [ui.StringSelect(custom_id="string", options=list(FRUIT), max_values=2)]
    rows += [kind(custom_id=name) for name, kind in SELECTS.items()]
    await it.response.send_message("lists", components=[ui.ActionRow(row) for row in rows])


@bot.slash_command(description="Components V2")
async def layout(it: disnake.ApplicationCommandInteraction) -> None:
    item = disnake.MediaGalleryItem(media="attachment://board.png", description="The board")
    await it.response.send_message(
        components=[
            ui.Container(
                ui.TextDisplay("# Board"),
                ui.Section(ui.TextDisplay("Ana"), accessory=ui.Button(label="x", custom_id="x")),
                ui.MediaGallery(item),
                ui.Separator(),
                ui.File("attachment://log.txt"),
                accent_colour=disnake.Colour(0x3BA55D),
            )
        ],
        files=[file(), disnake.File(io.BytesIO(b"log"), "log.txt")],
    )


@bot.slash_command(description="A thread")
async def thread(it: disnake.ApplicationCommandInteraction) -> None:
    await it.response.defer(ephemeral=True)
    start = await it.channel.send("start")
    made = await start.create_thread(name="Table", auto_archive_duration=60)
    await made.send("inside")
    await made.edit(archived=True)
    archived = [one.name async for one in it.channel.archived_threads()]
    await it.edit_original_response(f"archived {archived[0]}")


@bot.listen()
async def on_button_click(it: disnake.MessageInteraction) -> None:
    match it.component.custom_id:
        case "edit":
            await it.response.edit_message("edited")
        case "later":
            await it.response.defer()
            await it.edit_original_response("edited later")
            more = await it.followup.send("more", wait=True)
            await more.edit("more, edited")
        case "form":
            options = [disnake.SelectOption(label=name) for name in FRUIT]
            boxes = [disnake.GroupOption(label=name, value=name) for name in FRUIT]
            await it.response.send_modal(
                title="Form",
                custom_id="form",
                components=[
                    ui.Label("Name", ui.TextInput(custom_id="name")),
                    ui.Label("Fruit", ui.StringSelect(custom_id="fruit", options=options)),
                    ui.Label("Radio", ui.RadioGroup(custom_id="radio", options=boxes)),
                    ui.Label("Boxes", ui.CheckboxGroup(custom_id="boxes", options=boxes)),
                    ui.Label("Paper", ui.FileUpload(custom_id="paper", required=False)),
                ],
            )
        case "file":
            await it.response.send_message(file=file())
            await it.edit_original_response(attachments=[], file=file("new.png"))


@bot.listen()
async def on_dropdown(it: disnake.MessageInteraction) -> None:
    kind = KINDS[it.component.type.value]
    chosen = it.resolved_values or it.values
    names = ", ".join(getattr(one, "name", one) for one in chosen)
    await it.response.send_message(f"{kind}: {names}")


@bot.listen()
async def on_modal_submit(it: disnake.ModalInteraction) -> None:
    given = it.resolved_values
    boxes, paper = ",".join(given["boxes"]), given["paper"] or []
    said = f"{given['name']} {given['fruit'][0]} {given['radio']} {boxes} {len(paper)}"
    await it.response.send_message(f"form: {said}")


@bot.listen()
async def on_message(message: disnake.Message) -> None:
    if not message.author.bot:
        tell("message", content=message.content)


@bot.listen()
async def on_ready() -> None:
    tell("ready")


bot.run(TOKEN)
