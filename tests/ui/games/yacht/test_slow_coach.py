"""The coach of a preset first works it out: the card says how far it is, and the game goes on meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dicedesk.games.yacht.boxes import Sheet, points
from dicedesk.games.yacht.coach import YachtCoach
from dicedesk.games.yacht.odds import of_this_turn
from dicedesk.games.yacht.players import PERFECT
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import CoachMode, CoachSettings, GameKind
from tests.ui.held_jobs import HALFWAY, HeldJob, HeldJobs
from tests.ui.table.coach_seen import choose, reads

Key = Qt.Key
FACES = (5, 5, 5, 5, 1)
ON_DEMAND = "Press B when you want the coach."


def a_coach() -> YachtCoach:
    """A coach that looks at this turn alone."""
    play = of_this_turn(Sheet.NORDIC, points)
    return YachtCoach(lambda *_: play)


def works(jobs: HeldJobs) -> list[HeldJob]:
    """The coach's slow work that goes on."""
    return [job for job in jobs.waiting if job.news is not None]


def get_halfway(jobs: HeldJobs) -> None:
    """Has the slow work tell how far it is."""
    (job,) = works(jobs)
    assert job.news is not None
    job.news(HALFWAY)


@pytest.fixture
def jobs() -> HeldJobs:
    """Work that is done when the test says so."""
    return HeldJobs()


@pytest.fixture
def person(sit_down: Callable[..., Any], jobs: HeldJobs) -> Any:
    """Somebody who plays Nordic with a coach who always speaks, after a roll."""
    person = sit_down(*FACES, *FACES, *FACES, sheet=Sheet.NORDIC, jobs=jobs)
    choose(person.tab, CoachSettings(CoachMode.ALWAYS, 0, GameKind.CASUAL))
    person.press(Key.Key_Return)
    return person


def test_the_card_says_how_far_the_slow_work_is(person: Any, jobs: HeldJobs) -> None:
    get_halfway(jobs)
    assert HALFWAY.words in reads(person.tab)
    assert "Calculating the chances…" not in reads(person.tab)


def test_where_the_card_is_in_a_drawer_the_felt_says_how_far_the_slow_work_is(
    person: Any, jobs: HeldJobs
) -> None:
    rolled = person.caption
    person.resize(800, 560)
    get_halfway(jobs)
    assert person.caption == HALFWAY.words
    works(jobs)[0].done(a_coach())
    assert person.caption == rolled
    assert person.tab.buttons.hint.text() == person.tab.coaching.line != ""


def test_the_felt_says_that_the_coach_calculates_until_it_knows_how_far_it_is(person: Any) -> None:
    person.resize(800, 560)
    assert person.caption == "Calculating the chances…"


def test_the_game_goes_on_during_the_slow_work_which_is_begun_once(person: Any, jobs: HeldJobs) -> None:
    get_halfway(jobs)
    person.press(Key.Key_Down, Key.Key_Return, Key.Key_Return)
    assert len(person.moves) == 3
    assert HALFWAY.words in reads(person.tab)
    assert len([job for job in jobs.started if job.news is not None]) == 1


def test_when_the_slow_work_is_done_the_coach_speaks(person: Any, jobs: HeldJobs) -> None:
    get_halfway(jobs)
    works(jobs)[0].done(a_coach())
    assert person.tab.coaching.coach is not None
    assert HALFWAY.words not in reads(person.tab)
    assert not person.tab.cards.coach.slow_work.isVisible()


def cancel(person: Any, jobs: HeldJobs) -> None:
    get_halfway(jobs)
    person.tab.cards.coach.slow_work.cancel.click()


def test_canceled_slow_work_ends_and_the_game_goes_on_without_the_coach(person: Any, jobs: HeldJobs) -> None:
    cancel(person, jobs)
    person.press(Key.Key_Down, Key.Key_Return, Key.Key_Return)
    assert works(jobs) == []
    assert ON_DEMAND in reads(person.tab)
    assert len(person.moves) == 3


def test_after_a_cancel_the_coach_works_again_when_it_is_asked(person: Any, jobs: HeldJobs) -> None:
    cancel(person, jobs)
    person.press(Key.Key_B)
    works(jobs)[0].done(a_coach())
    assert person.tab.coaching.coach is not None
    assert not person.tab.cards.coach.button.isVisible()


def test_slow_work_goes_on_while_the_table_is_hidden(person: Any, jobs: HeldJobs) -> None:
    get_halfway(jobs)
    person.tab.hide()
    assert len(works(jobs)) == 1
    works(jobs)[0].done(a_coach())
    person.tab.show()
    assert person.tab.coaching.coach is not None


def test_work_that_is_not_slow_ends_when_the_table_is_hidden(person: Any, jobs: HeldJobs) -> None:
    person.tab.hide()
    assert works(jobs) == []


@pytest.fixture
def against_perfect(sit_down: Callable[..., Any], jobs: HeldJobs) -> Any:
    """A game of Nordic that the perfect player begins, with a coach who says nothing."""
    person = sit_down(*FACES, sheet=Sheet.NORDIC, seating=(PERFECT, PERSON), jobs=jobs)
    choose(person.tab, CoachSettings(CoachMode.OFF, 0, GameKind.CASUAL))
    return person


def test_the_perfect_player_moves_when_the_slow_work_is_done(against_perfect: Any, jobs: HeldJobs) -> None:
    assert against_perfect.tab.pace.is_held
    works(jobs)[0].done(a_coach())
    assert not against_perfect.tab.pace.is_held


def test_after_a_cancel_the_perfect_player_waits_until_the_coach_is_asked(
    against_perfect: Any, jobs: HeldJobs
) -> None:
    cancel(against_perfect, jobs)
    assert ON_DEMAND in reads(against_perfect.tab)
    assert (against_perfect.tab.pace.is_held, works(jobs)) == (True, [])
    against_perfect.press(Key.Key_B)
    assert len(works(jobs)) == 1


def test_nobody_waits_in_a_replay(against_perfect: Any) -> None:
    against_perfect.tab.offer_nothing()
    assert not against_perfect.tab.pace.is_held
