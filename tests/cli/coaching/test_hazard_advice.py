"""What each choice in a position of Hazard is worth, on the command line."""

import json

import pytest

from dicedesk import cli

Output = pytest.CaptureFixture[str]


def test_the_mains_come_best_first(capsys: Output) -> None:
    assert cli.run(["advise", "hazard"]) == 0
    rows = [line.split()[:4] for line in capsys.readouterr().out.splitlines()[1:]]
    assert rows[0] == ["main", "7", "2.889", "0.000"]
    assert [row[1] for row in rows] == ["7", "5", "9", "6", "8"]
    assert rows[-1][3] == "0.009"


def test_chances_are_exact_as_json(capsys: Output) -> None:
    assert cli.run(["advise", "hazard", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["unit"]) == ("hazard", "rounds")
    choices = {choice["move"]: choice for choice in told["choices"]}
    assert (choices["main 7"]["value"], choices["main 7"]["loss"]) == ("182024/63001", "0")
    assert choices["main 6"]["class"] == "mistake"
    assert choices["main 7"]["why"].startswith("Main 7 wins at once 22% of the time")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (["--main", "7"], "2.889"),
        (["--main", "7", "--chance", "5"], "2.706"),
        (["--main", "7", "--losses", "1"], "1.917"),
    ],
)
def test_once_the_main_is_chosen_there_is_nothing_but_to_throw(
    words: list[str], value: str, capsys: Output
) -> None:
    assert cli.run(["advise", "hazard", *words]) == 0
    (throw,) = capsys.readouterr().out.splitlines()[1:]
    assert throw.split()[:3] == ["throw", value, "0.000"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--main", "4"], "A main is 5, 6, 7, 8 or 9, not 4."),
        (["--main", "7", "--chance", "11"], "With main 7 there is never a chance of 11."),
        (["--losses", "2"], "Rounds lost in a row are 0 or 1, not 2."),
        (["--chance", "5"], "A chance needs its main"),
        (["--main", "x"], "expected a whole number"),
    ],
)
def test_what_is_no_position_of_hazard_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run(["advise", "hazard", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)
