"""Beginners at craps, simulated: `python -m tests.games.craps.beginners` prints how often each errs.

The limits of dollars are tuned on that. A game is sixty throws in Las Vegas, an hour at the table, or less where the
money is gone.
"""

import random
from collections.abc import Callable
from functools import cache, partial

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.review import review
from dicedesk.core.game import Move
from dicedesk.core.record import Record
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, Throw
from tests.coach.beginner_games import print_errors
from tests.coach.random_games import played_on

Beginner = Callable[[CrapsState, random.Random], Move]
THROWS, MOST_MOVES = 60, 400
LONG_SHOTS = ("hard-4", "hard-6", "hard-8", "hard-10", "any-seven", "eleven", "horn")


def bet_on(state: CrapsState, *bets: tuple[str, int]) -> PlaceBet | None:
    """The first of these bets that does not lie there yet and is taken."""
    moves = (PlaceBet(name, dollars) for name, dollars in bets if not state.amount_on(state.kind_named(name)))
    return next((move for move in moves if state.refusal(move) is None), None)


def sensible(state: CrapsState, luck: random.Random) -> Move:
    """Pass with odds, and 6 and 8 while there is a point; one time in forty any bet, for fun."""
    if luck.random() < 1 / 40:
        return whim(state, luck)
    numbers = (("place-6", 6), ("place-8", 6)) if state.point else ()
    return bet_on(state, ("pass", 5), ("pass-odds", 10), *numbers) or Throw()


def whim(state: CrapsState, luck: random.Random) -> Move:
    """Any bet that the table offers."""
    bets = [move for move in state.legal_moves() if isinstance(move, PlaceBet)]
    return luck.choice(bets) if bets else Throw()


def field_too(state: CrapsState, luck: random.Random) -> Move:
    """Pass without odds, and the field at each throw."""
    return bet_on(state, ("pass", 5), ("field", 5)) or Throw()


def long_shots(state: CrapsState, luck: random.Random) -> Move:
    """Pass, and one time in four throws a bet that pays much."""
    if luck.random() < 1 / 4:
        return bet_on(state, (luck.choice(LONG_SHOTS), 5)) or Throw()
    return bet_on(state, ("pass", 5)) or Throw()


def anything(state: CrapsState, luck: random.Random) -> Move:
    """Any bet before every second throw."""
    return whim(state, luck) if luck.random() < 1 / 2 else Throw()


BEGINNERS: dict[str, Beginner] = {
    "sensible": sensible,
    "field too": field_too,
    "long shots": long_shots,
    "anything": anything,
}


@cache
def reviews_of(beginner: Beginner, games: int) -> list[PlayerReview]:
    """The reviews of `games` hours at the table."""
    return [review(played(beginner, random.Random(seed)), CRAPS_COACH).players[0] for seed in range(games)]


def played(beginner: Beginner, luck: random.Random) -> Record[CrapsState]:
    """An hour at the table."""
    record = played_on(
        Record(CRAPS, (("Rules", LAS_VEGAS.to_text()),)),
        lambda state: beginner(state, luck),
        luck,
        MOST_MOVES,
    )
    throws = [place for place, play in enumerate(record.plays) if isinstance(play.move, Throw)]
    return record if len(throws) < THROWS else record.without_last(len(record.plays) - throws[THROWS - 1] - 1)


if __name__ == "__main__":
    print_errors(
        {name: partial(reviews_of, beginner, 150) for name, beginner in BEGINNERS.items()}, "dollars", 4
    )
