"""The measurements as tables of text, each figure beside its reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rich.box import SIMPLE
from rich.table import Table

from engine.edition import Edition
from engine.odds import Shares
from tests.bench.landings import deviations
from tests.bench.load import Load
from tests.bench.opponents import Fared
from tests.bench.pictures import CacheSize, PictureTimes
from tests.bench.sharing import Shared
from tests.bench.speed import Pace
from tests.bench.storage import Stored
from tests.bench.tables import Bare
from tests.bench.timings import Timings
from tests.bench.turn_requests import GameRequests
from tests.bench.words import WordTimes

TOP = 12


def speed_table(title: str, paces: list[Pace]) -> Table:
    headings = ("Measured", "turns/s", "of the reference", "actions/s", "games/s")
    bare = paces[0].turns_per_s
    return _table(
        title,
        headings,
        [
            (
                pace.label,
                f"{pace.turns_per_s:,.0f}",
                f"{pace.turns_per_s / bare:.2%}",
                f"{pace.work.actions / pace.seconds:,.0f}" if pace.work.actions else "",
                f"{pace.work.games / pace.seconds:,.1f}" if pace.work.games else "",
            )
            for pace in paces
        ],
    )


def opponents_table(fared: Sequence[Fared]) -> Table:
    headings = ("One against three", "won", "95 %", "before", "wanted", "games", "ended", "turns")
    return _table(
        "Computer players",
        headings,
        [
            (
                f"{_plain(line.one)} against {_plain(line.others)}",
                f"{duel.win_share:.1%}",
                f"{duel.low:.1%} to {duel.high:.1%}",
                line.before,
                line.wanted,
                str(duel.games),
                str(duel.finished),
                f"{duel.turns_median:g}",
            )
            for line, duel in ((one.line, one.duel) for one in fared)
        ],
    )


def _plain(player: str) -> str:
    """Return a player's name without its module."""
    return player.rpartition(":")[2] if player.startswith("tests.") else player


def picture_table(pictures: list[PictureTimes]) -> Table:
    """Return a table of painting and encoding times beside Pillow's encoding alone."""
    return _table(
        "Pictures, painted and encoded",
        ("Picture", "ms", "of it encoding", "kB", "of Pillow's encoding", "of its kB"),
        [
            (
                taken.label,
                _ms(taken.seconds),
                _ms(taken.encoding) if taken.encoding is not None else "",
                f"{taken.size / 1000:,.0f}",
                f"{taken.seconds / taken.pillow:.2f} ×" if taken.pillow else "",
                f"{taken.size / taken.pillow_size:.0%}" if taken.pillow_size else "",
            )
            for taken in pictures
        ],
    )


def cache_line(held: CacheSize) -> str:
    boards = f"{held.editions} {'edition' if held.editions == 1 else 'editions'}"
    return (
        f"Picture caches: {held.size / 1e6:.0f} MB after {boards}, light and dark, "
        f"at most {held.most / 1e6:.0f} MB."
    )


def roundtrip_table(ways: list[Timings]) -> Table:
    """Return a table of round trips, also as multiples of the first kind."""
    bare = ways[0].median
    return _table(
        "Through the playground and back, another process answering",
        ("Way", "median ms", "99th ms", "of a bare request"),
        [
            (way.label, _ms(way.median), _ms(way.quantile(0.99)), f"{way.median / bare:.1f} ×")
            for way in ways
        ],
    )


# Requests


def request_tables(game: GameRequests) -> list[Table]:
    """Return tables of the requests, presses and messages of a turn, in total and by route."""
    return [
        _table(
            f"A game of four people, limits on, {len(game.counted)} turns",
            ("", "median a turn", "mean a turn", "most in a turn"),
            [
                (name, f"{middle:g}", f"{mean:.2f}", f"{most}")
                for name, middle, mean, most in game.per_turn()
            ],
        ),
        _table(
            "By route",
            ("Route", "", "mean a turn", "answers"),
            [
                (route, "exempt" if exempt else "counted", f"{each:.2f}", answers)
                for route, exempt, each, answers in game.route_shares()
            ],
        ),
    ]


def request_line(game: GameRequests) -> str:
    bids = game.how_often("do:bid", "do:pass", "auction-bid", "auction-limit")
    offers = game.how_often("trade-send")
    answers = game.how_often("trade-accept", "trade-decline")
    return (
        f"{sum(game.pressed.values())} presses: {game.how_often('do:roll')} rolls, {bids} bids "
        f"and passes, {offers} offers, {answers} answers to offers. {_too_many(game.too_many)}"
    )


