"""What is said at the end of a game: the winners, the ranks, the awards, the secret."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.store.dice import DiceParts
from bot.tables.record import Record
from bot.tables.table import LiveTable
from bot.ui.ids import press_id
from bot.ui.message import Drawing, Message
from bot.ui.parts import Button, Rows
from bot.words import listed, safe, say
from engine.rng import fingerprint
from engine.state import Result
from renders.alt import alt_end
from renders.end import paint_end
from renders.story import Story
from renders.words import Words, award_line, award_title, ending

MOST_AWARDS = 6
LONGEST = 1950


def end_message(
    table: LiveTable, story: Story | None, dice: DiceParts | None, undone: bool
) -> Message:
    """The end card; its words alone where the story cannot be told.

    Without a story, or where chance was `undone`, there are no awards.
    """
    result = table.state.result
    assert result is not None
    words = Words(table.ed, table.names)
    lines = [
        say("lobby-end_title", winners=_winners(result, words)),
        safe(ending(result, words)),
        *_ranks(result, words),
        *_awards(story, words),
    ]
    foot = _secret(table.state.hidden.seed, dice)
    if undone:
        foot = f"{say('lobby-end_undone')}\n{foot}"
    while sum(len(line) + 1 for line in lines) + len(foot) > LONGEST:
        lines.pop()
    message = Message("\n".join([*lines, foot]), end_rows(table))
    if story is None:
        return message
    view, look = table.view(), table.settings.theme
    paint = partial(paint_end, view, table.names, story, look)
    return replace(
        message, picture=Drawing("end.png", alt_end(say, view, table.names, story), paint)
    )


def replay_message(record: Record, page: str) -> Message:
    """The film of a game, and the page on which it can be browsed."""
    film = Drawing("replay.gif", say("lobby-end_replay_alt"), record.film, slow=True)
    return Message(
        say("lobby-end_replay"),
        picture=film,
        attached=page,
        file_name="replay.html",
        silent=True,
        picture_only=True,
    )


def _secret(seed: str, dice: DiceParts | None) -> str:
    """What the dice came from, now that everybody may know."""
    if dice is None:
        return say("lobby-end_seed", seed=safe(seed), hash=fingerprint(seed))
    return say("lobby-end_secret", secret=dice.secret, hash=dice.secret_hash)


def _winners(result: Result, words: Words) -> str:
    names = [safe(words.names[seat]) for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(names) == 1:
        return say("lobby-end_one", name=names[0])
    return say("lobby-end_several", names=listed(names))


def _ranks(result: Result, words: Words) -> list[str]:
    """Everyone in order, with what they were worth where that decided it."""
    lines = []
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
        name = safe(words.names[seat])
        if result.worth and result.worth[seat] > 0:
            worth = words.money(result.worth[seat])
            lines.append(say("lobby-end_rank", rank=rank, name=name, worth=worth))
        else:
            lines.append(say("lobby-end_rank_out", rank=rank, name=name))
    return lines


def _awards(story: Story | None, words: Words) -> list[str]:
    awards = story.awards()[:MOST_AWARDS] if story is not None else ()
    if not awards:
        return []
    return [
        say("lobby-end_awards"),
        *(
            say("lobby-end_award", title=award_title(award), line=safe(award_line(award, words)))
            for award in awards
        ),
    ]


def end_rows(table: LiveTable) -> Rows:
    """Once more, with the same people and rules; a lesson is not repeated that way."""
    if table.settings.tutorial:
        return []
    again = press_id(table.game, "lobby-rematch")
    return [[Button(say("lobby-rematch"), again, "success")]]
