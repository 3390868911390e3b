"""Takes the pictures of README, docs and software centers: the tour plays, and a few of its pictures go into docs/.

`python packaging/make.py pictures` does it, in some minutes. No two tours are alike to the pixel, so --check compares
names: each picture that a page shows is one of these, and each of these is shown.
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
PAGES = (
    PROJECT / "README.md",
    *sorted(DOCS.glob("*.md")),
    PROJECT / "packaging" / "linux" / "metainfo-addresses.part",
)
SHOWN = re.compile(r"(?:!\[[^\]]+\]\((?:docs/)?|@PICTURES@/)([\w-]+\.png)")

PICTURES = {
    "hog.png": "hog-coach-dark-1280x800",
    "craps.png": "craps-bets-dark-1280x800",
    "hazard.png": "hazard-chance-stands-dark-1280x800",
    "poker-dice.png": "poker-dice-best-hold-dark-1280x800",
    "oracle.png": "oracle-answer-dark",
    "review.png": "review-1280x800-dark",
    "lab.png": "lab-systems-dark-1280x800",
    "history.png": "history-dark-1280x800",
}
"""Each file in docs, and the name of the tour's picture that it is."""


def write_or_check(*, is_check: bool) -> int:
    """Take the pictures anew, or compare those of the pages with the table. Refusal where the tour fails."""
    if is_check:
        differing = shown_by(PAGES) ^ set(PICTURES)
        for name in sorted(differing):
            say(f"docs/{name} is not both shown by a page and made by the tour.")
        return int(bool(differing))
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([sys.executable, "-m", "dicedesk", "--tour", folder], cwd=PROJECT, check=False)
        if done.returncode != 0:
            raise Refusal("The tour failed, so no picture was changed.")
        return write(DOCS, {name: taken(Path(folder), of) for name, of in PICTURES.items()})


def shown_by(pages: tuple[Path, ...]) -> set[str]:
    """Return the names of all pictures that the pages show."""
    return {name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8"))}


def taken(tour: Path, name: str) -> bytes:
    """Return the tour's picture of this name as a small PNG file. Refusal where there is none, or more than one."""
    found = list(tour.glob(f"[0-9][0-9][0-9]-{name}.png"))
    if len(found) != 1:
        raise Refusal(f"The tour has {len(found)} pictures with the name {name}.")
    made = BytesIO()
    Image.open(found[0]).convert("RGB").save(made, "PNG", optimize=True)
    return made.getvalue()
