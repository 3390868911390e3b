"""What is practiced: one's own mistakes or random positions, of which game, and how hard."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from dicedesk.coach.levels import Level
from dicedesk.features.practice.preparing import ExerciseProgress
from dicedesk.games.catalogue import KITS, practiced_games
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.practice import texts

_MISTAKES, _TRAINER = 0, 1
"""The places of what can be practiced."""


class ChoiceBar(QWidget):
    """Three fields side by side, and at the right how far one is.

    Signals: `changed()` when something else is to be practiced.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, game: str) -> None:
        """One's own mistakes in one game, "" for all."""
        super().__init__()
        self.kind = ArrowCombo(appearance, tr("Practice"))
        self.kind.addItem(tr("My mistakes"))
        self.kind.addItem(tr("Random positions"))
        self.games, self.levels = ArrowCombo(appearance, tr("Game")), ArrowCombo(appearance, tr("Level"))
        for level, name in (
            (Level.EASY, tr("Easy")),
            (Level.MEDIUM, tr("Medium")),
            (Level.HARD, tr("Hard")),
        ):
            self.levels.addItem(name, level)
        self.count: QLabel = label("second", wraps=True)
        self._offer_games(game)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        for part in (self.kind, self.games, self.levels):
            row.addWidget(part)
        row.addSpacing(Space.SMALL)
        row.addWidget(self.count, 1)
        self.levels.setVisible(False)
        self.kind.currentIndexChanged.connect(self._on_kind_chosen)
        for field in (self.games, self.levels):
            field.currentIndexChanged.connect(self.changed)

    @property
    def is_trainer(self) -> bool:
        """Whether random positions are wanted."""
        return self.kind.currentIndex() == _TRAINER

    @property
    def game(self) -> str:
        """The game, "" for all."""
        return str(self.games.currentData())

    @property
    def level(self) -> Level:
        """How hard random positions are to be."""
        found: Level = self.levels.currentData()
        return found

    def show_game(self, game: str) -> None:
        """Goes to the mistakes in a game, "" for all."""
        self.kind.setCurrentIndex(_MISTAKES)
        self.games.setCurrentIndex(max(self.games.findData(game), 0))

    def show_counts(self, progress: ExerciseProgress) -> None:
        """Shows how far one is: in the game that is chosen, and in each field of a game how many are due there."""
        self.count.setText(texts.count_words(progress.of(self.game)))
        if not self.is_trainer:
            for place in range(self.games.count()):
                game = str(self.games.itemData(place))
                self.games.setItemText(place, texts.due_words(_title(game), progress.of(game)))

    def _offer_games(self, chosen: str) -> None:
        """The trainer deals positions of one game; mistakes may be those of all."""
        with QSignalBlocker(self.games):
            self.games.clear()
            if not self.is_trainer:
                self.games.addItem(_title(""), "")
            for game in practiced_games():
                self.games.addItem(_title(game), game)
            self.games.setCurrentIndex(max(self.games.findData(chosen), 0))

    def _on_kind_chosen(self) -> None:
        self._offer_games(self.game if self.is_trainer else "")
        self.levels.setVisible(self.is_trainer)
        self.changed.emit()


def _title(game: str) -> str:
    return shown(KITS[game].spec.title) if game else tr("All games")
