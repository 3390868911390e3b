"""How Hog's coach argues, at positions whose numbers can be counted by hand."""

from fractions import Fraction

import pytest

from dicedesk.core.game import Played
from dicedesk.games.hog.argument import likely_dice
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.points import point_ways
from dicedesk.games.hog.rules import HogRules, HogState, RollDice, points_of

AGAINST = ("", "final")


def argued(scores: tuple[int, int], dice: int, opponent: str = "final", goal: int = 100) -> list[str]:
    state = HogState(scores, rules=HogRules(goal))
    return [str(line) for line in HOG_COACH.argument(state, RollDice(dice), ("", opponent))]


def runner_up(scores: tuple[int, int], opponent: str = "final", goal: int = 100) -> list[str]:
    """The argument for the best choice, beside the next best one."""
    state = HogState(scores, rules=HogRules(goal))
    best = HOG_COACH.evaluate(state, ("", opponent))[0].move
    assert isinstance(best, RollDice)
    return argued(scores, best.count, opponent, goal)


@pytest.mark.parametrize("count", range(1, 11))
def test_the_likeliest_dice_are_a_pig_out_or_the_likeliest_sum_without_a_1(count: int) -> None:
    likely, ways = likely_dice(count), dict(point_ways(count))
    pigs = Fraction(ways.pop(1), 6**count)
    assert len(likely.faces) == count
    if pigs > Fraction(1, 2):
        assert points_of(likely.faces) == 1
        assert likely.share == pigs
    else:
        assert ways[points_of(likely.faces)] == max(ways.values())
        assert likely.share == 1 - pigs


def test_no_dice_need_no_luck() -> None:
    assert likely_dice(0).faces == ()
    assert likely_dice(0).share == 1


def test_a_line_tells_the_dice_the_reply_by_its_strategy_and_the_answer() -> None:
    first, second, last = argued((60, 48), 7)
    assert first.startswith(
        "You roll 1 die, most likely no 1, about 4 points (83%): 64 to 48. Final strategist then takes Free Bacon: "
        "64 to 56. You answer with 2 dice: "
    )
    assert " A Pig Out leaves " in first
    assert second.startswith(
        "You roll 7 dice, most likely Pig Out (72%): 61 to 48. Final strategist then takes "
    )
    assert " Rolls without a 1 leave " in second
    assert " of the rolls of 7 dice beat the " in last
    assert last.endswith(" percentage points behind.")


def test_what_is_beaten_and_how_often_is_what_the_working_says() -> None:
    state = HogState((60, 48))
    best, *_ = HOG_COACH.evaluate(state, AGAINST)
    working = HOG_COACH.working(state, RollDice(7), AGAINST)
    assert working is not None
    share = sum(part.share for part in working.parts if float(part.value) > float(best.value))
    assert argued((60, 48), 7)[2].startswith(f"{100 * float(share):.0f}% of the rolls of 7 dice")


def test_a_person_is_called_an_opponent() -> None:
    assert "Your opponent then rolls 10 dice" in argued((60, 47), 5, "")[0]


def test_a_swap_is_told_and_so_is_the_end() -> None:
    assert "the scores swap to 1 and 12" in argued((0, 0), 4)[0]
    assert argued((82, 90), 5)[0] == "You take Free Bacon: 100 to 90, and you win."
    assert "and you lose." in argued((0, 92), 1)[1]


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((0, 0), "3 dice and 4 dice are worth the same."),
        ((0, 69), "No roll of 10 dice beats the "),
        ((0, 37), ", but they gain less than the others lose."),
        ((0, 60), ", and they gain more than the others lose."),
    ],
)
def test_where_two_choices_part(scores: tuple[int, int], said: str) -> None:
    assert said in runner_up(scores)[2]


@pytest.mark.parametrize(
    ("scores", "opponent", "goal", "aim"),
    [
        ((77, 97), "final", 100, "the best one, 7 dice, plays for a win at once: 23% of its rolls."),
        ((64, 99), "final", 100, "the best one, 1 die, plays for a swap up: 17% of its rolls."),
        ((5, 47), "final", 50, "the best one, 2 dice, plays for a roll without a 1: 58% of its rolls."),
        ((57, 90), "final", 100, "the best one, 10 dice, plays for your next turn."),
        ((41, 91), "perfect", 100, "the best one, Free Bacon, plays for your next turn."),
    ],
)
def test_where_all_choices_lose_the_best_one_plays_for_something(
    scores: tuple[int, int], opponent: str, goal: int, aim: str
) -> None:
    assert runner_up(scores, opponent, goal)[2] == f"Every choice wins less than 25%; {aim}"


def test_a_computer_that_meets_a_person_has_nothing_to_argue() -> None:
    assert HOG_COACH.argument(HogState((60, 48), to_move=1), RollDice(1), AGAINST) == ()


def note(scores: tuple[int, int], faces: tuple[int, ...]) -> str | None:
    state = HogState(scores)
    move = RollDice(len(faces))
    found = HOG_COACH.luck_note(Played(state, move, faces, state.apply(move, faces)), AGAINST)
    return None if found is None else str(found)


def test_a_high_roll_that_swaps_or_helps_the_opponent_is_no_luck() -> None:
    # The digits of 76 are 1 apart, as those of 45 are: 76 swaps with 45.
    assert note((60, 45), (6, 6, 4)) == ("16 points are a high roll, but they make 76, which swaps with 45.")
    told = note((60, 48), (6, 6))
    assert told is not None
    assert told.startswith("Final strategist answers with ")


def test_a_low_roll_and_free_bacon_look_like_what_they_are() -> None:
    assert note((60, 48), (2, 2)) is None
    assert note((60, 48), (1, 6, 6)) is None
    assert note((60, 48), ()) is None
