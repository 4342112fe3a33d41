"""Provably fair dice: secret sealed in the lobby, mixed at Start, revealed at the end."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.store.games.dice import MOST_PRESSES, DiceParts
from bot.tables.dice_words import dice_page, sealed_page
from bot.tables.history import Throw
from bot.tables.table import LiveTable
from bot.ui.message import Message
from engine.actions import Resign, Roll
from engine.asked import waiting
from engine.defaults import default
from engine.edition import Seat
from engine.errors import Illegal
from engine.events import DiceThrown
from engine.rng import fingerprint, mixed_seed, throw
from tests.bot.play.test_tutorial import begin as practise
from tests.bot.play.test_tutorial import forbid_private_threads
from tests.bot.results.test_ending import end_card
from tests.support.databases import on_disk
from tests.support.evening import Evening, buttons, option, sub
from tests.support.finishing import recorded
from tests.support.lobbying import lobby_says, opened, press, told
from tests.support.looking import ask, content
from tests.support.players import Json, Person
from tests.support.tables import start_table

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]


async def parts_of(evening: Evening, game: int) -> DiceParts:
    parts = await evening.parts.lobbies.dice.of(game)
    assert parts is not None
    return parts


async def lobby_of(evening: Evening) -> tuple[int, DiceParts]:
    """Return the game id of the only lobby, and the parts of its dice so far."""
    (row,) = await evening.bot.stores.games.with_status("lobby")
    return row.id, await parts_of(evening, row.id)


async def pressed(evening: Evening, person: Person, message: Json, label: str) -> int:
    """Press a button. Return the id of the interaction."""
    await press(person, message, label)
    return max(evening.running.stage.world.interactions)


async def ready(evening: Evening, *options: Json) -> tuple[Json, list[int]]:
    """Return Ana's lobby after Ben joined, and the presses that count."""
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana, *options)
    joined = await pressed(evening, ben, message, "Join")
    return await lobby_says(ana, message, "**Ben**"), [joined]


async def begun(evening: Evening, *options: Json) -> tuple[LiveTable, Json, list[int]]:
    """Return a game that was set up and started by buttons, its lobby message and the presses."""
    message, presses = await ready(evening, *options)
    presses.append(await pressed(evening, evening.people["Ana"], message, "Start"))
    table: LiveTable = (await evening.until(evening.parts.tables.all))[0]
    return table, await lobby_says(evening.people["Ana"], message, "has begun"), presses


async def play_on(table: LiveTable, moves: int) -> None:
    """Submit default actions for all asked seats until the game is over or `moves` are made."""
    for _ in range(moves):
        if not table.over:
            seat = next(iter(waiting(table.state)))
            with suppress(Illegal):  # the bot itself may end a turn meanwhile
                await table.submit(Seat(seat), default(table.ed, table.state, seat))


def shown_of(hashed: str) -> str:
    """Return a hash as messages show it: the first half, which is 128 bits."""
    return f"`{hashed[:32]}…`"


async def run(*args: str) -> int:
    return await asyncio.to_thread(main, list(args))


async def exported(evening: Evening, game: int, path: Path) -> Any:
    database = f"--database={evening.database}"
    assert await run("export", str(game), "-o", str(path), database) == 0
    return written(path)


def written(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def overwrite(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data), encoding="utf-8")


# In the lobby


