"""The package's page on an index: links, and a README without relative links."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

TARGET = r"\]\((?!\w+:|#)([^)\s]+)\)"
"""The end of a link or a picture that leads to a file of the project."""
PICTURE = re.compile(r"!\[[^\]]*" + TARGET)
LINK = re.compile(r"\[[^\]]*" + TARGET)
NO_PICTURES = "Pictures of it are in the source distribution, in its folder `docs`."


class IndexPageHook(MetadataHookInterface):
    """Gives the package its long description and its links.

    The variable DICEDESK_ADDRESS is the project's public page; without it there are no links and no pictures.
    """

    PLUGIN_NAME = "index-page"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README, in the form for an index page, and the links into the metadata."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = os.environ.get("DICEDESK_ADDRESS", "").rstrip("/")
        files = f"{address}/raw/v{metadata['version']}" if address else ""
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text, files)}
        metadata["urls"] = links(address)


def links(address: str) -> dict[str, str]:
    """Return the links of an index page, by name; none without an address."""
    if not address:
        return {}
    return {"Homepage": address, "Issues": f"{address}/issues"}


def for_an_index(text: str, address: str = "") -> str:
    """Return the text with its pictures and links under that address.

    Without an address, a sentence replaces the pictures, and a path replaces the link to a file.
    """
    if address:
        return re.sub(TARGET, rf"]({address.rstrip('/')}/\1)", text)
    shown = PICTURE.sub("", PICTURE.sub(NO_PICTURES, text, count=1))
    return re.sub(r"\n{3,}", "\n\n", LINK.sub(r"`\1`", shown))
