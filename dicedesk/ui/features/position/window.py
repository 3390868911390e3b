"""The window of any position: its line of text, the table of its game, and what to do with it from there."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import GameError
from dicedesk.core.position import PositionLine
from dicedesk.features.position import read_position
from dicedesk.features.positions import Positions
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey, is_enter, make_action
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import CardScroll, label, write
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.position.clicks import TableClicks
from dicedesk.ui.features.position.comparison import ComparisonCard
from dicedesk.ui.features.position.fields import FieldsRoom, PositionFields
from dicedesk.ui.table.input import Confirmation
from dicedesk.ui.table.position import PositionOnTable

_WIDTH, _HEIGHT = 1180, 800
_MOMENT_MS = 1500
"""A position is looked at, and not just passed, after this time."""
_PAUSE_MS = 300
"""A typed line is shown after a pause this long: its beginning may be a position of its own."""
_VEIL = 0.6
_LONGEST_ENTRY = 90
"""The most characters of a line in the menu."""

SetUp = Callable[[PositionLine[Any], QWidget], PositionOnTable | None]


class LineField(QLineEdit):
    """The field with a position's line. It leaves Ctrl+Z, and Ctrl+C without a selection, to its window."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._leaves(event)
        ):
            event.ignore()
            return True
        return super().event(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        key = QKeySequence.StandardKey
        copies = event.matches(key.Copy) and not self.hasSelectedText()
        return copies or any(map(event.matches, (key.Undo, key.Redo, key.Paste)))


class VeiledTable(QWidget):
    """Holds the table, and veils it while it shows another position than the one in the line.

    The reason is on the veil: a line of its own would move the table, and all of it would be measured anew.
    """

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.reason, self._veil = label("bad", wraps=True), _Veil(self)
        self.reason.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        self.reason.setAutoFillBackground(True)
        column = QVBoxLayout(self._veil)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reason)
        column.addStretch(1)

    @property
    def is_veiled(self) -> bool:
        """Whether the table shows another position than the one that was typed."""
        return not self._veil.isHidden()

    def hold(self, table: QWidget) -> None:
        """Show another table in place of the last one."""
        item = self._column.itemAt(0)
        before = None if item is None else item.widget()
        if before is not table:
            if before is not None:
                before.hide()
                self._column.removeWidget(before)
            self._column.addWidget(table)
            table.show()
            self._veil.raise_()

    def veil(self, *, on: bool) -> None:
        """Veil the table, or show it in full."""
        self._veil.setVisible(on)

    def keep_picture(self) -> None:
        """Leave the picture as it is until `paint`: this turn of the event loop has enough to do."""
        self.setUpdatesEnabled(False)
        # Otherwise the window would paint its ground over the picture.
        self.setAutoFillBackground(True)

    def paint(self) -> None:
        """Paint all that has changed."""
        self.setAutoFillBackground(False)
        self.setUpdatesEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._veil.setGeometry(self.rect())


