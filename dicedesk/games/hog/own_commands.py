"""Hog's own command: `strategy`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import tr
from dicedesk.games.hog.commands import PERFECT
from dicedesk.games.hog.players import EXPECTED
from dicedesk.games.hog.strategies import (
    FIELDS,
    StrategyStudy,
    best_words,
    figures_of,
    named_study,
    studied_title,
    wins_words,
)
from dicedesk.play.terminal import CommandGroup, OwnCommand, Say, Terminal, explained


def _add_strategy(strategy: ArgumentParser, say: Say) -> None:
    strategy.add_argument(
        "name",
        metavar="NAME",
        help=say(explained(tr("the strategy, or “best” for the best response to the opponent"), EXPECTED)),
    )
    against = explained(tr("the opponent's strategy"), EXPECTED, PERFECT)
    strategy.add_argument("--against", default=PERFECT, metavar="NAME", help=say(against))
    strategy.add_argument(
        "--csv",
        metavar="FILE",
        help=say(tr("write a CSV file with the strategy's choice at each score and the cost of each choice")),
    )


def _strategy(_: Terminal, arguments: Namespace) -> list[str]:
    study = named_study(arguments.name, arguments.against)
    title, other = studied_title(arguments.name), studied_title(arguments.against)
    lines = [wins_words(study, title, other), best_words(study), *_lines_of_costliest(study)]
    if arguments.csv is not None:
        _write_csv(study, Path(arguments.csv))
    return lines


def _lines_of_costliest(study: StrategyStudy) -> list[str]:
    """Return a table of the costliest positions; costs are percentage points of the chance to win."""
    costly = study.costliest()
    if not costly:
        return []
    head = f"{'own':>5}{'opponent':>10}{'rolls':>7}{'best':>6}{'cost':>8}{'reached':>9}{'a game':>8}"
    return [
        head,
        *(
            f"{cell.own:>5}{cell.other:>10}{cell.dice:>7}{cell.best:>6}{100 * cell.cost:>8.2f}"
            f"{cell.reached:>9.3%}{100 * cell.cost_a_game:>8.3f}"
            for cell in costly
        ),
    ]


def _write_csv(study: StrategyStudy, file: Path) -> None:
    """Write the figures as CSV. Raises NotationError if the file cannot be written."""
    try:
        file.write_text(as_csv((FIELDS, *figures_of(study))), encoding="utf-8", newline="")
    except OSError as error:
        reason = reason_of(error)
        raise NotationError(
            tr("{file} could not be written: {reason}", file=file.name, reason=reason)
        ) from None


OWN_COMMANDS: Mapping[str, OwnCommand] = MappingProxyType(
    {
        "strategy": OwnCommand(
            tr("show a Hog strategy's win rate and costliest choices"),
            _add_strategy,
            _strategy,
            CommandGroup.ADVICE,
            "NAME",
        )
    }
)
