"""Hog under the names that students know: signatures, turns, play, wrong arguments."""

import inspect
import random
from collections.abc import Callable

import pytest

from dicedesk.classroom import hog

# As the assignment names them; the defaults are the names or numbers that stand there.
SIGNATURES = {
    "roll_dice": "(num_rolls, dice=six_sided)",
    "free_bacon": "(score)",
    "take_turn": "(num_rolls, opponent_score, dice=six_sided)",
    "is_swap": "(player_score, opponent_score)",
    "other": "(player)",
    "silence": "(score0, score1)",
    "play": "(strategy0, strategy1, score0=0, score1=0, dice=six_sided, goal=100, say=silence)",
    "say_scores": "(score0, score1)",
    "announce_lead_changes": "(previous_leader=None)",
    "both": "(f, g)",
    "announce_highest": "(who, previous_high=0, previous_score=0)",
    "make_fair_dice": "(sides)",
    "make_test_dice": "(*outcomes)",
    "six_sided": "()",
    "four_sided": "()",
    "always_roll": "(n)",
    "bacon_strategy": "(score, opponent_score, margin=8, num_rolls=4)",
    "swap_strategy": "(score, opponent_score, margin=8, num_rolls=4)",
    "final_strategy": "(score, opponent_score)",
    "make_averaged": "(fn, num_samples=1000)",
    "max_scoring_num_rolls": "(dice=six_sided, num_samples=1000)",
    "winner": "(strategy0, strategy1)",
    "average_win_rate": "(strategy, baseline=always_roll(4))",
    "run_experiments": "()",
}
KNOWN_DEFAULTS = {id(hog.six_sided): "six_sided", id(hog.silence): "silence"}


class CountingDice:
    """A test die that counts how often it was thrown."""

    def __init__(self, *outcomes: int) -> None:
        self.calls = 0
        self._next = hog.make_test_dice(*outcomes)

    def __call__(self) -> int:
        self.calls += 1
        return self._next()


def signature_of(function: Callable[..., object]) -> str:
    words = []
    for parameter in inspect.signature(function).parameters.values():
        default = parameter.default
        star = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
        if default is parameter.empty:
            words.append(f"{star}{parameter.name}")
        else:
            is_baseline = parameter.name == "baseline" and [default(s, 50) for s in range(100)] == [4] * 100
            shown = "always_roll(4)" if is_baseline else KNOWN_DEFAULTS.get(id(default), repr(default))
            words.append(f"{parameter.name}={shown}")
    return f"({', '.join(words)})"


@pytest.mark.parametrize("name", SIGNATURES)
def test_each_function_has_the_signature_that_students_know(name: str) -> None:
    assert signature_of(getattr(hog, name)) == SIGNATURES[name]


@pytest.mark.parametrize("name", SIGNATURES)
def test_arguments_can_be_given_by_their_names(name: str) -> None:
    kinds = {parameter.kind for parameter in inspect.signature(getattr(hog, name)).parameters.values()}
    assert kinds <= {inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.VAR_POSITIONAL}


def test_importing_everything_gives_exactly_these_names() -> None:
    names: dict[str, object] = {}
    exec("from dicedesk.classroom.hog import *", names)  # noqa: S102
    assert set(names) - {"__builtins__"} == {*SIGNATURES, "GOAL_SCORE"}


def test_the_goal_is_100() -> None:
    assert hog.GOAL_SCORE == 100


@pytest.mark.parametrize(
    ("outcomes", "num_rolls", "points"),
    [((3, 4), 2, 7), ((4, 1, 2), 3, 1), ((1,), 1, 1), ((3,), 4, 12), ((1, 6, 6), 3, 1), ((6,), 10, 60)],
)
def test_roll_dice_adds_up_or_pigs_out(outcomes: tuple[int, ...], num_rolls: int, points: int) -> None:
    assert hog.roll_dice(num_rolls, hog.make_test_dice(*outcomes)) == points


@pytest.mark.parametrize("num_rolls", range(1, 11))
def test_all_dice_are_thrown_even_after_a_1(num_rolls: int) -> None:
    dice = CountingDice(1, 2, 3)
    hog.roll_dice(num_rolls, dice)
    assert dice.calls == num_rolls


def test_a_turn_without_dice_is_free_bacon_and_throws_none() -> None:
    dice = CountingDice(6)
    assert (hog.take_turn(0, 73, dice), dice.calls) == (11, 0)


