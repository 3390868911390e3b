"""The window that answers "Why?": how one number comes about."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.question import Question
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.working.view import WorkingView, nothing_words

_WIDTH, _HEIGHT = 820, 600
_BETTER, _WORSE = "Alt+Left", "Alt+Right"


class WorkingWindow(QDialog):
    """Shows the working of a number, and that of the choices that are better or worse; Escape closes it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Says that it is being worked out, until there is a question to answer."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How this number is calculated"))
        self._appearance = appearance
        self._question: Question | None = None
        self.view: WorkingView | None = None
        self.note = label("second", tr("Calculating…"), wraps=True)
        self.better_button = _button(tr("Better choice"), _key(_BETTER))
        self.worse_button = _button(tr("Next best choice"), _key(_WORSE))
        self.copy_button = _button(tr("Copy"), "")
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.better_button.clicked.connect(self._show_better)
        self.worse_button.clicked.connect(self._show_worse)
        self.copy_button.clicked.connect(self._copy)
        QShortcut(QKeySequence(_BETTER), self, self._show_better)
        QShortcut(QKeySequence(_WORSE), self, self._show_worse)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self._copy)
        EnterKey(self)
        self._lay_out()
        self._show_buttons()
        begin_with(self, _WIDTH, _HEIGHT)

    def answer(self, question: Question) -> None:
        """Shows how the number comes about that is asked for."""
        self._question, working = question, question.working()
        before, self.view = self.view, None
        if before is not None:
            self._column.removeWidget(before)
            before.deleteLater()
        if working is None:
            self.say(nothing_words())
        else:
            write(self.note, "")
            self.view = WorkingView(working, self._appearance)
            self._column.insertWidget(0, self.view, 1)
            self.view.table.setFocus()
        self._show_buttons()

    def say(self, sentence: str) -> None:
        """Says why there is no working."""
        write(self.note, sentence)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.better_button)
        buttons.addWidget(self.worse_button)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        self._column.setSpacing(Space.MEDIUM)
        self._column.addWidget(self.note, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(buttons)

    def _show_buttons(self) -> None:
        question = self._question
        better, worse = (question.better(), question.worse()) if question else (None, None)
        is_one_of_many = better is not None or worse is not None
        for button, beside in ((self.better_button, better), (self.worse_button, worse)):
            button.setVisible(is_one_of_many)
            button.setEnabled(beside is not None)
        self.copy_button.setEnabled(self.view is not None)

    def _show_better(self) -> None:
        question = self._question and self._question.better()
        if question is not None:
            self.answer(question)

    def _show_worse(self) -> None:
        question = self._question and self._question.worse()
        if question is not None:
            self.answer(question)

    def _copy(self) -> None:
        if self.view is not None:
            QGuiApplication.clipboard().setText(self.view.as_text())


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName("quiet")
    button.setAutoDefault(False)
    button.setToolTip(tip)
    return button


def _key(keys: str) -> str:
    """The keys as the desktop writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
