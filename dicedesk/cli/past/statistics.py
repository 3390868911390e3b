"""The command that adds up all games that were kept."""

import argparse
import json
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.core.words import tr
from dicedesk.features.statistics import lines_of, statistics_of_all, to_json
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.past_figures import OpenFigures
from dicedesk.play.ports.store import StoreError


def add_command(commands: Commands, open_figures: OpenFigures, say: Say) -> None:
    """Adds `statistics` to the command line; `say` translates."""
    command = commands.add_parser("statistics", help=say(tr("summarize the games you have played")))
    command.add_argument("game", nargs="?", choices=tuple(KITS), help=say(tr("only this game")))
    command.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    command.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
    command.set_defaults(command=partial(_statistics, open_figures))


def _statistics(open_figures: OpenFigures, arguments: argparse.Namespace) -> Answer:
    try:
        found = statistics_of_all(open_figures(arguments.data), arguments.game or "")
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    return 0, [json.dumps(to_json(found), indent=1)] if arguments.json else list(lines_of(found))
