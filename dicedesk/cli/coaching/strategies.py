"""A strategy of Hog on the command line: how often it wins, and which of its choices cost most."""

import argparse
from pathlib import Path

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.hog.strategies import (
    FIELDS,
    StrategyStudy,
    best_words,
    figures_of,
    named_study,
    studied_title,
    wins_words,
)


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `strategy` to the command line; `say` translates."""
    strategy = commands.add_parser(
        "strategy", help=say(tr("how often a strategy of Hog wins, and which of its choices cost most"))
    )
    strategy.add_argument(
        "name", metavar="NAME", help=say(tr("the strategy, or “best” for the best response to the other"))
    )
    strategy.add_argument(
        "--against",
        default="perfect",
        metavar="NAME",
        help=say(tr("the opponent's strategy (default: perfect play)")),
    )
    strategy.add_argument(
        "--csv",
        metavar="FILE",
        help=say(tr("write what it rolls, and what that costs, at all scores to this file")),
    )
    strategy.set_defaults(command=_strategy)


def _strategy(arguments: argparse.Namespace) -> Answer:
    try:
        study = named_study(arguments.name, arguments.against)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    title, other = studied_title(arguments.name), studied_title(arguments.against)
    lines = [wins_words(study, title, other), best_words(study), *_lines_of_costliest(study)]
    if arguments.csv is not None:
        _write(study, Path(arguments.csv))
    return 0, lines


def _lines_of_costliest(study: StrategyStudy) -> list[str]:
    """The positions that cost most; losses and costs in points of the chance to win."""
    costly = study.costliest()
    if not costly:
        return []
    head = f"{'own':>5}{'other':>7}{'rolls':>7}{'best':>6}{'loss':>8}{'reached':>9}{'cost':>8}"
    return [
        head,
        *(
            f"{cell.own:>5}{cell.other:>7}{cell.dice:>7}{cell.best:>6}{100 * cell.loss:>8.2f}"
            f"{cell.reached:>9.3%}{100 * cell.cost:>8.3f}"
            for cell in costly
        ),
    ]


def _write(study: StrategyStudy, file: Path) -> None:
    """Raises UnreadableError where it cannot be written."""
    try:
        file.write_text(as_csv((FIELDS, *figures_of(study))), encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnreadableError(
            tr("{file} could not be written: {reason}", file=file.name, reason=reason)
        ) from None
