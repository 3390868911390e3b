"""The question which main of Hazard to call, and its answer."""

from fractions import Fraction

import pytest

from dicedesk.games.hazard.questions import MAINS_KIND, answer_mains
from dicedesk.games.hazard.rules import MAINS
from dicedesk.lab.charts import Histogram, NamedValues
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Findings
from dicedesk.play.ports.jobs import OneByOne


def asked(rounds: int, seed: int = 1) -> Findings:
    question = MAINS_KIND.question({"rounds": str(rounds), "seed": str(seed)})
    return answer_mains(question, OneByOne(), lambda _: None)


def test_each_main_has_its_exact_fraction() -> None:
    wins = {case.name: case.numbers[0] for case in asked(1000).cases}
    assert {main: win.exact for main, win in wins.items()} == {
        "5": "1396/2835",
        "6": "6961/14256",
        "7": "244/495",
        "8": "6961/14256",
        "9": "1396/2835",
    }
    assert wins["7"].value == float(Fraction(244, 495))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_simulated_rates_lie_within_four_standard_errors(seed: int) -> None:
    for row in asked(1_000_000, seed).tables[0].rows:
        exact, simulated, low, high = (float(str(cell)) for cell in row[2:6])
        assert low < simulated < high
        assert abs(simulated - exact) < high - low


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ten_million_rounds_agree_too(seed: int) -> None:
    for row in asked(10_000_000, seed).tables[0].rows:
        assert float(str(row[6])) < 4


def test_bars_have_their_intervals_and_the_exact_chance() -> None:
    findings = asked(1000)
    (chart,) = findings.charts
    assert isinstance(chart.drawing, NamedValues)
    assert [bar.name for bar in chart.drawing.bars] == [str(main) for main in MAINS]
    first, row = chart.drawing.bars[0], findings.tables[0].rows[0]
    assert (first.expected, first.value, first.low, first.high) == row[2:6]


def test_the_length_of_a_round_is_drawn() -> None:
    drawing = asked(10).cases[MAINS.index(7)].charts[0].drawing
    assert isinstance(drawing, Histogram)
    # With main 7 a round ends at once with 2, 3, 7, 11 and 12: 12 of 36 ways.
    assert drawing.shares[0] == pytest.approx(1 / 3)
    # A chance of 4 (or 10) comes in 3 ways of 36 and is decided by 9, one of 5 by 10, one of 6 by 11.
    assert drawing.shares[1] == pytest.approx(2 * (3 * 9 + 4 * 10 + 5 * 11) / 36**2)


def test_the_best_main_is_named() -> None:
    assert asked(10).notes[0] == "Main 7 is best: it wins 49.29% of rounds."


def test_progress_counts_all_rounds() -> None:
    told: list[AnswerProgress] = []
    answer_mains(MAINS_KIND.question({"rounds": "100"}), OneByOne(), told.append)
    assert told[-1] == AnswerProgress(500, 500)
