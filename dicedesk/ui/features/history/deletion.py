"""Deletes games of the history so that it can be undone.

Games that are deleted are only hidden at first; the store deletes them, and the chain gets links that say so, when undo
has gone: with the next games that are deleted, when the page is left, and when the program ends. Until then nothing is
lost: where the program is killed, all of them are there again at its next start, and what undo brings back is the very
record, with no trace in the chain.
"""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.play.ports.past_games import ChosenGames, PastGames
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, shown, tr, trn


class Deletion(QObject):
    """The games that were deleted last.

    Signals: `changed()` when games are hidden, or shown again; `told(str)` with what a person should know.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, past: PastGames, jobs: Jobs, parent: QObject) -> None:
        """Nothing is deleted yet."""
        super().__init__(parent)
        self._past, self._jobs = past, jobs
        self._pending: frozenset[int] = frozenset()
        self._going: frozenset[int] = frozenset()
        self.words = ""
        """What was told of the games that were deleted last."""

    @property
    def hidden(self) -> frozenset[int]:
        """The numbers of the games that are not to be shown, although the store may still hold them."""
        return self._pending | self._going

    @property
    def count(self) -> int:
        """How many games undo would bring back."""
        return len(self._pending)

    def delete(self, chosen: ChosenGames) -> None:
        """Deletes games; those that were deleted before cannot be brought back any more."""
        self.finish()
        self._jobs.start(
            partial(_hide, self._past, chosen), while_there(self._on_hidden), while_there(self._on_failed)
        )

    def undo(self) -> None:
        """Shows the games that were deleted last again."""
        if self._pending:
            back = len(self._pending)
            self._pending = frozenset()
            self.changed.emit()
            self.told.emit(trn("1 game restored.", "{count} games restored.", back))

    def finish(self) -> None:
        """Has the store delete what was deleted last: there is no undo any more."""
        if self._pending:
            self._going |= self._pending
            work = partial(_delete, self._past, self._pending)
            self._pending = frozenset()
            self.changed.emit()
            self._jobs.start(work, while_there(self._on_deleted), while_there(self._on_not_deleted))

    def _on_hidden(self, found: tuple[frozenset[int], int]) -> None:
        self._pending, chosen = found
        deleted = trn("1 game deleted.", "{count} games deleted.", self.count) if self._pending else ""
        kept = tr("A game still on its table cannot be deleted. Start a new one there first.")
        self.words = in_sentences(deleted, kept if self.count < chosen else "")
        self.changed.emit()
        self.told.emit(self.words)

    def _on_deleted(self, gone: frozenset[int]) -> None:
        self._going -= gone

    def _on_not_deleted(self, error: Exception) -> None:
        self._going = frozenset()
        self.changed.emit()
        self._on_failed(error)

    def _on_failed(self, error: Exception) -> None:
        self.told.emit(shown(reason_of(error)))


class DeletedLine(QWidget):
    """Says how many games were deleted, beside the button that brings them back; hidden where there are none."""

    def __init__(self, deletion: Deletion) -> None:
        """Follows the games that are deleted."""
        super().__init__()
        self._deletion = deletion
        self.words = label("second", wraps=True)
        self.undo = QPushButton(tr("Undo"))
        self.undo.setObjectName("quiet")
        self.undo.setToolTip(tr("Undo (Ctrl+Z)"))
        self.undo.clicked.connect(deletion.undo)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.words, 1)
        row.addWidget(self.undo)
        deletion.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.words.setText(self._deletion.words)
        self.setVisible(self._deletion.count > 0)


def _hide(past: PastGames, chosen: ChosenGames) -> tuple[frozenset[int], int]:
    numbers = past.numbers(chosen)
    return past.hide(numbers), len(numbers)


def _delete(past: PastGames, numbers: frozenset[int]) -> frozenset[int]:
    past.delete(numbers)
    return numbers
