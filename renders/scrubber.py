"""The bar below a replay: the caption, the turn number, and everybody's share of all worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import accumulate

from PIL import Image

from renders.box import Box
from renders.canvas import Canvas
from renders.colour import mix
from renders.look import Look
from renders.measure import WHOLE, Measure
from renders.story import Story
from renders.words import Say

CAPTION, HEIGHT = 84, 164
COUNTER, STRIP = 236, 44
"""Width of the turn counter and height of the strip of worth shares, in pixels. They are for a bar
1024 pixels wide.
"""
LETTERS, LEAST_LETTERS = 38, 20
LINGERING = 10
"""Most turns for which a caption stays after its own turn."""
DIM = 6
"""Index of the mixed colour, from background to ink, for the caption of an earlier turn."""


def height_of(size: int) -> int:
    """Return the height of the bar below a board of this size, in pixels."""
    return HEIGHT * size // WHOLE


class Scrubber:
    """The bar below the replay of one game.

    A strip shows the players' shares of all worth. It is drawn once, and each frame shows a little
    more of it.
    """

    def __init__(
        self,
        say: Say,
        look: Look,
        story: Story,
        size: int,
        points: Collection[int],
        captions: Mapping[int, str],
    ) -> None:
        self.say, self.look = say, look
        self.captions = dict(sorted(captions.items()))
        self.first, self.last = story.skipped, story.turn
        self.ground = look.frame
        self.ink = look.ink_on(look.frame)
        self.px = Measure(size)
        self.sheet = Canvas.blank(look.inks, size, height_of(size), self.ground)
        caption, rest = self.sheet.box.inset(self.px(20), 0).cut_top(self.px(CAPTION))
        self.caption = caption.skip_top(self.px(8))
        self.counter, rest = rest.cut_left(self.px(COUNTER))
        self.strip = rest._replace(top=rest.centre[1] - self.px(STRIP) // 2)
        self.strip = self.strip.cut_top(self.px(STRIP))[0]
        self.shares = self._shares(story)
        self.sheet.rect(self.strip, mix(self.ground, self.ink, 0.2))
        for turn in points:
            self._tick(turn)

    def at(self, turn: int) -> Image.Image:
        """Return the bar as it looks after a turn, as an image of palette numbers."""
        canvas = Canvas(self.look.inks, self.sheet.image.copy())
        say = self.say
        words = say("picture-turn_of", turn=turn, last=self.last) if turn else say("picture-start")
        canvas.line(words, self.counter, "bold", self.px(32), self.ink, self.ground)
        self._caption(canvas, turn)
        x = self._x(turn)
        done = Box(0, 0, x - self.strip.left, self.strip.height)
        canvas.image.paste(self.shares.crop(done), self.strip.corner)
        head = Box(x, self.strip.top, x, self.strip.bottom).inset(-self.px(4), -self.px(10))
        canvas.rounded(head, self.ink, self.ground, self.px(4))
        return canvas.image

    def _caption(self, canvas: Canvas, turn: int) -> None:
        """Write the caption of a turn, or in dim letters the last caption of the turns before.

        A caption that is more than `LINGERING` turns old is left out.
        """
        told = max((number for number in self.captions if number <= turn), default=None)
        if told is None or not self.captions[told] or turn - told > LINGERING:
            return
        ink = self.ink if told == turn else self.look.inks.step(self.ground, self.ink, DIM)
        words, largest, least = self.captions[told], self.px(LETTERS), self.px(LEAST_LETTERS)
        canvas.text(words, self.caption, "text", largest, ink, self.ground, "left", least)

    def _x(self, turn: int) -> int:
        """Return the x coordinate of a turn on the strip."""
        return self.strip.left + self.strip.width * (turn - self.first) // max(
            1, self.last - self.first
        )

    def _tick(self, turn: int) -> None:
        """Draw a mark above and below the strip at a turning point."""
        x, half = self._x(turn), self.px(2)
        line = self.strip._replace(left=x - half, right=x + half).inset(0, -self.px(8))
        self.sheet.rect(line._replace(bottom=self.strip.top), self.ink)
        self.sheet.rect(line._replace(top=self.strip.bottom), self.ink)

    def _shares(self, story: Story) -> Image.Image:
        """Return an image of each player's share of all worth, turn by turn from left to right."""
        wide, high = self.strip.size
        canvas = Canvas.blank(self.look.inks, wide, high, self.ground)
        samples = story.samples
        for x in range(wide):
            worths = samples[x * (len(samples) - 1) // max(1, wide - 1)]
            whole = max(1, sum(worths))
            edges = [high * part // whole for part in accumulate(worths, initial=0)]
            for seat in range(len(worths)):
                column = Box(x, edges[seat], x + 1, edges[seat + 1])
                if column.height:
                    canvas.rect(column, self.look.seat(seat))
        return canvas.image
