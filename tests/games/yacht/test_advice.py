"""What the coach says about the dice of Yacht, at the end of games that are easily calculated."""

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.yacht.advice import coach_text
from dicedesk.games.yacht.coach import YACHT_COACH
from dicedesk.games.yacht.rules import YachtState, parse_line
from dicedesk.play.telling import CoachText

FULL = (
    "ones 0, twos 0, threes 0, fours 0, fives 0, sixes 0, full-house 0, four-of-a-kind 0, little-straight 0, "
    "big-straight 0"
)
YACHT_OPEN = FULL + ", choice 5"


def said(line: str, *, has_classes: bool = False) -> CoachText:
    """The coach's words about a position alone."""
    state = parse_line(line, "")
    return coach_text(state, YACHT_COACH.evaluate(state, (A_PERSON,)), has_classes=has_classes)


def test_the_card_names_the_best_choice_and_what_the_next_two_cost() -> None:
    text = said(f"{YACHT_OPEN}, dice 5 5 5 5 2, rolls-left 1")
    assert text.best == "Keep 5 5 5 5: 13.33 points in all, on average"
    assert text.others.split("\n") == ["Keep 5 5 5: costs 6.94 points", "Keep 5 5: costs 8.10 points"]


def test_beside_a_position_each_of_the_next_choices_has_its_class() -> None:
    lines = said(f"{YACHT_OPEN}, dice 5 5 5 5 2, rolls-left 1", has_classes=True).others.split("\n")
    assert len(lines) == 5
    assert lines[0] == "?? Keep 5 5 5: blunder, costs 6.94 points"


def test_the_last_box_leaves_nothing_to_the_dice() -> None:
    text = said(f"{FULL}, yacht 50, dice 6 6 5 5 1, rolls-left 0")
    assert (text.best, text.others) == ("Choice: 73 points in all", "")


@pytest.mark.parametrize("has_classes", [False, True])
def test_equal_choices_are_just_as_good(*, has_classes: bool) -> None:
    text = said(f"{YACHT_OPEN}, dice 1 2 3 4 6, rolls-left 1", has_classes=has_classes)
    assert text.others.split("\n")[0].endswith(": just as good")


def test_without_choices_the_coach_says_nothing() -> None:
    assert coach_text(YachtState(parse_line("", "").cards), ()) == CoachText()
