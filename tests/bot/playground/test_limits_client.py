"""Tests that bodies of the real discord.py pass our checks and the published description."""

from __future__ import annotations

import asyncio
import io
import json
import os
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.http import HTTPClient, Route, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

from bot.playground.limits import Context, check
from tests.support.published import VARIABLE, opinion

Sent = tuple[str, Any, tuple[str, ...]]
BUILDERS: list[Callable[[], Coroutine[Any, Any, list[Sent]]]] = []


def builder(
    function: Callable[[], Coroutine[Any, Any, list[Sent]]],
) -> Callable[[], Coroutine[Any, Any, list[Sent]]]:
    BUILDERS.append(function)
    return function


@pytest.mark.parametrize("build", BUILDERS, ids=lambda build: build.__name__)
def test_bodies_of_the_real_client_have_no_faults(
    build: Callable[[], Coroutine[Any, Any, list[Sent]]],
) -> None:
    for endpoint, body, files in asyncio.run(build()):
        body = json.loads(json.dumps(body))
        assert check(endpoint, body, Context(attachments=files)) == [], body
        if os.environ.get(VARIABLE):
            assert opinion(endpoint, body) == [], body


def sent(endpoint: str, parameters: Any) -> Sent:
    """Return the endpoint, the client's body and the names of its files.

    For multipart, the body is `payload_json`.
    """
    if parameters.payload is not None:
        return endpoint, parameters.payload, ()
    parts = {part["name"]: part for part in parameters.multipart}
    files = tuple(part["filename"] for part in parts.values() if "filename" in part)
    return endpoint, json.loads(parts["payload_json"]["value"]), files


def board_file() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "board.png", description="The board")


def full_embed() -> discord.Embed:
    embed = discord.Embed(
        title="Rent",
        description="Owed",
        url="https://example.org",
        colour=discord.Colour.gold(),
        timestamp=datetime(2026, 8, 1, tzinfo=UTC),
    )
    embed.set_author(name="Ana", url="https://example.org", icon_url="https://example.org/a.png")
    embed.set_footer(text="Turn 3").set_image(url="attachment://board.png")
    embed.set_thumbnail(url="https://example.org/b.png").add_field(name="Deed", value="50")
    return embed


def buttons_and_selects() -> ui.View:
    view = ui.View(timeout=None)
    for style in (1, 2, 3, 4):
        view.add_item(ui.Button(style=discord.ButtonStyle(style), label="Roll", emoji="🎲", row=0))
    view.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=0))
    picks = [discord.SelectOption(label=f"Deed {n}", value=str(n), emoji="🏠") for n in range(25)]
    view.add_item(ui.Select(placeholder="Which", min_values=0, max_values=25, options=picks))
    view.add_item(ui.UserSelect(default_values=[discord.Object(1, type=discord.User)]))
    view.add_item(ui.MentionableSelect(max_values=3))
    view.add_item(ui.ChannelSelect(channel_types=[discord.ChannelType.public_thread]))
    return view


def full_layout() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(ui.Button(label="Roll", custom_id="roll", disabled=True))
    picture = "attachment://board.png"
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.green())
    box.add_item(ui.TextDisplay("# Board"))
    box.add_item(ui.Section("Ana", "Ben", accessory=ui.Thumbnail(picture, description="Board")))
    box.add_item(ui.Section("Deeds", accessory=ui.Button(label="Show", custom_id="show")))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem(picture, description="The board")))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(ui.File(picture))
    box.add_item(row)
    view.add_item(box)
    view.add_item(ui.ActionRow(ui.RoleSelect(custom_id="role")))
    return view


@builder
async def messages_with_views_embeds_and_files() -> list[Sent]:
    reference = discord.MessageReference(message_id=1, channel_id=2, guild_id=3)
    plain = handle_message_parameters(
        "hi",
        nonce=7,
        view=buttons_and_selects(),
        embeds=[full_embed()],
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(1)], everyone=False),
        message_reference=reference.to_message_reference_dict(),
        mention_author=False,
        flags=discord.MessageFlags(suppress_notifications=True),
        stickers=[1],
    )
    pictured = handle_message_parameters("hi", file=board_file(), embed=full_embed())
    laid_out = handle_message_parameters(view=full_layout(), files=[board_file()])
    swapped = handle_message_parameters(content=None, embed=None, attachments=[board_file()])
    emptied = handle_message_parameters(view=None)
    return [
        sent("message_create", plain),
        sent("message_create", pictured),
        sent("message_create", laid_out),
        sent("message_edit", swapped),
        sent("message_edit", emptied),
        sent("message_edit", laid_out),
        sent("webhook_message", laid_out),
        sent("webhook_edit", laid_out),
    ]


@builder
async def a_poll() -> list[Sent]:
    poll = discord.Poll("Who wins?", timedelta(hours=1)).add_answer(text="Ana", emoji="🎲")
    return [sent("message_create", handle_message_parameters(poll=poll))]


