"""Runs Debian's own checkers on the package and its files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import setup.apt
from builders.deb import METAINFO
from builders.facts import Facts
from setup.console import Refusal, say

TOOLS = ("desktop-file-utils", "appstream", "lintian")


def check(facts: Facts, package: Path) -> None:
    """Run each tool; Refusal with what it found."""
    missing = setup.apt.absent(TOOLS)
    if missing and not setup.apt.install(missing):
        raise Refusal(f"This command installs what is missing:\n  {setup.apt.command_to_type(missing)}")
    share = facts.work / "deb" / "usr" / "share"
    for command in (
        ("desktop-file-validate", str(share / "applications" / "dicedesk.desktop")),
        ("appstreamcli", "validate", "--no-net", "--pedantic", str(share / "metainfo" / METAINFO)),
        ("lintian", "--fail-on", "error,warning", "--allow-root", str(package)),
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Refusal(f"{command[0]} found this:\n{done.stdout}{done.stderr}")
        say(f"  ok  {command[0]} finds nothing")
