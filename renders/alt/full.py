"""A full text of the board for screen readers, with every fact that the picture shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.decisions import Challenge
from engine.edition import Pos, Seat
from engine.rent import claimable, count_held, street_rent
from engine.state import BANK
from engine.view import SeatView
from renders.alt.asked import asks, by_urgency, headline, location
from renders.alt.board import bank_stock, danger_ahead, whole_groups
from renders.danger import dangers
from renders.facts import show_is_on, trip_is_on
from renders.words import Say, Words


def describe(say: Say, view: SeatView, names: Sequence[str]) -> str:
    """Return the whole board as text: turn, open questions, players, spaces and the Bank.

    Each section has a title line. Empty sections are left out.
    """
    w = Words(say, view.ed, names)
    sections = [
        (view.ed.name, _turn(view, w)),
        (say("alt-title_open"), _open(view, w)),
        (say("alt-title_players"), _players(view, w)),
        (say("alt-title_board"), [_space(view, w, Pos(pos)) for pos in range(view.ed.board.size)]),
        (say("alt-title_bank"), _bank(view, w)),
    ]
    written = ((title, [*lines]) for title, lines in sections)
    return "\n\n".join("\n".join([title, *lines]) for title, lines in written if lines)


def _turn(view: SeatView, w: Words) -> Iterator[str]:
    yield headline(view, w)
    if found := dangers(view):
        yield danger_ahead(w, found)
    if view.result is not None:
        order = sorted((rank, seat) for seat, rank in enumerate(view.result.ranks))
        for rank, seat in order:
            name = w.names[seat]
            if view.result.worth and not view.players[seat].out:
                worth = w.money(view.result.worth[seat])
                yield w.say("alt-rank_worth", rank=rank, name=name, worth=worth)
            else:
                yield w.say("story-rank", rank=rank, name=name)
    if any(view.turn.dice):
        first, second = view.turn.dice
        yield w.say("alt-last_throw", first=first, second=second)


def _open(view: SeatView, w: Words) -> Iterator[str]:
    """Yield sentences: a quiz question's choices, other open decisions, offers, rents to claim.

    The most urgent decision is left out, because the headline describes it.
    """
    if view.pending and isinstance(top := view.pending[-1], Challenge):
        choices = view.ed.questions[top.question].choices
        yield w.say("alt-choices", choices=w.listed(choices, "or"))
    yield from (asks(view, w, frame) for frame in by_urgency(view)[1:])
    yield from (w.offered(offer) for offer in view.offers)
    yield from (w.claimed(claim) for claim in claimable(view))


def _players(view: SeatView, w: Words) -> Iterator[str]:
    for i, player in enumerate(view.players):
        seat, name = Seat(i), f"{w.names[i]}, {view.ed.token_name(player.token)}"
        if player.out:
            yield f"{w.say('alt-player', name=name, has=w.say('alt-out'))}."
            continue
        parts = [
            w.say("alt-cash", amount=w.money(player.cash)),
            w.worth(view.worth_of(seat)),
            location(view, w, player.at, player.jail > 0),
        ]
        if player.cards:
            parts.append(w.jail_cards(len(player.cards)))
        yield f"{w.say('alt-player', name=name, has=w.row(parts))}."
        if groups := whole_groups(view, w, seat):
            yield w.say("alt-holds", who=w.names[i], groups=w.listed(groups))
        deeds = [_held(view, w, pos) for pos in view.deeds_of(seat)]
        if deeds:
            yield w.say("alt-deeds_of", who=w.names[i], deeds=w.row(deeds, "semicolon"))


def _held(view: SeatView, w: Words, pos: Pos) -> str:
    """Return a deed's name, with its group, buildings and mortgage in brackets."""
    facts = [family] if (family := w.family(pos)) else []
    if view.level[pos]:
        facts.append(w.level(view.level[pos]))
    if view.mortgaged[pos]:
        facts.append(w.say("alt-mortgaged"))
    return f"{w.place(pos)} ({w.row(facts)})" if facts else w.place(pos)


