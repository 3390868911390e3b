"""A search in the history: each word may mean a game, an opponent, a result, whether a game counts, or a date."""

from datetime import datetime

import pytest

from dicedesk.features.history.search import MOST_OPPONENTS, wanted_by
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import Wanted

OPPONENTS = (("hog", "final"), ("hog", "Ann"), ("craps", "las-vegas"), ("hazard", ""))


def wanted(typed: str) -> tuple[Wanted, ...]:
    """What is wanted where these were the opponents, in English."""
    return wanted_by(typed, OPPONENTS, str)


def seconds(*date: int) -> int:
    """The first second of a day, by the clock of this computer."""
    year, month, day = date
    return int(datetime(year, month, day).astimezone().timestamp())


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("poker", Wanted(games=("poker-dice",))),
        ("Strategist", Wanted(opponents=(("hog", "final"),))),
        ("vegas", Wanted(opponents=(("craps", "las-vegas"),))),
        ("WON", Wanted(results=(GameResult.WON,))),
        ("casual", Wanted(standings=(GameStanding.PRACTICE,))),
        ("unplayed", Wanted()),
        ("zzz", Wanted()),
        ("99999", Wanted()),
    ],
)
def test_a_word_means_all_that_it_occurs_in(typed: str, means: Wanted) -> None:
    assert wanted(typed) == (means,)


def test_all_words_have_to_fit() -> None:
    assert wanted("ann  lost") == (Wanted(opponents=(("hog", "Ann"),)), Wanted(results=(GameResult.LOST,)))
    assert wanted("  ") == ()


def test_a_word_that_is_typed_again_is_searched_for_once() -> None:
    assert wanted("won Won lost won") == wanted("won lost")


@pytest.mark.parametrize(
    ("typed", "first", "after"),
    [
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2026-11", (2026, 11, 1), (2026, 12, 1)),
        ("2026-12", (2026, 12, 1), (2027, 1, 1)),
        ("2026-2-28", (2026, 2, 28), (2026, 3, 1)),
    ],
)
def test_a_date_means_the_whole_year_month_or_day(
    typed: str, first: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert wanted(typed) == (Wanted(begun=(seconds(*first), seconds(*after))),)


@pytest.mark.parametrize("typed", ["2026-13", "2026-02-30", "0000", "9999"])
def test_no_date_means_nothing(typed: str) -> None:
    assert wanted(typed) == (Wanted(),)


def test_not_all_of_very_many_opponents_are_searched_for() -> None:
    many = tuple(("hog", f"Ann {number}") for number in range(MOST_OPPONENTS + 1))
    assert len(wanted_by("ann", many, str)[0].opponents) == MOST_OPPONENTS
