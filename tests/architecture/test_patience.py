"""A test that waits in vain says what it has waited for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import patience
from tests.patience import killed_if_late, named, told_in_a_sentence, until

PROJECT = Path(__file__).resolve().parents[2]
SLEEPS = [sys.executable, "-c", "import time; print('good night', flush=True); time.sleep(600)"]


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has any patience."""
    monkeypatch.setattr(patience, "PATIENCE_S", 0.0)


@pytest.mark.usefixtures("hurry")
def test_what_never_becomes_true_is_named() -> None:
    with pytest.raises(AssertionError, match="waited 60 s for the window to open"):
        until(lambda: False, "the window to open")


def test_what_becomes_true_is_handed_over() -> None:
    answers = iter([0, "", 7])
    assert until(lambda: next(answers), "a number") == 7


@pytest.mark.usefixtures("hurry")
def test_a_process_that_says_nothing_is_killed_and_what_it_should_have_said_is_named() -> None:
    with subprocess.Popen([*SLEEPS], stdout=subprocess.PIPE) as process:  # noqa: S603 (our own program)
        assert process.stdout is not None
        with (
            pytest.raises(AssertionError, match="waited 60 s for a second line"),
            killed_if_late(process, "a second line"),
        ):
            process.stdout.read()
        assert process.wait() != 0


def test_a_process_in_time_is_left_alone() -> None:
    with subprocess.Popen([*SLEEPS], stdout=subprocess.PIPE) as process:  # noqa: S603 (our own program)
        with killed_if_late(process, "its first line"):
            assert process.stdout is not None
            assert process.stdout.readline().strip() == b"good night"
        assert process.poll() is None
        process.kill()


def test_a_process_that_does_not_end_is_named() -> None:
    with (
        pytest.raises(AssertionError, match=r"waited 0\.1 s for the end of python -c import time"),
        told_in_a_sentence(),
    ):
        subprocess.run(SLEEPS, timeout=0.1, capture_output=True, check=False)  # noqa: S603 (our own program)


def test_a_condition_is_named_by_its_name_or_its_words() -> None:
    def the_window_is_open() -> bool:
        return True

    assert named(the_window_is_open) == "the window is open"
    assert "len(PROJECT.parts) == 1" in named(lambda: len(PROJECT.parts) == 1)
