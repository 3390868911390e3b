"""What is said of the dice of Poker Dice, worked out by the rules alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.poker_dice.rules import PokerDiceEnding, Reroll, score_hand
from dicedesk.games.poker_dice.table_view import text_with_classes
from tests.advised import NEXT_BEST, SIGNS, next_best_in
from tests.games.second import chance, every_roll, share_of

HEADLINES = {
    (PokerDiceEnding.AWARD, False): r"^(.+ reached )?\$2\d\d after ",
    (PokerDiceEnding.BROKE, False): "^Broke after | went broke after ",
    (PokerDiceEnding.QUIT, False): " quit with ",
}
_WORST_FIRST = (
    "nothing",
    "one pair",
    "two pair",
    "three of a kind",
    "full house",
    "straight",
    "four of a kind",
    "five of a kind",
)


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the same kind of hand or a better one, with the dice that were not thrown."""
    played = later[0]
    positions = getattr(played.move, "positions", (1, 2, 3, 4, 5))
    kept = [face for place, face in enumerate(played.before.dice, 1) if place not in positions]
    reached = _rank((*kept, *played.faces))
    return share_of(_rank((*kept, *roll)) >= reached for roll in every_roll(len(positions)))


def _rank(hand: Roll) -> int:
    return _WORST_FIRST.index(score_hand(hand).category.value)


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of the hand that is said, and whether the dice are an example of it."""
    move, dice = played.move, played.before.dice
    thrown = move.positions if isinstance(move, Reroll) else range(1, 6)
    kept = tuple(face for place, face in enumerate(dice, 1) if place not in thrown)
    hand = what.removesuffix(" with this roll")
    assert hand != what
    found = chance(len(played.faces), lambda faces: called(kept + faces) == hand)
    return found, called(kept + played.faces) == hand


def called(dice: Roll) -> str:
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return "a straight"
    counts = sorted(Counter(dice).values(), reverse=True)
    return {
        (5,): "five of a kind",
        (4, 1): "four of a kind",
        (3, 2): "a full house",
        (3, 1, 1): "three of a kind",
        (2, 2, 1): "two pair",
    }.get(tuple(counts), "a hand that pays nothing")


def advised(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The best choice, and the signs and costs of the next ones; before a hand and at quitting there is no number."""
    if choices[0]["move"].split()[0] in ("hold", "reroll"):
        best, *others, _ = choices
        yield "best", best["why"]
        for place, choice in enumerate(others[:NEXT_BEST]):
            sign = "★" if choice["cost"] <= 1e-12 else SIGNS[choice["class"]]
            yield str(place), f"{sign} {choice['cost']:.2f}"


def on_table(state: Any, choices: Sequence[Any]) -> dict[str, str]:
    """The numbers in the words of the table, for the coach's choices."""
    if not state.in_hand:
        return {}
    text = text_with_classes(state, choices)
    return {"best": str(text.why)} | next_best_in(str(text.others))
