"""The trainer's random positions."""

import pytest

from dicedesk.coach.exercises import Level
from dicedesk.features.practice.dealing import deal
from dicedesk.games.catalogue import exercises_of, practiced_games


@pytest.mark.parametrize("game", practiced_games())
@pytest.mark.parametrize("level", Level)
def test_each_game_deals_positions_of_each_level(game: str, level: Level) -> None:
    exercises = exercises_of(game)
    assert exercises is not None
    for dealt in deal(game, level, seed=5, most=6):
        gaps = exercises.gaps(dealt.unit)
        assert gaps.level([choice.graded for choice in dealt.choices], dealt.unit) is level
        assert any(not dealt.is_right(choice) for choice in dealt.choices)
        assert dealt.place is None
        assert dealt.made is None
        assert str(dealt.question)


@pytest.mark.parametrize("game", practiced_games())
def test_in_easy_positions_no_wrong_choice_comes_near_the_best(game: str) -> None:
    easy, hard = (deal(game, level, seed=1, most=5) for level in (Level.EASY, Level.HARD))
    for one, other in zip(easy, hard, strict=True):
        nearest = min(float(choice.graded) for choice in one.choices if not one.is_right(choice))
        close = min(float(choice.graded) for choice in other.choices if not other.is_right(choice))
        assert nearest > close >= float(other.unit.limits.inaccuracy)


def test_the_same_seed_deals_the_same_positions_and_another_one_others() -> None:
    assert deal("hog", Level.HARD, 1, 3) == deal("hog", Level.HARD, 1, 3)
    assert deal("hog", Level.HARD, 1, 3) != deal("hog", Level.HARD, 2, 3)


def test_a_game_without_exercises_deals_none() -> None:
    with pytest.raises(KeyError):
        deal("no game", Level.EASY, 1, 1)


def test_where_no_position_of_the_level_is_found_the_nearest_one_is_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dicedesk.features.practice.dealing.TRIES", 1)
    dealt = [deal("poker-dice", Level.EASY, seed, 1)[0] for seed in range(3, 6)]
    assert any(
        min(float(choice.graded) for choice in each.choices if not each.is_right(choice)) < 0.5
        for each in dealt
    )
