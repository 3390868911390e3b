"""The shared parts of the Lab's sections that run strategies from files: layout, permission, and work."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.words import Sentence, escaped
from dicedesk.games.hog.class_folder import StrategyFolder, brought_in
from dicedesk.games.hog.standings import StrategyWork
from dicedesk.games.hog.strategy_files import AgreedPrograms
from dicedesk.ui.base.long_work import LongWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import CardScroll, label, write
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work


def lay_out(
    section: QWidget,
    says: str,
    row: tuple[QPushButton, QLabel, QPushButton],
    below: Sequence[QWidget],
    result: QWidget,
) -> None:
    """Lay out a section.

    `row` is the button that chooses, the name of the choice, and the button for the result; `below` are the parts
    under it. That button, the last of these parts and the result are hidden until there is a result.
    """
    choose, name, use = row
    line = QHBoxLayout()
    line.setSpacing(Space.MEDIUM)
    line.addWidget(choose)
    line.addWidget(name, 1)
    line.addWidget(use)
    for button in (choose, use):
        button.setAutoDefault(False)
    top = QWidget()
    column = QVBoxLayout(top)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.MEDIUM)
    column.addWidget(label("second", says, wraps=True))
    column.addLayout(line)
    for part in below:
        column.addWidget(part)
    scroll = CardScroll()
    scroll.add_card(top)
    scroll.add_card(result)
    scroll.add_stretch()
    whole = QVBoxLayout(section)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(scroll)
    for part in (use, below[-1], result):
        part.hide()


class RunQuestion(QFrame):
    """Asks for permission to run programs. Signals: `answered(bool)`, True for permission."""

    answered = Signal(bool)

    accessible_role = "Grouping"

    def __init__(self, run: str, leave: str, home: QWidget) -> None:
        """Nothing is asked yet. The buttons are labeled `run` and `leave`; `home` gets the focus after the answer."""
        super().__init__()
        self._home = home
        set_style(self, "card")
        self.says = label("says", wraps=True)
        self.run_button, self.leave_button = QPushButton(run), QPushButton(leave)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for button, answer in ((self.run_button, True), (self.leave_button, False)):
            set_style(button, "quiet")
            button.setAutoDefault(False)
            button.clicked.connect(lambda *_, answer=answer: self._answer(may_run=answer))
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.SMALL)
        column.addWidget(self.says)
        column.addLayout(row)
        self.hide()

    def ask(self, words: str) -> None:
        """Ask; the answer that does nothing gets the focus, so that Enter does no harm."""
        self.says.setText(words)
        self.setAccessibleName(words)
        self.run_button.setAccessibleDescription(words)
        self.leave_button.setAccessibleDescription(words)
        self.show()
        self.leave_button.setFocus()

    def _answer(self, *, may_run: bool) -> None:
        self._home.setFocus()
        self.hide()
        self.answered.emit(may_run)


@dataclass(frozen=True)
class ProgramUse:
    """The use of files with programs, in words and in work.

    `asks` describes the programs, given the path and the number that have not run before, and `barrier` says that this
    system can isolate them; `run` and `leave` are the answers. `begins` says that the work goes on; `work` returns it:
    a function that gets a progress function. `shows` turns the progress into words and a share, for the screen.
    """

    asks: Callable[[Path, int], str]
    barrier: str
    run: str
    leave: str
    begins: Callable[[Path], str]
    work: Callable[[StrategyWork, Path], Callable[[Callable[[Any], None]], Any]]
    shows: Callable[[Any], tuple[str, float]] | None = None


class Bringing(QWidget):
    """Checks a file or folder, asks before new programs run, and has the work done.

    Signals: `begun(object)` with the path at the start, `done(object, object)` with the path and the result, and
    `told(str)` with a message for the user.
    """

    begun = Signal(object)
    done = Signal(object, object)
    told = Signal(str)

    def __init__(self, parts: AppParts, kind: ProgramUse, home: QWidget) -> None:
        """Nothing to do yet. `home` gets the focus when the focused part disappears."""
        super().__init__()
        self._parts, self._kind = parts, kind
        self._path = Path()
        self._programs: tuple[str, ...] = ()
        self._reading = Work(parts.jobs, self, self._on_found, self._on_failed)
        self._looking_for_gaps = Work(parts.long_jobs, self, self._on_gaps, self._on_failed)
        self.question = RunQuestion(kind.run, kind.leave, home)
        self.work = LongWork(parts.long_jobs, home)
        self.error, self.note = label("bad", wraps=True), label("second", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        for part in (self.question, self.work, self.error, self.note):
            column.addWidget(part)
            part.hide()
        self.question.answered.connect(self._on_answered)
        self.work.failed.connect(partial(write, self.error))
        self.work.told.connect(self._on_told)

    def bring(self, path: Path) -> None:
        """Begin with a file or a folder; the work on the last one is canceled."""
        self.give_up()
        self._path = path
        write(self.error, "")
        write(self.note, "")
        self.begun.emit(path)
        self._reading.ask(brought_in, path)

    def give_up(self) -> None:
        """Cancel the question and the work."""
        self._reading.cancel()
        self._looking_for_gaps.cancel()
        self.question.hide()
        if self.work.is_busy:
            self.work.cancel()

    def _on_found(self, folder: StrategyFolder) -> None:
        if not folder.files:
            self._fail(tr("There are no strategies in {folder}.", folder=escaped(self._path.name)))
        elif self._unknown(folder.programs):
            self._programs = folder.programs
            self._looking_for_gaps.ask(self._strategies.gaps)
        else:
            self._begin()

    def _on_gaps(self, gaps: Sentence | None) -> None:
        words = in_sentences(
            self._kind.asks(self._path, len(set(self._unknown(self._programs)))),
            self._kind.barrier if gaps is None else tr("Caution: {gaps}.", gaps=gaps),
        )
        self.question.ask(words)
        self.told.emit(words)

    @property
    def _strategies(self) -> StrategyWork:
        return self._parts.late.service(StrategyWork)

    @property
    def _agreed(self) -> AgreedPrograms:
        parts = self._parts
        return parts.late.service(AgreedPrograms, lambda: AgreedPrograms(parts.store))

    def _unknown(self, programs: tuple[str, ...]) -> tuple[str, ...]:
        return self._agreed.unknown(programs)

    def _on_answered(self, may_run: bool) -> None:  # noqa: FBT001 (a signal's value comes by place)
        if may_run:
            self._agreed.agree(self._programs)
            self._begin()
        else:
            self._fail(tr("No program was run."))

    def _begin(self) -> None:
        words, work = self._kind.begins(self._path), self._kind.work(self._strategies, self._path)
        self.told.emit(words)
        self.work.start(words, work, self._on_done, self._kind.shows)
        self.work.cancel_button.setFocus()

    def _on_done(self, result: object) -> None:
        self.done.emit(self._path, result)

    def _on_failed(self, reason: str) -> None:
        self._fail(shown(reason))

    def _on_told(self, words: str) -> None:
        write(self.note, "" if words == self.error.text() else words)
        self.told.emit(words)

    def _fail(self, words: str) -> None:
        write(self.error, words)
        self.told.emit(words)
