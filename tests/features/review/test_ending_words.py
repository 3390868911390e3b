"""The sentences of endings, beside some that were written by hand."""

import re

import pytest

from dicedesk.coach.unit import Unit
from dicedesk.core.errors import NotationError
from dicedesk.core.words import Name, Sentence
from dicedesk.features.review.end_card import GameEnding
from dicedesk.features.review.ending import ending_of, line_to_copy
from dicedesk.features.review.jobs import ending_on
from dicedesk.games.craps.unit import UNIT as CRAPS_UNIT
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT
from tests.features.review.reviewed_records import ALL, CRAPS, HOG, shown_review

LEFT = '[Left "2026-11-28T10:00:00Z"]\n'


def ending(text: str) -> GameEnding:
    """The ending of a game that is over."""
    found = ending_on(text)
    assert found is not None
    return found


def seated(*names: str) -> str:
    """The header lines of the players."""
    return "".join(f'[Player{seat} "{name}"]\n' for seat, name in enumerate(names))


def hog(*names: str, turns: str = "", more: str = "") -> str:
    """A game of Hog to 20 points."""
    return f'[Game "hog"]\n[Rules "goal=20"]\n{seated(*names)}{more}{turns}'


def craps(*moves: str, name: str = "You", rules: str = "preset=las-vegas", more: str = "") -> str:
    """A game of craps."""
    played = "".join(f"{move}\n" for move in moves)
    return f'[Game "craps"]\n[Rules "{rules}"]\n{seated(name)}{more}{played}'


def hazard(*turns: str, names: tuple[str, ...] = ("You",), more: str = "") -> str:
    """A game of Hazard."""
    return f'[Game "hazard"]\n[Rules "casters={len(names)}"]\n{seated(*names)}{more}' + "".join(turns)


def poker_dice(*hands: str, name: str = "You", more: str = "") -> str:
    """A game of Poker Dice."""
    return f'[Game "poker-dice"]\n{seated(name)}{more}' + "".join(hands)


SCORED = "roll 4 : 6 6 6 6\n"
"""24 points, which win."""
WON, LOST = "main 7\nthrow : 3 4\n", "main 7\nthrow : 1 1\n"
"""Rounds of Hazard."""
OUT = LOST * 2
"""Two rounds lost in a row pass the dice."""
FIVE_ALIKE = "hand : 6 6 6 6 6\nhold\n"
"""A hand of Poker Dice that gains $25: four of them are an award."""
NOTHING = "hand : 1 2 3 4 6\nhold\n"
"""A hand that loses $10: ten of them are all there is."""

