"""The command that reviews records: what each choice lost, and what the dice gave."""

import argparse
import json
import sys
from typing import Any

from dicedesk.cli.answers import EXIT_UNREADABLE, Answer, Commands, Say
from dicedesk.cli.progress import ProgressBar
from dicedesk.coach.export import review_to_json
from dicedesk.coach.named import coach_named
from dicedesk.coach.review import Review, review
from dicedesk.core.game import Json
from dicedesk.core.record import Record
from dicedesk.core.words import tr
from dicedesk.session.kits import KITS
from dicedesk.session.records.record_file import checked, read_record
from dicedesk.session.records.text_file import UnreadableError


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `review` to the command line; `say` translates."""
    command = commands.add_parser(
        "review", help=say(tr("what each choice of a game lost, and what the dice gave"))
    )
    command.add_argument("files", nargs="+", metavar="FILE", help=say(tr("a record")))
    command.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    command.set_defaults(command=_review)


def _review(arguments: argparse.Namespace) -> Answer:
    files: list[str] = arguments.files
    if len(files) == 1:
        reviewed = _reviewed(files[0])
        return 0, [json.dumps(_to_json(*reviewed), indent=1)] if arguments.json else _lines(reviewed[1])
    bar = ProgressBar(len(files), sys.stderr)
    told, lines, code = list[Json](), list[str](), 0
    try:
        for done, file in enumerate(files):
            bar.show(done)
            try:
                reviewed = _reviewed(file)
            except UnreadableError as error:
                code = EXIT_UNREADABLE
                told.append({"file": file, "error": str(error.sentence)})
                lines += [error.sentence, ""]
            else:
                told.append({"file": file} | _to_json(*reviewed))
                lines += [file, *_lines(reviewed[1]), ""]
    finally:
        bar.clear()
    return code, [json.dumps(told, indent=1)] if arguments.json else lines[:-1]


def _reviewed(file: str) -> tuple[Record[Any], Review]:
    record = read_record(file)
    name = KITS[record.spec.id].coach
    if not name:
        raise UnreadableError(tr("{file}: {game} has no coach", file=file, game=record.spec.title))
    return record, checked(file, lambda: review(record, coach_named(name)))


def _to_json(record: Record[Any], reviewed: Review) -> Json:
    return {"game": record.spec.id} | review_to_json(reviewed)


def _lines(reviewed: Review) -> list[str]:
    lines = [f"{'#':>4}  {'player':>6}  {'move':<12}  {'best':<12}  {'loss':>8}  {'luck':>8}  class"]
    for number, move in enumerate(reviewed.moves, 1):
        lines.append(
            f"{number:>4}  {move.seat:>6}  {move.move.to_text():<12}  {move.best.to_text():<12}"
            f"  {float(move.loss):>8.4f}  {float(move.luck[move.seat]):>8.4f}  {move.grade.value}"
        )
    return lines