class _Veil(QWidget):
    """A light ground over the table; clicks do not go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = QColor(self.palette().color(QPalette.ColorRole.Window))
        ground.setAlphaF(_VEIL)
        painter = QPainter(self)
        painter.fillRect(self.rect(), ground)
        painter.end()


class PositionWindow(QDialog):
    """Sets up positions on the table of their game, where the coach weighs all choices. Escape closes it.

    Signals: `play_on_asked(PositionLine)` and `practice_asked(PositionLine)` with the position to go on from,
    `working_asked(object)` with the number whose calculation to show, `help_asked()` at F1, `kept_asked()` for the list
    of kept positions.
    """

    play_on_asked = Signal(object)
    practice_asked = Signal(object)
    working_asked = Signal(object)
    help_asked = Signal()
    kept_asked = Signal()

    def __init__(
        self,
        line: PositionLine[Any],
        parts: AppParts,
        set_up: SetUp,
        play_cue: Callable[[Cue], object],
        parent: QWidget,
    ) -> None:
        """Begin at a possible position of an available game; `play_cue` plays a sound.

        `set_up` makes the table of a game at a position; it returns None for a game that is not available here.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._set_up, self._play_cue = set_up, play_cue
        self._positions = Positions(parts.store)
        self._tables: dict[str, PositionOnTable] = {}
        self._games: list[str] = []
        """The games shown one after another, without repetition."""
        self._is_typing = self._is_setting_up = False
        self.field, self.recent, self.copy = LineField(), QPushButton(tr("Recent")), QPushButton(tr("Copy"))
        self.stage = VeiledTable()
        self.fields = PositionFields(parts.appearance, self)
        self._room = FieldsRoom(self.fields)
        self._clicks = TableClicks(self._room, self)
        self.comparison = ComparisonCard(parts.long_jobs, self)
        self.note, self.words = label("second", wraps=True), QLineEdit()
        self.compare, self.keep = QPushButton(tr("Compare")), QPushButton(tr("Keep…"))
        self.practice, self.play_on = QPushButton(tr("Practice it")), QPushButton(tr("Play on from here"))
        self.confirmation = Confirmation(self)
        self._moment = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._connect()
        self._set_keys()
        EnterKey(self)
        self.show_position(line)
        begin_with(self, _WIDTH, _HEIGHT)

    @property
    def table(self) -> PositionOnTable:
        """The table of the game shown."""
        return self._tables[self._games[-1]]

    @property
    def line(self) -> PositionLine[Any]:
        """The position on the table."""
        return self.table.line

    def show_position(self, line: PositionLine[Any], *, replaces: bool = False) -> None:
        """Show a possible position, or refuse one whose game is not available here.

        Undo skips the last position if this one `replaces` it.
        """
        game, focus = line.spec.id, self.focusWidget()
        is_new, is_other = game not in self._tables, self._games[-1:] != [game]
        if is_new and not self._make(line):
            self.refuse(tr("this game is not available here"))
            return
        if self.isVisible():
            self.stage.keep_picture()
        self._is_setting_up = True
        if is_other:
            self._games = [*(each for each in self._games if each != game), game]
            self._bring_on()
            if focus is not None and not self.stage.isAncestorOf(focus):
                # A table that comes takes the focus, from a person who is still typing.
                focus.setFocus()
        if not is_new:
            self.table.set_up(line, replaces=replaces and not is_other)
        self._is_setting_up = False
        self._show()

    def open_line(self, text: str) -> None:
        """Show the position of a line, or the reason it cannot be shown; the field has the line in any case."""
        self._is_typing = False
        self.field.setText(text)
        self._read()
        self._on_typed_out()

    def refuse(self, reason: str) -> None:
        """Show the reason against a position under the fields; the table keeps its own, veiled."""
        words = tr("This cannot be set up: {reason}", reason=reason)
        self.field.setAccessibleDescription(words)
        write(self.stage.reason, words)
        self.stage.veil(on=True)
        self._offer(is_possible=False)
        self._moment.start()

    def copy_line(self) -> None:
        """Copy the line of the position on the table, or one that was refused as it is."""
        QGuiApplication.clipboard().setText(self.field.text() if self._is_refused else self.line.to_text())
        self.say(tr("Position copied"))

    def paste_line(self) -> None:
        """Show the position in the clipboard; other text goes into the field if it has the focus."""
        text = QGuiApplication.clipboard().text()
        line = next((line.strip() for line in text.splitlines() if line.strip()), "")
        if self.field.hasFocus() and line.split(" ")[0] not in TITLES:
            self.field.insert(line)
            self._read()
        elif line:
            self.open_line(line)

    def undo(self) -> None:
        """Go back to the last position; from a refused one, to the position before it was typed."""
        was_typing, self._is_typing = self._is_typing, False
        self._pause.stop()
        if self._is_refused and not was_typing:
            self._show()
        elif self.table.tab.session.undoable:
            self.table.tab.input.undo()
        elif len(self._games) > 1:
            self._games.pop()
            self._bring_on()
            self._show()

    def redo(self) -> None:
        """Go forward again to the position that was undone."""
        self.table.tab.input.redo()

    def say(self, sentence: str) -> None:
        """Show a sentence beside the buttons, and have it announced."""
        self.note.setText(sentence)
        announce(self, sentence)

    def pin(self) -> None:
        """Pin the position on the table, to compare other positions with it."""
        line, frame = self.line.to_text(), self.table.tab.frame
        cards = self._put_comparison()
        if frame.column.isHidden():
            frame.toggle_drawer()
        self.comparison.pin(line)
        cards.scroll_to(self.comparison)

    def ask_to_practice(self) -> None:
        """Ask for an exercise with the choice on the table."""
        self._remember()
        self.practice_asked.emit(self.line)

    def ask_to_play_on(self) -> None:
        """Ask for a game from the position on the table."""
        self._remember()
        self.play_on_asked.emit(self.line)

    def ask_to_keep(self) -> None:
        """Ask for a note before the position is kept."""
        self._keeping.show()
        self.words.setFocus()

    def keep_position(self) -> None:
        """Keep the position with the note."""
        note = self.words.text().strip() or None
        if self._is_saved(partial(self._positions.mark, self.line.to_text(), note=note)):
            self.say(tr("Position kept"))
            self._leave_keeping()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the note first at Escape; an Enter that came from a field presses no button."""
        if is_enter(event):
            return
        if event.key() == Qt.Key.Key_Escape and not self._keeping.isHidden():
            self._leave_keeping()
        else:
            super().keyPressEvent(event)

    @property
    def _is_refused(self) -> bool:
        return self.stage.is_veiled

    def _make(self, line: PositionLine[Any]) -> bool:
        """Make the table of a game, at this position; return False if it is not available."""
        table = self._set_up(line, self.stage)
        if table is None:
            return False
        self._tables[line.spec.id] = table
        tab = table.tab
        for spec in tab.choice_actions():
            make_action(spec, tab)
        table.moved.connect(self._on_moved)
        tab.told.connect(partial(announce, self))
        tab.noted.connect(self.say)
        tab.heard.connect(self._play_cue)
        tab.working_asked.connect(self.working_asked)
        tab.field_asked.connect(self._clicks.lead_to)
        self._clicks.watch(tab.field_links())
        return True

    def _bring_on(self) -> None:
        """Show the table of the last game."""
        self.stage.hold(self.table.tab)
        if self.comparison.is_pinned:
            self._put_comparison()

    def _put_comparison(self) -> CardScroll:
        """Put the comparison under the cards of the table, where it scrolls with them."""
        (cards,) = self.table.tab.frame.column.findChildren(CardScroll)
        cards.add_card(self.comparison)
        return cards

    def _show(self) -> None:
        """Show the position on the table in the field and all other places."""
        line, text = self.line, self.line.to_text()
        if not self._is_typing:
            self.field.setText(text)
            self.field.setCursorPosition(0)
        self.setWindowTitle(tr("Any position: {game}", game=shown(line.spec.title)))
        self.fields.show_position(line)
        write(self.stage.reason, "")
        self.stage.veil(on=False)
        is_everybody = line.state.seats > 1 and not line.players
        self.field.setAccessibleDescription(self._about if is_everybody else "")
        self.confirmation.drop()
        self.note.setText(self._about if is_everybody else "")
        self.comparison.show_position(text)
        self._offer(is_possible=True)
        self._moment.start()

    def _offer(self, *, is_possible: bool) -> None:
        """Enable what can be done with the position, if it is possible; at the end of a game there is no choice."""
        is_open = is_possible and not self.table.tab.session.is_over
        for button, is_on in (
            (self.compare, is_possible),
            (self.keep, is_possible),
            (self.practice, is_open),
            (self.play_on, is_open),
        ):
            button.setEnabled(is_on)

    @property
    def _about(self) -> str:
        return tr("Without names, everyone plays perfectly.")

    def _on_moved(self) -> None:
        if not (self._is_setting_up or self._pause.isActive()):
            self._is_typing = False
            self._show()

    def _on_typed(self) -> None:
        self.stage.veil(on=True)
        self._offer(is_possible=False)
        self._moment.stop()
        self._pause.start()

    def _read(self) -> None:
        """Show the position of the line in the field, or refuse it."""
        self._pause.stop()
        try:
            line = read_position(self.field.text().strip())
        except GameError as error:
            self.refuse(shown(error.sentence))
            return
        replaces, self._is_typing = self._is_typing, True
        if line != self.line:
            self.show_position(line, replaces=replaces)
        elif self._is_refused:
            self._show()

    def _on_typed_out(self) -> None:
        """Write the position on the table in full, once it was typed."""
        if self._is_setting_up:
            return
        if self._pause.isActive():
            self._read()
        self._is_typing = False
        if not self._is_refused:
            self.field.setText(self.line.to_text())

    def _on_entered(self) -> None:
        self._on_typed_out()
        if not self._is_refused:
            self.table.tab.take_focus()

    def _on_set(self, line: PositionLine[Any]) -> None:
        self._is_typing = False
        self.show_position(line)

    def _on_moment(self) -> None:
        """Have a screen reader say why a position was refused, or remember the one on the table."""
        if self._is_refused:
            announce(self, self.stage.reason.text())
        else:
            self._remember()

    def _remember(self) -> None:
        self._is_saved(partial(self._positions.remember, self.line.to_text()))

    def _is_saved(self, save: Callable[[], object]) -> bool:
        try:
            save()
        except (StoreError, GameError) as error:
            self.say(tr("The position could not be saved: {reason}", reason=shown(str(error))))
            return False
        return True

    def _leave_keeping(self) -> None:
        self.words.clear()
        self._keeping.hide()
        self.table.tab.take_focus()

    def _fill_recent(self) -> None:
        """Offer the last positions, and below them the kept ones."""
        menu = self.recent.menu()
        menu.clear()
        try:
            recent = [(line, "") for line in self._positions.recent]
            kept = [(each.line, each.note) for each in self._positions.kept]
        except StoreError as error:
            self.say(shown(str(error)))
            return
        for place, entries in enumerate((recent, kept)):
            if place:
                menu.addSeparator()
            for line, note in entries:
                words = f"{note} – {line}" if note else line
                short = words if len(words) <= _LONGEST_ENTRY else f"{words[: _LONGEST_ENTRY - 1]}…"
                menu.addAction(short.replace("&", "&&"), partial(self.open_line, line))
        if not (recent or kept):
            menu.addAction(tr("No positions yet")).setEnabled(False)

    def _connect(self) -> None:
        self.field.textEdited.connect(self._on_typed)
        self.field.editingFinished.connect(self._on_typed_out)
        self.field.returnPressed.connect(self._on_entered)
        self.fields.position_set.connect(self._on_set)
        self.fields.refused.connect(self.refuse)
        self.fields.settled.connect(self.stage.paint)
        self.copy.clicked.connect(self.copy_line)
        self.compare.clicked.connect(self.pin)
        self.keep.clicked.connect(self.ask_to_keep)
        self.save.clicked.connect(self.keep_position)
        self.words.returnPressed.connect(self.keep_position)
        self.practice.clicked.connect(self.ask_to_practice)
        self.play_on.clicked.connect(self.ask_to_play_on)
        self.confirmation.asked.connect(self.say)
        self.confirmation.dropped.connect(self.note.clear)
        self._moment.timeout.connect(self._on_moment)
        self._pause.timeout.connect(self._read)
        self.finished.connect(self._moment.stop)
        self.finished.connect(self.comparison.stop)

    def _set_keys(self) -> None:
        key = QKeySequence.StandardKey
        for pressed, do in (
            (key.Undo, self.undo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+Y", self.redo),
            (key.Copy, self.copy_line),
            (key.Paste, self.paste_line),
            ("Ctrl+P", self._edit),
            ("F1", self.help_asked.emit),
            ("Ctrl+Shift+K", self.kept_asked.emit),
        ):
            QShortcut(QKeySequence(pressed), self, do)

    def _edit(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _lay_out(self) -> None:
        self.field.setAccessibleName(tr("Position"))
        self.field.setToolTip(tr("The position in one line: type or paste another one (Ctrl+P)"))
        self.copy.setToolTip(tr("Copy this line (Ctrl+C)"))
        self.recent.setToolTip(tr("The last positions, and those you kept"))
        self.compare.setToolTip(tr("Pin this position and compare others with it"))
        self.practice.setToolTip(tr("Find the best choice as an exercise"))
        self.play_on.setToolTip(tr("Start a casual game from this position"))
        self.words.setAccessibleName(tr("Note"))
        self.words.setPlaceholderText(tr("Note (optional)"))
        menu = QMenu(self.recent)
        menu.aboutToShow.connect(self._fill_recent)
        self.recent.setMenu(menu)
        self.save = QPushButton(tr("Keep"))
        for button in (
            self.recent, self.copy, self.compare, self.keep, self.practice, self.play_on, self.save,
        ):  # fmt: skip
            button.setAutoDefault(False)
        first, self._keeping = QHBoxLayout(), QWidget()
        first.setSpacing(Space.SMALL)
        for place, part in enumerate((self.field, self.copy, self.recent)):
            first.addWidget(part, int(not place))
        above = QVBoxLayout()
        above.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, 0)
        above.setSpacing(Space.SMALL)
        above.addLayout(first)
        above.addWidget(self._room)
        keeping = QHBoxLayout(self._keeping)
        keeping.setContentsMargins(0, 0, 0, 0)
        keeping.setSpacing(Space.SMALL)
        keeping.addWidget(self.words, 1)
        keeping.addWidget(self.save)
        self._keeping.hide()
        below = QVBoxLayout()
        below.setContentsMargins(Space.LARGE, 0, Space.LARGE, Space.MEDIUM)
        below.setSpacing(Space.SMALL)
        below.addWidget(self._keeping)
        below.addWidget(ButtonRow(self.note, (self.compare, self.keep, self.practice, self.play_on)))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above)
        whole.addWidget(self.stage, 1)
        whole.addLayout(below)
