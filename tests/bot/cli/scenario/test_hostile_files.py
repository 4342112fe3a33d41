"""Scenario files that are huge, binary, missing or malicious."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.scenario import check_file
from tests.support.complaints import bad_line
from tests.support.scenario_writing import ROLL, Write, step

HUGE = "0x" + "F" * 100_000


@pytest.mark.parametrize(
    ("parts", "place"),
    [
        ({"ana": f"cash = {HUGE}"}, "players[0].cash"),
        ({"ana": f"at = {HUGE}"}, "players[0].at"),
        ({"ana": f"jail_turn = {HUGE}"}, "players[0].jail_turn"),
        ({"ana": f"owns = [1, {HUGE}]"}, "players[0].owns[1]"),
        ({"ana": f'owns = [1]\nbuildings = {{ "1" = {HUGE} }}'}, "players[0].buildings.1"),
        ({"dice": f"[[1, {HUGE}]]"}, "dice[0][1]"),
        ({"top": f"bank.houses = {HUGE}"}, "bank.houses"),
        ({"top": f"flags.salary = {HUGE}"}, "flags.salary"),
        ({"top": f"flags.no_auctions = {HUGE}"}, "flags.no_auctions"),
        ({"top": f"turn = {HUGE}"}, "turn"),
        ({"top": f"anything = {HUGE}"}, "anything"),
        ({"expect": f"[expect.players.Ana]\ncash = {HUGE}"}, "expect.players.Ana.cash"),
        ({"expect": f"[expect]\nranks = {{ Ana = {HUGE} }}"}, "expect.ranks.Ana"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_number_of_a_hundred_thousand_digits_is_refused_at_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], parts: dict[str, str], place: str
) -> None:
    line = bad_line(write(**parts), capsys)
    assert line == f"{place}: expected a whole number of at most 1000000000000"


@pytest.mark.parametrize("refused", ["", "refused = true"])
@pytest.mark.parametrize("digits", [13, 4_300, 5_000, 1_000_000])
def test_a_bid_of_a_million_digits_is_refused_at_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], digits: int, refused: str
) -> None:
    path = write(step("bid", f"amount = {'9' * digits}", refused))
    expected = "steps[0].amount: expected a whole number of at most 1000000000000"
    assert bad_line(path, capsys) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "file: expected the key 'title'"),
        ('title = "t"\nrules = []', "file: expected the key 'players'"),
        ('title = "t"\nrules = []\nplayers = []', "players: expected 2 to 8 players, got 0"),
        (
            'title = "t"\nrules = []\n[[players]]\nname = "Ana"',
            "players: expected 2 to 8 players, got 1",
        ),
        ('title = "t"\nrules = []\n[players]', "players: expected a list, got a table"),
        ("title = 1979-05-27", "title: expected text, got a date"),
        ("hello", "file: expected TOML: Expected '=' after a key"),
        ('title = "a"\ntitle = "b"', "file: expected TOML: Cannot overwrite a value (at "),
        ('title = "\x00"', "file: expected TOML: Illegal character '\\x00' (at line 1, column 10)"),
        ("x = " + "[" * 50_000, "file: expected at most 10 levels of nesting"),
        ("x = " + "[" * 50 + "]" * 50, "x[0][0][0][0][0][0][0][0][0][0]: expected at most 10"),
        ("x = " + "{a=" * 50 + "1" + "}" * 50, "x.a.a.a.a.a.a.a.a.a.a: expected at most 10"),
        (".".join("a" * 50) + " = 1", "a.a.a.a.a.a.a.a.a.a.a: expected at most 10 levels"),
        ("\n" + ".".join("a" * 50_000) + " = 1", "line 2: expected at most 100 dots"),
        ("[" + ".".join("a" * 50_000) + "]", "line 1: expected at most 100 dots"),
    ],
    ids=range(15),
)
def test_a_file_that_is_no_scenario_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert bad_line(path, capsys).startswith(line)


def test_a_binary_file_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "binary.toml"
    path.write_bytes(b'title = "\xff\xfe"')
    assert bad_line(path, capsys) == "byte 9: expected UTF-8 text"


def test_a_file_of_ten_megabytes_is_not_even_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "big.toml"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    assert bad_line(path, capsys) == "file: expected at most 2097152 bytes"


def test_a_missing_file_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = bad_line(tmp_path / "none.toml", capsys)
    assert line == "file: expected a readable file, got: No such file or directory"


def test_a_device_is_refused_as_a_scenario_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert bad_line(Path("/dev/zero"), capsys) == "file: expected an ordinary file"


def test_a_file_with_a_byte_order_mark_and_crlf_is_read(write: Write, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    text = write(ROLL).read_text(encoding="utf-8")
    other.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert check_file(other).verdict == "ok"


ESCAPES = [r"\u001b[31mred", r"\u001b]0;title\u0007", r"a\nb", r"\u009b31m", r"\u202eltr", r"a\rb"]


@pytest.mark.parametrize("text", ESCAPES)
def test_errors_never_print_control_characters_of_a_file(
    write: Write, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    parts: list[dict[str, str]] = [
        {"top": f'"{text}" = 1'},
        {"top": f'turn = "{text}"'},
        {"top": f'edition = "{text}/x.toml"'},
        {"top": f'variant = "{text}"'},
        {"top": f'flags."{text}" = 1'},
        {"top": f'decks."{text}" = []'},
        {"ana": f'owns = ["{text}"]'},
        {"expect": f'[[steps]]\nplayer = "Ana"\ndo = "roll"\n"{text}" = 1'},
    ]
    for part in parts:
        assert bad_line(write(**part), capsys)


@pytest.mark.parametrize("text", ESCAPES)
def test_titles_and_names_are_shown_without_control_characters(
    write: Write, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = write(ROLL, expect='[expect]\nturn = "Ben"\nplayers.Ana.cash = 1')
    file = path.read_text(encoding="utf-8").replace("A case", text).replace('"Ana"', f'"{text}"')
    path.write_text(file.replace("players.Ana", f'players."{text}"'), encoding="utf-8")
    assert main(["scenario", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.isprintable() for line in lines)


def test_an_error_line_has_a_maximum_length(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(bad_line(write(top=f'turn = "{"x" * 100_000}"'), capsys)) < 1000
