"""Make the virtual environment of the project: once, and again when its ingredients change.

A stamp in the environment's folder lists its ingredients. It is written last and removed first, so an unfinished
environment has none and is made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import setup.apt
import setup.pyside
from setup.console import Refusal, say

PIP_INSTALL = (
    "-m",
    "pip",
    "install",
    "--quiet",
    "--quiet",
    "--no-input",
    "--disable-pip-version-check",
    "--no-deps",
)


@dataclass(frozen=True)
class Environment:
    """One virtual environment of a checkout; there is one for each Python version."""

    project: Path

    @property
    def folder(self) -> Path:
        """Return its path: environments of different Python versions are next to each other."""
        tag = f"{sys.implementation.name}-{sys.version_info.major}.{sys.version_info.minor}"
        return self.project / ".venv" / tag

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.programs / ("python.exe" if os.name == "nt" else "python")

    @property
    def lock_file(self) -> Path:
        """Return the file of the exact versions that it is made from."""
        return self.project / "packaging" / "requirements.lock"

    @property
    def stamp_file(self) -> Path:
        """Return the file that lists its ingredients."""
        return self.folder / "dicedesk-stamp.json"

    def variables(self) -> dict[str, str]:
        """Return the variables for programs in it, which find its other programs by name."""
        path = os.pathsep.join((str(self.programs), os.environ.get("PATH", os.defpath)))
        return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(self.folder)}


def ingredients(environment: Environment) -> dict[str, str]:
    """Return the current ingredients: a hash for the packages, one for the project.

    Files unpacked from packages count with the packages. So do the path and the interpreter, since an environment can
    be neither moved nor shared. A bug-fix release of the same interpreter changes nothing: its path stays, and so do
    the installed packages.
    """
    packages = hashlib.sha256(environment.lock_file.read_bytes())
    packages.update(f"{environment.folder}\0{sys.base_prefix}".encode())
    project = hashlib.sha256((environment.project / "pyproject.toml").read_bytes())
    return {
        "packages": packages.hexdigest(),
        "project": project.hexdigest(),
        "unpacked": packages.hexdigest(),
    }


def read_stamp(environment: Environment) -> dict[str, str]:
    """Return the stamp's contents; empty if the environment is missing or unfinished."""
    try:
        stamp = json.loads(environment.stamp_file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(stamp, dict) or not environment.python.exists():
        return {}
    return stamp


def note(environment: Environment, **findings: str) -> None:
    """Add findings to the stamp in one step, so that it is never read half-written."""
    text = json.dumps({**read_stamp(environment), **findings}, indent=1)
    fresh = environment.stamp_file.with_suffix(f".{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(environment.stamp_file)


def ensure(environment: Environment, system_packages: Callable[[], tuple[str, ...]] = tuple) -> None:
    """Make the environment, or the parts whose ingredients changed; do nothing if it is up to date.

    `system_packages` names the system packages that the command will need later: if Python's own package is missing,
    they are installed with it.
    """
    if _is_current(environment):
        return
    with _only_one_at_a_time(environment):
        wanted = ingredients(environment)
        if read_stamp(environment).get("packages") != wanted["packages"]:
            _make(environment, system_packages)
            note(environment, packages=wanted["packages"])
        if read_stamp(environment).get("project") != wanted["project"]:
            _install_project(environment)
            note(environment, project=wanted["project"])
        if read_stamp(environment).get("unpacked") != wanted["unpacked"]:
            setup.pyside.unpack(environment.python)
            note(environment, unpacked=wanted["unpacked"])


def _is_current(environment: Environment) -> bool:
    """Tell whether the stamp has the current ingredients; a second start does only this."""
    stamp = read_stamp(environment)
    return all(stamp.get(part) == value for part, value in ingredients(environment).items())


def _make(environment: Environment, system_packages: Callable[[], tuple[str, ...]]) -> None:
    _need_venv(system_packages)
    say(f"Making a Python environment in {environment.folder.relative_to(environment.project)} ...")
    _remove(environment)
    # Imported here, since a bare Debian has no venv module before _need_venv.
    venv = importlib.import_module("venv")
    try:
        venv.EnvBuilder(symlinks=os.name != "nt", with_pip=True).create(environment.folder)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Refusal(f"Python could not make its environment: {error}") from error
    say("Setting up Python packages (once, about a minute) ...")
    lock = str(environment.lock_file)
    _pip_install(environment, "--require-hashes", "--only-binary=:all:", "--requirement", lock)


def _remove(environment: Environment) -> None:
    """Remove the environment, the stamp first: if killed from here on, it counts as missing."""
    try:
        environment.stamp_file.unlink(missing_ok=True)
        if environment.folder.exists():
            shutil.rmtree(environment.folder)
    except OSError as error:
        text = f"The old environment cannot be removed; is a program from it still running? {error}"
        raise Refusal(text) from error


def _install_project(environment: Environment) -> None:
    """Install the checkout itself, so that its commands exist and code changes take effect at once."""
    say("Setting up DiceDesk itself ...")
    _pip_install(environment, "--no-index", "--no-build-isolation", "--editable", str(environment.project))


def _pip_install(environment: Environment, *arguments: str) -> None:
    """Run the environment's own pip, with its programs in reach.

    It shares the lock of _only_one_at_a_time: if this process is killed, no other one starts while pip still writes.
    """
    command = [str(environment.python), *PIP_INSTALL, *arguments]
    done = subprocess.run(command, env=environment.variables(), close_fds=False, check=False)
    if done.returncode != 0:
        raise Refusal(
            "The Python packages could not be set up; the reason stands above.\n"
            "The same command tries again, from where it makes sense."
        )


def _need_venv(system_packages: Callable[[], tuple[str, ...]]) -> None:
    """Make sure that Python can make environments: on Debian that is a separate package.

    The other packages are installed in the same run of apt-get, and are part of the command that the user has to type.
    """
    if _has_venv():
        return
    packages = (f"python{sys.version_info.major}.{sys.version_info.minor}-venv", *system_packages())
    if setup.apt.install(packages):
        importlib.invalidate_caches()
        if _has_venv():
            return
    if not setup.apt.has_apt():
        raise Refusal("This Python cannot make environments: it lacks the modules venv and ensurepip.")
    raise Refusal(
        "This Python cannot make environments yet. This command installs what is missing:\n"
        f"  {setup.apt.command_to_type(packages)}\n"
        "Then start the same command again."
    )


def _has_venv() -> bool:
    """Tell whether Python has the modules to make an environment with pip."""
    return all(importlib.util.find_spec(module) is not None for module in ("venv", "ensurepip"))


@contextlib.contextmanager
def _only_one_at_a_time(environment: Environment) -> Iterator[None]:
    """Hold the lock for making this environment; the system releases it when the process ends in any way."""
    environment.folder.parent.mkdir(exist_ok=True)
    with environment.folder.with_name(f"{environment.folder.name}.making").open("a+b") as file:
        try:
            _hold(file, wait=False)
        except OSError:
            say("Another start is making the environment; waiting for it ...")
            _hold(file, wait=True)
        os.set_inheritable(file.fileno(), True)  # noqa: FBT003 - it takes no names
        yield


def _hold(file: IO[bytes], *, wait: bool) -> None:
    """Lock the file until it is closed; OSError if another process has it and `wait` is false."""
    if sys.platform == "win32":
        msvcrt = importlib.import_module("msvcrt")
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        return
    fcntl = importlib.import_module("fcntl")
    fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
