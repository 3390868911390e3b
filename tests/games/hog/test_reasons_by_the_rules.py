"""The chances in Hog's reasons, recomputed from the rules alone for every roll at random positions."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

import pytest

from dicedesk.core.game import Played
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogRules, HogState, RollDice

POSITIONS = 300
OPPONENTS = ("", "final", "swap", "perfect", "bacon", "always:4", "always:6")
GOALS = (100, 100, 100, 40)


class Rolled(NamedTuple):
    """What one kind of roll does: in how many ways it comes, and what it changes for the player who asks."""

    ways: int
    has_a_1: bool
    added: tuple[int, int]
    scores: tuple[int, int]
    winner: int | None

    @property
    def wins(self) -> bool:
        return self.winner == 0

    @property
    def loses(self) -> bool:
        return self.winner == 1

    @property
    def gains_by_a_swap(self) -> bool:
        return self.scores != self.added and self.scores[0] > self.added[0]

    @property
    def falls_by_a_swap(self) -> bool:
        return self.scores != self.added and self.scores[0] < self.added[0]

    @property
    def swaps(self) -> bool:
        return self.scores != self.added

    @property
    def group(self) -> str:
        if self.winner is not None:
            return f"{self.winner} wins"
        if self.swaps:
            return f"{'up' if self.gains_by_a_swap else 'down'} {'by a 1' if self.has_a_1 else 'without one'}"
        return "Pig Out" if self.has_a_1 else "plain"


@cache
def kinds_of_rolls(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Dice for each number of points, and in how many of all 6**dice ways dice score so; every roll is looked at."""
    ways, example = Counter[int](), dict[int, tuple[int, ...]]()
    for faces in combinations_with_replacement(range(1, 7), dice):
        points = 1 if 1 in faces else sum(faces)
        ways[points] += factorial(dice) // prod(map(factorial, Counter(faces).values()))
        example[points] = faces
    assert ways.total() == 6**dice
    return tuple((example[points], ways[points]) for points in ways)


@cache
def rolls(state: HogState, dice: int, seat: int) -> tuple[Rolled, ...]:
    """All that a turn can do, as the player in the seat sees it."""

    def seen(scores: tuple[int, int]) -> tuple[int, int]:
        return scores[seat], scores[1 - seat]

    found = list[Rolled]()
    for faces, ways in kinds_of_rolls(dice):
        after = state.apply(RollDice(dice), faces).state
        points = 1 if 1 in faces else sum(faces)
        added = tuple(
            score + points if place == state.seat else score for place, score in enumerate(state.scores)
        )
        outcome = after.outcome()
        winner = None if outcome is None else int(outcome.winner != seat)
        found.append(Rolled(ways, 1 in faces, seen((added[0], added[1])), seen(after.scores), winner))
    return tuple(found)


WORDS: dict[str, Callable[[Rolled], bool]] = {
    "an immediate win": lambda each: each.wins,
    "an immediate loss": lambda each: each.loses,
    "a Pig Out and a swap up": lambda each: each.has_a_1 and each.gains_by_a_swap,
    "a Pig Out and a swap down": lambda each: each.has_a_1 and each.falls_by_a_swap,
    "a Pig Out": lambda each: each.has_a_1,
    "no 1s": lambda each: not each.has_a_1,
    "no 1s, no swap": lambda each: not each.has_a_1 and not each.swaps,
    "no 1s, no win": lambda each: not each.has_a_1 and each.winner is None,
    "no 1s, no swap, no win": lambda each: not each.has_a_1 and not each.swaps and each.winner is None,
}
"""What the words of a reason say, word for word, of the player who rolls."""

