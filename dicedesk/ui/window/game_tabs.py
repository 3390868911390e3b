"""The tabs of the window; a page is made when it is first shown."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.page import PageSpec, WindowPage
from dicedesk.ui.base.widgets.felt_corner import Chip
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.game_tab import GameTab, TabSpec

Selections = Mapping[int, tuple[int, ...]]
"""Choices not yet played, by the number of the tab."""


class GameTabs(QTabWidget):
    """The games, and after them other pages, such as the history.

    Each is made when it is first chosen; a game also by `make_next`, before that.

    Signals: `made(WindowPage)` for each of them, before it is visible.
    """

    made = Signal(object)

    def __init__(
        self, games: Sequence[TabSpec], others: Sequence[PageSpec], first: int, selections: Selections
    ) -> None:
        """Make empty places, and show the one at `first`, counted from 0."""
        super().__init__()
        self._specs: tuple[PageSpec, ...] = (*games, *others)
        self._games, self._selections = len(games), dict(selections)
        self._pages: dict[int, WindowPage] = {}
        self.setDocumentMode(True)
        self.tabBar().setAccessibleName(tr("Games"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its bar takes the keyboard
        self._places = [_Place(self) for _ in self._specs]
        for place, spec in zip(self._places, self._specs, strict=True):
            self.addTab(place, spec.title)
        self._last_game = 0
        self.chip = Chip("chip")
        aside = QWidget()
        row = QHBoxLayout(aside)
        row.setContentsMargins(0, 0, Space.LARGE, 0)
        row.addWidget(self.chip)
        self.setCornerWidget(aside)
        self.currentChanged.connect(self._remember)
        self.setCurrentIndex(first)

    @property
    def current(self) -> WindowPage:
        """The visible page."""
        return self._page(self.currentIndex())

    @property
    def game(self) -> GameTab[Any, Any] | None:
        """The visible game; None if the page is not a game."""
        page = self.current
        return page if isinstance(page, GameTab) else None

    @property
    def title(self) -> str:
        """The title of the visible page."""
        return self._specs[self.currentIndex()].title

    @property
    def specs(self) -> tuple[PageSpec, ...]:
        """The pages in order."""
        return self._specs

    @property
    def game_titles(self) -> tuple[str, ...]:
        """The titles of the games, in order."""
        return tuple(spec.title for spec in self._specs[: self._games])

    @property
    def game_ids(self) -> tuple[str, ...]:
        """The ids of the games, in the same order."""
        return tuple(spec.id for spec in self._specs[: self._games])

    @property
    def selections(self) -> dict[int, tuple[int, ...]]:
        """The choices not yet played, for a window that replaces this one."""
        return self._selections | {place: page.selection for place, page in self._pages.items()}

    def place_of(self, page: str) -> int | None:
        """The tab number of a page's or game's id; None if there is none."""
        return next((place for place, spec in enumerate(self._specs) if spec.id == page), None)

    def spec_of(self, game: str) -> TabSpec | None:
        """The spec of a game's id; None if there is none."""
        return next((spec for spec in self._specs if isinstance(spec, TabSpec) and spec.id == game), None)

    def tab_of(self, game: str) -> GameTab[Any, Any] | None:
        """The tab of a game's id, made if necessary; None if there is none."""
        place = self.place_of(game)
        page = None if place is None else self._page(place)
        return page if isinstance(page, GameTab) else None

    def choose(self, game: str) -> None:
        """Show the page of an id."""
        place = self.place_of(game)
        if place is not None:
            self.setCurrentIndex(place)

    @property
    def last_game(self) -> GameTab[Any, Any] | None:
        """The game that is visible, or was last; None if there are no games."""
        page = self._page(self._last_game) if self._games else None
        return page if isinstance(page, GameTab) else None

    def show_chip(self, texts: tuple[str, ...], tip: str) -> None:
        """Show a chip beside the tabs, as `Chip.say` does."""
        self.chip.say(texts, tip)
        self._fit_chip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_chip()

    def _fit_chip(self) -> None:
        if not self.chip.texts:
            return
        # The last tab has room beside its words.
        room = self.width() - self.tabBar().sizeHint().width() - Space.LARGE
        self.chip.fit(room)
        self.chip.setVisible(self.chip.sizeHint().width() <= room)

    def choose_game(self) -> GameTab[Any, Any] | None:
        """Show the game that was visible last, and return it; None if there are no games."""
        if self._games:
            self.setCurrentIndex(self._last_game)
        return self.game

    def _remember(self, place: int) -> None:
        if place < self._games:
            self._last_game = place

    def make_next(self) -> bool:
        """Make the tab of a game not yet chosen; return whether there was one."""
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
        # A screen reader says it when a key leads here.
        page.setAccessibleName(self._specs[place].title)
        # Widgets that follow the window's layout ask for this page while it is being laid out.
        self._pages[place] = page
        self.made.emit(page)
        if place in self._selections:
            page.selection = self._selections.pop(place)
        if len(self._pages) > 1:
            # A start waits for the first page; the others are complete when they are shown.
            page.complete()
        holder.hold(page)


class _Place(QWidget):
    """The place of a page, empty until the page is made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: QWidget) -> None:
        """Fill the place with its page."""
        self._column.addWidget(page)
        page.show()
