"""What tests of the craps tab share."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QLabel, QStyle, QStyleOptionComboBox, QWidget

from dicedesk.ui import theme
from dicedesk.ui.appearance import Appearance


class SolvedJobs:
    """Does all work at once, and each piece of it only once in a run of the tests."""

    def __init__(self) -> None:
        self._results: dict[Any, Any] = {}

    def start(self, work: Any, done: Any, failed: Any) -> Any:
        house = work.args
        if house not in self._results:
            self._results[house] = work()
        done(self._results[house])


@pytest.fixture(scope="session")
def solved_jobs() -> SolvedJobs:
    """What every bet is worth, without waiting."""
    return SolvedJobs()


@pytest.fixture
def larger_type(monkeypatch: pytest.MonkeyPatch, appearance: Appearance) -> Callable[[float], None]:
    """Makes the type of the desktop so many times as large."""

    def enlarged(times: float) -> None:
        system = QFont()
        system.setPointSizeF(theme.NORMAL_POINT_SIZE * times)
        monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
        appearance.choose(appearance.choice)

    return enlarged


@pytest.fixture
def texts_without_room() -> Callable[[QWidget], list[str]]:
    """Names the labels and boxes in a widget that are smaller than their text."""
    return without_room


def without_room(whole: QWidget) -> list[str]:
    labels = [part for part in whole.findChildren(QLabel) if part.isVisible()]
    boxes = [part for part in whole.findChildren(QComboBox) if part.isVisible()]
    short = [part.text() for part in labels if part.height() < part.heightForWidth(part.width())]
    narrow = [
        part.text()
        for part in labels
        if not part.wordWrap() and part.fontMetrics().horizontalAdvance(part.text()) > part.width()
    ]
    field = QStyle.SubControl.SC_ComboBoxEditField
    for part in boxes:
        option = QStyleOptionComboBox()
        part.initStyleOption(option)
        room = part.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, part)
        if part.fontMetrics().horizontalAdvance(part.currentText()) > room.width():
            narrow.append(part.currentText())
    return short + narrow
