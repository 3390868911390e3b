"""The form of a question: its fields side by side, and the button that asks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import NotationError
from dicedesk.ui.base.asking import Asking
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.features.lab.controls.control_for import control_for
from dicedesk.ui.features.lab.question.flow import FlowRow


class QuestionForm(QFrame):
    """Fills in the texts of an asking, and asks. While an answer is computed, the button cancels it.

    Signals: `told(str)` with what a person who cannot see it should hear.
    """

    told = Signal(str)

    def __init__(self, asking: Asking, appearance: Appearance, parent: QWidget) -> None:
        """Shows the texts of the asking, and how far it is."""
        super().__init__(parent)
        self.setObjectName("card")
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
        """Asks; where something is wrong with a field, says so and goes there instead."""
        try:
            self._asking.ask()
        except NotationError:
            self._show_faults()
        else:
            self._clear_faults()

    def show_texts(self) -> None:
        """Shows what the asking holds."""
        for name, control in self.controls.items():
            control.show_text(self._asking.texts[name])
        self._clear_faults()

    def take_focus(self) -> None:
        """Goes to the first field."""
        next(iter(self.controls.values())).inside.setFocus()

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
        """Has the one button or the other, and hands the focus ring over."""
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
        """The bar is empty until it is known how many parts there are."""
        progress = self._asking.progress
        self.bar.setRange(0, max(progress.parts, 1))
        self.bar.setValue(progress.done)

    def _lay_out(self) -> None:
        self.ask_button.setObjectName("primary")
        wide = max(button.sizeHint().width() for button in (self.ask_button, self.cancel_button))
        for button in (self.ask_button, self.cancel_button):
            button.setAutoDefault(False)
            button.setMinimumWidth(wide)
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        fields = FlowRow(tuple(self.controls.values()), Space.LARGE, self)
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
