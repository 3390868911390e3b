"""Craps on the command line: the odds and house edge of every bet, and throws split into the games that they hold."""

import argparse
import json
import re
from typing import TYPE_CHECKING

from dicedesk.cli.answers import Answer, Commands
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.house_rules import PRESETS, HouseRules, parse_rules
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of
from dicedesk.session.records.text_file import STANDARD_INPUT, UnreadableError, read_text

if TYPE_CHECKING:
    from dicedesk.odds.craps import BetFigures


def add_odds(games: Commands) -> None:
    """Makes `odds craps` known to the command line."""
    craps = games.add_parser("craps", help=tr("the odds and house edge of every bet"))
    add_rules(craps)
    craps.add_argument("--json", action="store_true", help=tr("print one JSON object"))
    craps.set_defaults(command=_odds)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Makes the option known that `rules_named` reads."""
    parser.add_argument(
        "--rules",
        default="",
        metavar="RULES",
        help=tr("building-skills, las-vegas, or the rules as a record's header writes them"),
    )


def add_commands(commands: Commands) -> None:
    """Makes `craps-games` known to the command line."""
    games = commands.add_parser("craps-games", help=tr("split craps rolls into rounds"))
    games.add_argument(
        "file",
        nargs="?",
        default=STANDARD_INPUT,
        help=tr("one roll per line, such as “3 4”; standard input if omitted"),
    )
    games.set_defaults(command=_games)


def _odds(arguments: argparse.Namespace) -> Answer:
    # Fractions are slow to import, and no other command needs them.
    from dicedesk.odds.craps import all_figures

    bets = all_figures(rules_named(arguments.rules))
    if arguments.json:
        return 0, [json.dumps({name: _to_json(bet) for name, bet in bets.items()}, indent=1)]
    head = f"{tr('bet'):<18} {tr('wins'):>9} {tr('loses'):>9} {tr('pushes'):>9} {tr('edge'):>9} {tr('a roll'):>9}"
    return 0, [f"{head} {tr('rolls'):>8}", *map(_bet_line, bets.values())]


def rules_named(text: str) -> HouseRules:
    """The rules of a preset, or those that a header would name. Raises UnreadableError."""
    if text in PRESETS:
        return PRESETS[text]
    try:
        return parse_rules(text)
    except NotationError as error:
        raise UnreadableError(str(error)) from None


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
    return f"{number:>4}  {_title(game):<10}  {throws}"


def _title(game: ThrownGame) -> Sentence:
    return {
        Natural: tr("Natural"),
        CrapOut: tr("Craps"),
        Pass: tr("Pass"),
        SevenOut: tr("Seven-out"),
        Open: tr("open"),
    }[type(game)]
