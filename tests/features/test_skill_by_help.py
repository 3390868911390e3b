"""Skill's cost, range, rating and change, calculated by what the page of help says and by nothing else."""

import re
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from dicedesk.features.skill import PlayedGame, cost_of, last_change, rating_of
from dicedesk.games.catalogue import GAMES
from tests.features.test_help_of_the_coach import limits_of

PAGE = Path(__file__).parents[2] / "resources" / "help" / "en" / "how-rated.md"
TEXT = " ".join(PAGE.read_text("utf-8").split())
ROUNDED = 0.003
"""Student's factor has three figures on the page, so the width of a range may differ by this share."""


def number(before: str) -> float:
    """The number that stands after these words on the page."""
    (found,) = re.findall(re.escape(before) + r"\$?(\d+(?:\.\d+)?)", TEXT)
    return float(found)


def factor(games: int) -> float:
    (found,) = re.findall(
        rf"(\d\.\d+) for {games}\b(?! games after)", TEXT[TEXT.index("Student's factor") :]
    )[:1]
    return float(found)


def least(game: str) -> float:
    """What the costliest of some games costs at least."""
    unit = GAMES[game].unit
    assert unit is not None
    if unit.quantity.is_chance:
        return number("If the worth is a chance to win, *w* is at least ")
    told = "but at least twice the cost from which a choice is a blunder (in Craps, "
    cost = 2 * float(limits_of(game)["blunder (??) from"])
    assert game != "craps" or cost == number(told)
    assert told in TEXT
    return cost


def parts(values: Sequence[float], apart: Sequence[float], game: str) -> tuple[float, float]:
    """The page's s, and 2w + √(4w² + s²)."""
    count = len(apart)
    s = factor(count) * sqrt(count / (count - 1) * sum(each * each for each in apart))
    w = max(least(game), *map(abs, values))
    return s, 2 * w + sqrt(4 * w * w + s * s)


def bounds(losses: Sequence[float], choices: Sequence[float], game: str) -> tuple[float, float, float]:
    total, count = sum(losses), sum(choices)
    cost = total / count
    apart = [lost - cost * each for lost, each in zip(losses, choices, strict=True)]
    s, more = parts(losses, apart, game)
    return (
        cost,
        (total - more) / count if game == "craps" else max((total - s) / count, 0),
        (total + more) / count,
    )


def played(losses: Sequence[float], choices: Sequence[float]) -> list[PlayedGame]:
    return [PlayedGame(0, 1, cost, each) for cost, each in zip(losses, choices, strict=True)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [5, 20, 100])
def test_the_range_of_random_games_is_the_one_that_help_defines(game: str, count: int) -> None:
    luck, unit, costly = Random(f"{game} {count}"), GAMES[game].unit, least(game)
    assert unit is not None
    for _ in range(30):
        choices = [float(luck.randint(1, 12)) for _ in range(count)]
        losses = [luck.choice((0, 0, 1, 6)) * luck.random() * costly for _ in range(count)]
        cost = cost_of(played(losses, choices), unit)
        assert cost is not None
        value, low, high = bounds(losses, choices, game)
        near = ROUNDED * (high - low)
        assert (cost.value, cost.low, cost.high) == pytest.approx((value, low, high), rel=0, abs=near)


def test_the_example_of_help_has_the_numbers_of_its_formula() -> None:
    (losses,) = re.findall(r"10 choices each cost ([\d., and]+)\. The cost", TEXT)
    values = [float(each) for each in re.findall(r"\d+(?:\.\d+)?", losses)]
    cost, low, high = (round(100 * each, 1) for each in bounds(values, [10.0] * 5, "hog"))
    s, _ = parts(values, [each - sum(values) / 5 for each in values], "hog")
    told = (number("The cost is "), number("*s* is "), number("and the range goes from "))
    assert (cost, round(s, 2), low) == told
    assert f"goes from {low:.1f} to {high:.1f}." in TEXT


def test_the_range_of_a_rating_is_the_one_that_help_defines() -> None:
    luck, unit = Random("rating"), GAMES["hog"].unit
    assert unit is not None
    for count in (5, 20):
        for _ in range(30):
            games = [luck.random() * luck.choice((1, 0.6)) for _ in range(count)]
            mean = sum(games) / count
            s, more = parts([max(games) - min(games)], [each - mean for each in games], "hog")
            rating = rating_of(games, unit)
            expected = [100 * min(max(each, 0), 1) for each in (mean, mean - more / count, mean + s / count)]
            near = ROUNDED * (expected[2] - expected[1])
            assert [rating.value, rating.low, rating.high] == pytest.approx(expected, rel=0, abs=near)


def changes(costs: Sequence[float]) -> list[tuple[int, int, bool]]:
    """After how many games a change is told, after how many it came, and whether it is for the better."""
    prize, step = number("sees the three reach "), number("multiply each number by ")
    split = number("keeps its money. Then ") / 100
    better, worse = (
        number("and its money is multiplied by "),
        number("get worse: its money is multiplied by "),
    )
    told: list[tuple[int, int, bool]] = []
    first = 0
    while True:
        money, alone = [1 / 3] * 3, [[1.0], [1.0]]
        for place in range(len(costs) - first):
            keys = [(costs[first + each], each * step % 1) for each in range(place + 1)]
            r = (sum(key < keys[-1] for key in keys) + 0.5) / (place + 1)
            money = [money[0] * (better - r), money[1] * (worse + r), money[2]]
            share = split * sum(money) / 3
            money = [each * (1 - split) + share for each in money]
            alone[0].append(alone[0][-1] * (better - r))
            alone[1].append(alone[1][-1] * (worse + r))
            if sum(money) >= prize:
                break
        else:
            return told
        side = 0 if money[0] >= money[1] else 1
        # The last game after which the winner would have the least, but not before the fifth.
        so_far = alone[side][: place + 1]
        begun = max(range(5, len(so_far)), key=lambda each: (-so_far[each], each))
        told.append((first + place + 1, first + begun, side == 0))
        first += begun


def test_a_change_is_told_when_the_bets_of_help_reach_the_prize() -> None:
    luck, seen = Random("change"), 0
    for _ in range(60):
        costs = [luck.choice((0, 1, 2, luck.random())) for _ in range(40)]
        level = luck.choice((0.1, 0.3, 8))
        costs += [luck.choice((0, luck.random())) * level for _ in range(60)]
        found, change = changes(costs), last_change(played(costs, [1.0] * len(costs)))
        if change is not None:
            told, begun, is_better = found[-1]
            seen += 1
            assert (len(costs) - told, len(costs) - begun, is_better) == (
                change.age,
                change.games,
                change.is_better,
            )
        elif found:
            _, begun, is_better = found[-1]
            before = found[-2][1] if len(found) > 1 else 0
            first, now = costs[before:begun], costs[begun:]
            assert (sum(now) / len(now) < sum(first) / len(first)) is not is_better
    assert seen > 20
