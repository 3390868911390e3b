"""Yacht's answers on the command line, run inside the test's own process."""

import json
from typing import Any

import pytest

from dicedesk import cli

Output = pytest.CaptureFixture[str]


def told(capsys: Output, *arguments: str) -> dict[str, Any]:
    assert cli.run([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def lines(capsys: Output, *arguments: str) -> list[str]:
    assert cli.run(list(arguments)) == 0
    return capsys.readouterr().out.splitlines()


def test_the_game_is_told_by_best_play_boxes_and_players(capsys: Output) -> None:
    found = told(capsys, "odds", "yacht")
    assert found["mean"] == pytest.approx(166.95506770, abs=5e-9)
    assert found["better_than"]["50"] == 168
    assert list(found["players"]) == ["perfect", "greedy", "straights", "upper-first"]
    known = {"ones": 2.106481, "full-house": 6.965727, "choice": 23.333333, "yacht": 2.301432}
    assert {box: found["boxes"][box] for box in known} == pytest.approx(known, abs=5e-7)


def test_a_preset_has_its_own_boxes_and_means(capsys: Output) -> None:
    found = told(capsys, "odds", "yacht", "--sheet", "nordic")
    assert found["mean"] == pytest.approx(248.44, abs=5e-5)
    assert len(found["boxes"]) == 15
    # Its two dice alone count.
    assert found["boxes"]["one-pair"] < 12


def test_without_json_the_game_is_a_table(capsys: Output) -> None:
    printed = lines(capsys, "odds", "yacht")
    assert printed[0] == "Yacht: best play scores 166.9551 points on average."
    assert ["50", "168"] in [line.split() for line in printed]
    assert ["choice", "23.333333"] in [line.split() for line in printed]
    assert printed[-1].split() == ["upper-first", "119.83"]


def test_advice_compares_keeps_and_boxes_with_the_best_first(capsys: Output) -> None:
    found = told(capsys, "advise", "yacht", "5", "5", "2", "3", "1", "--filled", "ones 3")
    assert found["position"] == "yacht ones 3, dice 5 5 2 3 1, rolls-left 2"
    costs = [choice["cost"] for choice in found["choices"]]
    assert costs == sorted(costs)
    assert {choice["move"] for choice in found["choices"]} >= {"keep", "keep 5 5", "score fives"}


def test_after_the_last_roll_only_boxes_are_compared(capsys: Output) -> None:
    found = told(capsys, "advise", "yacht", "4", "4", "4", "4", "4", "--rolls-left", "0")
    assert found["choices"][0]["move"] == "score yacht"
    assert all(choice["move"].startswith("score") for choice in found["choices"])


def test_a_turn_begins_without_dice(capsys: Output) -> None:
    assert [choice["move"] for choice in told(capsys, "advise", "yacht")["choices"]] == ["roll"]


def test_a_players_games_are_compared_with_its_exact_mean(capsys: Output) -> None:
    found = told(capsys, "lab", "simulate", "yacht", "greedy", "--games", "5000", "--seed", "3")
    assert found["exact"] == pytest.approx(152.63254481, abs=5e-9)
    assert abs(found["simulated"] - found["exact"]) < 4 * found["standard_error"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("odds", "yacht", "--sheet", "best"), "there is no sheet “best”; choose from: yacht, nordic, "),
        (("advise", "yacht", "5", "5"), "the dice are five faces from 1 to 6, such as 5 5 2 5 3"),
        (("advise", "yacht", "--filled", "house 3"), "there is no “house” in a position; choose from: ones,"),
        (("advise", "yacht", "--filled", "ones 6"), "no dice score 6 in ones"),
        (
            ("advise", "yacht", *"55231", "--rolls-left", "3"),
            "with dice rolled, 0 to 2 rolls are left, not 3",
        ),
        (("lab", "simulate", "yacht", "best"), "there is no player “best”; choose from: greedy, "),
    ],
)
def test_what_cannot_be_answered_is_told_in_one_line(
    arguments: tuple[str, ...], sentence: str, capsys: Output
) -> None:
    assert cli.run(list(arguments)) == 2
    assert capsys.readouterr().err.startswith(f"dicedesk: {sentence}")
