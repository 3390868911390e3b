"""How the points of Yacht are worded."""

import pytest

from dicedesk.core.words import Name, tr
from dicedesk.games.yacht.unit import UNIT

YOU, ANN = Name("You", is_you=True), Name("Ann")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (UNIT.amount_words(1.5), "1.50 points"),
        (UNIT.value_words(166.955), "166.96 points"),
        (UNIT.whole_change_words(-3.25), "−3 points"),
        (UNIT.warn_at_words(0.5), "At 0.5 points"),
        (UNIT.now_words(166.955, YOU), "Now: 166.96 points expected for the whole game."),
        (UNIT.moved_words(160, 150, YOU), "The points you could expect fell from 160.0 to 150.0."),
        (UNIT.moved_words(150, 160, YOU), "The points you could expect rose from 150.0 to 160.0."),
        (UNIT.moved_words(160, 150, ANN), "The points Ann could expect fell from 160.0 to 150.0."),
        (UNIT.moved_words(150, 160, ANN), "The points Ann could expect rose from 150.0 to 160.0."),
        (
            UNIT.better_words(tr("Keep nothing"), 2),
            "“Keep nothing” would have scored 2.00 points more in the whole game, on average.",
        ),
        (UNIT.chart_title(ANN), "Points so far plus points expected, move by move"),
    ],
)
def test_points_are_worded(told: str, words: str) -> None:
    assert told == words


def test_a_point_is_a_point_only_if_it_is_exactly_one() -> None:
    assert (UNIT.warn_at_words(1), UNIT.warn_at_words(2)) == ("At 1 point", "At 2 points")
