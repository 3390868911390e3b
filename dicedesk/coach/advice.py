"""What a coach says of the choices in a position, and how one of them comes about, as JSON and as lines of text."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.export import evaluation_to_json, working_to_json
from dicedesk.coach.working import Possibility, Working, lines_of
from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, Json, Move, MoveT
from dicedesk.core.position import PositionLine
from dicedesk.core.words import Sentence, padded, tr

BEST = ""
"""Asks for the best move, in place of the name of a move."""


@dataclass(frozen=True)
class OwnFigures(Generic[MoveT]):
    """The figures that a table shows in place of a choice's value: headings, JSON and text, and a note.

    `name` is a choice's name in the window, which the table shows in place of the move of a record; `say` translates
    it.
    """

    heads: str
    of: Callable[[Evaluation[MoveT]], tuple[Json, str]]
    note: Sentence
    name: Callable[[MoveT], Sentence]
    say: Callable[[str], str]


def advised(
    position: PositionLine[Any],
    coach: Coach[Any, Any],
    arguments: Namespace,
    head: str,
    widths: tuple[int, int] = (12, 10),
    own: OwnFigures[Any] | None = None,
) -> list[str] | Json:
    """Return what `advise` answers in a position: lines, or JSON, as the arguments `why` and `json` ask.

    `head` is the heading of the values, `widths` those of the columns of moves and of numbers. Raises NotationError
    for a move that cannot be made, or whose value there is nothing to say of.
    """
    spec, state = position.spec, position.state
    where = state, coach.against_names(position.players or (A_PERSON,) * state.seats)
    if arguments.why is not None:
        return _lines_of_choice(spec, coach, where, arguments.why, own, as_json=arguments.json)
    choices = coach.evaluate(*where)
    if arguments.json:
        rows = [_to_json(choice, coach, own) for choice in choices]
        return {"game": spec.id, "unit": coach.unit.quantity.id, "choices": rows}
    wide, narrow = widths
    heads = f"  {'move':<{wide}}{own.heads if own else f'{head:>{narrow}}'}{'cost':>{narrow}}"
    lines = [_line(choice, coach, wide, narrow, own) for choice in choices]
    note = own.note if own else coach.unit.comparison
    return [heads, *lines] if note is None else [heads, *lines, "", note]


def _to_json(choice: Evaluation[Move], coach: Coach[Any, Any], own: OwnFigures[Any] | None) -> Json:
    return evaluation_to_json(choice, coach.unit) | (own.of(choice)[0] if own else {})


def _line(
    choice: Evaluation[Move], coach: Coach[Any, Any], wide: int, narrow: int, own: OwnFigures[Any] | None
) -> Sentence:
    unit = coach.unit
    figures = own.of(choice)[1] if own else f"{unit.read_value_words(choice.value):>{narrow}}"
    row = (
        f"{figures}{unit.number_words(choice.cost):>{narrow}}{unit.limits.grade(choice.graded_cost).sign:>4}"
    )
    move = padded(own.name(choice.move), wide) if own else f"{choice.move.to_text():<{wide}}"
    # A sentence of its own, so that the name and the reason are translated in it.
    return Sentence("  {move}{row}  {why}", {"move": move, "row": row, "why": choice.why})


def _lines_of_choice(
    spec: GameSpec[Any],
    coach: Coach[Any, Any],
    where: tuple[Any, Against],
    text: str,
    own: OwnFigures[Any] | None,
    *,
    as_json: bool,
) -> list[str] | Json:
    """How the value of a move is calculated; `text` is the move, BEST, or a name in the table."""
    move = _named(coach, where, text, own) or _move_of(spec, coach, where, text)
    working = coach.working_with_argument(where[0], move, where[1])
    if working is None:
        raise NotationError(tr("nothing to calculate: this choice decides nothing by itself"))
    if as_json:
        return {"game": spec.id, "move": move.to_text()} | working_to_json(working)
    return lines_of_working(working)


def lines_of_working(working: Working) -> list[str]:
    """The choice and its value, why, a line for each thing that can happen, the sum, notes, and the argument."""
    head = f"  {'how often':>10}{'then':>11}{'adds':>10}"
    rows = [
        (f"  {_share(line.possibility):>10}{line.value:>11}{line.product:>10}", line.what)
        for line in lines_of(working)
    ]
    # A sentence of its own, so that what happens is translated in it.
    table = [Sentence("{row}  {what}", {"row": row, "what": what}) for row, what in rows]
    below = [line for part in (working.notes, working.argument) if part for line in ("", *part)]
    return [working.title, working.why, "", head, *table, *below]


def _share(part: Possibility | None) -> str:
    return "" if part is None else f"{float(part.share):.4%}"


def _named(
    coach: Coach[Any, Any], where: tuple[Any, Against], text: str, own: OwnFigures[Any] | None
) -> Move | None:
    """Return the choice with this name in the table; None if there is none."""
    if own is None:
        return None
    moves = (evaluation.move for evaluation in coach.evaluate(*where))
    return next((move for move in moves if own.say(own.name(move)).casefold() == text.casefold()), None)


def _move_of(spec: GameSpec[Any], coach: Coach[Any, Any], where: tuple[Any, Against], text: str) -> Move:
    """Return the move of this text; of none the best one that has a working."""
    state, against = where
    if text == BEST:
        moves: list[Move] = [evaluation.move for evaluation in coach.evaluate(state, against)]
        explained = (move for move in moves if coach.working(state, move, against) is not None)
        return next(explained, moves[0])
    move: Move = spec.parse_move(text)
    reason = state.refusal(move)
    if reason is not None:
        raise NotationError(reason)
    return move
