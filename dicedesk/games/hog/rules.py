"""Hog as a State: the rules of a turn as pure functions over scores, the move, the events, and the totals that swap."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, Self

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import DiceRolled, Ending, Event, GameSpec, Json, Move, Outcome, State, Step
from dicedesk.core.words import Sentence, tr

MOST_DICE = 10
DEFAULT_GOAL = 100

Scores = tuple[int, int]
"""The scores of player 0 and player 1."""


@dataclass(frozen=True)
class HogRules:
    """A variant of Hog: the score that ends the game, 1 to 100."""

    goal: int = DEFAULT_GOAL

    def __post_init__(self) -> None:
        if type(self.goal) is not int or not 1 <= self.goal <= DEFAULT_GOAL:
            raise NotationError(
                tr("the goal of Hog must be a whole number from 1 to 100, not {goal!r}", goal=self.goal)
            )

    def to_text(self) -> str:
        """The rules as a record's header writes them."""
        return f"goal={self.goal}"


def parse_rules(text: str) -> HogRules:
    """The rules in a record's header; "" means the defaults. Raises NotationError."""
    if not text.strip():
        return HogRules()
    match = re.fullmatch(r"\s*goal=([0-9]{1,3})\s*", text)
    if match is None:
        raise NotationError(tr("expected rules such as “goal=100”, not “{text}”", text=text))
    return HogRules(int(match[1]))


def points_of(faces: Iterable[int]) -> int:
    """The points of a roll: 1 if any die shows 1 (Pig Out), else the sum of the faces."""
    roll = tuple(faces)
    return 1 if 1 in roll else sum(roll)


@cache
def point_ways(dice: int) -> Mapping[int, int]:
    """Return how many of the 6**dice rolls of 1 to 10 dice score each number of points, in ascending order.

    A throw that shows a 1 scores 1 point (Pig Out), any other the sum of its faces.
    """
    # No other throw scores 1 point, as each face without a 1 shows at least 2.
    return MappingProxyType({1: 6**dice - 5**dice} | _ways_without_1(dice))


@cache
def _ways_without_1(dice: int) -> dict[int, int]:
    """The same for the rolls without a 1."""
    if not dice:
        return {0: 1}
    ways = dict[int, int]()
    for points, count in _ways_without_1(dice - 1).items():
        for face in range(2, 7):
            ways[points + face] = ways.get(points + face, 0) + count
    return ways


def free_bacon(opponent_score: int) -> int:
    """The points of no dice: twice the tens digit of the opponent's score less its ones digit, at least 1."""
    tens, ones = _last_two_digits(opponent_score)
    return max(2 * tens - ones, 1)


def is_swap(score: int, other_score: int) -> bool:
    """Whether the last two digits of one score are as far apart as those of the other (Swine Swap)."""
    return digit_difference(score) == digit_difference(other_score)


def digit_difference(score: int) -> int:
    """The difference of the last two digits of a score: 5 for 83, 0 for 100."""
    tens, ones = _last_two_digits(score)
    return abs(tens - ones)


def end_turn(scores: Scores, seat: int, points: int) -> Scores:
    """The scores after the seat's points and a Swine Swap, if it applies."""
    first, second = add_points(scores, seat, points)
    return (second, first) if is_swap(first, second) else (first, second)


def add_points(scores: Scores, seat: int, points: int) -> Scores:
    """The scores after the seat's points, before any swap."""
    return (scores[0] + points, scores[1]) if seat == 0 else (scores[0], scores[1] + points)


def _last_two_digits(score: int) -> tuple[int, int]:
    return divmod(score % 100, 10)


@dataclass(frozen=True)
class RollDice(Move):
    """Roll `count` dice, 0 to 10; 0 is Free Bacon."""

    count: int

    def to_text(self) -> str:
        """Such as "roll 4"."""
        return f"roll {self.count}"


def parse_move(text: str) -> RollDice:
    """The move that the text names. Raises NotationError."""
    match = re.fullmatch(r"roll ([0-9]|10)", text)
    if match is None:
        raise NotationError(tr("expected “roll N” (N from 0 to 10), not “{text}”", text=text))
    return RollDice(int(match[1]))


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
    """The seat's turn scored these points; `scores` are those before any swap."""

    seat: int
    points: int
    scores: Scores


@dataclass(frozen=True)
class ScoresSwapped(Event):
    """Swine Swap: the scores changed places; `scores` are the new ones."""

    seat: int
    scores: Scores


@dataclass(frozen=True)
class GoalReached(Event):
    """The seat's turn ended the game; the winner has the higher score."""

    seat: int
    winner: int
    scores: Scores


class HogEnding(Ending):
    """How a game of Hog ends: a score has reached the goal."""

    GOAL = "goal"


