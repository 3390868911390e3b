"""The ending of a game: a card on the felt with its result, how it came about, and the moment to tell a friend."""

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dicedesk.play.telling import ResultText
from dicedesk.ui.base.look.appearance import Appearance, set_variant
from dicedesk.ui.base.look.theme import GOLD, ON_FELT, Corner, Felt, FeltColor, Space, Type, font, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.felt_corner import Chip
from dicedesk.ui.base.widgets.wrapping import CenteredFlowRow
from dicedesk.ui.base.words import in_sentences, shown, tr

if TYPE_CHECKING:
    from dicedesk.features.review.end_card import GameEnding
    from dicedesk.ui.table.ending_picture import EndingPicture

_DEEP = 150
"""Darkness of the frame at its foot compared with the felt's edge, in percent."""

_VEIL = 0.9
_LINE, _RING = 1.5, 3.0
_LINE_OPACITY = 0.6
_MARGINS = (2 * Space.LARGE, Space.SMALL, 2 * Space.LARGE, Space.SMALL)
_LOW_FELT = 300
"""On a felt lower than this, in pixels, type is small, and the headline and its line are side by side."""
_READABLE = 760
"""The width at which the moment wraps, in pixels at the normal font size."""

_PASSING_KEYS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
)
"""Keys that move the focus, or are only held down for another key."""


