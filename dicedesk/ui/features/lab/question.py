"""A section of the Lab that asks one kind of question: the form, the answer under it, and the buttons to save it."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.errors import NotationError
from dicedesk.core.system_errors import reason_of
from dicedesk.features.question_files import chart_csv, json_text, table_csv
from dicedesk.games.questions import kind_called
from dicedesk.lab.charts import Chart
from dicedesk.lab.fields import LabQuestion, SeedField
from dicedesk.lab.findings import Findings, FoundTable, QuestionKind
from dicedesk.play.ports.jobs import JobError, Jobs
from dicedesk.ui.base.asking import Asking
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.lifetime import give_focus_back
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.wrapping import ButtonRow, FlowRow
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.controls import control_for


class QuestionForm(QFrame):
    """Fills in the texts of an asking, and asks. While an answer is computed, the button cancels it.

    Signals: `told(str)` with a message for the screen reader.
    """

    told = Signal(str)

    def __init__(self, asking: Asking, appearance: Appearance, parent: QWidget) -> None:
        """Show the texts of the asking, and its progress."""
        super().__init__(parent)
        set_style(self, "card")
        self._asking = asking
        self.controls = {field.name: control_for(field, appearance, self) for field in asking.kind.fields}
        self.ask_button, self.cancel_button = QPushButton(tr("Ask")), QPushButton(tr("Cancel"))
        self.bar, self.faults = QProgressBar(), label("bad", wraps=True)
        self._lay_out()
        self.show_texts()
        self._show_work()
        for name, control in self.controls.items():
            control.changed.connect(lambda name=name: self._on_changed(name))
            control.entered.connect(self.ask)
        self.ask_button.clicked.connect(self.ask)
        self.cancel_button.clicked.connect(asking.cancel)
        asking.changed.connect(self._show_work)
        asking.progressed.connect(self._show_progress)

    def ask(self) -> None:
        """Ask the question; if a field is wrong, say so and focus it instead."""
        try:
            self._asking.ask()
        except NotationError:
            self._show_faults()
        else:
            self._clear_faults()

    def show_texts(self) -> None:
        """Show the texts of the asking."""
        for name, control in self.controls.items():
            control.show_text(self._asking.texts[name])
        self._clear_faults()

    def _on_changed(self, name: str) -> None:
        self._asking.texts[name] = self.controls[name].text
        self._clear_faults()

    def _show_faults(self) -> None:
        faults = self._asking.faults()
        for name, control in self.controls.items():
            control.show_fault(faults.get(name, ""))
        said = in_sentences(*map(shown, faults.values()))
        write(self.faults, said)
        first = next((control for name, control in self.controls.items() if name in faults), None)
        if first is not None:
            first.inside.setFocus()
        self.told.emit(said)

    def _clear_faults(self) -> None:
        write(self.faults, "")
        for control in self.controls.values():
            control.show_fault("")

    def _show_work(self) -> None:
        is_busy = self._asking.is_busy
        before, after = (
            (self.ask_button, self.cancel_button) if is_busy else (self.cancel_button, self.ask_button)
        )
        had_focus = before.hasFocus()
        after.setVisible(True)
        if had_focus:
            after.setFocus()
        before.setVisible(False)
        self._show_progress()
        self.bar.setVisible(is_busy)

    def _show_progress(self) -> None:
        """Show the progress of the answer; the bar is empty until the number of parts is known."""
        progress = self._asking.progress
        self.bar.setRange(0, max(progress.parts, 1))
        self.bar.setValue(progress.done)

    def _lay_out(self) -> None:
        set_style(self.ask_button, "primary")
        wide = max(button.sizeHint().width() for button in (self.ask_button, self.cancel_button))
        for button in (self.ask_button, self.cancel_button):
            button.setAutoDefault(False)
            button.setMinimumWidth(wide)
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        fields = FlowRow(tuple(self.controls.values()), Space.MEDIUM, self)
        row = QHBoxLayout()
        row.setSpacing(Space.LARGE)
        row.addWidget(fields, 1)
        row.addWidget(self.ask_button, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.cancel_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.TIGHT)
        column.setSpacing(Space.TIGHT)
        column.addLayout(row)
        column.addWidget(self.faults)
        column.addWidget(self.bar)


class AnswerScroll(QScrollArea):
    """Holds one widget at a time, as wide as the view, and as tall as it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._wanted: QWidget | None = None
        # The height of the answer is known only after its whole content was laid out again.
        self._fits = QTimer(self, singleShot=True, interval=0)
        self._fits.timeout.connect(self._fit)

    def hold(self, answer: QWidget) -> None:
        """Show another widget; the old one is destroyed."""
        self.setWidget(answer)
        answer.setAutoFillBackground(False)
        answer.installEventFilter(self)
        answer.show()
        self._fits.start()

    def begin_at(self, part: QWidget) -> None:
        """Scroll a part near the top, once the height of the content is known."""
        self._wanted = part
        self._fits.start()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when a part of the answer needs more or less room, or has another width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fits.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        answer, room = self.widget(), self.maximumViewportSize()
        layout = None if answer is None else answer.layout()
        if answer is None or layout is None:
            return
        width = room.width()
        if layout.totalMinimumHeightForWidth(width) > room.height():
            width -= self.verticalScrollBar().sizeHint().width()
        answer.resize(width, max(room.height(), layout.totalMinimumHeightForWidth(width)))
        if self._wanted is not None:
            layout.activate()
            bar, top = self.verticalScrollBar(), self._wanted.y()
            bar.setValue(top)
            # Delayed parts make more room.
            if bar.value() == top:
                self._wanted = None


