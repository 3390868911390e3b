"""How the points of Yacht are worded, beyond what all games in points say."""

from dicedesk.core.words import Name
from dicedesk.games.yacht.unit import UNIT


def test_the_points_expected_now_are_those_of_the_whole_game() -> None:
    told = UNIT.now_words(166.955, Name("You", is_you=True))
    assert told == "Now: 166.96 points expected for the whole game."
