"""The warning of swaps against a brute force over all that ten dice can score."""

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.games.hog.rules import HogState, SwapOutlook, swap_outlook

BELOW_GOAL = st.integers(0, 99)


def totals_that_swap(own: int, other: int) -> set[int]:
    """Every end of the turn that swaps, found by the digits as they are written."""
    sums = {0}
    points = {1, max(1, 2 * (other // 10) - other % 10)}
    for _ in range(10):
        sums = {total + face for total in sums for face in (2, 3, 4, 5, 6)}
        points |= sums

    def apart(score: int) -> int:
        tens, ones = f"{score:02d}"[-2:]
        return abs(int(tens) - int(ones))

    return {own + scored for scored in points if apart(own + scored) == apart(other)}


@given(BELOW_GOAL, BELOW_GOAL)
def test_the_warning_names_every_total_that_swaps_and_no_other(own: int, other: int) -> None:
    outlook = swap_outlook(HogState((own, other)))
    unequal = totals_that_swap(own, other) - {other}
    assert (set(outlook.gains), set(outlook.losses)) == (
        {total for total in unequal if total < other},
        {total for total in unequal if total > other},
    )


@given(BELOW_GOAL, BELOW_GOAL)
def test_the_warning_lists_totals_from_low_to_high(own: int, other: int) -> None:
    outlook = swap_outlook(HogState((own, other)))
    both = outlook.gains + outlook.losses
    assert list(both) == sorted(set(both))


def test_the_warning_looks_from_the_side_of_the_mover() -> None:
    # 41 against 83: differences of 5 are 05 16 27 38 49 50 61 72 83 94, and 105 past 99.
    state = HogState((83, 41), to_move=1)
    assert swap_outlook(state) == SwapOutlook(83, 5, (49, 50, 61, 72), (94,))


def test_the_warning_names_the_total_of_no_dice_at_all() -> None:
    # 26 + (2 * 7 - 3) = 37, and 3 and 7 are as far apart as 7 and 3.
    assert 37 in swap_outlook(HogState((26, 73))).gains
