"""What choices are worth: `advise` for a position, `strategy` for a whole strategy of Hog; and `odds`.

`advise` and `odds` have a command for each game, which the game itself answers.
"""

import argparse
from functools import partial
from pathlib import Path

from dicedesk.cli.terminal import Answer, Commands, Say
from dicedesk.coach.advice import BEST
from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import KITS, part_of
from dicedesk.games.hog.strategies import (
    FIELDS,
    StrategyStudy,
    best_words,
    figures_of,
    named_study,
    studied_title,
    wins_words,
)
from dicedesk.play.terminal import GameCommand


def add_advice(commands: Commands, say: Say) -> None:
    """Add `advise` to the command line, for each game that has a coach; `say` translates."""
    advise = commands.add_parser("advise", help=say(tr("what each choice in a position is worth, and why")))
    games = advise.add_subparsers(required=True, metavar="GAME")
    for game, kit in KITS.items():
        if kit.unit is not None:
            _add(games, game, part_of(game, "advice"), say).add_argument(
                "--why",
                nargs="?",
                const=BEST,
                metavar="MOVE",
                help=say(
                    tr(
                        "show how the value of MOVE is calculated (written as in records; default: the best move)"
                    )
                ),
            )


def add_odds(commands: Commands, say: Say) -> None:
    """Add `odds` to the command line, for each game whose chances are known; `say` translates."""
    odds = commands.add_parser("odds", help=say(tr("exact odds")))
    games = odds.add_subparsers(required=True, metavar="GAME")
    for game, kit in KITS.items():
        if kit.has_chances:
            _add(games, game, part_of(game, "chances"), say)


def _add(games: Commands, game: str, command: GameCommand, say: Say) -> argparse.ArgumentParser:
    parser = games.add_parser(game, help=say(command.help))
    command.add_options(parser, say)
    parser.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    parser.set_defaults(command=partial(_answer, command))
    return parser


def _answer(command: GameCommand, arguments: argparse.Namespace) -> Answer:
    return 0, command.answer(arguments)


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
