"""What each choice in a position is worth, on the command line."""

import json

import pytest

from dicedesk import cli
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogState

Output = pytest.CaptureFixture[str]


def test_hog_is_advised_against_a_strategy(capsys: Output) -> None:
    assert cli.run(["advise", "hog", "71", "58", "--against", "final"]) == 0
    best = capsys.readouterr().out.splitlines()[1]
    assert best.split()[:4] == ["roll", "2", "77.5%", "0.0"]


def test_what_is_said_as_json_is_what_the_coach_finds(capsys: Output) -> None:
    assert cli.run(["advise", "hog", "61", "33", "--against", "final", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = HOG_COACH.evaluate(HogState((61, 33)), ("", "final"))
    assert (told["game"], told["unit"]) == ("hog", "win chance")
    assert [(choice["move"], choice["value"], choice["loss"]) for choice in told["choices"]] == [
        (choice.move.to_text(), choice.value, choice.loss) for choice in found
    ]
    assert (told["choices"][0]["class"], told["choices"][-1]["class"]) == ("fine", "blunder")
    assert told["choices"][0]["why"] == "A sure 3 points makes 64, and 64 does not swap with 33."


def test_without_a_strategy_the_other_player_plays_perfectly(capsys: Output) -> None:
    cli.run(["advise", "hog", "0", "0", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["choices"][0]["value"] == HOG_COACH.worth(HogState(), ("", ""), 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["71", "58", "--against", "nobody"], "there is no strategy “nobody”"),
        (["x", "58"], "expected a whole number, not 'x'"),
        (["71", "-58"], "Hog has two scores"),
        (["71", "58", "--goal", "0"], "the goal of Hog"),
        (["30", "58", "--goal", "40"], "The game is over."),
    ],
)
def test_what_is_no_position_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run(["advise", "hog", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)
