"""Check a checkout for a release; the release workflow runs `python3 packaging/release.py COMMAND`.

tag TAG        fail unless TAG is "v" and the project's version, and the changelog has a section about that version
notes          print the changelog of that version
sums FOLDER    fail unless FOLDER contains exactly the files of a release; write SHA256SUMS there
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from builders.facts import PROJECT, project_version
from setup.console import Refusal, say

SUMS = "SHA256SUMS"
DOWNLOADS = (
    "dicedesk_{}_amd64.deb",
    "dicedesk-{}-linux-x86_64.run",
    "dicedesk-{}-linux-x86_64.tar.xz",
    "dicedesk-{}-macos-aarch64.dmg",
    "dicedesk-{}-macos-x86_64.dmg",
    "dicedesk-{}-windows-x86_64-setup.exe",
    "dicedesk-{}-windows-x86_64.zip",
)
"""The names of a release's files, with a place for the version. The list of parts of each is next to it."""
PARTS_LIST = ".cdx.json"


def main(words: Sequence[str]) -> int:
    try:
        match words:
            case ["tag", tag]:
                compare(tag, project_version())
                notes(changelog(), project_version())
            case ["notes"]:
                print(notes(changelog(), project_version()))
            case ["sums", folder]:
                write_sums(Path(folder), project_version())
            case _:
                raise Refusal(str(__doc__))
    except Refusal as refusal:
        say(str(refusal))
        return 1
    return 0


def changelog() -> str:
    return (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")


def compare(tag: str, version: str) -> None:
    """Refusal if a tag does not name the version."""
    if tag != f"v{version}":
        raise Refusal(
            f"The tag is {tag}, but pyproject.toml has version {version}: the tag has to be v{version}."
        )


def notes(text: str, version: str) -> str:
    """The changelog's section about a version, without its heading. Refusal if it is empty."""
    sections = text.split("\n## ")[1:]
    for section in sections:
        heading, _, content = section.partition("\n")
        if heading.startswith(f"[{version}]") and content.strip():
            return content.strip()
    raise Refusal(f"CHANGELOG.md has no section [{version}] that tells what is new.")


def write_sums(folder: Path, version: str) -> None:
    """Write the SHA-256 sums of all downloads. Refusal if one is missing, or if there is another file."""
    wanted = {name.format(version) + ending for name in DOWNLOADS for ending in ("", PARTS_LIST)}
    found = {path.name for path in folder.iterdir()} - {SUMS}
    if found != wanted:
        missing, strange = sorted(wanted - found), sorted(found - wanted)
        raise Refusal(f"Missing in {folder}: {missing}. Not offered for download: {strange}.")
    lines = [
        f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in sorted(wanted)
    ]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
