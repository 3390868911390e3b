"""Hazard on the command line: a table of win rates estimated by playing."""

import argparse
import sys
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import simulate

EXIT_NO_NUMBER = 1


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `hazard-table` to the command line; `say` translates."""
    table = commands.add_parser(
        "hazard-table",
        help=say(tr("estimate each main's win rate by simulation and compare it with the exact one")),
    )
    table.add_argument(
        "rounds",
        nargs="?",
        metavar="ROUNDS",
        help=say(tr("rounds to play with each main; you are asked if it is omitted")),
    )
    table.set_defaults(command=partial(_table, say))


def _table(say: Say, arguments: argparse.Namespace) -> Answer:
    rounds = _rounds_of(_asked(say) if arguments.rounds is None else arguments.rounds)
    if rounds is None:
        return EXIT_NO_NUMBER, [tr("The number of rounds needs to be a positive integer. Goodbye.")]
    return 0, _played_lines(rounds)


def _asked(say: Say) -> str:
    try:
        return input(say(tr("Number of rounds: ")))
    except (EOFError, RuntimeError, UnicodeDecodeError):
        # No answer, no input at all, or no text; the cursor still stands behind the question.
        print()
        return ""
    except KeyboardInterrupt:
        print()
        raise


def _rounds_of(text: str) -> int | None:
    try:
        rounds = int(text)
    except ValueError:
        return None
    return rounds if rounds > 0 else None


def _played_lines(rounds: int) -> list[str]:
    bar = ProgressBar(len(MAINS) * rounds, sys.stderr)
    try:
        rates = simulate(rounds, lambda progress: bar.show(progress.played))
    finally:
        bar.clear()
    lines = (f"{rate.main:>6}{rate.rate:>12.6f}{float(rate.exact):>12.6f}" for rate in rates)
    return [f"{'main':>6}{'estimated':>12}{'exact':>12}", *lines]
