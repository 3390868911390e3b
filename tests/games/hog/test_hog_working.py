"""Where a chance to win at Hog comes from."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Working
from dicedesk.games.craps.rules import Throw
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogRules, HogState, RollDice

AGAINST_FINAL = ("", "final")
EVERYBODY = (AGAINST_FINAL, ("final", ""), ("", ""), ("swap", "always:4"))


def working(scores: tuple[int, int], dice: int, to_move: int = 0) -> Working:
    """The working of rolling so many dice with these scores."""
    against = AGAINST_FINAL if to_move == 0 else ("final", "")
    found = HOG_COACH.working(HogState(scores, to_move), RollDice(dice), against)
    assert found is not None
    return found


@given(
    scores=st.tuples(st.integers(0, 99), st.integers(0, 99)),
    dice=st.integers(0, 10),
    seat=st.integers(0, 1),
    against=st.sampled_from(EVERYBODY),
    goal=st.sampled_from((20, 100)),
)
def test_the_parts_sum_up_to_the_chance_to_win(
    scores: tuple[int, int], dice: int, seat: int, against: tuple[str, str], goal: int
) -> None:
    state = HogState(tuple(score * goal // 100 for score in scores), seat, HogRules(goal))
    found = HOG_COACH.working(state, RollDice(dice), against)
    assert found is not None
    assert sum(part.share for part in found.parts) == 1
    exactly = sum(part.share * Fraction(part.value) for part in found.parts)
    value = next(each.value for each in HOG_COACH.evaluate(state, against) if each.move == RollDice(dice))
    assert float(exactly) == pytest.approx(value, abs=1e-12)
    assert found.value == pytest.approx(value, abs=1e-12)


def test_two_dice_can_pig_out_and_score_four_to_twelve() -> None:
    parts = working((20, 11), 2).parts
    assert [part.name for part in parts] == ["1", *map(str, range(4, 13))]
    assert [part.share for part in parts[:3]] == [Fraction(11, 36), Fraction(1, 36), Fraction(2, 36)]
    assert parts[1].what == "4 points: 24 to 11"


def test_free_bacon_is_certain() -> None:
    found = working((61, 33), 0)
    assert [(part.what, part.share) for part in found.parts] == [("Free Bacon, 3 points: 64 to 33", 1)]
    assert found.title == "Free Bacon: 81.8% to win"
    assert (found.why, found.unit) == (
        "A sure 3 points makes 64, and 64 does not swap with 33.",
        Unit.WIN_CHANCE,
    )


def test_a_pig_out_is_marked() -> None:
    part = working((20, 11), 4).parts[0]
    assert (part.consequence, part.what) == (Consequence.PIGS_OUT, "Pig Out, 1 point: 21 to 11")


def test_swaps_up_and_down_are_marked() -> None:
    up = next(part for part in working((20, 45), 2).parts if part.name == "12")
    assert (up.consequence, up.what) == (Consequence.SWAPS_UP, "12 points, Swine Swap: 45 to 32")
    down = next(part for part in working((20, 23), 2).parts if part.name == "12")
    assert (down.consequence, down.what) == (Consequence.SWAPS_DOWN, "12 points, Swine Swap: 23 to 32")


def test_equal_scores_change_nothing_when_they_swap() -> None:
    part = next(part for part in working((20, 26), 1).parts if part.name == "6")
    assert part.consequence is Consequence.PLAIN


def test_the_end_of_the_game_is_marked_for_either_player() -> None:
    for to_move, scores in ((0, (97, 45)), (1, (45, 97))):
        parts = {part.name: part for part in working(scores, 1, to_move).parts}
        won, lost = parts["5"], parts["4"]
        assert (won.consequence, won.value) == (Consequence.WINS, 1)
        assert won.what == "5 points: 102 to 45, and the game is won"
        assert (lost.consequence, lost.value) == (Consequence.LOSES, 0)
        assert lost.what == "4 points, Swine Swap: 45 to 101, and the game is lost"


def test_a_title_names_the_dice() -> None:
    assert working((20, 11), 1).title.startswith("1 die: ")
    assert working((20, 11), 6).title.startswith("6 dice: ")


def test_there_is_no_working_of_another_games_move_or_after_the_end() -> None:
    assert HOG_COACH.working(HogState((20, 11)), Throw(), AGAINST_FINAL) is None
    assert HOG_COACH.working(HogState((100, 11)), RollDice(2), AGAINST_FINAL) is None
