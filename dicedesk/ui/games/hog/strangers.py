"""What the Lab's sections share that run strategies from files: their layout, the question before it, and the work."""

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
    """Lays a section out.

    `row` is the button that chooses, the name of what was chosen, and the button for the result; `below` are the parts
    under it. That button, the last of these parts and the result are hidden until there is something to show.
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
    """Can be seen while it is asked. Signals: `answered(bool)` with whether they may."""

    answered = Signal(bool)

    accessible_role = "Grouping"

    def __init__(self, run: str, leave: str, home: QWidget) -> None:
        """Nothing is asked. The buttons are called `run` and `leave`; `home` gets the focus ring with the answer."""
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
        """Asks; the focus ring goes to the answer that does nothing, where Enter does no harm."""
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
    """What is done with what is brought, in words and in deed.

    `asks` says what programs there are, given the path and how many have not run before, and `barrier` that this system
    can keep them apart; `run` and `leave` are the answers. `begins` says that the work goes on; `work` gives it: a
    function that hears how far it is. `shows` says that in words and as a share, for whoever sees it.
    """

    asks: Callable[[Path, int], str]
    barrier: str
    run: str
    leave: str
    begins: Callable[[Path], str]
    work: Callable[[StrategyWork, Path], Callable[[Callable[[Any], None]], Any]]
    shows: Callable[[Any], tuple[str, float]] | None = None


class Bringing(QWidget):
    """Looks what is brought, asks where it holds programs that nobody has agreed to, and has the work done.

    Signals: `begun(object)` with the path when something is brought, `done(object, object)` with the path and what came
    of it, and `told(str)` with what a person should know.
    """

    begun = Signal(object)
    done = Signal(object, object)
    told = Signal(str)

    def __init__(self, parts: AppParts, kind: ProgramUse, home: QWidget) -> None:
        """Nothing is brought yet. `home` gets the focus ring when what has it here is gone."""
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
        """Begins with a file or a folder; what was begun with another one is given up."""
        self.give_up()
        self._path = path
        write(self.error, "")
        write(self.note, "")
        self.begun.emit(path)
        self._reading.ask(brought_in, path)

    def give_up(self) -> None:
        """Nothing more is asked or done."""
        self._reading.cancel()
        self._looking_for_gaps.cancel()
        self.question.hide()
        if self.work.is_busy:
            self.work.cancel()

    def _on_found(self, folder: StrategyFolder) -> None:
        if not folder.files:
            self._fail(tr("There is no strategy in {folder}.", folder=escaped(self._path.name)))
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
        """Shows why nothing is done any more."""
        write(self.error, words)
        self.told.emit(words)
