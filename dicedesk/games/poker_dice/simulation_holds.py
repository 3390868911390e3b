"""What a player of Poker Dice keeps of every hand, as a table, and how often that leads to the award, exactly.

A purse is counted in steps of $5 here. Hands and keepings are named by their places in
`dicedesk.games.poker_dice.hands`.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.hands import Floats, Hands
from dicedesk.games.poker_dice.odds_purse import AWARD_PLACE, START
from dicedesk.games.poker_dice.odds_tables import PURSES, STEP, WAYS
from dicedesk.games.poker_dice.players import HoldChooser
from dicedesk.games.poker_dice.rules import ANTE, AWARD, FIRST_PURSE, MOST_ROLLS, PokerDiceState, Reroll

Holds: TypeAlias = npt.NDArray[np.intp]
"""(2, 38, 252): by rolls thrown less 1, by purse after the ante, by hand, the place of what is kept."""

Chain: TypeAlias = Floats
"""(38, 40): by purse before a hand, the chance of each purse after it, of the award, and of broke."""

FIRST, PRICE, GOAL = FIRST_PURSE // STEP, ANTE // STEP, AWARD // STEP


def holds_of(chooser: HoldChooser, hands: Hands) -> Holds:
    """All that a player keeps."""
    kept = [
        [
            [
                _kept(chooser, PokerDiceState(Cents(purse - ANTE), 1, rolls, faces))
                for faces in hands.hand_places
            ]
            for purse in PURSES
        ]
        for rolls in range(1, MOST_ROLLS)
    ]
    return np.array([[[hands.keep_places[faces] for faces in row] for row in rows] for rows in kept], np.intp)


def pays_of(hands: Hands) -> npt.NDArray[np.intp]:
    """What each hand pays, in steps."""
    steps: npt.NDArray[np.intp] = (hands.pays // STEP).astype(np.intp)
    return steps


def award_chance(holds: Holds, hands: Hands) -> float:
    """The exact chance to reach the award before going broke, from the first purse on."""
    return float(ending_chances(chain_of(holds, hands), AWARD_PLACE)[START])


def chain_of(holds: Holds, hands: Hands) -> Chain:
    """What a hand makes of each purse."""
    purses = np.arange(len(PURSES))
    weights = np.zeros((len(hands.keep_places), len(purses)))
    weights[0] = 1.0
    for kept in holds:
        lying = hands.chances(weights) / WAYS
        weights = np.zeros_like(weights)
        np.add.at(weights, (kept.T, purses), lying)
    lying = hands.chances(weights) / WAYS
    leads_to = np.zeros((len(purses), len(purses) + int(pays_of(hands).max()) + PRICE))
    np.add.at(leads_to, (purses, purses + pays_of(hands)[:, None]), lying)
    award, broke = leads_to[:, GOAL:].sum(axis=1), leads_to[:, :PRICE].sum(axis=1)
    return np.column_stack([leads_to[:, PRICE:GOAL], award, broke])


def ending_chances(chain: Chain, place: int) -> Floats:
    """(38,): the chance that a game ever ends at `AWARD_PLACE` or `BROKE_PLACE`, by purse.

    The chance from a purse is the mean of those from the purses after a hand: linear equations.
    """
    equations = np.eye(len(PURSES)) - chain[:, : len(PURSES)]
    return np.asarray(np.linalg.solve(equations, chain[:, place]), np.float64)


def _kept(chooser: HoldChooser, state: PokerDiceState) -> tuple[int, ...]:
    move = chooser.move_at(state)
    thrown = move.positions if isinstance(move, Reroll) else ()
    return tuple(face for position, face in enumerate(state.dice, 1) if position not in thrown)
