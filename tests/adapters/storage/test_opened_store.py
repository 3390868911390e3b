"""The store with which a window opens, or what stands in for it."""

from pathlib import Path

import pytest

from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.opened_store import opened_store
from dicedesk.core.words import Sentence
from dicedesk.ports.store import StoreError


def test_a_folder_of_ones_own_is_opened(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    store, notice = opened_store(tmp_path, lock)
    store.keep_setting("theme", "dark")
    assert (store.setting("theme"), notice) == ("dark", None)
    store.close()
    lock.close()


def test_a_folder_that_another_window_has_is_left_alone_and_that_is_told(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    store, notice = opened_store(tmp_path, second)
    assert isinstance(notice, Sentence)
    assert notice == "Another DiceDesk window has these games open: nothing is saved in this one."
    with pytest.raises(StoreError, match="Another DiceDesk window"):
        store.keep_setting("theme", "dark")
    assert [file.name for file in tmp_path.iterdir()] == ["window.lock"]
    first.close()
    second.close()
