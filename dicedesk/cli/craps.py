"""Craps on the command line: the odds and house edge of every bet, and throws split into the games that they hold."""

import argparse
import json
import re

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.numbers import whole_number
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.features.records.text_file import STANDARD_INPUT, UnreadableError, read_text
from dicedesk.games.craps.bets import POINTS
from dicedesk.games.craps.house import PRESETS, HouseRules, parse_rules
from dicedesk.games.craps.odds import BetFigures, all_figures, all_figures_at
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of


def add_odds(games: Commands, say: Say) -> None:
    """Adds `odds craps` to the command line; `say` translates."""
    craps = games.add_parser("craps", help=say(tr("the odds and house edge of every bet")))
    add_rules(craps, say)
    craps.add_argument(
        "--point",
        metavar="N",
        help=say(tr("bets made with this point; without it, averages over the points, each just set")),
    )
    craps.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    craps.set_defaults(command=_odds)


def add_rules(parser: argparse.ArgumentParser, say: Say) -> None:
    """Adds the option that `rules_named` reads."""
    parser.add_argument(
        "--rules",
        default="",
        metavar="RULES",
        help=say(tr("building-skills, las-vegas, or the rules as a record's header writes them")),
    )


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `craps-games` to the command line; `say` translates."""
    games = commands.add_parser("craps-games", help=say(tr("split craps rolls into rounds")))
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        help=say(tr("one roll per line, such as “3 4”; standard input if omitted")),
    )
    games.set_defaults(command=_games)


def point_named(text: str | None) -> int | None:
    """The point that an option gives, if any. Raises UnreadableError."""
    if text is None:
        return None
    point = whole_number(text)
    if point not in POINTS:
        raise UnreadableError(tr("the point must be one of 4, 5, 6, 8, 9 and 10, not {point}", point=point))
    return point


def _odds(arguments: argparse.Namespace) -> Answer:
    rules, point = rules_named(arguments.rules), point_named(arguments.point)
    bets = all_figures(rules) if point is None else all_figures_at(point, rules)
    if arguments.json:
        return 0, [json.dumps({name: _to_json(bet) for name, bet in bets.items()}, indent=1)]
    head = f"{'bet':<18} {'wins':>9} {'loses':>9} {'pushes':>9} {'edge':>9} {'a roll':>9} {'rolls':>8}"
    return 0, [head, *map(_bet_line, bets.values()), "", _EDGE, _MADE if point is None else _AT_POINT]


_EDGE = tr(
    "edge: what the house keeps of the money put down, commission included, each time the bet is won, lost or pushed; "
    "a roll: the same for each roll with the bet on the table."
)
_MADE = tr(
    "Bets that need a point are made when it has just been set: averages over the points, each as often as it comes. "
    "--point gives one of them."
)
_AT_POINT = tr("Each bet is made, or lies there, with this point.")


def rules_named(text: str) -> HouseRules:
    """The rules of a preset, or those that a header would name. Raises UnreadableError."""
    if text in PRESETS:
        return PRESETS[text]
    try:
        return parse_rules(text)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None


def _to_json(bet: "BetFigures") -> Json:
    """Fractions as strings."""
    return {
        "win": str(bet.win),
        "lose": str(bet.lose),
        "push": str(bet.push),
        "edge": str(bet.edge),
        "edge_per_throw": str(bet.edge_per_throw),
        "mean_throws": str(bet.mean_throws),
    }


def _bet_line(bet: "BetFigures") -> str:
    shares = (bet.win, bet.lose, bet.push, bet.edge, bet.edge_per_throw)
    return f"{bet.name:<18} {' '.join(f'{float(share):>9.6f}' for share in shares)} {float(bet.mean_throws):>8.4f}"


def _games(arguments: argparse.Namespace) -> Answer:
    throws = _throws_in(read_text(arguments.file), arguments.file)
    return 0, [_line(number, game) for number, game in enumerate(games_of(throws), start=1)]


def _throws_in(text: str, file: str) -> tuple[Roll, ...]:
    """The throws of a text; empty lines, and what stands after a #, do not count."""
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


def _line(number: int, game: ThrownGame) -> str:
    throws = "  ".join(" ".join(map(str, throw)) for throw in game.throws)
    return f"{number:>4}  {_TITLES[type(game)]:<10}  {throws}"


_TITLES = {
    Natural: "Natural",
    CrapOut: "Craps",
    Pass: "Pass",
    SevenOut: "Seven-out",
    Open: "open",
}
