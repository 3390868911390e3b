"""What is calculated once is kept in one folder by all processes of the program."""

from pathlib import Path

import pytest

from dicedesk.play.kept_folder import VARIABLE, keep_in, kept_folder


def test_without_a_folder_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    assert kept_folder() is None


def test_the_chosen_folder_is_used(tmp_path: Path) -> None:
    keep_in(tmp_path)
    assert kept_folder() == tmp_path
