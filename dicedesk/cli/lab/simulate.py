"""The command that plays games by the million and tells what came of them beside the exact answer."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.numbers import counted, seed_given
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.craps import odds as craps_odds
from dicedesk.games.craps.bets import PASS
from dicedesk.games.craps.simulation import play_pass_line
from dicedesk.games.hazard import odds as hazard_odds
from dicedesk.games.hazard.rules import is_main
from dicedesk.games.hazard.simulation import play_hazard
from dicedesk.games.hog.odds import win_chance
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.games.hog.simulation import play_hog
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.players import parse_player
from dicedesk.games.poker_dice.simulation import play_poker_dice
from dicedesk.games.poker_dice.simulation_holds import award_chance, holds_of
from dicedesk.lab.simulation.chunks import Running
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers
from dicedesk.play.terminal.command import whole_number

GAMES = 1_000_000
"""How many games are played where nothing else is asked for."""


@dataclass(frozen=True)
class Simulation:
    """What is asked, the exact answer, and who plays so many games with a seed."""

    question: Sentence
    exact: float
    play: Callable[[int, int, Workers], Generator[Running[Sample], None, None]]


def add_command(experiments: Commands, workers: Callable[[], Workers], say: Say) -> None:
    """Adds `lab simulate` to the command line; `say` translates."""
    command = experiments.add_parser(
        "simulate", help=say(tr("simulate millions of games and compare with the exact odds"))
    )
    games = command.add_subparsers(required=True, metavar="GAME")
    hog = games.add_parser("hog", help=say(tr("the chance that one strategy beats another")))
    hog.add_argument("first", metavar="FIRST", help=say(tr("the strategy that goes first")))
    hog.add_argument("second", metavar="SECOND", help=say(tr("the opponent's strategy")))
    _add_options(hog, workers, _hog, say)
    hazard = games.add_parser("hazard", help=say(tr("the rounds of a main")))
    hazard.add_argument("main", metavar="MAIN", help=say(tr("a main, 5 to 9")))
    _add_options(hazard, workers, _hazard, say)
    craps = games.add_parser("craps", help=say(tr("bets on the pass line")))
    _add_options(craps, workers, _craps, say)
    poker_dice = games.add_parser("poker-dice", help=say(tr("games of a computer player")))
    poker_dice.add_argument("player", metavar="PLAYER", help=say(tr("a computer player, such as sensible")))
    _add_options(poker_dice, workers, _poker_dice, say)


def _add_options(
    game: argparse.ArgumentParser,
    workers: Callable[[], Workers],
    simulation: Callable[[argparse.Namespace], Simulation],
    say: Say,
) -> None:
    game.add_argument("--games", default=str(GAMES), metavar="N", help=say(tr("how many games")))
    game.add_argument("--seed", metavar="N", help=say(tr("a seed: the same number gives the same dice")))
    game.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    game.set_defaults(command=partial(_simulate, workers, simulation))


def _simulate(
    workers: Callable[[], Workers],
    simulation: Callable[[argparse.Namespace], Simulation],
    arguments: argparse.Namespace,
) -> Answer:
    games, seed = counted(arguments.games), seed_given(arguments.seed)
    asked = simulation(arguments)
    begun = time.monotonic()
    sample = _played(asked.play(games, seed, workers()), games)
    seconds = time.monotonic() - begun
    if arguments.json:
        told = {
            "exact": asked.exact,
            "simulated": sample.mean,
            "standard_error": sample.standard_error,
            "games": games,
            "seed": seed,
            "seconds": seconds,
        }
        return 0, [json.dumps(told, indent=1)]
    return 0, [
        asked.question,
        f"  {'exact':<16} {asked.exact:.6f}",
        f"  {'simulated':<16} {sample.mean:.6f}",
        f"  {'standard error':<16} {sample.standard_error:.6f}",
        f"  {'games':<16} {games}",
        f"  {'seed':<16} {seed}",
        f"  {'seconds':<16} {seconds:.2f}",
    ]


def _played(runs: Generator[Running[Sample], None, None], games: int) -> Sample:
    """The sample of all games; the processes end with it, however it ends."""
    bar = ProgressBar(games, sys.stderr)
    sample = Sample(0, 0, 0)
    try:
        with closing(runs):
            for running in runs:
                bar.show(running.games)
                sample = running.result
    finally:
        bar.clear()
    return sample


def _hog(arguments: argparse.Namespace) -> Simulation:
    try:
        first, second = (table_of(parse_strategy(name)) for name in (arguments.first, arguments.second))
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    question = tr(
        "Chance that {name}, going first, beats {other}", name=arguments.first, other=arguments.second
    )
    return Simulation(question, win_chance(first, second).first, partial(play_hog, first, second))


def _hazard(arguments: argparse.Namespace) -> Simulation:
    main = whole_number(arguments.main)
    if not is_main(main):
        raise UnreadableError(tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=main))
    question = tr("Win rate with main {main}", main=main)
    return Simulation(question, float(hazard_odds.win_chance(main)), partial(play_hazard, main))


def _craps(_: argparse.Namespace) -> Simulation:
    exact = float(craps_odds.figures(PASS.name).win)
    return Simulation(tr("Chance to win a bet on the pass line"), exact, play_pass_line)


def _poker_dice(arguments: argparse.Namespace) -> Simulation:
    try:
        player = parse_player(arguments.player)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    hands = lay_out()
    holds = holds_of(player.chooser, hands)
    question = tr("Chance that {name} reaches the award before going broke", name=arguments.player)
    return Simulation(question, award_chance(holds, hands), partial(play_poker_dice, holds))
