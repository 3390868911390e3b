"""What is said of the two houses of craps to choose from."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType

from dicedesk.core.game import Move
from dicedesk.core.words import Sentence, percent, tr
from dicedesk.games.craps.house_rules import PRESETS
from dicedesk.games.craps.moves import PlaceBet
from dicedesk.games.craps.state import CrapsState

COME_EDGE = Fraction(3469363445, 56746526904)
"""What Building Skills keeps of a come bet, as odds/craps.py works it out; that takes longer than to say it."""

HOUSE_TITLES: Mapping[str, Sentence] = MappingProxyType(
    {"building-skills": tr("Building Skills"), "las-vegas": tr("Las Vegas")}
)
"""What a person reads for the name of a preset."""

HOUSE_LINES: Mapping[str, Sentence] = MappingProxyType(
    {
        "building-skills": tr(
            "From the textbook: only line bets before a point; come costs {edge}, don't come favors the "
            "player.",
            edge=percent(COME_EDGE),
        ),
        "las-vegas": tr("As in a casino."),
    }
)
"""What is special about each preset, in a line."""


def other_house_on(state: CrapsState, move: Move, reason: str) -> Sentence | None:
    """The reason for which this house refuses a bet, with the house that would take it; None where none would."""
    if not isinstance(move, PlaceBet):
        return None
    house = next((title for name, title in HOUSE_TITLES.items() if PRESETS[name] == state.rules), None)
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
