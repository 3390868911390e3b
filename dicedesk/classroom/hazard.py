"""The functions of Hazard, under the names that students know.

Thin: the rules are in `dicedesk.games.hazard`. A test that replaces `throw_dice` or `play_one_round` in this module
sees the others use it. `dicedesk hazard-table` estimates the same rates by millions of rounds.

Sample use: `python -m dicedesk.classroom.hazard`
"""

import random
import sys

from dicedesk.classroom.checks import check_main, check_positive
from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE, MAINS, Verdict, come_out, later_throw

__all__ = ["play_one_round", "print_win_rate_table", "simulate_caster", "throw_dice"]


def throw_dice() -> int:
    """The sum of two six-sided dice."""
    return random.randint(1, SIDES) + random.randint(1, SIDES)


def play_one_round(chosen_main: int) -> bool:
    """Whether the caster wins a round with this main, 5 to 9."""
    check_main(chosen_main)
    chance = throw_dice()
    verdict = come_out(chosen_main, chance)
    while verdict is Verdict.CONTINUES:
        verdict = later_throw(chosen_main, chance, throw_dice())
    return verdict is Verdict.WINS


def simulate_caster(chosen_main: int) -> int:
    """How many rounds a caster wins with this main before two are lost in a row."""
    check_main(chosen_main)
    rounds_won = consecutive_losses = 0
    while consecutive_losses < LOSSES_THAT_PASS_THE_DICE:
        if play_one_round(chosen_main):
            rounds_won, consecutive_losses = rounds_won + 1, 0
        else:
            consecutive_losses += 1
    return rounds_won


def print_win_rate_table(num_rounds: int) -> None:
    """Plays `num_rounds` rounds with each main and prints the share that was won."""
    check_positive(num_rounds, "number of rounds")
    for chosen_main in MAINS:
        wins = sum(play_one_round(chosen_main) for _ in range(num_rounds))
        print(chosen_main, wins / num_rounds)


def _main() -> None:
    """Asks for the number of rounds, and prints the table. Exits with 1 for what is no whole number from 1."""
    try:
        num_rounds = int(input("Number of rounds: "))
    except (ValueError, EOFError):
        print(tr("The number of rounds has to be a whole number."))
        sys.exit(1)
    if num_rounds < 1:
        print(tr("The number of rounds has to be at least 1."))
        sys.exit(1)
    print_win_rate_table(num_rounds)


if __name__ == "__main__":
    _main()
