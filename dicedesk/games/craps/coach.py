"""The coach of craps, and how its values are calculated: for a move, a bet, and a table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Worth
from dicedesk.coach.unit import MONEY, Unit
from dicedesk.coach.variation import Likely
from dicedesk.coach.working import Consequence, Possibility, ThrowOfTwo, Working
from dicedesk.core.dice import SIDES
from dicedesk.core.game import Played
from dicedesk.core.money import DOLLAR, NOTHING, Cents, dollars
from dicedesk.core.words import Sentence, figure, in_sentences, listed, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    COME,
    COME_ODDS,
    DONT_COME,
    DONT_COME_ODDS,
    DONT_PASS,
    DONT_PASS_ODDS,
    HARDWAYS,
    LINE,
    MOVED,
    PASS,
    PASS_ODDS,
    POINTS,
    Bet,
    BetKind,
    BetKinds,
    Bets,
    title_of,
)
from dicedesk.games.craps.bets import PROPOSITIONS as ON_ONE_THROW
from dicedesk.games.craps.costs import (
    AN_HOUR,
    LEAST_SHOWN,
    BetPrice,
    money_words,
    price_of,
    reason_of_bet,
    reason_otherwise,
    reason_to_bet,
    reason_to_take_down,
    reason_to_throw,
)
from dicedesk.games.craps.fates import (
    WAYS,
    BetPosition,
    Fate,
    Grid,
    Settlement,
    Square,
    fate_of,
    grid_of,
    money_back,
    position_of,
    thrown,
    worth_of_table,
)
from dicedesk.games.craps.house import HouseRules, commission_on_bet, is_working, refusal_by_point
from dicedesk.games.craps.rules import (
    CrapsMove,
    CrapsState,
    Leave,
    PlaceBet,
    TakeDown,
    Throw,
    TurnBets,
    TurnOdds,
)
from dicedesk.games.craps.settling import BetLost, BetWon, CommissionPaid
from dicedesk.games.craps.unit import LINES, NUMBERS, ODDS, PROPOSITIONS, UNIT


@dataclass(frozen=True)
class CrapsCoach(Coach[CrapsState, CrapsMove]):
    """Weighs bets by the dollars that they are expected to cost.

    A position is worth the bankroll and the expected return of the bets on the table if nobody touches them again; a
    place bet that stays up when it wins stays until a 7 takes it. So a throw costs nothing, a bet costs its
    expected loss, and taking it down gains what that saves. Each bet is weighed at `stake` dollars if the table takes
    that amount, otherwise at the least it takes.
    """

    ends_with_best_play = False
    stake: int = 1

    @property
    def unit(self) -> Unit:
        return UNIT

    def evaluate(self, state: CrapsState, against: Against) -> tuple[Evaluation[CrapsMove], ...]:
        """The legal moves; the value is the expected gain in dollars, and the loss is the cost.

        Earlier decisions do not count: a move is compared with rolling without it, though taking a bet down may gain
        more. A move that gains has a negative cost.
        """
        weighed = [_weighed(state, self._staked(state, move)) for move in state.legal_moves()]
        return tuple(sorted(weighed, key=lambda each: float(each.value), reverse=True))

    def working(self, state: CrapsState, move: CrapsMove, against: Against) -> Working | None:
        """The possible results of a bet that is made or taken down; other moves have none."""
        match move:
            case PlaceBet() if state.refusal(move) is None:
                return working_of_placing(state, move)
            case TakeDown() if state.refusal(move) is None:
                return working_of_taking_down(state, move)
            case _:
                return None

    def decision(self, state: CrapsState, against: Against) -> Decision[CrapsMove]:
        """Throwing without a further bet loses nothing; most tables take a bet that costs a sixth of a dollar."""
        return _DECISION

    def weight(self, state: CrapsState, move: CrapsMove) -> Fraction:
        """The dollars that the move is about, so that the grade follows the share lost of them, like the house edge.

        A bet that stays up when it wins counts each time it is decided. Throws have weight 0: their wins and losses
        were weighed when the bets were made.
        """
        about = _about(state, move)
        return about / DOLLAR if about else _NOTHING

    def put_down(self, move: CrapsMove, weight: Worth) -> Worth:
        """The amount bet, of which the house keeps a share; 0 for taking down or turning on bets."""
        return weight if isinstance(move, PlaceBet) else _NOTHING

    def kind(self, state: CrapsState, move: CrapsMove, best: CrapsMove) -> str:
        """The area of the bet that is made or taken down; odds for turning odds on, all bets for leaving."""
        match move:
            case PlaceBet() | TakeDown():
                return _kind_of(state.kind_named(move.name))
            case TurnOdds():
                return ODDS
            case TurnBets():
                return NUMBERS
            case _:
                return LINES

    def cost_before(self, first: CrapsState) -> Fraction:
        """What the bets on the table are expected to lose of their amount; below 0 if they gain."""
        return Fraction(first.bankroll + first.on_table, DOLLAR) - self.worth(first, (), first.seat)

    def taken_back(self, state: CrapsState, move: CrapsMove, before: Sequence[CrapsMove]) -> tuple[int, ...]:
        """The indices of the bets that the move takes down."""
        if not isinstance(move, TakeDown | Leave):
            return ()
        after = state.apply(move).state.bets
        return tuple(place for bet in state.bets if bet not in after for place in _placed(bet, before))

    def why(self, state: CrapsState, move: CrapsMove, against: Against) -> Sentence:
        """One sentence about a move, or about its bet."""
        return self.evaluation(state, move, against).why

    def evaluation(self, state: CrapsState, move: CrapsMove, against: Against) -> Evaluation[CrapsMove]:
        """The verdict on a move; on a bet of any amount."""
        return _weighed(state, move)

    def worth(self, state: CrapsState, against: Against, seat: int) -> Fraction:
        """The player's money in dollars, with the expected return of the bets on the table."""
        return _worth(state.rules, state.bankroll, state.bets, state.point, (state.odds_on, state.bets_on))

    def worth_of(self, state: CrapsState, move: CrapsMove, against: Against, seat: int) -> Fraction:
        """The worth after the move; a throw changes nothing before its dice are known."""
        return self.worth(state if isinstance(move, Throw) else state.apply(move).state, against, seat)

    def argument(self, state: CrapsState, move: CrapsMove, against: Against) -> tuple[str, ...]:
        """What the next roll does to a bet, and the cheapest bet of this table, with the reason."""
        if not isinstance(move, PlaceBet) or state.refusal(move) is not None:
            return ()
        grid = grid_of(position_of(state, state.kind_named(move.name)), dollars(move.dollars))
        alike = CrapsCoach(move.dollars)
        least = [PlaceBet(name, state.least_on(name)) for name in _LINE_BETS]
        weighed = [
            (each.name, _weighed(state, alike._staked(state, each)))
            for each in least
            if state.refusal(each) is None
        ]
        if not weighed:
            return (next_roll_words(grid),)
        name, best = min(weighed, key=lambda pair: pair[1].graded_cost)
        values = {"bet": title_of(name), "why": best.why}
        if best.cost < 0:
            told_of = tr(
                "Of the pass, come, don't and odds bets available now, the most profitable is {bet}. {why}",
                **values,
            )
        else:
            told_of = tr(
                "Of the pass, come, don't and odds bets available now, the cheapest is {bet}. {why}",
                **values,
            )
        return (next_roll_words(grid), told_of)

    def likely(self, state: CrapsState, move: CrapsMove) -> Likely:
        """A 7."""
        if not isinstance(move, Throw):
            return Likely()
        return Likely(_SEVEN, Fraction(1, SIDES), tr("a {total}", total=sum(_SEVEN)))

    def luck_note(self, played: Played[CrapsState], against: Against) -> Sentence | None:
        """Why a roll that won money was bad luck: the other bets lost more."""
        won, lost = _won_and_lost(played)
        if not lost > won > 0:
            return None
        return tr("The roll paid {won}, but other bets lost {lost}.", won=won.shown(), lost=lost.shown())

    def _staked(self, state: CrapsState, move: CrapsMove) -> CrapsMove:
        if not isinstance(move, PlaceBet) or move.dollars >= self.stake:
            return move
        wished = PlaceBet(move.name, self.stake)
        return move if state.refusal(wished) else wished