CHOICE = r"(?:\d+ (?:die|dice)|Free Bacon)"
OWN = re.compile(
    r"(?P<rank>Best: |Second best: )?(?P<dice>\d+) (?:die|dice) \((?P<all>[\d.]+)% to win\)\. "
    r"(?:After a Pig Out, the chance to win is (?P<pig_out>[\d.]+)%; without a 1, it is (?P<others>[\d.]+)%\. )?"
    r"(?:The roll wins at once (?P<wins>[\d.]+)% of the time"
    r"(?: and loses at once (?P<also_loses>[\d.]+)% of the time)?\. )?"
    r"(?:The roll loses at once (?P<loses>[\d.]+)% of the time\. )?"
    r"(?:The roll swaps up (?P<swaps>[\d.]+)% of the time\. )?"
)
BACON = re.compile(r"(?P<rank>Best: |Second best: )?Free Bacon \((?P<all>[\d.]+)% to win\)\. The result: ")
REPLY = re.compile(
    r" [^.]+ then rolls (?P<dice>\d+) (?:die|dice)\. (?:That roll wins (?P<wins>[\d.]+)% of the time\. )?"
)
LIKELY = re.compile(
    r"(?:Most likely: (?P<what>.+?) \((?P<chance>[\d.]+)%\), |Whatever the dice show: (?P<sure>.+?), )"
    r"(?P<how>then|for example) (?P<own>\d+) to (?P<other>\d+)\."
)
SHOWN = 0.0005
"""A chance that is smaller would be 0.0%."""
OFTEN = 0.1
"""A reply that wins this often is said to."""


def is_percent(said: str, share: float) -> bool:
    digits = len(said.partition(".")[2])
    return abs(float(said) - 100 * share) <= 0.5 * 0.1**digits + 1e-9


def check_likely(step: re.Match[str], state: HogState, dice: int) -> list[Rolled]:
    """Recompute the chance that a sentence gives, and look whether anything is likelier; return the rolls it means."""
    found = rolls(state, dice, 0)
    all_ways = 6**dice
    holds = WORDS[step["what"] or step["sure"]]
    by_roller = rolls(state, dice, state.seat)
    meant = [each for each, roller in zip(found, by_roller, strict=True) if holds(roller)]
    ways = sum(each.ways for each in meant)
    if step["sure"]:
        assert ways == all_ways
    else:
        assert 0 < ways < all_ways
        assert is_percent(step["chance"], ways / all_ways), (state, step[0], ways / all_ways)
    groups = Counter[str]()
    for each in found:
        groups[each.group] += each.ways
    assert ways == max(groups.values()), (state, step[0], groups)
    scores = int(step["own"]), int(step["other"])
    shown = next(each for each in meant if each.scores == scores)
    assert shown.ways == max(each.ways for each in meant)
    assert (step["how"] == "then") is (len(meant) == 1)
    return meant


def check_share(said: str | None, counted: list[Rolled], dice: int, *, least: float, is_meant: bool) -> None:
    """A chance is said from a least one on, unless the likeliest consequence says it already."""
    share = sum(each.ways for each in counted) / 6**dice
    assert (said is not None) is (share >= least and not is_meant), (said, share)
    assert said is None or is_percent(said, share)


def positions() -> Iterator[tuple[HogState, int, str]]:
    luck = random.Random(40)
    for _ in range(POSITIONS):
        goal = luck.choice(GOALS)
        scores = luck.randrange(goal), luck.randrange(goal)
        yield HogState(scores, rules=HogRules(goal)), luck.randrange(11), luck.choice(OPPONENTS)


@cache
def lines_of(state: HogState, dice: int, opponent: str) -> tuple[str, ...]:
    return tuple(str(line) for line in HOG_COACH.argument(state, RollDice(dice), ("", opponent)))


def chance_to_win(state: HogState, dice: int, opponent: str, *, has_a_1: bool) -> float:
    """The chance to win after the rolls with a 1, or after those without one, on average."""
    found = [each for each in rolls(state, dice, 0) if each.has_a_1 is has_a_1]
    total = sum(
        each.ways * HOG_COACH.worth(HogState(each.scores, 1, state.rules), ("", opponent), 0)
        for each in found
    )
    return total / sum(each.ways for each in found)


