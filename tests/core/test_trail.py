"""A sequence that grows at its end without being copied, and stays what it was for whoever has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.trail import Trail


def test_a_longer_trail_leaves_the_shorter_one_as_it_was() -> None:
    short = Trail((1, 2))
    longer = short.followed_by(3)
    assert (short, longer) == ((1, 2), (1, 2, 3))


def test_two_trails_that_grow_from_one_do_not_disturb_each_other() -> None:
    first = Trail((1, 2))
    assert (first.followed_by(3), first.followed_by(4)) == ((1, 2, 3), (1, 2, 4))


def test_what_was_cut_off_stays_with_whoever_has_it() -> None:
    whole = Trail((1, 2, 3))
    cut = whole.without_last(2).followed_by(9)
    assert (whole, cut, whole.without_last(5)) == ((1, 2, 3), (1, 9), ())


@given(st.lists(st.one_of(st.integers(0, 9), st.integers(-4, -1)), max_size=30))
def test_a_trail_is_what_a_tuple_would_be(changes: list[int]) -> None:
    trail, expected = Trail[int](), tuple[int, ...]()
    for change in changes:
        trail = trail.without_last(-change) if change < 0 else trail.followed_by(change)
        expected = expected[: max(len(expected) + change, 0)] if change < 0 else (*expected, change)
        assert (tuple(trail), len(trail), trail[-2:], trail[::-1]) == (
            expected,
            len(expected),
            expected[-2:],
            expected[::-1],
        )


def test_a_place_that_is_not_there_is_refused() -> None:
    longer = Trail((1, 2)).followed_by(3)
    for place in (2, -3):
        with pytest.raises(IndexError):
            longer.without_last(1)[place]


def test_an_item_is_found_from_both_ends() -> None:
    cut = Trail((1, 2, 3)).without_last(1)
    assert (cut[0], cut[-1], list(reversed(cut))) == (1, 2, [2, 1])


def test_trails_of_the_same_items_are_equal_and_have_one_hash() -> None:
    one, other = Trail((1, 2)), Trail((1,)).followed_by(2)
    assert (one, hash(one)) == (other, hash((1, 2)))
    assert one != Trail((1, 3))
    assert one != [1, 2]
    assert one.without_last(1) != one


def test_a_trail_knows_what_it_grew_from() -> None:
    short = Trail((1,))
    longer = short.followed_by(2)
    assert longer.grew_from(short)
    assert not short.grew_from(longer)
    assert not short.without_last(1).followed_by(5).grew_from(short)


def test_a_trail_shows_its_items() -> None:
    assert repr(Trail((1, 2))) == "Trail([1, 2])"
