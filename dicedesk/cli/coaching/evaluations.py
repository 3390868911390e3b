"""What a coach says of the choices in a position, as JSON and as lines."""

from collections.abc import Sequence

from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.export import worth_to_json
from dicedesk.coach.unit import Unit
from dicedesk.core.game import Json
from dicedesk.core.words import Sentence


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
