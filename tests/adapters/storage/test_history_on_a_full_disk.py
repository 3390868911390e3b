"""The statistics of games on a disk that takes nothing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.features.statistics import Statistics, statistics_of, statistics_of_all
from dicedesk.play.ports.store import StoreError, UnwritableError
from tests.adapters.storage.past_games import kept_hog, past_of

if sys.platform == "win32":
    pytest.skip("Windows has no limit on the size of files", allow_module_level=True)

import resource

GAMES = tuple(kept_hog(f"game {number}", "roll 1 : 5") for number in range(3))


@contextmanager
def nothing_can_be_written() -> Iterator[None]:
    """No file can grow meanwhile, which is what SQLite meets on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def of_all(past: SqliteHistory) -> Statistics:
    with nothing_can_be_written():
        return statistics_of_all(past)


def test_the_limit_is_what_a_full_disk_is(tmp_path: Path) -> None:
    past = past_of(tmp_path, *GAMES)
    with nothing_can_be_written(), pytest.raises(UnwritableError):
        past.behind()


def test_games_that_were_never_summarized_are_added_up(tmp_path: Path) -> None:
    past = past_of(tmp_path, *GAMES)
    before = past.file.read_bytes()
    found = of_all(past)
    assert (found.results.won, past.file.read_bytes()) == (len(GAMES), before)
    assert of_all(past) == found, "what the first look left beside the file is no log"
    assert statistics_of_all(past) == found


def test_games_that_were_summarized_are_added_up(tmp_path: Path) -> None:
    past = past_of(tmp_path, *GAMES)
    statistics_of_all(past)
    past_of(tmp_path, kept_hog("another", "roll 1 : 5"))
    assert of_all(past).results.won == len(GAMES) + 1
    assert statistics_of(past).results.won == len(GAMES)


def test_a_folder_without_games_is_told_as_always(tmp_path: Path) -> None:
    with nothing_can_be_written(), pytest.raises(StoreError, match="no saved games in"):
        statistics_of_all(SqliteHistory(tmp_path / "dicedesk.sqlite"))
