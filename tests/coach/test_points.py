"""The words of costs in points, where more are better and where fewer are."""

from dataclasses import replace

import pytest

from dicedesk.coach.evaluation import Limits
from dicedesk.coach.unit import Points
from dicedesk.core.words import Name, tr

MORE = Points(limits=Limits(0.001, 0.5, 2, 5, (0.02, 0.15, 0.5, 1.2)), warnings=(0.5, 2))
FEWER = replace(MORE, fewer_is_better=True)
YOU, ANN = Name("You", is_you=True), Name("Ann")


def test_costs_and_changes_are_told_in_points() -> None:
    assert MORE.amount_words(2.5) == "2.50 points"
    assert MORE.warn_at_words(0.5) == "At 0.5 points"
    assert MORE.whole_change_words(12.4) == "+12 points"


def test_a_point_is_a_point_only_if_it_is_exactly_one() -> None:
    assert (MORE.warn_at_words(1), MORE.warn_at_words(2)) == ("At 1 point", "At 2 points")


def test_the_line_of_points_says_whether_fewer_are_higher() -> None:
    titles = [str(unit.chart_title(YOU)) for unit in (MORE, FEWER)]
    assert [title.endswith("(fewer points are higher)") for title in titles] == [False, True]


@pytest.mark.parametrize(
    ("name", "after", "told"),
    [
        (YOU, 22.5, "Your expected score rose from 20.0 to 22.5."),
        (ANN, 18.5, "Ann's expected score fell from 20.0 to 18.5."),
    ],
)
def test_a_move_changes_the_points_that_are_expected(name: Name, after: float, told: str) -> None:
    assert MORE.moved_words(20, after, name) == told


def test_fewer_points_that_are_expected_fall_where_fewer_are_better() -> None:
    told = FEWER.moved_words(-12, -10.5, YOU)
    assert told == "Your expected score fell from 12.0 to 10.5."


def test_a_better_choice_scores_more_or_saves_points() -> None:
    best = tr("Roll")
    assert (
        MORE.better_words(best, 2)
        == "“Roll” would have been worth 2.00 points more in the whole game, on average."
    )
    assert FEWER.better_words(best, 2) == "“Roll” would have saved 2.00 points on average."
