"""Listens to a check's sounds on a sound server of its own."""

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

import setup.apt
import setup.system
from setup.console import Refusal
from setup.sound_server import RECORDER, client_variables, sound_server
from setup.waiting import until

ALSA = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
"""Settings that let programs that only know ALSA, such as the voice's player, play on the sound server."""
RATE = 16_000
AUDIBLE = 1_000
"""A sample, of 32767, that is surely audible."""
LAST_SOUND_S = 1.0


@dataclass(frozen=True)
class Listener:
    """Hears the sounds played on the server at a socket."""

    socket: Path

    def hears(self, act: Callable[[], object]) -> bool:
        """Whether any sound is heard during an action, or just after it."""
        with tempfile.TemporaryFile() as heard:
            recorder = subprocess.Popen(
                [*RECORDER, f"--rate={RATE}"],
                env=client_variables(self.socket),
                stdout=heard,
                stderr=subprocess.DEVNULL,
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


@contextmanager
def listening(socket: Path) -> Iterator[Listener]:
    """A listener at a server that is open to everyone, at that socket. Refusal if no server is installed."""
    missing = setup.apt.absent((*setup.system.packages_of_sound_server().values(), "pulseaudio-utils"))
    if missing and not setup.apt.install(missing):
        raise Refusal(f"This command installs what is missing:\n  {setup.apt.command_to_type(missing)}")
    with sound_server(socket):
        socket.chmod(0o777)
        yield Listener(socket)
