"""Computer players wait while somebody uses a dialog, and what they do is shown as it is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog

from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.repeated import first_of
from tests.ui.solved_jobs import SolvedJobs

FLYING_MS = 3_600_000
"""An hour, in milliseconds: an animation this long ends by a key alone, however slow the machine."""


@pytest.mark.parametrize(
    "modality",
    first_of([Qt.WindowModality.NonModal, Qt.WindowModality.WindowModal], 1),
)
def test_computers_wait_while_a_dialog_is_open_and_go_on_after_it(
    open_window: Callable[..., Any], appearance: Appearance, modality: Qt.WindowModality
) -> None:
    table = HogGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    table.new_session(HogSeating("always:4", "always:5"), "home")
    hands = open_window(lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
    tab = hands.tab
    tab.pace.stop()
    tab.tray.duration_ms = tab.board.crossing_ms = 0
    dialog = QDialog(hands.window)
    dialog.setWindowModality(modality)
    dialog.show()
    dialog.activateWindow()
    hands.until(dialog.isActiveWindow)
    tab.pace.set_pause(0)
    tab.pace.go_on()
    # Whatever was to come by itself has come when a pause that began later is over.
    passed: list[bool] = []
    _after_pauses(5, lambda: passed.append(True))
    hands.until(lambda: passed)
    assert tab.session.history == ()
    dialog.close()
    hands.window.activateWindow()
    hands.until(lambda: tab.session.is_over)
    tab.pace.stop()


def _after_pauses(rounds: int, do: Callable[[], object]) -> None:
    QTimer.singleShot(0, do if not rounds else lambda: _after_pauses(rounds - 1, do))


def test_the_framed_main_is_that_of_the_dice_in_the_air(
    open_window: Callable[..., Any], appearance: Appearance
) -> None:
    table = HazardGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice((1, 1))
    )
    table.new_session(("main:5",))
    hands = open_window(lambda parent: HazardTab(table, appearance, ImmediateJobs(), parent))
    tab = hands.tab
    tab.tray.duration_ms = FLYING_MS
    tab.pace.set_pause(0)
    hands.until(lambda: tab.pace.is_busy)
    assert tab.choices.main == 5
    tab.pace.set_pause(FLYING_MS)


def test_the_computers_pause_stays_while_it_plays_whoever_is_chosen_for_the_next_game(
    open_window: Callable[..., Any], appearance: Appearance, solved_jobs: SolvedJobs
) -> None:
    pit = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    pit.new_session(("martingale",))
    hands = open_window(lambda parent: CrapsTab(pit, appearance, solved_jobs, parent))
    tab = hands.tab
    tab.pace.set_pause(FLYING_MS)
    tab.tray.duration_ms = tab.resolution.step_ms = 0
    hands.press(Qt.Key.Key_Return)
    hands.until(lambda: tab.session.history and not tab.pace.is_busy)
    tab.cards.players.box.setCurrentIndex(0)
    tab.cards.players.change.setChecked(True)
    assert tab.cards.players.pause.isVisible()


def test_a_computer_bettor_is_named_in_the_log(
    open_window: Callable[..., Any], appearance: Appearance, solved_jobs: SolvedJobs
) -> None:
    pit = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    pit.new_session(("martingale",))
    hands = open_window(lambda parent: CrapsTab(pit, appearance, solved_jobs, parent))
    tab = hands.tab
    tab.pace.set_pause(FLYING_MS)
    tab.input.lead_on()
    hands.until(lambda: tab.cards.throws.lines)
    said = [str(line.text) for line in tab.cards.throws.lines]
    assert "Martingale bets" in "\n".join(said)
    # What is said of a spot is said to whoever looks at it, and not of the bettor.
    assert not re.search(r"\byou\b", f"{tab.board.headline.text()}\n{tab.board.caption.text()}", re.I)
