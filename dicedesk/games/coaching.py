"""A coach's work in the background: jobs, which travel to another process with the id of the game."""

from collections.abc import Callable
from typing import Any

from dicedesk.coach.coach import Against, Coach, SlowWork
from dicedesk.coach.explanation import ChoiceExplanation
from dicedesk.core.game import Move
from dicedesk.games.catalogue import load_coach


def _nobody_hears(_: SlowWork) -> None:
    """Report no progress."""


def prepared_coach(
    game: str, where: tuple[str, Against], tell: Callable[[SlowWork], object] = _nobody_hears
) -> Coach[Any, Any]:
    """Return the coach of a game, prepared for its rules and the players in each seat; `tell` hears of slow work."""
    coach, (rules, against) = load_coach(game), where
    coach.work_out(rules, tell)
    return coach.prepared(rules, against)


def explanation_of_choice(
    game: str,
    state: Any,
    move: Move,
    against: Against,
    own_move: Move | None = None,
    tell: Callable[[SlowWork], object] = _nobody_hears,
) -> ChoiceExplanation:
    """Return the explanation of a move's value, with the game's coach prepared for it; `tell` hears of slow work.

    It explains `own_move` if `move` decides nothing by itself.
    """
    coach = prepared_coach(game, (state.rules_text(), against), tell)
    if own_move is not None and coach.working(state, move, against) is None:
        move = own_move
    moves = tuple(evaluation.move for evaluation in coach.evaluate(state, against))
    return ChoiceExplanation(coach, state, move, against, moves)
