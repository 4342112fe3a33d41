"""The code that sets up the game of a scenario and plays its steps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from bot.cli.scenario.compare import mismatches
from bot.cli.scenario.faults import ScenarioError, complaint
from bot.cli.scenario.names import Names
from bot.cli.scenario.parse import BankPart, Expect, PlayerPart, Scenario, Step
from bot.words.narration.edition_problems import load_problem
from bot.words.narration.illegal_actions import reason
from editions.loader import EditionError, load
from engine.asked import waiting
from engine.decisions import Auction, Shortage
from engine.edition import Edition, JailFree, Seat
from engine.errors import BadSetup, Illegal
from engine.game import apply
from engine.rng import Dice
from engine.rules import configure
from engine.setup import blank, choose_tokens, start
from engine.state import BANK, GameState, Turn


class Mismatch(Exception):
    """Raised if the game differs from the scenario file. `lines` describe the difference."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


class OutOfThrows(Exception):
    """Raised if the game needs more throws of the dice than the file's `dice` contain."""


class ScriptedDice:
    """A source of throws that returns the file's `dice` in order, and then raises OutOfThrows."""

    def __init__(self, throws: list[Dice]) -> None:
        self.rest = iter(throws)

    def __call__(self) -> Dice:
        throw = next(self.rest, None)
        if throw is None:
            raise OutOfThrows
        return throw


def play(scenario: Scenario, folder: Path) -> None:
    """Play all steps of a scenario and compare. Raise Mismatch at the first step that differs.

    `folder`: the folder of the file, for relative paths of editions. Raise ScenarioError for an
    invalid file.
    """
    ed = _edition(scenario, folder)
    _check_players(scenario, ed)
    names = Names(ed, [player.name for player in scenario.players])
    dice = ScriptedDice(scenario.dice)
    s = _real_start(scenario, ed, dice) if scenario.setup else set_table(scenario, ed, names)
    _check_words(scenario, ed, s, names)
    timed_out: frozenset[Seat] = frozenset()
    for i, step in enumerate(scenario.steps):
        place = f"steps[{i}]"
        clock = step.do == "time_up"
        if not (clock and names.seat(step.player, place) in timed_out.difference(waiting(s))):
            timed_out = _sharing_a_clock(s) if clock else frozenset()
            s = _play_step(ed, s, step, names, dice, place)
        if step.expect is not None:
            _compare(ed, s, names, step.expect, f"after {place}")
    if scenario.expect is not None:
        _compare(ed, s, names, scenario.expect, "at the end")


def _sharing_a_clock(s: GameState) -> frozenset[Seat]:
    """Return the seats that share one clock, in an auction or a shortage of houses.

    Otherwise return an empty set. One `time_up` acts for all of these seats, so `play` skips a
    `time_up` of the others right after it.
    """
    match s.pending[-1] if s.pending else None:
        case Auction(seats=seats):
            return frozenset(seats)
        case Shortage(asked=asked):
            return frozenset(asked)
        case _:
            return frozenset()


def _edition(scenario: Scenario, folder: Path) -> Edition:
    """Load the scenario's edition, and set its variant, optional rule modules and flags.

    A path is relative to the scenario file if it exists there, otherwise to the working folder.
    """
    name: str | Path = scenario.edition
    if "/" in scenario.edition or scenario.edition.endswith(".toml"):
        with suppress(OSError):  # the loader refuses an impossible path
            name = folder / name if (folder / name).exists() else name
    try:
        base = load(name)
        return configure(base, scenario.variant, tuple(scenario.modules), scenario.flags)
    except EditionError as error:
        raise ScenarioError("edition", load_problem(error)) from None
    except BadSetup as error:
        if error.place == "flags":  # the problem is msgspec's message
            message = error.problem.replace("`$", "`$.flags")
            raise complaint(message, {"flags": scenario.flags}) from None
        raise ScenarioError(error.place, error.problem) from None


def _check_words(scenario: Scenario, ed: Edition, s: GameState, names: Names) -> None:
    """Raise ScenarioError for an unknown name in any step or expectation."""
    for i, step in enumerate(scenario.steps):
        names.read(step, f"steps[{i}]")
        if step.expect is not None:
            list(mismatches(ed, s, names, step.expect, f"steps[{i}].expect"))
    if scenario.expect is not None:
        list(mismatches(ed, s, names, scenario.expect, "expect"))


