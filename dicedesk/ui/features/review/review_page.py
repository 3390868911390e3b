"""A review laid out: what it comes to, the line of the value, the moment that is looked at, and the list of moves."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.features.review.review_curve import curve_of
from dicedesk.features.review.shown_review import ReviewedMoment, ShownReview
from dicedesk.ui.base.accessibility.announcer import announce
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.fields.arrow_combo import ArrowCombo
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.features.replay.transport_button import Sign, TransportButton
from dicedesk.ui.features.review.moment_chart import MomentChart
from dicedesk.ui.features.review.moment_felt import MomentFelt
from dicedesk.ui.features.review.moves_card import MovesCard
from dicedesk.ui.features.review.summary import Summary


class ReviewPage(QWidget):
    """Shows a review at one of its places: a number of moves that have been made.

    Signals: `moved()` when another place is shown, or the review from another seat.
    """

    moved = Signal()

    def __init__(self, review: ShownReview, appearance: Appearance, dice: DiceLook, parent: QWidget) -> None:
        """The first error, where there is one; the end else."""
        super().__init__(parent)
        self.review = review
        self.place = 0
        self.summary, self.chart = Summary(appearance), MomentChart(appearance)
        self.felt, self.moves = MomentFelt(), MovesCard(appearance)
        self.seat = ArrowCombo(appearance, tr("Player shown"))
        self.back = TransportButton(appearance, Sign.BACK, tr("Move back"), tr("One move back (Left)"))
        self.forward = TransportButton(
            appearance, Sign.FORWARD, tr("Move forward"), tr("One move forward (Right)")
        )
        self.error_before, self.next_error = QPushButton(tr("Previous error")), QPushButton(tr("Next error"))
        self.note = label("second", wraps=True)
        self.details = QPushButton(tr("Moves"))
        self.copy, self.save = QPushButton(tr("Copy as text")), QPushButton(tr("Save…"))
        dice.apply_to(self.felt)
        self._set_up_buttons()
        self._lay_out()
        self._connect()
        self.show_review(review)
        self.go_to(next(iter(review.errors), review.moves))

    def show_review(self, review: ShownReview) -> None:
        """Shows the same game from another seat."""
        self.review = review
        self.summary.show_review(review)
        self._card.setAccessibleName(_chart_title(review))
        self._title.setText(_chart_title(review).upper())
        self.chart.show_curve(curve_of(review))
        self.moves.table.show_review(review)
        self.go_to(self.place)

    def go_to(self, place: int) -> None:
        """Shows another place."""
        self.place = min(max(place, 0), self.review.moves)
        self.chart.setValue(self.place)
        self.moves.table.show_place(self.place)
        moment = self._show(self.place)
        said = in_sentences(shown(moment.title), shown(moment.verdict), *map(shown, moment.lines))
        self.chart.setAccessibleDescription(said)
        for button, way in ((self.error_before, -1), (self.next_error, 1)):
            button.setEnabled(self.review.next_error(self.place, way) is not None)
        self.layout_.show_table_end()
        self.back.setEnabled(self.place > 0)
        self.forward.setEnabled(self.place < self.review.moves)
        self.moved.emit()

    def step(self, way: int) -> None:
        """One move on, or one back."""
        self.go_to(self.place + way)

    def go_to_error(self, way: int) -> None:
        """The next error of the seat, or the one before; says so where there is none."""
        place = self.review.next_error(self.place, way)
        if place is None:
            self.say(tr("No more errors."))
            return
        self.go_to(place)
        announce(self, self.chart.accessibleDescription())

    def say(self, words: str) -> None:
        """Says something beside the buttons, and aloud."""
        self.note.setText(words)
        announce(self, words)

    def _show(self, place: int) -> ReviewedMoment:
        moment = self.review.moment(place)
        self.felt.show_moment(moment)
        return moment

    def _on_hovered(self, place: int) -> None:
        self._show(self.place if place < 0 else place)

    def _on_seat(self, index: int) -> None:
        self.show_review(self.review.seen_from(self.seat.itemData(index)))

    def _connect(self) -> None:
        self.chart.valueChanged.connect(self._on_chosen)
        self.chart.hovered.connect(self._on_hovered)
        self.moves.table.chosen.connect(self._on_chosen)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.error_before.clicked.connect(lambda: self.go_to_error(-1))
        self.next_error.clicked.connect(lambda: self.go_to_error(1))
        self.seat.activated.connect(self._on_seat)
        self.details.clicked.connect(self.layout_.toggle_drawer)
        self.layout_.drawer_changed.connect(self._show_details)
        self.layout_.ring_lost.connect(self.chart.setFocus)

    def _on_chosen(self, place: int) -> None:
        if place != self.place:
            self.go_to(place)

    def _show_details(self) -> None:
        self.details.setVisible(self.layout_.has_drawer)

    def _set_up_buttons(self) -> None:
        self.error_before.setToolTip(tr("Previous error ([ or Page Up)"))
        self.next_error.setToolTip(tr("Next error (] or Page Down)"))
        self.details.setToolTip(tr("The list of moves (D)"))
        self.copy.setToolTip(tr("Copy the review as text (Ctrl+C)"))
        self.save.setToolTip(tr("Save the review as a picture or a page (Ctrl+S)"))
        for button in (self.error_before, self.next_error):
            button.setObjectName("quiet")
        for button in (self.error_before, self.next_error, self.details, self.copy, self.save):
            button.setAutoDefault(False)
        for seat in self.review.seats:
            self.seat.addItem(shown(self.review.sheet.names[seat].text), seat)
        self.seat.setVisible(len(self.review.seats) > 1)

    def _lay_out(self) -> None:
        self._card = Card("")
        self._title = next(iter(self._card.findChildren(type(self.note))))
        self._card.add(self.chart, 1)
        self._card.add(self._legend())
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.summary)
        column.addWidget(self._card, 1)
        column.addWidget(self.felt)
        row = ButtonRow(self.note, (self.seat, self.details, self.copy, self.save))
        self.layout_ = GameLayout(column, row, self)
        self.layout_.add_card(self.moves, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.layout_)

    def _legend(self) -> QWidget:
        """What the marks mean, and what leads through them."""
        legend = QWidget()
        row = QHBoxLayout(legend)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        words = tr("▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder")
        row.addWidget(label("second", words, wraps=True), 1)
        for button in (self.error_before, self.next_error, self.back, self.forward):
            row.addWidget(button)
        return legend


def _chart_title(review: ShownReview) -> str:
    return shown(review.chart_title)
