"""Poker Dice's answers to `advise`, `odds` and `lab simulate`."""

import json
from argparse import ArgumentParser, Namespace
from functools import partial

from dicedesk.coach.advice import OwnFigures, advised
from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.money import Cents, dollars
from dicedesk.core.position import PositionLine
from dicedesk.core.words import figure, listed, tr, trn
from dicedesk.games.poker_dice.odds import HoldValue, PokerDiceOdds, solve
from dicedesk.games.poker_dice.odds_tables import BANKROLLS, MISSED_AWARD
from dicedesk.games.poker_dice.players import PLAYERS, parse_player
from dicedesk.games.poker_dice.rules import (
    ANTE,
    FIRST_BANKROLL,
    MOST_ROLLS,
    POKER_DICE,
    STEP,
    PokerDiceMove,
    PokerDiceState,
)
from dicedesk.lab.sample import Simulation
from dicedesk.play.terminal import (
    AdviceCommand,
    GameCommand,
    GameCommands,
    Say,
    explained,
    not_allowed,
    whole_number,
)

NO_DICE = "-"

_COLUMNS = tr(
    "Columns: average number of hands still to play, chance of the award and average payout of this "
    "hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} "
    "hands.",
    hands=MISSED_AWARD,
)


def _add_position(poker_dice: ArgumentParser, say: Say) -> None:
    poker_dice.add_argument(
        "dice",
        nargs="*",
        metavar="FACE",
        help=say(
            tr(
                "the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)"
            )
        ),
    )
    poker_dice.add_argument(
        "--rolls-left",
        default="2",
        metavar="N",
        help=say(explained(tr("rolls left in this hand"), tr("1 or 2"), "2")),
    )
    poker_dice.add_argument(
        "--bankroll",
        metavar="DOLLARS",
        help=say(
            tr("the bankroll after this hand's ante, a multiple of $5 (default: 90, or 100 before a hand)")
        ),
    )


def _advise(position: PositionLine[PokerDiceState], arguments: Namespace) -> list[str] | Json:
    # Loads 25 ms; neither listing the commands nor the odds need the coach.
    from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
    from dicedesk.games.poker_dice.table_view import PokerDiceTelling

    state = position.state

    def outlook(choice: Evaluation[PokerDiceMove]) -> tuple[Json, str]:
        """Give the hands, the chance of the award, and the mean pay of the hand in dollars."""
        found = POKER_DICE_COACH.outlook(state, choice.move)
        told = {"hands": found.hands, "award": found.award, "mean_pay": found.mean_pay}
        return told, f"{figure(found.hands, 2):>8}{found.award:>10.6f}{figure(found.mean_pay, 2, '$'):>10}"

    name = partial(PokerDiceTelling().choice, state)
    own = OwnFigures(f"{'hands':>8}{'award':>10}{'pays':>10}", outlook, _COLUMNS, name, arguments.say)
    return advised(position, POKER_DICE_COACH, arguments, "hands", (18, 8), own)


def _position(arguments: Namespace) -> PositionLine[PokerDiceState]:
    """Raises NotationError."""
    dice = tuple(map(whole_number, arguments.dice))
    left = whole_number(arguments.rolls_left)
    if not 1 <= left < MOST_ROLLS:
        raise not_allowed(left, "--rolls-left", tr("1 or 2"))
    paid = ANTE if dice else 0
    bankroll = (
        FIRST_BANKROLL - paid if arguments.bankroll is None else dollars(whole_number(arguments.bankroll))
    )
    if bankroll < 0 or bankroll % STEP:
        raise not_allowed(arguments.bankroll, "--bankroll", tr("a multiple of $5"))
    state = PokerDiceState(Cents(bankroll), 1 if dice else 0, MOST_ROLLS - left if dice else 0, dice)
    return PositionLine(POKER_DICE, state)


def _add_dice(poker_dice: ArgumentParser, say: Say) -> None:
    poker_dice.add_argument(
        "--dice",
        nargs="*",
        metavar="FACE",
        help=say(
            tr(
                "the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)"
            )
        ),
    )
    poker_dice.add_argument(
        "--rolls-left",
        default="2",
        metavar="N",
        help=say(explained(tr("rolls left in this hand"), tr("0, 1 or 2"), "2")),
    )


def _odds(arguments: Namespace) -> list[str]:
    rolls_left = whole_number(arguments.rolls_left)
    if not 0 <= rolls_left < MOST_ROLLS:
        raise not_allowed(rolls_left, "--rolls-left", tr("0, 1 or 2"))
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
        "award_from": {bankroll.to_text(): odds.greatest_award_chance(bankroll) for bankroll in BANKROLLS},
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
        "Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).",
        mean=figure(odds.mean_pay, 4),
        exact=odds.mean_pay,
    )
    soonest = tr(
        "Best play reaches the Major Award from $100 in {hands} hands on average.",
        hands=figure(odds.hands_to_award, 4),
    )
    best = tr(
        "Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” "
        "is the chance of the award with the safest play.",
        hands=MISSED_AWARD,
    )
    heads = f"{'bankroll':>8}{'greatest chance':>18}{'best play: chance':>20}{'hands':>10}"
    rows = [
        f"{bankroll.shown():>8}{odds.greatest_award_chance(bankroll):>18.9f}"
        f"{odds.award_chance(bankroll):>20.9f}{odds.hands_from(bankroll):>10.4f}"
        for bankroll in BANKROLLS
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
    lines += ["", tr("Chance of each hand if you keep the best dice:")]
    chances = odds.category_chances(dice, rolls_left, holds[0].keep)
    lines += [
        f"  {category.value:<16}{float(chance):>10.6f}  {chance}" for category, chance in chances.items()
    ]
    return lines


def _in_words(faces: Roll) -> str:
    return " ".join(map(str, faces)) or NO_DICE


def _add_player(poker_dice: ArgumentParser, say: Say) -> None:
    poker_dice.add_argument(
        "player", metavar="PLAYER", help=say(explained(tr("the computer player"), listed(PLAYERS)))
    )


def _simulate(arguments: Namespace) -> Simulation:
    # numpy: 125 ms.
    from dicedesk.games.poker_dice.hands import lay_out
    from dicedesk.games.poker_dice.simulation import award_chance, holds_of, play_poker_dice

    player, hands = parse_player(arguments.player), lay_out()
    holds = holds_of(player.chooser, hands)
    question = tr("Chance that {name} reaches the award before going broke", name=arguments.player)
    return Simulation(question, award_chance(holds, hands), partial(play_poker_dice, holds))


COMMANDS = GameCommands(
    advise=AdviceCommand(
        tr("compare the dice you could keep on the way to the Major Award"),
        _add_position,
        _position,
        _advise,
    ),
    odds=GameCommand(
        tr("say what each choice of dice to keep pays, and how close the Major Award is"), _add_dice, _odds
    ),
    simulate=GameCommand(tr("simulate games played by a computer player"), _add_player, _simulate),
)
