"""The commands `replay` and `verify`, which read files with one or more records."""

import argparse
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from dicedesk.cli.overview import add_command, add_folder, add_json
from dicedesk.cli.terminal import EXIT_FALSE, EXIT_UNREADABLE, Answer, Commands, Say, can_show, print_error
from dicedesk.core.fair.verify import differences, has_ended, proved
from dicedesk.core.game import Json
from dicedesk.core.notation import note_to_text
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr
from dicedesk.features.history.check import check_history
from dicedesk.features.record_file import RecordFile, RecordText, record_to_json
from dicedesk.features.text_file import UnreadableError
from dicedesk.play.ports.past_games import OpenArchive
from dicedesk.play.ports.store import StoreError
from dicedesk.play.terminal import dice_rows


def add_replay(commands: Commands, say: Say) -> None:
    """Add `replay` to the command line."""
    replay = add_command(commands, "replay", say)
    replay.add_argument("file", metavar="FILE", help=say(tr("a record")))
    add_json(replay, say)
    replay.set_defaults(command=partial(_replay, say))


def add_verify(commands: Commands, say: Say, open_archive: OpenArchive | None = None) -> None:
    """Add `verify` to the command line; without `open_archive`, it reads only files."""
    verify = add_command(commands, "verify", say)
    what = verify if open_archive is None else verify.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file", metavar="FILE", nargs=None if open_archive is None else "?", help=say(tr("a record"))
    )
    if open_archive is not None:
        what.add_argument(
            "--history", action="store_true", help=say(tr("check all saved games and their file"))
        )
        add_folder(verify, say)
    verify.set_defaults(command=partial(_verify, open_archive, say))


def _replay(say: Say, arguments: argparse.Namespace) -> Answer:
    file = RecordFile(arguments.file)
    if arguments.json:
        code, found = json_for_each(file, record_to_json, say)
        return code, [json.dumps(found, indent=1)]
    return answer_for_each(file, _replayed, say)


def _replayed(record: Record[Any]) -> Answer:
    replayed = record_to_json(record)
    told = [line for number, step in enumerate(replayed["steps"], 1) for line in _step_lines(step, number)]
    return 0, [*_note_lines(replayed), *told, _result_line(replayed["result"])]


def _step_lines(step: Json, number: int) -> list[str]:
    faces = " ".join(map(str, step["faces"]))
    state = ", ".join(f"{name} {_plain(value)}" for name, value in step["state"].items())
    line = f"{number:>3}  {step['move']}{f' : {faces}' if faces else ''}  ->  {state}".rstrip()
    return [line, *_drawing(step), *_note_lines(step)]


def _note_lines(noted: Json) -> list[str]:
    return note_to_text(noted["note"]).split("\n") if "note" in noted else []


def _drawing(step: Json) -> list[str]:
    """Return a drawing of the dice after a throw; [] if the terminal cannot show it.

    The line of the step has the faces in any case.
    """
    if not step["faces"]:
        return []
    # If only some dice were rolled again, an event has the faces of all dice.
    lying = next((event["dice"] for event in reversed(step["events"]) if "dice" in event), step["faces"])
    rows = dice_rows(lying)
    return [f"     {row}".rstrip() for row in rows] if can_show("".join(rows)) else []


def _result_line(result: Json | None) -> str:
    if result is None:
        return "not finished"
    return ", ".join(f"{name} {value}" for name, value in result.items())


def _verify(open_archive: OpenArchive | None, say: Say, arguments: argparse.Namespace) -> Answer:
    if open_archive is not None and arguments.history:
        return _verify_history(open_archive, arguments.data)
    return answer_for_each(RecordFile(arguments.file), _verified, say)


def _verified(record: Record[Any]) -> Answer:
    is_over = has_ended(record)
    found = differences(record, is_over=is_over)
    if found:
        return EXIT_FALSE, list(found)
    return 0, list(proved(record, is_over=is_over))


def _verify_history(open_archive: OpenArchive, data: str | None) -> Answer:
    try:
        with open_archive(data) as archive:
            wrong, told = check_history(archive)
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    return (EXIT_FALSE, list(wrong)) if wrong else (0, list(told))


def _plain(value: object) -> str:
    if value is None:
        return "-"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def heading(file: RecordFile, number: int, text: RecordText) -> Sentence:
    """Return the heading of a game in a file with several: its number, from 1, and its first line."""
    return tr("Game {number} of {count}, line {line}:", number=number, count=file.count, line=text.line)


def answer_for_each(file: RecordFile, tell: Callable[[Record[Any]], Answer], say: Say) -> Answer:
    """Return the highest exit code, and the lines of `tell` for each record.

    In a file with several records, each has a heading, and errors go to the error output. For a single record that
    is unreadable, raises UnreadableError.
    """
    worst, lines = 0, [file.holds]
    for number, text in enumerate(file, 1):
        try:
            code, told = text.read(file.called, tell)
        except UnreadableError as error:
            if file.count == 1:
                raise
            print_error(error.sentence, say)
            code, told = EXIT_UNREADABLE, []
        if file.count == 1:
            return code, told
        worst = max(worst, code)
        if told:
            lines += ["", heading(file, number, text), *told]
    return worst, lines


def json_for_each(
    file: RecordFile, make: Callable[[Record[Any]], Json], say: Say
) -> tuple[int, Json | list[Json]]:
    """Return the highest exit code, and the record as a JSON object, or a list of objects for several.

    In the list, each object has a `number`, and an unreadable record has an `error`. For a single record that is
    unreadable, raises UnreadableError.
    """
    worst, made = 0, list[Json]()
    for number, text in enumerate(file, 1):
        try:
            one = text.read(file.called, make)
        except UnreadableError as error:
            if file.count == 1:
                raise
            print_error(error.sentence, say)
            worst, one = EXIT_UNREADABLE, {"error": str(error.sentence)}
        if file.count == 1:
            return worst, one
        made.append({"number": number} | one)
    return worst, made
