"""A vote on the next edition: its message, which counts as people press, and its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.editions import Vote
from bot.ui.message import Message
from bot.ui.parts import Button, in_rows
from bot.views.editions import press
from bot.views.lobby import edition_note
from bot.words import listed, safe, say
from engine.edition import Edition
from renders.words import shorten

LEAST, MOST = 2, 20
"""How many editions can be voted on: a message has room for so many buttons, and one to close."""
NOTE, LONGEST = 80, 1700
"""Characters that a vote says about each edition, and about all of them."""


def poll_page(vote: Vote, editions: Sequence[Edition], count: Mapping[str, int]) -> Message:
    """An open vote as everybody in the channel sees it."""
    listed = [
        say("edition-vote_item", name=_name(ed), note=safe(shorten(edition_note(ed), NOTE)))
        for ed in editions
    ]
    if sum(map(len, listed)) > LONGEST:  # the buttons have all names as well
        listed = []
    title, until = say("edition-vote_title"), f"<t:{int(vote.due)}:t>"
    lines = [title, *listed, say("edition-vote_until", when=until)]
    buttons = [
        Button(
            say("edition-vote_button", name=shorten(ed.name, 60), count=count.get(ed.id, 0)),
            press("cast", vote.number, ed.id),
        )
        for ed in editions
    ]
    close = Button(say("edition-vote_close"), press("close", vote.number), "danger")
    return Message("\n".join(lines), [*in_rows(buttons), [close]])


def result_page(editions: Sequence[Edition], count: Mapping[str, int]) -> Message:
    """What was chosen, and a table for it at a press; after a tie, a table for each of the first.

    An edition that may not be played any more cannot win.
    """
    most = max((count.get(ed.id, 0) for ed in editions), default=0)
    if not most:
        return Message(say("edition-vote_none"), last=True, important=True)
    first = [ed for ed in editions if count.get(ed.id, 0) == most]
    voices = say("edition-voices", count=most)
    if len(first) == 1:
        text = say("edition-vote_won", name=_name(first[0]), id=first[0].id, count=voices)
    else:
        names = listed([_name(ed) for ed in first])
        text = say("edition-vote_tied", names=names, count=voices)
    buttons = [
        Button(say("edition-vote_play", name=shorten(ed.name, 60)), press("open", ed.id), "primary")
        for ed in first
    ]
    return Message(text, in_rows(buttons), last=True, important=True)


def _name(ed: Edition) -> str:
    return safe(shorten(ed.name, 40))
