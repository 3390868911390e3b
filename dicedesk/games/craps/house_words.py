"""Words about the two houses of craps, and about contradictions in the chapter of Building Skills."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType

from dicedesk.core.game import Move
from dicedesk.core.words import Sentence, percent, tr
from dicedesk.games.craps.house import PRESETS, HouseRules
from dicedesk.games.craps.rules import CrapsState, PlaceBet

COME_EDGE = Fraction(3469363445, 56746526904)
"""The house edge of a come bet in Building Skills, calculated by `odds`; looking it up here is faster."""

HOUSE_TITLES: Mapping[str, Sentence] = MappingProxyType(
    {"building-skills": tr("Building Skills"), "las-vegas": tr("Las Vegas")}
)
"""The title of each preset."""


def house_title(rules: HouseRules) -> Sentence | None:
    """The title of the preset with these rules; None for custom rules."""
    return next((title for name, title in HOUSE_TITLES.items() if PRESETS[name] == rules), None)


@dataclass(frozen=True)
class HouseOffer:
    """A preset as a newcomer is offered it: what it is like, and a line about it."""

    title: Sentence
    line: Sentence


FIRST_HOUSES: Mapping[str, HouseOffer] = MappingProxyType(
    {
        "las-vegas": HouseOffer(
            tr("As in a casino"), tr("Every bet of a real craps table, paid as in Las Vegas.")
        ),
        "building-skills": HouseOffer(
            tr("As in the textbook (for classes)"),
            tr("Fewer bets, by the rules of the book “Building Skills”."),
        ),
    }
)
"""The presets that the first visit offers, in order."""


def other_house_on(state: CrapsState, move: Move, reason: str) -> Sentence | None:
    """The reason why this house refuses a bet, with the house that would take it; None if none would."""
    if not isinstance(move, PlaceBet):
        return None
    house = house_title(state.rules)
    for name, rules in PRESETS.items():
        if rules != state.rules and replace(state, rules=rules).refusal(move) is None:
            other = HOUSE_TITLES[name]
            if house is None:
                return tr(
                    "{reason} Your custom rules do not allow it; {other} rules do.",
                    reason=reason,
                    other=other,
                )
            return tr(
                "{reason} {house} rules do not allow it; {other} rules do.",
                reason=reason,
                house=house,
                other=other,
            )
    return None


DONT_COME_GAIN = Fraction(7, 495)
"""The player's gain on a don't come bet that wins on 12: the house edge of a pass bet in a casino."""
TRUE_COME_GAIN = Fraction(4, 36)
"""The player's gain on a come bet at true odds on its number: all but its first roll would be fair."""


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
        tr(
            "Textbook: on the come-out, don't pass pushes on a 12; yet once there is a point, don't "
            "come wins on 2, 3 and 12."
        ),
        tr(
            "DiceDesk: don't come also pushes on a 12, because it is a don't pass bet with a later "
            "come-out. If the 12 paid, you would gain {gain} of each bet on average.",
            gain=percent(DONT_COME_GAIN),
        ),
        "dont-come-12",
    ),
    Contradiction(
        tr("What a come bet pays on its number"),
        tr(
            "Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a "
            "pass bet, which pays 1:1."
        ),
        tr(
            "DiceDesk: come and don't come always pay 1:1; only the odds you take or lay on them pay true "
            "odds. At true odds you would gain {gain} of each come bet on average.",
            gain=percent(TRUE_COME_GAIN),
        ),
    ),
    Contradiction(
        tr("What laying odds pays"),
        tr("Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds."),
        tr(
            "DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely "
            "than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on "
            "average."
        ),
    ),
    Contradiction(
        tr("Come bets when their number becomes the point"),
        tr(
            "Textbook: the come-out roll returns come bets on its number; yet they stay up for the "
            "next round, and a come bet wins when its number rolls."
        ),
        tr(
            "DiceDesk: the Building Skills rules give come and don't come bets back if their number "
            "becomes the point, because the textbook says so for this roll; that is why a come bet "
            "costs {edge} under these rules. Under the Las Vegas rules, come wins and don't come "
            "loses, as in casinos.",
            edge=percent(COME_EDGE),
        ),
        "come-on-point",
    ),
    Contradiction(
        tr("A new come bet when a 7 ends the round"),
        tr(
            "Textbook: in one place it says that don't come wins and every other bet loses; in "
            "another, that come wins and don't come loses."
        ),
        tr(
            "DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and "
            "don't come loses. Bets that have moved do the opposite."
        ),
    ),
)
