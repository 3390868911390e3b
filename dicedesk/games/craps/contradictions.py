"""Where the craps chapter of Building Skills contradicts itself or every casino, and what DiceDesk decides there."""

from dataclasses import dataclass
from fractions import Fraction

from dicedesk.core.words import Sentence, percent, tr
from dicedesk.games.craps.house import COME_EDGE

DONT_COME_GAIN = Fraction(7, 495)
"""What a player would gain of a don't come bet that wins on 12 in a casino: what the house keeps of a pass bet."""
TRUE_COME_GAIN = Fraction(4, 36)
"""What a player would gain of a come bet at true odds on its number: all but its first roll would be fair."""


@dataclass(frozen=True)
class Contradiction:
    """What the chapter says, what DiceDesk does instead and why, and the name of the switch that changes it, or ""."""

    title: Sentence
    chapter: Sentence
    decision: Sentence
    switch: str = ""


CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction(
        tr("A new don't come bet on 12"),
        tr("Chapter: on the come-out a 12 pushes don't pass; with a point, 2, 3 and 12 all pay don't come."),
        tr(
            "DiceDesk: a 12 pushes don't come too, as it is don't pass with a later come-out. If a casino "
            "paid it, you would gain {gain} on average.",
            gain=percent(DONT_COME_GAIN),
        ),
        "dont-come-12",
    ),
    Contradiction(
        tr("What a come bet pays on its number"),
        tr(
            "Chapter: it moves there at 2:1, 3:2 or 6:5, yet pass and come have the same effect, and pass "
            "pays 1:1."
        ),
        tr(
            "DiceDesk: come and don't come pay 1:1 everywhere; true odds are for the odds you take or lay "
            "on them. At true odds you would gain {gain} of each come bet on average.",
            gain=percent(TRUE_COME_GAIN),
        ),
    ),
    Contradiction(
        tr("What laying odds pays"),
        tr("Chapter: the same as taking odds, 2:1, 3:2 or 6:5."),
        tr(
            "DiceDesk: 1:2, 2:3 or 5:6, because a 7 is more likely than the number; only this is fair. At "
            "2:1 against 4 or 10 you would double your money on average."
        ),
    ),
    Contradiction(
        tr("Come bets when their number becomes the point"),
        tr(
            "Chapter: the come-out roll gives them back; yet they stay up for the next game, and a come bet "
            "wins when its number rolls."
        ),
        tr(
            "DiceDesk: Building Skills gives them back, as the chapter says so of this very roll; that is "
            "why come costs {edge} there. In Las Vegas come wins and don't come loses, as in casinos.",
            edge=percent(COME_EDGE),
        ),
        "come-on-point",
    ),
    Contradiction(
        tr("A new come bet when a 7 ends the game"),
        tr(
            "Chapter: in one place don't come wins and every other bet loses; in another, come wins and "
            "don't come loses."
        ),
        tr(
            "DiceDesk: a bet that has not moved is on its own come-out roll, so come wins and don't come "
            "loses. Bets that have moved do the opposite."
        ),
    ),
)
