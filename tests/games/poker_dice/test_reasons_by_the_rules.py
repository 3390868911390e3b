"""What the reasons of Poker Dice say comes of kept dice, recomputed from the rules alone: every throw is enumerated."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Name
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.moments import POKER_DICE_MOMENTS
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.par import hands_ahead, mark_after, par_line
from dicedesk.games.poker_dice.rules import Hold, PlayHand, PokerDiceState, Reroll
from tests.repeated import first_of

ALONE = ("",)
POSITIONS = 300
WHOLE = 5
"""Positions for each one in which all choices are compared."""
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
    r"(?:(?P<rank>Best|Second best|Safest): )?"
    r"(?:Keep (?:one )?(?P<keep>[1-6 ]+)|(?P<none>Keep nothing)|(?P<hold>Hold))"
    r"(?:\.|[,:] (?P<cost>[\d.]+) hands worse than the best\.(?P<missed> A missed award counts as 100 hands\.)?"
    r"|: as good as the (?P<tied>best)\.)"
    r" Hands still to play on average: (?P<hands>[\d.]+); chance to reach \$200: (?P<award>>?[\d.]+)%\."
    r"(?: Most likely result: (?P<hand>[a-z ]+) \((?P<chance>[\d.]+)%\), "
    r"leaving (?:\$(?P<money>\d+)|\$(?P<broke>\d+), which is too little for another hand)\."
    r"| Most likely results, (?P<each>[\d.]+)% each: (?P<hands_tied>[a-z, ]+)\.)?"
)
AIM = re.compile(
    r"No choice has even a 50% chance to reach \$200\. "
    r"The best one aims for (?P<hand>[a-z ]+) \((?P<chance>[\d.]+)%\), which would leave \$(?P<money>\d+)\."
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
def results(keep: Roll, bankroll: Cents, rolls: int) -> Shares:
    """The chance of each result that words tell apart; the coach chooses what is kept after the first throw."""
    shares = dict.fromkeys(PAYS, Fraction(0))
    for hand, share in throws(keep).items():
        if rolls == 1 or len(keep) == 5:
            shares[words_for(hand)] += share
            continue
        for words, later in results(next_keep(hand, bankroll), bankroll, 1).items():
            shares[words] += share * later
    assert sum(shares.values()) == 1
    return shares


@cache
def next_keep(hand: Roll, bankroll: Cents) -> Roll:
    """What the coach keeps of a hand when one roll is left."""
    return kept(hand, POKER_DICE_COACH.decision(PokerDiceState(bankroll, 1, 2, hand), ALONE).best)


def kept(dice: Roll, move: Move) -> Roll:
    thrown = move.positions if isinstance(move, Reroll) else ()
    return tuple(sorted(face for place, face in enumerate(dice, 1) if place not in thrown))


@cache
def by_money() -> Mapping[Cents, tuple[float, float]]:
    """The hands still to play and the chance of the award before each hand, by the equations of the coach's play.

    The only thing that is asked of the coach is which dice it keeps.
    """
    places = {dollars(money): place for place, money in enumerate(range(ANTE, GOAL, 5))}
    leads, wins = np.zeros((len(places), len(places))), np.zeros(len(places))
    for money, place in places.items():
        for words, share in shares_of_a_hand(Cents(money - dollars(ANTE))).items():
            after = money - dollars(ANTE) + dollars(PAYS[words])
            if after in places:
                leads[place, places[Cents(after)]] += share
            elif after >= dollars(GOAL):
                wins[place] += share
    equations = np.eye(len(places)) - leads
    hands = np.linalg.solve(equations, np.ones(len(places)))
    awards = np.linalg.solve(equations, wins)
    return {money: (float(hands[place]), float(awards[place])) for money, place in places.items()}


def shares_of_a_hand(bankroll: Cents) -> Mapping[str, float]:
    """The chance of each result of a whole hand that the coach plays, the ante paid."""
    kept_now: dict[Roll, float] = {(): 1.0}
    for rolls in (1, 2):
        kept_next = Counter[Roll]()
        for keep, chance in kept_now.items():
            for hand, share in throws_in_floats(keep).items():
                best = POKER_DICE_COACH.decision(PokerDiceState(bankroll, 1, rolls, hand), ALONE).best
                kept_next[kept(hand, best)] += chance * share
        kept_now = dict(kept_next)
    shares = Counter[str]()
    for keep, chance in kept_now.items():
        for hand, share in throws_in_floats(keep).items():
            shares[words_for(hand)] += chance * share
    assert sum(shares.values()) == pytest.approx(1)
    return shares


@cache
def throws_in_floats(keep: Roll) -> Mapping[Roll, float]:
    return {hand: float(share) for hand, share in throws(keep).items()}


def plain_numbers(state: PokerDiceState, keep: Roll) -> tuple[float, float]:
    """The hands still to play after this one, and the chance of the award, when these dice are kept."""
    hands = awards = 0.0
    for words, share in results(keep, state.bankroll, 3 - state.rolls).items():
        money = Cents(state.bankroll + dollars(PAYS[words]))
        more, award = by_money().get(money, (0.0, float(money >= dollars(GOAL))))
        hands += float(share) * more
        awards += float(share) * award
    return hands, awards


def weighed(numbers: tuple[float, float]) -> float:
    """What the best play makes smallest."""
    return numbers[0] + 100 * (1 - numbers[1])


def keep_of(words: str, dice: Roll) -> Roll:
    """The dice that a sentence keeps which begins with these words."""
    if words.startswith("Hold"):
        return tuple(sorted(dice))
    found = re.match(r"Keep (?:one )?([1-6 ]+)", words)
    return tuple(map(int, found[1].split())) if found else ()


def is_percent(said: str, share: Fraction | float) -> bool:
    digits = len(said.partition(".")[2])
    return abs(float(said) - 100 * share) <= 0.5 * 0.1**digits + 1e-9


def positions(bankrolls: range) -> Iterator[tuple[PokerDiceState, Move]]:
    """Random dice, rolls and bankrolls, with a choice that can be made."""
    luck = random.Random(40)
    for _ in range(POSITIONS):
        dice = tuple(luck.randint(1, 6) for _ in range(5))
        state = PokerDiceState(dollars(luck.choice(bankrolls)), 1, luck.choice([1, 2]), dice)
        thrown = tuple(sorted(luck.sample(range(1, 6), luck.randrange(6))))
        yield state, Reroll(thrown) if thrown else Hold()


def argued(state: PokerDiceState, move: Move) -> list[str]:
    return [str(line) for line in POKER_DICE_COACH.argument(state, move, ALONE)]


def check_line(line: str, state: PokerDiceState) -> str | None:
    """Recompute the results that a line names; return the words of the first, None where the dice are held."""
    found = RESULT.fullmatch(line)
    assert found is not None, line
    hands = (
        found["hands_tied"].split(", ") if found["hands_tied"] else [found["hand"]] if found["hand"] else []
    )
    assert bool(hands) is (found["hold"] is None)
    if not hands:
        return None
    keep = tuple(map(int, (found["keep"] or "").split()))
    shares = results(keep, state.bankroll, 3 - state.rolls)
    assert {hand for hand in shares if shares[hand] == max(shares.values())} == set(hands), (
        state,
        line,
        shares,
    )
    assert is_percent(found["chance"] or found["each"], shares[hands[0]]), (state, line, shares)
    if len(hands) == 1:
        money = state.bankroll + dollars(PAYS[hands[0]])
        assert dollars(int(found["money"] or found["broke"])) == money
        assert (found["broke"] is not None) is (money < dollars(ANTE))
    return hands[0]


@pytest.mark.no_cover
def test_the_result_that_a_reason_names_is_the_likeliest_and_has_its_own_chance() -> None:
    told = Counter[str | None]()
    ties = 0
    for state, move in positions(range(0, 190, 5)):
        lines = argued(state, move)
        ties += sum(" Most likely results, " in line for line in lines)
        assert lines[0].startswith("Best")
        assert sum(line.startswith("Best") for line in lines) == 1
        for line in lines:
            if not line.startswith("No choice"):
                told[check_line(line, state)] += 1
    assert told["a hand that pays nothing"] > POSITIONS / 10, told
    assert told.total() > 2 * POSITIONS
    assert len(told) >= 6, told
    assert ties


@pytest.mark.no_cover
def test_hands_and_chance_are_plain_numbers_and_the_cost_counts_100_hands_for_a_missed_award() -> None:
    ranks, ties = Counter[str](), 0
    for place, (state, move) in enumerate(positions(range(0, 190, 5))):
        told = [RESULT.fullmatch(line) for line in argued(state, move) if not line.startswith("No choice")]
        keeps = [
            keep_of(found[0].partition(": ")[2] if found["rank"] else found[0], state.dice)
            for found in told
            if found
        ]
        # Every choice in some positions; elsewhere those that are told of, the best of which comes first.
        sizes = range(6) if place % WHOLE == 0 else ()
        every = {tuple(sorted(keep)) for size in sizes for keep in combinations(state.dice, size)}
        choices = {keep: plain_numbers(state, keep) for keep in (*keeps, *every)}
        fewest, safest = min(map(weighed, choices.values())), max(award for _, award in choices.values())
        for found, keep in zip(told, keeps, strict=True):
            assert found is not None
            hands, award = choices[keep]
            assert float(found["hands"]) == pytest.approx(hands, abs=0.00501), (state, found[0])
            if found["award"].startswith(">"):
                assert 1 > award > float(found["award"][1:]) / 100
            else:
                assert is_percent(found["award"], award), (state, found[0], award)
            rank = found["rank"] or ""
            ranks[rank] += 1
            cost = weighed((hands, award)) - fewest
            assert (rank == "Best" or bool(found["tied"])) is (found["cost"] is None)
            assert bool(found["tied"]) is (rank != "Best" and cost < 1e-9)
            if place % WHOLE == 0 and rank == "Second best":
                better = [
                    weighed(numbers)
                    for numbers in choices.values()
                    if weighed(numbers) - fewest < cost - 1e-9
                ]
                assert max(better) - min(better) < 1e-9, (state, found[0])
            ties += bool(found["tied"])
            counts_miss = found["cost"] is not None and min(award, choices[keeps[0]][1]) < 0.99
            assert bool(found["missed"]) is counts_miss, (state, found[0])
            assert float(found["cost"] or 0) == pytest.approx(cost, abs=0.00501), (state, found[0], cost)
            if rank == "Safest":
                assert award == pytest.approx(safest, abs=1e-8)
    assert set(ranks) == {"Best", "Second best", "Safest", ""}, ranks
    assert ties


BANKROLL = re.compile(
    r"(?P<best>Keep (?:one )?[1-6 ]+|Hold|Keep nothing): "
    r"(?:(?P<hands>[\d.]+) hands still to play on average\. "
    r"“(?P<other>[^”]+)” pays more, but takes (?P<others>[\d.]+) hands\."
    r"|wins the award (?P<award>[\d.]+)% of the time\. “(?P<safer>[^”]+)” pays more on average but wins it only "
    r"(?P<less>[\d.]+)% of the time\.)"
)


@pytest.mark.parametrize("count", first_of((POSITIONS // 6, POSITIONS), 1))
def test_why_the_best_choice_is_not_the_one_that_pays_most_is_told_with_its_own_numbers(count: int) -> None:
    luck, told = random.Random(40), Counter[str]()
    while told.total() < count:
        dice = tuple(luck.randint(1, 6) for _ in range(5))
        bankroll = dollars(luck.choice([0, 5, 10, 15, 20, 25, 180, 185]))
        state = PokerDiceState(bankroll, 1, luck.choice([1, 2]), dice)
        found = BANKROLL.fullmatch(str(POKER_DICE_COACH.evaluate(state, ALONE)[0].why))
        if found is None:
            continue
        best, other = (
            plain_numbers(state, keep_of(words, dice))
            for words in (found["best"], found["other"] or found["safer"])
        )
        if found["hands"]:
            assert [found["hands"], found["others"]] == [f"{best[0]:.3f}", f"{other[0]:.3f}"]
            assert float(found["hands"]) < float(found["others"]) or best[0] == 0
        else:
            assert is_percent(found["award"], best[1])
            assert is_percent(found["less"], other[1])
            assert float(found["award"]) > float(found["less"])
        told["hands" if found["hands"] else "award"] += 1
    assert set(told) == {"hands", "award"}, told


@pytest.mark.no_cover
def test_what_a_choice_aims_for_has_its_own_chance_and_no_choice_wins_more_often() -> None:
    told = Counter[str]()
    for state, move in positions(range(0, 15, 5)):
        lines = argued(state, move)
        awards = [
            POKER_DICE_COACH.outlook(state, each.move).award
            for each in POKER_DICE_COACH.evaluate(state, ALONE)
        ]
        assert lines[-1].startswith("No choice has even a 50% chance to reach $200.") is (max(awards) < 0.5)
        aim = AIM.fullmatch(lines[-1])
        if aim is None:
            assert max(awards) >= 0.5
            continue
        best = kept(state.dice, POKER_DICE_COACH.decision(state, ALONE).best)
        shares = results(best, state.bankroll, 3 - state.rolls)
        assert is_percent(aim["chance"], shares[aim["hand"]])
        brings = {words: float(share) * award_chance(state, words) for words, share in shares.items()}
        assert brings[aim["hand"]] > max(brings.values()) - 1e-9
        assert dollars(int(aim["money"])) == state.bankroll + dollars(PAYS[aim["hand"]])
        told[aim["hand"]] += 1
    assert told.total() > POSITIONS / 20, told
    assert set(told) >= {"two pair", "three of a kind"}, told


def award_chance(state: PokerDiceState, words: str) -> float:
    """The chance of the award once a hand has paid."""
    bankroll = state.bankroll + dollars(PAYS[words])
    if bankroll < dollars(ANTE) or bankroll >= dollars(GOAL):
        return float(bankroll >= dollars(GOAL))
    return POKER_DICE_COACH.outlook(PokerDiceState(Cents(bankroll)), PlayHand()).award


def test_one_pair_and_no_pair_are_one_result_that_pays_nothing() -> None:
    lines = argued(PokerDiceState(dollars(5), 1, 2, (6, 1, 5, 1, 1)), Reroll((1, 2, 3, 5)))
    assert lines[1].endswith(
        " Most likely result: a hand that pays nothing (53.7%), leaving $5, which is too little for another hand."
    )


def test_the_likely_dice_make_the_likeliest_result_of_one_throw() -> None:
    told = Counter[str]()
    for state, move in positions(range(0, 190, 5)):
        if not isinstance(move, Reroll):
            continue
        likely, keep = POKER_DICE_COACH.likely(state, move), kept(state.dice, move)
        shares = results(keep, state.bankroll, 1)
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


HELP = re.compile(
    r"You have \$(?P<money>\d+) left and keep .*?dice:(?P<keep>[1-6-]+)\) for the last roll\. "
    r"On average (?P<hands>[\d.]+) more hands follow, and your chance of the award is (?P<award>[\d.]+)%: "
    r"together about (?P<all>[\d.]+) weighted hands\. If you also keep a (?P<also>\d), the numbers are "
    r"(?P<others>[\d.]+) hands and (?P<less>[\d.]+)%, together about (?P<more>[\d.]+)\. "
    r"So keeping the (?P=also) costs (?P<cost>[\d.]+) weighted hands,"
)


def test_the_example_of_help_follows_from_the_rules() -> None:
    page = Path("resources/help/en/poker-dice.md").read_text(encoding="utf-8")
    found = HELP.search(" ".join(page.split()))
    assert found is not None
    threes, also = tuple(map(int, found["keep"].split("-"))), int(found["also"])
    state = PokerDiceState(dollars(int(found["money"])), 1, 2, (*threes, also, also % 6 + 1))
    first, second = plain_numbers(state, threes), plain_numbers(state, tuple(sorted((*threes, also))))
    assert [found[group] for group in ("hands", "others")] == [f"{each[0]:.2f}" for each in (first, second)]
    assert [found[group] for group in ("award", "less")] == [
        f"{100 * each[1]:.2f}" for each in (first, second)
    ]
    assert [found[group] for group in ("all", "more")] == [f"{weighed(each):.1f}" for each in (first, second)]
    assert found["cost"] == f"{weighed(second) - weighed(first):.2f}"
    every = {keep for size in range(6) for keep in combinations(state.dice, size)}
    assert min(weighed(plain_numbers(state, tuple(sorted(keep)))) for keep in every) == weighed(first)


BROKE, YOU, BOT = PokerDiceState(dollars(5), 20), Name("You", is_you=True), Name("Careless player")
CHOSEN = re.compile(
    r"In hand 1, at \$(?P<money>\d+) with (?P<dice>[1-6 ]+), (?:you|Careless player) chose “(?P<choice>[^”]+)”, "
    r"which (?:reaches \$200 in (?P<seldom>[1-9]\d*) of 100 games|cannot reach \$200); "
    r"“(?P<other>[^”]+)” (?(seldom)does so|reaches it) in (?P<often>\d+)(?(seldom)| of 100 games)\."
)
FELL = re.compile(r".* (?:Your|The) chance of reaching \$200 fell from (?P<before>\d+)% to (?P<after>\d+)%\.")


def own_words(state: PokerDiceState, move: Move, best: Move | None, faces: Roll, name: Name) -> str | None:
    played = Played(state, move, faces, state.apply(move, faces))
    told = POKER_DICE_MOMENTS.own_words(played, best, (name,), BROKE)
    return None if told is None else str(told)


def keep_told(choice: str, dice: Roll) -> Roll:
    """The dice that a choice keeps, from its words for a friend."""
    return tuple(sorted(dice)) if choice == "keep all five dice" else keep_of(choice.capitalize(), dice)


def test_a_choice_on_the_way_to_broke_is_told_by_the_chance_of_the_award() -> None:
    kinds = Counter[str]()
    for place, (state, move) in enumerate(positions(range(0, 60, 5))):
        best = POKER_DICE_COACH.decision(state, ALONE).best
        own_keep, best_keep = kept(state.dice, move), kept(state.dice, best)
        own, better = (plain_numbers(state, keep)[1] for keep in (own_keep, best_keep))
        told = own_words(state, move, best, (1,) * state.dice_for(move), (YOU, BOT)[place % 2])
        if told is None:
            assert round(100 * own) >= round(100 * better)
            kinds["none"] += 1
            continue
        found = CHOSEN.fullmatch(told)
        assert found is not None, told
        assert is_percent(found["seldom"] or "0", own), (state, move, told)
        assert (found["seldom"] is None) is (own == 0), (state, move, told)
        assert is_percent(found["often"], better), (state, move, told)
        assert keep_told(found["choice"], state.dice) == own_keep
        assert keep_told(found["other"], state.dice) == best_keep
        assert found["dice"] == " ".join(map(str, state.dice))
        assert dollars(int(found["money"])) == state.bankroll
        kinds["chose"] += 1
    assert min(kinds.values()) > 3
    assert len(kinds) == 2


def test_dice_on_the_way_to_broke_are_told_by_the_chance_of_the_award() -> None:
    luck, told_of = random.Random(41), Counter[bool]()
    for place, (state, move) in enumerate(positions(range(0, 60, 5))):
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        if not faces:
            continue
        after = state.apply(move, faces).state
        if after.in_hand:
            best = kept(after.dice, POKER_DICE_COACH.decision(after, ALONE).best)
            award = plain_numbers(after, best)[1]
        else:
            award = by_money().get(after.bankroll, (0.0, 0.0))[1]
        before = plain_numbers(state, kept(state.dice, move))[1]
        told = own_words(state, move, None, faces, (YOU, BOT)[place % 2])
        told_of[told is not None] += 1
        if told is None:
            assert award > before or abs(award - before) < 0.0101
            continue
        found = FELL.fullmatch(told)
        assert found is not None, told
        assert is_percent(found["before"], before), (state, move, told)
        assert is_percent(found["after"], award), (state, move, told)
    assert min(told_of.values()) > 3


def test_what_did_not_lead_to_broke_is_told_in_hands() -> None:
    state, quits = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3)), PokerDiceState(has_quit=True)
    played = Played(state, Hold(), (), state.apply(Hold()))
    for last in (quits, PokerDiceState(dollars(205), 20), state):
        assert POKER_DICE_MOMENTS.own_words(played, Reroll((3, 5)), (YOU,), last) is None
    hand = Played(PokerDiceState(), PlayHand(), (1, 2, 3, 4, 6), state.apply(Hold()))
    assert POKER_DICE_MOMENTS.own_words(hand, PlayHand(), (YOU,), BROKE) is None


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    return solve()


def needed(money: int) -> float:
    """The hands that best play needs with this money, in dollars; a missed award counts as 100."""
    return weighed(by_money()[dollars(money)]) if money < GOAL else 0.0


def test_mark_and_words_of_par_follow_from_the_rules_and_never_disagree(odds: PokerDiceOdds) -> None:
    for hands, money in product(range(60), range(ANTE, GOAL, 5)):
        ahead, mark = hands_ahead(odds, hands, dollars(money)), mark_after(odds, hands) / 100
        assert abs(26 - hands - needed(money) - ahead) < 0.5 + 1e-6
        assert (ahead <= 0 or money > mark) and (ahead >= 0 or money < mark)  # noqa: PT018 (one claim)
        if hands >= 25:
            assert mark == GOAL
        if mark < GOAL:
            lower = 5 * int(mark // 5)
            share = (mark - lower) / 5
            between = needed(lower) + share * (needed(lower + 5) - needed(lower))
            assert between == pytest.approx(26 - hands, abs=0.003)


def test_a_hand_in_play_is_compared_with_par_once_it_is_paid(odds: PokerDiceOdds) -> None:
    before = PokerDiceState(dollars(150), 9)
    within = before.apply(PlayHand(), (5, 5, 5, 5, 5)).state
    after = within.apply(Hold()).state
    ahead = [round(26 - hands - needed(money)) for hands, money in ((9, 150), (9, 150), (10, 175))]
    lines = [par_line(state, odds) for state in (before, within, after)]
    assert [line.words for line in lines] == [
        f"Hand {hand} · par 26 · {hands} ahead" for hand, hands in zip((9, 10, 10), ahead, strict=True)
    ]
    assert lines[0].mark == lines[1].mark == mark_after(odds, 9)
    assert lines[2].mark == mark_after(odds, 10)


@pytest.mark.parametrize(
    ("state", "words", "has_mark"),
    [
        (PokerDiceState(), "Par: 26 hands to $200", True),
        (PokerDiceState(dollars(105), 1), "Hand 1 · par 26 · on par", True),
        (PokerDiceState(dollars(200), 90), "Hand 90 · par 26 · 64 behind", True),
        (PokerDiceState(dollars(5), 29), "Hand 29 · par 26", False),
        (PokerDiceState(dollars(130), 12, has_quit=True), "Hand 12 · par 26", False),
    ],
)
def test_the_line_of_par(state: PokerDiceState, words: str, has_mark: bool, odds: PokerDiceOdds) -> None:
    line = par_line(state, odds)
    assert (line.words, line.mark is not None) == (words, has_mark)


def test_without_the_odds_the_line_says_only_what_par_is() -> None:
    lines = [par_line(state, None) for state in (PokerDiceState(), PokerDiceState(dollars(105), 1))]
    assert [(line.words, line.mark) for line in lines] == [
        ("Par: 26 hands to $200", None),
        ("Hand 1 · par 26", None),
    ]
