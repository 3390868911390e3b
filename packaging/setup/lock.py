"""Renew packaging/requirements.lock: exact versions with hashes, for every system, without an address."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable

from setup.console import Refusal, say
from setup.environment import Environment

OLDEST_PYTHON = "3.11"
HEADER = """\
# The exact versions that a checkout is set up with, for every system and Python version, with their hashes.
# Made from pyproject.toml and packaging/build-requirements.in; not edited by hand. This renews it:
#   python3 packaging/dev.py lock               after a change of what is asked for
#   python3 packaging/dev.py lock -- --upgrade  to take the newest versions that fit
"""
# pyttsx3 asks for 165 packages of pyobjc on macOS, but its driver loads only these. The others compare the system's
# release, and that comparison crashes the pip of Python 3.12 and 3.13 on every Linux with a name in its release, such
# as "generic".
PYOBJC = re.compile(r"^(pyobjc[a-z0-9-]*)==", re.MULTILINE)
PYOBJC_IN_USE = {"pyobjc-core", "pyobjc-framework-cocoa"}
UV_COMPILE = (
    *("pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", OLDEST_PYTHON),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
    *("--extra", "test", "--extra", "dev"),
)


def renew(environment: Environment, arguments: tuple[str, ...]) -> None:
    """Let uv find versions that fit together; locked versions that fit stay."""
    lock = environment.lock_file
    packaging = lock.parent.relative_to(environment.project)
    say("Finding versions that fit together ...")
    command = [
        *(str(environment.programs / "uv"), *UV_COMPILE, "--output-file", str(packaging / lock.name)),
        *(*arguments, "pyproject.toml", str(packaging / "build-requirements.in")),
    ]
    variables = {**environment.variables(), **index_of_pip(environment)}
    if subprocess.run(command, cwd=environment.project, env=variables, check=False).returncode != 0:
        raise Refusal("The lock could not be renewed; the reason stands above.")
    lock.write_text(with_header(in_use(lock.read_text(encoding="utf-8"))), encoding="utf-8", newline="\n")
    say(f"Renewed {packaging / lock.name}.")


def without(names: Iterable[str], lock: str) -> str:
    """Return the lock without the named packages and their hashes; names are as in the lock."""
    left_out = frozenset(names)
    lines: list[str] = []
    is_wanted = True
    for line in lock.splitlines(keepends=True):
        if line[:1].isalnum():
            is_wanted = re.split(r"[=\[ ]", line, maxsplit=1)[0] not in left_out
        if is_wanted:
            lines.append(line)
    return "".join(lines)


def in_use(lock: str) -> str:
    """Return the lock without the packages of pyobjc that the voice does not use."""
    return without(set(PYOBJC.findall(lock)) - PYOBJC_IN_USE, lock)


def with_header(lock: str) -> str:
    """Return the lock under our own header, without other comments and option lines, which may contain an address."""
    lines = [line for line in lock.splitlines() if not line.startswith(("#", "--"))]
    return HEADER + "\n".join(lines).strip("\n") + "\n"


def index_of_pip(environment: Environment) -> dict[str, str]:
    """Return the variable that sends uv to pip's package index; empty for the usual index."""
    listing = subprocess.run(
        [str(environment.python), "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    addresses = re.findall(r"^(?:global|install|:env:)\.index-url='(.*)'$", listing, flags=re.MULTILINE)
    return {"UV_DEFAULT_INDEX": addresses[-1]} if addresses else {}
