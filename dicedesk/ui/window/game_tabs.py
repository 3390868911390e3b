"""A place for each page, and the page in it as soon as somebody wants to see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from dicedesk.ui.base.page import PageSpec, WindowPage
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.game_tab import GameTab, TabSpec

Marks = Mapping[int, tuple[int, ...]]
"""What was chosen in the games and not played yet, by the place of their tabs."""


class GameTabs(QTabWidget):
    """The games, and after them the pages that are no game, such as the history.

    Each is made when it is first chosen; a game also when it is asked to make the next one before that.

    Signals: `made(WindowPage)` for each of them, before it can be seen.
    """

    made = Signal(object)

    def __init__(
        self, games: Sequence[TabSpec], others: Sequence[PageSpec], first: int, marks: Marks
    ) -> None:
        """Empty places; `first` is that which is chosen, counted from 0, and 0 where there are less."""
        super().__init__()
        self._specs: tuple[PageSpec, ...] = (*games, *others)
        self._games, self._marks = len(games), dict(marks)
        self._pages: dict[int, WindowPage] = {}
        self.setDocumentMode(True)
        self.tabBar().setAccessibleName(tr("Games"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its bar takes the keyboard
        self._places = [_Place(self) for _ in self._specs]
        for place, spec in zip(self._places, self._specs, strict=True):
            self.addTab(place, spec.title)
        self.setCurrentIndex(first)

    @property
    def current(self) -> WindowPage:
        """The page that is chosen."""
        return self._page(self.currentIndex())

    @property
    def game(self) -> GameTab[Any, Any] | None:
        """The game that is chosen; None while a page is that is no game."""
        page = self.current
        return page if isinstance(page, GameTab) else None

    @property
    def title(self) -> str:
        """What the page that is chosen is called."""
        return self._specs[self.currentIndex()].title

    @property
    def specs(self) -> tuple[PageSpec, ...]:
        """The pages in their order."""
        return self._specs

    @property
    def game_titles(self) -> tuple[str, ...]:
        """What the games are called, in their order."""
        return tuple(spec.title for spec in self._specs[: self._games])

    @property
    def game_ids(self) -> tuple[str, ...]:
        """What records call the games, in the same order."""
        return tuple(spec.id for spec in self._specs[: self._games])

    @property
    def marks(self) -> dict[int, tuple[int, ...]]:
        """What is chosen in the games and not played yet, for a window that takes the place of this one."""
        return self._marks | {place: page.marks for place, page in self._pages.items()}

    def place_of(self, page: str) -> int | None:
        """The place of the page that the program, or of the game that records call by this name; None for none."""
        return next((place for place, spec in enumerate(self._specs) if spec.id == page), None)

    def spec_of(self, game: str) -> TabSpec | None:
        """The place of the game that records call by this name; None for none."""
        return next((spec for spec in self._specs if isinstance(spec, TabSpec) and spec.id == game), None)

    def tab_of(self, game: str) -> GameTab[Any, Any] | None:
        """The tab of that game, whichever is chosen; None for none."""
        place = self.place_of(game)
        page = None if place is None else self._page(place)
        return page if isinstance(page, GameTab) else None

    def choose(self, game: str) -> None:
        """Shows the page of this name."""
        place = self.place_of(game)
        if place is not None:
            self.setCurrentIndex(place)

    def make_next(self) -> bool:
        """Makes a game's tab that nobody has chosen yet; returns whether there was one left to make."""
        missing = next((place for place in range(self._games) if place not in self._pages), None)
        if missing is not None:
            self._page(missing)
        return missing is not None

    def _page(self, place: int) -> WindowPage:
        if place not in self._pages:
            self._make(place)
        return self._pages[place]

    def _make(self, place: int) -> None:
        holder = self._places[place]
        page = self._specs[place].make(holder)
        # Whoever comes here by a key hears where that leads.
        page.setAccessibleName(self._specs[place].title)
        # What follows the window's layout asks for this page while it is being laid out.
        self._pages[place] = page
        self.made.emit(page)
        if place in self._marks:
            page.marks = self._marks.pop(place)
        if len(self._pages) > 1:
            # The first one is what a start waits for; the others are complete when they are seen.
            page.complete()
        holder.hold(page)


class _Place(QWidget):
    """Empty until its page has been made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: QWidget) -> None:
        """Gives all of the place to the page."""
        self._column.addWidget(page)
        page.show()
