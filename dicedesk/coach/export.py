"""A review, a working or the coach's word on a choice, as JSON."""

from dicedesk.coach.evaluation import Evaluation, PlayerReview, Worth
from dicedesk.coach.review import MoveReview, Review
from dicedesk.coach.unit import Quantity, Unit
from dicedesk.coach.working import Working
from dicedesk.core.game import Json, Move


def review_to_json(review: Review) -> Json:
    """`unit`, `finished`, `players` and `moves`.

    Losses are 0 or more, but for a choice of craps that gains; luck is good above 0.
    """
    return {
        "unit": review.unit.quantity.id,
        "finished": review.is_over,
        "players": [
            _player(player, name, review.unit)
            for player, name in zip(review.players, review.against, strict=True)
        ],
        "moves": [_move(move, review.unit) for move in review.moves],
    }


def working_to_json(working: Working) -> Json:
    """`title`, `unit`, `value`, `why`, and the `parts`: the sum of their `share` times `value` is the value.

    `argument` holds up to three sentences for the best choice beside others; `consequence` says what stands out about
    a part.
    """
    return {
        "title": str(working.title),
        "unit": working.quantity.id,
        "value": worth_to_json(working.value, working.quantity),
        "why": str(working.why),
        "argument": [str(sentence) for sentence in working.argument],
        "parts": [
            {
                "what": str(part.what),
                "consequence": part.consequence.id,
                "share": str(part.share),
                "value": worth_to_json(part.value, working.quantity),
                "product": worth_to_json(part.product, working.quantity),
            }
            for part in working.parts
        ],
        "notes": [str(note) for note in working.notes],
    }


def evaluation_to_json(choice: Evaluation[Move], unit: Unit) -> Json:
    """`move`, `value`, `cost`, `class` and `why`, in English."""
    return {
        "move": choice.move.to_text(),
        "value": worth_to_json(choice.value, unit.quantity),
        "cost": worth_to_json(choice.cost, unit.quantity),
        "class": unit.limits.grade(choice.graded_cost).value,
        "why": str(choice.why),
    }


def worth_to_json(worth: Worth, quantity: Quantity) -> str | float:
    """A text such as "244/495" in a quantity whose worths are fractions, and a number in any other."""
    return str(worth) if quantity.is_exact else float(worth)


def _player(player: PlayerReview, name: str, unit: Unit) -> Json:
    """`value_at_start` + `luck` - `cost` is `result`; gifts of the others are part of the `luck`.

    Where fewer is better, results are counted down by luck and up by costs.
    """

    def number(worth: Worth) -> str | float:
        return worth_to_json(worth, unit.quantity)

    return {
        "computer": name or None,
        "value_at_start": number(unit.as_read(player.value_at_start)),
        "luck": number(player.luck),
        "luck_of_dice": number(player.dice),
        "gifts": number(player.gifts),
        "cost": number(player.cost),
        "result": number(unit.as_read(player.result)),
        "result_without_luck": number(unit.as_read(player.without_luck)),
        "choices": player.choices,
        "cost_a_choice": number(player.cost_a_choice),
        "classes": {grade.value: count for grade, count in player.grades},
        "rating": player.rating.value if player.rating else None,
    }


def _move(move: MoveReview, unit: Unit) -> Json:
    """`luck` is that of the player who moved; `values` are what the position is worth to each player afterward."""
    return {
        "player": move.seat,
        "move": move.move.to_text(),
        "faces": list(move.faces),
        "best": move.best.to_text(),
        "cost": worth_to_json(move.cost, unit.quantity),
        "class": move.grade.value,
        "counts": move.is_open,
        "luck": worth_to_json(move.luck[move.seat], unit.quantity),
        "values": [worth_to_json(unit.as_read(value), unit.quantity) for value in move.values],
    }
