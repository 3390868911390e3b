"""The moments of Hog: the swaps that explain a turn, those that were likely and those to come, are named."""

import random
import re
from itertools import pairwise

import pytest

from dicedesk.core.game import Played
from dicedesk.core.words import Name
from dicedesk.games.hog.moments import HOG_MOMENTS, HogMoments
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HOG, HogState, RollDice, ScoresSwapped
from tests.games.hog.second import rolls_of_points
from tests.positions import random_session
from tests.repeated import first_seeds_of

NAMES = (Name("Ann"), Name("Ben"))
MOST_DICE = 10
MATTERS = 0.05


def swap_by(before: HogState, move: RollDice, faces: tuple[int, ...] = ()) -> int:
    """How many points more its player has after the swap by this turn; 0 without a swap."""
    step = before.apply(move, faces)
    own, other = step.state.scores[before.to_move], step.state.scores[1 - before.to_move]
    return own - other if any(isinstance(event, ScoresSwapped) for event in step.events) else 0


def swap_after(played: Played[HogState]) -> str:
    """The swap that a turn left to the next player, found by trying."""
    state = played.step.state
    swapped = any(isinstance(event, ScoresSwapped) for event in played.step.events)
    if swapped or state.outcome() is not None:
        return ""
    name = NAMES[state.to_move]
    if swap_by(state, RollDice(0)) > 0:
        return f"{name} could then swap the scores with Free Bacon."
    pig_out = swap_by(state, RollDice(MOST_DICE), (1,) * MOST_DICE)
    return f"A Pig Out by {name} on the next roll would swap the scores." if pig_out else ""


@pytest.mark.parametrize("seeds", first_seeds_of(200, 20))
def test_a_swap_that_was_left_to_the_next_player_is_named(seeds: range) -> None:
    for seed in seeds:
        session = random_session(HOG, random.Random(seed), ("", ""), HOG_PLAYERS, most=40)
        for played in session.history:
            if played.faces:
                told, swap = HOG_MOMENTS.dice(played, NAMES), swap_after(played)
                assert (re.search(r" swap the scores( with Free Bacon)?\.$", str(told)) is not None) is bool(
                    swap
                )
                assert swap in str(told)


@pytest.mark.parametrize("seeds", first_seeds_of(200, 20))
def test_free_bacon_that_swapped_its_own_player_down_is_named(seeds: range) -> None:
    falls = 0
    for seed in seeds:
        session = random_session(HOG, random.Random(seed), ("bacon", ""), HOG_PLAYERS, most=40)
        for played, then in pairwise(session.history):
            if played.faces and not swap_after(played).endswith("Free Bacon."):
                told = HOG_MOMENTS.followed_by((then,)).dice(played, NAMES)
                fell = not then.faces and swap_by(then.before, RollDice(0)) < 0
                is_open = not any(isinstance(event, ScoresSwapped) for event in played.step.events)
                words = f" Free Bacon by {NAMES[then.before.to_move]} on the next turn would swap the scores."
                assert (words in str(told)) is (fell and is_open)
                falls += fell and is_open
    assert falls


@pytest.mark.parametrize("seeds", first_seeds_of(200, 20))
@pytest.mark.parametrize(
    ("moments", "is_lucky"), [(HOG_MOMENTS, False), (HOG_MOMENTS.followed_by(()), True)], ids=["bad", "good"]
)
def test_a_swap_that_did_not_come_explains_a_lucky_pig_out_and_unlucky_points(
    seeds: range, moments: HogMoments, is_lucky: bool
) -> None:
    seen = 0
    for seed in seeds:
        session = random_session(HOG, random.Random(seed), ("", ""), HOG_PLAYERS, most=40)
        for played in session.history:
            if not played.faces:
                continue
            words = str(moments.dice(played, NAMES))
            told = re.search(r"There was a (\d+)% chance of a swap (against|in) (Ann|Ben)", words)
            is_open = swap_by(played.before, played.move, played.faces) == 0
            is_open = is_open and played.step.state.outcome() is None
            chance = sum(
                ways / 6 ** len(played.faces)
                for faces, ways in rolls_of_points(len(played.faces)).values()
                if swap_by(played.before, played.move, faces) * (-1 if is_lucky else 1) > 0
            )
            explains = (1 in played.faces) is is_lucky
            assert (told is not None) is (is_open and explains and chance >= MATTERS)
            if told is not None:
                side, name = "against" if is_lucky else "in", NAMES[played.before.to_move]
                assert (int(told[1]), told[2], told[3]) == (round(100 * chance), side, str(name))
                seen += 1
    assert seen


def test_the_winner_to_be_is_told_to_win_with_free_bacon_or_later() -> None:
    names = (Name("You", is_you=True), Name("Ben"))
    # Free Bacon beside 30 scores 6, and beside 31 it scores 5.
    bacon, short = HogState((30, 94), to_move=1), HogState((31, 94), to_move=1)
    assert HOG_MOMENTS.decided_words(bacon, 1, names) == "Ben could then win at once with Free Bacon."
    assert HOG_MOMENTS.decided_words(short, 1, names) == "With perfect play, Ben could no longer lose."
    assert HOG_MOMENTS.decided_words(bacon, 0, names) == "With perfect play, you could no longer lose."
    yours = HogState((94, 30))
    assert HOG_MOMENTS.decided_words(yours, 0, names) == "You could then win at once with Free Bacon."
