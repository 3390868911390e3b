"""Ears for a check: a sound server of its own, whose one device swallows what it is played and lets it be heard."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import dev_apt
from check_screen import until
from dev_console import Refusal

NEEDED = ("pulseaudio", "pulseaudio-utils")
ALSA = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
"""Lets programs that know ALSA alone, such as the player of the voice, play on the sound server."""
RATE = 16_000
AUDIBLE = 1_000
"""A sample, of 32767, that is surely heard."""
LAST_SOUND_S = 1.0


@dataclass(frozen=True)
class Ear:
    """It hears what is played on the server at a socket."""

    socket: Path

    def hears(self, act: Callable[[], object]) -> bool:
        """Whether anything is heard while something is done, or just after it."""
        with tempfile.TemporaryFile() as heard:
            command = ["parec", "--device=cap.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le"]
            recorder = subprocess.Popen(
                command, env=self.variables(), stdout=heard, stderr=subprocess.DEVNULL
            )
            try:
                until(lambda: os.fstat(heard.fileno()).st_size > 0, "the recorder")
                act()
                time.sleep(LAST_SOUND_S)
            finally:
                recorder.terminate()
                recorder.wait()
            heard.seek(0)
            samples = array("h", heard.read()[: -1 if heard.tell() % 2 else None])
        if sys.byteorder == "big":
            samples.byteswap()
        return max(map(abs, samples), default=0) > AUDIBLE

    def is_there(self) -> bool:
        """Whether the server answers."""
        asked = subprocess.run(["pactl", "info"], env=self.variables(), capture_output=True, check=False)
        return asked.returncode == 0

    def variables(self) -> dict[str, str]:
        """The variables for programs that look for the server."""
        return {**os.environ, "PULSE_SERVER": f"unix:{self.socket}"}


@contextmanager
def sound_server(socket: Path) -> Iterator[Ear]:
    """The server, listening at that socket, for as long as it is used. Refusal where PulseAudio is not installed."""
    missing = dev_apt.absent(NEEDED)
    if missing and not dev_apt.install(missing):
        raise Refusal(f"This command installs what is missing:\n  {dev_apt.command_to_type(missing)}")
    ear = Ear(socket)
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, "XDG_RUNTIME_DIR": home, "PULSE_RUNTIME_PATH": home, "XDG_CONFIG_HOME": home}
        command = [
            *(
                "pulseaudio",
                "-n",
                "--daemonize=no",
                "--exit-idle-time=-1",
                "--use-pid-file=no",
                "--disallow-exit",
            ),
            *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"),
            *("-L", "module-null-sink sink_name=cap norewinds=1"),
        ]
        server = subprocess.Popen(command, env={**os.environ, **own}, stderr=subprocess.DEVNULL)
        try:
            until(ear.is_there, "the sound server")
            socket.chmod(0o777)
            yield ear
        finally:
            server.kill()
            server.wait()
