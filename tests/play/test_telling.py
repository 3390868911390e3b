"""What a telling says of a game that words no more than it has to."""

from collections.abc import Sequence

import pytest

from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.play.game_session import GameSession
from dicedesk.play.scene import Scene
from dicedesk.play.telling import Controls, Lesson, Showing, TableView, Telling

NAMES = (Name("Ann"), Name("Ben"))


class ShortTelling(Telling[HogState, RollDice]):
    """Says as little of Hog as can be said."""

    def line(self, played: Played[HogState], names: Sequence[Name], place: int) -> Sentence:
        return self.choice(played.before, played.move)

    def lesson(self, session: GameSession[HogState], begun: int) -> Lesson | None:
        return None

    def choice(self, state: HogState, move: RollDice) -> Sentence:
        return tr("{count} dice", count=move.count)

    def result_line(self, first: HogState, state: HogState, names: Sequence[Name]) -> Sentence:
        return tr("{own} to {other}", own=state.scores[0], other=state.scores[1])

    def view(self, scene: Scene[HogState], showing: Showing[int]) -> TableView:
        return TableView()

    def controls(self, scene: Scene[HogState], showing: Showing[int]) -> Controls:
        return Controls(primary="Roll", key="Enter")


@pytest.fixture
def telling() -> ShortTelling:
    return ShortTelling()


def roll(goal: int) -> Played[HogState]:
    """The first roll, of a 5, in a game to this goal."""
    before, move, faces = HOG.new_state(f"goal={goal}"), RollDice(1), (5,)
    return Played(before, move, faces, before.apply(move, faces))


def test_a_move_has_one_line_and_no_sound(telling: ShortTelling) -> None:
    played = roll(100)
    assert (telling.lines_in(played), telling.cue(played, ())) == (1, None)


def test_dice_that_land_are_summed(telling: ShortTelling) -> None:
    assert telling.count_so_far((4, 5)) == "4 + 5 = 9"


def test_the_end_of_a_game_is_its_only_milestone(telling: ShortTelling) -> None:
    assert telling.milestone(roll(100), NAMES) is None
    assert telling.milestone(roll(2), NAMES) == "5 to 0"


def test_a_game_that_is_left_is_told_as_one_that_ended(telling: ShortTelling) -> None:
    played = roll(100)
    assert telling.left_line(played.before, played.step.state, NAMES, 1) == "5 to 0"
