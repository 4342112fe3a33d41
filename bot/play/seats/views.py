"""What a vote, an empty seat and their results look like: pure functions of the table."""

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
"""So much is quoted of what happened in the move that is to be taken back."""


def open_vote(table: LiveTable, ballot: Ballot, yes: Collection[int]) -> Message:
    """A vote that goes on: what is asked, who agreed, who is still asked."""
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
    """Asks somebody whom nobody else has to agree with whether they want to know what comes."""
    sure = press_id(table.game, "seat-undo-chance", *ballot_args(ballot))
    words = say("undo-sure", move=_told(table, ballot.to + 1, own=True))
    return question(words, say("undo-sure_button"), sure)


def _question(table: LiveTable, ballot: Ballot) -> str:
    name = safe(table.names[ballot.seat])
    if isinstance(ballot, TakeBack):
        lines = [say("vote-undo", name=name, move=_told(table, ballot.to + 1))]
        if since := ballot.at - ballot.to - 1:
            lines.append(say("vote-undo_more", steps=since))
        if ballot.chance:
            lines.append(say("vote-undo_chance"))
        return "\n".join(lines)
    if isinstance(ballot, Concession):
        return "\n".join([say("vote-concede", name=name), *ranks_now(table)])
    return say("vote-replace", name=name)


def ranks_now(table: LiveTable) -> list[str]:
    """How a game would end that is conceded now; nothing while something is to be decided first."""
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


def _told(table: LiveTable, seq: int, *, own: bool = False) -> str:
    """An entry of the log in the words of the story, while they are remembered.

    What a story has no words for that reaches back further is the end of a turn.
    """
    story = [line for told in table.story for line in (*told.sums_up, told)]
    words = " ".join(safe(line.words) for line in story if line.seq == seq)
    if words:
        return f"*{fitting(words, QUOTE)}*"
    if any(line.seq < seq for line in story):
        return say("undo-own_end" if own else "vote-some_end")
    return say("undo-own_move" if own else "vote-some_move")


def lapsed_vote(table: LiveTable, ballot: Ballot) -> Message:
    """A vote that is no longer about anything."""
    if table.ended:
        return Message(say("vote-game_over"), last=True)
    return Message(say(_LAPSED[type(ballot)], name=safe(table.names[ballot.seat])), last=True)


def vacancy(table: LiveTable, seat: Seat, was: str) -> Message:
    """A seat that waits for a newcomer, and the computer that plays on meanwhile."""
    take = press_id(table.game, "seat-take", seat)
    words = say("seat-vacant", was=safe(was), name=safe(table.names[seat]))
    return question(words, say("seat-take_button"), take, "primary")


def leave_question(table: LiveTable, seat: Seat, last: bool, reason: Reason) -> Message:
    """Asks a player who wants to leave whether they are sure, and says what it counts for."""
    leave = press_id(table.game, "seat-leave", seat)
    lines = [say("seat-leave_last")] if last else [say("seat-leave_sure"), counts_if_left(reason)]
    return question("\n".join(lines), say("seat-leave_button"), leave)


def counts_if_left(reason: Reason) -> str:
    """What leaving does to the standings; why nothing, where the game counts for nobody."""
    return say(f"gamelist-not_{reason}" if reason else "seat-leave_counts")


def _names(table: LiveTable, users: Iterable[int]) -> str:
    wanted = set(users)
    found = [safe(sitting.name) for sitting in table.seats if sitting.user in wanted]
    return listed(found) if found else ""
