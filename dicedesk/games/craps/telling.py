"""The words of a game of craps: each throw and bet, the log, the shooter, the bets on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, lru_cache, partial
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.game import DiceRolled, Event, Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.persistent_list import Fold, PersistentList
from dicedesk.core.words import Joined, Name, Sentence, by, figure, percent, tr, trn, unbroken
from dicedesk.games.craps.bets import (
    C_AND_E,
    C_AND_E_ON_11,
    DONT_PASS_ODDS,
    FIELD,
    HARDWAYS,
    HORN,
    HORN_HIGH,
    LINE_BEHIND,
    PASS_ODDS,
    WORLD,
    WORLD_HIGH,
    BetKind,
    Bets,
    kind_named,
    title_of,
)
from dicedesk.games.craps.house import HouseRules, made_as
from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.rules import CrapsEnding, CrapsState, Leave, Throw
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPlaced,
    BetPushed,
    BetStayedUp,
    BetsTurned,
    BetTakenDown,
    BetWon,
    CommissionPaid,
    CrapsThrown,
    NaturalThrown,
    OddsReturned,
    OddsTurned,
    PointEstablished,
    PointMade,
    SevenOut,
    TableLeft,
    WentBroke,
)
from dicedesk.play.telling import Tone

_CALLS: Mapping[int, Sentence] = MappingProxyType(
    {2: tr("Two"), 3: tr("Three"), 7: tr("Seven"), 11: tr("Yo-leven"), 12: tr("Twelve")}
)
YOU = Name(tr("You"), is_you=True)
"""The default player."""

_ODDS = frozenset(kind.name for kind in LINE_BEHIND)
_TONES: Mapping[type[Event], Tone] = MappingProxyType(
    {
        NaturalThrown: Tone.BRIGHT,
        CrapsThrown: Tone.BRIGHT,
        PointEstablished: Tone.BRIGHT,
        PointMade: Tone.BRIGHT,
        SevenOut: Tone.BRIGHT,
        BetWon: Tone.GOOD,
        BetLost: Tone.BAD,
        CommissionPaid: Tone.BAD,
        WentBroke: Tone.BAD,
    }
)


@dataclass(frozen=True)
class CrapsLine:
    """One line of the log, and its kind."""

    text: Sentence
    tone: Tone


def lines_of(played: Played[CrapsState], name: Name = YOU) -> tuple[CrapsLine, ...]:
    """A line for each event of a move, in order; `name` is the player's."""
    return tuple(
        CrapsLine(line_of(event, name), _TONES.get(type(event), Tone.PLAIN)) for event in played.step.events
    )


def call_of(faces: Roll) -> Sentence:
    """The call of a throw: "8 hard" if both dice are alike, "8 easy", "9", "Seven"."""
    total = sum(faces)
    if total in _CALLS:
        return _CALLS[total]
    if total not in HARDWAYS:
        return tr("{total}", total=total)
    return tr("Hard {total}", total=total) if faces[0] == faces[1] else tr("Easy {total}", total=total)


def line_of(event: Event, name: Name = YOU) -> Sentence:
    """An event in one line; `name` is the player's. Raises ValueError for an event that is not from craps."""
    match event:
        case DiceRolled(_, faces):
            return call_of(faces)
        case NaturalThrown(total):
            return tr("{total} on the come-out: a natural", total=total)
        case CrapsThrown(total):
            return tr("{total} on the come-out: craps", total=total)
        case PointEstablished(point):
            return tr("The point is {point}", point=point)
        case PointMade(point):
            return tr("Point made: {point}", point=point)
        case SevenOut(point):
            return tr("Seven out: the point was {point}", point=point)
        case OddsTurned(on):
            return (
                tr("Come odds are working on the come-out") if on else tr("Come odds are off on the come-out")
            )
        case BetsTurned(on):
            return tr("Bets are working on the come-out") if on else tr("Bets are off again on the come-out")
        case TableLeft(bankroll):
            if name.is_you:
                return tr("You leave the table with {bankroll}", bankroll=bankroll.shown())
            return tr("{name} leaves the table with {bankroll}", name=name, bankroll=bankroll.shown())
        case WentBroke(bankroll):
            return tr("Broke: {bankroll} is too little to bet", bankroll=bankroll.shown())
        case _:
            return _placed_line(event, name) if isinstance(event, BetPlaced) else _bet_line(event)


