"""The Lab as a page of the window: questions at the left, what the chosen one shows beside them."""

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from dicedesk.lab.questions.question import LabQuestion
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import DRAWER_BELOW, Space, scaled
from dicedesk.ui.base.page import WindowPage
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.still_there import in_next_turn
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.lab.kept_file import KeptFile
from dicedesk.ui.features.lab.section_list import SectionList
from dicedesk.ui.features.lab.sections import lab_sections


class LabPage(WindowPage):
    """Holds the sections; each is made when it is first chosen, and stays as it is when another one is."""

    help_page = "lab"

    def __init__(self, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """The list; the first section is made when the page is first seen."""
        super().__init__(parent)
        self._parts, self._appearance = parts, appearance
        self._sections = lab_sections()
        self._views: dict[int, SectionView] = {}
        self.list = SectionList([section.title for section in self._sections], appearance, self)
        self.kept = KeptFile(parts.jobs, self)
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
        """What the section that is chosen shows."""
        return self._view(self.list.place)

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """What can be done in each section."""
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
            ("↑ ↓", tr("In the list: choose a question")),
            (tr("Enter"), tr("In a text field: ask")),
        )

    def take_focus(self) -> None:
        """Goes to the list."""
        self.list.take_focus()

    def choose(self, section: str) -> None:
        """Shows the section that the program calls so."""
        names = [each.id for each in self._sections]
        self.list.choose(names.index(section))

    def take_files(self, files: Sequence[str]) -> bool:
        """Gives dropped files to the section that is shown, or asks again what one of them was asked."""
        return self.view.take_files(files) or self.kept.take(files)

    @property
    def marks(self) -> tuple[int, ...]:
        """The section that is chosen."""
        return (self.list.place,)

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        self.list.choose(marks[0])

    def showEvent(self, event: QShowEvent) -> None:
        """Makes the chosen section; the focus ring comes along from the tab that was left."""
        super().showEvent(event)
        self._show(self.list.place)
        if not event.spontaneous():
            in_next_turn(self, self._come_in)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Has the list over the section where the window is too narrow for both."""
        super().resizeEvent(event)
        is_narrow = self.width() < scaled(DRAWER_BELOW)
        self.list.be_narrow(is_so=is_narrow)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)

    def _view(self, place: int) -> SectionView:
        if place not in self._views:
            section = self._sections[place]
            view = section.make(self._parts, self._appearance, self)
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
