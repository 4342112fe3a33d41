"""The end card of a game: winners, ranks, awards, standings and the secret of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce

from bot.results.achievements.views import earned_lines
from bot.results.final_places import Participation, parts_of
from bot.store.games.dice import DiceParts
from bot.store.results.earned import Earned
from bot.tables.dice_words import brief
from bot.tables.game_record import GameRecord
from bot.tables.table import LiveTable
from bot.ui.components import Button, Rows
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.words import listed, safe, say, sayer
from engine.edition import Seat
from engine.rng import fingerprint
from engine.state import Result
from renders.alt import alt_end
from renders.end import paint_end
from renders.endings import award_line, award_title, ending
from renders.story import Story
from renders.words import Words

MOST_AWARDS = 6
LONGEST_END_TEXT = 1950


def end_message(
    table: LiveTable,
    story: Story | None,
    dice: DiceParts | None,
    record: GameRecord,
    earned: Sequence[Earned] = (),
) -> Message:
    """Return the end card of a game, without a picture and awards if `story` is None.

    There are also no awards if dice or cards were undone. `earned` are the achievements from this
    game.
    """
    result, sitters = table.state.result, record.sitters
    assert result is not None
    words = Words(say, table.ed, sitters.names)
    names = [words.names[who] for who in sitters.last]
    lines = [
        say("lobby-end_title", winners=_winners(result, names)),
        safe(ending(say, result, names)),
        *_ranks(result, words, record, story),
        *earned_lines(earned, dict(zip(record.users, sitters.names, strict=True))),
        *_awards(story, words),
    ]
    foot = f"{_counts(table, words, record, story)}\n{_secret(table.state.hidden.seed, dice)}"
    while sum(len(line) + 1 for line in lines) + len(foot) > LONGEST_END_TEXT:
        lines.pop()
    message = Message("\n".join([*lines, foot]), end_rows(table))
    if story is None:
        return message
    view, look = table.view(), table.settings.theme
    paint = partial(paint_end, sayer(), view, sitters, story, look)
    return replace(message, picture=Drawing("end.png", alt_end(say, view, sitters, story), paint))


def replay_message(record: GameRecord, page: str) -> Message:
    """Return the message with the animated replay of a game and its HTML file."""
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
    """Return a line with the secret of the dice, or with the seed of a game without a secret."""
    if dice is None:
        return say("lobby-end_seed", seed=safe(seed), hash=brief(fingerprint(seed)))
    return say("lobby-end_secret", secret=dice.secret, hash=brief(dice.secret_hash))


def _winners(result: Result, names: list[str]) -> str:
    won = [safe(name) for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
    if len(won) == 1:
        return say("lobby-end_one", name=won[0])
    return say("lobby-end_several", names=listed(won))


def _ranks(result: Result, words: Words, record: GameRecord, story: Story | None) -> list[str]:
    """Return a line for each seat in order of rank, with its worth if it is above 0."""
    lines = []
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
        name = _sat(Seat(seat), words, record, story)
        if result.worth and result.worth[seat] > 0:
            worth = words.money(result.worth[seat])
            lines.append(say("lobby-end_rank", rank=rank, name=name, worth=worth))
        else:
            lines.append(say("lobby-end_rank_out", rank=rank, name=name))
    return lines


def _sat(seat: Seat, words: Words, record: GameRecord, story: Story | None) -> str:
    """Return the name of a seat's player.

    If several people had the seat, return their names in order. If the game's story can be told,
    each name has the person's number of turns.
    """
    sat = record.sitters.of_seat(seat)
    names = [safe(words.names[who]) for who in sat]
    if len(sat) > 1 and story is not None:
        names = [
            say("lobby-end_sat", name=name, turns=story.turns[who])
            for name, who in zip(names, sat, strict=True)
        ]
    return reduce(lambda first, then: say("lobby-end_then", first=first, then=then), names)


def _counts(table: LiveTable, words: Words, record: GameRecord, story: Story | None) -> str:
    """Return a line that says at which ranks the game counts, or why it does not count."""
    if record.reason == "undone":
        return say("lobby-end_undone")
    if record.reason:
        return say(f"gamelist-not_{record.reason}")
    parts = parts_of(story, table.seats, record.users) if story is not None else []
    if parts and len({part.seat for part in parts}) == 1:
        return say("lobby-end_counts_alone")
    if not any(part.left or part.share < 1 for part in parts):
        return say("gamelist-counted")
    ranked = sorted(parts, key=lambda part: part.rank)
    return say("lobby-end_counts_as", places=listed([_place(p, words) for p in ranked], "comma"))


def _place(part: Participation, words: Words) -> str:
    name = safe(words.names[part.who])
    if part.share < 1:
        percent = max(1, round(100 * part.share))
        return say("lobby-end_place_shared", rank=part.rank, name=name, percent=percent)
    key = "lobby-end_place_left" if part.left else "story-rank"
    return say(key, rank=part.rank, name=name)


def _awards(story: Story | None, words: Words) -> list[str]:
    awards = story.awards()[:MOST_AWARDS] if story is not None else ()
    if not awards:
        return []
    return [
        say("lobby-end_awards"),
        *(
            say(
                "lobby-end_award",
                title=award_title(say, award),
                line=safe(award_line(award, words)),
            )
            for award in awards
        ),
    ]


def end_rows(table: LiveTable) -> Rows:
    """Return the rows of buttons below an end card. A tutorial has none."""
    if table.settings.tutorial:
        return []
    again = press_id(table.game, "lobby-rematch")
    moments = Button(say("coach-moments"), press_id(table.game, "info-moments"))
    return [[Button(say("lobby-rematch"), again, "success"), moments]]
