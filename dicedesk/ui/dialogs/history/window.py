"""The history: all games that were ever played, in a window beside the game."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.words import figure
from dicedesk.ports.jobs import Jobs, reason_of
from dicedesk.ports.past_games import PastGame, PastGames, PastQuery, SortKey
from dicedesk.ports.store import StoreError
from dicedesk.session.history.rows import PastRows
from dicedesk.session.history.search import wanted_by
from dicedesk.session.history.summaries import summary_of, title_words
from dicedesk.session.history.table_file import JSON_SUFFIX, table_text
from dicedesk.session.story import Story
from dicedesk.ui.accessibility.announcer import announce
from dicedesk.ui.dialogs.history.columns import begun_words, past_columns
from dicedesk.ui.dialogs.history.filters import Filters
from dicedesk.ui.dialogs.history.past_records import GoneError, PastRecords
from dicedesk.ui.dialogs.history.table import PastTable
from dicedesk.ui.dialogs.sizes import begin_with
from dicedesk.ui.keyboard.enter_key import EnterKey
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Space
from dicedesk.ui.still_there import while_there
from dicedesk.ui.widgets.card import label, write
from dicedesk.ui.words import listed, shown, tr, trn

_WIDTH, _HEIGHT = 960, 640
_TABLE = "games.csv"
"""The name that is proposed for the file of a table."""
MOST_CHOSEN = 1_000
"""With more games at once nothing is done: the window would stand still."""
_MOMENT_MS = 30
"""So long at a time the window works on games that were not summarized yet."""


class HistoryWindow(QDialog):
    """Shows the games of the store, and never changes one. Escape closes it, or empties the search first."""

    def __init__(
        self,
        past: PastGames,
        appearance: Appearance,
        jobs: Jobs,
        show_story: Callable[[Story, str], object],
        save: Callable[[str, str], object],
        parent: QWidget,
    ) -> None:
        """`show_story` opens the story of a record under a name, `save` asks for a file for a record of a game.

        The jobs read games to be told, and check dice.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("History"))
        self._past, self._records, self._jobs = past, PastRecords(past), jobs
        self._show_story, self._save = show_story, save
        self._sort, self._descending = SortKey.BEGUN, True
        self._behind: Iterator[int] = iter(())
        self.filters = Filters(self)
        self.table = PastTable(past_columns(), appearance, self)
        self.nothing, self.note = label("second", wraps=True), label("second", wraps=True)
        self.count = label("second")
        self.verify_button, self.export_button = QPushButton(tr("Verify")), QPushButton(tr("Export…"))
        self.table_button = QPushButton(tr("Save table…"))
        self.open_button = QPushButton(tr("Open record"))
        self._buttons = self.verify_button, self.table_button, self.export_button, self.open_button
        self._lay_out()
        self._connect()
        EnterKey(self)
        self._step = QTimer(self, singleShot=True, interval=0)
        self._step.timeout.connect(self._catch_up)
        begin_with(self, _WIDTH, _HEIGHT)
        self.look_again()
        self.table.setFocus()

    def look_again(self) -> None:
        """Summarizes the games that were played since, and shows all that are asked for."""
        self._begin_to_catch_up()
        self.show_games()

    def show_games(self) -> None:
        """Shows the games that the filters ask for."""
        games: Sequence[PastGame] = ()
        words = ""
        try:
            games = PastRows(self._past, self._query())
        except StoreError as error:
            self._say(shown(str(error)))
        else:
            words = "" if games else self._why_none()
        self.table.show_games(games)
        self.table.setVisible(bool(games))
        write(self.nothing, words)
        self._show_chosen()

    def event(self, event: QEvent) -> bool:
        """Looks for games that were played meanwhile when somebody comes back to the window."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self._look_for_new()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search before it closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.filters.words:
            self.filters.search.clear()
        else:
            super().keyPressEvent(event)

    def open_chosen(self) -> None:
        """Opens the story of the game that is chosen, the first of several."""
        for game in self._chosen()[:1]:
            self._jobs.start(
                partial(_read, self._records, game), while_there(self._on_read), while_there(self._on_failed)
            )

    def verify_chosen(self) -> None:
        """Says whether the dice of the games that are chosen are those of their seals."""
        if chosen := self._chosen():
            self._jobs.start(
                partial(self._records.check, chosen),
                while_there(self._on_checked),
                while_there(self._on_failed),
            )

    def export_chosen(self) -> None:
        """Asks where to, and writes the records of the games that are chosen."""
        chosen = self._chosen()
        try:
            if len(chosen) == 1:
                self._save(self._records.text(chosen[0]), shown(title_words(chosen[0].summary)))
            elif chosen and (folder := self._folder()):
                titles = [shown(title_words(game.summary)) for game in chosen]
                saved = self._records.save_all(chosen, titles, Path(folder))
                self._say(
                    trn(
                        "1 record saved in {folder}",
                        "{count} records saved in {folder}",
                        saved,
                        folder=folder,
                    )
                )
        except OSError as error:
            reason = error.strerror or str(error)
            self._say(tr("The game record could not be saved: {reason}", reason=reason))
        except (GoneError, StoreError) as error:
            self._say(shown(error.args[0]))

    def save_table(self) -> None:
        """Asks for a file, and writes what the table says of the games that are chosen, for other programs."""
        chosen = self._chosen()
        if not chosen:
            return
        kinds = ";;".join((tr("Table (*.csv)"), tr("JSON (*.json)")))
        name, kind = QFileDialog.getSaveFileName(self, tr("Save the table"), _TABLE, kinds)
        if not name:
            return
        file = Path(name)
        if not file.suffix:
            file = file.with_suffix(JSON_SUFFIX if JSON_SUFFIX in kind else Path(_TABLE).suffix)
        try:
            file.write_text(table_text(chosen, file.name), encoding="utf-8")
        except OSError as error:
            self._say(tr("The table could not be saved: {reason}", reason=error.strerror or str(error)))
        else:
            self._say(tr("Table saved as {name}", name=file.name))

    def _on_read(self, read: tuple[PastGame, Story]) -> None:
        game, story = read
        self._show_story(story, begun_words(game))

    def _on_checked(self, found: str) -> None:
        self._say(shown(found))

    def _on_failed(self, error: Exception) -> None:
        self._say(shown(reason_of(error)))

    def _chosen(self) -> tuple[PastGame, ...]:
        """The games that are chosen; none where they are too many, which is said."""
        if self.table.chosen_count > MOST_CHOSEN:
            self._say(tr("Choose at most {most} games.", most=figure(MOST_CHOSEN)))
            return ()
        return self.table.chosen

    def _folder(self) -> str:
        """The folder that a person chooses for records; "" for none."""
        return QFileDialog.getExistingDirectory(self, tr("Save the game records"))

    def _look_for_new(self) -> None:
        if not self._step.isActive() and self._begin_to_catch_up():
            self.show_games()

    def _begin_to_catch_up(self) -> bool:
        """Looks for games without a summary, and works on them; returns whether there were any."""
        try:
            self._behind = self._past.catch_up(summary_of)
        except StoreError as error:
            self._say(shown(str(error)))
            return False
        return self._catch_up()

    def _catch_up(self) -> bool:
        """Works for a moment on games without a summary, and goes on later; returns whether there were any."""
        clock = QElapsedTimer()
        clock.start()
        made = 0
        try:
            for count in self._behind:
                made += count
                if clock.elapsed() > _MOMENT_MS:
                    self._say(tr("Reading earlier games…"))
                    self._step.start()
                    return True
        except StoreError as error:
            self._say(shown(str(error)))
            return False
        if self.note.text() == tr("Reading earlier games…"):
            self._say("")
            self.show_games()
        return made > 0

    def _query(self) -> PastQuery:
        """Raises StoreError."""
        words = self.filters.words.strip()
        wanted = wanted_by(words, self._past.opponents(), shown) if words else ()
        is_counted = self.filters.counted_only.isChecked()
        return PastQuery(self.filters.game, is_counted, wanted, self._sort, self._descending)

    def _why_none(self) -> str:
        if self.filters.words or self.filters.game or self.filters.counted_only.isChecked():
            return tr("No game fits. Search for something else, or choose “All games”.")
        return tr("No games yet. Whatever you play from now on is kept here, to be looked at again.")

    def _on_sorted(self, key: SortKey, descending: bool) -> None:  # noqa: FBT001 (a signal's values come by place)
        self._sort, self._descending = key, descending
        self.show_games()

    def _show_chosen(self) -> None:
        """The count line, and what can be done with what is chosen."""
        games, chosen = self.table.model().rowCount(), self.table.chosen_count
        parts = [trn("1 game", "{count} games", games)]
        if chosen:
            parts.append(tr("{count} chosen", count=figure(chosen)))
        self.count.setText(" · ".join(parts))
        self.table.setAccessibleDescription(listed(parts))
        for button in self._buttons:
            button.setEnabled(chosen > 0)

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _connect(self) -> None:
        self.filters.changed.connect(self.show_games)
        self.filters.entered.connect(self._go_to_table)
        self.table.sorted.connect(self._on_sorted)
        self.table.typed.connect(self.filters.type_on)
        self.table.opened.connect(self.open_chosen)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())
        self.verify_button.clicked.connect(self.verify_chosen)
        self.export_button.clicked.connect(self.export_chosen)
        self.table_button.clicked.connect(self.save_table)
        self.open_button.clicked.connect(self.open_chosen)

    def _go_to_table(self) -> None:
        """From the search to what it found."""
        self.show_games()
        self.table.setFocus()

    def _on_chosen(self) -> None:
        self._say("")
        self._show_chosen()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        for button in self._buttons:
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.filters)
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing)
        column.addStretch(0)
        column.addWidget(self.note)
        column.addLayout(buttons)


def _read(records: PastRecords, game: PastGame) -> tuple[PastGame, Story]:
    return game, records.story(game)