def _space(view: SeatView, w: Words, pos: Pos) -> str:
    """Return the line of a space: its number, name and facts, and the tokens on it."""
    space = view.ed.spaces[pos]
    parts = _deed(view, w, pos) if space.group else _plain(view, w, pos)
    title = f"{pos}. {space.name}"
    text = f"{title}: {w.row(parts)}." if parts else f"{title}."
    if here := _visitors(view, w, pos):
        text += f" {w.say('alt-here', names=w.listed(here))}"
    return text


def _visitors(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """Return the names of the players on a space, prisoners marked as jailed.

    The offline token comes first.
    """
    found = [w.say("alt-offline_token")] if pos == view.bank.offline else []
    for name, player in zip(w.names, view.players, strict=True):
        if player.at == pos and not player.out:
            found.append(w.say("alt-name_jailed", name=name) if player.jail else name)
    return found


def _deed(view: SeatView, w: Words, pos: Pos) -> list[str]:
    owner = view.owner[pos]
    parts = [family] if (family := w.family(pos)) else []
    if owner == BANK:
        return [*parts, w.say("alt-for_sale", price=w.money(view.ed.board.price[pos]))]
    parts.append(w.say("alt-owned", who=w.who(owner)))
    if view.level[pos]:
        parts.append(w.level(view.level[pos]))
    return [*parts, rent_now(view, w, pos)]


def rent_now(view: SeatView, w: Words, pos: Pos) -> str:
    """Return words for the present rent of an owned deed, or for why none is due."""
    board, rules = view.ed.board, view.ed.rules
    if view.mortgaged[pos]:
        return w.say("alt-no_rent_mortgaged")
    if pos == view.bank.offline:
        return w.say("alt-no_rent_offline")
    if rules.no_rent_in_jail and view.players[view.owner[pos]].jail:
        return w.say("alt-no_rent_jail")
    if board.kind[pos] == "street":
        return w.say("alt-rent", amount=w.money(street_rent(board, rules, view, pos)[0]))
    held = count_held(board, view, pos)
    if board.kind[pos] == "railroad":
        return w.say("alt-rent", amount=w.money(board.group_rents[pos][held - 1]))
    return w.say("alt-rent_dice", amount=w.money(board.multipliers[pos][held - 1]))


def _plain(view: SeatView, w: Words, pos: Pos) -> list[str]:
    """Return a list with the text about a space that is not a deed.

    It is empty if nothing happens there, or if the space's name says what happens.
    """
    space, rules = view.ed.spaces[pos], view.ed.rules
    match space.kind:
        case "go" if rules.american_expansion:
            return [w.say("alt-salary_or_move_here", amount=w.money(rules.salary))]
        case "go":
            return [w.say("alt-salary_here", amount=w.money(rules.salary))]
        case "tax":
            flat, percent = w.money(space.flat), space.percent
            if percent and rules.income_tax == "choice":
                return [w.say("alt-tax_choice_here", amount=flat, percent=percent)]
            return [w.say("alt-tax_here", amount=flat)]
        case "card":
            return [w.say("alt-card_here")]
        case "go_to_jail" if rules.american_legal_system:
            return [w.say("alt-court_here")]
        case "jail" if trip_is_on(view):
            return [w.say("alt-trip_here")]
        case "free_parking" if show_is_on(view):
            return [w.say("alt-show_here")]
        case "free_parking" if rules.free_parking_pot:
            return [w.say("alt-pot_here", amount=w.money(view.bank.pot))]
        case _:
            return []


def _deck(view: SeatView, deck: str) -> str:
    return next(found.name for found in view.ed.decks if found.id == deck)


def _bank(view: SeatView, w: Words) -> Iterator[str]:
    yield f"{bank_stock(view, w)}."
    unsold = sum(1 for pos in view.ed.board.deeds if view.owner[pos] == BANK)
    yield w.say("alt-unsold", count=unsold)
    for deck, left in view.cards_left.items():
        yield w.say("alt-deck", deck=_deck(view, deck), count=left)
    if view.ed.rules.free_parking_pot:
        yield f"{w.say('alt-pot', amount=w.money(view.bank.pot))}."
