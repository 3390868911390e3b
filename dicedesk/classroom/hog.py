"""The functions of Hog, under the names that students know.

Thin: the rules are in `dicedesk.games.hog`, the commentary in `dicedesk.games.hog.telling`. A test that replaces any
function in this module sees the others use it.

`python -m dicedesk.classroom.hog` plays a game against `always_roll(4)`, with `-f` against the final strategy; `-r`
runs the experiments.
"""

import argparse
import random
from collections.abc import Callable, Sequence

from dicedesk.classroom.checks import (
    check_dice_count,
    check_player,
    check_positive,
    check_score,
    check_whole,
)
from dicedesk.games.hog import rules
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.players import Strategy
from dicedesk.games.hog.players import final_strategy as _final
from dicedesk.games.hog.points import best_number_of_dice
from dicedesk.games.hog.telling import Commentary, Commentator, both, silence

__all__ = [
    "GOAL_SCORE",
    "always_roll",
    "announce_highest",
    "announce_lead_changes",
    "average_win_rate",
    "bacon_strategy",
    "both",
    "final_strategy",
    "four_sided",
    "free_bacon",
    "is_swap",
    "make_averaged",
    "make_fair_dice",
    "make_test_dice",
    "max_scoring_num_rolls",
    "other",
    "play",
    "roll_dice",
    "run_experiments",
    "say_scores",
    "silence",
    "six_sided",
    "swap_strategy",
    "take_turn",
    "winner",
]

GOAL_SCORE = rules.DEFAULT_GOAL
"""The score that ends a game."""

Die = Callable[[], int]
"""A function that throws a die and returns its face."""

_commentator = Commentator(tell=lambda line: print(line))


def make_fair_dice(sides: int) -> Die:
    """A die that shows 1 to `sides`, each equally likely."""
    check_positive(sides, "number of sides")

    def dice() -> int:
        """One roll of the die; all faces are equally likely."""
        return random.randint(1, sides)

    return dice


def make_test_dice(*outcomes: int) -> Die:
    """A die that shows the outcomes in turn, over and over."""
    if not outcomes:
        raise ValueError("A test die needs at least one outcome.")
    for outcome in outcomes:
        check_positive(outcome, "outcome of a die")
    place = -1

    def dice() -> int:
        nonlocal place
        place = (place + 1) % len(outcomes)
        return outcomes[place]

    return dice


six_sided = make_fair_dice(6)
four_sided = make_fair_dice(4)


def roll_dice(num_rolls: int, dice: Die = six_sided) -> int:
    """The points of calling `dice` exactly `num_rolls` times: the sum, or 1 if any outcome is 1."""
    check_dice_count(num_rolls, least=1)
    return rules.points_of([dice() for _ in range(num_rolls)])


def free_bacon(score: int) -> int:
    """The points of rolling no dice against an opponent with this score, below 100."""
    check_score(score, below_goal=True)
    return rules.free_bacon(score)


def take_turn(num_rolls: int, opponent_score: int, dice: Die = six_sided) -> int:
    """The points of a turn: Free Bacon for no dice, otherwise those of the roll."""
    check_dice_count(num_rolls, least=0)
    check_score(opponent_score, below_goal=True)
    return roll_dice(num_rolls, dice) if num_rolls else free_bacon(opponent_score)


def is_swap(player_score: int, opponent_score: int) -> bool:
    """Whether the scores are swapped: the last two digits of each score are equally far apart."""
    check_score(player_score)
    check_score(opponent_score)
    return rules.is_swap(player_score, opponent_score)


def other(player: int) -> int:
    """The opponent's number."""
    check_player(player)
    return 1 - player


def play(
    strategy0: Strategy,
    strategy1: Strategy,
    score0: int = 0,
    score1: int = 0,
    dice: Die = six_sided,
    goal: int = GOAL_SCORE,
    say: Commentary = silence,
) -> tuple[int, int]:
    """The final scores of a game between two strategies."""
    check_score(score0)
    check_score(score1)
    check_positive(goal, "goal")
    strategies, scores, player = (strategy0, strategy1), [score0, score1], 0
    while max(scores) < goal:
        opponent = other(player)
        num_rolls = strategies[player](scores[player], scores[opponent])
        scores[player] += take_turn(num_rolls, scores[opponent], dice)
        if is_swap(scores[player], scores[opponent]):
            scores.reverse()
        say = say(*scores)
        player = opponent
    return scores[0], scores[1]


def say_scores(score0: int, score1: int) -> Commentary:
    """Prints both scores, and returns itself."""
    _commentator.say_scores(score0, score1)
    return say_scores


def announce_lead_changes(previous_leader: int | None = None) -> Commentary:
    """A commentary that prints who takes the lead."""
    if previous_leader is not None:
        check_player(previous_leader)
    return _commentator.announce_lead_changes(previous_leader)


