"""How fast rounds that two dice decide are played on one core, as times of plain Python measured in the same run."""

from functools import partial

from dicedesk.games.craps.simulation import play_pass_line
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.simulation import play_hazard
from dicedesk.lab.coded_laws import ROUNDS_A_CHUNK
from dicedesk.play.ports.jobs import OneByOne
from tests.bench import plain_craps, plain_hazard
from tests.bench.speeds import Compare, Goal

PLAIN_ROUNDS = 10_000


def test_rounds_of_hazard_are_400_times_as_fast_as_plain_python(compare: Compare) -> None:
    def plain() -> None:
        for main in MAINS:
            plain_hazard.wins_in(main, PLAIN_ROUNDS, main)

    def fast() -> None:
        for main in MAINS:
            list(play_hazard(main, ROUNDS_A_CHUNK, main, OneByOne()))

    goal = Goal("rounds of Hazard", 400)
    assert compare(goal, plain, len(MAINS) * PLAIN_ROUNDS, fast, len(MAINS) * ROUNDS_A_CHUNK).is_enough


def test_bets_on_the_pass_line_are_400_times_as_fast_as_plain_python(compare: Compare) -> None:
    def fast() -> None:
        list(play_pass_line(2 * ROUNDS_A_CHUNK, 1, OneByOne()))

    plain = partial(plain_craps.wins_in, PLAIN_ROUNDS, 1)
    assert compare(Goal("pass-line games", 400), plain, PLAIN_ROUNDS, fast, 2 * ROUNDS_A_CHUNK).is_enough
