"""How a line that is said of a game is meant."""

from enum import Enum


class Tone(Enum):
    """How a line is meant: plain, worth a glance, or good or bad for a person at the table."""

    PLAIN = "plain"
    BRIGHT = "bright"
    GOOD = "good"
    BAD = "bad"
