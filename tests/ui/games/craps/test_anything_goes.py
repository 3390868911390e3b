"""Whatever a person does in whatever order: the felt shows what lies on the table, and no money is lost."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dicedesk.core.fair.verify import differences
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules
from dicedesk.ui.games.craps.tab import SpotMenu

Key = Qt.Key
SitDown = Callable[..., Any]

DEEDS = 60
KEYS = (
    Key.Key_1,
    Key.Key_2,
    Key.Key_3,
    Key.Key_4,
    Key.Key_R,
    Key.Key_C,
    Key.Key_O,
    Key.Key_D,
    Key.Key_Return,
)


def do_something(person: Any, chance: random.Random) -> None:
    kind, tab = chance.random(), person.tab
    if kind < 0.45:
        person.click(chance.choice(tab.felt.spots))
    elif kind < 0.52:
        person.right_click(chance.choice(tab.felt.spots))
        for menu in tab.findChildren(SpotMenu):
            chance.choice(menu.actions()).trigger()
            menu.close()
    elif kind < 0.82:
        person.press(Key.Key_T)
    elif kind < 0.86:
        person.press(Key.Key_Z, control=True)
    else:
        person.press(chance.choice(KEYS))


@pytest.mark.long
@pytest.mark.no_cover
@pytest.mark.parametrize("house", [HouseRules(), LAS_VEGAS, HouseRules(bankroll=30)])
@pytest.mark.parametrize("quick", [True, False])
def test_the_table_shows_what_is_true_whatever_is_done(
    sit_down: SitDown, house: HouseRules, quick: bool
) -> None:
    chance = random.Random(f"{house.to_text()} {quick}")
    person = sit_down(house=house, quick=quick)
    for _ in range(DEEDS):
        do_something(person, chance)
        if person.session.is_over:
            person.press(Key.Key_N)
    person.tab.pace.stop()
    state = person.session.state
    assert person.lying == {bet.name: bet.amount.shown() for bet in state.bets}
    assert person.bankroll == state.bankroll.shown()
    assert person.tab.felt.point == state.point
    person.press(Key.Key_L, Key.Key_L)
    assert differences(person.session.record) == ()
