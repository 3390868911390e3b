"""What another choice at a move of a game would have been worth, and the line that goes on from it."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.review import MoveReview
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move, Played, State
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.features.position import position_in
from dicedesk.features.replay import for_other_moves
from dicedesk.features.review.game import GameReview, ReviewMoment, SeatReview, coach_of, reviewed_game


class Role(Enum):
    """Why a choice is in a comparison, under its name in the terminal."""

    BEST = "best"
    MADE = "made"
    TRIED = "tried"


@dataclass(frozen=True)
class ComparedChoice:
    """A choice that a player had; `roles` is () for one that was neither best, made nor tried."""

    choice: Evaluation[Move]
    roles: tuple[Role, ...] = ()


@dataclass(frozen=True)
class WhatIf:
    """The last move of a reviewed game, and what its player could have done instead.

    All values are exact, against the computer players of that game.
    """

    game: GameReview

    @property
    def number(self) -> int:
        """The number of the move, from 1."""
        return len(self.game.history)

    @property
    def played(self) -> Played[Any]:
        """The move as it was made."""
        return self.game.history[-1]

    @property
    def state(self) -> State[Any]:
        """The position before the move."""
        state: State[Any] = self.played.before
        return state

    @property
    def position(self) -> PositionLine[Any]:
        """The position before the move, with the players of the game."""
        return self._line_of(self.state)

    @property
    def unit(self) -> Unit:
        return self.game.review.unit

    @property
    def reviewed(self) -> MoveReview:
        """The move in the review."""
        return self.game.review.moves[-1]

    @property
    def moment(self) -> ReviewMoment:
        """The move in words, as seen by its player."""
        return SeatReview(self.game, self.state.seat).moment(self.number)

    @property
    def choices(self) -> tuple[Evaluation[Move], ...]:
        """All choices that the coach weighs here, the best first."""
        return self._coach.evaluate(self.state, self.game.review.against)

    @property
    def made(self) -> Evaluation[Move]:
        """The verdict on the choice that was made."""
        return self.verdict(self.played.move)

    @property
    def note(self) -> Sentence | None:
        """Why the cost of the choice made is not in the review; None if it is."""
        is_computer = bool(self.game.review.against[self.state.seat])
        if not is_computer or self.unit.way(self.reviewed.cost) or not self.unit.way(self.made.cost):
            return None
        return tr(
            "{name} follows a strategy, so the review counts no cost for this move.", name=self.moment.name
        )

    def verdict(self, move: Move) -> Evaluation[Move]:
        """The verdict on a legal move."""
        return replace(self._verdict(move), move=move)

    def compared(self, tried: Sequence[Move] = ()) -> tuple[ComparedChoice, ...]:
        """The best choice, the one made and the ones tried, the best first; all choices if none are tried.

        The tried moves must be legal. Choices that mean the same are one, under the name of the last.
        """
        return compared_at(self.state, self._coach, self.game.review.against, self.played.move, tried)

    def line(self, move: Move, faces: Roll) -> "WhatIf":
        """The game in which this move was made instead, with these dice.

        Raises IllegalMoveError or BadRollError.
        """
        before = for_other_moves(self.game.record).without_last(1)
        return WhatIf(reviewed_game(before.with_play(move, faces)))

    @property
    def then(self) -> PositionLine[Any] | None:
        """The position after the move; None if the game is over."""
        after = self.played.step.state
        return None if after.outcome() is not None else self._line_of(after)

    @property
    def _coach(self) -> Coach[Any, Any]:
        return coach_of(self.game.record)

    def _verdict(self, move: Move) -> Evaluation[Move]:
        return self._coach.evaluation(self.state, move, self.game.review.against)

    def _line_of(self, state: State[Any]) -> PositionLine[Any]:
        return position_in(self.game.record, state)


def compared_at(
    state: State[Any],
    coach: Coach[Any, Any],
    against: Against,
    made: Move | None = None,
    tried: Sequence[Move] = (),
) -> tuple[ComparedChoice, ...]:
    """Return the best choice in a position, the one made and the ones tried, as `WhatIf.compared` does.

    Without a choice `made`, nobody has chosen yet.
    """
    choices, roles, names = (
        list(coach.evaluate(state, against)),
        dict[Move, tuple[Role, ...]](),
        dict[Move, Move](),
    )
    known = () if made is None else ((Role.MADE, made),)
    for role, move in (*known, *((Role.TRIED, move) for move in tried)):
        found = coach.evaluation(state, move, against)
        if found not in choices:
            choices.insert(bisect_right(choices, found.cost, key=_cost), found)
        before = roles.get(found.move, ())
        roles[found.move] = before if role in before else (*before, role)
        names[found.move] = move
    best = choices[0].move
    roles[best] = (Role.BEST, *roles.get(best, ()))
    compared = (
        ComparedChoice(replace(each, move=names.get(each.move, each.move)), roles.get(each.move, ()))
        for each in choices
    )
    return tuple(each for each in compared if each.roles or not tried)


def _cost(choice: Evaluation[Move]) -> float:
    return float(choice.cost)


def what_if(record: Record[Any], number: int) -> WhatIf:
    """Return the move of this number, from 1, in a game.

    Raises NotationError if there is no such move or no coach, and the errors of replaying the moves before it.
    """
    moves = len(record.plays)
    if not 1 <= number <= moves:
        raise NotationError(
            trn(
                "there is no move {number}; the game has 1 move",
                "there is no move {number}; the game has {count} moves",
                moves,
                number=number,
            )
        )
    return WhatIf(reviewed_game(record.without_last(moves - number)))
