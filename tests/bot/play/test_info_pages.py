"""The text and buttons of information pages, without Discord."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from bot.play.info.board_pages import deeds_like, players_like
from bot.play.info.rule_pages import overview, rules_about, rules_like
from bot.play.info.rulebook import RULE_IDS, Rule, rulebook, search, topics
from bot.play.info.story_pages import concerning, log_page, since_page, why_page
from bot.store.database.codec import By, Commit, GameSettings, Opening
from bot.tables.dice_words import dice_page
from bot.tables.history import History, Sentence, Throw, read_history
from bot.ui.components import Button, Link, Select
from bot.ui.custom_ids import LONGEST_ID, parse
from bot.ui.message import Message
from bot.ui.pages import LIMIT, line, split
from editions import available, load
from engine.actions import Bid
from engine.ai.arena import Arena
from engine.ai.trader import Trader
from engine.dealings import BidMade
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.events import DiceThrown
from engine.explain import explain
from engine.rng import fingerprint
from engine.rules import configure
from engine.setup import blank, start
from tests.support.paths import ROOT
from tests.support.wording import samples

RULES = ROOT / "docs" / "rules.md"
CLASSIC = configure(load("classic"))
NAMES = ("Ana", "Ben", "Cleo")
BIGGEST = 36**9
"""A game id longer than any real one."""


@cache
def whole_game() -> History:
    """Return the history of a whole game of three computer players."""
    arena = Arena(CLASSIC, [Trader() for _ in NAMES], "pages")
    by: tuple[By, ...] = ("player", "robot")
    commits = [Commit(0, -1, "player", Opening(), arena.opening, b"", 0.0)]
    for seq, events in enumerate(arena.play(1000), 1):
        actor = seq % len(NAMES)
        commits.append(Commit(seq, actor, by[actor == 2], Opening(), events, b"", 0.0))
    start = blank(CLASSIC, CLASSIC.tokens[: len(NAMES)], "pages")
    return read_history(CLASSIC, NAMES, start, commits)


def ids(page: Message) -> dict[str, str]:
    """Return a page's custom ids by label, and assert Discord's limits."""
    assert len(page.text) <= 2000
    assert len(page.rows) <= 5
    parts = [part for row in page.rows for part in row]
    found = [part.custom_id for part in parts if not isinstance(part, Link)]
    assert len(set(found)) == len(found)
    assert all(len(custom_id) <= LONGEST_ID for custom_id in found)
    for part in parts:
        assert not isinstance(part, Select) or 1 <= len(part.choices) <= 25
    return {part.label: part.custom_id for part in parts if isinstance(part, Button)}


def enabled(page: Message, label: str) -> bool:
    return any(
        isinstance(part, Button) and part.label == label and not part.disabled
        for row in page.rows
        for part in row
    )


def test_lines_are_split_into_pages_that_fit_and_lose_nothing():
    lines = [f"line {i} " + "x" * (i % 90) for i in range(400)]
    pages = split(lines)
    assert all(len(page) <= LIMIT for page in pages)
    assert "\n".join(pages).split("\n") == lines
    assert split([]) == [""]
    assert len(split(["y" * 5000])[0]) == LIMIT


def test_a_line_cannot_contain_formatting():
    assert line("1. *Go*") == "1\\. \\*Go\\*"
    assert "@everyone" not in line("@everyone")


def test_the_whole_story_can_be_read_backward_and_forward():
    history = whole_game()
    page = log_page(BIGGEST, history, None, None)
    seen = [page.text]
    while enabled(page, "Older"):
        _, place = parse(ids(page)["Older"]).args
        page = log_page(BIGGEST, history, None, int(place))
        seen.append(page.text)
    forward = [page.text]
    while enabled(page, "Newer"):
        _, place = parse(ids(page)["Newer"]).args
        page = log_page(BIGGEST, history, int(place), None)
        forward.append(page.text)
    for sentence in history.sentences:
        told = line(sentence.words)
        assert any(told in text for text in seen)
        assert any(told in text for text in forward)
    assert page.text == seen[0], "the newest page is the newest page"


def test_everything_since_a_players_own_action_begins_right_after_it():
    history = whole_game()
    ana = Seat(0)
    first = history.since(ana)
    assert all(sentence.seq > history.last_own[ana] for sentence in history.sentences[first:])
    assert all(sentence.seq <= history.last_own[ana] for sentence in history.sentences[:first])
    assert history.last_own[2] == -1, "what the computer does for a seat is not its player's"
    assert history.since(Seat(2)) == 0
    long = since_page(BIGGEST, history, 0)
    assert enabled(long, "Newer")
    assert not enabled(long, "Older")
    assert "Nothing has happened" in since_page(1, history, len(history.sentences)).text


def test_a_long_bidding_is_one_line_of_the_log():
    state, _ = start(CLASSIC, len(NAMES), "1")
    both = (Seat(0), Seat(1))
    state.pending.append(Auction(99, both, Pos(39)))
    bids = [
        Commit(n, n % 2, "player", Bid(10 * n), [BidMade(99, Seat(n % 2), 10 * n)], b"", 0.0)
        for n in range(1, 17)
    ]
    history = read_history(CLASSIC, NAMES, state, bids)
    (told,) = history.sentences
    assert told.words.endswith(f"after 16 bids {NAMES[0]} leads with $160.")
    assert (told.seq, history.last_own[:2]) == (16, (16, 15))


def test_a_story_that_has_not_begun_says_so():
    assert log_page(1, History(), None, None).text == "Nothing has happened yet."


def test_names_in_the_story_cannot_format_or_call():
    told = (Sentence(1, 1, "@here", "**Ana** rolls @everyone"),)
    page = log_page(1, History(told), None, None)
    assert "@everyone" not in page.text
    assert "@here" not in page.text
    assert "\\*\\*Ana" in page.text


def test_every_payment_of_a_game_can_be_reached_with_its_rules():
    history = whole_game()
    rules = rulebook(CLASSIC)
    payments = concerning(history, Seat(1))
    assert payments
    assert len(payments) < len(history.payments)
    page = why_page(BIGGEST, CLASSIC, NAMES, payments, rules, Seat(1))
    count = page.text.count("→")
    while enabled(page, "Older"):
        about, skipped = parse(ids(page)["Older"]).args
        assert about == "1"
        page = why_page(BIGGEST, CLASSIC, NAMES, payments, rules, Seat(1), int(skipped))
        count += page.text.count("→")
    assert count == len(payments)


def test_a_payment_cites_the_rule_book():
    known = {rule.id for rule in rulebook(CLASSIC)}
    cited = {each.rule for p in whole_game().payments for each in explain(CLASSIC, p.event)}
    assert cited <= known


def test_without_payments_there_is_nothing_to_explain():
    rules = rulebook(CLASSIC)
    assert "No money" in why_page(1, CLASSIC, NAMES, [], rules, None).text
    assert "Ben" in why_page(1, CLASSIC, NAMES, [], rules, Seat(1)).text


def test_the_rule_book_has_exactly_the_rules_of_the_documentation():
    documented = set(re.findall(r"\b[A-Z]+-\d+\b", RULES.read_text("utf-8")))
    assert set(RULE_IDS) == documented


@pytest.mark.parametrize("edition", available())
def test_every_rule_is_told_in_the_editions_own_money(edition: str):
    ed = load(edition)
    for rule in rulebook(ed):
        assert rule.title
        assert "{" not in rule.text
        assert len(rule.text) < 400
    salary = next(rule for rule in rulebook(ed) if rule.id == "GO-1")
    assert ed.currency.show(ed.rules.salary) in salary.text


def told(rule: str, ed: Edition) -> Rule:
    return next(found for found in rulebook(ed) if found.id == rule)


FLAGS: dict[str, tuple[str, dict[str, Any]]] = {
    "GO-1": ("$400", {"double_salary_on_go": True}),
    "BUY-1": ("stays with the Bank", {"no_auctions": True}),
    "RENT-2": ("none of its lots is mortgaged", {"double_rent_needs_clear_group": True}),
    "RENT-5": ("roll again for", {"utility_fresh_roll": True}),
    "RENT-6": ("no rent", {"no_rent_in_jail": True}),
    "RENT-7": ("must ask", {"rent_collection": "on_request"}),
    "TAX-1": ("costs $200", {"income_tax": "flat"}),
    "TAX-3": ("Both sums", {"income_tax_blind": False}),
    "TAX-5": ("pot", {"free_parking_pot": True}),
    "JAIL-3": ("2 turns", {"jail_turns": 2}),
    "JAIL-5": ("any turn", {"jail_fine_any_turn": True}),
    "BANK-2": ("not auctioned", {"no_auctions": True}),
    "BANK-1": ("deeds mortgaged", {"bankrupt_mortgages_first": True}),
    "BLD-3": ("3 houses", {"houses_before_hotel": 3}),
    "SET-1": ("$2,000", {"starting_cash": 2000}),
    "HOUSE-6": ("2 times", {"laps_before_buying": 2}),
    "MORT-2": ("20%", {"mortgage_interest": 20}),
}


@pytest.mark.parametrize("rule", FLAGS)
def test_the_rules_page_describes_changed_rules(rule: str):
    words, flags = FLAGS[rule]
    assert words not in told(rule, CLASSIC).text
    changed = told(rule, configure(load("classic"), flags=flags))
    assert words in changed.text
    assert changed.played


def test_rules_of_other_games_are_there_but_not_played():
    assert not told("OFF-2", CLASSIC).played
    assert told("OFF-2", configure(load("dotcom"), modules=("offline_token",))).played
    assert not told("SHORT-1", CLASSIC).played
    assert "3 deeds" in told("SHORT-1", CLASSIC).text, "as it would be played"
    short = configure(load("classic"), "short")
    assert told("SHORT-1", short).played
    assert ("SHORT", "The short game") in topics(rulebook(short))
    assert ("SHORT", "The short game") not in topics(rulebook(CLASSIC))


SEARCHES: dict[str, Callable[[list[str]], bool]] = {
    "rent-2": lambda found: found == ["RENT-2"],
    "Jail": lambda found: found == [f"JAIL-{n}" for n in range(1, 8)],
    "bld": lambda found: len(found) == 8,
    "hotel": lambda found: found[0] in ("BLD-3", "BLD-7"),
    "new throw card": lambda found: found == ["CARD-4"],
    "dragon": lambda found: found == [],
    "  ": lambda found: found == [],
}


@pytest.mark.parametrize("wanted", SEARCHES)
def test_rules_are_found_by_id_subject_or_words(wanted: str):
    found = [rule.id for rule in search(rulebook(CLASSIC), wanted)]
    assert SEARCHES[wanted](found), found


def _next(page: Message) -> tuple[str, int]:
    _, wanted, place = parse(ids(page)["Next"]).args
    return wanted, int(place)


@pytest.mark.parametrize("edition", available())
def test_every_subject_and_every_rule_fits_its_pages(edition: str):
    ed = load(edition)
    for wanted in (*RULE_IDS, *(topic for topic, _ in topics(rulebook(ed))), "the", "a" * 200):
        page = rules_about(BIGGEST, ed, edition, wanted)
        while "Next" in ids(page) and enabled(page, "Next"):
            page = rules_about(BIGGEST, ed, edition, *_next(page))
    ids(overview(BIGGEST, ed, GameSettings(edition), ed))


def test_an_overview_names_what_the_table_changed():
    settings = GameSettings(house={"salary": 300, "no_auctions": True})
    ed = configure(load("classic"), flags=settings.house)
    text = overview(1, ed, settings, CLASSIC).text
    assert "The salary is $300" in text
    assert "nobody buys stay" in text
    assert "Official rules" in overview(1, CLASSIC, GameSettings(), CLASSIC).text


def test_suggestions_are_at_most_twenty_five_and_lead_somewhere():
    for typed in ("", "a", "rent", "JAIL-3", "zzz"):
        found = rules_like(CLASSIC, typed)
        assert len(found) <= 25
        assert all(search(rulebook(CLASSIC), key) for _, key in found)
    assert len(deeds_like(CLASSIC, "")) == 25
    assert [name for name, _ in deeds_like(CLASSIC, "park")] == ["Park Place"]
    assert deeds_like(CLASSIC, "avenue")[0][0].endswith("Avenue")
    assert players_like(NAMES, "BE") == [("Ben", Seat(1))]


def test_the_seed_stays_secret_while_the_game_runs():
    page = dice_page("s33d", False, whole_game().throws, NAMES, None)
    assert "s33d" not in page.text
    assert not page.attached
    assert fingerprint("s33d") in page.text
    ids(page)


def test_every_listed_throw_follows_from_the_seed_as_described():
    page = dice_page("pages", True, whole_game().throws, NAMES, None)
    ids(page)
    assert "`pages`" in page.text
    rows = [row.split() for row in page.attached.splitlines()[3:]]
    assert len(rows) == len(whole_game().throws)
    for number_, first, second, *_ in rows:
        block, word = divmod(int(number_), 8)
        digits = sha256(f"pages:{block}".encode()).hexdigest()[8 * word : 8 * word + 8]
        a, b = divmod(int(digits, 16) % 36, 6)
        assert (a + 1, b + 1) == (int(first), int(second))


def throws(*totals: tuple[int, int]) -> list[Throw]:
    return [Throw(i, DiceThrown(Seat(0), *dice)) for i, dice in enumerate(totals)]


def test_the_fairness_line_depends_on_the_number_of_throws():
    assert "Nobody has thrown yet" in dice_page("x", False, [], NAMES, None).text
    assert "Too few" in dice_page("x", False, throws((6, 6)), NAMES, None).text
    fair = throws(*[(a, b) for a in range(1, 7) for b in range(1, 7)])
    usual = dice_page("x", False, fair, NAMES, None).text
    assert "36 throws" in usual
    assert "7.0 on average" in usual
    assert "6 doubles (about 6" in usual
    assert "Nothing unusual" in usual
    assert "Unusual" in dice_page("x", False, throws(*[(6, 6)] * 40), NAMES, None).text


def test_commands_and_options_are_described_briefly_enough():
    described = samples("info-command_", "info-option_").values()
    assert described
    assert all(1 <= len(text) <= 100 for text in described)
