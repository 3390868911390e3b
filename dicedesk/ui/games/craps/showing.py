"""How a throw of craps is shown and sounded: after the dice, bets are paid, swept away and moved, one by one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from dicedesk.core.game import Event, Played
from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.layout import money_at, spot_of
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPushed,
    BetStayedUp,
    BetWon,
    OddsReturned,
    PointEstablished,
    PointMade,
    SevenOut,
)
from dicedesk.games.craps.telling import line_of
from dicedesk.play.ports.audio import Cue
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.craps.layout.chips import ChipStack
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.table.pace import FollowUp

STEP_MS = 450
LONGEST_MS = 2600
"""The longest time for all bets of a throw, in milliseconds: more bets get less time each."""


class Act(Enum):
    """The motion of a bet's chips, or of the puck."""

    PAID = "paid"
    SWEPT = "swept"
    RETURNED = "returned"
    MOVED = "moved"
    PUCK = "puck"


@dataclass(frozen=True)
class ResolutionStep:
    """One motion: the act, the bet, its payment or its new place, the point, and its line.

    `stays` says of a paid bet that it does not come back with its winnings.
    """

    act: Act
    line: str
    name: str = ""
    to: str = ""
    pays: Cents = NOTHING
    point: int | None = None
    stays: bool = False


def steps_of(events: Iterable[Event]) -> tuple[ResolutionStep, ...]:
    """The steps of a throw, in order."""
    in_order = tuple(events)
    staying = {event.name for event in in_order if isinstance(event, BetStayedUp)}
    steps = (step for event in in_order if (step := _step(event)) is not None)
    return tuple(replace(step, stays=step.act is Act.PAID and step.name in staying) for step in steps)


def _step(event: Event) -> ResolutionStep | None:
    line = "" if not isinstance(event, _SHOWN) else shown(line_of(event))
    match event:
        case PointEstablished(point):
            return ResolutionStep(Act.PUCK, line, point=point)
        case PointMade() | SevenOut():
            return ResolutionStep(Act.PUCK, line)
        case BetWon(name, _, pays):
            return ResolutionStep(Act.PAID, line, name, pays=pays)
        case BetLost(name):
            return ResolutionStep(Act.SWEPT, line, name)
        case BetPushed(name) | OddsReturned(name):
            return ResolutionStep(Act.RETURNED, line, name)
        case BetMoved(name, to):
            return ResolutionStep(Act.MOVED, line, name, to=to)
        case _:
            return None


_SHOWN = (PointEstablished, PointMade, SevenOut, BetWon, BetLost, BetPushed, OddsReturned, BetMoved)
Stops = tuple[tuple[float, QPointF], ...]
"""The places of a motion by their share of the time, from 0 to 1."""


@dataclass(frozen=True)
class _Ride:
    """Chips on their way through a step; those that leave the table fade. `still` is their place without motion."""

    stack: ChipStack
    stops: Stops
    still: QPointF
    fades: bool = True

    def in_place(self) -> "_Ride":
        """The same chips, fading where they lie."""
        return replace(self, stops=((0, self.still), (1, self.still)))

    def move(self, t: float) -> None:
        self.stack.setPos(_along(self.stops, t))
        if self.fades:
            self.stack.setOpacity(min(1.0, (1 - t) / _FADING))


_DECIDED = (Act.PAID, Act.SWEPT)
_FADING = 0.25
_COME, _STAY = 0.4, 0.62
"""The share of its step at which a winner's pay has come and its amount has risen, and at which it leaves."""


