"""The whole table in words, for screen readers: nothing on the picture is missing here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.decisions import Challenge
from engine.edition import Pos, Seat
from engine.rent import count_held, street_rent
from engine.state import BANK
from engine.view import SeatView
from renders.alt.asked import asks, by_urgency, claimed, headline, offered, stands
from renders.alt.board import bank_stock, whole_groups
from renders.words import Words, listing


def describe(view: SeatView, names: Sequence[str]) -> str:
    """The turn, what is open, each player, each space in board order, the Bank: by sections."""
    w = Words(view.ed, names)
    sections = [
        (view.ed.name, _turn(view, w)),
        ("Open", _open(view, w)),
        ("Players", _players(view, w)),
        ("Board", [_space(view, w, Pos(pos)) for pos in range(view.ed.board.size)]),
        ("Bank", _bank(view, w)),
    ]
    written = ((title, [*lines]) for title, lines in sections)
    return "\n\n".join("\n".join([title, *lines]) for title, lines in written if lines)


def _turn(view: SeatView, w: Words) -> Iterator[str]:
    yield headline(view, w)
    if view.result is not None:
        order = sorted((rank, seat) for seat, rank in enumerate(view.result.ranks))
        for rank, seat in order:
            counted = view.result.worth and not view.players[seat].out
            worth = f", {w.money(view.result.worth[seat])}" if counted else ""
            yield f"{rank}. {w.names[seat]}{worth}"
    if any(view.turn.dice):
        first, second = view.turn.dice
        yield f"The last throw was {first} and {second}."


def _open(view: SeatView, w: Words) -> Iterator[str]:
    """What is asked now with its choices, what comes after it, offers and claims."""
    if view.pending and isinstance(top := view.pending[-1], Challenge):
        choices = view.ed.questions[top.question].choices
        yield f"To choose from: {listing(choices, 'or')}."
    yield from (asks(view, w, frame) for frame in by_urgency(view)[1:])
    yield from (offered(w, offer) for offer in view.offers)
    yield from (claimed(w, claim) for claim in view.claims)


def _players(view: SeatView, w: Words) -> Iterator[str]:
    for i, player in enumerate(view.players):
        seat, name = Seat(i), f"{w.names[i]}, {player.token}"
        if player.out:
            yield f"{name}: out of the game."
            continue
        parts = [
            f"{w.money(player.cash)} in cash",
            w.worth(view.worth_of(seat)),
            stands(view, w, player.at, player.jail > 0),
        ]
        if player.cards:
            parts.append(w.counted(len(player.cards), "jail card"))
        yield f"{name}: {', '.join(parts)}."
        if groups := whole_groups(view, w, seat):
            yield f"{w.names[i]} holds {listing(groups)}."
        deeds = [_held(view, w, pos) for pos in view.deeds_of(seat)]
        if deeds:
            yield f"{w.names[i]}'s deeds: {'; '.join(deeds)}."


def _held(view: SeatView, w: Words, pos: Pos) -> str:
    """A deed by name, with what is to be known about it."""
    facts = [family] if (family := w.family(pos)) else []
    if view.level[pos]:
        facts.append(w.level(view.level[pos]))
    if view.mortgaged[pos]:
        facts.append("mortgaged")
    return f"{w.place(pos)} ({', '.join(facts)})" if facts else w.place(pos)


def _space(view: SeatView, w: Words, pos: Pos) -> str:
    """A space with its number from the start: what it is, whose, and who is on it."""
    space = view.ed.spaces[pos]
    parts = _deed(view, w, pos) if space.group else _plain(view, w, pos)
    title = f"{pos}. {space.name}"
    text = f"{title}: {', '.join(parts)}." if parts else f"{title}."
    if here := _visitors(view, w, pos):
        text += f" Here: {listing(here)}."
    return text


def _visitors(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """Whatever stands on a space; prisoners are told apart from visitors."""
    found = ["the offline token"] if pos == view.bank.offline else []
    for name, player in zip(w.names, view.players, strict=True):
        if player.at == pos and not player.out:
            found.append(f"{name} (in jail)" if player.jail else name)
    return found


def _deed(view: SeatView, w: Words, pos: Pos) -> list[str]:
    owner = view.owner[pos]
    parts = [family] if (family := w.family(pos)) else []
    if owner == BANK:
        return [*parts, f"for sale at {w.money(view.ed.board.price[pos])}"]
    parts.append(f"owned by {w.who(owner)}")
    if view.level[pos]:
        parts.append(w.level(view.level[pos]))
    return [*parts, rent_now(view, w, pos)]


def rent_now(view: SeatView, w: Words, pos: Pos) -> str:
    """What an ordinary visitor owes on an owned deed, or why nothing."""
    board, rules = view.ed.board, view.ed.rules
    if view.mortgaged[pos]:
        return "mortgaged, no rent"
    if pos == view.bank.offline:
        return "no rent, as the offline token is here"
    if rules.no_rent_in_jail and view.players[view.owner[pos]].jail:
        return "no rent while its owner is in jail"
    if board.kind[pos] == "street":
        return f"rent {w.money(street_rent(board, rules, view, pos)[0])}"
    held = count_held(board, view, pos)
    if board.kind[pos] == "railroad":
        return f"rent {w.money(board.group_rents[pos][held - 1])}"
    return f"rent {w.money(board.multipliers[pos][held - 1])} times the dice"


def _plain(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """A space without a deed."""
    space, rules = view.ed.spaces[pos], view.ed.rules
    match space.kind:
        case "go":
            return [f"{w.money(rules.salary)} salary"]
        case "tax":
            choice = space.percent and rules.income_tax == "choice"
            share = f" or {space.percent}% of everything" if choice else ""
            return [f"pay {w.money(space.flat)}{share}"]
        case "card":
            return ["draw a card"]
        case "free_parking" if rules.free_parking_pot:
            return [f"{w.money(view.bank.pot)} in the pot"]
        case _:
            return []


def _deck(view: SeatView, deck: str) -> str:
    return next(found.name for found in view.ed.decks if found.id == deck)


def _bank(view: SeatView, w: Words) -> Iterator[str]:
    yield f"{bank_stock(view, w)}."
    unsold = sum(1 for pos in view.ed.board.deeds if view.owner[pos] == BANK)
    yield f"Deeds for sale: {unsold}."
    for deck, left in view.cards_left.items():
        yield f"{_deck(view, deck)}: {w.counted(left, 'card')} in the deck."
    if view.ed.rules.free_parking_pot:
        yield f"In the pot: {w.money(view.bank.pot)}."
