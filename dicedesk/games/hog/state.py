"""Hog as a State: two scores, who moves, and the goal."""

from dataclasses import dataclass, field, replace
from typing import Self

from dicedesk.core.dice import Roll
from dicedesk.core.game import DiceRolled, Ending, Event, Json, Outcome, State, Step
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hog.events import BaconEaten, GoalReached, PiggedOut, PointsScored, ScoresSwapped
from dicedesk.games.hog.moves import RollDice
from dicedesk.games.hog.rules import (
    MOST_DICE,
    HogRules,
    Scores,
    add_points,
    end_turn,
    free_bacon,
    is_swap,
    points_of,
)


class HogEnding(Ending):
    """How a game of Hog ends: a score has reached the goal."""

    GOAL = "goal"


@dataclass(frozen=True)
class HogState(State[RollDice]):
    """A position of Hog. Raises ValueError for scores or a seat that cannot be."""

    scores: Scores = (0, 0)
    to_move: int = 0
    rules: HogRules = field(default_factory=HogRules)

    def __post_init__(self) -> None:
        if len(self.scores) != 2 or any(type(score) is not int or score < 0 for score in self.scores):
            raise ValueError(
                tr("Hog has two scores, whole numbers from 0: not {scores!r}.", scores=self.scores)
            )
        if type(self.to_move) is not int or self.to_move not in (0, 1):
            raise ValueError(tr("Hog has the players 0 and 1, not {seat!r}.", seat=self.to_move))

    @property
    def seats(self) -> int:
        """Hog is for two."""
        return 2

    @property
    def seat(self) -> int:
        """Who moves: 0 or 1."""
        return self.to_move

    @property
    def own_score(self) -> int:
        """The mover's score."""
        return self.scores[self.to_move]

    @property
    def opponent_score(self) -> int:
        """The score of the player who waits."""
        return self.scores[1 - self.to_move]

    def legal_moves(self) -> tuple[RollDice, ...]:
        """Rolling 0 to 10 dice, until the game is over."""
        return () if self.outcome() else tuple(RollDice(count) for count in range(MOST_DICE + 1))

    def dice_for(self, move: RollDice) -> int:
        """As many as the move says."""
        return move.count

    def outcome(self) -> Outcome | None:
        """The higher score wins as soon as a turn has ended with a score at the goal or past it."""
        if max(self.scores) < self.rules.goal:
            return None
        return Outcome(HogEnding.GOAL, winner=0 if self.scores[0] > self.scores[1] else 1)

    def to_json(self) -> Json:
        """`scores` and `to_move`."""
        return {"scores": list(self.scores), "to_move": self.to_move}

    def rules_text(self) -> str:
        """Such as "goal=100"."""
        return self.rules.to_text()

    def _refusal(self, move: RollDice) -> Sentence | None:
        if not isinstance(move, RollDice):
            return tr("Hog knows one move, to roll dice.")
        if type(move.count) is not int or not 0 <= move.count <= MOST_DICE:
            return tr("A turn rolls 0 to 10 dice, not {count!r}.", count=move.count)
        return None

    def _after(self, move: RollDice, roll: Roll) -> Step[Self]:
        seat = self.to_move
        points = points_of(roll) if move.count else free_bacon(self.opponent_score)
        events: list[Event] = []
        if move.count:
            events.append(DiceRolled(seat, roll))
            events += [PiggedOut(seat)] if 1 in roll else []
        else:
            events.append(BaconEaten(seat, points))
        added = add_points(self.scores, seat, points)
        scores = end_turn(self.scores, seat, points)
        events.append(PointsScored(seat, points, added))
        if is_swap(*added):
            events.append(ScoresSwapped(seat, scores))
        state = replace(self, scores=scores, to_move=1 - seat)
        outcome = state.outcome()
        if outcome is not None and outcome.winner is not None:
            events.append(GoalReached(seat, outcome.winner, scores))
        return Step(state, tuple(events))
