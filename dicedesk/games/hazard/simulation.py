"""Rounds of Hazard, all with one main, played by the million."""

from collections.abc import Generator
from functools import partial

import numpy as np

from dicedesk.games.hazard.odds import standing_chances
from dicedesk.games.hazard.rules import MAINS, Verdict, come_out, later_throw
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.coded_laws import LOST, ROUNDS_A_CHUNK, TOTALS, WON, play_rounds, steps_of
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers


def play_hazard(
    main: int, rounds: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """Simulate rounds with this main; yield how many of those done so far are won.

    Raises ValueError if `main` is not a main, or for fewer than 1 round.
    """
    steps = steps_of(_states(main))
    yield from simulated(partial(play_rounds, steps), rounds, ROUNDS_A_CHUNK, seed, workers)


def seeds_of_mains(seed: int | None) -> dict[int, int]:
    """A seed for each main, so that they share no luck; for None new ones each time."""
    seeds = np.random.SeedSequence(seed).generate_state(len(MAINS))
    return dict(zip(MAINS, seeds.tolist(), strict=True))


def _states(main: int) -> list[list[int]]:
    """The state after each throw, from the come-out and from each possible chance."""
    places = {chance: state for state, chance in enumerate(standing_chances(main), start=1)}
    first = [_leads_to(come_out(main, total), places.get(total, 0)) for total in TOTALS]
    later = [
        [_leads_to(later_throw(main, chance, total), state) for total in TOTALS]
        for chance, state in places.items()
    ]
    return [first, *later]


def _leads_to(verdict: Verdict, on: int) -> int:
    return {Verdict.WINS: WON, Verdict.LOSES: LOST, Verdict.CONTINUES: on}[verdict]
