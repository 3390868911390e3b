"""Bets on the pass line of Craps, each played until it is decided, by the million."""

from collections.abc import Generator
from functools import partial

from dicedesk.games.craps.bets import PASS, POINTS
from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.settling import Ruling, ruling_of
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.coded_laws import LOST, ROUNDS_A_CHUNK, THROWS, WON, play_rounds, steps_of
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers


def play_pass_line(games: int, seed: int, workers: Workers) -> Generator[PartialResult[Sample], None, None]:
    """Simulate bets on the pass line, the same in every house; yield how many of those done so far are won.

    Raises ValueError for fewer than 1 game.
    """
    points = (None, *POINTS)
    steps = steps_of(
        [[_leads_to(ruling_of(BUILDING_SKILLS, point, *faces)) for faces in THROWS] for point in points]
    )
    yield from simulated(partial(play_rounds, steps), games, ROUNDS_A_CHUNK, seed, workers)


def _leads_to(ruling: Ruling) -> int:
    if PASS in ruling.wins:
        return WON
    if PASS in ruling.loses:
        return LOST
    return 0 if ruling.point is None else 1 + POINTS.index(ruling.point)