HEADLINES = {
    "won": (hog("You", "final", turns=SCORED), "You won, 24 to 0"),
    "lost": (hog("You", "final", turns="roll 1 : 3\n" + SCORED), "You lost, 3 to 24"),
    "won from the second seat": (hog("final", "You", turns="roll 1 : 3\n" + SCORED), "You won, 24 to 3"),
    "between people": (hog("Ann", "Ben", turns=SCORED), "Ann won, 24 to 0"),
    "watched": (hog("always:4", "final", turns="roll 4 : 2 2 2 2\n" + SCORED), "Final strategist won, 24 to 8"),
    "left": (hog("You", "final", turns="roll 1 : 2\n", more=LEFT), "You left while ahead, 2 to 0"),
    "left behind": (hog("You", "final", turns="roll 1 : 2\nroll 1 : 5\n", more=LEFT), "You left while behind, 2 to 5"),
    "left level": (hog("final", "You", turns="roll 1 : 5\nroll 1 : 5\n", more=LEFT), "You left at 5 to 5"),
    "left between people": (hog("Ann", "Ben", turns="roll 1 : 2\n", more=LEFT), "The game was left at 2 to 0"),
    "alone, one round": (hazard(WON, OUT), "You won 1 round"),
    "alone, several": (hazard(WON * 3, OUT), "You won 3 rounds"),
    "alone, none": (hazard(OUT), "You won no rounds"),
    "alone, none, with a name": (hazard(OUT, names=("Ann",)), "Ann won no rounds"),
    "alone, with a name": (hazard(WON, OUT, names=("Ann",)), "Ann won 1 round"),
    "rounds won": (hazard(WON * 2, OUT, OUT, names=("You", "best")), "You won, 2 rounds to 0"),
    "one round won": (hazard(WON, OUT, OUT, names=("You", "best")), "You won, 1 round to 0"),
    "rounds lost": (hazard(OUT, WON * 2, OUT, names=("You", "best")), "You lost, 0 rounds to 2"),
    "one round lost": (hazard(WON, OUT, WON * 2, OUT, names=("You", "best")), "You lost, 1 round to 2"),
    "a draw": (hazard(WON * 2, OUT, WON * 2, OUT, names=("You", "best")), "A draw at 2 rounds"),
    "a draw at one": (hazard(WON, OUT, WON, OUT, names=("Ann", "Ben")), "A draw at 1 round"),
    "others drew": (hazard(OUT, WON, OUT, WON, OUT, names=("You", "best", "changer")), "You lost, 0 rounds to 1"),
    "won among three": (
        hazard(WON * 4, OUT, WON * 3, OUT, OUT, names=("You", "best", "changer")),
        "You won with 4 rounds, ahead of Best-main caster with 3",
    ),
    "won one round among three": (
        hazard(WON, OUT, OUT, OUT, names=("You", "best", "changer")),
        "You won with 1 round",
    ),
    "lost among three": (
        hazard(WON, OUT, WON * 2, OUT, WON, OUT, names=("You", "best", "changer")),
        "You lost with 1 round, behind Best-main caster with 2",
    ),
    "Cara won among three": (
        hazard(WON, OUT, WON * 3, OUT, WON * 4, OUT, names=("Ann", "Ben", "Cara")),
        "Cara won with 4 rounds, ahead of Ben with 3",
    ),
    "Ann won, the others drew": (
        hazard(WON * 2, OUT, WON, OUT, WON, OUT, names=("Ann", "Ben", "Cara")),
        "Ann won with 2 rounds",
    ),
    "a caster won": (hazard(OUT, WON, OUT, names=("Ann", "Ben")), "Ben won, 1 round to 0"),
    "casters watched": (hazard(OUT, WON * 2, OUT, names=("best", "main:5")), "Main-5 caster won, 2 rounds to 0"),
    "no round left": (hazard(LOST, more=LEFT), "You left with no rounds won"),
    "no round left by somebody": (hazard(LOST, names=("Ann",), more=LEFT), "The game was left with no rounds won"),
    "rounds left": (hazard(WON * 2, more=LEFT), "You left with 2 rounds won"),
    "one round left": (hazard(WON, more=LEFT), "You left with 1 round won"),
    "rounds left by somebody": (hazard(WON * 2, names=("Ann",), more=LEFT), "The game was left with 2 rounds won"),
    "one round left by somebody": (hazard(WON, names=("Ann",), more=LEFT), "The game was left with 1 round won"),
    "left at rounds": (hazard(WON * 2, names=("You", "best"), more=LEFT), "You left while ahead, 2 rounds to 0"),
    "left at one round": (hazard(WON, names=("best", "You"), more=LEFT), "You left while behind, 0 rounds to 1"),
    "left ahead by one round": (hazard(WON, names=("You", "best"), more=LEFT), "You left while ahead, 1 round to 0"),
    "left behind by one round": (
        hazard(WON, OUT, WON * 2, OUT, names=("You", "best", "best"), more=LEFT),
        "You left while behind, 1 round to 2",
    ),
    "left level in rounds": (hazard(LOST, names=("You", "best"), more=LEFT), "You left at 0 to 0"),
    "left level in rounds by Ann": (hazard(LOST, names=("Ann", "Ben"), more=LEFT), "The game was left at 0 to 0"),
    "left at rounds by Ann": (hazard(WON * 2, names=("Ann", "Ben"), more=LEFT), "The game was left at 2 rounds to 0"),
    "left at one round by Ann": (hazard(WON, names=("Ann", "Ben"), more=LEFT), "The game was left at 1 round to 0"),
    "ahead": (craps("bet pass 10", "throw : 3 4", "leave"), "You left $10 ahead"),
    "behind": (craps("bet pass 10", "throw : 1 1", "leave"), "You left $10 down"),
    "even": (craps("throw : 3 4", "leave"), "You left even"),
    "ahead with a name": (craps("bet pass 10", "throw : 3 4", "leave", name="Ann"), "Ann left $10 ahead"),
    "behind with a name": (craps("bet pass 10", "throw : 1 1", "leave", name="Ann"), "Ann left $10 down"),
    "even with a name": (craps("leave", name="Ann"), "Ann left even"),
    "bets count that lie there": (craps("bet pass 10", "throw : 2 2", more=LEFT), "You left even"),
    "gone": (craps("bet pass 10", "throw : 1 1", rules="bankroll=10"), "Your bankroll is gone"),
    "gone for Ann": (craps("bet pass 10", "throw : 1 1", rules="bankroll=10", name="Ann"), "Ann's bankroll is gone"),
    "award": (poker_dice(FIVE_ALIKE * 4), "$200 after 4 hands"),
    "award with a name": (poker_dice(FIVE_ALIKE * 4, name="Ann"), "Ann reached $200 after 4 hands"),
    "broke": (poker_dice(NOTHING * 10), "Broke after 10 hands"),
    "broke with a name": (poker_dice(NOTHING * 10, name="Ann"), "Ann went broke after 10 hands"),
    "quit": (poker_dice(NOTHING * 2, "quit\n"), "You quit with $80 after 2 hands"),
    "quit after one hand": (poker_dice(NOTHING, "quit\n"), "You quit with $90 after 1 hand"),
    "quit with a name": (poker_dice(NOTHING * 2, "quit\n", name="Ann"), "Ann quit with $80 after 2 hands"),
    "quit with a name after one hand": (poker_dice(NOTHING, "quit\n", name="Ann"), "Ann quit with $90 after 1 hand"),
}  # fmt: skip


@pytest.mark.parametrize("kind", HEADLINES)
def test_the_headline_says_how_a_game_ended(kind: str) -> None:
    text, headline = HEADLINES[kind]
    assert ending(text).headline == headline


