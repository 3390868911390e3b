"""What each choice in a position of Poker Dice is worth, on the command line."""

import json

import pytest

from dicedesk import cli
from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import PokerDiceState

Output = pytest.CaptureFixture[str]
FIVES = ["5", "5", "2", "5", "3"]


def best_value() -> float:
    """The hands that come after three fives of $120 are kept for the last roll."""
    state = PokerDiceState(dollars(120), 1, 2, (5, 5, 2, 5, 3))
    return float(POKER_DICE_COACH.evaluate(state, ("",))[0].value)


def test_the_choices_of_dice_come_best_first(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", *FIVES, "--rolls-left", "1", "--purse", "120"]) == 0
    head, best, *_, quits, _, columns = capsys.readouterr().out.splitlines()
    assert head.split() == ["move", "hands", "loss", "award", "pays"]
    assert best.split()[:7] == ["reroll", "3", "5", f"{best_value():.2f}", "0.00", "1.000000", "$15.56"]
    assert "makes four of a kind or better 31% of the time" in best
    assert quits.split()[:4] == ["quit", "100.00", f"{100 - best_value():.2f}", "??"]
    assert columns.startswith(
        "Hands to come, 100 more for a game without the award; the chance of the award;"
    )


def test_poker_dice_as_json_says_what_the_coach_finds(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", *FIVES, "--rolls-left", "1", "--purse", "120", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    state = PokerDiceState(dollars(120), 1, 2, (5, 5, 2, 5, 3))
    found = POKER_DICE_COACH.evaluate(state, ("",))
    assert (told["game"], told["unit"]) == ("poker-dice", "hands")
    assert [
        (choice["move"], choice["value"], choice["loss"], choice["why"]) for choice in told["choices"]
    ] == [(choice.move.to_text(), choice.value, choice.loss, choice.why) for choice in found]
    for choice, evaluation in zip(told["choices"], found, strict=True):
        outlook = POKER_DICE_COACH.outlook(state, evaluation.move)
        assert (choice["award"], choice["mean_pay"]) == (outlook.award, outlook.mean_pay)


def test_without_dice_the_choice_is_between_a_hand_and_quitting(capsys: Output) -> None:
    assert cli.run(["advise", "poker-dice", "--purse", "150"]) == 0
    hand, quits = capsys.readouterr().out.splitlines()[1:3]
    assert hand.split()[:3] == ["hand", "13.70", "0.00"]
    assert quits.split()[:3] == ["quit", "100.00", "86.30"]


def test_a_hand_is_taken_to_be_the_first_where_no_bankroll_is_given(capsys: Output) -> None:
    cli.run(["advise", "poker-dice", *FIVES, "--json"])
    told = json.loads(capsys.readouterr().out)
    state = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3))
    assert told["choices"][0]["value"] == POKER_DICE_COACH.evaluate(state, ("",))[0].value


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["5", "5", "2"], "A hand is five dice that show 1 to 6, not [5, 5, 2]."),
        ([*FIVES, "--rolls-left", "0"], "Rolls left are 1 or 2, not 0."),
        ([*FIVES, "--purse", "190"], "Within a hand a bankroll is $0 to $185 in steps of $5, not $190."),
        (["--purse", "-10"], "A bankroll is a multiple of $5, not −$10."),
        (["--purse", "200"], "The game is over."),
        (["--purse", "x"], "expected a whole number"),
    ],
)
def test_what_is_no_position_of_poker_dice_gets_one_sentence(
    words: list[str], said: str, capsys: Output
) -> None:
    assert cli.run(["advise", "poker-dice", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)
