"""Pages and lines about achievements, shown as medals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.results.achievements.earning import ACHIEVEMENTS, BY_ID, Achievement
from bot.store.database.codec import Theme
from bot.store.results.earned import Earned
from bot.ui.components import Select, SelectOption
from bot.ui.custom_ids import press_id
from bot.ui.message import Drawing, Message
from bot.ui.pages import page_of, short_name, turn_buttons
from bot.words import listed, say
from engine.edition import Edition
from renders.medals import ON_PLATE, Medal, paint_medals
from renders.words import shorten

PLATE, HOW = "achievements", "achievements-how"
PAGES = -(-len(ACHIEVEMENTS) // ON_PLATE)
MOST_TITLES = 4
"""Most achievements that one line names.

A line about a finished game counts the others. A line about the newest achievements omits them.
"""


def plate_page(
    user: int,
    name: str,
    earned: Sequence[Earned],
    page: int,
    ed: Edition,
    theme: Theme,
    asked: str = "",
) -> Message:
    """Return one page of a user's medals.

    The text explains the medal whose id is `asked`, if this page shows it and it is not hidden.
    """
    shown, page, pages = page_of(ACHIEVEMENTS, page, ON_PLATE)
    when = {one.name: one.earned for one in earned if one.name in BY_ID}
    told = [
        say("achievement-of", name=short_name(name), count=len(when), all=len(ACHIEVEMENTS)),
        *_newest(when),
    ]
    known = [one for one in shown if not _hidden(one, when)]
    told += [_answer(one, when) for one in known if one.id == asked]
    told.append(say("achievement-page", page=page + 1, pages=pages))
    medals = [_medal(one, when) for one in shown]
    count = say("achievement-count", count=len(when), all=len(ACHIEVEMENTS))
    paint = partial(paint_medals, ed, name, count, medals, theme)
    drawing = Drawing("medals.png", _alt(name, len(when), medals), paint)
    ask = Select(
        press_id(0, HOW, user, page), say("achievement-ask"), [_choice(one, when) for one in known]
    )
    return Message("\n".join(told), [[ask], turn_buttons(page, pages, 0, PLATE, user)], drawing)


def plate_medals(page: int, when: Mapping[str, float]) -> list[Medal]:
    """Return the medals of one page. `when` has the time of each earned achievement by id."""
    return [_medal(one, when) for one in page_of(ACHIEVEMENTS, page, ON_PLATE)[0]]


def earned_lines(earned: Sequence[Earned], names: Mapping[int, str]) -> list[str]:
    """Return a line for each user who earned achievements, naming the achievements.

    `earned` are the achievements from one game.
    """
    order = list(BY_ID)
    lines = []
    for user, name in names.items():
        mine = [one.name for one in earned if one.user == user and one.name in BY_ID]
        titles = [
            say("achievement-title", title=say(f"achievement-{one}"))
            for one in sorted(mine, key=order.index)
        ]
        if more := len(titles) - MOST_TITLES:
            titles[MOST_TITLES:] = [say("achievement-more", count=more)] if more > 0 else []
        if titles:
            lines.append(say("achievement-earned", name=short_name(name), titles=listed(titles)))
    return lines


def _newest(when: Mapping[str, float]) -> list[str]:
    """Return one line with the achievements earned last, or an empty list if there are none."""
    if not when:
        return []
    last = max(when.values())
    titles = [say(f"achievement-{name}") for name, at in when.items() if at == last]
    return [say("achievement-newest", titles=listed(titles[:MOST_TITLES]), when=round(last))]


def _hidden(one: Achievement, when: Mapping[str, float]) -> bool:
    return one.secret and one.id not in when


def _choice(one: Achievement, when: Mapping[str, float]) -> SelectOption:
    title = say(f"achievement-{one.id}")
    label = say("achievement-choice_earned", title=title) if one.id in when else title
    return SelectOption(label, one.id, say(f"achievement-{one.id}.how"))


def _answer(one: Achievement, when: Mapping[str, float]) -> str:
    """Return a line about how to earn a medal, with the time at which it was earned, if it was."""
    title, how = say(f"achievement-{one.id}"), say(f"achievement-{one.id}.how")
    if one.id in when:
        return say("achievement-answer_earned", title=title, how=how, when=round(when[one.id]))
    return say("achievement-answer", title=title, how=how)


def _medal(one: Achievement, when: Mapping[str, float]) -> Medal:
    if _hidden(one, when):
        return Medal("question", one.tier, say("achievement-secret"), earned=False)
    return Medal(one.icon, one.tier, say(f"achievement-{one.id}"), one.id in when)


def _alt(name: str, count: int, medals: Sequence[Medal]) -> str:
    """Return the alternative text of the picture of a page of medals."""
    none = say("achievement-alt_none")
    told = say(
        "achievement-alt",
        name=name,
        count=count,
        all=len(ACHIEVEMENTS),
        earned=listed(one.title for one in medals if one.earned) or none,
        open=listed(one.title for one in medals if not one.earned) or none,
    )
    return shorten(told, 1024)
