"""Beginners at Poker Dice, simulated: `python -m tests.coach.poker_dice.beginners` prints how often each errs.

The limits of hands are tuned on that. The sensible one is the computer player of that name, who knows no tables.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial

from dicedesk.coach.poker_dice.coach import POKER_DICE_COACH
from dicedesk.coach.review import PlayerReview, review
from dicedesk.core.record import Record
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.moves import PokerDiceMove, Quit, Reroll
from dicedesk.games.poker_dice.rules import STRAIGHTS
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.players.poker_dice import parse_player

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
    """The reviews of so many games."""
    records = [played(beginner, random.Random(seed)) for seed in range(games)]
    return [review(record, POKER_DICE_COACH).players[0] for record in records]


def played(beginner: Beginner, luck: random.Random) -> Record[PokerDiceState]:
    """A game to its end, or to the 600th move."""
    record, state = Record(POKER_DICE), PokerDiceState()
    while state.outcome() is None and len(record.plays) < MOST_MOVES:
        move = beginner(state, luck)
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


if __name__ == "__main__":
    for name, beginner in BEGINNERS.items():
        players = reviews_of(beginner, games=150)
        grades = sum((Counter(dict(player.grades)) for player in players), start=Counter())
        told = "  ".join(f"{grade.value} {count / len(players):.2f}" for grade, count in grades.items())
        lost = sum(float(player.loss_a_choice) for player in players) / len(players)
        sys.stdout.write(f"{name:20} {told}  hands lost a choice {lost:.3f}\n")
