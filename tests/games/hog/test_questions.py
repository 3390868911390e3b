"""What the questions on Hog find, for the window, the command line and files."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.words import ShortName
from dicedesk.features.question_files import chart_csv, json_text, question_in, table_csv
from dicedesk.games.hog.named_strategies import MARGINS
from dicedesk.games.hog.odds import as_table, win_chance
from dicedesk.games.hog.pairs import Swept, sweep
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.games.hog.points import NUMBERS_OF_DICE, mean_points
from dicedesk.games.hog.questions import AGAINST, DICE, PAIR, SWEEP, strategy_called
from dicedesk.games.questions import kind_called
from dicedesk.lab.charts import Chart, Curves, Histogram, NamedValues, ValueGrid
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Findings, QuestionKind
from dicedesk.play.ports.jobs import OneByOne

KINDS = {kind.id: kind for kind in (PAIR, SWEEP, DICE)}


def asked(kind: QuestionKind, **texts: str) -> Findings:
    return kind.answered(kind.question(texts), OneByOne(), lambda _: None)


@pytest.fixture(scope="module")
def pair() -> Findings:
    """Six dice against four."""
    return asked(PAIR, strategy="always:6", against="always:4", games="50000", seed="1")


@pytest.fixture(scope="module")
def swept() -> Findings:
    """Both strategies against `always:6`."""
    return asked(SWEEP, against="always:6")


@pytest.fixture(scope="module")
def rolled() -> Findings:
    """All numbers of dice, for 7 points or more."""
    return asked(DICE, points="7", rolls="2000", seed="1")


@pytest.fixture(params=("pair", "swept", "rolled"))
def found(request: pytest.FixtureRequest) -> Findings:
    """The findings of each kind."""
    findings: Findings = request.getfixturevalue(request.param)
    return findings


def chart_called(findings: Findings, name: str) -> Chart:
    """One of all charts."""
    charts = (*findings.charts, *(chart for case in findings.cases for chart in case.charts))
    return next(chart for chart in charts if chart.name == name)


def numbers(findings: Findings, case: int = 0) -> dict[str, float]:
    """The key numbers of a case."""
    return {number.name: number.value for number in findings.cases[case].numbers}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_the_lab_lists_the_kind(kind: QuestionKind) -> None:
    assert kind_called(kind.id) is kind


def test_the_kinds_load_no_numpy() -> None:
    program = "import sys, dicedesk.games.questions; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, text=True)  # noqa: S603
    assert "dicedesk.games.hog.questions" in done.stdout.split()
    assert "numpy" not in done.stdout.split()


def test_the_answer_can_be_kept_and_asked_again(found: Findings) -> None:
    assert question_in(json_text(found).encode()) == found.question
    assert question_in(table_csv(found.question, found.tables[0]).encode()) == found.question
    for chart in (*found.charts, *(chart for case in found.cases for chart in case.charts)):
        assert question_in(chart_csv(found.question, chart).encode()) == found.question


def test_the_same_question_is_answered_alike(rolled: Findings) -> None:
    kind = KINDS[rolled.question.kind]
    assert kind.answered(rolled.question, OneByOne(), lambda _: None) == rolled


@pytest.mark.parametrize(
    ("kind", "texts", "parts"),
    [
        (PAIR, {"games": "9000"}, 9000),
        (SWEEP, {}, 380),
        (DICE, {"rolls": "40000"}, 40_000),
    ],
    ids=KINDS.keys(),
)
def test_it_is_told_how_far_the_answer_is(kind: QuestionKind, texts: dict[str, str], parts: int) -> None:
    told = list[AnswerProgress]()
    kind.answered(kind.question(texts), OneByOne(), told.append)
    assert {progress.parts for progress in told} == {parts}
    done = [progress.done for progress in told]
    assert done == sorted(done)
    assert len(done) > 2
    assert done[-1] == parts


def test_a_pair_is_told_by_its_exact_chances(pair: Findings) -> None:
    exact = win_chance(np.full((100, 100), 6), np.full((100, 100), 4))
    found = numbers(pair)
    assert (found["average"], found["first"], found["second"]) == (exact.average, exact.first, exact.second)
    assert [row[1] for row in pair.tables[0].rows] == [exact.first, exact.second, exact.average]


def test_the_simulated_share_comes_to_the_exact_chance(pair: Findings) -> None:
    drawing = chart_called(pair, "convergence").drawing
    assert isinstance(drawing, Curves)
    (curve,) = drawing.curves
    assert drawing.places[-1] == 50_000
    assert drawing.exact == numbers(pair)["average"]
    assert curve.low[-1] < curve.values[-1] < curve.high[-1]
    assert curve.high[-1] - curve.low[-1] < curve.high[0] - curve.low[0]
    error = (curve.high[-1] - curve.low[-1]) / 2 / 1.96
    assert abs(curve.values[-1] - drawing.exact) < 4 * error


@pytest.mark.parametrize("name", ["turns", "margins"])
def test_the_bars_of_a_pair_are_nearly_all_games(pair: Findings, name: str) -> None:
    drawing = chart_called(pair, name).drawing
    assert isinstance(drawing, Histogram)
    assert 1 - 1e-6 <= sum(drawing.shares) <= 1 + 1e-12
    steps = set(np.diff(drawing.places))
    assert steps == {1}


def test_points_ahead_are_those_of_the_strategy(pair: Findings) -> None:
    drawing = chart_called(pair, "margins").drawing
    assert isinstance(drawing, Histogram)
    bars = dict(zip(drawing.places, drawing.shares, strict=True))
    assert sum(share for lead, share in bars.items() if lead > 0) == pytest.approx(
        numbers(pair)["average"], abs=1e-6
    )
    # A game to 100 is never drawn.
    assert bars[0] == 0


def test_the_usual_length_is_told_in_words(pair: Findings) -> None:
    drawing = chart_called(pair, "turns").drawing
    assert isinstance(drawing, Histogram)
    reached = np.cumsum(drawing.shares)
    half, most = (int(drawing.places[int(np.searchsorted(reached, share))]) for share in (0.5, 0.9))
    assert pair.cases[0].notes == (
        f"Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.",
    )


def test_without_luck_no_error_is_told() -> None:
    found = asked(PAIR, strategy="always:0", against="always:0", games="1000", seed="1")
    assert numbers(found)["average"] == 0.5
    assert found.notes[-1] == "Simulation: 50.00% of 1,000 games won."


def test_what_is_no_strategy_is_told() -> None:
    with pytest.raises(NotationError, match="Against: there is no strategy “all”"):
        PAIR.question({"against": "all"})


def test_a_table_in_a_file_becomes_a_name_that_holds_it(tmp_path: Path) -> None:
    file = tmp_path / "hunter.csv"
    rows = table_of(parse_strategy("swap"))
    file.write_text("\n".join(",".join(map(str, row)) for row in rows), encoding="utf-8")
    question = SWEEP.question({"against": str(file)})
    assert table_of(question.value(AGAINST)) == rows
    assert strategy_called(question, AGAINST) == "hunter"
    assert SWEEP.question(dict(question.texts)) == question


@pytest.mark.parametrize(
    ("name", "in_full"),
    [
        ("final", "Final strategist"),
        ("always:4", "4-dice player"),
        ("swap", "Swap hunter"),
        ("bacon:-8:4", "Bacon lover (margin −8, dice 4)"),
    ],
)
def test_a_strategy_is_called_by_its_short_name_which_can_be_written_in_full(name: str, in_full: str) -> None:
    called = strategy_called(SWEEP.question({"against": name}), AGAINST)
    assert isinstance(called, ShortName)
    assert (called, called.in_full) == (name, in_full)


def test_a_file_that_holds_no_table_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="Against: the file cannot be read"):
        SWEEP.question({"against": str(tmp_path / "none.csv")})


def test_every_cell_of_the_sweep_is_on_its_grid(swept: Findings) -> None:
    for case, kind in zip(swept.cases, Swept, strict=True):
        (chart,) = case.charts
        drawing = chart.drawing
        assert isinstance(drawing, ValueGrid)
        exact = sweep(kind, as_table(table_of(parse_strategy("always:6"))), lambda _: None)
        np.testing.assert_array_equal(drawing.values, exact.rates)
        assert (len(drawing.up_names), len(drawing.across_names)) == exact.rates.shape
        ((column, row),) = drawing.marks
        assert drawing.values[row][column] == exact.rates.max()


def test_the_best_cell_can_be_played_by_its_name(swept: Findings) -> None:
    always = as_table(table_of(parse_strategy("always:6")))
    for case, row in zip(swept.cases, swept.tables[0].rows, strict=True):
        strategy, margin, dice, rate, default = row
        name = f"{strategy}:{margin}:{dice}"
        assert case.notes == (f"To play this way, choose the strategy {name}.",)
        for cell, played in ((rate, name), (default, case.name)):
            assert cell == pytest.approx(
                win_chance(table_of(parse_strategy(played)), always).average, abs=1e-12
            )


def test_both_strategies_are_compared_by_margin(swept: Findings) -> None:
    drawing = chart_called(swept, "margins").drawing
    assert isinstance(drawing, Curves)
    assert drawing.places == tuple(MARGINS)
    assert [max(curve.values) for curve in drawing.curves] == [row[3] for row in swept.tables[0].rows]


def test_nothing_beats_four_dice_more_often_than_final() -> None:
    found = asked(SWEEP)
    assert found.notes[-1] == "No strategy of any kind wins more than 85.68% of its games against always:4."


def test_the_best_number_of_dice_is_told_as_a_fraction(rolled: Findings) -> None:
    best, mean, surest, enough = rolled.cases[0].numbers
    assert (best.value, mean.exact) == (6, "406031/46656")
    # Three dice score 7 or more but for a 1 and for three twos: 124 of 216 rolls.
    assert (surest.value, enough.exact) == (3, str(Fraction(124, 216)))


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ("1", ["die most often scores 1 point or more", "chance of 1 point or more"]),
        ("2", ["die most often scores 2 points or more", "chance of 2 points or more"]),
        ("7", ["dice most often score 7 points or more", "chance of 7 points or more"]),
    ],
)
def test_the_surest_dice_are_told_in_words_that_fit_their_number(points: str, said: list[str]) -> None:
    findings = asked(DICE, points=points, rolls="1000", seed="1")
    assert [number.says for number in findings.cases[0].numbers[2:]] == said


def test_simulated_means_stand_beside_the_exact_ones(rolled: Findings) -> None:
    drawing = chart_called(rolled, "means").drawing
    assert isinstance(drawing, NamedValues)
    for dice, bar in zip(NUMBERS_OF_DICE, drawing.bars, strict=True):
        assert bar.name == str(dice)
        assert bar.expected == float(mean_points(dice))
        assert bar.low is not None
        assert abs(bar.value - bar.expected) < 4 * (bar.value - bar.low) / 1.96


def test_more_points_ask_for_more_dice(rolled: Findings) -> None:
    rows = rolled.tables[1].rows
    assert rows[0][:3] == (1, 2, 1)
    assert rows[-1][1:3] == (60, 10)
    assert [row[2] for row in rows] == list(range(1, 11))
