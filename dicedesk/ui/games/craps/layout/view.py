"""The layout of a craps table: a scene with spots, chips and the puck, on which the player bets.

Over each painted spot lies an invisible button for the keyboard and screen readers; its arrow keys move from spot to
spot.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QGraphicsScene, QGraphicsView, QPushButton, QWidget

from dicedesk.core.money import Cents
from dicedesk.games.craps.bets import HOPS, title_of
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules, names_of
from dicedesk.games.craps.layout import CrapsLayout
from dicedesk.ui.base.dice.felt import felt_pixmap
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps.layout.chips import FeltChips, Puck
from dicedesk.ui.games.craps.layout.money import FeltMoney
from dicedesk.ui.games.craps.layout.plan import Places, chip_radius_on, places_in, puck_place, switch_place
from dicedesk.ui.games.craps.layout.printing import prints
from dicedesk.ui.games.craps.layout.spot_item import Glow, spot_for

if TYPE_CHECKING:
    from dicedesk.games.craps.verdicts import SpotVerdict
    from dicedesk.ui.games.craps.layout.verdicts import FeltVerdicts

_SIDEWAYS = 2.5
"""Extra distance of a spot for each pixel by which the arrow's line misses it."""

_TOUCHING = 0.5
"""Spots that touch may overlap by less than this, in pixels, as their places are sums of shares."""


class Direction(Enum):
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"

    @property
    def is_upright(self) -> bool:
        return self in (Direction.UP, Direction.DOWN)


@dataclass(frozen=True)
class Stand:
    """A spot, and the point from which the next arrow starts.

    Up and down keep to one line across the layout, left and right to another, so that the opposite key goes back.
    """

    spot: str
    x: float
    y: float


def stand_on(places: Places, name: str) -> Stand:
    """A stand in the middle of a spot."""
    middle = places[name].center()
    return Stand(name, middle.x(), middle.y())


def step(places: Places, stand: Stand, way: Direction) -> Stand:
    """The stand after an arrow key; the same stand if no spot lies that way."""
    here = places[stand.spot]
    ahead = [name for name, place in places.items() if _room_between(here, place, way) > -_TOUCHING]
    if not ahead:
        return stand

    def distance(name: str) -> float:
        there = places[name]
        return _room_between(here, there, way) + _SIDEWAYS * _missed_by(stand, there, way)

    nearest = min(ahead, key=distance)
    middle = places[nearest].center()
    if way.is_upright:
        return Stand(nearest, stand.x, middle.y())
    return Stand(nearest, middle.x(), stand.y)


def next_with_initial(names: Mapping[str, str], here: str, typed: str) -> str | None:
    """The next spot after `here` whose name begins with the letter, wrapping around, or None.

    `names` has a name for each spot. Accents and capitals make no difference.
    """
    order = list(names)
    after = order.index(here) + 1
    start = _plain(typed)
    return next(
        (spot for spot in order[after:] + order[:after] if start and _plain(names[spot]).startswith(start)),
        None,
    )


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.strip()).casefold()
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _room_between(here: QRectF, there: QRectF, way: Direction) -> float:
    """The distance ahead of the spot, from edge to edge; below 0 if it does not lie ahead."""
    match way:
        case Direction.LEFT:
            return here.left() - there.right()
        case Direction.RIGHT:
            return there.left() - here.right()
        case Direction.UP:
            return here.top() - there.bottom()
        case Direction.DOWN:
            return there.top() - here.bottom()
        case _:
            assert_never(way)


def _missed_by(stand: Stand, there: QRectF, way: Direction) -> float:
    """The distance by which the line from this stand misses the spot; 0 if it meets it."""
    line, low, high = (
        (stand.x, there.left(), there.right()) if way.is_upright else (stand.y, there.top(), there.bottom())
    )
    return max(low - line, line - high, 0.0)


_ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_BET_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_TAKE_DOWN_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SpotSignals(QObject):
    """The signals of all spots: for each of its own, a button would take twice the memory.

    Signals: `bet(str)` at a click, Enter or Space, `limit(str)` at one with Shift, `taken_down(str)` at Backspace or
    Delete, `menu(str, QPoint)` at a right click, the Menu key or Shift+F10, with the place for a menu, `arrow(str,
    Direction)`, `typed(str, str)` with a letter, `ended(str, bool)` at Home (False) or End (True), `escaped(str)` at
    Escape, `looked_at(str)` when the mouse or the focus comes, and `left(str)` when it goes. All carry the name.
    """

    bet = Signal(str)
    limit = Signal(str)
    taken_down = Signal(str)
    menu = Signal(str, object)
    arrow = Signal(str, object)
    typed = Signal(str, str)
    ended = Signal(str, bool)
    escaped = Signal(str)
    looked_at = Signal(str)
    left = Signal(str)


class SpotButton(QAbstractButton):
    """The button of one bet: an item of a scene cannot be accessible, a button can."""

    def __init__(self, name: str, title: str, signals: SpotSignals, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.signals = name, signals
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._has_shift = False
        self.clicked.connect(self._on_clicked)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the spot under it is painted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.signals.arrow.emit(self.name, _ARROWS[key])
        elif event.isAutoRepeat():
            event.accept()
        elif key in _BET_KEYS:
            self._has_shift = _is_shifted(event)
            self.click()
        elif key in _TAKE_DOWN_KEYS:
            self.signals.taken_down.emit(self.name)
        elif key in _ENDS:
            self.signals.ended.emit(self.name, key == Qt.Key.Key_End)
        elif key == Qt.Key.Key_Escape:
            self.signals.escaped.emit(self.name)
        elif key == Qt.Key.Key_F10 and _is_shifted(event):
            # Windows makes a context menu event of it, Qt elsewhere only of the Menu key.
            self.signals.menu.emit(self.name, self.mapToGlobal(self.rect().center()))
        elif _is_letter(event):
            self.signals.typed.emit(self.name, event.text())
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._has_shift = _is_shifted(event)
        super().mousePressEvent(event)

    def _on_clicked(self) -> None:
        has_shift, self._has_shift = self._has_shift, False
        (self.signals.limit if has_shift else self.signals.bet).emit(self.name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.signals.menu.emit(self.name, event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.signals.looked_at.emit(self.name)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.signals.left.emit(self.name)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.signals.looked_at.emit(self.name)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.signals.left.emit(self.name)

    def event(self, event: QEvent) -> bool:
        """Take its keys before any shortcut does."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_ours(event):
            event.accept()
            return True
        # Nothing of it is painted. A style sheet would keep 10 kB for each button.
        return event.type() is QEvent.Type.Polish or super().event(event)


def _is_shifted(event: QKeyEvent | QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _is_letter(event: QKeyEvent) -> bool:
    """Whether a letter was typed, alone or with Shift. A shortcut takes its letter first, but not with Shift."""
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return modifiers == Qt.KeyboardModifier.NoModifier and event.text().isalpha()


def _is_ours(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (*_BET_KEYS, *_TAKE_DOWN_KEYS)


FIRST_SPOT, ODDS_SPOT = "pass", "pass-odds"
_HOP_NAMES = {kind.name for kind in HOPS.values()}
_FIRST_SIZE = QSize(880, 520)
_DEFAULT_SIZE, _SMALLEST, _SMALLEST_OF_ALL = QSize(880, 330), QSize(560, 240), QSize(640, 262)


class LayoutView(QGraphicsView):
    """The layout on which the player bets; the bets are in `chips`.

    Signals: `bet_asked(str)` when the player puts a chip on a spot, `limit_asked(str)` when they want the most odds
    there, `take_down_asked(str)`, `menu_asked(str, QPoint)` with the place for a menu, `hops_asked()` when
    `wants_hops` has changed, `spot_changed()` when `spot` has changed, and `escaped()` when the focus has to leave the
    layout. All name bets as records do.
    """

    # As a scroll area, it would hide all but its viewport from a screen reader: the chip and the ending.
    accessible_role = "Grouping"

    bet_asked = Signal(str)
    limit_asked = Signal(str)
    take_down_asked = Signal(str)
    menu_asked = Signal(str, object)
    hops_asked = Signal()
    spot_changed = Signal()
    escaped = Signal()

    felt = FeltColor.TEAL

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Craps layout"))
        self._rules = BUILDING_SKILLS
        self._layout: CrapsLayout | None = None
        self._spots = {name: spot_for(words) for name, words in prints(LAS_VEGAS).items()}
        signals = self._connected_signals()
        self._buttons = {
            name: SpotButton(name, shown(title_of(name)), signals, self.viewport()) for name in self._spots
        }
        self._puck = Puck()
        self._appearance = appearance
        self._picture: QPixmap | None = None
        self._point: int | None = None
        self.chips = FeltChips(self.scene(), self._spots)
        self.money = FeltMoney(self.scene(), self._spots)
        self._told: dict[str, str] = {}
        """The descriptions of the spots in words, which take some time to make."""
        self._verdicts: Mapping[str, SpotVerdict] = {}
        self.signs: FeltVerdicts | None = None
        """The signs of the verdicts, once there have been some."""
        self._shows_hops: bool | None = None
        self.hops = QPushButton(self.viewport())
        set_style(self.hops, "feltSwitch")
        self.hops.setCheckable(True)
        self.hops.setAccessibleName(tr("Hop bets"))
        self.hops.setToolTip(tr("Bets that the next roll is exactly these two faces"))
        self.hops.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hops.clicked.connect(self.hops_asked)
        self._lit: frozenset[str] = frozenset()
        self._spot: str | None = None
        self._stand: Stand | None = None
        for item in (*self._spots.values(), self._puck):
            self.scene().addItem(item)
        self._lead_tab_to(FIRST_SPOT)
        self.resize(_FIRST_SIZE)
        self.show_house(self._rules)
        self._show_theme()
        appearance.changed.connect(self._show_theme)

    @property
    def spot(self) -> str | None:
        """The bet of the spot that the mouse or the focus came to last; None if neither is on a spot."""
        return self._spot

    @property
    def point(self) -> int | None:
        """The number on which the puck lies; None while it is off."""
        return self._point

    @property
    def is_calm(self) -> bool:
        """Whether chips and puck should not move."""
        return self._appearance.is_calm

    @property
    def lit(self) -> frozenset[str]:
        """The bets whose spots are lit."""
        return self._lit

    @property
    def wants_hops(self) -> bool:
        """Whether the player wants to see hop bets, in a house that takes them."""
        return self.hops.isChecked()

    @property
    def spots(self) -> tuple[str, ...]:
        """The bets with a spot in this house."""
        return tuple(name for name in self._spots if name in self._places)

    @property
    def buttons(self) -> tuple[SpotButton, ...]:
        """The buttons of all spots, including those that this house does not have."""
        return tuple(self._buttons.values())

    @property
    def puck(self) -> Puck:
        return self._puck

    def button(self, name: str) -> SpotButton:
        return self._buttons[name]

    def show_layout(self, layout: CrapsLayout) -> None:
        """Show a layout; only its differences from the last one are updated."""
        last, self._layout = self._layout, layout
        if last is None or (layout.rules, layout.shows_hops) != (last.rules, last.shows_hops):
            self.show_house(layout.rules, shows_hops=layout.shows_hops)
        if last is None or (layout.bets, layout.works) != (last.bets, last.works):
            self.chips.show_bets({bet.name: bet.amount for bet in layout.bets})
            self.chips.label(layout.works)
            self._place_signs()
        if last is None or layout.point != last.point:
            self.show_point(layout.point)
        for name, spot in layout.spots.items():
            if last is None or spot != last.spots.get(name):
                self._told[name] = shown(spot.description)
                self._describe(name)
        if layout.lit != self._lit:
            self.light(layout.lit)

    def show_point(self, point: int | None) -> None:
        """Put the puck on a number, or off."""
        self._point = point
        self._puck.turn(on=point is not None)
        self._puck.setPos(self.puck_at(point))
        self._show_glow()

    def light(self, names: frozenset[str]) -> None:
        """Light the spots that accept the chosen chip."""
        self._lit = names
        self._show_glow()

    def show_money(self, money: Mapping[str, Cents]) -> None:
        """Show what each of these spots won or lost, and no others."""
        self.money.show(money)

    def show_verdicts(self, verdicts: "Mapping[str, SpotVerdict]") -> None:
        """Show the class of a bet on each of these spots, and on no others."""
        if verdicts == self._verdicts:
            return
        names = {*self._verdicts, *verdicts}
        self._verdicts = verdicts
        for name in names:
            self._describe(name)
        if self._spot is not None:
            self._explain(self._spot)
        self._place_signs()

    def _place_signs(self) -> None:
        if self.signs is None:
            if not self._verdicts:
                return
            # Only a position shows them: a start does not load them.
            from dicedesk.ui.games.craps.layout.verdicts import FeltVerdicts

            self.signs = FeltVerdicts(self.scene(), self._spots)
        self.signs.show({name: each.verdict for name, each in self._verdicts.items()})

    def _describe(self, name: str) -> None:
        """Have a screen reader say what the layout and the verdicts say of a spot."""
        verdict = self._verdicts.get(name)
        texts = self._told.get(name), shown(verdict.words) if verdict else ""
        self._buttons[name].setAccessibleDescription("\n".join(filter(None, texts)))

    def _explain(self, name: str) -> None:
        """Set the tip of a spot: its payout if it is not printed there, and the verdict."""
        spot, verdict = self._layout.spots.get(name) if self._layout else None, self._verdicts.get(name)
        # A sign may take the room of the payout.
        is_printed = self._spots[name].shows_line and verdict is None
        texts = "" if spot is None or is_printed else spot.worth, verdict.words if verdict else ""
        self._buttons[name].setToolTip("\n".join(filter(None, map(shown, texts))))

    def show_house(self, rules: HouseRules, *, shows_hops: bool | None = None) -> None:
        """Show the spots of the house's bets, with their payouts; hop bets only if the player wants them."""
        self._rules, self._shows_hops = rules, shows_hops
        taken = set(names_of(rules)) - (set() if shows_hops else _HOP_NAMES)
        self.hops.setVisible(shows_hops is not None)
        title = tr("Hop bets")
        self.hops.setText(tr("▾ {title}", title=title) if shows_hops else tr("▸ {title}", title=title))
        for name, words in prints(rules).items():
            self._spots[name].set_print(words)
            self._spots[name].setVisible(name in taken)
            self._buttons[name].setVisible(name in taken)
        self.updateGeometry()
        self._lay_out(self.size())
        if self._spot not in self._places:
            self._set_spot(None)
        if not any(self._is_first_by_tab(name) for name in self.spots):
            self._lead_tab_to(FIRST_SPOT)

    def take_focus(self) -> None:
        """Focus the spot that had the focus last."""
        next(self._buttons[name] for name in self.spots if self._is_first_by_tab(name)).setFocus()

    def is_on_puck(self, place: QPoint) -> bool:
        """Whether a place on the layout is on the puck."""
        return self._puck.sceneBoundingRect().contains(place)

    def puck_at(self, point: int | None) -> QPointF:
        """The place of the puck for this point."""
        return puck_place(self._places, point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(event.size())

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Paint the felt from a picture of it: chips travel over it."""
        ratio, size = self.devicePixelRatioF(), self.sceneRect().size().toSize()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = felt_pixmap(size, ratio, self.felt, self._appearance.palette.cloth)
        painter.drawPixmap(QPointF(0, 0), self._picture)

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the picture of the felt; Qt would keep one that it had made itself."""
        super().hideEvent(event)
        self._picture = None

    def sizeHint(self) -> QSize:
        return _DEFAULT_SIZE

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which everything can be read."""
        return _SMALLEST_OF_ALL if self._rules.casino_bets else _SMALLEST

    def _lay_out(self, size: QSize) -> None:
        felt = QRectF(QPointF(0, 0), size)
        self.setSceneRect(felt)
        self._picture = None
        self._places, self._stand = (
            places_in(felt, has_casino_bets=self._rules.casino_bets, shows_hops=bool(self._shows_hops)),
            None,
        )
        radius = chip_radius_on(felt)
        for name, rect in self._places.items():
            self._spots[name].set_place(rect, radius)
            self._buttons[name].setGeometry(rect.toRect())
        self.hops.setGeometry(switch_place(self._places, QSizeF(self.hops.sizeHint())).toRect())
        self.chips.move_to_spots()
        self.money.move_to_spots()
        self._place_signs()
        self._puck.setPos(self.puck_at(self._point))

    def _show_theme(self) -> None:
        for spot in self._spots.values():
            spot.set_look(self._appearance.palette.cloth.spot)
        self._picture = None
        self.viewport().update()

    def _connected_signals(self) -> SpotSignals:
        signals = SpotSignals(self)
        signals.bet.connect(self.bet_asked)
        signals.limit.connect(self.limit_asked)
        signals.taken_down.connect(self.take_down_asked)
        signals.menu.connect(self.menu_asked)
        signals.arrow.connect(self._go)
        signals.typed.connect(self._go_to_name)
        signals.ended.connect(self._go_to_end)
        signals.escaped.connect(self.escaped)
        signals.looked_at.connect(self._look_at)
        signals.left.connect(self._look_away)
        return signals

    def _go(self, name: str, way: Direction) -> None:
        last = self._stand
        stand = last if last is not None and last.spot == name else stand_on(self._places, name)
        self._stand = step(self._places, stand, way)
        self._focus(self._stand.spot)

    def _go_to_name(self, name: str, letter: str) -> None:
        spot = next_with_initial(_names_to_type(self._buttons[spot] for spot in self.spots), name, letter)
        if spot is not None:
            self._focus(spot)

    def _go_to_end(self, _name: str, is_last: bool) -> None:  # noqa: FBT001 (of a signal)
        self._focus(self.spots[-1 if is_last else 0])

    def _focus(self, name: str) -> None:
        self._buttons[name].setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_at(self, name: str) -> None:
        if self._buttons[name].hasFocus():
            self._lead_tab_to(name)
        self._explain(name)
        self._set_spot(name)

    def _look_away(self, name: str) -> None:
        if name == self._spot:
            self._set_spot(next((spot for spot, button in self._buttons.items() if button.hasFocus()), None))
        else:
            self._show_glow()

    def _set_spot(self, name: str | None) -> None:
        self._spot = name
        self._show_glow()
        self.spot_changed.emit()

    def _is_first_by_tab(self, name: str) -> bool:
        return bool(self._buttons[name].focusPolicy() & Qt.FocusPolicy.TabFocus)

    def _lead_tab_to(self, name: str) -> None:
        """Let the Tab key find one spot, the last with the focus; arrows go on from it."""
        for spot, button in self._buttons.items():
            leads = spot == name
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if leads else Qt.FocusPolicy.ClickFocus)

    def _show_glow(self) -> None:
        for name, item in self._spots.items():
            glow = Glow.TAKES_BET if name in self._lit else Glow.NONE
            if name == f"place-{self._point}":
                glow |= Glow.POINT
            # The focus stays visible, even while the mouse rests on another spot.
            if name == self._spot or self._buttons[name].hasFocus():
                glow |= Glow.CHOSEN
            item.set_glow(glow)


def _names_to_type(buttons: Iterable[SpotButton]) -> dict[str, str]:
    """The name of each spot for typing.

    In Chinese, which is not typed letter by letter, it is the name in the record.
    """
    titles = {button.name: button.accessibleName() for button in buttons}
    has_letters = all(title[:1].isascii() for title in titles.values())
    return titles if has_letters else {name: name for name in titles}
