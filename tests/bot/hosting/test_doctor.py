"""`rentroll doctor` and `rentroll health`."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sqlite3
import time
from contextlib import closing
from functools import partial
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from bot.cli import main
from bot.discord_api.gateway import Gateway
from bot.hosting import doctor
from bot.hosting.backups import back_up
from bot.hosting.doctor import CheckResult, examine, unmet
from bot.hosting.health import (
    EVERY,
    STALE,
    _cluster_health,
    last_sign,
    life_sign,
    read_health,
)
from bot.hosting.invite import application_of
from bot.store.copies.backup_files import FOLDER
from bot.store.database.codec import GameSettings
from bot.store.database.database import Database
from bot.store.database.schema import MIGRATIONS, VERSION
from bot.store.database.sqlite import make_private
from bot.store.games.games import Games
from bot.store.shards.leases import Cluster, Lease, Process
from tests.support.evening import Evening
from tests.support.tables import start_table

NOW = 1_800_000_000.0
APPLICATION = 1_234_567_890_123_456_789
TOKEN = (
    base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip("=")
    + ".AbCdEf."
    + "x-y_z" * 6
)


pytestmark = pytest.mark.usefixtures("without_settings")


@pytest.fixture(autouse=True)
def discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord accept every token."""
    accepted = CheckResult("discord", "ok", "accepts the token")
    monkeypatch.setattr(doctor, "ask_discord", lambda token: accepted)


ASK = doctor.ask_discord


