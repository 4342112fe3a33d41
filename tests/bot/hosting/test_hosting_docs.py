"""The hosting pages are true: their files, commands, settings, permissions and links."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
import yaml  # type: ignore[import-untyped]

from bot.cli import main
from bot.cli.all_commands import build_parser
from bot.discord_api.painter import Picture
from bot.discord_api.permissions import SHOW, THREADS, permission_bits
from bot.hosting.config import SETTINGS, Config
from bot.hosting.invite import PERMISSIONS, SCOPES, invitation
from bot.hosting.watchdog import LONGEST, NOTIFY_EVERY
from bot.playground import permissions as may
from bot.playground import places
from bot.playground.world import Role
from bot.support.failures import CannotDo, NotNow
from bot.ui.message import Message
from bot.words import say
from engine.actions import MakeOffer
from engine.edition import Seat
from tests.support.auctioning import BOARDWALK, auction_of
from tests.support.evening import Evening, buttons, sub
from tests.support.paths import ROOT
from tests.support.reading import private, saying, see
from tests.support.tables import arrange, open_thread, start_table

ASKED = discord.Permissions(permission_bits(one.flag for one in PERMISSIONS))
"""The permissions that the invitation asks for."""

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PRIVACY = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "docs" / "deploy" / "compose.yaml").read_text(encoding="utf-8")
UNIT = (ROOT / "docs" / "deploy" / "rentroll.service").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def with_settings_of_a_file() -> list[dict[str, Any]]:
    """Return the services of both compose files that read `.env`."""
    scaled = (ROOT / "docs" / "deploy" / "compose.scaled.yaml").read_text(encoding="utf-8")
    services = [
        one for text in (COMPOSE, scaled) for one in yaml.safe_load(text)["services"].values()
    ]
    return [service for service in services if "env_file" in service]


def section(title: str) -> str:
    """Return a section of the hosting page by its title."""
    return HOSTING.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of a page's table rows, without the header."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rule = next(at for at, row in enumerate(cells) if set("".join(row)) == {"-"})
    return cells[rule + 1 :]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def instructions(name: str) -> list[str]:
    """Return the arguments of all instructions of a kind in the Dockerfile."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return [
        line[len(name) :].strip() for line in joined.splitlines() if line.startswith(name + " ")
    ]


def commands(text: str) -> Iterator[list[str]]:
    """Yield the arguments of every `rentroll` command in a page."""
    for line in re.findall(r"(?:^|[`/ ])rentroll ([a-z][^`\n]*)", text, re.MULTILINE):
        yield shlex.split(line.rstrip(":"))


def subcommands() -> dict[str, set[str]]:
    """Return the options of each command of the command line."""
    (action,) = [one for one in build_parser()._actions if one.dest == "command" or one.choices]
    assert isinstance(action.choices, dict)
    return {
        name: {option for one in parser._actions for option in one.option_strings}
        for name, parser in action.choices.items()
    }


def test_the_table_of_permissions_is_the_one_of_the_code():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"\| permission \| why \|\n(?:\|.*\n)+", readme)
    told = [tuple(row) for row in rows(table)]
    assert told == [(one.name, one.reason) for one in PERMISSIONS]


def test_every_permission_has_a_reason_and_a_flag_that_discord_knows():
    assert {one.flag for one in PERMISSIONS} <= set(discord.Permissions.VALID_FLAGS)
    assert all(one.reason for one in PERMISSIONS)
    assert ASKED.value.bit_count() == len(PERMISSIONS)
    assert not ASKED.administrator
    assert not ASKED.mention_everyone


def test_permissions_reported_as_missing_in_a_channel_are_in_the_invitation():
    asked = {one.flag: one.name for one in PERMISSIONS}
    assert {*SHOW, *THREADS} <= asked.keys()
    assert all(say(f"permission-{one}") == asked[one] for one in (*SHOW, *THREADS))


def test_the_invitation_asks_for_exactly_these_permissions(capsys: pytest.CaptureFixture[str]):
    assert main(["invite", "--application", "123456789012345678"]) == 0
    link, _, *told = capsys.readouterr().out.splitlines()
    assert link == invitation(123456789012345678)
    address = urlsplit(link)
    asked = parse_qs(address.query)
    assert (address.hostname, address.path) == ("discord.com", "/oauth2/authorize")
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["scope"] == [" ".join(SCOPES)]
    granted = discord.Permissions(int(asked["permissions"][0]))
    assert granted == ASKED
    assert all(getattr(granted, flag) for flag in (one.flag for one in PERMISSIONS))
    assert len(told) == len(PERMISSIONS)


