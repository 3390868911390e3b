"""Hazard as a game without words of its own for its table would tell it: a button for each move."""

from collections.abc import Sequence

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence
from dicedesk.games.hazard.rules import HazardMove, HazardState
from dicedesk.games.hazard.telling import HazardTelling
from dicedesk.play.game_session import GameSession
from dicedesk.play.move_telling import MoveTelling
from dicedesk.play.telling import Lesson, scores_line

_OWN = HazardTelling()


class HazardByMoves(MoveTelling[HazardState]):
    """Lines, names of moves and results are Hazard's; the table is the frame's."""

    def lines_in(self, played: Played[HazardState]) -> int:
        """As many as Hazard tells."""
        return _OWN.lines_in(played)

    def line(self, played: Played[HazardState], names: Sequence[Name], place: int) -> Sentence:
        """Hazard's own."""
        return _OWN.line(played, names, place)

    def lesson(self, session: GameSession[HazardState], begun: int) -> Lesson | None:
        """None."""
        return None

    def choice(self, state: HazardState, move: HazardMove) -> Sentence:
        """Hazard's own."""
        return _OWN.choice(state, move)

    def result_line(self, first: HazardState, state: HazardState, names: Sequence[Name]) -> Sentence:
        """Hazard's own."""
        return _OWN.result_line(first, state, names)

    def note(self, state: HazardState, names: Sequence[Name]) -> str:
        """The rounds won."""
        return scores_line(state.scores, names)
