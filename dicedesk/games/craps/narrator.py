"""What is said of a game of craps: a line for each event, what a throw is called, and the result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.dice import Roll
from dicedesk.core.game import DiceRolled, Event, Move, Played
from dicedesk.core.money import dollars
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.craps.bet_kinds import HARDWAYS, LINE_BEHIND
from dicedesk.games.craps.events import (
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
from dicedesk.games.craps.moves import Leave, PlaceBet, TakeDown, TurnBets, TurnOdds
from dicedesk.games.craps.state import CrapsEnding, CrapsState
from dicedesk.games.craps.titles import title_of
from dicedesk.play.narrator import Tone

_CALLS: Mapping[int, Sentence] = MappingProxyType(
    {2: tr("Two"), 3: tr("Three"), 7: tr("Seven"), 11: tr("Yo-leven"), 12: tr("Twelve")}
)
YOU = Name(tr("You"), is_you=True)
"""Whoever plays, where nothing else is said."""

_ODDS = frozenset(kind.name for kind in LINE_BEHIND)
_MILESTONES = (PointMade, SevenOut, TableLeft, WentBroke)
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


class CrapsNarrator:
    """Tells of a game of craps: a line for each thing that a move led to."""

    def lines_in(self, played: Played[CrapsState]) -> int:
        """One for each event."""
        return len(played.step.events)

    def line(self, played: Played[CrapsState], names: Sequence[Name], place: int) -> Sentence:
        """What one event was."""
        return line_of(played.step.events[place], names[0])

    def choice(self, state: CrapsState, move: Move) -> Sentence:
        """The bet and its amount, or what else is done."""
        match move:
            case PlaceBet(name, stake):
                return Sentence("{bet} {amount}", {"bet": title_of(name), "amount": dollars(stake).shown()})
            case TakeDown(name):
                return tr("Take down {bet}", bet=title_of(name))
            case TurnOdds(on):
                return tr("Come odds on") if on else tr("Come odds off")
            case TurnBets(on):
                return tr("Bets on") if on else tr("Bets off")
            case Leave():
                return tr("Leave")
            case _:
                return tr("Roll")

    def milestone(self, played: Played[CrapsState], names: Sequence[Name]) -> Sentence | None:
        """The end of the game, a seven-out, or a point that was made."""
        told = (event for event in reversed(played.step.events) if isinstance(event, _MILESTONES))
        return next((line_of(event, names[0]) for event in told), None)

    def result_line(self, last: Played[CrapsState], names: Sequence[Name]) -> Sentence:
        """With what the player left, or that the bankroll is gone."""
        return result_line(last.step.state, names[0])


@dataclass(frozen=True)
class CrapsLine:
    """One line of the log, and how it is meant."""

    text: Sentence
    tone: Tone


def lines_of(played: Played[CrapsState], name: Name = YOU) -> tuple[CrapsLine, ...]:
    """A line for each thing that a move led to, in order; `name` is the player's."""
    return tuple(
        CrapsLine(line_of(event, name), _TONES.get(type(event), Tone.PLAIN)) for event in played.step.events
    )


def call_of(faces: Roll) -> Sentence:
    """What a throw is called: "8 hard" where both dice are alike, "8 easy", "9", "Seven"."""
    total = sum(faces)
    if total in _CALLS:
        return _CALLS[total]
    if total not in HARDWAYS:
        return tr("{total}", total=total)
    return tr("Hard {total}", total=total) if faces[0] == faces[1] else tr("Easy {total}", total=total)


def line_of(event: Event, name: Name = YOU) -> Sentence:
    """What happened, in one line; `name` is the player's. Raises ValueError for what cannot happen in craps."""
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
            return (
                tr("Your bets are working on the come-out")
                if on
                else tr("Your bets are off on the come-out again")
            )
        case TableLeft(bankroll):
            if name.is_you:
                return tr("You leave the table with {bankroll}", bankroll=bankroll.shown())
            return tr("{name} leaves the table with {bankroll}", name=name, bankroll=bankroll.shown())
        case WentBroke(bankroll):
            return tr("Broke: {bankroll} is too little to bet", bankroll=bankroll.shown())
        case _:
            return _placed_line(event, name) if isinstance(event, BetPlaced) else _bet_line(event)


def result_line(state: CrapsState, name: Name = YOU) -> Sentence:
    """How a game that is over ended for the player of this name. Raises ValueError for one that goes on."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError(tr("The game is not over yet."))
    bankroll = state.bankroll.shown()
    if outcome.ending is CrapsEnding.BROKE:
        if name.is_you:
            return tr("You're broke: {bankroll} is too little to bet.", bankroll=bankroll)
        return tr("{name} is broke: {bankroll} is too little to bet.", name=name, bankroll=bankroll)
    first = dollars(state.rules.bankroll).shown()
    if name.is_you:
        return tr("You bought in for {first} and left with {bankroll}.", first=first, bankroll=bankroll)
    return tr(
        "{name} bought in for {first} and left with {bankroll}.", name=name, first=first, bankroll=bankroll
    )


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
            raise ValueError(tr("Nothing can be said of {event}.", event=type(event).__name__))


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
