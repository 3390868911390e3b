"""The words of a table with a button for each move, over games of Hazard."""

from typing import Any

import pytest

from dicedesk.core.record import parse_record
from dicedesk.core.rollers import TypedDice
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import computer_called, person_called
from dicedesk.play.telling import Phase, Showing
from tests.told_by_moves import HazardByMoves

TOLD = HazardByMoves()
AT_FIRST = Showing(None)


def session(moves: str = "", *players: str) -> GameSession[Any]:
    seats = players or ("You",)
    tags = "".join(f'[Player{place} "{name}"]\n' for place, name in enumerate(seats))
    record = parse_record(f'[Game "hazard"]\n[Rules "casters={len(seats)}"]\n{tags}{moves}', SPECS)
    roster = GAMES["hazard"].players
    made = tuple(computer_called(name, roster) if roster.has(name) else person_called(name) for name in seats)
    return GameSession(record, made, TypedDice(), keep=lambda _: None)


def test_before_the_first_move_the_button_names_the_first_on_the_menu() -> None:
    at = session()
    view, controls = TOLD.view(at, AT_FIRST), TOLD.controls(at, AT_FIRST)
    assert (view.caption, view.spoken, view.dice, view.note) == ((), (), (), "You: 0")
    first = TOLD.choice(at.state, at.state.legal_moves()[0])
    assert (controls.primary, controls.can_choose, controls.can_undo) == (first, True, False)


def test_the_button_names_the_chosen_move() -> None:
    at = session()
    move = at.state.legal_moves()[-1]
    assert TOLD.controls(at, Showing(move)).primary == TOLD.choice(at.state, move)


def test_a_move_chosen_before_is_not_named_where_it_cannot_be_made() -> None:
    at = session("main 7\n")
    assert TOLD.controls(at, Showing(ChooseMain(5))).primary == TOLD.choice(at.state, Throw())


@pytest.mark.parametrize("phase", [Phase.IN_FLIGHT, Phase.LANDED])
def test_while_dice_fly_the_button_names_their_move_and_nothing_can_be_chosen(phase: Phase) -> None:
    at = session("main 7\nthrow : 3 4\n")
    controls = TOLD.controls(at, Showing(None, phase))
    assert (controls.primary, controls.can_choose) == (TOLD.choice(at.state, Throw()), False)


def test_the_felt_shows_the_dice_and_the_last_line_of_the_last_move() -> None:
    at = session("main 7\nthrow : 3 4\n")
    view = TOLD.view(at, AT_FIRST)
    assert at.last is not None
    lines = tuple(TOLD.line(at.last, at.names, place) for place in range(TOLD.lines_in(at.last)))
    assert (view.dice, view.caption, view.spoken, view.result) == ((3, 4), lines[-1:], lines, None)


def test_at_the_end_the_result_comes_last_and_the_button_begins_another_game() -> None:
    at = session("main 7\nthrow : 1 1\nmain 7\nthrow : 1 1\n")
    view, controls = TOLD.view(at, AT_FIRST), TOLD.controls(at, AT_FIRST)
    result = TOLD.result_line(at.record.first_state(), at.state, at.names)
    assert view.result is not None
    assert (view.result.headline, view.caption, view.spoken[-1]) == (result, (result,), result)
    assert (controls.primary, controls.can_choose) == ("New game", False)


def test_nothing_can_be_chosen_for_a_computer_player() -> None:
    at = session("", "best", "You")
    assert not TOLD.controls(at, AT_FIRST).can_choose
