"""The free corner of a felt: a badge that says whose dice these are, a chip, and a quiet line of links."""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.look.appearance import StyleName, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label, write


class FreeCorner(NamedTuple):
    """The place of a corner: its felt, and the distance from the left and upper edges, or, if negative, from the
    right or lower one; `share` is the most of the felt's width that it may take.

    The line ends before a widget of the felt that is in the corner itself, `beside` it, while that is shown.
    """

    felt: QWidget
    place: QPoint
    share: float = 0.62
    beside: QWidget | None = None


class Chip(QPushButton):
    """A small button whose text shortens when there is less room; its tip has the whole text."""

    def __init__(self, name: StyleName = "feltChip") -> None:
        super().__init__()
        set_style(self, name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.texts: tuple[str, ...] = ()
        self.hide()

    def say(self, texts: tuple[str, ...], tip: str) -> None:
        """Show the first of these texts, the longest; () hides the chip. `tip` says what a press does."""
        self.texts = texts
        self.setAccessibleName(texts[0] if texts else "")
        self.setAccessibleDescription(tip)
        self.setToolTip("\n".join((*texts[:1], tip)))
        self.setText(texts[0] if texts else "")
        self.setVisible(bool(texts))

    def fit(self, room: int) -> None:
        """Show the longest text that needs no more than `room` pixels, or the shortest."""
        for text in self.texts:
            self.setText(text)
            if self.sizeHint().width() <= room:
                return


_MOVING = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class FeltCorner(QWidget):
    """A line in a corner of the felt. What does not fit is shortened, or left out from its end."""

    accessible_role = "Grouping"

    def __init__(self, corner: FreeCorner) -> None:
        """Make an empty line."""
        super().__init__(corner.felt)
        self._corner = corner
        self._has_room, self._is_muted = True, False
        self.badge, self.chip = label("feltBadge"), Chip()
        self._links: list[QWidget] = []
        self._dots: list[QLabel] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.SMALL)
        for part in (self.badge, self.chip):
            self._row.addWidget(part)
        self.badge.hide()
        self.badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for followed in filter(None, (corner.felt, corner.beside)):
            followed.installEventFilter(self)

    def show_badge(self, words: str) -> None:
        """Show the badge, and have it read aloud; "" hides it."""
        if words != self.badge.text():
            write(self.badge, words)
            self.place()
            # The result of the last game may still cover the line.
            if words and self._corner.felt.isVisible():
                announce(self, words)

    def show_chip(self, texts: tuple[str, ...], tip: str) -> None:
        """Show the chip as `Chip.say` does."""
        self.chip.say(texts, tip)
        self.place()

    def show_links(self, links: Iterable[QWidget]) -> None:
        """Show these links, the most important first, in place of the last ones."""
        for part in (*self._links, *self._dots):
            part.hide()
            part.deleteLater()
        self._links, self._dots = list(links), []
        for number, link in enumerate(self._links):
            dot = label("feltNote", "·")
            dot.setVisible(number > 0)
            self._dots.append(dot)
            self._row.addWidget(dot)
            self._row.addWidget(link)
        self.place()

    def give_way(self, height: int) -> None:
        """Hide while a panel of this height covers the top of the felt; 0 when it goes."""
        self._has_room = not height
        self.setVisible(self._has_room and not self._is_muted)

    def mute(self, *, is_so: bool) -> None:
        """Hide while something covers a part of the line, beside which only its ends would show."""
        self._is_muted = is_so
        self.setVisible(self._has_room and not is_so)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Go to the corner, with the parts that fit."""
        felt, beside = self._corner.felt, self._corner.beside
        taken = 0 if beside is None or beside.isHidden() else felt.width() - beside.x()
        room = self._corner.share * felt.width() - taken
        for links, text in product(range(len(self._links), -1, -1), self.chip.texts or ("",)):
            self._show(links, text)
            if self._row.sizeHint().width() <= room:
                break
        self.adjustSize()
        x, y = self._corner.place.x(), self._corner.place.y()
        free = felt.size() - self.size()
        if beside is not None and taken:
            x, y = -Space.SMALL, max(beside.geometry().center().y() - self.height() // 2, 0)
        self.move(x if x >= 0 else free.width() - taken + x, y if y >= 0 else free.height() + y)

    def _show(self, links: int, text: str) -> None:
        self.chip.setText(text)
        for number, (dot, link) in enumerate(zip(self._dots, self._links, strict=True)):
            link.setVisible(number < links)
            dot.setVisible(0 < number < links)
