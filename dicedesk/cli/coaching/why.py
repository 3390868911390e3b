"""The answer to "why?" on the command line: how the value of a choice comes about."""

import argparse
import json
from typing import Any

from dicedesk.cli.answers import Answer, Say
from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.export import working_to_json
from dicedesk.coach.working import Possibility, Working
from dicedesk.coach.working_words import lines_of
from dicedesk.core.errors import NotationError
from dicedesk.core.game import GameSpec, Move
from dicedesk.core.words import Sentence, tr
from dicedesk.features.records.text_file import UnreadableError

BEST = ""
"""What is asked for where no move is named."""


def add_why(game: argparse.ArgumentParser, say: Say) -> None:
    """Adds `--why` to the advice in a game; `say` translates."""
    game.add_argument(
        "--why",
        nargs="?",
        const=BEST,
        metavar="MOVE",
        help=say(
            tr("show how the value of MOVE is calculated (written as in records; default: the best move)")
        ),
    )


def why_of(
    spec: GameSpec[Any], coach: Coach[Any], state: Any, against: Against, arguments: argparse.Namespace
) -> Answer:
    """How the coach comes to the value of the move that is asked for. Raises UnreadableError."""
    move = _asked(spec, coach, state, against, arguments.why)
    working = coach.working(state, move, against)
    if working is None:
        raise UnreadableError(tr("Nothing to calculate: this choice decides nothing by itself."))
    if arguments.json:
        told = {"game": spec.id, "move": move.to_text()} | working_to_json(working)
        return 0, [json.dumps(told, indent=1)]
    return 0, lines_of_working(working)


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


def _asked(spec: GameSpec[Any], coach: Coach[Any], state: Any, against: Against, text: str) -> Move:
    """The move of this text; of none the best one that has a working."""
    if text == BEST:
        moves = [evaluation.move for evaluation in coach.evaluate(state, against)]
        explained = (move for move in moves if coach.working(state, move, against) is not None)
        return next(explained, moves[0])
    try:
        move: Move = spec.parse_move(text)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    reason = state.refusal(move)
    if reason is not None:
        raise UnreadableError(reason)
    return move
