"""The commands that read a record: replay and verify."""

import argparse
import json
from contextlib import closing
from functools import partial
from typing import Any

from dicedesk.cli.answers import EXIT_FALSE, Answer, Commands, Say
from dicedesk.cli.given_records import json_of_each, told_of_each
from dicedesk.cli.terminal import can_show
from dicedesk.core.fair.verify import differences, has_ended, proved
from dicedesk.core.game import Json
from dicedesk.core.record import Record
from dicedesk.core.words import tr
from dicedesk.features.history.check import check_history
from dicedesk.features.record_file import RecordFile, record_to_json
from dicedesk.features.text_file import UnreadableError
from dicedesk.play.ports.history import OpenHistory
from dicedesk.play.ports.store import StoreError
from dicedesk.play.terminal.drawn_dice import dice_rows


def add_commands(commands: Commands, say: Say, open_history: OpenHistory | None = None) -> None:
    """Adds `replay` and `verify` to the command line; `say` translates.

    Without `open_history` only the records in files can be verified.
    """
    replay = commands.add_parser("replay", help=say(tr("show every step of a record")))
    replay.add_argument("file", help=say(tr("a record")))
    replay.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    replay.set_defaults(command=partial(_replay, say))
    verify = commands.add_parser("verify", help=say(tr("check that a record's dice are the sealed ones")))
    what = verify if open_history is None else verify.add_mutually_exclusive_group(required=True)
    what.add_argument("file", nargs=None if open_history is None else "?", help=say(tr("a record")))
    if open_history is not None:
        what.add_argument("--history", action="store_true", help=say(tr("all saved games and their chain")))
        verify.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
    verify.set_defaults(command=partial(_verify, open_history, say))


def _replay(say: Say, arguments: argparse.Namespace) -> Answer:
    file = RecordFile(arguments.file)
    if arguments.json:
        code, found = json_of_each(file, record_to_json, say)
        return code, [json.dumps(found, indent=1)]
    return told_of_each(file, _replayed, say)


def _replayed(record: Record[Any]) -> Answer:
    replayed = record_to_json(record)
    told = [line for number, step in enumerate(replayed["steps"], 1) for line in _step_lines(step, number)]
    return 0, [*told, _result_line(replayed["result"])]


def _step_lines(step: Json, number: int) -> list[str]:
    faces = " ".join(map(str, step["faces"]))
    state = ", ".join(f"{name} {_plain(value)}" for name, value in step["state"].items())
    line = f"{number:>3}  {step['move']}{f' : {faces}' if faces else ''}  ->  {state}".rstrip()
    return [line, *_drawing(step)]


def _drawing(step: Json) -> list[str]:
    """The dice as they lie after a throw; nothing where the terminal cannot show them, as the faces are named."""
    if not step["faces"]:
        return []
    # Where only some dice were thrown again, an event tells what all of them show.
    lying = next((event["dice"] for event in reversed(step["events"]) if "dice" in event), step["faces"])
    rows = dice_rows(lying)
    return [f"     {row}".rstrip() for row in rows] if can_show("".join(rows)) else []


def _result_line(result: Json | None) -> str:
    if result is None:
        return "not finished"
    return ", ".join(f"{name} {value}" for name, value in result.items())


def _verify(open_history: OpenHistory | None, say: Say, arguments: argparse.Namespace) -> Answer:
    if open_history is not None and arguments.history:
        return _verify_history(open_history, arguments.data)
    return told_of_each(RecordFile(arguments.file), _verified, say)


def _verified(record: Record[Any]) -> Answer:
    is_over = has_ended(record)
    found = differences(record, is_over=is_over)
    if found:
        return EXIT_FALSE, list(found)
    return 0, list(proved(record, is_over=is_over))


def _verify_history(open_history: OpenHistory, data: str | None) -> Answer:
    try:
        with closing(open_history(data)) as history:
            wrong, told = check_history(history)
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    return (EXIT_FALSE, list(wrong)) if wrong else (0, list(told))


def _plain(value: object) -> str:
    if value is None:
        return "-"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
