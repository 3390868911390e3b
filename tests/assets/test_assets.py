"""Resources are found where each kind of installation has them."""

from pathlib import Path

import pytest

from dicedesk import assets


def test_a_resource_of_a_checkout_is_found() -> None:
    assert assets.resource("strategies/hog-final.txt").is_file()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(
        FileNotFoundError, match=r"resources/strategies/none\.txt is not part of this installation"
    ):
        assets.resource("strategies/none.txt")


def test_a_folder_is_no_resource() -> None:
    with pytest.raises(FileNotFoundError):
        assets.resource("strategies")


def test_an_installed_package_carries_its_resources_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dicedesk" / "resources" / "help").mkdir(parents=True)
    (tmp_path / "dicedesk" / "resources" / "help" / "page.txt").write_text("⚅ inside", encoding="utf-8")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "dicedesk")
    assert assets.read_text("help/page.txt") == "⚅ inside"