def sharing_table(shared: Sequence[Shared]) -> Table:
    """Return a table of how fast games are stored by one and two processes."""
    one = {line.name: line for line in shared}
    latency = one["SQLite, one table"].median
    alone = one["PostgreSQL"]
    return _table(
        "Computers play as fast as they are written down",
        ("Database", "ms an action", "of SQLite's", "actions/s", "× one", "a core each", "× one"),
        [
            (
                line.name,
                _ms(line.median),
                f"{line.median / latency:.2f} ×" if line.name.endswith("one table") else "",
                f"{line.a_second:,.0f}",
                f"{line.a_second / alone.a_second:.2f}",
                f"{line.a_second_of_cores:,.0f}",
                f"{line.a_second_of_cores / alone.a_second_of_cores:.2f}",
            )
            for line in shared
        ],
    )


def confirmed_table(found: Mapping[str, Load]) -> Table:
    """Return a table of how long people wait with each database."""
    first = next(iter(found.values()))
    return _table(
        "From a press until it is on disk, and until it is answered",
        ("Database", "presses", "ms to disk", "9 of 10", "ms to answer", "9 of 10", "of the first"),
        [
            (
                name,
                f"{one.presses}",
                *(_ms(one.saved.quantile(share)) for share in (0.5, 0.9)),
                *(_ms(one.answered.quantile(share)) for share in (0.5, 0.9)),
                f"{one.answered.median / first.answered.median:.2f} ×",
            )
            for name, one in found.items()
        ],
    )


def storage_table(stored: Sequence[Stored]) -> Table:
    """Return a table of the size of games in each database."""
    return _table(
        "Games of four in a database",
        (
            *("Database", "games", "entries a game", "KB a game", "bytes an entry"),
            *("log bytes an entry", "transactions an entry"),
        ),
        [
            (
                one.name,
                f"{one.games}",
                f"{one.entries / one.games:,.0f}",
                f"{one.size / one.games / 1000:,.0f}",
                f"{one.size / one.entries:,.0f}",
                "" if one.log is None else f"{one.log / one.entries:,.0f}",
                f"{one.transactions / one.pressed_entries:.2f}",
            )
            for one in stored
        ],
    )


def load_table(load: Load, bare: Bare) -> Table:
    """Return a table of answers beside bare requests, and boards beside their bare encoding."""
    plan = load.plan
    limits = "limits on" if plan.limits else "limits OFF"
    rows = [
        ("people", load.answered, bare.request),
        ("people", load.saved, bare.request),
        ("people", load.people, bare.encoding),
        ("computers", load.computers, bare.encoding),
    ]
    return _table(
        f"{plan.tables} live tables, {plan.acts:g} acts a second for {plan.seconds:g} s, {limits}",
        ("Tables of", "from … to", "times", "median ms", "99th ms", "longest ms", "of bare"),
        [
            (
                who,
                way.label,
                f"{len(way.seconds):,}",
                *(_ms(way.quantile(share)) for share in (0.5, 0.99, 1)),
                f"{way.median / least:,.0f} / {way.quantile(0.99) / least:,.0f} ×",
            )
            for who, way, least in rows
            if way.seconds
        ],
        words=2,
    )


