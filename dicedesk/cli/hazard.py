"""Hazard on the command line: exact chances, and a table of win rates estimated by playing."""

import argparse
import json
import sys
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.games.hazard.odds import MainFigures, WinsChance, figures, wins_distribution
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import simulate

MOST_WINS_TOLD = 5
"""Up to how many rounds won in a turn at the dice the chances are told."""

EXIT_NO_NUMBER = 1


def add_odds(games: Commands, say: Say) -> None:
    """Adds `odds hazard` to the command line; `say` translates."""
    hazard = games.add_parser("hazard", help=say(tr("the odds of each main")))
    hazard.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    hazard.set_defaults(command=_odds)


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


def _odds(arguments: argparse.Namespace) -> Answer:
    mains = [figures(main) for main in MAINS]
    wins = {main: wins_distribution(main, MOST_WINS_TOLD) for main in MAINS}
    if arguments.json:
        return 0, [json.dumps({str(told.main): _to_json(told, wins[told.main]) for told in mains}, indent=1)]
    return 0, [*_lines_of_mains(mains), "", *_lines_of_chances(mains), "", *_lines_of_wins(wins)]


def _to_json(told: "MainFigures", wins: "tuple[WinsChance, ...]") -> Json:
    """Fractions as strings; `chances` by the chance that stands, and a turn's numbers of wins from 0 on."""
    return {
        "win": str(told.win),
        "wins_at_once": str(told.wins_at_once),
        "loses_at_once": str(told.loses_at_once),
        "mean_throws": str(told.mean_throws),
        "mean_wins": str(told.mean_wins),
        "mean_rounds": str(told.mean_rounds),
        "chances": {
            str(chance.chance): {
                "win": str(chance.win),
                "against": chance.odds.against,
                "for": chance.odds.for_,
            }
            for chance in told.chances
        },
        "wins_exactly": [str(chance.exactly) for chance in wins],
        "wins_at_least": [str(chance.at_least) for chance in wins],
    }


def _lines_of_mains(mains: "list[MainFigures]") -> list[str]:
    heads = ("wins a round", "exactly", "throws a round", "rounds won a turn")
    lines = [f"{'main':>6}" + "".join(f"{head:>19}" for head in heads)]
    lines += [
        f"{told.main:>6}{float(told.win):>19.6f}{told.win!s:>19}"
        f"{float(told.mean_throws):>19.4f}{float(told.mean_wins):>19.4f}"
        for told in mains
    ]
    return lines


def _lines_of_chances(mains: "list[MainFigures]") -> list[str]:
    standing = sorted({chance.chance for told in mains for chance in told.chances})
    lines: list[str] = [tr("Once there is a chance, the caster wins:")]
    lines.append(f"{'main':>6}" + "".join(f"{f'chance {chance}':>11}" for chance in standing))
    for told in mains:
        wins = {chance.chance: f"{float(chance.win):.6f}" for chance in told.chances}
        lines.append(f"{told.main:>6}" + "".join(f"{wins.get(chance, '-'):>11}" for chance in standing))
    return lines


def _lines_of_wins(wins: "dict[int, tuple[WinsChance, ...]]") -> list[str]:
    counts = range(1, MOST_WINS_TOLD + 1)
    lines: list[str] = [tr("Odds of winning at least this many rounds in a turn:")]
    lines.append(f"{'main':>6}" + "".join(f"{count:>11}" for count in counts))
    for main, chances in wins.items():
        lines.append(f"{main:>6}" + "".join(f"{float(chances[count].at_least):>11.6f}" for count in counts))
    return lines


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