def test_a_turn_with_dice_is_a_roll() -> None:
    assert hog.take_turn(2, 73, hog.make_test_dice(3, 4)) == 7


def test_a_turn_uses_a_replaced_roll_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def rigged(num_rolls: int, dice: object) -> int:
        seen.append((num_rolls, dice))
        return 77

    monkeypatch.setattr(hog, "roll_dice", rigged)
    dice = hog.make_test_dice(3)
    assert (hog.take_turn(5, 10, dice), seen) == (77, [(5, dice)])


def test_a_turn_uses_a_replaced_free_bacon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hog, "free_bacon", lambda score: score + 1000)
    assert hog.take_turn(0, 10) == 1010


def test_play_uses_a_replaced_take_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hog, "take_turn", lambda *_: 30)
    # 30; 30 more makes 30:30, which swaps to the same; 60; 60:60; 90; 90:90; 120:90 (2 and 9: no swap).
    assert hog.play(hog.always_roll(1), hog.always_roll(1)) == (120, 90)


@pytest.mark.parametrize(("player", "opponent"), [(0, 1), (1, 0)])
def test_the_other_player(player: int, opponent: int) -> None:
    assert hog.other(player) == opponent


@pytest.mark.parametrize(
    ("scores", "swaps"), [((49, 83), True), ((49, 5), True), ((43, 5), False), ((11, 0), True)]
)
def test_is_swap_by_the_examples(scores: tuple[int, int], swaps: bool) -> None:
    assert hog.is_swap(*scores) is swaps


@pytest.mark.parametrize(("score", "points"), [(46, 2), (73, 11), (27, 1), (7, 1)])
def test_free_bacon_by_the_examples(score: int, points: int) -> None:
    assert hog.free_bacon(score) == points


def test_test_dice_cycle_through_their_outcomes() -> None:
    dice = hog.make_test_dice(4, 1, 2)
    assert [dice() for _ in range(7)] == [4, 1, 2, 4, 1, 2, 4]


@pytest.mark.parametrize(
    ("dice", "sides"), [(hog.six_sided, 6), (hog.four_sided, 4), (hog.make_fair_dice(20), 20)]
)
def test_fair_dice_show_each_of_their_sides(dice: Callable[[], int], sides: int) -> None:
    random.seed(5)
    assert {dice() for _ in range(1000)} == set(range(1, sides + 1))


def test_play_goes_through_each_turn_in_order() -> None:
    told: list[object] = []

    def strategy(player: int) -> Callable[[int, int], int]:
        def choose(score: int, opponent_score: int) -> int:
            told.append(("ask", player, score, opponent_score))
            return 2

        return choose

    def say_nth(turn: int) -> Callable[[int, int], object]:
        def say(score0: int, score1: int) -> object:
            told.append(("say", turn, score0, score1))
            return say_nth(turn + 1)

        return say

    def dice() -> int:
        told.append("die")
        return 6

    # 0 + 12 against 0: no swap. 0 + 12 = 12 against 12: a swap that changes nothing. 12 + 12 = 24 of 20.
    hog.play(strategy(0), strategy(1), dice=dice, goal=20, say=say_nth(1))  # type: ignore[arg-type]
    assert told == [
        ("ask", 0, 0, 0), "die", "die", ("say", 1, 12, 0),
        ("ask", 1, 0, 12), "die", "die", ("say", 2, 12, 12),
        ("ask", 0, 12, 12), "die", "die", ("say", 3, 24, 12),
    ]  # fmt: skip


def test_play_swaps_before_it_tells_the_scores_and_looks_at_the_goal() -> None:
    told: list[tuple[int, int]] = []

    def say(score0: int, score1: int) -> object:
        told.append((score0, score1))
        return say

    end = hog.play(hog.always_roll(2), hog.always_roll(2), 96, 48, hog.make_test_dice(4), say=say)  # type: ignore[arg-type]
    assert (end, told) == ((48, 104), [(48, 104)])


def test_play_gives_back_player_0s_score_first_when_player_1_wins() -> None:
    # Player 0 pigs out to 11 against 95 (0 and 4); player 1 takes 95 + 6 = 101 (1, and 11 has 0).
    assert hog.play(hog.always_roll(1), hog.always_roll(1), 10, 95, hog.make_test_dice(1, 6)) == (11, 101)


def test_a_game_that_begins_at_the_goal_is_over_before_the_first_turn() -> None:
    dice = CountingDice(6)
    assert (hog.play(hog.always_roll(1), hog.always_roll(1), 100, 3, dice), dice.calls) == ((100, 3), 0)