@builder
async def answers_to_interactions() -> list[Sent]:
    none = discord.AllowedMentions.none()
    first = interaction_message_response_params(
        type=4,
        content="hi",
        view=buttons_and_selects(),
        flags=discord.MessageFlags(ephemeral=True),
        allowed_mentions=none,
    )
    change = interaction_message_response_params(type=7, view=full_layout(), files=[board_file()])
    choices = [app_commands.Choice(name=f"Deed {n}", value=n).to_dict() for n in range(25)]
    others = [
        interaction_response_params(1),
        interaction_response_params(5, {"flags": 64}),
        interaction_response_params(6),
        interaction_response_params(8, {"choices": choices}),
    ]
    return [sent("interaction_callback", each) for each in (first, change, *others)]


@builder
async def modals_with_every_input() -> list[Sent]:
    plain = ui.Modal(title="Auction", custom_id="auction")
    plain.add_item(ui.TextInput(label="Bid", min_length=1, max_length=6, default="100"))
    choices = ui.Modal(title="Choices", custom_id="choices")
    options = [discord.SelectOption(label=word, value=word) for word in ("a", "b")]
    radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="radio")
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id="boxes", required=False, min_values=0)
    for word in ("a", "b"):
        radio.add_option(label=word, value=word)
        boxes.add_option(label=word, value=word, default=True)
    asked: list[ui.Item[Any]] = [
        ui.Select(options=options, required=False),
        radio,
        boxes,
        ui.Checkbox(custom_id="sure", default=True),
        ui.FileUpload(custom_id="files", max_values=2),
    ]
    for number, item in enumerate(asked):
        choices.add_item(ui.Label(text=f"Question {number}", description="Hint", component=item))
    words = ui.Modal(title="Words", custom_id="words")
    words.add_item(ui.TextDisplay("Read this"))
    words.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name")))
    words.add_item(ui.Label(text="Who", component=ui.UserSelect(custom_id="who")))
    return [
        sent("interaction_callback", interaction_response_params(9, modal.to_dict()))
        for modal in (plain, choices, words)
    ]


def command_tree() -> app_commands.CommandTree[Any]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

    @tree.command(description="Begin a game")
    @app_commands.describe(edition="Which", seats="How many", where="Channel")
    @app_commands.choices(edition=[app_commands.Choice(name="Classic", value="classic")])
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def start(
        _: discord.Interaction[Any],
        edition: str,
        seats: app_commands.Range[int, 2, 8],
        where: discord.TextChannel | None = None,
        odds: float = 0.5,
    ) -> None: ...

    @tree.command(description="Show a deed")
    async def deed(_: discord.Interaction[Any], name: app_commands.Range[str, 1, 30]) -> None: ...

    @deed.autocomplete("name")
    async def names(_: discord.Interaction[Any], __: str) -> list[app_commands.Choice[str]]:
        return []

    @tree.context_menu(name="Show Deeds")
    async def deeds(_: discord.Interaction[Any], __: discord.Member) -> None: ...

    group = app_commands.Group(name="house", description="House rules")
    inner = app_commands.Group(name="money", description="Money rules", parent=group)

    @inner.command(description="Set the salary")
    async def salary(_: discord.Interaction[Any], amount: int) -> None: ...

    tree.add_command(group)
    return tree


class Words(app_commands.Translator):
    """A translator that returns the English text, in lower case for names."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str:
        return string.message.lower() if "name" in context.location.name else string.message


@builder
async def a_tree_of_commands() -> list[Sent]:
    tree = command_tree()
    plain = [each.to_dict(tree) for each in tree._get_all_commands()]
    translated = [
        await each.get_translated_payload(tree, Words()) for each in tree._get_all_commands()
    ]
    return [
        ("commands_overwrite", plain, ()),
        ("commands_overwrite", translated, ()),
        *(("command_create", each, ()) for each in plain),
    ]


class Recorder(HTTPClient):
    """The client's HTTP methods, which return the JSON body instead of sending it."""

    async def request(
        self, route: Route, *, files: Any = None, form: Any = None, **kwargs: Any
    ) -> Any:
        return kwargs["json"]


@builder
async def threads_channels_roles_members_and_sweeping() -> list[Sent]:
    http = Recorder(asyncio.get_running_loop())
    allow, deny = discord.PermissionOverwrite(view_channel=True, send_messages=False).pair()
    overwrite = {"id": 1, "type": 0, "allow": str(allow.value), "deny": str(deny.value)}
    archived: dict[str, Any] = {"archived": True, "locked": True, "auto_archive_duration": 1440}
    requests = {
        "thread_from_message": http.start_thread_with_message(
            1, 2, name="Table one", auto_archive_duration=1440
        ),
        "thread_create": http.start_thread_without_message(
            1, name="Deals", auto_archive_duration=60, type=12, invitable=False
        ),
        "channel_create": http.create_channel(
            1, 0, name="table-one", permission_overwrites=[overwrite], parent_id=5
        ),
        "channel_edit": http.edit_channel(1, **archived),
        "guild_edit": http.edit_guild(1, name="Rentroll HQ", afk_timeout=300),
        "role_create": http.create_role(1, name="Banker", permissions="8", color=255),
        "role_edit": http.edit_role(1, 2, name="Banker", hoist=True),
        "member_edit": http.edit_member(1, 2, nick="Ana", roles=(1, 2)),
        "bulk_delete": http.delete_messages(1, [1, 2]),
    }
    return [(endpoint, await request, ()) for endpoint, request in requests.items()]
