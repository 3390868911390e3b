"""The class of each bet that can be made now, and what it costs, for the spots of the layout."""

from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.verdict import ChoiceVerdict, verdict_on
from dicedesk.core.money import DOLLAR, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.costs import LEAST_SHOWN
from dicedesk.games.craps.layout import layout_of
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.games.craps.unit import UNIT


@dataclass(frozen=True)
class SpotVerdict:
    """The class of a bet on a spot, and a sentence with its amount, its cost and its class."""

    verdict: ChoiceVerdict
    words: Sentence


def spot_verdicts(where: tuple[CrapsState, int]) -> Mapping[str, SpotVerdict]:
    """The verdicts on betting a chip in a position, by the names of the spots that take it; the chip is in dollars."""
    state, chip = where
    spots = layout_of(state, chip, None, is_open=True).spots.values()
    return {spot.name: _verdict_on(state, spot.name, spot.stake) for spot in spots if spot.refusal is None}


def _verdict_on(state: CrapsState, name: str, stake: int) -> SpotVerdict:
    choice = CRAPS_COACH.evaluation(state, PlaceBet(name, stake), ())
    verdict = verdict_on(choice, UNIT)
    return SpotVerdict(verdict, _words(stake, choice.cost, verdict))


def _words(stake: int, cost: Worth, verdict: ChoiceVerdict) -> Sentence:
    amount, word, change = dollars(stake).shown(), verdict.word, max(cost, -cost)
    if change * DOLLAR < LEAST_SHOWN:
        return tr("{amount} here costs nothing on average: {verdict}.", amount=amount, verdict=word)
    money = UNIT.amount_words(change)
    if cost < 0:
        return tr(
            "{amount} here gains {money} on average: {verdict}.", amount=amount, money=money, verdict=word
        )
    return tr("{amount} here costs {money} on average: {verdict}.", amount=amount, money=money, verdict=word)
