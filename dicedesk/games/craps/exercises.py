"""The exercises of craps: bets.

Nobody has to bet, and every bet at the house's odds costs something, so "throw without it" would always be right. But a
player can choose where the money goes. So an exercise offers the bet that was made and up to three others for the same
money, from the cheapest to an expensive one, and asks which costs least. If you took down a bet that was worth more
than the money in it, the exercise asks whether to take it down or leave it.
"""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Choice, GameExercises, Pick, Position
from dicedesk.core.money import dollars
from dicedesk.core.words import Sentence, percent, tr
from dicedesk.games.craps.bets import POINTS, title_of
from dicedesk.games.craps.coach import CrapsCoach
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.house_words import house_title
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, Throw

_OFFERED = 4
_STAKE = 10
"""The stake of each bet offered in a random position, in dollars."""


class CrapsExercises(GameExercises[CrapsState, CrapsMove]):
    """Asks for the cheapest of some bets, or whether to leave a bet on the table."""

    def has(self, state: CrapsState, move: CrapsMove) -> bool:
        """Only bets are choices: throws decide nothing, and neither leaving nor turning bets on or off is a choice of
        bet."""
        return isinstance(move, PlaceBet | TakeDown)

    def key(self, state: CrapsState, move: CrapsMove, against: Against) -> str:
        """The bet, the house, and whether there is a point."""
        return f"{_bet_of(move)} {type(move).__name__} {state.point is not None} {state.rules_text()}"

    def offered(
        self, coach: Coach[CrapsState, CrapsMove], state: CrapsState, move: CrapsMove, against: Against
    ) -> tuple[Evaluation[CrapsMove], ...]:
        """The bet that was made, the cheapest, and two between; or to take a bet down, and to leave it."""
        if isinstance(move, PlaceBet):
            bets = _bets(state, move.dollars)
            own = next(each for each in bets if each.move == move)
            return _in_order(state, _spread(bets, own))
        two = (each for each in coach.evaluate(state, against) if each.move in {move, Throw()})
        return tuple(two)

    def dealt(
        self, coach: Coach[CrapsState, CrapsMove], pick: Pick
    ) -> tuple[CrapsState, tuple[Evaluation[CrapsMove], ...]]:
        """Four bets of different cost that a house takes, before a point or with one."""
        houses = tuple(PRESETS.values())
        points = (None, *POINTS)
        rules = houses[pick(len(houses))]
        state = CrapsState(rules, dollars(rules.bankroll), points[pick(len(points))])
        bets = _by_cost(_bets(state, _STAKE))
        while len(bets) > _OFFERED:
            del bets[pick(len(bets))]
        return state, _in_order(state, bets)

    def position(
        self, state: CrapsState, against: Against, offered: Sequence[Evaluation[CrapsMove]]
    ) -> Position:
        """The point and the house, and the question: which bet costs least, or what to do with a bet on the table."""
        house = house_title(state.rules)
        point = tr("Come-out roll") if state.point is None else tr("The point is {point}", point=state.point)
        return Position(_question(state, offered), point, house or tr("Custom rules"))

    def choice(
        self, state: CrapsState, evaluation: Evaluation[CrapsMove], offered: Sequence[Evaluation[CrapsMove]]
    ) -> Choice:
        """A bet, or what to do with it."""
        words = _words(evaluation.move)
        return Choice(
            evaluation,
            number=1 + offered.index(evaluation),
            under=words,
            words=words,
            value=_cost(evaluation),
        )


def _question(state: CrapsState, offered: Sequence[Evaluation[CrapsMove]]) -> Sentence:
    move = offered[0].move
    if isinstance(move, PlaceBet):
        amount = dollars(move.dollars).shown()
        return tr("You have {amount} to bet. Which of these bets costs least?", amount=amount)
    take_down = next(each.move for each in offered if isinstance(each.move, TakeDown))
    lying = state.amount_on(state.kind_named(take_down.name)).shown()
    return tr("You have {amount} on {bet}. What do you do?", amount=lying, bet=title_of(take_down.name))


def _bets(state: CrapsState, stake: int) -> list[Evaluation[CrapsMove]]:
    """Each bet that can be made for `stake` dollars; its loss is its cost in dollars each time it is settled."""
    choices = CrapsCoach(stake).evaluate(state, (A_PERSON,))
    return [
        Evaluation(each.move, each.value, each.graded_cost * stake, each.why, Fraction(stake))
        for each in choices
        if isinstance(each.move, PlaceBet) and each.move.dollars == stake
    ]


def _by_cost(bets: list[Evaluation[CrapsMove]]) -> list[Evaluation[CrapsMove]]:
    """One bet of each cost, the cheapest first."""
    costs = {_cost_of(each): each for each in reversed(bets)}
    return [costs[cost] for cost in sorted(costs)]


def _cost_of(bet: Evaluation[CrapsMove]) -> float:
    """The share of the money that a bet costs, rounded so that equal costs compare equal."""
    return round(float(bet.graded_cost), 9)


def _spread(bets: list[Evaluation[CrapsMove]], own: Evaluation[CrapsMove]) -> list[Evaluation[CrapsMove]]:
    """The bet that was made, the cheapest, and the two at a third and two thirds of the range of costs."""
    others = [each for each in _by_cost(bets) if _cost_of(each) != _cost_of(own)]
    last = len(others) - 1
    places = {0, last // 3, 2 * last // 3}
    return [own, *(others[place] for place in sorted(places))] if others else [own]


def _in_order(state: CrapsState, bets: Sequence[Evaluation[CrapsMove]]) -> tuple[Evaluation[CrapsMove], ...]:
    """In the order of the layout, which reveals nothing about the costs."""
    names = [move.name for move in state.legal_moves() if isinstance(move, PlaceBet)]
    return tuple(sorted(bets, key=lambda each: names.index(_bet_of(each.move))))


def _cost(evaluation: Evaluation[CrapsMove]) -> Sentence:
    if evaluation.cost > 0:
        return tr("costs {share}", share=percent(evaluation.graded_cost))
    return tr("earns you money") if evaluation.value > 0 else tr("costs nothing")


def _bet_of(move: CrapsMove) -> str:
    if not isinstance(move, PlaceBet | TakeDown):
        raise TypeError(f"{move!r} is about no bet.")
    return move.name


def _words(move: CrapsMove) -> Sentence:
    if isinstance(move, PlaceBet):
        return title_of(move.name)
    return tr("Take it down") if isinstance(move, TakeDown) else tr("Leave it up")


CRAPS_EXERCISES = CrapsExercises()
