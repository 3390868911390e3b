"""The Lab as a page of the window: the list of questions at the left, the chosen section at the right.

`lab_sections` lists the sections.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QListWidget, QStackedWidget, QWidget

from dicedesk.features.question_files import question_in
from dicedesk.features.text_file import read_bytes
from dicedesk.games import questions
from dicedesk.lab.fields import LabQuestion
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.lab_section import LabSection, SectionView
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import DRAWER_BELOW, Space, Type, font, scaled
from dicedesk.ui.base.page import WindowPage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.features.lab.question import QuestionSection
from dicedesk.ui.games.catalogue import game_uis

_WIDTH = 240
"""Width of the list, in pixels at the normal font size; longer titles get more."""

_FLAGS = Qt.ItemDataRole.UserRole - 1
"""The role in which the model of a combo box keeps the flags of an item."""


class SectionList(QWidget):
    """Titles, one of them chosen, with a heading over each group. Signals: `chosen(int)` with its place, from 0."""

    chosen = Signal(int)

    def __init__(self, sections: Sequence[LabSection], appearance: Appearance, parent: QWidget) -> None:
        """A list with the first title chosen."""
        super().__init__(parent)
        self.rows, self.field = QListWidget(), ArrowCombo(appearance, tr("Questions"))
        set_style(self.rows, "questions")
        self.rows.setAccessibleName(tr("Questions"))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._places: list[int | None] = []
        """The place of the title in each row; None for a heading."""
        group = None
        for place, section in enumerate(sections):
            if section.group not in (None, group):
                self._add(shown(section.group or ""), None)
            group = section.group
            self._add(section.title, place)
        self._card, self._row = Card(tr("Questions")), QWidget()
        self._card.add(self.rows, 1)
        needed = self.rows.sizeHintForColumn(0) + 2 * Space.LARGE + Space.MEDIUM
        self._card.setFixedWidth(max(scaled(_WIDTH), needed))
        line = QHBoxLayout(self._row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SMALL)
        line.addWidget(label("second", tr("Question")))
        line.addWidget(self.field, 1)
        column = QHBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._card)
        column.addWidget(self._row)
        self.be_narrow(is_so=False)
        self.rows.setCurrentRow(0)
        self.rows.currentRowChanged.connect(self._on_row)
        self.rows.itemSelectionChanged.connect(self._on_selected)
        self.field.currentIndexChanged.connect(self._on_row)

    @property
    def place(self) -> int:
        """The place of the chosen title."""
        return self._places[self.rows.currentRow()] or 0

    def choose(self, place: int) -> None:
        """Choose another title."""
        row = self._places.index(place)
        is_new = (self.rows.currentRow(), self.field.currentIndex()) != (row, row)
        self.rows.setCurrentRow(row)
        self.field.setCurrentIndex(row)
        if is_new:
            self.chosen.emit(place)

    def _add(self, text: str, place: int | None) -> None:
        self._places.append(place)
        self.rows.addItem(text)
        self.field.addItem(text)
        if place is None:
            # Arrow keys and clicks pass over an item without flags.
            heading = self.rows.item(self.rows.count() - 1)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            heading.setFont(font(Type.BODY, bold=True))
            self.field.setItemData(self.field.count() - 1, 0, _FLAGS)

    def _on_row(self, row: int) -> None:
        place = self._places[row]
        if place is not None:
            self.choose(place)

    def _on_selected(self) -> None:
        """Choose the title that a screen reader has selected: the focus stays in its place."""
        for index in self.rows.selectedIndexes():
            self._on_row(index.row())

    def be_narrow(self, *, is_so: bool) -> None:
        """Show a box on one line, or a list in a card."""
        had_focus = self.rows.hasFocus() or self.field.hasFocus()
        self._card.setVisible(not is_so)
        self._row.setVisible(is_so)
        if had_focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Focus the visible box or list."""
        (self.field if self._card.isHidden() else self.rows).setFocus()


_ENDINGS = (".json", ".csv")


class QuestionFile(QObject):
    """Reads one file after the other.

    Signals: `read(LabQuestion, str)` with the question and the file's name, `told(str)` with the reason if there is
    none.
    """

    read = Signal(object, str)
    told = Signal(str)

    def __init__(self, jobs: Jobs, owner: QWidget) -> None:
        """The file dialog opens over the owner. The jobs read files; they work in this process."""
        super().__init__(owner)
        self._jobs = jobs

    def ask(self) -> None:
        """Ask for a file, and read it."""
        owner = cast("QWidget", self.parent())
        kinds = tr("Lab files ({endings})", endings=" ".join(f"*{ending}" for ending in _ENDINGS))
        file, _ = QFileDialog.getOpenFileName(owner, tr("Open a saved question"), "", kinds)
        if file:
            self.open(file)

    def take(self, files: Sequence[str]) -> bool:
        """Read the first file that can hold a question; return whether there is one."""
        found = next((file for file in files if Path(file).suffix.lower() in _ENDINGS), None)
        if found is not None:
            self.open(found)
        return found is not None

    def open(self, file: str) -> None:
        """Read a file."""
        name = Path(file).name
        Work(self._jobs, self, self._on_read, self._on_failed).ask(_question_in, file, name)

    def _on_read(self, found: tuple[LabQuestion, str]) -> None:
        self.read.emit(*found)

    def _on_failed(self, reason: str) -> None:
        self.told.emit(shown(reason))


