"""Advice in a position of Poker Dice."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from dicedesk.coach.advice import evaluations_to_json, lines_of_choice
from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.rules import ANTE, FIRST_PURSE, MOST_ROLLS, PokerDiceState
from dicedesk.play.terminal import GameCommand, Say, whole_number

NOBODY = ("",)


def _add_options(poker_dice: ArgumentParser, say: Say) -> None:
    poker_dice.add_argument(
        "dice",
        nargs="*",
        metavar="FACE",
        help=say(tr("five dice as rolled (default: the choice before a hand)")),
    )
    poker_dice.add_argument("--rolls-left", default="2", metavar="N", help=say(tr("1 or 2 (default: 2)")))
    poker_dice.add_argument(
        "--purse",
        metavar="DOLLARS",
        help=say(tr("the bankroll after this hand's ante (default: 90; 100 before a hand)")),
    )


def _advise(arguments: Namespace) -> list[str]:
    state = _position(arguments)
    try:
        evaluations = POKER_DICE_COACH.evaluate(state, NOBODY)
    except ValueError as error:
        raise NotationError(error.args[0]) from None
    if not evaluations:
        raise NotationError(tr("The game is over."))
    if arguments.why is not None:
        return lines_of_choice(
            POKER_DICE, POKER_DICE_COACH, (state, NOBODY), arguments.why, as_json=arguments.json
        )
    if arguments.json:
        return [json.dumps({"game": "poker-dice"} | _to_json(state, evaluations), indent=1)]
    head = f"  {'move':<18}{'hands':>8}{'loss':>8}    {'award':>10}{'pays':>10}"
    columns = tr(
        "Hands to come, {hands} more for a game without the award; the chance of the award; what this hand pays: "
        "each on average when the best play goes on.",
        hands=MISSED_AWARD,
    )
    return [head, *(_line(state, evaluation) for evaluation in evaluations), "", columns]


def _position(arguments: Namespace) -> PokerDiceState:
    """Raises NotationError."""
    dice = tuple(map(whole_number, arguments.dice))
    left = whole_number(arguments.rolls_left)
    if not 1 <= left < MOST_ROLLS:
        raise NotationError(tr("Rolls left are 1 or 2, not {given!r}.", given=left))
    paid = ANTE if dice else 0
    purse = FIRST_PURSE - paid if arguments.purse is None else dollars(whole_number(arguments.purse))
    if purse < 0:
        raise NotationError(tr("A bankroll is a multiple of $5, not {purse}.", purse=Cents(purse).shown()))
    return PokerDiceState(Cents(purse), 1 if dice else 0, MOST_ROLLS - left if dice else 0, dice)


def _to_json(state: PokerDiceState, evaluations: Sequence[Evaluation]) -> Json:
    """Beside each choice `award`, the chance of it, and `mean_pay` in dollars, when the best play goes on."""
    told = evaluations_to_json(evaluations, POKER_DICE_COACH.unit)
    for evaluation, choice in zip(evaluations, told["choices"], strict=True):
        outlook = POKER_DICE_COACH.outlook(state, evaluation.move)
        choice |= {"award": outlook.award, "mean_pay": outlook.mean_pay}
    return told


def _line(state: PokerDiceState, evaluation: Evaluation) -> Sentence:
    unit, outlook = POKER_DICE_COACH.unit, POKER_DICE_COACH.outlook(state, evaluation.move)
    row = (
        f"  {evaluation.move.to_text():<18}{unit.read_value_words(evaluation.value):>8}"
        f"{unit.cost_words(evaluation.loss):>8}{unit.limits.grade(evaluation.graded_loss).sign:>4}"
        f"{outlook.award:>10.6f}{figure(outlook.mean_pay, 2, '$'):>10}"
    )
    return Sentence("{row}  {why}", {"row": row, "why": evaluation.why})


POKER_DICE_ADVICE = GameCommand(
    tr("the award, and how many hands it takes, with each choice of dice"), _add_options, _advise
)
