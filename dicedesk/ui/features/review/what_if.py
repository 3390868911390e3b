"""Another choice in a review: all choices of a move, the line that goes on from one, and the lines kept so far."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Evaluation, Grade
from dicedesk.coach.review import grade_words
from dicedesk.coach.unit import Unit
from dicedesk.coach.verdict import ChoiceVerdict, verdict_on
from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.game import Move
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Record
from dicedesk.features.review.curve import CurveLine
from dicedesk.features.review.game import GameReview, ReviewMoment
from dicedesk.features.review.lines import (
    Fork,
    GameLines,
    OtherLine,
    ReviewedLine,
    RollChoice,
    may_have_lines,
    with_lines,
    without_lines,
)
from dicedesk.features.review.what_if import ComparedChoice, Role
from dicedesk.games.coaching import prepared_coach
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.typed_dice import parse_faces
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.keys import is_enter
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import ChosenRowTable, Column, RowsModel
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.widgets.verdict import GRADE_TOKENS
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import in_sentences, listed, shown, tr
from dicedesk.ui.base.work import Work

_RIGHT = Qt.AlignmentFlag.AlignRight
_STEPS, _CHOICES = 104, 150
"""The heights of the tables of steps and choices, in pixels at the normal font size; the choices may have more."""
_FACES = 70
"""The least width of the field for faces, in pixels at the normal font size."""


class KeyedRows(ChosenRowTable):
    """Signals: that of a table, `decided()` at Enter, and `erased()` at Backspace."""

    decided = Signal()
    erased = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and not event.isAutoRepeat():
            self.decided.emit()
        elif event.key() == Qt.Key.Key_Backspace:
            self.erased.emit()
        else:
            super().keyPressEvent(event)


class WhatIfCard(Card):
    """Takes the place of the list of moves: the choices at a move, and the lines that go on from them.

    `record` is the game with the lines in its notes, `plain` the same without lines.

    Signals: `changed()` when other lines, or another moment of one, are to be drawn, `moment_chosen(ReviewMoment)` with
    the moment of a line that is to be shown, `left()` when no moment of a line is, `lines_changed(Record)` when the
    notes have other lines, and `position_asked(PositionLine)`.
    """

    changed = Signal()
    moment_chosen = Signal(object)
    left = Signal()
    lines_changed = Signal(object)
    position_asked = Signal(object)

    def __init__(self, game: GameReview, jobs: Jobs, long_jobs: Jobs, appearance: Appearance) -> None:
        """Show nothing before `ask` or `begin`; `long_jobs` prepare the coach, and `jobs` ask it."""
        super().__init__(tr("What if"))
        self.record = self.plain = game.record
        self._game, unit = game, game.review.unit
        self.lines: tuple[ReviewedLine, ...] = ()
        self.seat = 0
        """The seat from which the lines are seen."""
        self._number, self._chosen, self._step = 1, -1, 0
        """The move that is asked about, the place of the visible line, -1 for a new one, and its visible place."""
        self._fork: Fork | None = None
        self._known: GameLines | None = None
        self.slow_work = SlowWorkRow()
        self._preparing = Work(
            long_jobs, self, self._on_prepared, self._on_unprepared, self.slow_work.show_work
        )
        self._opening = Work(jobs, self, self._on_opened, self._refuse)
        self._weighing = Work(jobs, self, self._on_weighed, self._refuse)
        self._going_on = Work(jobs, self, self._on_gone_on, self._refuse)
        self.back = QPushButton(tr("Moves"))
        self.line = ArrowCombo(appearance, tr("Line"))
        self.steps = KeyedRows(tuple(_step_columns(unit)), tr("Moves of the line"), stretched=1)
        self.told = label("body", wraps=True)
        self.asks, self.standing = label("ruleTitle", wraps=True), label("second", wraps=True)
        self.choices = KeyedRows(tuple(_choice_columns(unit)), tr("Choices", "one of several"), stretched=0)
        self.why, self.note = label("second", wraps=True), label("second", wraps=True)
        self.roll, self.faces = ArrowCombo(appearance, tr("Roll", "a throw")), QLineEdit()
        self.go_on = QPushButton(tr("Continue"))
        self.take_back, self.remove = QPushButton(tr("Undo")), QPushButton(tr("Remove line"))
        self.open = QPushButton(tr("Open position"))
        self.choices.setItemDelegate(_VerdictDelegate(appearance, self.choices))
        self._set_up()
        self._lay_out()
        self._connect()

    def begin(self, record: Record[Any]) -> None:
        """Take the notes of a copy of the game, and review the lines in them in the background.

        Lines of this window stay.
        """
        self.record = self.plain = record
        if may_have_lines(record):
            self._open()
        elif self.lines:
            self._keep()

    def ask(self, number: int) -> None:
        """Show all choices at the move with this number, from 1, for a new line."""
        self._number = number
        self._show_line(-1)

    def is_asked(self, number: int) -> bool:
        """Return whether the choices of this move are shown for a new line."""
        return self.chosen is None and self._number == number

    @property
    def chosen(self) -> ReviewedLine | None:
        """The visible line; None while a new one has no move yet."""
        return self.lines[self._chosen] if self._chosen >= 0 else None

    @property
    def position_at_end(self) -> PositionLine[Any] | None:
        """The position at the end of the visible line; None if there is no line, or if the game is over."""
        line = self.chosen
        return None if line is None or line.then is None else line.then.position

    def curve_lines(self) -> tuple[CurveLine, ...]:
        """Return the lines as the curve shows them."""
        drawn = []
        for place, line in enumerate(self.lines):
            review = line.seen_from(self.seat)
            heights = tuple(review.value(at) for at in range(line.first, line.last + 1))
            is_shown = place == self._chosen and not self.isHidden()
            drawn.append(CurveLine(line.first, heights, self._step if is_shown else None))
        return tuple(drawn)

    def see_from(self, seat: int) -> None:
        """Show the lines from another seat."""
        self.seat = seat
        self._show_steps()

    def tell(self, moment: ReviewMoment | None) -> None:
        """Write the sentences of a moment below the moves of the line; none for None."""
        lines = () if moment is None else (moment.title, moment.verdict, *moment.short_lines)
        write(self.told, "\n".join(filter(None, map(shown, lines))))

    def play(self) -> None:
        """Let the line go on with the selected choice and roll; say what is wrong with typed faces."""
        fork, choice = self._fork, self._selected
        if self._known is None or fork is None or choice is None or self._going_on.is_busy:
            return
        move = choice.move
        try:
            roll = self._roll(fork.dice_for(move))
        except NotationError as error:
            self._refuse(error.sentence)
            self.faces.setFocus()
            return
        self._say(tr("Calculating…"))
        self._going_on.ask(self._known.gone_on, self._line, move, roll)

    def undo(self) -> None:
        """Undo the last move of the line; without moves, the line is removed."""
        line = self.chosen
        if self._known is None or line is None or self._going_on.is_busy:
            return
        if len(line.line.plays) == 1:
            self.drop()
            return
        self._say(tr("Calculating…"))
        self._going_on.ask(self._known.reviewed, line.line.without_last())

    def drop(self) -> None:
        """Remove the visible line."""
        if self.chosen is None or self._going_on.is_busy:
            return
        self._number = self.lines[self._chosen].line.number
        self.lines = tuple(line for place, line in enumerate(self.lines) if place != self._chosen)
        self._keep()
        self._show_line(-1)
        self.left.emit()

    def ask_for_position(self) -> None:
        """Ask for the position at the end of the line, or else the one before the move, as a position."""
        position = self.position_at_end
        if position is None and self._fork is not None:
            position = self._fork.position
        if position is not None:
            self.position_asked.emit(position)

    @property
    def _line(self) -> OtherLine:
        return OtherLine(self._number) if self.chosen is None else self.chosen.line

    @property
    def _selected(self) -> Evaluation[Move] | None:
        rows, at = self.choices.rows, self.choices.currentIndex().row()
        return rows[at].choice if 0 <= at < len(rows) else None

    def _roll(self, dice: int) -> RollChoice | Roll:
        choice = self.roll.currentData()
        if choice is not None or not dice:
            return choice or ()
        return parse_faces(self.faces.text(), dice)

    def _show_line(self, place: int) -> None:
        """Show one of the lines at its end; -1 begins a new one."""
        self._chosen = place
        self._going_on.cancel()
        self._weighing.cancel()
        line = self.chosen
        if line is not None:
            self._number, self._step = line.line.number, line.last
        self._list_lines()
        self._show_steps()
        self._say("")
        if line is None:
            self._show_fork(None)
            self._say(tr("Calculating…"))
            self._weigh()
        else:
            self._show_fork(line.then)
        self.changed.emit()

    def _list_lines(self) -> None:
        with QSignalBlocker(self.line):
            self.line.clear()
            self.line.addItem(tr("New line from move {number}", number=self._number), -1)
            for place, line in enumerate(self.lines):
                self.line.addItem(shown(line.title), place)
            self.line.setCurrentIndex(self._chosen + 1)
        self._lines.setVisible(bool(self.lines))

    def _show_steps(self) -> None:
        line = self.chosen
        self.steps.setVisible(line is not None)
        for button in (self.take_back, self.remove):
            button.setEnabled(line is not None)
        if line is None:
            return
        review = line.seen_from(self.seat)
        moments = tuple(review.moment(place) for place in range(line.first + 1, line.last + 1))
        self.steps.show_rows(moments)
        self.steps.show_chosen(self._step - line.first - 1)
        self.steps.scrollTo(self.steps.currentIndex())
        if not self.isHidden():
            self.moment_chosen.emit(moments[self._step - line.first - 1])

    def _show_fork(self, fork: Fork | None) -> None:
        """Show the choices at the end of the line; None while they are calculated, or if the game is over."""
        self._fork, line = fork, self.chosen
        choices = () if fork is None else tuple(_Row(fork, each) for each in fork.choices)
        self.choices.show_rows(choices)
        # While choices are calculated, their table stays, with the focus.
        self.choices.setVisible(fork is not None or line is None)
        self.choices.show_chosen(0 if choices else None)
        if fork is None:
            over = "" if line is None else shown(line.seen_from(self.seat).headline or "")
            write(self.asks, over)
            write(self.standing, "")
        else:
            name, values = fork.name, {"number": fork.number, "name": fork.name}
            write(
                self.asks,
                tr("Move {number}: your choice", number=fork.number)
                if name.is_you
                else tr("Move {number}: the choice of {name}", **values),
            )
            told = (fork.standing, fork.unit.comparison or "")
            write(self.standing, in_sentences(*map(shown, told)))
        self._on_choice()

    def _on_choice(self, _: object = None) -> None:
        fork, choice = self._fork, self._selected
        dice = 0 if fork is None or choice is None else fork.dice_for(choice.move)
        write(self.why, "" if choice is None else shown(choice.why))
        self._dice.setVisible(bool(dice))
        self.faces.setPlaceholderText(" ".join("3526143526"[:dice]))
        self.go_on.setEnabled(choice is not None)
        self.open.setEnabled(fork is not None)

    def _on_step(self, moment: ReviewMoment) -> None:
        self._step = moment.place
        self.moment_chosen.emit(moment)
        self.changed.emit()

    def _prepare(self) -> None:
        if not self._preparing.is_busy:
            record = self.record
            where = record.first_state().rules_text(), self._game.review.against
            self._preparing.ask(prepared_coach, record.spec.id, where)

    def _on_unprepared(self, reason: str) -> None:
        self.slow_work.show_work(None)
        self._refuse(reason)

    def _cancel(self) -> None:
        """Cancel the coach's slow work, and go back to the list of moves; asking for choices starts it again."""
        self._preparing.cancel()
        self.slow_work.show_work(None)
        self.back.click()

    def _on_prepared(self, coach: Coach[Any, Any]) -> None:
        self.slow_work.show_work(None)
        self._known = GameLines(self._game, coach)
        if may_have_lines(self.record):
            self._open()
        if self.chosen is None and not self.isHidden():
            self._weigh()

    def _open(self) -> None:
        """Review the lines of the record, as soon as the coach is prepared."""
        if self._known is None:
            self._prepare()
        else:
            self._opening.ask(_opened, self._known, self.record)

    def _weigh(self) -> None:
        """Weigh the choices of a new line, as soon as the coach is prepared."""
        if self._known is None:
            self._prepare()
        else:
            self._weighing.ask(self._known.fork, self._number)

    def _on_opened(self, opened: tuple[Record[Any], tuple[ReviewedLine, ...]]) -> None:
        self.plain, lines = opened
        chosen, known = self.chosen, {line.line for line in lines}
        new = tuple(line for line in self.lines if line.line not in known)
        self.lines = lines + new
        if chosen is not None:
            self._chosen = next(at for at, line in enumerate(self.lines) if line.line == chosen.line)
        self._list_lines()
        if new:
            self._keep()
        self.changed.emit()

    def _on_weighed(self, fork: Fork) -> None:
        self._say("")
        self._show_fork(fork)

    def _on_gone_on(self, line: ReviewedLine) -> None:
        place = self._chosen if self._chosen >= 0 else len(self.lines)
        self.lines = (*self.lines[:place], line, *self.lines[place + 1 :])
        if self.roll.currentData() is None:
            self.faces.clear()
            self.roll.setCurrentIndex(0)
        self._show_line(place)
        self._keep()
        (self.choices if line.then else self.take_back).setFocus()
        moment = line.seen_from(self.seat).moment(line.last)
        announce(self, in_sentences(shown(moment.title), shown(moment.verdict), *map(shown, moment.lines)))

    def _keep(self) -> None:
        """Put the lines into the notes of the record; say so if they are too long for it."""
        if self._opening.is_busy:
            return  # until its own lines are read
        try:
            self.record = with_lines(self.plain, (line.line for line in self.lines))
        except GameError as error:
            self._refuse(tr("This line is not kept: {reason}.", reason=shown(error.sentence)))
        else:
            self.lines_changed.emit(self.record)

    def _say(self, words: str) -> None:
        write(self.note, words)

    def _refuse(self, reason: str) -> None:
        self._say(shown(reason))
        announce(self, self.note.text())

    def _set_up(self) -> None:
        set_style(self.back, "quiet")
        set_style(self.go_on, "primary")
        self.back.setToolTip(tr("Back to the list of moves (A)"))
        self.take_back.setToolTip(tr("Undo the last move of the line (Backspace)"))
        self.open.setToolTip(tr("Open the end of the line as a position (Ctrl+P)"))
        for button in (self.back, self.go_on, self.take_back, self.remove, self.open):
            button.setAutoDefault(False)
        for words, choice in (
            (tr("Most likely roll"), RollChoice.LIKELY),
            (tr("Average luck"), RollChoice.AVERAGE),
            (tr("These dice:"), None),
        ):
            self.roll.addItem(words, choice)
        self.faces.setAccessibleName(tr("Faces of the roll"))
        self.faces.setMinimumWidth(scaled(_FACES))
        self.steps.setMinimumHeight(scaled(_STEPS))
        self.steps.setMaximumHeight(scaled(_STEPS))
        self.choices.setMinimumHeight(scaled(_CHOICES))
        policy = self.choices.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.choices.setSizePolicy(policy)

    def _lay_out(self) -> None:
        self._dice = QWidget()
        row = QHBoxLayout(self._dice)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.roll)
        row.addWidget(self.faces, 1)
        self.add_to_heading(self.back)
        self._lines = QWidget()
        lines = QHBoxLayout(self._lines)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.SMALL)
        lines.addWidget(self.line, 1)
        lines.addWidget(self.remove)
        for above in (self._lines, self.steps, self.told, self.asks, self.standing):
            self.add(above)
        self.add(self.choices, 1)
        for below in (self.why, self._dice, self.note, self.slow_work):
            self.add(below)
        self.add(ButtonRow(label("second"), (self.open, self.take_back, self.go_on)))

    def _connect(self) -> None:
        self.line.activated.connect(lambda index: self._show_line(self.line.itemData(index)))
        self.steps.chosen.connect(self._on_step)
        self.choices.chosen.connect(self._on_choice)
        self.choices.doubleClicked.connect(self.play)
        self.faces.textEdited.connect(lambda _: self.roll.setCurrentIndex(self.roll.findData(None)))
        self.faces.returnPressed.connect(self.play)
        self.go_on.clicked.connect(self.play)
        self.take_back.clicked.connect(self.undo)
        self.remove.clicked.connect(self.drop)
        self.open.clicked.connect(self.ask_for_position)
        self.slow_work.canceled.connect(self._cancel)
        self.choices.decided.connect(self.play)
        for table in (self.choices, self.steps):
            table.erased.connect(self.undo)


