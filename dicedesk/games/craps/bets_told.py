"""The bets that lie on a craps table, and what each pays, as a person reads it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import (
    C_AND_E,
    C_AND_E_ON_11,
    DONT_PASS_ODDS,
    FIELD,
    HORN,
    HORN_HIGH,
    PASS_ODDS,
    WORLD,
    WORLD_HIGH,
    BetKind,
)
from dicedesk.games.craps.bets import Bets
from dicedesk.games.craps.betting import made_as
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.state import CrapsState
from dicedesk.games.craps.titles import title_of

_HIGHEST: Mapping[BetKind, BetKind] = MappingProxyType(
    {HORN: HORN_HIGH, C_AND_E: C_AND_E_ON_11, WORLD: WORLD_HIGH}
)
"""What the bets pay at most that pay more on some totals than on others; the field is by the house."""


@dataclass(frozen=True)
class BetRow:
    """A bet that lies on the table: what it is called, what lies there, what it pays, whether the next throw counts.

    `pays_in_full` tells on which totals it pays what. `made_as` is the name under which it was made: a come bet that
    has moved was made on the come line.
    """

    name: str
    title: Sentence
    amount: Cents
    pays: Sentence
    pays_in_full: Sentence
    works: bool
    made_as: str


def bet_rows(state: CrapsState) -> tuple[BetRow, ...]:
    """A row for each bet on the table, in the order of the layout."""
    return tuple(
        BetRow(
            bet.name,
            title_of(bet.name),
            bet.amount,
            pays_of(bet.name, state),
            pays_in_full(bet.name, state),
            state.is_working(bet.kind),
            made_as(bet.name),
        )
        for bet in state.bets
    )


def off_on_come_out(state: CrapsState) -> Bets:
    """The bets on the table for which a come-out roll does not count, unless the player turns them on."""
    come_out = replace(state, point=None, odds_on=False, bets_on=False)
    return tuple(bet for bet in state.bets if not come_out.is_working(bet.kind))


def turned_bets(state: CrapsState) -> Mapping[str, bool]:
    """Whether each of those bets works on the come-out roll that is next, by its name; none while there is a point."""
    if state.point is not None:
        return {}
    return {bet.name: state.is_working(bet.kind) for bet in off_on_come_out(state)}


def pays_of(name: str, state: CrapsState) -> Sentence:
    """What the bet of this name pays: "7:6". Raises KeyError for an unknown name.

    Odds behind a line pay what the point asks for; before there is a point, all that they may pay is told.
    """
    kind = state.kind_named(name)
    by_point = {PASS_ODDS[4]: PASS_ODDS, DONT_PASS_ODDS[4]: DONT_PASS_ODDS}.get(kind)
    if kind == FIELD:
        return tr("1:1–{twelve}:1", twelve=max(state.rules.field_two, state.rules.field_twelve))
    if kind in _HIGHEST:
        return tr("{low}–{high}", high=_ratio(_HIGHEST[kind]), low=_ratio(kind))
    if by_point is not None and state.point is None:
        four, five, six = (_ratio(by_point[number]) for number in (4, 5, 6))
        return tr("{four}, {five} or {six}", four=four, five=five, six=six)
    return _ratio(kind)


def pays_in_full(name: str, state: CrapsState) -> Sentence:
    """What the bet pays and on which totals, where that differs from total to total; as `pays_of` otherwise."""
    if name == HORN.name:
        return tr("{high} on 2 and 12, {low} on 3 and 11", high=_ratio(HORN_HIGH), low=_ratio(HORN))
    if name == WORLD.name:
        return tr(
            "{high} on 2 and 12, {low} on 3 and 11; a 7 pushes", high=_ratio(WORLD_HIGH), low=_ratio(WORLD)
        )
    if name == C_AND_E.name:
        return tr("{low} on 2, 3 and 12, {high} on 11", high=_ratio(C_AND_E_ON_11), low=_ratio(C_AND_E))
    return _field_in_full(state.rules) if name == FIELD.name else pays_of(name, state)


def _field_in_full(rules: HouseRules) -> Sentence:
    if rules.field_two == rules.field_twelve:
        return tr("1:1, and {pays}:1 on 2 and 12", pays=rules.field_two)
    return tr("1:1, {two}:1 on 2 and {twelve}:1 on 12", two=rules.field_two, twelve=rules.field_twelve)


def _ratio(kind: BetKind) -> Sentence:
    return tr("{paid}:{staked}", paid=kind.odds.numerator, staked=kind.odds.denominator)