def test_what_the_rounds_were_beside_those_of_the_mean_turn_is_said_where_rounds_are_compared() -> None:
    # An average turn wins 26/9 rounds.
    assert ending(HEADLINES["rounds won"][0]).expected == "At the start, you could expect to win 2.9 rounds."
    assert (
        ending(HEADLINES["rounds won"][0]).result
        == "You won, 2 rounds to 0. At the start, you could expect to win 2.9 rounds."
    )
    assert (
        ending(HEADLINES["a caster won"][0]).expected == "At the start, Ann could expect to win 2.9 rounds."
    )
    assert ending(HEADLINES["won"][0]).result == "You won, 24 to 0"
    assert [ending(text).expected for text in (HOG, HEADLINES["alone, several"][0])] == ["", ""]


TURNS = """roll 2 : 5 5
roll 5 : 1 2 3 4 5
roll 0
roll 0
roll 1 : 1
roll 2 : 6 6
"""


def renamed(text: str, name: str) -> str:
    """The game with another person instead of You."""
    return text.replace('"You"', f'"{name}"')


HOG_TOLD = hog("You", "final", turns=TURNS).replace("goal=20", "goal=100")
CRAPS_MOVES = (
    "bet pass 10",
    "throw : 2 2",
    "bet hard-8 5",
    "throw : 2 6",
    "bet hard-8 5",
    "throw : 4 4",
    "bet place-6 6",
    "take-down place-6",
    "odds off",
    "odds on",
    "work on",
    "work off",
    "leave",
)
CRAPS_TOLD = craps(*CRAPS_MOVES)
HAZARD_TOLD = hazard("main 6\nthrow : 2 3\nthrow : 6 6\nthrow : 2 4\nmain 7\nthrow : 3 4\n")
HANDS = """hand : 1 1 3 4 6
reroll 1 2 : 2 5
hold
hand : 6 6 6 6 2
reroll 1 2 3 4 5 : 1 2 3 4 6
reroll 1 2 3 : 3 2 1
"""
POKER_TOLD = poker_dice(HANDS, "quit\n")
POKER_QUIT = poker_dice("hand : 1 2 3 4 6\nquit\n")

AGAIN = "hand : 1 2 3 4 6\nreroll 1 2 3 4 5 : 1 2 3 4 6\n"
BROKE = poker_dice(NOTHING * 9, f"{AGAIN}reroll 1 2 3 4 5 : 1 2 3 4 6\n")
BROKE_KEEPING = poker_dice(NOTHING * 9, f"{AGAIN}reroll 1 2 : 2 1\n")

CHOICES = (
    (HOG_TOLD, 1, "At 0 to 0, you rolled 2 dice."),
    (HOG_TOLD, 2, "Behind 0 to 10, Final strategist rolled 5 dice."),
    (HOG_TOLD, 3, "At 1 to 10, you took Free Bacon."),
    (HOG_TOLD, 4, "Leading 10 to 3, Final strategist took Free Bacon."),
    (HOG_TOLD, 5, "At 3 to 11, you rolled 1 die."),
    (CRAPS_TOLD, 1, "Come-out roll: you bet $10 on “Pass”."),
    (CRAPS_TOLD, 2, "Come-out roll with $10 on “Pass”: you rolled without another bet."),
    (CRAPS_TOLD, 7, "Point 4 with $10 on “Pass”: you bet $6 on “Place 6”."),
    (CRAPS_TOLD, 8, "Point 4 with $16 on the table: you took down “Place 6”."),
    (CRAPS_TOLD, 9, "Point 4 with $10 on “Pass”: you turned come odds off."),
    (CRAPS_TOLD, 10, "Point 4 with $10 on “Pass”: you turned come odds on."),
    (CRAPS_TOLD, 11, "Point 4 with $10 on “Pass”: you turned your bets on."),
    (CRAPS_TOLD, 12, "Point 4 with $10 on “Pass”: you turned your bets off."),
    (CRAPS_TOLD, 13, "Point 4 with $10 on “Pass”: you left the table."),
    (renamed(CRAPS_TOLD, "Ann"), 1, "Come-out roll: Ann bet $10 on “Pass”."),
    (renamed(CRAPS_TOLD, "Ann"), 2, "Come-out roll with $10 on “Pass”: Ann rolled without another bet."),
    (renamed(CRAPS_TOLD, "Ann"), 8, "Point 4 with $16 on the table: Ann took down “Place 6”."),
    (renamed(CRAPS_TOLD, "Ann"), 9, "Point 4 with $10 on “Pass”: Ann turned come odds off."),
    (renamed(CRAPS_TOLD, "Ann"), 10, "Point 4 with $10 on “Pass”: Ann turned come odds on."),
    (renamed(CRAPS_TOLD, "Ann"), 11, "Point 4 with $10 on “Pass”: Ann turned the bets on."),
    (renamed(CRAPS_TOLD, "Ann"), 12, "Point 4 with $10 on “Pass”: Ann turned the bets off."),
    (renamed(CRAPS_TOLD, "Ann"), 13, "Point 4 with $10 on “Pass”: Ann left the table."),
    (HAZARD_TOLD, 1, "At the start, you chose main 6."),
    (HAZARD_TOLD, 5, "With 0 rounds won and 1 lost, you chose main 7."),
    (renamed(HAZARD_TOLD, "Ann"), 1, "At the start, Ann chose main 6."),
    (renamed(HAZARD_TOLD, "Ann"), 5, "With 0 rounds won and 1 lost, Ann chose main 7."),
    (POKER_TOLD, 1, "At $100, you played a hand."),
    (POKER_TOLD, 2, "At $90 with 1 1 3 4 6, you chose “keep 3 4 6”."),
    (POKER_TOLD, 3, "At $90 with 2 5 3 4 6, you chose “keep all five dice”."),
    (POKER_TOLD, 5, "At $100 with 6 6 6 6 2, you chose “keep nothing”."),
    (POKER_TOLD, 7, "At $100, you quit."),
    (POKER_QUIT, 2, "At $90 with 1 2 3 4 6, you quit."),
    (renamed(POKER_TOLD, "Ann"), 1, "At $100, Ann played a hand."),
    (renamed(POKER_TOLD, "Ann"), 2, "At $90 with 1 1 3 4 6, Ann chose “keep 3 4 6”."),
    (renamed(POKER_TOLD, "Ann"), 7, "At $100, Ann quit."),
    (renamed(POKER_QUIT, "Ann"), 2, "At $90 with 1 2 3 4 6, Ann quit."),
)
"""Choices, each by the number of its move."""

