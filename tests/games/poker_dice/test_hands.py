"""The hands of five dice and what may be kept of them, beside all throws told one by one."""

from collections import Counter
from itertools import combinations, product

import pytest

from dicedesk.core.dice import Roll
from dicedesk.games.poker_dice.hands import Hands, lay_out
from dicedesk.games.poker_dice.rules import score_hand


@pytest.fixture(scope="module")
def hands() -> Hands:
    """The layout."""
    return lay_out()


def becomes(keep: Roll) -> Counter[Roll]:
    """In how many of 7,776 ways the keeping becomes each hand."""
    thrown = product(range(1, 7), repeat=5 - len(keep))
    ways = Counter(tuple(sorted(keep + faces)) for faces in thrown)
    return Counter({hand: count * 6 ** len(keep) for hand, count in ways.items()})


def test_each_hand_is_worth_what_the_rules_say(hands: Hands) -> None:
    assert hands.scores == tuple(map(score_hand, hands.hand_places))
    assert hands.pays.tolist() == [score_hand(hand).pays for hand in hands.hand_places]


def test_of_each_hand_all_may_be_kept_the_most_dice_first(hands: Hands) -> None:
    faces = list(hands.keep_places)
    for hand, choices in zip(hands.hand_places, hands.choices.tolist(), strict=True):
        kept = [faces[place] for place in choices]
        assert Counter(kept) == Counter(keep for size in range(6) for keep in combinations(hand, size))
        assert kept == sorted(kept, key=len, reverse=True)


def test_each_keeping_becomes_what_the_throws_of_the_other_dice_make_of_it(hands: Hands) -> None:
    names = list(hands.hand_places)
    ends = [*hands.by_keep.starts[1:].tolist(), None]
    for keep, start, end in zip(hands.keep_places, hands.by_keep.starts.tolist(), ends, strict=True):
        others, ways = hands.by_keep.others[start:end].tolist(), hands.by_keep.ways[start:end].tolist()
        assert {names[place]: count for place, count in zip(others, ways, strict=True)} == becomes(keep)


def test_the_pairs_of_hands_are_those_of_keepings_the_other_way_round(hands: Hands) -> None:
    def told(starts: list[int], others: list[int], ways: list[int]) -> set[tuple[int, int, int]]:
        ends = [*starts[1:], len(others)]
        groups = [
            place
            for place, (start, end) in enumerate(zip(starts, ends, strict=True))
            for _ in range(start, end)
        ]
        return set(zip(groups, others, ways, strict=True))

    by_keep, by_hand = (
        told(pairs.starts.tolist(), pairs.others.tolist(), pairs.ways.tolist())
        for pairs in (hands.by_keep, hands.by_hand)
    )
    assert len(by_keep) == 4368
    assert by_hand == {(hand, keep, ways) for keep, hand, ways in by_keep}
