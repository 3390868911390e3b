"""The numbers in Hazard's reasons, recomputed from the rules alone: every throw of two dice is looked at."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from dicedesk.core.game import Played
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw

ALONE = ("",)
POSITIONS = 300
MAINS = range(5, 10)
NICKS = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
"""What wins at once with each main."""
OUTS = {5: (2, 3, 11, 12), 6: (2, 3, 11), 7: (2, 3, 12), 8: (2, 3, 11), 9: (2, 3, 11, 12)}
"""What loses at once with each main."""

WAYS = Counter(map(sum, product(range(1, 7), repeat=2)))

ROUNDS = re.compile(
    r"Main (?P<main>\d): (?P<wins>[\d.]+)% of rounds are won at once and (?P<losses>[\d.]+)% are lost at once\. "
    r"In the other (?P<others>[\d.]+)%, the throw becomes a chance, which wins (?P<share>[\d.]+)% of the time\. "
    r"Overall, (?P<total>[\d.]+)% of rounds are won\."
)
LAST = re.compile(
    r"The most likely throw, (?P<throw>\d+) \((?P<often>[\d.]+)%\), wins at once with main (?P<best>\d)\. "
    r"With main (?P<other>\d) it becomes a chance, which wins (?P<chance>[\d.]+)% of the time\. "
    r"(?P<lost>After a lost round, losing this one ends the turn\. )?"
    r"Rounds still to win on average: (?P<rounds>[\d.]+) with main (?P<again>\d), (?P<less>[\d.]+) with main "
    r"(?P<also>\d)\."
    r"(?: Second best: main (?P<second>\d(?: or \d)*), (?P<worse>[\d.]+) rounds below the best\.)?"
)
WHY = re.compile(
    r"Main (\d) wins (\d+)% of rounds at once and loses (\d+)% at once; overall it wins ([\d.]+)% of rounds\."
)
WITH_CHANCE = re.compile(
    r"(\d) of 36 throws show the chance \((\d+)\) and win; (\d) show the main \((\d)\) and lose; "
    r"the rest decide nothing\. The chance wins (\d) times in (\d+): ([\d.]+)%\."
)
FIRST_THROW = re.compile(
    r"The first throw wins at once (\d+)% of the time and loses at once (\d+)% of the time; "
    r"any other total becomes the chance\."
)
BAD_LUCK = re.compile(
    r"The round goes on, but chance (\d+) wins only ([\d.]+)% of the time, down from ([\d.]+)% before the throw\."
)


def share_of(totals: tuple[int, ...]) -> Fraction:
    return Fraction(sum(WAYS[total] for total in totals), 36)


def with_chance(main: int, chance: int) -> Fraction:
    """How often a chance comes before the main: all other throws are thrown again."""
    again = 1 - Fraction(WAYS[chance] + WAYS[main], 36)
    return Fraction(WAYS[chance], 36) / (1 - again)


@cache
def won_by_a_chance(main: int) -> Fraction:
    """How often a round is won by a chance, and not at once."""
    goes_on = (total for total in WAYS if total not in NICKS[main] + OUTS[main])
    return sum((share_of((total,)) * with_chance(main, total) for total in goes_on), Fraction(0))


def won(main: int) -> Fraction:
    return share_of(NICKS[main]) + won_by_a_chance(main)


def rounds_to_win(win: Fraction, lost: int) -> Fraction:
    """The rounds still won before two are lost in a row, after `lost` lost ones.

    From the start that is E = win (1 + E) + (1 - win) L, and after a lost round L = win (1 + E).
    """
    start = (win + (1 - win) * win) / (1 - win - (1 - win) * win)
    return win * (1 + start) if lost else start


def after_choice(main: int, lost: int) -> Fraction:
    """The rounds still won with a main now, and the best one in each later round."""
    best = max(map(won, MAINS))
    after_loss = Fraction(0) if lost else rounds_to_win(best, 1)
    return won(main) * (1 + rounds_to_win(best, 0)) + (1 - won(main)) * after_loss


def said(number: str, exact: Fraction) -> bool:
    digits = len(number.partition(".")[2])
    return abs(float(number) - exact) <= 0.5 * 0.1**digits + 1e-9


def positions() -> Iterator[tuple[HazardState, int]]:
    """Random rounds before their main, with a main."""
    luck = random.Random(40)
    for _ in range(POSITIONS):
        lost = luck.randrange(2)
        state = HazardState(rounds_won=luck.randrange(9), rounds_lost=lost, consecutive_losses=lost)
        yield state, luck.choice(MAINS)


def test_what_a_reason_says_of_a_main_follows_from_the_rules() -> None:
    told = Counter[str]()
    for state, main in positions():
        first, second, last = (str(line) for line in HAZARD_COACH.argument(state, ChooseMain(main), ALONE))
        lines = [ROUNDS.fullmatch(line) for line in (first, second)]
        for line in lines:
            assert line, (first, second)
            of = int(line["main"])
            assert said(line["wins"], 100 * share_of(NICKS[of]))
            assert said(line["losses"], 100 * share_of(OUTS[of]))
            others = 1 - share_of(NICKS[of]) - share_of(OUTS[of])
            assert said(line["others"], 100 * others)
            assert said(line["share"], 100 * won_by_a_chance(of) / others)
            assert said(line["total"], 100 * won(of))
        best, other = (int(line["main"]) for line in lines if line)
        assert won(best) == max(map(won, MAINS))
        assert main in (best, other)
        check_last(last, state, best, other)
        told[f"{best} {other}"] += 1
    assert len(told) == len(MAINS) - 1, told


def check_last(line: str, state: HazardState, best: int, other: int) -> None:
    """Recompute what the last line says of the two mains, of the rounds to come, and of the runner-up."""
    last = LAST.fullmatch(line)
    assert last, line
    mains = [int(last[name]) for name in ("best", "other", "again", "also")]
    assert mains == [best, other, best, other]
    throw = int(last["throw"])
    assert WAYS[throw] == max(WAYS.values())
    assert said(last["often"], 100 * share_of((throw,)))
    assert throw in NICKS[best]
    assert throw not in NICKS[other] + OUTS[other]
    assert said(last["chance"], 100 * with_chance(other, throw))
    lost = state.consecutive_losses
    assert bool(last["lost"]) is bool(lost)
    assert said(last["rounds"], rounds_to_win(won(best), lost))
    assert said(last["less"], after_choice(other, lost))
    runner_up = sorted(map(won, MAINS))[-2]
    assert (last["second"] is None) is (won(other) == runner_up)
    if last["second"]:
        seconds = list(map(int, last["second"].split(" or ")))
        assert seconds == [main for main in MAINS if won(main) == runner_up]
        assert said(last["worse"], after_choice(best, lost) - after_choice(seconds[0], lost))


def test_the_short_reasons_follow_from_the_rules() -> None:
    luck = random.Random(40)
    for _ in range(POSITIONS):
        main = luck.choice(MAINS)
        for choice in HAZARD_COACH.evaluate(HazardState(rounds_won=luck.randrange(9)), ALONE):
            why = WHY.fullmatch(str(choice.why))
            assert why, choice.why
            of = int(why[1])
            assert choice.move == ChooseMain(of)
            assert said(why[2], 100 * share_of(NICKS[of]))
            assert said(why[3], 100 * share_of(OUTS[of]))
            assert said(why[4], 100 * won(of))
        (throw,) = HAZARD_COACH.evaluate(HazardState(main), ALONE)
        first = FIRST_THROW.fullmatch(str(throw.why))
        assert first, throw.why
        assert said(first[1], 100 * share_of(NICKS[main]))
        assert said(first[2], 100 * share_of(OUTS[main]))
        chance = luck.choice([total for total in WAYS if total not in NICKS[main] + OUTS[main]])
        (throw,) = HAZARD_COACH.evaluate(HazardState(main, chance), ALONE)
        later = WITH_CHANCE.fullmatch(str(throw.why))
        assert later, throw.why
        assert [int(later[group]) for group in (1, 2, 3, 4)] == [WAYS[chance], chance, WAYS[main], main]
        assert [int(later[5]), int(later[6])] == [WAYS[chance], WAYS[chance] + WAYS[main]]
        assert said(later[7], 100 * with_chance(main, chance))


def test_why_a_chance_was_bad_luck_follows_from_the_rules() -> None:
    luck, told = random.Random(40), 0
    for _ in range(POSITIONS):
        main, faces = luck.choice(MAINS), (luck.randint(1, 6), luck.randint(1, 6))
        before = HazardState(main)
        note = HAZARD_COACH.luck_note(Played(before, Throw(), faces, before.apply(Throw(), faces)), ALONE)
        if note is None:
            assert sum(faces) in NICKS[main] + OUTS[main]
            continue
        found = BAD_LUCK.fullmatch(str(note))
        assert found, note
        assert int(found[1]) == sum(faces)
        assert said(found[2], 100 * with_chance(main, sum(faces)))
        assert said(found[3], 100 * won(main))
        told += 1
    assert told > POSITIONS / 2
