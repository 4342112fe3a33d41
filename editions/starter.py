"""The file with which an edition of one's own begins: it extends another and already plays."""

from __future__ import annotations

import json
import re

from editions.fields import ID
from editions.findings import EditionError, Finding, shown
from editions.loader import available, load
from editions.phrases import Phrase
from engine.edition import Edition

_TEXT = """\
#:schema ./edition.schema.json
# {name}: an edition of {parent}'s family.
#
# This file says only what differs from {parent}. Change a line and save; then
#   rentroll edition check PATH     lists every mistake with its place
#   rentroll edition show PATH      shows the whole board
#   rentroll edition lab PATH       plays it many times and tells whether it is fun
# A line that starts with # is a remark and does nothing. Take the # away to use it.

id = {id}
extends = {extends}
name = {title}
tagline = "What it is, for the list players choose from."
notes = "What is different here, in a sentence or two."

# players = {{ min = {min}, max = {max} }}
# One token for each player at least.
tokens = {tokens}

# New names, by position (GO is 0). More than a name can change:
#   1 = {{ name = "Duck Pond", price = 80 }}
[spaces]
{spaces}

# A group's word for its colour, and what a house costs there.
# [groups]
{groups}

# Amounts in this file are {parent}'s; this says how they are shown.
# [currency]
# prefix = {prefix}
# suffix = {suffix}
# scale = {scale}
# display_unit = {unit}

# Your words for buildings and deed families.
# [terms]
# house = {house}
# houses = {houses}
# hotel = {hotel}
# hotels = {hotels}
# railroad = {railroad}
# utility = {utility}

# Any rule, and what each variant changes.
# [rules]
# salary = {salary}
{decks}
# Colours, as #rrggbb. They may also stand in theme.toml beside this file, without "theme.".
# [theme.light]
# paper = "{paper}"
# ink = "{ink}"
# [theme.groups]
{colours}
"""


def new_edition(edition_id: str, from_id: str = "classic") -> str:
    """The commented text of an edition file that extends `from_id` and passes every check."""
    if not re.fullmatch(ID, edition_id):
        raise EditionError(Finding("", "id", Phrase("id"), shown(edition_id)))
    if edition_id in available():
        raise EditionError(Finding("", "id", Phrase("id_free", names=available())))
    if re.search(r"[/\\]|\.toml$", from_id):
        raise EditionError(Finding("", "extends", Phrase("shipped_id")))
    ed = load(from_id)
    money, terms = ed.currency, ed.terms
    title = edition_id.replace("_", " ").replace("-", " ").title()
    return _TEXT.format(
        id=_quoted(edition_id),
        extends=_quoted(from_id),
        name=title,
        title=_quoted(title),
        parent=ed.name,
        min=ed.min_players,
        max=ed.max_players,
        tokens=_quoted(list(ed.tokens)),
        spaces="\n".join(f"# {i} = {_quoted(sp.name)}" for i, sp in enumerate(ed.spaces)),
        groups="\n".join(
            f"# {group.id} = {{ color = {_quoted(group.color)}, house_cost = {group.house_cost} }}"
            for group in ed.groups
            if group.kind == "street"
        ),
        prefix=_quoted(money.prefix),
        suffix=_quoted(money.suffix),
        scale=money.scale,
        unit=money.display_unit,
        house=_quoted(terms.house),
        houses=_quoted(terms.houses),
        hotel=_quoted(terms.hotel),
        hotels=_quoted(terms.hotels),
        railroad=_quoted(terms.railroad),
        utility=_quoted(terms.utility),
        salary=ed.rules.salary,
        decks=_decks(ed),
        paper=ed.theme.light.paper,
        ink=ed.theme.light.ink,
        colours="\n".join(f'# {name} = "{colour}"' for name, colour in ed.theme.groups.items()),
    )


def _decks(ed: Edition) -> str:
    lines = [
        "",
        "# Cards, by their ids. A text in quotes is a new text, and must say what the card does:",
        f"# {ed.currency.show(50)} stays {ed.currency.show(50)}.",
        '#   c50 = { text = "…", amount = 60 }   changes the sum as well; false takes a card out.',
    ]
    for deck in ed.decks:
        lines += [f"# [decks.{deck.id}]", f"# name = {_quoted(deck.name)}"]
        lines += [f"# [decks.{deck.id}.cards]"]
        lines += [f"# {card.id} = {_quoted(card.text)}" for card in deck.cards]
        lines += [""]
    return "\n".join(lines)


def _quoted(value: object) -> str:
    """Strings and lists of strings are written the same in JSON and TOML."""
    return json.dumps(value, ensure_ascii=False)
