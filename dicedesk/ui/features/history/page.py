"""The history: all games ever played, as a page of the window."""

import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.coach import SlowWork
from dicedesk.core.words import figure
from dicedesk.features.history.games import PastRows, summary_of, title_words, wanted_by
from dicedesk.features.review.history import review_some
from dicedesk.features.story import Story
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.play.ports.past_games import ChosenGames, History, PastGame, PastQuery, SortKey
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.long_work import LongWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.page import WindowPage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import listed, shown, tr, trn
from dicedesk.ui.base.work import Rounds, Work
from dicedesk.ui.features.history.actions import (
    Deletion,
    DeletionLine,
    GameExport,
    GameImport,
    check_dice,
    record_text,
    story_in,
)
from dicedesk.ui.features.history.filters import Filters
from dicedesk.ui.features.history.side import HistorySide
from dicedesk.ui.features.history.table import PastTable, begun_words, past_columns

BY_REVIEWS = (SortKey.COST, SortKey.LUCK)
"""Sort keys of reviews: sorted by them, games would move each time a game is reviewed."""
MOST_CHOSEN = 1_000
"""Most games for one action: with more, the window would freeze."""


class HistoryPage(WindowPage):
    """Shows the games of the store, and cards with their figures beside them."""

    help_page = "history"

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        """`parts` holds the stored games and the jobs that read them; nothing is read before the page is shown."""
        super().__init__(parent)
        self._past, self._jobs = parts.late.history, parts.jobs
        self._sort, self._descending = SortKey.BEGUN, True
        self._has_shown, self._shown = False, PastQuery()
        self.work = LongWork(parts.long_jobs, ends_with_it=False)
        self.importing = GameImport(self._past, self.work, parts.clock, self)
        self.exporting = GameExport(self._past, self.work, self)
        self.verify_button = QPushButton(tr("Verify"))
        self.open_button, self.replay_button = QPushButton(tr("Open record")), QPushButton(tr("Replay"))
        self.review_button = QPushButton(tr("Review"))
        self.side_button = QPushButton(tr("Statistics"))
        self.delete_button = QPushButton(tr("Delete"))
        self.delete_button.setToolTip(tr("Delete (Del)"))
        self._for_one = (
            self.verify_button,
            self.delete_button,
            self.replay_button,
            self.review_button,
            self.open_button,
        )
        self._for_chosen = self.exporting.button, *self._for_one
        self.deletion = Deletion(self._past, self._jobs, self)
        self.deleted = DeletionLine(self.deletion)
        self.catching_up = SummaryWork(self._past, self._jobs, self.deletion, self)
        self.reviewing = Rounds(
            partial(review_some, self._past), parts.long_jobs, self, partial(_has_unreviewed, self._past)
        )
        self.slow_work = SlowWorkRow()
        self._has_canceled = False
        """Whether reviews wait until the player continues them."""
        self.filters = Filters(parts.appearance, (self.importing.button, self.exporting.button), self)
        self.table = PastTable(past_columns(), parts.appearance, self)
        self.nothing, self.note = label("second", wraps=True), label("second", wraps=True)
        self.count = label("second")
        self.side = HistorySide(parts, self)
        self._lay_out()
        self._connect()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """The actions for the chosen games, and the drawer's."""
        return (
            ActionSpec(tr("Open record"), (), self.open_chosen),
            ActionSpec(tr("Replay"), ("Ctrl+R",), self.replay_chosen),
            ActionSpec(tr("Review"), ("Ctrl+Shift+A",), self.review_chosen),
            ActionSpec(tr("Send as a challenge…"), (), self.send_chosen),
            ActionSpec(tr("Send your answer…"), (), self.answer_chosen),
            ActionSpec(tr("Compare two games"), (), self.compare_chosen),
            ActionSpec(tr("Verify"), (), self.verify_chosen),
            ActionSpec(tr("Write a note"), ("Ctrl+M",), self.write_note),
            ActionSpec(tr("Delete"), (QKeySequence.StandardKey.Delete,), self.delete_chosen),
            ActionSpec(tr("Undo"), (QKeySequence.StandardKey.Undo,), self.deletion.undo),
            ActionSpec(tr("Import files…"), (), self.importing.ask_for_files),
            ActionSpec(tr("Import a folder…"), (), self.importing.ask_for_folder),
            ActionSpec(tr("Export…"), (), self.export_chosen),
            ActionSpec(tr("Statistics"), ("F9",), self.frame.toggle_drawer),
        )

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the table, for the sheet of keys."""
        return (
            (tr("Any letter"), tr("Search")),
            (
                QKeySequence("Ctrl+F").toString(QKeySequence.SequenceFormat.NativeText),
                tr("Go to the search box"),
            ),
            (tr("Enter"), tr("Open record")),
            ("Ctrl+↑ Ctrl+↓", tr("Sort by the current column")),
        )

    def show_calendar(self) -> None:
        """Show the calendar of the daily games."""
        self.frame.open_drawer()
        self.side.show_calendar()

    def take_focus(self) -> None:
        """Focus the table, or the search when the table is hidden."""
        (self.table if self.table.isVisibleTo(self) else self.filters.search).setFocus()

    def take_files(self, files: Sequence[str]) -> bool:
        """Import the records in dropped files and folders."""
        self.importing.import_all(files)
        return True

    def look_again(self) -> None:
        """Show the filtered games, and summarize new ones."""
        self.show_games()
        self.side.look_again()
        self.catching_up.look()

    def show_games(self, row: int = 0) -> None:
        """Show the filtered games, and select the one in `row`."""
        games: Sequence[PastGame] = ()
        words = ""
        try:
            self._shown = self._query()
            games = PastRows(self._past, self._shown)
        except StoreError as error:
            self._say(shown(str(error)))
        else:
            words = "" if games else self._why_none()
        self.table.show_games(games, row)
        self.table.setVisible(bool(games))
        write(self.nothing, words)
        self._show_chosen()

    def showEvent(self, event: QShowEvent) -> None:
        """Look for new games, and take over the focus from the last tab."""
        super().showEvent(event)
        if self._has_shown:
            self.catching_up.look()
        else:
            self._has_shown = True
            self.look_again()
        if not event.spontaneous():
            in_next_turn(self, self._come_in)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reviewing games; when the user leaves the page, deleted games are gone for good."""
        super().hideEvent(event)
        self.reviewing.stop()
        if not event.spontaneous():
            self.deletion.finish()

    def event(self, event: QEvent) -> bool:
        """Look for new games when the window is activated."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            # Notes may have been written in a review.
            self._show_values()
            self._show_note()
            self.catching_up.look()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search, and goes back from it to the games."""
        if event.key() == Qt.Key.Key_Escape and (self.filters.words or not self.table.hasFocus()):
            self.filters.search.clear()
            self.take_focus()
        else:
            super().keyPressEvent(event)

    def open_chosen(self) -> None:
        """Open the story of the first chosen game."""
        for game in self._chosen()[:1]:
            Work(self._jobs, self, self._on_read, self._on_failed).ask(story_in, self._past, game)

    def replay_chosen(self) -> None:
        """Ask for a replay of the first chosen game."""
        self._hand_over(self.replay_asked)

    def review_chosen(self) -> None:
        """Ask for a review of the first chosen game."""
        self._hand_over(self.review_asked)

    def send_chosen(self) -> None:
        """Ask to send the dice of the first chosen game as a challenge."""
        self._hand_over(self.challenge_asked)

    def answer_chosen(self) -> None:
        """Ask to send the first chosen game to the player whose challenge it answers."""
        self._hand_over(self.answer_asked)

    def compare_chosen(self) -> None:
        """Ask to compare the two chosen games; explain how if the number is not two."""
        match self._chosen():
            case [one, other]:
                try:
                    self.comparison_asked.emit(record_text(self._past, one), record_text(self._past, other))
                except StoreError as error:
                    self._say(shown(reason_of(error)))
            case _:
                self._say(tr("Select two games that were played with the same dice."))

    def _hand_over(self, opens: SignalInstance) -> None:
        try:
            for game in self._chosen()[:1]:
                opens.emit(record_text(self._past, game))
        except StoreError as error:
            self._say(shown(reason_of(error)))

    def write_note(self) -> None:
        """Write the note on the chosen game; explain if that is impossible."""
        card = self.side.note
        if card.isHidden():
            self._say(tr("Select one game that is over."))
            return
        if self.frame.has_drawer and not self.frame.is_open:
            self.frame.toggle_drawer()
        self.side.scroll_to(card)
        card.field.write()

    def verify_chosen(self) -> None:
        """Say whether the dice of the chosen games match their seals."""
        if games := self._chosen():
            Work(self._jobs, self, self._on_checked, self._on_failed).ask(check_dice, self._past, games)

    def delete_chosen(self) -> None:
        """Delete the chosen games; this can be undone until the page is left."""
        if self._are_few() and self.table.chosen_count:
            self.deletion.delete(self._all_chosen())

    def export_chosen(self) -> None:
        """Ask for a file, and save the chosen games in it, even very many."""
        games = self.table.chosen if self.table.chosen_count == 1 else ()
        title = shown(title_words(games[0].summary)) if games else tr("Games", "games played")
        begun = games[0].summary.begun if games else 0
        day = f"{datetime.fromtimestamp(begun).astimezone():%Y-%m-%d}" if begun else ""
        self.exporting.ask_and_export(self._all_chosen(), title, day)

    def _on_read(self, read: tuple[PastGame, Story]) -> None:
        game, story = read
        self.story_opened.emit(story, begun_words(game))

    def _on_checked(self, verdict: str) -> None:
        self._say(shown(verdict))

    def _on_failed(self, reason: str) -> None:
        self._say(shown(reason))

    def _chosen(self) -> tuple[PastGame, ...]:
        """The chosen games; none, with a message, if there are too many."""
        return self.table.chosen if self._are_few() else ()

    def _all_chosen(self) -> ChosenGames:
        return ChosenGames(self._shown, self.table.chosen_ranges, self.table.model().rowCount())

    def _are_few(self) -> bool:
        """Whether at most MOST_CHOSEN games are chosen; shows a message if there are more."""
        if self.table.chosen_count > MOST_CHOSEN:
            self._say(tr("Select at most {most} games.", most=figure(MOST_CHOSEN)))
        return self.table.chosen_count <= MOST_CHOSEN

    def _query(self) -> PastQuery:
        """The query of the filters and the order. Raises StoreError."""
        words, opponents = self.filters.words.strip(), self._past.opponents()
        self.filters.narrowing.show_opponents(opponents, self.filters.game)
        terms = self.filters.narrowing.wanted + (wanted_by(words, opponents, shown) if words else ())
        is_counted = self.filters.counted_only.isChecked()
        return PastQuery(self.filters.game, is_counted, terms, self._sort, self._descending)

    def _why_none(self) -> str:
        if not self.filters.is_all:
            return tr("No games match. Choose “All games” or search for something else.")
        return tr("No games yet. Every game you play will be listed here.")

    def _on_sorted(self, key: SortKey, descending: bool) -> None:  # noqa: FBT001 (a signal's values come by place)
        self._sort, self._descending = key, descending
        self._review()
        self.show_games()

    def _show_chosen(self) -> None:
        games, count = self.table.model().rowCount(), self.table.chosen_count
        parts = [trn("1 game", "{count} games", games)]
        if count:
            parts.append(tr("{count} selected", count=figure(count)))
        self.count.setText(" · ".join(parts))
        self.table.setAccessibleDescription(listed(parts))
        for button in self._for_chosen:
            button.setEnabled(count > 0)
        self._show_note()

    def _say(self, words: str) -> None:
        write(self.note, words)
        self.told.emit(words)

    def _connect(self) -> None:
        self.filters.changed.connect(self.show_games)
        self.filters.entered.connect(self._go_to_table)
        self.table.sorted.connect(self._on_sorted)
        self.table.typed.connect(self.filters.type_on)
        self.table.opened.connect(self.open_chosen)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())
        self.verify_button.clicked.connect(self.verify_chosen)
        self.exporting.button.clicked.connect(self.export_chosen)
        self.exporting.told.connect(self._say)
        self.open_button.clicked.connect(self.open_chosen)
        self.delete_button.clicked.connect(self.delete_chosen)
        self.deletion.changed.connect(self._on_deletion)
        # The undo line disappears, and Qt would give the focus to the next widget.
        self.deleted.undo.clicked.connect(self.take_focus)
        self.importing.imported.connect(self.catching_up.look)
        self.catching_up.found.connect(self._show_again)
        self.catching_up.told.connect(self._say)
        self.catching_up.caught_up.connect(self._review)
        self.reviewing.found.connect(self._show_values)
        self.reviewing.worked.connect(self._show_slow_work)
        self.slow_work.canceled.connect(self._cancel_reviews)
        self.slow_work.resumed.connect(self._resume_reviews)
        self.reviewing.ended.connect(self._on_reviewed)
        self.importing.told.connect(self._say)
        self.importing.challenged.connect(self.files_opened)
        self.work.told.connect(self._say)
        self.deletion.told.connect(self._on_told)
        self.replay_button.clicked.connect(self.replay_chosen)
        self.review_button.clicked.connect(self.review_chosen)
        self.filters.changed.connect(lambda: self.side.show_game(self.filters.game))
        self.side.days.day_opened.connect(self.filters.search.setText)
        self.side.practice_asked.connect(self._ask_for_practice)
        self.side.statistics_asked.connect(self.statistics_asked)
        self.side.note.saved.connect(self._show_values)
        self.side.note.left.connect(self.take_focus)
        self.side.note.told.connect(self._say)
        self.side.positions_asked.connect(self.positions_asked)
        self.side_button.clicked.connect(self.frame.toggle_drawer)
        self.frame.drawer_changed.connect(lambda: self.side_button.setVisible(self.frame.has_drawer))
        self.frame.ring_lost.connect(self.take_focus)

    def _show_again(self) -> None:
        """Show the current games; the same row stays selected."""
        if self.isVisible():
            row = max(self.table.currentIndex().row(), 0)
            self.show_games(min(row, *(first for first, _ in self.table.chosen_ranges or ((row, 1),))))
            self.side.look_again()

    def _review(self) -> None:
        if not self.isVisible() or self._sort in BY_REVIEWS:
            self.reviewing.stop()
        elif self._has_canceled:
            self._offer_reviews()
        else:
            self.reviewing.begin()

    def _show_slow_work(self, work: SlowWork | None) -> None:
        if work is None and self.slow_work.cancel.hasFocus():
            self.take_focus()
        self.slow_work.show_work(work)

    def _cancel_reviews(self) -> None:
        self._has_canceled = True
        self.reviewing.stop()
        self._offer_reviews()
        self.slow_work.resume.setFocus()

    def _resume_reviews(self) -> None:
        self._has_canceled = False
        self.take_focus()
        self.slow_work.show_work(None)
        self._review()

    def _ask_for_practice(self, game: str) -> None:
        """Ask for exercises of a game; they come from mistakes that only reviews find."""
        if self._has_canceled:
            self._resume_reviews()
        self.practice_asked.emit(game)

    def _offer_reviews(self) -> None:
        """Offer to review the games that wait; once none is left, later games are reviewed as usual."""
        waiting = 0
        with suppress(StoreError):
            waiting = self._past.unreviewed()
        self._has_canceled = waiting > 0
        words = trn("1 game has not been reviewed yet.", "{count} games have not been reviewed yet.", waiting)
        self.slow_work.show_canceled(words if waiting else "")

    def _on_reviewed(self, reason: str) -> None:
        if reason:
            self._say(shown(reason))

    def _show_values(self) -> None:
        """Show new values of the same games, such as reviews."""
        try:
            games = PastRows(self._past, self._shown)
        except StoreError:
            return
        if len(games) == self.table.model().rowCount():
            self.table.show_values(games)
        else:
            self._show_again()

    def _on_deletion(self) -> None:
        self._show_again()
        self.catching_up.look()

    def _on_told(self, words: str) -> None:
        self._say(words if not self.deletion.count else "")
        self.told.emit(words)

    def _come_in(self) -> None:
        focus = self.window().focusWidget()
        if self.isVisible() and (focus is None or not self.isAncestorOf(focus)):
            self.take_focus()

    def _go_to_table(self) -> None:
        self.show_games()
        self.table.setFocus()

    def _on_chosen(self) -> None:
        self._say("")
        self._show_chosen()

    def _show_note(self) -> None:
        games = self.table.chosen if self.table.chosen_count == 1 else ()
        self.side.note.show_game(games[0].number if games else 0)

    def _lay_out(self) -> None:
        card = QFrame()
        set_style(card, "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.MEDIUM)
        inside.addWidget(self.table)
        inside.addWidget(self.nothing, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.filters)
        column.addWidget(card, 1)
        column.addWidget(self.work)
        column.addWidget(self.slow_work)
        column.addWidget(self.deleted)
        column.addWidget(self.note)
        buttons = ButtonRow(self.count, (self.side_button, *self._for_one))
        self.frame = GameFrame(column, buttons, self)
        self.frame.add_card(self.side, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.frame)


def _has_unreviewed(past: History) -> bool:
    try:
        return past.has_unreviewed()
    except StoreError:
        return False


_MOMENT_S = 0.2
"""Time in which games are summarized before the page shows them, in seconds."""


class SummaryWork(QObject):
    """Looks for games without a summary.

    Signals: `found()` when some were summarized, `caught_up()` when every game has a summary, `told(str)` with a
    message for the user.
    """

    found, caught_up = Signal(), Signal()
    told = Signal(str)

    def __init__(self, past: History, jobs: Jobs, deletion: Deletion, parent: QObject) -> None:
        super().__init__(parent)
        self._past, self._deletion = past, deletion
        self._work = Work(jobs, self, self._on_done, self._on_failed)
        self._is_wanted = self._has_told = False

    def look(self) -> None:
        """Look for games without a summary, or look once more after the current search."""
        self._is_wanted = self._work.is_busy
        if not self._is_wanted:
            self._work.ask(_summarize_some, self._past, self._deletion.hidden)

    def _on_done(self, progress: tuple[int, bool]) -> None:
        count, is_more = progress
        if is_more and not self._has_told:
            self._has_told = True
            self.told.emit(tr("Reading earlier games…"))
        if count:
            self.found.emit()
        if is_more or self._is_wanted:
            self.look()
            return
        if self._has_told:
            self._has_told = False
            self.told.emit("")
        self.caught_up.emit()

    def _on_failed(self, reason: str) -> None:
        self._is_wanted = False
        self.told.emit(shown(reason))


def _summarize_some(past: History, hidden: frozenset[int]) -> tuple[int, bool]:
    """Summarize games for a moment; return the number, and whether there are more."""
    until, count = time.monotonic() + _MOMENT_S, 0
    for done in past.catch_up(summary_of, hidden):
        count += done
        if time.monotonic() > until:
            return count, True
    return count, False
