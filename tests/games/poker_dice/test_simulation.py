"""Games of Poker Dice played by the million, against the exact chances; every seed is fixed."""

from functools import cache

import numpy as np
import pytest

from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.players import Careless, HoldChooser, Perfect, Sensible, StandOnPay
from dicedesk.games.poker_dice.simulation import (
    GAMES_A_CHUNK,
    LANES,
    Holds,
    award_chance,
    holds_of,
    play_poker_dice,
)
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.standard_errors import standard_errors
from tests.repeated import first_of

HANDS = lay_out()
GAMES = 200_000


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


@cache
def kept_by(chooser: HoldChooser) -> Holds:
    return holds_of(chooser, HANDS)


def played(holds: Holds, games: int, seed: int) -> Sample:
    *_, last = play_poker_dice(holds, games, seed, OneByOne())
    assert last.games == last.result.games == games
    return last.result


@pytest.mark.parametrize("seed", first_of([1, 2, 3], 1))
def test_the_award_is_reached_as_often_as_the_exact_chance_says(seed: int, odds: PokerDiceOdds) -> None:
    choosers: tuple[HoldChooser, ...] = (StandOnPay(), Perfect(lambda: odds))
    for chooser in choosers:
        holds = kept_by(chooser)
        # Of ten thousand honest tables one at most lies further off than 4 standard errors.
        assert abs(standard_errors(played(holds, GAMES, seed), award_chance(holds, HANDS))) < 4


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ten_million_games_agree_too(seed: int) -> None:
    holds = kept_by(StandOnPay())
    assert abs(standard_errors(played(holds, 10_000_000, seed), award_chance(holds, HANDS))) < 4


@pytest.mark.long
def test_short_games_are_not_preferred_where_the_last_ones_are_begun() -> None:
    holds = kept_by(StandOnPay())
    # Hardly more games than bankrolls side by side: here a wrong end would weigh most.
    samples = [played(holds, LANES + 10, seed) for seed in range(20)]
    assert abs(standard_errors(sum(samples[1:], start=samples[0]), award_chance(holds, HANDS))) < 4


def test_the_exact_chance_of_the_best_play_is_that_of_the_solver(odds: PokerDiceOdds) -> None:
    chance = award_chance(kept_by(Perfect(lambda: odds)), HANDS)
    assert chance == pytest.approx(odds.award_chance(dollars(100)), abs=1e-12)


def test_the_exact_chances_of_the_players_are_known() -> None:
    careless, sensible = (award_chance(kept_by(chooser), HANDS) for chooser in (Careless(), Sensible()))
    assert careless == pytest.approx(5.9e-9, rel=0.02)
    assert 0.99999 < sensible < 1


def test_a_table_keeps_what_the_player_keeps() -> None:
    holds = kept_by(Sensible())
    hand, pair = HANDS.hand_places[1, 2, 3, 5, 5], HANDS.keep_places[5, 5]
    assert holds.shape == (2, 38, 252)
    assert np.all(holds[:, :, hand] == pair)


@pytest.mark.parametrize("games", [1, 2, LANES, LANES + 1, GAMES_A_CHUNK + 1])
def test_any_number_of_games_is_finished(games: int) -> None:
    assert played(kept_by(Careless()), games, 1).total == 0


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    holds = kept_by(StandOnPay())
    assert played(holds, 20_000, 5) == played(holds, 20_000, 5) != played(holds, 20_000, 6)
