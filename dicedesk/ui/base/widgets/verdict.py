"""The class of a choice on a board: a line on a number, and its color on a felt."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.ui.base.look.appearance import StyleName, set_style
from dicedesk.ui.base.look.theme import DARK, Type, font
from dicedesk.ui.base.words import shown

GRADE_TOKENS: Mapping[Grade, str] = MappingProxyType(
    {
        Grade.FINE: "text_second",
        Grade.INACCURACY: "accent",
        Grade.MISTAKE: "bad",
        Grade.BLUNDER: "bad",
    }
)
"""The color of each grade, in reviews and on boards."""

_STYLES: Mapping[ChoiceVerdict, StyleName] = MappingProxyType(
    {
        ChoiceVerdict.BEST: "underBest",
        ChoiceVerdict.FOR_THE_WIN: "underBest",
        ChoiceVerdict.GOOD: "under",
        ChoiceVerdict.INACCURACY: "accentSecond",
        ChoiceVerdict.MISTAKE: "bad",
        ChoiceVerdict.BLUNDER: "bad",
    }
)


class VerdictLine(QLabel):
    """One line on a choice, of the same height while it is empty.

    It has the sign alone if the longest word would not fit, so that all choices of one width look alike.
    """

    def __init__(self) -> None:
        super().__init__()
        self._verdict: ChoiceVerdict | None = None
        # Each layout asks for the height, and each choice for the width: looking up the desktop's font is slow.
        metrics = QFontMetrics(font(Type.BODY, bold=True))
        self._height = metrics.height()
        self._widest = max(metrics.horizontalAdvance(shown(each.text)) for each in ChoiceVerdict)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_verdict(self, verdict: ChoiceVerdict | None) -> None:
        """Show the class of the choice; None if it is not known."""
        self._verdict = verdict
        set_style(self, _STYLES[verdict] if verdict else "under")
        self._write()

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        verdict = self._verdict
        if verdict is None:
            self.clear()
        else:
            self.setText(shown(verdict.text) if self._widest <= self.width() else verdict.sign)


def token_of(verdict: ChoiceVerdict) -> str:
    """The theme's name for the color of a verdict."""
    is_good = verdict in (ChoiceVerdict.BEST, ChoiceVerdict.FOR_THE_WIN)
    return "good" if is_good else GRADE_TOKENS[Grade(verdict.value)]


def color_on_felt(verdict: ChoiceVerdict) -> QColor:
    """The color of a verdict on a dark ground, such as a pill's."""
    return DARK.color(token_of(verdict))
