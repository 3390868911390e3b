"""Hog's own command: `strategy`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.games.hog.strategies import (
    FIELDS,
    StrategyStudy,
    best_words,
    figures_of,
    named_study,
    studied_title,
    wins_words,
)
from dicedesk.play.terminal import OwnCommand, Say, Terminal


def _add_strategy(strategy: ArgumentParser, say: Say) -> None:
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


def _strategy(_: Terminal, arguments: Namespace) -> list[str]:
    study = named_study(arguments.name, arguments.against)
    title, other = studied_title(arguments.name), studied_title(arguments.against)
    lines = [wins_words(study, title, other), best_words(study), *_lines_of_costliest(study)]
    if arguments.csv is not None:
        _write_csv(study, Path(arguments.csv))
    return lines


def _lines_of_costliest(study: StrategyStudy) -> list[str]:
    """Return a table of the costliest positions; losses and costs are percentage points of the chance to win."""
    costly = study.costliest()
    if not costly:
        return []
    head = f"{'own':>5}{'other':>7}{'rolls':>7}{'best':>6}{'loss':>8}{'reached':>9}{'cost':>8}"
    return [
        head,
        *(
            f"{cell.own:>5}{cell.other:>7}{cell.dice:>7}{cell.best:>6}{100 * cell.cost:>8.2f}"
            f"{cell.reached:>9.3%}{100 * cell.cost_a_game:>8.3f}"
            for cell in costly
        ),
    ]


def _write_csv(study: StrategyStudy, file: Path) -> None:
    """Write the figures as CSV. Raises NotationError if the file cannot be written."""
    try:
        file.write_text(as_csv((FIELDS, *figures_of(study))), encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        raise NotationError(
            tr("{file} could not be written: {reason}", file=file.name, reason=reason)
        ) from None


OWN_COMMANDS: Mapping[str, OwnCommand] = MappingProxyType(
    {
        "strategy": OwnCommand(
            tr("how often a strategy of Hog wins, and which of its choices cost most"),
            _add_strategy,
            _strategy,
        )
    }
)