def check_line(line: str, state: HogState, opponent: str) -> list[str]:
    """Check the roll of a line and the reply; return the words of the likeliest consequences that it tells."""
    told, after, position = [], 0, state
    if own := OWN.match(line):
        dice, likely = int(own["dice"]), LIKELY.match(line, own.end())
        assert likely, line
        meant = check_likely(likely, state, dice)
        assert is_percent(own["all"], chance_of_all(state, dice, opponent))
        assert (own["pig_out"] is None) is (own["others"] is None) is bool(likely["sure"])
        if not likely["sure"]:
            for words, has_a_1 in ((own["pig_out"], True), (own["others"], False)):
                assert is_percent(words, chance_to_win(state, dice, opponent, has_a_1=has_a_1))
            found = rolls(state, dice, 0)
            for said, counted in (
                (own["wins"], [each for each in found if each.wins]),
                (own["loses"] or own["also_loses"], [each for each in found if each.loses]),
                (own["swaps"], [each for each in found if each.gains_by_a_swap and each.winner is None]),
            ):
                is_meant = bool(counted) and all(each in counted for each in meant)
                check_share(said, counted, dice, least=SHOWN, is_meant=is_meant)
        position = HogState((int(likely["own"]), int(likely["other"])), 1, state.rules)
        told, after = [likely["what"] or likely["sure"]], likely.end()
    else:
        bacon_line = BACON.match(line)
        assert bacon_line, line
        position = state.apply(RollDice(0), ()).state
        over = position.outcome()
        worth = HOG_COACH.worth(position, ("", opponent), 0) if over is None else float(over.winner == 0)
        assert is_percent(bacon_line["all"], worth)
    if reply := REPLY.search(line, after):
        dice, likely = int(reply["dice"]), LIKELY.match(line, reply.end())
        assert likely, line
        meant = check_likely(likely, position, dice)
        wins = [each for each in rolls(position, dice, 0) if each.loses]
        check_share(reply["wins"], wins, dice, least=OFTEN, is_meant=bool(wins) and wins == meant)
        told.append(likely["what"] or likely["sure"])
    assert len(told) == line.count("Most likely: ") + line.count("Whatever the dice show: ")
    return told


def chance_of_all(state: HogState, dice: int, opponent: str) -> float:
    """The chance to win with this number of dice, over all rolls."""
    found = rolls(state, dice, 0)
    total = sum(
        each.ways * HOG_COACH.worth(HogState(each.scores, 1, state.rules), ("", opponent), 0)
        for each in found
    )
    return total / 6**dice


LOSES_BY_A_SWAP = HogState((99, 0)), 10, "final"
"""Most rolls of ten dice swap a winning score away."""


def test_the_chance_of_each_roll_is_that_of_the_words_and_the_likeliest_there_is() -> None:
    told = Counter[str]()
    for state, dice, opponent in (*positions(), LOSES_BY_A_SWAP):
        for line in lines_of(state, dice, opponent)[:2]:
            told.update(check_line(line, state, opponent))
    assert told.total() > 2 * POSITIONS
    assert set(told) == set(WORDS), told


def test_the_best_choices_are_called_so() -> None:
    for state, dice, opponent in positions():
        best, other, last = lines_of(state, dice, opponent)
        ranked = [_named(each.move) for each in HOG_COACH.evaluate(state, ("", opponent))]
        assert best.startswith(f"Best: {ranked[0]} (")
        is_second = other.startswith(f"Second best: {ranked[1]} (")
        assert is_second or f" Second best: {ranked[1]}, " in last, (state, other, last)


BEATS = re.compile(
    r"(?:With (\d+) (?:die|dice), (?P<above>[\d.]+)% of rolls"
    r"|(?:No|Every) roll with (?P<none>\d+) (?:die|dice)) "
    rf"(?P<way>beats?|reaches at least) the (?P<mark>[\d.]+)% of (?P<choice>{CHOICE})"
    r"(?:, and (?P<below>[\d.]+)% fall below it\. "
    r"Overall, that (?P<does>costs|gains) (?P<points>[\d.]+) percentage points)?\."
)
AIMS = re.compile(
    r"The best one, (\d+) (?:die|dice), aims (to win at once|for a swap up|for a roll without a 1) \(([\d.]+)% of its"
)
AIMED: dict[str, Callable[[Rolled], bool]] = {
    "to win at once": lambda each: each.wins,
    "for a swap up": lambda each: each.gains_by_a_swap,
    "for a roll without a 1": lambda each: not each.has_a_1,
}


