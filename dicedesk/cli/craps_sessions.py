"""Sessions of craps on the command line: a computer player plays many of them, and how they ended is told."""

import argparse
import sys

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.numbers import counted, seed_given
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.chances import add_rules, rules_named
from dicedesk.games.craps.house import names_of
from dicedesk.games.craps.odds import chance_of_going_broke
from dicedesk.games.craps.players import parse_bettor
from dicedesk.games.craps.simulated_sessions import SessionLimits, SessionsPlayed, StopReason, play_sessions

SESSIONS, ROLLS = 100, 200
"""How many sessions are played, and after how many rolls each makes no new bets, where nothing else is asked for."""

ALWAYS_THE_SAME = "pass-line"
"""The player whose chance of going broke is known exactly: always the same bet on pass."""


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `craps-sessions` to the command line; `say` translates."""
    parser = commands.add_parser(
        "craps-sessions", help=say(tr("have a computer player play craps sessions and report how they end"))
    )
    parser.add_argument("player", metavar="PLAYER", help=say(tr("a computer player, such as martingale")))
    parser.add_argument("--sessions", default=str(SESSIONS), metavar="N", help=say(tr("how many sessions")))
    parser.add_argument(
        "--rolls",
        default=str(ROLLS),
        metavar="N",
        help=say(tr("the rolls after which a session makes no new bets")),
    )
    parser.add_argument("--target", metavar="DOLLARS", help=say(tr("the bankroll at which a session ends")))
    parser.add_argument("--seed", metavar="N", help=say(tr("a seed: the same number gives the same dice")))
    add_rules(parser, say)
    parser.set_defaults(command=_sessions)


def _sessions(arguments: argparse.Namespace) -> Answer:
    rules = rules_named(arguments.rules)
    try:
        plan = parse_bettor(arguments.player).plan(rules)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    if plan.first.name not in names_of(rules):
        raise UnreadableError(
            tr("The house does not take {bet} under these rules.", bet=title_of(plan.first.name))
        )
    target = None if arguments.target is None else dollars(counted(arguments.target))
    sessions, limits = counted(arguments.sessions), SessionLimits(counted(arguments.rolls), target)
    seed = seed_given(arguments.seed)
    bar = ProgressBar(sessions, sys.stderr)

    def shown(done: int) -> bool:
        bar.show(done)
        return True

    try:
        played = play_sessions(plan, sessions, limits, SeededDice(seed).roller(0), rules, shown)
    finally:
        bar.clear()
    lines = _lines(played, has_target=target is not None)
    if target is not None and arguments.player == ALWAYS_THE_SAME:
        lines += _ruin_lines(dollars(rules.bankroll), target, plan.first.amount)
    return 0, lines


def _lines(played: SessionsPlayed, *, has_target: bool) -> list[str]:
    """The share of sessions that ended in each way, and the means with their standard deviations."""
    shares = [("broke", StopReason.BROKE), ("out of rolls", StopReason.TIME)]
    if has_target:
        shares.insert(1, ("target reached", StopReason.TARGET))
    means = (
        ("bankroll at the end", played.mean_bankroll / 100, played.bankroll_deviation / 100),
        ("rolls in a session", played.mean_throws, played.throws_deviation),
    )
    return [
        *(f"{title:<24} {played.share(stop):>12.4f}" for title, stop in shares),
        f"{'':<24} {'mean':>12} {'deviation':>12}",
        *(f"{title:<24} {mean:>12.2f} {deviation:>12.2f}" for title, mean, deviation in means),
        f"{'bets in a session':<24} {played.mean_wagered / 100:>12.2f}",
    ]


def _ruin_lines(bankroll: Cents, target: Cents, bet: Cents) -> list[str]:
    """The exact chance of going broke before the target, where rolls have no limit."""
    chance = float(chance_of_going_broke(bankroll, target, bet))
    return [
        "",
        tr(
            "Exact chance of going broke before the target, with no limit on rolls: {chance}",
            chance=f"{chance:.6f}",
        ),
    ]