def test_the_goal_can_be_set() -> None:
    assert hog.play(hog.always_roll(1), hog.always_roll(1), dice=hog.make_test_dice(3), goal=3) == (3, 0)


def test_the_winner_is_the_one_with_more_points() -> None:
    random.seed(3)
    scores = hog.play(hog.always_roll(6), hog.always_roll(4))
    random.seed(3)
    assert hog.winner(hog.always_roll(6), hog.always_roll(4)) == int(scores[1] > scores[0])


def test_averaging_calls_the_function_so_many_times_with_the_arguments() -> None:
    calls = []

    def fn(*args: object) -> int:
        calls.append(args)
        return len(calls)

    assert (hog.make_averaged(fn, 4)("a", 2), calls) == (2.5, [("a", 2)] * 4)


def test_averaging_a_roll_follows_the_dice() -> None:
    dice = hog.make_test_dice(3, 1, 5, 6)
    # Two dice at a time: 3 1 -> 1, 5 6 -> 11, and again.
    assert hog.make_averaged(hog.roll_dice, 1000)(2, dice) == 6.0


def test_equally_good_numbers_of_dice_go_to_the_lower() -> None:
    # All ones score 1 with any number of dice.
    assert hog.max_scoring_num_rolls(hog.make_test_dice(1), 10) == 1


def test_the_best_number_of_dice_wins_with_dice_that_show_no_1() -> None:
    assert hog.max_scoring_num_rolls(hog.make_test_dice(3), 2) == 10


def test_the_best_number_of_dice_is_sought_among_1_to_10() -> None:
    dice = CountingDice(2)
    hog.max_scoring_num_rolls(dice, 3)
    assert dice.calls == 3 * sum(range(1, 11))


def test_the_win_rate_is_averaged_over_moving_first_and_second(monkeypatch: pytest.MonkeyPatch) -> None:
    strategy, baseline = hog.always_roll(6), hog.always_roll(5)
    # Whoever moves first wins half of the time against the strategy, and a quarter against the baseline.
    wins = {strategy: iter([0, 1] * 500), baseline: iter([0, 1, 1, 1] * 250)}
    monkeypatch.setattr(hog, "winner", lambda *pair: next(wins[pair[0]]))
    assert hog.average_win_rate(strategy, baseline) == (0.5 + 0.75) / 2


def test_six_dice_win_about_as_often_as_exact_chances_say() -> None:
    random.seed(1)
    # 0.528235 exactly; 2,000 games have a standard error of 0.0112.
    assert hog.average_win_rate(hog.always_roll(6)) == pytest.approx(0.528235, abs=4 * 0.0112)


def test_the_experiments_print_a_line_for_each_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(hog, "max_scoring_num_rolls", lambda _: 6)
    monkeypatch.setattr(hog, "average_win_rate", lambda strategy: asked.append(strategy) or 0.5)
    hog.run_experiments()
    assert capsys.readouterr().out.splitlines() == [
        "Max scoring num rolls for six-sided dice: 6",
        "always_roll(8) win rate: 0.5",
        "bacon_strategy win rate: 0.5",
        "swap_strategy win rate: 0.5",
        "final_strategy win rate: 0.5",
    ]


@pytest.mark.parametrize(
    ("strategy", "arguments", "dice"),
    [
        (hog.bacon_strategy, (0, 46), 4),
        (hog.bacon_strategy, (0, 73), 0),
        (hog.bacon_strategy, (0, 73, 11, 6), 0),
        (hog.bacon_strategy, (0, 73, 12, 6), 6),
        (hog.swap_strategy, (26, 73), 0),  # 37 against 73: a swap to my gain
        (hog.swap_strategy, (62, 73, 8, 5), 0),  # 73 against 73: a swap that changes nothing
        (hog.swap_strategy, (84, 73, 8, 5), 5),  # 95 against 73: a swap to my loss
        (hog.swap_strategy, (20, 46, 8, 5), 5),  # 22 against 46, and bacon gives 2
        (hog.swap_strategy, (20, 73, 8, 5), 0),  # 31 against 73, and bacon gives 11
        (hog.swap_strategy, (37, 46, 2, 5), 0),  # 39 against 46, and bacon gives 2
        (hog.always_roll(7), (0, 99), 7),
    ],
)
def test_strategies_by_example(strategy: Callable[..., int], arguments: tuple[int, ...], dice: int) -> None:
    assert strategy(*arguments) == dice


