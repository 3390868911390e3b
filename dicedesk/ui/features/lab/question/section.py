"""A section that asks one kind of question: the form over the answer, and the buttons that keep it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.games.questions import kind_called
from dicedesk.lab.questions.kind import QuestionKind
from dicedesk.lab.questions.question import LabQuestion
from dicedesk.ui.base.asking import Asking
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.still_there import give_focus_back
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.lab.question.answer import AnswerView
from dicedesk.ui.features.lab.question.answer_scroll import AnswerScroll
from dicedesk.ui.features.lab.question.form import QuestionForm
from dicedesk.ui.features.lab.question.keeping import Keeping

_LEAST_ANSWER = 150
"""With less room under the form this scrolls with the answer, in pixels at the normal font size."""


class QuestionSection(SectionView):
    """Asks, and shows the last answer, also while the next one is computed."""

    def __init__(self, kind: str, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """The kind by its id. What was asked of it before, such as in another language, is shown again."""
        super().__init__(parts, appearance, parent)
        self.asking = _asking_of(kind_called(kind), parts)
        self.form = QuestionForm(self.asking, appearance, self)
        self.state, self.failure = label("accentSecond", wraps=True), label("bad", wraps=True)
        self.answer: AnswerView | None = None
        self._found: QWidget = _empty_card(self.asking.kind)
        self._scroll = AnswerScroll()
        self.keeping = Keeping(self.asking, parts.jobs, self)
        self._lay_out()
        self._show()
        self.form.told.connect(self.told)
        self.keeping.told.connect(self.told)
        self.keeping.told.connect(self.noted)
        self.keeping.again_asked.connect(self.again_asked)
        self.asking.changed.connect(self._on_changed)
        for control in self.form.controls.values():
            control.changed.connect(self._show_state)

    def ask(self) -> None:
        """Asks what the form says."""
        self.form.ask()

    def take_focus(self) -> None:
        """Goes to the first field."""
        self.form.take_focus()

    def ask_again(self, question: LabQuestion, file: str) -> None:
        """Asks a question of this kind that was read from a file of this name."""
        self.asking.fill(dict(question.texts))
        self.form.show_texts()
        self.asking.ask(file)

    def save_figures(self) -> None:
        """Saves what is shown."""
        self.keeping.save_figures()

    def save_picture(self) -> None:
        """Saves the chart that is shown."""
        self.keeping.save_picture()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Has the form scroll with the answer where the window is too low for both."""
        super().resizeEvent(event)
        form, keeping = (
            part.heightForWidth(self.width()) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in (self._asked, self.keeping)
        )
        is_low = self.height() < form + keeping + scaled(_LEAST_ANSWER)
        home = self._scrolled if is_low else self._column
        if home.indexOf(self._asked) < 0:
            focus = (
                self._asked.focusWidget() if self._asked.isAncestorOf(self.window().focusWidget()) else None
            )
            (self._column if is_low else self._scrolled).removeWidget(self._asked)
            home.insertWidget(0, self._asked)
            self._asked.lower()
            self._asked.show()
            give_focus_back(focus)

    def _on_changed(self) -> None:
        asking = self.asking
        is_new = asking.findings is not None and (
            self.answer is None or self.answer.findings is not asking.findings
        )
        self._show()
        if asking.is_busy:
            self.told.emit(tr("Calculating the answer…"))
        elif asking.failure:
            self.told.emit(self.failure.text())
        elif is_new and self.answer is not None:
            if self._scrolled.indexOf(self._asked) >= 0:
                self._scroll.begin_at(self.answer)
            self.told.emit(self.answer.summary)
        else:
            self.told.emit(tr("Canceled."))

    def _show(self) -> None:
        findings = self.asking.findings
        if findings is not None and (self.answer is None or self.answer.findings is not findings):
            self.answer = AnswerView(findings, self._appearance)
            self.answer.told.connect(self.told)
            self._scrolled.replaceWidget(self._found, self.answer)
            self._found.hide()
            self._found.deleteLater()
            self._found = self.answer
            self.answer.show()
        reason = self.asking.failure
        write(
            self.failure, tr("It could not be calculated: {reason}", reason=shown(reason)) if reason else ""
        )
        self.keeping.show_answer(self.answer)
        self._show_state()

    def _show_state(self) -> None:
        """Says where the answer is not that to what the form says now."""
        asking = self.asking
        if asking.findings is None or not (asking.is_busy or asking.is_older):
            said = ""
        elif asking.is_busy:
            said = tr("This is the previous answer. Calculating the new one…")
        else:
            said = tr("This is the previous answer. Press Ask for the new one.")
        write(self.state, said)

    def _lay_out(self) -> None:
        self._asked, inside = QWidget(), QWidget()
        asked, self._scrolled, self._column = QVBoxLayout(self._asked), QVBoxLayout(inside), QVBoxLayout(self)
        for column in (asked, self._scrolled, self._column):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(Space.MEDIUM)
        for part in (self.form, self.state, self.failure):
            asked.addWidget(part)
        self._scrolled.addWidget(self._found, 1)
        self._scroll.hold(inside)
        self._column.addWidget(self._asked)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.keeping)
        # The last for a screen reader too, which goes by the order in which widgets were made.
        self.keeping.raise_()


def _asking_of(kind: QuestionKind, parts: ServiceParts) -> Asking:
    if kind.id not in parts.askings:
        parts.askings[kind.id] = Asking(kind, parts.long_jobs, parts.workers)
    return parts.askings[kind.id]


def _empty_card(kind: QuestionKind) -> Card:
    card = Card(shown(kind.title))
    card.add(label("lead", shown(kind.says), wraps=True))
    card.add(label("second", tr("Press Ask for the exact answer and a simulation to compare."), wraps=True))
    card.close_up()
    return card
