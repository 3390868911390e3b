"""Craps's answers to `advise`, `odds` and `lab simulate`: the cost of bets, their odds, and bets on the pass line."""

import json
import re
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from fractions import Fraction

from dicedesk.coach.advice import advised, lines_of_working
from dicedesk.coach.export import working_to_json
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.money import DOLLAR, dollars
from dicedesk.core.position import PositionLine
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    PASS,
    POINTS,
    Bet,
    bet_named,
    no_bet_called,
    no_point,
    title_of,
    with_bet,
)
from dicedesk.games.craps.coach import CrapsCoach, working_of_bet
from dicedesk.games.craps.costs import BetPrice, TablePrice, price_of_table, reason_of_bet
from dicedesk.games.craps.fates import position_of
from dicedesk.games.craps.house import (
    HOUSE_RULES,
    PRESETS,
    commission_on_bet,
    rules_named,
)
from dicedesk.games.craps.odds import BetFigures, all_figures, all_figures_at, figures
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.lab.sample import Simulation
from dicedesk.play.terminal import (
    AdviceCommand,
    GameCommand,
    GameCommands,
    Say,
    explained,
    no_options,
    whole_number,
)

_HEAD = (
    f"{'bet':<18} {'amount':>9} {'next roll':>10} {'variance':>12} {'until gone':>10} {'variance':>12}"
    f" {'a decision':>10} {'rolls':>7} {'an hour':>9}"
)


_PAID = tr(
    "Commissions were paid when the bets were made, so only the hourly cost of new bets includes them."
)

_EDGE = tr(
    "“edge” is the share of the money put down, commission included, that the house keeps each time "
    "the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the "
    "table."
)
_MADE = tr(
    "Bets that need a point are assumed to be made right after it is set; their figures are averages "
    "over all points, weighted by how often each comes up. --point gives the figures for a single "
    "point."
)
_AT_POINT = tr("Each bet is made, or is already on the table, at the given point.")


def _add_position(craps: ArgumentParser, say: Say) -> None:
    add_rules(craps, say)
    craps.add_argument(
        "--bets",
        default="",
        metavar="BETS",
        help=say(tr("bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)")),
    )
    craps.add_argument(
        "--point",
        metavar="N",
        help=say(tr("the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)")),
    )
    craps.add_argument(
        "--odds-on", action="store_true", help=say(tr("let come odds work on the come-out roll"))
    )
    craps.add_argument(
        "--work-on",
        action="store_true",
        help=say(tr("let bets that are normally off on the come-out roll work anyway")),
    )


def _add_stake(craps: ArgumentParser, say: Say) -> None:
    craps.add_argument(
        "--stake",
        default="1",
        metavar="DOLLARS",
        help=say(tr("the amount of each bet if none is on the table (default: the minimum)")),
    )


def _advise(position: PositionLine[CrapsState], arguments: Namespace) -> list[str] | Json:
    state = position.state
    if not state.bets:
        coach = CrapsCoach(whole_number(arguments.stake))
        return advised(position, coach, arguments, "brings", (18, 10))
    if arguments.why is not None:
        return _why_of_bet(state, arguments.why or state.bets[0].name, as_json=arguments.json)
    price = price_of_table(state)
    return _table_to_json(state, price) if arguments.json else _lines(state, price)


def _position(arguments: Namespace) -> PositionLine[CrapsState]:
    """The bets may have been made earlier. Raises NotationError."""
    rules, stake = rules_named(arguments.rules), whole_number(arguments.stake)
    # Pays for any bet of the stake, with its commission.
    bankroll = dollars(max(rules.bankroll, rules.minimum, 2 * stake))
    state = CrapsState(
        rules,
        bankroll,
        point_named(arguments.point),
        odds_on=arguments.odds_on,
        # Where all bets work anyway, the option changes nothing.
        bets_on=arguments.work_on and bool(rules.resting),
    )
    for item in filter(None, re.split(r"\s*,\s*", arguments.bets.strip())):
        state = replace(state, bets=with_bet(state.bets, _bet(state, item)))
    return PositionLine(CRAPS, state)


def _bet(state: CrapsState, item: str) -> Bet:
    match = re.fullmatch(r"([a-z0-9-]+)\s+\$?([1-9][0-9]{0,6})", item)
    if match is None:
        raise NotationError(tr("“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”", text=item))
    if match[1] not in BET_KINDS:
        raise NotationError(no_bet_called(match[1]))
    return bet_named(match[1], int(match[2]), state.point)


def _why_of_bet(state: CrapsState, name: str, *, as_json: bool) -> list[str] | Json:
    """What the next roll does to a bet on the table. Raises NotationError."""
    working = working_of_bet(state, name)
    if working is None:
        if name not in BET_KINDS:
            raise NotationError(no_bet_called(name))
        raise NotationError(tr("the bets on the table do not include “{name}”", name=name))
    if as_json:
        return {"game": "craps", "bet": name} | working_to_json(working)
    return lines_of_working(working)


def _why(state: CrapsState, price: BetPrice) -> Sentence:
    position = position_of(state, BET_KINDS[price.name])
    return reason_of_bet(position, price.amount, price.each_decision)


