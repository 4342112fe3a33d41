"""The code of `rentroll render`, which plays a sample game and writes a picture of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from bot.cli.terminal import settled_edition, write_output
from bot.results.achievements.earning import ACHIEVEMENTS
from bot.results.achievements.views import PAGES, plate_medals
from bot.words import LANGUAGES, say, speaking
from bot.words.narration.rule_words import differences
from bot.workshop.laboratory.many_games import players_for
from bot.workshop.sample_game import Drawn, SampleGame
from editions.loader import in_language, load
from engine.edition import Edition, Pos, Seat
from engine.errors import BadSetup
from renders.alt import alt_text, describe
from renders.auction import paint_auction
from renders.board import LARGEST, SMALLEST, paint_board
from renders.card import paint_card
from renders.deed import paint_deed
from renders.end import paint_end
from renders.hand import paint_hand
from renders.lobby import Seated, paint_lobby
from renders.measure import NARROWEST, WIDEST
from renders.medals import paint_medals
from renders.png import encoded
from renders.replay import paint_replay
from renders.trade import paint_trade

WORDS_AFTER = 60
"""Number of turns that are played before `render alt`, unless `--turns` says otherwise."""
ROBOTS_FROM = 2
"""The first seat of a computer player in the picture of a lobby. Earlier seats belong to people."""


def run_render(args: argparse.Namespace) -> int:
    """Play a sample game, write its picture or print its alt text, and return the exit code."""
    if args.language not in LANGUAGES:
        raise BadSetup("--language", f"expected one of {', '.join(LANGUAGES)}")
    with speaking(args.language):
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    if args.what == "alt":
        text = _words(_played(args, WORDS_AFTER), args)
        print(text)
        if args.output:
            write_output(args.output, f"{text}\n".encode())
        return 0
    if args.output is None:
        raise BadSetup("-o", "expected the file for the picture")
    shot = SHOTS[args.what]
    size = shot.usual if args.size is None else args.size
    if not shot.least <= size <= shot.most:
        raise BadSetup("--size", f"expected {shot.least} to {shot.most}, got {size}")
    made = shot.paint(_played(args, shot.turns), args, size)
    write_output(args.output, made if isinstance(made, bytes) else encoded(made))
    return 0


def _played(args: argparse.Namespace, usual: int | None) -> SampleGame:
    """Play a sample game for `--turns` turns, by default `usual` turns, and return it.

    If `usual` is None, play to the end by default.
    """
    ed = in_language(settled_edition(args), args.language)
    turns = usual if args.turns is None else args.turns
    if turns is not None and turns < 0:
        raise BadSetup("--turns", f"expected 0 or more, got {turns}")
    game = SampleGame(ed, players_for(ed, args.players), args.seed)
    if turns is None:
        game.play_out()
    else:
        game.play(turns)
    return game


def _words(game: SampleGame, args: argparse.Namespace) -> str:
    """Return the alt text of the board, or with `--full` a description of the whole table."""
    if args.full:
        return describe(say, game.view, game.names)
    return alt_text(say, game.view, game.names, "\n".join(game.news))


def _board(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    shown = replace(game.scene, news="") if args.no_news else game.scene
    return paint_board(shown, args.theme, size)


def _deed(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    pos = game.last_deed() if args.space is None else _space(game.ed, args.space)
    view = game.view
    mortgaged = args.mortgaged or view.mortgaged[pos]
    return paint_deed(
        say, game.ed, pos, args.theme, size, mortgaged=mortgaged, view=view, names=game.names
    )


def _space(ed: Edition, text: str) -> Pos:
    """Return the position of a deed, by its position or its name in any case.

    Raise BadSetup if there is no such deed.
    """
    wanted = text.casefold()
    for pos in ed.board.deeds:
        if wanted in (str(pos), ed.board.name[pos].casefold()):
            return pos
    raise BadSetup("--space", f"expected a deed's name or position, got {text!r}")


def _card(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    drawn = _chosen_card(game, args.deck, args.card)
    return paint_card(say, game.ed, drawn.deck, drawn.index, args.theme, size)


def _chosen_card(game: SampleGame, deck: str | None, card: str | None) -> Drawn:
    """Return a card by its id or number, or by default the last card that was drawn.

    Raise BadSetup if there is no such card.
    """
    cards = game.ed.board.cards
    if deck is not None and deck not in cards:
        raise BadSetup("--deck", f"expected one of {', '.join(cards)}, got {deck!r}")
    if card is None:
        return game.last_card(deck)
    for name in cards if deck is None else (deck,):
        for index, found in enumerate(cards[name]):
            if card in (found.id, str(index + 1)):
                return Drawn(name, index)
    where = f"of {deck}" if deck else "of any deck"
    raise BadSetup("--card", f"expected the id or number of a card {where}, got {card!r}")


def _hand(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    seat = game.asked if args.seat is None else _seat(game, args.seat)
    return paint_hand(say, game.view, game.names, seat, args.theme, size)


def _seat(game: SampleGame, text: str) -> Seat:
    """Return the seat of a player, by name or by number from 1. Raise BadSetup if there is none."""
    for number, name in enumerate(game.names):
        if text.casefold() in (str(number + 1), name.casefold()):
            return Seat(number)
    raise BadSetup("--seat", f"expected a number or one of {', '.join(game.names)}, got {text!r}")


def _auction(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    view, auction = game.auction()
    return paint_auction(say, view, game.names, auction, args.theme, size)


def _trade(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    view, offer = game.trade()
    return paint_trade(say, view, game.names, offer, args.theme, size)


def _lobby(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    """Paint a lobby with the game's players, and free seats up to the edition's maximum."""
    seats: list[Seated | None] = [
        Seated(name, player.token, number >= ROBOTS_FROM)
        for number, (name, player) in enumerate(zip(game.names, game.state.players, strict=True))
    ]
    seats += [None] * (game.ed.max_players - len(seats))
    told = differences(load(args.edition), game.ed)
    return paint_lobby(say, game.ed, seats, told, args.theme, size)


def _end(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    return paint_end(say, game.view, game.names, game.story, args.theme, size)


def _medals(game: SampleGame, args: argparse.Namespace, size: int) -> Image.Image:
    if not 1 <= args.plate <= PAGES:
        raise BadSetup("--plate", f"expected 1 to {PAGES}, got {args.plate}")
    earned = {one.id: 0.0 for one in ACHIEVEMENTS[::2]}
    standing = say("achievement-count", count=len(earned), all=len(ACHIEVEMENTS))
    medals = plate_medals(args.plate - 1, earned)
    return paint_medals(game.ed, game.names[0], standing, medals, args.theme, size)


def _replay(game: SampleGame, args: argparse.Namespace, size: int) -> bytes:
    return paint_replay(
        say, game.ed, game.start, game.log, game.names, args.theme, size, tell=game.tell()
    )


class PictureRecipe(NamedTuple):
    """The way to make a kind of picture: its painter, and its widths in pixels.

    The widths are the usual, the smallest and the largest one.
    """

    paint: Callable[[SampleGame, argparse.Namespace, int], Image.Image | bytes]
    turns: int | None
    """Number of turns that are played before the picture, or None for the whole game."""
    usual: int
    least: int = NARROWEST
    most: int = WIDEST


SHOTS = {
    "board": PictureRecipe(_board, 60, 1024, SMALLEST, LARGEST),
    "deed": PictureRecipe(_deed, 60, 480),
    "card": PictureRecipe(_card, 60, 640),
    "hand": PictureRecipe(_hand, 60, 1024),
    "auction": PictureRecipe(_auction, 0, 1024),
    "trade": PictureRecipe(_trade, 0, 1024),
    "lobby": PictureRecipe(_lobby, 0, 1024),
    "end": PictureRecipe(_end, None, 1024),
    "medals": PictureRecipe(_medals, 0, 768),
    "replay": PictureRecipe(_replay, None, 768, SMALLEST, LARGEST),
}