SWAPPED = (
    "Behind 0 to 10, Final strategist rolled 5 dice: a Pig Out, 1 point. "
    "The Swine Swap put Final strategist ahead, 10 to 1."
)
PIGS = hog("You", "final", turns="roll 1 : 3\nroll 1 : 1\nroll 3 : 4 5 6\n").replace("goal=20", "goal=100")
"""Ones and threes apart: no swap."""

DICE = (
    (
        HOG_TOLD, 1,
        "At 0 to 0, you rolled 5 + 5: 10 points (1 roll in 12). That made it 10 to 0. "
        "A Pig Out by Final strategist on the next roll would swap the scores.",
    ),
    (HOG_TOLD, 2, SWAPPED),
    (HOG_TOLD, 5, "At 3 to 11, you rolled 1 die: a Pig Out, 1 point (1 roll in 6). That made it 4 to 11."),
    (
        HOG_TOLD,
        6,
        "Leading 11 to 4, Final strategist rolled 6 + 6: 12 points (1 roll in 36). Final strategist then led 23 to 4.",
    ),
    (
        PIGS,
        2,
        "Behind 0 to 3, Final strategist rolled 1 die: a Pig Out, 1 point (1 roll in 6). "
        "Final strategist was then behind, 1 to 3.",
    ),
    # 15 is 4 5 6 in six orders, 3 6 6 in three, and 5 5 5: 10 of 216 rolls.
    (PIGS, 3, "At 3 to 1, you rolled 4 + 5 + 6: 15 points (about 1 roll in 22). That made it 18 to 1."),
    (CRAPS_TOLD, 2, "Come-out roll with $10 on “Pass”: you rolled 2 + 2 = 4 (1 roll in 12). The point is 4."),
    (craps("bet hop-4-3 5", "bet any-seven 5", "bet pass 10", "throw : 3 4"), 4,
        "Come-out roll with $20 on the table: you rolled 3 + 4 (1 roll in 18). 3 bets won $105 in total."),
    (craps("bet hop-4-4 5", "throw : 4 4"), 2,
        "Come-out roll with $5 on “Hop 4-4”: you rolled a hard 8, 4 + 4 (1 roll in 36). “Hop 4-4” won $150."),
    (craps("bet hop-2-6 5", "throw : 6 2"), 2,
        "Come-out roll with $5 on “Hop 6-2”: you rolled 6 + 2 (1 roll in 18). “Hop 6-2” won $75."),
    (craps("bet hop-1-1 5", "throw : 1 1"), 2,
        "Come-out roll with $5 on “Hop 1-1”: you rolled 1 + 1 = 2 (1 roll in 36). “Hop 1-1” won $150."),
    (craps("bet hop-4-4 5", "bet any-seven 5", "bet pass 10", "throw : 1 2"), 4,
        "Come-out roll with $20 on the table: you rolled 1 + 2 = 3 (1 roll in 18). 3 bets lost $20 in total."),
    (craps("throw : 2 2", "throw : 5 6"), 2, "Point 4: you rolled 5 + 6 = 11 (1 roll in 18)."),
    # Hard 8 loses to the four easy ways, and wins by one.
    (CRAPS_TOLD, 4, "Point 4 with $15 on the table: you rolled an easy 8, 2 + 6 (1 roll in 9). “Hard 8” lost $5."),
    (CRAPS_TOLD, 6, "Point 4 with $15 on the table: you rolled a hard 8, 4 + 4 (1 roll in 36). “Hard 8” won $45."),
    (
        renamed(CRAPS_TOLD, "Ann"),
        2,
        "Come-out roll with $10 on “Pass”: Ann rolled 2 + 2 = 4 (1 roll in 12). The point is 4.",
    ),
    (HAZARD_TOLD, 2, "Main 6: you threw 2 + 3 = 5 (1 throw in 9), which became your chance."),
    (HAZARD_TOLD, 3, "Main 6, chance 5: you threw 6 + 6 = 12 (1 throw in 36), which decided nothing."),
    (HAZARD_TOLD, 4, "Main 6, chance 5: you threw 2 + 4 = 6 (5 throws in 36) and lost the round."),
    (HAZARD_TOLD, 6, "Main 7: you threw 3 + 4 = 7 (1 throw in 6) and won the round."),
    (renamed(HAZARD_TOLD, "Ann"), 2, "Main 6: Ann threw 2 + 3 = 5 (1 throw in 9), which became the chance."),
    (renamed(HAZARD_TOLD, "Ann"), 3, "Main 6, chance 5: Ann threw 6 + 6 = 12 (1 throw in 36), which decided nothing."),
    (renamed(HAZARD_TOLD, "Ann"), 4, "Main 6, chance 5: Ann threw 2 + 4 = 6 (5 throws in 36) and lost the round."),
    (renamed(HAZARD_TOLD, "Ann"), 6, "Main 7: Ann threw 3 + 4 = 7 (1 throw in 6) and won the round."),
    (POKER_TOLD, 1, "At $100, you rolled 1 1 3 4 6: One pair."),
    # 2 5 and 5 2 of 36 rolls.
    (POKER_TOLD, 2, "At $90 with 3 4 6 kept, you rolled 2 5: Straight (1 roll in 18 for this or better)."),
    # 150 rolls of four and 6 of five, of 7,776.
    (POKER_TOLD, 4, "At $110, you rolled 6 6 6 6 2: Four of a kind (about 1 roll in 50 for this or better)."),
    (POKER_TOLD, 5, "At $100, you rolled 1 2 3 4 6: Nothing."),
    # The hand is scored, and its dice are gone.
    (POKER_TOLD, 6, "At $100 with 4 6 kept, you rolled 3 2 1: Nothing."),
    (renamed(POKER_TOLD, "Ann"), 1, "At $100, Ann rolled 1 1 3 4 6: One pair."),
    (
        renamed(POKER_TOLD, "Ann"), 2,
        "At $90 with 3 4 6 kept, Ann rolled 2 5: Straight (1 roll in 18 for this or better).",
    ),
    (BROKE, 21, "In the last hand you rolled 1 2 3 4 6: Nothing."),
    (renamed(BROKE, "Ann"), 21, "In the last hand Ann rolled 1 2 3 4 6: Nothing."),
    (BROKE_KEEPING, 21, "In the last hand, with 3 4 6 kept, you rolled 2 1: Nothing."),
    (renamed(BROKE_KEEPING, "Ann"), 21, "In the last hand, with 3 4 6 kept, Ann rolled 2 1: Nothing."),
)  # fmt: skip
"""Dice, each by the number of its move."""


