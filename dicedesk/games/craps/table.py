"""The table of craps: its settings, its player, and the bets that can be repeated."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from dicedesk.core.game import Event, Played
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.persistent_list import Fold
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, NAMES, kind_named, title_of
from dicedesk.games.craps.house import (
    LAS_VEGAS,
    PRESETS,
    HouseRules,
    made_as,
    most_on,
    parse_rules,
)
from dicedesk.games.craps.layout import spot_of
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.rules import CRAPS, CrapsMove, CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.settling import BetLost, BetPushed, BetWon, OddsReturned
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.scene import Scene
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.settings import GameSettings
from dicedesk.play.settings_json import TextForm

FIRST_CHIP = 5
"""The chip of a first game, in dollars."""

_CHIPS = {str(chip): chip for chip in (1, FIRST_CHIP, 25, 100, 500)}


@dataclass(frozen=True)
class CrapsSettings:
    """The house rules of the next game, whether this is not the first visit, and the chip chosen last."""

    rules: Annotated[HouseRules, TextForm(parse_rules, HouseRules.to_text)] = LAS_VEGAS
    is_visited: bool = False
    chip: Annotated[int, TextForm(_CHIPS.__getitem__, str)] = FIRST_CHIP


CRAPS_SETTINGS = GameSettings("craps", CrapsSettings)


def bets_to_take_down(state: CrapsState) -> tuple[CrapsMove, ...]:
    """The moves that take down every bet that may be taken down."""
    return _possible(state, (TakeDown(bet.name) for bet in state.bets))


def bets_to_repeat(scene: Scene[CrapsState]) -> tuple[CrapsMove, ...]:
    """Return the moves that repeat the bets that the last deciding throw took from the table, in order.

    Bets that are back on the table are not doubled, and bets that cannot be made now are left out: odds follow once
    there is a point. A come bet that had moved is made again on the line.
    """
    state = scene.state
    if scene.is_over:
        return ()
    lying = {bet.name: bet.amount for bet in state.bets}
    amounts = scene.folded(_LAST_RESOLVED).items()
    missing = {name: (amount - lying.get(name, 0)) // DOLLAR for name, amount in amounts}
    in_order = (name for name in NAMES if missing.get(name, 0) > 0)
    return _possible(state, (PlaceBet(name, missing[name]) for name in in_order))


_ODDS_BEHIND = {line.name: odds.name for odds, line in LINE_BEHIND.items()}


def odds_to_limit(state: CrapsState, spot: str) -> PlaceBet | Sentence | None:
    """The bet that brings the odds on a spot, or behind its bet, to the limit of the house or the bankroll.

    A sentence says why there is none; None if no odds can be bet there.
    """
    name = _ODDS_BEHIND.get(spot, spot)
    least = PlaceBet(name, state.least_on(name))
    refusal = state.refusal(least)
    if BET_KINDS[name] not in LINE_BEHIND or (refusal is not None and name != spot):
        return None
    if refusal is not None:
        return refusal
    kind = kind_named(name, state.point)
    limit = most_on(state.rules, state.bets, kind)
    if limit is None:
        return tr("This house has no limit on odds, so choose the amount.")
    return PlaceBet(name, min(limit - state.amount_on(kind), state.bankroll) // DOLLAR)


@dataclass(frozen=True)
class SpotAction:
    """One entry of a spot's menu: its text, and the moves that it makes."""

    text: Sentence
    moves: tuple[CrapsMove, ...]


