"""How thrown dice land: the motion of a throw whose end is known; nothing here paints.

Each die comes in from the near edge, rolls over its edges, hops, bumps into others and into the rails, slows down and
rocks to rest. All of it is a function of time and of the throw's number, so that it can be stopped, skipped or painted
again at will.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, exp, hypot, pi, radians, sin

from dicedesk.ui.base.dice.at_rest import REACH, Area, DiceAtRest, between
from dicedesk.ui.base.dice.solid import Matrix, Vector, about, after, resting_turn, support, unit

Place = tuple[float, float]

_STEPS = 120
_SLOWING = 2.4
"""Power of the remaining time that gives the remaining way: how strongly dice slow down."""

_DETOUR = 1.35
"""The way of the dice, as a multiple of the longest straight one."""

_STRAY = 2.6
"""The largest angle between a die's last direction and the direction from the hand, in radians."""

_STRAY_BESIDE_HELD = 0.6
"""The same if dice are held, so that no die is caught behind them."""

_PULL = 0.4
"""Strength, on a way as long as its edge, of the pull on a die to the place it was thrown from."""


@dataclass(slots=True)
class _Disc:
    """A die while its way is followed back: its place, and the direction from which it came there."""

    x: float
    y: float
    ux: float
    uy: float
    start: Place
    rests: int
    """The number of steps back in which it lies still; all of them for a held die."""
    is_still: bool = True


class Trajectories:
    """The ways of all dice of one throw over the felt.

    Where dice come to rest is known before they are thrown. So their ways are followed backward from there: from rest,
    faster and faster, until all have left over the near edge. Bounces look the same both ways.
    """

    def __init__(
        self,
        places: Sequence[Place],
        starts: Sequence[Place],
        edge: float,
        felt: Area,
        throws: Sequence[int],
        held: Collection[int],
        stands: Sequence[float],
    ) -> None:
        """Follow the dice from their `places` back to about their `starts` below the felt; held dice stay.

        `stands` is the share of the time from which each die keeps its place; from then on the others go around it.
        """
        self._edge, self._radius, self._felt = edge, REACH * edge, felt
        longest = max(
            (hypot(x - a, y - b) for (x, y), (a, b) in zip(places, starts, strict=True)), default=0.0
        )
        self._rests = [
            _STEPS if die in held else round((1 - stood) * _STEPS) for die, stood in enumerate(stands)
        ]
        discs = [
            _disc(place, start, _stray(die, throws[die], held), self._rests[die])
            for die, (place, start) in enumerate(zip(places, starts, strict=True))
        ]
        self._ways: list[list[Place]] = [[place] for place in places]
        for step in range(1, _STEPS + 1):
            self._follow(discs, step, longest)
            for way, disc in zip(self._ways, discs, strict=True):
                way.append((disc.x, disc.y))
        self._lead_out(starts, held)

    def at(self, die: int, left: float) -> Place:
        """The place of a die with a share `left` of the time to go, 0 at rest."""
        way = self._ways[die]
        step = min(int(left * _STEPS), _STEPS - 1)
        (ax, ay), (bx, by), share = way[step], way[step + 1], left * _STEPS - step
        return ax + (bx - ax) * share, ay + (by - ay) * share

    def last_way(self, die: int) -> Place:
        """The place from which a die starts the last part of its way."""
        rest = self._rests[die] / _STEPS
        return self.at(die, rest + _LAST_WAY * (1 - rest))

    def _follow(self, discs: list[_Disc], step: int, longest: float) -> None:
        for disc in discs:
            disc.is_still = step <= disc.rests
            if not disc.is_still:
                way = _gone(step, disc.rests, longest) - _gone(step - 1, disc.rests, longest)
                tx, ty = _unit(disc.start[0] - disc.x, disc.start[1] - disc.y)
                pull = _PULL * way / self._edge
                disc.ux, disc.uy = _unit(disc.ux + tx * pull, disc.uy + ty * pull)
                disc.x += disc.ux * way
                disc.y += disc.uy * way
        for place, one in enumerate(discs):
            for other in discs[place + 1 :]:
                self._part(one, other)
        for disc in discs:
            if not disc.is_still:
                self._keep_on_felt(disc)

    def _part(self, one: _Disc, other: _Disc) -> None:
        dx, dy, least = other.x - one.x, other.y - one.y, 2 * self._radius
        if dx * dx + dy * dy >= least * least or (one.is_still and other.is_still):
            return
        apart = hypot(dx, dy)
        nx, ny = (dx / apart, dy / apart) if apart else (1.0, 0.0)
        overlap = least - apart
        share = 0.0 if one.is_still else 1.0 if other.is_still else 0.5
        one.x, one.y = one.x - nx * overlap * share, one.y - ny * overlap * share
        other.x, other.y = other.x + nx * overlap * (1 - share), other.y + ny * overlap * (1 - share)
        closing = (one.ux - other.ux) * nx + (one.uy - other.uy) * ny
        if closing <= 0:
            return
        # A die that lies still does not move, so the moving one takes all of the push.
        kick = 2 * closing if one.is_still or other.is_still else closing
        if not one.is_still:
            one.ux, one.uy = _unit(one.ux - nx * kick, one.uy - ny * kick)
        if not other.is_still:
            other.ux, other.uy = _unit(other.ux + nx * kick, other.uy + ny * kick)

    def _keep_on_felt(self, disc: _Disc) -> None:
        """Let a die bounce off the rails; only the near edge has none."""
        felt, r = self._felt, self._radius
        if disc.x < felt.left + r:
            disc.x, disc.ux = felt.left + r, abs(disc.ux)
        elif disc.x > felt.left + felt.width - r:
            disc.x, disc.ux = felt.left + felt.width - r, -abs(disc.ux)
        if disc.y < felt.top + r:
            disc.y, disc.uy = felt.top + r, abs(disc.uy)

    def _lead_out(self, starts: Sequence[Place], held: Collection[int]) -> None:
        """Make each die come from below the felt; all move alike, so that they stay apart."""
        moving = [die for die in range(len(starts)) if die not in held]
        short = max((starts[die][1] - self._ways[die][-1][1] for die in moving), default=0.0)
        rests = max((self._rests[die] for die in moving), default=0)
        for step in range(rests, _STEPS + 1):
            down = max(short, 0.0) * ((step - rests) / (_STEPS - rests)) ** 3
            for die in moving:
                x, y = self._ways[die][step]
                self._ways[die][step] = x, y + down


