"""The README as an index page of packages shows it: there, nothing can be reached that lies beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

TARGET = r"\]\((?!\w+:|#)([^)\s]+)\)"
"""The end of a link or a picture that leads to a file of the project."""
PICTURE = re.compile(r"!\[[^\]]*" + TARGET)
LINK = re.compile(r"\[[^\]]*" + TARGET)
NO_PICTURES = "Pictures of it are in the source distribution, in its folder `docs`."


class ReadmeHook(MetadataHookInterface):
    """Gives the package its long description. `address`, in pyproject.toml, is where the project's files are seen."""

    PLUGIN_NAME = "readme"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README, as an index page can show it, into the metadata."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        shown = for_an_index(text, self.config.get("address", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def for_an_index(text: str, address: str = "") -> str:
    """Return the text with its pictures and links under that address.

    Without an address a sentence stands for the pictures, and the path of a file for the link to it.
    """
    if address:
        return re.sub(TARGET, rf"]({address.rstrip('/')}/\1)", text)
    shown = PICTURE.sub("", PICTURE.sub(NO_PICTURES, text, count=1))
    return re.sub(r"\n{3,}", "\n\n", LINK.sub(r"`\1`", shown))
