"""The comparison of a scenario's expectations with the state of the played game."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cli.scenario.faults import ScenarioError
from bot.cli.scenario.names import ANSWERS, Names
from bot.cli.scenario.parse import Expect, PlayerExpect
from engine.asked import waiting
from engine.edition import Edition, Seat
from engine.state import GameState


def mismatches(
    ed: Edition, s: GameState, names: Names, expect: Expect, place: str
) -> Iterator[str]:
    """Yield a line for each expectation that the state of the game does not meet.

    `place`: the path of `expect` in the file. Raise ScenarioError for unknown names.
    """
    players = names.players
    if expect.turn is not None:
        names.seat(expect.turn, f"{place}.turn")
        yield from _differ("turn", expect.turn, players[s.turn.seat])
    if expect.waiting is not None:
        yield from _waiting(s, names, expect.waiting, place)
    if expect.bank is not None:
        for key in ("houses", "hotels", "pot"):
            wanted = getattr(expect.bank, key)
            if wanted is not None:
                yield from _differ(f"bank.{key}", wanted, getattr(s.bank, key))
    if expect.over is not None:
        yield from _differ("over", expect.over, s.result is not None)
    ranks = s.result.ranks if s.result else ()
    if expect.winner is not None:
        yield from _winner(names, expect.winner, ranks, place)
    for name, rank in (expect.ranks or {}).items():
        seat = names.seat(name, f"{place}.ranks")
        yield from _differ(f"ranks.{name}", rank, ranks[seat] if ranks else None)
    for name, wanted in expect.players.items():
        where = f"players.{name}"
        seat = names.seat(name, f"{place}.{where}")
        for line in _player(ed, s, names, seat, wanted, f"{place}.{where}"):
            yield f"{where}.{line}"


def _differ(what: str, wanted: object, got: object) -> Iterator[str]:
    if wanted != got:
        yield f"{what}: expected {wanted!r}, got {got!r}"


def _winner(
    names: Names, wanted: str | list[str], ranks: tuple[int, ...], place: str
) -> Iterator[str]:
    """Yield a line if the winners differ.

    A single name must be among the winners, and a list must name all of them.
    """
    winners = [names.players[i] for i, rank in enumerate(ranks) if rank == 1]
    listed = [wanted] if isinstance(wanted, str) else wanted
    for name in listed:
        names.seat(name, f"{place}.winner")
    right = wanted in winners if isinstance(wanted, str) else sorted(wanted) == sorted(winners)
    if not right:
        yield f"winner: expected {wanted!r}, got {winners!r}"


def _waiting(
    s: GameState, names: Names, wanted: dict[str, str | bool], place: str
) -> Iterator[str]:
    """Yield a line for each difference in the decisions for which the game waits.

    `wanted` maps a player's name to a kind of decision, or to an action that answers it. `true`
    accepts any kind, and `false` expects no decision of this player. An empty table expects that
    the game waits for nobody.
    """
    now = waiting(s)
    if not wanted and now:
        shown = {names.players[seat]: kind for seat, kind in now.items()}
        yield f"waiting: expected nobody, got {shown!r}"
    for name, kind in wanted.items():
        got = now.get(names.seat(name, f"{place}.waiting"))
        if kind is False:
            yield from _differ(f"waiting.{name}", None, got)
        elif kind is True:
            if got is None:
                yield f"waiting.{name}: expected to be asked something, got nothing"
        else:
            known = {*ANSWERS, *(action for actions in ANSWERS.values() for action in actions)}
            if kind not in known:
                raise ScenarioError(
                    f"{place}.waiting.{name}", f"expected one of {', '.join(sorted(known))}"
                )
            if got is None or (kind != got and kind not in ANSWERS[got]):
                yield f"waiting.{name}: expected {kind!r}, got {got!r}"


def _player(
    ed: Edition, s: GameState, names: Names, seat: Seat, wanted: PlayerExpect, place: str
) -> Iterator[str]:
    player = s.players[seat]
    mine = [pos for pos in ed.board.deeds if s.owner[pos] == seat]
    if wanted.cash is not None:
        yield from _differ("cash", wanted.cash, player.cash)
    if wanted.at is not None:
        at = names.pos(wanted.at, f"{place}.at")
        yield from _differ("at", (at, ed.board.name[at]), (player.at, ed.board.name[player.at]))
    if wanted.in_jail is not None:
        yield from _differ("in_jail", wanted.in_jail, player.jail > 0)
    if wanted.bankrupt is not None:
        yield from _differ("bankrupt", wanted.bankrupt, player.out > 0)
    if wanted.jail_cards is not None:
        cards = [names.deck(deck, f"{place}.jail_cards") for deck in wanted.jail_cards]
        yield from _differ("jail_cards", sorted(cards), sorted(player.cards))
    deed_lists = (
        ("owns", wanted.owns, mine),
        ("mortgaged", wanted.mortgaged, [pos for pos in mine if s.mortgaged[pos]]),
    )
    for what, listed, have in deed_lists:
        if listed is not None:
            wish = (names.deed(name, f"{place}.{what}") for name in listed)
            want, got = ([ed.board.name[p] for p in sorted(deeds)] for deeds in (wish, have))
            yield from _differ(what, want, got)
    if wanted.buildings is not None:
        hotel = ed.rules.hotel_level
        have_built = {
            ed.board.name[p]: 5 if s.level[p] == hotel else s.level[p] for p in mine if s.level[p]
        }
        want_built = {
            ed.board.name[names.deed(name, f"{place}.buildings")]: count
            for name, count in wanted.buildings.items()
            if count
        }
        yield from _differ("buildings", want_built, have_built)
