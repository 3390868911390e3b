"""Small differences between throws, so that no two look alike.

Only looks depend on these numbers, never faces; the same keys always give the same number, so a picture can be
painted again.
"""

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def between(low: float, high: float, *keys: int) -> float:
    """A number from `low` up to `high` that depends on the keys alone (the mixing steps of splitmix64)."""
    state = 0
    for key in keys:
        state = (state ^ key) * _STRIDE + _STRIDE & _MASK
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        state ^= state >> 31
    return low + (high - low) * (state / (_MASK + 1))