def test_the_final_strategy_answers_everywhere_with_a_number_of_dice() -> None:
    answers = {hog.final_strategy(own, other) for own in range(100) for other in range(100)}
    assert answers <= set(range(11))


@pytest.mark.parametrize("num_rolls", [-1, 11, 2.0, 2.5, True, "2", None])
def test_a_wrong_number_of_dice_is_refused_and_throws_none(num_rolls: object) -> None:
    dice = CountingDice(3)
    for call in (lambda: hog.roll_dice(num_rolls, dice), lambda: hog.take_turn(num_rolls, 10, dice)):  # type: ignore[arg-type]
        with pytest.raises(
            ValueError, match=r"^The number of dice is a whole number from [01] to 10, not .*\.$"
        ):
            call()
    assert dice.calls == 0


def test_rolling_no_dice_is_not_a_roll() -> None:
    with pytest.raises(ValueError, match=r"^The number of dice is a whole number from 1 to 10, not 0\.$"):
        hog.roll_dice(0)


@pytest.mark.parametrize("score", [-1, 100, 104, 7.0, False, "7", None])
def test_a_wrong_opponents_score_is_refused_and_throws_no_dice(score: object) -> None:
    dice = CountingDice(3)
    with pytest.raises(ValueError, match=r"^(A score is a whole number from 0, not|The game is over:) .*\.$"):
        hog.take_turn(2, score, dice)  # type: ignore[arg-type]
    assert dice.calls == 0


NO_DICE = CountingDice(3)
FOUR = hog.always_roll(4)


@pytest.mark.parametrize(
    "call",
    [
        lambda: hog.free_bacon(100),
        lambda: hog.free_bacon(-1),
        lambda: hog.free_bacon(12.5),
        lambda: hog.is_swap(-1, 5),
        lambda: hog.is_swap(5, 5.0),
        lambda: hog.is_swap(True, 5),
        lambda: hog.other(2),
        lambda: hog.other(True),
        lambda: hog.other(0.0),
        lambda: hog.play(FOUR, FOUR, score0=-1, dice=NO_DICE),
        lambda: hog.play(FOUR, FOUR, score1=2.5, dice=NO_DICE),
        lambda: hog.play(FOUR, FOUR, goal=0, dice=NO_DICE),
        lambda: hog.play(FOUR, FOUR, goal=99.5, dice=NO_DICE),
        lambda: hog.play(lambda *_: 11, FOUR, dice=NO_DICE),
        lambda: hog.play(lambda *_: None, FOUR, dice=NO_DICE),
        lambda: hog.always_roll(11),
        lambda: hog.always_roll(-1),
        lambda: hog.always_roll(4.0),
        lambda: hog.always_roll(True),
        lambda: hog.bacon_strategy(10, 100),
        lambda: hog.bacon_strategy(10, 12.5),
        lambda: hog.bacon_strategy(-1, 12),
        lambda: hog.bacon_strategy(10, 12, num_rolls=11),
        lambda: hog.bacon_strategy(10, 12, margin=8.0),
        lambda: hog.swap_strategy(10, 100),
        lambda: hog.swap_strategy(10.0, 12),
        lambda: hog.swap_strategy(10, -12),
        lambda: hog.swap_strategy(10, 12, num_rolls=True),
        lambda: hog.swap_strategy(10, 12, margin="8"),
        lambda: hog.final_strategy(100, 0),
        lambda: hog.final_strategy(0, 100),
        lambda: hog.final_strategy(0.0, 0),
        lambda: hog.final_strategy(0, True),
        lambda: hog.announce_highest(2),
        lambda: hog.announce_highest(-1),
        lambda: hog.announce_lead_changes(2),
        lambda: hog.make_fair_dice(0),
        lambda: hog.make_fair_dice(6.0),
        lambda: hog.make_test_dice(),
        lambda: hog.make_test_dice(3, 0),
        lambda: hog.make_test_dice(2.5),
        lambda: hog.make_averaged(FOUR, 0),
        lambda: hog.make_averaged(FOUR, 2.0),
        lambda: hog.max_scoring_num_rolls(NO_DICE, 0),
        lambda: hog.max_scoring_num_rolls(NO_DICE, -5),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence_and_throw_no_dice(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z][^\n]*\.$"):
        call()
    assert NO_DICE.calls == 0
