"""`dicedesk lab simulate`: games by the million beside the exact chance, as lines and as JSON."""

import json
from fractions import Fraction

import pytest

from dicedesk.adapters.contest import contest_parts
from dicedesk.cli import run
from dicedesk.games.craps import odds as craps
from dicedesk.games.hazard import odds as hazard
from dicedesk.games.hog.odds import win_chance
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.strategy_names import parse_strategy

HOG = ("hog", "final", "always:6")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    assert run(["lab", "simulate", *words, "--json"]) == 0
    answer: dict[str, float] = json.loads(capsys.readouterr().out)
    return answer


def test_the_exact_chance_stands_beside_the_simulated_one(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, *HOG, "--games", "100000", "--seed", "1")
    exact = win_chance(*(table_of(parse_strategy(name)) for name in HOG[1:])).first
    assert (answer["exact"], answer["games"], answer["seed"]) == (exact, 100_000, 1)
    assert abs(answer["simulated"] - exact) < 4 * answer["standard_error"]
    assert answer["seconds"] > 0


@pytest.mark.parametrize(
    ("words", "exact", "title"),
    [
        (("hazard", "7"), hazard.win_chance(7), "Win rate with main 7"),
        (("craps",), craps.figures("pass").win, "Chance to win a bet on the pass line"),
    ],
)
def test_rounds_of_two_dice_are_played_too(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], exact: Fraction, title: str
) -> None:
    answer = told(capsys, *words, "--games", "100000", "--seed", "1")
    assert answer["exact"] == float(exact)
    assert abs(answer["simulated"] - answer["exact"]) < 4 * answer["standard_error"]
    assert run(["lab", "simulate", *words, "--games", "10"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == title


def test_a_player_of_poker_dice_is_let_play(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "poker-dice", "stand-on-pay", "--games", "20000", "--seed", "1")
    assert answer["exact"] == pytest.approx(0.027956, abs=1e-6)
    assert abs(answer["simulated"] - answer["exact"]) < 4 * answer["standard_error"]


def test_the_lines_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, *HOG, "--games", "1000", "--seed", "2")
    assert run(["lab", "simulate", *HOG, "--games", "1000", "--seed", "2"]) == 0
    title, *lines = capsys.readouterr().out.splitlines()
    assert title == "Chance that final, going first, beats always:6"
    shown = {line[:18].strip(): line[18:].strip() for line in lines}
    assert shown["exact"] == f"{answer['exact']:.6f}"
    assert shown["simulated"] == f"{answer['simulated']:.6f}"
    assert shown["standard error"] == f"{answer['standard_error']:.6f}"
    assert (shown["games"], shown["seed"]) == ("1000", "2")


def test_processes_on_all_cores_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "simulate", *HOG, "--games", "600000", "--seed", "3", "--json"]
    answers = list[dict[str, float]]()
    for cores in (None, contest_parts):
        assert run(words, open_contest=cores) == 0
        answers.append(json.loads(capsys.readouterr().out))
    one, all_cores = ({**answer, "seconds": 0} for answer in answers)
    assert one == all_cores


def test_without_a_seed_each_run_has_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (told(capsys, *HOG, "--games", "100") for _ in range(2))
    assert first["seed"] != second["seed"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hog", "final", "nobody"), "there is no strategy “nobody”"),
        (("poker-dice", "nobody"), "there is no player “nobody”"),
        (("hazard", "4"), "A main is 5, 6, 7, 8 or 9, not 4."),
        ((*HOG, "--games", "0"), "“0” is not a whole number, 1 or more."),
        ((*HOG, "--seed", "x"), "“x” is not a whole number, 1 or more."),
    ],
)
def test_what_cannot_be_asked_is_told_of(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert run(["lab", "simulate", *words]) == 2
    assert sentence in capsys.readouterr().err
