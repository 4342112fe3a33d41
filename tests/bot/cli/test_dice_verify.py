"""`rentroll dice verify` with honest and tampered exports."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli import main
from bot.store.database.codec import Opening, Redo, Undo
from editions.loader import load
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.rng import fingerprint, mixed_seed
from engine.rules import configure

Capsys = pytest.CaptureFixture[str]
Json = dict[str, Any]

SECRET = "nobody knows this yet"
CARDS = 32
"""Random numbers that the shuffle takes before the first throw."""
PRESSES = [1_400_000_000_000_000_001, 1_400_000_000_000_000_777]
CORNERS = (
    "american_expansion",
    "just_visit_america",
    "free_parking_game_show",
    "american_legal_system",
)


@cache
def played(edition: str = "classic", variant: str = "short", modules: tuple[str, ...] = ()) -> Json:
    """Return a game of computer players in the format of `rentroll export`."""
    ed = configure(load(edition), variant, modules)
    seed = mixed_seed(SECRET, PRESSES)
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(3)], seed)
    log: list[tuple[object, list[Any]]] = [(Opening(), arena.opening)]
    while arena.state.result is None and arena.state.turn.number < 60:
        _, action, events = arena.step()
        log.append((action, events))
    commits = [{"seq": at, "action": a, "events": events} for at, (a, events) in enumerate(log)]
    game = {
        "format": "rentroll-game-1",
        "game": 7,
        "status": "over",
        "settings": {"edition": edition, "tutorial": False},
        "seats": [{"name": f"Robo {i}", "token": token} for i, token in enumerate(ed.tokens[:3])],
        "seed_hash": fingerprint(seed),
        "seed": seed,
        "dice": {
            "secret_hash": fingerprint(SECRET),
            "presses": [str(press) for press in PRESSES],
            "secret": SECRET,
        },
        "commits": commits,
        "edition": ed,
    }
    written: Json = msgspec.to_builtins(game, str_keys=True)
    return written


def a_game(*args: Any) -> Json:
    return copy.deepcopy(played(*args))


def verified(capsys: Capsys, tmp_path: Path, game: Json) -> tuple[int, str]:
    """Return the exit code of `rentroll dice verify` and its output."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    code = main(["dice", "verify", str(path)])
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def events_of(game: Json, kind: str) -> list[tuple[int, Json]]:
    """Return the events of a kind, each with the index of its entry."""
    return [
        (entry["seq"], event)
        for entry in game["commits"]
        for event in entry["events"]
        if event["type"] == kind
    ]


@pytest.mark.parametrize(
    "played_as",
    [
        ("classic", "standard"),
        ("classic", "short"),
        ("classic", "timed"),
        ("america", "short", CORNERS),
    ],
    ids=lambda played_as: "-".join(played_as[:2]),
)
def test_an_honest_game_is_ok_and_everything_is_counted(
    capsys: Capsys, tmp_path: Path, played_as: tuple[Any, ...]
):
    game = a_game(*played_as)
    code, told = verified(capsys, tmp_path, game)
    throws = len(events_of(game, "dice_thrown"))
    kinds = ("decks_shuffled", "questions_shuffled", "deeds_dealt")
    shuffles = sum(len(events_of(game, kind)) for kind in kinds)
    draws = len(events_of(game, "card_drawn")) + len(events_of(game, "question_asked"))
    assert (code, throws > 20, shuffles > 0, draws > 0) == (0, True, True, True), told
    assert f"OK  {throws} throws, {shuffles} shuffles, {draws} draws\n" in told
    assert f"2 presses and the secret with the SHA-256 hash {fingerprint(SECRET)}" in told


def test_a_throw_that_was_changed_is_named_by_its_number_and_turn(capsys: Capsys, tmp_path: Path):
    game = a_game("classic", "standard")
    seq, throw = events_of(game, "dice_thrown")[9]
    honest = (throw["first"], throw["second"])
    throw["first"] = throw["first"] % 6 + 1
    changed = (throw["first"], throw["second"])
    turn = 1 + sum(at < seq for at, _ in events_of(game, "turn_began")[1:])
    code, told = verified(capsys, tmp_path, game)
    assert code == 1
    assert told == (
        f"DIFFERS  throw number {CARDS + 9} (turn {turn}, entry {seq} of the log): "
        f"recorded {changed}, worked out {honest}\n"
    )


def swap_decks(game: Json) -> None:
    decks = events_of(game, "decks_shuffled")[0][1]["decks"]
    decks["chance"] = decks["chance"][::-1]


def swap_questions(game: Json) -> None:
    shuffle = events_of(game, "questions_shuffled")[0][1]
    shuffle["order"] = shuffle["order"][::-1]


def swap_hands(game: Json) -> None:
    dealt = events_of(game, "deeds_dealt")[0][1]
    dealt["deeds"] = dealt["deeds"][::-1]


def another_card(game: Json) -> None:
    events_of(game, "card_drawn")[0][1]["card"] += 1


def another_question(game: Json) -> None:
    events_of(game, "question_asked")[0][1]["question"] += 1


def another_press(game: Json) -> None:
    game["dice"]["presses"][0] = "1400000000000000002"


