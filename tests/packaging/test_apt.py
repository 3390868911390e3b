"""What is asked of Debian's packages, in which words, and when nothing is asked of them at all."""

import subprocess
from collections.abc import Callable

import pytest
import setup.apt
from setup.apt import Plan

URIS = """Reading package lists...
'copy:/media/pool/xvfb_21.1_amd64.deb' xvfb_2%3a21.1_amd64.deb 3000000 SHA256:00
'copy:/media/pool/libxfont2_2.0_amd64.deb' libxfont2_1%3a2.0_amd64.deb 134000 SHA256:11
"""

Apt = Callable[..., list[list[str]]]


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> Apt:
    """Stands in for the system: returns the commands that were run, and answers what it is given."""

    def given(
        *, code: int = 0, output: str = "", is_root: bool = True, terminal: str | None = None
    ) -> list[list[str]]:
        commands: list[list[str]] = []

        def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            commands.append(command)
            is_plan = "--print-uris" in command
            return subprocess.CompletedProcess(command, 0 if is_plan else code, URIS if is_plan else output)

        class Terminal:
            def readline(self) -> str:
                return terminal or ""

        monkeypatch.setattr(setup.apt.subprocess, "run", run)
        monkeypatch.setattr(setup.apt, "has_apt", lambda: True)
        monkeypatch.setattr(setup.apt, "has_terminal", lambda: terminal is not None)
        monkeypatch.setattr(setup.apt.os, "geteuid", lambda: 0 if is_root else 1000, raising=False)
        monkeypatch.setattr(setup.apt.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(setup.apt.sys, "stdin", Terminal())
        return commands

    return given


def installations(commands: list[list[str]]) -> list[list[str]]:
    return [command for command in commands if "install" in command and "--print-uris" not in command]


def test_the_plan_is_read_from_what_apt_get_would_fetch() -> None:
    assert setup.apt.parse_plan(URIS) == Plan(("xvfb", "libxfont2"), 3_134_000)


def test_nothing_is_ever_removed_for_a_package(apt: Apt) -> None:
    commands = apt()
    assert setup.apt.install(("xvfb",))
    assert [command for command in installations(commands) if "--no-remove" not in command] == []
    assert "--no-remove" in setup.apt.command_to_type(("xvfb",))


def test_the_packages_and_their_size_are_shown_before_anything_is_installed(
    apt: Apt, capsys: pytest.CaptureFixture[str]
) -> None:
    apt()
    setup.apt.install(("xvfb",))
    assert capsys.readouterr().err.splitlines()[:3] == [
        "System packages to install: xvfb",
        "and 1 that they need: libxfont2",
        "3.1 MB to download; nothing is removed.",
    ]


@pytest.mark.parametrize(("answer", "installs"), [("\n", True), ("y\n", True), ("n\n", False), ("", False)])
def test_a_person_at_a_terminal_is_asked(apt: Apt, answer: str, *, installs: bool) -> None:
    commands = apt(terminal=answer)
    assert setup.apt.install(("xvfb",)) is installs
    assert bool(installations(commands)) is installs


def test_without_a_terminal_others_than_root_are_only_shown_what_is_missing(
    apt: Apt, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = apt(is_root=False)
    assert setup.apt.install(("xvfb",)) is False
    assert installations(commands) == []
    assert [command[0] for command in commands] == ["apt-get"]
    assert "3.1 MB to download" in capsys.readouterr().err


def test_at_a_terminal_sudo_is_used_once_the_person_has_agreed(apt: Apt) -> None:
    commands = apt(is_root=False, terminal="y\n")
    assert setup.apt.install(("xvfb",))
    assert [command[0] for command in installations(commands)] == ["sudo"]


def test_what_apt_get_says_of_its_failure_is_shown(apt: Apt, capsys: pytest.CaptureFixture[str]) -> None:
    apt(code=100, output="E: Packages need to be removed but remove is disabled.\n")
    assert setup.apt.install(("pulseaudio",)) is False
    assert "E: Packages need to be removed but remove is disabled." in capsys.readouterr().err


def test_a_package_that_another_one_stands_in_for_is_not_absent() -> None:
    answer = "installed|libglib2.0-0t64|libglib2.0-0 (= 2.84.4-3)\nconfig-files|xvfb|\ninstalled|sox|\n"
    assert setup.apt.installed_names(answer) == {"libglib2.0-0t64", "libglib2.0-0", "sox"}
