"""What waits for a player who comes back to a game: positions that are due, and a change of skill."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from dicedesk.features.greeting import greeting_of
from dicedesk.features.skill import real_change
from dicedesk.play.ports.past_games import ExerciseCount, GameChoices
from tests.features.test_skill import DAY, MONDAY, Judged, judged


@dataclass
class Waiting(Judged):
    """Games that are judged, and exercises that are due."""

    counts: Sequence[ExerciseCount] = ()

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        return tuple(self.counts)

    def next_due(self, game: str, now: int) -> int | None:
        return None


def better(first: int = MONDAY, since: int = 20) -> list[GameChoices]:
    """Twenty games that cost much, and then some that cost little, one each day."""
    return [judged(5 if day < 20 else 1, begun=first and first + day * DAY) for day in range(20 + since)]


def test_the_positions_of_all_games_that_are_due_are_counted_together() -> None:
    past = Waiting(counts=(ExerciseCount("hog", 30, 9, 2), ExerciseCount("craps", 8, 4, 1)))
    found = greeting_of(past, "hog", MONDAY)
    assert (found.due, found.change) == (13, None)


def test_a_change_says_when_it_began() -> None:
    found = greeting_of(Waiting(better()), "hog", MONDAY)
    assert found.change is not None
    assert found.change.is_better
    assert found.change.since == date(2026, 12, 13)


def test_a_change_is_no_news_after_20_more_games() -> None:
    found = next(games for games in range(1, 40) if real_change(Judged(better(since=games)), "hog"))
    assert real_change(Judged(better(since=found + 19)), "hog") is not None
    assert real_change(Judged(better(since=found + 20)), "hog") is None


def test_what_may_be_chance_is_not_told() -> None:
    assert real_change(Judged([judged(1 + day % 2) for day in range(40)]), "hog") is None


def test_nobody_knows_when_games_without_a_date_began() -> None:
    change = real_change(Judged(better(0)), "hog")
    assert change is not None
    assert change.since is None
