"""Players of craps who bet at random, and houses of all kinds for them."""

from dataclasses import replace
from itertools import product
from random import Random

from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, MOVED, NAMES, PLACE_LOSES, PROPOSITIONS
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, TurnBets, TurnOdds

HOUSES = tuple(
    replace(
        LAS_VEGAS,
        field_two=two,
        field_twelve=twelve,
        commission_on_win=on_win,
        hardways_work=hardways,
        lays_rest=lays,
        come_out_rest=rest,
        place_wins_stay=stay,
        maximum=1_000_000,
    )
    for two, twelve, on_win, hardways, lays, rest, stay in product((2, 3), (2, 3), *[(True, False)] * 5)
)
BETS = tuple(name for name in NAMES if BET_KINDS[name] not in MOVED | frozenset(PLACE_LOSES.values()))
LINE_BETS = ("pass", "dont-pass", "come", "dont-come")
NUMBERS = tuple(name for name in BETS if name.startswith(("place", "buy", "lay", "hard", "big")))
ODDS = tuple(name for name in BETS if "odds" in name)
ON_ONE_THROW = tuple(name for name in BETS if BET_KINDS[name] in PROPOSITIONS and not name.startswith("hop"))


def any_bet(random: Random, state: CrapsState) -> PlaceBet:
    """A bet of an amount that pays whole cents, commission included; odds most often where they can be made."""
    behind = tuple(odds.name for odds, line in LINE_BEHIND.items() if state.amount_on(line))
    names = random.choice((LINE_BETS, NUMBERS, NUMBERS, behind or ODDS, ON_ONE_THROW, BETS))
    return PlaceBet(random.choice(names), 6 * random.randint(1, 6))


def any_moves(random: Random, state: CrapsState) -> list[CrapsMove]:
    """What a player tries before a throw."""
    moves: list[CrapsMove] = [any_bet(random, state) for _ in range(random.randint(0, 4))]
    if state.bets and random.random() < 0.15:
        moves.append(TakeDown(random.choice(state.bets).name))
    if random.random() < 0.1:
        moves.append(TurnOdds(on=random.random() < 0.5))
    if random.random() < 0.1:
        moves.append(TurnBets(on=random.random() < 0.5))
    return moves


def any_house(random: Random) -> HouseRules:
    """A house with each switch thrown at random."""
    return HouseRules(
        odds_limit=random.choice((None, "3-4-5", 2)),
        field_twelve=random.choice((2, 3)),
        field_two=random.choice((2, 3)),
        minimum=random.choice((1, 5)),
        **{name: random.random() < 0.5 for name in _YES_OR_NO},
    )


def any_amount(random: Random, state: CrapsState) -> PlaceBet:
    """A bet of any kind and any amount, which need not pay whole cents."""
    made = random.choice([kind.name for kind in PLACE_LOSES.values()]) if random.random() < 0.1 else ""
    return PlaceBet(made or any_bet(random, state).name, random.randint(1, 60))


_YES_OR_NO = (
    "commission_on_win",
    "come_out_propositions",
    "numbers_any_time",
    "casino_bets",
    "come_out_rest",
    "lays_rest",
    "hardways_work",
    "place_wins_stay",
    "come_on_point_wins",
    "dont_come_twelve_wins",
)
