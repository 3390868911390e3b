"""Yacht as lines of text: Enter rolls, "5 5" keeps these faces, and the name of a box fills it."""

from collections.abc import Sequence

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move, Played
from dicedesk.core.words import Name, Sentence, listed, tr
from dicedesk.games.yacht.boxes import JOKER_POINTS, UPPER_GOAL, Box, Sheet
from dicedesk.games.yacht.rules import MOST_PLAYERS, YACHT, Keep, RollAll, Score, YachtState
from dicedesk.games.yacht.table import PLAYERS, SHEET
from dicedesk.games.yacht.telling import roll_words
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import scores_line
from dicedesk.play.terminal import Option, Prompt

_NOTHING = "-"
"""Keeps no dice."""


class YachtPrompt(Prompt[YachtState]):
    """Asks for a roll, then for dice to keep or a box."""

    def question(self, session: GameSession[YachtState]) -> Sentence:
        name, state = session.seats[session.state.seat].name, session.state
        if not state.dice:
            return (
                tr("Press Enter to roll.") if name.is_you else tr("{name}, press Enter to roll.", name=name)
            )
        if state.rolls_left:
            return tr("Type the faces to keep (such as 5 5, or - for none), or a box:")
        return tr("Type a box:")

    def parse(self, text: str, state: YachtState) -> Move:
        """Enter, faces, or the name of a box or its beginning; also a move as a record writes it."""
        words = text.casefold().split()
        if not state.dice:
            if words in ([], ["roll"]):
                return RollAll()
            raise NotationError(tr("Press Enter to roll."))
        if words[:1] in (["keep"], ["score"]):
            return self.spec.parse_move(" ".join(words))
        if words == [_NOTHING]:
            return Keep(())
        faces = "".join(words).replace(",", "")
        if faces.isascii() and faces.isdigit():
            return self.spec.parse_move(" ".join(("keep", *faces)))
        return Score(_box_called("-".join(words), state))

    def help(self, state: YachtState) -> tuple[Sentence, ...]:
        if not state.dice:
            return (tr("Enter: roll all five dice."),)
        offers = state.card.offers(state.dice)
        boxes = listed(f"{box.value} {points}" for box, points in offers.items())
        filled = tr("A box, or the start of its name: {boxes}", boxes=boxes)
        if not state.rolls_left:
            return (filled,)
        return (
            tr("5 5: keep two dice that show 5, and roll the other dice again."),
            tr("-: roll all five dice again."),
            filled,
        )

    def standing(self, state: YachtState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """The points of each player; within a turn also the open boxes, and the number of the roll."""
        scores = (
            tr("Points: {points}", points=state.scores[0])
            if state.seats == 1
            else Sentence("{scores}", {"scores": scores_line(state.scores, names)})
        )
        if not state.dice:
            return (scores,)
        return (
            scores,
            tr("Open boxes: {boxes}", boxes=listed(box.value for box in state.card.open_boxes)),
            roll_words(state),
        )

    def lying(self, played: Played[YachtState]) -> Roll:
        return played.step.state.dice


def _box_called(name: str, state: YachtState) -> Box:
    """The box of a name or its beginning; of several, the only open one. Raises NotationError."""
    begun = [box for box in state.sheet.boxes if name and box.value.startswith(name)]
    exact = [box for box in begun if box.value == name]
    found = exact or [box for box in begun if box in state.card.open_boxes] or begun
    if len(found) == 1:
        return found[0]
    boxes = listed(box.value for box in found or state.card.open_boxes)
    raise NotationError(tr("Type one of these boxes: {boxes}.", boxes=boxes))


_RULES = (
    tr(
        "In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you "
        "like. Then score the dice in one open box."
    ),
    tr(
        "Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one "
        "face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.",
        yacht=50,
    ),
    tr(
        "The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, "
        "it scores 0.",
        straight=30,
    ),
    tr("The game ends once each player has filled all boxes. The highest sum wins."),
    tr(
        "Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.",
        bonus=Sheet.NORDIC.bonus,
        goal=UPPER_GOAL,
    ),
    tr(
        "With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four "
        "in a row. Five equal dice after a yacht pay {joker} points more.",
        bonus=Sheet.BONUS.bonus,
        goal=UPPER_GOAL,
        joker=JOKER_POINTS,
    ),
)

YACHT_PROMPT = YachtPrompt(
    YACHT,
    rules=_RULES,
    options=(
        Option(SHEET, tuple(sheet.value for sheet in Sheet), tr("the house rules", "a score sheet"), "NAME"),
        Option(
            PLAYERS,
            tuple(str(count) for count in range(1, MOST_PLAYERS + 1)),
            tr("how many people play"),
            "N",
        ),
    ),
)
