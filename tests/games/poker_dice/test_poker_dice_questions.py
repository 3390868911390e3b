"""The question how many hands of Poker Dice it takes to the award, and its answer."""

import re

import pytest

from dicedesk.games.poker_dice.answers import PLAYERS_COMPARED
from dicedesk.games.poker_dice.questions import PLAYERS_KIND, answer_players
from dicedesk.lab.charts import Curves
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Findings
from dicedesk.play.ports.jobs import OneByOne


@pytest.fixture(scope="module")
def findings() -> Findings:
    question = PLAYERS_KIND.question({"hands": "30", "games": "20000", "seed": "1"})
    return answer_players(question, OneByOne(), lambda _: None)


def test_the_players_stand_side_by_side(findings: Findings) -> None:
    assert [case.name for case in findings.cases] == list(PLAYERS_COMPARED)
    assert [row[0] for row in findings.tables[0].rows] == [case.title for case in findings.cases]


def test_key_numbers_are_those_of_the_table(findings: Findings) -> None:
    for case, row in zip(findings.cases, findings.tables[0].rows, strict=True):
        assert [number.value for number in case.numbers] == [row[1], row[5], row[6]]


def test_simulated_chances_are_close_to_the_exact_ones(findings: Findings) -> None:
    for row in findings.tables[0].rows:
        exact, simulated, low, high = (float(str(cell)) for cell in row[1:5])
        assert abs(simulated - exact) <= high - low + 1e-4


def test_curves_show_the_award_hand_by_hand(findings: Findings) -> None:
    drawing = findings.charts[0].drawing
    assert isinstance(drawing, Curves)
    assert [curve.name for curve in drawing.curves] == [*PLAYERS_COMPARED, "best"]
    assert drawing.places == tuple(range(61))
    assert drawing.curves[0].values[30] == findings.cases[0].numbers[0].value


def test_no_player_does_better_than_the_best_play_for_so_many_hands(findings: Findings) -> None:
    drawing = findings.charts[0].drawing
    assert isinstance(drawing, Curves)
    *players, best = drawing.curves
    for player in players:
        assert all(one <= most + 1e-12 for one, most in zip(player.values, best.values, strict=True))
    assert findings.notes[0] == (
        f"No strategy reaches the award within 30 hands in more than {best.values[30]:.2%} of games."
    )


def test_each_player_has_a_chart_of_its_ends(findings: Findings) -> None:
    drawing = findings.cases[2].charts[0].drawing
    assert isinstance(drawing, Curves)
    award, broke, simulated = drawing.curves
    assert award.values[-1] + broke.values[-1] <= 1
    assert all(
        low <= value <= high
        for low, value, high in zip(simulated.low, simulated.values, simulated.high, strict=True)
    )


def test_restarts_are_counted_in_a_sentence(findings: Findings) -> None:
    assert (
        "Starting over after going broke, this player reaches the award in 26.38 hands on average."
        in findings.cases[0].notes
    )
    assert any(
        "The fastest way to play with restarts" in note and "26.34 hands" in note for note in findings.notes
    )
    assert re.search(r"in [\d,]{9,} hands", findings.cases[3].notes[2])


def test_more_hands_than_the_charts_usually_show_are_followed() -> None:
    question = PLAYERS_KIND.question({"hands": "100", "games": "10"})
    drawing = answer_players(question, OneByOne(), lambda _: None).charts[0].drawing
    assert isinstance(drawing, Curves)
    assert drawing.places[-1] == 100


def test_progress_counts_all_games() -> None:
    told: list[AnswerProgress] = []
    answer_players(PLAYERS_KIND.question({"games": "10"}), OneByOne(), told.append)
    assert told[-1] == AnswerProgress(40, 40)
