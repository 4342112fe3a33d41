"""Pages of the rules: an overview of a table's settings, a topic's rules, or search results."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.info.rulebook import Rule, rulebook, search, topics
from bot.store.database.codec import GameSettings
from bot.tables.rule_card import differences, variant_line
from bot.ui.components import MOST_CHOICES, Part, Select, SelectOption, fitting
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.ui.pages import LIMIT, page_of, split, turn_buttons
from bot.words import safe, say
from engine.edition import Edition

LONGEST_SEARCH = 40


def overview(
    game: int, ed: Edition, settings: GameSettings, base: Edition, at_table: bool = True
) -> Message:
    """Return a page with the edition, the variant and its differences from the official rules.

    The variant is left out if `at_table` is False. Differences that do not fit are cut off.
    """
    name = safe(ed.name)
    if at_table:
        head = [say("info-rules_table", edition=name, variant=variant_line(settings))]
    else:
        head = [say("info-rules_none", edition=name)]
    if told := differences(ed, base, settings.variant):
        head += [say("info-rules_differ")]
        head += [say("info-rules_item", rule=safe(rule)) for rule in told]
    else:
        head.append(say("info-rules_official"))
    hint = "\n".join([say("info-rules_undo"), say("info-rules_hint")])
    text = fitting("\n".join(head), LIMIT - len(hint) - 1)
    named = "" if at_table else settings.edition
    return Message(f"{text}\n{hint}", [_subjects(game, named, rulebook(ed))])


def rules_about(game: int, ed: Edition, edition: str, wanted: str, page: int = 0) -> Message:
    """Return one page of the rules that match a topic, a rule id, or search words."""
    rules = rulebook(ed)
    wanted = wanted.replace(":", " ").strip()[:LONGEST_SEARCH]
    found = search(rules, wanted)
    subjects = _subjects(game, edition, rules)
    if not found:
        return Message(say("info-rules_nothing", wanted=safe(wanted)), [subjects])
    title = say("info-rules_found", wanted=safe(wanted), count=len(found))
    if all(rule.topic == found[0].topic for rule in found):
        title = f"-# {say(f'topic-{found[0].topic}')}"
    texts = split([_rule(rule) for rule in found], LIMIT - len(title) - 40)
    (text,), page, pages = page_of(texts, page)
    lines = [title, text]
    if pages > 1:
        lines.append(say("info-page", page=page + 1, pages=pages))
    turn = turn_buttons(page, pages, game, "info-rules", edition, wanted)
    return Message("\n".join(lines), [subjects, turn])


def rules_like(ed: Edition, typed: str) -> list[tuple[str, str]]:
    """Return at most `MOST_CHOICES` topics and rules that match a typed text.

    Each is a label and a key: the topic's or the rule's id.
    """
    rules = rulebook(ed)
    wanted = typed.strip().casefold()
    subjects = [
        (say("info-rules_subject", title=title), topic)
        for topic, title in topics(rules)
        if wanted in title.casefold() or wanted == topic.casefold()
    ]
    single = [(f"{rule.id} · {rule.title}", rule.id) for rule in rules if _matches(rule, wanted)]
    return [(name[:100], key) for name, key in [*subjects, *single][:MOST_CHOICES]]


def _matches(rule: Rule, wanted: str) -> bool:
    return (
        bool(wanted) and rule.played and wanted in f"{rule.id} {rule.title} {rule.text}".casefold()
    )


def _rule(rule: Rule) -> str:
    text = safe(rule.text)
    if not rule.played:
        text = say("info-rules_not_here", text=text)
    return f"{say('info-rules_heading', id=rule.id, title=safe(rule.title))}\n{text}"


def _subjects(game: int, edition: str, rules: Sequence[Rule]) -> Sequence[Part]:
    choices = [SelectOption(title, topic) for topic, title in topics(rules)]
    return [Select(press_id(game, "info-subject", edition), say("info-rules_choose"), choices)]
