"""What tests of the adapters share."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dicedesk.adapters.storage.store import SqliteStore


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[], SqliteStore]]:
    """Opens the store of one folder as often as asked; all are closed in the end."""
    stores: list[SqliteStore] = []

    def open_store() -> SqliteStore:
        stores.append(SqliteStore(tmp_path))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()