def _table_to_json(state: CrapsState, table: TablePrice) -> Json:
    """Costs in dollars, as fractions; variances in dollars squared."""
    together = {
        "next_throw": str(table.next_throw / DOLLAR),
        "next_throw_variance": str(table.next_variance / DOLLAR**2),
        "until_gone": str(table.until_gone / DOLLAR),
        "an_hour": str(table.an_hour / DOLLAR),
    }
    return {
        "game": "craps",
        "point": state.point,
        "bets": [_bet_to_json(state, bet) for bet in table.bets],
    } | together


def _lines(state: CrapsState, table: TablePrice) -> list[str]:
    together = (
        f"{'together':<18} {state.on_table.to_text():>9} {_dollars(table.next_throw, 10)}"
        f" {_squared(table.next_variance)} {_dollars(table.until_gone, 10)} {'':>12} {'':>10} {'':>7}"
        f" {_dollars(table.an_hour, 9)}"
    )
    reasons = [
        Sentence("{bet}: {why}", {"bet": title_of(bet.name), "why": _why(state, bet)}) for bet in table.bets
    ]
    title = tr("Expected cost of each bet in dollars (negative is a gain):")
    notes = [_PAID] if any(commission_on_bet(state.rules, bet) for bet in state.bets) else []
    return [title, _HEAD, *map(_row, table.bets), together, "", *reasons, *notes]


def _row(price: BetPrice) -> str:
    return (
        f"{price.name:<18} {price.amount.to_text():>9} {_dollars(price.next_throw, 10)}"
        f" {_squared(price.next_variance)} {_dollars(price.until_gone, 10)} {_squared(price.variance)}"
        f" {_dollars(price.each_decision, 10)} {float(price.throws):>7.2f} {_dollars(price.an_hour, 9)}"
    )


def _dollars(cents: Fraction, width: int) -> str:
    return f"{float(cents / DOLLAR):>{width}.4f}"


def _squared(cents: Fraction) -> str:
    return f"{float(cents / DOLLAR**2):>12.2f}"


def _bet_to_json(state: CrapsState, price: BetPrice) -> Json:
    return {
        "name": price.name,
        "amount": price.amount.to_text(),
        "next_throw": str(price.next_throw / DOLLAR),
        "next_throw_variance": str(price.next_variance / DOLLAR**2),
        "until_gone": str(price.until_gone / DOLLAR),
        "variance": str(price.variance / DOLLAR**2),
        "each_decision": str(price.each_decision / DOLLAR),
        "decisions": str(price.decisions),
        "throws": str(price.throws),
        "an_hour": str(price.an_hour / DOLLAR),
        "why": str(_why(state, price)),
    }


def _add_point(craps: ArgumentParser, say: Say) -> None:
    add_rules(craps, say)
    craps.add_argument(
        "--point",
        metavar="N",
        help=say(
            tr(
                "the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the "
                "average over all points)"
            )
        ),
    )


def add_rules(parser: ArgumentParser, say: Say) -> None:
    """Add the option that `rules_named` reads."""
    parser.add_argument(
        "--rules",
        default="",
        metavar="RULES",
        help=say(explained(HOUSE_RULES, default=next(iter(PRESETS)))),
    )


def point_named(text: str | None) -> int | None:
    """The point in the text of an option, if any. Raises NotationError."""
    if text is None:
        return None
    point = whole_number(text)
    if point not in POINTS:
        raise NotationError(no_point(point))
    return point


def _odds(arguments: Namespace) -> list[str]:
    rules, point = rules_named(arguments.rules), point_named(arguments.point)
    bets = all_figures(rules) if point is None else all_figures_at(point, rules)
    if arguments.json:
        return [json.dumps({name: _figures_to_json(bet) for name, bet in bets.items()}, indent=1)]
    head = f"{'bet':<18} {'wins':>9} {'loses':>9} {'pushes':>9} {'edge':>9} {'a roll':>9} {'rolls':>8}"
    return [head, *map(_figures_line, bets.values()), "", _EDGE, _MADE if point is None else _AT_POINT]


def _figures_to_json(bet: BetFigures) -> Json:
    return {
        "win": str(bet.win),
        "lose": str(bet.lose),
        "push": str(bet.push),
        "edge": str(bet.edge),
        "edge_per_throw": str(bet.edge_per_throw),
        "mean_throws": str(bet.mean_throws),
    }


def _figures_line(bet: BetFigures) -> str:
    shares = (bet.win, bet.lose, bet.push, bet.edge, bet.edge_per_throw)
    return f"{bet.name:<18} {' '.join(f'{float(share):>9.6f}' for share in shares)} {float(bet.mean_throws):>8.4f}"


def _simulate(_: Namespace) -> Simulation:
    # numpy: 125 ms.
    from dicedesk.games.craps.simulation import play_pass_line

    exact = float(figures(PASS.name).win)
    return Simulation(tr("Chance to win a bet on the pass line"), exact, play_pass_line)


COMMANDS = GameCommands(
    advise=AdviceCommand(
        tr("give the expected cost of each bet"), _add_position, _position, _advise, _add_stake
    ),
    odds=GameCommand(tr("give the odds and house edge of every bet"), _add_point, _odds),
    simulate=GameCommand(tr("bet on the pass line"), no_options, _simulate),
)
