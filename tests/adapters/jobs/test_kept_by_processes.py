"""A process that works for this one finds what is calculated once where this one keeps it."""

from pathlib import Path

from dicedesk.adapters.jobs.own_process import answer_of
from dicedesk.play.kept_folder import keep_in, kept_folder
from tests.patience import PATIENCE_S


def test_a_worker_process_has_the_same_folder(tmp_path: Path) -> None:
    keep_in(tmp_path)
    assert answer_of(kept_folder, limit_s=PATIENCE_S) == tmp_path