def result_line(first: CrapsState, state: CrapsState, name: Name = YOU) -> Sentence:
    """What the player of this name has won or lost since the position `first`, or that the bankroll is gone."""
    outcome, gain = state.outcome(), gained(first, state)
    values = {"name": name, "money": Cents(abs(gain)).shown()}
    if outcome is not None and outcome.ending is CrapsEnding.BROKE:
        return by(name, tr("Your bankroll is gone"), tr("{name}'s bankroll is gone"), **values)
    if gain > 0:
        return (
            tr("You left {money} ahead", **values)
            if name.is_you
            else tr("{name} left {money} ahead", **values)
        )
    if gain < 0:
        return (
            tr("You left {money} down", **values) if name.is_you else tr("{name} left {money} down", **values)
        )
    return tr("You left even") if name.is_you else tr("{name} left even", **values)


def _bet_line(event: Event) -> Sentence:
    match event:
        case CommissionPaid(name, amount):
            return tr("{bet}: commission {amount}", bet=title_of(name), amount=amount.shown())
        case BetTakenDown(name, amount):
            return tr("{bet}: {amount} taken down", bet=title_of(name), amount=amount.shown())
        case BetWon(name, _, pays) if name in _ODDS:
            return tr("{bet} win {pays}", bet=title_of(name), pays=pays.shown())
        case BetWon(name, _, pays):
            return tr("{bet} wins {pays}", bet=title_of(name), pays=pays.shown())
        case BetLost(name, amount) if name in _ODDS:
            return tr("{bet} lose {amount}", bet=title_of(name), amount=amount.shown())
        case BetLost(name, amount):
            return tr("{bet} loses {amount}", bet=title_of(name), amount=amount.shown())
        case BetPushed(name, amount):
            return tr("{bet} pushes: {amount} back", bet=title_of(name), amount=amount.shown())
        case BetStayedUp(name, amount):
            return tr("{bet} stays up: {amount}", bet=title_of(name), amount=amount.shown())
        case OddsReturned(name, amount):
            return tr("{bet}: {amount} back", bet=title_of(name), amount=amount.shown())
        case BetMoved(name, to, amount):
            return tr(
                "{bet} moves to {to}: {amount}", bet=title_of(name), to=title_of(to), amount=amount.shown()
            )
        case _:
            raise ValueError(tr("There is no text for {event}.", event=type(event).__name__))


def _placed_line(placed: BetPlaced, name: Name) -> Sentence:
    bet, amount, total = title_of(placed.name), placed.amount.shown(), placed.total.shown()
    is_more = placed.amount != placed.total
    if name.is_you:
        if is_more:
            return tr("{bet}: you add {amount}, total {total}", bet=bet, amount=amount, total=total)
        return tr("{bet}: you bet {amount}", bet=bet, amount=amount)
    if is_more:
        return tr(
            "{bet}: {name} adds {amount}, total {total}", bet=bet, name=name, amount=amount, total=total
        )
    return tr("{bet}: {name} bets {amount}", bet=bet, name=name, amount=amount)


@dataclass(frozen=True)
class ShooterFigures:
    """The figures of the dice. A hand ends with a seven-out; the dice then pass to the next shooter.

    `hands` counts those begun. `throws_of_hand` is the length of the current hand, and `longest_hand` that of the
    longest, in throws.
    """

    throws: int = 0
    points_made: int = 0
    seven_outs: int = 0
    hands: int = 0
    throws_of_hand: int = 0
    longest_hand: int = 0


def meaning_of(played: Played[CrapsState]) -> Sentence:
    """What a throw meant for the game, in a few words; "" if the game went on unchanged."""
    for event in played.step.events:
        match event:
            case NaturalThrown():
                return tr("a natural")
            case CrapsThrown():
                return tr("craps")
            case PointEstablished(point):
                return tr("the point is {point}", point=point)
            case PointMade():
                return tr("the point is made")
            case SevenOut():
                return tr("seven out")
            case _:
                continue
    return Sentence("", {})


def figures_after(figures: ShooterFigures, played: Played[CrapsState]) -> ShooterFigures:
    """The figures after this move, when `figures` are those before it."""
    if not isinstance(played.move, Throw):
        return figures
    is_out, of_hand = _is_seven_out(played), figures.throws_of_hand + 1
    return ShooterFigures(
        throws=figures.throws + 1,
        points_made=figures.points_made + any(isinstance(event, PointMade) for event in played.step.events),
        seven_outs=figures.seven_outs + is_out,
        hands=figures.hands + (of_hand == 1),
        throws_of_hand=0 if is_out else of_hand,
        longest_hand=max(figures.longest_hand, of_hand),
    )


FIGURES = Fold(ShooterFigures(), figures_after)
"""The figures of the dice."""


