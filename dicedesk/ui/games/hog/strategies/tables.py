"""A strategy in numbers: the positions that cost it most, and what it rolls at one score of the other one."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicedesk.core.words import figure
from dicedesk.games.hog.strategies.study import SCORES, StudiedCell
from dicedesk.games.hog.strategies.words import choice_words, points_words, share_words
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowSpin
from dicedesk.ui.base.words import percent, shown, tr
from dicedesk.ui.games.hog.strategies.showing import SeenStrategy

_RIGHT = Qt.AlignmentFlag.AlignRight
_NOTHING = "–"
BEST_OF_COSTLY, _BEST_OF_SLICE = 2, 3
"""The columns of the best choices, which take the room that is left."""


def costly_columns() -> tuple[Column, ...]:
    """Of the positions that cost most; costs are in points of the chance to win, in an average game."""
    return (
        _scores(),
        _choice(tr("Choice"), "dice"),
        _choice(tr("Best choice"), "best"),
        Column(
            tr("Cost (%)"),
            text=lambda cell: shown(figure(100 * cell.cost, 3)),
            alignment=_RIGHT,
            spoken_title=tr("Percentage points per game"),
        ),
    )


def slice_columns() -> tuple[Column, ...]:
    """Of all positions at one score of the other one."""
    return (
        _scores(),
        _choice(tr("Choice"), "dice"),
        _choice(tr("Opponent"), "opponents_dice", tr("Opponent's choice")),
        _choice(tr("Best choice"), "best"),
        Column(
            tr("Cost (%)"),
            text=lambda cell: shown(figure(100 * cell.loss, 1)) if cell.loss else _NOTHING,
            alignment=_RIGHT,
            spoken=lambda cell: shown(points_words(cell.loss)) if cell.loss else tr("Nothing"),
        ),
        Column(
            tr("Share"),
            text=lambda cell: percent(cell.reached) if cell.reached else _NOTHING,
            alignment=_RIGHT,
            spoken=lambda cell: shown(share_words(cell.reached)) if cell.reached else tr("No game"),
            spoken_title=tr("Share of games"),
        ),
    )


def _scores() -> Column:
    return Column(
        tr("At"),
        text=lambda cell: f"{cell.own} : {cell.other}",
        spoken=lambda cell: tr("{own} to {other}", own=cell.own, other=cell.other),
    )


def _choice(title: str, name: str, spoken_title: str = "") -> Column:
    """A column of numbers of dice."""
    return Column(
        title, text=lambda cell: shown(choice_words(getattr(cell, name))), spoken_title=spoken_title
    )


class SliceTable(QWidget):
    """All positions at one score of the other one, which a field changes.

    A row is a position; the whole map would be ten thousand of them.
    """

    def __init__(self, appearance: Appearance) -> None:
        """Without a strategy."""
        super().__init__()
        self._shown: tuple[SeenStrategy, int] | None = None
        title = tr("Opponent's score")
        self.score = ArrowSpin(appearance, title, (0, SCORES - 1))
        self.score.setStepType(ArrowSpin.StepType.DefaultStepType)
        self.table = ChosenRowTable(
            slice_columns(), tr("What it rolls at each of its scores"), _BEST_OF_SLICE
        )
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(label("name", title))
        row.addWidget(self.score)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def show_strategy(self, seen: SeenStrategy, own: int, other: int) -> None:
        """Shows a strategy at the other's score, and chooses the row of its own."""
        is_other = (seen, other) != self._shown
        self._shown = (seen, other)
        with QSignalBlocker(self.score):
            self.score.setValue(other)
        if is_other:
            self.table.show_rows([seen.cell(score, other) for score in range(SCORES)])
        self.table.show_chosen(own)


def place_of(cell: StudiedCell) -> tuple[int, int]:
    """Where a position lies on a map."""
    return cell.own, cell.other