CRAPS_COACH = CrapsCoach()
_SEVEN = (3, 4)
_LINE_BETS = tuple(kind.name for kind in (PASS, DONT_PASS, COME, DONT_COME, PASS_ODDS[4], DONT_PASS_ODDS[4]))
_DECISION = Decision(Throw(), 1 / 6)
_NOTHING = Fraction(0)
_ONCE = Fraction(1)
_COME_ODDS: BetKinds = frozenset(COME_ODDS.values())


_ODDS: BetKinds = frozenset(
    (*PASS_ODDS.values(), *DONT_PASS_ODDS.values(), *COME_ODDS.values(), *DONT_COME_ODDS.values())
)
_LONG_SHOTS: BetKinds = ON_ONE_THROW | frozenset(HARDWAYS.values())


def _kind_of(bet: BetKind) -> str:
    if bet in LINE or bet in MOVED:
        return LINES
    if bet in _ODDS:
        return ODDS
    return PROPOSITIONS if bet in _LONG_SHOTS else NUMBERS


@lru_cache(maxsize=1024)
def _worth(
    rules: HouseRules, bankroll: Cents, bets: Bets, point: int | None, on: tuple[bool, bool]
) -> Fraction:
    """The worth of a table in dollars. Cached: a review needs it before a throw, after it, and for the next choice."""
    odds_on, bets_on = on
    return worth_of_table(CrapsState(rules, bankroll, point, bets, odds_on=odds_on, bets_on=bets_on)) / DOLLAR


