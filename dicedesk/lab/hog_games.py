"""Games of Hog played out without a table: one game, averages over many, and the usual experiments."""

from collections.abc import Callable
from typing import Protocol

from dicedesk.games.hog.rules import MOST_DICE, Scores, end_turn
from dicedesk.players.hog import Strategy

Die = Callable[[], int]


class Commentary(Protocol):
    """Tells of the scores after a turn and returns the commentary for the next turn."""

    def __call__(self, score0: int, score1: int, /) -> "Commentary":
        """Tell of these scores."""
        ...


class TurnTaker(Protocol):
    """Takes a turn and gives back its points."""

    def __call__(self, num_rolls: int, opponent_score: int, dice: Die, /) -> int:
        """The points of rolling `num_rolls` dice."""
        ...


def play_out(
    strategies: tuple[Strategy, Strategy],
    scores: Scores,
    goal: int,
    dice: Die,
    say: Commentary,
    take_turn: TurnTaker,
) -> Scores:
    """The scores at the end of a game between two strategies, from `scores` on with player 0 to move."""
    seat = 0
    while max(scores) < goal:
        own, other = scores[seat], scores[1 - seat]
        points = take_turn(strategies[seat](own, other), other, dice)
        scores = end_turn(scores, seat, points)
        say = say(*scores)
        seat = 1 - seat
    return scores


def averaged(fn: Callable[..., float], num_samples: int) -> Callable[..., float]:
    """A function that calls `fn` `num_samples` times with its arguments and gives back the mean."""

    def mean(*args: object) -> float:
        return sum(fn(*args) for _ in range(num_samples)) / num_samples

    return mean


def best_number_of_dice(mean_points: Callable[[int], float]) -> int:
    """The number of dice, 1 to 10, with the highest mean; the lower number on ties."""
    means = [mean_points(dice) for dice in range(1, MOST_DICE + 1)]
    return means.index(max(means)) + 1
