"""Whether there is something to play sound on: each place where one may be, in a small system of the test's own."""

import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from dicedesk.adapters.sound_device import has_sound_device

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is about Linux")


@pytest.fixture
def near() -> Iterator[Path]:
    """A folder with a short path: that of a socket has room for about a hundred signs."""
    with TemporaryDirectory(prefix="dd") as folder:
        yield Path(folder)


@pytest.fixture
def root(near: Path) -> Path:
    """A system without any sound."""
    system = near / "root"
    for folder in ("proc/asound", "etc", "run/pulse", "home", "mine/pulse"):
        (system / folder).mkdir(parents=True)
    return system


@pytest.fixture
def server(near: Path) -> Iterator[Path]:
    """A socket at which somebody listens."""
    place = near / "native"
    with closing(socket.socket(socket.AF_UNIX)) as listening:
        listening.bind(str(place))
        listening.listen()
        yield place


@pytest.fixture
def left_behind(near: Path) -> Path:
    """A socket whose server has gone."""
    place = near / "left"
    with closing(socket.socket(socket.AF_UNIX)) as gone:
        gone.bind(str(place))
    return place


def test_a_silent_system_has_no_device(root: Path) -> None:
    assert not has_sound_device({}, root)


@pytest.mark.parametrize(
    ("cards", "has_one"),
    [(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n", True), ("--- no soundcards ---\n", False)],
)
def test_a_sound_card_is_listed_by_the_system(root: Path, cards: str, has_one: bool) -> None:
    (root / "proc/asound/cards").write_text(cards, encoding="utf-8")
    assert has_sound_device({}, root) is has_one


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ({}, "run/pulse/native"),
        ({"PULSE_RUNTIME_PATH": "mine/pulse"}, "mine/pulse/native"),
        ({"XDG_RUNTIME_DIR": "mine"}, "mine/pulse/native"),
        ({"XDG_RUNTIME_DIR": "mine"}, "mine/pipewire-0"),
        ({"HOME": "home"}, "home/.config/pulse/7f-runtime/native"),
        ({"HOME": "home"}, "home/.pulse/7f-runtime/native"),
    ],
    ids=lambda given: given if isinstance(given, str) else " ".join(given),
)
def test_a_sound_server_is_as_good_as_a_card(
    root: Path, server: Path, left_behind: Path, variables: dict[str, str], place: str
) -> None:
    environment = {name: str(root / value) for name, value in variables.items()}
    (root / place).parent.mkdir(parents=True, exist_ok=True)
    (root / place).symlink_to(left_behind)
    assert not has_sound_device(environment, root)
    (root / place).unlink()
    (root / place).symlink_to(server)
    assert has_sound_device(environment, root)


@pytest.mark.parametrize("form", ["unix:{}", "{}", "{{7f3a}}unix:{}", "unix:/gone unix:{}"])
def test_a_sound_server_is_named_in_each_way_that_its_clients_know(
    root: Path, server: Path, form: str
) -> None:
    assert has_sound_device({"PULSE_SERVER": form.format(server)}, root)


def test_a_named_server_that_has_gone_is_none(root: Path, left_behind: Path) -> None:
    assert not has_sound_device({"PULSE_SERVER": f"unix:{left_behind}"}, root)


def test_a_server_on_the_network_is_believed_in(root: Path) -> None:
    assert has_sound_device({"PULSE_SERVER": "attic.example"}, root)


@pytest.mark.parametrize("file", ["home/.asoundrc", "etc/asound.conf"])
def test_a_setting_by_hand_is_tried(root: Path, file: str) -> None:
    (root / file).write_text("pcm.!default pulse")
    assert has_sound_device({"HOME": str(root / "home")}, root)
    assert has_sound_device({"ALSA_CONFIG_PATH": "anywhere"}, root)
