"""How Hog's coach argues, at positions whose numbers can be counted by hand."""

from fractions import Fraction

import pytest

from dicedesk.core.game import Played
from dicedesk.games.hog.argument import likely_dice
from dicedesk.games.hog.coach import HOG_COACH
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


@pytest.mark.parametrize(
    ("scores", "count", "points", "share"),
    [
        # 2 points make 62, which swaps with 48: 3, 4, 5 and 6 are left.
        ((60, 48), 1, 4, Fraction(4, 6)),
        ((60, 48), 10, 1, 1 - Fraction(5, 6) ** 10),
        # 8 points or more reach 100, in 13 of 36 ways without a 1.
        ((92, 30), 2, 8, Fraction(13, 36)),
        # 4 points make 36, which swaps with 41: 2, 3, 5 and 6 are left.
        ((32, 41), 1, 3, Fraction(4, 6)),
    ],
)
def test_the_likeliest_dice_are_those_of_the_likeliest_consequence(
    scores: tuple[int, int], count: int, points: int, share: Fraction
) -> None:
    likely = likely_dice(HogState(scores), count)
    assert len(likely.faces) == count
    assert points_of(likely.faces) == points
    assert likely.share == share


def test_no_dice_need_no_luck() -> None:
    assert likely_dice(HogState(), 0).faces == ()
    assert likely_dice(HogState(), 0).share == 1


def test_a_line_tells_the_chance_to_win_the_dice_and_the_reply_by_its_strategy() -> None:
    first, second, last = argued((60, 48), 7)
    assert first.startswith("Best: 1 die (")
    assert first.endswith(
        " Most likely: no 1s, no swap (66.7%), for example 64 to 48. "
        "Final strategist then takes Free Bacon: 64 to 56."
    )
    assert second.startswith("7 dice (")
    assert " Most likely: a Pig Out (72.1%), then 61 to 48. Final strategist then takes " in second
    assert last.startswith("With 7 dice, ")
    assert last.endswith(" percentage points below the best.")


def test_what_is_beaten_and_how_often_is_what_the_working_says() -> None:
    state = HogState((60, 48))
    best, *_ = HOG_COACH.evaluate(state, AGAINST)
    working = HOG_COACH.working(state, RollDice(7), AGAINST)
    assert working is not None
    share = sum(part.share for part in working.parts if float(part.value) > float(best.value))
    assert argued((60, 48), 7)[2].startswith(f"With 7 dice, {100 * float(share):.1f}% of rolls beat the ")


def test_a_person_is_called_an_opponent() -> None:
    assert "The opponent then rolls 10 dice." in argued((60, 47), 5, "")[0]


def test_a_swap_is_told_and_so_is_the_end() -> None:
    assert "the scores swap, now 1 to 12" in argued((0, 0), 4)[0]
    assert (
        argued((82, 90), 5)[0]
        == "Best: Free Bacon (100.0% to win). The result: 100 to 90, which wins the game."
    )
    assert "Most likely: an immediate win (38.9%), for example 4 to 100." in argued((0, 92), 1)[1]


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((0, 0), "3 dice and 4 dice differ by less than 0.1 percentage points."),
        ((0, 69), "No roll with 10 dice beats the "),
        ((0, 37), " Overall, that costs "),
        ((0, 60), " Overall, that gains "),
    ],
)
def test_where_two_choices_part(scores: tuple[int, int], said: str) -> None:
    assert said in runner_up(scores)[2]


@pytest.mark.parametrize(
    ("scores", "opponent", "goal", "aim"),
    [
        ((77, 97), "final", 100, "The best one, 7 dice, aims to win at once (23.4% of its rolls)."),
        ((64, 99), "final", 100, "The best one, 1 die, aims for a swap up (16.7% of its rolls)."),
        ((5, 47), "final", 50, "The best one, 2 dice, aims for a roll without a 1 (69.4% of its rolls)."),
        ((57, 90), "final", 100, "The best one, 10 dice, counts on a later turn."),
        ((41, 91), "perfect", 100, "The best one, Free Bacon, counts on a later turn."),
    ],
)
def test_where_all_choices_lose_the_best_one_plays_for_something(
    scores: tuple[int, int], opponent: str, goal: int, aim: str
) -> None:
    assert runner_up(scores, opponent, goal)[2].startswith(f"No choice wins even 25% of the time. {aim}")


def test_a_computer_that_meets_a_person_has_nothing_to_argue() -> None:
    assert HOG_COACH.argument(HogState((60, 48), to_move=1), RollDice(1), AGAINST) == ()


def note(scores: tuple[int, int], faces: tuple[int, ...], opponent: str = "final") -> str | None:
    state = HogState(scores)
    move = RollDice(len(faces))
    played = Played(state, move, faces, state.apply(move, faces))
    found = HOG_COACH.luck_note(played, ("", opponent))
    return None if found is None else str(found)


def test_a_high_roll_that_swaps_down_is_no_luck() -> None:
    # The digits of 76 are 1 apart, as those of 45 are: 76 swaps with 45.
    assert (
        note((60, 45), (6, 6, 4))
        == "16 points is a high roll, but it brings the score to 76, which swaps with 45."
    )


def test_a_high_roll_that_feeds_the_opponent_is_no_luck() -> None:
    # 71 gives 2 x 7 - 1 = 13 points of Free Bacon, and 64 + 1 = 65 would give 7.
    assert note((64, 63), (4, 3), "bacon") == "Bacon lover can now take Free Bacon: 71 to 76."
    assert note((43, 96), (3, 5, 3, 2), "") == (
        "The opponent can now take Free Bacon: 56 to 100, which wins the game."
    )


def test_a_high_roll_has_no_reason_where_none_is_certain() -> None:
    # An opponent who always rolls six dice does so after any roll.
    assert note((60, 48), (6, 6), "always:6") is None
    # 69 gives 3 points of Free Bacon, and rolls give more on average.
    assert note((60, 46), (5, 4), "bacon") is None
    # 16 points win, and 36 swaps up to 41.
    assert note((90, 30), (6, 6, 4)) is None
    assert note((32, 41), (4,), "always:6") is None


def test_a_low_roll_and_free_bacon_look_like_what_they_are() -> None:
    assert note((60, 48), (2, 2)) is None
    assert note((60, 48), (1, 6, 6)) is None
    assert note((60, 48), ()) is None