def _play_step(
    ed: Edition, s: GameState, step: Step, names: Names, dice: ScriptedDice, place: str
) -> GameState:
    title = f"{place} {step.player}: {step.do}"
    before = msgspec.msgpack.encode(s)
    try:
        seat, action = names.action(step, s, place)
        outcome = apply(ed, s, seat, action, dice)
    except OutOfThrows:
        raise Mismatch([f"{title}: expected a throw in dice, got to their end"]) from None
    except Illegal as no:
        if msgspec.msgpack.encode(s) != before:
            raise Mismatch([f"{title}: was refused but changed the game"]) from None
        if step.refused is True or step.refused == no.code:
            return s
        expected = "legal" if step.refused is False else f"refused as {step.refused!r}"
        said = reason(no, ed, names.players)
        raise Mismatch([f"{title}: expected {expected}, got {no.code!r} ({said})"]) from None
    if step.refused is not False:
        code = "any code" if step.refused is True else repr(step.refused)
        raise Mismatch([f"{title}: expected to be refused ({code}), got accepted"])
    return outcome.state


def _compare(ed: Edition, s: GameState, names: Names, expect: Expect, when: str) -> None:
    found = list(mismatches(ed, s, names, expect, "expect"))
    if found:
        raise Mismatch([f"{when}:", *(f"  {line}" for line in found)])


def _real_start(scenario: Scenario, ed: Edition, dice: ScriptedDice) -> GameState:
    """Return the state of a game started as at a real table.

    The first throws in the file's `dice` decide who has the first turn (SET-5).
    """
    _check_nothing_given(scenario)
    try:
        s, _ = start(ed, len(scenario.players), scenario.seed, dice=dice)
    except BadSetup as error:
        raise ScenarioError(error.place, error.problem) from None
    except OutOfThrows:
        raise Mismatch(["setup: expected a throw in dice, got to their end"]) from None
    return s


def _check_nothing_given(scenario: Scenario) -> None:
    """Raise ScenarioError for keys that are not allowed with `setup = true`.

    With it, the start of the game decides the cash, the bank, the decks and the turn.
    """
    blank_file = Scenario("", [], [])
    for key in ("turn", "decks", "bank", "offline"):
        if getattr(scenario, key) != getattr(blank_file, key):
            raise ScenarioError(key, "expected no such key together with setup")
    for i, part in enumerate(scenario.players):
        if part != PlayerPart(part.name):
            raise ScenarioError(f"players[{i}]", "expected only a name together with setup")


def set_table(scenario: Scenario, ed: Edition, names: Names) -> GameState:
    """Return the state that the file describes, with the player of `turn` about to roll."""
    s = blank(ed, choose_tokens(ed, len(scenario.players), ()), scenario.seed)
    for seat, part in enumerate(scenario.players):
        _seat_player(s, ed, names, Seat(seat), part)
    _check_groups(s, ed)
    for deck, held in _held_cards(s):
        _take_jail_cards(s, ed, deck, held)
    for deck, ids in scenario.decks.items():
        _stack_deck(s, ed, names.deck(deck, f"decks.{deck}"), ids)
    _stock_bank(s, ed, scenario.bank)
    first = scenario.players[0].name if scenario.turn is None else scenario.turn
    if scenario.offline is not None:
        if not ed.rules.offline_token:
            raise ScenarioError("offline", "expected modules = ['offline_token'] with this key")
        s.bank.offline = names.pos(scenario.offline, "offline")
    turn = names.seat(first, "turn")
    s.turn = Turn(turn, number=1, ask=1)
    s.last_id = 1
    return s


def _stock_bank(s: GameState, ed: Edition, part: BankPart) -> None:
    """Set the bank's houses, hotels and pot to the numbers in the file.

    By default, the bank has the houses and hotels that are not on the board.
    """
    hotel = ed.rules.hotel_level
    s.bank.houses -= sum(level for level in s.level if level < hotel)
    s.bank.hotels -= sum(1 for level in s.level if level == hotel)
    for key in ("houses", "hotels", "pot"):
        given = getattr(part, key)
        if given is not None:
            setattr(s.bank, key, given)
        if getattr(s.bank, key) < 0:
            built = "more stand on the board than there are"
            problem = built if given is None else f"expected at least 0, got {given}"
            raise ScenarioError(f"bank.{key}", problem)


def _check_players(scenario: Scenario, ed: Edition) -> None:
    count = len(scenario.players)
    if not ed.min_players <= count <= ed.max_players:
        raise ScenarioError(
            "players", f"expected {ed.min_players} to {ed.max_players} players, got {count}"
        )
    seen: set[str] = set()
    for i, player in enumerate(scenario.players):
        if not player.name.strip():
            raise ScenarioError(f"players[{i}].name", "expected a name, got none")
        if player.name in seen:
            raise ScenarioError(f"players[{i}].name", "expected a name that no other player has")
        seen.add(player.name)


