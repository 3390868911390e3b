"""The parts of the check that need no bare system."""

import os
import subprocess
from pathlib import Path

import checks.bare
import pytest
from setup.console import Refusal
from setup.waiting import until


@pytest.fixture
def system(tmp_path: Path) -> checks.bare.BareSystem:
    """A system with a few files, which nothing is run in."""
    for place in ("usr/bin/dice", "proc/1/exe", "var/cache/apt/list", "srv/player/game"):
        (tmp_path / "root" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "root" / place).touch()
    return checks.bare.BareSystem(tmp_path / "root", tmp_path / "log")


def test_only_files_that_somebody_put_there_are_counted(system: checks.bare.BareSystem) -> None:
    files = {path for path in system.files() if path.count("/") > 2}

    assert files == {"/usr/bin/dice", "/srv/player/game"}


def test_the_player_is_not_root_and_has_a_screen(system: checks.bare.BareSystem) -> None:
    system.variables["DISPLAY"] = ":5"

    command = system.command(["dicedesk"], as_player=True)

    assert command[:4] == ["chroot", "--userspec", "1000:1000", str(system.root)]
    assert {"DISPLAY=:5", "HOME=/srv/player"} <= set(command)


def test_nothing_of_this_computer_is_known_in_there(
    system: checks.bare.BareSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")

    command = system.command(["dicedesk"], as_player=False)

    assert command[2:4] == ["env", "-i"]
    assert not [word for word in command if "PYTHONPATH" in word]


def test_what_may_be_started_here_may_be_started_there(
    system: checks.bare.BareSystem, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    program.write_text("", encoding="utf-8")
    program.chmod(0o755)

    system.put(program, "/srv/program")

    assert os.access(system.root / "srv/program", os.X_OK)


def test_what_comes_in_time_is_given_back() -> None:
    answers = iter(["", "", "there"])

    assert until(lambda: next(answers), "it") == "there"


def test_what_does_not_come_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setup.waiting.PATIENCE_S", 0.0)

    with pytest.raises(Refusal, match="Waited in vain for a window"):
        until(lambda: None, "a window")


def test_only_root_makes_a_bare_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)

    with pytest.raises(Refusal, match="as root"), checks.bare.bare_system(tmp_path, tmp_path / "log"):
        pass


@pytest.mark.skipif(not Path("/proc/mounts").exists(), reason="only Linux tells what is mounted")
def test_a_system_that_is_not_there_can_be_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(subprocess, "run", lambda *command, **_: started.append(command))

    checks.bare.remove(tmp_path / "none")

    assert started == []