def rolls_after(rolls: int, played: Played[CrapsState]) -> int:
    """The number of rolls since the last come-out, which is the first of them."""
    if not isinstance(played.move, Throw):
        return rolls
    return 1 if played.before.point is None else rolls + 1


ROLLS = Fold(0, rolls_after)
"""The rolls since the last come-out."""


MOST_TOTALS = 10


def totals_after(totals: tuple[int, ...], played: Played[CrapsState]) -> tuple[int, ...]:
    """The last totals, the newest last."""
    return (*totals, sum(played.faces))[-MOST_TOTALS:] if isinstance(played.move, Throw) else totals


TOTALS = Fold[CrapsState, tuple[int, ...]]((), totals_after)
"""The last ten totals."""


@cache
def bankroll_from(at_first: Cents) -> Fold[CrapsState, PersistentList[Cents]]:
    """Return the line of the bankroll: this worth at first, and the worth after each throw."""
    return Fold(PersistentList([at_first]), _line_after)


def _line_after(line: PersistentList[Cents], played: Played[CrapsState]) -> PersistentList[Cents]:
    if not isinstance(played.move, Throw | Leave):
        return line
    return line.followed_by(worth_of(played.step.state))


def net_of(played: Played[CrapsState]) -> Cents | None:
    """The player's wins less losses by a throw, commission included; None if it decided no bet."""
    net, has_decided = 0, False
    for event in played.step.events if isinstance(played.move, Throw) else ():
        match event:
            case BetWon(pays=pays):
                net, has_decided = net + pays, True
            case BetLost(amount=amount):
                net, has_decided = net - amount, True
            case BetPushed():
                has_decided = True
            case CommissionPaid(amount=amount):
                net -= amount
            case _:
                continue
    return Cents(net) if has_decided else None


def worth_of(state: CrapsState) -> Cents:
    """The player's bankroll with the bets on the table."""
    return Cents(state.bankroll + state.on_table)


def gained(first: CrapsState, last: CrapsState) -> Cents:
    """The money won between two positions, with the bets on the table; below 0 if it was lost."""
    return Cents(worth_of(last) - worth_of(first))


def _is_seven_out(played: Played[CrapsState]) -> bool:
    return any(isinstance(event, SevenOut) for event in played.step.events)


_DECISIONS = (NaturalThrown, CrapsThrown, PointMade, SevenOut)
_TOLD_BY_THE_THROW = (DiceRolled, PointEstablished, *_DECISIONS)


@dataclass(frozen=True)
class LogRow:
    """One line of the log.

    `is_throw` marks the line of a throw, `is_inset` a line that belongs to the throw above it, and `is_round` the line
    that ends a round with its result.
    """

    text: Sentence
    tone: Tone
    is_throw: bool = False
    is_inset: bool = False
    is_round: bool = False


@dataclass(frozen=True)
class Log:
    """The lines of a game, the number of rounds decided, and the throws of the current round."""

    rows: PersistentList[LogRow] = field(default_factory=PersistentList)
    rounds: int = 0
    throws: int = 0


def log_after(log: Log, played: Played[CrapsState], name: Name = YOU) -> Log:
    """The whole log, when `log` is the log before this move. A throw that decides a round adds its last line."""
    rows, throws = log.rows, log.throws + isinstance(played.move, Throw)
    for row in log_rows(played, name):
        rows = rows.followed_by(row)
    decision = next((event for event in played.step.events if isinstance(event, _DECISIONS)), None)
    if decision is None:
        return Log(rows, log.rounds, throws)
    rounds = log.rounds + 1
    return Log(rows.followed_by(_round_row(rounds, line_of(decision), throws)), rounds)


@lru_cache(maxsize=8)
def log_of(player: Name) -> Fold[CrapsState, Log]:
    """Return the log of a game of this player."""
    return Fold(Log(), partial(log_after, name=player))


def log_rows(played: Played[CrapsState], name: Name = YOU) -> tuple[LogRow, ...]:
    """The lines of one move: those of a throw are "5+3 = Easy 8 · the point is 8", and its bets below it."""
    lines = zip(played.step.events, lines_of(played, name), strict=True)
    if not isinstance(played.move, Throw):
        return tuple(LogRow(line.text, line.tone) for _, line in lines)
    bets = (line for event, line in lines if not isinstance(event, _TOLD_BY_THE_THROW))
    return (_throw_row(played), *(_inset(line) for line in bets))


def _throw_row(played: Played[CrapsState]) -> LogRow:
    first, second = played.faces
    call, meaning = call_of(played.faces), meaning_of(played)
    if not meaning:
        text = tr("{first}+{second} = {call}", first=first, second=second, call=call)
        return LogRow(text, Tone.PLAIN, is_throw=True)
    text = tr("{first}+{second} = {call} · {meaning}", first=first, second=second, call=call, meaning=meaning)
    return LogRow(text, Tone.BRIGHT, is_throw=True)


