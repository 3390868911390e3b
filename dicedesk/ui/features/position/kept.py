"""The kept positions and the last ones asked about: found, opened, copied, pasted, noted and starred."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.errors import NotationError
from dicedesk.core.notes import LONGEST_NOTE, STAR
from dicedesk.core.position import parse_position
from dicedesk.core.words import brief, figure
from dicedesk.features.positions import (
    MOST_RECENT,
    KeptPosition,
    PositionList,
    Positions,
    list_text,
    matching,
    read_list,
)
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import ActionSpec, EnterKey, is_enter, make_action
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import Column, PagedModel, choose_rows
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import in_sentences, listed, shown, tr, trn
from dicedesk.ui.base.work import Work

_WIDTH, _HEIGHT = 860, 560
_LEAST_WIDTH, _LEAST_HEIGHT = 480, 320
_TOLD = 3
"""The most refused lines of a pasted list that are explained."""
_STARRED, _POSITION, _NOTE = 0, 2, 3
"""Places of columns."""


class KeptPositionsWindow(QDialog):
    """A searchable list of the kept positions, or of the last ones asked about.

    What is kept elsewhere meanwhile appears when the window becomes active again. Escape closes it. Signals:
    `open_asked(str)` with the line of a position to open.
    """

    open_asked = Signal(str)

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        """`parts` holds the store of the positions, and the jobs that read pasted ones."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Kept positions"))
        self._positions = Positions(parts.store)
        self._reading = Work(parts.jobs, self, self._on_read, self._say)
        self._all: tuple[KeptPosition, ...] = ()
        self._kept: dict[str, KeptPosition] = {}
        self._noted: KeptPosition | None = None
        """The position whose note is in the field."""
        self._deleted: tuple[tuple[KeptPosition, ...], tuple[str, ...]] = (), ()
        """The list before the last deletion, and the deleted lines."""
        self.kept_chip, self.recent_chip = _chip(tr("Kept")), _chip(tr("Recent"))
        self._lists = QButtonGroup(self)
        self.search, self.table, self.field = QLineEdit(), PositionTable(), QLineEdit()
        self.nothing, self.note = label("second", wraps=True), label("second", wraps=True)
        self.count, self.told = label("second"), QWidget()
        self.undo_button = QPushButton(tr("Undo"))
        self.paste_button, self.copy_button = QPushButton(tr("Paste")), QPushButton(tr("Copy"))
        self.delete_button, self.star_button = QPushButton(tr("Delete")), QPushButton(tr("Star"))
        self.keep_button, self.open_button = QPushButton(tr("Keep")), QPushButton(tr("Open"))
        self._set_up()
        self._lay_out()
        self._connect()
        self.look_again()
        (self.table if self._all else self.paste_button).setFocus()

    def look_again(self, chosen: Collection[str] = ()) -> None:
        """Read the positions from the store; those of the `chosen` lines are selected, by default the same ones."""
        try:
            self._kept = {position.line: position for position in self._positions.kept}
            recent = self._positions.recent if self.recent_chip.isChecked() else ()
        except StoreError as error:
            self._say(shown(str(error)))
            return
        self._all = (
            tuple(self._kept.get(line, KeptPosition(line)) for line in recent)
            if self.recent_chip.isChecked()
            else tuple(self._kept.values())
        )
        self._find(chosen)

    def open_chosen(self) -> None:
        """Ask to open the current position, or say why it cannot be read, such as one of a newer version."""
        current = self.table.current
        if current is None:
            return
        try:
            parse_position(current.line, SPECS)
        except NotationError as error:
            self._say(tr("This position cannot be opened: {reason}", reason=shown(error.sentence)))
        else:
            self.open_asked.emit(current.line)

    def copy(self) -> None:
        """Copy the selected positions as text, or all visible ones if none is selected."""
        positions = self.table.chosen or self.table.positions
        if positions:
            QGuiApplication.clipboard().setText(list_text(positions))
            self._say(trn("1 position copied.", "{count} positions copied.", len(positions)))

    def paste(self) -> None:
        """Add the positions in the clipboard's text."""
        self._reading.ask(read_list, QGuiApplication.clipboard().text())

    def keep_chosen(self) -> None:
        """Keep the selected positions of the recent ones."""
        chosen = [position for position in self.table.chosen if position.line not in self._kept]
        if chosen and self._is_done(lambda: self._positions.keep(*chosen)):
            self._say(trn("1 position kept.", "{count} positions kept.", len(chosen)))

    def star_chosen(self) -> None:
        """Give the selected positions a star, or take their stars if all have one; a recent one is kept then."""
        chosen = self.table.chosen
        is_starred = not all(position.is_starred for position in chosen)
        if chosen:
            lines = [position.line for position in chosen]
            self._is_done(lambda: self._positions.mark(*lines, is_starred=is_starred))

    def delete_chosen(self) -> None:
        """Delete the selected kept positions; this can be undone until the next deletion."""
        before, lines = tuple(self._kept.values()), tuple(position.line for position in self.table.chosen)
        if lines and self.kept_chip.isChecked() and self._is_done(lambda: self._positions.remove(*lines)):
            self._deleted = before, lines
            self._say(trn("1 position deleted.", "{count} positions deleted.", len(lines)))

    def undo(self) -> None:
        """Restore the positions of the last deletion."""
        before, missing = self._deleted[0], self._missing
        if missing and self._is_done(lambda: self._positions.put_back(before, missing), missing):
            self._say(trn("1 position restored.", "{count} positions restored.", len(missing)))
            self._take_focus()

    def edit_note(self) -> None:
        """Focus the note of the current position."""
        if self.field.isVisible():
            self.field.setFocus()
            self.field.selectAll()

    def event(self, event: QEvent) -> bool:
        """Show what other windows have kept meanwhile."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.look_again()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the note as it was, empties the search, and then closes the window."""
        if event.key() == Qt.Key.Key_Escape and (self.field.hasFocus() or self.search.text()):
            if self.field.hasFocus():
                self._show_note()
            else:
                self.search.clear()
            self._take_focus()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save a note that is being written."""
        self._save_note()
        super().closeEvent(event)

    def _find(self, chosen: Collection[str] = ()) -> None:
        """Show the positions with the words of the search."""
        found = matching(self._all, self.search.text(), shown)
        self.table.show_positions(found, chosen)
        for part in (self.table, self.field):
            part.setVisible(bool(found))
        write(self.nothing, "" if found else self._why_none())
        self._show_chosen()

    def _why_none(self) -> str:
        if self._all:
            return tr("No position matches.")
        if self.recent_chip.isChecked():
            return tr(
                "No positions yet. The last {count} positions you ask about will be listed here.",
                count=figure(MOST_RECENT),
            )
        return in_sentences(
            tr("You have not kept any positions yet."),
            tr("Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V."),
        )

    def _show_chosen(self) -> None:
        chosen, is_recent = self.table.chosen, self.recent_chip.isChecked()
        words = [trn("1 position", "{count} positions", len(self.table.positions))]
        if chosen:
            words.append(tr("{count} selected", count=figure(len(chosen))))
        self.count.setText(" · ".join(words))
        self.table.setAccessibleDescription(listed(words))
        self.copy_button.setEnabled(bool(self.table.positions))
        for button in (self.delete_button, self.star_button, self.open_button):
            button.setEnabled(bool(chosen))
        self.keep_button.setEnabled(any(position.line not in self._kept for position in chosen))
        self.keep_button.setVisible(is_recent)
        self.delete_button.setVisible(not is_recent)
        self._show_told()
        if not self.field.isModified():
            self._show_note()

    def _show_note(self) -> None:
        self._noted = current = self.table.current
        self.field.setText("" if current is None else current.note)
        self.field.setEnabled(current is not None)
        self.field.setModified(False)

    def _save_note(self) -> None:
        if self._noted is None or not self.field.isModified():
            return
        self.field.setModified(False)
        line, note = self._noted.line, self.field.text()
        if not self._is_done(lambda: self._positions.mark(line, note=note)):
            self.field.setModified(True)

    def _on_field_entered(self) -> None:
        self._save_note()
        if not self.field.isModified():
            self._take_focus()

    def _on_read(self, read: PositionList) -> None:
        self.kept_chip.setChecked(True)
        self.search.clear()
        lines = [position.line for position in read.positions]
        new = [line for line in lines if line not in self._kept]
        if not self._is_done(lambda: self._positions.add(read.positions), (new or lines)[:1]):
            return
        known, more = len(lines) - len(new), len(read.refused) - _TOLD
        self._say(
            in_sentences(
                trn("1 position added.", "{count} positions added.", len(new)),
                trn("1 was already kept.", "{count} were already kept.", known) if known else "",
                *(brief(shown(reason)) for reason in read.refused[:_TOLD]),
                trn("1 more line was left out.", "{count} more lines were left out.", more)
                if more > 0
                else "",
            )
        )
        self._take_focus()

    def _is_done(self, change: Callable[[], object], chosen: Collection[str] = ()) -> bool:
        """Change the list, and show it; return whether that worked, and say why not."""
        try:
            change()
        except StoreError as error:
            self._say(shown(str(error)))
            return False
        self.look_again(chosen)
        return True

    def _say(self, words: str) -> None:
        write(self.note, words)
        self._show_told()
        announce(self, words)

    def _show_told(self) -> None:
        can_undo = bool(self._missing)
        self.undo_button.setVisible(can_undo)
        self.told.setVisible(bool(self.note.text()) or can_undo)

    @property
    def _missing(self) -> tuple[str, ...]:
        """The lines of the last deletion that are still not kept."""
        return tuple(line for line in self._deleted[1] if line not in self._kept)

    def _take_focus(self) -> None:
        (self.table if self._all else self.paste_button).setFocus()

    def _on_list_chosen(self) -> None:
        self._say("")
        self.look_again()

    def _on_star_clicked(self, index: QModelIndex) -> None:
        if index.column() == _STARRED:
            self.star_chosen()

    def _on_double_clicked(self, index: QModelIndex) -> None:
        if index.column() == _NOTE:
            self.edit_note()
        elif index.column() != _STARRED:
            self.open_chosen()

    def _set_up(self) -> None:
        for chip in (self.kept_chip, self.recent_chip):
            self._lists.addButton(chip)
        self.kept_chip.setChecked(True)
        self.search.setPlaceholderText(tr("Search…"))
        self.search.setToolTip(tr("Search for a game, a part of a position or a note, or “★”"))
        self.search.setAccessibleName(tr("Search positions"))
        self.search.setClearButtonEnabled(True)
        self.field.setPlaceholderText(tr("Note"))
        self.field.setAccessibleName(tr("Note"))
        self.field.setToolTip(tr("Edit the note (F2)"))
        self.field.setMaxLength(LONGEST_NOTE)
        # A long word must not widen the window.
        self.note.setMinimumWidth(1)
        set_style(self.undo_button, "quiet")
        set_style(self.open_button, "primary")
        for button, tip in (
            (self.undo_button, tr("Undo (Ctrl+Z)")),
            (self.paste_button, tr("Add a list of positions from the clipboard (Ctrl+V)")),
            (self.copy_button, tr("Copy as text: the selected positions, or all (Ctrl+C)")),
            (self.delete_button, tr("Delete (Del)")),
            (self.star_button, tr("Star (S)")),
            (self.keep_button, tr("Keep the selected positions")),
            (self.open_button, tr("Open (Enter)")),
        ):
            button.setToolTip(tip)
            button.setAutoDefault(False)

    def _connect(self) -> None:
        key = QKeySequence.StandardKey
        for keys, do in (
            ((key.Copy,), self.copy),
            ((key.Paste,), self.paste),
            ((key.Undo,), self.undo),
            ((key.Delete,), self.delete_chosen),
            ((key.Find,), self.search.setFocus),
            (("S",), self.star_chosen),
            (("F2",), self.edit_note),
        ):
            make_action(ActionSpec("", keys, do), self)
        for button, press in (
            (self.undo_button, self.undo),
            (self.paste_button, self.paste),
            (self.copy_button, self.copy),
            (self.delete_button, self.delete_chosen),
            (self.star_button, self.star_chosen),
            (self.keep_button, self.keep_chosen),
            (self.open_button, self.open_chosen),
        ):
            button.clicked.connect(press)
        EnterKey(self)
        self._lists.buttonClicked.connect(lambda _: self._on_list_chosen())
        self.search.textChanged.connect(lambda _: self._find())
        self.search.returnPressed.connect(self._take_focus)
        self.table.opened.connect(self.open_chosen)
        self.table.clicked.connect(self._on_star_clicked)
        self.table.doubleClicked.connect(self._on_double_clicked)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_chosen())
        self.field.returnPressed.connect(self._on_field_entered)
        self.field.editingFinished.connect(self._save_note)

    def _lay_out(self) -> None:
        top, told = QHBoxLayout(), QHBoxLayout(self.told)
        told.setContentsMargins(0, 0, 0, 0)
        for row in (top, told):
            row.setSpacing(Space.SMALL)
        top.addWidget(self.kept_chip)
        top.addWidget(self.recent_chip)
        top.addWidget(self.search, 1)
        told.addWidget(self.note, 1)
        told.addWidget(self.undo_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(top)
        column.addWidget(self.table, 1)
        column.addWidget(self.field)
        column.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.told)
        buttons = (
            self.paste_button,
            self.copy_button,
            self.delete_button,
            self.star_button,
            self.keep_button,
            self.open_button,
        )
        column.addWidget(ButtonRow(self.count, buttons))
        self.setMinimumSize(scaled(_LEAST_WIDTH), scaled(_LEAST_HEIGHT))
        begin_with(self, _WIDTH, _HEIGHT)


class PositionTable(QTableView):
    """Positions in rows; one or several can be chosen. Signals: `opened()` for Enter."""

    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_style(self, "palette")
        self._rows = PagedModel(
            (
                Column(STAR, text=_star, spoken=_star_spoken, spoken_title=tr("Starred")),
                Column(tr("Game"), text=_title),
                Column(tr("Position"), text=_place, tip=_line),
                Column(tr("Note"), text=_note, spoken=_note_spoken, tip=_note),
            ),
            self,
        )
        self.setModel(self._rows)
        self.setAccessibleName(tr("Positions"))
        choose_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for place in (_POSITION, _NOTE):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)

    @property
    def positions(self) -> tuple[KeptPosition, ...]:
        """All positions in the table."""
        return self._rows.rows

    @property
    def chosen(self) -> tuple[KeptPosition, ...]:
        """The chosen positions, from top to bottom."""
        selection = self.selectionModel().selection()
        parts = map(selection.at, range(selection.count()))
        places = {place for part in parts for place in range(part.top(), part.bottom() + 1)}
        return tuple(self.positions[place] for place in sorted(places))

    @property
    def current(self) -> KeptPosition | None:
        """The position that the keys act on; None if none is chosen."""
        index = self.currentIndex()
        return self.positions[index.row()] if index.isValid() else None

    def show_positions(self, positions: Sequence[KeptPosition], chosen: Collection[str] = ()) -> None:
        """Show other positions, and choose the first of these lines, or else the same ones, or the same place."""
        row, wanted = max(self.currentIndex().row(), 0), set(chosen)
        wanted = wanted or {position.line for position in self.chosen}
        self._rows.show(tuple(positions))
        if not positions:
            return
        self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        places = [place for place, position in enumerate(positions) if position.line in wanted]
        self._choose(places or [min(row, len(positions) - 1)], row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        if is_enter(event):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, places: Sequence[int], current: int) -> None:
        """Choose rows; the keys act on the one in place `current` if it is among them."""
        selection, last = QItemSelection(), self._rows.columnCount() - 1
        first = places[0]
        for place, after in zip(places, (*places[1:], -1), strict=True):
            # Qt is slow with a thousand ranges, and a list often has all its rows chosen.
            if after != place + 1:
                selection.select(self._rows.index(first, 0), self._rows.index(place, last))
                first = after
        self.setCurrentIndex(self._rows.index(current if current in places else places[0], _POSITION))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def _chip(words: str) -> QPushButton:
    chip = QPushButton(words)
    set_style(chip, "quiet")
    chip.setCheckable(True)
    chip.setAutoDefault(False)
    return chip


def _star(position: KeptPosition) -> str:
    return STAR if position.is_starred else ""


def _star_spoken(position: KeptPosition) -> str:
    return tr("Starred") if position.is_starred else tr("Not starred")


def _title(position: KeptPosition) -> str:
    return shown(TITLES[position.game]) if position.game in TITLES else position.game


def _place(position: KeptPosition) -> str:
    """The parts of the line without the game; those that are empty are left out."""
    parts = position.line.partition(" ")[2].split("|")
    return " · ".join(filter(None, map(str.strip, parts)))


def _line(position: KeptPosition) -> str:
    return position.line


def _note(position: KeptPosition) -> str:
    return position.note


def _note_spoken(position: KeptPosition) -> str:
    return position.note or tr("No note")
