"""The guided turn: a bubble beside the table goes on as somebody new plays, and ends when they do something else."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogSeating
from dicedesk.play.settings import ThemeChoice
from dicedesk.play.telling import TablePart
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.guided_turn import Bubble, GuidedTurn
from dicedesk.ui.table.game_tab import TabSpec
from tests.patience import PATIENCE_S
from tests.repeated import sampled
from tests.ui.features.guided_turn.conftest import Visitor
from tests.ui.walk import settle
from tests.ui.windows import held_window

HOG, CRAPS, HAZARD, POKER_DICE, HISTORY = 0, 1, 2, 3, 5
SMALL = 800, 528
Key = Qt.Key

FIRST_PAINT = """
import sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from PySide6.QtWidgets import QApplication

def first_paint(*_):
    QApplication.processEvents()
    print([name for name in sys.modules if "guided_turn" in name])
    return 0

QApplication.exec = staticmethod(first_paint)
open_window(StartOptions(data=sys.argv[1]))
"""


def begun(visitor: Visitor, place: int = HOG) -> GuidedTurn:
    """The guided turn in a game whose dice lie at once and whose computer player waits."""
    visitor.window.choose_tab(place)
    tab = visitor.window.current_tab
    tab.tray.duration_ms = 0
    tab.pace.set_pause(3_600_000)
    turn = visitor.window.guide()
    assert turn is not None
    settle()
    return turn


def says(turn: GuidedTurn) -> str:
    return turn.bubble.text.text()


def area(visitor: Visitor, part: QWidget, shape: QRect | None = None) -> QRect:
    """Where a part of the table lies in the window."""
    return (shape or part.rect()).translated(part.mapTo(visitor.window, part.rect().topLeft()))


def test_it_goes_on_as_hog_is_played_by_keys_and_ends_by_itself(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    assert says(turn).startswith("Choose how many dice to roll.")
    visitor.press(Key.Key_3, Key.Key_Return)
    visitor.until(lambda: "1 came up" in says(turn))
    assert len(tab.session.history[-1].faces) == 3
    visitor.press(Key.Key_Space)
    visitor.until(lambda: says(turn).startswith("Your turn again"))
    assert turn.bubble.leave.text() == "Done"
    visitor.press(Key.Key_Return)
    visitor.until(lambda: turn.lesson is None)
    assert len(tab.session.history) == 3
    tab.pace.stop()


def test_in_craps_it_leads_from_the_pass_line_to_the_big_button(visitor: Visitor) -> None:
    turn = begun(visitor, CRAPS)
    tab = visitor.window.current_tab
    assert turn.ring.geometry().contains(area(visitor, tab.felt.button("pass")))
    visitor.press(Key.Key_Return)
    visitor.until(lambda: says(turn).startswith("Now press T to roll"))
    visitor.until(lambda: turn.ring.geometry().contains(area(visitor, tab.primary)))
    visitor.click(tab.primary)
    visitor.until(lambda: "first roll" in says(turn) or "The point is" in says(turn))
    tab.pace.stop()


def test_it_goes_on_by_mouse_and_takes_no_click_from_the_game(visitor: Visitor) -> None:
    turn = begun(visitor, POKER_DICE)
    tab = visitor.window.current_tab
    visitor.click(tab.primary)
    visitor.until(lambda: says(turn).startswith("Keep dice"))
    visitor.press(Key.Key_1)
    visitor.click(tab.primary)
    visitor.until(lambda: says(turn).startswith("Roll once more"))
    visitor.press(Key.Key_H)
    visitor.until(lambda: says(turn).startswith("One pair pays nothing"))


@pytest.mark.parametrize("place", sampled(range(len(SPECS)), CRAPS))
def test_the_keyboard_stays_where_it_was(visitor: Visitor, place: int) -> None:
    visitor.window.choose_tab(place)
    before = visitor.window.focusWidget()
    turn = begun(visitor, place)
    assert visitor.window.focusWidget() is before
    turn.end()
    assert visitor.window.focusWidget() is before


@pytest.mark.parametrize(
    "key", sampled([Key.Key_Escape, Key.Key_M, Key.Key_D, Key.Key_B, Key.Key_N], Key.Key_Escape, Key.Key_N)
)
def test_any_other_key_ends_it_and_does_what_it_always_does(visitor: Visitor, key: Key) -> None:
    turn = begun(visitor)
    before = visitor.window.current_tab.tray.caption
    visitor.press(key)
    visitor.until(lambda: turn.lesson is None)
    settle()
    assert visitor.window.findChildren(Bubble) == []
    assert before == ""
    assert visitor.window.current_tab.tray.caption != ""


def test_keys_that_choose_or_lead_to_a_choice_do_not_end_it(visitor: Visitor) -> None:
    turn = begun(visitor)
    for key in (Key.Key_4, Key.Key_T, Key.Key_Tab, Key.Key_Left, Key.Key_Shift):
        visitor.press(key)
        settle()
        assert turn.lesson is not None, key
    turn.end()


def test_a_key_that_skips_a_throw_does_not_end_it(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    tab.tray.duration_ms = 3_600_000
    visitor.press(Key.Key_Return, Key.Key_X)
    visitor.until(lambda: "1 came up" in says(turn))
    tab.pace.stop()


def test_it_lies_over_no_dice_that_are_thrown(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    tab.tray.duration_ms = 3_600_000
    visitor.press(Key.Key_Return)
    settle()
    dice = area(visitor, tab.tray, tab.tray.dice_rect)
    assert not (turn.bubble.isVisible() and turn.bubble.geometry().intersects(dice))
    tab.pace.stop()


def test_what_is_asked_on_the_felt_stays_when_its_key_ends_the_turn(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.press(Key.Key_Return)
    visitor.until(lambda: "1 came up" in says(turn))
    visitor.press(Key.Key_N)
    visitor.until(lambda: turn.lesson is None)
    assert visitor.window.current_tab.tray.caption == "Press N again to leave this game and start another"
    visitor.window.current_tab.pace.stop()


def test_its_button_ends_it_by_mouse_and_by_the_keyboard_which_then_is_in_the_game(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.click(turn.bubble.leave)
    assert turn.lesson is None
    turn = begun(visitor)
    turn.bubble.leave.setFocus()
    visitor.press(Key.Key_Space)
    visitor.until(lambda: turn.lesson is None)
    assert visitor.window.focusWidget() is visitor.window.current_tab.primary


def test_another_tab_ends_it(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.window.choose_tab(HISTORY)
    assert turn.lesson is None


def test_another_game_begins_it_again_and_undo_leads_back(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    first = says(turn)
    tab.bridge.play(RollDice(2))
    visitor.until(lambda: says(turn) != first)
    tab.bridge.undo()
    assert says(turn) == first
    tab.bridge.play(RollDice(2))
    visitor.until(lambda: says(turn) != first)
    tab.pace.stop()
    tab.input.begin_at_once()
    assert says(turn) == first


def test_a_screen_reader_hears_each_step(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("dicedesk.ui.features.guided_turn.announce", lambda _part, words: heard.append(words))
    turn = begun(visitor)
    visitor.press(Key.Key_Return)
    visitor.until(lambda: len(heard) == 2)
    assert heard[1] == says(turn)
    interface = QAccessible.queryAccessibleInterface(turn.bubble.leave)
    assert interface.text(QAccessible.Text.Name) == "End the guided turn (Esc)"
    visitor.window.current_tab.pace.stop()


@pytest.mark.parametrize("code", ["en", "de", "zh_CN"])
@pytest.mark.parametrize("place", range(len(SPECS)))
def test_in_a_small_window_it_covers_neither_the_dice_nor_what_is_pressed_and_cuts_off_no_word(
    language: WindowLanguage, request: pytest.FixtureRequest, code: str, place: int
) -> None:
    language.choose(code)
    visitor: Visitor = request.getfixturevalue("visitor")
    visitor.resize(*SMALL)
    turn = begun(visitor, place)
    tab = visitor.window.current_tab
    steps = 0
    while turn.lesson is not None:
        steps += 1
        settle()
        bubble = turn.bubble.geometry()
        assert visitor.window.rect().contains(bubble)
        buttons = tab.primary.parentWidget().findChildren(QAbstractButton)
        for part in (tab.choices_part, *(each for each in buttons if each.isVisible())):
            assert not bubble.intersects(area(visitor, part)), (says(turn), part)
        if tab.tray.faces:
            assert not bubble.intersects(area(visitor, tab.tray, tab.tray.dice_rect)), says(turn)
        for part in turn.bubble.findChildren(QLabel):
            assert part.height() >= part.heightForWidth(part.width())
        for button in turn.bubble.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width()
        if turn.lesson.part is TablePart.CHOICES and place == CRAPS:
            tab.bridge.play(PlaceBet("pass", 5))
        elif tab.session.computer_moves:
            tab.bridge.play_computer()
        else:
            tab.primary.click()
        tab.pace.stop()
    assert 2 <= steps <= 20
    tab.pace.stop()


def test_it_follows_the_window_and_its_theme(visitor: Visitor, appearance: Appearance) -> None:
    turn = begun(visitor)
    before = turn.bubble.geometry()
    visitor.resize(*SMALL)
    appearance.choose(ThemeChoice.LIGHT)
    visitor.until(lambda: turn.bubble.geometry() != before)
    visitor.until(lambda: visitor.window.rect().contains(turn.bubble.geometry()))
    turn.end()
    visitor.window.resize(960, 640)
    QCoreApplication.processEvents()
    assert [turn.bubble.isVisible(), turn.ring.isVisible()] == [False, False]


def test_the_help_menu_begins_it_and_begins_it_anew(visitor: Visitor) -> None:
    action = next(action for action in visitor.window.actions() if action.text() == "Guided turn")
    action.trigger()
    (first,) = visitor.window.findChildren(GuidedTurn)
    action.trigger()
    (second,) = (turn for turn in visitor.window.findChildren(GuidedTurn) if turn.lesson is not None)
    assert (first.lesson, second is first) == (None, False)


def test_in_a_game_that_is_over_it_begins_another_one(visitor: Visitor) -> None:
    tab = visitor.window.current_tab
    tab.pace.set_pause(3_600_000)
    while not tab.session.is_over:
        tab.bridge.play_computer() if tab.session.computer_moves else tab.bridge.play(RollDice(5))
        tab.pace.stop()
    assert visitor.window.guide() is not None
    assert not tab.session.history
    tab.pace.stop()


def test_where_only_computers_play_the_felt_says_what_it_needs(visitor: Visitor) -> None:
    tab = visitor.window.current_tab
    tab.pace.hold(on=True)
    tab.players.choose(HogSeating("final", "always:4"))
    tab.input.begin_at_once()
    assert visitor.window.guide() is None
    assert tab.tray.caption == (
        "The guided turn works only in a game you are playing. Choose yourself as a player and start a new game."
    )


def test_somebody_new_is_greeted_once_in_each_game(visitor: Visitor) -> None:
    window = visitor.window
    greeted = []
    assert window.greet_newcomers()
    for place in (HOG, CRAPS, HISTORY, HAZARD, POKER_DICE, *range(len(SPECS))):
        window.choose_tab(place)
        settle()
        greeted.append(any(turn.lesson is not None for turn in window.findChildren(GuidedTurn)))
    assert greeted == [True, True, False, True, True, False, False, False, False]


def test_a_greeting_leaves_what_the_window_has_told(visitor: Visitor) -> None:
    visitor.window.tell("Something went wrong.")
    assert visitor.window.greet_newcomers()
    assert visitor.window._status._saved.text() == "Something went wrong."


def test_nobody_is_greeted_in_a_game_that_has_begun(visitor: Visitor) -> None:
    tab = visitor.window.current_tab
    tab.bridge.play(RollDice(1))
    assert not visitor.window.greet_newcomers()
    assert visitor.window.findChildren(GuidedTurn) == []
    tab.pace.stop()


def test_a_window_in_another_language_goes_on_greeting(
    games: list[TabSpec], parts: AppParts, language: WindowLanguage
) -> None:
    shell, held = held_window(games, parts)
    shell.show()
    held.window.greet_newcomers()
    language.choose("de")
    held.make_anew()
    assert held.window.greets_newcomers
    assert held.window.findChildren(GuidedTurn) == []
    shell.close()


def test_nothing_of_it_is_loaded_for_the_first_paint(tmp_path: object) -> None:
    command = [sys.executable, "-c", FIRST_PAINT, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"
