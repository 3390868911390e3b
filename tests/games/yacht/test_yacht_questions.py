"""The question how often games of Yacht end with each score, and its answer."""

import pytest

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import PLAYERS, kind_of
from dicedesk.games.yacht.questions import SCORES_KIND, answer_scores
from dicedesk.lab.charts import Curves, Histogram
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Findings
from dicedesk.play.ports.jobs import OneByOne

GAMES = 20_000


def asked(**texts: str) -> Findings:
    question = SCORES_KIND.question({"games": str(GAMES), "seed": "1"} | texts)
    return answer_scores(question, OneByOne(), lambda _: None)


@pytest.fixture(scope="module")
def best() -> Findings:
    """The answer about best play in Yacht."""
    return asked()


@pytest.fixture(scope="module")
def greedy() -> Findings:
    """The answer about a player with a preset whose scores are simulated alone."""
    return asked(sheet="bonus", player="greedy")


def curves(findings: Findings) -> Curves:
    drawing = findings.cases[0].charts[1].drawing
    assert isinstance(drawing, Curves)
    return drawing


def test_best_play_scores_166_955_with_a_deviation_of_34_981(best: Findings) -> None:
    assert [round(number.value, 3) for number in best.cases[0].numbers] == [166.955, 34.981]
    assert best.cases[0].is_exact


def test_nearly_all_scores_are_in_the_chart(best: Findings) -> None:
    drawing = best.cases[0].charts[0].drawing
    assert isinstance(drawing, Histogram)
    assert 0.999 <= sum(drawing.shares) < 1


def test_the_exact_chances_of_a_score_or_more_are_in_nearly_all_simulated_ranges(best: Findings) -> None:
    exact, simulated = curves(best).curves
    inside = [
        low <= chance <= high
        for low, chance, high in zip(simulated.low, exact.values, simulated.high, strict=True)
    ]
    assert sum(inside) > 0.9 * len(inside)


def test_a_row_of_the_table_is_a_place_of_the_curves(best: Findings) -> None:
    drawing = curves(best)
    exact, simulated = drawing.curves
    for score, known, share, low, high in best.tables[0].rows:
        place = drawing.places.index(float(score or 0))
        assert (known, share) == (exact.values[place], simulated.values[place])
        assert (low, high) == (simulated.low[place], simulated.high[place])


def test_a_preset_has_simulated_scores_alone_and_says_the_exact_mean_of_best_play(greedy: Findings) -> None:
    assert [curve.name for curve in curves(greedy).curves] == ["simulated"]
    assert not greedy.cases[0].is_exact
    assert [column.name for column in greedy.tables[0].columns] == ["score", "simulated", "low", "high"]
    assert greedy.notes[1].startswith("Best play scores exactly 254.5877 points on average;")


def test_a_simulated_mean_has_its_range(greedy: Findings) -> None:
    assert greedy.notes[0].startswith("Simulated: 20,000 games, ")
    assert " ± 0." in greedy.notes[0]


@pytest.mark.parametrize("sheet", [Sheet.YACHT, Sheet.BONUS])
def test_all_players_are_listed_with_their_means_the_best_first(
    sheet: Sheet, best: Findings, greedy: Findings
) -> None:
    rows = {Sheet.YACHT: best, Sheet.BONUS: greedy}[sheet].tables[1].rows
    means = {kind_of(name).title: kind_of(name).means[sheet] for name in PLAYERS}
    assert {row[0]: row[1] for row in rows} == means
    assert [row[1] for row in rows] == sorted(means.values(), reverse=True)


def test_progress_counts_the_games() -> None:
    told: list[AnswerProgress] = []
    question = SCORES_KIND.question({"games": "10", "player": "greedy"})
    answer_scores(question, OneByOne(), told.append)
    assert told == [AnswerProgress(0, 10), AnswerProgress(10, 10)]