_TABLE, _ALL = ".csv", ".json"


class AnswerSaving(ButtonRow):
    """Saves the visible part of an answer.

    Signals: `told(str)` with the result, `again_asked()` when the user wants to read a question from a file.
    """

    told = Signal(str)
    again_asked = Signal()

    def __init__(self, asking: Asking, jobs: Jobs, parent: QWidget) -> None:
        """Nothing can be saved yet. The jobs write files; they work in this process."""
        self.source = label("second")
        self.again_button = QPushButton(tr("Open a saved question…"))
        self.figures_button, self.picture_button = (
            QPushButton(tr("Save data…")),
            QPushButton(tr("Save picture…")),
        )
        buttons = (self.again_button, self.figures_button, self.picture_button)
        super().__init__(self.source, buttons, parent)
        self._asking, self._jobs = asking, jobs
        self._answer: AnswerView | None = None
        for button in buttons:
            button.setAutoDefault(False)
        self.again_button.clicked.connect(self.again_asked)
        self.figures_button.clicked.connect(self.save_figures)
        self.picture_button.clicked.connect(self.save_picture)

    def show_answer(self, answer: AnswerView | None) -> None:
        """Set the answer to save."""
        self._answer = answer
        self.source.setText("" if answer is None else self._origin(answer))
        self.figures_button.setEnabled(answer is not None)
        self.picture_button.setEnabled(answer is not None and answer.chart is not None)

    def save_figures(self) -> None:
        """Ask for a file, and write the visible figures or the whole answer to it."""
        answer = self._answer
        if answer is None:
            return
        answer.complete()
        kinds = {tr("Table (*.csv)"): _TABLE, tr("All data (*.json)"): _ALL}
        name = f"dicedesk-{answer.findings.question.kind}{_TABLE}"
        chosen, kind = QFileDialog.getSaveFileName(self, tr("Save data"), name, ";;".join(kinds))
        if not chosen:
            return
        file = Path(chosen)
        wanted = kinds.get(kind, _TABLE)
        if file.suffix.lower() not in kinds.values():
            file = file.with_name(file.name + wanted)
        elif file.name == name:
            file = file.with_suffix(wanted)
        saving = Work(self._jobs, self, self._on_saved, self._on_failed, ends_with_owner=False)
        saving.ask(_write, file, answer.findings, answer.table, answer.chart)

    def save_picture(self) -> None:
        """Ask for a file, and draw the visible chart into it."""
        if self._answer is not None:
            self._answer.complete()
            if self._answer.card is not None:
                self._answer.card.save()

    def _origin(self, answer: AnswerView) -> str:
        field = next((field for field in self._asking.kind.fields if isinstance(field, SeedField)), None)
        said = "" if field is None else tr("Seed {seed}", seed=answer.findings.question.value(field))
        if not self._asking.source:
            return said
        again = tr("from {file}", file=self._asking.source)
        return f"{said} · {again}" if said else again

    def _on_saved(self, name: str) -> None:
        self._say(tr("Saved as {name}", name=name))

    def _on_failed(self, reason: str) -> None:
        self._say(tr("Saving failed: {reason}", reason=shown(reason)))

    def _say(self, words: str) -> None:
        self.told.emit(words)


