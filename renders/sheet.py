"""Parts that several pictures share: the head, a player's token and badge, paragraphs."""

from __future__ import annotations

from typing import NamedTuple

from engine.edition import Edition, Pos, Seat
from engine.view import SeatView
from renders.box import Box
from renders.canvas import Canvas
from renders.faces import Face
from renders.figures.icons import icon
from renders.look import Look
from renders.marks import owner_badge, token_disc
from renders.measure import WHOLE, Measure
from renders.text import fit
from renders.words import Words

MARGIN = 32
HEAD = 72


class Sheet(NamedTuple):
    """The canvas, colours, scale, game and words that the painters of a picture share."""

    canvas: Canvas
    look: Look
    px: Measure
    view: SeatView
    words: Words
    marks: tuple[str, ...]

    def sign(self, box: Box, seat: Seat, on: str) -> Box:
        """Draw a player's token and badge at the left of a box, and return the rest of the box."""
        token = self.view.players[seat].token
        return player_sign(
            self.canvas, self.look, self.view.ed, box, token, seat, self.marks[seat], on
        )


def head(
    canvas: Canvas,
    look: Look,
    px: Measure,
    box: Box,
    figure: str,
    title: str,
    note: str = "",
    warns: bool = False,
) -> None:
    """Draw the picture's icon and title, and a note at the right. `warns` highlights the note."""
    sign, rest = box.cut_left(px(64))
    canvas.figure(icon(figure), sign.square(px(60)), look.accent, look.centre)
    rest = rest.skip_left(px(16))
    if note:
        place, rest = rest.cut_right(rest.width * 3 // 5)
        face: Face = "bold" if warns else "text"
        colour = look.accent if warns else look.muted
        canvas.text(note, place, face, px(27), colour, look.centre, "right", px(14))
    canvas.line(title, rest, look.face, px(52), look.ink, look.centre)


def player_sign(
    canvas: Canvas, look: Look, ed: Edition, box: Box, token: str, seat: int, letter: str, on: str
) -> Box:
    """Draw a player's token and badge at the left of a box, and return the rest of the box."""
    side = box.height
    place, rest = box.cut_left(side)
    canvas.paste(token_disc(look, ed.tokens, token, seat, side), place.corner)
    gap = side // 8
    place, rest = rest.skip_left(gap).cut_left(side * 3 // 4)
    owner_badge(canvas, look, place, seat, letter, on)
    return rest.skip_left(gap * 2)


def paragraph_height(text: str, face: Face, size: int, width: int) -> int:
    """Return the height in pixels of a text at a font size, wrapped to a width."""
    return fit(text, face, (width, WHOLE * 8), size, size).height


def group_words(words: Words, pos: Pos) -> str:
    """Return words for a deed's group, to say that it is completed or broken up."""
    family = words.family(pos)
    say = words.say
    return say("picture-color_group", color=family) if family else say("picture-group")
