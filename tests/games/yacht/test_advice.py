"""What the coach says about the dice of Yacht, at the end of games that are easily calculated."""

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.yacht.advice import coach_text
from dicedesk.games.yacht.coach import YACHT_COACH
from dicedesk.games.yacht.rules import parse_line
from dicedesk.play.telling import CoachText

BOXES = (
    "ones", "twos", "threes", "fours", "fives", "sixes",
    "full-house", "four-of-a-kind", "little-straight", "big-straight",
)  # fmt: skip
FULL = ", ".join(f"{box} 0" for box in BOXES)
YACHT_OPEN = FULL + ", choice 5"


def said(line: str, *, has_classes: bool = False) -> CoachText:
    """The coach's words about a position alone."""
    state = parse_line(line, "")
    return coach_text(state, YACHT_COACH.evaluate(state, (A_PERSON,)), {}, has_classes=has_classes)


def test_the_card_names_the_best_choice_and_what_the_next_two_cost() -> None:
    text = said(f"{YACHT_OPEN}, dice 5 5 5 5 2, rolls-left 1")
    assert text.best == "Keep 5 5 5 5: 13.33 points for the whole game, on average"
    assert text.others.split("\n") == ["Keep 5 5 5: costs 6.94 points", "Keep 5 5: costs 8.10 points"]


def test_beside_a_position_each_of_the_next_choices_has_its_class() -> None:
    lines = said(f"{YACHT_OPEN}, dice 5 5 5 5 2, rolls-left 1", has_classes=True).others.split("\n")
    assert len(lines) == 5
    assert lines[0] == "?? Keep 5 5 5: blunder, costs 6.94 points"


def test_a_box_without_points_is_crossed_out() -> None:
    text = said(f"{FULL}, dice 1 2 3 4 6, rolls-left 0")
    assert (text.best, text.others) == (
        "Cross out Yacht: 23.33 points for the whole game, on average",
        "Choice: costs 5.03 points",
    )


def test_the_last_box_leaves_nothing_to_the_dice() -> None:
    text = said(f"{FULL}, yacht 50, dice 6 6 5 5 1, rolls-left 0")
    assert (text.best, text.others) == ("Choice: 73 points for the whole game", "")


@pytest.mark.parametrize("has_classes", [False, True])
def test_equal_choices_are_just_as_good(*, has_classes: bool) -> None:
    text = said(f"{YACHT_OPEN}, dice 1 2 3 4 6, rolls-left 1", has_classes=has_classes)
    assert text.others.split("\n")[0].endswith(": just as good")


def test_without_choices_the_coach_says_nothing() -> None:
    assert coach_text(parse_line("", ""), (), {}) == CoachText()


def before_the_last_roll(dice: str, behind: int) -> CoachText:
    """The words in the last turn of a game between two, with only choice open and this many points behind."""
    boxes = ", ".join(f"{box} 0 0" for box in BOXES)
    state = parse_line(f"{boxes}, yacht 0 0, choice {behind} -, dice {dice}, rolls-left 1", "players=2")
    choices = YACHT_COACH.evaluate(state, (A_PERSON,) * 2)
    return coach_text(state, choices, YACHT_COACH.chances_to_win(state))


def test_near_the_end_between_two_each_choice_has_its_chance_and_one_is_for_the_win() -> None:
    text = before_the_last_roll("4 4 6 6 6", 29)
    assert text.best == "Choice: 26 points for the whole game"
    assert text.others.split("\n") == [
        "Keep 4 6 6 6: costs 0.50 points · 0.0% to win",
        "! Keep 6 6 6: for the win, costs 1.00 points · 5.6% to win",
    ]


def test_a_choice_for_the_win_is_listed_even_if_others_cost_less() -> None:
    lines = before_the_last_roll("4 5 6 6 6", 30).others.split("\n")
    assert (len(lines), lines[-1].split(":")[0]) == (3, "! Keep 6 6 6")
