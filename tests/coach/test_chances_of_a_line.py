"""How likely each step of a best line is, recomputed from the rules alone: every roll of the dice is looked at."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.craps.rules import Throw as CrapsThrow
from dicedesk.games.hazard.rules import ChooseMain
from dicedesk.games.hazard.rules import Throw as HazardThrow
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.poker_dice.rules import PlayHand, Reroll
from dicedesk.games.yacht.plays import play_of
from dicedesk.games.yacht.rules import Keep, RollAll, Score, YachtState
from tests.repeated import first_of

POSITIONS = 75, 300
"""Random positions of each game: in each run, and with the long tests."""
SAID = re.compile(r"(?P<share>[\d.]+)% chance of (?P<what>.+)")
OPPONENTS = {"hog": (("", "final"), ("", ""), ("", "bacon"))}


@cache
def rolls(dice: int) -> tuple[tuple[Roll, int], ...]:
    """Each combination of faces of `dice` dice, sorted, with its number of ways."""
    every = combinations_with_replacement(range(1, 7), dice)
    return tuple((faces, factorial(dice) // prod(map(factorial, Counter(faces).values()))) for faces in every)


def chance(dice: int, holds: Callable[[Roll], bool]) -> float:
    return sum(ways for faces, ways in rolls(dice) if holds(faces)) / 6**dice


def hog(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of what is said of a roll of Hog, and whether the dice are an example of it."""
    before: HogState = played.before
    own = before.seat

    def holds(faces: Roll) -> bool:
        points = 1 if 1 in faces else sum(faces)
        after = before.apply(RollDice(len(faces)), faces).state
        added = before.scores[own] + points, before.scores[1 - own]
        scores = after.scores[own], after.scores[1 - own]
        outcome = after.outcome()
        wins, is_over = outcome is not None and outcome.winner == own, outcome is not None
        does = {
            "an immediate win": wins,
            "an immediate loss": is_over and not wins,
            "a swap up": scores != added and scores[0] > added[0],
            "a swap down": scores != added and scores[0] < added[0],
            "the game goes on": not is_over,
            "a Pig Out": 1 in faces,
            "no 1s": 1 not in faces,
            "no swap": scores == added,
            "no win": not wins,
        }
        return all(does[part] for part in re.split(", and |, | and ", what))

    return chance(len(played.faces), holds), holds(tuple(sorted(played.faces)))


def hazard(played: Played[Any], what: str) -> tuple[float, bool]:
    state, total = played.before, sum(played.faces)
    if state.chance is None:
        assert what == f"a {total}"
        return chance(2, lambda faces: sum(faces) == total), True
    first, second = map(int, what.split(" before "))
    assert {first, second} == {state.main, state.chance}
    ends = chance(2, lambda faces: sum(faces) in (first, second))
    return chance(2, lambda faces: sum(faces) == first) / ends, total == first


def craps(played: Played[Any], what: str) -> tuple[float, bool]:
    total = sum(played.faces)
    return chance(2, lambda faces: sum(faces) == total), what == f"a {total}"


def poker_dice(played: Played[Any], what: str) -> tuple[float, bool]:
    move, dice = played.move, played.before.dice
    thrown = move.positions if isinstance(move, Reroll) else range(1, 6)
    kept = tuple(face for place, face in enumerate(dice, 1) if place not in thrown)
    hand = what.removesuffix(" with this roll")
    assert hand != what
    found = chance(len(played.faces), lambda faces: called(kept + faces) == hand)
    return found, called(kept + played.faces) == hand


def called(dice: Roll) -> str:
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return "a straight"
    counts = sorted(Counter(dice).values(), reverse=True)
    return {
        (5,): "five of a kind",
        (4, 1): "four of a kind",
        (3, 2): "a full house",
        (3, 1, 1): "three of a kind",
        (2, 2, 1): "two pair",
    }.get(tuple(counts), "a hand that pays nothing")


def yacht(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of rolls after which the coach's best choice is the one that is said."""
    kept = played.move.faces if isinstance(played.move, Keep) else ()

    def next_is(faces: Roll) -> bool:
        after = best_next(replace(played.before, dice=kept + faces, rolls_left=played.before.rolls_left - 1))
        if isinstance(after, Score):
            return what == f"dice for {after.box.title}"
        if not after.faces:
            return what == "dice that are all rolled again"
        return what == f"dice of which {' '.join(map(str, after.faces))} are kept"

    return chance(len(played.faces), next_is), next_is(played.faces)


@cache
def best_next(state: YachtState) -> Keep | Score:
    move = play_of(state.sheet).best_move(state)
    assert isinstance(move, Keep | Score)
    return move


RULES = {"yacht": yacht, "hog": hog, "hazard": hazard, "craps": craps, "poker-dice": poker_dice}
ROLLS = (RollDice, HazardThrow, CrapsThrow, PlayHand, Reroll, RollAll, Keep)


def lines(game: str, positions: int) -> Iterator[Any]:
    """The best lines from random positions of a game."""
    coach, luck = load_coach(game), random.Random(40)
    for _ in range(positions):
        state: Any = SPECS[game].new_state("")
        for _ in range(luck.randrange(16)):
            move = luck.choice(state.legal_moves())
            after = state.apply(move, tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))).state
            state = state if after.outcome() else after
        against = luck.choice(OPPONENTS.get(game, (("",),)))
        yield coach.variation(state, luck.choice(state.legal_moves()), against)


@pytest.mark.parametrize("positions", first_of(POSITIONS, 1))
@pytest.mark.parametrize("game", SPECS)
def test_each_roll_of_a_line_says_what_is_likely_with_its_exact_chance(game: str, positions: int) -> None:
    told = Counter[str]()
    for line in lines(game, positions):
        for step in line.steps:
            played, words = step.played, str(step.likely.words)
            if not played.faces:
                assert words == ""
                assert not isinstance(played.move, ROLLS) or played.move == RollDice(0)
                continue
            said = SAID.fullmatch(words)
            assert said, words
            exact, is_example = RULES[game](played, said["what"])
            assert is_example, (played, words)
            assert abs(float(said["share"]) - 100 * exact) <= 0.0500001, (played, words, exact)
            told[said["what"]] += 1
    assert told.total() > positions / 2, told
    assert len(told) > (1 if game != "craps" else 0), told


def test_a_move_without_dice_has_no_chance() -> None:
    coach, state = load_coach("hazard"), SPECS["hazard"].new_state("")
    assert str(coach.likely(state, ChooseMain(7)).words) == ""
