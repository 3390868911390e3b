"""Craps on the command line: throws split into the games that they hold."""

import argparse
import re

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.core.dice import Roll
from dicedesk.core.words import tr
from dicedesk.features.text_file import STANDARD_INPUT, UnreadableError, read_text
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `craps-games` to the command line; `say` translates."""
    games = commands.add_parser("craps-games", help=say(tr("split craps rolls into rounds")))
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        help=say(tr("one roll per line, such as “3 4”; standard input if omitted")),
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
                    "{file}: line {line}: expected two faces from 1 to 6, separated by a space",
                    file=tr("standard input") if file == STANDARD_INPUT else file,
                    line=number,
                )
            )
        throws.append((int(match[1]), int(match[2])))
    return tuple(throws)


def _line(number: int, game: ThrownGame) -> str:
    throws = "  ".join(" ".join(map(str, throw)) for throw in game.throws)
    return f"{number:>4}  {_TITLES[type(game)]:<10}  {throws}"


_TITLES = {
    Natural: "Natural",
    CrapOut: "Craps",
    Pass: "Pass",
    SevenOut: "Seven-out",
    Open: "open",
}
