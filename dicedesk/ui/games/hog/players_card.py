"""The card that says who plays Hog, left and right."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from dicedesk.games.hog.strategy_names import STRATEGIES, strategy_title
from dicedesk.games.hog.table import HogSeating
from dicedesk.play.seats import PERSON
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.players_card import PlayersCard

_FIRST_PAIR = ("final", "perfect")
"""The strategies that are seen where no others play."""


class HogPlayersCard(PlayersCard[HogSeating]):
    """Who has the left panel and who the right one.

    Signals: those of a card of players, and `strategies_asked(tuple)` with the names of two strategies to be seen.
    """

    strategies_asked = Signal(tuple)

    def __init__(self, appearance: Appearance) -> None:
        """Two people sit there before `seat`."""
        super().__init__(appearance, tr("Players"), tr("Pause before the computer rolls"))
        self.home = _chair(appearance, tr("Left player"), tr("You"))
        self.away = _chair(appearance, tr("Right player"), tr("A friend at this computer"))
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(Space.SMALL)
        for row, (text, box) in enumerate(
            ((tr("Left"), self.home), (tr("Right"), self.away), (tr("Pause"), self.pause))
        ):
            grid.addWidget(label("second", text), row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(1, 1)
        self.strategies = QPushButton(tr("See the strategies…"))
        self.strategies.setObjectName("quiet")
        self.strategies.setToolTip(tr("What both roll at each pair of scores (Ctrl+Shift+M)"))
        self.strategies.clicked.connect(lambda: self.strategies_asked.emit(self._compared()))
        grid.addWidget(self.strategies, grid.rowCount(), 1, Qt.AlignmentFlag.AlignRight)
        self.add(rows)
        self.add(self.note)
        for box in (self.home, self.away):
            box.currentIndexChanged.connect(lambda *_: self.seated.emit(self.seating))

    @property
    def seating(self) -> HogSeating:
        """Who is chosen to play."""
        return HogSeating(self.home.currentData(), self.away.currentData())

    def seat(self, seating: HogSeating) -> None:
        """Shows who plays; a strategy that is not offered is offered from then on."""
        for box, name in ((self.home, seating.home), (self.away, seating.away)):
            with QSignalBlocker(box):
                if box.findData(name) < 0:
                    box.addItem(shown(strategy_title(name)), name)
                box.setCurrentIndex(box.findData(name))

    def _compared(self) -> tuple[str, str]:
        """The strategies of those who play; with one of them alone, that and the best player there is."""
        chosen = (str(self.home.currentData()), str(self.away.currentData()))
        names = [name for name in chosen if name != PERSON]
        names += _FIRST_PAIR[len(names) :]
        return names[0], names[1]

    def call_person(self, name: str) -> None:
        """Says what the person on the left is called."""
        self.home.setItemText(self.home.findData(PERSON), name)


def _chair(appearance: Appearance, name: str, person: str) -> ArrowCombo:
    box = ArrowCombo(appearance, name)
    # The longest name that could be chosen would make the card wider than its column.
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    box.addItem(person, PERSON)
    for strategy in STRATEGIES:
        box.addItem(shown(strategy_title(strategy)), strategy)
    return box
