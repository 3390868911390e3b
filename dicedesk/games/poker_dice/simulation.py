"""A player's keeps in Poker Dice, as a table; its exact chance of the award, and games by the million.

A bankroll is counted in steps of $5 here. Hands and keeps are named by their indices in
`dicedesk.games.poker_dice.hands`.
"""

from collections.abc import Generator
from functools import cache, partial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.hands import Floats, Hands, lay_out
from dicedesk.games.poker_dice.odds_tables import BANKROLLS, WAYS
from dicedesk.games.poker_dice.players import HoldChooser
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_BANKROLL,
    MOST_ROLLS,
    STEP,
    PokerDiceState,
    Reroll,
)
from dicedesk.games.poker_dice.solver import AWARD_PLACE, START
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers

Holds: TypeAlias = npt.NDArray[np.intp]
"""(2, 38, 252): by rolls thrown less 1, by bankroll after the ante, by hand, the index of the keep."""

Chain: TypeAlias = Floats
"""(38, 40): by bankroll before a hand, the chance of each bankroll after it, of the award, and of broke."""

FIRST, PRICE, GOAL = FIRST_BANKROLL // STEP, ANTE // STEP, AWARD // STEP


def holds_of(chooser: HoldChooser, hands: Hands) -> Holds:
    """Return a player's keep of every hand, after each roll and with each bankroll."""
    keeps = [
        [
            [
                _keep(chooser, PokerDiceState(Cents(bankroll - ANTE), 1, rolls, faces))
                for faces in hands.hand_places
            ]
            for bankroll in BANKROLLS
        ]
        for rolls in range(1, MOST_ROLLS)
    ]
    return np.array(
        [[[hands.keep_places[faces] for faces in row] for row in rows] for rows in keeps], np.intp
    )


def pays_of(hands: Hands) -> npt.NDArray[np.intp]:
    """Return the pay of each hand, in steps of $5."""
    steps: npt.NDArray[np.intp] = (hands.pays // STEP).astype(np.intp)
    return steps


def award_chance(holds: Holds, hands: Hands) -> float:
    """Return the exact chance to reach the award before going broke, from the first bankroll on."""
    return float(ending_chances(chain_of(holds, hands), AWARD_PLACE)[START])


def chain_of(holds: Holds, hands: Hands) -> Chain:
    """Return the chances of each bankroll after a hand, by bankroll before it."""
    bankrolls = np.arange(len(BANKROLLS))
    weights = np.zeros((len(hands.keep_places), len(bankrolls)))
    weights[0] = 1.0
    for keeps in holds:
        lying = hands.chances(weights) / WAYS
        weights = np.zeros_like(weights)
        np.add.at(weights, (keeps.T, bankrolls), lying)
    lying = hands.chances(weights) / WAYS
    leads_to = np.zeros((len(bankrolls), len(bankrolls) + int(pays_of(hands).max()) + PRICE))
    np.add.at(leads_to, (bankrolls, bankrolls + pays_of(hands)[:, None]), lying)
    award, broke = leads_to[:, GOAL:].sum(axis=1), leads_to[:, :PRICE].sum(axis=1)
    return np.column_stack([leads_to[:, PRICE:GOAL], award, broke])


def ending_chances(chain: Chain, place: int) -> Floats:
    """Return (38,), the chance that a game ever ends at `AWARD_PLACE` or `BROKE_PLACE`, by bankroll.

    The chance from a bankroll is the mean of those from the bankrolls after a hand: linear equations.
    """
    equations = np.eye(len(BANKROLLS)) - chain[:, : len(BANKROLLS)]
    return np.asarray(np.linalg.solve(equations, chain[:, place]), np.float64)


def _keep(chooser: HoldChooser, state: PokerDiceState) -> tuple[int, ...]:
    move = chooser.move_at(state)
    rerolled = move.positions if isinstance(move, Reroll) else ()
    return tuple(face for position, face in enumerate(state.dice, 1) if position not in rerolled)


GAMES_A_CHUNK = 1 << 17
LANES = 1 << 14

Places = npt.NDArray[np.intp]


def play_poker_dice(
    holds: Holds, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """Play games in which these dice are kept; yield how many of those done so far reach the award.

    Raises ValueError for fewer than 1 game.
    """
    yield from simulated(partial(_played, holds), games, GAMES_A_CHUNK, seed, workers)


def _played(holds: Holds, games: int, generator: np.random.Generator) -> Sample:
    pays = pays_of(lay_out())
    bankrolls = np.full(min(games, LANES), FIRST, np.intp)
    left, wins = games - len(bankrolls), 0
    while len(bankrolls):
        paid = bankrolls - PRICE
        bankrolls = paid + pays[final_hands(paid, holds, generator)]
        over = np.flatnonzero((bankrolls < PRICE) | (bankrolls >= GOAL))
        wins += int(np.count_nonzero(bankrolls[over] >= GOAL))
        again = over[:left]
        bankrolls[again] = FIRST
        left -= len(again)
        if len(again) < len(over):
            bankrolls = np.delete(bankrolls, over[len(again) :])
    return Sample.of_wins(games, wins)


def final_hands(paid: Places, holds: Holds, generator: np.random.Generator) -> Places:
    """Return a hand for each bankroll, after all its rolls."""
    hands = _throw(np.zeros(len(paid), np.intp), generator)
    for keeps in holds:
        hands = _throw(keeps.take(paid * keeps.shape[1] + hands), generator)
    return hands


def _throw(keeps: Places, generator: np.random.Generator) -> Places:
    """The hands that result when the other dice are thrown."""
    places = keeps * WAYS
    # Twice as fast as whole numbers drawn below WAYS; a throw's chance is off by less than one in 10**12.
    places += (generator.random(len(keeps)) * WAYS).astype(np.intp)
    hands: Places = _becomes().take(places).astype(np.intp)
    return hands


@cache
def _becomes() -> npt.NDArray[np.uint8]:
    """The hand by [keep, throw of five dice], flat; a keep takes as many of the dice as it lacks."""
    hands = lay_out()
    # The counts of the faces, as the digits of a number: those of several dice add up.
    faces = np.indices((SIDES,) * DICE).reshape(DICE, -1)
    offsets = np.vstack([np.zeros(WAYS, np.intp), np.cumsum(SIDES**faces, axis=0)])
    places = np.zeros(SIDES**SIDES, np.uint8)
    for dice, place in hands.hand_places.items():
        places[sum(SIDES ** (face - 1) for face in dice)] = place
    rows = [
        places[offsets[DICE - len(dice)] + sum(SIDES ** (face - 1) for face in dice)]
        for dice in hands.keep_places
    ]
    return np.concatenate(rows)
