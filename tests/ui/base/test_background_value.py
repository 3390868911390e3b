"""What takes long is computed in the background: once for each key, and only while somebody waits for it."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.ui.base.work import BackgroundValue
from tests.ui.held_jobs import HeldJobs


def half(key: int) -> int:
    """The half of a key; an odd one has none."""
    if key % 2:
        raise ValueError(f"{key} is odd")
    return key // 2


@pytest.fixture
def jobs() -> HeldJobs:
    """Work that is done when the test says so."""
    return HeldJobs()


@pytest.fixture
def halves(jobs: HeldJobs) -> BackgroundValue[int, int]:
    """The half of what is watched, once it is computed."""
    return BackgroundValue(jobs, half, "No half: {}".format)


def test_nothing_is_computed_before_somebody_looks(halves: BackgroundValue[int, int], jobs: HeldJobs) -> None:
    assert (jobs.started, halves.value) == ([], None)


def test_while_it_is_computed_there_is_no_value(halves: BackgroundValue[int, int]) -> None:
    halves.watch(8)
    assert halves.value is None


def test_the_value_comes_when_it_is_computed(
    halves: BackgroundValue[int, int], jobs: HeldJobs, qtbot: QtBot
) -> None:
    halves.watch(8)
    with qtbot.waitSignal(halves.changed):
        jobs.started[0].finish()
    assert halves.value == 4


def test_each_key_is_computed_once(halves: BackgroundValue[int, int], jobs: HeldJobs) -> None:
    for key in (8, 8, 6, 8):
        halves.watch(key)
        jobs.started[-1].finish()
    assert (len(jobs.started), halves.value) == (2, 4)


def test_a_value_that_comes_too_late_for_another_key_is_dropped(
    halves: BackgroundValue[int, int], jobs: HeldJobs
) -> None:
    halves.watch(8)
    halves.watch(6)
    jobs.started[0].finish()
    assert halves.value is None


def test_another_key_has_no_value_yet_and_that_is_told(
    halves: BackgroundValue[int, int], jobs: HeldJobs, qtbot: QtBot
) -> None:
    halves.watch(8)
    jobs.started[0].finish()
    with qtbot.waitSignal(halves.changed):
        halves.watch(6)
    assert halves.value is None


def test_after_a_stop_nothing_is_heard_until_it_is_watched_again(
    halves: BackgroundValue[int, int], jobs: HeldJobs
) -> None:
    halves.watch(8)
    halves.stop()
    jobs.started[0].finish()
    before = halves.value
    halves.watch(8)
    jobs.started[1].finish()
    assert (before, halves.value) == (None, 4)


def test_a_stop_leaves_what_is_known(halves: BackgroundValue[int, int], jobs: HeldJobs) -> None:
    halves.watch(8)
    jobs.started[0].finish()
    halves.stop()
    assert halves.value == 4


def test_why_there_is_no_value_is_told(
    halves: BackgroundValue[int, int], jobs: HeldJobs, qtbot: QtBot
) -> None:
    halves.watch(7)
    with qtbot.waitSignal(halves.changed):
        jobs.started[0].finish()
    assert (halves.value, halves.error) == (None, "No half: 7 is odd")


def test_an_error_goes_with_another_key(halves: BackgroundValue[int, int], jobs: HeldJobs) -> None:
    halves.watch(7)
    jobs.started[0].finish()
    halves.watch(8)
    assert halves.error == ""


def test_after_an_error_and_a_stop_it_is_tried_again(
    halves: BackgroundValue[int, int], jobs: HeldJobs
) -> None:
    halves.watch(7)
    jobs.started[0].finish()
    halves.stop()
    halves.watch(7)
    assert len(jobs.started) == 2


def test_a_thread_computes_it_and_the_window_hears_of_it(qtbot: QtBot) -> None:
    jobs = ThreadJobs()
    halves: BackgroundValue[int, int] = BackgroundValue(jobs, half, str)
    halves.watch(8)
    qtbot.waitUntil(lambda: halves.value is not None)
    jobs.close()


def test_news_is_heard_until_there_is_a_value(jobs: HeldJobs, qtbot: QtBot) -> None:
    def slow(key: int, _tell: Callable[[str], object] = print) -> int:
        return half(key)

    halves = BackgroundValue(jobs, slow, "No half: {}".format, tells=True)
    halves.watch(8)
    with qtbot.waitSignal(halves.progressed):
        jobs.last.news("half done")
    assert halves.news == "half done"
    jobs.last.finish()
    assert (halves.value, halves.news) == (4, None)
