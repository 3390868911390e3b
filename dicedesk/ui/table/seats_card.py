"""The card of the players at a table with several seats."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from dicedesk.play.seats import PERSON, Roster
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.opponents import OpponentBox
from dicedesk.ui.table.players_card import NOBODY, PlayersCard


class SeatsCard(PlayersCard[tuple[str, ...]]):
    """A row for each taken seat, with its player and score, and one for a free seat. A row is made when needed.

    The seating holds names of computer players, or PERSON, from the first seat on. A game derives its own, with its
    words.
    """

    def __init__(
        self, appearance: Appearance, roster: Roster[Any], seats: int, title: str, pause: str
    ) -> None:
        """Shows one person at the first of `seats` seats until `seat` is called."""
        super().__init__(appearance, title, pause)
        self._roster, self._seats = roster, seats
        self.boxes = ()
        self.numbers: list[QLabel] = []
        self.scores: list[QLabel] = []
        self._alone, self._together = "", [_person(seat) for seat in range(seats)]
        rows = QWidget()
        self._grid = grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SMALL)
        grid.setVerticalSpacing(Space.TIGHT)
        self._make_rows(1)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, self.fontMetrics().horizontalAdvance(_marked(seats)))
        for part in (rows, self.opponent, self.note, self._offer_names(seats)):
            self.add(part)

    def seat_words(self, number: int) -> str:
        """The accessible name of the seat of this number, from 1."""
        raise NotImplementedError

    def score_words(self, score: int) -> str:
        """A score in two or three words."""
        raise NotImplementedError

    def turn_words(self, score: int) -> str:
        """The score of the player whose turn it is, with the turn, for a screen reader."""
        raise NotImplementedError

    @property
    def seating(self) -> tuple[str, ...]:
        """The chosen players."""
        return tuple(box.currentData() for box in self.boxes if box.currentData() != NOBODY)

    def seat(self, seating: tuple[str, ...]) -> None:
        """Show the players of the seats."""
        self._make_rows(len(seating))
        for place, box in enumerate(self.boxes):
            name = seating[place] if place < len(seating) else NOBODY
            box.seat(name, "" if name in {NOBODY, PERSON} else shown(self._roster.title(name)))
        self._show_opponent()

    def call_people(self, alone: str, together: Sequence[str], names: Sequence[str]) -> None:
        super().call_people(alone, together, names)
        self._alone, self._together = alone, list(together)
        self._show_people()

    def _show_people(self) -> None:
        """Write the names of people on the seats; a person who plays alone has a different name."""
        people = [place for place, box in enumerate(self.boxes) if box.currentData() == PERSON]
        for place, box in enumerate(self.boxes):
            is_alone = people == [place] and bool(self._alone)
            box.setItemText(box.findData(PERSON), self._alone if is_alone else self._together[place])

    def show_scores(self, scores: tuple[int, ...], turn: int | None) -> None:
        """Show the score of each seat, and the seat whose turn it is; None if the game is over."""
        self._make_rows(len(scores))
        for seat, (number, box, score) in enumerate(self._rows):
            plays, has_turn = seat < len(scores), seat == turn
            words = self.score_words(scores[seat]) if plays else ""
            number.setText(_marked(seat + 1) if has_turn else str(seat + 1))
            score.setText(words)
            box.setAccessibleDescription(self.turn_words(scores[seat]) if has_turn else words)
            for part in (number, score):
                set_style(part, "accentSecond" if has_turn else "second")

    @property
    def _rows(self) -> tuple[tuple[QLabel, OpponentBox, QLabel], ...]:
        return tuple(zip(self.numbers, self.boxes, self.scores, strict=True))

    @property
    def _place_for_opponent(self) -> OpponentBox:
        return next((box for box in self.boxes if box.currentData() == NOBODY), self.boxes[-1])

    def _make_rows(self, count: int) -> None:
        """Make the rows that are missing of this many, hidden."""
        for seat in range(len(self.boxes), min(count, self._seats)):
            parts = number, box, score = label("second", str(seat + 1)), self._box(seat), label("second")
            for column, part in enumerate(parts):
                self._grid.addWidget(part, seat, column)
                part.hide()
            if self.boxes:
                self.setTabOrder(self.boxes[-1], box)
            self.boxes += (box,)
            self.numbers.append(number)
            self.scores.append(score)

    def _box(self, seat: int) -> OpponentBox:
        fixed = ((NOBODY, tr("Nobody")), (PERSON, _person(seat)))
        box = OpponentBox(self._appearance, self.seat_words(seat + 1), *fixed[not seat :])
        set_style(box, "small")
        box.show_ladder(self._ladder)
        box.currentIndexChanged.connect(self._on_chosen)
        return box

    def _add_pause(self) -> tuple[QWidget, ...]:
        set_style(self.pause, "small")
        words = label("second", tr("Computer delay"))
        self._grid.addWidget(words, self._seats, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(self.pause, self._seats, 2)
        # It was made after all other stops of the Tab key.
        self.setTabOrder(self.boxes[-1], self.pause)
        return words, self.pause

    def _show_opponent(self) -> None:
        taken = max(place for place, box in enumerate(self.boxes) if box.currentData() != NOBODY)
        self._make_rows(taken + 2)
        super()._show_opponent()
        self._show_people()
        for seat, parts in enumerate(self._rows):
            for part in parts:
                part.setVisible(seat <= taken + 1)


def _person(seat: int) -> str:
    return tr("Player {seat}", seat=seat + 1)


def _marked(number: int) -> str:
    return tr("▸ {seat}", seat=number)
