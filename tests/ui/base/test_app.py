"""How Qt is started, and that an unexpected error is handled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.ui.base.app import catch_errors
from tests.patience import PATIENCE_S


def raised() -> ValueError:
    try:
        raise ValueError("a fault for the test")
    except ValueError as error:
        return error


def test_an_unexpected_error_is_handled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    handled: list[BaseException] = []
    catch_errors(handled.append)
    error = raised()

    sys.excepthook(type(error), error, error.__traceback__)

    assert handled == [error]


def test_an_error_that_cannot_be_handled_is_not_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    def refuse(_: BaseException) -> None:
        raise OSError("no disk")

    catch_errors(refuse)
    error = raised()

    sys.excepthook(type(error), error, error.__traceback__)

    assert "a fault for the test" in capsys.readouterr().err


def test_no_source_is_read_of_what_is_imported(tmp_path: Path) -> None:
    (tmp_path / "a_game.py").write_text("NAME = 'of any kind'\n", encoding="utf-8")
    program = (
        "import linecache, sys\n"
        "from dicedesk.ui.base.app import import_plainly\n"
        "import_plainly()\n"
        "sys.path.insert(0, sys.argv[1])\n"
        "import a_game\n"
        "print([file for file in linecache.cache if 'a_game' in file])"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux desktops have such a bus")
@pytest.mark.parametrize(
    ("told", "runs", "asked"),
    [
        pytest.param(None, False, "disabled:", id="no bus: none is started"),
        pytest.param("unix:path=bus", False, "unix:path=bus", id="the desktop tells its bus"),
        pytest.param(None, True, "None", id="the bus of the person who is logged in"),
    ],
)
def test_a_message_bus_is_used_but_never_started(
    tmp_path: Path, told: str | None, runs: bool, asked: str
) -> None:
    if runs:
        (tmp_path / "bus").touch()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DBUS_")}
    environment |= {"XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"DBUS_SESSION_BUS_ADDRESS": told} if told else {}
    program = (
        "import os\n"
        "from dicedesk.ui.base.app import make_app\n"
        "make_app([])\n"
        "print(os.environ.get('DBUS_SESSION_BUS_ADDRESS'))"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout.strip() == asked
