"""Where no disk can be had, a game goes on and the window says that it is not saved."""

import pytest

from dicedesk.adapters.no_store import NoStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.hog.moves import RollDice
from dicedesk.ports.store import KeptGame, StoreError
from dicedesk.session.hog_table import PERSON, HogSeating, HogTable


def test_keeping_a_game_tells_the_reason() -> None:
    with pytest.raises(StoreError, match="The disk is away"):
        NoStore("The disk is away.").keep(KeptGame("1", "hog", "", "", ended=False))


def test_a_game_goes_on_and_its_table_knows_that_it_is_not_kept() -> None:
    table = HogTable(NoStore("The disk is away."), SystemClock())
    session = table.new_session(HogSeating(PERSON, PERSON), "home")

    session.play(RollDice(3))

    assert len(session.history) == 1
    assert table.trouble == "The disk is away."


def test_there_is_no_game_to_go_on_with() -> None:
    assert HogTable(NoStore("The disk is away."), SystemClock()).last_session() is None
