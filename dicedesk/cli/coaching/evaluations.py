"""What a coach says of the choices in a position, as JSON and as lines."""

from collections.abc import Sequence

from dicedesk.coach.evaluation import Evaluation, Unit
from dicedesk.coach.export import worth_to_json
from dicedesk.coach.limits import LIMITS
from dicedesk.coach.words import cost_words, read_value_words
from dicedesk.core.game import Json
from dicedesk.core.words import Sentence


def evaluations_to_json(evaluations: Sequence[Evaluation], unit: Unit) -> Json:
    """`unit`, and the `choices`, the best first: each `move`, `value`, `loss`, `class` and `why`, in English."""
    return {
        "unit": unit.value,
        "choices": [
            {
                "move": evaluation.move.to_text(),
                "value": worth_to_json(evaluation.value, unit),
                "loss": worth_to_json(evaluation.loss, unit),
                "class": LIMITS[unit].grade(evaluation.graded_loss).value,
                "why": str(evaluation.why),
            }
            for evaluation in evaluations
        ],
    }


def lines_of_evaluations(evaluations: Sequence[Evaluation], unit: Unit, width: int = 12) -> list[str]:
    """A line for each choice, the best first; moves take so many columns."""
    rows = [
        (
            f"  {evaluation.move.to_text():<{width}}{read_value_words(evaluation.value, unit):>10}"
            f"{cost_words(evaluation.loss, unit):>10}{LIMITS[unit].grade(evaluation.graded_loss).sign:>4}",
            evaluation.why,
        )
        for evaluation in evaluations
    ]
    # A sentence of its own, so that the reason is translated in it.
    return [Sentence("{row}  {why}", {"row": row, "why": why}) for row, why in rows]
