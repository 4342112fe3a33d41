"""Checks of a whole edition, made after the checks of its single values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from editions.build import GROUP_KINDS, flags
from editions.fields import Fields, Raw
from editions.findings import Findings, shown
from editions.phrases import Phrase
from engine.edition import (
    AdvanceNearest,
    AdvanceTo,
    Deck,
    Edition,
    Effect,
    JailFree,
    MoveBack,
    Question,
)
from engine.errors import BadSetup
from engine.rules import configure

CORNERS = ("go", "jail", "free_parking", "go_to_jail")
# Each optional module, the kind of space it needs, and whether it asks questions.
MODULES: dict[str, tuple[str, bool]] = {
    "american_expansion": ("go", False),
    "just_visit_america": ("jail", True),
    "free_parking_game_show": ("free_parking", True),
    "american_legal_system": ("go_to_jail", False),
    "offline_token": ("go", False),
}


def check_whole(ed: Edition, notes: Findings) -> None:
    """Check an edition except its rules, questions and theme, and record problems in `notes`."""
    for check in (_setup, _deeds, _groups, _board, _rents, _corners, _decks, _chains, _modules):
        if notes.full:
            return  # later problems are no longer recorded, so values may be bad
        check(ed, notes)


def _twice(items: Iterable[str]) -> set[str]:
    return {item for item, count in Counter(items).items() if count > 1 and item}


def _setup(ed: Edition, notes: Findings) -> None:
    twice = _twice(token.casefold() for token in ed.tokens)
    for i, token in enumerate(ed.tokens):
        if token.casefold() in twice:
            notes.problem(f"tokens[{i}]", Phrase("token_once"), token)
    if ed.min_players > ed.max_players and not notes.broken("players.max"):
        most = Phrase("players_min", most=ed.max_players)
        notes.problem("players.min", most, ed.min_players)
    if len(ed.tokens) < ed.max_players and not notes.broken("players.max"):
        few = Phrase("token_each", players=ed.max_players, found=len(ed.tokens))
        notes.problem("tokens", few)
    if "standard" in ed.variants:
        notes.problem("variants.standard", Phrase("not_standard"))


# Board


def _unsure(ed: Edition, notes: Findings, *keys: str) -> bool:
    """Return True if the list of spaces, or one of these keys of a space, could not be read."""
    if notes.broken("spaces") or notes.any_below("spaces."):  # the list, or a change in it
        return True
    return any(notes.broken(f"spaces[{i}].{key}") for i in range(len(ed.spaces)) for key in keys)


def _board(ed: Edition, notes: Findings) -> None:
    kinds = Counter(space.kind for space in ed.spaces)
    if _unsure(ed, notes, "kind"):
        return
    expected = []
    if ed.spaces[0].kind != "go" or kinds["go"] > 1:
        expected.append(Phrase("board_go"))
    if kinds["jail"] != 1:
        expected.append(Phrase("board_jail", found=kinds["jail"]))
    if not kinds["street"]:
        expected.append(Phrase("board_street"))
    if expected:
        notes.problem("spaces", Phrase("board", parts=tuple(expected)))


def _rents(ed: Edition, notes: Findings) -> None:
    """Record a problem for a board without any rent, on which no game could end."""
    paid = [*(space.rents for space in ed.spaces), *(g.rents + g.multipliers for g in ed.groups)]
    unsure = _unsure(ed, notes, "kind", "rents") or notes.any_below("groups")
    if not unsure and not any(map(any, paid)):
        notes.problem("spaces", Phrase("no_rents"))


def _corners(ed: Edition, notes: Findings) -> None:
    side = len(ed.spaces) // 4
    for i, space in enumerate(ed.spaces):
        if notes.broken(f"spaces[{i}].kind") or notes.broken("spaces"):
            continue
        if i % side == 0 and space.kind not in CORNERS:
            notes.problem(f"spaces[{i}].kind", Phrase("corner", names=CORNERS), space.kind)
        if i % side and space.kind == "jail":
            corner = Phrase("jail_corner", one=side, two=2 * side, three=3 * side)
            notes.problem(f"spaces[{i}].kind", corner, i)


def _deeds(ed: Edition, notes: Findings) -> None:
    names = _twice(space.name.casefold() for space in ed.spaces)
    decks = [deck.id for deck in ed.decks]
    lengths = Counter(len(sp.rents) for sp in ed.spaces if sp.kind == "street")
    usual = lengths.most_common(1)[0][0] if lengths else 0
    for i, space in enumerate(ed.spaces):
        place = f"spaces[{i}]"
        if space.kind == "card" and space.deck not in decks and not notes.broken("decks"):
            notes.problem(f"{place}.deck", Phrase("one_of", names=tuple(sorted(decks))), space.deck)
        if space.kind not in GROUP_KINDS:
            continue
        if space.name.casefold() in names:
            notes.problem(f"{place}.name", Phrase("own_name"), space.name)
        groups = [group.id for group in ed.groups if group.kind == space.kind]
        if space.group not in groups and not notes.broken("groups"):
            known = Phrase("group", kind=space.kind, names=tuple(sorted(groups)))
            notes.problem(f"{place}.group", known, space.group)
        if space.mortgage > space.price and not notes.broken(f"{place}.price"):
            notes.problem(
                f"{place}.mortgage", Phrase("mortgage", price=space.price), space.mortgage
            )
        if space.kind == "street":
            if len(space.rents) != usual:
                count = Phrase("rents", count=usual, found=len(space.rents))
                notes.problem(f"{place}.rents", count)
            _rising(space.rents, f"{place}.rents", notes)
            if space.rents and space.rents[-1] < space.rents[0]:
                least = Phrase("building_pays", least=space.rents[0])
                notes.problem(f"{place}.rents", least, space.rents[-1])


def _rising(rents: tuple[int, ...], place: str, notes: Findings) -> None:
    for i in range(1, len(rents)):
        if rents[i] < rents[i - 1] and not notes.any_below(place):
            notes.warn(place, Phrase("falling", now=rents[i], before=rents[i - 1]))
            return


def _groups(ed: Edition, notes: Findings) -> None:
    sizes = Counter((space.group, space.kind) for space in ed.spaces)
    unsure = _unsure(ed, notes, "kind", "group")
    for group in ed.groups:
        place, held = f"groups.{group.id}", sizes[group.id, group.kind]
        if not held and not unsure:
            notes.problem(place, Phrase("group_unused"))
        for key, values in (("rents", group.rents), ("multipliers", group.multipliers)):
            if values and len(values) < held:
                count = Phrase("per_deed", count=held, found=len(values))
                notes.problem(f"{place}.{key}", count)
            _rising(values, f"{place}.{key}", notes)


# Cards


def _decks(ed: Edition, notes: Findings) -> None:
    sure = not _unsure(ed, notes, "kind", "deck")
    kinds = {space.kind for space in ed.spaces}
    used = {space.deck for space in ed.spaces}
    texts = _twice(card.text for deck in ed.decks for card in deck.cards)
    for deck in ed.decks:
        cards = f"decks.{deck.id}.cards"
        if not deck.cards:
            notes.problem(cards, Phrase("no_cards"))
        elif all(isinstance(card.effect, JailFree) for card in deck.cards):
            # Players may keep these cards, and then the deck would be empty.
            notes.problem(cards, Phrase("only_kept"))
        if deck.id not in used and sure:
            notes.warn(f"decks.{deck.id}", Phrase("deck_unused"))
        for card in deck.cards:
            place = f"{cards}.{card.id}"
            if isinstance(card.effect, AdvanceNearest) and card.effect.kind not in kinds and sure:
                notes.problem(f"{place}.kind", Phrase("kind_on_board"), card.effect.kind)
            if card.text in texts:
                notes.warn(f"{place}.text", Phrase("own_text"))
            if not notes.any_below("currency"):
                for key, wanted in unsaid_amounts(ed, card.text, card.effect):
                    if not notes.broken(f"{place}.{key}"):
                        notes.warn(f"{place}.text", Phrase("unsaid", sum=wanted, key=key))


def unsaid_amounts(ed: Edition, text: str, effect: Effect) -> Iterator[tuple[str, str]]:
    """Yield the sums in a card's effect that its text does not mention, each with its key."""
    values = msgspec.structs.asdict(effect)
    for key in ("amount", "per_house", "per_hotel"):
        if not values.get(key):
            continue
        wanted = ed.currency.show(values[key])
        if not re.search(rf"(?<![\w.,]){re.escape(wanted)}(?![\w]|[.,]\d)", text):
            yield key, wanted


