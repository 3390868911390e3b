"""What can be set in a position of craps."""

from collections.abc import Mapping
from dataclasses import replace

from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.position import PositionLine
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.craps.bets import (
    BIGS,
    BUYS,
    COMES,
    HOPS,
    LAYS,
    LINE,
    LINE_BEHIND,
    MOVED,
    PLACE_LOSES,
    PLACES,
    POINTS,
    Bet,
    BetKind,
    Bets,
    in_order,
    kind_named,
    title_of,
)
from dicedesk.games.craps.house import PRESETS, most_on, names_of, refusal_to_lie, rules_named
from dicedesk.games.craps.house_words import HOUSE_TITLES
from dicedesk.games.craps.layout import stake_on
from dicedesk.games.craps.rules import CrapsState
from dicedesk.play.position_fields import (
    AmountsField,
    FieldOption,
    Fields,
    NamedAmount,
    NamedAmounts,
    Offers,
    OptionField,
    SwitchField,
    bankroll_field,
    with_state,
)

_STEP = dollars(5)
_COME_OUT = ""
"""The point before there is one."""


def craps_fields(line: PositionLine[CrapsState]) -> Fields[CrapsState]:
    """The house, the bankroll, the point, the bets, and where it matters whether they work on a come-out."""
    state = line.state
    odds = SwitchField(
        id="odds",
        title=tr("Come odds working on the come-out"),
        value=state.odds_on,
        put=lambda is_on: with_state(line, replace(state, odds_on=is_on)),
    )
    work = SwitchField(
        id="work",
        title=tr("Bets working on the come-out"),
        value=state.bets_on,
        put=lambda is_on: with_state(line, replace(state, bets_on=is_on)),
    )
    kinds = {bet.kind for bet in state.bets}
    return (
        bankroll_field(line, state.bankroll, _STEP, lambda bankroll: replace(state, bankroll=bankroll)),
        _point(line),
        _bets(line),
        _house(line),
        *((odds,) if state.odds_on or not kinds.isdisjoint(COMES.values()) else ()),
        *((work,) if state.bets_on or not kinds.isdisjoint(state.rules.resting) else ()),
    )


def _house(line: PositionLine[CrapsState]) -> OptionField[CrapsState]:
    """The presets, and the present rules if they are custom."""
    state = line.state
    custom = (
        () if state.rules in PRESETS.values() else (FieldOption(state.rules.to_text(), tr("Custom rules")),)
    )
    return OptionField(
        id="house",
        title=tr("House rules"),
        value=next((name for name, rules in PRESETS.items() if rules == state.rules), state.rules.to_text()),
        options=(*(FieldOption(name, HOUSE_TITLES[name]) for name in PRESETS), *custom),
        put=lambda name: with_state(line, replace(state, rules=rules_named(name))),
    )


def _point(line: PositionLine[CrapsState]) -> OptionField[CrapsState]:
    state = line.state

    def put(text: str) -> PositionLine[CrapsState]:
        point = None if text == _COME_OUT else int(text)
        amounts = {bet.name: bet.amount for bet in state.bets}
        return with_state(line, replace(state, point=point, bets=_bets_of(amounts, point)))

    return OptionField(
        id="point",
        title=tr("Point"),
        value=_COME_OUT if state.point is None else str(state.point),
        options=(
            FieldOption(_COME_OUT, tr("Come-out")),
            *(FieldOption(str(point), str(point)) for point in POINTS),
        ),
        put=put,
    )


def _bets_of(amounts: Mapping[str, Cents], point: int | None) -> Bets:
    """The bets of these amounts, by name; the point decides what line odds pay."""
    return in_order(Bet(amount, kind_named(name, point)) for name, amount in amounts.items())


def _bets(line: PositionLine[CrapsState]) -> AmountsField[CrapsState]:
    state = line.state

    def put(amounts: NamedAmounts) -> PositionLine[CrapsState]:
        bets = _bets_of({each.name: each.amount for each in amounts}, state.point)
        return with_state(line, replace(state, bets=bets))

    return AmountsField(
        id="bets",
        title=tr("Bets"),
        value=tuple(NamedAmount(bet.name, title_of(bet.name), bet.amount) for bet in state.bets),
        count=trn("1 bet…", "{count} bets…", len(state.bets)),
        adding=tr("Add bet"),
        offers=_offers(state),
        put=put,
    )


def _offers(state: CrapsState) -> tuple[Offers, ...]:
    """The bets that can be put on the table as it is, in groups."""
    groups: dict[Sentence, list[NamedAmount]] = {}
    for name in names_of(state.rules):
        kind = kind_named(name, state.point)
        behind = LINE_BEHIND.get(kind)
        is_without_line = behind is not None and not state.amount_on(behind)
        if is_without_line or state.amount_on(kind) or refusal_to_lie(state.rules, state.point, kind):
            continue
        offer = NamedAmount(name, title_of(name), _first_amount(state, kind))
        groups.setdefault(_group_of(kind), []).append(offer)
    return tuple(Offers(title, tuple(offers)) for title, offers in groups.items())


def _first_amount(state: CrapsState, kind: BetKind) -> Cents:
    """The table minimum, as it is paid in full, or the most that can be bet in whole dollars."""
    stake = dollars(stake_on(state.rules, kind.name, state.rules.minimum))
    most = most_on(state.rules, state.bets, kind)
    return stake if most is None else Cents(min(stake, most // DOLLAR * DOLLAR))


_LINES = LINE | MOVED
_PLACES = frozenset({*PLACES.values(), *PLACE_LOSES.values(), *BIGS.values()})
_BUYS = frozenset({*BUYS.values(), *LAYS.values()})
_HOPS = frozenset(HOPS.values())


def _group_of(kind: BetKind) -> Sentence:
    if kind in _LINES:
        return tr("Pass, come and don't bets")
    if kind in LINE_BEHIND:
        return tr("Odds")
    if kind in _PLACES:
        return tr("Place bets")
    if kind in _BUYS:
        return tr("Buy and lay bets")
    return tr("Hop bets") if kind in _HOPS else tr("Propositions and hardways")
