"""What marks the things that can happen in a picture: a letter or a sign, and a colour."""

from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.coach.working import Consequence
from dicedesk.ui.base.words import tr

TOKENS: Mapping[Consequence, str] = MappingProxyType(
    {
        Consequence.PLAIN: "text_second",
        Consequence.WINS: "good",
        Consequence.LOSES: "bad",
        Consequence.PUSHES: "info",
        Consequence.WAITS: "stroke",
        Consequence.SWAPS_UP: "good",
        Consequence.SWAPS_DOWN: "bad",
        Consequence.PIGS_OUT: "accent",
    }
)
"""The colour of each, as a theme names it."""


def sign_of(consequence: Consequence) -> str:
    """The letter or sign that stands for it, beside its colour; "" for what is plain."""
    return {
        Consequence.WINS: tr("W"),
        Consequence.LOSES: tr("L"),
        Consequence.PUSHES: "=",
        Consequence.WAITS: "–",
        Consequence.SWAPS_UP: "↑",
        Consequence.SWAPS_DOWN: "↓",
        Consequence.PIGS_OUT: "●",
    }.get(consequence, "")
