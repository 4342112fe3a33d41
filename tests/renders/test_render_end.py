"""Tests of the pictures of a finished game: the chart, the card, and the replay."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise, product
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.words import say
from editions.loader import available, load
from engine import Edition, GameState, configure
from engine.actions import CallTime
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.colour import contrast
from engine.edition import Currency, Seat
from engine.events import Event, TurnBegan
from engine.game import apply
from engine.money import final_worth
from engine.setup import blank
from engine.state import Result
from engine.view import view
from renders import chart
from renders.alt import alt_end
from renders.awards import AwardId
from renders.axis import short_money, spread, ticks
from renders.board import paint_board
from renders.box import Box
from renders.canvas import Canvas
from renders.chartplan import GAP, ChartPlan, Spot
from renders.end import ICONS, MOST_AWARDS, EndCard, paint_end
from renders.gif import Gif
from renders.inks import FULL, Inks
from renders.look import Variant, look_of
from renders.measure import Measure
from renders.replay import LAST, MOST_FRAMES, PLAYING, Film, paint_replay
from renders.scrubber import DIM, LINGERING, Scrubber, height_of
from renders.sitters import Sitters, letters
from renders.story import Story
from tests.support.pictures import LONG_NAMES, record_text
from tests.support.sampling import sampled

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve Montgomery-Smythe", "Fin", "Gus", "Hana")
ODD_NAMES = (
    "Maximiliane Wolfgangsdottir-Okonkwo of Nowhere", "W" * 32,
    "王小明", "\n", "İlker", "🦊🦊", "A", "a",
)  # fmt: skip
VARIANTS: tuple[Variant, ...] = ("light", "dark")


class Game:
    """A game of computer players: its first state, its log, its view and its story."""

    def __init__(self, ed: Edition, players: int, turns: int, policy: str, called: bool) -> None:
        arena = Arena(ed, [POLICIES[policy]() for _ in range(players)], "7")
        self.ed = ed
        self.start = blank(ed, [player.token for player in arena.state.players], "7")
        self.log: list[list[Event]] = [arena.opening, *arena.play(turns)]
        self.state: GameState = arena.state
        if called:
            outcome = apply(ed, arena.state, Seat(0), CallTime())
            self.log.append(outcome.events)
            self.state = outcome.state
        self.names = NAMES[:players]
        self.story = Story.from_log(ed, self.start, self.log)


@cache
def game(
    edition: str = "classic",
    players: int = 4,
    turns: int = 900,
    variant: str = "standard",
    policy: str = "steady",
) -> Game:
    ed = configure(load(edition), variant, (), None)
    return Game(ed, min(players, ed.max_players), turns, policy, variant == "timed")


def card(played: Game, variant: Variant = "light", width: int = 1024) -> EndCard:
    return EndCard(say, view(played.ed, played.state), played.names, played.story, variant, width)


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as gif:
        assert isinstance(gif, Image.Image)
        shown = []
        for number in range(getattr(gif, "n_frames", 1)):
            gif.seek(number)
            shown.append(gif.convert("RGB"))
        return shown


def playing_time(film: bytes) -> list[int]:
    with Image.open(BytesIO(film)) as gif:
        times = []
        for number in range(getattr(gif, "n_frames", 1)):
            gif.seek(number)
            times.append(gif.info["duration"])
        return times


def apart(boxes: list[Box]) -> bool:
    return not any(a.overlaps(b) for a, b in combinations(boxes, 2))


# Measuring


@pytest.mark.parametrize("seed", range(60))
def test_labels_pushed_apart_keep_their_order_and_stay_inside(seed: int) -> None:
    chance = Random(seed)
    count, size, low = chance.randint(1, 8), chance.randint(5, 40), chance.randint(0, 50)
    high = low + count * size + chance.randint(0, 200)
    wanted = [chance.uniform(low - 50, high + 50) for _ in range(count)]
    placed = spread(wanted, size, low, high)
    order = [place for _, place in sorted(zip(wanted, placed, strict=True))]
    assert all(b - a >= size for a, b in pairwise(order))
    assert low <= order[0]
    assert order[-1] + size <= high


def test_a_label_that_overlaps_no_other_keeps_its_wanted_place() -> None:
    assert spread([30, 100, 60], 10, 0, 200) == [25, 95, 55]


def test_two_labels_wanted_at_one_place_part_evenly() -> None:
    assert sorted(spread([50, 50], 10, 0, 100)) == [40, 50]


@pytest.mark.parametrize("most", [1, 3, 7, 99, 1500, 14_764, 10**9])
def test_a_chart_has_few_ticks_at_round_numbers(most: int) -> None:
    marks = ticks(most, 6)
    assert 1 <= len(marks) <= 6
    assert marks[-1] <= most < marks[-1] + marks[0]
    assert str(marks[0]).rstrip("0") in ("1", "2", "5")


def test_an_axis_shows_money_short() -> None:
    assert short_money(Currency(), [5000, 10_000]) == ["$5k", "$10k"]
    assert short_money(Currency(), [500, 1000]) == ["$500", "$1,000"]
    assert short_money(Currency(scale=10_000), [1000, 2000]) == ["$10M", "$20M"]
    assert short_money(Currency(prefix="", suffix=" shells"), [50_000]) == ["50,000"]


# The chart


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("turns", [12, 60, 900])
@pytest.mark.parametrize("width", [400, 1024])
def test_no_label_of_a_chart_overlaps_another(
    edition: str, players: int, turns: int, width: int
) -> None:
    played = game(edition, players, turns)
    box = Box(10, 10, width - 10, width * 9 // 20)
    plan = ChartPlan(say, box, played.story, played.story.turning_points(5), width)
    assert apart(plan.labels)
    assert all(label.within(box.inset(0, -width // 40)) for label in plan.labels)


def test_every_player_has_one_badge_and_the_line_ends_with_the_player() -> None:
    played = game(players=8)
    plan = ChartPlan(say, Box(0, 0, 1000, 450), played.story, (), 1024)
    ended = {label.seat for label in plan.ends}
    gone = {label.seat for label in plan.farewells}
    assert ended | gone == set(range(8))
    assert not ended & gone
    assert gone == {i for i, turn in enumerate(played.story.bankrupt_turn) if turn is not None}
    for label in plan.farewells:
        turn = played.story.bankrupt_turn[label.seat]
        assert turn is not None
        assert len(plan.lines[label.seat]) == turn + 1
        assert label.spot.y == plan.plot.bottom


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("turns", [30, 900])
def test_amounts_on_the_axis_are_at_their_height_in_the_chart(players: int, turns: int) -> None:
    story = game(players=players, turns=turns).story
    plan = ChartPlan(say, Box(0, 0, 1000, 450), story, (), 1024)
    assert plan.worths[0].words == "$0"
    assert plan.worths[0].at == plan.plot.bottom
    assert len(plan.worths) >= 3
    for tick in plan.worths:
        thousand = tick.words.endswith("k")
        amount = int(tick.words.strip("$k").replace(",", "")) * (1000 if thousand else 1)
        assert tick.at == round(plan.spot(0, amount).y)
        assert tick.box.top < tick.at < tick.box.bottom
        assert plan.plot.left - tick.box.right == plan.px(GAP)
    for time in plan.times:
        assert 0 < time.box.top - plan.plot.bottom <= plan.px(GAP)


def test_the_worth_chart_has_room_for_players_far_behind() -> None:
    played = game(players=8)
    worths = [max(line) for line in played.story.worth]
    plan = ChartPlan(say, Box(0, 0, 1000, 450), played.story, (), 1024)
    tenth = plan.plot.bottom - plan.spot(0, max(worths) // 10).y
    assert tenth >= plan.plot.height * 0.3
    start = plan.plot.bottom - plan.spot(0, 1500).y
    assert start >= plan.plot.height // 5


def test_the_worth_chart_has_money_upward_and_turns_to_the_right() -> None:
    plan = ChartPlan(say, Box(0, 0, 1000, 450), game().story, (), 1024)
    assert plan.spot(5, 2000).y < plan.spot(5, 1000).y
    assert plan.spot(9, 1000).x > plan.spot(5, 1000).x


# The end card


@pytest.mark.parametrize(("edition", "variant"), sampled(product(available(), VARIANTS)))
def test_a_card_is_a_palette_picture_of_its_width(edition: str, variant: Variant) -> None:
    for players in (2, 4, 8):
        played = game(edition, players)
        picture = paint_end(say, view(played.ed, played.state), played.names, played.story, variant)
        assert picture.mode == "P"
        assert picture.width == 1024
    assert len(look_of(played.ed, variant).inks) < FULL


@pytest.mark.parametrize("width", [400, 700, 1024, 1600])
@pytest.mark.parametrize("variant", ["standard", "short", "timed"])
def test_words_on_a_card_neither_overlap_nor_leave_it(variant: str, width: int) -> None:
    for players in (2, 4, 7):
        page = card(game("classic", players, 120, variant), width=width).page
        assert apart([word.box for word in page.words])
        assert all(word.box.within(page.box) for word in page.words)


def told(played: Game) -> str:
    return " ".join(word.text for word in card(played).page.words)


def test_a_card_says_who_won_how_and_when() -> None:
    played = game()
    assert played.state.result is not None
    words = told(played)
    for name in played.names:
        assert name in words
    winner = Seat(played.state.result.ranks.index(1))
    assert card(played).first == [winner]
    assert f"as the last one at the table, after {played.story.turn} turns" in words
    for turn in played.story.bankrupt_turn:
        assert turn is None or f"out in turn {turn}" in words
    assert played.ed.name in words


def test_a_short_game_shows_the_worth_that_decided() -> None:
    played = game(players=4, variant="short")
    result = played.state.result
    assert result is not None
    assert result.reason == "first_bankruptcy"
    words = told(played)
    assert "when the first one went bankrupt" in words
    for seat, worth in enumerate(result.worth):
        if not played.state.players[seat].out:
            assert played.ed.currency.show(worth) in words


def test_a_timed_game_says_that_time_was_up() -> None:
    played = game(players=3, turns=40, variant="timed")
    assert played.state.result is not None
    assert "when time was up" in told(played)


@pytest.mark.parametrize("sharing", [2, 3, 5, 8])
def test_those_who_share_the_win_are_all_named(sharing: int) -> None:
    played = game(players=8, turns=60)
    ranks = (1,) * sharing + tuple(range(sharing + 1, 9))
    tied = replace(played.state, result=Result("time_limit", ranks, (2500,) * 8))
    shown = EndCard(say, view(played.ed, tied), played.names, played.story, "light", 1024)
    assert shown.first == list(range(sharing))
    sentences = [word.text for word in shown.page.words]
    assert any("share the win with $2,500 each" in text for text in sentences)
    assert any(all(name in text for name in NAMES[:sharing]) for text in sentences)
    assert apart([word.box for word in shown.page.words])


def test_a_game_called_off_has_no_winner_but_an_order() -> None:
    played = game(turns=30)
    shown = card(played)
    assert shown.first == []
    worths = [final_worth(played.ed.board, played.state, Seat(i)) for i in range(4)]
    assert [worths[seat] for seat in shown.order] == sorted(worths, reverse=True)
    assert shown.ranks[worths.index(max(worths))] == 1
    assert "Called off" in [word.text for word in shown.page.words]


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_game_of_hardly_any_turns_has_a_card(turns: int) -> None:
    assert card(game(turns=turns)).page.picture().mode == "P"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_oddest_names_fit_on_a_card(players: int) -> None:
    played = game(players=players)
    shown = EndCard(
        say, view(played.ed, played.state), ODD_NAMES[:players], played.story, "dark", 1024
    )
    assert apart([word.box for word in shown.page.words])
    assert all(word.box.within(shown.page.box) for word in shown.page.words)


def test_every_award_has_an_icon_and_awards_are_shown_in_pairs() -> None:
    assert ICONS.keys() == {*get_args(AwardId)}
    for players in (2, 4, 6, 8):
        awards = card(game(players=players)).awards
        assert len(awards) <= MOST_AWARDS
        assert len(awards) % 2 == 0 or len(awards) == 1


def test_cards_painted_at_once_are_the_same_card() -> None:
    played = game(players=5)

    def paint(_: int) -> bytes:
        picture = paint_end(say, view(played.ed, played.state), played.names, played.story)
        return picture.convert("RGB").tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(paint, range(4)))) == 1


def test_a_worth_stays_level_until_the_turn_that_changes_it() -> None:
    line = [(10.0, 50.0), (14.2, 50.3), (18.4, 50.0), (22.6, 20.0), (26.8, 20.0)]
    assert chart._steps(line) == [(10, 50), (23, 50), (23, 20), (27, 20)]


def test_a_line_drawn_in_pieces_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(5)
    line = [Spot(10 + 4 * step, chance.choice((20.0, 31.5, 88.25))) for step in range(120)]
    for way in (line, line[::-1]):
        drawn = soft_lined(way)
        monkeypatch.setattr(chart, "COLUMN", 1000)
        apart = ImageChops.difference(drawn, soft_lined(way))
        monkeypatch.undo()
        assert apart.getbbox() is None, "no seam where two pieces meet"


def soft_lined(line: Sequence[Spot]) -> Image.Image:
    """Return a picture with only a soft line."""
    look = look_of(game().ed, "light")
    canvas = Canvas.blank(look.inks, 500, 110, look.panel)
    chart.soft_line(canvas, look, Measure(1024), line, 5.5, look.seat(1), look.panel)
    return canvas.picture().convert("RGB")


# A GIF frame by frame


def test_gif_frames_decode_to_the_same_pixels() -> None:
    inks = Inks()
    chance = Random(3)
    colours = [f"#{chance.randrange(1 << 24):06x}" for _ in range(FULL)]
    sheets = []
    gif = Gif(inks, (40, 30))
    for step in range(8):  # the last frames use the whole palette
        for colour in colours[: 40 * (step + 1)]:
            inks.number(colour)
        busy = [chance.randrange(len(inks)) * (chance.random() < 0.3) for _ in range(1200)]
        sheet = Image.frombytes("L", (40, 30), bytes(busy))
        sheet.paste(chance.randrange(len(inks)), (step, step, step + 9, step + 9))
        gif.add(sheet, 100)
        sheets.append(sheet)
    shown = frames(gif.finished())
    assert len(shown) == len(sheets)
    assert len(gif.finished()) == gif.weight
    for sheet, frame in zip(sheets, shown, strict=True):
        expected = inks.finish(sheet.copy()).convert("RGB")
        assert ImageChops.difference(expected, frame).getbbox() is None


def test_a_repeated_gif_frame_keeps_its_playing_time() -> None:
    gif = Gif(Inks(), (8, 8))
    gif.inks.number("#123456")
    for _ in range(3):
        gif.add(Image.new("L", (8, 8), 0), 200)
    assert playing_time(gif.finished()) == [200, 200, 200]


# The replay


@pytest.mark.parametrize(
    ("edition", "players", "turns", "policy"),
    [
        ("classic", 4, 900, "steady"),
        ("dotcom", 8, 900, "steady"),
        ("harbour", 2, 2, "steady"),
        ("classic", 2, 0, "steady"),
        ("classic", 6, 700, "walker"),
    ],
)
def test_a_replay_shows_the_game_to_its_end(
    edition: str, players: int, turns: int, policy: str
) -> None:
    played = game(edition, players, turns, policy=policy)
    film = Film(say, played.ed, played.start, played.log, played.names)
    shots = film.shots(MOST_FRAMES)
    made = paint_replay(say, played.ed, played.start, played.log, played.names, "light", 512)
    assert len(made) < 8 * 1024 * 1024
    shown = frames(made)
    assert len(shown) == len(shots) <= MOST_FRAMES
    assert {frame.size for frame in shown} == {(512, 512 + height_of(512))}
    times = playing_time(made)
    assert sum(times) <= PLAYING
    assert times[-1] == LAST

    *_, (turn, table) = film.tables({shot.turn for shot in shots})
    assert turn == played.state.turn.number
    board = paint_board(table, "light", 512).convert("RGB")
    assert ImageChops.difference(shown[-1].crop((0, 0, 512, 512)), board).getbbox() is None
    assert table.view == view(played.ed, played.state)


def test_a_replay_that_would_be_too_large_gets_fewer_frames_and_then_smaller() -> None:
    played = game(players=4)
    usual = paint_replay(say, played.ed, played.start, played.log, played.names, size=600)
    for most in (len(usual) * 2 // 3, 150_000, 40_000):
        made = paint_replay(
            say, played.ed, played.start, played.log, played.names, size=600, most_bytes=most
        )
        assert len(made) <= most
        assert len(frames(made)) < len(frames(usual))
    assert frames(made)[-1].width == 512


def test_a_replay_that_cannot_fit_at_all_is_refused() -> None:
    played = game(players=2, turns=2)
    with pytest.raises(ValueError, match="not even one frame"):
        paint_replay(
            say, played.ed, played.start, played.log, played.names, size=512, most_bytes=900
        )


@pytest.mark.parametrize("most", [1, 2, 5, 17, MOST_FRAMES])
@pytest.mark.parametrize("turns", [0, 1, 3, 900])
def test_replay_frames_are_in_order_and_keep_the_last_turn(turns: int, most: int) -> None:
    played = game(players=3, turns=turns)
    film = Film(say, played.ed, played.start, played.log, played.names)
    shots = film.shots(most)
    numbers = [shot.turn for shot in shots]
    assert numbers == sorted(set(numbers))
    assert len(numbers) <= most
    assert numbers[-1] == played.state.turn.number
    assert sum(shot.milliseconds for shot in shots) <= PLAYING
    if most == MOST_FRAMES:
        assert numbers[0] == 0
        assert film.captions.keys() <= set(numbers)


def test_frames_with_captions_are_held_and_all_others_are_equally_long() -> None:
    played = game(players=4)
    film = Film(
        say, played.ed, played.start, played.log, played.names, lambda events: ["Ana begins."]
    )
    times = {shot.turn: shot.milliseconds for shot in film.shots(MOST_FRAMES)}
    assert len(film.captions) >= 5
    assert all(times[turn] >= 1800 for turn in film.captions)
    others = {time for turn, time in times.items() if turn not in film.captions}
    assert len(others) == 1
    assert PLAYING * 9 // 10 <= sum(times.values()) <= PLAYING


def test_the_boards_of_a_replay_have_no_news() -> None:
    played = game(players=3, turns=40)
    film = Film(
        say, played.ed, played.start, played.log, played.names, lambda events: ["Ana begins."]
    )
    shots = film.shots(MOST_FRAMES)
    assert all(not table.news for _, table in film.tables({shot.turn for shot in shots}))


def test_the_first_frame_shows_who_goes_first_about_to_throw() -> None:
    played = game(players=4, turns=20)
    film = Film(say, played.ed, played.start, played.log, played.names)
    turn, table = next(film.tables({0, 1, 2}))
    (began,) = (event for event in played.log[0] if isinstance(event, TurnBegan))
    assert turn == 0
    assert table.view.turn.number == 1
    assert table.actor == began.seat
    assert table.thrower is None, "dice that decided who goes first belong to nobody's turn"


def test_a_caption_is_dim_after_its_turn_and_soon_gone() -> None:
    played = game(players=4)
    film = Film(
        say, played.ed, played.start, played.log, played.names, lambda events: ["Ana begins."]
    )
    look = look_of(played.ed, "light")
    turn = film.points[0]
    scrubber = Scrubber(say, look, film.story, 512, film.points, {turn: film.captions[turn]})
    room, last = scrubber.caption, turn + LINGERING
    turns = (turn - 1, turn, turn + 1, last, last + 1, last + 50)
    before, at, after, late, over, later = (
        scrubber.at(number).crop(room).tobytes() for number in turns
    )
    assert look.inks.number(scrubber.ink) in at
    assert look.inks.number(scrubber.ink) not in after
    assert after == late != over
    assert before == over == later, "its moment is over"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("edition", available())
def test_captions_can_be_read_while_they_are_held_and_after(edition: str, variant: Variant) -> None:
    look = look_of(load(edition), variant)
    frame, ink = look.frame, look.ink_on(look.frame)
    assert contrast(ink, frame) >= 4.5
    assert contrast(look.inks.step(frame, ink, DIM), frame) >= 3


@pytest.mark.parametrize("size", [512, 768, 1024])
def test_the_longest_caption_stays_in_the_bar(size: int) -> None:
    played = game(players=8)
    film = Film(say, played.ed, played.start, played.log, LONG_NAMES)
    assert any(len(caption) > 60 for caption in film.captions.values())
    scrubber = Scrubber(
        say, look_of(played.ed, "light"), film.story, size, film.points, film.captions
    )
    with record_text() as recorder:
        for turn in film.captions:
            scrubber.at(turn)
    assert not recorder.faults()


def test_a_replay_uses_the_sentences_it_is_given() -> None:
    played = game(players=2, turns=6)
    heard: list[Event] = []

    def tell(events: object) -> list[str]:
        assert isinstance(events, list)
        heard.extend(events)
        return [f"sentence {len(heard)}"]

    film = Film(say, played.ed, played.start, played.log, played.names, tell)
    assert heard == played.log[0]
    assert film.captions[0] == f"sentence {len(heard)}"


@pytest.mark.parametrize("width", [400, 1024, 1600])
def test_a_game_with_undone_dice_has_a_note_and_no_awards(width: int) -> None:
    played = game()
    story = Story.from_log(played.ed, played.start, played.log, undone=True)
    assert played.story.awards()
    assert story.awards() == ()
    seen = view(played.ed, played.state)
    page = EndCard(say, seen, played.names, story, "light", width).page
    assert say("ending-undone") in [word.text for word in page.words]
    assert apart([word.box for word in page.words])
    assert say("ending-undone") in alt_end(say, seen, played.names, story)
    assert say("ending-undone") not in alt_end(say, seen, played.names, played.story)


def taken_over(played: Game) -> Sitters:
    """Return sitters of a game whose second seat changes hands twice."""
    half = len(played.log) // 2
    more = ("Robo Ben", "Eve the Extraordinary of Nowhere")
    seats = (*(Seat(i) for i in range(len(played.names))), Seat(1), Seat(1))
    first = len(played.names)
    return Sitters((*played.names, *more), seats, ((half, first), (half + 40, first + 1)))


def test_the_card_names_all_sitters_of_a_seat_beside_its_letter():
    played = game()
    sitters = taken_over(played)
    story = Story.from_log(played.ed, played.start, played.log, sitters)
    seen = view(played.ed, played.state)
    with record_text() as recorder:
        made = EndCard(say, seen, sitters, story, "light", 1024)
    assert made.marks == letters(played.names)
    words = " ".join(
        word for _, rows in recorder.sheets.values() for row in rows for word in row.words
    )
    assert f"{made.words.names[1]}, then Robo Ben, then Eve" in words
    assert ", then Robo Ben, then Eve" in alt_end(say, seen, sitters, story)
    for award in story.awards():
        assert sitters.seats[award.who] < len(played.names)


def test_each_frame_of_a_film_has_the_names_of_its_time():
    played = game()
    sitters = taken_over(played)
    film = Film(say, played.ed, played.start, played.log, sitters)
    shown = {table.names for _, table in film.tables(range(film.last))}
    assert {names[1] for names in shown} == {played.names[1], *sitters.names[-2:]}
    assert {letters(names) for names in shown} == {letters(played.names)}