class Resolution(FollowUp[CrapsState]):
    """Shows the results of the bets.

    Signals: `said(str)` with the line and `acted(Act)` with the act of each step when it begins, and those of any
    follow-up. `step_ms` is the time for one step; 0 shows none. With reduced motion chips fade in their places.
    """

    said = Signal(str)
    acted = Signal(object)

    def __init__(self, layout: LayoutView, parent: QObject) -> None:
        super().__init__(parent)
        self.step_ms = STEP_MS
        self._layout = layout
        self._steps: tuple[ResolutionStep, ...] = ()
        self._money: Mapping[str, Cents] = {}
        self._rides: tuple[_Ride, ...] = ()
        self._extra: ChipStack | None = None
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_step_over)

    @property
    def is_running(self) -> bool:
        """Whether a motion is running."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def begin(self, played: Played[CrapsState]) -> bool:
        """Begin to show the results of a throw; return False if there are none."""
        self._steps = steps_of(played.step.events) if isinstance(played.move, Throw) else ()
        self._money = money_at(played)
        if not (self._steps and self.step_ms):
            return False
        self._clock.setDuration(self.lasting(min(self.step_ms, LONGEST_MS // len(self._steps))))
        self._begin_step()
        return True

    def finish(self) -> None:
        """End all motions at once."""
        if self.is_running:
            self._clock.stop()
            while self._steps:
                self._end_step()
            self.over.emit()

    def _begin_step(self) -> None:
        step = self._steps[0]
        self._rides = self._rides_of(step)
        if self._layout.is_calm:
            self._rides = tuple(ride.in_place() for ride in self._rides)
        if step.act is Act.PUCK:
            self._layout.puck.turn(on=step.point is not None)
        if step.act in _DECIDED and (amount := self._money.get(spot_of(step.name))):
            self._layout.money.begin(spot_of(step.name), amount)
        self.said.emit(step.line)
        self.acted.emit(step.act)
        self._clock.start()

    def _rides_of(self, step: ResolutionStep) -> tuple[_Ride, ...]:
        stack = self._layout.chips.stack_of(step.name)
        if stack is None:
            return ()
        chips = self._layout.chips
        at, house, rail = stack.pos(), chips.house_from(stack.pos()), chips.rail_from(stack.pos())
        match step.act:
            case Act.SWEPT:
                return (_Ride(stack, ((0, at), (1, house)), at),)
            case Act.RETURNED:
                return (_Ride(stack, ((0, at), (1, rail)), at),)
            case Act.MOVED:
                return (_Ride(stack, ((0, at), (1, chips.place_of(step.to))), at, fades=False),)
            case _:
                beside = chips.pay_place(step.name)
                self._extra = chips.put(step.pays, step.name)
                self._extra.setPos(house)
                apart = rail + beside - at
                back = () if step.stays else (_Ride(stack, ((0, at), (_STAY, at), (1, rail)), at),)
                return (
                    *back,
                    _Ride(self._extra, ((0, house), (_COME, beside), (_STAY, beside), (1, apart)), beside),
                )

    def _on_tick(self, t: float) -> None:
        for ride in self._rides:
            ride.move(t)
        if self._steps and self._steps[0].act in _DECIDED:
            spot, is_calm = spot_of(self._steps[0].name), self._layout.is_calm
            self._layout.money.lift(spot, min(1.0, t / _COME), is_still=is_calm)
        if self._steps and self._steps[0].act is Act.PUCK and not self._layout.is_calm:
            start, end = (self._layout.puck_at(point) for point in (self._layout.point, self._steps[0].point))
            self._layout.puck.setPos(_along(((0, start), (1, end)), t))

    def _on_step_over(self) -> None:
        self._end_step()
        if self._steps:
            self._begin_step()
        else:
            self.over.emit()

    def _end_step(self) -> None:
        step, *others = self._steps
        self._steps, self._rides = tuple(others), ()
        if self._extra is not None:
            self._layout.chips.take_away(self._extra)
            self._extra = None
        if step.act is Act.PUCK:
            self._layout.show_point(step.point)
            return
        self._layout.money.lift(spot_of(step.name), 1)
        if step.stays:
            return
        bets = dict(self._layout.chips.bets)
        amount = bets.pop(step.name, None)
        if step.act is Act.MOVED and amount is not None:
            bets[step.to] = amount
        self._layout.chips.show_bets(bets)


def _along(stops: Stops, t: float) -> QPointF:
    """The place at a moment, on the way from stop to stop."""
    ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
    for (begin, here), (end, there) in pairwise(stops):
        if t <= end:
            share = ease.valueForProgress((t - begin) / (end - begin))
            return here + (there - here) * share
    return stops[-1][1]


OF_ACTS = {
    Act.PAID: Cue.CHIPS_PAID,
    Act.SWEPT: Cue.CHIPS_SWEPT,
    Act.RETURNED: Cue.CHIP_DOWN,
    Act.MOVED: Cue.CHIP_DOWN,
    Act.PUCK: Cue.CHIP_DOWN,
}
"""The sound at the beginning of a step of the resolution."""
