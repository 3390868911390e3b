"""Where saved games lie."""

from pathlib import Path

import pytest

from dicedesk.adapters.storage.folders import VARIABLE, data_folder


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def test_the_chosen_folder_goes_before_all_others() -> None:
    assert data_folder("chosen", {VARIABLE: "named", "XDG_DATA_HOME": "usual"}) == Path("chosen")


def test_the_variable_goes_before_the_usual_place() -> None:
    assert data_folder(None, {VARIABLE: "named", "XDG_DATA_HOME": "usual"}) == Path("named")


def test_an_empty_variable_names_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder("", {VARIABLE: "", "XDG_DATA_HOME": ""}) == home / ".local" / "share" / "dicedesk"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, ".local/share/dicedesk"),
        ("win32", {}, "AppData/Roaming/DiceDesk"),
        ("darwin", {}, "Library/Application Support/DiceDesk"),
    ],
)
def test_each_system_has_its_usual_place(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder(None, environment) == home / folder


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [("linux", "XDG_DATA_HOME", "dicedesk"), ("win32", "APPDATA", "DiceDesk")],
)
def test_a_system_may_say_where_its_usual_place_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str, folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder(None, {variable: str(tmp_path / "given")}) == tmp_path / "given" / folder
