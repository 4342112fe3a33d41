"""A discord.py bot for the tests of the page, which sends everything that the page can draw.

It runs in a process: `python page_bot.py http://127.0.0.1:PORT TOKEN`. It prints `ready`
when its commands are registered.
"""

from __future__ import annotations

import io
import os
import sys
import threading
from pathlib import Path

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.playground.client import point_at

STREETS = ("Harbour Lane", "Hill Street", "Market Square", "Mill Road", "North Gate", "Old Bridge")
ALT = "A blue square with a white house in its middle"
MARKDOWN = """# Table one
## The *second* round
**Ana** pays _rent_ to __Ben__, ~~not~~ `to the Bank`. ||The dice were loaded||
- Old Bridge
  - one house
- Mill Road
1. roll
2. move
> A quoted line
> and one more
-# The small print: <t:{soon}:R> or <t:{soon}:t>
```py
print("rent")
```
Ask <@{user}> in <#{channel}>, see [the rules](https://example.com/rules) or </deed:{command}>."""
HOSTILE = (
    '<img src=x onerror="document.title=1"> <script>document.title = 2</script> '
    "[click](javascript:document.title=3) [fine](https://example.com/a) "
    '<a href="javascript:alert(4)">x</a> javascript:alert(5)'
)


def picture(name: str, colour: str = "#3366cc", size: tuple[int, int] = (320, 200)) -> discord.File:
    """Return a PNG file with a house on this background, and with a description."""
    image = Image.new("RGB", size, colour)
    pen = ImageDraw.Draw(image)
    x, y = size[0] // 2, size[1] // 2
    pen.polygon([(x - 40, y), (x, y - 40), (x + 40, y)], fill="white")
    pen.rectangle((x - 28, y, x + 28, y + 40), fill="white")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=ALT)


