"""Resources are found where each kind of installation has them."""

from pathlib import Path

import pytest

from dicedesk.core import assets


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


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of help pages of an installation that has one page, in English."""
    folder = tmp_path / "resources" / "help"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "hog.md").write_text("Pigs", encoding="utf-8")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path)
    return folder


def test_a_help_page_is_english_where_a_language_has_none(pages: Path) -> None:
    assert assets.help_page("hog", "de") == "Pigs"


@pytest.mark.parametrize("language", ["de", "de_AT"])
def test_a_help_page_is_in_the_language_of_the_window(pages: Path, language: str) -> None:
    (pages / "de").mkdir()
    (pages / "de" / "hog.md").write_text("Schweine", encoding="utf-8")
    assert assets.help_page("hog", language) == "Schweine"


def test_the_lines_of_a_chinese_paragraph_are_joined(pages: Path) -> None:
    (pages / "zh_CN").mkdir()
    text = "# 标题\n\n第一行，\n第二行“三”\n四 Hog\n五**六**\n七\n**八**九\n\n- 十\n  十一\n- 十二\n"
    (pages / "zh_CN" / "hog.md").write_text(text, encoding="utf-8")
    joined = "# 标题\n\n第一行，第二行“三”四 Hog\n五**六**七**八**九\n\n- 十十一\n- 十二\n"
    assert assets.help_page("hog", "zh_CN") == joined


def test_a_help_page_that_is_nowhere_is_named(pages: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"resources/help/en/none\.md"):
        assets.help_page("none", "fr")