def _about(state: CrapsState, move: CrapsMove) -> Fraction:
    """The cents that a move puts down, takes down, turns on or off, or leaves."""
    match move:
        case PlaceBet(name, stake):
            bet = Bet(dollars(stake), state.kind_named(name))
            price = bet.amount + commission_on_bet(state.rules, bet)
            return price * fate_of(position_of(state, bet.kind)).decisions
        case TakeDown(name):
            return Fraction(state.amount_on(state.kind_named(name)))
        case TurnOdds():
            return _on(state, _COME_ODDS)
        case TurnBets():
            return _on(state, state.rules.resting)
        case Leave():
            return Fraction(state.on_table)
        case _:
            return _NOTHING


def _placed(bet: Bet, before: Sequence[CrapsMove]) -> Iterator[int]:
    """The indices of the moves that put down the bet's amount, the last first."""
    missing = int(bet.amount)
    for place in reversed(range(len(before))):
        move = before[place]
        if isinstance(move, PlaceBet) and move.name == bet.name:
            yield place
            missing -= dollars(move.dollars)
            if missing <= 0:
                return


def _on(state: CrapsState, kinds: BetKinds) -> Fraction:
    return Fraction(sum(bet.amount for bet in state.bets if bet.kind in kinds))


def _weighed(state: CrapsState, move: CrapsMove) -> Evaluation[CrapsMove]:
    return Evaluation(move, *_judged(state, move))


def _won_and_lost(played: Played[CrapsState]) -> tuple[Cents, Cents]:
    """The cents that the bets won by a throw, less the commission on wins, and the cents they lost."""
    won = lost = 0
    for event in played.step.events if isinstance(played.move, Throw) else ():
        match event:
            case BetWon(pays=pays):
                won += pays
            case CommissionPaid(amount=amount):
                won -= amount
            case BetLost(amount=amount):
                lost += amount
            case _:
                continue
    return Cents(won), Cents(lost)


def next_roll_words(grid: Grid) -> str:
    """Say which totals of the next roll win and lose a bet, or the number of ways if totals do not decide."""
    throws = {
        settled: [square.faces for square in grid.squares if square.settlement is settled]
        for settled in Settlement
    }
    totals = {settled: sorted(set(map(sum, faces))) for settled, faces in throws.items()}
    tells = sum(map(len, totals.values())) == _TOTALS
    pushes = len(throws[Settlement.PUSHED])
    if tells and all(totals[each] for each in (Settlement.WON, Settlement.LOST, Settlement.WAITS)):
        values = {"wins": listed(totals[Settlement.WON]), "losses": listed(totals[Settlement.LOST])}
        if not pushes:
            return tr(
                "The next roll wins on {wins} and loses on {losses}; any other total decides nothing.",
                **values,
            )
        return tr(
            "The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides "
            "nothing.",
            pushes=listed(totals[Settlement.PUSHED]),
            **values,
        )
    wins, losses = len(throws[Settlement.WON]), len(throws[Settlement.LOST])
    if not (wins or losses or pushes):
        return tr("This bet is off: the next roll cannot win or lose it.")
    counts = (
        tr(
            "The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.",
            wins=wins,
            losses=losses,
            pushes=pushes,
        )
        if pushes
        else tr("The next roll wins in {wins} of 36 ways and loses in {losses}.", wins=wins, losses=losses)
    )
    return in_sentences(counts, tr("Any other roll decides nothing.") if throws[Settlement.WAITS] else "")


