"""The program started once more beside its window."""

import sys

import pytest

from dicedesk.adapters.own_program import own_command


def test_the_process_is_this_very_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_command("--speech-worker") == (sys.executable, "-m", "dicedesk", "--speech-worker")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("--speech-worker") == (sys.executable, "--speech-worker")
