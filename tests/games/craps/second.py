"""What is said of the dice of craps, worked out by the rules alone."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from dicedesk.core.game import Played
from dicedesk.games.craps.rules import CrapsEnding
from tests.advised import dollars_gained
from tests.games.second import chance, every_roll, share_of

HEADLINES = {
    (CrapsEnding.BROKE, False): " bankroll is gone$",
    (CrapsEnding.QUIT, False): r" left (even|\$\S+ (ahead|down))$",
}


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the total; of the pair where a bet on a hard way was decided, of the dice where a hop bet won."""
    played = later[0]
    total, is_hard = sum(played.faces), len(set(played.faces)) == 1
    decided = {getattr(event, "name", "") for event in played.step.events}
    if any(
        type(event).__name__ == "BetWon" and event.name.startswith("hop-") for event in played.step.events
    ):
        return share_of(sorted(roll) == sorted(played.faces) for roll in every_roll(2))
    if f"hard-{total}" not in decided:
        return share_of(sum(roll) == total for roll in every_roll(2))
    return share_of(sum(roll) == total and (len(set(roll)) == 1) == is_hard for roll in every_roll(2))


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of the total that is said, and whether the dice have it."""
    total = sum(played.faces)
    return chance(2, lambda faces: sum(faces) == total), what == f"a {total}"


def advised(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """What a bet brings on average, by its name and amount."""
    for choice in choices:
        word, _, bet = choice["move"].partition(" ")
        if word == "bet":
            yield bet, dollars_gained(choice["cost"])
