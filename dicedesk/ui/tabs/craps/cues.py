"""What is heard at the craps table."""

from dicedesk.core.game import Played
from dicedesk.games.craps.events import (
    BetPlaced,
    BetTakenDown,
    PointMade,
    SevenOut,
    WentBroke,
)
from dicedesk.games.craps.state import CrapsState
from dicedesk.ports.sound import Cue
from dicedesk.session.craps.shooter import net_of
from dicedesk.ui.tabs.craps.showing import Act

OF_ACTS = {
    Act.PAID: Cue.CHIPS_PAID,
    Act.SWEPT: Cue.CHIPS_SWEPT,
    Act.RETURNED: Cue.CHIP_DOWN,
    Act.MOVED: Cue.CHIP_DOWN,
    Act.PUCK: Cue.CHIP_DOWN,
}
"""What is heard when a scene of chips begins."""


def cue_of(played: Played[CrapsState]) -> Cue | None:
    """A chip that is put down or taken up, or how a round of throws ended for the player.

    A point that is made is good news and a seven-out is not, except for whom it cost or brought money on the whole.
    """
    kinds = {type(event) for event in played.step.events}
    if WentBroke in kinds:
        return Cue.LOST
    if kinds & {PointMade, SevenOut}:
        gain = net_of(played) or 0
        return Cue.WON if gain > 0 or (gain == 0 and PointMade in kinds) else Cue.LOST
    return Cue.CHIP_DOWN if kinds & {BetPlaced, BetTakenDown} else None