ALL_BETTER = (HogState((33, 58)), 0, "final"), (HogState((83, 92)), 0, "final")
"""Positions at which every roll of the best choice beats Free Bacon."""


def test_the_shares_of_rolls_above_and_below_another_choice_are_exact() -> None:
    compared = Counter[str]()
    for state, dice, opponent in (*positions(), *ALL_BETTER):
        last = lines_of(state, dice, opponent)[2]
        beats = BEATS.match(last)
        if beats is None:
            assert "No choice wins" in last or " differ by less than 0.1 percentage points." in last
            continue
        against, count = ("", opponent), int(beats[1] or beats["none"])
        choices = {_named(each.move): float(each.value) for each in HOG_COACH.evaluate(state, against)}
        bar = choices[beats["choice"]]
        assert is_percent(beats["mark"], bar)
        above = below = 0
        for each in rolls(state, count, 0):
            worth = HOG_COACH.worth(HogState(each.scores, 1, state.rules), against, 0)
            above += each.ways * (worth > bar + 1e-9)
            below += each.ways * (worth < bar - 1e-9)
        if beats["none"]:
            assert {"beats": above, "reaches at least": below}[beats["way"]] == 0
            compared[f"none {beats['way']}"] += 1
            continue
        assert is_percent(beats["above"], above / 6**count)
        assert is_percent(beats["below"], below / 6**count)
        gain = choices["1 die" if count == 1 else f"{count} dice"] - bar
        assert (beats["does"] == "gains") is (gain > 0)
        assert float(beats["points"]) == pytest.approx(100 * abs(gain), abs=0.0501)
        compared[beats["does"]] += 1
    assert compared.total() > POSITIONS / 3
    assert min(compared[kind] for kind in ("costs", "gains", "none beats", "none reaches at least")) > 0, (
        compared
    )


