"""The options of `review` about one move: its choices, their values, and the position after a choice that you try."""

import argparse
import json
from typing import Any

from dicedesk.cli.slow_work import work_out
from dicedesk.cli.terminal import Answer, Say
from dicedesk.coach.export import evaluation_to_json, worth_to_json
from dicedesk.coach.unit import Unit
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.game import Json, Move
from dicedesk.core.notation import move_to_text
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, in_sentences, tr
from dicedesk.features.record_file import RecordFile
from dicedesk.features.review.game import SeatReview
from dicedesk.features.review.what_if import ComparedChoice, WhatIf, what_if
from dicedesk.games.catalogue import GAMES
from dicedesk.play.terminal import whole_from_1
from dicedesk.play.typed_dice import parse_faces

_AT, _TRY, _ROLL = "--at", "--try", "--roll"


def add_what_if(command: argparse.ArgumentParser, say: Say) -> None:
    """Add the options about one move to `review`."""
    command.add_argument(
        _AT,
        metavar="N",
        help=say(tr("show only move N of a game: its position, and all choices with their values")),
    )
    command.add_argument(
        _TRY,
        dest="tried",
        action="append",
        default=[],
        metavar="MOVE",
        help=say(
            tr(
                "compare the choice made at move N with MOVE, written as in a record or in the review; you can give "
                "several"
            )
        ),
    )
    command.add_argument(
        _ROLL,
        metavar="FACES",
        help=say(
            tr("make the tried move with these dice, such as “3 5 2 6”, and show the position after it")
        ),
    )


def asks_what_if(arguments: argparse.Namespace) -> bool:
    """Return whether the options ask about one move."""
    return arguments.at is not None or bool(arguments.tried) or arguments.roll is not None


def what_if_answer(say: Say, arguments: argparse.Namespace) -> Answer:
    """Return the answer about one move. Raises NotationError and UnreadableError."""
    asked, tried = _asked(say, arguments), list[Move]()
    for text in arguments.tried:
        tried.append(_move(asked, text, say))
    line = _line(asked, tried, arguments.roll)
    if arguments.json:
        return 0, [json.dumps(_to_json(asked, tried, line), indent=1)]
    return 0, [*_lines(asked, tried), *([] if line is None else ["", *_lines_of(line)])]


def _asked(say: Say, arguments: argparse.Namespace) -> WhatIf:
    if arguments.at is None:
        option = _TRY if arguments.tried else _ROLL
        raise NotationError(tr("{option} needs the number of a move; add --at N", option=option))
    number = whole_from_1(arguments.at)
    if arguments.roll is not None and len(arguments.tried) != 1:
        raise NotationError(tr("--roll plays one choice; add exactly one --try MOVE"))
    name, *others = arguments.files
    if others or (file := RecordFile(name)).count > 1:
        raise NotationError(tr("--at looks at one game; give a single file with a single game"))

    def asked(record: Record[Any]) -> WhatIf:
        work_out(GAMES[record.spec.id], record.first_state().rules_text(), say)
        return what_if(record, number)

    return next(iter(file)).read(file.called, asked)


def _move(asked: WhatIf, text: str, say: Say) -> Move:
    """Return the choice with this name in the review, or the move as in a record. Raises NotationError."""
    choice, wanted = SeatReview(asked.game).parts.telling.choice, _spaced(text)
    for each in asked.choices:
        if _spaced(say(choice(asked.state, each.move))).casefold() == wanted.casefold():
            return each.move
    try:
        move: Move = asked.game.record.spec.parse_move(wanted)
    except NotationError as error:
        raise _fault(f"{_TRY} {wanted}", error.sentence) from None
    reason = asked.state.refusal(move)
    if reason is not None:
        raise _fault(f"{_TRY} {wanted}", reason)
    return move


def _spaced(text: str) -> str:
    """Return the text with single plain spaces; some languages write others in numbers."""
    return " ".join(text.split())