class Result(QWidget):
    """The card of a game's ending, over the top of its felt; it takes the focus when the last motion is over.

    It is empty until the first game ends.

    Signals: `seen()` when the player has pressed a key on it, or clicked it; `placed(int)` with its height at the top
    of the felt, 0 when it goes; `appeared()` when there is a result; `copied(str)` with the message about a copied
    line; `chip_pressed()`; `review_asked()`, `challenge_asked()` and `answer_asked()` when the player wants to see the
    game's review, to send its dice to a friend, or to send the game to the friend who challenged them; `work_pressed()`
    for the button that cancels the work on the ending, or begins it again.
    """

    accessible_role = "Grouping"

    seen = Signal()
    placed = Signal(int)
    appeared = Signal()
    copied = Signal(str)
    chip_pressed = Signal()
    review_asked = Signal()
    challenge_asked = Signal()
    answer_asked = Signal()
    work_pressed = Signal()

    def __init__(
        self, felt: QWidget, color: FeltColor, appearance: Appearance, *, is_centred: bool = False
    ) -> None:
        """Lay it at the top of the felt, or in the middle of one without dice.

        That felt is veiled, so that no half words show behind the panel.
        """
        super().__init__(felt)
        self._color, self._appearance = color, appearance
        self._is_centred = is_centred
        self._felt = felt
        self._frame = QRect()
        self._is_gold = False
        self._has_ending = False
        self._news = self._told = ""
        self._since = QElapsedTimer()
        self._chip_says: tuple[tuple[str, ...], str] = ((), "")
        self.picture: EndingPicture | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        felt.installEventFilter(self)
        self.hide()

    def _fill(self) -> None:
        self.headline, self.line = label("feltValue"), label("feltLine", wraps=True)
        self.moment = label("feltLine", wraps=True)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._row.setSpacing(0)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(Space.TIGHT)
        self._column.addLayout(self._row)
        for part in self._parts:
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            (self._row if part in (self.headline, self.line) else self._column).addWidget(part)
        self.work_button, self.see_button = QPushButton(), QPushButton()
        self.challenge_button = QPushButton(tr("Challenge a friend"))
        self.answer_button = QPushButton(tr("Send your answer"))
        self.copy_button = QPushButton(tr("Copy result"))
        self.work_button.clicked.connect(self.work_pressed)
        self.see_button.clicked.connect(self.review_asked)
        self.challenge_button.clicked.connect(self.challenge_asked)
        self.answer_button.clicked.connect(self.answer_asked)
        self.copy_button.clicked.connect(self._copy)
        self.chip = Chip()
        self.chip.clicked.connect(self.chip_pressed)
        for button in self._own_buttons:
            button.hide()
        self.buttons = CenteredFlowRow((*self._own_buttons, self.chip), Space.SMALL)
        self._column.addWidget(self.buttons)
        self.moment.hide()
        self.chip.say(*self._chip_says)
        # They were made after all other stops of the Tab key.
        for before, after in pairwise((self, *self._own_buttons, self.chip)):
            self.setTabOrder(before, after)

    @property
    def _parts(self) -> tuple[QLabel, ...]:
        return (self.headline, self.line, self.moment)

    @property
    def _own_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons before the chip, in order."""
        return (
            self.work_button,
            self.see_button,
            self.challenge_button,
            self.answer_button,
            self.copy_button,
        )

    def show_result(self, text: ResultText) -> None:
        if self.layout() is None:
            self._fill()
        self.headline.setText(shown(text.headline))
        self._news = shown(text.line)
        self.line.setText(self._told or self._news)
        for part in (self.headline, self.line):
            set_variant(part, "lit", is_so=text.is_gold)
        self._is_gold = text.is_gold
        self._describe()
        is_new = self.isHidden()
        if is_new:
            self._since.start()
        self.show()
        self.raise_()
        self.place()
        if is_new:
            self.appeared.emit()

    def show_ending(
        self, ending: "GameEnding | None", words: str = "", next_game: str = "", *, work: str = ""
    ) -> None:
        """Show how the result came about; for None, until that is known, only the words.

        `next_game` says when another game like this comes. `work` is the label of the button that cancels the work on
        the ending, or begins it again; "" for no button.
        """
        if self.layout() is None:
            self._fill()
        self.moment.setText(words if ending is None else shown(ending.moment))
        told = () if ending is None else (ending.expected, ending.duel, ending.best_play)
        self._told = in_sentences(*map(shown, told), next_game)
        self.line.setText(self._told or self._news)
        line = "" if ending is None else shown(ending.to_copy)
        self.copy_button.setToolTip(line)
        self.copy_button.setAccessibleDescription(line)
        self.copy_button.setVisible(bool(line))
        self.see_button.setVisible(ending is not None and ending.error is not None)
        self.answer_button.setVisible(ending is not None and bool(ending.duel))
        self.challenge_button.setVisible(ending is not None and ending.can_challenge and not ending.duel)
        if not work and self.work_button.hasFocus():
            # Not to the next button: a key meant for this one would press it.
            self.setFocus()
        self.work_button.setText(work)
        self.work_button.setVisible(bool(work))
        self._has_ending = ending is not None
        if ending is not None:
            place = None if ending.step is None else ending.step.place
            is_told = ending.error == place
            self.see_button.setText(tr("See the move") if is_told else tr("See costliest move"))
            self._picture.show_ending(ending.curve, ending.bars, place)
        elif self.picture is not None:
            self.picture.hide()
        self._describe()
        self.place()

    def show_chip(self, texts: tuple[str, ...], tip: str) -> None:
        """Show a chip beside the buttons, as `Chip.say` does."""
        self._chip_says = texts, tip
        if self.layout() is not None:
            self.chip.say(texts, tip)
            self.place()

    @property
    def _picture(self) -> "EndingPicture":
        """The picture, made at the first end of a game."""
        if self.picture is None:
            # At the end of a game, and not at the start: it draws with the parts of charts.
            from dicedesk.ui.table.ending_picture import EndingPicture

            self.picture = EndingPicture(self._appearance)
            self.picture.clicked.connect(self.review_asked)
            self._column.insertWidget(1, self.picture, alignment=Qt.AlignmentFlag.AlignCenter)
            # It was made after all other stops of the Tab key.
            self.setTabOrder(self, self.picture)
        return self.picture

    def _copy(self) -> None:
        line = self.copy_button.toolTip()
        QApplication.clipboard().setText(line)
        self.copied.emit(tr("Copied: {line}", line=line))

    def _describe(self) -> None:
        name, *others = (part.text() for part in self._parts)
        self.setAccessibleName(name)
        self.setAccessibleDescription("\n".join(filter(None, others)))

    def go(self) -> None:
        """Hide the result, as the next game begins."""
        if not self.isHidden():
            self.hide()
            self.placed.emit(0)

    def place(self) -> None:
        """Take the room that the words need at the top of the felt, in smaller type if the picture needs that."""
        if self.isHidden():
            return
        is_low = self._felt.height() < _LOW_FELT
        tries = ((is_low, True), (True, True), (is_low, False)) if self._has_ending else ((is_low, False),)
        for is_small, with_picture in tries:
            width, height = self._lay_out(is_small=is_small, with_picture=with_picture)
            if height + 2 * Space.LARGE <= self._felt.height():
                break
        if height > self._felt.height():
            set_variant(self.headline, "tiny", is_so=True)
            # Qt tells only the column of the headline's new height.
            self._row.invalidate()
            height = self._needed(width)
        self._lie((self._felt.width() - width) // 2, width, height)
        self.placed.emit(self.geometry().bottom() + Space.TIGHT)

    def _lay_out(self, *, is_small: bool, with_picture: bool) -> tuple[int, int]:
        """Lay out the parts, in small type or not, and return the width and height that they need."""
        for part in self._parts:
            set_variant(part, "small", is_so=is_small)
        if not is_small:
            set_variant(self.headline, "small", is_so=self._is_long())
        # A long name has a line of its own, in smaller type.
        set_variant(self.headline, "tiny", is_so=False)
        is_too_long = _width(self.headline) > self._room
        set_variant(self.headline, "tiny", is_so=is_too_long)
        self.headline.setWordWrap(is_too_long)
        across = is_small and self._fits_in_one_row()
        way = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self._row.setSpacing(Space.LARGE if across else 0)
        self.line.setWordWrap(not across)
        self._column.setContentsMargins(*_MARGINS)
        for part in (self.line, self.moment):
            part.setVisible(bool(part.text()))
        if self.picture is not None:
            self.picture.setVisible(with_picture)
        room = self._felt.width() - 4 * Space.LARGE  # the slider for the speed of the dice is at the edge
        self.chip.fit(min(room, scaled(_READABLE)) - _MARGINS[0] - _MARGINS[2] - self._width_beside_chip)
        width = min(room, self._wished(across=across))
        self.buttons.updateGeometry()
        self._row.invalidate()
        return width, self._needed(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report a key that was just pressed: a player who pressed it could read the result, one who held it could
        not.

        Neither could a player who tapped several times to hurry the dice: these taps follow close on each other, and
        on the result. A key that a button on the card leaves over goes on to the window, where Enter presses it.
        """
        if not self.hasFocus():
            super().keyPressEvent(event)
            return
        # A program that presses keys for the player, such as a screen reader, sends no time.
        is_tap = event.timestamp() and self._since.restart() < QApplication.keyboardInputInterval()
        if event.key() in _PASSING_KEYS:
            super().keyPressEvent(event)
        elif not (event.isAutoRepeat() or is_tap):
            self.seen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.seen.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a frame darker than the felt, with a line that is strong with the focus, and gold for a win."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = self._appearance.palette.cloth.felts[self._color]
        if self._is_centred:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_faint(felt.edge, _VEIL))
            painter.drawRoundedRect(self.rect(), Corner.FELT, Corner.FELT)
        width = _RING if self.hasFocus() else _LINE
        line = GOLD if self._is_gold else ON_FELT
        painter.setPen(QPen(_faint(line, 1.0 if self.hasFocus() else _LINE_OPACITY), width))
        painter.setBrush(_ground(self._frame, felt))
        body = self._frame.toRectF().adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(body, Corner.CARD, Corner.CARD)
        painter.end()

    def _lie(self, left: int, width: int, height: int) -> None:
        """Take its place; a centered one takes the whole felt, with its words in the frame."""
        if not self._is_centred:
            self._frame = QRect(0, 0, width, height)
            below = max(self._felt.height() - height, 0)
            self.setGeometry(left, min(Space.LARGE, below // 2), width, height)
            return
        top = (self._felt.height() - height) // 2
        self._frame = QRect(left, top, width, height)
        right, below = self._felt.width() - left - width, self._felt.height() - top - height
        around = (left, top, right, below)
        self._column.setContentsMargins(*(mine + more for mine, more in zip(_MARGINS, around, strict=True)))
        self.setGeometry(self._felt.rect())
        # The frame moves inside the same rectangle, so that Qt sees nothing to paint anew.
        self.update()

    def _wished(self, *, across: bool) -> int:
        """The width at which the headline fits on one line, and the moment reads well."""
        margins = 4 * Space.LARGE + Space.SMALL
        if across:
            own = self._row.sizeHint().width() + margins
        else:
            own = max(_width(self.headline), _width(self.line)) + margins
        chip = 0 if self.chip.isHidden() else self.chip.sizeHint().width()
        parts = [_width(self.moment), self._width_beside_chip + chip]
        if self.picture is not None:
            parts.append(self.picture.sizeHint().width())
        return max(own, min(max(parts) + margins, scaled(_READABLE)))

    @property
    def _width_beside_chip(self) -> int:
        """The width of the visible buttons, with the gaps between them and the chip."""
        widths = [button.sizeHint().width() for button in self._own_buttons if not button.isHidden()]
        return sum(widths) + (len(widths) + 2) * Space.SMALL

    def _needed(self, width: int) -> int:
        column = self._column
        return column.heightForWidth(width) if column.hasHeightForWidth() else column.sizeHint().height()

    def _is_long(self) -> bool:
        largest = QFontMetrics(font(Type.LARGE, bold=True)).horizontalAdvance(self.headline.text())
        return largest > self._room

    @property
    def _room(self) -> int:
        """The width of the felt available to a headline."""
        return self._felt.width() - 4 * Space.LARGE - _MARGINS[0] - _MARGINS[2]

    def _fits_in_one_row(self) -> bool:
        return _width(self.headline) + Space.LARGE + _width(self.line) < self._room


def _width(part: QLabel) -> int:
    part.ensurePolished()
    return part.fontMetrics().horizontalAdvance(part.text())


def _ground(frame: QRect, felt: Felt) -> QLinearGradient:
    """A gradient from the felt's edge color to a darker foot."""
    ground = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    ground.setColorAt(0.0, QColor(felt.edge))
    ground.setColorAt(1.0, QColor(felt.edge).darker(_DEEP))
    return ground


def _faint(token: str, opacity: float) -> QColor:
    color = QColor(token)
    color.setAlphaF(opacity)
    return color
