"""The newest row of what was played is in sight, in every game that tells of its moves, after a restart too."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import Throw as ThrowAtCraps
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.rules import Hold, PlayHand
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.ui.walk import settle

TURNS = 30
NEITHER_MAIN_NOR_CHANCE = (1, 2)
FULL_HOUSE, TWO_PAIR = (3, 3, 3, 4, 4), (3, 3, 4, 4, 1)
"""One pays $5 more than the ante, the other $5 less."""

Tab = HogTab | CrapsTab | HazardTab | PokerDiceTab
Make = Callable[[QWidget, Appearance, Jobs], Tab]


def hog() -> Make:
    table = HogGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    session = table.new_session(HogSeating("always:0", "always:1"), "home")
    for _ in range(TURNS):
        session.play_computer()
    return lambda parent, appearance, _: HogTab(table, appearance, ImmediateJobs(), parent)


def craps() -> Make:
    pit = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    session = pit.new_session()
    for _ in range(TURNS):
        session.play(ThrowAtCraps())
    return lambda parent, appearance, jobs: CrapsTab(pit, appearance, jobs, parent)


def hazard() -> Make:
    dice = ScriptedDice((2, 3) + NEITHER_MAIN_NOR_CHANCE * (TURNS + 1))
    table = HazardGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice
    )
    session = table.new_session((PERSON,))
    session.play(ChooseMain(7))
    for _ in range(TURNS):
        session.play(Throw())
    return lambda parent, appearance, _: HazardTab(table, appearance, ImmediateJobs(), parent)


def poker_dice() -> Make:
    dice = ScriptedDice((FULL_HOUSE + TWO_PAIR) * TURNS)
    table = PokerDiceGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice
    )
    session = table.new_session()
    for _ in range(TURNS):
        session.play(PlayHand())
        session.play(Hold())
    session.play(PlayHand())
    return lambda parent, appearance, jobs: PokerDiceTab(table, appearance, jobs, parent)


def rows_of(tab: Tab) -> QAbstractItemView:
    """Where the tab tells of its moves."""
    match tab:
        case HogTab():
            return tab.cards.log.view
        case CrapsTab():
            return tab.cards.throws.view
        case HazardTab():
            return tab.cards.turn.table
        case PokerDiceTab():
            return tab.cards.game.table


def newest_is_in_sight(view: QAbstractItemView) -> bool:
    assert view.verticalScrollBar().maximum() > 0
    newest = view.model().index(view.model().rowCount() - 1, 0)
    return view.viewport().rect().contains(view.visualRect(newest))


@pytest.mark.parametrize("size", [(1280, 800), (1100, 640)], ids=str)
@pytest.mark.parametrize("left", [hog, craps, hazard, poker_dice], ids=lambda left: left.__name__)
def test_the_newest_row_is_in_sight_after_a_restart_and_after_the_next_move(
    open_window: Callable[..., Any],
    appearance: Appearance,
    solved_jobs: Jobs,
    left: Callable[[], Make],
    size: tuple[int, int],
) -> None:
    make = left()
    hands = open_window(lambda parent: make(parent, appearance, solved_jobs))
    hands.window.resize(*size)
    settle()
    hands.tab.pace.stop()
    view = rows_of(hands.tab)
    assert newest_is_in_sight(view)
    before = view.model().rowCount()
    hands.tab.pace.go_on()  # only computers need it
    if isinstance(hands.tab, PokerDiceTab):
        hands.tab.hold_button.click()
    else:
        hands.tab.input.lead_on()
    hands.tab.pace.stop()
    settle()
    assert view.model().rowCount() > before
    assert newest_is_in_sight(view)
