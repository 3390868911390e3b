"""Beginners at Poker Dice, simulated: `python -m tests.games.poker_dice.beginners` prints how often each errs.

The limits of hands are tuned on that. The sensible one is the computer player of that name, who knows no tables.
"""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.players import parse_player
from dicedesk.games.poker_dice.rules import POKER_DICE, STRAIGHTS, PokerDiceMove, PokerDiceState, Quit, Reroll
from tests.coach.beginner_games import print_errors
from tests.coach.random_games import played_on

Beginner = Callable[[PokerDiceState, random.Random], PokerDiceMove]
NOBODY = ("",)
SLIPS_AMONG = 6
MOST_MOVES = 600


def computer(name: str, state: PokerDiceState, luck: random.Random) -> PokerDiceMove:
    """What the computer player of that name does."""
    return parse_player(name).choose(state)


def slips(share: float, state: PokerDiceState, luck: random.Random) -> PokerDiceMove:
    """The sensible one, who now and then takes any of the six best choices."""
    if state.in_hand and luck.random() < share:
        choices = POKER_DICE_COACH.evaluate(state, NOBODY)[:SLIPS_AMONG]
        return luck.choice([choice.move for choice in choices if choice.move != Quit()])
    return computer("sensible", state, luck)


def straights(state: PokerDiceState, luck: random.Random) -> PokerDiceMove:
    """The sensible one, who goes for a straight where four dice are there and no three alike."""
    faces = set(state.dice)
    wanted = max(STRAIGHTS, key=lambda straight: len(straight & faces))
    if not state.in_hand or len(wanted & faces) != len(wanted) - 1 or max(Counter(state.dice).values()) > 2:
        return computer("sensible", state, luck)
    first = {state.dice.index(face) for face in wanted & faces}
    return Reroll(tuple(place + 1 for place in range(len(state.dice)) if place not in first))


BEGINNERS: dict[str, Beginner] = {
    "sensible": partial(computer, "sensible"),
    "slips 1 in 20": partial(slips, 0.05),
    "goes for straights": straights,
    "holds whatever pays": partial(computer, "stand-on-pay"),
    "never re-rolls": partial(computer, "careless"),
}


def reviews_of(beginner: Beginner, games: int) -> list[PlayerReview]:
    """The reviews of `games` games."""
    records = [played(beginner, random.Random(seed)) for seed in range(games)]
    return [review(record, POKER_DICE_COACH).players[0] for record in records]


def played(beginner: Beginner, luck: random.Random) -> Record[PokerDiceState]:
    """A game to its end, or to the 600th move."""
    return played_on(Record(POKER_DICE), lambda state: beginner(state, luck), luck, MOST_MOVES)


if __name__ == "__main__":
    print_errors(
        {name: partial(reviews_of, beginner, 150) for name, beginner in BEGINNERS.items()}, "hands", 3
    )
