"""A sound server of a test's own, of each kind: it plays, and it is gone with the test."""

import math
import os
import shutil
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from checks.sound import Listener
from setup.sound_server import PROGRAMS, answers, client_variables, kind_here, sound_server
from setup.waiting import until

from tests.patience import killed_if_late

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these servers are Linux's")
RATE = 16_000
PACKAGING = Path(__file__).parents[2] / "packaging"
STAY = """
import sys
sys.path.append(sys.argv[1])
from pathlib import Path
from setup.sound_server import sound_server
with sound_server(Path(sys.argv[2]), sys.argv[3]):
    print("up", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(params=PROGRAMS)
def kind(request: pytest.FixtureRequest) -> str:
    """A kind of server that is installed here."""
    missing = [name for name in (*PROGRAMS[request.param], "pactl", "parec") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"not installed: {missing}")
    return str(request.param)


@pytest.fixture
def socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the server is to listen; the variables lead to others, which must not be asked."""
    elsewhere = str(tmp_path / "elsewhere")
    for name in ("PULSE_SERVER", "PIPEWIRE_REMOTE", "PIPEWIRE_RUNTIME_DIR", "WIREPLUMBER_CONFIG_DIR"):
        monkeypatch.setenv(name, elsewhere)
    return tmp_path / "socket"


def play(socket: Path) -> None:
    """Plays a tone of half a second."""
    tone = array("h", (int(9_000 * math.sin(place / 6)) for place in range(RATE // 2)))
    player = ["pacat", f"--rate={RATE}", "--channels=1", "--format=s16ne"]
    subprocess.run(player, input=tone.tobytes(), env=client_variables(socket), check=True)  # noqa: S603


def processes_at(place: Path) -> Iterator[int]:
    """The processes that were started with that path in a word of their command or in a variable."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes() + (folder / "environ").read_bytes()
        except OSError:
            continue
        if bytes(place) in words:
            yield int(folder.name)


@pytest.mark.long
def test_what_is_played_is_heard_and_silence_is_not(kind: str, socket: Path) -> None:
    with sound_server(socket, kind):
        heard = [Listener(socket).hears(act) for act in (lambda: play(socket), lambda: None)]
    assert heard == [True, False]


def test_nothing_is_left_of_a_server_when_it_is_no_longer_used(
    kind: str, socket: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(socket.parent))
    monkeypatch.setattr("tempfile.tempdir", None)
    with sound_server(socket, kind):
        during = list(processes_at(socket.parent))
    assert len(during) >= len(PROGRAMS[kind])
    assert not list(processes_at(socket.parent))
    assert not answers(socket)


def test_a_server_ends_with_the_test_that_is_killed(kind: str, socket: Path) -> None:
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", STAY, str(PACKAGING), str(socket), kind],
        env={**os.environ, "TMPDIR": str(socket.parent)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        assert process.stdout is not None
        with killed_if_late(process, "the server to be up"):
            assert process.stdout.readline() == b"up\n"
        during = list(processes_at(socket.parent))
        process.kill()
    assert len(during) > len(PROGRAMS[kind])
    until(lambda: not list(processes_at(socket.parent)), "the end of the server")


@pytest.mark.parametrize(
    ("programs", "kind"),
    [
        (("pipewire", "wireplumber"), "PipeWire"),
        (("pulseaudio",), "PulseAudio"),
        (("pulseaudio", "pipewire"), "PulseAudio"),
        ((), "PulseAudio"),
    ],
)
def test_the_server_is_the_one_that_is_here(
    programs: tuple[str, ...], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "setup.sound_server.shutil.which", lambda name: f"/usr/bin/{name}" if name in programs else None
    )
    assert kind_here() == kind
