"""The commands that only one game has: `strategy`, `hazard-table`, `craps-games` and `craps-sessions`.

They need numpy. `contest`, which is Hog's too, has a module of its own.
"""

import argparse
import re
import sys
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev

from dicedesk.cli.terminal import Answer, Commands, ProgressBar, Say, seed_from, whole_from_1
from dicedesk.core.csv_rows import as_csv
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import tr
from dicedesk.features.text_file import STANDARD_INPUT, UnreadableError, read_text
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.commands import add_rules
from dicedesk.games.craps.house import names_of, rules_named
from dicedesk.games.craps.odds import chance_of_going_broke
from dicedesk.games.craps.players import parse_bettor
from dicedesk.games.craps.simulated_sessions import SessionEnd, SessionLimits, StopReason, play_session
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import simulate
from dicedesk.games.hog.strategies import (
    FIELDS,
    StrategyStudy,
    best_words,
    figures_of,
    named_study,
    studied_title,
    wins_words,
)


def add_strategy(commands: Commands, say: Say) -> None:
    """Add `strategy` to the command line; `say` translates."""
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
        _write_csv(study, Path(arguments.csv))
    return 0, lines


def _lines_of_costliest(study: StrategyStudy) -> list[str]:
    """Return a table of the positions that cost most; losses and costs are in percent points of the chance to win."""
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


def _write_csv(study: StrategyStudy, file: Path) -> None:
    """Write the figures as CSV. Raises UnreadableError where the file cannot be written."""
    try:
        file.write_text(as_csv((FIELDS, *figures_of(study))), encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnreadableError(
            tr("{file} could not be written: {reason}", file=file.name, reason=reason)
        ) from None


def add_hazard_table(commands: Commands, say: Say) -> None:
    """Add `hazard-table` to the command line; `say` translates."""
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
    table.set_defaults(command=partial(_hazard_table, say))


def _hazard_table(say: Say, arguments: argparse.Namespace) -> Answer:
    return 0, _played_lines(
        whole_from_1(_asked_rounds(say) if arguments.rounds is None else arguments.rounds)
    )


def _asked_rounds(say: Say) -> str:
    try:
        return input(say(tr("Number of rounds: ")))
    except (EOFError, RuntimeError, UnicodeDecodeError):
        # No answer, no input at all, or no text; the cursor still stands behind the question.
        print()
        return ""
    except KeyboardInterrupt:
        print()
        raise


def _played_lines(rounds: int) -> list[str]:
    bar = ProgressBar(len(MAINS) * rounds, sys.stderr)
    try:
        rates = simulate(rounds, lambda progress: bar.show(progress.played))
    finally:
        bar.clear()
    lines = (f"{rate.main:>6}{rate.rate:>12.6f}{float(rate.exact):>12.6f}" for rate in rates)
    return [f"{'main':>6}{'estimated':>12}{'exact':>12}", *lines]


def add_craps_games(commands: Commands, say: Say) -> None:
    """Add `craps-games` to the command line; `say` translates."""
    games = commands.add_parser("craps-games", help=say(tr("split craps rolls into rounds")))
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        help=say(tr("one roll per line, such as “3 4”; standard input if omitted")),
    )
    games.set_defaults(command=_thrown_games)


def _thrown_games(arguments: argparse.Namespace) -> Answer:
    throws = _throws_in(read_text(arguments.file), arguments.file)
    return 0, [_game_line(number, game) for number, game in enumerate(games_of(throws), start=1)]


def _throws_in(text: str, file: str) -> tuple[Roll, ...]:
    """Return the throws of a text, one in a line; empty lines and what follows a # are left out."""
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


def _game_line(number: int, game: ThrownGame) -> str:
    throws = "  ".join(" ".join(map(str, throw)) for throw in game.throws)
    return f"{number:>4}  {_GAME_TITLES[type(game)]:<10}  {throws}"


_GAME_TITLES = {
    Natural: "Natural",
    CrapOut: "Craps",
    Pass: "Pass",
    SevenOut: "Seven-out",
    Open: "open",
}


SESSIONS, ROLLS = 100, 200
"""How many sessions are played, and after how many rolls each makes no new bets, without `--sessions` and `--rolls`."""

ALWAYS_THE_SAME = "pass-line"
"""The player whose chance of going broke is known exactly: always the same bet on pass."""


def add_craps_sessions(commands: Commands, say: Say) -> None:
    """Add `craps-sessions` to the command line; `say` translates."""
    parser = commands.add_parser(
        "craps-sessions", help=say(tr("have a computer player play craps sessions and report how they end"))
    )
    parser.add_argument("player", metavar="PLAYER", help=say(tr("a computer player, such as martingale")))
    parser.add_argument("--sessions", default=str(SESSIONS), metavar="N", help=say(tr("how many sessions")))
    parser.add_argument(
        "--rolls",
        default=str(ROLLS),
        metavar="N",
        help=say(tr("after this many rolls a session makes no new bets")),
    )
    parser.add_argument("--target", metavar="DOLLARS", help=say(tr("the bankroll at which a session ends")))
    parser.add_argument("--seed", metavar="N", help=say(tr("a seed: the same number gives the same dice")))
    add_rules(parser, say)
    parser.set_defaults(command=_sessions)


def _sessions(arguments: argparse.Namespace) -> Answer:
    rules = rules_named(arguments.rules)
    try:
        player = parse_bettor(arguments.player).player(rules)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    first = player.system.first_bet
    if first.name not in names_of(rules):
        raise UnreadableError(
            tr("The house does not take {bet} under these rules.", bet=title_of(first.name))
        )
    target = None if arguments.target is None else dollars(whole_from_1(arguments.target))
    sessions, limits = whole_from_1(arguments.sessions), SessionLimits(whole_from_1(arguments.rolls), target)
    dice, ends = SeededDice(seed_from(arguments.seed)).roller(0), list[SessionEnd]()
    bar = ProgressBar(sessions, sys.stderr)
    try:
        while len(ends) < sessions:
            ends.append(play_session(player, limits, dice, rules))
            bar.show(len(ends))
    finally:
        bar.clear()
    lines = _session_lines(ends, has_target=target is not None)
    if target is not None and arguments.player == ALWAYS_THE_SAME:
        lines += _ruin_lines(dollars(rules.bankroll), target, first.amount)
    return 0, lines


def _session_lines(ends: list[SessionEnd], *, has_target: bool) -> list[str]:
    """Return lines with the share of sessions that ended in each way, and means with their standard deviations."""
    shares = [("broke", StopReason.BROKE), ("out of rolls", StopReason.TIME)]
    if has_target:
        shares.insert(1, ("target reached", StopReason.TARGET))
    means = (
        ("bankroll at the end", [end.bankroll / 100 for end in ends]),
        ("rolls in a session", [float(end.throws) for end in ends]),
    )
    return [
        *(f"{title:<24} {fmean(end.stop is stop for end in ends):>12.4f}" for title, stop in shares),
        f"{'':<24} {'mean':>12} {'deviation':>12}",
        *(f"{title:<24} {fmean(values):>12.2f} {pstdev(values):>12.2f}" for title, values in means),
        f"{'bets in a session':<24} {fmean(end.wagered for end in ends) / 100:>12.2f}",
    ]


def _ruin_lines(bankroll: Cents, target: Cents, bet: Cents) -> list[str]:
    """Return lines with the exact chance of going broke before the target, if rolls have no limit."""
    chance = float(chance_of_going_broke(bankroll, target, bet))
    return [
        "",
        tr(
            "Exact chance of going broke before the target, with no limit on rolls: {chance}",
            chance=f"{chance:.6f}",
        ),
    ]