class Table(ui.View):
    """Buttons of every style, a select, and a button that is never answered."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0
        self.add_item(ui.Button(label="Rules", url="https://example.com/rules", row=4))
        self.add_item(ui.Button(label="Sold", disabled=True, row=4))

    @ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def add(self, it: discord.Interaction, button: ui.Button) -> None:
        self.count += 1
        await it.response.edit_message(content=f"Counted to {self.count}")

    @ui.button(label="Whisper", style=discord.ButtonStyle.success, custom_id="whisper")
    async def whisper(self, it: discord.Interaction, button: ui.Button) -> None:
        await it.response.send_message(f"Only for {it.user.display_name}", ephemeral=True)

    @ui.button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence")
    async def silence(self, it: discord.Interaction, button: ui.Button) -> None:
        """Do not answer, so that the page shows the failure."""

    @ui.button(label="Write", style=discord.ButtonStyle.secondary, custom_id="write")
    async def write(self, it: discord.Interaction, button: ui.Button) -> None:
        await it.response.send_modal(Form())

    @ui.select(
        placeholder="Choose a street",
        custom_id="street",
        options=[discord.SelectOption(label=s, description=f"Go to {s}") for s in STREETS],
    )
    async def street(self, it: discord.Interaction, select: ui.Select) -> None:
        await it.response.send_message(f"You chose {select.values[0]}")

    @ui.select(
        placeholder="Choose two or three",
        custom_id="several",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=s) for s in STREETS],
    )
    async def several(self, it: discord.Interaction, select: ui.Select) -> None:
        await it.response.send_message("Several: " + " + ".join(sorted(select.values)))

    @ui.select(cls=ui.UserSelect, placeholder="Choose a person", custom_id="person")
    async def person(self, it: discord.Interaction, select: ui.UserSelect) -> None:
        await it.response.send_message(f"Person: {select.values[0].display_name}")


class Form(ui.Modal):
    """A modal with every kind of input."""

    def __init__(self) -> None:
        super().__init__(title="House rules", custom_id="form")
        self.name: ui.TextInput = ui.TextInput(
            min_length=2, max_length=20, placeholder="A short name"
        )
        self.street: ui.Select = ui.Select(options=[discord.SelectOption(label=s) for s in STREETS])
        self.pace: ui.RadioGroup = ui.RadioGroup()
        self.pace.add_option(label="Quick", value="quick", description="Two minutes a turn")
        self.pace.add_option(label="Slow", value="slow", description="A day a turn")
        self.extras: ui.CheckboxGroup = ui.CheckboxGroup(required=False, min_values=0, max_values=2)
        for extra in ("Auctions", "Free parking", "Double salary"):
            self.extras.add_option(label=extra, value=extra)
        self.add_item(ui.Label(text="Name", description="How it is listed", component=self.name))
        self.add_item(ui.Label(text="Street", component=self.street))
        self.add_item(ui.Label(text="Pace", component=self.pace))
        self.add_item(ui.Label(text="Extras", component=self.extras))
        self.agreed: ui.Checkbox = ui.Checkbox()
        self.add_item(ui.Label(text="Everybody agreed", component=self.agreed))

    async def on_submit(self, it: discord.Interaction) -> None:
        if self.name.value == "silence":
            return
        extras = "+".join(sorted(self.extras.values)) or "none"
        told = (self.name.value, self.street.values[0], self.pace.value, extras, self.agreed.value)
        await it.response.send_message("Rules: " + " / ".join(map(str, told)))


class Note(ui.Modal, title="A note"):
    """A modal with a text input in an action row, and a file upload."""

    text: ui.TextInput = ui.TextInput(
        label="Your note", style=discord.TextStyle.paragraph, max_length=300
    )
    why: ui.TextDisplay = ui.TextDisplay("Notes are **kept** with the game.")
    file: ui.Label = ui.Label(text="Paper", component=ui.FileUpload(required=False, max_values=2))

    async def on_submit(self, it: discord.Interaction) -> None:
        assert isinstance(self.file.component, ui.FileUpload)
        names = ", ".join(file.filename for file in self.file.component.values) or "no file"
        await it.response.send_message(f"Noted: {self.text.value} ({names})", ephemeral=True)


class Layout(ui.LayoutView):
    """A message with components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        buttons: ui.ActionRow = ui.ActionRow()
        buttons.add_item(ui.Button(label="Buy", style=discord.ButtonStyle.success, custom_id="buy"))
        buttons.add_item(ui.Button(label="Auction", custom_id="auction"))
        people: ui.ActionRow = ui.ActionRow()
        people.add_item(ui.ChannelSelect(placeholder="Where?", custom_id="where"))
        self.add_item(ui.TextDisplay("## A street is for sale"))
        self.add_item(
            ui.Container(
                ui.Section(
                    "### Harbour Lane",
                    "Price **120**, rent **8**, ||worth it||",
                    accessory=ui.Thumbnail("attachment://deed.png", description=ALT),
                ),
                ui.Separator(),
                ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://one.png", description="The first view"),
                    discord.MediaGalleryItem("attachment://two.png", description="The second view"),
                    discord.MediaGalleryItem(
                        "attachment://deed.png", description=ALT, spoiler=True
                    ),
                ),
                ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
                ui.File("attachment://notes.txt"),
                ui.Section(
                    "The sale ends <t:2000000000:R>",
                    accessory=ui.Button(label="Why?", custom_id="why"),
                ),
                buttons,
                people,
                accent_colour=0x2E8B57,
            )
        )


bot = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(bot)
thinking: list[discord.Interaction] = []
ids: dict[str, int] = {}


