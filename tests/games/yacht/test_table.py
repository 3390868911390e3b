"""The players and the house rules at the Yacht table between games, and the best score."""

import pytest

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import YACHT_PLAYERS, yacht_opponents
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from tests.games.yacht.playing import ZEROS, played, table

OVER = ZEROS + " / roll : 1 1 1 1 1 / score choice"
COMPUTER = YACHT_PLAYERS.offered[0]


def test_the_next_game_has_the_house_rules_and_the_players_of_the_last_one() -> None:
    store = ForgetfulStore()
    at = table(store)
    at.choose_sheet(Sheet.NORDIC)
    at.new_session((PERSON, COMPUTER)).leave("2026-11-30T10:00:00Z")
    assert table(store).open_session().state.rules_text() == "sheet=nordic players=2"
    assert table(store).sheet is Sheet.NORDIC


def test_a_first_game_is_for_one_person_with_the_sheet_of_yacht() -> None:
    session = table().open_session()
    assert (session.state.rules_text(), session.seats[0].player) == ("sheet=yacht players=1", None)


@pytest.mark.parametrize(
    ("moves", "sheet", "seating", "best"),
    [
        (OVER, Sheet.YACHT, (PERSON,), 5),
        (ZEROS, Sheet.YACHT, (PERSON,), None),
        ("roll : 1 1 1 1 1 / score ones", Sheet.NORDIC, (PERSON,), None),
    ],
)
def test_the_best_score_is_that_of_a_finished_game_with_the_sheet_of_yacht(
    moves: str, sheet: Sheet, seating: tuple[str, ...], best: int | None
) -> None:
    store = ForgetfulStore()
    played(moves, sheet, seating, store)
    kept = table(store).best
    assert (kept.score if kept else None) == best


def test_the_ladder_is_that_of_the_chosen_house_rules() -> None:
    at = table()
    for sheet in Sheet:
        at.choose_sheet(sheet)
        assert at.ladder.rungs == yacht_opponents(sheet)


def test_the_table_has_no_error_while_everything_is_saved() -> None:
    assert table().error is None
