"""Poker Dice's exact chances on the command line."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import figure, tr, trn
from dicedesk.games.poker_dice.odds import HoldValue, PokerDiceOdds, solve
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD, PURSES
from dicedesk.play.terminal import GameCommand, Say, whole_number

NO_DICE = "-"


def _add_options(poker_dice: ArgumentParser, say: Say) -> None:
    poker_dice.add_argument(
        "--dice", nargs="*", metavar="FACE", help=say(tr("five dice as rolled (default: the whole game)"))
    )
    poker_dice.add_argument("--rolls-left", default="2", metavar="N", help=say(tr("0, 1 or 2 (default: 2)")))


def _odds(arguments: Namespace) -> list[str]:
    rolls_left = whole_number(arguments.rolls_left)
    if arguments.dice is None:
        odds = solve()
        return [json.dumps(_game_to_json(odds), indent=1)] if arguments.json else _lines_of_game(odds)
    dice = tuple(map(whole_number, arguments.dice))
    odds = solve()
    try:
        holds = odds.holds(dice, rolls_left)
    except ValueError as error:
        raise NotationError(error.args[0]) from None
    if arguments.json:
        return [json.dumps(_holds_to_json(odds, dice, rolls_left, holds), indent=1)]
    return _lines_of_holds(odds, dice, rolls_left, holds)


def _game_to_json(odds: PokerDiceOdds) -> Json:
    """The mean pay of a hand in dollars, the best play's mean number of hands, the greatest chance of the award."""
    return {
        "mean_pay": str(odds.mean_pay),
        "hands_to_award": odds.hands_to_award,
        "award_from": {purse.to_text(): odds.greatest_award_chance(purse) for purse in PURSES},
    }


def _holds_to_json(odds: PokerDiceOdds, dice: Roll, rolls_left: int, holds: tuple[HoldValue, ...]) -> Json:
    """Every hold, the best first; and the chance of each category under the best one."""
    told = [
        {"keep": list(hold.keep), "reroll": list(hold.reroll), "mean_pay": str(hold.mean_pay)}
        for hold in holds
    ]
    chances = odds.category_chances(dice, rolls_left, holds[0].keep)
    return {
        "holds": told,
        "chances": {category.value: str(chance) for category, chance in chances.items()},
        "best": told[0],
    }


def _lines_of_game(odds: PokerDiceOdds) -> list[str]:
    mean = tr(
        "Played for the highest average payout, a hand pays ${mean} on average, exactly {exact}.",
        mean=figure(odds.mean_pay, 4),
        exact=odds.mean_pay,
    )
    soonest = tr(
        "Best play for the award takes {hands} hands from $100 on average.",
        hands=figure(odds.hands_to_award, 4),
    )
    best = tr(
        "Best play has the fewest hands, where a game without the award counts {hands} more. "
        "Greatest is the chance of the safest play.",
        hands=MISSED_AWARD,
    )
    heads = f"{'bankroll':>8}{'greatest chance':>18}{'best play: chance':>20}{'hands':>10}"
    rows = [
        f"{purse.shown():>8}{odds.greatest_award_chance(purse):>18.9f}"
        f"{odds.award_chance(purse):>20.9f}{odds.hands_from(purse):>10.4f}"
        for purse in PURSES
    ]
    return [mean, soonest, best, "", heads, *rows]


def _lines_of_holds(
    odds: PokerDiceOdds, dice: Roll, rolls_left: int, holds: tuple[HoldValue, ...]
) -> list[str]:
    said = trn(
        "{dice} with 1 roll left:", "{dice} with {count} rolls left:", rolls_left, dice=_in_words(dice)
    )
    lines: list[str] = [said, ""]
    lines.append(f"  {'keep':<12}{'re-roll':<12}{'pays on average':>16}")
    for hold in holds:
        pays = f"${float(hold.mean_pay):.4f}"
        lines.append(f"  {_in_words(hold.keep):<12}{_in_words(hold.reroll):<12}{pays:>16}  {hold.mean_pay}")
    lines += ["", tr("Keeping the best dice makes:")]
    chances = odds.category_chances(dice, rolls_left, holds[0].keep)
    lines += [
        f"  {category.value:<16}{float(chance):>10.6f}  {chance}" for category, chance in chances.items()
    ]
    return lines


def _in_words(faces: Roll) -> str:
    return " ".join(map(str, faces)) or NO_DICE


POKER_DICE_CHANCES = GameCommand(
    tr("what to keep of five dice, and how soon the award comes"), _add_options, _odds
)
