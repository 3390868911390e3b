"""Programs that share one screen and one loudspeaker."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts these tests first: they take longest, and the first worker of a parallel run does them one by one."""
    items.sort(key=lambda item: HERE not in item.path.parents)
