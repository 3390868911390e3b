"""The store with which a window opens, or what stands in for it."""

import json
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.history import opened_archive
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import SPECS
from dicedesk.play.game_table import BestScore
from dicedesk.play.ports.store import Best, OracleAnswer, StoredGame
from dicedesk.play.settings import SETTING, FairDiceSettings, SettingsKeeper


def test_a_folder_of_ones_own_is_opened(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    store = SqliteStore(tmp_path, lock)
    store.keep_setting("theme", "dark")
    assert (store.setting("theme"), store.is_open) == ("dark", True)
    store.close()
    lock.close()


def test_a_folder_that_another_window_has_is_left_alone_and_that_is_told(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    store = SqliteStore(tmp_path, second)
    notice = store.wait_reason
    assert isinstance(notice, Sentence)
    assert (
        notice == "Your games are open in another DiceDesk window. Close it, or nothing will be saved here."
    )
    store.keep_setting("theme", "dark")
    store.try_again()
    assert store.waits
    assert [file.name for file in tmp_path.iterdir()] == ["window.lock"]
    store.close()
    first.close()
    second.close()


NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
KEPT = StoredGame("one", "hog", '[Game "hog"]\n', "ab", ended=False, moves=("roll 1 : 2",))
LATER = StoredGame("two", "hog", '[Game "hog"]\n', "ab", ended=False, moves=("roll 1 : 3",))


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A folder in which all kinds of things are kept."""
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(replace(KEPT.whole(), id="zero", score=80))
        store.keep(KEPT.whole())
        store.keep_setting(SETTING, json.dumps({"voice": {"is_on": False}}))
        store.keep_answer(OracleAnswer(NOON, "first", "Yes."))
    return tmp_path


def test_a_folder_that_comes_late_takes_what_waited_and_loses_nothing(filled: Path) -> None:
    first, second = FolderLock(filled), FolderLock(filled)
    store = SqliteStore(filled, second)
    told: list[str] = []
    store.listen(told.append)
    store.on_open, store.on_free = lambda: told.append("open"), lambda: told.append("free")
    keeper, best = SettingsKeeper(store), BestScore(store, "hog", is_fewest=False)
    store.in_turn(lambda: store.keep(LATER.whole()))
    store.keep_answer(OracleAnswer(NOON, "second", "No."))
    keeper.change(lambda before: replace(before, fair_dice=FairDiceSettings(42)))
    best.note(70, parse_record('[Game "hog"]\n[Id "two"]\n', SPECS), is_closed=True)
    assert store.answers(1) == (OracleAnswer(NOON, "second", "No."),)
    store.try_again()
    assert (store.waits, store.is_open, told) == (True, False, [])

    first.close()
    store.try_again()

    now = "The games folder is available again. Your games are being saved."
    assert (store.waits, store.is_open, told) == (False, True, ["open", now, "free"])
    assert store.wait_reason is None
    assert [answer.question for answer in store.answers(5)] == ["second", "first"]
    assert (store.newest("hog"), best.value) == (LATER, Best("zero", 80))
    keeper.change(lambda before: replace(before, games={}))
    assert keeper.value.fair_dice == FairDiceSettings(42)
    store.close()
    second.close()
    with opened_archive(filled / FILE_NAME) as archive:
        assert [game.id for game in archive.games()] == ["zero", "one", "two"]


def test_a_folder_that_could_not_be_made_is_locked_when_it_can_be(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.write_text("in the way", encoding="utf-8")
    lock = FolderLock(folder)
    store = SqliteStore(folder, lock)
    assert str(store.wait_reason).startswith("Games cannot be saved here: ")
    store.in_turn(lambda: store.keep(KEPT.whole()))
    folder.unlink()
    store.try_again()
    assert (store.waits, store.newest("hog")) == (False, KEPT)
    another = FolderLock(folder)
    assert not another.is_mine
    for opened in (another, store, lock):
        opened.close()


def test_what_waits_for_a_folder_is_kept_when_the_program_ends(filled: Path) -> None:
    first, second = FolderLock(filled), FolderLock(filled)
    store = SqliteStore(filled, second)
    store.in_turn(lambda: store.keep(LATER.whole()))
    first.close()
    store.close()
    second.close()
    with closing(SqliteStore(filled)) as again:
        assert again.newest("hog") == LATER
