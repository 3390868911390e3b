"""The dice of a game in a window of their own: the seal, the word that can be typed, and at last the seed."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import Leave, Throw
from dicedesk.play.game_session import CASUAL_AFTER_UNDO
from dicedesk.play.saved_games import Dice
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.fair_dice import FairDiceWindow
from dicedesk.ui.features.help.pages import HelpWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.walk import settle
from tests.ui.windows import main_window

Opened = tuple[FairDiceWindow, CrapsTab]


@pytest.fixture
def window_of(qtbot: QtBot, parts: AppParts, solved_jobs: SolvedJobs) -> Callable[[Dice | None], MainWindow]:
    """The main window at the craps table, with these dice."""

    def opened(dice: Dice | None) -> MainWindow:
        tabs = all_tabs(replace(parts, dice=dice, jobs=solved_jobs, long_jobs=solved_jobs, tables={}))
        place = next(place for place, tab in enumerate(tabs) if tab.id == "craps")
        window = main_window(tabs, parts, first_tab=place)
        qtbot.addWidget(window)
        window.show()
        return window

    return opened


@pytest.fixture
def dice_of(window_of: Callable[[Dice | None], MainWindow]) -> Callable[..., Opened]:
    """Opens the dice of a game by a click on the status bar."""

    def opened(dice: Dice | None = None) -> Opened:
        window = window_of(dice)
        tab = window.current_tab
        assert isinstance(tab, CrapsTab)
        return window.windows.show_dice(), tab

    return opened


def test_a_game_shows_its_seal_and_its_word_but_not_its_seed(dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    record = tab.session.record
    assert (dialog.seal.text(), dialog.word.text(), dialog.seed.text()) == (
        record.tag("Seal"),
        record.tag("Word"),
        "",
    )
    assert not dialog.word.isReadOnly()


def test_a_word_of_ones_own_is_mixed_in_before_the_first_roll(
    qtbot: QtBot, dice_of: Callable[..., Opened]
) -> None:
    dialog, tab = dice_of()
    dialog.word.selectAll()
    qtbot.keyClicks(dialog.word, " seven ")
    qtbot.keyClick(dialog.word, Qt.Key.Key_Return)
    assert (tab.session.record.tag("Word"), dialog.word.text(), dialog.isVisible()) == (
        "seven",
        "seven",
        True,
    )


def test_after_the_first_roll_the_word_stays(qtbot: QtBot, dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    drawn = tab.session.record.tag("Word")
    dialog.word.selectAll()
    qtbot.keyClicks(dialog.word, "late")
    tab.bridge.play(Throw())
    qtbot.keyClick(dialog.word, Qt.Key.Key_Return)
    assert (tab.session.record.tag("Word"), dialog.word.text(), dialog.word.isReadOnly()) == (
        drawn,
        drawn,
        True,
    )
    assert dialog.note.text() == "The dice have been rolled, so the word is fixed."


def test_when_the_game_is_over_its_seed_is_shown(qtbot: QtBot, dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    for move in (Throw(), Throw(), Leave()):
        tab.bridge.play(move)
        tab.pace.stop()
    tab.status_changed.emit()
    assert isinstance(tab.session.dice, SealedDice)
    assert dialog.seed.text() == tab.session.dice.seed.hex()


def test_another_game_shows_its_own_dice(dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    before = dialog.seal.text()
    tab.input.begin_at_once()
    assert dialog.seal.text() == tab.session.record.tag("Seal") != before


def test_dice_from_a_seed_say_that_they_prove_nothing(dice_of: Callable[..., Opened]) -> None:
    dialog, _ = dice_of(lambda _: SeededDice(42))
    assert (dialog.fields.isHidden(), "cannot prove it was fair" in dialog.about.text()) == (True, True)


def test_a_practice_game_says_so_once_and_is_called_so_from_then_on(
    dice_of: Callable[..., Opened],
) -> None:
    dialog, tab = dice_of()
    noted: list[str] = []
    tab.noted.connect(noted.append)
    for _ in range(2):
        tab.bridge.play(Throw())
        tab.pace.stop()
        tab.input.undo()
    assert noted == [CASUAL_AFTER_UNDO]
    assert tab.status().saved == "Saved · casual game"
    assert dialog.casual.text() == "This game is casual: it does not count toward best scores."


def test_a_bet_that_is_taken_back_leaves_the_game_counted(dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    tab.bridge.play(tab.session.record.spec.parse_move("bet pass 10"))
    tab.input.undo()
    assert (tab.status().saved, dialog.casual.isHidden()) == ("Saved", True)


def test_the_seal_in_the_status_bar_opens_it_and_it_is_open_once(
    qtbot: QtBot, window_of: Callable[[Dice | None], MainWindow]
) -> None:
    window = window_of(None)
    seal = next(each for each in window.findChildren(QPushButton) if each.text().startswith("Dice: "))
    for _ in range(2):
        qtbot.mouseClick(seal, Qt.MouseButton.LeftButton)
    assert len(window.findChildren(FairDiceWindow)) == 1
    window.choose_tab(0)
    again = window.windows.show_dice()
    assert (
        again.bridge,
        [dialog for dialog in window.findChildren(FairDiceWindow) if dialog.isVisible()],
    ) == (
        window.current_tab.bridge,
        [again],
    )


def test_it_leads_to_the_page_that_explains_it(
    qtbot: QtBot, window_of: Callable[[Dice | None], MainWindow]
) -> None:
    window = window_of(None)
    dialog = window.windows.show_dice()
    qtbot.mouseClick(dialog.help_button, Qt.MouseButton.LeftButton)
    (page,) = window.findChildren(HelpWindow)
    assert (page.windowTitle(), "commit-reveal" in page.text.toPlainText()) == ("Provably fair dice", True)


def test_a_sentence_that_comes_later_takes_no_room_from_the_fields(dice_of: Callable[..., Opened]) -> None:
    dialog, tab = dice_of()
    before = dialog.seal.height()
    tab.bridge.play(Throw())
    tab.pace.stop()
    for _ in range(2):
        tab.input.undo()
    settle()
    assert (dialog.seal.height(), dialog.casual.isVisible()) == (before, True)
