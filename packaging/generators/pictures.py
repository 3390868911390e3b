"""Takes the pictures of README, docs and software centers, by the tests' walk through the window.

`python packaging/make.py pictures` does it, in some minutes; with a folder it saves pictures of all views there, in
several sizes and themes, to look at. The fonts of a machine change its pictures, so --check compares names: each
picture that a page shows is one of these, and each of these is shown.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from setup.console import Refusal, say

from generators.made_files import write

PROJECT = Path(__file__).resolve().parents[2]
DOCS = PROJECT / "docs"
WALK = PROJECT / "tests" / "ui" / "pictures.py"
PAGES = (
    PROJECT / "README.md",
    *sorted(DOCS.glob("*.md")),
    PROJECT / "packaging" / "linux" / "metainfo-addresses.part",
)
SHOWN = re.compile(r"(?:!\[[^\]]+\]\((?:docs/)?|@PICTURES@/)([\w-]+\.png)")

PICTURES = {
    "hog.png": "hog-ordinary-coach",
    "craps.png": "craps-every-bet-coach",
    "hazard.png": "hazard-three-casters-coach",
    "poker-dice.png": "poker-dice-award-coach",
    "oracle.png": "poker-dice-end-OracleDialog-answer",
    "review.png": "hog-end-ReviewWindow-error",
    "position.png": "window-PositionWindow-compared",
    "lab.png": "lab-systems-answer",
    "history.png": "history",
}
"""Each file in docs, and the name of the view that it shows."""

USUAL = ("--size", "1280x800", "--theme", "dark")
LOOKS = (
    USUAL,
    ("--size", "1280x800", "--theme", "light"),
    ("--size", "1280x800", "--theme", "high-contrast"),
    ("--size", "960x640", "--theme", "light"),
    ("--size", "1920x1200", "--theme", "dark"),
    ("--size", "800x560", "--theme", "dark", "--languages", "de,fr,es,pl,zh_CN"),
)
"""The sizes and themes of the pictures in a folder."""


def write_or_check(*, is_check: bool) -> int:
    """Take the pictures, or compare those of the pages with the table. Refusal if the walk fails."""
    if is_check:
        differing = shown_by(PAGES) ^ set(PICTURES)
        for name in sorted(differing):
            say(f"docs/{name} is not both shown by a page and taken on the walk.")
        return int(bool(differing))
    with tempfile.TemporaryDirectory() as folder:
        walk(folder, *USUAL, "--in-full")
        return write(DOCS, {name: taken(Path(folder), of) for name, of in PICTURES.items()})


def take_all(folder: str) -> int:
    """Take pictures of all views, in a folder for each look. Refusal if the walk fails."""
    for look in LOOKS:
        walk(folder, *look)
    return 0


def walk(folder: str, *look: str) -> None:
    """Take the walk in one look. Refusal if it fails."""
    if subprocess.run([sys.executable, str(WALK), folder, *look], cwd=PROJECT, check=False).returncode != 0:
        raise Refusal("The walk failed, so no picture was changed.")


def shown_by(pages: tuple[Path, ...]) -> set[str]:
    """Return the names of all pictures on the pages."""
    return {name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8"))}


def taken(folder: Path, name: str) -> bytes:
    """Return the walk's picture of this name as a small PNG file. Refusal if there is not exactly one."""
    files = list(folder.glob(f"*/[0-9][0-9][0-9]-{name}.png"))
    if len(files) != 1:
        raise Refusal(f"The walk has {len(files)} pictures with the name {name}.")
    made = BytesIO()
    Image.open(files[0]).convert("RGB").save(made, "PNG", optimize=True)
    return made.getvalue()