def announce_highest(who: int, previous_high: int = 0, previous_score: int = 0) -> Commentary:
    """A commentary that prints a message when player `who` gains more than in any turn before."""
    check_player(who)
    return _commentator.announce_highest(who, previous_high, previous_score)


def always_roll(n: int) -> Strategy:
    """The strategy that rolls `n` dice in every turn."""
    return AlwaysRoll(n)


def bacon_strategy(score: int, opponent_score: int, margin: int = 8, num_rolls: int = 4) -> int:
    """0 if Free Bacon gives `margin` points or more; otherwise `num_rolls`."""
    _check_question(score, opponent_score, margin, num_rolls)
    return 0 if free_bacon(opponent_score) >= margin else num_rolls


def swap_strategy(score: int, opponent_score: int, margin: int = 8, num_rolls: int = 4) -> int:
    """0 if Free Bacon swaps to your gain, or gives `margin` points without a harmful swap; else `num_rolls`."""
    _check_question(score, opponent_score, margin, num_rolls)
    bacon = free_bacon(opponent_score)
    reached = score + bacon
    swaps = is_swap(reached, opponent_score)
    if swaps and opponent_score > reached:
        return 0
    loses = swaps and opponent_score < reached
    return 0 if bacon >= margin and not loses else num_rolls


def final_strategy(score: int, opponent_score: int) -> int:
    """The best response to always rolling four dice, from the exact table."""
    check_score(score, below_goal=True)
    check_score(opponent_score, below_goal=True)
    return _final(score, opponent_score)


def _check_question(score: int, opponent_score: int, margin: int, num_rolls: int) -> None:
    check_score(score)
    check_score(opponent_score, below_goal=True)
    check_whole(margin, "margin")
    check_dice_count(num_rolls, least=0)


def make_averaged(fn: Callable[..., float], num_samples: int = 1000) -> Callable[..., float]:
    """A function that calls `fn` `num_samples` times with its arguments and returns the average."""
    check_positive(num_samples, "number of samples")

    def mean(*args: object) -> float:
        return sum(fn(*args) for _ in range(num_samples)) / num_samples

    return mean


def max_scoring_num_rolls(dice: Die = six_sided, num_samples: int = 1000) -> int:
    """The number of dice, 1 to 10, that scored most on average; the lower number on ties."""
    mean = make_averaged(roll_dice, num_samples)
    return best_number_of_dice(lambda num_rolls: mean(num_rolls, dice))


def winner(strategy0: Strategy, strategy1: Strategy) -> int:
    """Plays a game and returns 0 or 1, the player who won."""
    score0, score1 = play(strategy0, strategy1)
    return 0 if score0 > score1 else 1


def average_win_rate(strategy: Strategy, baseline: Strategy = always_roll(4)) -> float:
    """How often `strategy` beats `baseline` in simulated games, averaged over going first and second."""
    sampled = make_averaged(winner)
    return (1 - sampled(strategy, baseline) + sampled(baseline, strategy)) / 2


def run_experiments() -> None:
    """Prints the best number of dice, and how often the usual strategies beat always rolling four dice."""
    print("Max scoring num rolls for six-sided dice:", max_scoring_num_rolls(six_sided))
    print("always_roll(8) win rate:", average_win_rate(always_roll(8)))
    print("bacon_strategy win rate:", average_win_rate(bacon_strategy))
    print("swap_strategy win rate:", average_win_rate(swap_strategy))
    print("final_strategy win rate:", average_win_rate(final_strategy))


def _ask(score: int, opponent_score: int) -> int:
    """The strategy of a person at the keyboard, who is asked again until the answer is a number of dice."""
    while True:
        answer = input(
            f"You have {score}, your opponent {opponent_score}. Number of dice (0 to 10): "
        ).strip()
        if answer.isdecimal() and int(answer) <= rules.MOST_DICE:
            return int(answer)
        print("Enter a whole number from 0 to 10.")


def _play_by_hand(strategy: Strategy) -> None:
    """Player 0 is asked, Player 1 follows the strategy; every turn is told. The end of the input ends it."""
    say = both(say_scores, both(announce_highest(0), both(announce_highest(1), announce_lead_changes())))
    try:
        score0, score1 = play(_ask, strategy, say=say)
    except (EOFError, KeyboardInterrupt):
        print("\nThe game was left.")
        return
    print("You win." if score0 > score1 else "Player 1 wins.")


def _main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="hog", description="Play Hog")
    parser.add_argument("-r", "--run_experiments", action="store_true", help="run the experiments")
    parser.add_argument("-f", "--final", action="store_true", help="play against the final strategy")
    options = parser.parse_args(arguments)
    if options.run_experiments:
        run_experiments()
    else:
        _play_by_hand(final_strategy if options.final else always_roll(4))


if __name__ == "__main__":
    _main()