async def test_the_secret_is_on_disk_before_anybody_sees_its_hash(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    send, sent = evening.parts.sender.send, []

    async def watched(channel: int, message: Message, *more: Any) -> int:
        sent.append((message.text, on_disk(evening.database, "SELECT secret FROM dice")))
        return await send(channel, message, *more)

    monkeypatch.setattr(evening.parts.sender, "send", watched)
    await opened(await evening.seat("Ana"))
    (text, [(secret,)]) = sent[0]
    assert shown_of(fingerprint(secret)) in text
    assert secret not in text
    assert len(secret) == 64


async def test_in_the_lobby_dice_shows_the_whole_hash_and_the_presses_so_far(evening: Evening):
    ana = await evening.seat("Ana")
    await opened(ana)
    await told(ana, "Your table is set")
    game, parts = await lobby_of(evening)
    before = (await ask(ana, "dice"))["content"]
    assert parts.secret_hash in before
    assert "Nobody has pressed" in before
    ben = await evening.seat("Ben")
    await ben.slash("game", sub("join"))
    await told(ben, "You are seated")
    joined = max(evening.running.stage.world.interactions)
    after = (await ask(ana, "dice"))["content"]
    assert f"`{joined}`" in after
    assert parts.secret_hash in after
    assert parts.secret not in before + after
    assert (await parts_of(evening, game)).presses == (joined,)


async def test_the_seed_is_mixed_from_the_secret_and_the_presses_of_join_and_start(
    evening: Evening,
):
    message, (first,) = await ready(evening)
    ana, cleo = evening.people["Ana"], await evening.seat("Cleo")
    game, sealed = await lobby_of(evening)
    second = await pressed(evening, cleo, message, "Join")
    await press(cleo, message, "Leave")
    await press(ana, message, "Add computer")
    await lobby_says(ana, message, "Robo Rita")
    mark = ana.mark()
    await ana.slash("game", sub("settings"))
    page = await told(ana, "Settings of your table", after=mark)
    await press(ana, page, "Dark look")
    third = await pressed(evening, ana, message, "Start")
    await evening.until(evening.parts.tables.all)
    seed = evening.table().state.hidden.seed
    assert seed == mixed_seed(sealed.secret, [first, second, third]), "who left has pressed too"
    assert await parts_of(evening, game) == DiceParts(sealed.secret, (first, second, third))


async def test_only_the_last_presses_are_kept_if_there_are_too_many(evening: Evening):
    await opened(await evening.seat("Ana"))
    game, _ = await lobby_of(evening)
    for number in range(1, MOST_PRESSES + 3):
        await evening.parts.lobbies.dice.press(game, number)
    assert (await parts_of(evening, game)).presses == tuple(range(3, MOST_PRESSES + 3))


async def test_a_refused_press_is_not_mixed_into_the_seed(evening: Evening):
    message, presses = await ready(evening)
    ben = evening.people["Ben"]
    game, _ = await lobby_of(evening)
    await press(ben, message, "Join")
    await told(ben, "already have a seat")
    await press(ben, message, "Start")
    await told(ben, "Only Ana")
    assert (await parts_of(evening, game)).presses == tuple(presses)


async def test_a_lobby_keeps_its_secret_through_a_restart(evening: Evening):
    message, presses = await ready(evening)
    _, before = await lobby_of(evening)
    await evening.restart_bot()
    ana, cleo = evening.people["Ana"], await evening.seat("Cleo")
    presses.append(await pressed(evening, cleo, message, "Join"))
    shown = await lobby_says(ana, message, "**Cleo**")
    assert shown_of(before.secret_hash) in shown["content"]
    presses.append(await pressed(evening, ana, message, "Start"))
    await evening.until(evening.parts.tables.all)
    assert evening.table().state.hidden.seed == mixed_seed(before.secret, presses)


async def test_a_lobby_without_a_secret_from_an_older_version_gets_one(
    evening: Evening,
):
    message, _ = await ready(evening)
    _, old = await lobby_of(evening)
    await evening.stop_bot()
    on_disk(evening.database, "DELETE FROM dice")
    ana, mark = evening.people["Ana"], evening.people["Ana"].mark()
    await evening.start_bot()
    shown = await ana.wait_message(
        lambda m: m["id"] == message["id"], event="MESSAGE_UPDATE", after=mark
    )
    _, drawn = await lobby_of(evening)
    assert drawn.secret != old.secret
    assert shown_of(drawn.secret_hash) in shown["content"]
    start = await pressed(evening, ana, shown, "Start")
    await evening.until(evening.parts.tables.all)
    assert evening.table().state.hidden.seed == mixed_seed(drawn.secret, [start])


async def test_a_game_that_has_begun_gets_no_secret_afterwards(evening: Evening):
    table = await start_table(evening, robots=0, seed="plain")
    assert await evening.parts.lobbies.dice.seal(table.game) is None
    assert await evening.parts.lobbies.dice.press(table.game, 5) is None
    assert await evening.parts.lobbies.dice.seal(99) is None


async def test_a_rematch_has_a_secret_of_its_own(evening: Evening):
    table, _, _ = await begun(evening)
    first = await parts_of(evening, table.game)
    await table.submit(Seat(1), Resign())
    ana = evening.people["Ana"]
    card = await end_card(ana)
    await recorded(evening, table)
    mark = ana.mark()
    await press(ana, card, "Rematch")
    lobby = await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)
    game, second = await lobby_of(evening)
    assert second.secret != first.secret
    assert second.presses == ()
    assert shown_of(second.secret_hash) in lobby["content"]
    start = await pressed(evening, ana, lobby, "Start")
    await evening.until(lambda: evening.parts.tables.find(game))
    again = evening.parts.tables.find(game)
    assert again is not None
    assert again.state.hidden.seed == mixed_seed(second.secret, [start])


