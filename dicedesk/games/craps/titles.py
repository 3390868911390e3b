"""What the bets of craps are called for a person."""

from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import BIGS, HARDWAYS, HOPS, POINTS

_TITLES: Mapping[str, Sentence] = MappingProxyType(
    {
        "pass": tr("Pass"),
        "dont-pass": tr("Don't pass"),
        "come": tr("Come"),
        "dont-come": tr("Don't come"),
        "pass-odds": tr("Pass odds"),
        "dont-pass-odds": tr("Don't pass odds"),
        "field": tr("Field"),
        "any-craps": tr("Any craps"),
        "any-seven": tr("Any seven"),
        "two": tr("Two"),
        "three": tr("Three"),
        "eleven": tr("Eleven"),
        "twelve": tr("Twelve"),
        "horn": tr("Horn"),
        "c-and-e": tr("C & E"),
        "world": tr("World"),
    }
    | {f"come-{number}": tr("Come {number}", number=number) for number in POINTS}
    | {f"dont-come-{number}": tr("Don't come {number}", number=number) for number in POINTS}
    | {f"come-odds-{number}": tr("Come odds {number}", number=number) for number in POINTS}
    | {f"dont-come-odds-{number}": tr("Don't come odds {number}", number=number) for number in POINTS}
    | {f"place-{number}": tr("Place {number}", number=number) for number in POINTS}
    | {f"buy-{number}": tr("Buy {number}", number=number) for number in POINTS}
    | {f"lay-{number}": tr("Lay {number}", number=number) for number in POINTS}
    | {f"hard-{number}": tr("Hard {number}", number=number) for number in HARDWAYS}
    | {f"place-lose-{number}": tr("Place {number} to lose", number=number) for number in POINTS}
    | {f"big-{number}": tr("Big {number}", number=number) for number in BIGS}
    | {kind.name: tr("Hop {high}-{low}", high=high, low=low) for (high, low), kind in HOPS.items()}
)


def title_of(name: str) -> Sentence:
    """What the bet of this name is called: "Place 6" for "place-6"."""
    return _TITLES[name]
