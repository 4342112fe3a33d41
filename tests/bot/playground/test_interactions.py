"""Tests of interactions with the real client."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.bot.playground.conftest import House
from tests.support.players import Person, field, option, saying

Json = dict[str, Any]
real = pytest.mark.asyncio(loop_scope="module")


@real
async def test_a_command_is_answered_and_everyone_sees_who_used_it(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    nonce = await ana.slash("echo", [option("text", "to all")])
    assert await ana.outcome(nonce) == "done"
    seen = await ben.wait_message(saying("to all"))
    assert seen["interaction_metadata"]["name"] == "echo"
    assert seen["interaction_metadata"]["user"]["username"] == "ana"
    assert seen["type"] == 20
    echoed = await house.probe.heard("echoed", lambda told: told["id"] == seen["id"])
    assert echoed["id"] == seen["id"]


@real
async def test_an_ephemeral_answer_is_sent_to_one_person_only(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    await ana.slash("echo", [option("text", "psst"), option("private", True, 5)])
    seen = await ana.wait_message(saying("psst"))
    assert seen["flags"] & 64
    await ben.settled()
    assert not [m for m in ben.inbox.all("MESSAGE_CREATE") if m["content"] == "psst"]
    assert "psst" not in [m["content"] for m in await ben.history(ben.channel())]
    assert "psst" in [m["content"] for m in await ana.history(ana.channel())]


@real
@pytest.mark.parametrize("private", [False, True])
async def test_a_defer_shows_a_loading_message_and_decides_who_sees_the_answer(
    house: House, private: bool
):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    mark, other = ana.mark(), ben.mark()
    await ana.slash("think", [option("private", private, 5)])
    thinking = await ana.wait_message(after=mark)
    assert thinking["flags"] & 128
    answer = await ana.wait_message(
        lambda m: m["id"] == thinking["id"], event="MESSAGE_UPDATE", after=mark
    )
    assert answer["content"] == "thought"
    assert not answer["flags"] & 128
    assert bool(answer["flags"] & 64) == private  # the follow-up's own flag is ignored
    assert answer["edited_timestamp"] is None
    await ana.wait_message(saying("thought twice"), event="MESSAGE_UPDATE", after=mark)
    await ben.settled()
    assert (thinking["id"] in [d["id"] for n, d in ben.inbox.got[other:] if "id" in d]) != private


@real
async def test_three_seconds_without_an_answer_fail_and_the_late_answer_gets_10062(house: House):
    ana = await house.seat("ana")
    mark = house.probe.mark()
    nonce = await ana.slash("late")
    await house.probe.heard("waiting", after=mark)
    house.running.stage.clock.jump(3.01)
    assert await ana.outcome(nonce) == "failed"
    house.probe.nudge()
    refused = await house.probe.heard("refused", after=mark)
    assert (refused["status"], refused["code"]) == (404, 10062)
    await ana.settled()
    assert not [m for m in ana.inbox.all("MESSAGE_CREATE") if m["content"] == "too late"]


@real
async def test_autocomplete_offers_choices_and_sends_the_chosen_one(house: House):
    ana = await house.seat("ana")
    nonce = await ana.ask(
        "autocomplete",
        channel_id=ana.channel(),
        command_id=ana.command("pick"),
        options=[{**option("fruit", "ap"), "focused": True}],
    )
    offered = await ana.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    assert [choice["value"] for choice in offered["choices"]] == ["apple", "apricot"]
    await ana.slash("pick", [option("fruit", "apricot")])
    await ana.wait_message(saying("picked apricot"))


async def panel(person: Person) -> Json:
    mark = person.mark()
    await person.slash("panel")
    return await person.wait_message(saying("panel"), after=mark)


@real
async def test_a_button_can_edit_its_message_for_everyone(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    message = await panel(ana)
    for number in (1, 2):
        assert await ben.outcome(await ben.click(message, "count")) == "done"
        changed = await ana.wait_message(saying(f"counted {number}"), event="MESSAGE_UPDATE")
        assert changed["components"][0]["components"][0]["label"] == f"Count {number}"


@real
async def test_a_button_can_answer_with_an_ephemeral_message(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    message = await panel(ana)
    await ben.click(message, "whisper")
    seen = await ben.wait_message(saying("only Ben"))
    assert seen["interaction_metadata"]["interacted_message_id"] == message["id"]
    await ana.settled()
    assert not [m for m in ana.inbox.all("MESSAGE_CREATE") if m["content"] == "only Ben"]


@real
async def test_a_deferred_button_edits_its_message_and_can_follow_up(house: House):
    ana = await house.seat("ana")
    message = await panel(ana)
    mark = ana.mark()
    await ana.click(message, "later")
    edited = await ana.wait_message(saying("edited later"), event="MESSAGE_UPDATE", after=mark)
    assert edited["id"] == message["id"]
    await ana.wait_message(saying("and more"), after=mark)


@real
async def test_an_ignored_button_fails_after_three_seconds(house: House):
    ana = await house.seat("ana")
    message = await panel(ana)
    nonce = await ana.click(message, "broken")
    await house.probe.heard("ignored")
    house.running.stage.clock.jump(3.01)
    assert await ana.outcome(nonce) == "failed"


@real
async def test_selects_of_every_kind_give_the_chosen_values(house: House):
    ana = await house.seat("ana")
    message = await panel(ana)
    await ana.choose(message, "fruit", "banana", "cherry")
    await ana.wait_message(saying("chose banana, cherry"))
    await ana.choose(message, "who", ana.id, kind=5)
    await ana.wait_message(saying("user Ana"))
    await ana.choose(message, "where", ana.channel("table-two"), kind=8)
    await ana.wait_message(saying("channel table-two"))


@real
async def test_a_modal_is_opened_filled_in_and_answered(house: House):
    ana = await house.seat("ana")
    form = aiohttp.FormData()
    form.add_field("file", b"twelve bytes", filename="paper.txt")
    url = f"{house.running.url}/page/upload?as=ana"
    async with house.session.post(url, data=form) as response:
        uploaded = await response.json()
    nonce = await ana.slash("form")
    modal = await ana.inbox.wait("MODAL", lambda data: data["nonce"] == nonce)
    assert modal["title"] == "Tell me"
    assert [part["label"] for part in modal["components"]] == ["Name", "Fruit", "Paper"]
    sent = await ana.submit(
        modal,
        field("name", value="Ana"),
        field("taste", values=["damson"]),
        field("paper", values=[uploaded["id"]]),
    )
    await ana.wait_message(saying("Ana likes damson [12]"))
    assert await ana.outcome(sent) == "done"


@real
async def test_a_modal_may_come_from_a_button(house: House):
    ana = await house.seat("ana")
    message = await panel(ana)
    nonce = await ana.click(message, "form")
    modal = await ana.inbox.wait("MODAL", lambda data: data["nonce"] == nonce)
    await ana.submit(modal, field("name", value="Bo"), field("taste", values=["apple"]))
    seen = await ana.wait_message(saying("Bo likes apple []"))
    assert seen["interaction_metadata"]["type"] == 5
    assert seen["interaction_metadata"]["triggering_interaction_metadata"]["type"] == 3


@real
async def test_context_menu_commands_receive_their_target(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    await ben.ask("send", channel_id=ben.channel(), content="a remark")
    remark = await ana.wait_message(saying("a remark"))
    for name, target, answer in (
        ("Inspect", remark["id"], "said a remark"),
        ("Greet", ben.id, "hello Ben"),
    ):
        await ana.ask(
            "context",
            channel_id=ana.channel(),
            command_id=ana.command(name),
            target_id=target,
        )
        await ana.wait_message(saying(answer))


@real
async def test_options_of_every_kind_arrive_resolved(house: House):
    mia = await house.seat("mia")
    role = next(role for role in mia.guild()["roles"] if role["name"] == "Moderators")
    options = [
        option("who", mia.id, 6),
        option("role", role["id"], 8),
        option("where", mia.channel("table-one"), 7),
    ]
    await mia.slash("staff", options)
    await mia.wait_message(saying("Mod Mia Moderators table-one"))


@real
async def test_a_subcommand_is_named_with_its_group(house: House):
    ana = await house.seat("ana")
    options = [{"name": "new", "type": 1, "options": [option("seats", 4, 4)]}]
    await ana.slash("game", options)
    seen = await ana.wait_message(saying("a game for 4"))
    assert seen["interaction_metadata"]["name"] == "game new"


@real
@pytest.mark.parametrize("name", ["my town.txt", "50% #2?.txt", "Größe.txt"])
async def test_a_file_can_be_downloaded_with_any_name(house: House, name: str):
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("file", b"hello", filename=name)
    async with house.session.post(f"{house.running.url}/page/upload?as=ana", data=form) as response:
        uploaded = await response.json()
    assert uploaded["filename"] == name
    async with house.session.get(uploaded["url"]) as response:
        assert await response.read() == b"hello"


@real
async def test_an_uploaded_file_can_be_an_option(house: House):
    ana = await house.seat("ana")
    form = aiohttp.FormData()
    form.add_field("file", b"hello", filename="note.txt")
    async with house.session.post(f"{house.running.url}/page/upload?as=ana", data=form) as response:
        uploaded = await response.json()
    await ana.slash("look", [option("file", uploaded["id"], 11)])
    await ana.wait_message(saying("note.txt 5"))
