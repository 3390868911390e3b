"""Hog's strategies by example, their names, and the tables that are shipped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.assets import read_text
from dicedesk.core.errors import NotationError
from dicedesk.games.hog.named_strategies import AlwaysRoll, BaconStrategy, SwapStrategy
from dicedesk.games.hog.odds import best_response
from dicedesk.games.hog.players import (
    BEATEN,
    EXPECTED,
    STRATEGIES,
    HogPlayer,
    Strategy,
    TableStrategy,
    final_strategy,
    hog_opponents,
    parse_strategy,
    perfect_strategy,
    strategy_title,
    table_of,
)
from dicedesk.games.hog.rules import HogState, RollDice

BELOW_GOAL = st.integers(0, 99)


def bacon(score: int) -> int:
    return max(1, 2 * (score // 10) - score % 10)


def apart(score: int) -> int:
    tens, ones = f"{score:02d}"[-2:]
    return abs(int(tens) - int(ones))


@given(BELOW_GOAL, BELOW_GOAL, st.integers(0, 10))
def test_always_rolling_asks_for_no_scores(score: int, opponent: int, dice: int) -> None:
    assert AlwaysRoll(dice)(score, opponent) == dice


@given(BELOW_GOAL, BELOW_GOAL, st.integers(-5, 20), st.integers(0, 10))
def test_bacon_is_taken_from_the_margin_on(score: int, opponent: int, margin: int, dice: int) -> None:
    assert BaconStrategy(margin, dice)(score, opponent) == (0 if bacon(opponent) >= margin else dice)


@given(BELOW_GOAL, BELOW_GOAL, st.integers(-5, 20), st.integers(0, 10))
def test_swaps_are_sought_for_a_gain_and_shunned_for_a_loss(
    score: int, opponent: int, margin: int, dice: int
) -> None:
    reached = score + bacon(opponent)
    if apart(reached) == apart(opponent) and reached != opponent:
        expected = 0 if opponent > reached else dice
    else:
        expected = 0 if bacon(opponent) >= margin else dice
    assert SwapStrategy(margin, dice)(score, opponent) == expected


@pytest.mark.parametrize(
    ("strategy", "score", "opponent", "dice"),
    [
        (BaconStrategy(), 0, 50, 0),
        (BaconStrategy(), 0, 42, 4),
        (SwapStrategy(), 26, 73, 0),
        (SwapStrategy(), 84, 73, 4),
        (SwapStrategy(), 62, 73, 0),
    ],
)
def test_the_usual_margin_is_8_and_the_usual_dice_are_4(
    strategy: Strategy, score: int, opponent: int, dice: int
) -> None:
    assert strategy(score, opponent) == dice


@pytest.mark.parametrize(
    "kind", [AlwaysRoll, lambda dice: BaconStrategy(8, dice), lambda dice: SwapStrategy(8, dice)]
)
@pytest.mark.parametrize("dice", [-1, 11, 4.0, True, None])
def test_a_strategy_rolls_0_to_10_dice(kind: type, dice: object) -> None:
    with pytest.raises(ValueError, match=r"^A strategy rolls 0 to 10 dice, not .*\.$"):
        kind(dice)


@pytest.mark.parametrize("strategy", [final_strategy, perfect_strategy])
def test_a_shipped_table_has_a_number_of_dice_for_every_position(strategy: Strategy) -> None:
    table = table_of(strategy)
    assert {len(table), *map(len, table)} == {100}


@pytest.mark.parametrize("name", ["hog-final", "hog-perfect"])
def test_a_shipped_table_is_signs_of_dice_and_comments_alone(name: str) -> None:
    lines = [line for line in read_text(f"strategies/{name}.txt").splitlines() if not line.startswith("#")]
    assert ([len(line) for line in lines], set("".join(lines)) <= set("0123456789T")) == ([100] * 100, True)


@pytest.mark.parametrize("strategy", [final_strategy, perfect_strategy])
def test_a_mover_who_wins_with_certainty_by_free_bacon_takes_it(strategy: Strategy) -> None:
    # 99 + 1 = 100 against 1: digits 0 and 1 apart, no swap, a sure win with no dice.
    assert strategy(99, 1) == 0


@pytest.mark.parametrize("scores", [(100, 0), (0, 100), (-1, 0), (0, -1)])
def test_no_turn_is_taken_past_the_goal(scores: tuple[int, int]) -> None:
    with pytest.raises(
        ValueError, match=r"^Both scores before a turn must be from 0 to 99, not -?\d+ and -?\d+\.$"
    ):
        final_strategy(*scores)


def test_a_table_of_a_strategy_holds_its_answers() -> None:
    table = table_of(lambda own, other: (own + other) % 11)
    assert (table[0][0], table[3][9], table[99][99]) == (0, 1, 0)


@pytest.mark.parametrize("answer", [11, -1, 2.0, None, False])
def test_a_strategy_with_an_impossible_answer_has_no_table(answer: object) -> None:
    with pytest.raises(ValueError, match="A strategy rolls 0 to 10 dice"):
        table_of(lambda own, other: answer if (own, other) == (99, 98) else 4)  # type: ignore[return-value]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_looks_from_its_own_side_of_the_table(seat: int) -> None:
    state = HogState((3, 4), to_move=seat)
    chosen = HogPlayer(lambda own, other: own * 2 if other > own else 0).choose(state)
    assert chosen == RollDice([6, 0][seat])


@pytest.mark.parametrize(
    ("name", "strategy"),
    [
        ("final", TableStrategy("hog-final")),
        ("perfect", TableStrategy("hog-perfect")),
        ("swap", SwapStrategy(8, 4)),
        ("bacon", BaconStrategy(8, 4)),
        ("swap:6:5", SwapStrategy(6, 5)),
        ("bacon:-2:10", BaconStrategy(-2, 10)),
        ("always:0", AlwaysRoll(0)),
        ("always:10", AlwaysRoll(10)),
    ],
)
def test_a_strategy_is_known_by_its_name(name: str, strategy: Strategy) -> None:
    assert parse_strategy(name) == strategy


BAD_NAMES = [
    "", "Final", "best", "always", "always:", "always:11", "always:-1", "always:04", "always:४", "always:4\n",
    "swap:8", "swap:8:", "swap:8:11", "swap:8:4:2", "bacon:x:4", "final:8:4", " final", "perfect:",
]  # fmt: skip


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_no_strategy_has_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_strategy(name)
    assert str(caught.value) == f"there is no strategy “{name}”; choose from: {EXPECTED}"


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_no_strategy_has_has_no_title_either(name: str) -> None:
    with pytest.raises(NotationError):
        strategy_title(name)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("final", "Final strategist"),
        ("perfect", "Perfect player"),
        ("swap", "Swap hunter"),
        ("bacon:3:4", "Bacon lover"),
        ("always:1", "One-die player"),
        ("always:0", "0-dice player"),
        ("always:10", "10-dice player"),
    ],
)
def test_a_strategy_has_a_title_for_people(name: str, title: str) -> None:
    assert strategy_title(name) == title


@pytest.mark.parametrize("name", STRATEGIES)
def test_how_often_best_play_beats_a_strategy(name: str) -> None:
    best = best_response(table_of(parse_strategy(name)))
    assert BEATEN[name] == pytest.approx(best.values.match_up.average, abs=1e-12)


def test_the_ladder_goes_from_easy_to_perfect_by_how_often_best_play_wins() -> None:
    rungs = [rung.name for rung in hog_opponents()]
    assert rungs == sorted(STRATEGIES, key=lambda name: -BEATEN[name])
    assert rungs[-2:] == ["final", "perfect"]


def test_an_opponent_of_hog_is_told_by_character_and_strength() -> None:
    told = {rung.name: (rung.character, rung.strength) for rung in hog_opponents()}
    assert told["final"][1] == "Best play beats it in 76 of 100 games."
    assert told["perfect"][1] == "Best play beats it in 50 of 100 games."
    assert told["always:0"][1] == "Best play beats it in more than 99 of 100 games."
    assert told["always:0"][0] == "Lives on Free Bacon and never rolls."
    assert told["always:1"][0] == "Rolls one die, whatever happens."
    assert told["always:7"][0] == "Rolls 7 dice, whatever happens."