def _round_row(number: int, result: Sentence, throws: int) -> LogRow:
    rolls = trn("1 roll", "{count} rolls", throws)
    text = tr("Round {round} · {result} · {rolls}", round=number, result=result, rolls=rolls)
    return LogRow(text, Tone.PLAIN, is_round=True)


def _inset(line: CrapsLine) -> LogRow:
    return LogRow(line.text, line.tone, is_inset=True)


_UNKNOWN: Mapping[str, BetFigures] = MappingProxyType({})
_HIGHEST: Mapping[BetKind, BetKind] = MappingProxyType(
    {HORN: HORN_HIGH, C_AND_E: C_AND_E_ON_11, WORLD: WORLD_HIGH}
)
"""The highest payout of bets that pay more on some totals than on others; the field depends on the house."""


@dataclass(frozen=True)
class BetRow:
    """A bet on the table: its title, amount and payout, and whether the next throw counts.

    `pays_in_full` gives the payout for each total. `made_as` is the name under which it was made: a come bet that has
    moved was made on the come line. `figures` are those of the bet as it was made; None while they are computed.
    """

    name: str
    title: Sentence
    amount: Cents
    pays: Sentence
    pays_in_full: Sentence
    works: bool
    made_as: str
    figures: BetFigures | None = None

    @property
    def edge(self) -> Fraction | None:
        """The house edge; None while it is unknown."""
        return self.figures.edge if self.figures else None


def bet_rows(state: CrapsState, figures: Mapping[str, BetFigures] = _UNKNOWN) -> tuple[BetRow, ...]:
    """A row for each bet on the table, in the order of the layout; `figures` are the known ones, by name."""
    return tuple(
        BetRow(
            bet.name,
            title_of(bet.name),
            bet.amount,
            pays_of(bet.name, state),
            pays_in_full(bet.name, state),
            state.is_working(bet.kind),
            made_as(bet.name),
            figures.get(made_as(bet.name)),
        )
        for bet in state.bets
    )


def sum_in_words(rows: Sequence[BetRow]) -> Sentence | None:
    """The number of bets, their amount and their cost on average: "14 bets, $95, cost about $2.60".

    None without bets. The cost is left out while it is unknown.
    """
    if not rows:
        return None
    amount = Cents(sum(row.amount for row in rows)).shown()
    edges = [row.edge for row in rows if row.edge is not None]
    if len(edges) < len(rows):
        return trn("1 bet, {amount}", "{count} bets, {amount}", len(rows), amount=amount)
    cost = Cents(round(sum(row.amount * edge for row, edge in zip(rows, edges, strict=True))))
    about = Cents(abs(cost)).shown()
    if cost < 0:
        return trn(
            "1 bet, {amount}, gains about {gain}",
            "{count} bets, {amount}, gain about {gain}",
            len(rows),
            amount=amount,
            gain=about,
        )
    return trn(
        "1 bet, {amount}, costs about {cost}",
        "{count} bets, {amount}, cost about {cost}",
        len(rows),
        amount=amount,
        cost=about,
    )


DEAR = Fraction(5, 100)
"""A bet with a house edge above this is expensive."""
_HUNDRED = dollars(100)


def edge_text(row: BetRow) -> str:
    """The house edge in a cell: "1.41%", "✓ 0.00%" if it is zero, "▲ 9.09%" if it is high.

    A gain of the player is put in words: "you +3.34%". A bet that is off has none.
    """
    if not row.works:
        return tr("off")
    if row.edge is None:
        return "…"
    if row.edge < 0:
        return unbroken(tr("you +{share}", share=percent(-row.edge)))
    mark = "✓" if row.edge == 0 else "▲" if row.edge > DEAR else ""
    return Joined((mark, percent(row.edge)), sign="\N{NO-BREAK SPACE}")


def edge_in_full(row: BetRow) -> str:
    """Whether the next roll decides a bet, and its house edge, in two lines."""
    works = (
        tr("This bet is working on the next roll.")
        if row.works
        else tr("This bet is off: the next roll cannot win or lose it.")
    )
    return Joined((works, _edge_in_words(row.figures)), sign="\n")