_TOTALS = 11
_Judged = tuple[Fraction, Fraction, Sentence, Fraction]
"""An evaluation of a move: value, loss, reason, and weight, in dollars."""


def _judged(state: CrapsState, move: CrapsMove) -> _Judged:
    match move:
        case Throw():
            return _in_dollars(_NOTHING, reason_to_throw(), _NOTHING)
        case PlaceBet(name, stake):
            return _judged_bet(state, Bet(dollars(stake), state.kind_named(name)))
        case TakeDown():
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return _in_dollars(gain, reason_to_take_down(gain), _about(state, move))
        case _:
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return _in_dollars(gain, reason_otherwise(gain), _about(state, move))


def _judged_bet(state: CrapsState, bet: Bet) -> _Judged:
    position, lying = position_of(state, bet.kind), state.amount_on(bet.kind)
    commission = commission_on_bet(state.rules, bet)
    return _judged_addition(position, lying, bet.amount, commission)


@lru_cache(maxsize=2048)
def _judged_addition(position: BetPosition, lying: Cents, amount: Cents, commission: Cents) -> _Judged:
    """Judge adding `amount` to the `lying` cents of a bet, which may be 0."""
    both = Cents(lying + amount)
    had = money_back(position, lying).mean
    gain = money_back(position, both).mean - had - amount - commission
    decisions = fate_of(position).decisions
    why = reason_to_bet(position, amount, -gain / decisions)
    return _in_dollars(gain, why, (amount + commission) * decisions)


def _in_dollars(gain: Fraction, why: Sentence, about: Fraction) -> _Judged:
    return gain / DOLLAR, -gain / DOLLAR, why, about / DOLLAR


_CONSEQUENCES = {
    Settlement.WON: Consequence.WINS,
    Settlement.LOST: Consequence.LOSES,
    Settlement.PUSHED: Consequence.PUSHES,
    Settlement.WAITS: Consequence.WAITS,
}


@dataclass(frozen=True)
class _SettledWay:
    """One way in which a bet is settled, and the player's gain in cents; below 0 for a loss."""

    settlement: Settlement
    gain: Cents


def working_of_bet(state: CrapsState, name: str) -> Working | None:
    """Return what the next throw does to the bet of this name; None if it is not on the table."""
    bet = next((bet for bet in state.bets if bet.name == name), None)
    if bet is None:
        return None
    price, position = price_of(state, bet), position_of(state, bet.kind)
    grid = grid_of(position, bet.amount)
    mean = money_words(-price.next_throw)
    title = tr(
        "{bet}, {amount}: {mean} on the next roll", bet=title_of(name), amount=bet.amount.shown(), mean=mean
    )
    an_hour = (_hour_words(price), *_of_a_new_bet(state, bet))
    until_gone = () if price.throws == 1 else (*_stays_up(price), _until_gone_words(price))
    notes = (*_pushes_on_the_point(position), *until_gone, *an_hour)
    why = reason_of_bet(position, bet.amount, price.each_decision)
    return Working(title, why, MONEY, _parts_of_grid(grid), _throws_of_grid(grid), notes)


def _parts_of_grid(grid: Grid) -> tuple[Possibility, ...]:
    """The throws grouped by result: those that win first, those that wait last."""
    counts = Counter(_SettledWay(square.settlement, square.gain) for square in grid.squares)
    return tuple(
        _part_of(settled, Fraction(counts[settled], WAYS)) for settled in sorted(counts, key=_in_order)
    )


def _throws_of_grid(grid: Grid) -> tuple[ThrowOfTwo, ...]:
    return tuple(
        ThrowOfTwo(square.faces, _CONSEQUENCES[square.settlement], _square_words(square))
        for square in grid.squares
    )


def _in_order(settled: _SettledWay) -> tuple[int, int]:
    """Wins come first, the largest before the others."""
    return tuple(Settlement).index(settled.settlement), -settled.gain