async def test_a_practice_game_says_that_its_seed_is_fixed(evening: Evening):
    forbid_private_threads(evening)  # play it in the channel
    ana = await evening.seat("Ana")
    await practise(evening, ana)
    page = (await ask(ana, "dice"))["content"]
    assert "This is practice" in page
    assert "old way" not in page


# In the game


async def test_while_the_game_runs_dice_shows_hashes_and_presses_and_no_secret(
    evening: Evening, tmp_path: Path
):
    table, shown, presses = await begun(evening)
    parts, seed = await parts_of(evening, table.game), table.state.hidden.seed
    assert seed == mixed_seed(parts.secret, presses)
    await evening.idle()
    page = (await ask(evening.people["Ana"], "dice"))["content"]
    for text, hashed in ((shown["content"], shown_of), (page, str)):
        assert hashed(parts.secret_hash) in text
        assert hashed(fingerprint(seed)) in text
        assert parts.secret not in text
        assert seed not in text
    assert f"`{','.join(map(str, presses))}`" in page
    assert "`rentroll-dice-1:secret:ids`" in page

    data = await exported(evening, table.game, tmp_path / "game.json")
    told_then = json.dumps(data)
    assert parts.secret not in told_then
    assert seed not in told_then
    assert data["dice"]["secret_hash"] == parts.secret_hash
    assert await run("dice", "verify", str(tmp_path / "game.json")) == 2
    for person in evening.people.values():
        for _, message in person.inbox.got:
            assert parts.secret not in json.dumps(message)


async def test_the_export_of_a_closed_game_contains_no_secret(evening: Evening, tmp_path: Path):
    table, _, _ = await begun(evening)
    await evening.parts.tables.put_away(table)
    parts = await parts_of(evening, table.game)
    data = await exported(evening, table.game, tmp_path / "game.json")
    assert data["status"] == "closed", "it may be opened again"
    assert parts.secret not in json.dumps(data)
    assert parts.seed not in json.dumps(data)