@dataclass(frozen=True)
class HogState(State[RollDice]):
    """A position of Hog. Raises ValueError for an impossible score or seat."""

    scores: Scores = (0, 0)
    to_move: int = 0
    rules: HogRules = field(default_factory=HogRules)

    def __post_init__(self) -> None:
        if len(self.scores) != 2 or any(type(score) is not int or score < 0 for score in self.scores):
            raise ValueError(
                tr(
                    "Hog needs two whole-number scores, 0 or more; you gave: {scores}",
                    scores=" ".join(map(str, self.scores)) or "–",
                )
            )
        if type(self.to_move) is not int or self.to_move not in (0, 1):
            raise ValueError(tr("Hog has players 0 and 1, not {seat!r}.", seat=self.to_move))

    @property
    def seats(self) -> int:
        """Always 2."""
        return 2

    @property
    def seat(self) -> int:
        """The mover: 0 or 1."""
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
        """The number in the move."""
        return move.count

    def outcome(self) -> Outcome | None:
        """The higher score wins as soon as a turn ends with a score at the goal or beyond."""
        if max(self.scores) < self.rules.goal:
            return None
        return Outcome(HogEnding.GOAL, winner=0 if self.scores[0] > self.scores[1] else 1)

    def to_json(self) -> Json:
        """`scores` and `to_move`."""
        return {"scores": list(self.scores), "to_move": self.to_move}

    def rules_text(self) -> str:
        """Such as "goal=100"."""
        return self.rules.to_text()

    def to_line(self) -> str:
        """Such as "34-50, turn 1"."""
        # A start needs no lines of positions: 2 ms.
        from dicedesk.core.position import state_text

        turn = f"turn {self.to_move}" if self.to_move else ""
        return state_text((f"{self.scores[0]}-{self.scores[1]}", turn))

    def impossible(self) -> Sentence | None:
        """A score at the goal ends the game."""
        score, goal = max(self.scores), self.rules.goal
        return tr("a score of {score} ends the game", score=score) if score >= goal else None

    def _refusal(self, move: RollDice) -> Sentence | None:
        if not isinstance(move, RollDice):
            return tr("The only move in Hog is to roll dice.")
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
        sums = add_points(self.scores, seat, points)
        scores = end_turn(self.scores, seat, points)
        events.append(PointsScored(seat, points, sums))
        if is_swap(*sums):
            events.append(ScoresSwapped(seat, scores))
        state = replace(self, scores=scores, to_move=1 - seat)
        outcome = state.outcome()
        if outcome is not None and outcome.winner is not None:
            events.append(GoalReached(seat, outcome.winner, scores))
        return Step(state, tuple(events))


class SwapChance(NamedTuple):
    """The chances (0..1) that a turn gives the mover the higher score by a swap, and the lower one."""

    up: float
    down: float

    @property
    def most(self) -> float:
        """The greater of the two chances."""
        return max(self.up, self.down)


class SwapOutlook(NamedTuple):
    """The swaps that the mover's next turn can lead to; equal scores are not swapped.

    `ups` and `downs` are the points of rolls that bring the mover the higher score and the lower one, 1 for a Pig Out;
    rolls that every number of dice makes unlikely are left out. `chances` has each number of dice, 0 for Free Bacon.
    `difference` is that of the opponent's digits.
    """

    own_score: int
    opponent_score: int
    difference: int
    ups: tuple[int, ...]
    downs: tuple[int, ...]
    chances: tuple[SwapChance, ...]


LEAST_CHANCE = 0.005
"""A roll that no number of dice makes more likely is not worth a warning."""


def swap_outlook(state: HogState) -> SwapOutlook:
    """The swaps that the mover's next turn can lead to."""
    own, other = state.own_score, state.opponent_score
    swapping = frozenset(
        points
        for points in range(1, SIDES * MOST_DICE + 1)
        if own + points != other and is_swap(own + points, other)
    )
    likely = sorted(swapping & _likely_points())
    turns: list[dict[int, float]] = [{free_bacon(other): 1.0}]
    turns += [
        {points: ways / SIDES**dice for points, ways in point_ways(dice).items()}
        for dice in range(1, MOST_DICE + 1)
    ]
    return SwapOutlook(
        own_score=own,
        opponent_score=other,
        difference=digit_difference(other),
        ups=tuple(points for points in likely if own + points < other),
        downs=tuple(points for points in likely if own + points > other),
        chances=tuple(
            SwapChance(
                up=sum(turn[points] for points in swapping & turn.keys() if own + points < other),
                down=sum(turn[points] for points in swapping & turn.keys() if own + points > other),
            )
            for turn in turns
        ),
    )


@cache
def _likely_points() -> frozenset[int]:
    """The points that some number of dice scores often enough."""
    return frozenset(
        points
        for dice in range(1, MOST_DICE + 1)
        for points, ways in point_ways(dice).items()
        if ways / SIDES**dice >= LEAST_CHANCE
    )


def check_dice(dice: int) -> None:
    """Raise ValueError unless this is a number of dice that can be rolled."""
    if type(dice) is not int or not 0 <= dice <= MOST_DICE:
        raise ValueError(tr("A strategy rolls 0 to 10 dice, not {dice!r}.", dice=dice))


def check_scores(score: int, opponent_score: int) -> None:
    """Raise ValueError for scores at which no turn is taken in a game to 100."""
    if not (0 <= score < DEFAULT_GOAL and 0 <= opponent_score < DEFAULT_GOAL):
        raise ValueError(
            tr(
                "Both scores before a turn must be from 0 to 99, not {own} and {other}.",
                own=score,
                other=opponent_score,
            )
        )


def first_state(rules: str) -> HogState:
    """Return the state before the first turn. Raises NotationError for invalid rules."""
    return HogState(rules=parse_rules(rules))


def parse_line(text: str, rules: str) -> HogState:
    """Return the state that a line gives, such as "34-50, turn 1". Raises NotationError."""
    from dicedesk.core.position import read_values  # as above

    values = read_values(text)
    scores = re.fullmatch(r"([0-9]{1,9}) ?- ?([0-9]{1,9})", values.get("", "0-0"))
    turn = values.get("turn", "0")
    if scores is None or turn not in ("0", "1") or values.keys() - {"", "turn"}:
        raise NotationError(
            tr("expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”", text=text)
        )
    return HogState((int(scores[1]), int(scores[2])), int(turn), parse_rules(rules))


HOG = GameSpec(id="hog", title=tr("Hog"), new_state=first_state, parse_move=parse_move, parse_line=parse_line)
