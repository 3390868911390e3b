"""Finds the files under `resources/` in a checkout, a wheel and a packaged program."""

import re
from pathlib import Path

# importlib.resources would do this too, but its imports would cost the window 5 ms at each start.
PACKAGE = Path(__file__).parents[1]

ENGLISH = "en"
"""The language in which every page exists."""


def resource(path: str) -> Path:
    """The file at a path below `resources/`, such as "strategies/hog-final.txt".

    An installed wheel carries the folder inside the package; in a checkout it is next to it. Raises FileNotFoundError
    if the file is in neither place.
    """
    for folder in (PACKAGE, PACKAGE.parent):
        file = folder / "resources" / path
        if file.is_file():
            return file
    raise FileNotFoundError(f"resources/{path} is not part of this installation")


def read_text(path: str) -> str:
    """The text of a UTF-8 resource file."""
    return resource(path).read_text(encoding="utf-8")


_CHINESE = r"\u3000-\u303f\u3400-\u9fff\uff00-\uffef"
_BROKEN_CHINESE = (
    rf"(?<=[{_CHINESE}])\n *(?=\*{{0,2}}[{_CHINESE}“])|(?<=[{_CHINESE}”…*])\n *(?=\*{{0,2}}[{_CHINESE}])"
)
"""A line end inside a Chinese paragraph. Compiled with the first help page, since it takes 4 ms."""


def help_page(page: str, language: str = ENGLISH) -> str:
    """The Markdown of a page under resources/help in a language, such as "hog" in "de" or "zh_CN".

    Falls back to the language without its country, then to English. Lines of Chinese are joined, because Markdown would
    put a space between them.
    """
    for folder in dict.fromkeys((language, language.partition("_")[0], ENGLISH)):
        try:
            return re.sub(_BROKEN_CHINESE, "", read_text(f"help/{folder}/{page}.md"))
        except FileNotFoundError:
            continue
    raise FileNotFoundError(f"resources/help/{ENGLISH}/{page}.md is not part of this installation")
