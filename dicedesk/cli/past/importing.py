"""The command that imports records from files."""

import argparse
from functools import partial

from dicedesk.cli.answers import EXIT_FALSE, EXIT_UNREADABLE, Answer, Commands, Say
from dicedesk.cli.terminal import complain
from dicedesk.core.words import tr
from dicedesk.features.history.files import import_files
from dicedesk.features.text_file import UnreadableError
from dicedesk.play.ports.past_figures import OpenFigures
from dicedesk.play.ports.store import StoreError


def add_command(commands: Commands, open_figures: OpenFigures, say: Say) -> None:
    """Adds `import` to the command line; `say` translates."""
    command = commands.add_parser("import", help=say(tr("import game records into the history")))
    command.add_argument("files", nargs="+", metavar="FILE", help=say(tr("records, or folders of records")))
    command.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
    command.set_defaults(command=partial(_import, open_figures, say))


def _import(open_figures: OpenFigures, say: Say, arguments: argparse.Namespace) -> Answer:
    try:
        found = import_files(open_figures(arguments.data, make=True).games, arguments.files)
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    for reason in found.reasons:
        complain(reason, say)
    if found.bad:
        return EXIT_UNREADABLE, [*found.sentences]
    return EXIT_FALSE if found.false else 0, [*found.sentences]