def load_lines(load: Load, bare: Bare) -> list[str]:
    """Return lines that explain the last column and add requests, presses and memory."""
    seconds, asked = load.plan.seconds, load.requests
    request, encoding = _ms(bare.request), _ms(bare.encoding)
    return [
        f"Bare: a request takes {request} ms, the encoding of a board {encoding} ms.",
        (
            f"Requests: {asked['counted'] / seconds:.1f} counted a second (at most "
            f"{asked['peak']} in one), {asked['exempt'] / seconds:.1f} exempt. "
            f"{_too_many(asked['too_many'])}"
        ),
        (
            f"Presses: {load.presses:,}, and {load.no_table:,} times no table was ready for one; "
            f"{load.unanswered:,} unanswered after 3 s, {load.refused:,} refused. "
            f"States not shown in the end: {load.late_people:,} of people, "
            f"{load.late_computers:,} of computers."
        ),
        (
            f"Acts: {load.acts_of_people / seconds:.1f} a second at tables of people, "
            f"{load.acts_of_computers / seconds:.1f} at those of computers; {load.ended:,} games "
            f"ended and were followed by others. {load.never_opened:,} tables were never seen."
        ),
        (
            f"Bot: {_ms(load.cpu / max(load.presses, 1))} ms of processor time a press, "
            f"{_ms(load.cpu / max(load.acts, 1))} an act ({load.cpu / seconds:.0%} of a core), "
            f"longest stall {_ms(load.stall)} ms of its own. Playground and people: "
            f"{_ms(load.driver_cpu / max(load.acts, 1))} ms an act "
            f"({load.driver_cpu / seconds:.0%} of a core)."
        ),
        *_growth_lines(load),
        (
            f"Killed, it answers again after {load.back:.1f} s and shows all tables as they are "
            f"after {load.all_back:.1f} s. {_too_many(load.restart.get('too_many', {}))}"
        ),
        *(f"Not in time: {phase}." for phase in load.phases if not phase.in_time),
    ]


def _growth_lines(load: Load) -> list[str]:
    """Return lines with memory and database at the start, in the middle and at the end of play."""
    if not load.samples:
        return []
    three = [load.samples[0], load.samples[len(load.samples) // 2], load.samples[-1]]
    lines = []
    if held := [one.resident / 1e6 for one in three if one.resident is not None]:
        lines.append(f"Memory held: {', '.join(f'{size:.0f}' for size in held)} MB.")
    if load.bytes_per_act is not None:
        sizes = ", ".join(f"{(one.database or 0) / 1e6:.1f}" for one in three)
        lines.append(f"Database: {sizes} MB, {load.bytes_per_act:,.0f} bytes an act.")
    return ["At the beginning, in the middle and at the end. " + " ".join(lines)]


def memory_lines(loads: Sequence[Load]) -> list[str]:
    """Return lines with the memory of one more table, if several loads were measured."""
    return [
        f"From {few.plan.tables} to {many.plan.tables} tables: "
        f"{(many.resident - few.resident) / (many.plan.tables - few.plan.tables) / 1000:,.0f} "
        "kB each."
        for few, many in pairwise(loads)
        if few.resident is not None and many.resident is not None
    ]


def _too_many(refused: dict[str, int]) -> str:
    others = sum(refused.values()) - refused.get("global", 0)
    return f"429s: {refused.get('global', 0)} global, {others} others."


# Landing shares


def landing_table(ed: Edition, measured: Shares, exact: Shares) -> Table:
    rows = zip(_labels(ed), exact.spaces, measured.spaces, deviations(measured, exact), strict=True)
    return _table(
        f"Share of rolls ending on a space, top {TOP}",
        ("Space", "exact", "measured", "difference"),
        [
            (label, f"{known:.3%}", f"{found:.3%}", f"{off:+.3f} pp")
            for label, known, found, off in sorted(rows, key=lambda row: -row[1])[:TOP]
        ],
    )


def landing_verdict(ed: Edition, measured: Shares, exact: Shares, band: float) -> tuple[bool, str]:
    """Return whether the worst space is within the band, and a line with its deviation."""
    off = [abs(points) for points in deviations(measured, exact)]
    worst = max(off)
    passed = worst <= band
    where = _labels(ed)[off.index(worst)]
    said = "PASS" if passed else "FAIL"
    return passed, f"Largest deviation: {worst:.3f} pp on {where}, allowed {band:.2f} pp: {said}"


def _labels(ed: Edition) -> list[str]:
    """Return the names of the spaces by position, and "In jail" at the end."""
    return [f"{pos} {space.name}" for pos, space in enumerate(ed.spaces)] + ["In jail"]


def words_table(languages: list[WordTimes]) -> Table:
    return _table(
        "A table's words: its message, and those of its picture",
        ("Language", "ms the first time", "ms", "of the reference"),
        [
            (one.language, _ms(one.first), _ms(one.seconds), f"{one.seconds / one.bare:.2f} ×")
            for one in languages
        ],
    )


def _table(
    title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1
) -> Table:
    """Return a table whose first `words` columns are words and whose others are figures."""
    table = Table(title=title, title_justify="left", box=SIMPLE)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < words else "right")
    for row in rows:
        table.add_row(*row)
    return table


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:,.1f}"
