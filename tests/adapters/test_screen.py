"""Whether there is a screen is found out without Qt, which would abort the process."""

import secrets
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicedesk.adapters.screen import missing_screen

DEAD = 63_123


@pytest.fixture(autouse=True)
def on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")


@pytest.fixture
def display() -> Iterator[str]:
    """A display at which something listens, by a name in the abstract namespace of sockets."""
    number = 10_000 + secrets.randbelow(40_000)
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("there are no Unix sockets here")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        try:
            server.bind(f"\0/tmp/.X11-unix/X{number}")
        except OSError:
            pytest.skip("there are no abstract names here")
        server.listen()
        yield f":{number}"


@pytest.fixture
def port_display() -> Iterator[str]:
    """A display on a port of this computer, as a forwarded one is."""
    for number in range(200, 260):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as server:
            try:
                server.bind(("127.0.0.1", 6000 + number))
            except OSError:
                continue
            server.listen()
            yield f"127.0.0.1:{number}.0"
            return


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": f":{DEAD}"},
        {"DISPLAY": f"unix:{DEAD}"},
        {"DISPLAY": "127.0.0.1:59000"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":"},
        {"DISPLAY": ":x"},
        {"DISPLAY": ":²"},
        {"DISPLAY": ":-1"},
        {"DISPLAY": "127.0.0.1:99999999"},
        {"DISPLAY": f":{'9' * 200}"},
        {"QT_QPA_PLATFORM": "", "WAYLAND_DISPLAY": ""},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "/nowhere/wayland-0", "DISPLAY": f":{DEAD}"},
        {"WAYLAND_DISPLAY": "w" * 200, "XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_without_a_screen_one_line_names_the_two_ways_on(environment: dict[str, str]) -> None:
    sentence = str(missing_screen(environment))
    assert "\n" not in sentence
    assert "xvfb-run" in sentence
    assert "dicedesk play" in sentence


def test_a_chosen_platform_is_believed() -> None:
    assert missing_screen({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": f":{DEAD}"}) is None


@pytest.mark.parametrize("is_whole_path", [True, False])
def test_a_wayland_desktop_is_a_screen_only_while_it_listens(tmp_path: Path, *, is_whole_path: bool) -> None:
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("there are no Unix sockets here")
    path = tmp_path / "wayland-7"
    named = str(path) if is_whole_path else path.name
    environment = {"WAYLAND_DISPLAY": named, "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX) as desktop:
        desktop.bind(str(path))
        desktop.listen()
        assert missing_screen(environment) is None
    assert missing_screen(environment) is not None


def test_a_listening_display_is_a_screen(display: str) -> None:
    assert missing_screen({"DISPLAY": display}) is None


def test_the_number_of_the_screen_may_follow_the_display(display: str) -> None:
    assert missing_screen({"DISPLAY": f"{display}.0"}) is None


def test_a_forwarded_display_is_a_screen(port_display: str) -> None:
    assert missing_screen({"DISPLAY": port_display}) is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_than_on_linux_there_is_always_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert missing_screen({}) is None
