"""How the value of a bet that is made or taken down comes about: what becomes of it until it has gone."""

from collections.abc import Iterable
from fractions import Fraction

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Possibility, Working
from dicedesk.core.money import DOLLAR, NOTHING, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import Bet, title_of
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_prices import price_of
from dicedesk.games.craps.coach_reasons import money_words, reason_to_bet, reason_to_take_down
from dicedesk.games.craps.coach_squares import grid_of
from dicedesk.games.craps.coach_throws import BetPosition, position_of, thrown
from dicedesk.games.craps.coach_working import SettledWay, in_order, part_of, throws_of_grid
from dicedesk.games.craps.house import commission_on_bet
from dicedesk.games.craps.rules import CrapsState, PlaceBet, TakeDown

_ONCE = Fraction(1)


def working_of_placing(state: CrapsState, move: PlaceBet) -> Working:
    """What a bet wins and loses until it has gone, beside what lies there already."""
    bet = Bet(dollars(move.dollars), state.kind_named(move.name))
    position, lying = position_of(state, bet.kind), state.amount_on(bet.kind)
    parts = _parts(position, lying, bet.amount)
    commission = commission_on_bet(state.rules, bet)
    if commission:
        parts = (*parts, _once(tr("the commission"), Cents(-commission)))
    cents = _sum(parts)
    why = reason_to_bet(position, bet.amount, -cents / fate_of(position).decisions)
    grid = grid_of(position, bet.amount)
    note = tr("The squares show the next roll only; the table follows the bet until it is gone.")
    return Working(_title(bet, cents), why, Unit.DOLLARS, parts, throws_of_grid(grid), (note,))


def working_until_gone(state: CrapsState, name: str) -> Working | None:
    """What the bet of this name wins and loses until it has gone; None where it does not lie on the table."""
    bet = next((bet for bet in state.bets if bet.name == name), None)
    if bet is None:
        return None
    position = position_of(state, bet.kind)
    parts = _parts(position, NOTHING, bet.amount)
    cents = _sum(parts)
    why = reason_to_bet(position, bet.amount, -cents / fate_of(position).decisions)
    return Working(_title(bet, cents), why, Unit.DOLLARS, parts)


def working_of_table(state: CrapsState) -> Working | None:
    """What all bets together bring until they have gone; None where none lies on the table."""
    if not state.bets:
        return None
    prices = [price_of(state, bet) for bet in state.bets]
    parts = tuple(
        Possibility(
            tr("{bet}, {amount}", bet=title_of(price.name), amount=price.amount.shown()),
            "",
            _ONCE,
            -price.until_gone / DOLLAR,
        )
        for price in prices
    )
    title = tr("All bets: {value}", value=money_words(_sum(parts)))
    return Working(title, tr("Each bet counts until it is gone."), Unit.DOLLARS, parts)


def working_of_taking_down(state: CrapsState, move: TakeDown) -> Working:
    """What a bet would have won and lost, and those that go with it."""
    after = state.apply(move).state
    taken = [bet for bet in state.bets if bet not in after.bets]
    parts = tuple(
        Possibility(_given_up(bet, part.what), "", part.share, -part.value, part.consequence)
        for bet in taken
        for part in _parts(position_of(state, bet.kind), NOTHING, bet.amount)
    )
    cents = _sum(parts)
    return Working(_title(taken[0], cents), reason_to_take_down(cents), Unit.DOLLARS, parts)


def _parts(position: BetPosition, lying: Cents, amount: Cents) -> tuple[Possibility, ...]:
    """How often an amount that is put on what lies there is settled in each way until the bet has gone."""
    often: dict[SettledWay, Fraction] = {}
    for payment in fate_of(position).payments:
        had = thrown(payment.position, lying, payment.faces).back if lying else NOTHING
        both = thrown(payment.position, Cents(lying + amount), payment.faces)
        stake = amount if both.after is None else NOTHING
        settled = SettledWay(payment.settlement, Cents(both.back - had - stake))
        often[settled] = often.get(settled, Fraction(0)) + payment.times
    return tuple(part_of(settled, often[settled]) for settled in sorted(often, key=in_order))


def _once(what: Sentence, amount: Cents) -> Possibility:
    return Possibility(what, "", _ONCE, Fraction(amount, DOLLAR))


def _given_up(bet: Bet, what: Sentence) -> Sentence:
    return tr("{bet} taken down: {what}", bet=title_of(bet.name), what=what)


def _sum(parts: Iterable[Possibility]) -> Fraction:
    """The cents that they bring."""
    return sum((part.share * Fraction(part.value) for part in parts), Fraction(0)) * DOLLAR


def _title(bet: Bet, cents: Fraction) -> Sentence:
    return tr(
        "{bet}, {amount}: {value}",
        bet=title_of(bet.name),
        amount=bet.amount.shown(),
        value=money_words(cents),
    )
