"""The bets that lie on a craps table, and what each pays, as a person reads it."""

from dataclasses import dataclass

from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.craps_game import CrapsGame
from dicedesk.games.craps.dice import USUAL_FIELD_TWELVE
from dicedesk.games.craps.outcomes import (
    COME,
    COMES,
    DONT_COME,
    DONT_COMES,
    DONT_PASS_ODDS,
    FIELD,
    HORN,
    HORN_HIGH,
    OUTCOMES,
    PASS_ODDS,
    Outcome,
)
from dicedesk.games.craps.state import CrapsState
from dicedesk.games.craps.titles import title_of


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
    game = state.game
    return tuple(
        BetRow(
            bet.name,
            title_of(bet.name),
            bet.amount,
            pays_of(bet.name, game),
            pays_in_full(bet.name, game),
            game.is_working(bet.outcome),
            made_as(bet.name),
        )
        for bet in game.table.bets
    )


def pays_of(name: str, game: CrapsGame) -> Sentence:
    """What the bet of this name pays: "7:6". Raises KeyError for a name of none.

    Odds behind a line pay what the point asks for; before there is a point, all that they may pay is told.
    """
    outcome = game.outcome_named(name)
    by_point = {PASS_ODDS[4]: PASS_ODDS, DONT_PASS_ODDS[4]: DONT_PASS_ODDS}.get(outcome)
    if outcome == FIELD:
        return tr("1:1–{twelve}:1", twelve=game.rules.field_twelve)
    if outcome == HORN:
        return tr("{low}–{high}", high=_ratio(HORN_HIGH), low=_ratio(HORN))
    if by_point is not None and game.state.point_number() is None:
        four, five, six = (_ratio(by_point[number]) for number in (4, 5, 6))
        return tr("{four}, {five} or {six}", four=four, five=five, six=six)
    return _ratio(outcome)


def pays_in_full(name: str, game: CrapsGame) -> Sentence:
    """What the bet pays and on which totals, where that differs from total to total; as `pays_of` otherwise."""
    if name == HORN.name:
        return tr("{high} on 2 and 12, {low} on 3 and 11", high=_ratio(HORN_HIGH), low=_ratio(HORN))
    if name != FIELD.name:
        return pays_of(name, game)
    if game.rules.field_twelve == USUAL_FIELD_TWELVE:
        return tr("1:1, and 2:1 on 2 and 12")
    return tr("1:1, 2:1 on 2 and {twelve}:1 on 12", twelve=game.rules.field_twelve)


def made_as(name: str) -> str:
    """The name under which the bet of this name is made: "come" for "come-6". Raises KeyError for a name of none."""
    outcome = OUTCOMES[name]
    if outcome in COMES.values():
        return COME.name
    return DONT_COME.name if outcome in DONT_COMES.values() else name


def _ratio(outcome: Outcome) -> Sentence:
    return tr("{paid}:{staked}", paid=outcome.odds.numerator, staked=outcome.odds.denominator)
