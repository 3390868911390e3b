"""What a throw meant, how long the shooters' hands were, and what the player was worth after each throw."""

from dataclasses import dataclass

from dicedesk.core.game import Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.trail import Trail
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.events import (
    BetLost,
    BetPushed,
    BetWon,
    CommissionPaid,
    CrapsThrown,
    NaturalThrown,
    PointEstablished,
    PointMade,
    SevenOut,
)
from dicedesk.games.craps.moves import Leave, Throw
from dicedesk.games.craps.state import CrapsState


@dataclass(frozen=True)
class ShooterFigures:
    """How the dice went. A hand ends with a seven-out; the dice then pass to the next shooter.

    `hands` counts those that have begun. `throws_of_hand` is the length of the one that goes on, and `longest_hand`
    that of the longest one, in throws.
    """

    throws: int = 0
    points_made: int = 0
    seven_outs: int = 0
    hands: int = 0
    throws_of_hand: int = 0
    longest_hand: int = 0


def meaning_of(played: Played[CrapsState]) -> Sentence:
    """What a throw meant for the game, in a few words; "" where the game went on as it was."""
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
    """How the dice went until now, when `figures` tell how they went before this move."""
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


def first_worth(state: CrapsState) -> Trail[Cents]:
    """The bankroll's line before the first move."""
    return Trail([Cents(dollars(state.rules.bankroll))])


def line_after(line: Trail[Cents], played: Played[CrapsState]) -> Trail[Cents]:
    """The bankroll's line with what this move added to it, if anything."""
    if not isinstance(played.move, Throw | Leave):
        return line
    return line.followed_by(worth_of(played.step.state))


def net_of(played: Played[CrapsState]) -> Cents | None:
    """What the player won less what was lost by a throw, commission included; None where it decided no bet."""
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
    """The player's bankroll with what lies on the table."""
    return Cents(state.bankroll + state.on_table)


def _is_seven_out(played: Played[CrapsState]) -> bool:
    return any(isinstance(event, SevenOut) for event in played.step.events)
