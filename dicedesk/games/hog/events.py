"""What can happen in a turn of Hog."""

from dataclasses import dataclass

from dicedesk.core.game import Event
from dicedesk.games.hog.rules import Scores


@dataclass(frozen=True)
class PiggedOut(Event):
    """A die showed 1, so the seat's turn scores 1."""

    seat: int


@dataclass(frozen=True)
class BaconEaten(Event):
    """The seat rolled no dice and scores from the opponent's digits."""

    seat: int
    points: int


@dataclass(frozen=True)
class PointsScored(Event):
    """The seat's turn scored these points; `scores` stand before any swap."""

    seat: int
    points: int
    scores: Scores


@dataclass(frozen=True)
class ScoresSwapped(Event):
    """Swine Swap: the scores changed places and now stand so."""

    seat: int
    scores: Scores


@dataclass(frozen=True)
class GoalReached(Event):
    """The seat's turn ended the game; the winner has the higher score."""

    seat: int
    winner: int
    scores: Scores
