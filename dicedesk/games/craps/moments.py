"""The moments of a game of craps."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Move, Played
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Name, Sentence, by, in_sentences, tr, trn
from dicedesk.games.craps.bets import HARDWAYS, title_of
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.settling import BetLost, BetWon
from dicedesk.games.craps.telling import net_of
from dicedesk.games.craps.unit import UNIT
from dicedesk.play.moments import Moments, chance_of_total


class CrapsMoments(Moments[CrapsState]):
    """The dice's result is their total; if it decided a hardway or won a hop, also how they made it."""

    def choice(self, played: Played[CrapsState], names: Sequence[Name]) -> Sentence:
        choice = _choice_words(played.move, names[0])
        return tr("{position}: {choice}.", position=_position(played.before), choice=choice)

    def dice(self, played: Played[CrapsState], names: Sequence[Name]) -> str:
        values = {"position": _position(played.before), "dice": self.with_odds(_came(played).words, played)}
        rolled = by(
            names[0], tr("{position}: you rolled {dice}."), tr("{position}: {name} rolled {dice}."), **values
        )
        return in_sentences(rolled, *(tuple(_decided(played)) or _new_point(played)))

    def own_words(
        self, played: Played[CrapsState], best: Move | None, names: Sequence[Name], last: CrapsState
    ) -> str | None:
        """Leaving at a cost: the bets that had to stay up are given up, and the others come down."""
        cost = CRAPS_COACH.evaluation(played.before, played.move, ()).cost if played.move == Leave() else 0
        if cost <= 0:
            return None
        better = tr("Rolling on would have brought {amount} more on average.", amount=UNIT.told_words(cost))
        return in_sentences(_given_up(played, names[0]) or self.choice(played, names), better)

    def tells_change(self, played: Played[CrapsState], change: float | Fraction) -> bool:
        """If the bets that were decided brought at least half of it; the others only changed their value."""
        brought = Fraction(net_of(played) or 0, DOLLAR)
        return brought * change > 0 and 2 * abs(brought) >= max(change, -change)

    def chance(self, played: Played[CrapsState]) -> Fraction:
        return _came(played).chance


CRAPS_MOMENTS = CrapsMoments()


class _Came(NamedTuple):
    words: Sentence
    chance: Fraction


def _came(played: Played[CrapsState]) -> _Came:
    """What the dice came to, in words that name what the chance is of."""
    first, second = played.faces
    total, one = first + second, Fraction(1, SIDES**2)
    values: dict[str, object] = {"first": first, "second": second, "total": total}
    wins_a_hop = any(_wins_a_hop(event) for event in played.step.events)
    if total in HARDWAYS and (wins_a_hop or any(_decides(event, total) for event in played.step.events)):
        if first == second:
            return _Came(tr("a hard {total}, {first} + {second}", **values), one)
        if not wins_a_hop:
            easy = chance_of_total(total) - one
            return _Came(tr("an easy {total}, {first} + {second}", **values), easy)
    if wins_a_hop and first != second:
        return _Came(Sentence("{first} + {second}", values), 2 * one)
    return _Came(tr("{first} + {second} = {total}", **values), chance_of_total(total))


def _decides(event: object, total: int) -> bool:
    return isinstance(event, BetWon | BetLost) and event.name == HARDWAYS[total].name


def _wins_a_hop(event: object) -> bool:
    return isinstance(event, BetWon) and event.name.startswith("hop-")


def _decided(played: Played[CrapsState]) -> Iterator[Sentence]:
    """What the bets won, and what they lost, each in a sentence."""
    won = [event for event in played.step.events if isinstance(event, BetWon)]
    lost = [event for event in played.step.events if isinstance(event, BetLost)]
    if won:
        pays, bet = Cents(sum(bet.pays for bet in won)).shown(), title_of(won[0].name)
        yield (
            tr("“{bet}” won {pays}.", bet=bet, pays=pays)
            if len(won) == 1
            else trn("1 bet won {pays}.", "{count} bets won {pays} in total.", len(won), pays=pays)
        )
    if lost:
        amount, bet = Cents(sum(bet.amount for bet in lost)).shown(), title_of(lost[0].name)
        yield (
            tr("“{bet}” lost {lost}.", bet=bet, lost=amount)
            if len(lost) == 1
            else trn("1 bet lost {lost}.", "{count} bets lost {lost} in total.", len(lost), lost=amount)
        )


def _given_up(played: Played[CrapsState], name: Name) -> Sentence | None:
    """Leaving, with the bets that had to stay up; None if there were none."""
    lost = [event for event in played.step.events if isinstance(event, BetLost)]
    if not lost:
        return None
    values = {
        "position": _position(played.before),
        "lost": Cents(sum(bet.amount for bet in lost)).shown(),
        "bet": title_of(lost[0].name),
        "name": name,
    }
    if len(lost) == 1:
        return by(
            name,
            tr("{position}: you left the table and gave up {lost} on “{bet}”."),
            tr("{position}: {name} left the table and gave up {lost} on “{bet}”."),
            **values,
        )
    if name.is_you:
        return trn(
            "{position}: you left the table and gave up 1 bet, {lost}.",
            "{position}: you left the table and gave up {count} bets, {lost} in total.",
            len(lost),
            **values,
        )
    return trn(
        "{position}: {name} left the table and gave up 1 bet, {lost}.",
        "{position}: {name} left the table and gave up {count} bets, {lost} in total.",
        len(lost),
        **values,
    )


def _new_point(played: Played[CrapsState]) -> tuple[Sentence, ...]:
    point = played.step.state.point
    if played.before.point is not None or point is None:
        return ()
    return (tr("{result}.", result=tr("The point is {point}", point=point)),)


def _position(state: CrapsState) -> Sentence:
    """The point, and the bet or the sum of the bets on the table."""
    values: dict[str, object] = {"point": state.point, "money": state.on_table.shown()}
    if len(state.bets) == 1:
        values["bet"] = title_of(state.bets[0].name)
        if state.point is None:
            return tr("Come-out roll with {money} on “{bet}”", **values)
        return tr("Point {point} with {money} on “{bet}”", **values)
    if state.point is None:
        return tr("Come-out roll with {money} on the table", **values) if state.bets else tr("Come-out roll")
    if not state.bets:
        return tr("Point {point}", **values)
    return tr("Point {point} with {money} on the table", **values)


def _choice_words(move: Move, name: Name) -> Sentence:
    match move:
        case PlaceBet(bet, stake):
            values = {"bet": title_of(bet), "money": dollars(stake).shown()}
            return by(name, tr("you bet {money} on “{bet}”"), tr("{name} bet {money} on “{bet}”"), **values)
        case TakeDown(bet):
            return by(name, tr("you took down “{bet}”"), tr("{name} took down “{bet}”"), bet=title_of(bet))
        case Throw():
            return by(name, tr("you rolled without another bet"), tr("{name} rolled without another bet"))
        case TurnOdds() | TurnBets():
            return _turned(name, is_on=move.on, are_odds=isinstance(move, TurnOdds))
        case _:
            return by(name, tr("you left the table"), tr("{name} left the table"))


def _turned(name: Name, *, is_on: bool, are_odds: bool) -> Sentence:
    if are_odds:
        return (
            by(name, tr("you turned come odds on"), tr("{name} turned come odds on"))
            if is_on
            else by(name, tr("you turned come odds off"), tr("{name} turned come odds off"))
        )
    return (
        by(name, tr("you turned your bets on"), tr("{name} turned the bets on"))
        if is_on
        else by(name, tr("you turned your bets off"), tr("{name} turned the bets off"))
    )
