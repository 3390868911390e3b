"""The command line: replay, verify, odds. Nothing of it needs a screen."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import TypeVar

from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.export import record_to_json
from dicedesk.core.game import Json
from dicedesk.core.record import Record, parse_record
from dicedesk.core.verify import differences
from dicedesk.core.words import tr
from dicedesk.games.registry import GAMES

T = TypeVar("T")

Answer = tuple[int, list[str]]
"""An exit code, and the lines to print."""

COMMANDS = ("replay", "verify", "odds")

EXIT_FALSE = 1
EXIT_UNREADABLE = 2


class UnreadableError(Exception):
    """A file or an argument cannot be read; carries the one line for stderr."""


def run(arguments: Sequence[str]) -> int:
    """Runs one of the commands and gives back the exit code: 0, 1 for a false seal, 2 for bad input."""
    parsed = parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], Answer] = parsed.command
    try:
        code, lines = command(parsed)
    except UnreadableError as error:
        print(f"dicedesk: {_on_one_line(str(error))}", file=sys.stderr)
        return EXIT_UNREADABLE
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # Whoever was reading has had enough. The interpreter flushes once more at its end; let it find no pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def parser() -> argparse.ArgumentParser:
    """The parser of the commands."""
    top = argparse.ArgumentParser(prog="dicedesk", description=tr("Dice games on a calm table."))
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    replay = commands.add_parser("replay", help=tr("show every step of a record"))
    replay.add_argument("file", help=tr("a record"))
    replay.add_argument("--json", action="store_true", help=tr("print one JSON object"))
    replay.set_defaults(command=_replay)
    verify = commands.add_parser("verify", help=tr("check that a record's dice are the sealed ones"))
    verify.add_argument("file", help=tr("a record"))
    verify.set_defaults(command=_verify)
    odds = commands.add_parser("odds", help=tr("exact chances"))
    games = odds.add_subparsers(required=True, metavar="GAME")
    hog = games.add_parser("hog", help=tr("the chance that one strategy beats another"))
    hog.add_argument("--strategy", required=True, metavar="NAME")
    hog.add_argument("--against", required=True, metavar="NAME")
    hog.add_argument("--json", action="store_true", help=tr("print one JSON object"))
    hog.set_defaults(command=_odds_hog)
    return top


def _replay(arguments: argparse.Namespace) -> Answer:
    record = _read_record(arguments.file)
    replayed = _checked(arguments.file, lambda: record_to_json(record))
    if arguments.json:
        return 0, [json.dumps(replayed, indent=1)]
    return 0, [*map(_step_line, replayed["steps"], count(1)), _result_line(replayed["result"])]


def _step_line(step: Json, number: int) -> str:
    faces = " ".join(map(str, step["faces"]))
    state = ", ".join(f"{name} {_plain(value)}" for name, value in step["state"].items())
    return f"{number:>3}  {step['move']}{f' : {faces}' if faces else ''}  ->  {state}"


def _result_line(result: Json | None) -> str:
    if result is None:
        return tr("not finished")
    return ", ".join(f"{name} {value}" for name, value in result.items())


def _verify(arguments: argparse.Namespace) -> Answer:
    record = _read_record(arguments.file)
    _checked(arguments.file, record.replay)
    found = differences(record)
    if found:
        return EXIT_FALSE, list(found)
    return 0, [tr("The seal and all {count} faces are true.", count=len(record.faces))]


def _odds_hog(arguments: argparse.Namespace) -> Answer:
    # numpy is slow to import, and only this command needs it.
    from dicedesk.odds.hog import win_chance
    from dicedesk.players.hog import table_of
    from dicedesk.players.hog_names import parse_strategy

    try:
        strategy, against = parse_strategy(arguments.strategy), parse_strategy(arguments.against)
    except NotationError as error:
        raise UnreadableError(error) from None
    chance = win_chance(table_of(strategy), table_of(against))
    numbers = {"first": chance.first, "second": chance.second, "average": chance.average}
    if arguments.json:
        return 0, [json.dumps(numbers)]
    title = tr("{name} against {other} wins", name=arguments.strategy, other=arguments.against)
    return 0, [title, *(f"  {name:<8} {value:.6f}" for name, value in numbers.items())]


def _read_record(file: str) -> Record:
    try:
        content = Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise UnreadableError(tr("{file}: a file was expected: {reason}", file=file, reason=reason)) from None
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise UnreadableError(
            tr("{file}: line {line}: text in UTF-8 was expected", file=file, line=line)
        ) from None
    return _checked(file, lambda: parse_record(text, GAMES))


def _checked(file: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except GameError as error:
        line = "" if error.line is not None else "line 1: "
        raise UnreadableError(f"{file}: {line}{error}") from None


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _on_one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)
