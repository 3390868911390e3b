"""Whether there is a screen is found out without Qt, which would abort the process."""

import secrets
import socket
from collections.abc import Iterator

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
    ],
)
def test_without_a_screen_one_line_names_the_two_ways_on(environment: dict[str, str]) -> None:
    sentence = str(missing_screen(environment))
    assert "\n" not in sentence
    assert "xvfb-run" in sentence
    assert "--tour" in sentence


@pytest.mark.parametrize("environment", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_chosen_platform_and_a_wayland_desktop_are_believed(environment: dict[str, str]) -> None:
    assert missing_screen({"DISPLAY": f":{DEAD}", **environment}) is None


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