def _part_of(settled: _SettledWay, share: Fraction) -> Possibility:
    """Return the possibility of this settlement, with its share or mean number of times."""
    gain, consequence = settled.gain, _CONSEQUENCES[settled.settlement]
    return Possibility(_settled_words(settled), "", share, Fraction(gain, DOLLAR), consequence)


def _stays_up(price: BetPrice) -> Iterator[Sentence]:
    """Why a bet's cost until it is gone differs from its cost each time it is settled."""
    if price.decisions != 1:
        times = figure(price.decisions, digits=2)
        yield tr(
            "This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.",
            times=times,
        )


def _until_gone_words(price: BetPrice) -> Sentence:
    rolls = figure(price.throws, digits=1)
    if abs(price.until_gone) < LEAST_SHOWN:
        return tr("On average this bet stays up for {rolls} rolls and costs nothing.", rolls=rolls)
    if price.until_gone < 0:
        gain = money_words(-price.until_gone)
        return tr(
            "On average this bet stays up for {rolls} rolls and gains {money}.", money=gain, rolls=rolls
        )
    cost = money_words(price.until_gone)
    return tr("On average this bet stays up for {rolls} rolls and costs {money}.", money=cost, rolls=rolls)


def _hour_words(price: BetPrice) -> Sentence:
    cost = price.an_hour
    if abs(cost) < LEAST_SHOWN:
        return tr(
            "If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on "
            "average.",
            rolls=AN_HOUR,
        )
    if cost < 0:
        return tr(
            "If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on "
            "average.",
            rolls=AN_HOUR,
            money=money_words(-cost),
        )
    return tr(
        "If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on "
        "average.",
        rolls=AN_HOUR,
        money=money_words(cost),
    )


def _of_a_new_bet(state: CrapsState, bet: Bet) -> Iterator[Sentence]:
    """Why a bet that is made again has another cost than the bet on the table."""
    if commission_on_bet(state.rules, bet):
        yield tr("You pay the commission again on each new bet.")
    if bet.kind in MOVED:
        yield tr("Each new bet starts without a number.")
    if bet.kind in {COME, DONT_COME} | MOVED and not state.rules.come_on_point_wins:
        yield tr("What a new bet costs or gains depends on the point.")
    if not is_working(state.rules, None, bet.kind, odds_on=state.odds_on, bets_on=state.bets_on):
        yield tr(
            "This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet."
        )
    if bet.kind in MOVED:
        return
    on_come_out = refusal_by_point(state.rules, None, bet.kind) is not None
    refused = [point for point in POINTS if refusal_by_point(state.rules, point, bet.kind) is not None]
    if len(refused) == len(POINTS):
        yield tr("You can make this bet only before a come-out roll.")
    elif refused:
        yield tr(
            "You cannot make this bet before a come-out roll or while the point is {number}.",
            number=refused[0],
        )
    elif on_come_out:
        yield tr("You cannot make this bet before a come-out roll.")


def _settled_words(settled: _SettledWay) -> Sentence:
    match settled.settlement:
        case Settlement.WON:
            return tr("wins {money}", money=settled.gain.shown())
        case Settlement.LOST:
            return tr("loses {money}", money=Cents(-settled.gain).shown())
        case Settlement.PUSHED:
            return tr("the bet pushes")
        case Settlement.WAITS:
            return tr("no decision")
        case _:
            assert_never(settled.settlement)


def _square_words(square: Square) -> Sentence:
    first, second = square.faces
    match square.settlement:
        case Settlement.WON:
            return tr(
                "{first} and {second}: the bet wins {money}",
                first=first,
                second=second,
                money=square.gain.shown(),
            )
        case Settlement.LOST:
            lost = Cents(-square.gain)
            return tr(
                "{first} and {second}: the bet loses {money}", first=first, second=second, money=lost.shown()
            )
        case Settlement.PUSHED:
            return tr("{first} and {second}: the bet pushes", first=first, second=second)
        case Settlement.WAITS:
            return tr("{first} and {second}: no decision", first=first, second=second)
        case _:
            assert_never(square.settlement)


