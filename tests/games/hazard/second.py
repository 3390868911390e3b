"""What is said of the dice of Hazard, worked out by the rules alone."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from dicedesk.core.game import Played
from dicedesk.games.hazard.rules import HazardEnding
from dicedesk.games.hazard.telling import cost_texts
from tests.games.second import chance, every_roll, share_of

HEADLINES = {
    (HazardEnding.PASSED, False): r" won (no|\d+) rounds?$",
    # Others may have drawn, ahead of the only person.
    (HazardEnding.PASSED, True): r"^A draw at \d+ rounds?$|^You lost, ",
}


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the same total."""
    total = sum(later[0].faces)
    return share_of(sum(roll) == total for roll in every_roll(2))


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of what is said of a throw, and whether the dice are an example of it."""
    state, total = played.before, sum(played.faces)
    if state.chance is None:
        assert what == f"a {total}"
        return chance(2, lambda faces: sum(faces) == total), True
    first, second = map(int, what.split(" before "))
    assert {first, second} == {state.main, state.chance}
    ends = chance(2, lambda faces: sum(faces) in (first, second))
    return chance(2, lambda faces: sum(faces) == first) / ends, total == first


def advised(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The numbers that the table has to show for the choices of `dicedesk advise`."""
    for choice in choices:
        _, _, main = choice["move"].partition("main ")
        if main and choice["cost"] != "0":
            yield main, f"−{float(Fraction(choice['cost'])):.3f}"


def on_table(state: Any, choices: Sequence[Any]) -> dict[str, str]:
    """The numbers in the words of the table, for the coach's choices."""
    return {str(main): str(text.number) for main, text in cost_texts(choices).items()}
