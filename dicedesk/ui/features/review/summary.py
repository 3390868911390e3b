"""What a review comes to, over its chart: you or the dice, the errors counted, and how it was played."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from dicedesk.coach.limits import Grade
from dicedesk.coach.words import grades_words, rating_words
from dicedesk.core.words import figure
from dicedesk.features.review.shown_review import ShownReview
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import in_sentences, shown, tr

_RING = 3
_STYLES = {Grade.FINE: "body", Grade.INACCURACY: "accent", Grade.MISTAKE: "bad", Grade.BLUNDER: "bad"}


class Summary(QWidget):
    """Three cards side by side. The Tab key finds them, so that they are scrolled into sight."""

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance) -> None:
        """Says nothing yet."""
        super().__init__()
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.MEDIUM)

    def show_review(self, review: ShownReview) -> None:
        """Sums up a review from its seat."""
        while (item := self._row.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.deleteLater()
        self.setAccessibleName(shown(review.question))
        self.setAccessibleDescription(in_sentences(*map(shown, (*review.result_told, *review.play_told))))
        answer = Card(shown(review.question), wraps=True)
        answer.add(label("body", in_sentences(*map(shown, review.result_told)), wraps=True))
        for note in review.sheet.notes:
            answer.add(label("second", shown(note), wraps=True))
        answer.close_up()
        self._row.addWidget(answer, 3)
        self._row.addWidget(_choices(dict(review.sheet.players[review.seat].grades)), 2)
        self._row.addWidget(_played(review), 2)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Makes room for the ring."""
        super().focusInEvent(event)
        self._row.setContentsMargins(_RING, _RING, _RING, _RING)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring has gone."""
        super().focusOutEvent(event)
        self._row.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints a ring round the cards where the keyboard's focus is."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._appearance.palette.colour("info"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.CARD, Corner.CARD)
            painter.end()


def _choices(counts: dict[Grade, int]) -> Card:
    """How many choices there were of each kind."""
    card, table = Card(tr("Choices")), QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(Space.TIGHT)
    for row, (grade, style) in enumerate(_STYLES.items()):
        words = f"{grade.sign} {shown(grades_words(grade))}".strip()
        count = label(style, shown(figure(counts.get(grade, 0))))
        grid.addWidget(label(style, words), row, 0)
        grid.addWidget(count, row, 1, Qt.AlignmentFlag.AlignRight)
    card.add(table)
    card.close_up()
    return card


def _played(review: ShownReview) -> Card:
    """The rating, and what it is made of."""
    card, rating = Card(tr("Quality of play")), review.sheet.players[review.seat].rating
    card.add(label("heading", shown(rating_words(rating)) if rating else "–"))
    words = in_sentences(*map(shown, review.play_told)) or tr("There was nothing to decide.")
    said: QLabel = label("second", wraps=True)
    write(said, words)
    card.add(said)
    card.close_up()
    return card