def _line(asked: WhatIf, tried: list[Move], roll: str | None) -> WhatIf | None:
    """Return the line after the only tried move: with the given dice, or if it rolls none. Raises NotationError."""
    if len(tried) != 1:
        return None
    (move,) = tried
    dice = asked.state.dice_for(move)
    if roll is None:
        return None if dice else asked.line(move, ())
    if not dice:
        raise _fault(_ROLL, tr("“{move}” rolls no dice; leave out --roll", move=move.to_text()))
    try:
        return asked.line(move, parse_faces(roll, dice))
    except GameError as error:
        raise _fault(_ROLL, error.sentence) from None


def _fault(option: str, fault: str) -> NotationError:
    return NotationError(tr("{option}: {fault}", option=option, fault=fault))


def _to_json(asked: WhatIf, tried: list[Move], line: WhatIf | None) -> Json:
    """Return the position, the moves compared, and the line after the only tried move; None if it is not known.

    Each choice has the entries that `advise` gives it.
    """
    unit, compared = asked.unit, asked.compared(tried)
    return {
        "position": asked.position.to_text(),
        "game": asked.game.record.spec.id,
        "number": asked.number,
        "player": asked.state.seat,
        "unit": unit.quantity.id,
        "made": asked.made.move.to_text(),
        "faces": list(asked.played.faces),
        "best": compared[0].choice.move.to_text(),
        "tried": [move.to_text() for move in tried],
        "choices": [evaluation_to_json(each.choice, unit) for each in compared],
        "note": None if asked.note is None else str(asked.note),
        "then": None if line is None else _line_to_json(line),
    }


def _line_to_json(line: WhatIf) -> Json:
    """Return the dice, their luck and the value after them to the player, and the position or the end of the game."""
    unit, move, seat = line.unit, line.reviewed, line.state.seat
    then, outcome = line.then, line.played.step.state.outcome()
    return {
        "faces": list(line.played.faces),
        "luck": worth_to_json(move.luck[seat], unit.quantity),
        "value": worth_to_json(unit.as_read(move.values[seat]), unit.quantity),
        "position": None if then is None else then.to_text(),
        "result": None if outcome is None else outcome.to_json(),
    }


def _lines(asked: WhatIf, tried: list[Move]) -> list[str]:
    compared = asked.compared(tried)
    roles = max(len(_roles(each)) for each in compared)
    wide = max(12, *(len(each.choice.move.to_text()) for each in compared))
    unit = asked.unit.quantity.id
    head = f"  {'':<{roles}}  {'move':<{wide}}{unit:>16}{'cost':>10}  class"
    rows = [_row(each, asked.unit, roles, wide) for each in compared]
    notes = [note for note in (asked.unit.comparison, asked.note) if note is not None]
    below = ["", *notes] if notes else []
    return [asked.position.to_text(), "", asked.moment.title, "", head, *rows, *below]


def _row(compared: ComparedChoice, unit: Unit, roles: int, wide: int) -> Sentence:
    choice = compared.choice
    grade = unit.limits.grade(choice.graded_cost)
    figures = f"{unit.read_value_words(choice.value):>16}{unit.number_words(choice.cost):>10}"
    row = f"{_roles(compared):<{roles}}  {choice.move.to_text():<{wide}}{figures}  {f'{grade.value} {grade.sign}':<13}"
    # A sentence of its own, so that the reason is translated in it.
    return Sentence("  {row}  {why}", {"row": row, "why": choice.why})


def _roles(compared: ComparedChoice) -> str:
    return ", ".join(role.value for role in compared.roles)


def _lines_of(line: WhatIf) -> list[str]:
    """Return the tried move with its dice as in a record, what it led to, its luck and value, and the position then."""
    review, played = SeatReview(line.game, line.state.seat), line.played
    telling, names = review.parts.telling, line.game.names
    told = [telling.line(played, names, place) for place in range(telling.lines_in(played))]
    after = line.then
    end = review.headline if after is None else after.to_text()
    return [
        move_to_text(played.move.to_text(), played.faces),
        *told,
        in_sentences(*line.moment.luck_and_value),
        *([] if end is None else [end]),
    ]
