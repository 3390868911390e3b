"""The card with the few numbers that a person came for, each over the sentence that says what it is."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.lab.questions.findings import Case, KeyNumber, NumberTone
from dicedesk.lab.questions.measures import written
from dicedesk.ui.base.look.appearance import mark
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.wrapping import PartsRow, Places
from dicedesk.ui.base.words import in_sentences, shown, tr

_NARROWEST = 230
"""The least width of a number with its sentence, in pixels at the normal font size."""


class NumbersCard(Card):
    """Shows the numbers of one case, and its title where there are several."""

    def __init__(self, case: Case, *, is_named: bool) -> None:
        """The first number is the largest."""
        super().__init__(tr("Exact answer") if case.is_exact else tr("Simulated"))
        if is_named:
            self.add(label("lead", shown(case.title), wraps=True))
        parts = [_part(number, is_first=not place) for place, number in enumerate(case.numbers)]
        self.add(_Columns(parts, Space.LARGE))
        for note in case.notes:
            self.add(label("second", shown(note), wraps=True))
        self.close_up()
        self.setAccessibleDescription(numbers_said(case))


def numbers_said(case: Case) -> str:
    """The numbers as a screen reader says them, in their order."""
    return in_sentences(*map(_said, case.numbers))


class _Columns(PartsRow):
    """Parts in as many columns of one width as there is room for."""

    def one_line(self) -> int:
        return self.narrowest()

    def narrowest(self) -> int:
        return max((part.minimumSizeHint().width() for part in self._parts), default=0)

    def places(self, width: int) -> Places:
        found: dict[QWidget, QRect] = {}
        count = max(min(width // scaled(_NARROWEST), len(self._parts)), 1)
        wide, top = (width - (count - 1) * self._gap) // count, 0
        for first in range(0, len(self._parts), count):
            line = self._parts[first : first + count]
            high = max(part.heightForWidth(wide) for part in line)
            for place, part in enumerate(line):
                found[part] = QRect(place * (wide + self._gap), top, wide, part.heightForWidth(wide))
            top += high + Space.MEDIUM
        return found


def _part(number: KeyNumber, *, is_first: bool) -> QWidget:
    part, figure = QWidget(), label("keyNumber", shown(written(number.value, number.measure)))
    mark(figure, "first", is_so=is_first)
    mark(figure, "loss", is_so=number.tone is NumberTone.LOSS)
    mark(figure, "gain", is_so=number.tone is NumberTone.GAIN)
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(figure)
    column.addWidget(label("second", shown(number.says), wraps=True))
    if number.exact:
        column.addWidget(label("second", tr("exactly {number}", number=number.exact), wraps=True))
    return part


def _said(number: KeyNumber) -> str:
    return tr(
        "{number}: {says}.",
        number=shown(written(number.value, number.measure)),
        says=shown(number.says),
    )
