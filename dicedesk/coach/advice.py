"""What a coach says of the choices in a position, and how one of them comes about, as JSON and as lines of text."""

import json
from collections.abc import Sequence
from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.export import working_to_json, worth_to_json
from dicedesk.coach.unit import Unit
from dicedesk.coach.working import Possibility, Working, lines_of
from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, Json, Move
from dicedesk.core.words import Sentence, tr

BEST = ""
"""What is asked for where no move is named."""


def evaluations_to_json(evaluations: Sequence[Evaluation], unit: Unit) -> Json:
    """`unit`, and the `choices`, the best first: each `move`, `value`, `loss`, `class` and `why`, in English."""
    return {
        "unit": unit.quantity.id,
        "choices": [
            {
                "move": evaluation.move.to_text(),
                "value": worth_to_json(evaluation.value, unit.quantity),
                "loss": worth_to_json(evaluation.loss, unit.quantity),
                "class": unit.limits.grade(evaluation.graded_loss).value,
                "why": str(evaluation.why),
            }
            for evaluation in evaluations
        ],
    }


def lines_of_evaluations(evaluations: Sequence[Evaluation], unit: Unit, width: int = 12) -> list[str]:
    """A line for each choice, the best first; moves take so many columns."""
    rows = [
        (
            f"  {evaluation.move.to_text():<{width}}{unit.read_value_words(evaluation.value):>10}"
            f"{unit.cost_words(evaluation.loss):>10}{unit.limits.grade(evaluation.graded_loss).sign:>4}",
            evaluation.why,
        )
        for evaluation in evaluations
    ]
    # A sentence of its own, so that the reason is translated in it.
    return [Sentence("{row}  {why}", {"row": row, "why": why}) for row, why in rows]


def lines_of_choice(
    spec: GameSpec[Any], coach: Coach[Any], where: tuple[Any, Against], asked: str, *, as_json: bool
) -> list[str]:
    """Return how the value of a move comes about; `asked` is its text, or BEST, `where` the position and the players.

    Raises NotationError for a move that cannot be made, or whose value there is nothing to say of.
    """
    move = _move_of(spec, coach, where, asked)
    working = coach.working(where[0], move, where[1])
    if working is None:
        raise NotationError(tr("Nothing to calculate: this choice decides nothing by itself."))
    if as_json:
        told = {"game": spec.id, "move": move.to_text()} | working_to_json(working)
        return [json.dumps(told, indent=1)]
    return lines_of_working(working)


def lines_of_working(working: Working) -> list[str]:
    """The choice and its value, why, a line for each thing that can happen, the sum, and notes."""
    head = f"  {'how often':>10}{'then':>11}{'adds':>10}"
    rows = [
        (f"  {_share(line.possibility):>10}{line.value:>11}{line.product:>10}", line.what)
        for line in lines_of(working)
    ]
    # A sentence of its own, so that what happens is translated in it.
    table = [Sentence("{row}  {what}", {"row": row, "what": what}) for row, what in rows]
    return [working.title, working.why, "", head, *table, *(["", *working.notes] if working.notes else [])]


def _share(part: Possibility | None) -> str:
    return "" if part is None else f"{float(part.share):.4%}"


def _move_of(spec: GameSpec[Any], coach: Coach[Any], where: tuple[Any, Against], asked: str) -> Move:
    """Return the move of this text; of none the best one that has a working."""
    state, against = where
    if asked == BEST:
        moves = [evaluation.move for evaluation in coach.evaluate(state, against)]
        explained = (move for move in moves if coach.working(state, move, against) is not None)
        return next(explained, moves[0])
    move: Move = spec.parse_move(asked)
    reason = state.refusal(move)
    if reason is not None:
        raise NotationError(reason)
    return move
