"""The review of a record in a window of its own: it is made in the background, and shown when it is there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dicedesk.coach.question import AskedChoice
from dicedesk.features.records.recorded import recorded_in
from dicedesk.features.replay.recorded_game import RecordedGame
from dicedesk.features.review.review_sheet import ReviewSheet, review_record
from dicedesk.features.review.shown_review import ShownReview
from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.ui.base.accessibility.announcer import announce
from dicedesk.ui.base.dialog_sizes import begin_with
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.keyboard.enter_key import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.look.window_sizes import SMALLEST_WINDOW
from dicedesk.ui.base.services.long_work import LongWork
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.replay.elided_label import ElidedLabel
from dicedesk.ui.features.review.review_page import ReviewPage
from dicedesk.ui.features.review.saving import ReviewSaving
from dicedesk.ui.table.asked_twice import AskedTwice

_WIDTH, _HEIGHT = 1280, 800
_WAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


@dataclass(frozen=True, eq=False)
class ReviewParts:
    """What a review is made with: jobs for what takes a moment, and for what takes longer, the look, and the dice.

    `language` is the code of the window's language; `titles` are what people call the games, by their names in records.
    """

    jobs: Jobs
    long_jobs: Jobs
    appearance: Appearance
    dice: DiceLook
    language: str
    titles: Mapping[str, str]


class ReviewWindow(QDialog):
    """Has a record reviewed, with a line that says how far that is; Escape closes it, and ends the work.

    Signals: `play_on_asked(Record)` with the moves before the one that is shown, when a game is to go on from there,
    `why_asked(AskedChoice)` with the choice that is shown, when its worth is to be explained, and
    `practice_asked(str, int)` with the record and the number of moves before the choice that is to be practiced.
    """

    play_on_asked = Signal(object)
    why_asked = Signal(object)
    practice_asked = Signal(str, int)

    def __init__(self, record: str, parts: ReviewParts, parent: QWidget) -> None:
        """Begins to review the text of a record."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(tr("Review"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._record, self._parts = record, parts
        self.saving = ReviewSaving(parts.jobs, parts.language, self)
        self.page: ReviewPage | None = None
        self._game: RecordedGame[Any] | None = None
        self._sheet: ReviewSheet | None = None
        self._job: Job | None = None
        self.note, self.work = label("second", wraps=True), LongWork(lambda: parts.long_jobs)
        self.head, self.dice = ElidedLabel(), ElidedLabel()
        self.head.setObjectName("name")
        self.dice.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.asked = AskedTwice(self)
        self._lay_out()
        self._set_keys()
        EnterKey(self)
        self.work.told.connect(self._refuse)
        self.work.cancel_button.clicked.connect(self.close)
        self.work.start(tr("Reviewing the game…"), partial(review_record, record), self._on_reviewed)
        self._job = parts.jobs.start(
            partial(recorded_in, record), while_there(self._on_read), while_there(self._on_failed)
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends what is still being worked out."""
        super().closeEvent(event)
        self.work.stop()
        if self._job is not None:
            self._job.cancel()

    def event(self, event: QEvent) -> bool:
        """Leaves keys to what has the focus ring, where they are for something there."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            part = self.focusWidget()
            if event.key() in _WAYS and isinstance(part, QAbstractSlider | QComboBox | QAbstractItemView):
                event.accept()
                return True
        return super().event(event)

    def say(self, words: str) -> None:
        """Says something beside the buttons, and aloud."""
        if self.page is not None:
            self.page.say(words)

    def ask_to_play_on(self) -> None:
        """Asks for a game that goes on from before the move that is shown."""
        if self._game is not None and self.page is not None:
            kept = max(self.page.place - 1, 0)
            self.play_on_asked.emit(self._game.record.without_last(self._game.moves - kept))

    def ask_why(self) -> None:
        """Asks how the worth of the choice that is shown comes about: of the best one, where that was another."""
        page, game, sheet = self.page, self._game, self._sheet
        if page is not None and game is not None and sheet is not None and page.place:
            record, row = game.record, sheet.rows[page.place - 1]
            state = game.history[page.place - 1].before
            move = record.spec.parse_move(row.best)
            self.why_asked.emit(AskedChoice(record.spec.id, state, move, sheet.against))

    def ask_to_practice(self) -> None:
        """Asks for the choice that is shown as an exercise."""
        if self.page is not None and self.page.place:
            self.practice_asked.emit(self._record, self.page.place - 1)

    def copy(self) -> None:
        """Copies the review as text."""
        if self.page is not None:
            self.saving.copy(self.page.review, self._title)

    def save(self) -> None:
        """Asks for a file, and saves the review in it."""
        if self.page is not None:
            self.saving.ask_and_save(self.page.review, self._title)

    @property
    def _title(self) -> str:
        return self._parts.titles.get(self._game.record.spec.id, "") if self._game else ""

    def _on_read(self, game: RecordedGame[Any]) -> None:
        self._game = game
        self._show()

    def _on_reviewed(self, sheet: ReviewSheet) -> None:
        self._sheet = sheet
        self._show()

    def _on_failed(self, error: Exception) -> None:
        self._refuse(shown(reason_of(error)))

    def _refuse(self, reason: str) -> None:
        if self._job is not None:
            self._job.cancel()
        self.note.setText(tr("This record cannot be reviewed: {reason}", reason=reason))
        self.note.show()
        announce(self, self.note.text())

    def _show(self) -> None:
        """Shows the review once both halves of it are there."""
        game, sheet = self._game, self._sheet
        if game is None or sheet is None:
            return
        review = ShownReview(game, sheet)
        self.page = page = ReviewPage(review, self._parts.appearance, self._parts.dice, self)
        title = self._title
        self.setWindowTitle(tr("Review of {game}", game=title))
        self.head.say(" · ".join(filter(None, (title, shown(review.result or "")))))
        self.dice.say(shown(sheet.dice))
        self._head.show()
        self._column.addWidget(page, 1)
        page.felt.play_on.clicked.connect(self.ask_to_play_on)
        page.felt.why.clicked.connect(self.ask_why)
        page.felt.practice.clicked.connect(self.ask_to_practice)
        page.moved.connect(self._on_moved)
        self._on_moved()
        page.copy.clicked.connect(self.copy)
        page.save.clicked.connect(self.save)
        self.saving.told.connect(page.say)
        page.moved.connect(self.asked.drop)
        self.asked.asked.connect(page.say)
        self.asked.dropped.connect(page.note.clear)
        self._waiting.hide()
        page.show()
        page.chart.setFocus()

    def _on_moved(self) -> None:
        """Offers what can be done with the choice that is shown."""
        page = self.page
        if page is None:
            return
        has_choice = bool(page.place) and page.review.sheet.rows[page.place - 1].is_open
        for button in (page.felt.why, page.felt.practice):
            button.setEnabled(has_choice)
        page.felt.play_on.setEnabled(page.review.moves > 0)

    def _set_keys(self) -> None:
        for key, do in (
            (Qt.Key.Key_Left, lambda page: page.step(-1)),
            (Qt.Key.Key_Right, lambda page: page.step(1)),
            (Qt.Key.Key_Home, lambda page: page.go_to(0)),
            (Qt.Key.Key_End, lambda page: page.go_to(page.review.moves)),
            ("[", lambda page: page.go_to_error(-1)),
            ("]", lambda page: page.go_to_error(1)),
            (Qt.Key.Key_PageUp, lambda page: page.go_to_error(-1)),
            (Qt.Key.Key_PageDown, lambda page: page.go_to_error(1)),
            (QKeySequence.StandardKey.Copy, lambda _: self.copy()),
            (QKeySequence.StandardKey.Save, lambda _: self.save()),
            ("D", lambda page: page.layout_.toggle_drawer()),
        ):
            QShortcut(QKeySequence(key), self, partial(self._with_page, do))

    def _with_page(self, do: Callable[[ReviewPage], object]) -> None:
        if self.page is not None:
            do(self.page)

    def _lay_out(self) -> None:
        self._waiting = QWidget()
        waiting = QVBoxLayout(self._waiting)
        waiting.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        waiting.addWidget(self.work)
        waiting.addWidget(self.note)
        waiting.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(Space.LARGE + 2, Space.SMALL, Space.LARGE + 2, 0)
        head.setSpacing(Space.LARGE)
        head.addWidget(self.head, 3)
        head.addWidget(self.dice, 2)
        self._head.hide()
        self._column.addWidget(self._head)
        self._column.addWidget(self._waiting)
        begin_with(self, _WIDTH, _HEIGHT)
