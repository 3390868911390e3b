"""The filters of the history: one game or all, counted games only, and a search."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QWidget

from dicedesk.features.history.games import Period, opponent_words, wanted_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.past_games import SearchTerm
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.wrapping import Places, WrappingRow
from dicedesk.ui.base.words import shown, tr

PAUSE_MS = 120
"""Time from the last letter to the search, in milliseconds."""


_LEAST_SEARCH, _ROUND_HINT = 100, 44
"""A search with less width, or less room around its hint, goes on the next line; in pixels at the normal font size."""


class Filters(WrappingRow):
    """The chips, the search field, which takes the remaining room of its line, and buttons after it.

    Signals: `changed()` when the filters change, `entered()` for Enter in the search.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, appearance: Appearance, behind: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search…"))
        self.search.setToolTip(
            tr("Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”")
        )
        self.search.setAccessibleName(tr("Search games"))
        self.search.setClearButtonEnabled(True)
        self._games = QButtonGroup(self)
        self._add_game("", tr("All games")).setChecked(True)
        for game in GAMES.values():
            self._add_game(game.spec.id, shown(game.spec.title))
        self.counted_only = self._chip(tr("Counted only"))
        self.counted_only.toggled.connect(lambda _: self.changed.emit())
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.changed)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.returnPressed.connect(self._on_entered)
        self._games.buttonClicked.connect(lambda _: self.changed.emit())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self.narrowing = FilterBoxes(appearance, self)
        self.narrowing.changed.connect(self.changed)
        for part in (*self.narrowing.boxes, self.search, *behind):
            self._add(part)

    @property
    def game(self) -> str:
        """The name of the chosen game in records; "" for all."""
        return next(str(chip.property("game")) for chip in self._games.buttons() if chip.isChecked())

    @property
    def words(self) -> str:
        """The text of the search."""
        return self.search.text()

    @property
    def is_all(self) -> bool:
        """Whether the filters leave out no game."""
        return not (self.words or self.game or self.counted_only.isChecked()) and self.narrowing.is_all

    def choose(self, game: str) -> None:
        """Choose a game, "" for all."""
        next(chip for chip in self._games.buttons() if chip.property("game") == game).click()

    def type_on(self, letters: str) -> None:
        """Focus the search and append letters to it."""
        self.search.setFocus()
        self.search.insert(letters)

    def _on_entered(self) -> None:
        self._pause.stop()
        self.entered.emit()

    def _add_game(self, game: str, title: str) -> QPushButton:
        chip = self._chip(title)
        chip.setProperty("game", game)
        self._games.addButton(chip)
        return chip

    def _chip(self, title: str) -> QPushButton:
        chip = QPushButton(title)
        set_style(chip, "quiet")
        chip.setCheckable(True)
        chip.setAutoDefault(False)
        self._add(chip)
        return chip

    def _add(self, part: QWidget) -> None:
        part.setParent(self)
        self._parts.append(part)

    def places(self, width: int) -> Places:
        """The place of each widget, in lines; those after the chips stay together if they fit."""
        place = self._parts.index(self.narrowing.boxes[0])
        lines: list[list[QWidget]] = [[]]
        for number, part in enumerate(self._parts):
            beside = self._parts[place:] if number == place else [part]
            if lines[-1] and self._width_of([*lines[-1], *beside]) > width:
                lines.append([])
            lines[-1].append(part)
        places, top = {}, 0
        for line in lines:
            high, left = max(part.sizeHint().height() for part in line), 0
            spare = max(width - self._width_of(line), 0)
            for part in line:
                tall, wide = part.sizeHint().height(), min(self._least(part), width)
                wide += spare if part is self.search else 0
                places[part] = QRect(left, top + (high - tall) // 2, wide, tall)
                left += wide + Space.SMALL
            top += high + Space.SMALL
        return places

    def one_line(self) -> int:
        """The width of all of them on one line."""
        return self._width_of(self._parts)

    def narrowest(self) -> int:
        """The width of the widest widget."""
        return max(map(self._least, self._parts))

    def _least(self, part: QWidget) -> int:
        if part is not self.search:
            return part.sizeHint().width()
        hint = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        return max(scaled(_LEAST_SEARCH), hint + scaled(_ROUND_HINT))

    def _width_of(self, parts: Sequence[QWidget]) -> int:
        return sum(self._least(part) + Space.SMALL for part in parts) - Space.SMALL


MOST_OPPONENTS = 200
"""A longer list is useless; the search finds every opponent."""
Opponents = tuple[tuple[str, str], ...]


class FilterBoxes(QObject):
    """The three boxes beside the chips: the period, the opponent, and the result.

    Signals: `changed()` when the user chooses another filter.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
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
        """Whether the boxes leave out no game."""
        return not any(box.currentIndex() for box in self.boxes)

    @property
    def wanted(self) -> tuple[SearchTerm, ...]:
        """The conditions on a game, with days in the local time zone."""
        opponents, result = self.opponent.currentData(), self.result.currentData()
        terms = wanted_of(self.period.currentData(), datetime.now().astimezone())
        terms += (SearchTerm(opponents=opponents),) if opponents else ()
        return terms + ((SearchTerm(results=(result,)),) if result is not None else ())

    def show_opponents(self, opponents: Sequence[tuple[str, str]], game: str) -> None:
        """Offer the opponents of a game, or of all games for ""; the chosen one stays if it is among them."""
        before, offered = self.opponent.currentText(), dict[str, Opponents]()
        for pair in opponents:
            words = shown(opponent_words(*pair))
            if words and game in ("", pair[0]):
                offered[words] = (*offered.get(words, ()), pair)
        self.opponent.clear()
        self.opponent.addItem(tr("Any opponent"), ())
        for words in sorted(offered, key=str.casefold)[:MOST_OPPONENTS]:
            self.opponent.addItem(words, offered[words])
        self.opponent.setCurrentIndex(max(self.opponent.findText(before), 0))
