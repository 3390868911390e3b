"""What is said of a strategy of Hog."""

import pytest

from dicedesk.core.words import Sentence
from dicedesk.games.hog.strategies.maps import MapKind
from dicedesk.games.hog.strategies.named import BEST, named_study, studied_title
from dicedesk.games.hog.strategies.study import StudiedCell
from dicedesk.games.hog.strategies.words import (
    best_words,
    cell_words,
    opponents_words,
    points_words,
    reached_words,
    scale_words,
    share_words,
    wins_words,
)

FINAL, PERFECT = studied_title("final"), studied_title("perfect")


def cell(
    dice: int = 4, best: int = 0, loss: float = 0.08, reached: float = 0.026, theirs: int = 4
) -> StudiedCell:
    return StudiedCell(61, 33, dice, theirs, best, loss, reached)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (
            cell(),
            (
                "At 61 to 33, Final strategist rolls 4 dice.",
                "The best choice is Free Bacon, 8.0 percentage points better.",
                "A sure 3 points makes 64, and 64 does not swap with 33.",
                "Of their games, 2.60% get there.",
            ),
        ),
        (
            cell(dice=0, best=2, loss=0.0001),
            (
                "At 61 to 33, Final strategist takes Free Bacon.",
                "The best choice is 2 dice, less than 0.1 percentage points better.",
                "2 dice: 31% of rolls pig out; the rest score 8 points on average.",
                "Of their games, 2.60% get there.",
            ),
        ),
        (
            cell(dice=1, loss=0.0, reached=0.0),
            (
                "At 61 to 33, Final strategist rolls 1 die.",
                "This is the best choice.",
                "1 die: 17% of rolls pig out, 17% swap you down to 33.",
                "Their games never get there.",
            ),
        ),
    ],
)
def test_a_position_is_told_in_sentences(shown: StudiedCell, said: tuple[str, ...]) -> None:
    assert cell_words(shown, FINAL) == said


def test_one_die_can_be_the_best_choice() -> None:
    assert cell_words(cell(best=1), FINAL)[1] == "The best choice is 1 die, 8.0 percentage points better."


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (4, "Perfect player would do the same."),
        (0, "Perfect player would take Free Bacon."),
        (1, "Perfect player would roll 1 die."),
        (6, "Perfect player would roll 6 dice."),
    ],
)
def test_what_the_other_one_would_do_is_told(theirs: int, said: str) -> None:
    assert opponents_words(cell(theirs=theirs), PERFECT) == said


def test_small_numbers_are_not_nothing() -> None:
    assert (points_words(0.0), points_words(0.0004), points_words(0.0012)) == (
        "0.0 percentage points",
        "less than 0.1 percentage points",
        "0.1 percentage points",
    )
    assert (share_words(0.00003), share_words(0.0123)) == ("less than 0.01%", "1.23%")
    assert reached_words(cell(reached=1e-9)) == "Of their games, less than 0.01% get there."


def test_the_win_rate_is_told_with_both_beginnings() -> None:
    study = named_study("final", "always:4")
    said = wins_words(study, FINAL, studied_title("always:4"))
    assert said == (
        f"Final strategist beats 4-dice player in {study.wins.average:.2%} of games: "
        f"{study.wins.first:.2%} when it goes first, {study.wins.second:.2%} when it goes second."
    )


def test_what_could_be_won_is_told() -> None:
    missed = named_study("always:4", "perfect")
    loss = 100 * (missed.best_wins.average - missed.wins.average)
    assert best_words(missed) == f"The best response wins 50.00%, which is {loss:.1f} percentage points more."
    assert best_words(named_study(BEST, "swap")) == "No choice could be better."


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [
        (MapKind.CHOICES, "Free Bacon", "10 dice"),
        (MapKind.BEST, "Free Bacon", "10 dice"),
        (MapKind.DIFFERENCE, "at least 6 fewer", "at least 6 more"),
        (MapKind.LOSSES, "the best choice", "20% or more"),
    ],
)
def test_the_legend_says_what_each_step_stands_for(kind: MapKind, first: str, last: str) -> None:
    words = scale_words(kind)
    assert (words[0], words[-1]) == (first, last)
    assert len(set(words)) == len(words)
    assert all(isinstance(said, Sentence) for said in words)
