"""Hazard under the names that students know: signatures, rounds, turns at the dice, the table, wrong arguments."""

import inspect
import io
import random
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from dicedesk.classroom import hazard
from dicedesk.games.hazard.odds import mean_wins, win_chance
from dicedesk.games.hazard.rules import MAINS

SIGNATURES = {
    "throw_dice": "()",
    "play_one_round": "(chosen_main)",
    "simulate_caster": "(chosen_main)",
    "print_win_rate_table": "(num_rounds)",
}


def fall(monkeypatch: pytest.MonkeyPatch, *totals: int) -> list[int]:
    """Makes the dice show these sums; gives back the list of those that are still to come."""
    waiting = list(totals)
    monkeypatch.setattr(hazard, "throw_dice", lambda: waiting.pop(0))
    return waiting


def end(monkeypatch: pytest.MonkeyPatch, *rounds: bool) -> list[int]:
    """Makes rounds end so; gives back the list of the mains that they are played with."""
    mains: list[int] = []
    endings = iter(rounds)

    def rigged(chosen_main: int) -> bool:
        mains.append(chosen_main)
        return next(endings)

    monkeypatch.setattr(hazard, "play_one_round", rigged)
    return mains


@pytest.mark.parametrize("name", SIGNATURES)
def test_each_function_has_the_signature_that_students_know(name: str) -> None:
    names = inspect.signature(getattr(hazard, name)).parameters
    assert f"({', '.join(names)})" == SIGNATURES[name]


def test_importing_everything_gives_exactly_these_names() -> None:
    names: dict[str, object] = {}
    exec("from dicedesk.classroom.hazard import *", names)  # noqa: S102
    assert set(names) - {"__builtins__"} == set(SIGNATURES)


def test_the_dice_show_every_sum_from_2_to_12() -> None:
    random.seed(1)
    assert {hazard.throw_dice() for _ in range(2000)} == set(range(2, 13))


def test_the_dice_are_two_calls_of_randint(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = iter([(3, (1, 6)), (5, (1, 6))])

    def rigged(low: int, high: int) -> int:
        face, limits = next(faces)
        assert (low, high) == limits
        return face

    monkeypatch.setattr(random, "randint", rigged)
    assert hazard.throw_dice() == 8


@pytest.mark.parametrize(
    ("totals", "wins"),
    [((9, 7, 7, 9), True), ((4, 6, 11, 12, 5), False), ((11,), False)],
    ids=["round one", "round two", "round three"],
)
def test_a_round_goes_as_in_the_description(
    totals: tuple[int, ...], wins: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = fall(monkeypatch, *totals)
    assert (hazard.play_one_round(5), left) == (wins, [])


@pytest.mark.parametrize(
    ("main", "total"), [(5, 5), (6, 6), (6, 12), (7, 7), (7, 11), (8, 8), (8, 12), (9, 9)]
)
def test_a_come_out_roll_can_win_at_once(main: int, total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fall(monkeypatch, total)
    assert hazard.play_one_round(main) is True


@pytest.mark.parametrize(
    ("main", "total"), [(5, 2), (5, 11), (5, 12), (6, 3), (6, 11), (7, 2), (7, 12), (8, 11), (9, 11), (9, 12)]
)
def test_a_come_out_roll_can_lose_at_once(main: int, total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fall(monkeypatch, total)
    assert hazard.play_one_round(main) is False


@pytest.mark.parametrize(
    ("rounds", "won"),
    [
        ((False, False), 0),
        ((True, False, False), 1),
        ((False, True, False, True, True, False, False), 3),
    ],
)
def test_a_caster_plays_until_two_rounds_are_lost_in_a_row(
    rounds: tuple[bool, ...], won: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    mains = end(monkeypatch, *rounds)
    assert (hazard.simulate_caster(6), mains) == (won, [6] * len(rounds))


def test_a_caster_wins_as_many_rounds_as_the_exact_mean_says() -> None:
    random.seed(2)
    turns = 4000
    # A turn's wins have a standard deviation of about 3.4; 4 standard errors of 4000 turns are 0.21.
    mean = sum(hazard.simulate_caster(7) for _ in range(turns)) / turns
    assert mean == pytest.approx(float(mean_wins(7)), abs=0.21)


def test_the_table_has_a_line_for_each_main(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    end(monkeypatch, *[True] * 4, *[False] * 4, *[True, False] * 2, *[True] * 3, False, *[False] * 3, True)
    hazard.print_win_rate_table(4)
    assert capsys.readouterr().out == "5 1.0\n6 0.0\n7 0.5\n8 0.75\n9 0.25\n"


def test_the_table_estimates_the_exact_chances(capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(3)
    hazard.print_win_rate_table(10_000)
    rates = dict(map(str.split, capsys.readouterr().out.splitlines()))
    # 0.02 is 4 standard errors of ten thousand rounds.
    assert {int(main): float(rate) for main, rate in rates.items()} == {
        main: pytest.approx(float(win_chance(main)), abs=0.02) for main in MAINS
    }


@pytest.mark.parametrize("main", [4, 10, 7.0, True, "7", None])
@pytest.mark.parametrize("play", [hazard.play_one_round, hazard.simulate_caster])
def test_what_is_no_main_is_told_in_one_sentence(play: Callable[[object], object], main: object) -> None:
    with pytest.raises(ValueError) as error:
        play(main)
    assert str(error.value) == f"A main is a whole number from 5 to 9, not {main!r}."


@pytest.mark.parametrize("rounds", [0, -3, 2.5, True, "10", None])
def test_what_is_no_number_of_rounds_is_told_in_one_sentence(rounds: object) -> None:
    with pytest.raises(ValueError) as error:
        hazard.print_win_rate_table(rounds)  # type: ignore[arg-type]
    assert str(error.value) == f"The number of rounds is a whole number from 1, not {rounds!r}."


def test_the_program_asks_for_the_number_of_rounds_and_prints_the_table() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dicedesk.classroom.hazard"],
        input="4\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"Number of rounds: " + r"".join(rf"{main} [0-9.]+\n" for main in MAINS), done.stdout)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("many\n", "The number of rounds has to be a whole number."),
        ("2.5\n", "The number of rounds has to be a whole number."),
        ("", "The number of rounds has to be a whole number."),
        ("0\n", "The number of rounds has to be at least 1."),
        ("-3\n", "The number of rounds has to be at least 1."),
    ],
)
def test_the_program_prints_what_is_wrong_and_exits(
    typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as ended:
        hazard._main()
    assert (ended.value.code, capsys.readouterr().out) == (1, f"Number of rounds: {sentence}\n")
