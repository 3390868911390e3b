"""Which strategy is seen, against which other one, and on which map."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from dicedesk.games.hog.strategies.maps import MapKind
from dicedesk.games.hog.strategies.named import BEST, STUDIED, studied_title
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hog.strategies.showing import kind_title


class StrategyChoice(QWidget):
    """Three boxes. Signals: `paired()` when other strategies are chosen, `mapped()` when another map is."""

    paired = Signal()
    mapped = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """The first strategy of all is chosen."""
        super().__init__()
        self.strategy = ArrowCombo(appearance, tr("Strategy"))
        self.against = ArrowCombo(appearance, tr("Against"))
        self.map = ArrowCombo(appearance, tr("Map"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(Space.TIGHT)
        for column, box in enumerate((self.strategy, self.against, self.map)):
            # The longest name that could be chosen would make the window wider than a small screen.
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(label("name", box.accessibleName()), 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
        for name in STUDIED:
            self.strategy.addItem(shown(studied_title(name)), name)
            if name != BEST:
                self.against.addItem(shown(studied_title(name)), name)
        for kind in MapKind:
            self.map.addItem(kind_title(kind), kind)
        self.strategy.currentIndexChanged.connect(lambda _: self.paired.emit())
        self.against.currentIndexChanged.connect(lambda _: self.paired.emit())
        self.map.currentIndexChanged.connect(lambda _: self.mapped.emit())

    @property
    def names(self) -> tuple[str, str]:
        """The strategy, and the other one."""
        return str(self.strategy.currentData()), str(self.against.currentData())

    @property
    def kind(self) -> MapKind:
        """The map."""
        return MapKind(self.map.currentData())

    def choose(self, name: str, against: str) -> None:
        """Chooses two strategies; one that is not offered is offered from then on. `paired` is not told."""
        for box, chosen in ((self.strategy, name), (self.against, against)):
            with QSignalBlocker(box):
                if box.findData(chosen) < 0:
                    box.addItem(shown(studied_title(chosen)), chosen)
                box.setCurrentIndex(box.findData(chosen))
