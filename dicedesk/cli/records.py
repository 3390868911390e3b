"""The commands that read a record: replay and verify."""

import argparse
import json

from dicedesk.cli.answers import EXIT_FALSE, Answer, Commands, Say
from dicedesk.cli.terminal import can_show
from dicedesk.core.game import Json
from dicedesk.core.verify import differences, fair_words
from dicedesk.core.words import tr
from dicedesk.session.records.export import record_to_json
from dicedesk.session.records.record_file import checked, read_record
from dicedesk.session.terminal.drawn_dice import dice_rows


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `replay` and `verify` to the command line; `say` translates."""
    replay = commands.add_parser("replay", help=say(tr("show every step of a record")))
    replay.add_argument("file", help=say(tr("a record")))
    replay.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    replay.set_defaults(command=_replay)
    verify = commands.add_parser("verify", help=say(tr("check that a record's dice are the sealed ones")))
    verify.add_argument("file", help=say(tr("a record")))
    verify.set_defaults(command=_verify)


def _replay(arguments: argparse.Namespace) -> Answer:
    record = read_record(arguments.file)
    replayed = checked(arguments.file, lambda: record_to_json(record))
    if arguments.json:
        return 0, [json.dumps(replayed, indent=1)]
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


def _verify(arguments: argparse.Namespace) -> Answer:
    record = read_record(arguments.file)
    checked(arguments.file, record.replay)
    found = differences(record)
    if found:
        return EXIT_FALSE, list(found)
    return 0, [fair_words(record)]


def _plain(value: object) -> str:
    if value is None:
        return "-"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
