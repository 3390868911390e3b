"""Find out what Qt and the window tests miss on a Linux system, and install it.

Nothing is guessed from lists of installed packages: Qt is loaded for real in a child process, and the loader names what
it did not find. The tables only map such a name to its Debian package.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import setup.apt
import setup.sound_server
from setup.console import Refusal, say

PROBE = Path(__file__).with_name("probe.py")
ROUNDS = 4

# Found package by package on a bare Debian 12. If one library is missing, all of these are installed at once: most of
# the others are usually missing too.
BASE_PACKAGES = (
    "fonts-dejavu-core",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0",
    "libgssapi-krb5-2",
    "libpulse0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
    "libxrandr2",
)

PACKAGE_OF_LIBRARY: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libICE.so.6": "libice6",
    "libOpenGL.so.0": "libopengl0",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libXrender.so.1": "libxrender1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse-mainloop-glib.so.0": "libpulse-mainloop-glib0",
    "libpulse.so.0": "libpulse0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}

# The end-to-end tests need these to open and use a real window, to read it as a screen reader does, and to speak into
# their own sound server and listen; otherwise they are skipped.
PACKAGE_OF_PROGRAM: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "aplay": "alsa-utils",
    "dbus-daemon": "dbus-daemon",
    "pactl": "pulseaudio-utils",
    "parec": "pulseaudio-utils",
    "sox": "sox",
    "xdotool": "xdotool",
}
PACKAGE_OF_VOICE: Mapping[str, str] = {"libespeak-ng.so.1": "libespeak-ng1"}
PACKAGE_OF_FILE: Mapping[str, str] = {
    "usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so": "libasound2-plugins",
    "usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
}


def missing_libraries(text: str) -> tuple[str, ...]:
    """Return the libraries that the loader did not find, each once, in order."""
    names = re.findall(r"([\w.+-]+\.so[\w.]*): cannot open shared object file", text)
    return tuple(dict.fromkeys(names))


def packages_against(errors: Mapping[str, str], absent: tuple[str, ...]) -> tuple[str, ...]:
    """Return the packages worth installing: absent ones known to be needed, and those for what the loader named."""
    named = [
        PACKAGE_OF_LIBRARY[library]
        for text in errors.values()
        for library in missing_libraries(text)
        if library in PACKAGE_OF_LIBRARY
    ]
    return tuple(dict.fromkeys((*absent, *named)))


def refusal_text(errors: Mapping[str, str], packages: tuple[str, ...], *, apt: bool) -> str:
    """Return the message about missing packages that may not be installed from here."""
    lines = ["Qt does not start on this system yet:"]
    lines += [f"  {text}" for text in errors.values()]
    if apt and packages:
        lines += ["This command installs what is missing:", f"  {setup.apt.command_to_type(packages)}"]
        lines += ["Then start the same command again."]
    else:
        lines += ["Install the packages of your system that hold it, then start the same command again."]
    return "\n".join(lines)


def opens_x11_window(variables: Mapping[str, str]) -> bool:
    """Tell whether a window would be opened over X11, so that its plugin has to load."""
    return bool(variables.get("DISPLAY")) and not (
        variables.get("QT_QPA_PLATFORM") or variables.get("WAYLAND_DISPLAY")
    )


def find_errors(python: Path) -> dict[str, str]:
    """Load Qt in a child process and return what failed, part by part; empty if all is well."""
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_DEBUG_PLUGINS": "1"}
    child = subprocess.run(
        [str(python), "-I", str(PROBE)], env=variables, capture_output=True, text=True, check=False
    )
    if child.returncode == 0:
        errors: dict[str, str] = json.loads(child.stdout.splitlines()[-1])
        return errors
    libraries = missing_libraries(child.stderr)
    lines = [f"{library}: cannot open shared object file" for library in libraries]
    return {"qt": "\n".join(lines or child.stderr.splitlines()[-3:]) or "it ends without a word"}


def ensure_libraries(python: Path, *, needs_window: bool, also: tuple[str, ...] = ()) -> bool:
    """Make Qt load, with the help of apt-get if allowed; tell whether nothing at all is missing.

    The packages in `also` are installed along with any others, so that there is one command, not two.

    A missing window plugin matters only if a window is needed: the tests draw without a screen.
    """
    say("Trying whether Qt finds its system libraries ...")
    errors: dict[str, str] = {}
    packages: tuple[str, ...] = ()
    for _ in range(ROUNDS):
        errors = find_errors(python)
        if not errors:
            return True
        packages = packages_against(errors, setup.apt.absent((*BASE_PACKAGES, *also)))
        if not packages or not setup.apt.install(packages):
            break
    text = refusal_text(errors, packages, apt=setup.apt.has_apt())
    if needs_window or errors.keys() != {"window"}:
        raise Refusal(text)
    say(text)
    say("No window is needed now, so this goes on without.")
    return False


def packages_of_sound_server() -> Mapping[str, str]:
    """Return the programs of the installed sound server, each with its Debian package; PulseAudio's if there is none.

    PulseAudio cannot be installed together with a desktop's PipeWire: it would replace the desktop's sound.
    """
    return {name: name for name in setup.sound_server.PROGRAMS[setup.sound_server.kind_here()]}


def missing_for_tests() -> dict[str, str]:
    """Return the missing programs of the end-to-end tests, each with its Debian package."""
    programs = {**PACKAGE_OF_PROGRAM, **packages_of_sound_server()}
    missing = {name: package for name, package in programs.items() if shutil.which(name) is None}
    missing |= {name: package for name, package in PACKAGE_OF_VOICE.items() if not _loads(name)}
    return missing | {
        Path(place).name: package
        for place, package in PACKAGE_OF_FILE.items()
        if not any(Path("/").glob(place))
    }


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_for_tests() -> tuple[str, ...]:
    """Return the Debian packages of those programs, each once."""
    return tuple(dict.fromkeys(missing_for_tests().values()))


def ensure_programs(*, is_whole: bool) -> None:
    """Install the needs of the end-to-end tests if allowed, and otherwise say which tests are skipped.

    A whole run skips only what cannot be installed: Refusal if there is no person to ask.
    """
    missing = missing_for_tests()
    packages = packages_for_tests()
    if not missing or setup.apt.install(packages):
        return
    command = f"  {setup.apt.command_to_type(packages)}"
    if is_whole and setup.apt.has_nobody_to_ask():
        raise Refusal(
            f"Tests that open a real window or listen to the voice lack {', '.join(missing)}.\n"
            f"This command installs what is missing:\n{command}\n"
            "Then start the same command again. A part of the tests runs as it is, and skips those that cannot:\n"
            "  python3 packaging/dev.py test -- tests/ui"
        )
    say(f"Tests that open a real window or listen to the voice are skipped: {', '.join(missing)} not found.")
    if setup.apt.has_apt():
        say(command)
