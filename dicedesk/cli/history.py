"""The commands for saved games: `statistics` summarizes them, and `import` adds records from files."""

import argparse
import json
from datetime import UTC, datetime
from functools import partial

from dicedesk.cli.overview import add_command, add_folder, add_json
from dicedesk.cli.terminal import (
    EXIT_FALSE,
    EXIT_UNREADABLE,
    Answer,
    Commands,
    Say,
    print_error,
    progress,
)
from dicedesk.core.words import listed, tr
from dicedesk.features.history.files import import_files
from dicedesk.features.statistics import (
    StatisticsProgress,
    lines_of,
    statistics_of_all,
    summarize_all,
    to_json,
)
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import OpenHistory
from dicedesk.play.ports.store import StoreError
from dicedesk.play.terminal import explained

_PARTS = 1000
"""Steps of the progress bar for each half of the work."""


def add_statistics(commands: Commands, open_history: OpenHistory, say: Say) -> None:
    """Add `statistics` to the command line."""
    command = add_command(commands, "statistics", say)
    command.add_argument(
        "game",
        nargs="?",
        choices=tuple(GAMES),
        metavar="GAME",
        help=say(explained(tr("summarize only this game"), listed(GAMES))),
    )
    add_json(command, say)
    add_folder(command, say)
    command.set_defaults(command=partial(_statistics, open_history))


def _statistics(open_history: OpenHistory, arguments: argparse.Namespace) -> Answer:
    with progress(2 * _PARTS) as show:

        def tell(done: StatisticsProgress) -> None:
            show(round(_PARTS * (done.share + (not done.is_summarizing))))

        try:
            found = statistics_of_all(open_history(arguments.data), arguments.game or "", tell)
        except StoreError as error:
            raise UnreadableError(error.args[0]) from None
    return 0, [json.dumps(to_json(found), indent=1)] if arguments.json else list(lines_of(found))


def add_import(commands: Commands, open_history: OpenHistory, say: Say) -> None:
    """Add `import` to the command line."""
    command = add_command(commands, "import", say)
    command.add_argument("files", nargs="+", metavar="FILE", help=say(tr("a record, or a folder of records")))
    add_folder(command, say)
    command.set_defaults(command=partial(_import, open_history, say))


def _import(open_history: OpenHistory, say: Say, arguments: argparse.Namespace) -> Answer:
    past = open_history(arguments.data)
    try:
        with progress(2 * _PARTS) as show:
            found = import_files(
                past, arguments.files, datetime.now(UTC), lambda share: show(round(_PARTS * share))
            )
            if found.new:
                # Summarize the new games now, so that the statistics and the window open fast.
                summarize_all(past, lambda done: show(round(_PARTS * (1 + done.share))))
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    for reason in found.reasons:
        print_error(reason, say)
    if found.bad:
        return EXIT_UNREADABLE, [*found.sentences]
    return EXIT_FALSE if found.false else 0, [*found.sentences]