def actions_on(state: CrapsState, spot: str) -> tuple[SpotAction, ...]:
    """The menu of a spot: press its bet, take down half of it or all, and bet odds up to the limit."""
    lying = [bet for bet in state.bets if spot_of(bet.name) == spot]
    actions: list[SpotAction] = []
    for bet in lying:
        amount = bet.amount // DOLLAR
        more, half = PlaceBet(bet.name, amount), amount // 2
        if amount and state.refusal(more) is None:
            actions.append(SpotAction(tr("Press by {amount}", amount=dollars(amount).shown()), (more,)))
        fewer = _possible(state, (TakeDown(bet.name), PlaceBet(bet.name, amount - half)))
        if half and len(fewer) > 1 and not _costs_commission(state, fewer):
            down = dollars(half).shown()
            actions.append(SpotAction(tr("Take down half: {amount}", amount=down), fewer))
    takings = (TakeDown(bet.name) for bet in lying)
    actions += [
        SpotAction(tr("Take down {bet}", bet=title_of(move.name)), (move,))
        for move in takings
        if state.refusal(move) is None
    ]
    odds = odds_to_limit(state, spot)
    if isinstance(odds, PlaceBet):
        added = dollars(odds.dollars).shown()
        actions.append(SpotAction(tr("Bet odds up to the limit: {amount}", amount=added), (odds,)))
    return tuple(actions)


def _costs_commission(state: CrapsState, moves: Iterable[CrapsMove]) -> bool:
    """Whether these moves cost a commission, which the house keeps if the bet is taken down."""
    after = state
    for move in moves:
        after = after.apply(move).state
    return after.bankroll + after.on_table != state.bankroll + state.on_table


def _resolved_after(before: Mapping[str, Cents], played: Played[CrapsState]) -> Mapping[str, Cents]:
    return (_resolved(played.step.events) or before) if isinstance(played.move, Throw) else before


_LAST_RESOLVED = Fold[CrapsState, Mapping[str, Cents]]({}, _resolved_after)
"""The bets that the last deciding throw took from the table."""


def _resolved(events: Iterable[Event]) -> Mapping[str, Cents]:
    """The amount of each resolved bet, by the name under which it can be made; the largest of each."""
    amounts: dict[str, Cents] = {}
    for event in events:
        if isinstance(event, BetWon | BetLost | BetPushed | OddsReturned):
            name = made_as(event.name)
            amounts[name] = max(event.amount, amounts.get(name, event.amount))
    return amounts


def _possible(state: CrapsState, moves: Iterable[CrapsMove]) -> tuple[CrapsMove, ...]:
    """The moves, one after the other, that are allowed."""
    allowed: list[CrapsMove] = []
    for move in moves:
        if state.refusal(move) is None:
            state = state.apply(move).state
            allowed.append(move)
    return tuple(allowed)


RULES, LAST = "rules", "last"
"""The choices for a new game: the house by its name, or the last one chosen."""


class CrapsGameTable(SeatedTable[CrapsState]):
    """Opens sessions of craps by the house rules, and keeps them in the store."""

    spec = CRAPS
    roster = CRAPS_PLAYERS

    @property
    def error(self) -> str | None:
        """Why the last change, or the settings, could not be saved; None if they were."""
        return super().error or self._settings.error

    @property
    def house(self) -> HouseRules:
        """The house rules of the next game."""
        return self._settings.of(CRAPS_SETTINGS).rules

    def choose_house(self, rules: HouseRules) -> None:
        """Use these rules from the next game on, also after a restart."""
        self._settings.change_game(
            CRAPS_SETTINGS, lambda settings: replace(settings, rules=rules, is_visited=True)
        )

    @property
    def chip(self) -> int:
        """The chip chosen last, also before a restart, in dollars."""
        return self._settings.of(CRAPS_SETTINGS).chip

    def choose_chip(self, chip: int) -> None:
        """Save the chip for the next start."""
        if chip != self.chip:
            self._settings.change_game(CRAPS_SETTINGS, lambda settings: replace(settings, chip=chip))

    @property
    def is_first_visit(self) -> bool:
        """Whether no game has been played and no house chosen yet."""
        return not self._settings.of(CRAPS_SETTINGS).is_visited

    def remember_visit(self) -> None:
        """Save that the first visit is over."""
        if self.is_first_visit:
            self._settings.change_game(CRAPS_SETTINGS, lambda settings: replace(settings, is_visited=True))

    def begin(self, choices: Chosen) -> GameSession[CrapsState]:
        """A game of a person in the chosen house, which becomes the default, or in the last one."""
        if choices[RULES] != LAST:
            self.choose_house(PRESETS[choices[RULES]])
        return self.new_session()

    def _rules_for(self, seats: int) -> str:
        return self.house.to_text()
