"""Hog in the real window, by the keys and clicks of a person."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.ui.windows import main_window

Open = Callable[..., HogTab]
HOUR_MS = 3_600_000
"""An hour, in milliseconds: an animation this long ends by a key alone, however slow the machine."""


@pytest.fixture
def open_tab(qtbot: QtBot, appearance: Appearance, parts: AppParts) -> Open:
    """Opens the window with a Hog tab on scripted or seeded dice; animations take no time unless asked for."""

    def opened(
        *faces: int,
        store: Store | None = None,
        dice: DiceSource | None = None,
        is_slow: bool = False,
        sealed: bool = False,
    ) -> HogTab:
        source = dice or (ScriptedDice(faces) if faces else SeededDice(5))
        kept = store or ForgetfulStore()
        table = HogGameTable(
            kept, StandingClock(), SettingsKeeper(kept), None if sealed else lambda _: source
        )
        spec = TabSpec("hog", "Hog", lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
        window = main_window([spec], parts)
        qtbot.addWidget(window)
        tab = window.current_tab
        assert isinstance(tab, HogTab)
        tab.tray.duration_ms = tab.board.crossing_ms = HOUR_MS if is_slow else 0
        tab.pace.set_pause(HOUR_MS if is_slow else 0)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return tab

    return opened


def press(qtbot: QtBot, tab: HogTab, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(tab.window().windowHandle(), key)


def until_rested(qtbot: QtBot, tab: HogTab) -> None:
    qtbot.waitUntil(lambda: not tab.pace.is_busy and not tab.bridge.session.computer_moves)


def seat(tab: HogTab, home: str, away: str) -> None:
    tab.cards.players.home.setCurrentIndex(tab.cards.players.home.findData(home))
    tab.cards.players.away.setCurrentIndex(tab.cards.players.away.findData(away))


def log_lines(tab: HogTab) -> list[str]:
    model = tab.cards.log.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_a_game_is_played_to_its_result_with_the_keyboard_alone(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab()
    for _ in range(400):
        if tab.bridge.session.is_over:
            break
        press(qtbot, tab, Qt.Key.Key_6, Qt.Key.Key_Return)
        until_rested(qtbot, tab)

    assert tab.bridge.session.is_over
    mine, others = tab.bridge.session.state.scores
    how = "won" if mine > others else "lost"
    assert tab.result.headline.text() == f"You {how}, {mine} to {others}"
    assert tab.primary.text() == "Play again"


@pytest.mark.parametrize(("key", "dice"), [(Qt.Key.Key_0, 0), (Qt.Key.Key_7, 7), (Qt.Key.Key_T, 10)])
def test_a_key_chooses_the_number_of_dice(qtbot: QtBot, open_tab: Open, key: Qt.Key, dice: int) -> None:
    tab = open_tab()
    press(qtbot, tab, key)
    assert tab.choices.dice == dice


def test_a_click_chooses_and_a_click_rolls(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab(2, 3, 4, 5, 5, 5, 5, 5, 5, 5)
    qtbot.mouseClick(tab.choices.buttons[3], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(tab.primary, Qt.MouseButton.LeftButton)
    assert tab.bridge.session.history[0].faces == (2, 3, 4)


def test_enter_in_mid_throw_finishes_it_and_does_not_roll_again(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab(is_slow=True)
    press(qtbot, tab, Qt.Key.Key_Return)
    assert tab.tray.is_moving
    press(qtbot, tab, Qt.Key.Key_Return)
    assert not tab.tray.is_moving
    assert len(tab.bridge.session.history) == 1


def test_a_pig_out_is_told_under_the_dice_and_in_the_log(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab(1, 6)
    seat(tab, PERSON, PERSON)
    press(qtbot, tab, Qt.Key.Key_2, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not tab.pace.is_busy)
    assert "Pig Out" in tab.tray.caption
    assert "pigs out: 1 6" in "\n".join(log_lines(tab))


def test_the_choice_of_no_dice_shows_what_free_bacon_gives(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab(6, 6, 6, 6, 6, 6)  # 36: twice 3 less 6 is 0, so at least 1; then 30: twice 3 is 6
    seat(tab, PERSON, PERSON)
    press(qtbot, tab, Qt.Key.Key_5, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not tab.pace.is_busy)
    assert tab.choices.buttons[0].accessibleName() == "0 dice: Free Bacon, plus 6"


def test_two_computer_players_are_watched_to_the_end_and_the_other_begins_the_next_game(
    qtbot: QtBot, open_tab: Open
) -> None:
    tab = open_tab()
    seat(tab, "always:6", "final")
    qtbot.waitUntil(lambda: tab.bridge.session.is_over and not tab.pace.is_busy)
    first = tab.bridge.session.record.tag("Player0")
    tab.pace.set_pause(3_600_000)
    press(qtbot, tab, Qt.Key.Key_Return, Qt.Key.Key_N)
    assert {first, tab.bridge.session.record.tag("Player0")} == {"always:6", "final"}


def test_the_seal_of_the_dice_is_shown_before_the_first_roll(open_tab: Open) -> None:
    tab = open_tab(sealed=True)
    seal = tab.bridge.session.record.tag("Seal")
    assert seal is not None
    assert seal in tab.status().tip


def test_the_log_stays_a_sound_model_through_a_game(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab()
    model = tab.cards.log.view.model()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    seat(tab, "always:6", "final")
    qtbot.waitUntil(lambda: tab.bridge.session.is_over and not tab.pace.is_busy)
    assert tester.model() is model
    assert model.rowCount() > 10


def test_choosing_two_computer_players_in_turn_begins_only_games_without_a_person_as_asked(
    open_tab: Open,
) -> None:
    tab = open_tab(is_slow=True)
    seat(tab, "bacon", "swap")
    assert tab.cards.players.seating == HogSeating("bacon", "swap")
    assert tab.bridge.session.record.tag("Player0") == "bacon"


def test_tab_leads_on_to_the_next_control_also_while_the_computer_waits(qtbot: QtBot, open_tab: Open) -> None:
    tab = open_tab(is_slow=True)
    press(qtbot, tab, Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_Return)
    while tab.pace.is_busy:
        press(qtbot, tab, Qt.Key.Key_Return)
    before = tab.window().focusWidget()

    qtbot.keyClick(before, Qt.Key.Key_Tab)

    assert tab.window().focusWidget() is not before
    assert len(tab.bridge.session.history) == 1


def test_after_free_bacon_the_next_turn_rolls_the_last_number_of_dice_again(
    qtbot: QtBot, open_tab: Open
) -> None:
    tab = open_tab(*(2,) * 20)
    seat(tab, PERSON, PERSON)
    press(qtbot, tab, Qt.Key.Key_7, Qt.Key.Key_Return)
    until_rested(qtbot, tab)
    press(qtbot, tab, Qt.Key.Key_0, Qt.Key.Key_Return)
    until_rested(qtbot, tab)
    assert (tab.choices.dice, tab.primary.text()) == (7, "Roll 7 dice")
    press(qtbot, tab, Qt.Key.Key_Return)
    until_rested(qtbot, tab)
    assert [len(played.faces) for played in tab.session.history] == [7, 0, 7]
