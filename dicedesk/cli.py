"""The command line: replay, verify, odds. Nothing of it needs a screen."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.export import record_to_json
from dicedesk.core.record import Record, parse_record
from dicedesk.core.verify import differences
from dicedesk.core.words import tr
from dicedesk.games.registry import GAMES

T = TypeVar("T")

COMMANDS = ("replay", "verify", "odds")

EXIT_FALSE = 1
EXIT_UNREADABLE = 2


class UnreadableError(Exception):
    """A file or an argument cannot be read; carries the one line for stderr."""


def run(arguments: Sequence[str]) -> int:
    """Runs one of the commands and gives back the exit code: 0, 1 for a false seal, 2 for bad input."""
    parsed = parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = parsed.command
    try:
        return command(parsed)
    except UnreadableError as error:
        print(f"dicedesk: {error}", file=sys.stderr)
        return EXIT_UNREADABLE
    except BrokenPipeError:
        sys.stderr.close()
        return 0


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


def _replay(arguments: argparse.Namespace) -> int:
    record = _read_record(arguments.file)
    replayed = _checked(arguments.file, lambda: record_to_json(record))
    if arguments.json:
        print(json.dumps(replayed, ensure_ascii=False, indent=1))
        return 0
    for number, step in enumerate(replayed["steps"], start=1):
        faces = " ".join(map(str, step["faces"]))
        state = ", ".join(f"{name} {_plain(value)}" for name, value in step["state"].items())
        print(f"{number:>3}  {step['move']}{f' : {faces}' if faces else ''}  ->  {state}")
    result = replayed["result"]
    print(
        tr("not finished")
        if result is None
        else ", ".join(f"{name} {value}" for name, value in result.items())
    )
    return 0


def _verify(arguments: argparse.Namespace) -> int:
    record = _read_record(arguments.file)
    _checked(arguments.file, record.replay)
    found = differences(record)
    for sentence in found:
        print(sentence)
    if not found:
        print(tr("The seal and all {count} faces are true.", count=len(record.faces)))
    return EXIT_FALSE if found else 0


def _odds_hog(arguments: argparse.Namespace) -> int:
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
        print(json.dumps(numbers))
    else:
        print(tr("{name} against {other} wins", name=arguments.strategy, other=arguments.against))
        for name, value in numbers.items():
            print(f"  {name:<8} {value:.6f}")
    return 0


def _read_record(file: str) -> Record:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableError(tr("{file}: line 1: text in UTF-8 was expected", file=file)) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise UnreadableError(tr("{file}: a file was expected: {reason}", file=file, reason=reason)) from None
    return _checked(file, lambda: parse_record(text, GAMES))


def _checked(file: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except GameError as error:
        line = "" if error.line is not None else "line 1: "
        raise UnreadableError(f"{file}: {line}{error}") from None


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
