"""A whole game as an animated GIF: the board turn by turn, and a bar with the game's progress.

Boards change too fast to show news of their own. Captions below the board tell how the game began,
where it turned and how it ended. Frames of these turns are shown longer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.edition import Edition
from engine.events import Event, TurnBegan
from engine.state import GameState, clone
from engine.view import view
from renders.board import SMALLEST, draw_board
from renders.canvas import Canvas
from renders.endings import ending, point_line
from renders.gif import Gif
from renders.look import Variant, look_of
from renders.scene import Scene, Tracks, scene
from renders.scrubber import Scrubber, height_of
from renders.sitters import Sitters
from renders.story import Story
from renders.words import Say, Words

Tell = Callable[[Sequence[Event]], Sequence[str]]
"""A function that returns sentences about the events of one action."""

USUAL = 768
MOST_BYTES = 8 * 1024 * 1024
MOST_FRAMES = 120
MOST_POINTS = 5
PLAYING = 30_000
FIRST, POINT, LAST = 1800, 2000, 3500
FASTEST, SLOWEST = 80, 600
"""Shortest and longest time of a frame without its own caption, in milliseconds."""


def paint_replay(
    say: Say,
    ed: Edition,
    start: GameState,
    log: Sequence[Sequence[Event]],
    names: Sequence[str] | Sitters,
    variant: Variant = "light",
    size: int = USUAL,
    most_bytes: int = MOST_BYTES,
    tell: Tell | None = None,
) -> bytes:
    """Return the bytes of a GIF that shows a whole game.

    The game is given by its first state and the events of each action. A GIF larger than
    `most_bytes` is made again with fewer frames, then with a smaller size, then with still fewer
    frames. Raise ValueError if not even one frame fits.
    """
    film = Film(say, ed, start, log, names, tell)
    frames = MOST_FRAMES
    while True:
        made = film.shoot(film.shots(frames), variant, size, most_bytes)
        if made is not None:
            return made
        if frames > MOST_FRAMES // 2 or (size == SMALLEST and frames > 1):
            frames = frames * 2 // 3
        elif size > SMALLEST:
            size = max(SMALLEST, size * 3 // 4)
        else:
            raise ValueError(f"not even one frame fits into {most_bytes} bytes")


@dataclass(frozen=True)
class Shot:
    """A frame of the film: the turn whose end it shows, and how long it is shown."""

    turn: int
    milliseconds: int


class Film:
    """A game that can be filmed several times, with different numbers of frames and sizes."""

    def __init__(
        self,
        say: Say,
        ed: Edition,
        start: GameState,
        log: Sequence[Sequence[Event]],
        names: Sequence[str] | Sitters,
        tell: Tell | None = None,
    ) -> None:
        self.say = say
        self.ed = ed
        self.start = start
        self.log = log
        self.sitters = Sitters.of(names)
        self.story = Story.from_log(ed, start, log, self.sitters)
        self._changes = {entry for entry, _ in self.sitters.changes}
        self.first, self.last = start.turn.number, self.story.turn
        words = Words(say, ed, self.sitters.names)
        points = self.story.turning_points(MOST_POINTS)
        self.points = [point.turn for point in points]
        self.captions = {point.turn: point_line(point, words) for point in points}
        """The caption of each turn that has one."""
        if tell and self.first not in self.captions:
            self.captions[self.first] = self._opening(tell)
        if self.story.result is not None:
            last = [words.names[who] for who in self.sitters.last]
            self.captions[self.last] = ending(say, self.story.result, last)

    def shots(self, most: int) -> list[Shot]:
        """Choose at most `most` turns to show: all, or evenly spread ones and turning points."""
        points = self.points[: most - 1]
        span = self.last - self.first
        even = min(span + 1, max(1, most - len(points)))
        steps = {self.last - span * i // max(1, even - 1) for i in range(even)}
        turns = sorted(steps.union(points))
        held = {self.first: FIRST} | dict.fromkeys(points, POINT) | {self.last: LAST}
        quick = sum(turn not in held for turn in turns)
        left = PLAYING - sum(held.get(turn, 0) for turn in turns)
        usual = min(SLOWEST, max(FASTEST, left // max(1, quick)))
        return [Shot(turn, held.get(turn, usual)) for turn in turns]

    def shoot(
        self, shots: Sequence[Shot], variant: Variant, size: int, most_bytes: int
    ) -> bytes | None:
        """Return the bytes of the GIF, or None as soon as it has more than `most_bytes`."""
        look = look_of(self.ed, variant)
        scrubber = Scrubber(self.say, look, self.story, size, self.points, self.captions)
        sheet = (size, size + height_of(size))
        gif = Gif(look.inks, sheet)
        shown = {shot.turn: shot.milliseconds for shot in shots}
        for turn, table in self.tables(shown):
            canvas = Canvas(look.inks, Image.new("L", sheet))
            draw_board(canvas, look, table, size)
            canvas.image.paste(scrubber.at(turn), (0, size))
            gif.add(canvas.image, shown[turn])
            if gif.weight > most_bytes:
                return None
        return gif.finished()

    def tables(self, turns: Collection[int]) -> Iterator[tuple[int, Scene]]:
        """Yield (turn, scene) for the end of each of `turns`, and always for the last turn.

        A scene is valid until the next one is requested. Turn 0 has the scene as the first turn
        begins.
        """
        s = clone(self.start)
        tracks = Tracks(self.ed, [player.at for player in s.players])
        names = self.sitters.called(self.sitters.sitting(0))
        for entry, events in enumerate(self.log):
            if entry in self._changes:
                names = self.sitters.called(self.sitters.sitting(entry))
            for event in events:
                number = s.turn.number
                begins = isinstance(event, TurnBegan) and number in turns
                if begins and number > 0:
                    yield number, scene(self.say, view(self.ed, s), names, tracks)
                event.evolve(s)
                tracks.follow((event,))
                if begins and number == 0:
                    yield number, scene(self.say, view(self.ed, s), names, tracks)
        yield self.last, scene(self.say, view(self.ed, s), names, tracks)

    def _opening(self, tell: Tell) -> str:
        """Return the last sentence about the game's first action, or an empty text."""
        said = tell(self.log[0]) if self.log else ()
        return said[-1] if said else ""
