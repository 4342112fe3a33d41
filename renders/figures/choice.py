"""The icon of a space: the theme's choice, or the usual icon of its kind."""

from __future__ import annotations

from engine.edition import Edition

# Spaces of one kind take turns: the first utility has a bulb, the second a tap.
_USUAL: dict[str, tuple[str, ...]] = {
    "go": ("arrow_start",),
    "jail": ("bars",),
    "free_parking": ("parking",),
    "go_to_jail": ("whistle",),
    "railroad": ("locomotive",),
    "utility": ("bulb", "tap"),
    "tax": ("coins", "ring_gem"),
    "card": ("question", "chest"),
}


def space_icon(ed: Edition, pos: int) -> str | None:
    """Return the name of a space's icon, or None. Most streets have no icon."""
    space = ed.spaces[pos]
    for key in (str(pos), space.group, space.deck, space.kind):
        if key in ed.theme.icons:
            return ed.theme.icons[key]
    usual = _USUAL.get(space.kind)
    return usual[_turn(ed, pos) % len(usual)] if usual else None


def _turn(ed: Edition, pos: int) -> int:
    """Return the index with which a space chooses among the usual icons of its kind.

    It is the number of earlier spaces of that kind, or for a card space the index of its deck.
    """
    space = ed.spaces[pos]
    if space.deck:
        return [deck.id for deck in ed.decks].index(space.deck)
    return sum(before.kind == space.kind for before in ed.spaces[:pos])