def another_secret(game: Json) -> None:
    game["dice"]["secret"] = "chosen afterwards"


def another_promise(game: Json) -> None:
    game["dice"]["secret_hash"] = fingerprint("chosen afterwards")


def another_seed(game: Json) -> None:
    game["seed"] = "chosen"


def another_seed_hash(game: Json) -> None:
    game["seed_hash"] = fingerprint("chosen")


def missing_entry(game: Json) -> None:
    del game["commits"][5]


def impossible_entry(game: Json) -> None:
    events_of(game, "token_moved")[5][1]["seat"] = 99


def undone_to_nowhere(game: Json) -> None:
    game["commits"][5] |= {"action": {"type": "undo", "to": -1}, "events": []}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (swap_decks, "DIFFERS  the decks (turn 0, entry 0 of the log)"),
        (swap_questions, "DIFFERS  the questions (turn 0, entry 0 of the log)"),
        (swap_hands, "DIFFERS  the deal (turn 0, entry 0 of the log)"),
        (another_card, "DIFFERS  card of "),
        (another_question, "DIFFERS  question (turn "),
        (another_press, "DIFFERS  the seed does not follow from the secret and the presses\n"),
        (another_secret, "DIFFERS  the secret does not have the published hash\n"),
        (another_promise, "DIFFERS  the secret does not have the published hash\n"),
        (another_seed, "DIFFERS  the seed does not follow from the secret and the presses\n"),
        (another_seed_hash, "DIFFERS  the seed does not have the published hash\n"),
        (missing_entry, "DIFFERS  entry 5 of the log does not fit the game\n"),
        (impossible_entry, " of the log does not fit the game\n"),
        (undone_to_nowhere, "DIFFERS  entry 5 of the log does not fit the game\n"),
    ],
)
def test_every_change_to_an_export_is_named(
    capsys: Capsys, tmp_path: Path, change: Callable[[Json], None], words: str
):
    game = a_game("america", "short", CORNERS)
    change(game)
    code, told = verified(capsys, tmp_path, game)
    assert code == 1, told
    assert words in told
    assert "Traceback" not in told
    assert "OK" not in told


def test_with_another_secret_the_list_of_wrong_throws_is_shortened(capsys: Capsys, tmp_path: Path):
    game = a_game()
    another_secret(game)
    _, told = verified(capsys, tmp_path, game)
    assert len(told.splitlines()) == 11
    assert told.splitlines()[-1].strip().startswith("and ")


def test_after_an_undo_the_same_dice_return_and_others_are_reported(capsys: Capsys, tmp_path: Path):
    game = a_game("classic", "standard")
    again = copy.deepcopy(game["commits"][:40])
    taken_back = {"seq": 40, "action": msgspec.to_builtins(Undo(10)), "events": []}
    put_back = {"seq": 0, "action": msgspec.to_builtins(Redo(39)), "events": []}
    again += [taken_back, *copy.deepcopy(game["commits"][11:30])]
    again += [put_back, *copy.deepcopy(game["commits"][40:50])]
    for seq, entry in enumerate(again):
        entry["seq"] = seq
    game["commits"] = again
    code, told = verified(capsys, tmp_path, game)
    assert code == 0, told
    assert f"OK  {len(events_of(game, 'dice_thrown'))} throws" in told

    seq, throw = next((seq, e) for seq, e in events_of(game, "dice_thrown") if seq > 40)
    throw["first"] = throw["first"] % 6 + 1
    code, told = verified(capsys, tmp_path, game)
    assert code == 1
    assert f"entry {seq} of the log" in told
    assert len(told.splitlines()) == 1


def test_a_game_without_presses_is_checked_and_reported_as_such(capsys: Capsys, tmp_path: Path):
    game = a_game()
    del game["dice"]
    code, told = verified(capsys, tmp_path, game)
    assert code == 0
    assert told.startswith("OK  the old way: a seed that the bot chose alone")
    assert game["seed_hash"] in told
    game["settings"]["tutorial"] = True
    assert verified(capsys, tmp_path, game)[1].startswith("OK  practice: ")
    del game["settings"]["tutorial"]
    another_seed(game)
    assert verified(capsys, tmp_path, game)[0] == 1


def test_an_unfinished_game_cannot_be_checked_yet(capsys: Capsys, tmp_path: Path):
    game = a_game()
    del game["seed"], game["dice"]["secret"]
    code, told = verified(capsys, tmp_path, game)
    assert code == 2
    assert told.startswith("error: ")
    assert "the game was not over yet" in told


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b"{}",
        b'{"format": "rentroll-game-2", "seed": "x"}',
        b'{"format": "rentroll-game-1", "seed": "x"}',
        b'{"format": "rentroll-game-1", "seed": "\\ud800", "seed_hash": "x"}',
    ],
)
def test_a_file_that_cannot_be_read_is_one_line_and_exit_code_2(
    capsys: Capsys, tmp_path: Path, content: bytes
):
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert main(["dice", "verify", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("error: ")
    assert len(told.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_exit_code_2(capsys: Capsys, tmp_path: Path):
    assert main(["dice", "verify", str(tmp_path / "nowhere.json")]) == 2
    assert main(["dice", "verify", str(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err