def _stray(die: int, throw: int, held: Collection[int]) -> float:
    """The angle between a die's last direction and the direction from the hand, in radians; mostly small."""
    most = _STRAY_BESIDE_HELD if held else _STRAY
    return between(-most, most, throw, die, 15) * between(0.2, 1.0, throw, die, 16)


def _disc(place: Place, start: Place, stray: float, rests: int) -> _Disc:
    """A die in its place, and the direction from which it came there."""
    heading = atan2(start[1] - place[1], start[0] - place[0]) + stray
    return _Disc(*place, cos(heading), sin(heading), start, rests)


def _gone(step: int, rests: int, longest: float) -> float:
    """Distance from rest, in pixels, at `step` counted back, of a die that lies still for `rests` steps."""
    return float(longest * _DETOUR * ((step - rests) / (_STEPS - rests)) ** _SLOWING)


def _unit(x: float, y: float) -> Place:
    size = hypot(x, y)
    return (x / size, y / size) if size else (0.0, 1.0)


YAW_LEAST = radians(9.0)
YAW_MOST = radians(28.0)
"""A resting die is turned on the table by an angle between these, left or right, so that two sides show."""

_UP: Vector = (0.0, 0.0, 1.0)
_LANDED = 0.74
"""The share of a die's time after which it only rocks."""

_LAST_WAY = 0.5
"""The share of its time that a die has left when it starts for its place."""

_STANDS = 0.92
"""The share of its time after which a die keeps its place, and only rocks."""

_APART, _FARTHEST_APART = 0.12, 0.36
"""Time between the rests of two dice, and between the first and the last, as shares of a throw."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One die at one moment: its middle on the felt in pixels, and its height above rest in halves of an edge."""

    x: float
    y: float
    height: float
    turn: Matrix


@dataclass(frozen=True, slots=True)
class _Path:
    """The random numbers of one die's landing."""

    start: tuple[float, float]
    place: tuple[float, float]
    rest: Matrix
    slant: float
    roll: float
    spin: float
    begins: float
    ends: float
    hop: float
    rock: float