@pytest.mark.parametrize(("text", "place", "told"), CHOICES)
def test_a_choice_is_told_with_the_position_before_it(text: str, place: int, told: str) -> None:
    assert shown_review(text).moment(place).chosen == told


@pytest.mark.parametrize(("text", "place", "told"), DICE)
def test_dice_are_told_with_what_they_came_to_and_their_chance(text: str, place: int, told: str) -> None:
    assert shown_review(text).moment(place).thrown == told


YOU, ANN = Name("You", is_you=True), Name("Ann")
BEST = Sentence("Free Bacon", {})

MOVED = (
    (HOG_UNIT, 0.4, 0.757, YOU, "Your chance to win rose from 40.0% to 75.7%."),
    (HOG_UNIT, 0.4, 0.39, YOU, "Your chance to win fell from 40.0% to 39.0%."),
    (HOG_UNIT, 0.4, 0.757, ANN, "Ann's chance to win rose from 40.0% to 75.7%."),
    (HOG_UNIT, 0.4, 0.039, ANN, "Ann's chance to win fell from 40.0% to 3.9%."),
    (HOG_UNIT, 0.4, 1, YOU, "Your chance to win rose from 40.0% to 100.0%."),
    (HOG_UNIT, 0.4, 1 - 1e-15, YOU, "Your chance to win rose from 40.0% to 100.0%."),
    (HOG_UNIT, 0.4, 0.9999, YOU, "Your chance to win rose from 40.0% to over 99.9%."),
    (HOG_UNIT, 0.0001, 0.4, ANN, "Ann's chance to win rose from under 0.1% to 40.0%."),
    (HOG_UNIT, 0.9996, 0.99999, ANN, "Ann's chance to win rose from 99.96% to over 99.99%."),
    (HOG_UNIT, 0.4, 0, ANN, "Ann's chance to win fell from 40.0% to 0.0%."),
    (HOG_UNIT, 0.50062, 0.50141, YOU, "Your chance to win rose from 50.06% to 50.14%."),
    (HAZARD_UNIT, 1.9, 3.15, YOU, "You could then expect to win 3.1 rounds in this game, up from 1.9."),
    (HAZARD_UNIT, 1.9, 1.65, YOU, "You could then expect to win 1.6 rounds in this game, down from 1.9."),
    (HAZARD_UNIT, 1.92, 1.93, ANN, "Ann could then expect to win 1.93 rounds in this game, up from 1.92."),
    (HAZARD_UNIT, 4.96, 4.04, ANN, "Ann could then expect to win 4.0 rounds in this game, down from 5.0."),
    (
        HAZARD_UNIT,
        2.9,
        1,
        YOU,
        "That ended your turn with 1 round won; before the throw, you could expect to win 2.9.",
    ),
    (
        HAZARD_UNIT,
        3.95,
        2,
        YOU,
        "That ended your turn with 2 rounds won; before the throw, you could expect to win 4.0.",
    ),
    (
        HAZARD_UNIT,
        2.9,
        1,
        ANN,
        "That ended Ann's turn with 1 round won; before the throw, Ann could expect to win 2.9.",
    ),
    (
        HAZARD_UNIT,
        3.9,
        2,
        ANN,
        "That ended Ann's turn with 2 rounds won; before the throw, Ann could expect to win 3.9.",
    ),
    (
        HAZARD_UNIT,
        1.9,
        0,
        YOU,
        "That ended your turn with no rounds won; before the throw, you could expect to win 1.9.",
    ),
    (
        HAZARD_UNIT,
        1.9,
        0,
        ANN,
        "That ended Ann's turn with no rounds won; before the throw, Ann could expect to win 1.9.",
    ),
    (CRAPS_UNIT, 10, 55.5, YOU, "Bankroll and bets were then worth $45.50 more."),
    (CRAPS_UNIT, 50, 5, YOU, "Bankroll and bets were then worth $45 less."),
)


