"""What DiceDesk says about skill is true for players whose skill is known: the range, the rating, and a change."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from dicedesk.coach.unit import Unit
from dicedesk.core.record import Record
from dicedesk.features.review.history import reviewed_figures
from dicedesk.features.skill import Cost, PlayedGame, cost_of, games_of, last_change, rating_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.game_summary import PARTS
from dicedesk.play.ports.store import StoredGame
from tests.features.careers import ERRORS, Player, true_cost

pytestmark = pytest.mark.no_cover
POOLS = dict.fromkeys((game for game, parts in GAMES.items() if parts.unit), 500) | {
    "hog": 3000,
    "hazard": 3000,
    "poker-dice": 1500,
    "craps": 1000,
}
"""Games of each player that are reviewed; careers are drawn from them."""
SPANS = (5, 20, 100)
CAREERS = 1000
LONG, LOOK = 500, 100
CHANCE = 0.05
SLACK = 0.022
"""How much more often an event of 5 in 100 may come in 1,000 careers; it comes more often once in 1,000."""


def unit_of(game: str) -> Unit:
    unit = GAMES[game].unit
    assert unit is not None
    return unit


def drawn(games: Sequence[PlayedGame], count: int, luck: Random) -> list[PlayedGame]:
    return luck.choices(games, k=count)


def covered(games: Sequence[PlayedGame], true: float, unit: Unit, span: int, careers: int) -> float:
    """How often the range of `span` games contains the true cost."""
    luck, count = Random(f"range {span}"), 0
    for _ in range(careers):
        cost = cost_of(drawn(games, span, luck), unit)
        count += isinstance(cost, Cost) and cost.low <= true <= cost.high
    return count / careers


def told(games: Sequence[PlayedGame], careers: int) -> float:
    """How many players who never change are told of a change in 500 games.

    What is found after any game is still told later, unless the costs before and since turn round. So a look after
    every 100 games finds what a look after every game does.
    """
    luck, count = Random("no change"), 0
    for _ in range(careers):
        career = drawn(games, LONG, luck)
        count += any(last_change(career[:played]) is not None for played in range(LOOK, LONG + 1, LOOK))
    return count / careers


def seen(before: Sequence[PlayedGame], now: Sequence[PlayedGame], careers: int) -> float:
    """How many players who become better after 100 games are told so within 100 more."""
    luck, count = Random("a change"), 0
    for _ in range(careers):
        career = [*drawn(before, 100, luck), *drawn(now, 100, luck)]
        change = last_change(career)
        count += change is not None and change.is_better and last_change(career[:100]) is None
    return count / careers


@pytest.mark.parametrize("game", POOLS)
def test_a_career_has_the_figures_that_the_history_keeps(game: str) -> None:
    for seed, errors in enumerate((0.02, 0.5)):
        player = Player(game, errors)
        record: Record[Any] = player.record(Random(f"{game} {errors}"))
        tagged = record.with_tags((("Id", "2026-11-23T12:00:00Z-a"), *record.tags))
        kept = StoredGame.of_record("a", game, tagged.to_text(), "", ended=True)
        figures, (first, *_) = reviewed_figures(kept), player.games(1 + seed)
        assert figures is not None
        assert (figures.choices, figures.even) == (first.choices, first.even)


@pytest.mark.parametrize(("game", "errors"), [("hog", 0.05), ("hazard", 0.2)])
def test_the_range_contains_the_true_cost_of_some_players(game: str, errors: float) -> None:
    pool = Player(game, errors).games(200)
    for span in SPANS:
        assert covered(games_of(pool), true_cost(pool), unit_of(game), span, 100) >= 0.93


@pytest.mark.long
@pytest.mark.parametrize("game", POOLS)
@pytest.mark.parametrize("errors", ERRORS)
def test_the_range_contains_the_true_cost_in_95_of_100_cases(game: str, errors: float) -> None:
    pool = Player(game, errors).games(POOLS[game])
    for span in SPANS:
        assert covered(games_of(pool), true_cost(pool), unit_of(game), span, CAREERS) >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("game", POOLS)
@pytest.mark.parametrize("errors", ERRORS)
def test_the_range_of_a_kind_of_choice_contains_its_true_cost(game: str, errors: float) -> None:
    pool, unit = Player(game, errors).games(POOLS[game]), unit_of(game)
    for kind in unit.kinds:
        games = games_of(pool, kind.id)
        put_down = sum(each.put_down for each in games)
        if put_down:
            true = sum(each.total for each in games) / put_down
            for span in SPANS:
                assert covered(games, true, unit, span, CAREERS) >= 0.93, kind.id


def rated(games: Sequence[float], span: int, careers: int) -> float:
    """How often the range of the rating of `span` games contains the true rating."""
    true, luck, count = 100 * sum(games) / len(games), Random(f"rating {span}"), 0
    for _ in range(careers):
        rating = rating_of(luck.choices(games, k=span), unit_of("hog"))
        count += rating.low <= true <= rating.high
    return count / careers


def even(errors: float, count: int) -> list[float]:
    return [each.even / PARTS for each in Player("hog", errors).games(count) if each.even is not None]


def test_the_range_of_a_rating_contains_the_true_one_of_a_player() -> None:
    assert all(rated(even(0.2, 200), span, 100) >= 0.93 for span in (5, 20))


@pytest.mark.long
@pytest.mark.parametrize("errors", ERRORS)
def test_the_range_of_a_rating_contains_the_true_one_in_95_of_100_cases(errors: float) -> None:
    assert all(rated(even(errors, POOLS["hog"]), span, CAREERS) >= 0.95 for span in (5, 10, 20))


def test_few_players_who_never_change_are_told_of_a_change() -> None:
    assert told(games_of(Player("hog", 0.2).games(200)), 40) <= 6 / 40


@pytest.mark.long
@pytest.mark.parametrize("game", POOLS)
@pytest.mark.parametrize("errors", ERRORS)
def test_at_most_1_in_20_is_ever_told_of_a_change_that_is_not_there(game: str, errors: float) -> None:
    assert told(games_of(Player(game, errors).games(POOLS[game])), CAREERS) <= CHANCE + SLACK


def test_a_player_who_becomes_much_better_is_told_so() -> None:
    assert seen(*(games_of(Player("hog", errors).games(200)) for errors in (0.2, 0.05)), 20) >= 0.5


@pytest.mark.long
@pytest.mark.parametrize("game", POOLS)
def test_most_players_who_become_much_better_are_told_so_within_100_games(game: str) -> None:
    assert (
        seen(*(games_of(Player(game, errors).games(POOLS[game])) for errors in (0.2, 0.05)), CAREERS) >= 0.5
    )