def _write(file: Path, findings: Findings, table: FoundTable | None, chart: Chart | None) -> str:
    """Write the whole answer as JSON, or the table as CSV, or the chart if there is no table. Returns the file's name.

    Raises JobError.
    """
    if file.suffix.lower() == _ALL:
        text = json_text(findings)
    elif table is not None:
        text = table_csv(findings.question, table)
    else:
        text = "" if chart is None else chart_csv(findings.question, chart)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise JobError(reason_of(error)) from None
    return file.name


_LEAST_ANSWER = 150
"""With less room than this under the form, it scrolls with the answer, in pixels at the normal font size."""


class QuestionSection(SectionView):
    """Asks, and shows the last answer, even while the next one is computed."""

    def __init__(self, kind: str, parts: AppParts, parent: QWidget) -> None:
        """`kind` is its id. Its last question, such as in another language, is shown again."""
        super().__init__(parts, parent)
        self.asking = _asking_of(kind_called(kind), parts)
        self.form = QuestionForm(self.asking, parts.appearance, self)
        self.state, self.failure = label("accentSecond", wraps=True), label("bad", wraps=True)
        self.answer: AnswerView | None = None
        self._found: QWidget = _empty_card(self.asking.kind)
        self._scroll = AnswerScroll()
        self.keeping = AnswerSaving(self.asking, parts.jobs, self)
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
        """Ask the form's question."""
        self.form.ask()

    def ask_again(self, question: LabQuestion, file: str) -> None:
        """Ask a question of this kind that was read from a file of this name."""
        self.asking.fill(dict(question.texts))
        self.form.show_texts()
        self.asking.ask(file)

    def save_figures(self) -> None:
        """Save the visible figures."""
        self.keeping.save_figures()

    def save_picture(self) -> None:
        """Save the visible chart."""
        self.keeping.save_picture()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll the form with the answer if the window is too low for both."""
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
            self.noted.emit("")
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
            self.failure,
            tr("The answer could not be calculated: {reason}", reason=shown(reason)) if reason else "",
        )
        self.keeping.show_answer(self.answer)
        self._show_state()

    def _show_state(self) -> None:
        """Say so if the visible answer does not belong to the form's question."""
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
        # The last for a screen reader too, which follows the order in which widgets were made.
        self.keeping.raise_()


def _asking_of(kind: QuestionKind, parts: AppParts) -> Asking:
    if kind.id not in parts.askings:
        parts.askings[kind.id] = Asking(kind, parts.long_jobs, parts.late.workers)
    return parts.askings[kind.id]


def _empty_card(kind: QuestionKind) -> Card:
    card = Card(shown(kind.title))
    card.add(label("lead", shown(kind.says), wraps=True))
    card.add(label("second", tr("Press Ask to calculate the answer."), wraps=True))
    card.close_up()
    return card