class Landing:
    """The motion of dice to given faces in given places; calculated when the first die moves."""

    def __init__(
        self,
        faces: Sequence[int],
        at_rest: DiceAtRest,
        felt: Area,
        throws: Sequence[int] = (),
        held: Collection[int] = (),
        *,
        is_upright: bool = False,
    ) -> None:
        """Plan the throw; `felt` has rails on all sides but the near one.

        `throws` holds the number of each die's throw, as no two look the same; the dice at the `held` positions lie
        still. Dice that are `is_upright` land with their numerals the right way up.
        """
        middle = sum(x for x, _ in at_rest.places) / max(len(at_rest.places), 1)
        hand = middle + between(-3.0, 3.0, max(throws, default=0), 0) * at_rest.edge
        self._held = frozenset(held)
        moving = [die for die in range(len(at_rest.places)) if die not in self._held]
        apart = min(_APART, _FARTHEST_APART / max(len(moving) - 1, 1))
        ends = {die: 1.0 - apart * later for later, die in enumerate(reversed(moving))}
        self._at_rest, self._felt = at_rest, felt
        self._throws = tuple(throws) or (0,) * len(at_rest.places)
        self._paths = tuple(
            _path(
                die,
                resting_pose(die, face, place, self._throws[die], is_upright=is_upright),
                hand,
                at_rest.edge,
                felt.top + felt.height,
                self._throws[die],
                ends.get(die, 1.0),
            )
            for die, (face, place) in enumerate(zip(faces, at_rest.places, strict=True))
        )

    def pose(self, die: int, t: float) -> Pose:
        """The die at `t` from 0 to 1; at 1 it rests in its place with its face on top."""
        path = self._paths[die]
        if t >= path.ends or die in self._held:
            return Pose(*path.place, 0.0, path.rest)
        s = max(t - path.begins, 0.0) / (path.ends - path.begins)
        turning = after(
            about(self._axes[die], -_left_to_roll(path, s)), about(_UP, -path.spin * (1.0 - s) ** 2)
        )
        turn = after(turning, path.rest)
        x, y = self._trajectories.at(die, 1.0 - t)
        return Pose(x, y, support(turn) - 1.0 + path.hop * _bounce(s), turn)

    def landed(self, t: float) -> tuple[int, ...]:
        """The dice that have landed at `t`, in the order of their positions; they may rock a little longer."""
        ends = (path.ends * _STANDS for path in self._paths)
        return tuple(die for die, stands in enumerate(ends) if t >= stands or die in self._held)

    @cached_property
    def _axes(self) -> tuple[Vector, ...]:
        """The axis about which each die rolls: across its last way, with a slight slant."""
        axes = []
        for die, path in enumerate(self._paths):
            from_x, from_y = self._trajectories.last_way(die)
            across, along = path.place[0] - from_x, path.place[1] - from_y
            # A die that rolls away from the player turns about an axis that points to the left (y points away too).
            size = hypot(across, along)
            axes.append(unit((along / size, across / size, path.slant)) if size else (-1.0, 0.0, 0.0))
        return tuple(axes)

    @cached_property
    def _trajectories(self) -> Trajectories:
        starts = [path.start for path in self._paths]
        stands = [_STANDS * path.ends for path in self._paths]
        return Trajectories(
            self._at_rest.places, starts, self._at_rest.edge, self._felt, self._throws, self._held, stands
        )


def resting_pose(
    die: int, face: int, place: tuple[float, float], throw: int = 0, *, is_upright: bool = False
) -> Pose:
    """A die at rest in its place with `face` on top, at its own angle; only a small one if `is_upright`."""
    side = 1 if between(0.0, 1.0, throw, die, 3) < 0.5 else -1
    yaw = side * between(YAW_LEAST, YAW_MOST, throw, die, 4)
    quarter = 0 if is_upright else int(between(0, 4, throw, die, 5))
    return Pose(*place, 0.0, resting_turn(face, quarter, yaw))


def _path(die: int, rest: Pose, hand: float, edge: float, near_edge: float, throw: int, ends: float) -> _Path:
    place = (rest.x, rest.y)
    start = (
        hand + (place[0] - hand) * between(0.6, 0.85, throw, die, 6),
        near_edge + between(1.2, 2.4, throw, die, 7) * edge,
    )
    return _Path(
        start=start,
        place=place,
        rest=rest.turn,
        slant=between(-0.25, 0.25, throw, die, 8),
        roll=between(1.6, 2.4, throw, die, 9) * 2 * pi * ends,
        spin=between(-1.2, 1.2, throw, die, 10) * pi * ends,
        begins=between(0.0, 0.07, throw, die, 11),
        ends=ends,
        hop=between(1.6, 2.6, throw, die, 13),
        rock=radians(between(5.0, 10.0, throw, die, 14)),
    )


def _left_to_roll(path: _Path, s: float) -> float:
    """The angle still to roll: fast at first, then a flop onto the face, then a rock that dies away."""
    if s < _LANDED:
        u = 1.0 - s / _LANDED
        return path.roll * u * (0.35 + 0.65 * u)
    u = (s - _LANDED) / (1.0 - _LANDED)
    return -path.rock * sin(3 * pi * u) * exp(-2.2 * u) * (1.0 - u)


def _bounce(s: float) -> float:
    """The height of the hops at `s`, the first being 1: a fall, then two bounces that lose most of it."""
    if s < 0.3:
        return cos(s / 0.3 * pi / 2)
    if s < 0.58:
        return 0.42 * sin((s - 0.3) / 0.28 * pi)
    if s < 0.76:
        return 0.13 * sin((s - 0.58) / 0.18 * pi)
    return 0.0