@pytest.mark.parametrize(("unit", "before", "after", "name", "told"), MOVED)
def test_what_dice_did_is_told_in_the_unit_of_the_game(
    unit: Unit, before: float, after: float, name: Name, told: str
) -> None:
    assert unit.moved_words(before, after, name) == told


BETTER = (
    (HOG_UNIT, 0.194, "“Free Bacon” would have won 19 more games in 100."),
    (HOG_UNIT, 0.0104, "“Free Bacon” would have won 1 more game in 100."),
    (HOG_UNIT, 0.004, "“Free Bacon” would have won 4 more games in 1,000."),
    (HAZARD_UNIT, 0.02, "“Free Bacon” would have won 0.020 rounds more on average."),
    (CRAPS_UNIT, 0.5, "That costs $0.50 on average."),
    (CRAPS_UNIT, -0.25, "By the rules of this table, that gains $0.25 on average."),
    (POKER_DICE_UNIT, 1.6, "“Free Bacon” would have reached $200 2 hands sooner on average."),
    (POKER_DICE_UNIT, 1.2, "“Free Bacon” would have reached $200 1 hand sooner on average."),
    (POKER_DICE_UNIT, 0.3, "“Free Bacon” would have reached $200 0.30 hands sooner on average."),
)


@pytest.mark.parametrize(("unit", "cost", "told"), BETTER)
def test_what_a_choice_cost_or_gained_is_told_in_the_unit_of_the_game(
    unit: Unit, cost: float, told: str
) -> None:
    assert unit.better_words(BEST, cost) == told


def test_a_whole_ending_is_told_from_the_result_to_the_moment() -> None:
    found = ending(hog("You", "always:4", turns="roll 1 : 3\n" + SCORED))
    assert found.moment.startswith(
        "Behind 0 to 3, 4-dice player rolled 6 + 6 + 6 + 6: 24 points (1 roll in 1,296). "
    )
    assert found.spoken.startswith("You started at ")
    assert found.spoken.endswith(found.moment)
    assert [str(bar.title) for bar in found.bars] == ["Start", "Choices", "Dice", "End"]
    assert (found.step is not None and found.step.place, found.place) == (2, found.error or 2)


def test_choices_of_others_stand_beside_the_dice_where_they_count() -> None:
    shown = [str(bar.title) for bar in ending(ALL["people"]).bars]
    assert shown == ["Start", "Choices", "Dice", "Others", "End"]


def test_where_nothing_stands_out_the_ending_says_so() -> None:
    assert ending(craps("throw : 3 4", "leave")).moment == (
        "No single roll stood out. You had nothing to decide."
    )
    assert ending(craps("bet pass 10", "leave")).moment == "No dice were rolled."
    even = craps("bet pass 10", "throw : 3 4", "bet pass 10", "throw : 1 1", "leave")
    assert ending(even).moment == "No single roll or choice stood out."


def test_where_the_player_had_nothing_to_choose_the_ending_says_so_beside_the_roll() -> None:
    found = ending(hog("always:4", "You", turns=SCORED))
    assert found.headline == "You lost, 0 to 24"
    assert found.moment.endswith(" to 0.0%. You had nothing to decide.")


def test_a_bet_that_was_taken_down_at_once_is_no_moment() -> None:
    moves = ("bet any-seven 50", "take-down any-seven", "bet pass 10", "throw : 1 1", "leave")
    found = ending(craps(*moves))
    assert found.moment.startswith(
        "Come-out roll with $10 on “Pass”: you rolled 1 + 1 = 2 (1 roll in 36). “Pass” lost $10."
    )
    assert found.error is None


