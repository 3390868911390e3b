"""A game that was kept goes on only where its seal and every face are those of its dice."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import ForgetfulStore, StoredGame
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

TOLD = "Your last game could not be opened. It is still in the games folder."


def kept_game() -> StoredGame:
    store = ForgetfulStore()
    session = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(
        HogSeating(PERSON, PERSON), "home"
    )
    session.play(RollDice(3))
    session.play(RollDice(0))
    kept = store.newest("hog")
    assert kept is not None
    return kept


def another_face(kept: StoredGame) -> StoredGame:
    line = kept.moves[0]
    return replace(kept, moves=(f"{line[:-1]}{int(line[-1]) % 6 + 1}", *kept.moves[1:]))


def another_seal(kept: StoredGame) -> StoredGame:
    return replace(kept, header=kept.header.replace('[Seal "', '[Seal "0'))


def another_seed(kept: StoredGame) -> StoredGame:
    return replace(kept, seed="00" * 32)


def another_id(kept: StoredGame) -> StoredGame:
    return replace(kept, header=kept.header.replace('[Id "2026', '[Id "2025'))


def other_dice(kept: StoredGame) -> StoredGame:
    return replace(kept, header=kept.header.replace('[Dice "sealed/2"]', '[Dice "sealed/1"]'))


def taken_up(kept: StoredGame) -> tuple[bool, list[str]]:
    """Whether it goes on, and what is told of it."""
    store = ForgetfulStore()
    store.keep(kept.whole())
    return HogGameTable(store, StandingClock(), SettingsKeeper(store)).last_session() is not None, store.notes


def test_a_game_whose_dice_are_true_goes_on_also_under_another_name() -> None:
    kept = kept_game()
    assert (taken_up(kept), taken_up(replace(kept, id="copy"))) == ((True, []), (True, []))


@pytest.mark.parametrize("change", [another_face, another_seal, another_seed, another_id, other_dice])
def test_a_game_whose_dice_were_others_is_left_alone_and_told(
    change: Callable[[StoredGame], StoredGame],
) -> None:
    assert taken_up(change(kept_game())) == (False, [TOLD])
