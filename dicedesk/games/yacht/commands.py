"""Yacht's answers to `advise`, `odds` and `lab simulate`."""

import json
from argparse import ArgumentParser, Namespace
from functools import partial

from dicedesk.coach.advice import advised
from dicedesk.core.game import Json
from dicedesk.core.position import PositionLine
from dicedesk.core.words import figure, listed, tr
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.odds import mean_of_last_turn
from dicedesk.games.yacht.players import PLAYERS, kind_of
from dicedesk.games.yacht.rules import YACHT, YachtState, parse_line, parse_rules, sheet_called
from dicedesk.games.yacht.scores import score_beating
from dicedesk.lab.sample import Simulation
from dicedesk.play.terminal import AdviceCommand, GameCommand, GameCommands, Say, explained

_BEATEN = (10, 25, 50, 75, 90)
"""Of 100 games with best play, those that a score told beats."""


def _add_sheet(yacht: ArgumentParser, say: Say) -> None:
    names, usual = listed(sheet.value for sheet in Sheet), Sheet.YACHT.value
    yacht.add_argument(
        "--sheet",
        default=usual,
        metavar="NAME",
        help=say(explained(tr("the house rules", "a score sheet"), names, usual)),
    )


def _add_position(yacht: ArgumentParser, say: Say) -> None:
    yacht.add_argument(
        "dice",
        nargs="*",
        metavar="FACE",
        help=say(tr("the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)")),
    )
    yacht.add_argument(
        "--rolls-left", metavar="N", help=say(explained(tr("rolls left in this turn"), tr("0, 1 or 2"), "2"))
    )
    yacht.add_argument(
        "--filled",
        default="",
        metavar="BOXES",
        help=say(tr("the boxes that are filled, such as “ones 3, full-house 19” (default: none)")),
    )
    _add_sheet(yacht, say)


def _position(arguments: Namespace) -> PositionLine[YachtState]:
    """Raises NotationError."""
    dice = f"dice {' '.join(arguments.dice)}" if arguments.dice else ""
    left = "" if arguments.rolls_left is None else f"rolls-left {arguments.rolls_left}"
    line = ", ".join(filter(None, (arguments.filled, dice, left)))
    return PositionLine(YACHT, parse_line(line, parse_rules(f"sheet={arguments.sheet}").to_text()))


def _advise(position: PositionLine[YachtState], arguments: Namespace) -> list[str] | Json:
    # Listing the commands needs no coach.
    from dicedesk.games.yacht.coach import YACHT_COACH

    return advised(position, YACHT_COACH, arguments, "points", (23, 9))


def _odds(arguments: Namespace) -> list[str]:
    sheet = sheet_called(arguments.sheet)
    boxes = {box: mean_of_last_turn(sheet, box) for box in sheet.boxes}
    players = sorted(PLAYERS, key=lambda name: -kind_of(name).means[sheet])
    if arguments.json:
        told = {
            "mean": sheet.par,
            "better_than": {str(games): score_beating(sheet, games) for games in _BEATEN},
            "boxes": {box.value: mean for box, mean in boxes.items()},
            "players": {name: kind_of(name).means[sheet] for name in players},
        }
        return [json.dumps(told, indent=1)]
    par = figure(sheet.par, 4)
    return [
        tr("{sheet}: best play scores {mean} points on average.", sheet=sheet.title, mean=par),
        "",
        tr("Games of best play, of 100, and the score that is better than these:"),
        *(f"  {games:>3} {score_beating(sheet, games):>8}" for games in _BEATEN),
        "",
        tr("Points on average in the last turn, with only this box open:"),
        *(f"  {box.value:<16}{mean:>10.6f}" for box, mean in boxes.items()),
        "",
        tr("Points of the computer players on average:"),
        *(f"  {name:<16}{kind_of(name).means[sheet]:>10.2f}" for name in players),
    ]


def _add_player(yacht: ArgumentParser, say: Say) -> None:
    yacht.add_argument(
        "player", metavar="PLAYER", help=say(explained(tr("the computer player"), listed(PLAYERS)))
    )


def _simulate(arguments: Namespace) -> Simulation:
    # numpy: 125 ms.
    from dicedesk.games.yacht.policies import play_for_points, policy_of

    name, policy = arguments.player, policy_of(arguments.player, Sheet.YACHT)
    question = tr("Points that {name} scores in a game of Yacht, on average", name=name)
    return Simulation(question, kind_of(name).means[Sheet.YACHT], partial(play_for_points, policy))


COMMANDS = GameCommands(
    advise=AdviceCommand(
        tr("compare the dice you could keep and the boxes you could fill"), _add_position, _position, _advise
    ),
    odds=GameCommand(
        tr("say what best play scores, and what each box and each player brings on average"),
        _add_sheet,
        _odds,
    ),
    simulate=GameCommand(tr("simulate games played by a computer player"), _add_player, _simulate),
)
