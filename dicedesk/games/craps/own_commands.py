"""The commands of Craps alone: `craps-games` and `craps-sessions`."""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from statistics import fmean, pstdev
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import figure, listed, tr
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.commands import add_rules
from dicedesk.games.craps.house import names_of, rules_named
from dicedesk.games.craps.odds import chance_of_going_broke
from dicedesk.games.craps.players import BETTORS, parse_bettor
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of
from dicedesk.games.craps.systems.simulated_sessions import (
    SessionEnd,
    SessionLimits,
    StopReason,
    play_session,
)
from dicedesk.lab.fields import SEED
from dicedesk.play.terminal import (
    STANDARD_INPUT,
    CommandGroup,
    OwnCommand,
    Say,
    Terminal,
    explained,
    seed_from,
    whole_from_1,
)


def _add_file(games: ArgumentParser, say: Say) -> None:
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        metavar="FILE",
        help=say(tr("a file with one roll per line, such as “3 4” (default: standard input)")),
    )


def _thrown_games(terminal: Terminal, arguments: Namespace) -> list[str]:
    throws = _throws_in(terminal.read(arguments.file), arguments.file)
    return [_game_line(number, game) for number, game in enumerate(games_of(throws), start=1)]


def _throws_in(text: str, file: str) -> tuple[Roll, ...]:
    """Return the throws of a text, one per line; empty lines and comments after # are skipped."""
    throws = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        match = re.fullmatch(r"([1-6])[ \t]+([1-6])", line)
        if match is None:
            raise NotationError(
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
"""Defaults of `--sessions`, and of `--rolls` after which a session makes no new bets."""

ALWAYS_THE_SAME = "pass-line"
"""The player whose chance of going broke is known exactly: always the same bet on pass."""


def _add_sessions(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument(
        "player",
        metavar="PLAYER",
        help=say(explained(tr("the computer player"), listed((*BETTORS, "bet:NAME")))),
    )
    parser.add_argument(
        "--sessions",
        default=str(SESSIONS),
        metavar="N",
        help=say(explained(tr("how many sessions to play"), default=SESSIONS)),
    )
    parser.add_argument(
        "--rolls",
        default=str(ROLLS),
        metavar="N",
        help=say(explained(tr("make no new bets after this many rolls"), default=ROLLS)),
    )
    parser.add_argument(
        "--goal",
        metavar="DOLLARS",
        help=say(explained(tr("the bankroll at which a session ends"), default=tr("none", "no goal"))),
    )
    parser.add_argument("--seed", metavar="N", help=say(SEED.help))
    add_rules(parser, say)


def _sessions(terminal: Terminal, arguments: Namespace) -> list[str]:
    rules = rules_named(arguments.rules)
    player = parse_bettor(arguments.player).player(rules)
    first = player.system.first_bet
    if first.name not in names_of(rules):
        raise NotationError(tr("The house does not take {bet} under these rules.", bet=title_of(first.name)))
    target = None if arguments.goal is None else dollars(whole_from_1(arguments.goal))
    if target is not None and target <= dollars(rules.bankroll):
        raise NotationError(tr("The bankroll must be above $0, and the goal above the bankroll."))
    sessions, limits = whole_from_1(arguments.sessions), SessionLimits(whole_from_1(arguments.rolls), target)
    dice, ends = SeededDice(seed_from(arguments.seed)).roller(0), list[SessionEnd]()
    with terminal.progress(sessions) as show:
        while len(ends) < sessions:
            ends.append(play_session(player, limits, dice, rules))
            show(len(ends))
    lines = _session_lines(ends, has_target=target is not None)
    if target is not None and arguments.player == ALWAYS_THE_SAME:
        lines += _ruin_lines(dollars(rules.bankroll), target, first.amount)
    return lines


def _session_lines(ends: list[SessionEnd], *, has_target: bool) -> list[str]:
    """Return lines with the share of sessions that ended in each way, and means with their standard deviations."""
    shares = [("broke", StopReason.BROKE), ("out of rolls", StopReason.TIME)]
    if has_target:
        shares.insert(1, ("goal reached", StopReason.TARGET))
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
    """Return lines with the exact chance of going broke before the goal, if rolls have no limit."""
    chance = float(chance_of_going_broke(bankroll, target, bet))
    return [
        "",
        tr(
            "Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}",
            chance=figure(chance, 6),
        ),
    ]


OWN_COMMANDS: Mapping[str, OwnCommand] = MappingProxyType(
    {
        "craps-games": OwnCommand(
            tr("split craps rolls into rounds"), _add_file, _thrown_games, CommandGroup.RECORDS, "[FILE]"
        ),
        "craps-sessions": OwnCommand(
            tr("simulate a craps player and report how sessions end"),
            _add_sessions,
            _sessions,
            CommandGroup.LAB,
            "PLAYER",
        ),
    }
)
