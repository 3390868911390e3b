"""A page for each game, and the tab on it as soon as somebody wants to see it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from dicedesk.ui.tabs.game_tab import GameTab, TabSpec
from dicedesk.ui.words import tr

Marks = Mapping[int, tuple[int, ...]]
"""What was chosen in the games and not played yet, by the place of their tabs."""


class GameTabs(QTabWidget):
    """Makes each tab when it is first chosen, or when it is asked to make the next one before that.

    Signals: `made(GameTab)` for each tab, before it can be seen.
    """

    made = Signal(object)

    def __init__(self, specs: Sequence[TabSpec], first: int, marks: Marks) -> None:
        """Empty pages; `first` is the place of that which is chosen, counted from 0, and 0 where there are less."""
        super().__init__()
        self._specs, self._marks = tuple(specs), dict(marks)
        self._tabs: dict[int, GameTab] = {}
        self.setDocumentMode(True)
        self.tabBar().setAccessibleName(tr("Games"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its bar takes the keyboard
        self._pages = [_Page(self) for _ in self._specs]
        for page, spec in zip(self._pages, self._specs, strict=True):
            self.addTab(page, spec.title)
        self.setCurrentIndex(first)

    @property
    def current(self) -> GameTab:
        """The tab that is chosen."""
        return self._tab(self.currentIndex())

    @property
    def title(self) -> str:
        """What the game that is chosen is called."""
        return self._specs[self.currentIndex()].title

    @property
    def titles(self) -> tuple[str, ...]:
        """What the games are called, in their order."""
        return tuple(spec.title for spec in self._specs)

    @property
    def marks(self) -> dict[int, tuple[int, ...]]:
        """What is chosen in the games and not played yet, for a window that takes the place of this one."""
        return self._marks | {place: tab.marks for place, tab in self._tabs.items()}

    def place_of(self, game: str) -> int | None:
        """The place of the game that records call by this name; None where there is none."""
        return next((place for place, spec in enumerate(self._specs) if spec.game == game), None)

    def make_next(self) -> bool:
        """Makes a tab that nobody has chosen yet; returns whether there was one left to make."""
        missing = next((place for place in range(len(self._specs)) if place not in self._tabs), None)
        if missing is not None:
            self._tab(missing)
        return missing is not None

    def _tab(self, place: int) -> GameTab:
        if place not in self._tabs:
            self._make(place)
        return self._tabs[place]

    def _make(self, place: int) -> None:
        page = self._pages[place]
        tab = self._specs[place].make(page)
        # Whoever comes here by a key hears where that leads.
        tab.setAccessibleName(self._specs[place].title)
        # What follows the window's layout asks for this tab while it is being laid out.
        self._tabs[place] = tab
        self.made.emit(tab)
        if place in self._marks:
            tab.marks = self._marks.pop(place)
        page.hold(tab)


class _Page(QWidget):
    """Empty until its tab has been made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, tab: QWidget) -> None:
        """Gives all of the page to the tab."""
        self._column.addWidget(tab)
        tab.show()