@pytest.mark.parametrize("wrong", ["12", "many", "-5", "1" * 30])
def test_an_invalid_application_id_is_refused(capsys: pytest.CaptureFixture[str], wrong: str):
    assert main(["invite", "--application", wrong]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_every_command_that_the_pages_show_exists_with_its_options():
    known = subcommands()
    shown = [words for text in (HOSTING, PRIVACY, EXAMPLE) for words in commands(text)]
    assert {words[0] for words in shown} >= {"run", "doctor", "invite", "health", "backup"}
    for words in shown:
        name, *options = words
        if name != "rentroll":
            assert name in known, words
            given = {word for word in options if word.startswith("-")}
            assert given <= known[name], words


def test_every_setting_is_on_the_page_and_in_the_example_with_its_default():
    listed = {
        name: value
        for names, defaults, _ in rows(section("Settings"))
        for name, value in zip(quoted(names), [*quoted(defaults), ""], strict=False)
    }
    assert set(listed) == set(SETTINGS)
    example = dict(re.findall(r"^(\w+)=(.*)$", EXAMPLE, re.MULTILINE))
    assert example == listed
    assert Config.read(example) == Config.read({}) == Config()


def test_the_days_of_the_privacy_page_are_the_defaults():
    assert f"deleted after {Config().keep_days} days" in PRIVACY.replace("\n", " ")
    assert f"has {Config().grace_days} days to invite it again" in PRIVACY.replace("\n", " ")


def test_every_link_within_the_project_leads_somewhere():
    for page in (ROOT / "docs" / "hosting.md", ROOT / "PRIVACY.md"):
        for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            if not link.startswith("https://"):
                assert (page.parent / link).is_file(), link


def test_every_file_that_the_page_names_exists():
    named = set(re.findall(r"\bdocs/deploy/[\w.-]+", HOSTING)) | {".env.example"}
    assert named == {
        "docs/deploy/compose.yaml",
        "docs/deploy/rentroll.service",
        "docs/deploy/grafana-dashboard.json",
        ".env.example",
    }
    assert all((ROOT / name).is_file() for name in named)


def test_the_image_is_built_in_two_stages_and_runs_as_an_unprivileged_user():
    assert len(instructions("FROM")) == 2
    (user,) = instructions("USER")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user), "a number, and not root's"
    assert user.split(":")[0] in HOSTING
    assert instructions("FROM") == ["${BASE} AS build", "${BASE}"]
    (copied,) = [one for one in instructions("COPY") if "--from" in one]
    assert copied == "--from=build /opt/rentroll /opt/rentroll", "nothing but what was installed"


def test_the_image_has_a_volume_for_its_database_and_a_health_check():
    assert instructions("VOLUME") == ['["/data"]']
    assert any("RENTROLL_DB=/data/" in one for one in instructions("ENV"))
    assert any("RENTROLL_TOKEN_REQUIRED=yes" in one for one in instructions("ENV"))
    (health,) = instructions("HEALTHCHECK")
    assert health.endswith('CMD ["rentroll", "health"]')
    assert (instructions("ENTRYPOINT"), instructions("CMD")) == (['["rentroll"]'], ['["run"]'])


def test_a_container_requires_a_token_even_with_the_example_settings():
    example = dict(re.findall(r"^(\w+)=(.*)$", EXAMPLE, re.MULTILINE))
    run = section("With Docker").split("docker run ", 1)[1].split("```", 1)[0]
    given = dict(re.findall(r"--env (\w+)=(\S+)", run))
    for more in (given, *(service["environment"] for service in with_settings_of_a_file())):
        assert {**example, **more}["RENTROLL_TOKEN_REQUIRED"] == "yes"


def test_only_the_installed_files_get_into_the_image():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    wanted = {line[1:] for line in ignored if line.startswith("!")}
    assert "*" in ignored, "everything else stays outside, .env too"
    assert wanted == {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "requirements",
        "bot",
        "editions",
        "engine",
        "renders",
    }


