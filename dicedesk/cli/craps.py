"""The command that splits throws of craps into the games that they hold."""

import argparse
import re

from dicedesk.cli.answers import Answer, Commands, UnreadableError
from dicedesk.cli.text_files import STANDARD_INPUT, read_text
from dicedesk.core.dice import Roll
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of


def add_commands(commands: Commands) -> None:
    """Makes `craps-games` known to the command line."""
    games = commands.add_parser("craps-games", help=tr("split throws of craps into games"))
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        help=tr("a throw on each line, such as “3 4”; the standard input without it"),
    )
    games.set_defaults(command=_games)


def _games(arguments: argparse.Namespace) -> Answer:
    throws = _throws_in(read_text(arguments.file), arguments.file)
    return 0, [_line(number, game) for number, game in enumerate(games_of(throws), start=1)]


def _throws_in(text: str, file: str) -> tuple[Roll, ...]:
    """The throws of a text; empty lines, and what stands after a #, do not count."""
    throws = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        match = re.fullmatch(r"([1-6])[ \t]+([1-6])", line)
        if match is None:
            raise UnreadableError(
                tr(
                    "{file}: line {line}: two faces from 1 to 6 with a space between them were expected",
                    file=tr("standard input") if file == STANDARD_INPUT else file,
                    line=number,
                )
            )
        throws.append((int(match[1]), int(match[2])))
    return tuple(throws)


def _line(number: int, game: ThrownGame) -> str:
    throws = "  ".join(" ".join(map(str, throw)) for throw in game.throws)
    return f"{number:>4}  {_title(game):<10}  {throws}"


def _title(game: ThrownGame) -> Sentence:
    return {
        Natural: tr("Natural"),
        CrapOut: tr("CrapOut"),
        Pass: tr("Pass"),
        SevenOut: tr("SevenOut"),
        Open: tr("open"),
    }[type(game)]
