"""Backups of the saved games; the next start restores the chosen one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.words import figure
from dicedesk.play.ports.backups import Backup, BackupKind, Backups
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import in_sentences, moment, shown, tr, trn
from dicedesk.ui.base.work import Work

_WIDTH, _HEIGHT = 620, 460
_ROWS = 5
"""Least number of visible rows."""


class BackupsWindow(QDialog):
    """Lists the backups, asks before it prepares to restore one, and can undo that. Escape closes it."""

    def __init__(self, backups: Backups, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._files, self._jobs = backups, jobs
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Restore a backup"))
        self.table, self.says = BackupTable(), label("", wraps=True)
        self.back_button, self.close_button = (
            QPushButton(tr("Restore this backup…")),
            QPushButton(tr("Close")),
        )
        self.yes_button, self.no_button = QPushButton(tr("Restore")), QPushButton(tr("Cancel"))
        self.stay_button, self.quit_button = (
            QPushButton(tr("Keep current games")),
            QPushButton(tr("Quit DiceDesk")),
        )
        self._buttons = (
            self.back_button,
            self.no_button,
            self.yes_button,
            self.stay_button,
            self.quit_button,
            self.close_button,
        )
        self._lay_out()
        self.back_button.clicked.connect(self._ask)
        self.yes_button.clicked.connect(self._go_back)
        self.no_button.clicked.connect(self._offer)
        self.stay_button.clicked.connect(self._stay)
        self.quit_button.clicked.connect(lambda: parent.window().close())
        self.close_button.clicked.connect(self.close)
        EnterKey(self)
        self._show(tr("Looking for backups…"))
        Work(self._jobs, self, self._on_found, self._on_failed).ask(self._files.find)

    def _on_found(self, backups: tuple[Backup, ...]) -> None:
        self.table.show_rows(backups)
        if self._files.is_chosen():
            self._on_prepared()
        else:
            self._offer()

    def _on_failed(self, reason: str) -> None:
        self._offer()
        self._show(shown(reason), *((self.back_button,) if self.table.rows else ()))

    def _offer(self, *_: object) -> None:
        self.table.setEnabled(True)
        if self.table.rows:
            self._show("", self.back_button)
            self.table.setFocus()
        else:
            self._show(tr("There are no backups yet."))

    def _ask(self) -> None:
        backup = self.table.chosen
        if backup is None:
            return
        self.table.setEnabled(False)
        question = trn(
            "Restore the backup from {date} with 1 game?",
            "Restore the backup from {date} with {count} games?",
            backup.games,
            date=_date(backup),
        )
        consequence = tr("The backup replaces your current games, best scores and settings.")
        marked = tr(
            "An unfinished game in the backup becomes a casual game if you have continued or "
            "left it since the backup."
        )
        return_way = tr("Your current data is backed up first, so you can restore it here later.")
        self._show(in_sentences(question, consequence, marked, return_way), self.yes_button, self.no_button)
        self.no_button.setFocus()

    def _go_back(self) -> None:
        backup = self.table.chosen
        if backup is not None:
            self._show(tr("Copying the backup…"))
            work = Work(self._jobs, self, self._on_prepared, self._on_failed, ends_with_owner=False)
            work.ask(self._files.choose, backup)

    def _on_prepared(self, *_: object) -> None:
        self.table.setEnabled(False)
        when = tr("The backup will be restored the next time DiceDesk starts.")
        until = tr("Games you play before the restore are saved with your current games.")
        self._show(in_sentences(when, until), self.stay_button, self.quit_button)
        self.quit_button.setFocus()

    def _stay(self) -> None:
        work = Work(self._jobs, self, self._offer, self._on_failed, ends_with_owner=False)
        work.ask(self._files.stay)

    def _show(self, says: str, *buttons: QPushButton) -> None:
        """Show a sentence, have it announced, and show only these buttons."""
        write(self.says, says)
        for button in self._buttons:
            button.setVisible(button in buttons)
        self.close_button.setVisible(self.no_button not in buttons)
        announce(self, says)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        for button in self._buttons:
            button.setAutoDefault(False)
            buttons.addWidget(button)
        set_style(self.yes_button, "primary")
        about = in_sentences(
            tr("DiceDesk backs up all games and settings once a day and keeps three backups."),
            tr(
                "DiceDesk also makes a backup before an update converts your saved games and before each restore."
            ),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", about, wraps=True))
        column.addWidget(self.table, 1)
        column.addWidget(self.says)
        column.addLayout(buttons)
        begin_with(self, _WIDTH, _HEIGHT)


class BackupTable(RowsTable):
    """The backups, the newest first; one is selected."""

    def __init__(self) -> None:
        super().__init__(
            (
                Column(tr("Date"), text=_date),
                Column(tr("Number of games"), text=lambda backup: figure(backup.games)),
                Column(tr("Reason"), text=lambda backup: _why(backup.kind)),
            ),
            tr("Backups"),
        )
        set_style(self, "palette")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumHeight(_ROWS * self.fontMetrics().height() * 2)

    @property
    def chosen(self) -> Backup | None:
        """The selected backup; None if there is none."""
        row = self.currentIndex().row()
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def show_rows(self, rows: Sequence[Backup]) -> None:
        """Show these backups, and select the newest."""
        super().show_rows(rows)
        self.selectRow(0)


def _date(backup: Backup) -> str:
    return moment(int(backup.time.timestamp()))


def _why(kind: BackupKind) -> str:
    return {
        BackupKind.DAILY: tr("Daily backup"),
        BackupKind.BEFORE_UPDATE: tr("Before an update"),
        BackupKind.BEFORE_GOING_BACK: tr("Before a restore"),
        BackupKind.NEWER: tr("From a newer version"),
    }[kind]
