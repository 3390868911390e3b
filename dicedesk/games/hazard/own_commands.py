"""Hazard's own command: `hazard-table`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import simulate
from dicedesk.play.terminal import CommandGroup, OwnCommand, Say, Terminal, whole_from_1


def _add_rounds(table: ArgumentParser, say: Say) -> None:
    table.add_argument(
        "rounds",
        nargs="?",
        metavar="ROUNDS",
        help=say(tr("rounds to play with each main: 1 or more (default: you are asked)")),
    )


def _table(terminal: Terminal, arguments: Namespace) -> list[str]:
    given = arguments.rounds
    rounds = whole_from_1(terminal.ask(tr("Number of rounds: ")) if given is None else given)
    with terminal.progress(len(MAINS) * rounds) as show:
        rates = simulate(rounds, lambda progress: show(progress.played))
    lines = (f"{rate.main:>6}{rate.rate:>12.6f}{float(rate.exact):>12.6f}" for rate in rates)
    return [f"{'main':>6}{'estimated':>12}{'exact':>12}", *lines]


OWN_COMMANDS: Mapping[str, OwnCommand] = MappingProxyType(
    {
        "hazard-table": OwnCommand(
            tr("compare a simulation of each main with the exact odds"),
            _add_rounds,
            _table,
            CommandGroup.ADVICE,
            "[ROUNDS]",
        )
    }
)