def test_a_bet_taken_down_later_is_a_gain() -> None:
    # Hard 8 loses 1/11 of $200 on average; the pass line wins $10.
    throws = (
        "bet pass 10",
        "throw : 2 2",
        "bet hard-8 200",
        "throw : 1 2",
        "take-down hard-8",
        "throw : 1 3",
    )
    found = ending(craps(*throws, "leave"))
    assert found.headline == "You left $10 ahead"
    assert found.moment == (
        "Point 4 with $210 on the table: you took down “Hard 8”. "
        "By the rules of this table, that gains $18.18 on average."
    )


def test_a_game_that_was_decided_before_its_end_is_told_with_the_reason() -> None:
    # Ann leaves Ben 2 points short, beside a score of 30 with which Free Bacon gives him 6.
    turns = "roll 4 : 6 6 6 6\nroll 7 : 6 6 6 6 6 6 2\nroll 2 : 3 3\nroll 0\n"
    review = shown_review(hog("Ann", "Ben", turns=turns).replace("goal=20", "goal=40"))
    assert review.headline == "Ben won, 44 to 30"
    assert review.moment(3).decided(1) == "Ben could then win at once with Free Bacon."
    assert review.moment(4).decided(1) == ""


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    turns = "roll 1 : 3\n" + SCORED
    assert ending(hog("always:4", "always:4", turns=turns)).headline == "4-dice player no. 2 won, 24 to 3"
    assert ending(hog("Ann", "Ann", turns=turns)).headline == "Ann no. 2 won, 24 to 3"
    assert ending(hog("You", "Ann", turns=turns)).headline == "You lost, 3 to 24"
    standing = shown_review(hog("always:4", "always:4", turns=turns)).moment(2).standing
    assert standing == "4-dice player no. 1 3–0 4-dice player no. 2, first to 20"


def test_a_chance_that_fell_within_a_hand_is_told_with_the_rolls_left() -> None:
    fell = r"Your chance of reaching \$200 fell from \d+% to \d+%\."
    told = [str(shown_review(BROKE).moment(place).own_words(is_choice=False)) for place in (19, 20, 21)]
    assert re.fullmatch(rf"At \$10, you rolled 1 2 3 4 6: Nothing\. 2 rolls were left\. {fell}", told[0])
    assert re.fullmatch(rf"At \$0, you rolled 1 2 3 4 6: Nothing\. 1 roll was left\. {fell}", told[1])
    assert re.fullmatch(rf"In the last hand you rolled 1 2 3 4 6: Nothing\. {fell}", told[2])
    others = str(shown_review(renamed(BROKE, "Ann")).moment(20).own_words(is_choice=False))
    assert re.search(r"Nothing\. 1 roll was left\. The chance of reaching \$200 fell from ", others)


def test_a_choice_that_gave_up_the_award_could_not_reach_it() -> None:
    broke = poker_dice(NOTHING * 10)
    told = str(shown_review(broke).moment(20).own_words(is_choice=True))
    choice = "chose “keep all five dice”, which cannot reach $200; “keep "
    assert told.startswith(f"In hand 10, at $0 with 1 2 3 4 6, you {choice}")
    assert re.search(r"” reaches it in [1-9]\d? of 100 games\.$", told)
    others = str(shown_review(renamed(broke, "Ann")).moment(20).own_words(is_choice=True))
    assert others.startswith(f"In hand 10, at $0 with 1 2 3 4 6, Ann {choice}")


def test_leaving_at_a_cost_is_told_with_the_bets_it_gave_up_and_what_rolling_on_would_have_brought() -> None:
    def left(*moves: str, name: str = "You") -> str | None:
        moves = (*moves, "leave")
        return shown_review(craps(*moves, name=name)).moment(len(moves)).own_words(is_choice=True)

    position, nine = "Point 9 with $10 on “Pass”", "throw : 4 5"
    # 9 comes before 7 four times in ten: $10 on pass are worth $8, and on don't pass $12.
    better = "Rolling on would have brought $8 more on average."
    lost = f"{position}: you left the table and gave up $10 on “Pass”. {better}"
    assert left("bet pass 10", nine) == lost
    assert ending(craps("bet pass 10", nine, "leave")).moment == lost
    assert left("bet pass 10", nine, name="Ann") == (
        f"{position}: Ann left the table and gave up $10 on “Pass”. {better}"
    )
    against = position.replace("Pass", "Don't pass")
    assert left("bet dont-pass 10", nine) == (
        f"{against}: you left the table. Rolling on would have brought $2 more on average."
    )
    # The house pays hard ways less than they are worth.
    assert left("bet hard-8 10", nine) is None
    assert left(nine) is None
    # The point is 9, and the come bet lies on the 8.
    two = ("bet pass 10", nine, "bet come 10", "throw : 4 4")
    gave_up = "left the table and gave up 2 bets, $20 in total."
    assert str(left(*two)).startswith(f"Point 9 with $20 on the table: you {gave_up} Rolling on ")
    assert str(left(*two, name="Ann")).startswith(f"Point 9 with $20 on the table: Ann {gave_up} Rolling on ")


