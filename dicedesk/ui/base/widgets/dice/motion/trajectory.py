"""The ways of dice over the felt: past each other, off the rails, and each to its own place.

Where dice come to rest is known before they are thrown. So their ways are followed backwards from there: from rest,
quicker and quicker, until all have left over the near edge. Bounces look the same both ways round.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, sin

from dicedesk.ui.base.widgets.dice.motion.jitter import between
from dicedesk.ui.base.widgets.dice.motion.layout import REACH, Area

Place = tuple[float, float]

_STEPS = 120
_SLOWING = 2.4
"""How strongly dice slow down: the power of the time left to which the way left belongs."""

_DETOUR = 1.35
"""The way of the dice, as times of the longest straight one."""

_STRAY = 2.6
"""The most by which a die comes to its place from another side than from the hand, in radians."""

_STRAY_BESIDE_HELD = 0.6
"""The same where dice are held: none is to be caught behind them."""

_PULL = 0.4
"""How strongly, on a way as long as its edge, a die is drawn to where it was thrown from."""


@dataclass(slots=True)
class _Disc:
    """A die while its way is followed back: where it is, and the direction in which it came there."""

    x: float
    y: float
    ux: float
    uy: float
    start: Place
    is_held: bool


class Trajectories:
    """The ways of all dice of one throw."""

    def __init__(
        self,
        places: Sequence[Place],
        starts: Sequence[Place],
        edge: float,
        felt: Area,
        throws: Sequence[int],
        held: Collection[int],
    ) -> None:
        """Follows the dice from their `places` back to about their `starts` below the felt; held ones stay."""
        self._edge, self._radius, self._felt = edge, REACH * edge, felt
        longest = max(
            (hypot(x - a, y - b) for (x, y), (a, b) in zip(places, starts, strict=True)), default=0.0
        )
        discs = [
            _disc(place, start, _stray(die, throws[die], held), is_held=die in held)
            for die, (place, start) in enumerate(zip(places, starts, strict=True))
        ]
        self._ways: list[list[Place]] = [[place] for place in places]
        for step in range(1, _STEPS + 1):
            self._follow(discs, _gone(step, longest) - _gone(step - 1, longest))
            for way, disc in zip(self._ways, discs, strict=True):
                way.append((disc.x, disc.y))
        self._lead_out(starts, held)

    def at(self, die: int, left: float) -> Place:
        """Where a die is with a share `left` of the time still to go, from 0 at rest to 1."""
        way = self._ways[die]
        step = min(int(left * _STEPS), _STEPS - 1)
        (ax, ay), (bx, by), share = way[step], way[step + 1], left * _STEPS - step
        return ax + (bx - ax) * share, ay + (by - ay) * share

    def _follow(self, discs: list[_Disc], way: float) -> None:
        """Goes a step of so many pixels further back."""
        for disc in discs:
            if not disc.is_held:
                tx, ty = _unit(disc.start[0] - disc.x, disc.start[1] - disc.y)
                pull = _PULL * way / self._edge
                disc.ux, disc.uy = _unit(disc.ux + tx * pull, disc.uy + ty * pull)
                disc.x += disc.ux * way
                disc.y += disc.uy * way
        for place, one in enumerate(discs):
            for other in discs[place + 1 :]:
                self._part(one, other)
        for disc in discs:
            if not disc.is_held:
                self._keep_on_felt(disc)

    def _part(self, one: _Disc, other: _Disc) -> None:
        """Lets two dice that touch bounce off each other."""
        dx, dy, least = other.x - one.x, other.y - one.y, 2 * self._radius
        if dx * dx + dy * dy >= least * least or (one.is_held and other.is_held):
            return
        apart = hypot(dx, dy)
        nx, ny = (dx / apart, dy / apart) if apart else (1.0, 0.0)
        overlap = least - apart
        share = 0.0 if one.is_held else 1.0 if other.is_held else 0.5
        one.x, one.y = one.x - nx * overlap * share, one.y - ny * overlap * share
        other.x, other.y = other.x + nx * overlap * (1 - share), other.y + ny * overlap * (1 - share)
        closing = (one.ux - other.ux) * nx + (one.uy - other.uy) * ny
        if closing <= 0:
            return
        # A held die gives nothing way, so the other takes all of the push.
        kick = 2 * closing if one.is_held or other.is_held else closing
        if not one.is_held:
            one.ux, one.uy = _unit(one.ux - nx * kick, one.uy - ny * kick)
        if not other.is_held:
            other.ux, other.uy = _unit(other.ux + nx * kick, other.uy + ny * kick)

    def _keep_on_felt(self, disc: _Disc) -> None:
        """Lets a die bounce off the rails; only the near edge has none."""
        felt, r = self._felt, self._radius
        if disc.x < felt.left + r:
            disc.x, disc.ux = felt.left + r, abs(disc.ux)
        elif disc.x > felt.left + felt.width - r:
            disc.x, disc.ux = felt.left + felt.width - r, -abs(disc.ux)
        if disc.y < felt.top + r:
            disc.y, disc.uy = felt.top + r, abs(disc.uy)

    def _lead_out(self, starts: Sequence[Place], held: Collection[int]) -> None:
        """Makes sure that each die comes from below the felt, however often it bounced."""
        for die, (way, start) in enumerate(zip(self._ways, starts, strict=True)):
            short = start[1] - way[-1][1]
            if short > 0 and die not in held:
                way[:] = [(x, y + short * (step / _STEPS) ** 3) for step, (x, y) in enumerate(way)]


def _stray(die: int, throw: int, held: Collection[int]) -> float:
    """By how much a die comes from another side than from the hand, in radians; mostly by little."""
    most = _STRAY_BESIDE_HELD if held else _STRAY
    return between(-most, most, throw, die, 15) * between(0.2, 1.0, throw, die, 16)


def _disc(place: Place, start: Place, stray: float, *, is_held: bool) -> _Disc:
    """A die in its place, and the side from which it came there."""
    heading = atan2(start[1] - place[1], start[0] - place[0]) + stray
    return _Disc(*place, cos(heading), sin(heading), start, is_held)


def _gone(step: int, longest: float) -> float:
    """How far the dice are from rest, in pixels along their ways, so many steps back."""
    return float(longest * _DETOUR * (step / _STEPS) ** _SLOWING)


def _unit(x: float, y: float) -> Place:
    size = hypot(x, y)
    return (x / size, y / size) if size else (0.0, 1.0)
