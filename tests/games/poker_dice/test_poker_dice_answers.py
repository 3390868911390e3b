"""Games of Poker Dice followed hand by hand, against what is known otherwise."""

from functools import cache

import numpy as np
import pytest

from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.answers import GAMES_A_CHUNK, GameOutlook, GamesByHands, follow, play_games
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds_tables import BANKROLLS
from dicedesk.games.poker_dice.players import parse_player, solved
from dicedesk.games.poker_dice.simulation import Holds, chain_of, holds_of
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.standard_errors import standard_errors
from tests.repeated import first_of

TABLE = lay_out()
AWARD, BROKE = len(BANKROLLS), len(BANKROLLS) + 1


@cache
def holds(name: str) -> Holds:
    return holds_of(parse_player(name).chooser, TABLE)


def followed(name: str, hands: int = 60) -> GameOutlook:
    return follow(chain_of(holds(name), TABLE), hands)


def played(name: str, games: int, seed: int) -> GamesByHands:
    *_, last = play_games(holds(name), games, seed, OneByOne())
    assert last.games == last.result.games == games
    return last.result


def test_a_hand_that_pays_one_step_more_than_the_ante_takes_twenty_hands() -> None:
    # From $100 in steps of $5 the award of $200 is 20 steps away.
    chain = np.eye(len(BANKROLLS), len(BANKROLLS) + 2, k=1)
    game = follow(chain, 21)
    assert game.award == (0.0,) * 20 + (1.0, 1.0)
    assert (game.mean_hands, game.award_ever, game.broke_ever) == pytest.approx((20, 1, 0))


def test_a_fair_coin_of_all_or_nothing_is_decided_with_the_first_hand() -> None:
    chain = np.zeros((len(BANKROLLS), len(BANKROLLS) + 2))
    chain[:, [AWARD, BROKE]] = 0.5
    game = follow(chain, 2)
    assert (game.award, game.broke) == ((0, 0.5, 0.5), (0, 0.5, 0.5))
    assert (game.mean_hands, game.award_ever) == pytest.approx((1, 0.5))
    # Every second game goes broke, so that two are played on average.
    assert game.mean_hands_to_award == pytest.approx(2)


def test_perfect_play_takes_as_many_hands_as_the_solver_says() -> None:
    game, odds = followed("perfect"), solved()
    assert game.mean_hands == pytest.approx(odds.hands_to_award)
    assert game.award_ever == pytest.approx(odds.award_chance(dollars(100)), abs=1e-12)


def test_players_are_ever_better_the_less_careless_they_are() -> None:
    within = [followed(name).award[30] for name in ("perfect", "sensible", "stand-on-pay", "careless")]
    assert within == sorted(within, reverse=True)
    assert followed("careless").award_ever == pytest.approx(5.9e-9, rel=0.02)


@pytest.mark.parametrize("name", ["perfect", "stand-on-pay"])
def test_chances_only_rise_and_come_to_those_of_ever(name: str) -> None:
    game = followed(name, 2000)
    assert list(game.award) == sorted(game.award)
    assert list(game.broke) == sorted(game.broke)
    assert (game.award[-1], game.broke[-1]) == pytest.approx((game.award_ever, game.broke_ever))
    over = np.add(game.award, game.broke)
    assert (1 - over).sum() == pytest.approx(game.mean_hands)


@pytest.mark.parametrize("seed", first_of([1, 2, 3], 1))
@pytest.mark.parametrize("name", ["perfect", "sensible", "stand-on-pay"])
def test_simulated_games_end_as_often_and_as_soon(name: str, seed: int) -> None:
    agrees(name, 100_000, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ["perfect", "sensible", "stand-on-pay", "careless"])
def test_ten_million_games_agree_too(name: str, seed: int) -> None:
    agrees(name, 10_000_000, seed)


def agrees(name: str, games: int, seed: int) -> None:
    exact, found = followed(name), played(name, games, seed)
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    within = standard_errors(found.awards_sample(30), max(exact.award[30], 1e-6))
    assert abs(within) < 4
    hands = found.hands_sample
    assert abs(hands.mean - exact.mean_hands) < 4 * hands.standard_error


def test_any_number_of_games_is_finished_and_none_twice() -> None:
    for games in (1, GAMES_A_CHUNK, GAMES_A_CHUNK + 1):
        assert played("careless", games, 1).games == games


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    one, again, other = (played("sensible", 1000, seed) for seed in (5, 5, 6))
    assert one == again != other


def test_games_add_up_hand_by_hand() -> None:
    both = GamesByHands((0, 1), (0, 2)) + GamesByHands((0, 1, 3), (0, 0, 4))
    assert both == GamesByHands((0, 2, 3), (0, 2, 4))
    assert both.games == 11
    assert both.hands_sample.mean == pytest.approx((4 * 1 + 7 * 2) / 11)
    assert both.awards_sample(1).mean == pytest.approx(2 / 11)