def _chains(ed: Edition, notes: Findings) -> None:
    """Record a problem for cards that can send a token round a circle of card spaces for ever."""
    if _unsure(ed, notes, "kind", "deck") or notes.any_below("decks"):
        return
    by_id = {deck.id: deck for deck in ed.decks}
    next_of = {
        i: _card_targets(ed, i, by_id[sp.deck])
        for i, sp in enumerate(ed.spaces)
        if sp.kind == "card"
    }
    ending: set[int] = set()  # card spaces from which every chain of moves ends
    while True:
        found = {i for i in next_of if i not in ending and all(t in ending for _, t in next_of[i])}
        if not found:
            break
        ending |= found
    for i in next_of:
        for place, target in next_of[i]:
            if i not in ending and target not in ending and _reaches(next_of, target, i):
                notes.problem(place, Phrase("circle", start=i, target=target))


def _card_targets(ed: Edition, pos: int, deck: Deck) -> list[tuple[str, int]]:
    """Return the cards of a deck that send a token from position `pos` to a card space.

    Each item is a pair: the card's place in the file and the position of that space.
    """
    found = []
    for card in deck.cards:
        match card.effect:
            case AdvanceTo(target):
                found.append((f"decks.{deck.id}.cards.{card.id}", int(target)))
            case MoveBack(steps):
                found.append((f"decks.{deck.id}.cards.{card.id}", (pos - steps) % len(ed.spaces)))
            case _:
                pass  # no other effect moves a token to a card space
    return [(place, target) for place, target in found if ed.spaces[target].kind == "card"]


