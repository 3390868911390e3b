"""Sessions of craps: by which rules, and what becomes of them between two starts."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.rules import Leave, PlaceBet, Throw
from dicedesk.games.craps.table import FIRST_CHIP, CrapsGameTable
from dicedesk.play.ports.store import ForgetfulStore, StoredGame, StoreError
from dicedesk.play.settings import SETTING, SettingsKeeper
from tests.fakes.clock import StandingClock


class NoSettings(ForgetfulStore):
    """Keeps games, and no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The settings cannot be read.")


class NoGames(ForgetfulStore):
    """Keeps no games."""

    def keep(self, game: StoredGame) -> None:
        raise StoreError("The disk is full.")


def pit(store: ForgetfulStore | None = None) -> CrapsGameTable:
    kept = store or ForgetfulStore()
    return CrapsGameTable(kept, StandingClock(), SettingsKeeper(kept))


def test_a_new_table_plays_as_in_a_casino_with_a_thousand_dollars() -> None:
    state = pit().new_session().state
    assert (state.rules, state.bankroll) == (LAS_VEGAS, 1000_00)


def test_a_game_is_played_by_the_rules_that_were_chosen_before_it() -> None:
    chosen = pit()
    chosen.choose_house(BUILDING_SKILLS)
    assert chosen.new_session().state.rules == BUILDING_SKILLS


def test_the_rules_of_the_house_are_there_again_at_the_next_start() -> None:
    store = ForgetfulStore()
    pit(store).choose_house(BUILDING_SKILLS)
    assert pit(store).house == BUILDING_SKILLS


def test_rules_that_cannot_be_read_again_are_the_usual_ones() -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, '{"games": {"craps": {"rules": "preset=atlantis"}}}')
    assert (pit(store).house, pit(store).error) == (LAS_VEGAS, None)


def test_rules_that_cannot_be_kept_hold_all_the_same_and_it_is_told() -> None:
    chosen = pit(NoSettings())
    assert chosen.error == "The settings cannot be read."
    chosen.choose_house(BUILDING_SKILLS)
    assert (chosen.house, chosen.error) == (BUILDING_SKILLS, "The settings cannot be read.")


def test_trouble_with_a_game_is_told() -> None:
    troubled = pit(NoGames())
    troubled.new_session()
    assert troubled.error == "The disk is full."


def test_an_unfinished_game_goes_on_at_the_next_start() -> None:
    store = ForgetfulStore()
    game = pit(store).new_session()
    game.play(PlaceBet("pass", 10))
    game.play(Throw())
    again = pit(store).last_session()
    assert again is not None
    assert (again.state, again.record.to_text()) == (game.state, game.record.to_text())
    assert not again.computer_moves


def test_a_table_that_was_left_is_not_taken_up_again() -> None:
    store = ForgetfulStore()
    pit(store).new_session().play(Leave())
    assert pit(store).last_session() is None


def test_a_finished_record_can_be_checked() -> None:
    game = pit().new_session()
    for move in (PlaceBet("pass", 10), Throw(), Throw(), Leave()):
        game.play(move)
    assert differences(game.record) == ()


def test_nobody_sits_there_who_is_not_known() -> None:
    with pytest.raises(NotationError, match="aunt"):
        pit().new_session(("aunt",))


def test_a_computer_bettor_plays_and_goes_on_at_the_next_start() -> None:
    store = ForgetfulStore()
    game = pit(store).new_session(("martingale",))
    assert game.computer_moves
    game.play_computer()
    again = pit(store).last_session()
    assert again is not None
    assert (again.seats[0].record_name, again.computer_moves) == ("martingale", True)


def test_a_table_where_somebody_was_before_is_no_first_visit_at_the_next_start_either() -> None:
    store = ForgetfulStore()
    table = pit(store)
    assert table.is_first_visit
    table.choose_house(LAS_VEGAS)
    table.choose_house(BUILDING_SKILLS)
    assert (table.is_first_visit, pit(store).is_first_visit) == (False, False)


def test_a_visit_is_remembered_without_a_choice_of_rules() -> None:
    store = ForgetfulStore()
    visited = pit(store)
    visited.remember_visit()
    visited.remember_visit()
    assert (pit(store).is_first_visit, pit(store).house) == (False, LAS_VEGAS)


def test_the_chosen_chip_is_there_again_at_the_next_start() -> None:
    store = ForgetfulStore()
    first = pit(store)
    assert first.chip == FIRST_CHIP
    first.choose_chip(100)
    first.choose_chip(100)
    assert pit(store).chip == 100


@pytest.mark.parametrize("chip", ['"7"', "25", "null"])
def test_a_chip_that_no_table_has_is_the_first_one(chip: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, f'{{"games": {{"craps": {{"chip": {chip}, "is_visited": true}}}}}}')
    assert (pit(store).chip, pit(store).is_first_visit) == (FIRST_CHIP, False)
