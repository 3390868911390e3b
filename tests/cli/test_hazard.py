"""Hazard on the command line, run inside the test's own process."""

import io
import json

import pytest

from dicedesk import cli
from dicedesk.core.words import brief
from dicedesk.games.hazard import odds as hazard
from dicedesk.games.hazard.rules import MAINS

Output = pytest.CaptureFixture[str]

NO_NUMBERS = ["", "0", "-5", "1.5", "1e6", "ten", "10 000", "½", "9" * 5000]


def odds(capsys: Output) -> dict[str, dict[str, object]]:
    assert cli.run(["odds", "hazard", "--json"]) == 0
    told: dict[str, dict[str, object]] = json.loads(capsys.readouterr().out)
    return told


def no_number(text: str) -> str:
    """The sentence about a text that is no number of rounds."""
    return f"dicedesk: {brief(f'“{text}” is not allowed; give a whole number, 1 or more')}\n"


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("main", MAINS)
def test_a_turn_at_the_dice_is_told_by_its_mean_and_its_numbers_of_wins(main: int, capsys: Output) -> None:
    told = odds(capsys)[str(main)]
    wins = hazard.wins_distribution(main, 5)
    assert (told["mean_wins"], told["mean_rounds"], told["wins_exactly"], told["wins_at_least"]) == (
        str(hazard.mean_wins(main)),
        str(hazard.mean_rounds(main)),
        [str(chance.exactly) for chance in wins],
        [str(chance.at_least) for chance in wins],
    )


def test_a_round_is_told_by_its_chances_and_the_odds_of_each_chance(capsys: Output) -> None:
    told = odds(capsys)["6"]
    names = ("win", "wins_at_once", "loses_at_once", "mean_throws")
    found = hazard.figures(6)
    assert [told[name] for name in names] == [str(getattr(found, name)) for name in names]
    assert told["chances"]["5"] == {"win": "4/9", "against": 5, "for": 4}


def test_the_chances_are_shown_as_tables(capsys: Output) -> None:
    cli.run(["odds", "hazard"])
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [lines[3], lines[10], lines[18]] == [
        ["7", "0.492929", "244/495", "3.3758", "2.8892"],
        ["6", "0.375000", "0.444444", "-", "0.545455", "0.500000", "0.444444", "0.375000"],
        ["6", "0.738148", "0.544863", "0.402190", "0.296876", "0.219138"],
    ]


def test_the_table_has_each_mains_estimate_beside_the_exact_rate(capsys: Output) -> None:
    code = cli.run(["hazard-table", "1000000"])
    head, *lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert (code, head, [main for main, *_ in lines]) == (0, ["main", "estimated", "exact"], list("56789"))
    for main, estimated, exact in lines:
        win = float(hazard.win_chance(int(main)))
        # The dice are new each time: 0.005 is ten standard errors.
        assert (abs(float(estimated) - win) < 0.005, exact) == (True, f"{win:.6f}")


def test_the_number_of_rounds_is_asked_for_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, " 1000 \n")
    code = cli.run(["hazard-table"])
    told = capsys.readouterr()
    assert (code, told.out.startswith("Number of rounds: "), told.out.count("\n")) == (0, True, 6)


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_number_of_rounds_is_told_of(text: str, capsys: Output) -> None:
    code = cli.run(["hazard-table", text])
    told = capsys.readouterr()
    assert (code, told.out, told.err) == (2, "", no_number(text))


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_an_answer_that_is_no_number_of_rounds_is_told_of(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, f"{text}\n")
    code = cli.run(["hazard-table"])
    told = capsys.readouterr()
    assert (code, told.out, told.err) == (2, "Number of rounds: ", no_number(text))


def test_no_answer_at_all_is_told_of(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "")
    assert (cli.run(["hazard-table"]), capsys.readouterr().err) == (2, no_number(""))


def test_an_interrupted_question_ends_with_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert (cli.run(["hazard-table"]), capsys.readouterr().err) == (130, "Stopped.\n")
