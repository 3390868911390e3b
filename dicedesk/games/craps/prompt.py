"""Craps as lines of text: "bet pass 10", and Enter throws."""

from collections.abc import Sequence

from dicedesk.core.game import Move
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.craps.bets import HOPS
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.table import HOUSE, KEPT
from dicedesk.games.craps.telling import BetRow, bet_rows
from dicedesk.play.game_session import GameSession
from dicedesk.play.terminal import Option, Prompt

_HOPS = frozenset(kind.name for kind in HOPS.values())


class CrapsPrompt(Prompt[CrapsState]):
    """Asks for bets until Enter throws."""

    def question(self, session: GameSession[CrapsState]) -> Sentence:
        return tr("A bet (bet NAME DOLLARS), or Enter to roll:")

    def parse(self, text: str, state: CrapsState) -> Move:
        """A move as a record writes it; Enter is a throw."""
        return self.spec.parse_move(" ".join(text.casefold().split())) if text else Throw()

    def help(self, state: CrapsState) -> tuple[Sentence, ...]:
        """The possible answers, with the names of the bets that can be made."""
        moves = state.legal_moves()
        names = [move.name for move in moves if isinstance(move, PlaceBet)]
        bets = ", ".join(name for name in names if name not in _HOPS)
        lying = ", ".join(move.name for move in moves if isinstance(move, TakeDown))
        lines = (
            tr("Enter: roll both dice."),
            tr("bet NAME DOLLARS: one of {names}", names=bets),
            *(
                (tr("bet hop-5-2 DOLLARS: the next roll is a 5 and a 2; name any two faces."),)
                if not _HOPS.isdisjoint(names)
                else ()
            ),
            tr("odds on, odds off: whether odds on come bets work on a come-out roll."),
            *(
                (tr("work on, work off: whether bets that are off on a come-out roll work there."),)
                if state.rules.resting
                else ()
            ),
            tr("leave: leave the table for good."),
        )
        return (*lines, tr("take-down NAME: one of {names}", names=lying)) if lying else lines

    def standing(self, state: CrapsState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """The bankroll and the point, and a line for each bet."""
        bankroll, point = state.bankroll.shown(), state.point
        head = (
            tr("Bankroll {bankroll}; come-out roll.", bankroll=bankroll)
            if point is None
            else tr("Bankroll {bankroll}; the point is {point}.", bankroll=bankroll, point=point)
        )
        return (head, *map(_bet_line, bet_rows(state)))


def _bet_line(row: BetRow) -> Sentence:
    amount = row.amount.shown()
    if row.works:
        return tr("{bet}: {amount}, pays {pays}", bet=row.title, amount=amount, pays=row.pays)
    return tr("{bet}: {amount}, pays {pays}, off on this roll", bet=row.title, amount=amount, pays=row.pays)


CRAPS_PROMPT = CrapsPrompt(
    CRAPS,
    options=(Option(HOUSE, (KEPT, *PRESETS), tr("the house rules (default: those you chose last)")),),
)
