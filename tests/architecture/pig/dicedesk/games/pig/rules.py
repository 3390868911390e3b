"""Pig, the whole of its rules: points of a turn are lost to a 1, kept by holding; the first to reach 100 wins.

The first stage of "Add a game": moves, events, the ending, the state, how a move and a position are read, and the
`GameSpec`. A state for a single player has no `seats` and no `seat`; one with variants has a `rules_text`.

A choice that a throw always follows throws the dice itself: there is no move in between that nobody chooses. Then the
coach shows how often each throw leads where, and luck is counted. The state keeps what the dice showed only if the next
choice depends on it.
"""

from dataclasses import dataclass, replace
from typing import Self

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import (
    DiceRolled,
    Ending,
    Event,
    GameSpec,
    Json,
    Move,
    Outcome,
    State,
    Step,
    without_variants,
)
from dicedesk.core.position import check_names, read_values, whole_in, wholes_in
from dicedesk.core.words import Sentence, tr

GOAL = 100


@dataclass(frozen=True)
class PigMove(Move):
    """Roll the die, or hold."""

    rolls: bool

    def to_text(self) -> str:
        """ "roll" or "hold"."""
        return "roll" if self.rolls else "hold"


@dataclass(frozen=True)
class PointsHeld(Event):
    """The seat held: its turn scored these points."""

    seat: int
    points: int


class PigEnding(Ending):
    """How a game of Pig ends: somebody held with 100 points or more."""

    GOAL = "goal"


@dataclass(frozen=True)
class PigState(State[PigMove]):
    """Both scores, the points of this turn, and who moves."""

    scores: tuple[int, int] = (0, 0)
    turn: int = 0
    to_move: int = 0

    @property
    def seats(self) -> int:
        """Pig is for two."""
        return 2

    @property
    def seat(self) -> int:
        """Who moves."""
        return self.to_move

    def legal_moves(self) -> tuple[PigMove, ...]:
        """Roll or hold, until the game is over."""
        return () if self.outcome() else (PigMove(rolls=True), PigMove(rolls=False))

    def dice_for(self, move: PigMove) -> int:
        """One die for a roll."""
        return int(move.rolls)

    def outcome(self) -> Outcome | None:
        """Whoever has 100 points first wins."""
        if max(self.scores) < GOAL:
            return None
        return Outcome(PigEnding.GOAL, self.scores.index(max(self.scores)))

    def to_json(self) -> Json:
        """`scores`, `turn` and `to_move`."""
        return {"scores": list(self.scores), "turn": self.turn, "to_move": self.to_move}

    def to_line(self) -> str:
        """Such as "34 50 12, turn 1": both scores, and the points of this turn."""
        return f"{self.scores[0]} {self.scores[1]} {self.turn}, turn {self.to_move}"

    def impossible(self) -> Sentence | None:
        """A score at the goal ends the game."""
        return tr("the game is over") if self.outcome() else None

    def _refusal(self, move: PigMove) -> Sentence | None:
        return None if isinstance(move, PigMove) else tr("Pig knows two moves, to roll and to hold.")

    def _after(self, move: PigMove, roll: Roll) -> Step[Self]:
        if not move.rolls:
            scores = list(self.scores)
            scores[self.to_move] += self.turn
            after = replace(self, scores=(scores[0], scores[1]), turn=0, to_move=1 - self.to_move)
            return Step(after, (PointsHeld(self.to_move, self.turn),))
        events = (DiceRolled(self.to_move, roll),)
        if roll == (1,):
            return Step(replace(self, turn=0, to_move=1 - self.to_move), events)
        return Step(replace(self, turn=self.turn + roll[0]), events)


def parse_move(text: str) -> PigMove:
    """The move that the text names. Raises NotationError."""
    if text not in ("roll", "hold"):
        raise NotationError(tr("expected “roll” or “hold”, not “{text}”", text=text))
    return PigMove(text == "roll")


TITLE = tr("Pig")
first_state = without_variants(TITLE, PigState())


def parse_line(text: str, rules: str) -> PigState:
    """The position that the text gives, even an impossible one. Raises NotationError.

    A line has values separated by commas, each after its name; the first may have none. `read_values` turns
    "34 50 12, turn 1" into {"": "34 50 12", "turn": "1"}, and an empty text into {}.
    """
    values = read_values(text)
    check_names(values, ("", "turn"))
    points = wholes_in(values, "")
    if len(points) != 3:
        raise NotationError(tr("expected both scores and the points of the turn, not “{text}”", text=text))
    return replace(first_state(rules), scores=points[:2], turn=points[2], to_move=whole_in(values, "turn", 0))


PIG = GameSpec(id="pig", title=TITLE, new_state=first_state, parse_move=parse_move, parse_line=parse_line)