def _opened(lines: GameLines, record: Record[Any]) -> tuple[Record[Any], tuple[ReviewedLine, ...]]:
    return without_lines(record), lines.kept(record)


@dataclass(frozen=True)
class _Row:
    """One of the choices of a fork."""

    fork: Fork
    compared: ComparedChoice

    @property
    def choice(self) -> Evaluation[Move]:
        return self.compared.choice

    @cached_property
    def verdict(self) -> ChoiceVerdict:
        return verdict_on(self.choice, self.fork.unit)

    @property
    def grade(self) -> Grade | None:
        """None for the best choice, for one that is as good, and for one for the win."""
        has_none = self.verdict in (ChoiceVerdict.BEST, ChoiceVerdict.FOR_THE_WIN)
        return None if has_none else Grade(self.verdict.value)

    @cached_property
    def cells(self) -> tuple[str, str, str, str]:
        """The choice, its verdict, its cost and its value; a table asks for each of them several times."""
        unit, choice, grade = self.fork.unit, self.choice, self.grade
        title = shown(self.fork.title(choice.move))
        return (
            tr("{choice} (played)", choice=title) if Role.MADE in self.compared.roles else title,
            shown(self.verdict.word)
            if grade is None
            else f"{grade.sign} {shown(grade_words(grade))}".strip(),
            "" if self.verdict is ChoiceVerdict.BEST else shown(unit.number_words(choice.cost)),
            shown(unit.read_value_words(choice.value)),
        )