def _reaches(next_of: dict[int, list[tuple[str, int]]], start: int, goal: int) -> bool:
    seen, todo = {start}, [start]
    while todo:
        for _, target in next_of[todo.pop()]:
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return goal in seen


# Modules, questions, rules


def _modules(ed: Edition, notes: Findings) -> None:
    kinds = {space.kind for space in ed.spaces}
    twice = _twice(ed.modules)
    for i, module in enumerate(ed.modules):
        place = f"modules[{i}]"
        if module not in MODULES:
            notes.problem(place, Phrase("one_of", names=tuple(MODULES)), module)
            continue
        kind, asks = MODULES[module]
        if kind not in kinds and not _unsure(ed, notes, "kind"):
            notes.problem(place, Phrase("module_space", kind=kind, module=module))
        if asks and not ed.questions:
            notes.problem(place, Phrase("module_questions", module=module))
        if module in twice:
            notes.problem(place, Phrase("module_once"), module)


def check_questions(questions: tuple[Question, ...], place: str, notes: Findings) -> None:
    ids = _twice(question.id for question in questions)
    texts = _twice(question.text.casefold() for question in questions)
    for i, question in enumerate(questions):
        at = f"{place}[{i}]"
        if question.id in ids:
            notes.problem(f"{at}.id", Phrase("own_id"), question.id)
        if question.text.casefold() in texts:
            notes.problem(f"{at}.text", Phrase("question_once"), question.text)
        if _twice(choice.casefold() for choice in question.choices):
            notes.problem(f"{at}.choices", Phrase("four_choices"))


def settle(ed: Edition, rules: object, notes: Findings) -> Edition:
    """Return the edition with the rules of its file applied.

    Record a problem for rules, a variant or an optional module that the engine refuses. The result
    may lack the rules if the edition has any problem.
    """
    own = flags(Fields(rules, "rules", notes))
    if notes.problems:
        return ed
    try:
        ed = configure(ed, flags=own)
    except BadSetup as error:
        _refused(error, "rules", notes)
        return ed
    for variant in ed.variants:
        try:
            configure(ed, variant)
        except BadSetup as error:
            _refused(error, f"variants.{variant}", notes)
    for i, module in enumerate(ed.modules):
        try:
            configure(ed, modules=(module,))
        except BadSetup as error:
            _refused(error, f"modules[{i}]", notes)
    return ed


def _refused(error: BadSetup, place: str, notes: Findings) -> None:
    """Record the engine's refusal of a setup as a problem at the place that caused it."""
    _, dot, flag = error.place.partition(".")
    at = place if place.startswith("modules") else f"{place}{dot}{flag}"
    notes.problem(at, Phrase("setup", wrong=error.code or "kind", **error.params))


def check_leftovers(ed: Edition, parent: Raw, notes: Findings) -> None:
    """Warn about card texts with a deed name of the parent edition that this edition lacks."""
    here = {space.name for space in ed.spaces}
    gone = [sp["name"] for sp in parent["spaces"] if "group" in sp and sp["name"] not in here]
    for deck in ed.decks:
        for card in deck.cards:
            for name in gone:
                if name in card.text:
                    place = f"decks.{deck.id}.cards.{card.id}.text"
                    notes.warn(place, Phrase("leftover", name=shown(name)))
