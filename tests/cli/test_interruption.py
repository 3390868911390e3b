"""Ctrl+C at moments in which Python or a command could answer it wrongly."""

import io
import signal

import pytest

from dicedesk import cli


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
