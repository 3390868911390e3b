"""The chips on the layout: a stack for each bet, and chips that come and go."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from dicedesk.core.money import Cents
from dicedesk.games.craps.bet_kinds import LINE, LINE_BEHIND
from dicedesk.ui.games.craps.layout.chips import ChipStack
from dicedesk.ui.games.craps.layout.spots.spot import SpotItem

Bets = Mapping[str, Cents]
"""What lies on each bet, by its name."""

_SPOT_OF = {line.name: odds.name for odds, line in LINE_BEHIND.items() if line not in LINE}
"""The spots on which come bets lie once they have moved: those of their odds."""

_HEELED = QPointF(0.94, 0)
"""How far a come bet that has moved lies from its spot's middle, and its odds on the other side, in radiuses."""

_OFF = 24.0
"""How far beyond the felt's edge chips go that leave it."""


def spot_of(name: str) -> str:
    """The bet on whose spot a bet lies: come bets that have moved lie where their odds are laid."""
    return _SPOT_OF.get(name, name)


class FeltChips:
    """Lays stacks on spots."""

    def __init__(self, scene: QGraphicsScene, spots: Mapping[str, SpotItem]) -> None:
        """No chips yet."""
        self._scene, self._spots = scene, spots
        self._stacks: dict[str, ChipStack] = {}
        self._works: Mapping[str, bool] = {}

    @property
    def bets(self) -> Bets:
        """What is shown to lie on each bet."""
        return {name: stack.amount for name, stack in self._stacks.items()}

    def show_bets(self, bets: Bets) -> None:
        """Lays these bets on the table, and no others."""
        for name in [name for name, stack in self._stacks.items() if bets.get(name) != stack.amount]:
            self._scene.removeItem(self._stacks.pop(name))
        for name, amount in bets.items():
            if name not in self._stacks:
                self._stacks[name] = self.put(amount, name)
                self._stacks[name].label(works=self._works.get(name))
        taken = {spot_of(name) for name in bets}
        for name, spot in self._spots.items():
            spot.hold_chips(has_chips=name in taken)

    def label(self, works: Mapping[str, bool]) -> None:
        """Says on each of these bets whether it works on the come-out; no other bet has a label."""
        self._works = works
        for name, stack in self._stacks.items():
            stack.label(works=works.get(name))

    def lie_anew(self) -> None:
        """Takes its places again where the spots have moved."""
        lying = self.bets
        self.show_bets({})
        self.show_bets(lying)

    def stack_of(self, name: str) -> ChipStack | None:
        """The chips on a bet."""
        return self._stacks.get(name)

    def put(self, amount: Cents, name: str) -> ChipStack:
        """Puts more chips where a bet lies; they stay until they are taken away."""
        stack = ChipStack(amount, self._spots[spot_of(name)].chip_radius)
        stack.setZValue(1)
        stack.setPos(self.place_of(name))
        self._scene.addItem(stack)
        return stack

    def take_away(self, stack: ChipStack) -> None:
        """Takes chips away that were put."""
        self._scene.removeItem(stack)

    def place_of(self, name: str) -> QPointF:
        """Where the chips of a bet lie."""
        spot = self._spots[spot_of(name)]
        aside = _HEELED * spot.chip_radius
        if name in _SPOT_OF:
            return spot.chips_at - aside
        return spot.chips_at + aside if name in _SPOT_OF.values() else spot.chips_at

    def pay_place(self, name: str) -> QPointF:
        """Where what a bet wins is laid, beside it."""
        return self.place_of(name) + self._spots[spot_of(name)].pay_aside

    def house_from(self, chips: QPointF) -> QPointF:
        """Where the house takes these chips: off the felt, at its far edge."""
        return QPointF((chips.x() + self._scene.sceneRect().center().x()) / 2, -_OFF)

    def rail_from(self, chips: QPointF) -> QPointF:
        """Where the player takes these chips: off the felt, at its near edge."""
        felt = self._scene.sceneRect()
        return QPointF((chips.x() + felt.center().x()) / 2, felt.bottom() + _OFF)
