"""Yacht's unit: the points of the whole game, those on the sheet and those to come.

Means of 100 games alone, by `tests/games/yacht/beginners.py`; the sensible player is a point off at each choice:

| player | inaccuracies | mistakes | blunders | points lost a choice |
| --- | --- | --- | --- | --- |
| sensible | 7.1 | 1.1 | 0 | 0.34 |
| greedy player | 3.1 | 1.9 | 0.6 | 0.44 |
| straight hunter | 4.6 | 4.7 | 2.3 | 1.14 |
| upper-part player | 5.2 | 5.0 | 2.0 | 1.40 |
| guesses | 6.8 | 8.2 | 8.8 | 4.67 |
"""

from typing import Any

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.coach.unit import Points
from dicedesk.core.game import State
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.yacht.rules import parse_rules
from dicedesk.games.yacht.scores import beaten_words


class _YachtPoints(Points):
    def now_words(self, worth: Worth, name: Name) -> Sentence:
        return tr("Now: {value} expected for the whole game.", value=self.value_words(worth))

    def result_words(self, player: PlayerReview, name: Name, state: State[Any]) -> str:
        """The games with best play that scored less; of several players, the name says whose points they are."""
        if state.outcome() is None:
            return ""
        who = None if state.seats == 1 else name
        return beaten_words(parse_rules(state.rules_text()).sheet, round(player.result), who)


FIRST, SECOND, BOXES = "first-keep", "second-keep", "box"
UNIT = _YachtPoints(
    limits=Limits(0.001, 0.5, 2, 5, (0.02, 0.15, 0.5, 1.2)),
    warnings=(0.5, 2, 5),
    least_span=20,
    argues_from_best=True,
    kinds=(
        ChoiceKind(FIRST, tr("Dice kept after the first roll")),
        ChoiceKind(SECOND, tr("Dice kept after the second roll")),
        ChoiceKind(BOXES, tr("Boxes")),
    ),
)
