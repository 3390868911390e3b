"""How fast games of Poker Dice are played on one core, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratio. CPU time is measured, so that other programs disturb it little.
"""

import sys
from collections.abc import Callable
from time import process_time
from types import ModuleType

from dicedesk.lab.simulation.poker_dice import GAMES_A_CHUNK, play_poker_dice
from dicedesk.lab.simulation.poker_dice_holds import award_chance, holds_of
from dicedesk.odds.poker_dice_hands import lay_out
from dicedesk.players.poker_dice import Sensible, StandOnPay
from dicedesk.ports.jobs import OneByOne

PLAIN_GAMES, TURNS, LEAST_TIMES = 500, 5, 80
"""On a machine whose cores are busy with other work numpy loses more than plain Python does: idle it is twice that."""

HANDS = lay_out()
PLACES = list(HANDS.keep_places)
PAYS = {hand: score.pays // 100 for hand, score in zip(HANDS.hand_places, HANDS.scores, strict=True)}


def test_games_are_80_times_as_fast_as_plain_python(plain_poker_dice_games: ModuleType) -> None:
    holds = holds_of(Sensible(), HANDS)
    plain = _as_dictionaries(holds)

    def fast() -> None:
        list(play_poker_dice(holds, GAMES_A_CHUNK, 1, OneByOne()))

    fast()
    taken = [
        (
            _seconds(lambda: plain_poker_dice_games.awards_in(plain, PAYS, PLAIN_GAMES, 1)),
            _seconds(fast),
        )
        for _ in range(TURNS)
    ]
    slowest, fastest = (min(times) for times in zip(*taken, strict=True))
    times = slowest / PLAIN_GAMES / (fastest / GAMES_A_CHUNK)
    sys.stdout.write(
        f"\nPoker Dice: {GAMES_A_CHUNK / fastest:.0f} games a second and core, {times:.0f} times plain Python\n"
    )
    assert times >= LEAST_TIMES


def test_plain_python_plays_the_same_game(plain_poker_dice_games: ModuleType) -> None:
    holds, games = holds_of(StandOnPay(), HANDS), 5_000
    chance = award_chance(holds, HANDS)
    awards = plain_poker_dice_games.awards_in(_as_dictionaries(holds), PAYS, games, 2)
    assert abs(awards - games * chance) < 4 * (games * chance * (1 - chance)) ** 0.5


def _as_dictionaries(holds: object) -> list[dict[int, dict[tuple[int, ...], tuple[int, ...]]]]:
    return [
        {
            5 * purse: {hand: PLACES[place] for hand, place in zip(HANDS.hand_places, row, strict=True)}
            for purse, row in enumerate(rolls)
        }
        for rolls in holds.tolist()  # type: ignore[attr-defined]
    ]


def _seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun
