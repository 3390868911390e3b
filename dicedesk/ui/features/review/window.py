"""The window of a review: it has a record reviewed in the background, shows the page, copies it and saves it."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dicedesk.coach.coach import SlowWork
from dicedesk.coach.explanation import ChoiceToExplain
from dicedesk.core.system_errors import reason_of
from dicedesk.features.position import position_in
from dicedesk.features.review.comparison import GameComparison, kept_comparison
from dicedesk.features.review.export import review_page, review_text
from dicedesk.features.review.game import GameReview, SeatReview, review_record
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.long_work import LongWork
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import ElidedLabel, label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.what_if import WhatIfCard
from dicedesk.ui.table.input import Confirmation

_WIDTH, _HEIGHT = 1280, 800
_PAGE, _PICTURE, _TEXT = ".html", ".png", ".txt"
_PAGES = (_PAGE, ".htm")
_WAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class ReviewWindow(QDialog):
    """Reviews a record and shows the progress; Escape closes the window and ends the work.

    Signals: `play_on_asked(Record)` with the moves before the visible one, to go on from there in a game,
    `why_asked(ChoiceToExplain, ReviewWindow)` with the visible choice, to explain its value, `line_asked(Record, int)`
    with a record that continues with the best line, and the number of moves actually played,
    `practice_asked(Record, int)` with the number of moves before the choice to practice, `lines_changed(Record)` with
    the record whose notes have other lines, and `position_asked(PositionLine)` with the end of the visible line, or the
    position before the visible move, to set it up.
    """

    play_on_asked = Signal(object)
    why_asked = Signal(object, object)
    line_asked = Signal(object, int)
    practice_asked = Signal(object, int)
    lines_changed = Signal(object)
    position_asked = Signal(object)

    def __init__(
        self,
        record: str,
        parts: AppParts,
        appearance: Appearance,
        titles: Mapping[str, str],
        parent: QWidget,
        comparison: GameComparison | None = None,
    ) -> None:
        """Begin to review the text of a record; `titles` are the games' titles, by their ids.

        It is compared with the game of a `comparison`, or with a stored game with the same dice, if there is any.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(tr("Review"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._parts, self._appearance, self._titles = parts, appearance, titles
        self.page: ReviewPage | None = None
        self._comparison, self._owner = comparison, parent
        self._file = Path()
        """The file of the saved review."""
        self.note, self.work = label("second", wraps=True), LongWork(parts.long_jobs)
        self.head, self.dice = ElidedLabel("name"), ElidedLabel()
        self.dice.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.confirmation = Confirmation(self)
        self._lay_out()
        self._set_keys()
        EnterKey(self)
        self.work.told.connect(self._refuse)
        self.work.cancel_button.clicked.connect(self.close)
        self.work.start(_reviewing(), partial(review_record, record), self._show, _progress)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.work.stop()

    def event(self, event: QEvent) -> bool:
        """Leave keys that the focused widget uses to it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            part = self.focusWidget()
            if event.key() in _WAYS and isinstance(part, QAbstractSlider | QComboBox | QAbstractItemView):
                event.accept()
                return True
        return super().event(event)

    def say(self, words: str) -> None:
        """Show a sentence beside the buttons, and have it announced."""
        if self.page is not None:
            self.page.say(words)

    def ask_to_play_on(self) -> None:
        """Ask for a game that goes on from just before the visible move."""
        if self.page is not None:
            record = self.page.review.game.record
            self.play_on_asked.emit(record.without_last(len(record.plays) - max(self.page.place - 1, 0)))

    def ask_why(self) -> None:
        """Ask how the best choice, or else the move made, at the visible move is evaluated."""
        if self.page is not None and self.page.place:
            game, at = self.page.review.game, self.page.place - 1
            state, move = game.history[at].before, game.review.moves[at]
            self.why_asked.emit(
                ChoiceToExplain(game.record.spec.id, state, move.best, game.review.against, move.move), self
            )

    def ask_for_line(self) -> None:
        """Ask for the best line at the visible move, if that move was an error."""
        if self.page is not None and (line := self.page.review.best_line(self.page.place)) is not None:
            self.line_asked.emit(line, self.page.place - 1)

    def ask_to_practice(self) -> None:
        """Ask to practice the visible choice."""
        if self.page is not None and self.page.place:
            self.practice_asked.emit(self.page.review.game.record, self.page.place - 1)

    def ask_for_position(self) -> None:
        """Ask for the end of the visible line, or else the position before the visible move, to set it up."""
        page = self.page
        if page is None:
            return
        card, game = page.what_if, page.review.game
        end = card.position_at_end if card is not None and card.isVisible() else None
        before = game.history[page.place - 1].before if page.place else game.record.first_state()
        self.position_asked.emit(position_in(game.record, end.state if end is not None else before))

    def copy(self) -> None:
        """Copy the review as text; that of a long game is written in the background."""
        if self.page is not None:
            work = partial(review_text, self.page.noted_review, self._title, shown)
            Work(self._parts.jobs, self, self._on_copied, self._on_not_saved).ask(work)

    def save(self) -> None:
        """Ask for a file, and save the review in it."""
        kinds = {
            _PAGE: tr("Web page (*.html)"),
            _PICTURE: tr("Picture (*.png)"),
            _TEXT: tr("Text (*.txt)"),
        }
        proposed = f"{tr('Review of {game}', game=self._title)}{_PAGE}".replace(":", "").replace("/", "-")
        name, kind = QFileDialog.getSaveFileName(
            self, tr("Save the review"), proposed, ";;".join(kinds.values())
        )
        if name:
            suffix = next((ending for ending, words in kinds.items() if words == kind), _PAGE)
            file = Path(name)
            if file.name == proposed:
                # The suggested name, perhaps with another kind of file.
                file = file.with_suffix(suffix)
            # The text after the dot of "mine.2" is not a kind of file.
            self.save_as(file if file.suffix[1:].isalpha() else file.with_name(file.name + suffix))

    def save_as(self, file: Path) -> None:
        """Write the review to a file as a picture, text or a page, by its suffix; refuse any other suffix."""
        if self.page is None:
            return
        if file.suffix.lower() not in (_PICTURE, _TEXT, *_PAGES):
            self._on_not_saved(
                tr("{ending} is not supported; choose .html, .png or .txt", ending=file.suffix)
            )
            return
        self._file = file
        review, ending = self.page.noted_review, file.suffix.lower()
        if ending == _PICTURE:
            picture = QBuffer()
            picture.open(QBuffer.OpenModeFlag.WriteOnly)
            self.grab().save(picture, "PNG")
            self._write(bytes(picture.data().data()))
            return
        work = (
            partial(review_text, review, self._title, shown)
            if ending == _TEXT
            else partial(review_page, review, self._title, self._parts.language.code, shown)
        )
        Work(self._parts.jobs, self, self._on_written, self._on_not_saved).ask(work)

    @property
    def _title(self) -> str:
        return self._titles.get(self.page.review.game.record.spec.id, "") if self.page else ""

    def _refuse(self, reason: str) -> None:
        self.note.setText(tr("This record cannot be reviewed: {reason}", reason=reason))
        self.note.show()
        announce(self, self.note.text())

    def _show(self, game: GameReview) -> None:
        review = SeatReview(game)
        self.page = page = ReviewPage(review, self._appearance, self._parts.dice_look, self)
        self.setWindowTitle(tr("Review of {game}", game=self._title))
        self.head.say(self._title)
        self.dice.say(shown(game.dice))
        self._head.show()
        self._column.addWidget(page, 1)
        page.play_on.clicked.connect(self.ask_to_play_on)
        page.why.clicked.connect(self.ask_why)
        page.line.clicked.connect(self.ask_for_line)
        page.practice.clicked.connect(self.ask_to_practice)
        choices = WhatIfCard(game, self._parts.jobs, self._parts.long_jobs, self._appearance)
        page.offer_choices(choices)
        choices.lines_changed.connect(self.lines_changed)
        choices.lines_changed.connect(lambda _: page.notes.keep_lines(line.line for line in choices.lines))
        page.notes.found.connect(choices.begin)
        choices.position_asked.connect(self.position_asked)
        choices.begin(game.record)
        page.moved.connect(self._on_moved)
        self._on_moved()
        page.copy.clicked.connect(self.copy)
        page.save.clicked.connect(self.save)
        page.moved.connect(self.confirmation.drop)
        self.confirmation.asked.connect(page.say)
        self.confirmation.dropped.connect(page.note.clear)
        self._waiting.hide()
        page.notes.find(self._parts.late.history, self._parts.jobs, self._owner)
        page.show()
        page.chart.setFocus()
        if self._comparison is None:
            comparing = Work(self._parts.long_jobs, self, self._on_compared, self._on_not_compared)
            comparing.ask(kept_comparison, self._parts.late.history, game.record.to_text())
        else:
            page.show_comparison(self._comparison)

    def _on_compared(self, comparison: GameComparison | None) -> None:
        if comparison is not None and self.page is not None:
            self.page.offer_comparison(comparison)

    def _on_not_compared(self, _reason: str) -> None:
        """Do nothing: the review is complete without another game, and the history says why games cannot be read."""

    def _on_copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.say(tr("Review copied"))

    def _on_written(self, text: str) -> None:
        self._write(text.encode())

    def _on_not_saved(self, reason: str) -> None:
        self.say(tr("The review could not be saved: {reason}", reason=shown(reason)))

    def _write(self, content: bytes) -> None:
        try:
            self._file.write_bytes(content)
        except OSError as error:
            self.say(tr("The review could not be saved: {reason}", reason=reason_of(error)))
        else:
            self.say(tr("Review saved as {name}", name=self._file.name))

    def _on_moved(self) -> None:
        """Enable the buttons that apply to the visible move."""
        page = self.page
        if page is None:
            return
        has_choice = bool(page.place) and page.review.game.review.moves[page.place - 1].is_open
        for button in (page.why, page.practice):
            button.setEnabled(has_choice)
        page.other.setEnabled(page.place > 0)
        page.line.setEnabled(page.place in page.review.game.variations)
        page.play_on.setEnabled(page.review.moves > 0)

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
            ("D", lambda page: page.frame.toggle_drawer()),
            ("L", lambda _: self.ask_for_line()),
            ("Ctrl+P", lambda _: self.ask_for_position()),
            ("C", lambda page: page.turn_same_dice()),
            ("N", lambda page: page.write_on_move()),
            ("Shift+N", lambda page: page.write_on_game()),
            ("S", lambda page: page.notes.turn_star(page.place)),
            ("A", lambda page: page.ask_for_choices()),
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
        head.addWidget(self.head, 2)
        head.addWidget(self.dice, 3)
        self._head.hide()
        self._column.addWidget(self._head)
        self._column.addWidget(self._waiting)
        begin_with(self, _WIDTH, _HEIGHT)


def _reviewing() -> str:
    return tr("Reviewing the game…")


def _progress(news: float | SlowWork) -> tuple[str, float]:
    """The words of the work in progress, and the share that is done."""
    return (shown(news.words), news.share) if isinstance(news, SlowWork) else (_reviewing(), news)
