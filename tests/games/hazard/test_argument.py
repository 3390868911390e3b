"""How Hazard's coach argues for a main."""

from fractions import Fraction

from dicedesk.core.game import Played
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw

STATE, ALONE = HazardState(), ("",)


def argued(main: int) -> list[str]:
    return [str(line) for line in HAZARD_COACH.argument(STATE, ChooseMain(main), ALONE)]


def test_the_argument_says_how_rounds_with_each_main_go() -> None:
    # 7 and 11 win with main 7, in 8 of 36 ways; 2, 3 and 12 lose, in 4.
    best, other, last = argued(6)
    assert best.startswith(
        "Main 7: 22.2% of rounds are won at once and 11.1% are lost at once. In the other 66.7%, the throw becomes "
        "a chance, "
    )
    # 6 and 12 win with main 6, in 6 ways; 2, 3 and 11 lose, in 5.
    assert other.startswith(
        "Main 6: 16.7% of rounds are won at once and 13.9% are lost at once. In the other 69.4%, the throw becomes "
        "a chance, "
    )
    # Six ways make a 7, and five the main of 6.
    assert last.startswith(
        "The most likely throw, 7 (16.7%), wins at once with main 7. With main 6 it becomes a chance, which wins "
        "54.5% of the time. Rounds still to win on average: 2.889 with main 7, "
    )
    assert " Second best: main 5 or 9, " in last


def test_the_runner_up_is_not_told_twice() -> None:
    assert argued(7) == argued(5)
    assert "Second best" not in argued(7)[2]


def test_a_throw_is_no_choice() -> None:
    state = STATE.apply(ChooseMain(7)).state
    assert HAZARD_COACH.argument(state, Throw(), ALONE) == ()


def test_the_likeliest_throw_is_a_7_and_later_the_likelier_of_main_and_chance() -> None:
    state = STATE.apply(ChooseMain(6)).state
    assert sum(HAZARD_COACH.likely(state, Throw()).faces) == 7
    later = state.apply(Throw(), (1, 3)).state
    found = HAZARD_COACH.likely(later, Throw())
    # The main 6 has five ways, the chance 4 has three.
    assert sum(found.faces) == 6
    assert found.share == Fraction(5, 8)
    assert HAZARD_COACH.likely(STATE, ChooseMain(6)).faces == ()


def test_a_chance_that_wins_less_than_the_main_did_before_the_throw_is_bad_luck() -> None:
    state = STATE.apply(ChooseMain(7)).state
    faces = (1, 3)
    note = HAZARD_COACH.luck_note(Played(state, Throw(), faces, state.apply(Throw(), faces)), ALONE)
    # Three ways make the chance 4, six the main 7.
    assert str(note) == (
        "The round goes on, but chance 4 wins only 33.3% of the time, down from 49.3% before the throw."
    )
    won = (3, 4)
    assert HAZARD_COACH.luck_note(Played(state, Throw(), won, state.apply(Throw(), won)), ALONE) is None
    main = ChooseMain(7)
    assert HAZARD_COACH.luck_note(Played(STATE, main, (), STATE.apply(main)), ALONE) is None