def test_what_another_person_chose_can_be_the_moment() -> None:
    # Ann has 38 points of 40, and two points of Free Bacon would win.
    turns = "roll 5 : 6 6 6 5 2\nroll 7 : 6 6 6 6 6 6 2\nroll 3 : 2 3 4\nroll 10 : 1 2 3 4 5 6 2 3 4 5\n"
    found = ending(hog("Ben", "Ann", turns=turns + SCORED).replace("goal=20", "goal=40"))
    assert found.headline == "Ben won, 58 to 39"
    told = r"Leading 38 to 34, Ann rolled 10 dice\. “Free Bacon” would have won \d+ more games in 100\."
    assert re.fullmatch(told, found.moment)


def test_quitting_is_told_by_the_award_it_gave_up() -> None:
    assert ending(POKER_QUIT).moment.endswith("you quit. Playing on would nearly always have reached $200.")
    told = ending(poker_dice(NOTHING * 8, "quit\n")).moment.splitlines()[-1]
    playing_on = r"Playing on would have reached \$200 in (\d+) of 100 games\."
    found = re.fullmatch(rf"At \$20, you quit\. {playing_on}", told)
    assert found is not None, told
    watched = ending(poker_dice(NOTHING * 8, "quit\n", name="Ann")).moment.splitlines()[-1]
    assert watched == f"At $20, Ann quit. Playing on would have reached $200 in {found[1]} of 100 games."
    assert ending(renamed(POKER_QUIT, "Ann")).moment.endswith(
        "Ann quit. Playing on would nearly always have reached $200."
    )
    # How often it is, is recomputed in `test_ending`.
    assert 50 < int(found[1]) < 99


def test_the_move_to_see_is_the_moment_or_the_dearest_where_choices_cost_most() -> None:
    quit_early = ending(POKER_QUIT)
    assert (quit_early.error, quit_early.place) == (2, 2)
    assert quit_early.step is not None
    assert quit_early.step.is_choice


def test_a_game_that_goes_on_has_no_ending_and_one_that_was_left_has() -> None:
    unfinished = CRAPS.removesuffix("leave\n")
    assert ending_on(unfinished) is None
    assert ending_of(shown_review(f"{LEFT}{unfinished}")) is not None


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(NotationError):
        ending_on("no record")


def test_bars_go_on_from_one_another_within_the_picture() -> None:
    for text, _ in HEADLINES.values():
        first, *changes, last = ending(text).bars
        height = first.end
        assert {first.way, last.way} == {None}
        for bar in changes:
            assert (bar.start, bar.way) == (
                pytest.approx(height),
                (bar.end > bar.start) - (bar.end < bar.start),
            )
            height = bar.end
        assert last.end == pytest.approx(height)
        ends = [end for bar in (first, *changes, last) for end in (bar.start, bar.end)]
        assert 0 <= min(ends) <= max(ends) <= 1


OF_A_DAY = '[Dice "today/1 2026-11-23"]\n'


def test_the_line_of_todays_game_says_how_it_ended_and_what_its_choices_cost() -> None:
    review = shown_review(HOG.replace("roll 0\n", f"{OF_A_DAY}roll 0\n", 1))
    cost = review.unit.amount_words(review.player.cost)
    own, other = review.game.history[-1].step.state.scores
    assert own < other
    assert str(line_to_copy(review)) == f"DiceDesk Hog 2026-11-23 · Lost {own}–{other} · cost {cost}"


def test_the_line_of_a_casual_game_says_so() -> None:
    review = shown_review(f'[Game "hog"]\n{OF_A_DAY}[Hints "1"]\n[Left "now"]\n')
    assert (
        str(line_to_copy(review))
        == "DiceDesk Hog 2026-11-23 · Left at 0–0 · cost 0.0 percentage points · casual"
    )


def test_games_with_other_dice_have_no_line_to_copy() -> None:
    assert str(line_to_copy(shown_review(HOG))) == ""


@pytest.mark.parametrize(
    ("header", "standing"),
    [
        ('[Player0 "You"]\n[Player1 "final"]\n', "You 14–10 Final strategist, first to 20"),
        ('[Player0 "final"]\n[Player1 "You"]\n', "You 10–14 Final strategist, first to 20"),
        ('[Player0 "Ben"]\n[Player1 "Ann"]\n', "Ben 14–10 Ann, first to 20"),
        ('[Player0 "Ben"]\n[Player1 "Ann"]\n[Home "1"]\n', "Ann 10–14 Ben, first to 20"),
    ],
)
def test_players_are_named_in_the_order_of_the_table(header: str, standing: str) -> None:
    text = HOG.replace('[Player0 "You"]\n[Player1 "final"]\n', header)
    assert shown_review(text).moment(6).standing == standing


def test_a_loss_to_casters_who_share_the_win_is_told_by_a_step_down() -> None:
    told = ending(hazard(WON * 3, OUT, WON * 4, OUT, WON * 4, OUT, names=("You", "best", "changer")))
    assert told.headline == "You lost, 3 rounds to 4"
    assert told.sums.result.number > told.sums.start.number
    assert told.step is not None
    assert told.step.change < 0