def _choice_columns(unit: Unit) -> Iterable[Column]:
    yield Column(tr("Choice", "one of several"), text=lambda row: row.cells[0], tip=_why)
    yield Column(tr("Verdict"), text=lambda row: row.cells[1], tip=_why)
    yield Column(
        tr("Cost"),
        text=lambda row: row.cells[2],
        alignment=_RIGHT,
        tip=_why,
        spoken=lambda row: row.cells[2] or row.cells[1],
    )
    yield Column(shown(unit.title), text=lambda row: row.cells[3], alignment=_RIGHT, tip=_why)


def _why(row: _Row) -> str:
    return shown(row.choice.why)


def spoken_cost(moment: ReviewMoment) -> str:
    """Return what a move cost, as it is read aloud."""
    if moment.grade is None:
        return shown(moment.gave) or tr("Nothing to decide")
    words = shown(grade_words(moment.grade))
    if moment.grade is Grade.FINE:
        return words
    return listed((words, shown(moment.gave).removeprefix(moment.grade.sign).strip()))


def _step_columns(unit: Unit) -> Iterable[Column]:
    yield Column("#", text=lambda moment: str(moment.place), alignment=_RIGHT, spoken_title=tr("Move"))
    yield Column(
        tr("Choice", "one of several"), text=lambda moment: moment.choice, tip=lambda moment: moment.title
    )
    yield Column(tr("Cost"), text=lambda moment: moment.gave, spoken=spoken_cost)
    yield Column(shown(unit.title), text=lambda moment: moment.value, alignment=_RIGHT)


class _VerdictDelegate(QStyledItemDelegate):
    """Colors the verdict and the cost of a choice by its grade; the words say the same."""

    def __init__(self, appearance: Appearance, table: QTableView) -> None:
        super().__init__(table)
        self._appearance = appearance
        appearance.changed.connect(table.viewport().update)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() in (1, 2):
            grade = index.data(RowsModel.ROW_ROLE).grade
            token = "good" if grade is None else GRADE_TOKENS[grade]
            option.palette.setColor(QPalette.ColorRole.Text, self._appearance.palette.color(token))
