"""A sound server for a test: its only device is silent and can be recorded.

It is PulseAudio, or PipeWire if the desktop has it. Neither touches the desktop's own server, its devices or its
message bus, and both end with the test.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from setup.waiting import until

DEVICE = "cap"
RECORDER = ("parec", f"--device={DEVICE}.monitor", "--latency-msec=20", "--channels=1", "--format=s16le")
"""Records the device's sound as plain 16-bit samples; by default PipeWire delivers it only once a second."""

PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "PulseAudio": ("pulseaudio",),
    "PipeWire": ("pipewire", "wireplumber"),
}
ENDING_WITH_US = ("setpriv", "--pdeathsig", "KILL")
"""A command prefix: the system kills the program after it when its parent is killed."""
OWN_VARIABLES = ("PULSE_", "PIPEWIRE_", "WIREPLUMBER_")
"""Prefixes of the variables that could lead a server, or its client, to the desktop's."""

PIPEWIRE = """
context.properties = { core.daemon = true core.name = pipewire-0 support.dbus = false }
context.spa-libs = { audio.convert.* = audioconvert/libspa-audioconvert support.* = support/libspa-support }
context.modules = [
    { name = libpipewire-module-protocol-native }
    { name = libpipewire-module-metadata }
    { name = libpipewire-module-spa-node-factory }
    { name = libpipewire-module-client-node }
    { name = libpipewire-module-client-device }
    { name = libpipewire-module-access }
    { name = libpipewire-module-adapter }
    { name = libpipewire-module-link-factory }
    { name = libpipewire-module-session-manager }
    { name = libpipewire-module-protocol-pulse
      args = { server.address = [ { address = "unix:SOCKET" client.access = unrestricted } ] } }
]
context.objects = [
    { factory = adapter
      args = { factory.name = support.null-audio-sink node.name = DEVICE media.class = Audio/Sink
               audio.position = MONO } }
]
"""
WIREPLUMBER_0_4 = """
load_module("metadata")
load_module("default-nodes", { ["use-persistent-storage"] = false })
"""
"""The modules of WirePlumber 0.4 that only connect programs to devices; 0.5 loads them itself."""


@contextmanager
def sound_server(socket: Path, kind: str | None = None) -> Iterator[None]:
    """The server of that kind, by default the installed one, listening at that socket inside this context."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        variables = own_variables(home)
        for command in commands(kind or kind_here(), socket, home):
            server = subprocess.Popen([*ENDING_WITH_US, *command], env=variables, stderr=subprocess.DEVNULL)
            stack.callback(server.wait)
            stack.callback(server.kill)
        until(lambda: answers(socket), "the sound server")
        yield


def kind_here() -> str:
    """PipeWire if it is installed and PulseAudio is not; few systems have both."""
    return "PipeWire" if shutil.which("pipewire") and not shutil.which("pulseaudio") else "PulseAudio"


def client_variables(socket: Path) -> dict[str, str]:
    """The variables that lead a program to the server at that socket and no other."""
    return {**others(), "PULSE_SERVER": f"unix:{socket}"}


def own_variables(home: Path) -> dict[str, str]:
    """The variables for a server that reads and writes only in one folder."""
    folders = ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PULSE_RUNTIME_PATH")
    return {**others(), **dict.fromkeys(folders, str(home)), "DBUS_SESSION_BUS_ADDRESS": "disabled:"}


def others() -> dict[str, str]:
    """The variables that lead to no sound server."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OWN_VARIABLES)}


def commands(kind: str, socket: Path, home: Path) -> list[list[str]]:
    """The commands of the server, each started while the earlier ones run."""
    if kind == "PulseAudio":
        listening = f"module-native-protocol-unix auth-anonymous=1 socket={socket}"
        device = f"module-null-sink sink_name={DEVICE} norewinds=1"
        staying = ("--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit")
        return [["pulseaudio", "-n", *staying, "-L", listening, "-L", device]]
    settings = home / "pipewire.conf"
    settings.write_text(PIPEWIRE.replace("SOCKET", str(socket)).replace("DEVICE", DEVICE), encoding="utf-8")
    return [["pipewire", "-c", str(settings)], ["wireplumber", *connecting_alone(home)]]


def connecting_alone(home: Path) -> tuple[str, ...]:
    """The arguments that make WirePlumber connect programs to devices without looking for real devices."""
    manual = subprocess.run(["wireplumber", "--help"], capture_output=True, text=True, check=False).stdout
    if "--profile" in manual:
        return ("--profile", "policy")
    script = home / "wireplumber" / "policy.lua.d" / "40-defaults.lua"
    script.parent.mkdir(parents=True)
    script.write_text(WIREPLUMBER_0_4, encoding="utf-8")
    return ("--config-file", "policy.conf")


def answers(socket: Path) -> bool:
    """Whether the server at that socket plays sound on its device."""
    asked = subprocess.run(
        ["pactl", "get-default-sink"],
        env=client_variables(socket),
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() == DEVICE
