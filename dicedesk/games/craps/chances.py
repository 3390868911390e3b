"""The odds and house edge of every bet at craps, as lines of text and as JSON."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.games.craps.bets import POINTS
from dicedesk.games.craps.house import PRESETS, HouseRules, parse_rules
from dicedesk.games.craps.odds import BetFigures, all_figures, all_figures_at
from dicedesk.play.terminal import GameCommand, Say, whole_number

_EDGE = tr(
    "edge: what the house keeps of the money put down, commission included, each time the bet is won, lost or pushed; "
    "a roll: the same for each roll with the bet on the table."
)
_MADE = tr(
    "Bets that need a point are made when it has just been set: averages over the points, each as often as it comes. "
    "--point gives one of them."
)
_AT_POINT = tr("Each bet is made, or lies there, with this point.")


def _add_options(craps: ArgumentParser, say: Say) -> None:
    add_rules(craps, say)
    craps.add_argument(
        "--point",
        metavar="N",
        help=say(tr("bets made with this point; without it, averages over the points, each just set")),
    )


def add_rules(parser: ArgumentParser, say: Say) -> None:
    """Adds the option that `rules_named` reads."""
    parser.add_argument(
        "--rules",
        default="",
        metavar="RULES",
        help=say(tr("building-skills, las-vegas, or the rules as a record's header writes them")),
    )


def point_named(text: str | None) -> int | None:
    """The point that an option gives, if any. Raises NotationError."""
    if text is None:
        return None
    point = whole_number(text)
    if point not in POINTS:
        raise NotationError(tr("the point must be one of 4, 5, 6, 8, 9 and 10, not {point}", point=point))
    return point


def rules_named(text: str) -> HouseRules:
    """The rules of a preset, or those that a header would name. Raises NotationError."""
    if text in PRESETS:
        return PRESETS[text]
    return parse_rules(text)


def _odds(arguments: Namespace) -> list[str]:
    rules, point = rules_named(arguments.rules), point_named(arguments.point)
    bets = all_figures(rules) if point is None else all_figures_at(point, rules)
    if arguments.json:
        return [json.dumps({name: _to_json(bet) for name, bet in bets.items()}, indent=1)]
    head = f"{'bet':<18} {'wins':>9} {'loses':>9} {'pushes':>9} {'edge':>9} {'a roll':>9} {'rolls':>8}"
    return [head, *map(_bet_line, bets.values()), "", _EDGE, _MADE if point is None else _AT_POINT]


def _to_json(bet: BetFigures) -> Json:
    return {
        "win": str(bet.win),
        "lose": str(bet.lose),
        "push": str(bet.push),
        "edge": str(bet.edge),
        "edge_per_throw": str(bet.edge_per_throw),
        "mean_throws": str(bet.mean_throws),
    }


def _bet_line(bet: BetFigures) -> str:
    shares = (bet.win, bet.lose, bet.push, bet.edge, bet.edge_per_throw)
    return f"{bet.name:<18} {' '.join(f'{float(share):>9.6f}' for share in shares)} {float(bet.mean_throws):>8.4f}"


CRAPS_CHANCES = GameCommand(tr("the odds and house edge of every bet"), _add_options, _odds)
