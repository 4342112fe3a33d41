"""Tests of `rentroll render`: every picture, and errors of one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.words.narration.rule_words import differences
from bot.workshop.sample_game import SampleGame
from editions.loader import available, load
from engine.decisions import Auction
from engine.edition import Pos, Seat
from engine.rules import MODULES, Rules, configure
from engine.state import BANK
from tests.support.pictures import edition

PICTURES = ("board", "deed", "card", "hand", "auction", "trade", "lobby", "end", "medals")
HOUSE = {"starting_cash": 2000, "free_parking_pot": True}


def render(*args: str | int | Path) -> int:
    return main(["render", *map(str, args)])


def opened(path: Path) -> Image.Image:
    """Return a picture from a file, read completely."""
    with Image.open(path) as image:
        image.load()
        return image


@pytest.mark.parametrize("name", ["classic", "dotcom", "harbour"])
@pytest.mark.parametrize("what", PICTURES)
def test_every_kind_of_picture_can_be_rendered(what, name, tmp_path):
    file = tmp_path / "picture.png"
    assert render(what, "--edition", name, "--theme", "dark", "-o", file) == 0
    image = opened(file)
    assert image.format == "PNG"
    assert image.mode == "P"


@pytest.mark.parametrize("what", PICTURES)
def test_a_picture_has_the_requested_width(what, tmp_path):
    file = tmp_path / "picture.png"
    assert render(what, "--size", "600", "--turns", "12", "-o", file) == 0
    assert opened(file).width == 600
    if what == "board":
        assert opened(file).height == 600


def test_a_replay_is_an_animated_gif(tmp_path):
    file = tmp_path / "game.gif"
    assert (
        render("replay", "--edition", "harbour", "--turns", "9", "--size", "512", "-o", file) == 0
    )
    with Image.open(file) as film:
        assert film.format == "GIF"
        assert film.width == 512
        assert getattr(film, "n_frames", 1) > 9


def test_the_same_seed_and_turns_give_the_same_file(tmp_path):
    files = [tmp_path / f"{i}.png" for i in range(4)]
    for file, seed, turns in zip(files, "aaba", (20, 20, 20, 21), strict=True):
        assert render("board", "--seed", seed, "--turns", turns, "-o", file) == 0
    first, same, other_seed, later = (file.read_bytes() for file in files)
    assert first == same
    assert first != other_seed
    assert first != later


def test_alt_prints_the_table_in_words_and_writes_them_only_if_asked(tmp_path, capsys):
    assert render("alt", "--turns", "30") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Turn 31")
    assert len(printed) <= 1025
    file = tmp_path / "words.txt"
    assert render("alt", "--turns", "30", "-o", file) == 0
    assert capsys.readouterr().out == printed
    assert file.read_text(encoding="utf-8") == printed


def test_the_full_text_names_every_space(capsys):
    assert render("alt", "--full", "--edition", "harbour", "--turns", "0") == 0
    told = capsys.readouterr().out
    assert all(space.name in told for space in edition("harbour").spaces)


def test_an_edition_may_be_a_path(tmp_path):
    path = Path("tests/boards/sixteen-spaces.toml").resolve()
    file = tmp_path / "board.png"
    assert render("board", "--edition", path, "--players", "2", "-o", file) == 0
    assert opened(file).size == (1024, 1024)


def different(tmp_path: Path, what: str, *choices: tuple[str, ...]) -> bool:
    """Return True if the pictures of all these options differ."""
    seen = set()
    for number, options in enumerate(choices):
        file = tmp_path / f"{number}.png"
        assert render(what, *options, "-o", file) == 0
        seen.add(file.read_bytes())
    return len(seen) == len(choices)


def test_the_shown_deed_card_and_hand_can_be_chosen(tmp_path):
    sides = (("--space", "39"), ("--space", "park place"), ("--space", "39", "--mortgaged"))
    assert different(tmp_path, "deed", *sides)
    cards = (("--deck", "chance", "--card", "1"), ("--deck", "chance", "--card", "2"))
    assert different(tmp_path, "card", *cards, ("--deck", "chest", "--card", "1"))
    assert different(tmp_path, "hand", ("--seat", "1"), ("--seat", "bo"))
    assert different(tmp_path, "lobby", (), ("--house", "no_auctions"), ("--players", "2"))


def test_a_board_can_be_shown_without_news_as_the_bot_shows_it(tmp_path, capsys):
    assert different(tmp_path, "board", (), ("--no-news",))
    with pytest.raises(SystemExit):
        render("--help")
    assert "--no-news" in capsys.readouterr().out


def test_a_deed_named_or_numbered_gives_the_same_picture(tmp_path):
    assert not different(tmp_path, "deed", ("--space", "39"), ("--space", "BOARDWALK"))


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("board",), "-o: expected the file for the picture"),
        (("board", "--size", "511"), "--size: expected 512 to 2048, got 511"),
        (("hand", "--size", "99999"), "--size: expected 320 to 2048, got 99999"),
        (("board", "--turns", "-1"), "--turns: expected 0 or more, got -1"),
        (("board", "--players", "9"), "--players: expected 2 to 8, got 9"),
        (("board", "--edition", "atlantis"), "atlantis"),
        (("board", "--theme", "sepia"), "invalid choice: 'sepia'"),
        (("board", "--variant", "endless"), "variant: expected one of"),
        (("board", "--house", "free_money"), "flags.free_money: there is no such rule"),
        (("portrait",), "invalid choice: 'portrait'"),
        (("deed", "--space", "GO"), "--space: expected a deed's name or position, got 'GO'"),
        (("card", "--deck", "tarot"), "--deck: expected one of chance, chest, got 'tarot'"),
        (("card", "--card", "0"), "--card: expected the id or number of a card of any deck"),
        (("medals", "--plate", "3"), "--plate: expected 1 to 2, got 3"),
        (("hand", "--seat", "0"), "--seat: expected a number or one of Ada, Bo, Cleo, Dov"),
    ],
)
def test_an_impossible_picture_is_refused_in_one_line(args, complaint, tmp_path, capsys):
    file = () if args == ("board",) else ("-o", tmp_path / "picture.png")
    assert render(*args, *file) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["missing/picture.png", "", "\0"])
def test_a_file_that_cannot_be_written_is_refused_in_one_line(name, tmp_path, capsys):
    assert render("card", "-o", f"{tmp_path}/{name}") == 2
    err = capsys.readouterr().err
    assert "cannot write" in err
    assert err.count("\n") == 1


# What is chosen to be shown


def test_an_auction_is_shown_once_somebody_has_bid():
    room = SampleGame(edition("classic"), 4, "1")
    view, auction = room.auction()
    assert auction.high != BANK
    assert view.pending[-1] == auction


def test_an_offer_is_shown_while_it_is_open():
    room = SampleGame(edition("classic"), 4, "1")
    view, offer = room.trade()
    assert offer in view.offers


def test_without_an_auction_or_offer_to_come_one_is_set_up():
    silent = configure(load("classic"), flags={"no_auctions": True})
    room = SampleGame(silent, 2, "1")
    room.play_out()
    view, auction = room.auction()
    assert isinstance(auction, Auction)
    assert view.owner[auction.pos] == BANK
    view, offer = room.trade()
    assert view.owner[offer.ask[0]] == offer.to
    assert offer.maker == Seat(0)


def test_before_the_first_move_the_first_deed_and_card_are_shown():
    room = SampleGame(edition("classic"), 4, "1")
    assert room.last_deed() == Pos(1)
    assert (room.last_card(None).deck, room.last_card("chest").deck) == ("chance", "chest")


def test_a_timed_game_is_played_to_its_agreed_end():
    room = SampleGame(configure(load("classic"), "timed"), 3, "1")
    room.play_out()
    assert room.state.result is not None
    assert room.state.result.reason == "time_limit"


# Rules in words


def test_a_table_by_the_official_rules_differs_in_nothing():
    for name in available():
        assert differences(load(name), configure(load(name))) == []


def test_changed_rules_are_described_in_the_editions_currency():
    played = configure(load("dotcom"), flags=dict(HOUSE))
    assert differences(load("dotcom"), played) == [
        "Everybody starts with $2,000 million",
        "Taxes and fines go into a pot on Free Parking",
    ]


def test_every_rule_has_a_sentence_whichever_way_it_is_changed():
    base = load("classic")
    for name in Rules.__struct_fields__:
        value = getattr(base.rules, name)
        if name in MODULES or name in ("dealt_deeds_are_paid", "rent_claim_window", "lawyer_fee"):
            continue
        other = {"choice": "flat", "automatic": "on_request"}.get(value, 1)
        if isinstance(value, bool):
            other = not value
        changed = configure(base, flags={name: other})
        (there,), (back,) = differences(base, changed), differences(changed, base)
        assert there != back