def working_of_placing(state: CrapsState, move: PlaceBet) -> Working:
    """Return what a bet wins and loses until it is gone, without the amount already on it."""
    bet = Bet(dollars(move.dollars), state.kind_named(move.name))
    position, lying = position_of(state, bet.kind), state.amount_on(bet.kind)
    parts = _parts_until_gone(position, lying, bet.amount)
    commission = commission_on_bet(state.rules, bet)
    if commission:
        parts = (*parts, _once(tr("the commission"), Cents(-commission)))
    cents = _sum(parts)
    fate = fate_of(position)
    why = reason_to_bet(position, bet.amount, -cents / fate.decisions)
    grid = grid_of(position, bet.amount)
    notes = (*_pushes_on_the_point(position), *(() if fate.throws == 1 else _until_gone(fate)))
    return Working(_title(bet, cents), why, MONEY, parts, _throws_of_grid(grid), notes)


def _pushes_on_the_point(position: BetPosition) -> Iterator[Sentence]:
    """When a come bet pushes that does not push on the next roll."""
    if BET_KINDS[position.name] in {COME, DONT_COME} | MOVED and not position.rules.come_on_point_wins:
        yield tr("This bet pushes if its number becomes the next point.")


def _until_gone(fate: Fate) -> Iterator[Sentence]:
    """The number of rolls or decisions over which the amounts of a lasting bet are counted."""
    yield tr("These amounts cover the bet until it leaves the table, not just the next roll.")
    if fate.decisions != 1:
        yield tr(
            "This bet is settled {times} times on average, so the percentages add up to more than 100%.",
            times=figure(fate.decisions, digits=2),
        )


def working_until_gone(state: CrapsState, name: str) -> Working | None:
    """Return what the bet of this name wins and loses until it is gone; None if it is not on the table."""
    bet = next((bet for bet in state.bets if bet.name == name), None)
    if bet is None:
        return None
    position = position_of(state, bet.kind)
    parts = _parts_until_gone(position, NOTHING, bet.amount)
    cents = _sum(parts)
    why = reason_of_bet(position, bet.amount, -cents / fate_of(position).decisions)
    return Working(_title(bet, cents), why, MONEY, parts)


def working_of_table(state: CrapsState) -> Working | None:
    """Return the result of all bets, or the only bet, until they are gone; None if there are none."""
    if len(state.bets) <= 1:
        return next((working_until_gone(state, bet.name) for bet in state.bets), None)
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
    return Working(title, tr("Each amount covers the bet until it leaves the table."), MONEY, parts)


def working_of_taking_down(state: CrapsState, move: TakeDown) -> Working:
    """Return what a bet would have won and lost, with those that are taken down with it."""
    after = state.apply(move).state
    bets = [bet for bet in state.bets if bet not in after.bets]
    parts = tuple(
        Possibility(_given_up(bet, part.what), "", part.share, -part.value, part.consequence)
        for bet in bets
        for part in _parts_until_gone(position_of(state, bet.kind), NOTHING, bet.amount)
    )
    cents = _sum(parts)
    return Working(_title(bets[0], cents), reason_to_take_down(cents), MONEY, parts)


def _parts_until_gone(position: BetPosition, lying: Cents, amount: Cents) -> tuple[Possibility, ...]:
    """How often an amount added to the bet is settled in each way until the bet is gone."""
    often: dict[_SettledWay, Fraction] = {}
    for payment in fate_of(position).payments:
        had = thrown(payment.position, lying, payment.faces).back if lying else NOTHING
        both = thrown(payment.position, Cents(lying + amount), payment.faces)
        stake = amount if both.after is None else NOTHING
        settled = _SettledWay(payment.settlement, Cents(both.back - had - stake))
        often[settled] = often.get(settled, Fraction(0)) + payment.times
    return tuple(_part_of(settled, often[settled]) for settled in sorted(often, key=_in_order))


def _once(what: Sentence, amount: Cents) -> Possibility:
    return Possibility(what, "", _ONCE, Fraction(amount, DOLLAR))


def _given_up(bet: Bet, what: Sentence) -> Sentence:
    return tr("If {bet} stays up: {what}", bet=title_of(bet.name), what=what)


def _sum(parts: Iterable[Possibility]) -> Fraction:
    return sum((part.share * Fraction(part.value) for part in parts), Fraction(0)) * DOLLAR


def _title(bet: Bet, cents: Fraction) -> Sentence:
    return tr(
        "{bet}, {amount}: {value}",
        bet=title_of(bet.name),
        amount=bet.amount.shown(),
        value=money_words(cents),
    )
