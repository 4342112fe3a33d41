"""The starter file for a new edition.

The file extends another edition and can be played at once.
"""

from __future__ import annotations

import re

from bot.words import say
from editions.fields import ID
from editions.findings import EditionError, Finding, shown
from editions.loader import available, load
from editions.phrases import Phrase
from editions.writer import quoted
from engine.edition import Edition

_TEXT = """\
#:schema ./edition.schema.json
{intro}

id = {id}
extends = {extends}
name = {title}
tagline = {tagline}
notes = {notes}

# players = {{ min = {min}, max = {max} }}
{about_tokens}
tokens = {tokens}

{about_spaces}
#   1 = {{ name = "Duck Pond", price = 80 }}
[spaces]
{spaces}

{about_groups}
# [groups]
{groups}

{about_currency}
# [currency]
# prefix = {prefix}
# suffix = {suffix}
# scale = {scale}
# display_unit = {unit}

{about_terms}
# [terms]
# house = {house}
# houses = {houses}
# hotel = {hotel}
# hotels = {hotels}
# railroad = {railroad}
# utility = {utility}

{about_rules}
# [rules]
# salary = {salary}
{decks}
{about_colours}
# [theme.light]
# paper = "{paper}"
# ink = "{ink}"
# [theme.groups]
{colours}
"""


def new_edition(edition_id: str, from_id: str = "classic") -> str:
    """Return the content of a starter file, with comments that explain it.

    The new edition extends the edition with the id `from_id`. Raise EditionError if one of the ids
    cannot be used.
    """
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
        intro=_comment_lines("intro", name=title, parent=ed.name),
        id=quoted(edition_id),
        extends=quoted(from_id),
        title=quoted(title),
        tagline=quoted(say("starter-tagline")),
        notes=quoted(say("starter-notes")),
        about_tokens=_comment_lines("tokens"),
        about_spaces=_comment_lines("spaces"),
        about_groups=_comment_lines("groups"),
        about_currency=_comment_lines("currency", parent=ed.name),
        about_terms=_comment_lines("terms"),
        about_rules=_comment_lines("rules"),
        about_colours=_comment_lines("colours"),
        min=ed.min_players,
        max=ed.max_players,
        tokens=quoted(list(ed.tokens)),
        spaces="\n".join(f"# {i} = {quoted(sp.name)}" for i, sp in enumerate(ed.spaces)),
        groups="\n".join(
            f"# {group.id} = {{ color = {quoted(group.color)}, house_cost = {group.house_cost} }}"
            for group in ed.groups
            if group.kind == "street"
        ),
        prefix=quoted(money.prefix),
        suffix=quoted(money.suffix),
        scale=money.scale,
        unit=money.display_unit,
        house=quoted(terms.house),
        houses=quoted(terms.houses),
        hotel=quoted(terms.hotel),
        hotels=quoted(terms.hotels),
        railroad=quoted(terms.railroad),
        utility=quoted(terms.utility),
        salary=ed.rules.salary,
        decks=_decks(ed),
        paper=ed.theme.light.paper,
        ink=ed.theme.light.ink,
        colours="\n".join(f'# {name} = "{colour}"' for name, colour in ed.theme.groups.items()),
    )


def _comment_lines(about: str, **words: str) -> str:
    """Return an explanation in the author's language, as lines that are comments in the file."""
    lines = say(f"starter-{about}", **words).split("\n")
    return "\n".join(f"# {line}".rstrip() for line in lines)


def _decks(ed: Edition) -> str:
    example = '#   c50 = { text = "…", amount = 60 }   '
    lines = [
        "",
        _comment_lines("cards", sum=ed.currency.show(50)),
        f"{example}{say('starter-example')}",
    ]
    for deck in ed.decks:
        lines += [f"# [decks.{deck.id}]", f"# name = {quoted(deck.name)}"]
        lines += [f"# [decks.{deck.id}.cards]"]
        lines += [f"# {card.id} = {quoted(card.text)}" for card in deck.cards]
        lines += [""]
    return "\n".join(lines)
