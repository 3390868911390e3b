"""The eleven choices of a turn of Hog, and the chance to win that the coach shows on each."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicedesk.games.hog.swaps import WIDEST_TEXTS, SwapText
from dicedesk.games.hog.telling import ChanceText, no_one_text
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.widgets.card import Bar, OpeningNumber, label
from dicedesk.ui.base.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.base.words import shown, tr, trn


class Chance(QWidget):
    """The chance to win and its bar."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.number, self._bar = OpeningNumber("under"), Bar(appearance)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Of eleven choices the Tab key finds only the chosen one; a key asks how its chance is calculated.
        self.number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.SMALL, 0, Space.SMALL, Space.TIGHT)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.number)
        column.addWidget(self._bar)

    def show_text(self, text: ChanceText | None) -> None:
        """Show a chance, or hide for None."""
        self.setVisible(text is not None)
        if text is None:
            return
        set_style(self.number, "underBest" if text.is_best else "under")
        self.number.setText(shown(text.chance))
        self._bar.show_share(text.bar, "good" if text.is_best else "info")


MOST_DICE = 10
DEFAULT_CHOICE = 4
_ROOMY = 70
"""The width of a number from which two lines are not too high for its window, in pixels at the normal font size."""


class SwapRoom(NamedTuple):
    """The room for the chance of a swap: its height, and whether only its short form fits."""

    height: int = 0
    is_short: bool = True


