"""Computer players of Yacht: their choices, their exact scores, and games by the million."""

from array import array
from itertools import accumulate
from math import sqrt

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.rollers import SeededDice
from dicedesk.games.yacht.boxes import Box, Scorer, Sheet
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.players import (
    PERFECT,
    PLAYERS,
    kind_of,
    parse_player,
    player_title,
    yacht_opponents,
)
from dicedesk.games.yacht.policies import Policy, exact_scores, play_for_points, play_yacht, policy_of
from dicedesk.games.yacht.rules import YachtState, first_state, parse_line
from dicedesk.games.yacht.scores import Scores, games_beaten
from dicedesk.lab.chunks import PartialResult
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne

OTHERS = tuple(name for name in PLAYERS if name != PERFECT)
SEED = 1938


def simulated(policy: Policy, games: int) -> Scores:
    *_, last = play_yacht(policy, games, SEED, OneByOne())
    return last.result


@pytest.fixture(scope="module")
def exact() -> dict[str, Scores]:
    """The chance of each score of Yacht, by player."""
    return {name: Scores(exact_scores(policy_of(name, Sheet.YACHT)).tolist()) for name in PLAYERS}


def end_of(name: str, state: YachtState, seed: int) -> YachtState:
    """The end of a game that a player plays alone."""
    player, dice = parse_player(name), SeededDice(seed).roller(0)
    while state.outcome() is None:
        move = player.choose(state)
        state = state.apply(move, dice.roll(state.dice_for(move))).state
    return state


def test_the_points_of_simulated_games_are_those_of_their_scores() -> None:
    policy = policy_of(OTHERS[0], Sheet.YACHT)
    *_, last = play_for_points(policy, 200, SEED, OneByOne())
    assert last == PartialResult(200, simulated(policy, 200).sample)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_a_whole_game_of_yacht(name: str) -> None:
    assert end_of(name, first_state(""), 1).outcome() is not None


@pytest.mark.parametrize("sheet", [Sheet.NORDIC, Sheet.BONUS, Sheet.FREE_JOKER])
@pytest.mark.parametrize("name", OTHERS)
def test_the_players_who_look_at_one_turn_play_every_preset(name: str, sheet: Sheet) -> None:
    assert end_of(name, first_state(f"sheet={sheet.value}"), 2).outcome() is not None


def move_at(name: str, line: str) -> str:
    return parse_player(name).choose(parse_line(line, "sheet=yacht players=1")).to_text()


@pytest.mark.parametrize(
    ("name", "line", "move"),
    [
        ("greedy", "dice 6 6 6 6 5, rolls-left 0", "score choice"),
        ("greedy", "dice 3 3 3 5 5, rolls-left 0", "score full-house"),
        ("upper-first", "dice 6 6 6 6 5, rolls-left 0", "score sixes"),
        ("upper-first", "dice 1 2 3 4 5, rolls-left 1", "keep 5"),
        ("straights", "dice 2 3 4 6 6, rolls-left 2", "keep 2 3 4 6"),
        ("straights", "dice 2 3 4 5 6, rolls-left 2", "score big-straight"),
        ("straights", "little-straight 30, big-straight 30, dice 6 6 6 1 2, rolls-left 1", "keep 6 6 6"),
        ("perfect", "dice 2 2 3 4 5, rolls-left 2", "keep 2 3 4 5"),
    ],
)
def test_a_player_chooses_as_its_description_says(name: str, line: str, move: str) -> None:
    assert move_at(name, line) == move


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PLAYERS)
def test_the_mean_of_a_player_in_yacht_is_exact(name: str, exact: dict[str, Scores]) -> None:
    assert exact[name].mean == pytest.approx(kind_of(name).means[Sheet.YACHT], abs=1e-8)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", PLAYERS)
def test_how_often_best_play_beats_a_player_is_exact(name: str, exact: dict[str, Scores]) -> None:
    fewer = [0.0, *accumulate(exact[name].games)]
    won = sum(chance * less for chance, less in zip(exact[PERFECT].games, fewer, strict=False))
    assert kind_of(name).beaten == pytest.approx(won, abs=1e-9)


def test_the_scores_of_best_play_have_mean_166_955_and_deviation_34_981(exact: dict[str, Scores]) -> None:
    assert round(exact[PERFECT].mean, 3) == 166.955
    assert round(exact[PERFECT].deviation, 3) == 34.981
    assert sum(exact[PERFECT].games) == pytest.approx(1.0, abs=1e-12)


def test_best_play_never_scores_more_than_297_and_may_score_5(exact: dict[str, Scores]) -> None:
    assert len(exact[PERFECT].games) == 298
    assert exact[PERFECT].games[297] > 0