def _seat_player(s: GameState, ed: Edition, names: Names, seat: Seat, part: PlayerPart) -> None:
    place = f"players[{seat}]"
    player = s.players[seat]
    if part.cash is not None:
        if part.cash < 0:
            raise ScenarioError(f"{place}.cash", f"expected at least 0, got {part.cash}")
        player.cash = part.cash
    if part.jail_turn is not None:
        if not 1 <= part.jail_turn <= ed.rules.jail_turns:
            problem = f"expected 1 to {ed.rules.jail_turns}, got {part.jail_turn}"
            raise ScenarioError(f"{place}.jail_turn", problem)
        player.jail = part.jail_turn
        player.at = ed.board.jail
    if part.at is not None:
        player.at = names.pos(part.at, f"{place}.at")
        if player.jail and player.at != ed.board.jail:
            raise ScenarioError(f"{place}.at", "expected the jail, or no jail_turn")
    for i, name in enumerate(part.owns):
        pos = names.deed(name, f"{place}.owns[{i}]")
        if s.owner[pos] >= 0:
            raise ScenarioError(f"{place}.owns[{i}]", f"expected an unowned deed, got {name!r}")
        s.owner[pos] = seat
    for i, name in enumerate(part.mortgaged):
        pos = names.deed(name, f"{place}.mortgaged[{i}]")
        if s.owner[pos] != seat:
            raise ScenarioError(f"{place}.mortgaged[{i}]", "expected one of the deeds in owns")
        s.mortgaged[pos] = True
    for name, count in part.buildings.items():
        pos = names.deed(name, f"{place}.buildings")
        if s.owner[pos] != seat or ed.board.kind[pos] != "street":
            raise ScenarioError(f"{place}.buildings.{name}", "expected a lot in owns")
        if s.mortgaged[pos]:
            raise ScenarioError(f"{place}.buildings.{name}", "expected a lot without mortgage")
        s.level[pos] = level_from_file(ed, count, f"{place}.buildings.{name}")
    for i, deck in enumerate(part.jail_cards):
        player.cards.append(names.deck(deck, f"{place}.jail_cards[{i}]"))


def _check_groups(s: GameState, ed: Edition) -> None:
    """BLD-1: raise ScenarioError for buildings in a group where another player has a deed."""
    for pos in ed.board.deeds:
        holders = {s.owner[other] for other in ed.board.members[pos]} - {BANK, s.owner[pos]}
        if s.level[pos] and holders:
            place = f"players[{s.owner[pos]}].buildings.{ed.board.name[pos]}"
            raise ScenarioError(place, "expected a group without deeds of another player")


def level_from_file(ed: Edition, count: int, place: str) -> int:
    """Return the engine's building level for a number of houses, or for 5, which means a hotel.

    5 means a hotel even in editions with fewer than four houses before it.
    """
    most = ed.rules.houses_before_hotel
    if count == 5:
        return ed.rules.hotel_level
    if not 0 <= count <= most:
        raise ScenarioError(place, f"expected 1 to {most} houses or 5 for a hotel, got {count}")
    return count


def _held_cards(s: GameState) -> Iterator[tuple[str, int]]:
    """Yield each deck, and how many of its cards the players hold."""
    for deck in s.hidden.decks:
        yield deck, sum(player.cards.count(deck) for player in s.players)


def _take_jail_cards(s: GameState, ed: Edition, deck: str, held: int) -> None:
    """Remove as many jail cards from a deck as the players hold.

    Raise ScenarioError if the deck has fewer.
    """
    pile = s.hidden.decks[deck]
    jail_free = [i for i in pile if isinstance(ed.board.cards[deck][i].effect, JailFree)]
    if held > len(jail_free):
        raise ScenarioError("players", f"the deck {deck!r} has only {len(jail_free)} jail card(s)")
    for index in jail_free[:held]:
        pile.remove(index)


def _stack_deck(s: GameState, ed: Edition, deck: str, ids: list[str]) -> None:
    """Put the named cards on top of a deck, in the order of `ids`."""
    index_of = ed.board.card_index[deck]
    pile = s.hidden.decks[deck]
    top: list[int] = []
    for i, card in enumerate(ids):
        place = f"decks.{deck}[{i}]"
        if card not in index_of:
            raise ScenarioError(place, f"expected one of {', '.join(index_of)}; got {card!r}")
        if index_of[card] in top or index_of[card] not in pile:
            raise ScenarioError(place, f"the card {card!r} is named twice or in a hand")
        top.append(index_of[card])
    pile[:] = top + [index for index in pile if index not in top]