class DiceButton(NumberChoice):
    """A number of dice, its chance of no 1 or the coach's chance to win, and its chance of a swap if that matters.

    Signals: `why_asked()` at a click on the chance, and those of any number.
    """

    why_asked = Signal()

    def __init__(self, dice: int, appearance: Appearance) -> None:
        super().__init__(dice, label("under"))
        self._dice, self._appearance = dice, appearance
        self._chance: Chance | None = None
        self._swap, self._spoken = label("under", wraps=True), ""
        self._swap_text: SwapText | None = None
        self._room = SwapRoom()
        self._swap.setFixedHeight(self._room.height)
        self._swap.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._swap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout()
        row.setContentsMargins(2, 0, 2, 0)
        row.addWidget(self._swap)
        self._column.addLayout(row)
        # Each layout asks for it: looking up the desktop's font that often would be slow.
        self._height = scaled(Type.TITLE) + scaled(Type.BODY) + 2 * Space.MEDIUM
        key = "T" if dice == MOST_DICE else str(dice)
        self.setToolTip(tr("Choose this number of dice ({key})", key=key))
        self.setAccessibleName(trn("1 die", "{count} dice", dice))
        self._show_risk()

    def show_chance(self, text: ChanceText | None) -> None:
        """Show the chance to win; None removes it, and shows the chance of no 1."""
        if self._chance is None:
            if text is None:
                return
            self._chance = Chance(self._appearance)
            self._chance.number.asked.connect(self.why_asked)
            self._column.addWidget(self._chance)
        self._chance.show_text(text)
        if text is None:
            self._show_risk()
        else:
            if self._dice:
                self._under.setText(trn("die", "dice", self._dice))
            words = tr("{chance} to win", chance=text.chance)
            if text.is_best and not self.keeps_verdict:
                words = tr("{chance} to win, the best choice", chance=text.chance)
            self._speak(words)
        self.updateGeometry()

    @property
    def font_of_swap(self) -> QFont:
        """The font of the line about swaps."""
        return self._swap.font()

    def show_swap(self, text: SwapText | None) -> None:
        """Show how likely a swap is; None if that does not matter."""
        if text != self._swap_text:
            self._swap_text = text
            self._write_swap()
            self._speak(self._spoken)

    def fit_swap(self, room: SwapRoom) -> None:
        """Give the chance of a swap this room, even while none is shown, so that the table does not move."""
        if room != self._room:
            self._room = room
            self._swap.setFixedHeight(room.height)
            self._write_swap()

    def _write_swap(self) -> None:
        text = self._swap_text
        self._swap.setText("" if text is None else shown(text.short if self._room.is_short else text.text))

    def _speak(self, words: str) -> None:
        """Have a screen reader say these words about the number, and how likely it swaps."""
        self._spoken = words
        swap = "" if self._swap_text is None else shown(self._swap_text.spoken)
        self.describe(", ".join(filter(None, (words, swap))))

    def _show_risk(self) -> None:
        """Show the chance that no die shows a 1; Free Bacon throws no dice."""
        text = no_one_text(self._dice) if self._dice else None
        if text is not None:
            self._under.setText(shown(text.short))
        self._speak(shown(text.spoken) if text else "")

    def sizeHint(self) -> QSize:
        """As high as its lines; as wide as there is room."""
        # The row adds the room for swaps, which depends on its width.
        needed = self._column.sizeHint().height() - self._room.height
        return QSize(64, max(self._height, needed))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the word under the number, such as "Bacon +12", inside the border."""
        return QSize(max(56, self._under.sizeHint().width() + Space.MEDIUM), self._height)


class DiceRow(NumberRow):
    """The numbers of dice, 0 to 10.

    Signals: `why_asked(int)` when the player asks how the chance with this number of dice is calculated, and those of
    any row of numbers.
    """

    why_asked = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        buttons = {dice: DiceButton(dice, appearance) for dice in range(MOST_DICE + 1)}
        self._dice_buttons = buttons
        self._rooms: dict[tuple[int, str], SwapRoom] = {}
        super().__init__(buttons, DEFAULT_CHOICE, Space.SMALL - 1, parent)
        for dice, button in buttons.items():
            button.why_asked.connect(partial(self.why_asked.emit, dice))

    @property
    def dice(self) -> int:
        """The chosen number of dice."""
        return self.number

    def height_of_parts(self, width: int) -> int:
        """With the room for swaps."""
        return super().height_of_parts(width) + self._room_in(width).height

    def resizeEvent(self, event: QResizeEvent) -> None:
        room = self._room_in(self.width())
        for button in self._dice_buttons.values():
            button.fit_swap(room)
        super().resizeEvent(event)

    def _room_in(self, width: int) -> SwapRoom:
        """The room on each number in a row of this width."""
        width = (width + self._gap) // len(self._dice_buttons) - self._gap
        font = self._dice_buttons[0].font_of_swap
        # Each layout asks for it several times.
        key = width, font.key()
        if key not in self._rooms:
            self._rooms[key] = _room_on(width, QFontMetrics(font))
        return self._rooms[key]

    def show_swaps(self, texts: Sequence[SwapText | None]) -> None:
        """Show how likely a swap is with each number of dice; () shows nothing."""
        for dice, button in self._dice_buttons.items():
            button.show_swap(texts[dice] if texts else None)

    def show_bacon(self, points: int) -> None:
        """Show the score of rolling no dice now."""
        spoken = tr("0 dice: Free Bacon, plus {points}", points=points)
        self.buttons[0].say_under(tr("Bacon +{points}", points=points), spoken)

    def show_chances(self, texts: Sequence[ChanceText]) -> None:
        """Show the chance to win with each number of dice; () removes them."""
        by_dice = {text.dice: text for text in texts}
        for dice, button in self._dice_buttons.items():
            button.show_chance(by_dice.get(dice))


def _room_on(width: int, metrics: QFontMetrics) -> SwapRoom:
    """The room on a number of this width."""
    inside, texts = width - Space.SMALL, [shown(text.text) for text in WIDEST_TEXTS]

    def height(most: int) -> int:
        # The signs may come from another font, with higher lines.
        wraps, room = int(Qt.TextFlag.TextWordWrap), QRect(0, 0, most, 2 * most)
        return max(metrics.boundingRect(room, wraps, text).height() for text in texts)

    widest = max(map(metrics.horizontalAdvance, texts))
    if widest <= inside:
        return SwapRoom(height(widest + Space.SMALL), is_short=False)
    words = " ".join(texts).split(" ")
    if width >= scaled(_ROOMY) and max(map(metrics.horizontalAdvance, words)) <= inside:
        return SwapRoom(height(inside), is_short=False)
    return SwapRoom(height(widest + Space.SMALL), is_short=True)