def agrees(found: Scores, mean: float) -> bool:
    """Whether a sample has this mean, within four standard errors."""
    games = sum(found.games)
    return abs(found.mean - mean) < 4 * found.deviation / sqrt(games)


@pytest.mark.parametrize("games", [20_000, pytest.param(1_000_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", PLAYERS)
def test_simulated_games_of_yacht_agree_with_the_exact_mean(name: str, games: int) -> None:
    assert agrees(simulated(policy_of(name, Sheet.YACHT), games), kind_of(name).means[Sheet.YACHT])


def test_simulated_games_with_jokers_agree_with_those_of_the_player_at_the_table() -> None:
    at_the_table = [end_of("greedy", first_state("sheet=bonus"), seed).scores[0] for seed in range(150)]
    mean = sum(at_the_table) / len(at_the_table)
    found = simulated(policy_of("greedy", Sheet.BONUS), 5_000)
    assert abs(mean - found.mean) < 4 * found.deviation / sqrt(len(at_the_table))


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("sheet", [Sheet.NORDIC, Sheet.BONUS, Sheet.FREE_JOKER])
def test_the_mean_of_a_player_in_a_preset_agrees_with_a_million_games(name: str, sheet: Sheet) -> None:
    found = simulated(policy_of(name, sheet), 1_000_000)
    assert agrees(found, kind_of(name).means[sheet])
    if name == PERFECT:
        shares = [abs(100 * found.below(score) - games_beaten(sheet, score)) for score in range(100, 500, 7)]
        assert max(shares) < 1.6


def test_games_of_no_number_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        simulated(policy_of("greedy", Sheet.YACHT), 0)


def test_how_many_games_of_best_play_a_score_beats_is_exact_in_yacht(exact: dict[str, Scores]) -> None:
    for score in range(298):
        assert games_beaten(Sheet.YACHT, score) == min(int(100 * exact[PERFECT].below(score) + 1e-9), 99)


def test_scores_of_different_lengths_add_up() -> None:
    assert Scores([1, 2]) + Scores([1, 0, 4]) == Scores([2, 2, 4])


def test_the_ladder_goes_from_the_lowest_mean_to_the_best_play() -> None:
    rungs = yacht_opponents()
    assert [rung.name for rung in rungs] == ["upper-first", "straights", "greedy", "perfect"]
    assert rungs[0].strength == "Best play beats it in 84 of 100 games. It scores 120 points on average."


@pytest.mark.parametrize(
    ("sheet", "weakest"),
    [(Sheet.NORDIC, "straights"), (Sheet.BONUS, "upper-first"), (Sheet.FREE_JOKER, "upper-first")],
)
def test_each_preset_has_a_ladder_of_its_own_with_its_means(sheet: Sheet, weakest: str) -> None:
    rungs = yacht_opponents(sheet)
    means = [kind_of(rung.name).means[sheet] for rung in rungs]
    assert (rungs[0].name, rungs[-1].name, means) == (weakest, PERFECT, sorted(means))
    assert [rung.strength for rung in rungs] == [f"It scores {mean:.0f} points on average." for mean in means]


@pytest.mark.parametrize("ask", [parse_player, player_title, kind_of])
def test_a_name_that_no_player_has_is_answered_with_those_there_are(ask: object) -> None:
    with pytest.raises(NotationError) as error:
        ask("lucky")  # type: ignore[operator]
    assert str(error.value) == (
        "there is no player “lucky”; choose from: greedy, perfect, straights, upper-first"
    )


def test_no_two_players_have_the_same_title_or_plan() -> None:
    assert len({player_title(name) for name in PLAYERS}) == len(PLAYERS)
    assert len({kind_of(name).tells for name in PLAYERS}) == len(PLAYERS)


def test_the_perfect_player_plays_as_it_is_told() -> None:
    # Points to come that make everything but the fours worthless.
    to_come = array("f", bytes(4 * places(Sheet.YACHT).size))
    play = YachtPlay(Sheet.YACHT, to_come, only_fours)
    state = parse_line("dice 6 6 6 4 4, rolls-left 0", "sheet=yacht players=1")
    assert parse_player(PERFECT, lambda _: play).choose(state).to_text() == "score fours"


def only_fours(sheet: Sheet, hand: tuple[int, ...], box: Box) -> int:
    return hand.count(4) if box is Box.FOURS else -9


def test_the_best_play_needs_no_scorer_of_its_own() -> None:
    scorers: list[Scorer | None] = [kind_of(name).scorer for name in PLAYERS]
    assert [name for name, scorer in zip(PLAYERS, scorers, strict=True) if scorer is None] == [PERFECT]


def test_the_scores_of_games_are_a_sample() -> None:
    assert Scores([1, 0, 3]).sample == Sample(games=4, total=6, squares=12)
