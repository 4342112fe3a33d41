"""Tests of the decisions about one message, as a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.decisions import (
    REPOST_AGE,
    Decision,
    Edit,
    Forget,
    Keep,
    PostNew,
    Retire,
    Situation,
    Wait,
    decide,
)
from bot.messages.policies import MessagePolicy, policy_of
from bot.messages.record import MessageRecord
from bot.store.messages.kinds import AUCTION, CLOSED, COACH, END, LOBBY, PING, TABLE, VACANT, Kind
from bot.store.messages.posts import Post
from bot.ui.message import Message

NOW, HERE, ELSEWHERE = 100_000.0, 10, 20
WORDS = Message("It is <t:1000000000:R>.")
LATER = Message("It is <t:1000000600:R>.")
LAST = replace(WORDS, last=True)
CALL = Message("Your turn", occasion="2")
AROUND = Situation(now=NOW, channel=HERE)
FINISHED = replace(AROUND, never_repost=True)


def posted(
    kind: Kind, shown: str = "other", *, channel: int = HERE, age: float = 0.0, **more: object
):
    post = Post(kind, channel, 200, NOW - age)
    return replace(MessageRecord(kind, post, shown), **more)  # type: ignore[arg-type]


def nothing(kind: Kind, **more: object) -> MessageRecord:
    return replace(MessageRecord(kind), **more)  # type: ignore[arg-type]


TABLE_OF_DECISIONS: dict[str, tuple[MessageRecord, Message | None, Situation, Decision]] = {
    # Nothing is posted
    "what is wanted is posted": (nothing(TABLE), WORDS, AROUND, PostNew()),
    "last words need a message": (nothing(LOBBY), LAST, AROUND, Keep()),
    "a call is posted": (nothing(PING), CALL, AROUND, PostNew()),
    "nobody is called twice": (nothing(PING, called=frozenset({"2"})), CALL, AROUND, Keep()),
    "nothing stays nothing": (nothing(TABLE), None, AROUND, Keep()),
    "a reserved message is posted": (
        replace(nothing(CLOSED), post=Post(CLOSED, HERE, 0, NOW)), WORDS, AROUND, PostNew(),
    ),
    # Nothing is wanted
    "what is not wanted goes": (posted(VACANT.of(1)), None, AROUND, Retire()),
    "what is frozen stays": (
        posted(VACANT.of(1)), None, replace(AROUND, is_frozen=True), Keep(),
    ),
    "what is posted once stays": (posted(END), None, AROUND, Keep()),
    "a thread stays": (posted(AUCTION.thread), None, AROUND, Keep()),
    "what another message replaced goes": (posted(TABLE.left(7)), None, AROUND, Retire()),
    # Posted and wanted
    "the same stays": (posted(TABLE, WORDS.mark), WORDS, AROUND, Keep()),
    "something else is changed": (posted(TABLE), WORDS, AROUND, Edit()),
    "what is frozen but wanted is changed": (
        posted(LOBBY), WORDS, replace(AROUND, is_frozen=True), Edit(),
    ),
    "what is posted once is not changed": (posted(END), WORDS, AROUND, Keep()),
    "another time can be shown later": (posted(TABLE, LATER.mark), WORDS, AROUND, Edit(later=True)),
    "what nobody has confirmed is changed later": (
        posted(TABLE, WORDS.mark, is_checked=False), WORDS, AROUND, Edit(later=True),
    ),
    "a change can wait for a token": (
        posted(TABLE), WORDS, replace(AROUND, busy_for=2.0), Wait(2.0),
    ),
    "last words do not wait": (posted(TABLE), LAST, replace(AROUND, busy_for=2.0), Edit()),
    "said last words are the end": (posted(LOBBY, LAST.mark), LAST, AROUND, Forget()),
    "last words with another time are the end": (posted(LOBBY, LATER.mark), LAST, AROUND, Forget()),
    # Calls
    "another call is another message": (
        posted(PING, called=frozenset({"1"})), CALL, AROUND, PostNew(instead=True),
    ),
    "the call that was made is changed": (
        posted(PING, called=frozenset({"2"})), CALL, AROUND, Edit(),
    ),
    "after a start, the call that is there is it": (posted(PING), CALL, AROUND, Edit()),
    # In another place
    "a lobby follows its channel": (posted(LOBBY, channel=ELSEWHERE), WORDS, AROUND, PostNew()),
    "the table follows its channel": (posted(TABLE, channel=ELSEWHERE), WORDS, AROUND, PostNew()),
    "a free seat does not": (posted(VACANT.of(1), channel=ELSEWHERE), WORDS, AROUND, Edit()),
    "an old table comes down": (
        posted(TABLE, WORDS.mark, age=REPOST_AGE), WORDS, AROUND, PostNew(),
    ),
    "a young one does not": (posted(TABLE, WORDS.mark, age=REPOST_AGE - 1), WORDS, AROUND, Keep()),
    "an old lobby does not": (posted(LOBBY, WORDS.mark, age=REPOST_AGE), WORDS, AROUND, Keep()),
    "a buried table comes down": (
        posted(TABLE, WORDS.mark), WORDS, replace(AROUND, is_buried=True), PostNew(),
    ),
    "the coach stays below the table": (
        posted(COACH, WORDS.mark), WORDS, replace(AROUND, table=201), PostNew(),
    ),
    "and where it is below": (
        posted(COACH, WORDS.mark), WORDS, replace(AROUND, table=199), Keep(),
    ),
    "what is asked for is posted again": (
        posted(TABLE, WORDS.mark, repost=True), WORDS, AROUND, PostNew(),
    ),
    "even in a game that is only edited": (
        posted(TABLE, WORDS.mark, repost=True), WORDS, FINISHED, PostNew(),
    ),
    "which else stays": (
        posted(TABLE, age=REPOST_AGE, channel=ELSEWHERE), WORDS, FINISHED, Edit(),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TABLE_OF_DECISIONS)
def test_each_case_of_the_table_has_its_decision(case: str):
    record, wanted, around, decision = TABLE_OF_DECISIONS[case]
    assert decide(record, wanted, policy_of(record.kind), around) == decision


def test_deciding_about_a_message_does_not_change_its_record():
    record = posted(PING, called=frozenset({"1"}))
    before = replace(record)
    decide(record, CALL, MessagePolicy(), AROUND)
    assert record == before
