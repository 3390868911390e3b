"""The rules of Hazard as pure functions; each rule stands here once."""

import re
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr

MAINS = (5, 6, 7, 8, 9)
DICE = 2
LOSSES_THAT_PASS_THE_DICE = 2
MOST_CASTERS = 4


class Verdict(Enum):
    """What a throw does to the caster's round."""

    WINS = "wins"
    LOSES = "loses"
    CONTINUES = "continues"


@dataclass(frozen=True)
class HazardRules:
    """How many casters, 1 to 4, take a turn at the dice before the game is over."""

    casters: int = 1

    def __post_init__(self) -> None:
        if type(self.casters) is not int or not 1 <= self.casters <= MOST_CASTERS:
            raise NotationError(tr("Hazard has 1 to 4 casters, not {casters!r}", casters=self.casters))

    def to_text(self) -> str:
        """The rules as a record's header writes them."""
        return f"casters={self.casters}"


def parse_rules(text: str) -> HazardRules:
    """The rules that a record's header names; "" means one caster. Raises NotationError."""
    if not text.strip():
        return HazardRules()
    match = re.fullmatch(r"\s*casters=([0-9]{1,3})\s*", text)
    if match is None:
        raise NotationError(tr("expected rules such as “casters=1”, not “{text}”", text=text))
    return HazardRules(int(match[1]))


def is_main(number: object) -> bool:
    """Whether this is a main, a whole number from 5 to 9."""
    return type(number) is int and number in MAINS


def can_stand(main: int, chance: object) -> bool:
    """Whether this is a chance with which a round of this main goes on."""
    return type(chance) is int and 2 <= chance <= 12 and come_out(main, chance) is Verdict.CONTINUES


def come_out(main: int, chance: int) -> Verdict:
    """What the first throw of a round does, whose sum is the chance."""
    if chance == main:
        return Verdict.WINS
    if chance in (2, 3):
        return Verdict.LOSES
    if chance in (11, 12):
        nicks = {6: 12, 7: 11, 8: 12}
        return Verdict.WINS if nicks.get(main) == chance else Verdict.LOSES
    return Verdict.CONTINUES


def later_throw(main: int, chance: int, total: int) -> Verdict:
    """What a throw does once the chance stands: the chance wins, the main loses."""
    if total == chance:
        return Verdict.WINS
    return Verdict.LOSES if total == main else Verdict.CONTINUES