def test_compose_drops_all_privileges_that_the_bot_does_not_need():
    for line in (
        "env_file: ../../.env",
        "RENTROLL_DB: /data/rentroll.sqlite3",
        "- data:/data",
        "read_only: true",
        "- ALL",
        "- no-new-privileges:true",
        "restart: unless-stopped",
    ):
        assert line in COMPOSE


def test_the_unit_runs_the_bot_as_its_own_user_in_one_folder():
    unit = ConfigParser(strict=False, allow_no_value=True, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["ExecStart"] == "/opt/rentroll/bin/rentroll run"
    assert (service["User"], service["WorkingDirectory"]) == ("rentroll", "/var/lib/rentroll")
    assert (service["StateDirectory"], service["StateDirectoryMode"]) == ("rentroll", "0700")
    assert "RENTROLL_TOKEN_REQUIRED=yes" in service["Environment"].split()
    assert service["RestartPreventExitStatus"] == "2", "what a wrong setting ends with"
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert (service["Type"], service["NotifyAccess"]) == ("notify", "all")
    assert float(service["WatchdogSec"]) > LONGEST > 3 * NOTIFY_EVERY
    assert service["CapabilityBoundingSet"] == ""


def test_the_unit_allows_lower_priority_and_exit_codes_tell_outages_from_errors():
    filters = re.findall(r"^SystemCallFilter=(.*)$", UNIT, re.MULTILINE)
    assert filters == ["@system-service", "~@privileged @resources", "nice setpriority"]
    assert (CannotDo.code, NotNow.code) == (2, 75)
    assert "ends with 2 when" in HOSTING.replace("\n", " ")
    assert "with 75 when trying again" in HOSTING.replace("\n", " ")


def grant_only(evening: Evening, granted: int) -> None:
    """Grant the bot exactly these permissions in all servers, and people the usual ones."""
    stage = evening.running.stage
    for guild in stage.world.guilds.values():
        everyone = guild.roles[guild.id]
        people = Role(stage.world.ids.next(), "People", may.EVERYONE, 3)
        guild.roles[people.id] = people
        for user, member in guild.members.items():
            if user not in stage.world.applications:
                member.roles.append(people.id)
        everyone.permissions = 0
        for role in guild.roles.values():
            if role.managed_by:
                role.permissions = granted
            places.role_changed(stage, guild.id, role)


@pytest.mark.asyncio
async def test_the_permissions_of_the_invitation_are_enough_for_everything(evening: Evening):
    ana = await evening.seat("Ana")
    grant_only(evening, ASKED.value)
    guild = evening.bot.guilds[0]
    await evening.until(lambda: guild.me.guild_permissions == ASKED)

    await ana.slash("game", sub("new"), channel="table-two")
    await see(evening, ana, lambda m: "Join" in buttons(m) and m["attachments"])

    table = await start_table(evening, robots=0)
    await see(evening, ana, lambda m: "My panel" in buttons(m) and m["attachments"])
    await arrange(table, auction_of(BOARDWALK))
    bidding = await see(evening, ana, saying("### Auction"))
    assert bidding["attachments"]
    assert bidding["channel_id"] != ana.channel(), "in a thread"
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=10, ask_cash=5))
    offer = await see(evening, ana, lambda m: "Accept" in buttons(m))
    assert offer["channel_id"] != ana.channel(), "in a thread"

    await ana.slash("tutorial", channel="table-one")
    await see(evening, ana, private("<#"))


@pytest.mark.asyncio
@pytest.mark.parametrize("lacking", [one.flag for one in PERMISSIONS])
async def test_every_requested_permission_is_needed(evening: Evening, lacking: str):
    """Without any single permission, Discord refuses something that the bot does."""
    granted = ASKED
    setattr(granted, lacking, False)
    grant_only(evening, granted.value)
    guild = evening.bot.guilds[0]
    await evening.until(lambda: guild.me.guild_permissions == granted)
    http, channel = evening.bot.http, guild.text_channels[0].id

    async def use_all() -> None:
        thread = await open_thread(evening, channel)
        await open_thread(evening, channel, private=True)
        for where in (channel, thread):
            data = (ROOT / "docs" / "gallery" / "card.png").read_bytes()
            await evening.parts.sender.send(where, Message("words"), Picture(data, "A card"))
        await http.get_channel(channel)

    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one depends on the permission
        await use_all()
    assert type(caught.value).__name__ in ("NoThread", "Forbidden", "ChannelGone")
