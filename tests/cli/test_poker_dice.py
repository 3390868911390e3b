"""Poker Dice's chances on the command line, run inside the test's own process."""

import json
from fractions import Fraction
from typing import Any

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve

Output = pytest.CaptureFixture[str]

FIVES = ("--dice", "5", "5", "2", "5", "3", "--rolls-left", "1")


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


def told(capsys: Output, *arguments: str) -> dict[str, Any]:
    assert cli.run(["odds", "poker-dice", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def lines(capsys: Output, *arguments: str) -> list[str]:
    assert cli.run(["odds", "poker-dice", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_the_game_is_told_by_its_mean_pay_its_hands_and_each_bankroll(
    capsys: Output, odds: PokerDiceOdds
) -> None:
    found = told(capsys)
    assert (found["mean_pay"], found["hands_to_award"]) == (str(odds.mean_pay), odds.hands_to_award)
    award_from = found["award_from"]
    assert list(award_from) == [f"{bankroll}.00" for bankroll in range(10, 200, 5)]
    assert award_from["100.00"] == odds.greatest_award_chance(dollars(100))


def test_every_hold_is_told_the_best_first(capsys: Output, odds: PokerDiceOdds) -> None:
    found = told(capsys, *FIVES)
    holds = odds.holds((5, 5, 2, 5, 3), 1)
    assert [hold["keep"] for hold in found["holds"]] == [list(hold.keep) for hold in holds]
    assert [Fraction(hold["mean_pay"]) for hold in found["holds"]] == [hold.mean_pay for hold in holds]
    assert found["best"] == found["holds"][0]
    assert found["chances"] | {"full house": "5/36", "four of a kind": "5/18"} == found["chances"]


def test_two_rolls_are_left_unless_it_is_said(capsys: Output) -> None:
    assert told(capsys, *FIVES[:6]) == told(capsys, *FIVES[:6], "--rolls-left", "2")


def test_without_json_the_game_is_a_table(capsys: Output) -> None:
    printed = lines(capsys)
    assert "13172665/944784" in printed[0]
    assert "26.3808 hands" in printed[1]
    assert printed[5].split()[0] == "$10"
    assert printed[-1].split()[0] == "$195"


def test_without_json_the_holds_are_a_table(capsys: Output) -> None:
    printed = lines(capsys, *FIVES)
    assert printed[0] == "5 5 2 5 3 with 1 roll left:"
    assert printed[3].split() == ["5", "5", "5", "3", "5", "$15.5556", "140/9"]
    assert printed[6].split() == ["5", "5", "2", "5", "3", "-", "$10.0000", "10"]
    assert "  five of a kind    0.027778  1/36" in printed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--dice",), "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: –"),
        (
            ("--dice", "1", "2", "3", "4"),
            "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 1 2 3 4",
        ),
        (
            ("--dice", "1", "2", "3", "4", "7"),
            "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 1 2 3 4 7",
        ),
        (
            ("--dice", "1", "2", "3", "4", "-5"),
            "A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: 1 2 3 4 -5",
        ),
        (("--dice", "1", "2", "3", "4", "x"), "“x” is not a whole number"),
        ((*FIVES[:6], "--rolls-left", "3"), "“3” is not allowed for --rolls-left; give 0, 1 or 2"),
        ((*FIVES[:6], "--rolls-left", "some"), "“some” is not a whole number"),
    ],
)
def test_bad_dice_or_rolls_are_told_in_one_line(
    arguments: tuple[str, ...], sentence: str, capsys: Output
) -> None:
    assert cli.run(["odds", "poker-dice", *arguments]) == 2
    assert capsys.readouterr().err == f"dicedesk: {sentence}\n"
