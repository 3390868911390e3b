"""Advice in a position of Poker Dice."""

import argparse
import json
from collections.abc import Sequence

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.coaching.evaluations import evaluations_to_json
from dicedesk.cli.coaching.why import add_why, why_of
from dicedesk.cli.numbers import whole_number
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.limits import LIMITS
from dicedesk.coach.words import cost_words, read_value_words
from dicedesk.core.game import Json
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.rules import ANTE, FIRST_PURSE, MOST_ROLLS, PokerDiceState

NOBODY = ("",)


def add_advice(games: Commands, say: Say) -> None:
    """Adds `advise poker-dice` to the command line; `say` translates."""
    poker_dice = games.add_parser(
        "poker-dice", help=say(tr("the award, and how many hands it takes, with each choice of dice"))
    )
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
    poker_dice.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    add_why(poker_dice, say)
    poker_dice.set_defaults(command=_advise)


def _advise(arguments: argparse.Namespace) -> Answer:
    state = _position(arguments)
    try:
        evaluations = POKER_DICE_COACH.evaluate(state, NOBODY)
    except ValueError as error:
        raise UnreadableError(error.args[0]) from None
    if not evaluations:
        raise UnreadableError(tr("The game is over."))
    if arguments.why is not None:
        return why_of(POKER_DICE, POKER_DICE_COACH, state, NOBODY, arguments)
    if arguments.json:
        return 0, [json.dumps({"game": "poker-dice"} | _to_json(state, evaluations), indent=1)]
    head = f"  {'move':<18}{'hands':>8}{'loss':>8}    {'award':>10}{'pays':>10}"
    columns = tr(
        "Hands to come, {hands} more for a game without the award; the chance of the award; what this hand pays: "
        "each on average when the best play goes on.",
        hands=MISSED_AWARD,
    )
    return 0, [head, *(_line(state, evaluation) for evaluation in evaluations), "", columns]


def _position(arguments: argparse.Namespace) -> PokerDiceState:
    """Raises UnreadableError."""
    dice = tuple(map(whole_number, arguments.dice))
    left = whole_number(arguments.rolls_left)
    if not 1 <= left < MOST_ROLLS:
        raise UnreadableError(tr("Rolls left are 1 or 2, not {given!r}.", given=left))
    paid = ANTE if dice else 0
    purse = FIRST_PURSE - paid if arguments.purse is None else dollars(whole_number(arguments.purse))
    if purse < 0:
        raise UnreadableError(tr("A bankroll is a multiple of $5, not {purse}.", purse=Cents(purse).shown()))
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
        f"  {evaluation.move.to_text():<18}{read_value_words(evaluation.value, unit):>8}"
        f"{cost_words(evaluation.loss, unit):>8}{LIMITS[unit].grade(evaluation.graded_loss).sign:>4}"
        f"{outlook.award:>10.6f}{figure(outlook.mean_pay, 2, '$'):>10}"
    )
    return Sentence("{row}  {why}", {"row": row, "why": evaluation.why})
