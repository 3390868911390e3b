"""When exercises return."""

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.features.practice.spacing import DAY_S, DAYS, MISSED_S, Return, after_answer

steps = st.integers(0, 50)
moments = st.integers(0, 10**11)


def test_what_was_solved_returns_after_1_then_3_then_7_then_21_days() -> None:
    step, days = 0, []
    for _ in range(8):
        found = after_answer(step, 1_000_000, is_right=True)
        days.append((found.due - 1_000_000) // DAY_S)
        step = found.step
    assert days == [1, 3, 7, 21, 60, 180, 180, 180]


def test_what_was_missed_returns_after_ten_minutes_and_begins_anew() -> None:
    assert after_answer(4, 1000, is_right=False) == Return(0, 1600)


@given(steps, moments)
def test_what_is_solved_once_more_never_returns_sooner(step: int, now: int) -> None:
    first = after_answer(step, now, is_right=True)
    again = after_answer(first.step, now, is_right=True)
    assert now < first.due <= again.due
    assert first.step == step + 1


@given(steps, moments, st.lists(st.booleans(), max_size=20))
def test_a_miss_returns_sooner_than_anything_that_was_solved(
    step: int, now: int, answers: list[bool]
) -> None:
    missed = after_answer(step, now, is_right=False)
    assert missed.due - now == MISSED_S < DAYS[0] * DAY_S
    for is_right in answers:
        found = after_answer(step, now, is_right=is_right)
        assert (found.due > missed.due) == is_right
        step = found.step
