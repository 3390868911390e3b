"""What kinds of choices each game's coach tells apart."""

import pytest

from dicedesk.coach.coach import Coach
from dicedesk.core.game import Move
from dicedesk.core.record import Record
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.craps.rules import Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.hazard.rules import ChooseMain
from dicedesk.games.hazard.rules import Throw as Roll
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.poker_dice.rules import Hold, PlayHand


@pytest.mark.parametrize(
    ("scores", "made", "best", "kind"),
    [
        ((61, 33), 4, 0, "bacon"),
        ((61, 33), 0, 4, "bacon"),
        ((61, 33), 4, 5, "dice"),
        ((10, 33), 4, 0, "swaps"),  # a Pig Out makes 11, whose digits are as far apart
        ((63, 33), 4, 5, "swaps"),  # bacon's 3 points make 66
        ((32, 33), 4, 5, "dice"),  # a Pig Out makes 33, level
        ((80, 33), 4, 0, "late"),
        ((10, 80), 4, 0, "late"),
        ((79, 20), 4, 5, "dice"),
    ],
)
def test_kinds_of_hog(scores: tuple[int, int], made: int, best: int, kind: str) -> None:
    found = load_coach("hog").kind(HogState(scores), RollDice(made), RollDice(best))
    assert found == kind


def test_a_coach_need_not_tell_kinds_apart() -> None:
    coach = load_coach("hog")
    assert Coach.kind(coach, HogState((61, 33)), RollDice(4), RollDice(0)) == ""


def test_kinds_of_hazard() -> None:
    coach, first = load_coach("hazard"), Record(SPECS["hazard"]).first_state()
    lost = first.apply(ChooseMain(7)).state.apply(Roll(), (1, 1)).state
    kinds = [coach.kind(state, ChooseMain(5), ChooseMain(7)) for state in (first, lost)]
    assert kinds == ["main", "main-after-loss"]


@pytest.mark.parametrize(
    ("dice", "kind"),
    [
        ((1, 2, 3, 4, 6), "nothing"),
        ((1, 1, 3, 4, 6), "pair"),
        ((1, 1, 3, 3, 6), "two-pair"),
        ((1, 1, 1, 4, 6), "three"),
        ((1, 1, 1, 4, 4), "better"),
        ((2, 3, 4, 5, 6), "better"),
    ],
)
def test_kinds_of_poker_dice(dice: tuple[int, ...], kind: str) -> None:
    state = Record(SPECS["poker-dice"]).first_state().apply(PlayHand(), dice).state
    assert load_coach("poker-dice").kind(state, Hold(), Hold()) == kind


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        *((PlaceBet(name, 5), "lines") for name in ("pass", "dont-pass", "come", "come-6", "dont-come-4")),
        *((PlaceBet(name, 5), "odds") for name in ("pass-odds", "dont-pass-odds", "come-odds-6")),
        *((PlaceBet(name, 5), "numbers") for name in ("place-6", "buy-4", "lay-10", "big-8")),
        *((PlaceBet(name, 5), "propositions") for name in ("field", "hard-8", "any-seven", "hop-6-5")),
        (TakeDown("place-6"), "numbers"),
        (TurnOdds(on=True), "odds"),
        (TurnBets(on=True), "numbers"),
        (Leave(), "lines"),
    ],
)
def test_kinds_of_craps(move: Move, kind: str) -> None:
    state = Record(SPECS["craps"]).first_state()
    assert load_coach("craps").kind(state, move, Throw()) == kind