def _question_in(file: str, name: str) -> tuple[LabQuestion, str]:
    """Raises NotationError and UnreadableError."""
    return question_in(read_bytes(file, name)), name


def lab_sections() -> tuple[LabSection, ...]:
    """One section for each kind of question, and after them the pages of the games."""
    return (
        *(LabSection(kind.id, kind.title, partial(QuestionSection, kind.id)) for kind in questions.KINDS),
        *(page for ui in game_uis() for page in ui.lab_pages()),
    )


class LabPage(WindowPage):
    """Holds the sections; each is made when it is first chosen, and keeps its state."""

    help_page = "lab"

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        """The list; the first section is made when the page is first shown."""
        super().__init__(parent)
        self._parts = parts
        self._sections = lab_sections()
        self._views: dict[int, SectionView] = {}
        self.list = SectionList(self._sections, parts.appearance, self)
        self.kept = QuestionFile(parts.jobs, self)
        self.kept.read.connect(self._ask_again)
        self.kept.told.connect(self._say)
        self._stack = QStackedWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        edge = Space.LARGE + 2
        self._row.setContentsMargins(edge, edge - 2, edge, Space.MEDIUM)
        self._row.setSpacing(Space.LARGE)
        self._row.addWidget(self.list)
        self._row.addWidget(self._stack, 1)
        self.list.chosen.connect(self._show)

    @property
    def view(self) -> SectionView:
        """The view of the chosen section."""
        return self._view(self.list.place)

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """The actions of every section."""
        return (
            ActionSpec(tr("Ask"), ("Ctrl+Return", "Ctrl+Enter"), lambda: self.view.ask()),
            ActionSpec(tr("Open a saved question…"), ("Ctrl+Shift+L",), self.kept.ask),
            ActionSpec(tr("Save data…"), (QKeySequence.StandardKey.Save,), lambda: self.view.save_figures()),
            ActionSpec(tr("Save picture…"), ("Ctrl+Shift+S",), lambda: self.view.save_picture()),
            ActionSpec(tr("Go to the questions"), ("Ctrl+E",), self.list.take_focus),
        )

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the list and of the form."""
        return (
            ("↑ ↓", tr("Choose a question (in the list)")),
            (tr("Enter"), tr("Ask (in a text field)")),
        )

    def take_focus(self) -> None:
        """Focus the list."""
        self.list.take_focus()

    def choose(self, section: str) -> None:
        """Show the section with this id."""
        names = [each.id for each in self._sections]
        self.list.choose(names.index(section))

    def take_files(self, files: Sequence[str]) -> bool:
        """Give dropped files to the visible section, or ask the question in one of them again."""
        return self.view.take_files(files) or self.kept.take(files)

    @property
    def selection(self) -> tuple[int, ...]:
        """The chosen section."""
        return (self.list.place,)

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        self.list.choose(selection[0])

    def showEvent(self, event: QShowEvent) -> None:
        """Make the chosen section; the focus comes along from the last tab."""
        super().showEvent(event)
        self._show(self.list.place)
        if not event.spontaneous():
            in_next_turn(self, self._come_in)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list above the section if the window is too narrow for both."""
        super().resizeEvent(event)
        is_narrow = self.width() < scaled(DRAWER_BELOW)
        self.list.be_narrow(is_so=is_narrow)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)

    def _view(self, place: int) -> SectionView:
        if place not in self._views:
            section = self._sections[place]
            view = section.make(self._parts, self)
            view.setAccessibleName(section.title)
            view.told.connect(self.told)
            view.noted.connect(self.noted)
            view.again_asked.connect(self.kept.ask)
            view.opponent_asked.connect(self.opponent_asked)
            self._views[place] = view
            self._stack.addWidget(view)
        return self._views[place]

    def _show(self, place: int) -> None:
        self._stack.setCurrentWidget(self._view(place))
        # A message about another section is out of date here.
        self.status_changed.emit()

    def _ask_again(self, question: LabQuestion, file: str) -> None:
        self.choose(question.kind)
        self.view.ask_again(question, file)

    def _say(self, words: str) -> None:
        self.noted.emit(words)
        self.told.emit(words)

    def _come_in(self) -> None:
        focus = self.window().focusWidget()
        if self.isVisible() and (focus is None or not self.isAncestorOf(focus)):
            self.take_focus()
