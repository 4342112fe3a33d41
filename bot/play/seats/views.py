"""Messages about votes, vacant seats and leaving."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.store.results.placings import Reason
from bot.tables.ballots import Ballot, Concession, Replacement, TakeBack, ballot_args
from bot.tables.table import LiveTable
from bot.ui.components import Button, fitting
from bot.ui.custom_ids import press_id
from bot.ui.message import Message, question
from bot.words import listed, safe, say
from engine.bankruptcy import worth_ranks
from engine.edition import Seat
from engine.money import final_worth

_LAPSED: dict[type[Ballot], str] = {
    TakeBack: "vote-undo_lapsed",
    Replacement: "vote-replace_lapsed",
    Concession: "vote-concede_lapsed",
}
QUOTE = 400
"""Most characters that a message quotes of the move to be undone."""


def open_vote(table: LiveTable, ballot: Ballot, yes: Collection[int]) -> Message:
    """Return the message of an open vote: the question, who agreed, and whose vote is missing."""
    voters = ballot.voters(table)
    agreed = _names(table, voters.intersection(yes))
    missing = _names(table, voters.difference(yes))
    lines = [
        _question(table, ballot),
        say(
            "vote-agreed",
            count=len(voters.intersection(yes)),
            needed=ballot.needed(table),
            names=agreed,
        ),
    ]
    if missing:
        lines.append(say("vote-missing", names=missing))
    args = ballot_args(ballot)
    buttons = [Button(say("vote-agree"), press_id(table.game, "seat-agree", *args), "success")]
    if not isinstance(ballot, Replacement):
        against = press_id(table.game, "seat-object", *args)
        buttons.append(Button(say("vote-object"), against))
    return Message("\n".join(lines), [buttons])


def undo_question(table: LiveTable, ballot: TakeBack) -> Message:
    """Return the message that asks the only voter to confirm undoing dice or cards."""
    sure = press_id(table.game, "seat-undo-chance", *ballot_args(ballot))
    words = say("undo-sure", move=_quoted_move(table, ballot.to + 1, own=True))
    return question(words, say("undo-sure_button"), sure)


def _question(table: LiveTable, ballot: Ballot) -> str:
    name = safe(table.names[ballot.seat])
    if isinstance(ballot, TakeBack):
        lines = [say("vote-undo", name=name, move=_quoted_move(table, ballot.to + 1))]
        if since := ballot.at - ballot.to - 1:
            lines.append(say("vote-undo_more", steps=since))
        if ballot.chance:
            lines.append(say("vote-undo_chance"))
        return "\n".join(lines)
    if isinstance(ballot, Concession):
        return "\n".join([say("vote-concede", name=name), *ranks_now(table)])
    return say("vote-replace", name=name)


def ranks_now(table: LiveTable) -> list[str]:
    """Return one line with each player's rank if the game ended now.

    The list is empty while a decision is pending.
    """
    s = table.state
    if s.pending:
        return []
    worth = tuple(final_worth(table.ed.board, s, Seat(i)) for i in range(len(s.players)))
    ranked = sorted((rank, seat) for seat, rank in enumerate(worth_ranks(s, worth)))
    places = []
    for rank, seat in ranked:
        name, sum_ = safe(table.names[seat]), table.ed.currency.show(worth[seat])
        key = "story-rank" if s.players[seat].out else "story-rank_worth"
        places.append(say(key, rank=rank, name=name, worth=sum_))
    return [say("vote-concede_ranks", places=listed(places, "comma"))]


def _quoted_move(table: LiveTable, seq: int, *, own: bool = False) -> str:
    """Return the sentences of the story about log entry `seq`, in italics.

    If the story has none, return words for the end of a turn. For an entry before the story's
    beginning, return words for some move. `own` selects words that address the player.
    """
    story = [line for told in table.story for line in (*told.sums_up, told)]
    words = " ".join(safe(line.words) for line in story if line.seq == seq)
    if words:
        return f"*{fitting(words, QUOTE)}*"
    if any(line.seq < seq for line in story):
        return say("undo-own_end" if own else "vote-some_end")
    return say("undo-own_move" if own else "vote-some_move")


def lapsed_vote(table: LiveTable, ballot: Ballot) -> Message:
    """Return the last message of a vote that cannot be carried out any more."""
    if table.ended:
        return Message(say("vote-game_over"), last=True)
    return Message(say(_LAPSED[type(ballot)], name=safe(table.names[ballot.seat])), last=True)


def vacancy(table: LiveTable, seat: Seat, was: str) -> Message:
    """Return the message that offers a vacant seat.

    The computer plays that seat until a user takes it.
    """
    take = press_id(table.game, "seat-take", seat)
    words = say("seat-vacant", was=safe(was), name=safe(table.names[seat]))
    return question(words, say("seat-take_button"), take, "primary")


def leave_question(table: LiveTable, seat: Seat, last: bool, reason: Reason) -> Message:
    """Return the message that asks a player to confirm leaving, with the effect on standings.

    `last` is True for the only person at the table, who sees no effect on standings.
    """
    leave = press_id(table.game, "seat-leave", seat)
    lines = [say("seat-leave_last")] if last else [say("seat-leave_sure"), counts_if_left(reason)]
    return question("\n".join(lines), say("seat-leave_button"), leave)


def counts_if_left(reason: Reason) -> str:
    """Return a sentence on how leaving counts for the standings.

    For a game that does not count, it has the reason.
    """
    return say(f"gamelist-not_{reason}" if reason else "seat-leave_counts")


def _names(table: LiveTable, users: Iterable[int]) -> str:
    wanted = set(users)
    found = [safe(sitting.name) for sitting in table.seats if sitting.user in wanted]
    return listed(found) if found else ""
