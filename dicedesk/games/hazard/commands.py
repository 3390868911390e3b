"""Hazard's answers to `advise`, `odds` and `lab simulate`."""

import json
from argparse import ArgumentParser, Namespace
from functools import partial

from dicedesk.coach.advice import advised
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr
from dicedesk.games.hazard.odds import (
    MainFigures,
    WinsChance,
    figures,
    win_chance,
    wins_distribution,
)
from dicedesk.games.hazard.rules import HAZARD, LOSSES_THAT_PASS_THE_DICE, MAINS, HazardState, is_main
from dicedesk.lab.sample import Simulation
from dicedesk.play.terminal import (
    AdviceCommand,
    GameCommand,
    GameCommands,
    Say,
    explained,
    no_options,
    not_allowed,
    whole_number,
)

_MAINS = tr("{least} to {most}", least=MAINS[0], most=MAINS[-1])

MOST_WINS_TOLD = 5
"""Most rounds won in a turn at the dice whose chances are printed."""


def _add_position(hazard: ArgumentParser, say: Say) -> None:
    hazard.add_argument(
        "--main", metavar="N", help=say(explained(tr("the main of the round, once it is chosen"), _MAINS))
    )
    hazard.add_argument(
        "--chance",
        metavar="N",
        help=say(explained(tr("the chance, once there is one"), tr("{least} to {most}", least=4, most=10))),
    )
    hazard.add_argument(
        "--losses",
        default="0",
        metavar="N",
        help=say(explained(tr("rounds you have just lost in a row"), tr("0 or 1"), "0")),
    )


def _advise(position: PositionLine[HazardState], arguments: Namespace) -> list[str] | Json:
    # Loads 10 ms; neither listing the commands nor the odds need the coach.
    from dicedesk.games.hazard.coach import HAZARD_COACH

    return advised(position, HAZARD_COACH, arguments, "rounds")


def _position(arguments: Namespace) -> PositionLine[HazardState]:
    """Raises NotationError."""
    main = None if arguments.main is None else whole_number(arguments.main)
    chance = None if arguments.chance is None else whole_number(arguments.chance)
    if main is None and chance is not None:
        raise NotationError(tr("a chance needs its main; add --main N"))
    losses = whole_number(arguments.losses)
    if losses not in range(LOSSES_THAT_PASS_THE_DICE):
        raise not_allowed(losses, "--losses", tr("0 or 1"))
    state = HazardState(main, chance, rounds_lost=losses, consecutive_losses=losses)
    return PositionLine(HAZARD, state)


def _odds(arguments: Namespace) -> list[str]:
    mains = [figures(main) for main in MAINS]
    wins = {main: wins_distribution(main, MOST_WINS_TOLD) for main in MAINS}
    if arguments.json:
        return [json.dumps({str(row.main): _main_to_json(row, wins[row.main]) for row in mains}, indent=1)]
    return [*_lines_of_mains(mains), "", *_lines_of_chances(mains), "", *_lines_of_wins(wins)]


def _main_to_json(row: MainFigures, wins: tuple[WinsChance, ...]) -> Json:
    """Fractions as strings; `chances` by the chance, and a turn's numbers of wins from 0 on."""
    return {
        "win": str(row.win),
        "wins_at_once": str(row.wins_at_once),
        "loses_at_once": str(row.loses_at_once),
        "mean_throws": str(row.mean_throws),
        "mean_wins": str(row.mean_wins),
        "mean_rounds": str(row.mean_rounds),
        "chances": {
            str(chance.chance): {
                "win": str(chance.win),
                "against": chance.odds.against,
                "for": chance.odds.for_,
            }
            for chance in row.chances
        },
        "wins_exactly": [str(chance.exactly) for chance in wins],
        "wins_at_least": [str(chance.at_least) for chance in wins],
    }


def _lines_of_mains(mains: list[MainFigures]) -> list[str]:
    heads = ("wins a round", "exactly", "throws a round", "rounds won a turn")
    lines = [f"{'main':>6}" + "".join(f"{head:>19}" for head in heads)]
    lines += [
        f"{row.main:>6}{float(row.win):>19.6f}{row.win!s:>19}"
        f"{float(row.mean_throws):>19.4f}{float(row.mean_wins):>19.4f}"
        for row in mains
    ]
    return lines


def _lines_of_chances(mains: list[MainFigures]) -> list[str]:
    standing = sorted({chance.chance for row in mains for chance in row.chances})
    lines: list[str] = [tr("Once there is a chance, the caster wins:")]
    lines.append(f"{'main':>6}" + "".join(f"{f'chance {chance}':>11}" for chance in standing))
    for row in mains:
        wins = {chance.chance: f"{float(chance.win):.6f}" for chance in row.chances}
        lines.append(f"{row.main:>6}" + "".join(f"{wins.get(chance, '-'):>11}" for chance in standing))
    return lines


def _lines_of_wins(wins: dict[int, tuple[WinsChance, ...]]) -> list[str]:
    counts = range(1, MOST_WINS_TOLD + 1)
    lines: list[str] = [tr("Odds of winning at least this many rounds in a turn:")]
    lines.append(f"{'main':>6}" + "".join(f"{count:>11}" for count in counts))
    for main, chances in wins.items():
        lines.append(f"{main:>6}" + "".join(f"{float(chances[count].at_least):>11.6f}" for count in counts))
    return lines


def _add_main(hazard: ArgumentParser, say: Say) -> None:
    hazard.add_argument("main", metavar="MAIN", help=say(explained(tr("the main"), _MAINS)))


def _simulate(arguments: Namespace) -> Simulation:
    # numpy: 125 ms.
    from dicedesk.games.hazard.simulation import play_hazard

    main = whole_number(arguments.main)
    if not is_main(main):
        raise NotationError(tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=main))
    question = tr("Win rate with main {main}", main=main)
    return Simulation(question, float(win_chance(main)), partial(play_hazard, main))


COMMANDS = GameCommands(
    advise=AdviceCommand(
        tr("give the rounds won on average with each main"), _add_position, _position, _advise
    ),
    odds=GameCommand(tr("give the odds of winning with each main"), no_options, _odds),
    simulate=GameCommand(tr("play rounds with one main"), _add_main, _simulate),
)
