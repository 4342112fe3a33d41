"""Tests of the error answer to an invalid body."""

from __future__ import annotations

from bot.playground.limits import Problem, check, form_error


def test_faults_are_nested_by_their_paths_with_numbers_as_text() -> None:
    problem = Problem(("components", 0, "components", 2, "label"), "TOO_LONG", "Shorter, please.")
    assert form_error([problem]) == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "components": {
                "0": {
                    "components": {
                        "2": {
                            "label": {
                                "_errors": [{"code": "TOO_LONG", "message": "Shorter, please."}]
                            }
                        }
                    }
                }
            }
        },
    }


def test_two_faults_of_one_field_are_in_one_list() -> None:
    answer = form_error([Problem(("name",), "A", "a"), Problem(("name",), "B", "b")])
    assert [fault["code"] for fault in answer["errors"]["name"]["_errors"]] == ["A", "B"]


def test_an_object_and_its_field_can_both_have_faults() -> None:
    answer = form_error([Problem(("embeds",), "A", "a"), Problem(("embeds", 1), "B", "b")])
    embeds = answer["errors"]["embeds"]
    assert embeds["_errors"] == [{"code": "A", "message": "a"}]
    assert embeds["1"]["_errors"] == [{"code": "B", "message": "b"}]


def test_a_fault_of_the_whole_body_is_at_the_top_level() -> None:
    answer = form_error([Problem((), "APPLICATION_COMMAND_TOO_LARGE", "Too large")])
    assert list(answer["errors"]) == ["_errors"]


def test_an_empty_message_and_too_many_commands_have_their_own_error_codes() -> None:
    empty = check("message_create", {})
    assert [problem.code for problem in empty] == ["EMPTY_MESSAGE"]
    assert form_error(empty) == {"code": 50006, "message": "Cannot send an empty message"}
    many = [{"name": f"c{number}", "description": "x"} for number in range(101)]
    assert form_error(check("commands_overwrite", many)) == {
        "code": 30032,
        "message": "Maximum number of application commands reached (100).",
    }


def test_problems_have_discords_sentences() -> None:
    said = {
        problem.path[-1]: problem.message
        for problem in check(
            "thread_create", {"name": "", "auto_archive_duration": 5, "rate_limit_per_user": 30000}
        )
    }
    assert said == {
        "name": "Must be between 1 and 100 in length.",
        "auto_archive_duration": "Value must be one of (60, 1440, 4320, 10080).",
        "rate_limit_per_user": "int value should be less than or equal to 21600.",
    }
