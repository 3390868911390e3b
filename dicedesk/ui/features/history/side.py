"""The cards beside the games of the history: what these games say together."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from dicedesk.features.statistics.statistics import Statistics, statistics_of
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.services.long_work import MOMENT_MS, LongWork
from dicedesk.ui.base.services.parts import ServiceParts
from dicedesk.ui.base.widgets.card_scroll import CardScroll
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.statistics.how_far import how_far
from dicedesk.ui.features.dialogs.statistics.window import show_statistics
from dicedesk.ui.features.history.cards import cards_of


class HistorySide(CardScroll):
    """A column of cards, which scroll where they are too tall together. Their figures come from the background.

    Signals: `practice_asked(str)` with the game whose mistakes are to be practiced, "" for all.
    """

    practice_asked = Signal(str)

    def __init__(self, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """A column without cards; `parts` holds the games of the past and the jobs that read them."""
        super().__init__(parent)
        self._parts, self._appearance, self._game = parts, appearance, ""
        self._has_changed = False
        self._shown = QWidget()
        self.all_button = QPushButton(tr("All statistics…"))
        self.all_button.clicked.connect(self.show_all)
        self.practice_button = QPushButton(tr("Practice your mistakes"))
        self.practice_button.clicked.connect(lambda: self.practice_asked.emit(self._game))
        self.work = LongWork(
            lambda: parts.counting_jobs, self.all_button, seen_after_ms=MOMENT_MS, is_narrow=True
        )
        self.add_card(self._shown)
        self.add_card(self.work)
        self.add_card(self.practice_button)
        self.add_card(self.all_button)
        self.add_stretch()

    def show_game(self, game: str) -> None:
        """Shows what the games of one kind say, as records call it; "" for all games."""
        self._game = game
        self.work.stop()
        self.look_again()

    def look_again(self) -> None:
        """Reads the games, as some were played, deleted or imported; while they are read, once more afterwards."""
        self._has_changed = self.work.is_busy
        if self._parts.figures is not None and not self._has_changed:
            work = partial(statistics_of, self._parts.figures, self._game)
            self.work.start(tr("Calculating statistics…"), work, self._on_counted, how_far)

    def show_all(self) -> None:
        """Opens the window of all statistics, with those of the games that are shown."""
        show_statistics(self._parts, self._appearance, self._game, self.window())

    def _on_counted(self, found: Statistics) -> None:
        """Where the games cannot be read the table says so, and the cards stay as they are."""
        self._show_cards(found)
        if self._has_changed:
            self.look_again()

    def _show_cards(self, found: Statistics) -> None:
        before, self._shown = self._shown, QWidget()
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        for card in cards_of(found, self._appearance):
            column.addWidget(card)
        self.put_in_place_of(before, self._shown)