async def test_a_live_game_with_a_plain_seed_from_an_older_version_goes_on(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await start_table(evening, robots=0, seed="old seed")
    drawn = table.state.hidden.drawn
    await evening.restart_bot()
    table = evening.table()
    await table.submit(table.state.turn.seat, Roll(table.state.turn.ask))
    assert table.state.turn.dice == throw("old seed", drawn)
    ana = evening.people["Ana"]
    page = (await ask(ana, "dice"))["content"]
    assert "old way" in page
    assert fingerprint("old seed") in page
    await table.submit(Seat(1), Resign())
    await recorded(evening, table)
    page = (await ask(ana, "dice"))["content"]
    assert "old way" in page
    assert "`old seed`" in page
    await exported(evening, table.game, tmp_path / "game.json")
    capsys.readouterr()
    assert await run("dice", "verify", str(tmp_path / "game.json")) == 0
    assert "OK  the old way" in capsys.readouterr().out


async def test_the_dice_of_a_whole_game_can_be_verified(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """A whole game: hash in the lobby, an undo, the revealed secret, and the verification."""
    table, lobby, presses = await begun(
        evening, option("variant", "timed"), option("minutes", 5, 4), option("speed", "none")
    )
    parts = await parts_of(evening, table.game)
    ana = evening.people["Ana"]
    roller = evening.people[table.names[table.state.turn.seat]]
    shown = await roller.wait_message(lambda m: "Roll" in buttons(m))
    await press(roller, shown, "Roll")
    await evening.until(lambda: table.seq > 0)
    await play_on(table, 30)
    await table.undo(table.seq - 6, "moderator")
    await play_on(table, 12)
    while table.state.pending:  # pending decisions come first
        await play_on(table, 1)
    evening.time.now += 5 * 60
    await evening.parts.tables.tick()
    card = await end_card(ana)
    assert f"`{parts.secret}`" in card["content"]
    assert shown_of(parts.secret_hash) in card["content"]
    assert shown_of(parts.secret_hash) in lobby["content"]
    await recorded(evening, table)

    page = await ask(ana, "dice")
    line = f"rentroll-dice-1:{parts.secret}:{','.join(map(str, presses))}"
    seed = fingerprint(line)
    assert table.state.hidden.seed == seed
    for part in (parts.secret, parts.secret_hash, seed, ",".join(map(str, presses))):
        assert f"`{part}`" in page["content"]
    assert line in await content(evening, page), "to be pasted into a shell"

    path = tmp_path / "game.json"
    data = await exported(evening, table.game, path)
    assert any(entry["action"]["type"] == "undo" for entry in data["commits"])
    for person in evening.people.values():
        assert person.id not in json.dumps(data), "no user's id"
    capsys.readouterr()
    assert await run("dice", "verify", str(path)) == 0
    throws = [
        (entry["seq"], event)
        for entry in data["commits"]
        for event in entry["events"]
        if event["type"] == "dice_thrown"
    ]
    out = capsys.readouterr().out
    assert f"OK  {len(throws)} throws, 2 shuffles, " in out
    assert parts.secret_hash in out

    seq, last = throws[-1]
    last["first"] = last["first"] % 6 + 1
    overwrite(path, data)
    assert await run("dice", "verify", str(path)) == 1
    out = capsys.readouterr().out
    assert re.match(rf"DIFFERS  throw number \d+ \(turn \d+, entry {seq} of the log\): ", out)
    assert len(out.splitlines()) == 1


async def test_dice_can_still_be_verified_after_a_players_data_is_deleted(
    evening: Evening, tmp_path: Path
):
    table, _, _ = await begun(evening)
    ben, user = evening.people["Ben"], int(evening.people["Ben"].id)
    await ben.slash("privacy", sub("delete"))
    question = await told(ben, "Forget everything about you")
    await press(ben, question, "Forget me")
    await told(ben, "I have forgotten you")
    await table.submit(Seat(0), Resign())
    await recorded(evening, table)
    await exported(evening, table.game, tmp_path / "game.json")
    assert await run("dice", "verify", str(tmp_path / "game.json")) == 0
    about = json.dumps(await evening.bot.stores.privacy.about(user))
    assert str((await parts_of(evening, table.game)).presses[0]) not in about


async def test_deleting_a_game_deletes_its_dice(evening: Evening):
    await opened(await evening.seat("Ana"))
    game, _ = await lobby_of(evening)
    await evening.bot.stores.privacy.delete_game(game)
    assert await evening.parts.lobbies.dice.of(game) is None


# Pages


async def test_the_longest_pages_fit_into_a_message():
    dice = DiceParts("f" * 64, (2**64 - 1,) * MOST_PRESSES)
    throws = [
        Throw(1000 + i, DiceThrown(Seat(0), first, second))
        for i in range(100)
        for first in range(1, 7)
        for second in range(1, 7)
    ]
    pages = [dice_page(dice.seed, over, throws, ["Ana"], dice) for over in (False, True)]
    for page in (*pages, sealed_page(dice)):
        assert len(page.text) <= 2000
        assert str(dice.presses[0]) in page.text
