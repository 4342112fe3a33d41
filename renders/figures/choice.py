"""Which icon a space shows: what its theme says, else what its kind usually has."""

from __future__ import annotations

from engine.edition import Edition

# Kinds with several icons take turns: the first utility has light, the second water.
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
    """The icon's name for the space at `pos`, or None for one without, as streets usually are."""
    space = ed.spaces[pos]
    for key in (str(pos), space.group, space.deck, space.kind):
        if key in ed.theme.icons:
            return ed.theme.icons[key]
    usual = _USUAL.get(space.kind)
    return usual[_turn(ed, pos) % len(usual)] if usual else None


def _turn(ed: Edition, pos: int) -> int:
    """The how-manieth of its kind a space is from GO on; card spaces count by their deck."""
    space = ed.spaces[pos]
    if space.deck:
        return [deck.id for deck in ed.decks].index(space.deck)
    return sum(before.kind == space.kind for before in ed.spaces[:pos])
