"""The card that says who casts: people and computer casters, their rounds, and who has the dice."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from dicedesk.games.hazard.players import CASTERS, caster_title
from dicedesk.games.hazard.rules import MOST_CASTERS
from dicedesk.play.seats import PERSON
from dicedesk.ui.base.look.appearance import Appearance, restyle
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.table.players_card import PlayersCard

NOBODY = ""
"""What an empty seat holds."""


class HazardPlayersCard(PlayersCard[tuple[str, ...]]):
    """A seat for each caster, and one more while there is room."""

    def __init__(self, appearance: Appearance) -> None:
        """No seat is taken before `seat`."""
        super().__init__(appearance, tr("Casters"), tr("Pause before the computer throws"))
        self.boxes = tuple(self._box(appearance, seat) for seat in range(MOST_CASTERS))
        self.marks = tuple(label("second") for _ in self.boxes)
        self.rounds = tuple(label("second") for _ in self.boxes)
        self.pause.setObjectName("small")
        self._pause_label = label("second", tr("Computer's pause"))
        self._is_watched = False
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SMALL)
        grid.setVerticalSpacing(Space.TIGHT)
        for seat, parts in enumerate(zip(self.marks, self.boxes, self.rounds, strict=True)):
            for column, part in enumerate(parts):
                grid.addWidget(part, seat, column)
        grid.addWidget(self._pause_label, MOST_CASTERS, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.pause, MOST_CASTERS, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, self.fontMetrics().horizontalAdvance(_marked(MOST_CASTERS)))
        self.add(rows)
        self.add(self.note)

    @property
    def seating(self) -> tuple[str, ...]:
        """Who is chosen to cast, from the first seat on."""
        return tuple(box.currentData() for box in self.boxes if box.currentData() != NOBODY)

    def seat(self, seating: tuple[str, ...]) -> None:
        """Shows who sits where."""
        for place, box in enumerate(self.boxes):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(seating[place] if place < len(seating) else NOBODY))
        self._show_seats()

    def show_watched(self, *, is_watched: bool) -> None:
        """Offers the computer's pause while a computer casts, whoever is chosen for the next game."""
        self._is_watched = is_watched
        self._show_seats()

    def show_scores(self, scores: tuple[int, ...], caster: int | None) -> None:
        """Shows the rounds that each has won, and who has the dice; None where nobody has them any more."""
        for seat, (box, mark, rounds) in enumerate(zip(self.boxes, self.marks, self.rounds, strict=True)):
            plays, has_dice = seat < len(scores), seat == caster
            mark.setText(_marked(seat + 1) if has_dice else str(seat + 1))
            rounds.setText(trn("1 won", "{count} won", scores[seat]) if plays else "")
            box.setAccessibleDescription(_described(scores[seat], has_dice=has_dice) if plays else "")
            for part in (mark, rounds):
                _set_name(part, "accentSecond" if has_dice else "second")

    def _box(self, appearance: Appearance, seat: int) -> ArrowCombo:
        box = ArrowCombo(appearance, tr("Caster {seat}", seat=seat + 1))
        box.setObjectName("small")
        if seat:
            box.addItem(tr("Nobody"), NOBODY)
        box.addItem(tr("Human player"), PERSON)
        for caster in CASTERS:
            box.addItem(shown(caster_title(caster)), caster)
        box.currentIndexChanged.connect(self._on_chosen)
        return box

    def _on_chosen(self) -> None:
        self._show_seats()
        self.seated.emit(self.seating)

    def _show_seats(self) -> None:
        taken = max(place for place, box in enumerate(self.boxes) if box.currentData() != NOBODY)
        for seat, parts in enumerate(zip(self.marks, self.boxes, self.rounds, strict=True)):
            for part in parts:
                part.setVisible(seat <= taken + 1)
        has_computer = self._is_watched or any(caster != PERSON for caster in self.seating)
        self._pause_label.setVisible(has_computer)
        self.pause.setVisible(has_computer)


def _marked(place: int) -> str:
    """The number of the seat that has the dice."""
    return tr("▸ {seat}", seat=place)


def _described(rounds: int, *, has_dice: bool) -> str:
    if has_dice:
        return trn("1 won, has the dice", "{count} won, has the dice", rounds)
    return trn("1 won", "{count} won", rounds)


def _set_name(part: QLabel, name: str) -> None:
    if part.objectName() != name:
        part.setObjectName(name)
        restyle(part)
