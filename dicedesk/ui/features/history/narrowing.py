"""Which games the history shows, beside the chips and the search: since when, against whom, and how they came out."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from dicedesk.features.history.periods import Period, wanted_of
from dicedesk.features.history.summaries import opponent_words
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.past_games import Wanted
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.fields.arrow_combo import ArrowCombo
from dicedesk.ui.base.words import shown, tr

MOST_OPPONENTS = 200
"""No list that is longer is looked through; the search finds every opponent."""
Opponents = tuple[tuple[str, str], ...]


class Narrowing(QObject):
    """Three boxes.

    Signals: `changed()` when a person asks for other games.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        """All games."""
        super().__init__(parent)
        self.period = ArrowCombo(appearance, tr("Started"))
        self.opponent = ArrowCombo(appearance, tr("Against"))
        self.result = ArrowCombo(appearance, tr("Result"))
        for period in Period:
            self.period.addItem(shown(period.value), period)
        results = (GameResult.WON, tr("Won")), (GameResult.LOST, tr("Lost")), (GameResult.TIED, tr("Tied"))
        self.result.addItem(tr("Any result"), None)
        for result, words in results:
            self.result.addItem(words, result)
        self.show_opponents((), "")
        for box in self.boxes:
            box.setSizeAdjustPolicy(ArrowCombo.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(lambda _: self.changed.emit())

    @property
    def boxes(self) -> tuple[ArrowCombo, ...]:
        """The boxes, from left to right."""
        return self.period, self.opponent, self.result

    @property
    def is_all(self) -> bool:
        """Whether nothing is left out."""
        return not any(box.currentIndex() for box in self.boxes)

    @property
    def wanted(self) -> tuple[Wanted, ...]:
        """What has to be true of a game, by the days of this computer."""
        opponents, result = self.opponent.currentData(), self.result.currentData()
        found = wanted_of(self.period.currentData(), datetime.now().astimezone())
        found += (Wanted(opponents=opponents),) if opponents else ()
        return found + ((Wanted(results=(result,)),) if result is not None else ())

    def show_opponents(self, opponents: Sequence[tuple[str, str]], game: str) -> None:
        """Offers those that there ever were in a game, or in all of them; what is chosen stays where it is offered."""
        chosen, offered = self.opponent.currentText(), dict[str, Opponents]()
        for pair in opponents:
            words = shown(opponent_words(*pair))
            if words and game in ("", pair[0]):
                offered[words] = (*offered.get(words, ()), pair)
        self.opponent.clear()
        self.opponent.addItem(tr("Any opponent"), ())
        for words in sorted(offered, key=str.casefold)[:MOST_OPPONENTS]:
            self.opponent.addItem(words, offered[words])
        self.opponent.setCurrentIndex(max(self.opponent.findText(chosen), 0))
