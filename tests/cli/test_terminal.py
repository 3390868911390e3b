"""What all commands share: the bar that shows how far long work has come, and Ctrl+C at awkward moments."""

import io
import signal

import pytest

from dicedesk import cli
from dicedesk.cli.terminal import ProgressBar, printable


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """Shows the second that it is set to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_work_that_takes_a_moment_shows_no_bar(clock: Clock) -> None:
    terminal = Terminal()
    bar = ProgressBar(10, terminal, clock)
    clock.now += 0.4
    bar.show(9)
    bar.clear()
    assert terminal.getvalue() == ""


def test_longer_work_shows_how_far_it_has_come(clock: Clock) -> None:
    terminal = Terminal()
    bar = ProgressBar(10, terminal, clock)
    clock.now += 1
    bar.show(5)
    assert terminal.getvalue() == "\r[###############...............]  50 %"


def test_the_bar_is_drawn_ten_times_a_second_at_most(clock: Clock) -> None:
    terminal = Terminal()
    bar = ProgressBar(10, terminal, clock)
    for second in (1, 1.05, 1.2):
        clock.now = 100 + second
        bar.show(5)
    assert terminal.getvalue().count("\r") == 2


def test_a_cleared_bar_leaves_an_empty_line(clock: Clock) -> None:
    terminal = Terminal()
    bar = ProgressBar(10, terminal, clock)
    clock.now += 1
    bar.show(10)
    width = len(terminal.getvalue()) - 1
    bar.clear()
    assert terminal.getvalue().endswith("\r" + " " * width + "\r")


def test_a_file_gets_no_bar(clock: Clock) -> None:
    file = io.StringIO()
    bar = ProgressBar(10, file, clock)
    clock.now += 60
    bar.show(5)
    bar.clear()
    assert file.getvalue() == ""


def test_a_sign_that_a_terminal_does_not_have_becomes_a_question_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), "ascii"))
    assert printable("“No” to 骰") == "?No? to ?"


class PressedWhileTheQuestionIsShown(io.StringIO):
    """A screen: Ctrl+C comes while it is being brought up to date, where Python's input() drops what is raised."""

    def flush(self) -> None:
        if self.getvalue():
            signal.raise_signal(signal.SIGINT)


class PressedAtTheAnswer(io.StringIO):
    """A keyboard on which Ctrl+C is pressed before an answer is typed."""

    def readline(self, *_: object) -> str:
        signal.raise_signal(signal.SIGINT)
        return "3\n"


def test_ctrl_c_that_got_lost_at_the_question_can_be_pressed_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout", PressedWhileTheQuestionIsShown())
    monkeypatch.setattr("sys.stdin", PressedAtTheAnswer())
    assert (cli.run(["hazard-table"]), capsys.readouterr().err) == (130, "Stopped.\n")


def test_ctrl_c_is_heard_no_more_once_the_command_has_said_that_it_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class PressedAgainAtEachLine(io.StringIO):
        def write(self, text: str) -> int:
            signal.raise_signal(signal.SIGINT)
            return super().write(text)

    said = PressedAgainAtEachLine()
    monkeypatch.setattr("sys.stdin", PressedAtTheAnswer())
    monkeypatch.setattr("sys.stderr", said)
    assert cli.run(["hazard-table"]) == 130
    signal.raise_signal(signal.SIGINT)
    assert said.getvalue() == "Stopped.\n"


def test_a_process_that_ignores_ctrl_c_goes_on_ignoring_it(monkeypatch: pytest.MonkeyPatch) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    monkeypatch.setattr("sys.stdin", PressedAtTheAnswer())
    assert cli.run(["hazard-table"]) == 0
