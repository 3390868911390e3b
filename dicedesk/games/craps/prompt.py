"""Craps as lines of text: "bet pass 10", and Enter throws."""

from collections.abc import Sequence

from dicedesk.core.game import Move
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.craps.bets import HOPS
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.rules import CRAPS, CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.table import LAST, RULES
from dicedesk.games.craps.telling import BetRow, bet_rows
from dicedesk.play.game_session import GameSession
from dicedesk.play.terminal import Option, Prompt

_HOPS = frozenset(kind.name for kind in HOPS.values())


class CrapsPrompt(Prompt[CrapsState]):
    """Asks for bets until Enter throws."""

    def question(self, session: GameSession[CrapsState]) -> Sentence:
        return tr("Type a bet (bet NAME DOLLARS), or press Enter to roll:")

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
            tr("bet NAME DOLLARS: NAME is one of {names}", names=bets),
            *(
                (
                    tr(
                        "bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces."
                    ),
                )
                if not _HOPS.isdisjoint(names)
                else ()
            ),
            tr("odds on, odds off: choose whether odds on come bets work on a come-out roll."),
            *(
                (
                    tr(
                        "work on, work off: choose whether bets that are normally off on a come-out roll work anyway."
                    ),
                )
                if state.rules.resting
                else ()
            ),
            tr("leave: leave the table for good."),
        )
        return (*lines, tr("take-down NAME: NAME is one of {names}", names=lying)) if lying else lines

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


_RULES = (
    tr(
        "You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins "
        "on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point."
    ),
    tr(
        "Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes "
        "first, pass loses. Either way, a new come-out roll follows."
    ),
    tr(
        "Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” "
        "adds odds to your pass bet; they pay at true odds."
    ),
    tr(
        "Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it."
    ),
    tr(
        "The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists "
        "the odds and the house edge of each bet."
    ),
    tr("The game ends when you go broke or type “leave”."),
)

CRAPS_PROMPT = CrapsPrompt(
    CRAPS,
    rules=_RULES,
    options=(Option(RULES, (LAST, *PRESETS), tr("the house rules"), "NAME"),),
)
