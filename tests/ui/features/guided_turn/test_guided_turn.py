"""The guided turn: a bubble beside the table goes on as somebody new plays, and ends when they do something else."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.bets import PASS
from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogSeating
from dicedesk.play.settings import ThemeChoice
from dicedesk.play.telling import Lesson, TablePart
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.guided_turn import Bubble, BubblePlacement, GuidedTurn, Side
from dicedesk.ui.table.game_tab import TabSpec
from tests.patience import PATIENCE_S
from tests.repeated import sampled
from tests.ui.features.guided_turn.conftest import Visitor
from tests.ui.walk import settle
from tests.ui.windows import PLACES, held_window, main_window

HOG, CRAPS, HAZARD, POKER_DICE, YACHT, HISTORY = map(
    PLACES.index, ("hog", "craps", "hazard", "poker-dice", "yacht", "history")
)
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
    visitor.until(lambda: says(turn).startswith("Your turn again") or says(turn).startswith("Swine Swap"))
    assert turn.bubble.leave.text() == "Skip"
    assert turn.lesson is not None
    visitor.until(lambda: turn.ring.geometry().contains(part_of(visitor, turn)))
    tab.pace.stop()


def part_of(visitor: Visitor, turn: GuidedTurn) -> QRect:
    """Where the part lies that the step is about."""
    tab, lesson = visitor.window.current_tab, turn.lesson
    assert lesson is not None
    return area(visitor, tab.board if lesson.part is TablePart.SCORES else tab.choices_part)


def test_between_two_steps_it_waits_and_ends_with_the_game(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    waited = False
    while not tab.session.is_over:
        tab.bridge.play_computer() if tab.session.computer_moves else tab.bridge.play(RollDice(6))
        tab.pace.finish()
        settle()
        waited = waited or (not turn.is_over and turn.lesson is None and not turn.bubble.isVisible())
        tab.pace.stop()
    assert (waited, turn.is_over) == (True, True)


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


def test_in_craps_it_points_at_the_odds(visitor: Visitor) -> None:
    turn = begun(visitor, CRAPS)
    tab = visitor.window.current_tab
    tab.resolution.step_ms = 0
    while turn.lesson is None or turn.lesson.part is not TablePart.SPECIAL:
        if not tab.state.amount_on(PASS) and tab.state.point is None:
            tab.bridge.play(PlaceBet("pass", 5))
        tab.bridge.play(Throw())
        tab.pace.finish()
        settle()
    assert turn.ring.geometry().contains(area(visitor, tab.felt.button("pass-odds")))
    assert not turn.bubble.body.intersects(area(visitor, tab.felt.button("pass-odds")))
    tab.bridge.play(PlaceBet("pass-odds", 5))
    visitor.until(lambda: turn.is_over)
    tab.pace.stop()


@pytest.mark.parametrize("place", [HAZARD, POKER_DICE], ids=["hazard", "poker dice"])
def test_a_chip_of_which_only_an_end_would_show_is_hidden_until_it_ends(visitor: Visitor, place: int) -> None:
    visitor.resize(*SMALL)
    turn = begun(visitor, place)
    tab = visitor.window.current_tab
    corner = tab.corner
    corner.show_chip(("Today's game · not played",), "Play it")
    visitor.press(Key.Key_Return)
    visitor.until(lambda: bool(tab.session.history) and not tab.is_busy and turn.bubble.isVisible())
    is_covered = turn.bubble.body.intersects(area(visitor, corner))
    assert corner.isVisible() is not is_covered
    turn.end()
    settle()
    assert corner.isVisible()
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


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), SMALL], ids=["large", "small"])
def test_no_step_of_yacht_covers_the_tabs(
    language: WindowLanguage, request: pytest.FixtureRequest, size: tuple[int, int], code: str
) -> None:
    language.choose(code)
    visitor: Visitor = request.getfixturevalue("visitor")
    visitor.resize(*size)
    turn = begun(visitor, YACHT)
    tabs = area(visitor, visitor.window.games.tabBar())
    for keys in ((), (Key.Key_Return,), (Key.Key_Down, Key.Key_Return)):
        visitor.press(*keys)
        visitor.until(turn.bubble.isVisible)
        settle()
        assert not turn.bubble.body.intersects(tabs), says(turn)
    assert turn.lesson is not None
    assert turn.lesson.is_last


@pytest.mark.parametrize("place", sampled(range(len(SPECS)), CRAPS), ids=SPECS)
def test_the_keyboard_stays_where_it_was(visitor: Visitor, place: int) -> None:
    visitor.window.choose_tab(place)
    before = visitor.window.focusWidget()
    turn = begun(visitor, place)
    assert visitor.window.focusWidget() is before
    turn.end()
    assert visitor.window.focusWidget() is before


def test_esc_ends_it_and_a_quiet_line_says_how_to_see_it_again(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.press(Key.Key_Escape)
    visitor.until(lambda: turn.is_over)
    settle()
    assert visitor.window.findChildren(Bubble) == []
    assert visitor.window._status._saved.text() == "Again: “Guided turn” in Help."


def test_a_screen_reader_says_how_to_see_it_again(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    turn = begun(visitor)
    heard: list[str] = []
    monkeypatch.setattr("dicedesk.ui.window.main_window.announce", lambda _part, words: heard.append(words))
    turn.end()
    assert heard == ["Again: “Guided turn” in Help."]


@pytest.mark.parametrize(
    "key",
    sampled(
        [Key.Key_F1, Key.Key_Question, Key.Key_F10, Key.Key_M, Key.Key_D, Key.Key_K], Key.Key_F1, Key.Key_F10
    ),
)
def test_any_other_key_does_what_it_always_does_and_it_goes_on(visitor: Visitor, key: Key) -> None:
    turn = begun(visitor)
    before = says(turn)
    visitor.press(key)
    settle()
    for window in QApplication.topLevelWidgets():
        if window is not visitor.window.window() and window.isVisible():
            window.close()
    settle()
    assert (turn.is_over, says(turn), turn.bubble.isVisible()) == (False, before, True)
    turn.end()


def test_it_makes_way_for_what_the_felt_asks_and_comes_back(visitor: Visitor) -> None:
    turn = begun(visitor)
    tab = visitor.window.current_tab
    visitor.press(Key.Key_B)
    settle()
    assert tab.tray.caption == "Ask once more for a hint; this game then no longer counts"
    assert not turn.bubble.isVisible()
    visitor.press(Key.Key_3)
    visitor.press(Key.Key_B, Key.Key_B)
    visitor.until(lambda: turn.bubble.isVisible())
    assert says(turn).startswith("Choose how many dice")
    turn.end()


def test_it_lies_under_no_open_drawer(visitor: Visitor) -> None:
    visitor.resize(*SMALL)
    turn = begun(visitor)
    visitor.press(Key.Key_D)
    visitor.until(lambda: not turn.bubble.isVisible())
    visitor.press(Key.Key_Escape)
    visitor.until(lambda: turn.bubble.isVisible())
    assert not turn.is_over
    turn.end()


def test_a_first_undo_leads_back_to_the_first_step(visitor: Visitor) -> None:
    turn = begun(visitor)
    first = says(turn)
    visitor.press(Key.Key_Return)
    visitor.until(lambda: says(turn) != first)
    for _ in range(2):
        visitor.window.current_tab.input.undo()
    visitor.until(lambda: says(turn) == first)
    turn.end()


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
    assert not turn.bubble.body.intersects(dice)
    tab.pace.stop()


def test_its_button_ends_it_by_mouse_and_by_the_keyboard_which_then_is_in_the_game(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.click(turn.bubble.leave)
    assert turn.lesson is None
    turn = begun(visitor)
    turn.bubble.leave.setFocus()
    visitor.press(Key.Key_Space)
    visitor.until(lambda: turn.lesson is None)
    assert visitor.window.focusWidget() is visitor.window.current_tab.primary


def test_it_waits_while_another_tab_is_shown(visitor: Visitor) -> None:
    turn = begun(visitor)
    visitor.window.choose_tab(HISTORY)
    assert (turn.is_over, turn.bubble.isVisible(), turn.ring.isVisible()) == (False, False, False)
    visitor.window.choose_tab(HOG)
    visitor.until(lambda: turn.bubble.isVisible())
    turn.end()


def test_each_game_has_its_own(visitor: Visitor) -> None:
    hog, hazard = begun(visitor), begun(visitor, HAZARD)
    settle()
    assert [turn.bubble.isVisible() for turn in (hog, hazard)] == [False, True]
    visitor.window.choose_tab(HOG)
    settle()
    assert [turn.bubble.isVisible() for turn in (hog, hazard)] == [True, False]
    hog.end()
    hazard.end()


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
@pytest.mark.parametrize("place", range(len(SPECS)), ids=SPECS)
def test_in_a_small_window_it_covers_neither_the_dice_nor_what_is_pressed_and_cuts_off_no_word(
    language: WindowLanguage, request: pytest.FixtureRequest, code: str, place: int
) -> None:
    language.choose(code)
    visitor: Visitor = request.getfixturevalue("visitor")
    visitor.resize(*SMALL)
    turn = begun(visitor, place)
    tab = visitor.window.current_tab
    steps = 0
    while not turn.is_over:
        steps += turn.lesson is not None
        settle()
        bubble = turn.bubble.body
        assert visitor.window.rect().contains(turn.bubble.geometry())
        buttons = tab.primary.parentWidget().findChildren(QAbstractButton)
        pressed = (each for each in buttons if each.isVisible())
        for part in (tab.choices_part, *tab.score_parts, *pressed):
            assert not bubble.intersects(area(visitor, part)), (says(turn), part)
        if turn.lesson is not None and tab.tray.faces:
            assert not bubble.intersects(area(visitor, tab.tray, tab.tray.dice_rect)), says(turn)
        for part in turn.bubble.findChildren(QLabel):
            assert part.height() >= part.heightForWidth(part.width())
        for button in turn.bubble.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width()
        if place == CRAPS and not tab.state.amount_on(PASS) and tab.state.point is None:
            tab.bridge.play(PlaceBet("pass", 5))
        elif tab.session.computer_moves:
            tab.bridge.play_computer()
        else:
            tab.primary.click()
        tab.pace.stop()
    assert steps
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


def guided(visitor: Visitor) -> bool:
    """Whether a step is shown."""
    return any(turn.bubble.isVisible() for turn in visitor.window.findChildren(GuidedTurn))


def test_somebody_new_is_greeted_in_each_game_until_it_is_skipped(visitor: Visitor) -> None:
    window = visitor.window
    greeted = []
    assert window.greet_newcomers()
    for place in (HOG, CRAPS, HISTORY, HAZARD, *range(len(SPECS))):
        window.choose_tab(place)
        settle()
        greeted.append(guided(visitor))
        if place == HAZARD:
            for turn in window.findChildren(GuidedTurn):
                if turn.bubble.isVisible():
                    turn.end()
    assert greeted == [True, True, False, True, *(place != HAZARD for place in range(len(SPECS)))]
    assert len([turn for turn in window.findChildren(GuidedTurn) if not turn.is_over]) == len(SPECS) - 1


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


def test_a_window_in_another_language_goes_on_in_it(
    games: list[TabSpec], parts: AppParts, language: WindowLanguage
) -> None:
    shell, held = held_window(games, parts)
    shell.show()
    held.window.greet_newcomers()
    tab = held.window.current_tab
    tab.tray.duration_ms = 0
    tab.pace.set_pause(3_600_000)
    tab.bridge.play(RollDice(2))
    settle()
    language.choose("de")
    held.make_anew()
    settle()
    (turn,) = held.window.findChildren(GuidedTurn)
    assert turn.lesson is not None
    assert turn.lesson.part is TablePart.DICE
    assert "1" in says(turn)
    held.window.current_tab.pace.stop()
    shell.close()


@pytest.mark.parametrize("does", ["moves", "restarts"])
def test_after_a_restart_it_goes_on(games: list[TabSpec], parts: AppParts, does: str) -> None:
    first = main_window(games, parts)
    assert first.greet_newcomers()
    if does == "moves":
        first.current_tab.tray.duration_ms = 0
        first.current_tab.pace.set_pause(3_600_000)
        first.current_tab.bridge.play(RollDice(2))
        first.current_tab.pace.finish()
        first.current_tab.pace.stop()
    first.games.make_next()
    first.close()
    parts.tables.clear()
    second = main_window(games, parts)
    greeted = []
    for place in (HOG, CRAPS):
        second.choose_tab(place)
        greeted.append(second.greet_newcomers())
    assert greeted == [True, True]
    second.close()


@pytest.mark.parametrize("key", [Key.Key_N, Key.Key_K])
def test_a_new_game_and_its_kind_do_not_end_it(visitor: Visitor, key: Key) -> None:
    turn = begun(visitor, CRAPS)
    visitor.press(key)
    settle()
    assert (turn.is_over, says(turn)) == (
        False,
        "Put a chip on the pass line: click the line, or press Enter there.",
    )
    turn.end()


def test_the_choice_of_a_house_does_not_end_it(visitor: Visitor) -> None:
    turn = begun(visitor, CRAPS)
    visitor.window.current_tab.cards.house.houses["building-skills"].click()
    settle()
    assert visitor.window.current_tab.state.rules == BUILDING_SKILLS
    assert (turn.is_over, turn.bubble.isVisible()) == (False, True)
    turn.end()


def test_nothing_of_it_is_loaded_for_the_first_paint(tmp_path: object) -> None:
    command = [sys.executable, "-c", FIRST_PAINT, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"


def test_a_step_can_take_one_line_where_the_window_is_wide_enough(visitor: Visitor) -> None:
    turn = begun(visitor)
    usual, flat, _, flattest = turn.bubble.sizes(SMALL[0])
    assert usual.height() > flat.height() > flattest.height()
    assert flattest.width() <= SMALL[0]
    turn.end()


def test_a_flat_step_is_no_higher_than_its_text(visitor: Visitor) -> None:
    turn = begun(visitor)
    bubble = turn.bubble
    bubble.say(Lesson(TablePart.CHOICES, "A text that fits on three lines of a flat bubble. " * 5))
    _, flat, *_ = bubble.sizes(SMALL[0])
    bubble.stand(BubblePlacement(QRect(QPoint(), flat), Side.ABOVE, QPoint()))
    settle()
    assert bubble.text.height() == bubble.text.heightForWidth(bubble.text.width())
    turn.end()