def _edge_in_words(figures: BetFigures | None) -> Sentence:
    if figures is None:
        return tr("Calculating the house edge…")
    edge = Cents(round(_HUNDRED * abs(figures.edge))).shown()
    if figures.edge == 0:
        return tr("A fair bet: no house edge.")
    if figures.edge < 0:
        return tr("On average you gain {gained} on every $100 bet.", gained=edge)
    throws = figure(figures.mean_throws, digits=1)
    if figures.edge > DEAR:
        return tr(
            "An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.",
            kept=edge,
            throws=throws,
        )
    return tr(
        "On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.",
        kept=edge,
        throws=throws,
    )


def worth_in_words(line: Sequence[Cents]) -> str:
    """The player's worth now, and its difference from the first value: "$963, $37 down"."""
    worth, change = line[-1].shown(), Cents(abs(line[-1] - line[0])).shown()
    if line[-1] == line[0]:
        return worth if len(line) == 1 else tr("{worth}, even", worth=worth)
    if line[-1] > line[0]:
        return tr("{worth}, up {change}", worth=worth, change=change)
    return tr("{worth}, down {change}", worth=worth, change=change)


def line_in_words(line: Sequence[Cents]) -> Sentence:
    """The chart of the bankroll in words, for players who cannot see it."""
    if len(line) == 1:
        return tr("Bankroll plus bets on the table; no rolls yet.")
    return tr(
        "Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.",
        first=line[0].shown(),
        worth=worth_in_words(line),
        highest=max(line).shown(),
        lowest=min(line).shown(),
    )


def off_on_come_out(state: CrapsState) -> Bets:
    """The bets on the table for which a come-out roll does not count, unless the player turns them on."""
    come_out = replace(state, point=None, odds_on=False, bets_on=False)
    return tuple(bet for bet in state.bets if not come_out.is_working(bet.kind))


def turned_bets(state: CrapsState) -> Mapping[str, bool]:
    """Whether each of those bets works on the next come-out roll, by name; none while there is a point."""
    if state.point is not None:
        return {}
    return {bet.name: state.is_working(bet.kind) for bet in off_on_come_out(state)}


_KNOWN_PAYS = 2048
"""Payouts cached, by bet, house and point: a layout asks for all of its bets after each move."""


def pays_of(name: str, state: CrapsState) -> Sentence:
    """The payout of the bet of this name: "7:6". Raises KeyError for an unknown name.

    Odds behind a line pay by the point; before there is a point, all possible payouts are given.
    """
    return _pays(name, state.rules, state.point)


@lru_cache(maxsize=_KNOWN_PAYS)
def _pays(name: str, rules: HouseRules, point: int | None) -> Sentence:
    kind = kind_named(name, point)
    by_point = {PASS_ODDS[4]: PASS_ODDS, DONT_PASS_ODDS[4]: DONT_PASS_ODDS}.get(kind)
    if kind == FIELD:
        return tr("1:1–{twelve}:1", twelve=max(rules.field_two, rules.field_twelve))
    if kind in _HIGHEST:
        return tr("{low}–{high}", high=_ratio(_HIGHEST[kind]), low=_ratio(kind))
    if by_point is not None and point is None:
        four, five, six = (_ratio(by_point[number]) for number in (4, 5, 6))
        return tr("{four}, {five} or {six}", four=four, five=five, six=six)
    return _ratio(kind)


def pays_in_full(name: str, state: CrapsState) -> Sentence:
    """The payout for each total, if it differs between totals; the same as `pays_of` otherwise."""
    return _pays_in_full(name, state.rules, state.point)


@lru_cache(maxsize=_KNOWN_PAYS)
def _pays_in_full(name: str, rules: HouseRules, point: int | None) -> Sentence:
    if name == HORN.name:
        return tr("{high} on 2 and 12; {low} on 3 and 11", high=_ratio(HORN_HIGH), low=_ratio(HORN))
    if name == WORLD.name:
        return tr(
            "{high} on 2 and 12; {low} on 3 and 11; a 7 pushes", high=_ratio(WORLD_HIGH), low=_ratio(WORLD)
        )
    if name == C_AND_E.name:
        return tr("{low} on 2, 3 and 12; {high} on 11", high=_ratio(C_AND_E_ON_11), low=_ratio(C_AND_E))
    return _field_in_full(rules) if name == FIELD.name else _pays(name, rules, point)


def _field_in_full(rules: HouseRules) -> Sentence:
    if rules.field_two == rules.field_twelve:
        return tr("1:1, and {pays}:1 on 2 and 12", pays=rules.field_two)
    return tr("1:1, {two}:1 on 2 and {twelve}:1 on 12", two=rules.field_two, twelve=rules.field_twelve)


def _ratio(kind: BetKind) -> Sentence:
    return tr("{paid}:{staked}", paid=kind.odds.numerator, staked=kind.odds.denominator)