def test_the_share_of_rolls_that_do_what_a_lost_position_aims_for_is_exact() -> None:
    luck, aimed = random.Random(40), Counter[str]()
    for _ in range(POSITIONS):
        goal = luck.choice(GOALS)
        state = HogState((luck.randrange(goal), luck.randrange(goal * 4 // 5, goal)), rules=HogRules(goal))
        opponent = luck.choice(OPPONENTS)
        aims = AIMS.search(lines_of(state, luck.randrange(11), opponent)[2])
        if aims is None:
            continue
        found = rolls(state, int(aims[1]), 0)
        share = sum(each.ways for each in found if AIMED[aims[2]](each)) / 6 ** int(aims[1])
        assert is_percent(aims[3], share)
        aimed[aims[2]] += 1
    assert set(aimed) == set(AIMED), aimed


def _named(move: object) -> str:
    assert isinstance(move, RollDice)
    if not move.count:
        return "Free Bacon"
    return "1 die" if move.count == 1 else f"{move.count} dice"


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_kinds_of_rolls_are_those_of_all_dice_one_by_one(dice: int) -> None:
    state = HogState((61, 58))
    one_by_one = Counter[tuple[int, int]]()
    for faces in product(range(1, 7), repeat=dice):
        one_by_one[state.apply(RollDice(dice), faces).state.scores] += 1
    by_kind = Counter[tuple[int, int]]()
    for each in rolls(state, dice, 0):
        by_kind[each.scores] += each.ways
    assert by_kind == one_by_one


def line_of(choice: str, state: HogState, dice: int, opponent: str) -> str:
    lines = lines_of(state, dice, opponent)[:2]
    return next(
        line for line in lines if line.partition(": ")[2].startswith(choice) or line.startswith(choice)
    )


def test_winning_at_once_has_its_own_chance() -> None:
    told = line_of("2 dice ", HogState((92, 30)), 2, "always:4")
    assert " Most likely: an immediate win (36.1%), for example 100 to 30." in told


def test_a_swap_by_a_single_face_is_not_the_likeliest_consequence() -> None:
    told = line_of("1 die ", HogState((32, 41)), 10, "final")
    assert " Most likely: no 1s, no swap (66.7%), for example " in told


def test_no_1_is_not_given_the_chance_of_a_rarer_consequence() -> None:
    told = line_of("3 dice ", HogState((24, 14)), 3, "final")
    assert check_line(told, HogState((24, 14)), "final")
    assert "(58%)" not in told


def test_what_every_roll_does_needs_no_chance() -> None:
    line = line_of("1 die ", HogState((99, 28)), 1, "final")
    assert line.endswith(
        "1 die (100.0% to win). Whatever the dice show: an immediate win, for example 103 to 28."
    )
    assert check_line(line, HogState((99, 28)), "final") == ["an immediate win"]


SWAPS_DOWN = re.compile(
    r"(\d+) points is a high roll, but it brings the score to (\d+), which swaps with (\d+)\."
)
FEEDS = re.compile(
    r".+ can now take Free Bacon: (?:the scores swap, now )?(?P<own>\d+) to (?P<other>\d+)"
    r"(?:, which (?P<end>wins|loses) the game)?\."
)


def bacon(state: HogState) -> int:
    """The points of Free Bacon for the player to move, by the rule on the last two digits."""
    tens, ones = divmod(state.scores[1 - state.seat] % 100, 10)
    return max(2 * tens - ones, 1)


def check_note(note: str, state: HogState, dice: int, faces: tuple[int, ...]) -> str:
    """Recompute why a roll above the average was bad luck; return which reason it is."""
    all_ways, after = 6**dice, state.apply(RollDice(dice), faces).state
    points = {example: 1 if 1 in example else sum(example) for example, _ in kinds_of_rolls(dice)}
    scored = 1 if 1 in faces else sum(faces)
    assert scored * all_ways > sum(points[example] * ways for example, ways in kinds_of_rolls(dice))
    own, other = state.scores[state.seat], state.scores[1 - state.seat]
    if down := SWAPS_DOWN.fullmatch(note):
        assert tuple(map(int, down.groups())) == (scored, own + scored, other)
        assert after.scores == (other, own + scored)
        assert other < own + scored
        return "swap"
    feeds = FEEDS.fullmatch(note)
    assert feeds, note
    fed = after.apply(RollDice(0)).state
    assert (int(feeds["own"]), int(feeds["other"])) == fed.scores
    outcome = fed.outcome()
    assert feeds["end"] == (None if outcome is None else "wins" if outcome.winner == 1 else "loses")
    if outcome is not None or fed.scores[0] < after.scores[0]:
        return "end or swap"
    # What the opponent then scores is more than after the other rolls, weighed by how often each comes.
    usual = sum(
        ways * bacon(reached)
        for example, ways in kinds_of_rolls(dice)
        for reached in [state.apply(RollDice(dice), example).state]
    )
    assert bacon(after) * all_ways > usual, (state, note)
    return "feeds"


def test_why_a_high_roll_was_bad_luck_follows_from_the_rules() -> None:
    luck, reasons = random.Random(40), Counter[str]()
    while reasons.total() < POSITIONS:
        goal = luck.choice(GOALS)
        state = HogState((luck.randrange(goal), luck.randrange(goal)), rules=HogRules(goal))
        dice, opponent = luck.randrange(1, 8), luck.choice(("bacon", "always:4", "always:6", "perfect", ""))
        faces = tuple(luck.choices(range(2, 7), k=dice))
        played = Played(state, RollDice(dice), faces, state.apply(RollDice(dice), faces))
        note = HOG_COACH.luck_note(played, ("", opponent))
        if note is not None:
            reasons[check_note(str(note), state, dice, faces)] += 1
    assert len(reasons) == 3, reasons
