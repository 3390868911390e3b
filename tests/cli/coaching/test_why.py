"""Why a choice is worth what it is, on the command line: the same numbers as in the window."""

import json
from fractions import Fraction

import pytest

from dicedesk import cli
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogState, RollDice

Output = pytest.CaptureFixture[str]

HOG = ["hog", "71", "58", "--against", "final"]
POKER_DICE = ["poker-dice", "5", "5", "2", "5", "3", "--rolls-left", "1"]
HAZARD = ["hazard"]
CRAPS = ["craps", "--rules", "las-vegas"]
BETS = [*CRAPS, "--point", "6", "--bets", "place-8 12"]


def asked(words: list[str], capsys: Output) -> list[str]:
    """The lines of an answer."""
    assert cli.run(["advise", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_without_a_move_the_best_one_is_explained(capsys: Output) -> None:
    lines = asked([*HOG, "--why"], capsys)
    assert lines[0] == "2 dice: 77.5% to win"
    assert lines[4].split() == [
        "30.5556%",
        "69.81%",
        "21.33%",
        "Pig",
        "Out,",
        "1",
        "point:",
        "72",
        "to",
        "58",
    ]
    assert lines[-1].split() == ["77.50%", "Total"]


def test_a_move_is_named_as_records_write_it(capsys: Output) -> None:
    assert asked([*HOG, "--why", "roll 4"], capsys)[0] == "4 dice: 69.5% to win"
    assert asked([*POKER_DICE, "--why", "reroll 3 5"], capsys)[0].startswith("Keep 5 5 5: ")
    assert asked([*HAZARD, "--why", "main 6"], capsys)[0].startswith("Main 6: ")
    assert asked([*CRAPS, "--why", "bet field 5"], capsys)[0].startswith("Field, $5: ")
    assert asked([*BETS, "--why"], capsys)[0] == "Place 8, $12: −$0.06 on the next roll"


@pytest.mark.parametrize("words", [HOG, POKER_DICE, HAZARD, CRAPS, BETS])
def test_the_parts_in_json_sum_up_to_the_value(words: list[str], capsys: Output) -> None:
    told = json.loads("\n".join(asked([*words, "--why", "--json"], capsys)))
    total = sum(Fraction(part["share"]) * Fraction(part["value"]) for part in told["parts"])
    assert float(total) == pytest.approx(float(Fraction(told["value"])), abs=1e-12)


def test_json_says_what_the_coach_finds(capsys: Output) -> None:
    told = json.loads("\n".join(asked([*HOG, "--why", "roll 4", "--json"], capsys)))
    found = HOG_COACH.working(HogState((71, 58)), RollDice(4), ("", "final"))
    assert found is not None
    assert (told["game"], told["move"], told["value"]) == ("hog", "roll 4", found.value)
    assert told["parts"][0]["consequence"] == "pigs out"
    assert [part["what"] for part in told["parts"]] == [part.what for part in found.parts]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*HOG, "--why", "main 7"], "roll"),
        ([*HOG, "--why", "roll 11"], "10"),
        ([*CRAPS, "--why", "throw"], "Nothing to calculate: this choice decides nothing by itself."),
        ([*BETS, "--why", "field"], "there is no craps bet “field”"),
        ([*CRAPS, "--why", "take-down pass"], "Pass"),
    ],
)
def test_what_cannot_be_explained_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run(["advise", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)
