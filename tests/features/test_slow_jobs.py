"""Jobs about a position, a move or a game tell of the coach's slow work."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from dicedesk.coach.coach import SlowWork
from dicedesk.core.errors import NotationError
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence
from dicedesk.features.answer import answer_in, draft_of
from dicedesk.features.position import compared, read_position
from dicedesk.features.practice import exercise_at, exercise_in, prepare
from dicedesk.features.review import game as reviews
from dicedesk.features.review import history
from dicedesk.features.review.comparison import comparison_of
from dicedesk.features.review.history import review_some
from dicedesk.features.review.jobs import ending_on
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.coaching import explanation_of_choice
from dicedesk.games.yacht.coach import YachtCoach
from dicedesk.play.ports.past_games import DueExercise, ExercisePlace, ReviewGame
from dicedesk.play.ports.store import StoredGame
from tests.fakes.history import NoHistory

LINE = "yacht fives 20, dice 5 2 5 3 1, rolls-left 1"
RECORD = '[Game "yacht"]\n[Rules "sheet=yacht players=1"]\nroll : 5 2 5 3 1\nkeep 5 5 : 1 1 1\n'
FINISHED = """[Game "yacht"]
[Rules "sheet=yacht players=1"]
[Player0 "Ann"]
[Id "2026-11-20T10:00:00Z-7f3a"]
[Dice "seeded 4"]
[Left "2026-11-20T10:05:00Z"]
roll : 5 2 5 3 1
"""
HALF = SlowWork(Sentence("Half done", {}), 0.5)


class SlowCoach(YachtCoach):
    """Says that half of its work is done."""

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        assert rules == "sheet=yacht players=1"
        tell(HALF)


class OneMistake(NoHistory):
    """A history with one game, whose second choice is due."""

    def game(self, number: int) -> StoredGame:
        return StoredGame.of_record(str(number), "yacht", RECORD, "", ended=True)

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        return (DueExercise(ExercisePlace(1, 1), 0),)


class OneReview(NoHistory):
    """A history with one game, which needs a review."""

    def review(self, review: ReviewGame) -> Iterator[int]:
        assert review(StoredGame.of_record("1", "yacht", FINISHED, "", ended=True)) is not None
        yield 1


def explained(tell: Callable[[SlowWork], object]) -> object:
    """The explanation of the first choice in the position."""
    state = read_position(LINE).state
    return explanation_of_choice("yacht", state, state.legal_moves()[0], ("",), tell=tell)


@pytest.mark.parametrize(
    "job",
    [
        lambda tell: compared((LINE, LINE), tell),
        lambda tell: exercise_in(LINE, tell),
        lambda tell: exercise_at(parse_record(RECORD, SPECS), 1, tell),
        lambda tell: prepare(OneMistake(), "", 0, 1, frozenset(), tell),
        explained,
    ],
)
def test_the_slow_work_of_a_coach_is_told(job: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("features.position", "features.practice", "games.coaching"):
        monkeypatch.setattr(f"dicedesk.{module}.load_coach", lambda _: SlowCoach())
    told = list[SlowWork]()
    job(told.append)
    assert set(told) == {HALF}


@pytest.mark.parametrize(
    ("job", "counts"),
    [
        (partial(ending_on, FINISHED), set()),
        (partial(comparison_of, FINISHED, FINISHED), set()),
        (partial(draft_of, FINISHED, is_answer=False), set()),
        (partial(answer_in, NoHistory(), FINISHED), set()),
        (partial(review_some, OneReview()), {1}),
    ],
)
def test_the_slow_work_of_a_review_is_told(
    job: Any, counts: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"yacht": replace(GAMES["yacht"], coach=SlowCoach)}
    for module in (reviews, history):
        monkeypatch.setattr(module, "GAMES", slow)
    told = list[object]()
    job(told.append)
    assert set(told) == {HALF} | counts


def test_games_by_other_rules_are_refused_before_any_slow_work() -> None:
    told = list[SlowWork]()
    with pytest.raises(NotationError, match="the same dice and rules"):
        comparison_of(FINISHED, FINISHED.replace("sheet=yacht", "sheet=nordic"), told.append)
    assert told == []
