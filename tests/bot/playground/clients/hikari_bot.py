"""A bot on hikari, which has no selects in modals."""

from __future__ import annotations

import hikari
from common import API, BUTTONS, FRUIT, KINDS, TOKEN, picture, tell
from hikari import ComponentType, OptionType, ResponseType
from hikari.commands import CommandOption
from hikari.impl import (
    ContainerComponentBuilder,
    ContextMenuCommandBuilder,
    InteractiveButtonBuilder,
    MediaGalleryItemBuilder,
    SectionComponentBuilder,
    SlashCommandBuilder,
)

intents = hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.MESSAGE_CONTENT
bot = hikari.GatewayBot(TOKEN, rest_url=API, intents=intents, banner=None, logs=None)
OPTIONS = {
    "text": OptionType.STRING,
    "times": OptionType.INTEGER,
    "loud": OptionType.BOOLEAN,
    "who": OptionType.USER,
    "where": OptionType.CHANNEL,
    "role": OptionType.ROLE,
    "share": OptionType.FLOAT,
    "paper": OptionType.ATTACHMENT,
}
LISTS = (
    ComponentType.USER_SELECT_MENU,
    ComponentType.ROLE_SELECT_MENU,
    ComponentType.MENTIONABLE_SELECT_MENU,
    ComponentType.CHANNEL_SELECT_MENU,
)
CREATE, UPDATE = ResponseType.MESSAGE_CREATE, ResponseType.MESSAGE_UPDATE


def file(name: str = "board.png") -> hikari.Bytes:
    return hikari.Bytes(picture(name), name)


def described() -> list:
    """Return the builders of all commands."""
    say = SlashCommandBuilder("say", "Says it all")
    for name, kind in OPTIONS.items():
        more = {"autocomplete": True} if name == "text" else {}
        say.add_option(
            CommandOption(type=kind, name=name, description=name, is_required=True, **more)
        )
    greet = ContextMenuCommandBuilder(hikari.CommandType.USER, "Greet")
    quote = ContextMenuCommandBuilder(hikari.CommandType.MESSAGE, "Quote")
    plain = [SlashCommandBuilder(name, name) for name in ("panel", "lists", "layout", "thread")]
    return [say, greet, quote, *plain]


async def say(it: hikari.CommandInteraction) -> None:
    given = {option.name: option.value for option in it.options}
    found = it.resolved
    paper = len(await found.attachments[given["paper"]].read())
    who = found.users[given["who"]].username
    where = found.channels[given["where"]].name
    role = found.roles[given["role"]].name
    said = f"{given['text']} {given['times']} {given['loud']} {who} {where} {role}"
    await it.create_initial_response(CREATE, f"{said} {given['share']} {paper}".lower())


async def panel(it: hikari.CommandInteraction) -> None:
    row = bot.rest.build_message_action_row()
    for name in BUTTONS:
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, name, label=name)
    await it.create_initial_response(CREATE, "panel", component=row)


async def lists(it: hikari.CommandInteraction) -> None:
    rows = [bot.rest.build_message_action_row() for _ in KINDS]
    menu = rows[0].add_text_menu("string", max_values=2)
    for name in FRUIT:
        menu.add_option(name, name)
    for row, kind in zip(rows[1:4], LISTS[:3], strict=True):
        row.add_select_menu(kind, kind.name)
    rows[4].add_channel_menu("channel")
    await it.create_initial_response(CREATE, "lists", components=rows)


async def layout(it: hikari.CommandInteraction) -> None:
    button = InteractiveButtonBuilder(style=hikari.ButtonStyle.PRIMARY, custom_id="x", label="x")
    box = ContainerComponentBuilder(accent_color=hikari.Color(0x3BA55D))
    box.add_text_display("# Board")
    section = SectionComponentBuilder(accessory=button)
    section.add_text_display("Ana")
    box.add_component(section)
    item = MediaGalleryItemBuilder(media=file(), description="The board")
    box.add_media_gallery([item])
    box.add_separator()
    box.add_file(hikari.Bytes(b"log", "log.txt"))
    await it.create_initial_response(CREATE, component=box, flags=1 << 15)


async def thread(it: hikari.CommandInteraction) -> None:
    await it.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE, flags=64)
    start = await bot.rest.create_message(it.channel_id, "start")
    made = await bot.rest.create_message_thread(
        it.channel_id, start, "Table", auto_archive_duration=60
    )
    await bot.rest.create_message(made, "inside")
    await bot.rest.edit_channel(made, archived=True)
    archived = await bot.rest.fetch_public_archived_threads(it.channel_id)
    await it.edit_initial_response(f"archived {archived[0].name}")


async def greet(it: hikari.CommandInteraction) -> None:
    (user,) = it.resolved.users.values()
    await it.create_initial_response(CREATE, f"hello {user.username}", flags=64)


async def quote(it: hikari.CommandInteraction) -> None:
    (message,) = it.resolved.messages.values()
    await it.create_initial_response(CREATE, f"quoted {message.content}")


COMMANDS = {
    "say": say,
    "panel": panel,
    "lists": lists,
    "layout": layout,
    "thread": thread,
    "Greet": greet,
    "Quote": quote,
}


async def pressed(it: hikari.ComponentInteraction) -> None:
    match it.custom_id:
        case "edit":
            await it.create_initial_response(UPDATE, "edited")
        case "later":
            await it.create_initial_response(ResponseType.DEFERRED_MESSAGE_UPDATE)
            await it.edit_initial_response("edited later")
            more = await it.execute("more")
            await it.edit_message(more, "more, edited")
        case "form":
            row = bot.rest.build_modal_action_row().add_text_input("name", "Name")
            await it.create_modal_response("Form", "form", component=row)
        case "file":
            await it.create_initial_response(CREATE, attachment=file())
            await it.edit_initial_response(attachment=file("new.png"))


async def chosen(it: hikari.ComponentInteraction) -> None:
    found = it.resolved
    groups = (found.users, found.roles, found.channels) if found else ()
    things = [one for group in groups for one in group.values()]
    named = [getattr(one, "username", None) or one.name for one in things] or it.values
    kind = KINDS[int(it.component_type)]
    await it.create_initial_response(CREATE, f"{kind}: {', '.join(named)}")


@bot.listen()
async def interaction(event: hikari.InteractionCreateEvent) -> None:
    it = event.interaction
    if isinstance(it, hikari.AutocompleteInteraction):
        typed = [name for name in FRUIT if name.startswith(str(it.options[0].value))]
        await it.create_response([hikari.impl.AutocompleteChoiceBuilder(n, n) for n in typed])
    elif isinstance(it, hikari.CommandInteraction):
        await COMMANDS[it.command_name](it)
    elif isinstance(it, hikari.ModalInteraction):
        await it.create_initial_response(CREATE, f"form: {it.components[0][0].value}")
    elif isinstance(it, hikari.ComponentInteraction):
        await (pressed if it.component_type == 2 else chosen)(it)


@bot.listen()
async def message(event: hikari.GuildMessageCreateEvent) -> None:
    if not event.is_bot:
        tell("message", content=event.content)


@bot.listen()
async def started(event: hikari.StartedEvent) -> None:
    app = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(app, described())
    tell("ready")


bot.run(shard_ids={0, 1}, shard_count=2, check_for_updates=False, propagate_interrupts=True)
