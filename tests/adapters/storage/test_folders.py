"""Where saved games lie."""

from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from dicedesk.adapters.storage import folders
from dicedesk.adapters.storage.folders import VARIABLE, data_folder

LOCAL, ROAMING = "C:\\Ann\\Local", "C:\\Ann\\Roaming"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", Unix)
    monkeypatch.setattr(folders, "NAME", "dicedesk")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Windows as it tells of itself; elsewhere its paths lie below the folder in which the test runs."""
    monkeypatch.setattr(folders, "PlatformDirs", Windows)
    monkeypatch.setattr(folders, "NAME", "DiceDesk")
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", LOCAL)
    monkeypatch.setenv("WIN_PD_OVERRIDE_APPDATA", ROAMING)
    monkeypatch.chdir(tmp_path)


def test_the_chosen_folder_goes_before_all_others() -> None:
    assert data_folder("chosen", {VARIABLE: "named"}) == Path("chosen")


def test_the_variable_goes_before_the_place_of_the_system() -> None:
    assert data_folder(None, {VARIABLE: "named"}) == Path("named")


@pytest.mark.usefixtures("linux")
def test_an_empty_variable_names_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder("", {VARIABLE: ""}) == home / ".local" / "share" / "dicedesk"


@pytest.mark.usefixtures("linux")
def test_linux_has_a_folder_for_data(home: Path) -> None:
    assert data_folder(None, {}) == home / ".local" / "share" / "dicedesk"


@pytest.mark.usefixtures("linux")
def test_linux_may_say_where_data_lie(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "given"))
    assert data_folder(None, {}) == home / "given" / "dicedesk"


def test_macos_keeps_data_for_the_support_of_programs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", MacOS)
    monkeypatch.setattr(folders, "NAME", "DiceDesk")
    assert data_folder(None, {}) == home / "Library" / "Application Support" / "DiceDesk"


@pytest.mark.usefixtures("windows")
def test_windows_keeps_data_on_this_computer() -> None:
    assert data_folder(None, {}) == Path(LOCAL, "DiceDesk")


@pytest.mark.usefixtures("windows")
def test_a_folder_of_the_first_versions_goes_on_being_used() -> None:
    Path(ROAMING, "DiceDesk").mkdir(parents=True)
    assert data_folder(None, {}) == Path(ROAMING, "DiceDesk")


@pytest.mark.usefixtures("windows")
def test_a_folder_on_this_computer_goes_before_one_of_the_first_versions() -> None:
    Path(ROAMING, "DiceDesk").mkdir(parents=True)
    Path(LOCAL, "DiceDesk").mkdir(parents=True)
    assert data_folder(None, {}) == Path(LOCAL, "DiceDesk")
