"""The cards beside the games of the history: what these games say together."""

from PySide6.QtWidgets import QWidget

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.services.parts import ServiceParts
from dicedesk.ui.widgets.card_scroll import CardScroll


class HistorySide(CardScroll):
    """A column of cards, which scroll where they are too tall together."""

    def __init__(self, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """A column without cards; `parts` holds the games of the past and the jobs that read them."""
        super().__init__(parent)
        self._parts, self._appearance, self._game = parts, appearance, ""

    def show_game(self, game: str) -> None:
        """Shows what the games of one kind say, as records call it; "" for all games."""
        self._game = game

    def look_again(self) -> None:
        """Reads the games anew: some were played, deleted or imported."""
