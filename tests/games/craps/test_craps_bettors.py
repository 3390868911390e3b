"""Craps bettors at the table: their names, and that they make there the bets of their plan."""

from collections.abc import Sequence
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Step
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, MOVED, NAMES
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.players import BETTORS, CrapsBettor, bettor_plan, bettor_title, parse_bettor
from dicedesk.games.craps.rules import CrapsMove, CrapsState, Leave, PlaceBet, Throw

SINGLE_BETS = tuple(
    f"bet:{name}" for name in NAMES if BET_KINDS[name] not in MOVED and BET_KINDS[name] not in LINE_BEHIND
)
HOUSES = (
    BUILDING_SKILLS,
    LAS_VEGAS,
    HouseRules(odds_limit=1, maximum=40, bankroll=100),
    HouseRules(minimum=20, bankroll=300, commission_on_win=True, come_out_propositions=True),
)
CrapsStep = Step[CrapsState]
faces = st.tuples(st.integers(1, 6), st.integers(1, 6))
names = st.sampled_from(BETTORS + SINGLE_BETS)
houses = st.sampled_from(HOUSES)


def after(name: str, steps: Sequence[CrapsStep]) -> CrapsBettor:
    """The bettor who knows these steps."""
    return reduce(CrapsBettor.after, steps, parse_bettor(name))


def played_at_the_table(
    name: str, rules: HouseRules, throws: list[tuple[int, int]]
) -> list[tuple[CrapsMove, CrapsState]]:
    """The moves of the bettor with the states that they led to, until it leaves or the throws are used up."""
    state, steps, left = CrapsState.opened(rules), list[CrapsStep](), list(throws)
    moves = []
    while state.outcome() is None:
        move = after(name, steps).choose(state)
        if isinstance(move, Throw) and not left:
            break
        steps.append(state.apply(move, left.pop(0) if isinstance(move, Throw) else ()))
        state = steps[-1].state
        moves.append((move, state))
    return moves


@given(names, houses, st.lists(faces, max_size=25))
def test_a_bettor_makes_the_same_bets_at_the_table_as_its_plan_makes_in_the_game(
    name: str, rules: HouseRules, throws: list[tuple[int, int]]
) -> None:
    moves = played_at_the_table(name, rules, throws)
    at_table = [state for move, state in moves if isinstance(move, Throw)]
    state, plan, in_game = CrapsState.opened(rules), parse_bettor(name).plan(rules), []
    for throw in throws[: len(at_table)]:
        for bet in plan.moves(state):
            state = state.apply(bet).state
        step = state.apply(Throw(), throw)
        state, plan = step.state, plan.after(step)
        in_game.append(state)
    assert in_game == at_table


@given(names, houses, st.lists(faces, max_size=25))
def test_a_bettor_leaves_only_an_empty_table_at_which_its_plan_can_bet_no_more(
    name: str, rules: HouseRules, throws: list[tuple[int, int]]
) -> None:
    moves = played_at_the_table(name, rules, throws)
    if moves and isinstance(moves[-1][0], Leave):
        state = moves[-1][1]
        assert (state.bets, parse_bettor(name).plan(rules).is_finished(state)) == ((), True)


@pytest.mark.no_cover
@given(names, houses, st.data())
def test_every_move_of_a_bettor_is_allowed_whatever_a_person_did_before(
    name: str, rules: HouseRules, data: st.DataObject
) -> None:
    state, steps = CrapsState.opened(rules), list[CrapsStep]()
    for _ in range(15):
        if state.outcome() is not None:
            break
        chosen = after(name, steps).choose(state)
        assert state.refusal(chosen) is None
        menu = tuple(move for move in state.legal_moves() if not isinstance(move, Leave))
        move = data.draw(st.sampled_from((chosen, *menu)))
        steps.append(state.apply(move, data.draw(faces) if isinstance(move, Throw) else ()))
        state = steps[-1].state


def choices_after(name: str, *moves: CrapsMove | tuple[int, int]) -> CrapsMove:
    """What the bettor chooses after these moves; faces stand for a throw that shows them."""
    state, steps = CrapsState.opened(), list[CrapsStep]()
    for move in moves:
        steps.append(state.apply(Throw(), move) if isinstance(move, tuple) else state.apply(move))
        state = steps[-1].state
    return after(name, steps).choose(state)


def test_a_bettor_bets_before_it_throws() -> None:
    assert (choices_after("pass-line"), choices_after("pass-line", PlaceBet("pass", 5))) == (
        PlaceBet("pass", 5),
        Throw(),
    )


def test_a_bettor_throws_on_while_its_bet_has_to_wait() -> None:
    assert choices_after("place-6-8") == Throw()


def test_a_bettor_learns_from_the_bets_that_it_lost_at_the_table() -> None:
    lost = (PlaceBet("pass", 5), (1, 1))
    assert choices_after("martingale", *lost, PlaceBet("pass", 10), (1, 1)) == PlaceBet("pass", 20)


def test_a_bettor_learns_from_the_bets_that_it_won_at_the_table() -> None:
    assert choices_after("1-3-2-6", PlaceBet("pass", 5), (5, 6)) == PlaceBet("pass", 15)


def test_a_bettor_counts_the_throws_of_a_game_at_the_table() -> None:
    odds = (PlaceBet("pass", 5), (3, 3), PlaceBet("pass-odds", 5))
    chosen = [choices_after("seven-count", *odds, *[(4, 5)] * throws) for throws in (4, 5)]
    assert chosen == [Throw(), PlaceBet("any-seven", 5)]


def test_a_bettor_leaves_when_its_bet_cannot_be_paid_any_more() -> None:
    broke = CrapsState.opened(HouseRules(bankroll=4))
    assert parse_bettor("pass-line").choose(broke) == Leave()


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("pass-line", "Pass line"),
        ("martingale", "Martingale"),
        ("1-3-2-6", "1-3-2-6"),
        ("seven-count", "Seven count"),
        ("bet:hard-8", "Always Hard 8"),
    ],
)
def test_a_bettor_has_a_title_that_people_read(name: str, title: str) -> None:
    assert bettor_title(name) == title


@pytest.mark.parametrize("tell", [bettor_title, bettor_plan])
def test_no_two_bettors_are_told_in_the_same_words(tell: object) -> None:
    told = {tell(name) for name in BETTORS + SINGLE_BETS}  # type: ignore[operator]
    assert len(told) == len(BETTORS + SINGLE_BETS)


@pytest.mark.parametrize("name", BETTORS + SINGLE_BETS)
def test_a_plan_is_told_in_one_sentence(name: str) -> None:
    assert bettor_plan(name).endswith(".")


@pytest.mark.parametrize("name", BETTORS + SINGLE_BETS)
def test_bettors_of_one_name_are_equal(name: str) -> None:
    assert parse_bettor(name) == parse_bettor(name)


@pytest.mark.parametrize("name", ["", "Pass-line", "bet", "bet:", "bet:pass-odds", "bet:come-6", "pass:pass"])
@pytest.mark.parametrize("ask", [parse_bettor, bettor_title, bettor_plan])
def test_a_name_that_no_bettor_has_is_answered_with_those_there_are(ask: object, name: str) -> None:
    with pytest.raises(NotationError) as error:
        ask(name)  # type: ignore[operator]
    assert str(error.value) == (
        f"there is no craps player “{name}”; choose from: pass-line, pass-odds, dont-pass, pass-field, place-6-8, "
        "martingale, 1-3-2-6, cancellation, fibonacci, seven-count, bet:NAME"
    )
