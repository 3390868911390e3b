"""How the ball moves while it answers, as a function of time: it can be stopped, skipped or painted again at will."""

from dataclasses import dataclass
from math import pi, sin

SHAKE_MS, RISE_MS = 900, 800
DEFAULT_DURATION_MS = SHAKE_MS + RISE_MS
"""From the first shake until the answer lies still."""

_SHAKEN = SHAKE_MS / DEFAULT_DURATION_MS
_SWINGS = 4.5
_BOBS = 7.0


@dataclass(frozen=True)
class BallPose:
    """The ball at one moment.

    `x`, `y`: how far it is from its place, in radii; `lean`: how far it is tilted, in degrees; `roll`: from 0, the 8
    in front, to 1, the window in front; `ink`: how strongly the ink swirls, from 0 to 1, and `spin`: how far it has
    swirled, in radians; `old`: how much is left of the last answer, `rise`: how far the new one has risen, 0 to 1.
    """

    x: float = 0.0
    y: float = 0.0
    lean: float = 0.0
    roll: float = 1.0
    ink: float = 0.0
    spin: float = 0.0
    old: float = 0.0
    rise: float = 0.0


UNASKED = BallPose(roll=0.0)
ANSWERED = BallPose(rise=1.0)


def moment(t: float, *, is_first: bool) -> BallPose:
    """The ball at `t` from 0 to 1; the first time it rolls over from its 8 to its window."""
    shaken = min(t / _SHAKEN, 1.0)
    force = sin(pi * shaken) ** 0.8 if shaken < 1.0 else 0.0
    return BallPose(
        x=0.08 * force * sin(2 * pi * _SWINGS * shaken),
        y=0.035 * force * sin(2 * pi * _BOBS * shaken + 1.0),
        lean=6.0 * force * sin(2 * pi * _SWINGS * shaken + 0.7),
        roll=smooth((shaken - 0.08) / 0.72) if is_first else 1.0,
        ink=smooth(shaken / 0.4) * smooth((1.0 - t) / 0.4),
        spin=2.6 * pi * (1.0 - (1.0 - t) ** 2),
        old=0.0 if is_first else smooth(1.0 - shaken / 0.5),
        rise=max(t - _SHAKEN, 0.0) / (1.0 - _SHAKEN),
    )


def smooth(share: float) -> float:
    """From 0 to 1 with a soft start and a soft end; flat outside."""
    held = min(max(share, 0.0), 1.0)
    return held * held * (3.0 - 2.0 * held)