async def streets(it: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [street for street in STREETS if typed.lower() in street.lower()]
    return [app_commands.Choice(name=street, value=street.upper()) for street in found]


@tree.command(description="Show a deed")
@app_commands.describe(street="Which street", houses="How many houses", tone="The colour")
@app_commands.autocomplete(street=streets)
@app_commands.choices(tone=[app_commands.Choice(name=t, value=t.lower()) for t in ("Red", "Blue")])
async def deed(
    it: discord.Interaction,
    street: str,
    houses: app_commands.Range[int, 0, 4] = 0,
    tone: str = "red",
    owner: discord.Member | None = None,
    public: bool = True,
) -> None:
    whose = owner.display_name if owner else "the Bank"
    await it.response.send_message(f"Deed {street} {houses} {tone} {whose}", ephemeral=not public)


@tree.command(description="Buttons and selects")
async def table(it: discord.Interaction) -> None:
    await it.response.send_message("Counted to 0", view=Table())


@tree.command(description="Components of the second generation")
async def layout(it: discord.Interaction) -> None:
    files = [
        picture("deed.png", "#aa3355"),
        picture("one.png"),
        picture("two.png", "#227744"),
        discord.File(io.BytesIO(b"A note\n"), "notes.txt"),
    ]
    await it.response.send_message(view=Layout(), files=files)


@tree.command(description="A picture in an embed and one beside it")
async def board(it: discord.Interaction) -> None:
    embed = discord.Embed(title="Round 3", description="It is **Ana**'s turn.", colour=0xE0A030)
    embed.set_author(name="Rentroll")
    embed.add_field(name="Ana", value="1500")
    embed.add_field(name="Ben", value="~~1320~~ 1200")
    embed.add_field(name="Cleo", value="980")
    embed.set_image(url="attachment://board.png")
    embed.set_footer(text="Edition: classic")
    await it.response.send_message(
        embed=embed, files=[picture("board.png", size=(600, 400)), picture("house.png", "#446688")]
    )


@tree.command(description="Say something in secret")
async def secret(it: discord.Interaction) -> None:
    await it.response.send_message("A secret hint: sell Mill Road", ephemeral=True)


@tree.command(description="Every kind of markdown")
async def text(it: discord.Interaction) -> None:
    soon = int(it.created_at.timestamp()) + 125
    places = {"user": it.user.id, "channel": it.channel_id, "command": ids["deed"]}
    await it.response.send_message(MARKDOWN.format(soon=soon, **places))


@tree.command(description="Text that means harm")
async def hostile(it: discord.Interaction) -> None:
    embed = discord.Embed(title=HOSTILE[:200], description=HOSTILE)
    await it.response.send_message(HOSTILE, embed=embed)


@tree.command(description="Think until /answer")
async def think(it: discord.Interaction) -> None:
    await it.response.defer(thinking=True)
    thinking.append(it)


@tree.command(description="End all thinking")
async def answer(it: discord.Interaction) -> None:
    await it.response.send_message("Answered", ephemeral=True)
    while thinking:
        await thinking.pop().edit_original_response(content="The thought is complete")


@tree.command(description="Never answered")
async def late(it: discord.Interaction) -> None:
    """Leave the command unanswered."""


@tree.command(description="Write a note")
async def note(it: discord.Interaction) -> None:
    await it.response.send_modal(Note())


@tree.command(description="Send a file back")
async def paper(it: discord.Interaction, file: discord.Attachment) -> None:
    await it.response.send_message(f"Got {file.filename} of {file.size} bytes")


@tree.command(description="Open a thread")
@app_commands.guild_only()
async def talk(it: discord.Interaction) -> None:
    await it.response.send_message("Let us talk about Mill Road")
    message = await it.original_response()
    thread = await message.create_thread(name="Mill Road")
    await thread.send("Welcome to the thread")


@tree.command(description="A word in private")
async def letter(it: discord.Interaction) -> None:
    await it.user.send("A private word")
    await it.response.send_message("Sent", ephemeral=True)


@tree.context_menu(name="Quote it")
async def quote(it: discord.Interaction, message: discord.Message) -> None:
    await it.response.send_message(f"Quoted message {message.id}")


@tree.context_menu(name="Wave")
async def wave(it: discord.Interaction, user: discord.Member) -> None:
    await it.response.send_message(f"{it.user.display_name} waves to {user.display_name}")


game = app_commands.Group(name="game", description="Games at this table")
tree.add_command(game)


@game.command(name="new", description="Begin a game")
async def game_new(it: discord.Interaction, seats: app_commands.Range[int, 2, 8]) -> None:
    await it.response.send_message(f"A game for {seats}")


@game.command(name="list", description="Games under way")
async def game_list(it: discord.Interaction) -> None:
    await it.response.send_message("No games")


@bot.event
async def on_ready() -> None:
    ids.update({command.name: command.id for command in await tree.sync()})
    print("ready", flush=True)


def leave_with_the_parent() -> None:
    """Exit when the parent process has closed standard input."""
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    point_at(sys.argv[1])
    bot.run(sys.argv[2], log_handler=None)