@pytest.mark.asyncio
async def test_discord_is_asked_whether_it_accepts_the_token(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    accepted = await asyncio.to_thread(ASK, evening.running.settings.token)
    assert (accepted.check, accepted.verdict) == ("discord", "ok")
    refused = await asyncio.to_thread(ASK, TOKEN)
    assert (refused.verdict, refused.found) == ("wrong", "refuses the token")
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    untried = await asyncio.to_thread(ASK, TOKEN)
    assert untried.verdict == "untried"
    assert untried.found.startswith("not tried: Discord cannot be reached")
    assert TOKEN not in untried.found


@pytest.mark.parametrize(
    ("verdict", "wrong_setting", "code", "says"),
    [
        ("ok", "", 0, "all is well"),
        ("untried", "", 3, "all else is well"),
        ("untried", "nonsense", 1, "1 to mend"),
        ("wrong", "", 1, "1 to mend"),
    ],
)
def test_the_exit_code_says_whether_discord_was_reached(
    verdict: Any,
    wrong_setting: str,
    code: int,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    found = CheckResult("discord", verdict, "not tried: Discord cannot be reached")
    monkeypatch.setattr(doctor, "ask_discord", lambda token: found)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("RENTROLL_PORT", wrong_setting)
    assert main(["doctor"]) == code
    said = capsys.readouterr().out
    assert "discord   not tried: Discord cannot be reached" in said
    assert says in said


def about(check: str, folder: Path, now: float = NOW, **env: str) -> list[CheckResult]:
    """Return the doctor's findings of one check."""
    env = {"RENTROLL_DB": str(folder / "rentroll.sqlite3"), "DISCORD_TOKEN": TOKEN, **env}
    return [finding for finding in examine(env, folder, now) if finding.check == check]


async def a_database(path: Path, changed: float = NOW) -> Path:
    db = await Database.open(path)
    await Games(db).create(1, 2, GameSettings(), (), changed)
    await db.close()
    return path


def spoil(path: Path) -> None:
    """Overwrite the start of every page but the first two."""
    content = bytearray(path.read_bytes())
    for at in range(8192, len(content), 4096):
        content[at : at + 64] = b"\xff" * 64
    path.write_bytes(bytes(content))


def test_the_doctor_finds_nothing_wrong_in_a_new_folder(tmp_path: Path):
    findings = examine({"DISCORD_TOKEN": TOKEN}, tmp_path, NOW)
    assert {one.verdict for one in findings} <= {"ok", "note"}
    checks = [one.check for one in findings]
    assert checks == [
        "python", "packages", "settings", "token", "database", "disk", "clock", "fonts",
        "editions", "bot",
    ]  # fmt: skip


def test_every_fault_that_the_doctor_finds_has_advice(tmp_path: Path):
    (tmp_path / "rentroll.sqlite3").write_text("not a database, and long enough to be read as one")
    env = {"DISCORD_TOKEN": "Bot " + TOKEN, "RENTROLL_PORT": "many", "RENTROLL_DB": "x/y"}
    findings = examine(env, tmp_path, 1.0)
    wrong = [one for one in findings if one.verdict == "wrong"]
    assert [one.check for one in wrong] == ["settings", "token", "database", "clock"]
    assert all(one.advice for one in wrong)


@pytest.mark.parametrize(
    ("token", "verdict", "words"),
    [
        (TOKEN, "ok", str(APPLICATION)),
        ("", "note", "playground"),
        (f"Bot {TOKEN}", "wrong", "the word Bot"),
        (str(APPLICATION), "wrong", "the application's id"),
        ("a1B2" * 8, "wrong", "client secret"),
        (TOKEN.replace(".", "!", 1), "wrong", "form of a bot's token"),
        (f"{TOKEN}.more", "wrong", "form of a bot's token"),
        ("bm90IGEgbnVtYmVyIGF0IGFsbA.AbCdEf." + "x" * 30, "wrong", "form of a bot's token"),
    ],
)
def test_the_form_of_a_token_is_checked(tmp_path: Path, token: str, verdict: str, words: str):
    (finding,) = about("token", tmp_path, DISCORD_TOKEN=token)
    assert finding.verdict == verdict
    assert words in finding.found
    assert TOKEN[-20:] not in finding.found + finding.advice


def test_a_token_names_its_application():
    assert application_of(TOKEN) == APPLICATION
    assert application_of("") is None


def test_an_invalid_setting_is_named(tmp_path: Path):
    (finding,) = about("settings", tmp_path, RENTROLL_LOG_LEVEL="loud")
    assert finding.verdict == "wrong"
    assert "RENTROLL_LOG_LEVEL" in finding.found


def test_a_misspelt_setting_is_noticed_with_what_was_meant(tmp_path: Path):
    (finding,) = about("settings", tmp_path, RENTROLL_LOGLEVEL="info")
    assert (finding.verdict, finding.found) == ("note", "RENTROLL_LOGLEVEL is no setting")
    assert finding.advice == "Did you mean RENTROLL_LOG_LEVEL?"


def test_misspelt_names_in_the_file_are_noticed_but_not_names_of_other_programs(tmp_path: Path):
    file = tmp_path / ".env"
    lines = ("DISCORD_TOKEN_X=a", "RENTROL_DB=b", "TOKEN=c", "discord_token=d", "DISCORD_ID=e")
    file.write_text("\n".join((*lines, "TZ=UTC", "COMPOSE_PROJECT_NAME=x", "EDITOR=vi")))
    file.chmod(0o600)
    notes = about("settings", tmp_path, DISCORD_CANARY="f", TOKENS="g")
    assert {one.verdict for one in notes} == {"note"}
    assert {one.found.partition(" is no setting")[0]: one.advice for one in notes} == {
        "DISCORD_TOKEN_X": "Did you mean DISCORD_TOKEN?",
        "RENTROL_DB": "Did you mean RENTROLL_DB?",
        "TOKEN": "Did you mean DISCORD_TOKEN?",
        "discord_token": "Did you mean DISCORD_TOKEN?",
        "DISCORD_ID": "Did you mean DISCORD_TOKEN?",
    }


def test_variables_for_development_are_not_misspelt_settings(tmp_path: Path):
    (finding,) = about("settings", tmp_path, RENTROLL_DISCORD_OPENAPI="openapi.json")
    assert finding.verdict == "ok"
    (tmp_path / ".env").write_text("RENTROLL_DISCORD_OPENAPI=openapi.json\n")
    (tmp_path / ".env").chmod(0o600)
    (finding,) = about("settings", tmp_path)
    assert "counts in the environment only" in finding.found


def test_the_doctor_finds_an_impossible_port(tmp_path: Path):
    (finding,) = about("settings", tmp_path, RENTROLL_PORT="70000")
    assert (finding.verdict, "RENTROLL_PORT" in finding.found) == ("wrong", True)


def test_a_file_with_the_token_that_others_can_read_is_noticed(tmp_path: Path):
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    file.chmod(0o644)
    assert "chmod 600" in about("settings", tmp_path)[-1].advice
    file.chmod(0o600)
    assert [one.verdict for one in about("settings", tmp_path)] == ["ok"]
    assert about("token", tmp_path)[0].verdict == "ok", "the file is read"


@pytest.mark.asyncio
async def test_an_intact_database_is_described(tmp_path: Path):
    path = await a_database(tmp_path / "rentroll.sqlite3")
    (finding,) = about("database", tmp_path)
    assert finding == CheckResult("database", "ok", f"{path}: whole, version {VERSION}, 1 games")


@pytest.mark.asyncio
async def test_a_database_of_another_version_is_reported(tmp_path: Path):
    path = tmp_path / "rentroll.sqlite3"
    for version, verdict, words in (
        (VERSION - 1, "ok", f"brings it to version {VERSION}"),
        (VERSION + 1, "wrong", "newer Rentroll"),
    ):
        make_private(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript("".join(MIGRATIONS[:version]))
            connection.execute(f"PRAGMA user_version = {version}")
        (finding,) = about("database", tmp_path)
        path.unlink()
        assert finding.verdict == verdict
        assert words in finding.found


@pytest.mark.asyncio
async def test_a_damaged_database_is_noticed(tmp_path: Path):
    path = await a_database(tmp_path / "rentroll.sqlite3")
    spoil(path)
    (finding,) = about("database", tmp_path)
    assert finding.verdict == "wrong"
    assert "backup" in finding.advice


@pytest.mark.asyncio
async def test_rows_that_refer_to_missing_rows_are_noticed(tmp_path: Path):
    path = await a_database(tmp_path / "rentroll.sqlite3")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO votes (game, kind, about, user) VALUES (99, 'x', 0, 1)")
        connection.commit()
    (finding,) = about("database", tmp_path)
    assert (finding.verdict, "1 rows belong to nothing" in finding.found) == ("wrong", True)


def test_a_file_that_is_no_database_is_noticed(tmp_path: Path):
    (tmp_path / "rentroll.sqlite3").write_bytes(b"hello " * 1000)
    assert about("database", tmp_path)[0].verdict == "wrong"
    assert about("clock", tmp_path)[0].verdict == "ok", "each thing on its own"


def test_a_missing_folder_is_noticed(tmp_path: Path):
    (finding,) = about("database", tmp_path, RENTROLL_DB=str(tmp_path / "a" / "b.sqlite3"))
    assert finding.verdict == "wrong"
    assert "mkdir" in finding.advice
    assert about("disk", tmp_path, RENTROLL_DB=str(tmp_path / "a" / "b"))[0].verdict == "ok"


def test_a_folder_in_place_of_the_file_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (wrong,) = about("database", tmp_path, RENTROLL_DB=str(tmp_path))
    assert wrong.found == f"{tmp_path} is a folder"
    assert str(tmp_path / "rentroll.sqlite3") in wrong.advice
    assert main(["run", "--database", str(tmp_path)]) == 2
    assert f"error: {tmp_path} is a folder. Name a file in it" in capsys.readouterr().err
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


def test_a_folder_that_may_not_be_written_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    (finding,) = about("database", tmp_path)
    assert finding.verdict == "wrong"
    assert "own the folder" in finding.advice


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", ".lock", ".alive"])
@pytest.mark.asyncio
async def test_a_file_of_the_bot_that_may_not_be_written_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
):
    path = await a_database(tmp_path / "rentroll.sqlite3")
    closed = tmp_path / f"{path.name}{ending}"
    closed.touch()
    monkeypatch.setattr(os, "access", lambda file, mode: mode == os.F_OK or Path(file) != closed)
    (finding,) = about("database", tmp_path)
    assert (finding.verdict, finding.found) == ("wrong", f"{closed} may not be written")


@pytest.mark.parametrize(("free", "verdict"), [(50, "wrong"), (500, "note"), (5000, "ok")])
def test_little_free_disk_space_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, verdict: str
):
    class Usage:
        def __init__(self) -> None:
            self.free = free * 2**20

    monkeypatch.setattr("bot.hosting.doctor.shutil.disk_usage", lambda folder: Usage())
    assert about("disk", tmp_path)[0].verdict == verdict


@pytest.mark.asyncio
async def test_a_clock_that_is_behind_the_last_move_is_noticed(tmp_path: Path):
    await a_database(tmp_path / "rentroll.sqlite3", changed=NOW)
    assert about("clock", tmp_path, now=NOW + 5)[0].verdict == "ok"
    assert about("clock", tmp_path, now=NOW - 3600)[0].verdict == "wrong"
    assert about("clock", tmp_path, now=0.0)[0].verdict == "wrong"


def test_a_missing_typeface_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(name: str, size: int) -> Any:
        if name == "emoji":
            raise OSError("no such file")

    monkeypatch.setattr(doctor, "font", broken)
    (finding,) = about("fonts", tmp_path)
    assert finding.verdict == "wrong"
    assert finding.found.endswith("emoji.ttf")


@pytest.mark.asyncio
async def test_the_age_of_the_newest_daily_backup_is_reported(tmp_path: Path):
    assert not about("backups", tmp_path), "there is nothing to copy yet"
    path = await a_database(tmp_path / "rentroll.sqlite3")
    (none,) = about("backups", tmp_path)
    assert none.verdict == "note"
    assert f"none in {tmp_path / FOLDER} so far" in none.found
    back_up(path, None, NOW + 300 * 86_400)  # by a clock that was ahead
    made = back_up(path, None, NOW)
    (today,) = about("backups", tmp_path, NOW + 3600)
    assert (today.verdict, today.advice) == ("ok", "")
    assert today.found == f"1 in {tmp_path / FOLDER}, the newest {made.name}"
    (late,) = about("backups", tmp_path, NOW + 3 * 86_400)
    assert late.verdict == "note"
    assert "its log gives the reason" in late.advice
    (off,) = about("backups", tmp_path, RENTROLL_BACKUPS="0")
    assert "RENTROLL_BACKUPS=0" in off.found
    assert not about("backups", tmp_path, DISCORD_TOKEN=""), "a playground has none"


def test_packages_that_are_missing_or_too_old_are_named():
    there = {"aiohttp": "3.14.5", "pillow": "10.4.0", "rich": "13.7"}

    def version_of(name: str) -> str:
        if name not in there:
            raise PackageNotFoundError(name)
        return there[name]

    required = ["aiohttp>=3.9", "pillow>=11", "rich>=13.7", "discord.py>=2.7.1", "msgspec"]
    assert unmet(required, version_of) == [
        "pillow is 10.4.0, and 11 is needed",
        "discord.py is missing",
        "msgspec is missing",
    ]


def test_the_doctor_prints_all_findings_and_exits_with_1_for_a_fault(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["doctor"]) == 0
    assert "all is well" in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_TOKEN", "nonsense")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "WRONG  token" in said
    assert "1 to mend" in said
    assert "nonsense" not in said


def test_the_doctor_prints_json_for_scripts(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    assert main(["doctor", "--json", "--database", str(tmp_path / "no" / "where.db")]) == 1
    findings = json.loads(capsys.readouterr().out)
    assert {"check", "verdict", "found", "advice"} == set(findings[0])
    assert [one["check"] for one in findings if one["verdict"] == "wrong"] == ["database"]


def test_the_token_may_be_in_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "token"
    file.write_text(TOKEN + "\n")
    assert main(["doctor", "--token-file", str(file)]) == 0
    assert str(APPLICATION) in capsys.readouterr().out
    assert main(["doctor", "--token-file", str(tmp_path / "none")]) == 1
    assert "WRONG  settings  RENTROLL_TOKEN_FILE: cannot read" in capsys.readouterr().out


def test_with_an_unreadable_token_the_doctor_does_not_assume_a_playground(tmp_path: Path):
    (tmp_path / "empty").write_text(" ")
    told = partial(about, folder=tmp_path, now=NOW, DISCORD_TOKEN="")
    (wrong,) = told("settings", RENTROLL_TOKEN_FILE=str(tmp_path / "empty"))
    assert "empty: the bot's token belongs there" in wrong.found
    (token,) = told("token", RENTROLL_TOKEN_FILE=str(tmp_path / "empty"))
    assert token.found == "cannot be checked before the settings are right"
    (database,) = told("database", RENTROLL_TOKEN_FILE=str(tmp_path / "empty"))
    assert "rentroll.sqlite3 will be created" in database.found
    (tmp_path / "good").write_text(TOKEN)
    (token,) = told("token", RENTROLL_TOKEN_FILE=str(tmp_path / "good"), RENTROLL_PORT="none")
    assert str(APPLICATION) in token.found, "another setting has nothing to do with it"


def test_with_an_unreadable_env_file_the_token_is_not_checked(tmp_path: Path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nhello\n")
    found = {one.check: one for one in examine({}, tmp_path, NOW)}
    assert found["settings"].found == ".env, line 2: expected NAME=value or NAME='value'"
    assert found["token"].found == "cannot be checked before the settings are right"
    assert "rentroll.sqlite3" in found["database"].found
    (token,) = (
        one for one in examine({"DISCORD_TOKEN": TOKEN}, tmp_path, NOW) if one.check == "token"
    )
    assert str(APPLICATION) in token.found, "the environment's counts anyway"


def test_in_a_playground_the_token_does_not_matter_and_the_doctor_says_so(tmp_path: Path):
    (token,) = about("token", tmp_path, RENTROLL_PLAYGROUND="http://x")
    assert token.verdict == "note"
    assert "joins the playground at http://x" in token.found
    assert "leave RENTROLL_PLAYGROUND empty" in token.advice


def test_a_service_without_a_token_is_an_error_and_no_playground(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    monkeypatch.setenv("RENTROLL_TOKEN_REQUIRED", "yes")
    assert main(["doctor"]) == 1
    assert "WRONG  token     none, and this service has to have one" in capsys.readouterr().out


def test_a_bot_in_a_playground_is_not_well_unless_one_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "x.db"
    life_sign(path).write_text(
        json.dumps({"at": time.time(), "servers": 2, "games": 3, "playground": True})
    )
    assert main(["health", "--database", str(path)]) == 1
    assert "in a playground and not on Discord" in capsys.readouterr().out
    assert main(["health", "--playground", "--database", str(path)]) == 0
    capsys.readouterr()
    main(["doctor", "--database", str(path)])
    assert "in a playground and not on Discord" in capsys.readouterr().out
    monkeypatch.setenv("RENTROLL_PLAYGROUND", "http://127.0.0.1:1")
    assert main(["health", "--database", str(path)]) == 0
    capsys.readouterr()
    main(["doctor", "--database", str(path)])
    assert "in a playground and not on Discord" not in capsys.readouterr().out


def test_health_prints_json_for_scripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "x.db"
    assert main(["health", "--json", "--database", str(path)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["well"], "no heartbeat" in told["said"]) == (False, True)
    sign = {"at": time.time(), "servers": 2, "games": 3, "playground": False, "version": "1"}
    life_sign(path).write_text(json.dumps(sign))
    assert main(["health", "--json", "--database", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "well": True,
        "said": "well: 2 servers, 3 games",
        **sign,
    }


def test_health_fails_without_a_heartbeat(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["health", "--database", str(tmp_path / "x.db")]) == 1
    assert "no heartbeat" in capsys.readouterr().out


def test_health_fails_if_the_heartbeat_is_too_old(tmp_path: Path):
    path = tmp_path / "x.db"
    life_sign(path).write_text(json.dumps({"at": NOW, "servers": 2, "games": 3}))
    assert read_health(path, NOW + STALE) == (True, "well: 2 servers, 3 games")
    assert read_health(path, NOW + STALE + 1) == (False, "the last heartbeat is 61 seconds old")


def test_health_fails_if_the_heartbeat_is_in_the_future(tmp_path: Path):
    path = tmp_path / "x.db"
    life_sign(path).write_text(json.dumps({"at": NOW + 400 * 86_400, "servers": 2, "games": 3}))
    well, said = read_health(path, NOW)
    assert not well
    assert "400 days ahead of this machine's clock" in said
    assert "3 days old" in read_health(path, NOW + 403 * 86_400)[1]


@pytest.mark.asyncio
async def test_heartbeats_continue_after_the_clock_is_set_back(evening: Evening):
    await evening.until(lambda: read_health(evening.database, evening.time())[0])
    evening.time.now -= 400 * 86_400
    await evening.until(lambda: read_health(evening.database, evening.time())[0])


def test_health_fails_if_nothing_can_be_saved(tmp_path: Path):
    path = tmp_path / "x.db"
    life_sign(path).write_text(json.dumps({"at": NOW, "servers": 2, "games": 3, "saves": False}))
    well, found = read_health(path, NOW)
    assert not well
    assert "nothing can be saved" in found


@pytest.mark.parametrize(
    ("env", "there", "name"),
    [
        ({"RENTROLL_PLAYGROUND": "http://x"}, (), "playground"),
        ({"RENTROLL_PLAYGROUND": "http://x"}, ("bot", "playground"), "playground"),
        ({"RENTROLL_PLAYGROUND": "http://x", "DISCORD_TOKEN": TOKEN}, ("bot",), "playground"),
        ({"DISCORD_TOKEN": TOKEN}, ("playground",), "bot"),
        ({}, ("playground",), "playground"),
        ({}, ("bot", "playground"), "bot"),
    ],
)
def test_health_reads_the_database_that_the_bot_uses(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    env: dict[str, str],
    there: tuple[str, ...],
    name: str,
):
    monkeypatch.setenv("RENTROLL_DB", str(tmp_path / "bot.sqlite3"))
    for setting, value in env.items():
        monkeypatch.setenv(setting, value)
    for file in there:
        (tmp_path / f"{file}.sqlite3").touch()
    assert main(["health"]) == 1
    life_sign(tmp_path / f"{name}.sqlite3").write_text(json.dumps({"at": time.time()}))
    assert main(["health"]) == 0


def test_the_doctor_checks_the_database_that_the_bot_uses(tmp_path: Path):
    (without,) = about("database", tmp_path, DISCORD_TOKEN="")
    (joining,) = about("database", tmp_path, RENTROLL_PLAYGROUND="http://x")
    assert without == joining
    assert "playground.sqlite3 will be created" in without.found
    assert "rentroll.sqlite3 will be created" in about("database", tmp_path)[0].found


@pytest.mark.asyncio
async def test_health_counts_the_shards_that_are_connected(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.until(lambda: read_health(evening.database, evening.time())[0])
    shards = dict.fromkeys(range(16), True)
    monkeypatch.setattr(Gateway, "shards", shards)
    evening.time.now += EVERY
    await evening.until(lambda: last_sign(evening.database)["connected"] == 16)
    shards[3] = shards[7] = False
    evening.time.now += STALE - 1
    await evening.until(lambda: last_sign(evening.database)["connected"] == 14)
    assert read_health(evening.database, evening.time())[0], "a minute may pass"
    evening.time.now += EVERY
    await evening.until(lambda: not read_health(evening.database, evening.time())[0])
    said = read_health(evening.database, evening.time())[1]
    assert said == "14 of 16 shards connected"
    evening.time.now += STALE + 1
    shards[3] = shards[7] = True
    await evening.until(lambda: read_health(evening.database, evening.time())[0])


def test_shards_that_are_not_connected_are_summarised():
    processes = tuple(Process(name, "here", 16, 5, 7, 0.0) for name in "ab")
    leases = tuple(Lease(shard, "a" * (shard > 6), 1, shard != 9) for shard in range(16))
    told = _cluster_health(Cluster(processes, leases))[1]
    assert told == (
        "8 of 16 shards connected by 2 processes"
        " (no process has 0, 1, 2, 3, 4 and 2 more; not connected: 9)"
    )


@pytest.mark.parametrize("content", ["", "{", "[]", '{"at": "soon"}', "{}"])
def test_health_fails_if_the_heartbeat_is_malformed(tmp_path: Path, content: str):
    life_sign(tmp_path / "x.db").write_text(content)
    well, said = read_health(tmp_path / "x.db", NOW)
    assert not well
    assert "cannot be read" in said


@pytest.mark.asyncio
async def test_a_connected_bot_writes_heartbeats_and_deletes_the_last_one_at_its_end(
    evening: Evening,
):
    await evening.until(lambda: read_health(evening.database, evening.time())[0])
    await start_table(evening)
    evening.time.now += EVERY
    await evening.until(
        lambda: read_health(evening.database, evening.time()) == (True, "well: 2 servers, 1 games")
    )
    assert evening.bot.cluster.is_connected()
    gone = evening.bot
    await evening.stop_bot()
    assert not life_sign(evening.database).exists()
    assert not gone.cluster.is_connected()
    await evening.start_bot()


@pytest.mark.asyncio
async def test_a_bot_without_a_connection_writes_no_heartbeat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.until(lambda: read_health(evening.database, evening.time())[0])
    monkeypatch.setattr(evening.bot.cluster, "is_connected", lambda: False)
    evening.time.now += STALE + 1
    assert not read_health(evening.database, evening.time())[0]
