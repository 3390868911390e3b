"""A home of their own for the tests: the games, settings and caches of the player who runs them stay as they are.

Importing this module moves this process and all that it starts. In the process that began the run, the module is also
a plugin: it fails a run that changed DiceDesk's folders in the real home.
"""

import atexit
import os
import shutil
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from platformdirs import PlatformDirs

from dicedesk.adapters.storage.folders import NAME, VARIABLE, data_folder

Contents = Mapping[Path, tuple[int, int]]
"""The size and the time of the last change of each file and folder."""

ADVICE = (
    "Each test has to stay in the home that tests/own_home.py gives it. "
    "If you had DiceDesk open meanwhile, close it and run the tests again."
)


def real_folders() -> set[Path]:
    """Where DiceDesk keeps its things for the player who runs this process."""
    places = PlatformDirs(NAME, appauthor=False)
    return {
        data_folder(None, os.environ),
        *(places.user_data_path, places.user_config_path, places.user_cache_path, places.user_state_path),
    }


def contents(folders: Iterable[Path]) -> Contents:
    """What lies in these folders, themselves included; nothing for one that does not exist."""
    return dict(found for folder in folders for found in _below(folder))


def _below(folder: Path) -> Iterator[tuple[Path, tuple[int, int]]]:
    with suppress(OSError):
        for path in (folder, *folder.rglob("*")):
            about = path.lstat()
            yield path, (0 if stat.S_ISDIR(about.st_mode) else about.st_size, about.st_mtime_ns)


def changes(before: Contents, after: Contents) -> list[str]:
    """A line for each file and folder that is not as it was."""
    return [
        f"{path} {'is gone' if path not in after else 'is new' if path not in before else 'was changed'}"
        for path in sorted({*before, *after})
        if before.get(path) != after.get(path)
    ]


def move() -> None:
    """Makes a home and moves in."""
    # A worker's home lies in that of the process that began the run, which removes both.
    above = os.environ["HOME"] if "PYTEST_XDIST_WORKER" in os.environ else None
    home = Path(tempfile.mkdtemp(prefix="dicedesk-home-", dir=above))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    # Git trusts a checkout of another user only where its settings say so.
    git = Path("~/.gitconfig").expanduser()
    if git.exists():
        os.environ.setdefault("GIT_CONFIG_GLOBAL", str(git))
    # Below the new home lies what these would lead elsewhere.
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ.pop(f"XDG_{name}_HOME", None)
    os.environ.pop(VARIABLE, None)
    if above is None:
        # All workers share what one of them has calculated. A module of `play` imported here would not be watched.
        os.environ["DICEDESK_KEPT"] = str(home / "kept")
    os.environ["HOME"] = os.environ["USERPROFILE"] = str(home)
    if os.name == "nt":
        for name in ("APPDATA", "LOCALAPPDATA", "WIN_PD_OVERRIDE_APPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
            os.environ[name] = str(home / "AppData" / name.rpartition("_")[2])


FOLDERS = real_folders()
BEFORE = contents(FOLDERS)
CHANGED = pytest.StashKey[list[str]]()
move()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails the run, when its workers have ended."""
    changed = changes(BEFORE, contents(FOLDERS))
    session.config.stash[CHANGED] = changed
    if changed and not hasattr(session.config, "workerinput"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Says why."""
    if changed := config.stash.get(CHANGED, []):
        terminalreporter.section("The tests changed the real home", red=True)
        for line in (*changed, ADVICE):
            terminalreporter.line(line)
