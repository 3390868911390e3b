"""What the reasons of Poker Dice say comes of kept dice, recomputed from the rules alone: every throw is enumerated."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move
from dicedesk.core.money import Cents, dollars
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import Hold, PlayHand, PokerDiceState, Reroll

ALONE = ("",)
POSITIONS = 300
GOAL, ANTE = 200, 10

PAYS = {
    "five of a kind": 35,
    "four of a kind": 25,
    "a straight": 20,
    "a full house": 15,
    "three of a kind": 10,
    "two pair": 5,
    "a hand that pays nothing": 0,
}
"""What a reason calls a hand, and what it pays in dollars."""

RESULT = re.compile(
    r"(?:(?:Best and safest|Best|Safest): )?"
    r"(?:Keep (?P<keep>[1-6 ]+)|(?P<none>Re-roll all five dice)|(?P<hold>Hold))[:,] .*?"
    r"(?: Most likely result: (?P<hand>[a-z ]+) \((?P<chance>[\d.]+)%\), leaving \$(?P<money>\d+)\.)?"
)
AIM = re.compile(
    r"No choice reaches \$200 50% of the time\. "
    r"The best one aims for (?P<hand>[a-z ]+) \((?P<chance>[\d.]+)%\), leaving \$(?P<money>\d+)\."
)

Shares = Mapping[str, Fraction]


@cache
def words_for(dice: Roll) -> str:
    """What five dice are, by the rules."""
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return "a straight"
    match sorted(Counter(dice).values(), reverse=True):
        case [5]:
            return "five of a kind"
        case [4, _]:
            return "four of a kind"
        case [3, 2]:
            return "a full house"
        case [3, *_]:
            return "three of a kind"
        case [2, 2, _]:
            return "two pair"
    return "a hand that pays nothing"


@cache
def throws(keep: Roll) -> Mapping[Roll, Fraction]:
    """The sorted hands that kept dice become with one throw of the others; each throw is looked at."""
    found = Counter(tuple(sorted(keep + faces)) for faces in product(range(1, 7), repeat=5 - len(keep)))
    return {hand: Fraction(ways, found.total()) for hand, ways in found.items()}


@cache
def results(keep: Roll, purse: Cents, rolls: int) -> Shares:
    """The chance of each result that words tell apart; the coach chooses what is kept after the first throw."""
    shares = dict.fromkeys(PAYS, Fraction(0))
    for hand, share in throws(keep).items():
        if rolls == 1 or len(keep) == 5:
            shares[words_for(hand)] += share
            continue
        for words, later in results(next_keep(hand, purse), purse, 1).items():
            shares[words] += share * later
    assert sum(shares.values()) == 1
    return shares


@cache
def next_keep(hand: Roll, purse: Cents) -> Roll:
    """What the coach keeps of a hand when one roll is left."""
    return kept(hand, POKER_DICE_COACH.decision(PokerDiceState(purse, 1, 2, hand), ALONE).best)


def kept(dice: Roll, move: Move) -> Roll:
    thrown = move.positions if isinstance(move, Reroll) else ()
    return tuple(sorted(face for place, face in enumerate(dice, 1) if place not in thrown))


def is_percent(said: str, share: Fraction) -> bool:
    digits = len(said.partition(".")[2])
    return abs(float(said) - 100 * share) <= 0.5 * 0.1**digits + 1e-9


def positions(purses: range) -> Iterator[tuple[PokerDiceState, Move]]:
    """Random dice, rolls and purses, with a choice that can be made."""
    luck = random.Random(40)
    for _ in range(POSITIONS):
        dice = tuple(luck.randint(1, 6) for _ in range(5))
        state = PokerDiceState(dollars(luck.choice(purses)), 1, luck.choice([1, 2]), dice)
        thrown = tuple(sorted(luck.sample(range(1, 6), luck.randrange(6))))
        yield state, Reroll(thrown) if thrown else Hold()


def argued(state: PokerDiceState, move: Move) -> list[str]:
    return [str(line) for line in POKER_DICE_COACH.argument(state, move, ALONE)]


def check_line(line: str, state: PokerDiceState) -> str | None:
    """Recompute the result that a line names; return its words, None where the dice are held."""
    found = RESULT.fullmatch(line)
    assert found is not None, line
    assert (found["hand"] is None) is (found["hold"] is not None)
    if found["hand"] is None:
        return None
    keep = tuple(map(int, (found["keep"] or "").split()))
    shares = results(keep, state.purse, 3 - state.rolls)
    assert is_percent(found["chance"], shares[found["hand"]]), (state, line, shares)
    assert shares[found["hand"]] == max(shares.values()), (state, line, shares)
    assert dollars(int(found["money"])) == state.purse + dollars(PAYS[found["hand"]])
    return found["hand"]


def test_the_result_that_a_reason_names_is_the_likeliest_and_has_its_own_chance() -> None:
    told = Counter[str | None]()
    for state, move in positions(range(0, 190, 5)):
        lines = argued(state, move)
        assert lines[0].startswith("Best")
        assert sum(line.startswith("Best") for line in lines) == 1
        for line in lines:
            if not line.startswith("No choice"):
                told[check_line(line, state)] += 1
    assert told["a hand that pays nothing"] > POSITIONS / 10, told
    assert told.total() > 2 * POSITIONS
    assert len(told) >= 6, told


def test_what_a_choice_aims_for_has_its_own_chance_and_no_choice_wins_more_often() -> None:
    told = Counter[str]()
    for state, move in positions(range(0, 15, 5)):
        lines = argued(state, move)
        awards = [
            POKER_DICE_COACH.outlook(state, each.move).award
            for each in POKER_DICE_COACH.evaluate(state, ALONE)
        ]
        assert lines[-1].startswith("No choice reaches $200 50% of the time.") is (max(awards) < 0.5)
        aim = AIM.fullmatch(lines[-1])
        if aim is None:
            assert max(awards) >= 0.5
            continue
        best = kept(state.dice, POKER_DICE_COACH.decision(state, ALONE).best)
        shares = results(best, state.purse, 3 - state.rolls)
        assert is_percent(aim["chance"], shares[aim["hand"]])
        brings = {words: float(share) * award_chance(state, words) for words, share in shares.items()}
        assert brings[aim["hand"]] > max(brings.values()) - 1e-9
        assert dollars(int(aim["money"])) == state.purse + dollars(PAYS[aim["hand"]])
        told[aim["hand"]] += 1
    assert told.total() > POSITIONS / 20, told
    assert set(told) >= {"two pair", "three of a kind"}, told


def award_chance(state: PokerDiceState, words: str) -> float:
    """The chance of the award once a hand has paid."""
    purse = state.purse + dollars(PAYS[words])
    if purse < dollars(ANTE) or purse >= dollars(GOAL):
        return float(purse >= dollars(GOAL))
    return POKER_DICE_COACH.outlook(PokerDiceState(Cents(purse)), PlayHand()).award


def test_one_pair_and_no_pair_are_one_result_that_pays_nothing() -> None:
    lines = argued(PokerDiceState(dollars(5), 1, 2, (6, 1, 5, 1, 1)), Reroll((1, 2, 3, 5)))
    assert lines[1].endswith(" Most likely result: a hand that pays nothing (53.7%), leaving $5.")


def test_the_likely_dice_make_the_likeliest_result_of_one_throw() -> None:
    told = Counter[str]()
    for state, move in positions(range(0, 190, 5)):
        if not isinstance(move, Reroll):
            continue
        likely, keep = POKER_DICE_COACH.likely(state, move), kept(state.dice, move)
        shares = results(keep, state.purse, 1)
        words = words_for(tuple(sorted(keep + likely.faces)))
        assert likely.share == shares[words] == max(shares.values())
        told[words] += 1
    assert set(told) >= {"a hand that pays nothing", "two pair", "three of a kind"}, told


def test_the_likely_dice_make_the_result_that_the_reason_of_the_last_roll_names() -> None:
    for state, _ in positions(range(0, 190, 5)):
        best = POKER_DICE_COACH.decision(state, ALONE).best
        if state.rolls == 1 or not isinstance(best, Reroll):
            continue
        made = kept(state.dice, best) + POKER_DICE_COACH.likely(state, best).faces
        assert words_for(tuple(sorted(made))) == check_line(argued(state, best)[0], state)
