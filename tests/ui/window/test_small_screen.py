"""Everything fits and works on a small screen, in every language: each view is opened, and looked at."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.game_frame import TableScroll
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.repeated import first_of
from tests.ui.parts import LONG_REPORT, with_late
from tests.ui.table.conftest import cut, scroll_to
from tests.ui.views import View, answered_in, every_game, every_view, settle
from tests.ui.windows import main_window

SMALL = QSize(800, 560)
"""A screen of 1920 x 1200 pixels at 200 % has room for such a window, beside its task bar and the window's frame."""

CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox)
CODES = sorted((language.code for language in LANGUAGES), key=lambda code: code not in ("de", "zh_CN"))
"""First the one with the longest words and the one with the highest letters."""
LOOKS = [(code, ThemeChoice.DARK) for code in CODES] + [("de", ThemeChoice.CONTRAST)]
"""The light theme differs from the dark one in colours alone."""
NOW = 1
"""So many of each are looked at in each run of the suite."""


@pytest.fixture
def open_small(
    qtbot: QtBot, games: list[TabSpec], appearance: Appearance, parts: AppParts, language: WindowLanguage
) -> Callable[[str, ThemeChoice, QSize], MainWindow]:
    """Opens the window in a language, a theme and a size."""

    def opened(code: str, theme: ThemeChoice, size: QSize) -> MainWindow:
        language.choose(code)
        appearance.choose(theme)
        window = main_window(games, with_late(parts, facts=lambda: LONG_REPORT))
        qtbot.addWidget(window)
        window.resize(size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return opened


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "theme"), first_of(LOOKS, NOW), ids=lambda look: getattr(look, "value", look)
)
def test_nothing_is_cut_off_on_a_small_screen(
    open_small: Callable[[str, ThemeChoice, QSize], MainWindow],
    parts: AppParts,
    code: str,
    theme: ThemeChoice,
) -> None:
    window = open_small(code, theme, SMALL)
    problems = [
        f"{view.name}: {problem}"
        for view in every_view(window, parts)
        for problem in problems_of(view, SMALL)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("code", first_of(CODES, NOW))
def test_the_big_button_is_in_sight_on_a_small_screen(
    open_small: Callable[[str, ThemeChoice, QSize], MainWindow], code: str
) -> None:
    window = open_small(code, ThemeChoice.DARK, SMALL)
    hidden = []
    for size, place in product((SMALL, QSize(*SMALLEST_WINDOW)), range(len(TITLES))):
        window.resize(size)
        window.choose_tab(place)
        settle()
        window.current_tab.findChild(TableScroll).verticalScrollBar().setValue(0)
        primary = window.current_tab.findChild(QPushButton, "primary")
        if window.size() != size or primary.visibleRegion().boundingRect() != primary.rect():
            hidden.append((size.height(), place))
    assert hidden == []


@pytest.mark.long
def test_no_game_has_to_be_scrolled_on_a_small_screen(
    open_small: Callable[[str, ThemeChoice, QSize], MainWindow],
) -> None:
    window = open_small("de", ThemeChoice.DARK, SMALL)
    scrolled = {
        view.name
        for view in every_game(window)
        if view.shown is window
        and any(table.verticalScrollBar().isVisible() for table in window.findChildren(TableScroll))
    }
    assert scrolled == set()


def test_an_answer_of_the_lab_is_in_sight_in_the_smallest_window(
    open_small: Callable[[str, ThemeChoice, QSize], MainWindow],
) -> None:
    window = open_small("de", ThemeChoice.DARK, QSize(*SMALLEST_WINDOW))
    window.choose_tab(len(TITLES))
    lab = window.current_tab
    assert isinstance(lab, LabPage)
    unseen = []
    for section in lab_sections():
        lab.choose(section.id)
        if isinstance(lab.view, QuestionSection):
            answer = answered_in(lab.view)
            settle()
            unseen += [
                (section.id, named(part))
                for part in (*_parts(lab.view.form), *_parts(answer.numbers))
                if is_cut(part)
            ]
    assert unseen == []


def problems_of(view: View, room: QSize) -> list[str]:
    """What of a view does not fit: the window itself, what takes clicks, and texts."""
    shown = view.shown
    if isinstance(shown, QDialog):
        # The screen of the tests is higher.
        shown.resize(shown.size().boundedTo(room))
        settle()
    size = f"{shown.width()} x {shown.height()}"
    problems = [] if shown.size().boundedTo(room) == shown.size() else [f"it is {size} large"]
    if isinstance(shown, QMenu):
        inside = shown.rect()
        return problems + [
            action.text() for action in shown.actions() if not inside.contains(shown.actionGeometry(action))
        ]
    lists = shown.findChildren(QAbstractItemView) if view.part is None else []
    problems += [
        f"the list is {found.viewport().width()} wide, its rows {found.sizeHintForColumn(0)}"
        for found in lists
        if type(found).__module__.startswith("PySide6")
        and found.sizeHintForColumn(0) > found.viewport().width()
    ]
    return problems + [named(part) for part in _parts(view.part or shown) if is_cut(part)]


def _parts(whole: QWidget) -> list[QWidget]:
    """The texts and controls that are shown; what the felt of craps draws is looked at elsewhere."""
    kinds = (QLabel, *CONTROLS)
    return [
        part
        for part in whole.findChildren(QWidget)
        if isinstance(part, kinds) and part.isVisible() and type(part).__name__ != "SpotButton"
    ]


def is_cut(part: QWidget) -> bool:
    """Whether it lies partly outside of what can be seen or scrolled to, or is too small for its text."""
    if isinstance(part, QLabel | QPushButton | QComboBox):
        return cut(part)
    scroll_to(part)
    if isinstance(part, QLineEdit) and part.placeholderText():
        option = QStyleOptionFrame()
        part.initStyleOption(option)
        room = part.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, part)
        if part.fontMetrics().horizontalAdvance(part.placeholderText()) > room.width():
            return True
    return part.visibleRegion().boundingRect() != part.rect()


def named(part: QWidget) -> str:
    """What it is, and what it says."""
    says = f"{part.text()}, {part.placeholderText()}" if isinstance(part, QLineEdit) else ""
    says = (
        says or part.text()
        if isinstance(part, QLabel | QAbstractButton | QLineEdit)
        else part.accessibleName()
    )
    return f"{type(part).__name__} {says!r} of {part.width()} x {part.height()}"
